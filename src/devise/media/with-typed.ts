import { languages } from '../../domain/language.ts';
import { isSameValue } from '../../domain/record/same-value.ts';
import type { MediaValues } from './media.ts';

/** The fields of `now`, but for those in which `typed` differs from `before`. */
function mergeFields<T extends object>(typed: T, before: T, now: T): T {
  const differs = (key: keyof T) => JSON.stringify(typed[key]) !== JSON.stringify(before[key]);
  const own = (Object.keys(typed) as (keyof T)[]).filter(differs);
  return { ...now, ...Object.fromEntries(own.map((key) => [key, typed[key]])) };
}

/** What somebody typed upon one version of a file, upon the next one: what they left alone is as it is now. */
export function withTyped(typed: MediaValues, before: MediaValues, now: MediaValues): MediaValues {
  const [en, es] = languages.map((language) =>
    mergeFields(typed.locale[language], before.locale[language], now.locale[language]),
  );
  return { ...mergeFields(typed, before, now), locale: { en: en!, es: es! } };
}

/** Whether somebody else changed what was typed, too, and to something else. */
export const isOvertaken = (typed: MediaValues, before: MediaValues, now: MediaValues): boolean =>
  !isSameValue(withTyped(typed, before, now), withTyped(now, before, typed));
