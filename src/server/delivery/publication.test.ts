import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { contentTypes } from '../../content/index.ts';
import { wallClockIn } from '../../domain/time/zone-time.ts';
import { siteBody, type TestApp } from '../../../test/app.ts';
import { requester, created, SITE, withSites } from '../../../test/type-tests.ts';
import { CacheRegistry } from './cache-registry.ts';
import { listenForChanges } from './change-listener.ts';
import { onDay, readSnapshot, seenBy } from './snapshot.ts';
import { WAIT } from '../../../test/wait.ts';

/** What guests read when something scheduled takes effect, before and after. */

const { event } = contentTypes;
const HOUR = 3_600_000;
const inHours = (hours: number) => wallClockIn(new Date(Date.now() + hours * HOUR), 'America/Cancun');
const titles = (en: string, es: string) => ({
  locale: { en: { title: en, slug: 'yoga' }, es: { title: es } },
});

afterEach(() => void vi.useRealTimers());

/** The clock of this process, so many hours on; timers and the database's clock stay. */
const goOn = (hours: number) => vi.useFakeTimers({ now: Date.now() + hours * HOUR, toFake: ['Date'] });

async function guestAsks({ app }: TestApp, address: string) {
  const headers = { host: 'marea.test', 'accept-encoding': 'identity' };
  const { statusCode, body } = await app.inject({ url: address, headers });
  return {
    status: statusCode,
    ...(JSON.parse(body) as { data?: { locale: Record<string, { title: string }> } }),
  };
}

const spoken = ({ data }: Awaited<ReturnType<typeof guestAsks>>) => [
  data?.locale.en!.title,
  data?.locale.es!.title,
];

/** An event whose English changes in three hours, and that is withdrawn in thirty. */
async function withSchedule() {
  const test = await withSites();
  const { id } = await created(test, event, titles('One', 'Uno'));
  const request = requester(test, event);
  const later = { languages: ['en'], at: inHours(3) };
  await request('PUT', `/${id}`, { version: 1, ...titles('Two', 'Dos'), publish: later });
  await request('POST', `/${id}/withdraw`, { version: 2, languages: ['en', 'es'], at: inHours(30) });
  return { test, id };
}

it('as of a moment to come guests are told nothing that is not published yet, and the clock goes on', async () => {
  const { test } = await withSchedule();
  const at = (hours: number) => guestAsks(test, `/api/events/by-slug?slug=yoga&asOf=${inHours(hours)}`);
  await vi.waitFor(async () => expect(spoken(await at(0))).toEqual(['One', 'Uno']), WAIT);
  for (const hours of [-500, 2, 4, 31]) expect(spoken(await at(hours))).toEqual(['One', 'Uno']);
  const { data } = (await guestAsks(test, '/api/events/all?asOf=2027-01-01T10:00')) as unknown as {
    data: { starts: string }[];
  };
  expect(data.map(({ starts }) => starts.slice(0, 10))).toEqual(['2027-01-01']);
});

it('as of a moment to come previews show staff what is published then, in the query as well as in the key', async () => {
  const { test, id } = await withSchedule();
  const read = (key: string, query: string) =>
    guestAsks(test, `/api/devise/preview/${key}/events/by-slug?slug=yoga${query}`);
  const site = (hours: number) => read(`sites.${SITE}`, `&asOf=${inHours(hours)}`);
  await vi.waitFor(async () => expect(spoken(await site(4))).toEqual(['Two', 'Uno']), WAIT);
  expect(spoken(await site(2))).toEqual(['One', 'Uno']);
  expect((await site(31)).status).toBe(404);
  expect(spoken(await read(`events.${id}@${inHours(2)}`, ''))).toEqual(['One', 'Uno']);
  expect(spoken(await read(`events.${id}@${inHours(4)}`, ''))).toEqual(['Two', 'Uno']);
  expect((await read(`events.${id}@${inHours(31)}`, '')).status).toBe(404);
  expect((await read(`events.${id}@next-friday-08:00`, '')).status).toBe(404);
  const page = await test.app.inject({ url: `/devise/preview/events.${id}@${inHours(4)}?lang=en` });
  expect([page.statusCode, page.body.includes('Two')]).toEqual([200, true]);
  test.signIn(null);
  expect((await site(4)).status).toBe(401);
});

