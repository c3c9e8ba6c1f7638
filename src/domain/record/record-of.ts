import type { ContentType, RecordFacts } from '../content-type.ts';
import type { AnyValueOf, Fields, IsKeptPerLanguage, ValueOf } from '../fields/field.ts';
import type { Locales } from '../language.ts';

/** Values of a type that is known only when the program runs. */
export type AnyValues = Readonly<Record<string, unknown>>;

/** The names of the fields that a type declares. */
export type FieldName<T extends ContentType> = keyof T['fields'] & string;

/** What a record says once for both languages. */
export type PlainValues<F extends Fields> = string extends keyof F
  ? AnyValues
  : { readonly [K in keyof F as IsKeptPerLanguage<F[K]> extends true ? never : K]: ValueOf<F[K]> };

/** What a record says in one language; required in the default language only, so any of it may be missing. */
export type LocaleValues<F extends Fields> = string extends keyof F
  ? AnyValues
  : { readonly [K in keyof F as IsKeptPerLanguage<F[K]> extends true ? K : never]: AnyValueOf<F[K]> };

/** A record, as its declaration says: `RecordOf<typeof event>`. `RecordOf` alone is a record of any type. */
export type RecordOf<T extends ContentType = ContentType> = RecordFacts &
  PlainValues<T['fields']> & { readonly locale: Locales<LocaleValues<T['fields']>> };
