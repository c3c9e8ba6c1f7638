import type { ContentType } from '../content-type.ts';
import { defaultLanguage, type Language, otherLanguage } from '../language.ts';
import type { Field } from '../fields/field.ts';
import { type EntriesBy, textsOf } from './leaves.ts';

const isBlank = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';

type Type = Pick<ContentType, 'fields'>;

/** How texts are named, and the language that they are translated from: the first one of their site. */
interface Named {
  readonly by?: EntriesBy;
  readonly from?: Language;
}

/**
 * Paths of the texts that a record says in the first language of its site and not in the other. What is shown in one
 * language alone needs none.
 */
export function untranslatedTexts(
  type: Type,
  record: unknown,
  { by = 'place', from = defaultLanguage }: Named = {},
): string[] {
  const to = otherLanguage(from);
  return textsOf(type, record, by).flatMap(({ value, onlyIn, pathIn }) =>
    !onlyIn && !isBlank(value[from]) && isBlank(value[to]) ? [pathIn(to)] : [],
  );
}

const FIRST = 'entries.0.';

/** The same of one entry of a list, as paths inside it: 'title.es'. */
export const untranslatedInEntry = (field: Field, entry: unknown, from: Language): string[] =>
  untranslatedTexts({ fields: { entries: field } }, { entries: [entry] }, { from }).map((path) =>
    path.slice(FIRST.length),
  );

/** Paths of the texts inside lists that are word for word the same in both languages. */
export const sameTexts = (type: Type, record: unknown, from: Language = defaultLanguage): string[] =>
  textsOf(type, record, 'place').flatMap(({ value, path, name, pathIn }) =>
    path !== name && !isBlank(value.en) && value.en === value.es ? [pathIn(otherLanguage(from))] : [],
  );
