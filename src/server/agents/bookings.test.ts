import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishedResort } from '../../../test/agent-resorts.ts';
import { AGENT_SITE, registration } from '../../../test/agent-visitor.ts';
import { administrator, type SharedTestApp, sharedTestApp, siteBody } from '../../../test/app.ts';
import {
  bookingActions,
  type BookingState,
  inOrderOfStates,
  stateAfter,
} from '../../domain/agents/booking-state.ts';
import { bonusOf, defaultRules, MAX_CENTS, MAX_NIGHTS, MAX_ROOMS } from '../../domain/agents/bonus-rules.ts';
import {
  agent,
  agent_booking,
  agent_booking_step,
  agent_payment,
  agent_rules,
} from '../database/agents-schema.ts';
import { mail_outbox } from '../database/forms-schema.ts';
import { agentOfValues } from './account/applications.ts';
import { type Booking, logBooking } from './bookings/bookings.ts';

/** What staff do with bookings, by their routes. */

let test: SharedTestApp;
let resort: number;
const agents: string[] = [];

beforeAll(async () => {
  test = await sharedTestApp();
  await test.create('site', null, siteBody('group', { isDefault: true, name: 'Sal y Brisa' }), AGENT_SITE);
  resort = await publishedResort(test, 'Casa Marea');
  for (const name of ['Lucía Méndez', 'Otto Brandt']) {
    const made = agentOfValues(`${name.slice(0, 4)}@faro.test`, 'es', { ...registration, name });
    await test.db.insert(agent).values({ ...made, state: 'approved' });
    agents.push(made.id);
  }
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(agent_booking);
  await test.db.delete(agent_payment);
  await test.db.delete(agent_rules);
  await test.db.delete(mail_outbox);
  test.signIn(administrator);
});

let numbers = 0;
async function logged(
  more: Partial<Parameters<typeof logBooking>[1]> = {},
  rules = defaultRules,
): Promise<Booking> {
  numbers += 1;
  const one = {
    agentId: agents[0]!,
    agentName: 'Lucía Méndez',
    resort_id: resort,
    resort_name: 'Casa Marea',
    number: `N-${numbers}`,
    guest: 'Peña',
    arrival: '2026-01-10',
    nights: 4,
    rooms: 1,
    ...more,
  };
  return (await logBooking(test.db, one, rules))!;
}

const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  test.app.inject({ method, url: `/api/devise/agents${url}`, ...(payload && { payload }) });
const advance = async (ids: number[], action: string) =>
  (await call('POST', '/bookings/advance', { ids, action, reason: 'No stay', reference: 'SPEI 1' })).json()
    .data as { done: number[]; left: { id: number; why: string }[] };
const stateOf = async (id: number): Promise<BookingState> =>
  (await test.db.select().from(agent_booking)).find((one) => one.id === id)!.state;

