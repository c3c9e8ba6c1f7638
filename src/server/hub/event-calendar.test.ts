import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { SharedTestApp, TestApp } from '../../../test/app.ts';
import { contentTypes } from '../../content/index.ts';
import { created, requester, sharedWithSites, withSites } from '../../../test/type-tests.ts';
import { WAIT } from '../../../test/wait.ts';

const { event } = contentTypes;

const disco = {
  label: 'Disco',
  start_date: '2026-03-06T22:00',
  end_date: '2026-03-07T02:00',
  repeats: 1,
  repeat_frequency: 'weekly',
  repeat_settings: {
    moved: [{ from: '2026-03-20', to: '2026-03-21T21:00' }],
    elsewhere: [
      { from: '2026-03-20', location: { en: 'Library', es: 'Biblioteca' } },
      { from: '2026-03-27', location: { es: 'Muelle' } },
    ],
  },
  locale: {
    en: { title: 'Night; of, stars', slug: 'disco', location: 'Beach' },
    es: { title: 'Noche de estrellas', slug: 'noche', location: 'Playa' },
  },
};

async function withDisco(test: TestApp) {
  await created(test, event, disco);
  const read = async (query: string) => {
    const { statusCode, headers, body } = await test.app.inject({
      url: `/api/events/calendar.ics?${query}`,
      headers: { host: 'marea.test' },
    });
    // Long lines are folded.
    return { status: statusCode, type: headers['content-type'], text: body.replace(/\r\n[ \t]/g, '') };
  };
  await vi.waitFor(async () => expect((await read('slug=disco&at=2026-03-06T22:00')).status).toBe(200), WAIT);
  return { test, read };
}

let shared: SharedTestApp;
let read: Awaited<ReturnType<typeof withDisco>>['read'];
beforeAll(async () => {
  shared = await sharedWithSites();
  ({ read } = await withDisco(shared));
});
afterAll(() => shared.close());

it('an occurrence is a calendar file whose times are instants', async () => {
  const { type, text } = await read('slug=disco&at=2026-03-13T22:00');
  expect(type).toBe('text/calendar; charset=utf-8');
  // Cancún is five hours behind all year.
  for (const line of [
    'DTSTART:20260314T030000Z',
    'DTEND:20260314T070000Z',
    'SUMMARY:Night\\; of\\, stars',
    'LOCATION:Beach\\, marea',
  ]) {
    expect(text.split('\r\n')).toContain(line);
  }
  expect(text).toMatch(/UID:event-\d+-2026-03-13T22:00@marea/);
});

it('one that was moved and is held elsewhere says so, in the language asked for', async () => {
  const { text } = await read('slug=noche&at=2026-03-21T21:00&language=es');
  expect(text.split('\r\n')).toEqual(
    expect.arrayContaining([
      'DTSTART:20260322T020000Z',
      'SUMMARY:Noche de estrellas',
      'LOCATION:Biblioteca\\, marea',
    ]),
  );
});

it('a place that is said in the other language only is named in that one', async () => {
  const { text } = await read('slug=disco&at=2026-03-27T22:00&language=en');
  expect(text.split('\r\n')).toContain('LOCATION:Muelle\\, marea');
});

it.each([
  ['no such event', 'slug=nothing&at=2026-03-13T22:00', 404],
  ['no occurrence then', 'slug=disco&at=2026-03-14T22:00', 404],
  ['a moved occurrence at its old time', 'slug=disco&at=2026-03-20T22:00', 404],
  ['no moment', 'slug=disco', 400],
  ['a moment that is none', 'slug=disco&at=tomorrow', 400],
  ['an unknown language', 'slug=disco&at=2026-03-13T22:00&language=fr', 400],
])('%s is answered with its status', async (_, query, status) => {
  expect((await read(query)).status).toBe(status);
});

it('a cancelled occurrence has no file any more', async () => {
  const { test, read: readOwn } = await withDisco(await withSites());
  const { data } = await requester(test, event)('GET', '?pageSize=1');
  const [stored] = data as unknown as { id: number; version: number; repeat_settings: object }[];
  await requester(test, event)('PUT', `/${stored!.id}`, {
    version: stored!.version,
    repeat_settings: { ...stored!.repeat_settings, cancelled: ['2026-03-13'] },
  });
  await expect.poll(async () => (await readOwn('slug=disco&at=2026-03-13T22:00')).status).toBe(404);
});
