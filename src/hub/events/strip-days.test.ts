import { describe, expect, it } from 'vitest';
import { stripDays } from './strip-days.ts';

describe('the strip of days', () => {
  it('starts today and is two weeks long', () => {
    const days = stripDays('2026-11-21', '2026-11-20');
    expect([days[0], days.at(-1), days.length]).toEqual(['2026-11-20', '2026-12-03', 14]);
  });

  it('stays where it is as long as the chosen day is in it', () => {
    expect(stripDays('2026-12-03', '2026-11-20')).toEqual(stripDays('2026-11-20', '2026-11-20'));
  });

  it('moves to a day beyond it, a few days before, and keeps today at hand', () => {
    expect(stripDays('2026-12-04', '2026-11-20').slice(0, 3)).toEqual([
      '2026-11-20',
      '2026-12-01',
      '2026-12-02',
    ]);
  });

  it('shows a day of the past among its neighbours, and today once', () => {
    const days = stripDays('2026-11-19', '2026-11-20');
    expect(days.slice(0, 6)).toEqual([
      '2026-11-20',
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-21',
    ]);
  });
});
