import type { Did } from '../../domain/message.ts';

/** What was done last in this tab, so that it can be undone for half a minute, also after a reload. */
export interface LastDeed {
  readonly type: string;
  readonly id: number;
  readonly did: Did;
  /** The version that it made. */
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const KEY = 'palapa-last-deed';

/** Milliseconds. */
export const UNDO_FOR = 30_000;

export function rememberDeed(deed: Omit<LastDeed, 'at'>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...deed, at: Date.now() }));
  } catch {
    // Without it the history still brings everything back.
  }
}

export function forgetDeed(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There was none then.
  }
}

/** The deed that may still be undone; undefined for one of another record, or too long ago. */
export function undoableDeed(
  type: string,
  id: number,
  did: Did,
  now: number = Date.now(),
): LastDeed | undefined {
  try {
    const deed = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as LastDeed | null;
    const isIt = deed?.type === type && deed.id === id && deed.did === did;
    return isIt && now - deed.at < UNDO_FOR ? deed : undefined;
  } catch {
    return undefined;
  }
}
