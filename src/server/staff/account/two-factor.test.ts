import { expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { codeOf as codeOfSecret } from '../../../../test/authenticator-app.ts';
import { staffBrowser } from '../../../../test/staff-browser.ts';

const EMAIL = 'ines@casamarea.test';
const PASSWORD = 'tres faros y un remo';

const codeOf = (uri: string) => codeOfSecret(new URL(uri).searchParams.get('secret')!);

async function withTwoFactor() {
  const test = await testApp({
    withSessions: true,
    environment: { ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD },
  });
  const context = staffBrowser(test.app);
  await context.signIn(EMAIL, PASSWORD);
  const made = await context.request('POST', 'account/two-factor', { password: PASSWORD });
  const { totp_uri, recovery_codes } = made.json().data as { totp_uri: string; recovery_codes: string[] };
  expect(totp_uri).toMatch(/^otpauth:\/\/totp\/Palapa/);
  expect(recovery_codes).toHaveLength(10);
  const confirmed = await context.request('POST', 'account/two-factor/confirm', {
    code: await codeOf(totp_uri),
  });
  expect(confirmed.json()).toMatchObject({ data: { two_factor: true } });
  return { test, context, totp_uri, recovery_codes };
}

async function passwordGiven(test: TestApp, ip?: string) {
  const browser = staffBrowser(test.app, ip === undefined ? {} : { ip });
  const response = await browser.signIn(EMAIL, PASSWORD);
  expect(response.json().data).toEqual({ two_factor: true, csrf_token: expect.any(String) });
  expect((await browser.request('GET', 'session')).statusCode).toBe(401);
  return browser;
}

it('with a second factor the password alone does not sign in', async () => {
  const { test, totp_uri, context } = await withTwoFactor();
  expect((await context.request('GET', 'session')).json().data.user.two_factor).toBe(true);
  const browser = await passwordGiven(test);
  const wrong = await browser.request('POST', 'login/code', { code: '000000' });
  expect([wrong.statusCode, wrong.json().errors[0].path]).toEqual([422, 'code']);
  const code = await codeOf(totp_uri);
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
  const response = await browser.request('POST', 'login/code', { code: spaced });
  expect(response.json().data.user.email).toBe(EMAIL);
  expect((await browser.request('GET', 'menus')).statusCode).toBe(200);
});

it('a code without the password before it does not sign in', async () => {
  const { test, totp_uri } = await withTwoFactor();
  const browser = staffBrowser(test.app);
  await browser.request('GET', 'session');
  const response = await browser.request('POST', 'login/code', { code: await codeOf(totp_uri) });
  expect(response.statusCode).toBe(401);
});

it('a recovery code can be used once', async () => {
  const { test, recovery_codes } = await withTwoFactor();
  const code = recovery_codes[3]!;
  const first = await passwordGiven(test);
  expect((await first.request('POST', 'login/code', { code, recovery: true })).statusCode).toBe(200);
  const second = await passwordGiven(test);
  expect((await second.request('POST', 'login/code', { code, recovery: true })).statusCode).toBe(422);
});

it('a code can be used once, also while it is still valid', async () => {
  const { test, totp_uri } = await withTwoFactor();
  const code = await codeOf(totp_uri);
  const first = await passwordGiven(test);
  expect((await first.request('POST', 'login/code', { code })).statusCode).toBe(200);
  const second = await passwordGiven(test, '198.51.100.1');
  expect((await second.request('POST', 'login/code', { code })).statusCode).toBe(422);
});

it('attempts at codes are throttled across sign-ins', async () => {
  const { test, totp_uri } = await withTwoFactor();
  for (let n = 0; n < 5; n += 1) {
    const browser = await passwordGiven(test);
    expect((await browser.request('POST', 'login/code', { code: `00000${n}` })).statusCode).toBe(422);
  }
  const browser = await passwordGiven(test);
  const response = await browser.request('POST', 'login/code', { code: await codeOf(totp_uri) });
  expect([response.statusCode, Number(response.headers['retry-after']) > 0]).toEqual([429, true]);
});

it('is off until it was confirmed, and needs the password to be turned on or off', async () => {
  const test = await testApp({
    withSessions: true,
    environment: { ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD },
  });
  const context = staffBrowser(test.app);
  await context.signIn(EMAIL, PASSWORD);
  const refused = await context.request('POST', 'account/two-factor', { password: 'not this one' });
  expect([refused.statusCode, refused.json().errors[0].path]).toEqual([422, 'password']);
  await context.request('POST', 'account/two-factor', { password: PASSWORD });
  expect((await context.request('POST', 'account/two-factor/confirm', { code: '000000' })).statusCode).toBe(
    422,
  );
  const elsewhere = staffBrowser(test.app);
  expect((await elsewhere.signIn(EMAIL, PASSWORD)).json().data.user.two_factor).toBe(false);
});

it('is turned off by a password reset', async () => {
  const { test, context } = await withTwoFactor();
  expect((await context.request('DELETE', 'account/two-factor', { password: 'no' })).statusCode).toBe(422);
  const off = await context.request('DELETE', 'account/two-factor', { password: PASSWORD });
  expect(off.json().data.two_factor).toBe(false);
  expect((await context.request('PUT', 'account', { name: 'Inés' })).statusCode).toBe(200);
  expect((await staffBrowser(test.app).signIn(EMAIL, PASSWORD)).json().data.user.email).toBe(EMAIL);
});
