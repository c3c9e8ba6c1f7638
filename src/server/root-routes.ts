import type { FastifyInstance } from 'fastify';

/** What crawlers may read, and where the address of a property alone leads until its public site stands there. */
export function rootRoutes(app: FastifyInstance): void {
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /api/\nDisallow: /devise/\n'),
  );
  app.get('/', { schema: { hide: true } }, (_request, reply) => reply.redirect('/app/', 302));
}
