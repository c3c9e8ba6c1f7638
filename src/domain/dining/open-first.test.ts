import { describe, expect, it } from 'vitest';
import { days } from '../time/day-range.ts';
import { closedOn } from '../time/hours-exceptions.ts';
import { isClosedToday, openFirst, standingAt } from './open-first.ts';

const meal = (opens: string, closes: string, ...on: (typeof days)[number][]) => ({
  spans: [{ opens, closes, days: on.length > 0 ? on : days, season: null }],
  exceptions: [],
});
const dinner = { dinner: meal('18:00', '22:00') };
const bar = { lounge: meal('17:00', '01:00', 'Sat') };

// 2026-11-21 is a Saturday.
describe('a place', () => {
  it('is open, opens later today, or is closed for the day', () => {
    expect(standingAt(dinner, '2026-11-21T19:00')).toBe('open');
    expect(standingAt(dinner, '2026-11-21T12:00')).toBe('later');
    expect(standingAt(dinner, '2026-11-21T22:00')).toBe('closed');
    expect(standingAt({}, '2026-11-21T12:00')).toBe('unknown');
  });

  it('is closed today only where it opens at no hour of the day', () => {
    expect(isClosedToday(dinner, '2026-11-21T23:30')).toBe(false);
    expect(isClosedToday(bar, '2026-11-21T12:00')).toBe(false);
    expect(isClosedToday(bar, '2026-11-22T00:30')).toBe(false);
    expect(isClosedToday(bar, '2026-11-22T12:00')).toBe(true);
    expect(isClosedToday({}, '2026-11-22T12:00')).toBe(false);
  });

  it('that an exception closes is closed, and comes last', () => {
    const wedding = { dinner: closedOn(dinner.dinner, '2026-11-21') };
    expect(standingAt(wedding, '2026-11-21T19:00')).toBe('closed');
    expect(isClosedToday(wedding, '2026-11-21T12:00')).toBe(true);
    expect(standingAt(wedding, '2026-11-22T19:00')).toBe('open');
    const order = openFirst([wedding, dinner], (one) => one, '2026-11-21T12:00');
    expect(order).toEqual([dinner, wedding]);
  });
});

it('late at night what opens next in the morning comes first', () => {
  const places = [dinner, bar, { breakfast: meal('07:00', '10:30') }, { lunch: meal('12:00', '16:00') }];
  const order = openFirst(places, (one) => one, '2026-11-22T23:30');
  expect(order.map((one) => Object.keys(one)[0])).toEqual(['breakfast', 'lunch', 'dinner', 'lounge']);
});

it('what is open comes first and what is closed last, otherwise as it was', () => {
  const places = [
    { name: 'closed', hours: bar },
    { name: 'later', hours: dinner },
    { name: 'open', hours: { lunch: meal('11:00', '17:00') } },
    { name: 'unknown', hours: {} },
    { name: 'open too', hours: { lounge: meal('10:00', '19:00') } },
  ];
  const order = openFirst(places, ({ hours }) => hours, '2026-11-22T12:00');
  expect(order.map(({ name }) => name)).toEqual(['open', 'open too', 'later', 'unknown', 'closed']);
});
