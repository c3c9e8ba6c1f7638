import fc from 'fast-check';
import { expect, it } from 'vitest';
import { limitsOf, type StayLimits, stayIssues } from '../../../domain/booking/stay.ts';
import { addDays } from '../../../domain/time/calendar.ts';
import { mayArrive, mayDepart } from './calendar-days.ts';

const TODAY = '2026-11-23';
const day = fc.nat(60).map((ahead) => addDays(TODAY, ahead));
const limits: fc.Arbitrary<StayLimits> = fc
  .record({
    until: fc.integer({ min: 20, max: 60 }).map((ahead) => addDays(TODAY, ahead)),
    minNights: fc.integer({ min: 1, max: 5 }),
    maxNights: fc.integer({ min: 5, max: 20 }),
    closed: fc.array(
      fc.tuple(day, fc.nat(6)).map(([from, more]) => ({ from, until: addDays(from, more) })),
      { maxLength: 3 },
    ),
  })
  .map((some) => ({
    ...limitsOf({ booking: null, closed_dates: [], adults_only: false }, TODAY),
    ...some,
  }));

it('a stay that the calendar offers is one that the server takes', () => {
  fc.assert(
    fc.property(day, day, limits, (arrive, depart, some) => {
      fc.pre(mayArrive(arrive, some) && mayDepart(depart, arrive, some));
      expect(stayIssues({ arrive, depart, rooms: [{ adults: 2, ages: [] }] }, some, TODAY)).toEqual([]);
    }),
  );
});

it('a stay that the server takes is one that the calendar offers', () => {
  fc.assert(
    fc.property(day, day, limits, (arrive, depart, some) => {
      fc.pre(stayIssues({ arrive, depart, rooms: [{ adults: 2, ages: [] }] }, some, TODAY).length === 0);
      expect(mayArrive(arrive, some) && mayDepart(depart, arrive, some)).toBe(true);
    }),
  );
});

it('each day of arrival that the calendar offers has a day of departure', () => {
  fc.assert(
    fc.property(day, limits, (arrive, some) => {
      fc.pre(mayArrive(arrive, some));
      const days = Array.from({ length: some.maxNights }, (_, nights) => addDays(arrive, nights + 1));
      expect(days.some((depart) => mayDepart(depart, arrive, some))).toBe(true);
    }),
  );
});
