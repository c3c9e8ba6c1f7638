import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar.ts';
import { days } from './day-range.ts';
import {
  asUsualOn,
  changedOn,
  closedOn,
  comingExceptions,
  differsOn,
  placeAsUsualOn,
  placeChangedOn,
  placeClosedOn,
} from './hours-exceptions.ts';
import { closureOn, type Hours, openNow, opensNext, spansOn } from './opening-hours.ts';

const meal = (opens: string, closes: string, on: readonly (typeof days)[number][] = days): Hours => ({
  spans: [{ id: 'span0001', opens, closes, days: on, season: null }],
  exceptions: [],
});
const wedding = { en: 'Private wedding', es: 'Boda privada' };
const dinner = meal('18:00', '22:00');
// A Thursday.
const DATE = '2026-12-24';
const timesOn = (hours: Hours, day: string) =>
  spansOn(hours, day).map(({ opens, closes }) => [opens, closes]);

describe('hours on one date', () => {
  it('are closed there and as usual on the days around', () => {
    const hours = closedOn(dinner, DATE, wedding);
    expect([-1, 0, 1].map((by) => spansOn(hours, addDays(DATE, by)).length)).toEqual([1, 0, 1]);
    expect(hours.exceptions).toMatchObject([{ from: DATE, until: null, spans: [], reason: wedding }]);
    expect(hours.exceptions[0]?.id).toMatch(/^[a-z0-9]{8}$/);
  });

  it('are replaced by what was said last, in the order of the dates', () => {
    const later = closedOn(dinner, '2026-12-31');
    const hours = changedOn(closedOn(later, DATE), DATE, [{ opens: '17:00', closes: '20:00' }]);
    expect(hours.exceptions.map(({ from }) => from)).toEqual([DATE, '2026-12-31']);
    expect(timesOn(hours, DATE)).toEqual([['17:00', '20:00']]);
  });

  it('are as usual again, and the rest of a longer exception stays', () => {
    const week = { id: 'week0001', from: '2026-12-21', until: '2026-12-27', spans: [], reason: wedding };
    const hours = asUsualOn({ ...dinner, exceptions: [week] }, DATE);
    expect(hours.exceptions).toMatchObject([
      { id: 'week0001', from: '2026-12-21', until: '2026-12-23', reason: wedding },
      { from: '2026-12-25', until: '2026-12-27', reason: wedding },
    ]);
    expect(hours.exceptions[1]?.id).not.toBe('week0001');
    expect(timesOn(hours, DATE)).toEqual([['18:00', '22:00']]);
  });

  it('change that date alone, whatever exceptions there were', () => {
    const date = fc.integer({ min: 0, max: 20 }).map((ahead) => addDays('2026-12-15', ahead));
    const time = fc.constantFrom('08:00', '12:00', '19:30', '00:00');
    const spans = fc.array(fc.record({ opens: time, closes: time }), { maxLength: 2 });
    const change = fc.oneof(
      fc.record({ date, spans }).map((one) => (hours: Hours) => changedOn(hours, one.date, one.spans)),
      date.map((one) => (hours: Hours) => asUsualOn(hours, one)),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 6 }), date, date, spans, (changes, from, until, last) => {
        const week = { from, until: until < from ? from : until, spans: [], reason: wedding };
        const before = changes.reduce<Hours>((hours, one) => one(hours), { ...dinner, exceptions: [week] });
        const after = changedOn(before, DATE, last);
        for (let ahead = -1; ahead <= 21; ahead += 1) {
          const day = addDays('2026-12-15', ahead);
          if (day !== DATE) expect(timesOn(after, day)).toEqual(timesOn(before, day));
          else
            expect(new Set(timesOn(after, day).map(String))).toEqual(
              new Set(last.map(({ opens, closes }) => `${opens},${closes}`)),
            );
          expect(
            after.exceptions.filter((one) => one.from <= day && day <= (one.until ?? one.from)).length,
          ).toBeLessThan(2);
        }
        const ids = after.exceptions.flatMap(({ id }) => id ?? []);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});

describe('a whole place', () => {
  const brunch = meal('09:00', '13:00', ['Sun']);
  const place = { breakfast: brunch, lunch: null, dinner };

  it('that closes on a date changes the meals of that date alone', () => {
    const changed = placeClosedOn(place, DATE, wedding);
    expect(Object.keys(changed)).toEqual(['dinner']);
    expect(opensNext({ ...place, ...changed }, `${DATE}T12:00`)?.opens).toBe('2026-12-25T18:00');
    expect(closureOn({ ...place, ...changed }, DATE)).toEqual(wedding);
    expect(closureOn(place, DATE)).toBeUndefined();
  });

  it('takes other hours meal by meal, and is as usual again', () => {
    const changed = placeChangedOn(place, DATE, { dinner: [{ opens: '17:00', closes: '01:00' }] }, wedding);
    const held = { ...place, ...changed };
    expect(openNow(held, '2026-12-25T00:30')?.closes).toBe('2026-12-25T01:00');
    expect(differsOn(held, DATE)).toMatchObject([{ period: 'dinner', reason: wedding }]);
    expect(differsOn({ ...held, ...placeAsUsualOn(held, DATE) }, DATE)).toEqual([]);
    expect(placeAsUsualOn(place, DATE)).toEqual({});
  });

  it('says the same exception of several meals once', () => {
    const both = placeClosedOn({ lunch: meal('12:00', '15:00'), dinner }, DATE, wedding);
    expect(comingExceptions(both, '2026-12-20', 7)).toMatchObject([
      { from: DATE, periods: ['lunch', 'dinner'] },
    ]);
    expect(comingExceptions(both, DATE, 7)).toEqual([]);
    expect(comingExceptions(both, '2026-12-10', 7)).toEqual([]);
  });
});
