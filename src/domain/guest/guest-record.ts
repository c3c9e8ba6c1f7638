import type { ContentType } from '../content-type.ts';
import type { BlockTypes } from '../fields/blocks.ts';
import type {
  AnyValueOf,
  Fields,
  GuestOf,
  GuestsGet,
  IsKeptPerLanguage,
  ValueInside,
  ValueOf,
} from '../fields/field.ts';
import type { Language, Locales } from '../language.ts';
import type { AnyValues, FieldName } from '../record/record-of.ts';

/**
 * The types of what guests get, drawn from a declaration: `serialize` on the server makes the values, in the same
 * order of cases. Conditional types throughout, so that editors and errors show what they come to.
 */

/** Whether values are made for the guests of one language, or hold both languages where entries carry them inside. */
type Spoken = 'one' | 'both';

type GuestFields<F, S extends Spoken> = F extends Fields
  ? {
      readonly [K in keyof F]: [S, IsKeptPerLanguage<F[K]>] extends ['both', true]
        ? ValueInside<F[K]>
        : GuestValueOf<F[K], S>;
    }
  : never;

type GuestBlocks<B extends BlockTypes, S extends Spoken> = {
  [K in keyof B]: { readonly block: K } & GuestFields<B[K]['fields'], S>;
}[keyof B];

/** What guests get of a field whose value is not null. */
type SaidToGuests<F, S extends Spoken> =
  GuestOf<F> extends GuestsGet<'group'>
    ? F extends { readonly fields: infer I }
      ? GuestFields<I, S>
      : never
    : GuestOf<F> extends GuestsGet<'entries'>
      ? F extends { readonly fields: infer I }
        ? readonly GuestFields<I, S>[]
        : F extends { readonly blocks: infer B extends BlockTypes }
          ? readonly GuestBlocks<B, S>[]
          : never
      : GuestOf<F>;

/** What guests get of a field: null where it is not required and nothing is said, and for a picture that is gone. */
export type GuestValueOf<F, S extends Spoken = 'one'> =
  null extends ValueOf<F> ? SaidToGuests<F, S> | null : SaidToGuests<F, S>;

/** In one language anything may be missing: it is required in the default language only. */
type GuestValueInLanguage<F> =
  null extends AnyValueOf<F> ? SaidToGuests<F, 'one'> | null : SaidToGuests<F, 'one'>;

type IsLocalized<F> = F extends { readonly localized: true } ? true : false;

/** A record that guests of some languages do not see. The languages are named only where there are some. */
export type MayHide = { readonly hidden_in?: readonly Language[] };

type GuestFacts = MayHide & { readonly id: number };

/** The named fields of a record as guests get them. Of a type that is known only at run time, any values. */
export type GuestRecord<
  T extends ContentType,
  N extends FieldName<T> = FieldName<T>,
> = string extends keyof T['fields']
  ? GuestFacts & AnyValues & { readonly locale: Locales<AnyValues> }
  : GuestFacts & {
      readonly [K in N as IsLocalized<T['fields'][K]> extends true ? never : K]: GuestValueOf<
        T['fields'][K],
        'both'
      >;
    } & {
      readonly locale: Locales<{
        readonly [K in N as IsLocalized<T['fields'][K]> extends true ? K : never]: GuestValueInLanguage<
          T['fields'][K]
        >;
      }>;
    };
