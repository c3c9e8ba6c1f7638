import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Storage } from '../database/storage.ts';
import { isReadRequest } from './is-read-request.ts';
import { NO_ROOM, PROBLEM_TYPE, problemBody, sendProblem } from './problem.ts';

/** Bytes of a request body that is still accepted when disk space is scarce; larger than any form. */
const MAX_SMALL_BODY = 64 * 1024;
/** Seconds after which a client may try again. */
const RETRY_AFTER = '60';

const NO_ROOM_FOR_LARGE = {
  detail: 'There is little room on the disk, so nothing large can be saved until there is more.',
};
const NO_FOLDER = {
  detail: 'The folder of the database is gone, so nothing can be saved until it is back.',
};

/** A chunked body has an unknown size. */
const isLarge = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > MAX_SMALL_BODY;

/**
 * Rejects writes when the disk is nearly full or the database's folder is gone; reads go on. PostgreSQL shuts
 * down on a full disk, so Palapa stops writing before that. When its folder was removed, PostgreSQL goes on for
 * up to a minute and acknowledges writes to deleted files, so the folder is checked before a write and again
 * before it is acknowledged.
 */
export function guardStorage(app: FastifyInstance, storage: Storage): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isReadRequest(request)) return undefined;
    reply.header('retry-after', RETRY_AFTER);
    if (!storage.isThere()) return sendProblem(reply, 503, NO_FOLDER);
    const state = storage.state();
    if (state === 'low') return sendProblem(reply, 503, NO_ROOM);
    if (state === 'scarce' && isLarge(request)) return sendProblem(reply, 503, NO_ROOM_FOR_LARGE);
    reply.removeHeader('retry-after');
    return undefined;
  });

  app.addHook('onSend', async (request, reply, payload) => {
    if (isReadRequest(request) || reply.statusCode >= 400 || storage.isThere()) return payload;
    for (const name of ['location', 'set-cookie', 'content-length']) reply.removeHeader(name);
    reply.code(503).type(PROBLEM_TYPE).header('retry-after', RETRY_AFTER);
    return problemBody(503, NO_FOLDER);
  });
}
