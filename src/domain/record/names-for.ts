import type { Language } from '../language.ts';

export interface Names {
  readonly name: string;
  /** What staff call it, where that is not its name; else ''. */
  readonly beside: string;
}

/** Readers of Spanish know a record by what guests read there: the name that staff gave it is mostly English. */
export function namesFor(name: string, spanishTitle: unknown, language: Language): Names {
  const title = language === 'es' && typeof spanishTitle === 'string' ? spanishTitle.trim() : '';
  return title === '' || title === name ? { name, beside: '' } : { name: title, beside: name };
}
