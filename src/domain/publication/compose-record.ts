import { fieldTypeOf } from '../fields/field-types.ts';
import { type ContentType, fieldsByPlace } from '../content-type.ts';
import { type Language, languages } from '../language.ts';
import { withWordsOf } from './words-of.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a revision says in today's fields: every field has a value. */
export type RevisionValues = Values & { readonly locale: Readonly<Record<Language, Values>> };

/** A revision that guests of a language read. */
export interface SeenRevision {
  readonly number: number;
  readonly values: RevisionValues;
}

const pick = (from: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, from[name]]));

/**
 * A record as guests read it. `stored` is its row, from which its id, position and other facts are taken, and `blank` a
 * record without any value. What is kept once is that of the newest revision that is published in either language; the
 * words of each language, also inside lists, are those of its own revision, and none where it has no published one. Undefined where no
 * language has. `ofRow` names fields that guests' pages do not show, or that nobody writes: they follow the row.
 */
export function composeRecord<R extends RevisionValues>(
  type: ContentType,
  stored: R,
  blank: RevisionValues,
  seen: Readonly<Partial<Record<Language, SeenRevision>>>,
  ofRow: readonly string[] = [],
): R | undefined {
  const published = languages.flatMap((language) => seen[language] ?? []);
  if (published.length === 0) return undefined;
  const newest = published.reduce((one, other) => (other.number > one.number ? other : one));
  const { plain } = fieldsByPlace(type.fields);
  const counts = plain.filter((name) => fieldTypeOf(type.fields[name]!).isCounted);
  const kept = plain.filter((name) => !counts.includes(name) && !ofRow.includes(name));
  const valuesIn = (language: Language) => seen[language]?.values ?? blank;
  const spoken = languages.reduce(
    (values, language) =>
      seen[language] === newest ? values : withWordsOf(type.fields, values, valuesIn(language), language),
    pick(newest.values, kept),
  );
  return {
    ...stored,
    ...spoken,
    locale: { en: valuesIn('en').locale.en, es: valuesIn('es').locale.es },
  };
}
