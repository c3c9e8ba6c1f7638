import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, dayOf } from '../time/calendar.ts';
import { days } from '../time/day-range.ts';
import { openFirst } from './open-first.ts';
import { openWeekOf, waitIn } from './open-week.ts';

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
const date = fc.integer({ min: -3, max: 20 }).map((day) => addDays('2026-11-15', day));
const season = fc.constantFrom(null, { from: '11-18', until: '11-21' }, { from: '11-20', until: '02-10' });
const span = fc.record({ opens: time, closes: time, days: fc.subarray([...days], { minLength: 1 }), season });
const exception = fc.record({
  from: date,
  until: fc.option(date),
  spans: fc.array(fc.record({ opens: time, closes: time }), { maxLength: 2 }),
  reason: fc.constant({ en: null, es: null }),
});
const meal = fc.record({
  spans: fc.array(span, { minLength: 1, maxLength: 3 }),
  exceptions: fc.array(exception, { maxLength: 3 }),
});
const hours = fc.record({ lunch: fc.option(meal), dinner: fc.option(meal), lounge: fc.option(meal) });
const now = fc
  .tuple(fc.integer({ min: 0, max: 13 }), time)
  .map(([day, at]) => `${addDays('2026-11-15', day)}T${at}`);

it('knows before the app which place comes first, as the app will say', () => {
  fc.assert(
    fc.property(fc.array(hours, { minLength: 2, maxLength: 5 }), now, (places, at) => {
      const [first] = openFirst(places, (one) => one, at);
      const waits = places.map((one) => waitIn(openWeekOf(one, dayOf(at)), at));
      expect(places[waits.indexOf(Math.min(...waits))]).toBe(first);
    }),
  );
});
