import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type TestApp, testApp, siteBody } from '../../../../test/app.ts';
import { staffBrowser } from '../../../../test/staff-browser.ts';
import { IDLE_SECONDS } from '../session/session-lifetime.ts';

const EMAIL = 'ines@casamarea.test';
const PASSWORD = 'tres faros y un remo';

const palapa = () =>
  testApp({ withSessions: true, environment: { ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD } });

async function signedIn(test: TestApp) {
  const browser = staffBrowser(test.app);
  expect((await browser.signIn(EMAIL, PASSWORD)).statusCode).toBe(200);
  return browser;
}

describe('signing in', () => {
  it('returns the person with their rights and sites', async () => {
    const test = await palapa();
    await test.create('site', null, siteBody('marea', { isDefault: true }), 15);
    const browser = staffBrowser(test.app);
    expect((await browser.request('GET', 'session')).statusCode).toBe(401);
    const response = await browser.signIn(EMAIL.toUpperCase(), PASSWORD);
    expect(response.json()).toMatchObject({
      data: {
        user: { email: EMAIL, site_ids: 'all', two_factor: false, roles: [{ name: 'Group Admin' }] },
        sites: [{ id: 15, key: 'marea', hosts: ['marea.test'], timeZone: 'America/Cancun' }],
        csrf_token: expect.any(String),
      },
    });
    const session = await browser.request('GET', 'session');
    expect(session.json().data.user).toEqual(response.json().data.user);
    expect((await browser.request('GET', 'menus')).statusCode).toBe(200);
  });

  it('sets cookies that are HttpOnly and SameSite', async () => {
    const test = await palapa();
    const browser = staffBrowser(test.app);
    const { cookies } = await browser.signIn(EMAIL, PASSWORD);
    expect(cookies.length).toBeGreaterThan(1);
    for (const cookie of cookies) {
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
      expect(cookie.secure).toBeUndefined();
    }
  });

  it.each([
    ['the proxy says so', { TRUST_PROXY: '1' }, { 'x-forwarded-proto': 'https' }],
    ['PUBLIC_ORIGIN says so', { PUBLIC_ORIGIN: 'https://www.example.com' }, {}],
  ])('over https, as %s, sets Secure cookies', async (_who, settings, headers) => {
    const test = await testApp({
      withSessions: true,
      environment: { ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD, ...settings },
    });
    const browser = staffBrowser(test.app, { headers });
    const response = await browser.signIn(EMAIL, PASSWORD);
    expect(response.cookies.map(({ secure }) => secure)).not.toContain(undefined);
    expect((await browser.request('GET', 'session')).statusCode).toBe(200);
    await browser.request('POST', 'logout');
    expect((await browser.request('GET', 'session')).statusCode).toBe(401);
  });

  it('begins a new session each time, and the old one ends', async () => {
    const test = await palapa();
    const browser = await signedIn(test);
    const before = new Map(browser.cookies);
    await browser.signIn(EMAIL, PASSWORD);
    expect(browser.cookies.get('palapa.session_token')).not.toBe(before.get('palapa.session_token'));
    const old = staffBrowser(test.app);
    for (const [name, value] of before) old.cookies.set(name, value);
    expect((await old.request('GET', 'session')).statusCode).toBe(401);
  });

  it('ends with a sign-out', async () => {
    const test = await palapa();
    const browser = await signedIn(test);
    const before = new Map(browser.cookies);
    expect((await browser.request('POST', 'logout')).statusCode).toBe(200);
    expect((await browser.request('GET', 'menus')).statusCode).toBe(401);
    for (const [name, value] of before) browser.cookies.set(name, value);
    expect((await browser.request('GET', 'menus')).statusCode).toBe(401);
  });

  it('a cookie with a wrong signature is ignored', async () => {
    const test = await palapa();
    const browser = await signedIn(test);
    const cookie = browser.cookies.get('palapa.session_token')!;
    const end = cookie.slice(-6) === 'AAAAA=' ? 'BBBBB=' : 'AAAAA=';
    browser.cookies.set('palapa.session_token', cookie.slice(0, -6) + end);
    expect((await browser.request('GET', 'session')).statusCode).toBe(401);
  });
});

