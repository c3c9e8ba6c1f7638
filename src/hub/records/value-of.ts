import type { ListedRecord, ShownField } from '../../domain/hub-list.ts';
import { type Language, otherLanguage } from '../../domain/language.ts';
import { useText } from '../../web/language/language.tsx';

export type Values = Readonly<Record<string, unknown>>;

/** A record's values in the present language. */
export function useValues(record: ListedRecord): Values {
  const text = useText();
  return { ...record, ...text(record.locale) };
}

/** The value of a field in one language; what it lacks there is the other one's. */
export function valueOf({ name, isBilingual }: ShownField, values: Values, language: Language): unknown {
  const value = values[name];
  if (!isBilingual || value === null || typeof value !== 'object') return value;
  const both = value as Values;
  return isShown(both[language]) ? both[language] : both[otherLanguage(language)];
}

/** Whether there is anything to show. */
export const isShown = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

export interface Shown {
  readonly field: ShownField;
  readonly value: unknown;
}

/** The fields that have something to show, with their values. */
export const shownIn = (fields: readonly ShownField[], values: Values, language: Language): Shown[] =>
  fields
    .map((field) => ({ field, value: valueOf(field, values, language) }))
    .filter(({ value }) => isShown(value));
