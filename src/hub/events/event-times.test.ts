import { describe, expect, it } from 'vitest';
import { arrangeToday, isGoingOn, isOfDay } from './event-times.ts';

const festival = { starts: '2026-11-19T17:00', ends: '2026-11-22T23:00' };
const nightFestival = { starts: '2026-11-19T21:00', ends: '2026-11-22T02:00' };
const yoga = { starts: '2026-11-20T07:00', ends: '2026-11-20T08:00' };
const lateSet = { starts: '2026-11-20T22:00', ends: '2026-11-21T01:00' };

describe('the times of an event', () => {
  it('yoga is going on from its first minute until it ends', () => {
    const at = (time: string) => isGoingOn(yoga, `2026-11-20T${time}`);
    expect(['06:59', '07:00', '07:59', '08:00'].map(at)).toEqual([false, true, true, false]);
  });

  it('a festival rests between its evenings', () => {
    expect(isGoingOn(festival, '2026-11-20T09:00')).toBe(false);
    expect(isGoingOn(festival, '2026-11-20T18:00')).toBe(true);
  });

  it('a festival of nights goes on past midnight and rests by day', () => {
    expect(isGoingOn(nightFestival, '2026-11-20T01:30')).toBe(true);
    expect(isGoingOn(nightFestival, '2026-11-20T12:00')).toBe(false);
  });

  it('what gives no end is never said to be going on', () => {
    expect(isGoingOn({ starts: yoga.starts, ends: null }, '2026-11-20T07:30')).toBe(false);
  });
});

it('a night past midnight is of the day it starts, a festival of each of its days', () => {
  expect([lateSet, festival].filter(isOfDay('2026-11-21'))).toEqual([festival]);
  expect([lateSet, festival].filter(isOfDay('2026-11-20'))).toEqual([lateSet, festival]);
});

describe('today at a moment', () => {
  const at = (starts: string, ends: string | null) => ({
    starts: `2026-11-20T${starts}`,
    ends: ends && `2026-11-20T${ends}`,
  });
  const walk = at('07:30', '09:30');
  const market = at('10:00', '22:00');
  const bell = at('18:00', '18:30');
  const dusk = at('18:30', '19:00');
  const tasting = at('20:30', null);
  const piano = at('20:30', '22:30');
  const disco = { starts: '2026-11-19T22:00', ends: '2026-11-20T02:00' };
  const all = [walk, market, bell, dusk, tasting, piano, disco];

  it('begins with what has just begun, then what comes next, and ends with what is over', () => {
    expect(arrangeToday(all, '2026-11-20T18:40')).toEqual({
      coming: [dusk, tasting, piano],
      meanwhile: [market],
      over: [walk, bell, disco],
      next: [tasting, piano],
    });
  });

  it('after midnight begins with what still goes on, in the afternoon with what is to come', () => {
    const late = arrangeToday(all, '2026-11-20T00:30');
    expect([late.coming[0], late.meanwhile, late.over, late.next]).toEqual([disco, [], [], [walk]]);
    expect(arrangeToday(all, '2026-11-20T10:20').coming[0]).toBe(market);
  });

  it('an event without an end is over an hour after it began', () => {
    const coming = (time: string) => arrangeToday([tasting], `2026-11-20T${time}`).coming;
    expect([coming('21:29'), coming('21:30')]).toEqual([[tasting], []]);
  });

  it('a festival is over for the day when its evening is, and comes again the next day', () => {
    const arranged = (day: string, time: string) => arrangeToday([festival], `${day}T${time}`);
    expect(arranged('2026-11-20', '12:00').coming).toEqual([festival]);
    expect(arranged('2026-11-20', '23:00').over).toEqual([festival]);
    expect(arranged('2026-11-21', '16:30')).toMatchObject({ coming: [festival], next: [festival] });
    expect(arranged('2026-11-21', '19:00').coming).toEqual([festival]);
  });
});
