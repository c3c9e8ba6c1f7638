import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inSoak } from '../../../test/soak.ts';
import { type StaffRoute, staffRoutesOf } from '../../../test/staff-routes.ts';
import { created, OTHER_SITE, SITE, sharedWithSites } from '../../../test/type-tests.ts';
import { administrator, type SharedTestApp, type TestApp } from '../../../test/app.ts';
import { allContentTypes } from '../../content/index.ts';
import type { ContentType } from '../../domain/content-type.ts';
import { rightsOfRoles } from '../../domain/staff/role.ts';
import { seededRoles } from '../../domain/staff/seeded-roles.ts';
import { typesByPath } from '../content/routes/content-routes.ts';
import type { Rule, Staff } from '../http/staff.ts';

/**
 * Calls every registered staff route as every role, on the person's own site and on another one. A route that
 * is missing in this table fails the test: add its access rule here.
 */

const others: Readonly<Record<string, Rule>> = {
  session: 'anyone',
  login: 'anyone',
  logout: 'anyone',
  password: 'anyone',
  invitations: 'anyone',
  // Public, although its path is below the staff API (section 7).
  'booking-codes': 'anyone',
  account: 'signed-in',
  // Approvals are listed by what somebody may read, and decided by who may publish it.
  approvals: 'signed-in',
  drafts: 'signed-in',
  find: 'signed-in',
  files: 'signed-in',
  pictures: 'signed-in',
  uploads: 'signed-in',
  preview: 'signed-in',
  // Each part is for those who may look at it.
  today: 'signed-in',
  // Lists what the asker may translate, and nothing else.
  translations: 'signed-in',
  users: 'manage users',
  'user-roles': 'manage users',
  audit: 'manage users',
  'route-cache': 'manage redirects',
  // Each form has a permission of its own; what is one person's altogether is for those who keep all.
  inbox: ['manage forms', 'manage proposals'],
  newsletter: 'manage forms',
  // Each mail is for those who see what it is made from.
  mails: ['manage forms', 'manage proposals', 'manage agents', 'manage users'],
  agents: 'manage agents',
};

function ruleFor({ path }: StaffRoute): Rule {
  if (path === 'today/dishes') return 'manage menus';
  if (path.startsWith('inbox/person')) return 'manage forms';
  const first = path.split('/')[0]!;
  const rule = typesByPath.get(first)?.permission ?? others[first];
  if (!rule) throw new Error(`Nobody said who may ask /api/devise/${path}.`);
  return rule;
}

const isReadRoute = ({ method }: StaffRoute) => method === 'GET' || method === 'HEAD';

/**
 * Translation rights are enough to save a record and to publish it: the routes check which fields change. Whoever writes
 * words may ask and answer about them, too.
 */
const isSaveRoute = ({ method, path }: StaffRoute) =>
  (method === 'PUT' && typesByPath.has(path.replace(/\/:id$/, '')) && path.endsWith('/:id')) ||
  (method === 'POST' &&
    /^[^/]+\/:id\/(?:publish|approval|comments(?:\/:number\/(?:resolve|reopen))?)$/.test(path));

function mayCall(staff: Staff | null, route: StaffRoute): boolean {
  const rule = ruleFor(route);
  if (rule === 'anyone') return true;
  if (!staff) return false;
  if (rule === 'signed-in') return true;
  // Of the whole group: `agents/bookings.test.ts` asks as people of every site.
  if (rule === 'manage agents' && staff.siteIds !== 'all') return false;
  const permissionsHeld = isReadRoute(route) ? staff.views : staff.permissions;
  if (typeof rule !== 'string') return rule.some((one) => permissionsHeld.includes(one));
  return permissionsHeld.includes(rule) || (isSaveRoute(route) && (staff.words?.[rule]?.length ?? 0) > 0);
}

interface RecordIds {
  readonly siteId: number;
  readonly ids: ReadonlyMap<ContentType, number>;
}

/** A record of every type that belongs to the site, and one of the group's types. */
async function recordsOn(test: TestApp, siteId: number): Promise<RecordIds> {
  const ids = new Map<ContentType, number>();
  test.signIn(administrator);
  for (const type of allContentTypes) {
    if (type.scope === 'itself') ids.set(type, siteId);
    else if (type.scope === 'site') ids.set(type, (await created(test, type, { site_id: siteId })).id);
    else if (siteId === SITE) ids.set(type, (await created(test, type)).id);
  }
  return { siteId, ids };
}

const NOT_READABLE = 2_000_000_000;

/** Calls a route so that it changes nothing: unknown versions, empty lists, incomplete bodies. */
async function callRoute({ app }: TestApp, route: StaffRoute, { siteId, ids }: RecordIds) {
  const type = typesByPath.get(route.path.split('/')[0]!);
  const id = type ? (ids.get(type) ?? 1) : 'x';
  const url = route.path.replace(':id', String(id)).replace(':number', '1').replaceAll(/:\w+/g, 'abcd1234');
  return app.inject({
    method: route.method,
    url: `/api/devise/${url}`,
    ...(isReadRoute(route)
      ? {}
      : { payload: { version: NOT_READABLE, site_id: siteId, ids: [], records: [], action: 'archive' } }),
  });
}

/** A table that is taken out is no JSON. */
const detailOf = (response: LightMyRequestResponse): string =>
  response.body !== '' && String(response.headers['content-type']).includes('json')
    ? (response.json<{ detail?: string }>().detail ?? '')
    : '';

