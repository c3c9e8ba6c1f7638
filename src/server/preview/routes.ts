import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languages } from '../../domain/language.ts';
import { promotionLocations } from '../../domain/promotion.ts';
import { NotFound } from '../http/errors.ts';
import { requirePermission, type IdentifyStaff, staffOf } from '../http/staff.ts';
import type { Database } from '../content/store/repository.ts';
import { withCookies } from '../staff/session/cookies.ts';
import { readHubFiles } from '../hub/hub-files.ts';
import { makePage } from '../hub/hub-page.ts';
import type { CacheRegistry } from '../delivery/cache-registry.ts';
import { hijackAfter } from '../hub/api-routes.ts';
import { allEndpoints } from '../hub/all-endpoints.ts';
import { readEndpoint, Missing } from '../hub/endpoints.ts';
import type { OriginalStore } from '../media/store/original-store.ts';
import { ResponseCache } from '../delivery/response-cache.ts';
import { SiteCache } from '../delivery/site-cache.ts';
import { choiceParameter } from '../http/parameter.ts';
import { defineQuery } from '../http/query.ts';
import { sendProblem } from '../plugins/problem.ts';
import { approvedRecordRoute } from './approved-record.ts';
import { loadPreview } from './load-preview.ts';
import { type PreviewPlace, previewPlace } from './preview-place.ts';
import { pagePreviewRoutes } from './page-preview.ts';
import { seeLive } from './see-live.ts';

interface PreviewParts {
  readonly db: Database;
  readonly registry: CacheRegistry;
  readonly identify: IdentifyStaff;
  readonly originals: OriginalStore;
  readonly publicOrigin: string | undefined;
}

interface EndpointRequest {
  Params: { key: string; slug?: string };
}

const previewQuery = defineQuery({
  lang: choiceParameter({ options: languages }),
  at: choiceParameter({ options: promotionLocations }),
});

/**
 * The guest's phone beside a form: `/devise/preview/{key}?lang=es` is the real hub at the page of the drafted
 * record, and `/api/devise/preview/{key}/…` answers it as if the draft were saved. Nobody but its author sees it. With
 * `asOf`, or a moment in the key, it is the hub as it will be published then.
 */
export function previewRoutes(app: FastifyInstance, parts: PreviewParts): void {
  const page = { files: readHubFiles(), originals: parts.originals };
  const open = (request: FastifyRequest<EndpointRequest>, asOf?: string) =>
    loadPreview(parts, staffOf(request), request.params.key, asOf);

  app.register(async (routes) => {
    await withCookies(routes);
    routes.addHook('onRequest', requirePermission(parts.identify, 'signed-in'));
    routes.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

    routes.get<EndpointRequest>(
      '/devise/preview/:key',
      { schema: { hide: true } },
      async (request, reply) => {
        const { lang: language = 'en', at } = previewQuery.read(request);
        const found = await open(request);
        const { route, part } = previewPlace(found, language, at);
        if (route === null) throw new NotFound('The hub has no page that shows this.');
        const wanted = {
          language,
          routing: 'memory',
          origin: '',
          route,
          opensMenu: part === 'menu',
          apiBase: `/api/devise/preview/${request.params.key}/`,
        } as const;
        const response = await makePage(
          page,
          new SiteCache(found.snapshot, new ResponseCache(100_000, 10)),
          wanted,
        );
        return hijackAfter(reply, Promise.resolve(response.write(request.raw, reply.raw)));
      },
    );

    // The form asks before it opens the page, or draws the one that is open anew.
    routes.get<EndpointRequest>(
      '/api/devise/preview/:key',
      { schema: { hide: true } },
      async (request): Promise<{ data: PreviewPlace }> => {
        const { lang: language = 'en', at } = previewQuery.read(request);
        return { data: previewPlace(await open(request), language, at) };
      },
    );

    seeLive(routes, parts);
    pagePreviewRoutes(routes, parts);
    approvedRecordRoute(routes, parts.db);
    for (const endpoint of allEndpoints) {
      const path = `/api/devise/preview/:key/${endpoint.path}`;
      routes.get<EndpointRequest>(path, { schema: { hide: true } }, async (request, reply) => {
        const query = endpoint.query.read(request);
        const { asOf } = query as { asOf?: string };
        const { snapshot, now } = await open(request, asOf);
        try {
          return { data: await readEndpoint(endpoint, snapshot, request.params.slug ?? '', query, now) };
        } catch (error) {
          if (error instanceof Missing) return sendProblem(reply, 404, { detail: error.message });
          throw error;
        }
      });
    }
  });
}
