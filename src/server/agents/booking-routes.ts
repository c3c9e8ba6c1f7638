import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type BookingAction, bookingActions, bookingStates } from '../../domain/agents/booking-state.ts';
import {
  bonusBases,
  bonusCurrencies,
  type BonusRules,
  MAX_CENTS,
  MAX_NIGHTS,
} from '../../domain/agents/bonus-rules.ts';
import { boolean, choice, integer, list, text } from '../../domain/fields/index.ts';
import { isId } from '../../domain/fields/reference.ts';
import { NotFound, ValidationFailed } from '../http/errors.ts';
import { pagingOf, pagingParameters } from '../http/paging.ts';
import { booleanParameter, choiceParameter, numberParameter, textParameter } from '../http/parameter.ts';
import { pathNumber } from '../http/path.ts';
import { defineQuery } from '../http/query.ts';
import { actorOf, staffOf } from '../http/staff.ts';
import { recordAuditEntry } from '../staff/audit/audit.ts';
import { bodySchema, parseBody } from '../staff/body.ts';
import { MANAGES_AGENTS, type AgentStaffParts } from './agent-routes.ts';
import { advance } from './bookings/advance.ts';
import {
  type BookingFilter,
  bookingForStaff,
  bookingSums,
  countBookings,
  findBooking,
  listBookings,
  stepsOf,
} from './bookings/bookings.ts';
import { bonusRules, saveRules } from './bookings/rules.ts';
import { applyStays, readStayList, tryStays } from './bookings/stay-list.ts';
import { groupSite } from './group-site.ts';
import { bookingsCsv } from './statement.ts';

/** Bookings of travel agents and their rules, below `/api/devise/agents`. */

/** Bookings that are taken on at once. */
const MAX_AT_ONCE = 500;
/** Bytes of a stay list. */
const MAX_LIST = 1024 * 1024;

const filterParameters = {
  state: choiceParameter({ options: bookingStates }),
  agent: textParameter({ description: 'The id of an agent.', maxLength: 64 }),
  resort: numberParameter({ description: 'The id of a resort.' }),
  duplicate: booleanParameter({ description: 'Only what several agents logged.' }),
  searchterm: textParameter({ description: 'Words of number, guest, or agent.' }),
};
const listQuery = defineQuery({ ...pagingParameters, ...filterParameters });
const filterQuery = defineQuery(filterParameters);

const filterOf = (given: ReturnType<typeof filterQuery.read>): BookingFilter => ({
  state: given.state,
  agentId: given.agent,
  resortId: given.resort,
  isDuplicate: given.duplicate,
  words: given.searchterm,
});

const advanceFields = {
  action: choice({ label: 'Action', es: 'Acción', required: true, options: bookingActions }),
  reason: text({ label: 'Why', es: 'Motivo', maxLength: 500 }),
  reference: text({ label: 'Reference of the payment', es: 'Referencia del pago', maxLength: 80 }),
};

const ruleFields = {
  min_nights: integer({ label: 'Nights', es: 'Noches', required: true, min: 1, max: MAX_NIGHTS }),
  before_arrival: boolean({ label: 'Before arrival', es: 'Antes de la llegada' }),
  basis: choice({ label: 'For what', es: 'Por qué', required: true, options: bonusBases }),
  cents: integer({ label: 'Amount', es: 'Importe', required: true, min: 0, max: MAX_CENTS }),
  currency: choice({ label: 'Currency', es: 'Moneda', required: true, options: bonusCurrencies }),
  resorts: list({
    label: 'Resorts',
    es: 'Resorts',
    maxItems: 200,
    fields: {
      resort_id: integer({ label: 'Resort', es: 'Resort', required: true, min: 1, max: 2_147_483_647 }),
      cents: integer({ label: 'Amount', es: 'Importe', required: true, min: 0, max: MAX_CENTS }),
    },
  }),
  payable_after_days: integer({ label: 'Days', es: 'Días', required: true, min: 0, max: 365 }),
};

const stayFields = {
  resort_id: integer({ label: 'Resort', es: 'Resort', required: true, min: 1, max: 2_147_483_647 }),
  list: text({ label: 'List', es: 'Lista', required: true, maxLength: MAX_LIST }),
  apply: boolean({ label: 'Verify', es: 'Verificar' }),
};

/** The ids of a body; undefined where they are none. */
function idsIn({ body }: FastifyRequest): readonly number[] {
  const { ids } = (body ?? {}) as { ids?: unknown };
  if (!Array.isArray(ids) || !ids.every(isId)) {
    throw new ValidationFailed([{ path: 'ids', code: 'type', detail: 'a list of ids' }]);
  }
  if (ids.length > MAX_AT_ONCE) {
    throw new ValidationFailed([{ path: 'ids', code: 'too-many', detail: String(MAX_AT_ONCE) }]);
  }
  return [...new Set(ids)];
}

