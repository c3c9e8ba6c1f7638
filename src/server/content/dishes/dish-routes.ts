import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contentTypes } from '../../../content/index.ts';
import { dishesOf } from '../../../domain/dining/menu-dishes.ts';
import { untilTomorrow } from '../../../domain/dining/sold-out.ts';
import { isEntryId } from '../../../domain/fields/entry.ts';
import type { ValidationIssue } from '../../../domain/fields/issue.ts';
import { inEitherLanguage, languages } from '../../../domain/language.ts';
import { ownValue } from '../../../domain/record/same-value.ts';
import { titlesOf } from '../../../domain/record/title.ts';
import { mayPublish } from '../../../domain/staff/role.ts';
import { isWallClock } from '../../../domain/time/time-format.ts';
import { instantAt, wallClockIn } from '../../../domain/time/zone-time.ts';
import { MayNotPublish, ValidationFailed } from '../../http/errors.ts';
import { idParams } from '../../http/path.ts';
import { dataResponse, failures, listOf, objectOf } from '../../http/route-schema.ts';
import { actorOf, staffOf } from '../../http/staff.ts';
import { publishRightOf } from '../publication/publish-right.ts';
import { requestedRecord } from '../routes/read-routes.ts';
import { changeBy } from '../routes/requested-change.ts';
import type { RouteContext } from '../routes/route-context.ts';
import { type Database, findRecord } from '../store/repository.ts';
import { amendBase, amendOutcomes } from '../write/amend.ts';
import { ANY_VERSION, lockRecord } from '../write/change.ts';
import { listDishes } from './dish-list.ts';
import { readPrices, setPrices } from './prices.ts';
import { findSoldOut, offerAgain, sellOut } from './sold-out.ts';

/** What a kitchen changes of one dish without opening its menu: whether it is sold out, and its price. */

const { menu, site } = contentTypes;

const text = { type: ['string', 'null'] };
const both = objectOf({ en: text, es: text });
const item = { type: 'string', pattern: '^[a-z0-9]{8}$', description: 'The id of the dish’s entry' };
const until = {
  type: ['string', 'null'],
  examples: ['tomorrow', '2026-12-24T18:00'],
  description:
    "When it is offered again by itself: 'tomorrow', a moment to come on the property's clock, or null where somebody has to say so.",
};
const dish = {
  ...objectOf({ id: item, title: both, price: both, amount: { type: ['number', 'null'] } }),
  description: 'With `sold_out: { until, by }` while it is.',
};
const group = objectOf({ titles: listOf(both), dishes: listOf(dish) });
const tags = [menu.labels.en.many];
const found = { ...failures.badRequest, ...failures.notFound };

const schemas = {
  list: {
    tags,
    summary: 'Its dishes with their prices, and which are sold out',
    params: idParams,
    response: {
      200: dataResponse(
        objectOf({
          name: { type: 'string' },
          title: both,
          site_id: { type: 'integer' },
          groups: listOf(group),
        }),
        'Under their headings',
      ),
      ...found,
    },
  },
  sellOut: {
    tags,
    summary: 'A dish is sold out',
    params: idParams,
    body: objectOf({ item, until }),
    response: {
      200: dataResponse(objectOf({ item, until }), 'Until when'),
      ...found,
      ...failures.validationFailed,
    },
  },
  offerAgain: {
    tags,
    summary: 'A dish is offered again',
    params: idParams,
    body: objectOf({ item }),
    response: { 200: dataResponse(objectOf({ item }), 'The dish'), ...found, ...failures.validationFailed },
  },
  prices: {
    tags,
    summary: 'Change prices and nothing else, also while the menu has changes that nobody has published',
    params: idParams,
    body: objectOf({
      prices: listOf({ ...objectOf({ item, price: both }), description: '`was`: the price that was read.' }),
    }),
    response: {
      200: dataResponse(
        objectOf({ outcome: { enum: [...amendOutcomes, 'same'] } }),
        'Whether guests read it now, after an approval, or once the menu is published',
      ),
      ...found,
      ...failures.validationFailed,
    },
  },
};

