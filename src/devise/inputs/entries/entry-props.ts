import type { ComponentType } from 'react';
import type { Field } from '../../../domain/fields/field.ts';
import type { ListField } from '../../../domain/fields/nested.ts';
import type { Language } from '../../../domain/language.ts';
import type { FieldIssue } from '../field/field-issue.ts';
import type { FieldInputProps, Values } from '../field/input-props.ts';

/** A field whose value is a list of entries: of one shape, or of several sorts of block. */
export type EntriesField = Field &
  Partial<Pick<ListField, 'entryLabels' | 'entriesAre' | 'opensAlone'>> & { readonly maxItems: number };

/** What can be done with the entry of a place. The functions stay the same ones. */
export interface EntryChanges {
  readonly change: (place: number, update: (entry: Values) => Values) => void;
  readonly move: (place: number, to: number) => void;
  readonly duplicate: (place: number) => void;
  readonly remove: (place: number) => void;
}

export interface EntryRowProps {
  readonly id: string;
  readonly entry: Values;
  readonly place: number;
  readonly count: number;
  /** Path of the list. */
  readonly list: string;
  readonly field: EntriesField;
  readonly changes: EntryChanges;
  readonly issues: readonly FieldIssue[];
  readonly readOnly: boolean;
  readonly isFull: boolean;
  readonly siteId: number | null;
  readonly locale: Language | undefined;
  readonly Inner: ComponentType<FieldInputProps>;
}

/** With the entry's own path. */
export type EntryBodyProps = EntryRowProps & { readonly path: string };
