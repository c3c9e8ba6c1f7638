import type { FastifyInstance } from 'fastify';
import type { CacheRegistry } from '../../delivery/cache-registry.ts';
import { newTicket } from '../../forms/form-ticket.ts';
import { dataResponse, failures, objectOf } from '../../http/route-schema.ts';
import { sendProblem } from '../../plugins/problem.ts';

/** `GET /api/form-ticket`: what a form is begun with, where the page that it stands on is the same for everybody. */
export function ticketRoute(app: FastifyInstance, registry: CacheRegistry): void {
  const schema = {
    tags: ['forms'],
    summary: 'A ticket for a form of the public site, which is sent with it',
    response: {
      200: dataResponse(objectOf({ ticket: { type: 'string' } }), 'Holds for a day'),
      ...failures.notFound,
    },
  };
  app.get('/api/form-ticket', { schema }, async (request, reply) => {
    const serverName = request.headers['server-name'] as string | undefined;
    const visit = await registry.visit(request.headers.host, serverName);
    if (!visit) return sendProblem(reply, 404, { detail: 'There is no such site.' });
    reply.header('cache-control', 'no-store');
    return { data: { ticket: newTicket(await app.signingKey(), visit.site.id, Date.now()) } };
  });
}
