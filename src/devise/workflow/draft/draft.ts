import type { DraftFacts } from '../../../domain/workflow/draft-facts.ts';
import type { FormValues } from '../../../domain/workflow/values-of.ts';
import type { FieldIssue } from '../../inputs/index.ts';

/** Unsaved changes of a form. */
export interface Draft extends DraftFacts {
  readonly values: FormValues;
}

/**
 * Where a draft is stored: on the server, being sent, or on this device only: while offline, after a failure of
 * the server, or because it is too large for the server. 'page' is memory only, where local storage fails too.
 */
export type SyncState = 'synced' | 'syncing' | 'offline' | 'device' | 'tooLarge' | 'page';

/** A draft that is open in this tab. */
export interface OpenDraft {
  readonly draft: Draft;
  /** Not changed yet, so there is nothing to store. */
  readonly isUntouched: boolean;
  readonly sync: SyncState;
  /** Issues of the last save attempt, until their fields are changed. */
  readonly issues: readonly FieldIssue[];
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Section 9: a random id has eight characters. */
export const newDraftKey = (): string =>
  [...crypto.getRandomValues(new Uint32Array(8))].map((number) => LETTERS[number % LETTERS.length]).join('');

/** The newer of two copies of a draft. */
export function newerDraft(one: Draft | null | undefined, other: Draft | null | undefined): Draft | null {
  if (!one || !other) return one ?? other ?? null;
  return other.updated_at > one.updated_at ? other : one;
}
