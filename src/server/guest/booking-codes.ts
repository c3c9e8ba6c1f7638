import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type Booking,
  bookingCodes,
  type BookingCodeTrigger,
  type CodeName,
  codeNames,
} from '../../domain/booking.ts';
import { triggersListedBy } from '../../domain/resort.ts';
import { sendProblem } from '../plugins/problem.ts';
import type { CacheRegistry } from '../delivery/cache-registry.ts';

/**
 * The codes that a booking from this page carries. The answer depends on every parameter of the page and on where
 * the guest is, so it is made per request and no cache keeps it. Below /api/devise, but public (section 7).
 */

// What the CDNs in use call the guest's country and region; the plain names are for any other.
const COUNTRY_HEADERS = ['cf-ipcountry', 'cloudfront-viewer-country', 'x-country-code'];
const REGION_HEADERS = ['cf-region-code', 'cloudfront-viewer-country-region', 'x-region-code'];

const TYPED_MOST = 80;

function firstHeader(request: FastifyRequest, names: readonly string[]): string | undefined {
  return names
    .map((name) => request.headers[name])
    .find((value) => typeof value === 'string' && value !== '') as string | undefined;
}

/**
 * Country and region, believed only of a proxy that TRUST_PROXY names: it has then said for whom it asks
 * (X-Forwarded-For), and Fastify lists more than the nearest address.
 */
function placeOf(request: FastifyRequest): Pick<Booking, 'country' | 'region'> {
  if ((request.ips?.length ?? 0) < 2) return {};
  return { country: firstHeader(request, COUNTRY_HEADERS), region: firstHeader(request, REGION_HEADERS) };
}

/** What the guest typed into the booking form; undefined when nothing. Throws 400. */
function typedIn(query: Readonly<Record<string, string>>): Booking['typed'] {
  const code = query.typed?.trim();
  if (!code) return undefined;
  const as = query.typed_as;
  if (code.length > TYPED_MOST) throw malformed(`typed should have at most ${TYPED_MOST} characters.`);
  if (!as) return { code };
  if (!codeNames.includes(as as CodeName))
    throw malformed(`typed_as should be one of ${codeNames.join(', ')}.`);
  return { code, as: as as CodeName };
}

const malformed = (detail: string) => Object.assign(new Error(detail), { statusCode: 400 });

/** The page's parameters; of a repeated one the first. */
function queryOf(request: FastifyRequest): Record<string, string> {
  const mark = request.url.indexOf('?');
  const search = new URLSearchParams(mark === -1 ? '' : request.url.slice(mark));
  return Object.fromEntries([...search].reverse());
}

const parameters = {
  resort: "The resort that is booked; the current site's where none is named",
  typed: 'A code that the guest typed',
  typed_as: 'Its kind where no trigger knows it; promo otherwise',
};

const schema = {
  tags: ['guest'],
  summary: "The booking codes for a page, by its query string and the guest's country, and why",
  querystring: {
    type: 'object',
    additionalProperties: { type: 'string' },
    properties: Object.fromEntries(
      Object.entries(parameters).map(([name, description]) => [name, { type: 'string', description }]),
    ),
  },
};

export function bookingCodesRoute(app: FastifyInstance, registry: CacheRegistry): void {
  app.get('/api/devise/booking-codes/by-resort', { schema }, async (request, reply) => {
    reply.header('cache-control', 'private, no-store').header('x-content-type-options', 'nosniff');
    const { host, 'server-name': serverName } = request.headers;
    const visited = await registry.visit(host, serverName as string | undefined);
    if (!visited) return sendProblem(reply, 404, { detail: 'There is no such site.' });
    const { site, cache } = visited;
    const query = queryOf(request);
    const triggers = cache.snapshot.triggers as unknown as readonly BookingCodeTrigger[];
    const resort = query.resort || site.key;
    const resorts = cache.snapshot.resorts as unknown as Parameters<typeof triggersListedBy>[0];
    const listed = triggersListedBy(resorts, resort);
    const booking = { query, typed: typedIn(query), resort, listed, ...placeOf(request) };
    return { data: bookingCodes(triggers, booking) };
  });
}
