import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRows } from '../../scripts/specification/table.ts';
import type { SharedTestApp } from '../../test/app.ts';
import { hubRoutes as openedInBrowser } from '../../test/hub-routes.ts';
import { created, sharedWithSites } from '../../test/type-tests.ts';
import { allContentTypes } from '../content/index.ts';
import { settingsMenu } from '../devise/settings-menu.ts';
import { matchHubRoute } from '../domain/hub-routes.ts';

/** Every address that docs/specification.md names in sections 2 and 7, at a running app. */

const rows = readRows(join(import.meta.dirname, '../..'));
const namesOf = (kind: string): string[] =>
  rows.filter((row) => row.kind === kind).map(({ names }) => names[0] ?? '');

let test: SharedTestApp;
/** An example record of each type, by its paths. */
const ids = new Map<string, number>();
const slugs = new Map<string, string>();

beforeAll(async () => {
  test = await sharedWithSites();
  for (const type of allContentTypes) {
    if (type.scope === 'itself') continue;
    const record = await created(test, type);
    for (const path of [type.path, ...(type.aliases ?? [])]) ids.set(path, record.id);
    const { slug } = record as { slug?: string };
    if (slug) slugs.set(type.path, slug);
  }
}, 60_000);
afterAll(() => test.close());

describe('the calls', () => {
  /** '/api/devise/menus/{id}' with the id of a menu that there is. */
  const addressOf = (path: string): string => {
    const [, api, first = '', second = ''] = path.split(/[/?]/);
    const of =
      api === 'api' && first === 'devise' ? second : first.replace('restaurant-menus', 'restaurants');
    return path.replace('{id}', String(ids.get(of))).replace('{slug}', slugs.get(of) ?? '');
  };

  it.each(namesOf('Call'))('%s is answered', async (call) => {
    const [method, path] = call.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
    const url = addressOf(path);
    const payload = method === 'GET' ? {} : { payload: {} };
    const { statusCode, body } = await test.app.inject({ method, url, ...payload });
    // A write without what it needs is refused by its route, which shows that there is one.
    const refused = { GET: [], POST: [422], PUT: [428], DELETE: [428] }[method];
    const wanted: readonly number[] = path.endsWith('/refresh')
      ? [202]
      : refused.length > 0
        ? refused
        : [200];
    expect([call, wanted.includes(statusCode) ? 'answered' : `${statusCode} ${body.slice(0, 200)}`]).toEqual([
      call,
      'answered',
    ]);
  });
});

describe('the routes of the hub', () => {
  /** Whether 'dining/{slug}' is a pattern of 'dining/la-lonja'. */
  const fits = (pattern: string, route: string): boolean =>
    new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/?]+')}$`).test(route);

  it.each(namesOf('Hub route'))(
    '%s is a page, and is opened in a browser in both languages',
    async (address) => {
      const pattern = address.replace(/^\/property-hub\/?/, '');
      const route = pattern.replaceAll(/\{\w+\}/g, 'x');
      expect(matchHubRoute(`/property-hub/${route}`)?.name).not.toBe(undefined);
      expect(matchHubRoute(`/property-hub/${route}`)?.name).not.toMatch(/^records?$/);
      const opened = openedInBrowser.filter((one) => !one.missing && fits(pattern, one.route[0]));
      expect([pattern, opened.length > 0]).toEqual([pattern, true]);
      if (pattern.includes('{')) return;
      const { statusCode } = await test.app.inject({ url: `/app/property-hub/${pattern}` });
      expect([pattern, statusCode]).toEqual([pattern, 200]);
    },
  );
});

describe('the screens of staff', () => {
  const screens = settingsMenu.flatMap(({ entries }) => entries.map(({ to }) => `/devise${to}`));

  it.each(namesOf('Staff route'))('%s opens the staff app at a screen of its own', async (address) => {
    const screen = address.replace(/\/\{\w+\}\/edit$/, '');
    expect(screens).toContain(screen);
    const { statusCode, headers } = await test.app.inject({ url: address.replace('{userId}', 'u1') });
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  });
});

it('the tables have rows of each kind', () => {
  expect(namesOf('Call').length).toBeGreaterThan(55);
  expect(namesOf('Hub route')).toHaveLength(13);
  expect(namesOf('Staff route')).toHaveLength(16);
});
