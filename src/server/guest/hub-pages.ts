import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serveBuiltFiles } from '../built-files.ts';
import { Answer } from './answer.ts';
import { hubFolder, readHubFiles } from './hub-files.ts';
import { makePage, pageQuestion, wantedPage } from './hub-page.ts';
import type { Library } from './library.ts';
import { answerLater, noSuchSite } from './routes.ts';
import { wordsOf } from './warm-reads.ts';
import { ICON_HEADERS, type SiteColors, siteIcon } from './site-icon.ts';

interface HubPages {
  readonly library: Library;
  readonly publicOrigin: string | undefined;
}

const serverName = (request: FastifyRequest) => request.headers['server-name'] as string | undefined;

/** `/app/` and the hub's real paths, the icon and the files of the app. */
export function hubPages(app: FastifyInstance, { library, publicOrigin }: HubPages): void {
  const files = readHubFiles();

  async function write(request: FastifyRequest, response: ServerResponse): Promise<void> {
    const visited = await library.visit(request.headers.host, serverName(request));
    if (!visited) return (await noSuchSite()).write(request.raw, response);
    const { site, shelf } = visited;
    const wanted = wantedPage(request, site, shelf, publicOrigin);
    const question = pageQuestion(wanted);
    shelf.remember(wordsOf(request.raw), question);
    const answer = await shelf.make(question, () => makePage(files, shelf, wanted));
    answer.write(request.raw, response);
  }

  const page = (request: FastifyRequest, reply: FastifyReply) =>
    answerLater(reply, write(request, reply.raw));

  async function writeIcon(request: FastifyRequest, response: ServerResponse): Promise<void> {
    const visited = await library.visit(request.headers.host, serverName(request));
    const colors = (visited?.shelf.snapshot.site.colors ?? {
      primary: '#22201c',
      secondary: '#d9a441',
    }) as SiteColors;
    const icon = await Answer.make({ type: 'image/svg+xml', text: siteIcon(colors), headers: ICON_HEADERS });
    icon.write(request.raw, response);
  }

  const icon = (request: FastifyRequest, reply: FastifyReply) =>
    answerLater(reply, writeIcon(request, reply.raw));
  const hidden = { schema: { hide: true } };
  for (const path of ['/app', '/app/property-hub', '/app/property-hub/*']) app.get(path, hidden, page);
  for (const path of ['/app/icon.svg', '/favicon.ico']) app.get(path, hidden, icon);

  serveBuiltFiles(app, hubFolder, '/app/');
}
