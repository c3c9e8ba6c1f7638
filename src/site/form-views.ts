import type { FormField } from '../domain/forms/form-field.ts';

/** What the form of a page gets from the server. */

export interface FormFieldView {
  readonly name: string;
  readonly kind: FormField['kind'];
  readonly label: string;
  readonly help: string | null;
  readonly isRequired: boolean;
  readonly isShort: boolean;
  /** Asked only of whoever wants something by post. */
  readonly isForPost: boolean;
  readonly autocomplete: string | null;
  readonly maxLength: number | null;
  readonly range: { readonly min: number; readonly max: number } | null;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  /** As it was typed. */
  readonly value: string;
  readonly issue: string | null;
  /** The terms that a consent names; null where it names none. */
  readonly terms: string | null;
}

/** A form as it stands on a page: blank for everybody, or as one visitor has sent it. */
export interface FormView {
  readonly name: string;
  /** Where it is sent: the address of its own page. */
  readonly action: string;
  readonly fields: readonly FormFieldView[];
  readonly button: string;
  /** Said above it where it could not be taken yet. */
  readonly notice: { readonly title: string; readonly text: string | null } | null;
  /** Set once it was taken. */
  readonly thanks: { readonly title: string; readonly text: string } | null;
  /** Null on pages that everybody gets. */
  readonly ticket: string | null;
  /** Of somebody who is known otherwise: what is sent in the place of a ticket. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** A page that is looked at before it is published sends nothing. */
  readonly isDisabled: boolean;
}
