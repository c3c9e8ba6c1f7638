/**
 * Whether requests get an answer. It is lost when one gets none; from then on the server is asked again, at once when
 * the browser says that it is online and at growing intervals besides, until any answer comes.
 */

const PROBE = '/app/icon.svg';
const FIRST_WAIT = 2000;
const LONGEST_WAIT = 30_000;

let isLost = false;
let wait = FIRST_WAIT;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const waiting = new Set<() => void>();

function become(lost: boolean): void {
  if (isLost === lost) return;
  isLost = lost;
  listeners.forEach((listener) => listener());
}

/** Whether the server can be reached now. */
async function answers(): Promise<boolean> {
  return fetch(PROBE, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

async function probe(): Promise<void> {
  clearTimeout(timer);
  if (await answers()) {
    if (!isLost) return;
    become(false);
    const callBacks = [...waiting];
    waiting.clear();
    callBacks.forEach((callBack) => callBack());
    return;
  }
  clearTimeout(timer);
  timer = setTimeout(() => void probe(), wait);
  wait = Math.min(2 * wait, LONGEST_WAIT);
}

/** A request got no answer. */
export function connectionLost(): void {
  if (isLost) return;
  wait = FIRST_WAIT;
  become(true);
  timer = setTimeout(() => void probe(), wait);
}

/** Asks now instead of when the wait is over. */
export function tryConnection(): void {
  wait = FIRST_WAIT;
  void probe();
}

/** Whether a failure has another cause than the connection; the connection counts as lost where it has not. */
export async function isConnected(): Promise<boolean> {
  const connected = await answers();
  if (!connected) connectionLost();
  return connected;
}

/** Calls back once, when the connection is there again; returns how to call that off. */
export function whenConnected(callBack: () => void): () => void {
  waiting.add(callBack);
  return () => void waiting.delete(callBack);
}

export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const isConnectionLost = (): boolean => isLost;

if (typeof window !== 'undefined') {
  window.addEventListener('online', () => isLost && tryConnection());
  document.addEventListener('visibilitychange', () => isLost && !document.hidden && tryConnection());
}
