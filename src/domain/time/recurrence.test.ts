import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  eventsOn,
  isOn,
  lastOccurrence,
  nextEndPastMidnight,
  nextOccurrences,
  occurrenceOn,
  occurrencesAhead,
  occurrencesOn,
  type Repeating,
  type RepeatSettings,
} from './recurrence.ts';

const names = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
type Weekday = (typeof names)[number];

const on = (...chosen: Weekday[]) =>
  Object.fromEntries(
    names.map((name) => [`repeats_${name}`, chosen.includes(name)]),
  ) as RepeatSettings['repeat_days'];

const settings = (more: Partial<RepeatSettings> = {}): RepeatSettings => ({
  every: 1,
  repeat_days: on(),
  until: null,
  cancelled: [],
  moved: [],
  elsewhere: [],
  ...more,
});

const once = (start_date: string, end_date: string | null = null): Repeating => ({
  start_date,
  end_date,
  repeats: 0,
  repeat_frequency: null,
  repeat_settings: null,
});

const repeating = (
  repeat_frequency: Repeating['repeat_frequency'],
  start_date: string,
  end_date: string | null = null,
  more: Partial<RepeatSettings> = {},
): Repeating => ({ start_date, end_date, repeats: 1, repeat_frequency, repeat_settings: settings(more) });

const plusDays = (day: string, count: number) => {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
};
const daysFrom = (day: string, count: number) =>
  Array.from({ length: count }, (_, index) => plusDays(day, index));
const standing = (event: Repeating, from: string, count: number) =>
  daysFrom(from, count).filter((day) => isOn(event, day));

describe('an event that happens once', () => {
  it('stands on its day alone', () => {
    expect(standing(once('2026-11-21T10:00'), '2026-11-15', 14)).toEqual(['2026-11-21']);
    expect(occurrenceOn(once('2026-11-21T10:00', '2026-11-21T11:30'), '2026-11-21')).toEqual({
      starts: '2026-11-21T10:00',
      ends: '2026-11-21T11:30',
    });
    expect(occurrenceOn(once('2026-11-21T10:00'), '2026-11-22')).toBeUndefined();
  });

  it('past midnight stands on the day it starts', () => {
    const party = once('2026-11-21T22:00', '2026-11-22T02:00');
    expect(standing(party, '2026-11-20', 5)).toEqual(['2026-11-21']);
  });

  it('over several days stands on each of them', () => {
    const festival = once('2026-11-20T10:00', '2026-11-22T18:00');
    expect(standing(festival, '2026-11-15', 14)).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
    expect(occurrenceOn(festival, '2026-11-21')?.starts).toBe('2026-11-20T10:00');
  });

  it('that ends before it starts still stands on its day, without an end', () => {
    const mistaken = once('2026-11-21T10:00', '2026-11-20T09:00');
    expect(standing(mistaken, '2026-11-15', 14)).toEqual(['2026-11-21']);
    expect(occurrenceOn(mistaken, '2026-11-21')?.ends).toBeNull();
    expect(occurrenceOn(once('2026-11-21T10:00', '2026-11-21T10:00'), '2026-11-21')?.ends).toBeNull();
  });

  it('does not mind settings left over from when it repeated', () => {
    const left = {
      ...repeating('daily', '2026-11-21T10:00', null, { cancelled: ['2026-11-22'] }),
      repeats: 0,
    };
    expect(standing(left, '2026-11-20', 5)).toEqual(['2026-11-21']);
    expect(isOn({ ...left, repeats: null }, '2026-11-21')).toBe(true);
  });

  it('does not stand when its one date is cancelled', () => {
    const dropped = settings({ cancelled: ['2026-11-21'] });
    const cancelled = { ...once('2026-11-21T10:00', '2026-11-21T12:00'), repeat_settings: dropped };
    expect(standing(cancelled, '2026-11-20', 5)).toEqual([]);
  });
});

