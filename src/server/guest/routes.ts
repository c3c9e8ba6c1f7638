import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_PATH_PART } from '../http/address-limits.ts';
import { problemBody, PROBLEM_TYPE } from '../plugins/problem.ts';
import { CachedResponse } from '../delivery/cached-response.ts';
import { bookingCodesRoute } from './booking-codes.ts';
import type { CacheRegistry } from '../delivery/cache-registry.ts';
import { answerAt, Missing, type Question, questions } from './questions.ts';
import type { SiteCache } from '../delivery/site-cache.ts';
import { staleHeaders } from '../delivery/stale-headers.ts';
import { requestKey } from '../delivery/warm-requests.ts';

/** Fit for a shared cache, which may hold it a second: guests see a change within one. */
const PUBLIC_HEADERS = [
  'cache-control',
  'public, max-age=0, s-maxage=1, must-revalidate',
  'vary',
  'Accept-Encoding, Server-Name',
  'x-content-type-options',
  'nosniff',
];

const MINUTE = 60_000;
const nextMinute = () => Math.ceil((Date.now() + 1) / MINUTE) * MINUTE;

type Raw = IncomingMessage & { headers: IncomingMessage['headers'] & { 'server-name'?: string } };

/** The answer of a question put to a site. A 404 is an answer too. */
async function makeAnswer(
  question: Question,
  cache: SiteCache,
  param: string,
  query: unknown,
): Promise<CachedResponse> {
  const expiresAt = question.dependsOnTime ? nextMinute() : Infinity;
  const common = {
    headers: PUBLIC_HEADERS,
    expiresAt,
    isRare: (query as { asOf?: string }).asOf !== undefined,
  };
  try {
    const data = await answerAt(question, cache.snapshot, param, query);
    return await CachedResponse.make({
      ...common,
      type: 'application/json; charset=utf-8',
      text: JSON.stringify({ data }),
    });
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

/** The same question in one spelling, however its parameters are written and whatever else the address says. */
export const canonical = ({ path }: Question, param: string, query: unknown): string =>
  `${path} ${param} ${JSON.stringify(query)}`;

/** What a request gets whose Server-Name no site has. */
export const noSuchSite = (): Promise<CachedResponse> =>
  CachedResponse.make({
    type: PROBLEM_TYPE,
    status: 404,
    text: problemBody(404, { detail: 'There is no such site.' }),
    headers: PUBLIC_HEADERS,
  });

/** The public reads. One that was asked before in the same words does not come here (`warm-reads.ts`). */
export function guestRoutes(app: FastifyInstance, registry: CacheRegistry): void {
  bookingCodesRoute(app, registry);

  async function write(question: Question, param: string, raw: Raw, response: ServerResponse): Promise<void> {
    // First of all: what cannot be read is a 400 that nothing is kept of.
    const query = question.query.read({ url: raw.url! });
    const visited = await registry.visit(raw.headers.host, raw.headers['server-name']);
    if (!visited) return (await noSuchSite()).write(raw, response);
    const { cache, staleSince } = visited;
    const key = canonical(question, param, query);
    const answer = await cache.make(key, () => makeAnswer(question, cache, param, query));
    if (answer.isFound) cache.remember(requestKey(raw), key);
    answer.write(raw, response, staleHeaders(staleSince));
  }

  for (const question of questions) {
    app.get(
      `/api/${question.path}`,
      { schema: describeQuestion(question) },
      (request: FastifyRequest<{ Params: { slug?: string } }>, reply) =>
        answerLater(reply, write(question, request.params.slug ?? '', request.raw as Raw, reply.raw)),
    );
  }
}

/** Lets Fastify's error handler answer when the answer could not be made, and stand back when it was. */
export async function answerLater(reply: FastifyReply, written: Promise<void>): Promise<FastifyReply> {
  await written;
  return reply.hijack();
}

function describeQuestion(question: Question) {
  return {
    tags: ['guest'],
    summary: question.summary,
    ...(question.path.includes(':slug')
      ? { params: { type: 'object', properties: { slug: { type: 'string', maxLength: MAX_PATH_PART } } } }
      : {}),
    querystring: question.query.schema,
  };
}
