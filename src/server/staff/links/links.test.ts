import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { codeOf } from '../../../../test/authenticator-app.ts';
import { type StaffBrowser, staffBrowser } from '../../../../test/staff-browser.ts';

const EMAIL = 'ines@casamarea.test';
const PASSWORD = 'tres faros y un remo';
const NEW_PASSWORD = 'siete barcas al alba';

const palapa = (more: Record<string, string> = {}) =>
  testApp({ withSessions: true, environment: { ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD, ...more } });

async function fresh(test: TestApp, headers: Record<string, string> = {}): Promise<StaffBrowser> {
  const browser = staffBrowser(test.app, { headers });
  await browser.request('GET', 'session');
  return browser;
}

/** Waits for the printed link: the response does not wait for it. */
const lastLink = (test: TestApp, count: number) =>
  expect
    .poll(() => test.printed.length)
    .toBe(count)
    .then(() => new URL(/https?:\S+/.exec(test.printed.at(-1)!)![0]));

const ageLinks = (test: TestApp, seconds: number) =>
  test.db.execute(
    sql`update staff_verification set expires_at = expires_at - make_interval(secs => ${seconds})`,
  );

describe('a new password by mail', () => {
  it('is chosen once, ends every session and signs in', async () => {
    const test = await palapa();
    const context = staffBrowser(test.app);
    await context.signIn(EMAIL, PASSWORD);
    const browser = await fresh(test);
    expect((await browser.request('POST', 'password/forgot', { email: EMAIL })).statusCode).toBe(200);
    const link = await lastLink(test, 1);
    expect(link.origin + link.pathname).toBe('http://localhost:3000/devise/reset-password');
    const token = link.searchParams.get('token')!;

    const weak = await browser.request('POST', 'password/reset', { token, password: 'casamarea-ines1' });
    expect([weak.statusCode, weak.json().errors[0].path]).toEqual([422, 'password']);
    const reset = () => browser.request('POST', 'password/reset', { token, password: NEW_PASSWORD });
    const responses = await Promise.all([reset(), reset(), reset()]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
    expect((await reset()).statusCode).toBe(404);
    expect((await context.request('GET', 'session')).statusCode).toBe(401);
    expect((await browser.signIn(EMAIL, PASSWORD)).statusCode).toBe(401);
    expect((await browser.signIn(EMAIL, NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('ends the throttling of an account under attack for its owner', async () => {
    const test = await palapa();
    const attacker = staffBrowser(test.app, { ip: '198.51.100.1' });
    for (let n = 0; n < 6; n += 1) await attacker.signIn(EMAIL, 'a wrong password');
    const owner = await fresh(test);
    expect((await owner.signIn(EMAIL, PASSWORD)).statusCode).toBe(429);
    await owner.request('POST', 'password/forgot', { email: EMAIL });
    const token = (await lastLink(test, 1)).searchParams.get('token')!;
    await owner.request('POST', 'password/reset', { token, password: NEW_PASSWORD });
    expect((await owner.signIn(EMAIL, NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('is valid for an hour, and a later link ends an earlier one', async () => {
    const test = await palapa();
    const browser = await fresh(test);
    await browser.request('POST', 'password/forgot', { email: EMAIL });
    const first = (await lastLink(test, 1)).searchParams.get('token')!;
    await browser.request('POST', 'password/forgot', { email: EMAIL });
    const second = (await lastLink(test, 2)).searchParams.get('token')!;
    const reset = (token: string) =>
      browser.request('POST', 'password/reset', { token, password: NEW_PASSWORD });
    expect((await reset(first)).statusCode).toBe(404);
    await ageLinks(test, 3601);
    expect((await reset(second)).statusCode).toBe(404);
    for (const token of ['x'.repeat(99), '%00', '../..', '\u0000']) {
      expect([404, 422]).toContain((await reset(token)).statusCode);
    }
  });

  it('is invalid once the owner has changed the password, as is a sign-in that waits for its code', async () => {
    const test = await palapa();
    const owner = staffBrowser(test.app);
    await owner.signIn(EMAIL, PASSWORD);
    const browser = await fresh(test);
    await browser.request('POST', 'password/forgot', { email: EMAIL });
    const token = (await lastLink(test, 1)).searchParams.get('token')!;
    const made = await owner.request('POST', 'account/two-factor', { password: PASSWORD });
    const secret = new URL(made.json().data.totp_uri).searchParams.get('secret')!;
    await owner.request('POST', 'account/two-factor/confirm', { code: await codeOf(secret) });
    expect((await browser.signIn(EMAIL, PASSWORD)).json().data.two_factor).toBe(true);

    const change = { current: PASSWORD, password: NEW_PASSWORD };
    expect((await owner.request('POST', 'account/password', change)).statusCode).toBe(200);
    const reset = await browser.request('POST', 'password/reset', {
      token,
      password: 'cuatro remos y un faro',
    });
    expect(reset.statusCode).toBe(404);
    expect((await browser.request('POST', 'login/code', { code: await codeOf(secret) })).statusCode).toBe(
      401,
    );
    expect((await owner.request('GET', 'session')).statusCode).toBe(200);
  });

  it('is rejected for a forwarded scheme that is neither http nor https', async () => {
    const test = await palapa({ TRUST_PROXY: '1' });
    const headers = { 'x-forwarded-proto': 'https://evil.example/?' };
    const payload = { email: EMAIL };
    const { statusCode } = await test.app.inject({
      method: 'POST',
      url: '/api/devise/password/forgot',
      payload,
      headers,
    });
    expect(statusCode).toBe(400);
    expect(test.printed).toEqual([]);
  });

  it('is sent a limited number of times, with the same response each time', async () => {
    const test = await palapa();
    const browser = await fresh(test);
    const responses = new Set<string>();
    for (let n = 0; n < 9; n += 1) {
      responses.add((await browser.request('POST', 'password/forgot', { email: EMAIL })).body);
      await expect.poll(() => test.printed.length).toBe(Math.min(n + 1, 5));
    }
    expect(responses.size).toBe(1);
  });

  it('leads to a trusted host, whatever the Host header says', async () => {
    const test = await palapa();
    const forger = await fresh(test, { host: 'evil.example' });
    await forger.request('POST', 'password/forgot', { email: EMAIL });
    expect((await lastLink(test, 1)).host).toBe('localhost');
    // In a URL, the part before the @ is a user name and a password.
    for (const host of ['localhost:80@evil.example', 'localhost:abc', 'localhost:99999']) {
      expect((await test.app.inject({ url: '/devise', headers: { host } })).statusCode).toBe(400);
    }
    const known = await palapa({ PUBLIC_ORIGIN: 'https://www.example.com' });
    const browser = await fresh(known, { host: 'evil.example' });
    await browser.request('POST', 'password/forgot', { email: EMAIL });
    expect((await lastLink(known, 1)).origin).toBe('https://www.example.com');
  });
});

describe('an invitation', () => {
  async function invited(test: TestApp) {
    const admin = staffBrowser(test.app);
    await admin.signIn(EMAIL, PASSWORD);
    const response = await admin.request('POST', 'users', {
      email: 'Mateo@CasaMarea.test',
      name: 'Mateo',
      role_ids: [1],
      site_ids: 'all',
    });
    expect([response.statusCode, response.json().meta]).toEqual([201, { mail: 'printed' }]);
    const token = (await lastLink(test, test.printed.length)).searchParams.get('token')!;
    return { admin, token, id: response.json().data.id as string };
  }

  it('can be used once', async () => {
    const test = await palapa();
    const { admin, token, id } = await invited(test);
    const browser = await fresh(test);
    expect((await browser.request('GET', `invitations/${token}`)).json()).toEqual({
      data: { email: 'mateo@casamarea.test', name: 'Mateo' },
    });
    expect((await browser.signIn('mateo@casamarea.test', '')).statusCode).toBe(422);
    expect((await browser.signIn('mateo@casamarea.test', 'no password at all')).statusCode).toBe(401);
    const accept = (password: string) =>
      browser.request('POST', `invitations/${token}/accept`, { name: 'Mateo Ancona', password });
    expect((await accept('mateo1234567')).json().errors[0].path).toBe('password');
    expect((await accept(NEW_PASSWORD)).statusCode).toBe(200);
    expect((await accept(NEW_PASSWORD)).statusCode).toBe(404);
    expect((await browser.request('GET', `invitations/${token}`)).statusCode).toBe(404);
    const session = await browser.signIn('mateo@casamarea.test', NEW_PASSWORD);
    expect(session.json().data.user).toMatchObject({ id, name: 'Mateo Ancona', site_ids: 'all' });
    const again = await admin.request('POST', `users/${id}/invite`);
    expect(again.statusCode).toBe(409);
  });

  it('is valid for seven days and can be sent again', async () => {
    const test = await palapa();
    const { admin, token, id } = await invited(test);
    const browser = await fresh(test);
    await ageLinks(test, 7 * 86_400 + 1);
    expect((await browser.request('GET', `invitations/${token}`)).statusCode).toBe(404);
    expect((await admin.request('POST', `users/${id}/invite`)).json().meta).toEqual({ mail: 'printed' });
    const second = (await lastLink(test, 2)).searchParams.get('token')!;
    expect((await browser.request('GET', `invitations/${second}`)).statusCode).toBe(200);
  });

  it('of a disabled person is invalid', async () => {
    const test = await palapa();
    const { admin, token, id } = await invited(test);
    expect((await admin.request('PUT', `users/${id}`, { disabled: true, version: 1 })).statusCode).toBe(200);
    const browser = await fresh(test);
    expect((await browser.request('GET', `invitations/${token}`)).statusCode).toBe(404);
    const accept = { name: 'Mateo', password: NEW_PASSWORD };
    expect((await browser.request('POST', `invitations/${token}/accept`, accept)).statusCode).toBe(404);
  });

  it('tokens of links are not stored in the database', async () => {
    const test = await palapa();
    const { token } = await invited(test);
    const { rows } = await test.db.execute(sql`select * from staff_verification`);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
