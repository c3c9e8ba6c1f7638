import { expect, it } from 'vitest';
import { languagesOf } from './site-languages.ts';

it.each([
  [true, 'en', ['en', 'es']],
  [true, 'es', ['es', 'en']],
  [false, 'es', ['en']],
] as const)('localized %s, first %s: %j', (localized, firstLanguage, languages) => {
  expect(languagesOf({ localized, firstLanguage })).toEqual(languages);
});
