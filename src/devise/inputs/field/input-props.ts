import type { ComponentType } from 'react';
import type { Field, Fields } from '../../../domain/fields/field.ts';
import type { Language } from '../../../domain/language.ts';
import type { FieldIssue } from './field-issue.ts';

/** What every input is given, whatever the kind of its field. */
export interface InputProps<V = unknown, F extends Field = Field> {
  readonly field: F;
  /** Dotted; also the id of the element that takes the focus. */
  readonly path: string;
  readonly value: V | null | undefined;
  readonly onChange: (value: V | null) => void;
  readonly issues: readonly FieldIssue[];
  readonly readOnly: boolean;
  /** Whose records and whose clock; null for records of the whole group. */
  readonly siteId: number | null;
  /** The language the value is written in, where the field is kept once per language. */
  readonly locale?: Language | undefined;
  /** Its English changed after this was written. */
  readonly due?: boolean | undefined;
  /** The values kept beside it: an address is drawn from the title there. */
  readonly siblings?: Readonly<Record<string, unknown>> | undefined;
  /** The fields of these values. */
  readonly siblingFields?: Fields | undefined;
  /** Draws the fields inside this one. Handed down, so that inputs do not import each other in a circle. */
  readonly Inner: ComponentType<FieldInputProps>;
}

export type FieldInputProps = Omit<InputProps, 'readOnly' | 'Inner'> & { readonly readOnly?: boolean };

export type Values = Readonly<Record<string, unknown>>;
