import type { ContentType } from '../content-type.ts';
import { fieldTypeOf } from '../fields/field-types.ts';
import { parseRecord } from '../record/parse-record.ts';
import { languages } from '../language.ts';
import { isNamed } from '../record/translation-due.ts';
import { isNothing, isSameValue, ownValue } from '../record/same-value.ts';
import { type FormValues, formValues } from './values-of.ts';

type Values = Readonly<Record<string, unknown>>;

/** What is asked of a record: words, where an address left empty is drawn and counts are Palapa's own. */
const asked = (type: ContentType, typed: Values, read: Values): string[] =>
  Object.keys(read).filter((name) => {
    const { isCounted, drawFrom, isFact } = fieldTypeOf(type.fields[name]!);
    return !isCounted && !isFact && !(drawFrom && isNothing(typed[name]));
  });

/** Whether a record says all that was typed already: only the answer to saving it was lost then. */
export function isSaved(type: ContentType, typed: FormValues, record: unknown): boolean {
  const { plain, locale, stillRight } = parseRecord(type, typed);
  const stored = formValues(type, record);
  const due = ownValue(record, 'translation_due');
  const says = (read: Values, from: Values, kept: Values) =>
    asked(type, from, read).every((name) => isSameValue(read[name], kept[name]));
  return (
    says(plain, typed, stored) &&
    languages.every((one) => says(locale[one], typed.locale[one], stored.locale[one])) &&
    !stillRight.some((name) => Array.isArray(due) && due.some((path) => isNamed(String(path), [name])))
  );
}
