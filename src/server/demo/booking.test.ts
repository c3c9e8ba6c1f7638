import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type SharedTestApp, sharedTestApp, siteBody } from '../../../test/app.ts';

/** The booking pages that the demo's frames show. */

let test: SharedTestApp;

beforeAll(async () => {
  test = await sharedTestApp({ environment: { DEMO: '1' } });
  await test.create('site', null, siteBody('marea', { timeZone: 'America/Mexico_City' }), 15);
}, 60_000);
afterAll(() => test.close());

/** The page for a table, in English, as the clock stands at an instant. */
async function pageAt(instant: string, query: Readonly<Record<string, string>> = {}): Promise<string> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) });
  try {
    const { body } = await test.app.inject({
      url: `/demo/booking/dining?${new URLSearchParams({ lang: 'en', ...query })}`,
      headers: { host: 'marea.test' },
    });
    return body;
  } finally {
    vi.useRealTimers();
  }
}

const firstDay = (html: string) => /<option value="(\d{4}-\d\d-\d\d)">/.exec(html)?.[1];
const chosenTime = (html: string) => /<option value="(\d\d:\d\d)" selected>/.exec(html)?.[1];

it('offers today with the next hour chosen, by the clock of the property', async () => {
  const html = await pageAt('2026-11-25T01:10:00Z');
  expect([firstDay(html), chosenTime(html)]).toEqual(['2026-11-24', '19:30']);
});

it('begins tomorrow once the last hour of today is over', async () => {
  const html = await pageAt('2026-11-25T04:40:00Z');
  expect([firstDay(html), chosenTime(html)]).toEqual(['2026-11-25', '18:00']);
});

it('asks again for an hour that has passed, and takes one that has not', async () => {
  const stay = { what: 'Two', day: '2026-11-24' };
  const passed = await pageAt('2026-11-25T01:10:00Z', { ...stay, time: '18:30' });
  expect(passed).toContain('That hour has passed');
  expect(passed).toContain('<form>');
  const ahead = await pageAt('2026-11-25T01:10:00Z', { ...stay, time: '20:00' });
  expect(ahead).toContain('The front desk will confirm it');
});