describe('a session', () => {
  const age = (test: TestApp, column: string, seconds: number) =>
    test.db.execute(
      sql`update staff_session set ${sql.raw(column)} = ${sql.raw(column)} - make_interval(secs => ${seconds})`,
    );

  it('ends two hours after its last use', async () => {
    const test = await palapa();
    const browser = await signedIn(test);
    await age(test, 'last_seen_at', IDLE_SECONDS - 60);
    expect((await browser.request('GET', 'menus')).statusCode).toBe(200);
    await age(test, 'last_seen_at', IDLE_SECONDS - 60);
    expect((await browser.request('GET', 'menus')).statusCode).toBe(200);
    await age(test, 'last_seen_at', IDLE_SECONDS + 1);
    expect((await browser.request('GET', 'menus')).statusCode).toBe(401);
  });

  it('ends two weeks after it began, however much it is used', async () => {
    const test = await palapa();
    const browser = await signedIn(test);
    await age(test, 'expires_at', 14 * 86_400 - 60);
    expect((await browser.request('GET', 'menus')).statusCode).toBe(200);
    await age(test, 'expires_at', 61);
    expect((await browser.request('GET', 'menus')).statusCode).toBe(401);
  });

  it('ends when its person is disabled, also directly in the database', async () => {
    const test = await palapa();
    const browser = await signedIn(test);
    await test.db.execute(sql`update staff_user set disabled_at = now()`);
    expect((await browser.request('GET', 'menus')).statusCode).toBe(401);
  });

  it('can be ended from another one of the same person only', async () => {
    const test = await palapa();
    const context = await signedIn(test);
    const phone = await signedIn(test);
    const { data } = (await context.request('GET', 'account/sessions')).json<{
      data: { id: string; current: boolean; ip: string; agent: string }[];
    }>();
    expect(data.filter(({ current }) => current)).toHaveLength(1);
    expect(data).toHaveLength(2);
    expect(data[0]).toMatchObject({ ip: '192.0.2.1', agent: 'Test browser' });
    const other = data.find(({ current }) => !current)!;
    expect((await context.request('DELETE', `account/sessions/${other.id}`)).statusCode).toBe(200);
    expect((await phone.request('GET', 'session')).statusCode).toBe(401);
    expect((await context.request('GET', 'session')).statusCode).toBe(200);
    expect((await context.request('DELETE', `account/sessions/${other.id}`)).statusCode).toBe(404);
  });
});

describe('signing out everywhere', () => {
  it('ends every session of the person, the current one only on request', async () => {
    const test = await palapa();
    const [context, phone, tablet] = [await signedIn(test), await signedIn(test), await signedIn(test)];
    const others = await context.request('POST', 'account/sessions/end-all', { keep_current: true });
    expect([others.statusCode, others.json().data.ended]).toEqual([200, 2]);
    expect((await phone.request('GET', 'session')).statusCode).toBe(401);
    expect((await tablet.request('GET', 'session')).statusCode).toBe(401);
    expect((await context.request('GET', 'session')).statusCode).toBe(200);

    const all = await context.request('POST', 'account/sessions/end-all');
    expect([all.statusCode, all.json().data.ended]).toEqual([200, 1]);
    expect((await context.request('GET', 'session')).statusCode).toBe(401);
    // The page has a valid token, so that it can sign in again at once.
    expect((await context.signIn(EMAIL, PASSWORD)).statusCode).toBe(200);
  });
});

describe('the account', () => {
  it('accepts a name and a language, and names invalid fields', async () => {
    const test = await palapa();
    const browser = await signedIn(test);
    const saved = await browser.request('PUT', 'account', { name: 'Inés Robles', language: 'es' });
    expect(saved.json().data.user).toMatchObject({ name: 'Inés Robles', language: 'es' });
    const refused = await browser.request('PUT', 'account', {
      name: '',
      id: 'x',
      permissions: ['manage users'],
    });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toEqual(
      expect.arrayContaining([
        { path: 'name', message: 'Este dato es obligatorio.' },
        { path: 'id', message: 'No existe este campo.' },
        { path: 'permissions', message: 'No existe este campo.' },
      ]),
    );
  });

  it('accepts a new password, and ends every other session', async () => {
    const test = await palapa();
    const browser = await signedIn(test);
    const elsewhere = await signedIn(test);
    const change = (current: string, password: string) =>
      browser.request('POST', 'account/password', { current, password });
    expect((await change(PASSWORD, 'password1234')).json().errors[0].path).toBe('password');
    expect((await change('not this one', 'cuatro faros sin remo')).json().errors).toEqual([
      { path: 'current', message: 'This is not your password.' },
    ]);
    expect((await change(PASSWORD, 'cuatro faros sin remo')).statusCode).toBe(200);
    expect((await browser.request('PUT', 'account', { name: 'Inés' })).statusCode).toBe(200);
    expect((await elsewhere.request('GET', 'session')).statusCode).toBe(401);
    expect((await elsewhere.signIn(EMAIL, PASSWORD)).statusCode).toBe(401);
    expect((await elsewhere.signIn(EMAIL, 'cuatro faros sin remo')).statusCode).toBe(200);
  });
});
