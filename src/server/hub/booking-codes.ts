import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Booking, bookingCodes, codeNames } from '../../domain/booking.ts';
import { triggersListedBy } from '../../domain/resort.ts';
import { pageQuery } from '../http/page-query.ts';
import { choiceParameter, textParameter } from '../http/parameter.ts';
import { defineQuery, type ValuesIn } from '../http/query.ts';
import { sendProblem } from '../plugins/problem.ts';
import type { CacheRegistry } from '../delivery/cache-registry.ts';

/**
 * The codes that a booking from this page carries. The answer depends on every parameter of the page and on where
 * the guest is, so it is made per request and no cache keeps it. Below /api/devise, but public (section 7).
 */

// What the CDNs in use call the guest's country and region; the plain names are for any other.
const COUNTRY_HEADERS = ['cf-ipcountry', 'cloudfront-viewer-country', 'x-country-code'];
const REGION_HEADERS = ['cf-region-code', 'cloudfront-viewer-country-region', 'x-region-code'];

const ownQuery = defineQuery({
  resort: textParameter({
    description: "The resort that is booked; the current site's where none is named",
  }),
  typed: textParameter({ description: 'A code that the guest typed', maxLength: 80 }),
  typed_as: choiceParameter({
    description: 'Its kind where no trigger knows it; promo otherwise',
    options: codeNames,
  }),
});

function firstHeader(request: FastifyRequest, names: readonly string[]): string | undefined {
  return names
    .map((name) => request.headers[name])
    .find((value) => typeof value === 'string' && value !== '') as string | undefined;
}

/**
 * Country and region, believed only of a proxy that TRUST_PROXY names: it has then said for whom it asks
 * (X-Forwarded-For), and Fastify lists more than the nearest address.
 */
function countryAndRegionOf(request: FastifyRequest): Pick<Booking, 'country' | 'region'> {
  if ((request.ips?.length ?? 0) < 2) return {};
  return { country: firstHeader(request, COUNTRY_HEADERS), region: firstHeader(request, REGION_HEADERS) };
}

/** What the guest typed into the booking form; undefined when nothing. */
function typedIn({ typed = '', typed_as: as }: ValuesIn<typeof ownQuery>): Booking['typed'] {
  const code = typed.trim();
  if (code === '') return undefined;
  return as === undefined ? { code } : { code, as };
}

const schema = {
  tags: ['guest'],
  summary: "The booking codes for a page, by its query string and the guest's country, and why",
  querystring: { ...ownQuery.schema, additionalProperties: { type: 'string' } },
};

export function bookingCodesRoute(app: FastifyInstance, registry: CacheRegistry): void {
  app.get('/api/devise/booking-codes/by-resort', { schema }, async (request, reply) => {
    reply.header('cache-control', 'private, no-store').header('x-content-type-options', 'nosniff');
    const own = ownQuery.read(request);
    const query = pageQuery(request);
    const { host, 'server-name': serverName } = request.headers;
    const visit = await registry.visit(host, serverName as string | undefined);
    if (!visit) return sendProblem(reply, 404, { detail: 'There is no such site.' });
    const { site, cache } = visit;
    const { triggers, resorts } = cache.snapshot;
    const resort = own.resort ?? site.key;
    const listed = triggersListedBy(resorts, resort);
    const booking = { query, typed: typedIn(own), resort, listed, ...countryAndRegionOf(request) };
    return { data: bookingCodes(triggers, booking) };
  });
}
