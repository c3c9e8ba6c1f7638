import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { contentTypes } from '../../content/index.ts';
import { languages } from '../../domain/language.ts';
import { createRecord } from '../content/write/write.ts';
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

it('the map in a frame is the one of the site, and its restaurants lead to the hub', async () => {
  const both = (en: string, es: string) => ({ en, es });
  const frame = (language: string) =>
    test.app.inject({ url: `/demo/frames/resort-map?lang=${language}`, headers: { host: 'marea.test' } });
  expect((await frame('en')).statusCode).toBe(404);

  await test.create('restaurant', 15, {
    label: 'Reef',
    locale: { en: { title: 'Reef', slug: 'reef' }, es: { title: 'Arrecife', slug: 'arrecife' } },
  });
  const places = [
    { name: both('Reef', 'Arrecife'), note: both('Supper', 'Cena'), across: 20, down: 30 },
    { name: both('Lobby & desk', 'Lobby y recepción'), across: 40, down: 30 },
  ];
  const body = {
    name: 'How to come',
    versions: [{ version_name: 'Standing', slices: [{ block: 'map', layout: 'bay', places }] }],
    locale: { en: { title: 'How to come' }, es: { title: 'Cómo llegar' } },
  };
  const actor = { id: null, name: 'Test' };
  await createRecord(test.db, contentTypes.page, { siteId: 15, body, actor, publish: { languages } });
  const english = (await frame('en')).body;
  expect(english).toContain('<a href="/app/property-hub/dining/reef">');
  expect(english).toContain('<em>Lobby &#38; desk</em>');
  const spanish = (await frame('es')).body;
  expect(spanish).toContain('<a href="/app/property-hub/dining/arrecife">');
  expect(spanish).toContain('<small>Cena</small>');
});

it('the weather in a frame is that of its resort', async () => {
  const inject = (host: string) =>
    test.app.inject({ url: '/demo/frames/weather?lang=en', headers: { host } });
  expect((await inject('marea.test')).statusCode).toBe(404);
  await test.create('site', null, siteBody('lantern-cay', {}), 52);
  expect((await inject('lantern-cay.test')).body).toContain('Tides');
});
