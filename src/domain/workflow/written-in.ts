import { isLanguage, type Language } from '../language.ts';
import { isSameValue, valueAt } from '../record/same-value.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const keysOf = (one: unknown, other: unknown): string[] => [
  ...new Set([one, other].flatMap((value) => (isObject(value) ? Object.keys(value) : []))),
];

/** The languages in which anything differs, at any depth: `locale.es.title`, `sections.0.title.es`. */
function differingLanguages(before: unknown, after: unknown): Language[] {
  if (isSameValue(before, after)) return [];
  return keysOf(before, after).flatMap((key) => {
    const [was, is] = [valueAt(before, key), valueAt(after, key)];
    if (!isLanguage(key)) return differingLanguages(was, is);
    return isSameValue(was, is) ? [] : [key];
  });
}

/** The one language that texts of a record were written in between two of its states; undefined for both, or none. */
export function writtenIn(before: unknown, after: unknown): Language | undefined {
  const [language, ...others] = new Set(differingLanguages(before, after));
  return others.length === 0 ? language : undefined;
}