async function clockOf(db: Database, siteId: number): Promise<{ now: string; timeZone: string }> {
  const { timeZone } = (await findRecord(db, site, siteId))!;
  return { now: wallClockIn(new Date(), timeZone), timeZone };
}

/** The instant that a body names; null for none. Throws ValidationFailed. */
function readUntil(body: unknown, { now, timeZone }: { now: string; timeZone: string }): string | null {
  const given = ownValue(body, 'until');
  if (given === null) return null;
  const wallClock = given === 'tomorrow' ? untilTomorrow(now) : given;
  const fail = (issue: Omit<ValidationIssue, 'path'>) => new ValidationFailed([{ path: 'until', ...issue }]);
  if (wallClock === undefined) throw fail({ code: 'required' });
  if (typeof wallClock !== 'string' || !isWallClock(wallClock))
    throw fail({ code: 'date', detail: '2026-12-24T18:00' });
  if (wallClock <= now) throw fail({ code: 'in-the-past' });
  return instantAt(wallClock, timeZone).toISOString();
}

/** Throws ValidationFailed. */
function readItem(body: unknown): string {
  const given = ownValue(body, 'item');
  if (isEntryId(given)) return given;
  throw new ValidationFailed([
    { path: 'item', code: given === undefined ? 'required' : 'type', detail: 'text' },
  ]);
}

/** Guests read it at once, so it takes the right to publish. Throws MayNotPublish. */
function requirePublishing(request: FastifyRequest): void {
  if (!mayPublish(staffOf(request), menu.permission)) throw new MayNotPublish();
}

export function dishRoutes(routes: FastifyInstance, { db }: RouteContext): void {
  const requested = (request: FastifyRequest) => requestedRecord(db, menu, request);
  const rightOf = (request: FastifyRequest) => publishRightOf(staffOf(request), menu.permission);

  routes.get('/:id/dishes', { schema: schemas.list }, async (request) => {
    const { id, site_id } = await requested(request);
    const current = (await findRecord(db, menu, id))!;
    const base = await amendBase(db, menu, current, rightOf(request));
    const { timeZone } = await clockOf(db, site_id!);
    return {
      data: {
        name: current.name,
        title: titlesOf(menu, current),
        site_id: site_id!,
        groups: listDishes(base.record, await findSoldOut(db, [site_id!]), timeZone),
      },
    };
  });

  routes.post('/:id/sold-out', { schema: schemas.sellOut }, async (request) => {
    const { id, site_id } = await requested(request);
    requirePublishing(request);
    const entry = readItem(request.body);
    const moment = readUntil(request.body, await clockOf(db, site_id!));
    const change = { ...changeBy(staffOf(request)), id, version: ANY_VERSION } as const;
    await db.transaction(async (tx) => {
      const { current } = await lockRecord(tx, menu, change);
      const base = await amendBase(tx, menu, current, rightOf(request));
      const named = [...dishesOf(base.record), ...dishesOf(current)].find((one) => one.id === entry);
      if (!named) throw new ValidationFailed([{ path: 'item', code: 'missing', detail: entry }]);
      const name = inEitherLanguage(named.title, languages[0]) ?? '';
      await sellOut(
        tx,
        { siteId: site_id!, menuId: id, item: entry },
        { name, until: moment, actor: change.actor },
      );
    });
    return { data: { item: entry, until: moment } };
  });

  routes.post('/:id/offer-again', { schema: schemas.offerAgain }, async (request) => {
    const { id, site_id } = await requested(request);
    requirePublishing(request);
    const entry = readItem(request.body);
    await offerAgain(db, { siteId: site_id!, menuId: id, item: entry }, actorOf(staffOf(request)));
    return { data: { item: entry } };
  });

  routes.put('/:id/prices', { schema: schemas.prices }, async (request) => {
    const { id } = await requested(request);
    const prices = readPrices(request.body);
    const change = { ...changeBy(staffOf(request)), id, publishRight: rightOf(request) };
    const changed = await setPrices(db, change, prices);
    return { data: { outcome: changed?.outcome ?? 'same' } };
  });
}
