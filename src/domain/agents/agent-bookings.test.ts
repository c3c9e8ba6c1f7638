import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BookingAction,
  bookingActions,
  type BookingState,
  bookingStates,
  stateAfter,
} from './booking-state.ts';
import { type BonusRules, bonusOf, defaultRules, payableFrom, stayFaults } from './bonus-rules.ts';
import { bookingKey } from './booking-number.ts';
import { centsAsText, moneyText, readCents, sumsOf } from './money.ts';
import { columnNamed, type ComparedBooking, compareStays, type StayRow } from './stay-list.ts';

const actions = fc.array(fc.constantFrom(...bookingActions), { maxLength: 40 });

/** The states through which a booking goes under actions, those left out that cannot be taken. */
function walk(taken: readonly BookingAction[]): BookingState[] {
  const states: BookingState[] = ['logged'];
  for (const action of taken) {
    const next = stateAfter(states.at(-1)!, action);
    if (next) states.push(next);
  }
  return states;
}

describe('the states of a booking', () => {
  it('skip none on the way to paid', () => {
    fc.assert(
      fc.property(actions, (taken) => {
        const states = walk(taken);
        const isInOrder = states.every((state, at) => {
          const before = { verified: 'logged', payable: 'verified', paid: 'payable' } as Partial<
            Record<BookingState, BookingState>
          >;
          return before[state] === undefined || states[at - 1] === before[state];
        });
        expect(isInOrder).toBe(true);
      }),
    );
  });

  it('pay no booking twice, and paid is the end', () => {
    fc.assert(
      fc.property(actions, (taken) => {
        const states = walk(taken);
        const paid = states.indexOf('paid');
        expect([-1, states.length - 1]).toContain(paid);
      }),
    );
    for (const action of bookingActions) expect(stateAfter('paid', action)).toBeUndefined();
  });

  it('are all reached, and what is declined can be looked at once more', () => {
    expect(walk(['verify', 'release', 'pay'])).toEqual(['logged', 'verified', 'payable', 'paid']);
    for (const state of ['logged', 'verified', 'payable'] as const) {
      expect(stateAfter(state, 'decline')).toBe('declined');
    }
    expect(stateAfter('declined', 'reopen')).toBe('logged');
    expect(bookingStates.filter((state) => stateAfter(state, 'pay'))).toEqual(['payable']);
  });
});

const rules: BonusRules = {
  ...defaultRules,
  cents: 1250,
  resorts: [{ resort_id: 2, cents: 2000 }],
  payable_after_days: 7,
};
const stay = { resort_id: 1, arrival: '2026-12-20', nights: 5, rooms: 2 };

describe('the rules', () => {
  it('pay rooms by the night or once, and some resorts otherwise', () => {
    expect(bonusOf(stay, rules)).toBe(12_500);
    expect(bonusOf({ ...stay, resort_id: 2 }, rules)).toBe(20_000);
    expect(bonusOf(stay, { ...rules, basis: 'stay' })).toBe(2500);
    expect(payableFrom(stay, rules)).toBe('2027-01-01');
  });

  it('take stays that are long enough and logged in time', () => {
    const faults = (one: Partial<typeof stay>, more: Partial<BonusRules> = {}) =>
      stayFaults({ ...stay, ...one }, { ...rules, ...more }, '2026-12-19').map(({ code }) => code);
    expect(faults({})).toEqual([]);
    expect(faults({ nights: 2 })).toEqual(['min-nights']);
    expect(faults({ arrival: '2026-12-19' })).toEqual(['before-arrival']);
    expect(faults({ arrival: '2026-12-01' }, { before_arrival: false })).toEqual([]);
  });
});

const money = fc.record({
  state: fc.constantFrom(...bookingStates),
  currency: fc.constantFrom('USD', 'MXN'),
  cents: fc.integer({ min: 0, max: 100_000_000 }),
});

