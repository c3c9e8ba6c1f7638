/** Grammatical gender of the nouns that types are called by in Spanish, from the noun's first word. */
export type Gender = 'm' | 'f';

const FEMININE = /(a|ión|dad|tud)$/;
const MASCULINE_ALL_THE_SAME = new Set(['menú', 'mapa', 'programa', 'tema', 'día', 'idioma']);

export function genderOf(noun: string): Gender {
  const first = noun.trim().toLowerCase().split(/[\s-]/)[0] ?? '';
  return FEMININE.test(first) && !MASCULINE_ALL_THE_SAME.has(first) ? 'f' : 'm';
}
