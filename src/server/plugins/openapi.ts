import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifySchema,
  type RouteOptions,
} from 'fastify';
import { type AppLog, handleErrors } from './problem.ts';

/** The pages show what the API is and try it, from their own files alone and in no frame. */
const DOCS_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The part of the description that a route without tags of its own stands in. */
    tag?: string;
  }
}

interface DescribedRoute {
  readonly route: RouteOptions;
  readonly schema: FastifySchema | undefined;
}

/** Another Fastify that knows the routes by their schemas only, with the description and its pages. */
async function describe(routes: readonly DescribedRoute[], log: AppLog): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: ui }, { completeDocument }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
    import('../content/openapi/document.ts'),
  ]);
  const docs = Fastify({ exposeHeadRoutes: false, routerOptions: { ignoreTrailingSlash: true } });
  docs.setValidatorCompiler(() => () => true);
  docs.setSerializerCompiler(() => JSON.stringify);
  handleErrors(docs, log);
  docs.addHook('onRequest', async (_request, reply) => void reply.headers(DOCS_HEADERS));
  await docs.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Palapa',
        version: '1',
        description:
          'Public reads of a site, and the content routes of its staff. The site is named by the host, or by the ' +
          'header Server-Name. Times are wall-clock time at the property; created_at and the like are UTC. Every ' +
          'error is application/problem+json. A trailing slash never matters.',
      },
    },
    transformObject: (described) =>
      completeDocument(('openapiObject' in described ? described.openapiObject : {}) as never),
  });
  for (const { route, schema } of routes) {
    const { method, url, config } = route;
    if (method === 'HEAD' || schema?.hide) continue;
    const tags = config?.tag === undefined ? {} : { tags: [config.tag] };
    docs.route({ method, url, schema: { ...tags, ...schema }, handler: () => null });
  }
  docs.get('/api/openapi.json', { schema: { hide: true } }, () => docs.swagger());
  // No badge of validator.swagger.io: it would send our address to that site.
  // Closed tags: to draw every operation at once takes a slow machine a minute.
  await docs.register(ui, {
    routePrefix: '/api/docs',
    uiConfig: { validatorUrl: null, docExpansion: 'none' },
  });
  await docs.ready();
  return docs;
}

const described = new WeakMap<FastifyInstance, DescribedRoute[]>();

/**
 * Keeps the schemas of all routes that are registered after this for the description of the API. The schemas describe,
 * and nothing else.
 */
export function keepSchemas(app: FastifyInstance): void {
  const routes: DescribedRoute[] = [];
  described.set(app, routes);
  app.addHook('onRoute', (route) => {
    routes.push({ route, schema: route.schema });
    // Routes parse requests themselves and name every problem. Were a schema left here, Fastify would prepare to
    // validate and serialize by it, for hundreds of routes at every start.
    delete route.schema;
  });
}

/**
 * `/api/openapi.json` and `/api/docs`, of the routes of an app and of those it builds on demand: made when first asked
 * for, as no guest does. All of them keep their schemas.
 */
export function openApi(app: FastifyInstance, log: AppLog): void {
  let docs: Promise<FastifyInstance> | undefined;
  const makeDocs = async () =>
    describe(
      [app, ...(await app.appsOnDemand())].flatMap((one) => described.get(one)!),
      log,
    );
  const docsApp = () => {
    if (docs) return docs;
    docs = makeDocs();
    // The next request tries again.
    docs.catch(() => (docs = undefined));
    return docs;
  };
  const response = async (request: FastifyRequest, reply: FastifyReply) => {
    const { routing } = await docsApp();
    routing(request.raw, reply.raw);
    return reply.hijack();
  };
  for (const path of ['/api/openapi.json', '/api/docs', '/api/docs/*']) {
    app.get(path, { schema: { hide: true } }, response);
  }
}
