/** A session that ended while somebody was at work: calls wait here until the dialog has signed them in again. */
let waiting: PromiseWithResolvers<void> | undefined;
const hearers = new Set<() => void>();

function tell(): void {
  for (const hear of hearers) hear();
}

/** Settles when the person is signed in again; rejects when they leave instead. */
export function untilSignedIn(): Promise<void> {
  waiting ??= Promise.withResolvers();
  tell();
  return waiting.promise;
}

export const isWaitingForSignIn = (): boolean => waiting !== undefined;

export function signedInAgain(): void {
  const { resolve } = waiting ?? {};
  waiting = undefined;
  tell();
  resolve?.();
}

export function gaveUpSigningIn(why: Error): void {
  const { reject } = waiting ?? {};
  waiting = undefined;
  tell();
  reject?.(why);
}

export function onSignedOut(hear: () => void): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}
