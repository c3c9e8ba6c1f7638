import type { FastifyInstance } from 'fastify';
import { contentTypes } from '../../content/index.ts';
import { codeNames } from '../../domain/booking/promo-state.ts';
import { TriggerIndex } from '../../domain/booking/trigger-index.ts';
import { type TriggerWarning, triggerWarnings } from '../../domain/booking/trigger-warnings.ts';
import { placeIn } from '../../domain/countries.ts';
import { fold } from '../../domain/fold.ts';
import { instantAt } from '../../domain/time/zone-time.ts';
import { findRecord } from '../content/store/repository.ts';
import type { RouteContext } from '../content/routes/route-context.ts';
import { readPublished } from '../delivery/published-records.ts';
import { BadRequest } from '../http/errors.ts';
import { pageQuery } from '../http/page-query.ts';
import { choiceParameter, dayParameter, textParameter } from '../http/parameter.ts';
import { defineQuery } from '../http/query.ts';
import { dataResponse, failures, listOf, objectOf } from '../http/route-schema.ts';
import { codesSchema } from './booking-codes.ts';

/** What staff may try out about triggers before a visitor does, below `booking-code-triggers/`. */

const { booking_code_trigger: triggerType, resort: resortType, site: siteType } = contentTypes;

const MAX_ADDRESS = 2000;

const visitorQuery = defineQuery({
  resort: textParameter({ description: 'The code of the resort that is booked', required: true }),
  address: textParameter({
    description: 'The address of the page, or only what stands behind its question mark',
    maxLength: MAX_ADDRESS,
  }),
  typed: textParameter({ description: 'A code that the visitor types', maxLength: 80 }),
  typed_as: choiceParameter({ description: 'Its kind where no trigger knows it', options: codeNames }),
  place: textParameter({ description: 'Where the visitor is: a country, MX, or a region of one, MX-JAL' }),
  day: dayParameter({ description: 'Another day than today: what is published by its noon' }),
});

/** 'https://resort.test/?promo=X', '?promo=X' and 'promo=X' → '?promo=X' */
const queryIn = (address: string): string => {
  const mark = address.indexOf('?');
  if (mark !== -1) return address.slice(mark).split('#', 1)[0]!;
  return /^[a-z]+:\/\/|^\//i.test(address) ? '' : `?${address}`;
};

function placeAsked(typed: string | undefined) {
  if (typed === undefined) return {};
  const place = placeIn(typed);
  if (!place) throw new BadRequest('place should be a country, MX, or a region, MX-JAL.');
  return place;
}

const text = { type: 'string' };
const orNull = { type: ['string', 'null'] };

export function triggerRoutes(routes: FastifyInstance, { db }: RouteContext): void {
  const tags = [triggerType.labels.en.many];

  async function publishedBy(moment: string, now: string) {
    const [triggers, resorts] = await Promise.all([
      readPublished(db, triggerType, {}, now),
      readPublished(db, resortType, {}, now),
    ]);
    return { triggers: triggers.at(moment).records, resorts: resorts.at(moment).records };
  }

  const warned = {
    tags,
    summary: 'What about the published triggers will surprise: clashes, resorts that are not there',
    response: {
      200: dataResponse(
        listOf({
          type: 'object',
          properties: {
            trigger: { type: 'integer' },
            is: {
              enum: ['gives-nothing', 'unknown-resort', 'not-taken', 'never-matches', 'hidden', 'clash'],
            },
            name: text,
            by: { type: 'integer' },
            by_name: text,
            cause: text,
            resorts: listOf(text),
          },
        }),
        'By trigger; none where nothing surprises',
      ),
    },
  };
  routes.get('/warnings', { schema: warned }, async () => {
    const now = new Date().toISOString();
    const { triggers, resorts } = await publishedBy(now, now);
    const nameOf = (id: number) => triggers.find((one) => one.id === id)?.code_value ?? String(id);
    const named = (warning: TriggerWarning) => ({
      ...warning,
      name: nameOf(warning.trigger),
      ...('by' in warning && { by_name: nameOf(warning.by) }),
    });
    return { data: triggerWarnings(triggers, resorts).map(named) };
  });

  const simulated = {
    tags,
    summary: 'Which codes a visitor would get, and why',
    querystring: visitorQuery.schema,
    response: {
      200: dataResponse(
        { allOf: [codesSchema, objectOf({ trigger_name: orNull, resort_name: orNull })] },
        'As `GET booking-codes/by-resort` would answer, with the names; null for a resort that is not there',
      ),
      ...failures.badRequest,
    },
  };
  routes.get('/simulation', { schema: simulated }, async (request) => {
    const { resort: code, address = '', typed, typed_as, place, day } = visitorQuery.read(request);
    const visitor = {
      resort: code,
      query: pageQuery({ url: queryIn(address.trim()) }),
      typed: typed === undefined ? undefined : { code: typed, ...(typed_as && { as: typed_as }) },
      ...placeAsked(place),
    };
    const now = new Date().toISOString();
    const standing = (await publishedBy(now, now)).resorts.find((one) => fold(one.code ?? '') === fold(code));
    const site = standing?.site ? await findRecord(db, siteType, standing.site) : undefined;
    const noon = day && instantAt(`${day}T12:00`, site?.timeZone ?? 'UTC').toISOString();
    const { triggers, resorts } = await publishedBy(noon && noon > now ? noon : now, now);
    const codes = new TriggerIndex(triggers, resorts).codesFor(visitor);
    const named = triggers.find(({ id }) => id === codes.reason.trigger);
    return {
      data: { ...codes, trigger_name: named?.code_value ?? null, resort_name: standing?.name ?? null },
    };
  });
}
