import type { Language } from '../language.ts';

/** What every entry of a list says of itself, beside the fields that its list declares. */
export interface EntryFacts {
  /** Eight small letters and digits, its own within the record: an entry that is moved or renamed keeps it. */
  readonly id: string;
  /** Only guests of this language get the entry; both do where nothing is said. */
  readonly only_in?: Language;
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 8;
const ENTRY_ID = /^[a-z0-9]{8}$/;

export const isEntryId = (value: unknown): value is string =>
  typeof value === 'string' && ENTRY_ID.test(value);

/** An id for a new entry. `random` gives numbers from 0 to below 1. */
export const newEntryId = (random: () => number = Math.random): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[Math.floor(random() * ALPHABET.length)]).join('');

export const entryIdSchema = { type: 'string', pattern: ENTRY_ID.source };
