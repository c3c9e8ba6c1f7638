import type { ContentType } from '../content-type.ts';
import { type EntriesBy, textsOf } from './leaves.ts';

const isBlank = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';

type Type = Pick<ContentType, 'fields'>;

/** Paths of the texts that a record says in English and not in Spanish. What is shown in one language alone needs none. */
export const untranslatedTexts = (type: Type, record: unknown, by: EntriesBy = 'place'): string[] =>
  [...textsOf(type, record, by)].flatMap(({ value, onlyIn, pathIn }) =>
    !onlyIn && !isBlank(value.en) && isBlank(value.es) ? [pathIn('es')] : [],
  );

/** Paths of the texts inside lists that are word for word the same in both languages. */
export const sameTexts = (type: Type, record: unknown, by: EntriesBy = 'place'): string[] =>
  [...textsOf(type, record, by)].flatMap(({ value, path, name, pathIn }) =>
    path !== name && !isBlank(value.en) && value.en === value.es ? [pathIn('es')] : [],
  );
