import type { ContentType } from '../content-type.ts';
import type { Locales } from '../language.ts';
import { isNothing, isSameValue } from './same-value.ts';

/** Fields whose Spanish waits, each with the English that the Spanish was last written for. */
export type TranslationDue = Readonly<Record<string, unknown>>;

type Values = Readonly<Record<string, unknown>>;

/**
 * Which Spanish texts wait after a write: their English changed and they did not. One that changes waits no more,
 * nor one whose English is emptied or goes back to what it was, nor one that staff call still right.
 */
export function translationDue(
  type: ContentType,
  before: Locales<Values>,
  after: Locales<Values>,
  due: TranslationDue,
  stillRight: readonly string[],
): TranslationDue {
  const localized = Object.entries(type.fields).filter(
    // An address in English is no text to translate.
    ([, field]) => field.localized && field.type !== 'slug',
  );
  return Object.fromEntries(
    localized.flatMap(([name]) => {
      const wasDue = Object.hasOwn(due, name);
      const base = wasDue ? due[name] : (before.en[name] ?? null);
      const isDue =
        !stillRight.includes(name) &&
        !isNothing(after.es[name]) &&
        !isNothing(after.en[name]) &&
        !isNothing(base) &&
        isSameValue(before.es[name], after.es[name]) &&
        !isSameValue(base, after.en[name]);
      return isDue ? [[name, base]] : [];
    }),
  );
}