describe('amounts', () => {
  it('agree: the sums of the parts are the sum of the whole, to the hundredth', () => {
    fc.assert(
      fc.property(fc.array(money, { maxLength: 200 }), (bookings) => {
        const sums = sumsOf(bookings);
        const whole = (of: readonly { cents: number }[]) => of.reduce((sum, { cents }) => sum + cents, 0);
        const count = sums.reduce((all, one) => all + one.bookings, 0);
        expect([whole(sums), count]).toEqual([whole(bookings), bookings.length]);
      }),
    );
  });

  it('are read as they are written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
        expect(readCents(centsAsText(cents))).toBe(cents);
      }),
    );
    expect([
      readCents('12'),
      readCents(' 12,5 '),
      readCents('0.05'),
      readCents('-1'),
      readCents('1.234'),
    ]).toEqual([1200, 1250, 5, undefined, undefined]);
    expect(moneyText(123_450, 'USD', 'en')).toMatch(/^USD\s1,234\.50$/);
  });
});

const booking = (more: Partial<ComparedBooking> = {}): ComparedBooking => ({
  id: 1,
  number_key: 'AB123',
  guest: 'Peña',
  arrival: '2026-12-20',
  nights: 5,
  rooms: 1,
  state: 'logged',
  ...more,
});
const row = (more: StayRow = {}): StayRow => ({
  number: 'ab-123',
  guest: 'PENA',
  arrival: '2026-12-20',
  nights: '5',
  ...more,
});
const outcomes = (rows: readonly StayRow[], bookings: readonly ComparedBooking[]) =>
  compareStays(rows, bookings).map(({ outcome }) => outcome);

describe('a stay list', () => {
  it('verifies what agrees, however it is spelled', () => {
    expect(outcomes([row()], [booking()])).toEqual([{ is: 'verified', booking: 1 }]);
    expect(['Confirmation', 'CONFIRMACIÓN', 'last_name', 'Arrival', 'Room type'].map(columnNamed)).toEqual([
      'number',
      'number',
      'guest',
      'arrival',
      undefined,
    ]);
  });

  it('says of every other row why not', () => {
    expect(outcomes([row({ nights: '4', guest: 'Ruiz' })], [booking()])).toEqual([
      { is: 'differs', booking: 1, columns: ['guest', 'nights'] },
    ]);
    expect(outcomes([row()], [booking({ state: 'paid' })])).toEqual([{ is: 'before', booking: 1 }]);
    expect(outcomes([row()], [booking({ state: 'declined' })])).toEqual([{ is: 'declined', booking: 1 }]);
    expect(outcomes([row()], [booking(), booking({ id: 2 })])).toEqual([{ is: 'several', bookings: [1, 2] }]);
    expect(outcomes([row()], [])).toEqual([{ is: 'unknown' }]);
    expect(outcomes([row(), row()], [booking()])[1]).toEqual({ is: 'repeated' });
    expect(outcomes([{ number: ' ', guest: 'x', arrival: '20/12/2026', nights: '0' }], [])).toEqual([
      { is: 'unreadable', columns: ['number', 'arrival', 'nights'] },
    ]);
  });

  it('verifies a booking once at most, and nothing that is not logged', () => {
    const keys = fc.constantFrom('A1', 'B2', 'C3');
    const someBookings = fc
      .array(fc.record({ number_key: keys, state: fc.constantFrom(...bookingStates) }), { maxLength: 8 })
      .map((all) => all.map((one, id) => booking({ ...one, id })));
    const someRows = fc.array(keys, { maxLength: 12 }).map((all) => all.map((number) => row({ number })));
    fc.assert(
      fc.property(someRows, someBookings, (rows, bookings) => {
        const verified = outcomes(rows, bookings).flatMap((one) =>
          one.is === 'verified' ? one.booking : [],
        );
        const states = verified.map((id) => bookings.find((one) => one.id === id)!.state);
        expect(new Set(verified).size).toBe(verified.length);
        expect(states.every((state) => state === 'logged')).toBe(true);
      }),
    );
  });

  it('compares numbers without blanks, signs and capitals', () => {
    expect(bookingKey(' ab-12.3 / é')).toBe('AB123E');
  });
});
