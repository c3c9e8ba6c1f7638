import type { Language, Locales } from '../language.ts';

interface FieldOf<K extends string> {
  readonly kind: K;
  /** As it asks the visitor. */
  readonly label: Locales<string>;
  /** As staff read it beside the answer, where the label speaks to the visitor. */
  readonly staffLabel?: Locales<string>;
  readonly help?: Locales<string>;
  readonly isRequired?: true;
  /** Required where another field, a choice, says this. */
  readonly requiredWhen?: { readonly field: string; readonly is: string };
  /** What browsers fill in, by the names of HTML. */
  readonly autocomplete?: string;
  /** Takes half of the row where there is room. */
  readonly isShort?: true;
}

export interface LineField extends FieldOf<'line'> {
  /** Characters. */
  readonly maxLength: number;
  /** By its letters and digits, so that it needs one. */
  readonly isCompared?: true;
}
export interface TextField extends FieldOf<'text'> {
  readonly maxLength: number;
}
export interface EmailField extends FieldOf<'email'> {}
export interface TelephoneField extends FieldOf<'telephone'> {}
/** A day, 'YYYY-MM-DD'. */
export interface DayField extends FieldOf<'day'> {
  /** Otherwise a day to come. */
  readonly mayBePast?: true;
  /** The field of another day, before which this one cannot be. */
  readonly notBefore?: string;
}
export interface NumberField extends FieldOf<'number'> {
  readonly min: number;
  readonly max: number;
}
export interface ChoiceField extends FieldOf<'choice'> {
  readonly options: Readonly<Record<string, Locales<string>>>;
}
/** One of what the site offers at that moment: its brochures. What is stored is its name, so that it can be read for good. */
export interface OfferedField extends FieldOf<'offered'> {
  readonly of: 'brochures';
}
/** A box to tick. What is stored is the version of its words, so that it can be shown what somebody agreed to. */
export interface ConsentField extends FieldOf<'consent'> {
  readonly version: string;
  /** Its words name the terms of the site: the version that is in force is stored with it, and linked below it. */
  readonly namesTerms?: true;
}

/** Several of its options, each a box to tick: 'name.option' is what is sent. Stored as a list with commas. */
export interface ChoicesField extends FieldOf<'choices'> {
  readonly options: Readonly<Record<string, Locales<string>>>;
}
/** A box that may stay empty; 'yes' where it is ticked. */
export interface TickField extends FieldOf<'tick'> {}
/** As it was typed, spaces at its ends included. It is never shown again. */
export interface PasswordField extends FieldOf<'password'> {}

export type FormField =
  | LineField
  | TextField
  | EmailField
  | TelephoneField
  | DayField
  | NumberField
  | ChoiceField
  | OfferedField
  | ChoicesField
  | TickField
  | PasswordField
  | ConsentField;

/** What staff read beside a value. */
export const staffLabel = (field: FormField, language: Language): string =>
  (field.staffLabel ?? field.label)[language];

/** A value as people read it. */
export function shownValue(field: FormField, value: string, language: Language): string {
  if (field.kind === 'choice') return field.options[value]?.[language] ?? value;
  if (field.kind === 'consent') return language === 'en' ? `Yes (${value})` : `Sí (${value})`;
  return value;
}
