import { describe, expect, it } from 'vitest';
import type { BookingCodeTrigger } from '../src/domain/booking/trigger.ts';
import { type Booking, TriggerIndex } from '../src/domain/booking/trigger-index.ts';
import { type Audience, type Special, specialForPage } from '../src/domain/special.ts';
import { addDays } from '../src/domain/time/calendar.ts';
import { runningClocks } from '../src/domain/time/clock.ts';
import { demoRecords, demoValues, MONDAY } from './demo-records.ts';

/** What visitors find in the week in which the demo is loaded. */

const siteIds = demoRecords('site').map(({ id }) => id);

describe('the posts of the demo', () => {
  it('are of both sorts, and one waits for the end of its embargo', () => {
    const posts = demoValues<{ category: string; published_at: string }>('post', 1);
    expect(new Set(posts.map(({ category }) => category))).toEqual(new Set(['blog', 'press release']));
    expect(posts.filter(({ published_at }) => published_at > '2026-11-16T12:00').length).toBe(1);
  });
});

describe('the specials of the demo', () => {
  function standing(site: number, page: string, audience: Audience = 'Everyone', day = MONDAY) {
    const specials = demoValues<Special & { name: string }>('special', site);
    const found = specialForPage(specials, { page, audience, now: `${day}T12:00` });
    return (
      found && `${found.special.name}: ${found.version.version_name}, ${found.percent_off} % ${found.code}`
    );
  }

  it('stand on the home page of every site in the week in which it is loaded', () => {
    for (const site of siteIds) expect(standing(site, 'home')).toBeDefined();
  });

  it('change with the visitor and the day', () => {
    expect(standing(15, 'home')).toBe('Whale mornings: Book ahead, 25 % BALLENA25');
    expect(standing(15, 'home', 'Residents')).toBe('Whale mornings: Neighbours, 35 % VECINOS35');
    expect(standing(15, 'home', 'Members')).toBe('Quiet week: Weekday letter, 36 % SILENCIO36');
    expect(standing(15, 'home', 'Everyone', addDays(MONDAY, 26))).toBeUndefined();
    expect(standing(15, 'specials', 'Everyone', addDays(MONDAY, 27))).toBe(
      'Whale mornings: Last rooms, 10 % BALLENA10',
    );
    expect(standing(1, 'posada-del-paseo')).toBe('Season of lanterns: Standing offer, 25 % MUELLE25');
  });
});

describe('the clocks of the demo', () => {
  const clocksOf = (site: number) => demoValues<{ name: string; end_date: string }>('clock', site);

  it('run at every site in the week in which it is loaded', () => {
    for (const site of siteIds) {
      expect(runningClocks(clocksOf(site), `${MONDAY}T09:00`).length).toBeGreaterThan(1);
    }
  });

  it('that are over have vanished', () => {
    const names = runningClocks(clocksOf(1), `${MONDAY}T09:00`).map(({ name }) => name);
    expect(names).toEqual(['Founders’ table, seats', 'Lantern season rate']);
  });
});

describe('the triggers of the demo', () => {
  const triggers = demoValues<BookingCodeTrigger>('booking_code_trigger').map((trigger) => ({
    ...trigger,
    abbr_resorts_list: trigger.abbr_resorts_list ?? null,
  }));
  const index = new TriggerIndex(triggers);
  const codes = (booking: Partial<Booking>) =>
    index.codesFor({ resort: 'casa-marea', query: {}, ...booking });

  it('all give codes to whoever types theirs', () => {
    const keys = demoValues<{ key: string }>('site').map(({ key }) => key);
    const found = triggers.map(({ code_value, abbr_resorts_list }) => {
      const resort = keys.find((key) => abbr_resorts_list === null || abbr_resorts_list.startsWith(key));
      return resort && codes({ resort, typed: { code: code_value } }).reason.trigger;
    });
    expect(found).toEqual(triggers.map(({ id }) => id));
  });

  it('a neighbour in Jalisco pays the local rate, unless the page is of a campaign', () => {
    const neighbour = { country: 'MX', region: 'JAL' };
    expect(codes(neighbour)).toMatchObject({
      rate: 'VECINOS',
      currency: 'MXN',
      reason: { why: 'geography' },
    });
    expect(codes({ ...neighbour, query: { utm_campaign: 'summer' } })).toMatchObject({
      promo: 'SUMMER26',
      rate: 'FLEX',
      currency: 'USD',
      reason: { why: 'url' },
    });
    expect(codes({ ...neighbour, resort: 'lantern-cay' }).reason.why).toBeNull();
  });
});
