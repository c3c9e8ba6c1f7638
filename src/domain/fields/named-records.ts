import type { Field, FieldOptions } from './field.ts';
import type { FieldType } from './field-type.ts';
import { parseText } from './text.ts';

/** Records of another type by a code of theirs, in one text: 'casa-marea, bahia-coral'. */
export interface NamedRecordsField extends Field<'namedRecords', string | null> {
  readonly to: string;
  /** The field of the other type that holds the code. */
  readonly by: string;
}

export const namedRecords = <const O extends FieldOptions & { to: string; by: string }>(
  options: O,
): NamedRecordsField & O => ({ type: 'namedRecords', ...options });

const MAX_NAMES = 1000;

/** 'casa-marea; bahia-coral' → ['casa-marea', 'bahia-coral'], each once. */
export const codesIn = (text: unknown): string[] =>
  typeof text === 'string' ? [...new Set(text.match(/[^\s,;]+/g))] : [];

export const namedRecordsType: FieldType<NamedRecordsField> = {
  column: 'text',
  blank: null,
  parse: (value, _field, at, context) => codesIn(parseText(value, MAX_NAMES, at, context)).join(', ') || null,
  schema: ({ to, by }) => ({
    type: ['string', 'null'],
    maxLength: MAX_NAMES,
    description: `The ${by} of each ${to}, with commas`,
  }),
  namesByCode: ({ to, by }, value) => ({ record: to, by, codes: codesIn(value) }),
  searchWords: (value) => (typeof value === 'string' ? [value] : []),
  isOrdered: true,
  filterIfShown: 'words',
};
