import type { Field, Fields } from '../fields/field.ts';
import { isWordless } from '../record/untranslated.ts';
import { ownValue } from '../record/same-value.ts';

/** What a value says: a text, or of a text in both languages the one that is written, English first. */
function said(value: unknown): string | undefined {
  const texts = [value, ownValue(value, 'en'), ownValue(value, 'es')];
  return texts.find((one): one is string => typeof one === 'string' && one.trim() !== '')?.trim();
}

const isText = ({ type }: Field): boolean => type === 'text' || type === 'paired';
const isChoice = ({ type }: Field): boolean => type === 'choice';

/** The field that an entry is called by: the first text that says something, else the first choice. */
export function namingField(entry: unknown, fields: Fields): string | undefined {
  const names = Object.keys(fields).filter((name) => said(ownValue(entry, name)) !== undefined);
  return (
    names.find((name) => isText(fields[name]!) && !isWordless(name)) ??
    names.find((name) => isChoice(fields[name]!))
  );
}

/** What an entry of a list is called by; undefined as long as it says nothing. */
export function entryName(entry: unknown, fields: Fields): string | undefined {
  const name = namingField(entry, fields);
  return name === undefined ? undefined : said(ownValue(entry, name));
}
