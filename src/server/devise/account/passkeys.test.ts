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
  (await browser.ask('POST', path)).json().data.challenge as string;

async function register(browser: StaffBrowser, key = softwarePasskey()) {
  const challenge = await challengeOf(browser, 'account/passkeys/options');
  const response = key.register({ challenge, ...here });
  const answer = await browser.ask('POST', 'account/passkeys', { response, name: 'Phone' });
  expect(answer.statusCode).toBe(201);
  return key;
}

async function open(browser: StaffBrowser, key: ReturnType<typeof softwarePasskey>, more = {}) {
  await browser.ask('GET', 'session');
  const challenge = await challengeOf(browser, 'login/passkey/options');
  return browser.ask('POST', 'login/passkey', { response: key.sign({ challenge, ...here, ...more }) });
}

it('a passkey opens the account without a password, also while somebody guesses it', async () => {
  const { app, browser } = await signedIn();
  const key = await register(browser);
  const guesser = staffBrowser(app, { ip: '198.51.100.1' });
  for (let n = 0; n < 6; n += 1) await guesser.signIn(EMAIL, 'a wrong password');
  const phone = staffBrowser(app, { ip: '203.0.113.9' });
  const answer = await open(phone, key);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data.user.email).toBe(EMAIL);
  expect((await phone.ask('GET', 'menus')).statusCode).toBe(200);
});

it('is listed, and once it is removed opens nothing', async () => {
  const { app, browser } = await signedIn();
  const key = await register(browser);
  const { data } = (await browser.ask('GET', 'account/passkeys')).json();
  expect(data).toMatchObject([{ name: 'Phone', created_at: expect.any(String) }]);
  expect((await browser.ask('DELETE', `account/passkeys/${data[0].id}`)).statusCode).toBe(200);
  expect((await browser.ask('DELETE', `account/passkeys/${data[0].id}`)).statusCode).toBe(404);
  expect((await open(staffBrowser(app), key)).statusCode).toBe(401);
});

it('of another page, of another challenge, or of a device that asked nobody opens nothing', async () => {
  const { app, browser } = await signedIn();
  const key = await register(browser);
  const attempt = (more: object) => open(staffBrowser(app), key, more);
  expect((await attempt({ origin: 'https://evil.example' })).statusCode).toBe(401);
  expect((await attempt({ rpId: 'evil.example' })).statusCode).toBe(401);
  expect((await attempt({ challenge: 'bWFkZSB1cA' })).statusCode).toBe(401);
  expect((await attempt({ isVerified: false })).statusCode).toBe(401);
  expect((await attempt({})).statusCode).toBe(200);
});

it('of somebody who was disabled opens nothing', async () => {
  const { app, db, browser } = await signedIn();
  const key = await register(browser);
  await db.execute(sql`update staff_user set disabled_at = now()`);
  expect((await open(staffBrowser(app), key)).statusCode).toBe(401);
});

it('what is no passkey at all is refused in words', async () => {
  const { browser } = await signedIn();
  await challengeOf(browser, 'account/passkeys/options');
  for (const response of [
    {},
    { id: 'x', response: {} },
    { id: 1, response: { attestationObject: 'AAAA' } },
  ]) {
    const answer = await browser.ask('POST', 'account/passkeys', { response });
    expect(answer.statusCode).toBe(400);
    expect((await browser.ask('POST', 'login/passkey', { response })).statusCode).toBe(401);
  }
  expect((await browser.ask('POST', 'login/passkey', { response: 'x' })).statusCode).toBe(422);
});
