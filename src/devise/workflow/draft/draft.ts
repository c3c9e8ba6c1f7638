import type { FormValues } from '../../../domain/workflow/values-of.ts';
import type { FieldProblem } from '../../inputs/index.ts';

/** What somebody has typed and not saved yet. */
export interface Draft {
  /** Eight letters and digits, made by this browser. */
  readonly key: string;
  readonly type: string;
  /** Null for a record that does not exist yet. */
  readonly record_id: number | null;
  readonly site_id: number | null;
  /** The version of the record they began with. */
  readonly version: number | null;
  readonly values: FormValues;
  /** The part of the form they were at last. */
  readonly step: string;
  readonly updated_at: string;
}

/**
 * Where a draft is safe: with the server, on its way there, or on this device: until there is a connection, until the
 * server takes it, or for good because it is larger than the server takes. Where the browser keeps nothing either, it
 * lasts as long as the page.
 */
export type SyncState = 'synced' | 'syncing' | 'offline' | 'device' | 'tooLarge' | 'page';

/** A draft as this tab holds it. */
export interface OpenDraft {
  readonly draft: Draft;
  /** Nothing was typed in it yet, so there is nothing to keep. */
  readonly isUntouched: boolean;
  readonly sync: SyncState;
  /** What the server refused when it was to be saved, until that field is changed. */
  readonly issues: readonly FieldProblem[];
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Section 9: a random id has eight characters. */
export const newDraftKey = (): string =>
  [...crypto.getRandomValues(new Uint32Array(8))].map((number) => LETTERS[number % LETTERS.length]).join('');

/** Of two copies of one draft the one that was typed last. */
export function newerDraft(one: Draft | null | undefined, other: Draft | null | undefined): Draft | null {
  if (!one || !other) return one ?? other ?? null;
  return other.updated_at > one.updated_at ? other : one;
}
