import type { ContentType } from '../content-type.ts';
import { defaultLanguage, type Language, otherLanguage } from '../language.ts';
import { textsOf } from './leaves.ts';
import { isInside, isNothing, isSameValue } from './same-value.ts';

/**
 * Texts whose translation waits, by their paths (`title`, `sections.k3f9x2ab.title`), each with the original that the
 * translation was last written for.
 */
export type TranslationDue = Readonly<Record<string, unknown>>;

/** Whether a path is the text itself or stands inside what is named: 'sections' names all texts of the sections. */
export const isNamed = (path: string, names: readonly string[]): boolean =>
  names.some((name) => isInside(path, name));

/**
 * Which translations wait after a write: their original, in the first language of the site, changed and they did not.
 * One that changes waits no more, nor one whose original is emptied or goes back to what it was, nor one that staff call
 * still right.
 */
export function translationDue(
  type: ContentType,
  before: unknown,
  after: unknown,
  due: TranslationDue,
  stillRight: readonly string[],
  from: Language = defaultLanguage,
): TranslationDue {
  const to = otherLanguage(from);
  const were = new Map(textsOf(type, before).map(({ path, value }) => [path, value]));
  return Object.fromEntries(
    textsOf(type, after).flatMap(({ path, value }) => {
      const was = were.get(path);
      const base = Object.hasOwn(due, path) ? due[path] : was?.[from];
      const isDue =
        !isNamed(path, stillRight) &&
        !isNothing(value[to]) &&
        !isNothing(value[from]) &&
        !isNothing(base) &&
        isSameValue(was?.[to], value[to]) &&
        !isSameValue(base, value[from]);
      return isDue ? [[path, base]] : [];
    }),
  );
}
