import { describe, expect, it } from 'vitest';
import { addDays } from '../../domain/time/calendar.ts';
import { runningClocks } from '../../domain/time/clock.ts';
import { readDraft } from '../../domain/record/draft.ts';
import { clock } from './clock.ts';
import { demo } from './demo/index.ts';

const MONDAY = '2026-11-16';
const clocksOf = (site: keyof typeof demo): { id: number; name: string; end_date: string }[] =>
  demo[site]((days) => addDays(MONDAY, days));

describe('the clocks of the demo', () => {
  it('run at every site in the week in which it is loaded', () => {
    for (const site of Object.keys(demo).map(Number) as (keyof typeof demo)[]) {
      expect(runningClocks(clocksOf(site), `${MONDAY}T09:00`).length).toBeGreaterThan(1);
    }
  });

  it('that are over have vanished', () => {
    const names = runningClocks(clocksOf(1), `${MONDAY}T09:00`).map(({ name }) => name);
    expect(names).toEqual(['Founders’ table, seats', 'Lantern season rate']);
  });
});

describe('a clock', () => {
  it('needs its name, a Special Name and an end, and says so', () => {
    const { problems } = readDraft(clock, { end_date: 'soon' });
    expect(problems.map(({ path, code }) => [path, code])).toEqual([
      ['name', 'required'],
      ['end_date', 'date'],
      ['locale.en.specials_title', 'required'],
    ]);
  });
});
