import type { MayHide } from '../guest/guest-record.ts';
import type { Language } from '../language.ts';

const isRecord = (value: unknown): value is MayHide & Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isHidden = (value: unknown, language: Language): boolean =>
  isRecord(value) && value.hidden_in?.includes(language) === true;

/**
 * What guests of a language see of an answer: records that are hidden from them are left out of lists, and of the lists
 * that records carry. Undefined for a record that is hidden itself. What hides nothing is returned as it is.
 */
export function seenIn<E>(data: readonly E[], language: Language): readonly E[];
export function seenIn<T>(data: T, language: Language): T | undefined;
export function seenIn(data: unknown, language: Language): unknown {
  if (isHidden(data, language)) return undefined;
  if (Array.isArray(data)) {
    const seen = data.flatMap((entry: unknown) => {
      const own = seenIn(entry, language);
      return own === undefined ? [] : [own];
    });
    return seen.every((entry, place) => entry === data[place]) && seen.length === data.length ? data : seen;
  }
  if (!isRecord(data)) return data;
  const changed = Object.entries(data).flatMap(([name, value]) => {
    if (!Array.isArray(value)) return [];
    const own = seenIn(value, language);
    return own === value ? [] : [[name, own] as const];
  });
  return changed.length === 0 ? data : { ...data, ...Object.fromEntries(changed) };
}
