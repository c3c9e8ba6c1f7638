import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../plugins/problem.ts';

/** Characters of one part of a path, as a slug or an id is. The router refuses longer ones before any route runs. */
export const MAX_PATH_PART = 200;

// Node allows 16 kB of address and headers together; nothing of ours needs half of that.
const MAX_URL = 8192;

/** Answers a longer address with 414 before anything is done with it. */
export function limitUrlLength(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.length <= MAX_URL) done();
    else sendProblem(reply, 414, { detail: `The address should have at most ${MAX_URL} characters.` });
  });
}