describe('an event that repeats', () => {
  it('daily comes every day, or every n days, at its time', () => {
    const yoga = repeating('daily', '2026-11-21T07:00', '2026-11-21T08:00', { until: '2026-11-23' });
    expect(standing(yoga, '2026-11-18', 10)).toEqual(['2026-11-21', '2026-11-22', '2026-11-23']);
    expect(occurrenceOn(yoga, '2026-11-22')).toEqual({
      starts: '2026-11-22T07:00',
      ends: '2026-11-22T08:00',
    });
    const third = repeating('daily', '2026-11-21T07:00', null, { every: 3 });
    expect(standing(third, '2026-11-18', 10)).toEqual(['2026-11-21', '2026-11-24', '2026-11-27']);
  });

  it('weekly comes on its chosen days', () => {
    const salsa = repeating('weekly', '2026-11-18T20:00', null, { repeat_days: on('monday', 'friday') });
    expect(standing(salsa, '2026-11-15', 14)).toEqual(['2026-11-20', '2026-11-23', '2026-11-27']);
  });

  it('weekly without a chosen day comes on the weekday of its start', () => {
    expect(standing(repeating('weekly', '2026-11-21T20:00'), '2026-11-15', 15)).toEqual([
      '2026-11-21',
      '2026-11-28',
    ]);
    const bare = { ...repeating('weekly', '2026-11-21T20:00'), repeat_settings: null };
    expect(standing(bare, '2026-11-15', 15)).toEqual(['2026-11-21', '2026-11-28']);
  });

  it('without a frequency counts as weekly, the one the days belong to', () => {
    expect(standing(repeating(null, '2026-11-21T20:00'), '2026-11-15', 15)).toEqual([
      '2026-11-21',
      '2026-11-28',
    ]);
  });

  it('every other week counts weeks from Sunday, from the week it starts in', () => {
    const other = repeating('weekly', '2026-11-21T20:00', null, {
      every: 2,
      repeat_days: on('saturday', 'sunday'),
    });
    expect(standing(other, '2026-11-15', 29)).toEqual([
      '2026-11-21',
      '2026-11-29',
      '2026-12-05',
      '2026-12-13',
    ]);
  });

  it('monthly comes on its day of the month, in shorter months on the last', () => {
    const gala = repeating('monthly', '2027-12-31T20:00');
    expect(standing(gala, '2027-12-01', 160)).toEqual([
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
    ]);
    const quarterly = repeating('monthly', '2026-11-30T20:00', null, { every: 3 });
    expect(standing(quarterly, '2026-11-01', 200)).toEqual(['2026-11-30', '2027-02-28']);
  });

  it('monthly on 29 February stays in February every twelve months', () => {
    const leap = repeating('monthly', '2028-02-29T09:00', null, { every: 12 });
    expect(nextOccurrences(leap, '2028-01-01', 5).map(({ starts }) => starts.slice(0, 10))).toEqual([
      '2028-02-29',
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
    ]);
  });

  it('past midnight ends the next day, its last night included', () => {
    const disco = repeating('daily', '2026-11-20T22:00', '2026-11-21T02:00', { until: '2026-11-22' });
    expect(standing(disco, '2026-11-18', 10)).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
    expect(occurrenceOn(disco, '2026-11-22')).toEqual({
      starts: '2026-11-22T22:00',
      ends: '2026-11-23T02:00',
    });
  });

  it('without an end goes on for ever, each time without an end', () => {
    const sunset = repeating('daily', '2026-11-21T18:00');
    expect(occurrenceOn(sunset, '2099-01-01')).toEqual({ starts: '2099-01-01T18:00', ends: null });
    expect(isOn(sunset, '9999-12-31')).toBe(true);
  });

  it('with an end before its start, or an end of the repetition before it, comes without an end, or never', () => {
    const mistaken = repeating('daily', '2026-11-21T22:00', '2026-11-21T02:00');
    expect(occurrenceOn(mistaken, '2026-11-22')).toEqual({ starts: '2026-11-22T22:00', ends: null });
    const over = repeating('daily', '2026-11-21T22:00', null, { until: '2026-11-20' });
    expect(standing(over, '2026-11-15', 14)).toEqual([]);
  });

  it('may last a single minute, or a whole day', () => {
    const minute = repeating('daily', '2026-11-21T12:00', '2026-11-21T12:01');
    expect(occurrenceOn(minute, '2026-11-22')?.ends).toBe('2026-11-22T12:01');
    const day = repeating('daily', '2026-11-21T12:00', '2026-11-22T12:00');
    expect(occurrenceOn(day, '2026-11-22')?.ends).toBe('2026-11-23T12:00');
  });

  it('takes nonsense or nothing for every as one', () => {
    for (const every of [null, 0, -4]) {
      const event = repeating('daily', '2026-11-21T18:00', null, { every });
      expect(standing(event, '2026-11-20', 4)).toEqual(['2026-11-21', '2026-11-22', '2026-11-23']);
    }
  });
});