it('what is scheduled takes effect in every process without a read of the database', async () => {
  const test = await withSites();
  const { id } = await created(test, event, titles('One', 'Uno'));
  const publish = { languages: ['en'], at: inHours(3) };
  await requester(test, event)('PUT', `/${id}`, { version: 1, ...titles('Two', 'Dos'), publish });
  const registry = new CacheRegistry(test.db);
  const line = listenForChanges(test.database.pool, registry, { warn() {} });
  onTestFinished(() => line.close());
  await line.listening;
  const before = (await registry.site(SITE))!;
  expect(registry.readySite(SITE)).toBe(before);
  const { changesAt } = before.snapshot;
  expect(changesAt).toBeGreaterThan(Date.now());

  goOn(4);
  // Nothing was asked for meanwhile: it is the warm way, which never reads.
  const after = registry.readySite(SITE)!;
  expect(after).not.toBe(before);
  expect(after.snapshot.events[0]!.locale).toMatchObject({ en: { title: 'Two' }, es: { title: 'Uno' } });
  expect(after.snapshot.changesAt).toBe(Infinity);
  expect(after.snapshot.readMark).toBe(before.snapshot.readMark);
  expect(after.snapshot.menus).toBe(before.snapshot.menus);
});

it('a response that depends on the clock is kept until the moment at which it changes', async () => {
  const test = await withSites();
  const ends = inHours(5);
  const settings = { title: { en: 'Lobster night', es: 'Noche de langosta' } };
  await created(test, contentTypes.promotion, {
    locations: ['Dining'],
    repeats: 0,
    repeat_frequency: null,
    repeat_settings: null,
    start_date: null,
    end_date: ends,
    settings,
  });
  const url = '/api/promos/by-location?location=Dining';
  const count = async () => ((await guestAsks(test, url)).data as unknown as unknown[]).length;
  // Again, as long as the write is announced late, which has everything read once more.
  await vi.waitFor(async () => {
    vi.useRealTimers();
    expect(await count()).toBe(1);
    // Nothing is read for it: the database could as well be away.
    using away = vi
      .spyOn(test.database.pool, 'connect')
      .mockImplementation(((done?: (error: Error) => void) =>
        done ? done(new Error('away')) : Promise.reject(new Error('away'))) as never);
    goOn(4);
    expect(await count()).toBe(1);
    goOn(2);
    expect(await count()).toBe(0);
    expect(away).not.toHaveBeenCalled();
  }, WAIT);
});

it('a language that is withdrawn is hidden in answers and has no page', async () => {
  const test = await withSites();
  const { id } = await created(test, event, titles('One', 'Uno'));
  await requester(test, event)('POST', `/${id}/withdraw`, { version: 1, languages: ['es'] });
  const url = '/api/events/by-slug?slug=yoga';
  const hidden = { hidden_in: ['es'], locale: { en: { title: 'One' }, es: { title: null, slug: null } } };
  await vi.waitFor(async () => expect((await guestAsks(test, url)).data).toMatchObject(hidden), WAIT);
  const page = (lang: string) =>
    test.app.inject({ url: `/app/property-hub/events/yoga?lang=${lang}`, headers: { host: 'marea.test' } });
  expect([(await page('en')).statusCode, (await page('es')).statusCode]).toEqual([200, 404]);
});

it('what a language sees of a list is worked out once for all pages, of any day', async () => {
  const test = await withSites();
  const { id } = await created(test, event, titles('One', 'Uno'));
  await requester(test, event)('POST', `/${id}/withdraw`, { version: 1, languages: ['es'] });
  const snapshot = (await readSnapshot(test.db, SITE))!.at(Date.now());
  const [today, later] = [seenBy(snapshot, 'es'), seenBy(onDay(snapshot, '2031-01-01'), 'es')];
  expect([seenBy(snapshot, 'en').events.length, today.events.length]).toEqual([1, 0]);
  expect(later.events).toBe(today.events);
});

it('a site that is not published answers no guest, and staff preview it', async () => {
  const test = await withSites();
  const made = await test.app.inject({
    method: 'POST',
    url: '/api/devise/sites',
    payload: { ...siteBody('nueva'), publish: 'keep' },
  });
  const { id, version } = made.json<{ data: { id: number; version: number } }>().data;
  const guest = () => test.app.inject({ url: '/api/site', headers: { host: 'nueva.test' } });
  // Until its host is known, the default site answers.
  await vi.waitFor(async () => expect((await guest()).statusCode).toBe(404), WAIT);
  const preview = await test.app.inject({ url: `/api/devise/preview/sites.${id}/site` });
  expect(preview.json()).toMatchObject({ data: { site: { key: 'nueva' } } });
  const payload = { languages: ['en', 'es'], version };
  await test.app.inject({ method: 'POST', url: `/api/devise/sites/${id}/publish`, payload });
  await vi.waitFor(async () => expect((await guest()).statusCode).toBe(200), WAIT);
});