/** Whether the access rule allowed the request, whatever the route answered after it. */
function outcomeOf(response: LightMyRequestResponse): number | 'let in' {
  const { statusCode } = response;
  if (statusCode === 401 || statusCode === 419 || statusCode >= 500) return statusCode;
  const isRule = /^This needs the permission|^Nobody may request/.test(detailOf(response));
  return statusCode === 403 && (isRule || response.body === '') ? 403 : 'let in';
}

const isSignInItself = ({ path }: StaffRoute) => /^(session|login)/.test(path);

const people: readonly (readonly [string, Staff | null])[] = [
  ['nobody', null],
  ['somebody without any role', { ...administrator, permissions: [], views: [], siteIds: [SITE] }],
  ...seededRoles.map(
    (role) => [role.name, { ...administrator, ...rightsOfRoles([role]), siteIds: [SITE] }] as const,
  ),
];

/** The rules are the same for each: those that change nothing, everything, one site, or words alone. */
const exemplary = [
  'nobody',
  'somebody without any role',
  'Group Admin',
  'Property Manager',
  'Translator',
  'Viewer',
];
const inSoakUnless = (role: string) => (exemplary.includes(role) ? {} : inSoak);

let test: SharedTestApp;
let own: RecordIds;
let other: RecordIds;
beforeAll(async () => {
  test = await sharedWithSites();
  own = await recordsOn(test, SITE);
  other = await recordsOn(test, OTHER_SITE);
});
afterAll(() => test.close());

describe('by role', () => {
  for (const [role, staff] of people) {
    it(`${role} can call what their role allows and nothing else`, inSoakUnless(role), async () => {
      test.signIn(staff);
      const found: Record<string, unknown> = {};
      const expected: Record<string, unknown> = {};
      for (const route of await staffRoutesOf(test.app)) {
        const name = `${route.method} ${route.path}`;
        const response = await callRoute(test, route, own);
        // Here 401 means a wrong password, not an access rule.
        found[name] = isSignInItself(route) && response.statusCode === 401 ? 'let in' : outcomeOf(response);
        expected[name] = mayCall(staff, route) ? 'let in' : staff ? 403 : 401;
      }
      expect(Object.keys(found).length).toBeGreaterThan(200);
      expect(found).toEqual(expected);
    });
  }
});

it('records of another site are not found for people of one site', async () => {
  const routes = (await staffRoutesOf(test.app)).filter(({ path }) => {
    const type = typesByPath.get(path.split('/')[0]!);
    // There is no comment yet; `comments.test.ts` asks for those of other sites.
    if (path.includes('/comments/:number')) return false;
    return path.includes(':id') && (type?.scope === 'site' || type?.scope === 'itself');
  });
  expect(routes.length).toBeGreaterThan(50);
  test.signIn({ ...administrator, siteIds: [SITE] });
  for (const route of routes) {
    const name = `${route.method} ${route.path}`;
    expect([name, (await callRoute(test, route, other)).statusCode]).toEqual([name, 404]);
    const here = (await callRoute(test, route, own)).statusCode;
    expect([name, [401, 403, 404, 419, 500].includes(here)]).toEqual([name, false]);
  }
});

it('no record can be created on, moved to or reordered on another site', async () => {
  test.signIn({ ...administrator, siteIds: [SITE] });
  for (const type of allContentTypes.filter(({ scope }) => scope === 'site')) {
    const url = `/api/devise/${type.path}`;
    const make = await test.app.inject({ method: 'POST', url, payload: { site_id: OTHER_SITE } });
    expect([type.name, make.statusCode]).toEqual([type.name, 404]);
    const { data } = (await test.app.inject({ url })).json<{ data: { site_id: number }[] }>();
    expect(new Set(data.map(({ site_id }) => site_id))).toEqual(new Set([SITE]));
    const there = (await test.app.inject({ url: `${url}?site_id=${OTHER_SITE}` })).json();
    expect([type.name, there.data]).toEqual([type.name, []]);
    if (type.remove !== 'never') {
      const records = [{ id: other.ids.get(type)!, version: 1 }];
      const payload = { action: type.remove, records };
      const many = (await test.app.inject({ method: 'POST', url: `${url}/bulk`, payload })).json();
      expect([type.name, many.data?.done]).toEqual([type.name, []]);
    }
    if (type.ordered) {
      const payload = { site_id: OTHER_SITE, ids: [other.ids.get(type)!] };
      const order = await test.app.inject({ method: 'PUT', url: `${url}/order`, payload });
      expect([type.name, order.statusCode]).toEqual([type.name, 404]);
    }
  }
});

it('a route without a rule is closed to everybody, the administrator too', async () => {
  const { enforceRules } = await import('./enforce-rules.ts');
  const { default: fastify } = await import('fastify');
  const app = fastify();
  enforceRules(app, () => Promise.resolve(administrator));
  app.get('/forgotten', () => ({ data: 'secret' }));
  app.get('/said', { config: { permission: 'signed-in' } }, () => ({ data: 'open' }));
  expect((await app.inject('/forgotten')).statusCode).toBe(403);
  expect((await app.inject('/forgotten')).body).not.toContain('secret');
  expect((await app.inject('/said')).statusCode).toBe(200);
});