describe('single dates of an event that repeats', () => {
  it('are dropped when cancelled', () => {
    const yoga = repeating('daily', '2026-11-21T07:00', null, { cancelled: ['2026-11-22'] });
    expect(standing(yoga, '2026-11-20', 5)).toEqual(['2026-11-21', '2026-11-23', '2026-11-24']);
  });

  it('stand on their new day at their new time, as long as before', () => {
    const tasting = repeating('weekly', '2026-11-20T19:00', '2026-11-20T21:00', {
      moved: [{ from: '2026-11-27', to: '2026-11-29T23:30' }],
    });
    expect(standing(tasting, '2026-11-20', 16)).toEqual(['2026-11-20', '2026-11-29', '2026-12-04']);
    expect(occurrenceOn(tasting, '2026-11-29')).toEqual({
      starts: '2026-11-29T23:30',
      ends: '2026-11-30T01:30',
    });
  });

  it('may move within their own day', () => {
    const yoga = repeating('daily', '2026-11-21T07:00', null, {
      moved: [{ from: '2026-11-22', to: '2026-11-22T09:00' }],
    });
    expect(occurrencesOn(yoga, '2026-11-22')).toEqual([{ starts: '2026-11-22T09:00', ends: null }]);
  });

  it('moved onto a day that has its own are both kept', () => {
    const yoga = repeating('daily', '2026-11-21T07:00', null, {
      moved: [{ from: '2026-11-22', to: '2026-11-23T06:00' }],
    });
    expect(occurrencesOn(yoga, '2026-11-23').map(({ starts }) => starts)).toEqual([
      '2026-11-23T06:00',
      '2026-11-23T07:00',
    ]);
    expect(occurrenceOn(yoga, '2026-11-23')?.starts).toBe('2026-11-23T06:00');
  });

  it('may take place elsewhere, wherever they were moved to', () => {
    const library = { en: 'Library', es: 'Biblioteca' };
    const yoga = repeating('daily', '2026-11-21T07:00', null, {
      moved: [{ from: '2026-11-23', to: '2026-11-24T09:00' }],
      elsewhere: [
        { from: '2026-11-22', location: library },
        { from: '2026-11-23', location: { en: 'Pier', es: null } },
      ],
    });
    expect(occurrencesOn(yoga, '2026-11-22')).toEqual([
      { starts: '2026-11-22T07:00', ends: null, location: library },
    ]);
    expect(occurrencesOn(yoga, '2026-11-24')).toEqual([
      { starts: '2026-11-24T07:00', ends: null },
      { starts: '2026-11-24T09:00', ends: null, location: { en: 'Pier', es: null } },
    ]);
  });

  it('are not moved when cancelled, when there was none, or a second time', () => {
    const yoga = repeating('weekly', '2026-11-21T07:00', null, {
      cancelled: ['2026-11-28'],
      moved: [
        { from: '2026-11-28', to: '2026-11-29T07:00' },
        { from: '2026-11-24', to: '2026-11-25T07:00' },
        { from: '2026-12-05', to: '2026-12-06T07:00' },
        { from: '2026-12-05', to: '2026-12-07T07:00' },
        { from: '2026-12-05', to: '2026-12-06T07:00' },
      ],
    });
    expect(standing(yoga, '2026-11-21', 22)).toEqual(['2026-11-21', '2026-12-06', '2026-12-12']);
    expect(occurrencesOn(yoga, '2026-12-06')).toHaveLength(1);
  });
});

describe('nights of daylight saving', () => {
  // New York springs forward on 8 March 2026 and falls back on 1 November 2026, both at 2:00.
  it('a time that does not exist shows as written', () => {
    const show = repeating('daily', '2026-03-01T02:30', '2026-03-01T03:15');
    expect(occurrencesOn(show, '2026-03-08')).toEqual([
      { starts: '2026-03-08T02:30', ends: '2026-03-08T03:15' },
    ]);
  });

  it('neither shift a time nor lose or double an occurrence', () => {
    const show = repeating('daily', '2026-01-01T01:30', '2026-01-01T02:15', { until: '2026-12-31' });
    for (const day of ['2026-03-07', '2026-03-08', '2026-03-09', '2026-10-31', '2026-11-01', '2026-11-02']) {
      expect(occurrencesOn(show, day)).toEqual([{ starts: `${day}T01:30`, ends: `${day}T02:15` }]);
    }
    expect(standing(show, '2026-01-01', 365)).toHaveLength(365);
  });

  it('a night out over the change keeps its closing time', () => {
    const disco = repeating('weekly', '2026-03-07T22:00', '2026-03-08T03:00');
    expect(occurrenceOn(disco, '2026-03-07')?.ends).toBe('2026-03-08T03:00');
    expect(occurrenceOn(disco, '2026-10-31')?.ends).toBe('2026-11-01T03:00');
  });
});

