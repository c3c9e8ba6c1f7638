import type { Language } from './language.ts';

const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-MX' };

/** A length in metres as it is written in Mexico and in the United States: '5.1', never '5,1'. */
export const measureText = (value: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { maximumFractionDigits: 1 }).format(value);
