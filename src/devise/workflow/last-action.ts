import type { CompletedAction } from '../../domain/message.ts';

/** The last action of this tab, which can be undone for half a minute, also after a reload. */
export interface LastAction {
  readonly type: string;
  readonly id: number;
  readonly did: CompletedAction;
  /** The version that it made. */
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const KEY = 'palapa-last-action';

/** Milliseconds. */
export const UNDO_FOR = 30_000;

export function rememberAction(action: Omit<LastAction, 'at'>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...action, at: Date.now() }));
  } catch {
    // Undo is then not offered; the history can still restore everything.
  }
}

export function forgetAction(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There was none then.
  }
}

/** The action that may still be undone; undefined for one of another record, or one that is too old. */
export function undoableAction(
  type: string,
  id: number,
  did: CompletedAction,
  now: number = Date.now(),
): LastAction | undefined {
  try {
    const action = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as LastAction | null;
    const isIt = action?.type === type && action.id === id && action.did === did;
    return isIt && now - action.at < UNDO_FOR ? action : undefined;
  } catch {
    return undefined;
  }
}
