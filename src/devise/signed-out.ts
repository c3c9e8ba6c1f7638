/** State of a session that ended while the app is open: API calls wait until the person has signed in again. */
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
