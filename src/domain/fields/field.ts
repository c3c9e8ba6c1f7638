/** What every field of a content type says about itself. Pure data: the browser draws it, the server stores it. */
export interface FieldOptions {
  /** English label, shown to staff. */
  readonly label: string;
  /** The same label in Spanish. */
  readonly es: string;
  /** A localized field is required in the default language only: a missing translation falls back when read. */
  readonly required?: boolean;
  readonly help?: { readonly en: string; readonly es: string };
  /** No two live records of a site may share the value. */
  readonly unique?: boolean;
  /** A text that needs no translation although it may differ: a price. */
  readonly isCode?: boolean;
  /** A closed entry of a list says the value beside its name. */
  readonly inSummary?: boolean;
}

declare const valueType: unique symbol;

export interface Field<Kind extends string = string, Value = unknown> extends FieldOptions {
  readonly type: Kind;
  readonly localized?: boolean;
  /** Never set: it only carries the type of the field's value. */
  readonly [valueType]?: Value;
}

export type Fields = Readonly<Record<string, Field>>;

/** A value once per language. Null in one: it was not translated, and reads as the other language's. */
export interface Bilingual<V = unknown> {
  readonly en: V | null;
  readonly es: V | null;
}

/** The value a field holds once it has been parsed: required fields are never null. */
export type ValueOf<F> = F extends { readonly [valueType]?: infer V }
  ? F extends { readonly required: true }
    ? NonNullable<V>
    : Exclude<V, undefined>
  : never;

export type ValuesOf<F extends Fields> = { -readonly [K in keyof F]: ValueOf<F[K]> };

/** A field inside an entry or a group: a localized one carries both languages. */
type ValueInside<F> = F extends { readonly fields: Fields }
  ? ValueOf<F>
  : F extends { readonly localized: true }
    ? Bilingual<NonNullable<ValueOf<F>>>
    : ValueOf<F>;

/** The values of an entry or a group. */
export type InnerValues<F extends Fields> = { -readonly [K in keyof F]: ValueInside<F[K]> };

/**
 * Marks a field as kept once per language. A list or group is kept once and carries both languages inside; marked, it
 * goes to guests as each language's own.
 */
export function localized<const F extends Field>(field: F): F & { readonly localized: true } {
  return { ...field, localized: true };
}
