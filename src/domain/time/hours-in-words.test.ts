import { describe, expect, it } from 'vitest';
import { days } from './day-range.ts';
import { describeHours, describeSpan, describeTimes, nextSeasonChange, usualWeek } from './hours-in-words.ts';
import type { Hours, HoursSpan, Season } from './opening-hours.ts';
import { overlaps } from './hours-overlap.ts';

const weekdays = ['Mon', 'Tues', 'Wed', 'Thurs', 'Fri'] as const;
const span = (
  opens: string,
  closes: string,
  on: HoursSpan['days'] = days,
  season: Season | null = null,
): HoursSpan => ({ opens, closes, days: on, season });
const high: Season = { from: '12-01', until: '04-30' };
const SUMMER = '2026-07-01';

describe('hours in words', () => {
  it('of one span are a range of times', () => {
    expect(describeSpan(span('07:00', '11:00'), 'en')).toBe('7:00 am – 11:00 am');
    expect(describeSpan(span('21:00', '02:00'), 'es')).toBe('9:00 p. m. – 2:00 a. m.');
    expect(describeSpan(span('06:00', '06:00'), 'es')).toBe('24 horas');
  });

  it('of several spans name the days only where they differ', () => {
    const twice = [span('19:00', '22:00'), span('12:00', '15:00')];
    expect(describeTimes(usualWeek({ spans: twice }, SUMMER), 'en')).toBe(
      '12:00 pm – 3:00 pm & 7:00 pm – 10:00 pm',
    );
    const weekend = [span('12:00', '15:00', weekdays), span('13:00', '16:00', ['Sun', 'Sat'])];
    expect(describeTimes(usualWeek({ spans: weekend }, SUMMER), 'es')).toBe(
      'domingo y sábado 1:00 p. m. – 4:00 p. m.; lunes a viernes 12:00 p. m. – 3:00 p. m.',
    );
  });

  it('of staff say each season and each exception', () => {
    const hours: Hours = {
      spans: [span('17:00', '23:00', days, high), span('18:00', '22:00')],
      exceptions: [
        { from: '2026-12-24', until: '2026-12-26', spans: [], reason: { en: 'Wedding', es: null } },
      ],
    };
    expect(describeHours(hours, 'en')).toBe(
      '6:00 pm – 10:00 pm, Everyday; Dec 1 – Apr 30: 5:00 pm – 11:00 pm, Everyday; Dec 24 2026 – Dec 26 2026: closed (Wedding)',
    );
    expect(describeHours(hours, 'es')).toContain('1 dic – 30 abr: 5:00 p. m. – 11:00 p. m., Todos los días');
    expect(describeHours(hours, 'es')).toContain('24 dic 2026 – 26 dic 2026: cerrado (Wedding)');
  });
});

describe('a season', () => {
  const hours = { spans: [span('18:00', '22:00'), span('17:00', '23:00', ['Fri', 'Sat'], high)] };
  const week = (day: string) => describeTimes(usualWeek(hours, day), 'en');

  it('stands in place of all year on its own days, over New Year', () => {
    const inSeason = 'Sun – Thurs 6:00 pm – 10:00 pm; Fri – Sat 5:00 pm – 11:00 pm';
    expect(['2026-11-30', '2026-12-01', '2027-04-30', '2027-05-01'].map(week)).toEqual([
      '6:00 pm – 10:00 pm',
      inSeason,
      inSeason,
      '6:00 pm – 10:00 pm',
    ]);
  });

  it('is announced some days before it begins or ends', () => {
    expect(nextSeasonChange(hours, '2026-11-20', 14)).toBe('2026-12-01');
    expect(nextSeasonChange(hours, '2027-04-29', 14)).toBe('2027-05-01');
    expect(nextSeasonChange(hours, '2026-11-10', 14)).toBeUndefined();
    expect(nextSeasonChange({ spans: [span('18:00', '22:00')] }, '2026-11-20', 14)).toBeUndefined();
  });
});

describe('spans overlap', () => {
  it.each([
    ['on one day', span('12:00', '15:00'), span('14:00', '16:00', ['Mon']), true],
    ['not when one begins as the other ends', span('12:00', '15:00'), span('15:00', '16:00'), false],
    ['not on different days', span('12:00', '15:00', ['Mon']), span('12:00', '15:00', ['Tues']), false],
    ['past midnight', span('20:00', '02:00', ['Sat']), span('01:00', '03:00', ['Sun']), true],
    ['not with all year', span('18:00', '22:00'), span('17:00', '23:00', days, high), false],
    [
      'in seasons that meet',
      span('18:00', '22:00', days, high),
      span('17:00', '23:00', days, { from: '04-01', until: '06-30' }),
      true,
    ],
    [
      'not in seasons apart',
      span('18:00', '22:00', days, high),
      span('17:00', '23:00', days, { from: '05-01', until: '11-30' }),
      false,
    ],
    ['not all day, every day', span('10:00', '10:00', ['Mon']), span('10:00', '10:00', ['Tues']), false],
  ])('%s', (_what, one, other, isOverlap) => {
    expect(overlaps([one, other])).toEqual(isOverlap ? [[1, 0]] : []);
    expect(overlaps([other, one])).toEqual(isOverlap ? [[1, 0]] : []);
  });
});
