import type { ContentType } from '../content-type.ts';
import { textsOf } from './leaves.ts';
import { isInside, isNothing, isSameValue } from './same-value.ts';

/**
 * Texts whose Spanish waits, by their paths (`title`, `sections.k3f9x2ab.title`), each with the English that the Spanish
 * was last written for.
 */
export type TranslationDue = Readonly<Record<string, unknown>>;

/** Whether a path is the text itself or stands inside what is named: 'sections' names all texts of the sections. */
export const isNamed = (path: string, names: readonly string[]): boolean =>
  names.some((name) => isInside(path, name));

/**
 * Which Spanish texts wait after a write: their English changed and they did not. One that changes waits no more,
 * nor one whose English is emptied or goes back to what it was, nor one that staff call still right.
 */
export function translationDue(
  type: ContentType,
  before: unknown,
  after: unknown,
  due: TranslationDue,
  stillRight: readonly string[],
): TranslationDue {
  const were = new Map([...textsOf(type, before)].map(({ path, value }) => [path, value]));
  return Object.fromEntries(
    [...textsOf(type, after)].flatMap(({ path, value }) => {
      const was = were.get(path);
      const base = Object.hasOwn(due, path) ? due[path] : was?.en;
      const isDue =
        !isNamed(path, stillRight) &&
        !isNothing(value.es) &&
        !isNothing(value.en) &&
        !isNothing(base) &&
        isSameValue(was?.es, value.es) &&
        !isSameValue(base, value.en);
      return isDue ? [[path, base]] : [];
    }),
  );
}
