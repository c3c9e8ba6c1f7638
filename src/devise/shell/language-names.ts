import type { Language } from '../../domain/language.ts';

/** Each language in its own words. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };
