import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AskedBooking, asksForBooking, readAskedBooking, writeAskedBooking } from './asked-booking.ts';
import { limitsOf, type Stay, stayIssues, type StayLimits } from './stay.ts';

const TODAY = '2026-11-23';
const resort = { booking: null, closed_dates: [], adults_only: false };
const limits = limitsOf(resort, TODAY);

const stay = (more: Partial<Stay> = {}): Stay => ({
  arrive: '2026-12-12',
  depart: '2026-12-16',
  rooms: [{ adults: 2, ages: [] }],
  ...more,
});
const issues = (more: Partial<Stay>, within: Partial<StayLimits> = {}) =>
  stayIssues(stay(more), { ...limits, ...within }, TODAY).map(({ field, is }) => `${field}: ${is}`);

describe('what a resort allows', () => {
  it('is ordinary where staff say nothing', () => {
    expect(limits).toEqual({
      from: TODAY,
      until: '2028-11-22',
      minNights: 1,
      maxNights: 30,
      maxRooms: 3,
      maxAdults: 4,
      maxChildren: 3,
      closed: [],
    });
  });

  it('is what staff say: days, nights, people, and no children among adults only', () => {
    const booking = {
      first_day: '2026-12-01',
      last_day: '2027-04-30',
      min_nights: 3,
      max_nights: 14,
      max_rooms: 2,
      max_adults: 2,
      max_children: 2,
    };
    expect(limitsOf({ ...resort, booking, adults_only: true }, TODAY)).toMatchObject({
      from: '2026-12-01',
      until: '2027-04-30',
      minNights: 3,
      maxChildren: 0,
    });
    expect(limitsOf({ ...resort, booking }, '2027-01-09').from).toBe('2027-01-09');
  });

  it('leaves out closures that are over, and takes one end for a day', () => {
    const closed_dates = [
      { from: '2026-09-01', until: '2026-09-30' },
      { from: '2027-09-01', until: '2027-09-30' },
      { from: null, until: '2027-01-05' },
      { from: null, until: null },
    ];
    expect(limitsOf({ ...resort, closed_dates }, TODAY).closed).toEqual([
      { from: '2027-09-01', until: '2027-09-30' },
      { from: '2027-01-05', until: '2027-01-05' },
    ]);
  });
});

describe('a stay', () => {
  it('that is allowed has no issue', () => expect(issues({})).toEqual([]));

  it('has real days, in their order, from today on', () => {
    expect(issues({ arrive: '' })).toEqual(['arrive: day']);
    expect(issues({ arrive: '2026-02-30', depart: 'soon' })).toEqual(['arrive: day', 'depart: day']);
    expect(issues({ arrive: '2026-11-22', depart: '2026-11-24' })).toEqual(['arrive: past']);
    expect(issues({ arrive: '2026-12-16', depart: '2026-12-12' })).toEqual(['depart: order']);
    expect(issues({ depart: '2026-12-12' })).toEqual(['depart: order']);
  });

  it('keeps to the first and the last day', () => {
    expect(issues({}, { from: '2026-12-13' })).toEqual(['arrive: too-early']);
    expect(issues({}, { until: '2026-12-15' })).toEqual(['depart: too-late']);
    expect(issues({}, { until: '2026-12-16' })).toEqual([]);
    expect(issues({ arrive: '9999-12-01', depart: '9999-12-31' })).toEqual(['depart: too-late']);
  });

  it('is neither too short nor too long', () => {
    expect(issues({}, { minNights: 5 })).toEqual(['depart: min-nights']);
    expect(issues({ depart: '2027-12-16' })).toEqual(['depart: max-nights']);
  });

  it('may begin when a closure has ended, and end when one begins', () => {
    const closed = (from: string, until: string) => issues({}, { closed: [{ from, until }] });
    // The night that is named is one of the stay.
    const named = (from: string) =>
      stayIssues(stay(), { ...limits, closed: [{ from, until: '2026-12-20' }] }, TODAY).map(
        ({ value }) => value,
      );
    expect(named('2026-12-01')).toEqual(['2026-12-12']);
    expect(named('2026-12-14')).toEqual(['2026-12-14']);
    expect(closed('2026-12-01', '2026-12-11')).toEqual([]);
    expect(closed('2026-12-01', '2026-12-12')).toEqual(['arrive: closed']);
    expect(closed('2026-12-15', '2026-12-20')).toEqual(['arrive: closed']);
    expect(closed('2026-12-16', '2026-12-20')).toEqual([]);
    expect(closed('2026-12-13', '2026-12-13')).toEqual(['arrive: closed']);
  });

  it('has rooms that people fit into', () => {
    expect(issues({ rooms: [] })).toEqual(['rooms: rooms']);
    expect(issues({ rooms: [{ adults: 5, ages: [] }] })).toEqual(['adults1: adults']);
    expect(issues({ rooms: [{ adults: NaN, ages: [] }] })).toEqual(['adults1: adults']);
    const child = { adults: 2, ages: [3] };
    expect(issues({ rooms: [child, child] })).toEqual([]);
    expect(issues({ rooms: [child, child] }, { maxChildren: 0 })).toEqual([
      'children1: children',
      'children2: children',
    ]);
    expect(issues({ rooms: [{ adults: 2, ages: [18] }] })).toEqual(['children1: age']);
    expect(issues({ rooms: [{ adults: 2, ages: [NaN] }] })).toEqual(['children1: age']);
  });
});

describe('what the form sends', () => {
  it('is two adults in a room where it says nothing', () => {
    expect(readAskedBooking({ arrive: ' 2026-12-12 ' }).rooms).toEqual([{ adults: 2, ages: [] }]);
    expect(asksForBooking({ utm_campaign: 'summer' })).toBe(false);
    expect(asksForBooking({ arrive: '' })).toBe(true);
  });

  it('leaves out rooms and children beyond those that were chosen', () => {
    const query = { rooms: '1', children1: '1', age1_1: '4', age1_2: '9', adults2: '2', children2: '3' };
    expect(readAskedBooking(query).rooms).toEqual([{ adults: 2, ages: [4] }]);
  });

  it('never becomes a stay where it is no number', () => {
    for (const rooms of ['-1', '1e3', '99999', 'x', '2.5', '0']) {
      const asked = { ...stay(), ...readAskedBooking({ rooms }), arrive: '2026-12-12', depart: '2026-12-13' };
      expect(stayIssues(asked, limits, TODAY), rooms).toHaveLength(1);
    }
    const asked = readAskedBooking({ children1: 'x', arrive: '2026-12-12', depart: '2026-12-13' });
    expect(stayIssues(asked, limits, TODAY)).toEqual([{ field: 'children1', is: 'age', value: 17 }]);
  });

  it('reads back what is written', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 12 }).map((one) => one.trim());
    const asked: fc.Arbitrary<AskedBooking> = fc.record({
      resort: text,
      arrive: fc.constantFrom('', '2026-12-12'),
      depart: fc.constantFrom('', '2026-12-16'),
      rooms: fc.array(fc.record({ adults: fc.nat(9), ages: fc.array(fc.nat(17), { maxLength: 4 }) }), {
        minLength: 1,
        maxLength: 4,
      }),
      code: text,
      codeAs: fc.constantFrom(undefined, 'group' as const),
      landing: text,
    });
    fc.assert(
      fc.property(asked, (one) => {
        expect(readAskedBooking(writeAskedBooking(one))).toEqual(one);
      }),
    );
  });
});
