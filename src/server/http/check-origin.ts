import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../plugins/problem.ts';
import { hasOneHost, parseHost } from './host.ts';

const SCHEMES = new Set(['http', 'https']);

/**
 * Refuses requests whose Host or X-Forwarded-Proto is not what its grammar allows: both stand in addresses that pages
 * and mails are made with. A proxy's header only counts where TRUST_PROXY says so, which Fastify has looked at.
 */
export function rejectMalformedOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { host } = request.headers;
    if (!hasOneHost(request.raw)) {
      return sendProblem(reply, 400, { detail: 'A request needs exactly one Host header.' });
    }
    if (host !== undefined && !parseHost(host)) {
      return sendProblem(reply, 400, { detail: 'The Host header is not a host name with an optional port.' });
    }
    if (request.headers['x-forwarded-proto'] !== undefined && !SCHEMES.has(request.protocol)) {
      return sendProblem(reply, 400, { detail: 'X-Forwarded-Proto should be http or https.' });
    }
    return undefined;
  });
}
