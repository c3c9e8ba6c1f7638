import type { Language } from '../../domain/language.ts';

/** British, for lists without a comma before the last word. */
const locales: Readonly<Record<Language, string>> = { en: 'en-GB', es: 'es' };

/** 'nuts, shellfish and gluten', 'nueces, mariscos y gluten'; a disjunction joins by 'or', 'o'. */
export const listInWords = (
  words: readonly string[],
  language: Language,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => new Intl.ListFormat(locales[language], { type }).format(words);
