import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serveBuiltFiles } from '../built-files.ts';
import { issueCsrf } from '../staff/csrf/csrf.ts';
import { withCookies } from '../staff/session/cookies.ts';
import { deviseFolder, readDeviseFiles } from './devise-files.ts';
import { DEVISE_HEADERS, deviseHtml } from './devise-html.ts';

/** `/devise` and every address below it open the staff app; its files never change. Needs the signing key. */
export function devisePages(app: FastifyInstance): void {
  const files = readDeviseFiles();

  async function page(request: FastifyRequest, reply: FastifyReply) {
    const token = await issueCsrf(request, reply);
    return reply.headers(DEVISE_HEADERS).type('text/html; charset=utf-8').send(deviseHtml(files, token));
  }
  const hidden = { schema: { hide: true } };
  app.register(async (pages) => {
    await withCookies(pages);
    for (const path of ['/devise', '/devise/*']) pages.get(path, hidden, page);
  });

  serveBuiltFiles(app, deviseFolder, '/devise/');
}