describe('what comes next', () => {
  it('starts with the day asked for', () => {
    const yoga = repeating('daily', '2026-01-01T07:00');
    expect(nextOccurrences(yoga, '2026-11-21', 2).map(({ starts }) => starts)).toEqual([
      '2026-11-21T07:00',
      '2026-11-22T07:00',
    ]);
    expect(nextOccurrences(yoga, '2026-11-21', 0)).toEqual([]);
  });

  it('finds an event that begins in twenty years, and stops when it ends', () => {
    const far = repeating('daily', '2046-01-01T07:00', null, { until: '2046-01-02' });
    expect(nextOccurrences(far, '2026-11-21', 9)).toHaveLength(2);
    expect(nextOccurrences(far, '2046-01-03', 9)).toEqual([]);
  });

  it('finds dates moved before the start or behind the end', () => {
    const moved = [
      { from: '2026-11-21', to: '2026-11-01T07:00' },
      { from: '2026-11-22', to: '2027-02-01T07:00' },
    ];
    const event = repeating('daily', '2026-11-21T07:00', null, { until: '2026-11-22', moved });
    expect(nextOccurrences(event, '2026-01-01', 9).map(({ starts }) => starts)).toEqual([
      '2026-11-01T07:00',
      '2027-02-01T07:00',
    ]);
  });

  it('an event of several days is one occurrence, until its last day is over', () => {
    const festival = once('2026-11-20T10:00', '2026-11-22T18:00');
    expect(nextOccurrences(festival, '2026-11-22', 3)).toEqual([
      { starts: '2026-11-20T10:00', ends: '2026-11-22T18:00' },
    ]);
    expect(nextOccurrences(festival, '2026-11-23', 3)).toEqual([]);
    expect(nextOccurrences(festival, '2026-11-20', 0)).toEqual([]);
    expect(nextOccurrences(once('2026-11-20T10:00'), '2026-11-20', 1)).toHaveLength(1);
  });

  it('does not run past the last day there is', () => {
    expect(nextOccurrences(repeating('daily', '2026-11-20T10:00'), '9999-12-30', 5)).toHaveLength(2);
  });

  it('looks ten years ahead and no further', () => {
    const never = repeating('daily', '2026-01-01T07:00', null, { cancelled: daysFrom('2026-01-01', 3653) });
    expect(nextOccurrences(never, '2026-01-01', 1)).toEqual([]);
    expect(nextOccurrences(never, '2026-01-02', 1)).toHaveLength(1);
  });
});

describe('what is still ahead', () => {
  const daily = repeating('daily', '2026-11-01T07:00', '2026-11-01T07:30');
  const starts = (event: Repeating, now: string, count = 2) =>
    occurrencesAhead(event, now, count).map((one) => one.starts);

  it('is today’s until it ends, and tomorrow’s from then on', () => {
    expect(starts(daily, '2026-11-24T07:29')).toEqual(['2026-11-24T07:00', '2026-11-25T07:00']);
    expect(starts(daily, '2026-11-24T07:30')).toEqual(['2026-11-25T07:00', '2026-11-26T07:00']);
  });

  it('is over an hour after it began where nobody said when it ends', () => {
    const endless = repeating('daily', '2026-11-01T07:00', null);
    expect(starts(endless, '2026-11-24T07:59', 1)).toEqual(['2026-11-24T07:00']);
    expect(starts(endless, '2026-11-24T08:00', 1)).toEqual(['2026-11-25T07:00']);
  });

  it('is what began yesterday and goes on past midnight, and not both that a day held', () => {
    const night = repeating('daily', '2026-11-01T22:00', '2026-11-02T02:00', {
      moved: [{ from: '2026-11-23', to: '2026-11-24T10:00' }],
    });
    expect(starts(night, '2026-11-25T01:00')).toEqual(['2026-11-24T22:00', '2026-11-25T22:00']);
    expect(starts(night, '2026-11-24T15:00')).toEqual(['2026-11-24T22:00', '2026-11-25T22:00']);
  });
});