const withoutIds = ({ body }: FastifyRequest): FastifyRequest => {
  const { ids: _ids, ...rest } = (body ?? {}) as Readonly<Record<string, unknown>>;
  return { body: rest } as FastifyRequest;
};

const withoutVersion = ({ body }: FastifyRequest): FastifyRequest => {
  const { version: _version, ...rest } = (body ?? {}) as Readonly<Record<string, unknown>>;
  return { body: rest } as FastifyRequest;
};

/** What an action needs beside the bookings. */
function requireWords(
  action: BookingAction,
  given: { reason: string | null; reference: string | null },
): void {
  const lacking = action === 'decline' ? 'reason' : action === 'pay' ? 'reference' : undefined;
  if (lacking && !given[lacking]) throw new ValidationFailed([{ path: lacking, code: 'required' }]);
}

export function agentBookingRoutes(routes: FastifyInstance, parts: AgentStaffParts): void {
  const { db, outbox } = parts;
  const config = MANAGES_AGENTS;

  routes.get('/bookings', { config, schema: { querystring: listQuery.schema } }, async (request) => {
    const given = listQuery.read(request);
    const page = pagingOf(given);
    const filter = filterOf(given);
    const [{ data, total }, sums] = await Promise.all([
      listBookings(db, filter, page),
      bookingSums(db, filter),
    ]);
    return { data, meta: { total, ...page, sums } };
  });

  routes.get(
    '/bookings/export',
    { config, schema: { querystring: filterQuery.schema } },
    async (request, reply) => {
      const filter = filterOf(filterQuery.read(request));
      await recordAuditEntry(db, request, {
        action: 'agent-bookings-exported',
        actor: actorOf(staffOf(request)),
        subject: 'CSV',
        detail: { rows: await countBookings(db, filter) },
      });
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="agent-bookings.csv"')
        .send(bookingsCsv(db, filter));
    },
  );

  routes.get('/bookings/:number', { config }, async (request) => {
    const id = pathNumber(request, 'number');
    const booking = await findBooking(db, id);
    if (!booking) throw new NotFound('There is no such booking.');
    return { data: { ...bookingForStaff(booking), steps: await stepsOf(db, [id]) } };
  });

  routes.post('/bookings/advance', { config, schema: bodySchema(advanceFields) }, async (request) => {
    const ids = idsIn(request);
    const given = parseBody(withoutIds(request), advanceFields);
    const { action } = given;
    requireWords(action, given);
    const { from, today } = await groupSite(request, parts);
    const actor = actorOf(staffOf(request));
    const { reason, reference } = given;
    const outcome = await advance(
      db,
      ids,
      { action, reason, actor, today, ...(reference !== null && { reference }) },
      from,
    );
    if (outcome.done.length > 0) {
      await recordAuditEntry(db, request, {
        action: 'agent-bookings-changed',
        actor,
        subject: action,
        detail: { rows: outcome.done.length },
      });
    }
    outbox.wake();
    return { data: outcome };
  });

  routes.get('/rules', { config }, async () => ({ data: await bonusRules(db) }));

  routes.put('/rules', { config, schema: bodySchema(ruleFields) }, async (request) => {
    const { version } = (request.body ?? {}) as { version?: unknown };
    if (version !== 0 && !isId(version)) {
      throw new ValidationFailed([{ path: 'version', code: 'type', detail: 'a whole number' }]);
    }
    const given = parseBody(withoutVersion(request), ruleFields);
    const rules = { ...given, before_arrival: given.before_arrival ?? false } as BonusRules;
    const resorts = rules.resorts.map(({ resort_id, cents }) => ({ resort_id, cents }));
    const saved = await saveRules(db, version, { ...rules, resorts });
    await recordAuditEntry(db, request, {
      action: 'agent-rules-changed',
      actor: actorOf(staffOf(request)),
      subject: 'Agent Cash Plus',
    });
    return { data: saved };
  });

  const stays = { config, schema: bodySchema(stayFields) };
  routes.post('/stays', { ...stays, bodyLimit: MAX_LIST * 2 }, async (request) => {
    const { resort_id, list: table, apply } = parseBody(request, stayFields);
    const { from, today, resorts } = await groupSite(request, parts);
    if (!resorts.some(({ id }) => id === resort_id)) {
      throw new ValidationFailed([{ path: 'resort_id', code: 'missing', detail: String(resort_id) }]);
    }
    const rows = readStayList(table);
    if (!apply) return { data: { lines: await tryStays(db, resort_id, rows), verified: null } };
    const actor = actorOf(staffOf(request));
    const { lines, verified } = await applyStays(db, resort_id, rows, { actor, today }, from);
    await recordAuditEntry(db, request, {
      action: 'stay-list-applied',
      actor,
      subject: resorts.find(({ id }) => id === resort_id)!.name,
      detail: { rows: verified.length },
    });
    return { data: { lines, verified: verified.length } };
  });
}
