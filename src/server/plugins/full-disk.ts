import type { FastifyInstance } from 'fastify';
import { isReading } from './is-reading.ts';
import { NO_ROOM, sendProblem } from './problem.ts';

/** PostgreSQL stops for good on a full disk, so Palapa stops writing before: guests go on reading. */
export function refuseWritesOnFullDisk(app: FastifyInstance, diskState: () => 'ok' | 'low'): void {
  app.addHook('onRequest', async (request, reply) => {
    if (diskState() === 'ok' || isReading(request)) return undefined;
    return sendProblem(reply.header('retry-after', '60'), 503, NO_ROOM);
  });
}
