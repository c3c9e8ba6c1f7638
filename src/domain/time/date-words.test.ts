import { describe, expect, it } from 'vitest';
import type { Language } from '../language.ts';
import { addDays } from './calendar.ts';
import {
  dayAndDate,
  datesBetween,
  longDate,
  monthAndDay,
  monthAndYear,
  shortDayAndDate,
  shortWeekday,
  weekdayName,
} from './date-words.ts';
import { monthName } from './time-format.ts';

const languages = ['en', 'es'] as const;

/** Every day of a year with 29 February. */
const daysOfAYear = Array.from({ length: 366 }, (_, count) => addDays('2028-01-01', count));

describe('days in words', () => {
  it.each(languages)('are those of the world’s locale data, each day of a year: %s', (language) => {
    const by = (parts: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' });
      return daysOfAYear.map((day) => format.format(new Date(day)));
    };
    const of = (words: (day: string, language: Language) => string) =>
      daysOfAYear.map((day) => words(day, language));
    expect(of(weekdayName)).toEqual(by({ weekday: 'long' }));
    expect(of(shortWeekday)).toEqual(by({ weekday: 'short' }));
    expect(of(monthName)).toEqual(by({ month: 'long' }));
    expect(of(monthAndDay)).toEqual(by({ day: 'numeric', month: 'long' }));
    expect(of(longDate)).toEqual(by({ day: 'numeric', month: 'long', year: 'numeric' }));
    expect(of(monthAndYear)).toEqual(by({ month: 'long', year: 'numeric' }));
  });

  it('stand in a line as each language writes them', () => {
    const inBoth = (words: (day: string, language: Language) => string) =>
      languages.map((language) => words('2026-11-07', language));
    expect(inBoth(dayAndDate)).toEqual(['Saturday, November 7', 'sábado 7 de noviembre']);
    expect(inBoth(shortDayAndDate)).toEqual(['Sat, Nov 7', 'sáb 7 nov']);
  });
});

it.each([
  ['2026-11-22', '2026-11-28', 'November 22–28, 2026', 'del 22 al 28 de noviembre de 2026'],
  [
    '2026-11-29',
    '2026-12-05',
    'November 29 – December 5, 2026',
    'del 29 de noviembre al 5 de diciembre de 2026',
  ],
  [
    '2026-12-27',
    '2027-01-02',
    'December 27, 2026 – January 2, 2027',
    'del 27 de diciembre de 2026 al 2 de enero de 2027',
  ],
])('from %s to %s, what both have in common is said once', (from, to, en, es) => {
  expect([datesBetween(from, to, 'en'), datesBetween(from, to, 'es')]).toEqual([en, es]);
});
