/** Work that waited too long for its turn. It has not begun. */
const queueTimeout = () =>
  Object.assign(new Error('This waited too long for its turn.'), { code: 'ETIMEDOUT' });

/**
 * Runs so many pieces of work at once, in the order in which they come; the others wait. With `waitMost`, in
 * milliseconds, whatever waits longer rejects instead of running.
 */
export function limitConcurrency(most: number, waitMost?: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting = new Set<() => void>();

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(late);
        resolve();
      };
      const giveUp = () => {
        waiting.delete(begin);
        reject(queueTimeout());
      };
      const late = waitMost === undefined ? undefined : setTimeout(giveUp, waitMost);
      waiting.add(begin);
    });

  return async (work) => {
    if (running >= most) await turn();
    else running += 1;
    try {
      return await work();
    } finally {
      // The place goes to whoever waits the longest, or is free again.
      const [next] = waiting;
      if (next) {
        waiting.delete(next);
        next();
      } else running -= 1;
    }
  };
}