describe('bookings of travel agents', () => {
  it('go from state to state, and into one payment for each agent and currency', async () => {
    const mine = [await logged(), await logged({ nights: 6 })];
    const other = await logged({ agentId: agents[1]! });
    const pesos = await logged({}, { ...defaultRules, currency: 'MXN', cents: 20_000 });
    const ids = [...mine, other, pesos].map(({ id }) => id);
    for (const action of ['verify', 'release', 'pay']) {
      expect((await advance(ids, action)).done).toEqual(ids);
    }
    const payments = await test.db.select().from(agent_payment).orderBy(agent_payment.id);
    expect(
      payments.map(({ agent_id, currency, cents, bookings }) => [agent_id, currency, cents, bookings]),
    ).toEqual([
      [agents[0], 'USD', 10_000, 2],
      [agents[1], 'USD', 4000, 1],
      [agents[0], 'MXN', 80_000, 1],
    ]);
    const mails = await test.db.select().from(mail_outbox);
    expect(mails.map(({ subject }) => subject)).toEqual(Array(3).fill('Te pagamos · Sal y Brisa'));
    expect(mails[0]!.text).toContain('SPEI 1');
    expect(await advance(ids, 'pay')).toEqual({ done: [], left: ids.map((id) => ({ id, why: 'state' })) });
    expect(await test.db.$count(agent_payment)).toBe(3);
    const { data } = (await call('GET', `/bookings/${ids[0]}`)).json();
    expect(data.steps.map((one: { to_state: string }) => one.to_state)).toEqual([
      'logged',
      'verified',
      'payable',
      'paid',
    ]);
  });

  it('are payable after the stay, and not before', async () => {
    const { id } = await logged({ arrival: '2099-01-01' });
    await advance([id], 'verify');
    expect(await advance([id], 'release')).toEqual({ done: [], left: [{ id, why: 'early' }] });
  });

  it('of two agents who logged the same one is verified', async () => {
    const one = await logged({ number: 'SAME' });
    const other = await logged({ number: 'sa-me', agentId: agents[1]! });
    const list = (await call('GET', '/bookings?duplicate=true')).json();
    expect(list.data.map((each: { rivals: number }) => each.rivals)).toEqual([1, 1]);
    expect(await advance([one.id, other.id], 'verify')).toEqual({
      done: [one.id],
      left: [{ id: other.id, why: 'duplicate' }],
    });
    expect((await advance([other.id], 'verify')).left[0]!.why).toBe('duplicate');
    await advance([one.id], 'decline');
    expect((await advance([other.id], 'verify')).done).toEqual([other.id]);
  });

  it('are declined with a reason, and looked at once more where it was a mistake', async () => {
    const { id, ...stay } = await logged();
    const silent = await call('POST', '/bookings/advance', { ids: [id], action: 'decline' });
    expect([silent.statusCode, silent.json().errors[0].path]).toEqual([422, 'reason']);
    const unpaid = await call('POST', '/bookings/advance', { ids: [id], action: 'pay' });
    expect(unpaid.json().errors[0].path).toBe('reference');
    await advance([id], 'decline');
    const { data } = (await call('GET', '/bookings?state=declined')).json();
    expect(data[0]).toMatchObject({ id, reason: 'No stay' });
    await logged({ number: stay.number });
    expect((await advance([id], 'reopen')).left).toEqual([{ id, why: 'duplicate' }]);
  });

  it('skip no state and are paid once, whatever is asked for in whatever order, and sums agree', async () => {
    const steps = fc.array(
      fc.record({ at: fc.nat({ max: 3 }), action: fc.constantFrom(...bookingActions) }),
      { minLength: 5, maxLength: 25 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        await test.db.delete(agent_booking);
        await test.db.delete(agent_payment);
        const bookings = [
          await logged({ number: 'TWICE' }),
          await logged({ number: 'TWICE', agentId: agents[1]! }),
          await logged(),
          await logged({ nights: 9 }),
        ];
        for (const { at, action } of taken) {
          const { id } = bookings[at]!;
          const before = await stateOf(id);
          const { done } = await advance([id], action);
          const after = await stateOf(id);
          expect(after).toBe(done.length > 0 ? stateAfter(before, action) : before);
        }
        const now = await test.db.select().from(agent_booking);
        const payments = await test.db.select().from(agent_payment);
        const paid = now.filter(({ state }) => state === 'paid');
        const sum = (of: readonly { cents: number }[]) => of.reduce((all, { cents }) => all + cents, 0);
        expect(sum(payments)).toBe(sum(paid));
        expect(paid.filter(({ number_key }) => number_key === 'TWICE').length).toBeLessThan(2);
        const { meta } = (await call('GET', '/bookings')).json();
        expect(sum(meta.sums)).toBe(sum(now));
        expect(inOrderOfStates(meta.sums)).toEqual(meta.sums);
        const walked = await test.db.select().from(agent_booking_step);
        expect(walked.filter(({ to_state }) => to_state === 'paid')).toHaveLength(paid.length);
      }),
      { numRuns: 12 },
    );
  }, 60_000);

  it('are paid once where two people press at the same moment', async () => {
    const ids = [await logged(), await logged(), await logged()].map(({ id }) => id);
    await advance(ids, 'verify');
    await advance(ids, 'release');
    const both = await Promise.all([
      advance(ids, 'pay'),
      advance(ids, 'pay'),
      advance(ids.toReversed(), 'pay'),
    ]);
    expect(both.map(({ done }) => done.length).toSorted((a, b) => a - b)).toEqual([0, 0, 3]);
    expect(await test.db.$count(agent_payment)).toBe(1);
  });

  it('are found by number, guest, agent, resort and state, and taken out without formulas', async () => {
    await logged({ number: 'XY-9', guest: '=HYPERLINK("x")' });
    await logged({ agentId: agents[1]! });
    const count = async (query: string) => (await call('GET', `/bookings?${query}`)).json().meta.total;
    expect(
      await Promise.all(
        ['searchterm=xy9', 'searchterm=otto', `agent=${agents[1]}`, `resort=${resort}`, 'state=paid'].map(
          count,
        ),
      ),
    ).toEqual([1, 1, 1, 2, 0]);
    const { body } = await call('GET', '/bookings/export?searchterm=xy9');
    expect(body).toContain(`"'=HYPERLINK(""x"")"`);
  });
});

