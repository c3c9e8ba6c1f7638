import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { softwarePasskey } from '../../../../test/authenticator.ts';
import { type StaffBrowser, staffBrowser } from '../../../../test/staff-browser.ts';

const EMAIL = 'ines@casamarea.test';
const PASSWORD = 'tres faros y un remo';
const here = { origin: 'http://localhost:3000', rpId: 'localhost' };

async function signedIn() {
  const test = await testApp({
    withSessions: true,
    environment: { ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD },
  });
  const browser = staffBrowser(test.app);
  await browser.signIn(EMAIL, PASSWORD);
  return { ...test, browser };
}

const challengeOf = async (browser: StaffBrowser, path: string) =>
  (await browser.request('POST', path)).json().data.challenge as string;

async function register(browser: StaffBrowser, key = softwarePasskey()) {
  const challenge = await challengeOf(browser, 'account/passkeys/options');
  const response = key.register({ challenge, ...here });
  const reply = await browser.request('POST', 'account/passkeys', { response, name: 'Phone' });
  expect(reply.statusCode).toBe(201);
  return key;
}

async function open(browser: StaffBrowser, key: ReturnType<typeof softwarePasskey>, more = {}) {
  await browser.request('GET', 'session');
  const challenge = await challengeOf(browser, 'login/passkey/options');
  return browser.request('POST', 'login/passkey', { response: key.sign({ challenge, ...here, ...more }) });
}

it('a passkey signs in without a password, also while password attempts are throttled', async () => {
  const { app, browser } = await signedIn();
  const key = await register(browser);
  const attacker = staffBrowser(app, { ip: '198.51.100.1' });
  for (let n = 0; n < 6; n += 1) await attacker.signIn(EMAIL, 'a wrong password');
  const phone = staffBrowser(app, { ip: '203.0.113.9' });
  const reply = await open(phone, key);
  expect(reply.statusCode).toBe(200);
  expect(reply.json().data.user.email).toBe(EMAIL);
  expect((await phone.request('GET', 'menus')).statusCode).toBe(200);
});

it('is listed, and cannot sign in once it is removed', async () => {
  const { app, browser } = await signedIn();
  const key = await register(browser);
  const { data } = (await browser.request('GET', 'account/passkeys')).json();
  expect(data).toMatchObject([{ name: 'Phone', created_at: expect.any(String) }]);
  expect((await browser.request('DELETE', `account/passkeys/${data[0].id}`)).statusCode).toBe(200);
  expect((await browser.request('DELETE', `account/passkeys/${data[0].id}`)).statusCode).toBe(404);
  expect((await open(staffBrowser(app), key)).statusCode).toBe(401);
});

it('of another origin, for another challenge, or without user verification cannot sign in', async () => {
  const { app, browser } = await signedIn();
  const key = await register(browser);
  const attempt = (more: object) => open(staffBrowser(app), key, more);
  expect((await attempt({ origin: 'https://evil.example' })).statusCode).toBe(401);
  expect((await attempt({ rpId: 'evil.example' })).statusCode).toBe(401);
  expect((await attempt({ challenge: 'bWFkZSB1cA' })).statusCode).toBe(401);
  expect((await attempt({ isVerified: false })).statusCode).toBe(401);
  expect((await attempt({})).statusCode).toBe(200);
});

it('of a disabled person cannot sign in', async () => {
  const { app, db, browser } = await signedIn();
  const key = await register(browser);
  await db.execute(sql`update staff_user set disabled_at = now()`);
  expect((await open(staffBrowser(app), key)).statusCode).toBe(401);
});

it('a body that is no passkey is rejected with a validation issue', async () => {
  const { browser } = await signedIn();
  await challengeOf(browser, 'account/passkeys/options');
  for (const response of [
    {},
    { id: 'x', response: {} },
    { id: 1, response: { attestationObject: 'AAAA' } },
  ]) {
    const reply = await browser.request('POST', 'account/passkeys', { response });
    expect(reply.statusCode).toBe(400);
    expect((await browser.request('POST', 'login/passkey', { response })).statusCode).toBe(401);
  }
  expect((await browser.request('POST', 'login/passkey', { response: 'x' })).statusCode).toBe(422);
});

/** The number of pending challenges. */
const waiting = async ({ db }: Awaited<ReturnType<typeof signedIn>>) =>
  (await db.execute<{ n: number }>(sql`select count(*)::int as n from staff_verification`)).rows[0]!.n;

it('challenges are limited per network, and other networks are not affected', async () => {
  const test = await signedIn();
  const key = await register(test.browser);
  const stranger = staffBrowser(test.app, { ip: '198.51.100.7' });
  await stranger.request('GET', 'session');
  const statuses: number[] = [];
  for (let n = 0; n < 70; n += 1) {
    const reply = await stranger.request('POST', 'login/passkey/options');
    statuses.push(reply.statusCode);
    if (reply.statusCode === 429) expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(statuses.filter((one) => one === 200).length).toBeLessThan(65);
  expect(statuses).toContain(429);
  expect(await waiting(test)).toBeLessThan(65);
  expect((await open(staffBrowser(test.app, { ip: '203.0.113.9' }), key)).statusCode).toBe(200);
});

it('the oldest challenges are dropped beyond the limit, links and later challenges stay', async () => {
  const test = await signedIn();
  const key = await register(test.browser);
  await test.db.execute(sql`insert into staff_verification (id, identifier, value, expires_at, created_at)
    select 'c' || n, 'c' || n, '{"expectedChallenge":"x"}', now() + interval '5 minutes', now() - n * interval '1 ms'
    from generate_series(1, 1500) n`);
  await test.db.execute(sql`insert into staff_verification (id, identifier, value, expires_at, created_at)
    values ('link', 'reset:x', 'somebody', now() + interval '1 hour', now() - interval '1 hour'),
      ('ended', 'ended', '{"expectedChallenge":"x"}', now() - interval '1 minute', now())`);
  const phone = staffBrowser(test.app, { ip: '203.0.113.9' });
  await phone.request('GET', 'session');
  const challenge = await challengeOf(phone, 'login/passkey/options');
  expect(await waiting(test)).toBe(1001);
  const { rows } = await test.db.execute<{ id: string }>(
    sql`select id from staff_verification where id in ('link', 'ended', 'c1', 'c1500') order by id`,
  );
  expect(rows.map(({ id }) => id)).toEqual(['c1', 'link']);
  const reply = await phone.request('POST', 'login/passkey', { response: key.sign({ challenge, ...here }) });
  expect(reply.statusCode).toBe(200);
});
