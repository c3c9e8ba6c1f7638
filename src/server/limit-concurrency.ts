/** There are as many waiting as may: answered with 503 and Retry-After. The task has not begun. */
export class QueueFull extends Error {
  constructor() {
    super('Too many wait for the same right now. Try again in a few seconds.');
  }
}

/** The error of a task that waited too long. It has not begun. */
const queueTimeout = () =>
  Object.assign(new Error('This waited too long for its turn.'), { code: 'ETIMEDOUT' });

/**
 * Limits how many tasks run concurrently; others wait in order. With `maxWait`, in milliseconds, tasks that
 * wait longer reject instead of running; with `maxWaiting`, so do those that find as many waiting.
 */
export function limitConcurrency(
  max: number,
  maxWait?: number,
  maxWaiting = Infinity,
): <T>(work: () => Promise<T>) => Promise<T> {
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
      const late = maxWait === undefined ? undefined : setTimeout(giveUp, maxWait);
      waiting.add(begin);
    });

  return async (work) => {
    if (running >= max && waiting.size >= maxWaiting) throw new QueueFull();
    if (running >= max) await turn();
    else running += 1;
    try {
      return await work();
    } finally {
      // Hands the slot to the task that waits the longest, or frees it.
      const [next] = waiting;
      if (next) {
        waiting.delete(next);
        next();
      } else running -= 1;
    }
  };
}