describe('what came last', () => {
  it('is the day before when it came every day', () => {
    expect(lastOccurrence(repeating('daily', '2026-01-01T07:00'), '2026-11-21')?.starts).toBe(
      '2026-11-20T07:00',
    );
  });

  it('is the last of all once the event has ended, a moved one included', () => {
    const ended = repeating('weekly', '2026-11-07T07:00', null, { until: '2026-11-14' });
    expect(lastOccurrence(ended, '2027-11-21')?.starts).toBe('2026-11-14T07:00');
    expect(lastOccurrence(ended, '2066-11-21')?.starts).toBe('2026-11-14T07:00');
    const moved = {
      ...ended,
      repeat_settings: settings({
        until: '2026-11-14',
        moved: [{ from: '2026-11-14', to: '2026-12-24T09:00' }],
      }),
    };
    expect(lastOccurrence(moved, '2027-11-21')?.starts).toBe('2026-12-24T09:00');
    expect(lastOccurrence(moved, '2026-12-24')?.starts).toBe('2026-11-07T07:00');
  });

  it('is the later one of a day that held two', () => {
    const moved = [{ from: '2026-11-19', to: '2026-11-20T18:00' }];
    expect(
      lastOccurrence(repeating('daily', '2026-11-01T07:00', null, { moved }), '2026-11-21')?.starts,
    ).toBe('2026-11-20T18:00');
  });

  it('is nothing before the first time', () => {
    const yoga = repeating('daily', '2026-11-21T07:00');
    expect(lastOccurrence(yoga, '2026-11-21')).toBeUndefined();
    expect(lastOccurrence(yoga, '2026-11-22')?.starts).toBe('2026-11-21T07:00');
    expect(lastOccurrence(yoga, '2020-01-01')).toBeUndefined();
  });

  it('looks ten years back and no further', () => {
    const paused = repeating('daily', '2010-01-01T07:00', null, { cancelled: daysFrom('2016-01-01', 3653) });
    expect(lastOccurrence(paused, '2026-01-01')).toBeUndefined();
    expect(lastOccurrence(paused, '2025-12-31')?.starts).toBe('2015-12-31T07:00');
  });

  it('an event of several days is over after its last day', () => {
    const festival = once('2026-11-20T10:00', '2026-11-22T18:00');
    expect(lastOccurrence(festival, '2026-11-22')).toBeUndefined();
    expect(lastOccurrence(festival, '2026-11-23')?.starts).toBe('2026-11-20T10:00');
    expect(lastOccurrence(once('2026-11-20T10:00'), '2026-11-21')?.starts).toBe('2026-11-20T10:00');
    expect(lastOccurrence(once('2026-11-20T10:00'), '2026-11-20')).toBeUndefined();
  });
});

