/** What every field of a content type says about itself. Pure data: the browser draws it, the server stores it. */
export interface FieldOptions {
  /** English label, shown to staff. */
  readonly label: string;
  /** The same label in Spanish. */
  readonly es: string;
  /** A localized field is required in the site's first language only: a missing translation falls back when read. */
  readonly required?: boolean;
  /** Required only where another field of the record, one kept once, has this value. */
  readonly requiredWhen?: { readonly field: string; readonly is: string };
  /** Whether the name that is asked for is read by guests or stays with staff. */
  readonly readBy?: 'staff' | 'guests';
  /** What a number counts, written behind it: '%'. */
  readonly unit?: string;
  readonly help?: { readonly en: string; readonly es: string };
  /** No two live records of a site may share the value. */
  readonly unique?: boolean;
  /** A text that needs no translation although it may differ: a price. */
  readonly isCode?: boolean;
  /** Each record has its own, so that many are never given one value at once. */
  readonly isOwn?: boolean;
  /** A closed entry of a list says the value beside its name. */
  readonly inSummary?: boolean;
}

declare const valueType: unique symbol;
declare const guestType: unique symbol;

/** What a stored value is while it is not null. */
type Said<Value> = unknown extends Value ? unknown : Exclude<Value, null>;

/** `Value` is what is stored, null where nothing is said; `Guest` is what guests get for a value that is not null. */
export interface Field<
  Kind extends string = string,
  Value = unknown,
  Guest = Said<Value>,
> extends FieldOptions {
  readonly type: Kind;
  readonly localized?: boolean;
  /** Never set: they only carry the types of the field's value. */
  readonly [valueType]?: Value;
  readonly [guestType]?: Guest;
}

export type Fields = Readonly<Record<string, Field>>;

/** In the place of `Guest`: guests get the field's own entries, or its own group, made field by field. */
export interface GuestsGet<What extends 'entries' | 'group'> {
  readonly madeOf: What;
}

/** A value once per language. Null in one: it was not translated, and reads as the other language's. */
export interface Bilingual<V = unknown> {
  readonly en: V | null;
  readonly es: V | null;
}

/** The value a field holds once it has been parsed, required or not. */
export type AnyValueOf<F> = F extends { readonly [valueType]?: infer V } ? Exclude<V, undefined> : never;

/** The value a field holds once it has been parsed: required fields are never null. */
export type ValueOf<F> = F extends { readonly required: true } ? Exclude<AnyValueOf<F>, null> : AnyValueOf<F>;

/** What guests get for a value that is not null. */
export type GuestOf<F> = F extends { readonly [guestType]?: infer G } ? Exclude<G, undefined> : never;

export type ValuesOf<F extends Fields> = { -readonly [K in keyof F]: ValueOf<F[K]> };

/** What `isKeptPerLanguage` says of a field, for the compiler: lists, groups and blocks carry the languages inside. */
export type IsKeptPerLanguage<F> = F extends { readonly fields: Fields } | { readonly blocks: object }
  ? false
  : F extends { readonly localized: true }
    ? true
    : false;

/** A field inside an entry or a group: a localized one carries both languages. */
export type ValueInside<F> =
  IsKeptPerLanguage<F> extends true ? Bilingual<Exclude<AnyValueOf<F>, null>> : ValueOf<F>;

/** The values of an entry or a group. */
export type InnerValues<F extends Fields> = { -readonly [K in keyof F]: ValueInside<F[K]> };

/**
 * Marks a field as kept once per language. A list or group is kept once and carries both languages inside; marked, it
 * goes to guests as each language's own.
 */
export function localized<const F extends Field>(field: F): F & { readonly localized: true } {
  return { ...field, localized: true };
}
