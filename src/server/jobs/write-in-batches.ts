import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds between two writes of what was counted. */
const FLUSH_EVERY = 10_000;
/** Milliseconds that a shutdown waits for the last write. */
const LAST_FLUSH = 2000;

interface Batches {
  readonly flush: () => Promise<void>;
  readonly onFailure: () => void;
}

/** Writes what was counted every few seconds, one write after the other, and what is left when the app closes. */
export function writeInBatches(app: FastifyInstance, { flush, onFailure }: Batches): void {
  let work = Promise.resolve();
  const next = () => {
    work = work.then(flush).catch(onFailure);
    return work;
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(() => void next(), FLUSH_EVERY).unref();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await Promise.race([next(), pause(LAST_FLUSH, undefined, { ref: false })]);
  });
}