describe('a stay list', () => {
  const list = (rows: readonly string[]) => ['Confirmation,Guest,Arrival,Nights,Rooms', ...rows].join('\n');

  it('is tried first, then verifies what agrees and nothing else', async () => {
    const good = await logged({ number: 'OK-1' });
    await logged({ number: 'BAD-1' });
    const text = list([
      'ok 1,PENA,2026-01-10,4,1',
      'BAD-1,Peña,2026-01-10,5,1',
      'NEW-1,Ruiz,2026-01-10,4,1',
      ',,x,,',
    ]);
    const dry = (await call('POST', '/stays', { resort_id: resort, list: text })).json().data;
    expect(dry.lines.map((one: { outcome: { is: string } }) => one.outcome.is)).toEqual([
      'verified',
      'differs',
      'unknown',
      'unreadable',
    ]);
    expect(dry.verified).toBeNull();
    expect(await stateOf(good.id)).toBe('logged');
    const done = (await call('POST', '/stays', { resort_id: resort, list: text, apply: true })).json().data;
    expect(done.verified).toBe(1);
    expect(await stateOf(good.id)).toBe('verified');
    const again = (await call('POST', '/stays', { resort_id: resort, list: text, apply: true })).json().data;
    expect([again.verified, again.lines[0].outcome.is]).toEqual([0, 'before']);
  });

  it('says which columns it lacks, and of which resort it cannot be', async () => {
    const lacks = await call('POST', '/stays', { resort_id: resort, list: 'Nombre,Noches\nx,1' });
    expect(lacks.statusCode).toBe(422);
    expect(lacks.json().errors.map((one: { path: string }) => one.path)).toEqual([
      'list.number',
      'list.guest',
      'list.arrival',
    ]);
    const nowhere = await call('POST', '/stays', { resort_id: 999, list: list([]) });
    expect(nowhere.json().errors[0].path).toBe('resort_id');
  });
});

describe('the rules', () => {
  it('promise no more than the books can hold, whatever stay is logged', async () => {
    const { data } = (await call('GET', '/rules')).json();
    const tooMuch = await call('PUT', '/rules', { ...data, cents: MAX_CENTS + 1 });
    expect([tooMuch.statusCode, tooMuch.json().errors[0].path]).toEqual([422, 'cents']);
    expect((await call('PUT', '/rules', { ...data, cents: MAX_CENTS })).statusCode).toBe(200);
    const most = { resort_id: resort, arrival: '2030-02-14', nights: MAX_NIGHTS, rooms: MAX_ROOMS };
    expect(bonusOf(most, { ...defaultRules, cents: MAX_CENTS })).toBeLessThan(2 ** 31);
  });

  it('are changed by one at a time, and hold for what is logged from then on', async () => {
    const { data } = (await call('GET', '/rules')).json();
    expect(data).toMatchObject({ version: 0, min_nights: 3, cents: 1000 });
    const rules = { ...data, min_nights: 2, resorts: [{ resort_id: resort, cents: 2500 }] };
    const saved = (await call('PUT', '/rules', rules)).json().data;
    expect(saved).toMatchObject({ version: 1, min_nights: 2, resorts: [{ resort_id: resort, cents: 2500 }] });
    expect((await call('PUT', '/rules', rules)).statusCode).toBe(409);
    const wrong = await call('PUT', '/rules', { ...saved, min_nights: 0, currency: 'XXX', cents: -1 });
    expect(
      wrong
        .json()
        .errors.map((one: { path: string }) => one.path)
        .toSorted(),
    ).toEqual(['cents', 'currency', 'min_nights']);
  });

  it('and everything else are for whoever looks after agents on every site', async () => {
    const asked = async () => (await call('GET', '/bookings')).statusCode;
    test.signIn({ ...administrator, siteIds: [15] });
    expect(await asked()).toBe(403);
    test.signIn({ ...administrator, permissions: ['manage forms'], views: ['manage forms'] });
    expect(await asked()).toBe(403);
    test.signIn({ ...administrator, permissions: [] });
    expect(
      (await call('POST', '/bookings/advance', { ids: [1], action: 'pay', reference: 'x' })).statusCode,
    ).toBe(403);
    test.signIn(null);
    expect(await asked()).toBe(401);
  });
});
