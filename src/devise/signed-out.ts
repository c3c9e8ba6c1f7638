/** A session that ended while somebody was at work: calls wait here until the dialog has signed them in again. */
let waiting: PromiseWithResolvers<void> | undefined;
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Settles when the person is signed in again; rejects when they leave instead. */
export function waitForSignIn(): Promise<void> {
  waiting ??= Promise.withResolvers();
  notify();
  return waiting.promise;
}

export const isWaitingForSignIn = (): boolean => waiting !== undefined;

export function resumeAfterSignIn(): void {
  const { resolve } = waiting ?? {};
  waiting = undefined;
  notify();
  resolve?.();
}

export function abandonSignIn(why: Error): void {
  const { reject } = waiting ?? {};
  waiting = undefined;
  notify();
  reject?.(why);
}

export function subscribeToSignedOut(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
