import type { Field, Fields } from '../fields/field.ts';
import { fieldTypeOf } from '../fields/field-types.ts';
import { ownValue } from '../record/same-value.ts';

/** What a value says: a text, or of a text in both languages the one that is written, English first. */
function textIn(value: unknown): string | undefined {
  const texts = [value, ownValue(value, 'en'), ownValue(value, 'es')];
  return texts.find((one): one is string => typeof one === 'string' && one.trim() !== '')?.trim();
}

const rankOf = (field: Field): 'first' | 'second' | undefined =>
  field.isCode ? undefined : fieldTypeOf(field).namesEntry;

/**
 * The field that an entry is called by: the first text that says something, else the first choice. A block is called by
 * what it is sooner than by how it is composed.
 */
export function namingField(entry: unknown, fields: Fields): string | undefined {
  const names = Object.keys(fields).filter((name) => textIn(ownValue(entry, name)) !== undefined);
  const isBlock = textIn(ownValue(entry, 'block')) !== undefined;
  return (
    names.find((name) => rankOf(fields[name]!) === 'first') ??
    (isBlock ? undefined : names.find((name) => rankOf(fields[name]!) === 'second'))
  );
}

/** What an entry of a list is called by; undefined as long as it says nothing. */
export function entryName(entry: unknown, fields: Fields): string | undefined {
  const name = namingField(entry, fields);
  return name === undefined ? undefined : textIn(ownValue(entry, name));
}

/** The fields of an entry of a list field; none where the entry fits none. */
export const fieldsOfEntry = (field: Field, entry: unknown): Fields =>
  fieldTypeOf(field).fieldsOf?.(field, entry) ?? {};

/** What an entry is called on the way to a value in it: its name, else its place, counted from 1. */
export const entryMark = (field: Field, entry: unknown, place: number): string =>
  entryName(entry, fieldsOfEntry(field, entry)) ?? String(place + 1);
