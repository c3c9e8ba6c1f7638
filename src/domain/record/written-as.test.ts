import { expect, it } from 'vitest';
import { writtenAs } from './written-as.ts';

const spanish = { localized: true, firstLanguage: 'es' } as const;

it('a record is written as its site is, and a site as it says of itself', () => {
  expect(writtenAs({ scope: 'site' }, { localized: false }, spanish)).toEqual(spanish);
  expect(writtenAs({ scope: 'group' }, {}, undefined)).toEqual({ localized: true, firstLanguage: 'en' });
  expect(writtenAs({ scope: 'itself' }, { localized: true, firstLanguage: 'es' }, undefined)).toEqual(
    spanish,
  );
  const oneLanguage = { localized: false, firstLanguage: 'en' };
  expect(writtenAs({ scope: 'itself' }, { localized: null, firstLanguage: null }, spanish)).toEqual(
    oneLanguage,
  );
});
