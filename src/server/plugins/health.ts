import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Storage } from '../database/storage.ts';
import { mayScrape } from './may-scrape.ts';
import { sendProblem } from './problem.ts';

const READY_WITHIN = 2000;

interface HealthParts {
  readonly pool: Pool;
  readonly storage: Storage;
  readonly metricsToken: string | undefined;
}

/** Endpoints for the operator: liveness, readiness, metrics. */
export function health(app: FastifyInstance, { pool, storage, metricsToken }: HealthParts): void {
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }));

  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    if (!storage.isThere()) return sendProblem(reply, 503, { detail: "The database's folder is gone." });
    const late = AbortSignal.timeout(READY_WITHIN);
    const tooLate = new Promise<never>((_resolve, reject) => {
      late.addEventListener('abort', () => reject(new Error('too late')));
    });
    try {
      await Promise.race([pool.query('select 1'), tooLate]);
      return { status: 'ok' };
    } catch {
      return sendProblem(reply, 503, { detail: 'The database does not answer.' });
    }
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    // Answered with 404, so that strangers do not learn that the endpoint exists.
    if (!mayScrape(request, metricsToken)) return reply.callNotFound();
    const { scrape } = await import('./metrics.ts');
    const { type, text } = await scrape(pool);
    return reply.type(type).send(text);
  });
}
