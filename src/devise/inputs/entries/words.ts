import type { Field, Fields } from '../../../domain/fields/field.ts';
import { fieldTypeOf } from '../../../domain/fields/field-types.ts';
import type { Language } from '../../../domain/language.ts';
import { entryName, fieldsOfEntry, namingField } from '../../../domain/lists/entry-name.ts';
import { isNothing, ownValue } from '../../../domain/record/same-value.ts';
import { labelOf } from '../field/field-label.tsx';
import type { Values } from '../field/input-props.ts';
import { inReadersLanguage, formatValue } from './format-value.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** What an entry is called in the words of whoever reads: a choice by its label. */
export function nameOf(entry: Values, fields: Fields, language: Language): string | undefined {
  const named = namingField(entry, fields);
  const field = named === undefined ? undefined : fields[named];
  if (named === undefined || field === undefined) return undefined;
  return fieldTypeOf(field).namesEntry === 'second'
    ? formatValue(field, entry[named], language)
    : entryName(entry, fields);
}

/** What an entry is called in Spanish, where it is another name. */
export function spanishNameOf(entry: Values, fields: Fields): string {
  const named = namingField(entry, fields);
  if (named === undefined) return '';
  const [en, es] = [ownValue(entry[named], 'en'), ownValue(entry[named], 'es')];
  return en !== es && !isNothing(en) ? textOf(es) : '';
}

function brief(field: Field, value: unknown, language: Language): string {
  const { summary } = fieldTypeOf(field);
  const entries = Array.isArray(value) ? value.length : 0;
  if (summary === 'count') return entries > 0 ? `${labelOf(field, language)}: ${entries}` : '';
  if (summary !== 'value' && !field.inSummary) return '';
  return formatValue(field, inReadersLanguage(field, value, language), language);
}

/** What a closed entry says of itself beside its name: a price, its tags, how many dishes it holds. */
export function summaryOf(entry: Values, field: Field, language: Language): string {
  const fields = fieldsOfEntry(field, entry);
  // The choice that the entry is called by is said already.
  const name = namingField(entry, fields);
  return Object.entries(fields)
    .filter(([one]) => one !== name)
    .map(([one, inner]) => brief(inner, entry[one], language))
    .filter(Boolean)
    .join(' · ');
}
