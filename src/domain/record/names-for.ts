import type { Language } from '../language.ts';
import { valueAt } from './same-value.ts';

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

/** The title that guests of a language read, by the place of its type (`titlePlace`); null where it is not written in it. */
export function titleAt(
  place: readonly string[] | undefined,
  record: unknown,
  language: Language,
): string | null {
  if (place === undefined) return null;
  const [name = '', inner] = place;
  const text = valueAt(
    record,
    inner === undefined ? `locale.${language}.${name}` : `${name}.${inner}.${language}`,
  );
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : null;
}
