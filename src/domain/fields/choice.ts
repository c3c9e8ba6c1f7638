import type { Field, FieldOptions } from './field.ts';
import type { Language } from '../language.ts';
import type { FieldType } from './field-type.ts';
import { parseText } from './text.ts';

/** How screens call the values; one without a label is shown as it is stored. */
export type OptionLabels = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** One of the given values. Values are stored in English; screens label them. */
export interface ChoiceField<V extends string = string, Value = V> extends Field<'choice', Value | null> {
  readonly options: readonly V[];
  readonly labels?: OptionLabels;
  /** Names of the groups that many options stand in, by what is before their first dot: 'hub' of 'hub.dining'. */
  readonly groups?: OptionLabels;
  /** Values outside the options are kept, because rules say what an unknown one means. */
  readonly open?: boolean;
  /** What holds where nothing is chosen: a new entry begins with it, and nobody is offered to choose nothing. */
  readonly otherwise?: V;
}

export const choice = <
  const V extends string,
  const O extends FieldOptions & { open?: boolean; labels?: OptionLabels; groups?: OptionLabels },
>(
  options: O & { options: readonly V[]; otherwise?: NoInfer<V> },
): ChoiceField<V, O extends { readonly open: true } ? string : V> & O => ({ type: 'choice', ...options });

export interface ChoicesField<V extends string = string> extends Field<'choices', V[]> {
  readonly options: readonly V[];
  readonly labels?: OptionLabels;
}

export const choices = <const V extends string, const O extends FieldOptions & { labels?: OptionLabels }>(
  options: O & { options: readonly V[] },
): ChoicesField<V> & O => ({ type: 'choices', ...options });

const MAX_OPEN = 160;

export const choiceType: FieldType<ChoiceField> = {
  column: 'text',
  blank: null,
  beginsAs: ({ otherwise }) => otherwise,
  parse(value, field, at, context) {
    if (value === '') return null;
    if (typeof value === 'string' && field.options.includes(value)) return value;
    if (field.open) return parseText(value, MAX_OPEN, at, context);
    context.addIssue(at, 'choice', field.options.join(', '));
    return null;
  },
  schema: (field) =>
    field.open ? { type: ['string', 'null'], examples: field.options } : { enum: [...field.options, null] },
  placeholder: ({ options }) => options[0],
  isOrdered: true,
  namesEntry: 'second',
  summary: 'value',
  setsMany: true,
  filter: 'equals',
  filterBy: ({ open }) => (open ? 'text' : 'option'),
  guestView: ({ labels = {} }) => ({ as: 'words', words: labels }),
};

export const choicesType: FieldType<ChoicesField> = {
  column: 'json',
  blank: [],
  parse(value, field, at, context) {
    if (Array.isArray(value) && value.every((one) => field.options.includes(one))) {
      return field.options.filter((one) => value.includes(one));
    }
    context.addIssue(at, 'choice', field.options.join(', '));
    return [];
  },
  schema: (field) => ({ type: 'array', items: { enum: field.options }, uniqueItems: true }),
  setsMany: true,
  filter: 'holds',
  filterBy: () => 'option',
  guestView: ({ labels = {} }) => ({ as: 'words', words: labels }),
  summary: 'value',
  isEmpty: (value) => Array.isArray(value) && value.length === 0,
};
