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
}

declare const valueType: unique symbol;

export interface Field<Kind extends string = string, Value = unknown> extends FieldOptions {
  readonly type: Kind;
  readonly localized?: boolean;
  /** Never set: it only carries the type of the field's value. */
  readonly [valueType]?: Value;
}

export type Fields = Readonly<Record<string, Field>>;

/** The value a field holds once it has been read: required fields are never null. */
export type ValueOf<F> = F extends { readonly [valueType]?: infer V }
  ? F extends { readonly required: true }
    ? NonNullable<V>
    : Exclude<V, undefined>
  : never;

export type ValuesOf<F extends Fields> = { -readonly [K in keyof F]: ValueOf<F[K]> };

/** Marks a field as kept once per language. */
export function localized<const F extends Field>(field: F): F & { readonly localized: true } {
  return { ...field, localized: true };
}
