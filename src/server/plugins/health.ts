import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Storage } from '../database/storage.ts';
import type { OriginalStore } from '../media/store/original-store.ts';
import { mayScrape } from './may-scrape.ts';
import { sendProblem } from './problem.ts';

const READY_WITHIN = 2000;

interface HealthParts {
  readonly pool: Pool;
  readonly storage: Storage;
  readonly originals: OriginalStore;
  readonly metricsToken: string | undefined;
}

/** Whether something succeeds in time. */
async function answers(work: Promise<unknown>): Promise<boolean> {
  const late = AbortSignal.timeout(READY_WITHIN);
  const tooLate = new Promise<false>((resolve) => {
    late.addEventListener('abort', () => resolve(false));
  });
  const done = work.then(
    () => true,
    () => false,
  );
  return Promise.race([done, tooLate]);
}

/** The same question asked meanwhile shares the answer: anybody may ask, and a flood is one query at a time. */
function shared(question: () => Promise<unknown>): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  return () =>
    (asked ??= answers(question()).finally(() => {
      asked = undefined;
    }));
}

/** Endpoints for the operator: liveness, readiness, metrics. */
export function health(app: FastifyInstance, { pool, storage, originals, metricsToken }: HealthParts): void {
  const databaseAnswers = shared(() => pool.query('select 1'));
  const mediaAnswer = shared(() => originals.check());

  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }));

  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    if (!storage.isThere()) return sendProblem(reply, 503, { detail: "The database's folder is gone." });
    const [database, media] = await Promise.all([databaseAnswers(), mediaAnswer()]);
    if (!database) return sendProblem(reply, 503, { detail: 'The database does not answer.' });
    if (!media) return sendProblem(reply, 503, { detail: 'The store of media does not answer.' });
    return { status: 'ok' };
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    // Answered with 404, so that strangers do not learn that the endpoint exists.
    if (!mayScrape(request, metricsToken)) return reply.callNotFound();
    const { scrape } = await import('./metrics.ts');
    const { type, text } = await scrape(pool);
    return reply.type(type).send(text);
  });
}
