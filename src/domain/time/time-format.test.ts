import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatAdminDate,
  formatClosing,
  formatPostDate,
  formatTime,
  formatTimeRange,
  isDay,
  isWallClock,
} from './time-format.ts';

describe('times', () => {
  it.each([
    ['19:30', '7:30 pm', '7:30 p. m.'],
    ['00:05', '12:05 am', '12:05 a. m.'],
    ['12:00', '12:00 pm', '12:00 p. m.'],
    ['2026-11-21T09:00', '9:00 am', '9:00 a. m.'],
    ['2026-11-21T23:59:30', '11:59 pm', '11:59 p. m.'],
  ])('%s', (value, english, spanish) => {
    expect(formatTime(value, 'en')).toBe(english);
    expect(formatTime(value, 'es')).toBe(spanish);
  });

  it.each([
    ['22:30', '10:30 pm', 'las 10:30 p. m.'],
    ['01:05', '1:05 am', 'la 1:05 a. m.'],
    ['10:00', '10:00 am', 'las 10:00 a. m.'],
    ['00:30', '12:30 am', 'las 12:30 a. m.'],
    ['2026-11-22T00:00', 'midnight', 'la medianoche'],
  ])('of an end have their article, and midnight its name: %s', (value, english, spanish) => {
    expect(formatClosing(value, 'en')).toBe(english);
    expect(formatClosing(value, 'es')).toBe(spanish);
  });

  it('make a range, or only a start', () => {
    expect(formatTimeRange('07:00', '11:00', 'en')).toBe('7:00 am – 11:00 am');
    expect(formatTimeRange('2026-11-21T22:00', '2026-11-22T02:00', 'es')).toBe('10:00 p. m. – 2:00 a. m.');
    expect(formatTimeRange('07:00', null, 'en')).toBe('7:00 am');
  });

  it('are never the same text twice in a day', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1439 }), fc.nat({ max: 1439 }), (a, b) => {
        const [one, other] = [a, b].map((minute) =>
          formatTime(new Date(minute * 60_000).toISOString().slice(11, 16), 'en'),
        );
        expect(one === other).toBe(a === b);
      }),
    );
  });
});

describe('dates', () => {
  it('read as staff know them', () => {
    expect(formatAdminDate('2026-11-21T19:30', 'en')).toBe('Nov 21 2026 @ 7:30 PM');
    expect(formatAdminDate('2026-11-21T19:30', 'es')).toBe('21 nov 2026 a las 7:30 p. m.');
  });

  it('read as posts show them', () => {
    expect(formatPostDate('2026-11-21T19:30', 'en')).toBe('November 21, 2026 @ 7:30 pm');
    expect(formatPostDate('2026-11-21T19:30', 'es')).toBe('21 de noviembre de 2026 a las 7:30 p. m.');
    expect(formatPostDate('2026-01-05T13:05', 'es')).toBe('5 de enero de 2026 a la 1:05 p. m.');
  });

  it('agree with the months of the world’s locale data', () => {
    for (const [language, format] of [
      ['en', formatPostDate('2026-09-01T08:00', 'en').split(' ')[0]],
      ['es', formatPostDate('2026-09-01T08:00', 'es').split(' ')[2]],
    ] as const) {
      const known = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
      expect(format).toBe(known.format(new Date('2026-09-01T00:00Z')));
    }
  });

  it('a month that does not exist leaves a gap instead of breaking the page', () => {
    expect(formatAdminDate('2026-13-21T19:30', 'en')).toBe(' 21 2026 @ 7:30 PM');
  });
});

describe('what is a day or a wall clock', () => {
  it('is a day that the calendar has', () => {
    const given = [
      '2026-11-21',
      '2028-02-29',
      '2026-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-1-1',
      '21-11-2026',
      '',
    ];
    expect(given.filter(isDay)).toEqual(['2026-11-21', '2028-02-29']);
    expect(['2026-04-31', '2026-11-21T00:00', '2026-11-21\n', '+02026-11-21'].filter(isDay)).toEqual([]);
  });

  it('is a wall clock down to the minute', () => {
    const given = [
      '2026-11-21T19:30',
      '2026-11-21T24:00',
      '2026-11-21T19:60',
      '2026-11-21 19:30',
      '2026-02-30T10:00',
    ];
    expect(given.filter(isWallClock)).toEqual(['2026-11-21T19:30']);
    expect(['2026-11-21T19:30:00', '2026-11-21T19:30Z', '2026-11-21', ''].filter(isWallClock)).toEqual([]);
  });

  it('every real instant makes one', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (instant) => {
          expect(isDay(instant.toISOString().slice(0, 10))).toBe(true);
          expect(isWallClock(instant.toISOString().slice(0, 16))).toBe(true);
        },
      ),
    );
  });

  it('no text at all breaks the question', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(isDay(text)).toBe(false);
        expect(isWallClock(text)).toBe(false);
      }),
    );
  });
});
