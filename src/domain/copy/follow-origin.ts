import { type ContentType, isKeptPerLanguage } from '../content-type.ts';
import { fieldTypeOf } from '../fields/field-types.ts';
import { isLanguage, languages } from '../language.ts';
import type { RecordValues } from '../record/parse-record.ts';
import { isSameValue } from '../record/same-value.ts';

/**
 * A copy that is kept in step follows its origin value by value: a field, or one language of it. What the copy says
 * otherwise than the origin said when the two were last brought in step is the copy's own, and stays.
 */

/** Dotted paths of the values that a copy shares: addresses are each property's own, counts and facts are Palapa's. */
export const sharedPaths = ({ fields }: Pick<ContentType, 'fields'>): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const { drawFrom, isCounted, isFact } = fieldTypeOf(field);
    if (drawFrom || isCounted || isFact) return [];
    return isKeptPerLanguage(field) ? languages.map((language) => `locale.${language}.${name}`) : [name];
  });

export function valueOf({ plain, locale }: RecordValues, path: string): unknown {
  const [first = '', language, name = ''] = path.split('.');
  return first === 'locale' && isLanguage(language) ? locale[language][name] : plain[first];
}

/** The body of a save that sets the values at these paths to those of another record. */
export function bodyOfPaths(paths: readonly string[], from: RecordValues) {
  const locale: Record<string, Record<string, unknown>> = { en: {}, es: {} };
  const plain: Record<string, unknown> = {};
  for (const path of paths) {
    const [first = '', language = '', name = ''] = path.split('.');
    if (first === 'locale') locale[language]![name] = valueOf(from, path);
    else plain[first] = valueOf(from, path);
  }
  return { ...plain, locale };
}

/** The paths at which two records say something else. */
export const differingPaths = (type: ContentType, one: RecordValues, other: RecordValues): string[] =>
  sharedPaths(type).filter((path) => !isSameValue(valueOf(one, path), valueOf(other, path)));

/** The paths at which a copy takes over what its origin says now; `base` is what the origin said before. */
export const followedPaths = (
  type: ContentType,
  { copy, base, origin }: Readonly<Record<'copy' | 'base' | 'origin', RecordValues>>,
): string[] =>
  sharedPaths(type).filter(
    (path) =>
      isSameValue(valueOf(copy, path), valueOf(base, path)) &&
      !isSameValue(valueOf(copy, path), valueOf(origin, path)),
  );