describe('the events of a day', () => {
  const named = (label: string, event: Repeating) => ({ label, ...event });
  const labels = (day: string, ...events: ReturnType<typeof named>[]) =>
    eventsOn(events, day, `${day}T12:00`).map(({ event }) => event.label);

  it('stand by start, then by label', () => {
    const events = [
      named('Zumba', once('2026-11-21T09:00')),
      named('Aqua', once('2026-11-21T09:00')),
      named('Bingo', once('2026-11-21T09:00')),
      named('Yoga', repeating('daily', '2026-11-01T07:00')),
      named('Elsewhere', once('2026-11-22T08:00')),
      named('Festival', once('2026-11-20T10:00', '2026-11-22T18:00')),
    ];
    expect(labels('2026-11-21', ...events)).toEqual(['Festival', 'Yoga', 'Aqua', 'Bingo', 'Zumba']);
  });

  it('carry their times of that day', () => {
    const yoga = named('Yoga', repeating('daily', '2026-11-01T07:00', '2026-11-01T08:00'));
    expect(eventsOn([yoga], '2026-11-21', '2026-11-21T00:00')).toEqual([
      { event: yoga, starts: '2026-11-21T07:00', ends: '2026-11-21T08:00' },
    ]);
  });

  it('begin with what began the day before and goes on past midnight, until it ends', () => {
    const disco = named(
      'Disco',
      repeating('daily', '2026-11-20T22:00', '2026-11-21T02:00', { until: '2026-11-21' }),
    );
    const concert = named('Concert', once('2026-11-21T23:00', '2026-11-22T00:00'));
    const startsOn = (day: string, now: string) =>
      eventsOn([disco, concert], day, now).map(({ starts }) => starts);
    expect(startsOn('2026-11-21', '2026-11-21T01:59')).toEqual([
      '2026-11-20T22:00',
      '2026-11-21T22:00',
      '2026-11-21T23:00',
    ]);
    expect(startsOn('2026-11-21', '2026-11-21T02:00')).toEqual(['2026-11-21T22:00', '2026-11-21T23:00']);
    expect(startsOn('2026-11-22', '2026-11-20T12:00')).toEqual(['2026-11-21T22:00']);
    expect(nextEndPastMidnight([disco, concert], '2026-11-21', '2026-11-21T01:00')).toBe('2026-11-21T02:00');
    expect(nextEndPastMidnight([disco, concert], '2026-11-21', '2026-11-21T02:00')).toBeUndefined();
  });

  it('name a festival of several days once on each of them', () => {
    const festival = named('Festival', once('2026-11-20T22:00', '2026-11-23T02:00'));
    const startsOn = (day: string) => eventsOn([festival], day, `${day}T00:30`).length;
    expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'].map(startsOn)).toEqual([
      1, 1, 1, 1, 0,
    ]);
  });

  it('are none on an empty day', () => {
    expect(eventsOn([named('Once', once('2026-11-21T09:00'))], '2026-11-22', '2026-11-22T00:00')).toEqual([]);
  });

  it('are found without walking from their start, however long ago that was', () => {
    const frequencies = ['daily', 'weekly', 'monthly'] as const;
    const events = Array.from({ length: 20_000 }, (_, index) =>
      named(
        `Event ${index}`,
        repeating(frequencies[index % 3] ?? null, '0100-01-04T07:00', '0100-01-04T08:00'),
      ),
    );
    // Walking 700,000 days for each of them would take minutes, and run into the time limit.
    expect(eventsOn(events, '2026-11-21', '2026-11-21T00:00').length).toBeGreaterThan(6_666);
  });
});

