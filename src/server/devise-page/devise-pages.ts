import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { issueCsrf } from '../devise/forgery/csrf.ts';
import { sendProblem } from '../plugins/problem.ts';
import { deviseFolder, readDeviseFiles } from './devise-files.ts';
import { DEVISE_HEADERS, deviseHtml } from './devise-html.ts';

/** A file of an earlier build: an old tab must learn that it is gone, not receive a page in its place. */
const FILE = /^\/devise\/(js|css|assets)\//;

/** `/devise` and every address below it open the staff app; its files never change. Needs the signing key. */
export function devisePages(app: FastifyInstance): void {
  const files = readDeviseFiles();

  async function page(request: FastifyRequest, reply: FastifyReply) {
    if (FILE.test(request.url)) return sendProblem(reply, 404, { detail: 'There is no such file.' });
    const token = await issueCsrf(request, reply);
    return reply.headers(DEVISE_HEADERS).type('text/html; charset=utf-8').send(deviseHtml(files, token));
  }
  const hidden = { schema: { hide: true } };
  for (const path of ['/devise', '/devise/*']) app.get(path, hidden, page);

  app.register(staticFiles, {
    root: deviseFolder,
    prefix: '/devise/',
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    wildcard: false,
    decorateReply: false,
    allowedPath: (path) => !path.startsWith('/.vite'),
  });
}
