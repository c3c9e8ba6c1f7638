import { expect, it } from 'vitest';
import { promotionLocations } from '../../domain/promotion.ts';
import { siteBody, testApp } from '../../../test/app.ts';
import type { Snapshot } from '../delivery/snapshot.ts';
import { endpoints, nextChange } from './endpoints.ts';
import { endpointKey } from './api-routes.ts';

async function withSite() {
  const { app, create } = await testApp();
  await create('site', null, siteBody('marea', { isDefault: true }), 15);
  return async (path: string) => {
    const { statusCode, headers, ...response } = await app.inject({ url: `/api/${path}` });
    return { status: statusCode, headers, ...response.json<{ data?: unknown; detail?: string }>() };
  };
}

it.each([
  ['promos/by-location', 'location'],
  [`promos/by-location?location=${'x'.repeat(5000)}`, 'location'],
  ['promos/by-location?location=Roof', 'location'],
  ['promos/by-location?location=Dining&location=Home', 'location'],
  ['promos/by-location?location=Dining&asOf=now', 'asOf'],
  ['events/all?day=tomorrow', 'day'],
  ['events/all?day=2026-11-20&day=2026-11-21', 'day'],
  ['events/by-slug?slug=', 'slug'],
  [`events/by-slug?slug=${'x'.repeat(201)}`, 'slug'],
  [`airports?q=${'a+'.repeat(4000)}`, 'q'],
  ['airports?q=%00', 'q'],
  ['airports?q=%ED%A0%80', 'q'],
  [`devise/booking-codes/by-resort?resort=${'x'.repeat(201)}`, 'resort'],
  [`devise/booking-codes/by-resort?${'a=1&'.repeat(101)}`, 'at most 100 parameters'],
  [`devise/booking-codes/by-resort?page=${'x'.repeat(4096)}`, 'at most 4096 characters'],
])('%s is refused by name, and no answer of it is kept', async (path, named) => {
  const get = await withSite();
  const { status, detail, headers } = await get(path);
  expect([status, detail]).toEqual([400, expect.stringContaining(named)]);
  // What is kept has an ETag.
  expect([headers['content-type'], headers.etag]).toEqual([
    expect.stringContaining('application/problem+json'),
    undefined,
  ]);
});

/** A dance until two in the morning each night, a promotion in Advent, a restaurant that is closed on a date. */
const property = {
  site: { timeZone: 'America/Cancun' },
  context: {},
  events: [
    {
      label: 'Late night',
      start_date: '2026-11-01T22:00',
      end_date: '2026-11-02T02:00',
      repeats: 1,
      repeat_frequency: 'daily',
      repeat_settings: null,
      locale: { en: { slug: 'late-night' }, es: { slug: null } },
    },
    {
      label: 'Morning swim',
      start_date: '2026-11-01T07:00',
      end_date: '2026-11-01T08:00',
      repeats: 1,
      repeat_frequency: 'daily',
      repeat_settings: null,
      locale: { en: { slug: 'morning-swim' }, es: { slug: null } },
    },
  ],
  promotions: [
    { locations: ['Home'], repeats: 0, start_date: '2026-12-01T09:00', end_date: '2026-12-24T10:00' },
  ],
  restaurants: [{ breakfast: { spans: [], exceptions: [{ from: '2026-12-24', to: '2026-12-24' }] } }],
} as unknown as Snapshot;

function keyOf(path: string, search: string): string {
  const endpoint = endpoints.find((one) => one.path === path)!;
  return endpointKey(endpoint, property, '', endpoint.query.read({ url: `/api/${path}?${search}` }));
}

it('a place that does not exist is told which there are', async () => {
  const get = await withSite();
  const { detail } = await get('promos/by-location?location=Roof');
  for (const place of promotionLocations) expect(detail).toContain(place);
});

it('parameters that are not ours change nothing', async () => {
  const get = await withSite();
  const plain = await get('events/all?day=2026-11-20');
  const followed = await get('events/all?utm_source=a&utm_source=b&day=2026-11-20&x=%00&y=%zz');
  expect([followed.status, followed.headers.etag]).toEqual([200, plain.headers.etag]);
});

it.each([
  ['promos/by-location', ['location=Hotel%20Info', 'location=hotel+info', 'x=1&%6cocation=HOTEL%20INFO']],
  [
    'promos/by-location',
    ['location=Home&asOf=2026-11-21T19:30', 'asOf=2026-11-21T19:30:01&location=Home&asof=2'],
  ],
  ['airports', ['q=new+york', 'q=New%20%20York', 'q=N%C3%89W,york', 'q=%20new+york!']],
  ['events/all', ['', 'day=', 'lang=es']],
])('%s has one cache key for all spellings of a request', (path, spellings) => {
  expect(new Set(spellings.map((spelling) => keyOf(path, spelling))).size).toBe(1);
});

it('what is said of an event holds until the occurrence that comes next is over', () => {
  const { query, ...event } = endpoints.find(({ path }) => path === 'events/by-slug')!;
  const changeAt = (asOf: string) =>
    nextChange({ ...event, query }, property, query.read({ url: `/x?slug=morning-swim&asOf=${asOf}` }));
  expect(changeAt('2026-11-20T06:00')).toBe('2026-11-20T08:00');
  expect(changeAt('2026-11-20T08:00')).toBe('2026-11-21T00:00');
});

it.each([
  ['events/all', '2026-11-20T00:30', '2026-11-20T01:59', '2026-11-20T02:00', '2026-11-21T00:00'],
  ['events/by-slug', '2026-11-20T00:30', '2026-11-20T01:59', '2026-11-20T02:00', '2026-11-21T00:00'],
  ['promos/by-location', '2026-11-20T08:00', '2026-12-01T08:59', '2026-12-01T09:00', '2026-12-24T10:00'],
  ['restaurants/all', '2026-11-20T08:00', '2026-11-20T23:59', '2026-11-21T00:00', '2026-11-22T00:00'],
])(
  '%s has one cache key for all moments between two changes of its response',
  (path, from, to, changed, last) => {
    const keyAt = (asOf: string) => keyOf(path, `location=Home&slug=late-night&asOf=${asOf}`);
    expect(keyAt(to)).toBe(keyAt(from));
    expect(new Set([from, changed, last].map(keyAt)).size).toBe(3);
  },
);

it('a response that does not depend on the clock has one cache key for all moments', () => {
  expect(keyOf('content-sections/all', 'asOf=2026-11-20T08:00')).toBe(keyOf('content-sections/all', ''));
});

it('different values of a parameter have different cache keys', () => {
  const { query, ...airports } = endpoints.find(({ path }) => path === 'airports')!;
  const key = (search: string) =>
    endpointKey({ ...airports, query }, property, '', query.read({ url: `/x?${search}` }));
  expect(new Set(['', 'q=+', 'q=a', 'q=a+b', 'q=ab'].map(key)).size).toBe(5);
});