describe('compared with walking through the calendar', () => {
  const clock = (wallClock: string) => Date.parse(`${wallClock}:00Z`);
  const written = (ms: number) => new Date(ms).toISOString().slice(0, 16);
  const DAY = 24 * 60 * 60 * 1000;

  /** Every day the rule names within 500 days of the start, found one step after the other. */
  function walk(event: Repeating): string[] {
    const start = event.start_date.slice(0, 10);
    const every = event.repeat_settings?.every || 1;
    const chosen = event.repeat_settings?.repeat_days ?? on();
    const isAnyChosen = names.some((name) => chosen[`repeats_${name}`]);
    const reached: string[] = [];
    let weeks = 0;
    let months = 0;
    for (const [index, day] of daysFrom(start, 500).entries()) {
      const date = new Date(`${day}T00:00:00Z`);
      const name = names[date.getUTCDay()] as Weekday;
      if (index > 0 && name === 'sunday') weeks += 1;
      if (index > 0 && day.endsWith('-01')) months += 1;
      const isLastOfMonth = plusDays(day, 1).endsWith('-01');
      const wanted = start.slice(8);
      const isMonthDay = day.slice(8) === wanted || (isLastOfMonth && day.slice(8) < wanted);
      const isWeekDay = isAnyChosen
        ? chosen[`repeats_${name}`]
        : date.getUTCDay() === new Date(`${start}T00:00:00Z`).getUTCDay();
      const isNamed = {
        daily: index % every === 0,
        weekly: weeks % every === 0 && isWeekDay,
        monthly: months % every === 0 && isMonthDay,
      }[event.repeat_frequency ?? 'weekly'];
      if (isNamed) reached.push(day);
    }
    return reached;
  }

  function slowOccurrences(event: Repeating): { starts: string; ends: string | null }[] {
    const start = clock(event.start_date);
    const end = event.end_date === null ? null : clock(event.end_date);
    const length = end === null || end <= start ? null : end - start;
    const { until } = event.repeat_settings ?? { until: null };

    return walk(event).flatMap((day) => {
      const own = clock(`${day}T${event.start_date.slice(11)}`);
      if ((until !== null && day > until) || event.repeat_settings?.cancelled.includes(day)) return [];
      const move = event.repeat_settings?.moved.find(({ from }) => from === day);
      const starts = move ? clock(move.to) : own;
      return [{ starts: written(starts), ends: length === null ? null : written(starts + length) }];
    });
  }

  const origin = Date.parse('2027-10-01T00:00:00Z');
  const dayNear = fc.integer({ min: 0, max: 300 }).map((count) => written(origin + count * DAY).slice(0, 10));
  const time = fc.integer({ min: 0, max: 95 }).map((quarter) => written(quarter * 15 * 60_000).slice(11));
  const wallClock = fc.tuple(dayNear, time).map(([day, at]) => `${day}T${at}`);
  const minutes = fc.option(fc.integer({ min: -60, max: 24 * 60 }));
  const started = fc.tuple(wallClock, minutes).map(([start_date, length]) => ({
    start_date,
    end_date: length === null ? null : written(clock(start_date) + length * 60_000),
  }));
  const repetition = fc.record({
    repeats: fc.constant(1),
    repeat_frequency: fc.constantFrom('daily' as const, 'weekly' as const, 'monthly' as const, null),
    repeat_settings: fc.option(
      fc.record({
        every: fc.option(fc.integer({ min: 1, max: 5 })),
        repeat_days: fc.subarray([...names]).map((chosen) => on(...chosen)),
        until: fc.option(dayNear),
        cancelled: fc.array(dayNear, { maxLength: 20 }),
        elsewhere: fc.constant([]),
        moved: fc.array(fc.record({ from: dayNear, to: wallClock }), { maxLength: 20 }),
      }),
    ),
  });
  const anyRepeating: fc.Arbitrary<Repeating> = fc
    .tuple(started, repetition)
    .map(([times, rule]) => ({ ...times, ...rule }));
  const window = daysFrom('2027-09-20', 380);

  it('every day of more than a year holds the same', () => {
    fc.assert(
      fc.property(anyRepeating, (event) => {
        const slow = slowOccurrences(event).sort((a, b) => (a.starts < b.starts ? -1 : 1));
        const byDay = Map.groupBy(slow, ({ starts }) => starts.slice(0, 10));
        // One comparison for the year: hundreds of them took seconds.
        expect(window.map((day) => occurrencesOn(event, day))).toEqual(
          window.map((day) => byDay.get(day) ?? []),
        );
      }),
      { numRuns: 150 },
    );
  });

  it('what comes next and what came last are the same', () => {
    fc.assert(
      fc.property(anyRepeating, dayNear, fc.integer({ min: 1, max: 6 }), (event, from, count) => {
        const expected = slowOccurrences(event)
          .filter(({ starts }) => starts >= from && starts < '2028-10-01')
          .sort((a, b) => (a.starts < b.starts ? -1 : 1));
        const found = nextOccurrences(event, from, count).filter(({ starts }) => starts < '2028-10-01');
        expect(found).toEqual(expected.slice(0, count));
        const before = slowOccurrences(event)
          .map(({ starts }) => starts)
          .filter((starts) => starts < from);
        expect(lastOccurrence(event, from)?.starts).toBe(before.sort().at(-1));
      }),
      { numRuns: 150 },
    );
  });

  it('an event that happens once stands for as many days as it begins to fill', () => {
    fc.assert(
      fc.property(wallClock, fc.option(wallClock), (start, end) => {
        const filled = end === null ? 1 : Math.max(1, Math.ceil((clock(end) - clock(start)) / DAY));
        expect(standing(once(start, end), '2027-09-20', 380)).toEqual(daysFrom(start.slice(0, 10), filled));
      }),
      { numRuns: 150 },
    );
  });

  it('every occurrence is as long as the others and none begins before the first, unless it was moved', () => {
    fc.assert(
      fc.property(anyRepeating, (event) => {
        const all = window.flatMap((day) => occurrencesOn(event, day));
        const lengths = new Set(
          all.map(({ starts, ends }) => (ends === null ? null : clock(ends) - clock(starts))),
        );
        expect(lengths.size).toBeLessThanOrEqual(1);
        for (const length of lengths) expect(length === null || (length > 0 && length <= DAY)).toBe(true);
        const moves = new Set(event.repeat_settings?.moved.map(({ to }) => to));
        for (const { starts } of all) expect(starts >= event.start_date || moves.has(starts)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});
