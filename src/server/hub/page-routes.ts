import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OriginalStore } from '../media/store/original-store.ts';
import { serveBuiltFiles } from '../built-files.ts';
import { CachedResponse } from '../delivery/cached-response.ts';
import { hubFolder, readHubFiles } from './hub-files.ts';
import { makePage, pageKey, parsePageRequest } from './hub-page.ts';
import type { CacheRegistry } from '../delivery/cache-registry.ts';
import { hijackAfter, noSuchSite } from './api-routes.ts';
import { staleHeaders } from '../delivery/stale-headers.ts';
import { requestKey } from '../delivery/warm-requests.ts';
import { ICON_HEADERS, siteIcon } from './site-icon.ts';

interface HubPages {
  readonly registry: CacheRegistry;
  readonly publicOrigin: string | undefined;
  readonly originals: OriginalStore;
}

const serverName = (request: FastifyRequest) => request.headers['server-name'] as string | undefined;

/** `/app/` and the hub's real paths, the icon and the files of the app. */
export function hubPageRoutes(app: FastifyInstance, { registry, publicOrigin, originals }: HubPages): void {
  const parts = { files: readHubFiles(), originals };

  async function write(request: FastifyRequest, response: ServerResponse): Promise<void> {
    const visit = await registry.visit(request.headers.host, serverName(request));
    if (!visit) return (await noSuchSite()).write(request.raw, response);
    const { site, cache, staleSince } = visit;
    const wanted = parsePageRequest(request, site, cache, publicOrigin);
    const endpoint = pageKey(wanted);
    const page = await cache.make(endpoint, () => makePage(parts, cache, wanted));
    if (page.isFound) cache.remember(requestKey(request.raw), endpoint);
    page.write(request.raw, response, staleHeaders(staleSince));
  }

  const page = (request: FastifyRequest, reply: FastifyReply) =>
    hijackAfter(reply, write(request, reply.raw));

  async function writeIcon(request: FastifyRequest, response: ServerResponse): Promise<void> {
    const visit = await registry.visit(request.headers.host, serverName(request));
    const colors = visit?.cache.snapshot.site.colors ?? { primary: '#22201c', secondary: '#d9a441' };
    const icon = await CachedResponse.make({
      type: 'image/svg+xml',
      text: siteIcon(colors),
      headers: ICON_HEADERS,
    });
    icon.write(request.raw, response);
  }

  const icon = (request: FastifyRequest, reply: FastifyReply) =>
    hijackAfter(reply, writeIcon(request, reply.raw));
  const hidden = { schema: { hide: true } };
  for (const path of ['/app', '/app/property-hub', '/app/property-hub/*']) app.get(path, hidden, page);
  for (const path of ['/app/icon.svg', '/favicon.ico']) app.get(path, hidden, icon);

  serveBuiltFiles(app, hubFolder, '/app/');
}
