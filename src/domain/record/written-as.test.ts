import { expect, it } from 'vitest';
import { writtenAs } from './written-as.ts';

const spanish = { localized: true, firstLanguage: 'es' } as const;

it('a record is written as its site is, and a site as it says of itself', () => {
  expect(writtenAs({ name: 'event' }, { localized: false }, spanish)).toEqual(spanish);
  expect(writtenAs({ name: 'brand' }, {}, undefined)).toEqual({ localized: true, firstLanguage: 'en' });
  expect(writtenAs({ name: 'site' }, { localized: true, firstLanguage: 'es' }, undefined)).toEqual(spanish);
  const oneLanguage = { localized: false, firstLanguage: 'en' };
  expect(writtenAs({ name: 'site' }, { localized: null, firstLanguage: null }, spanish)).toEqual(oneLanguage);
});
