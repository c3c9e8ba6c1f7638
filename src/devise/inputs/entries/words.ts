import type { ChoiceField, ChoicesField } from '../../../domain/fields/choice.ts';
import type { Field, Fields } from '../../../domain/fields/field.ts';
import type { Language } from '../../../domain/language.ts';
import { formatAdminDate } from '../../../domain/time/time-format.ts';
import { namingField } from '../../../domain/lists/entry-name.ts';
import type { Said } from '../../../domain/lists/paired-list.ts';
import { optionName } from '../choice/option-name.ts';
import { labelOf } from '../field/field-label.tsx';
import type { Values } from '../field/input-props.ts';

/** Fields by which a list is known for one of buttons or of dishes, however the type names it. */
const hasAll = (fields: Fields, names: readonly string[]): boolean =>
  names.every((name) => Object.hasOwn(fields, name));

export const areLinks = (fields: Fields): boolean =>
  hasAll(fields, ['type', 'linktext', 'linkurl', 'pageId']);
export const areDishes = (fields: Fields): boolean => hasAll(fields, ['title', 'desc', 'price', 'dr']);

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** What an entry is called in Spanish, where it is another name. */
export function spanishNameOf(entry: Values, fields: Fields): string {
  const named = namingField(entry, fields);
  const both = named !== undefined && fields[named]?.type === 'paired' ? (entry[named] as Said) : undefined;
  return both && both.es !== both.en ? textOf(both.es) : '';
}

const MERE_NAMES = new Set(['Name', 'Nombre', 'Title', 'Título', 'Text', 'Texto']);

/** What one entry is in general, where its name says it: 'Dish', 'Sub-section'; '' for a mere 'Title'. */
export function nameOfOne(fields: Fields, language: Language): string {
  const named = Object.values(fields).find(({ type }) => ['text', 'choice', 'paired'].includes(type));
  const label = named ? labelOf(named, language) : '';
  return /\s/.test(label) || MERE_NAMES.has(label) ? '' : label;
}

function shortly(field: Field, name: string, value: unknown, language: Language): string {
  switch (field.type) {
    case 'choice':
      return textOf(value) && optionName(field as ChoiceField, textOf(value), language);
    case 'choices':
      return (Array.isArray(value) ? value : [])
        .map((one: string) => optionName(field as ChoicesField, one, language))
        .join(', ');
    case 'list':
      return Array.isArray(value) && value.length > 0 ? `${labelOf(field, language)}: ${value.length}` : '';
    case 'wallClock':
      return textOf(value) && formatAdminDate(textOf(value), language);
    default:
      return name === 'price' ? textOf(value) : '';
  }
}

/** What a closed entry says of itself beside its name: a price, its tags, how many dishes it holds. */
export function summaryOf(entry: Values, fields: Fields, language: Language): string {
  const first = Object.keys(fields).find((name) => fields[name]?.type === 'choice');
  const isNamedByChoice = !areLinks(fields) && Object.keys(fields)[0] === first;
  return Object.entries(fields)
    .filter(([name]) => !(isNamedByChoice && name === first))
    .map(([name, field]) => shortly(field, name, entry[name], language))
    .filter(Boolean)
    .join(' · ');
}
