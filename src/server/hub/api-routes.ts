import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dataResponse } from '../http/route-schema.ts';
import { MAX_PATH_PART } from '../http/address-limits.ts';
import { problemBody, PROBLEM_TYPE } from '../plugins/problem.ts';
import { CachedResponse } from '../delivery/cached-response.ts';
import { bookingCodesRoute } from '../booking/booking-codes.ts';
import type { CacheRegistry } from '../delivery/cache-registry.ts';
import { allEndpoints } from './all-endpoints.ts';
import { readEndpoint, Missing, type Endpoint, holdsUntil, nextChange } from './endpoints.ts';
import { PUBLIC_HEADERS } from '../delivery/response-headers.ts';
import type { SiteCache } from '../delivery/site-cache.ts';
import type { Snapshot } from '../delivery/snapshot.ts';
import { staleHeaders } from '../delivery/stale-headers.ts';
import { requestKey } from '../delivery/warm-requests.ts';

type Raw = IncomingMessage & { headers: IncomingMessage['headers'] & { 'server-name'?: string } };

const json = {
  type: 'application/json; charset=utf-8',
  write: (data: unknown) => JSON.stringify({ data }),
};

/** What an endpoint responds with for a site: its data, or a 404 problem. */
async function makeResponse(
  endpoint: Endpoint,
  cache: SiteCache,
  param: string,
  query: unknown,
): Promise<CachedResponse> {
  const { snapshot } = cache;
  const common = {
    headers: PUBLIC_HEADERS,
    expiresAt: holdsUntil(endpoint, snapshot, query),
  };
  try {
    const data = await readEndpoint(endpoint, snapshot, param, query);
    const { type, write } = endpoint.format ?? json;
    return await CachedResponse.make({ ...common, type, text: write(data) });
  } catch (error) {
    if (!(error instanceof Missing)) throw error;
    return CachedResponse.make({
      ...common,
      type: PROBLEM_TYPE,
      status: 404,
      text: problemBody(404, { detail: error.message }),
    });
  }
}

/**
 * The cache key of a request: the same for every spelling of its parameters, whatever else the address says. In place of
 * `asOf` stands the next change after it: all moments between two changes share a response, so that nobody fills the
 * cache with copies of one.
 */
export function endpointKey(endpoint: Endpoint, snapshot: Snapshot, param: string, query: unknown): string {
  const { asOf, ...others } = query as { asOf?: string };
  const isOfMoment = asOf !== undefined && endpoint.changesAt !== undefined;
  const until = isOfMoment ? (nextChange(endpoint, snapshot, query) ?? 'never') : undefined;
  return `${endpoint.path} ${param} ${JSON.stringify({ ...others, until })}`;
}

/** The response to a Server-Name that no site has. */
export const noSuchSite = (): Promise<CachedResponse> =>
  CachedResponse.make({
    type: PROBLEM_TYPE,
    status: 404,
    text: problemBody(404, { detail: 'There is no such site.' }),
    headers: PUBLIC_HEADERS,
  });

/** The public reads. A request that came in the same spelling before does not get here (`delivery/warm-requests.ts`). */
export function hubApiRoutes(app: FastifyInstance, registry: CacheRegistry): void {
  bookingCodesRoute(app, registry);

  async function write(endpoint: Endpoint, param: string, raw: Raw, response: ServerResponse): Promise<void> {
    // Before anything is looked up: parameters that cannot be read are a 400, of which nothing is cached.
    const query = endpoint.query.read({ url: raw.url! });
    const visit = await registry.visit(raw.headers.host, raw.headers['server-name']);
    if (!visit) return (await noSuchSite()).write(raw, response);
    const { cache, staleSince } = visit;
    const key = endpointKey(endpoint, cache.snapshot, param, query);
    const answer = await cache.make(key, () => makeResponse(endpoint, cache, param, query));
    if (answer.isFound) cache.remember(requestKey(raw), key);
    answer.write(raw, response, staleHeaders(staleSince));
  }

  for (const endpoint of allEndpoints) {
    app.get(
      `/api/${endpoint.path}`,
      { schema: describeEndpoint(endpoint) },
      (request: FastifyRequest<{ Params: { slug?: string } }>, reply) =>
        hijackAfter(reply, write(endpoint, request.params.slug ?? '', request.raw as Raw, reply.raw)),
    );
  }
}

/**
 * For responses that are written past Fastify's reply: a failure goes to Fastify's error handler, and after a success
 * Fastify sends nothing.
 */
export async function hijackAfter(reply: FastifyReply, written: Promise<void>): Promise<FastifyReply> {
  await written;
  return reply.hijack();
}

function describeEndpoint(endpoint: Endpoint) {
  return {
    tags: ['guest'],
    summary: endpoint.summary,
    ...(endpoint.path.includes(':slug')
      ? { params: { type: 'object', properties: { slug: { type: 'string', maxLength: MAX_PATH_PART } } } }
      : {}),
    querystring: endpoint.query.schema,
    ...(endpoint.data ? { response: { 200: dataResponse(endpoint.data, endpoint.summary) } } : {}),
  };
}
