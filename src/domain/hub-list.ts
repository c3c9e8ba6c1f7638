import type { Fields } from './fields/field.ts';
import type { GuestView } from './fields/field-type.ts';
import type { Language, Locales } from './language.ts';

/** A field as the hub's general pages show it. */
export type ShownField = {
  readonly name: string;
  readonly label: Locales<string>;
  /** Its value carries both languages, as `{ en, es }`. */
  readonly isBilingual?: true;
  /** What an entry or a block is called by. */
  readonly isName?: true;
} & (
  | Exclude<GuestView, { readonly fields: Fields } | { readonly blocks: unknown }>
  | { readonly as: 'entries' | 'group'; readonly fields: readonly ShownField[] }
  | { readonly as: 'blocks'; readonly blocks: Readonly<Record<string, readonly ShownField[]>> }
);

/**
 * What the hub has to know of a content type that has no screens of its own. It comes with the site: the app carries
 * no declarations.
 */
export interface HubList {
  /** Of its addresses and endpoints: 'pools'. */
  readonly path: string;
  readonly title: Locales<string>;
  /** Whether the menu has a tile that leads there, and with which icon. */
  readonly tile?: string;
  /** The fields that give a card its name and picture, and the page its first words. */
  readonly known: { readonly title: string; readonly picture?: string; readonly text?: string };
  /** Below the name of a card. */
  readonly lines: readonly ShownField[];
  /** The record's page, from top to bottom, below picture and name. */
  readonly fields: readonly ShownField[];
}

/** A record that another one points at, where guests see it. */
export interface ReferredRecord {
  readonly type: string;
  readonly id: number;
  readonly locale: Locales<{ readonly title: string | null }>;
  /** Its page in the hub; null where it has none. */
  readonly route: Locales<string> | null;
  readonly hidden_in?: readonly Language[];
}

/** A record as the declared endpoints give it. */
export interface ListedRecord {
  readonly id: number;
  readonly slug: string | null;
  readonly locale: Locales<Readonly<Record<string, unknown>>>;
  readonly references?: readonly ReferredRecord[];
  readonly hidden_in?: readonly Language[];
}
