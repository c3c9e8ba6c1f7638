import type { FastifyInstance } from 'fastify';
import { codeNames } from '../../domain/booking/promo-state.ts';
import { ways } from '../../domain/booking/trigger.ts';
import type { Booking } from '../../domain/booking/trigger-index.ts';
import { BadRequest } from '../http/errors.ts';
import { pageQuery } from '../http/page-query.ts';
import { choiceParameter, textParameter } from '../http/parameter.ts';
import { defineQuery, type ValuesIn } from '../http/query.ts';
import { dataResponse, failures, objectOf } from '../http/route-schema.ts';
import { sendProblem } from '../plugins/problem.ts';
import type { CacheRegistry } from '../delivery/cache-registry.ts';
import { triggerIndexOf } from './trigger-index-of.ts';
import { visitorPlace } from './visitor-place.ts';

/**
 * The codes that a booking from this page carries. The answer depends on every parameter of the page and on where
 * the guest is, so it is made per request and no cache keeps it. Below /api/devise, but public (section 7).
 */

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

/** What the guest typed into the booking form; undefined when nothing. Throws BadRequest for what no code can be. */
function typedIn({ typed = '', typed_as: as }: ValuesIn<typeof ownQuery>): Booking['typed'] {
  const code = typed.trim();
  if (code === '') return undefined;
  if (/\p{Cc}/u.test(code)) throw new BadRequest('typed should be written on one line.');
  return as === undefined ? { code } : { code, as };
}

const orNull = (description: string) => ({ type: ['string', 'null'], description });

export const codesSchema = objectOf({
  ...Object.fromEntries(codeNames.map((name) => [name, orNull('Null where it is not given')])),
  configcode: { type: 'string' },
  themecode: { type: 'string' },
  currency: { type: 'string', examples: ['USD'] },
  reason: objectOf({
    why: { type: ['string', 'null'], enum: [...ways, null], description: 'How the booking came by them' },
    trigger: {
      type: ['integer', 'null'],
      description: 'By which trigger; null where a code was typed that none knows',
    },
    because: orNull('The code, the parameters or the place that did it, as the trigger has it written'),
  }),
});

const schema = {
  tags: ['guest'],
  summary: "The booking codes for a page, by its query string and the guest's country, and why",
  description:
    'Send the query string of the page as it is. A code that was typed beats the address, the address beats ' +
    'geography; codes of two triggers are never mixed. Country and region are those that a proxy of TRUST_PROXY says.',
  querystring: { ...ownQuery.schema, additionalProperties: { type: 'string' } },
  response: {
    200: dataResponse(
      {
        allOf: [codesSchema, objectOf({ country: orNull('Where the visitor is; null where nobody knows') })],
      },
      'What the booking carries',
    ),
    ...failures.badRequest,
    ...failures.notFound,
  },
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
    const booking = { query, typed: typedIn(own), resort: own.resort ?? site.key, ...visitorPlace(request) };
    const codes = triggerIndexOf(cache.snapshot).codesFor(booking);
    return { data: { ...codes, country: booking.country?.toUpperCase() ?? null } };
  });
}
