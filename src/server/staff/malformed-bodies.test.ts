import { expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { staffBrowser } from '../../../test/staff-browser.ts';

const EMAIL = 'ines@casamarea.test';
const PASSWORD = 'tres faros y un remo';

const palapa = () =>
  testApp({ withSessions: true, environment: { ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD } });

async function signedIn(test: TestApp) {
  const browser = staffBrowser(test.app);
  expect((await browser.signIn(EMAIL, PASSWORD)).statusCode).toBe(200);
  return browser;
}

it('any body gets a 4xx response with a message, never a 500', async () => {
  const test = await palapa();
  const browser = await signedIn(test);
  const odd: [path: string, body: object, status: number][] = [
    ['login', { email: EMAIL, password: 'x'.repeat(100_000) }, 413],
    ['login', { email: EMAIL, password: 'x'.repeat(2000) }, 422],
    ['login', { email: { $ne: '' }, password: ['x'] }, 422],
    ['login', { email: EMAIL, password: 'with a \u0000 in it' }, 401],
    [
      'login',
      { email: EMAIL, password: PASSWORD, rememberMe: true, callbackURL: 'https://evil.example' },
      422,
    ],
    ['login/code', { code: '\u0000' }, 422],
    ['password/forgot', { email: 'a@b.test\u0000' }, 422],
    ['password/reset', { token: {}, password: 'x' }, 422],
    ['account/password', { current: PASSWORD, password: '\u0000'.repeat(20) }, 422],
    ['account/passkeys', { response: { id: 'x' } }, 400],
    ['account/passkeys', { response: { id: '\u0000' } }, 422],
    ['login/passkey', { response: { id: '\u0000' } }, 422],
  ];
  for (const [path, body, status] of odd) {
    const response = await browser.request('POST', path, body);
    expect([path, JSON.stringify(body).slice(0, 60), response.statusCode]).toEqual([
      path,
      JSON.stringify(body).slice(0, 60),
      status,
    ]);
    expect(response.headers['content-type']).toContain('application/problem+json');
  }
  for (const path of [
    'users/%00',
    'invitations/%00',
    'users?searchterm=%00',
    `users?searchterm=${'a%20'.repeat(4000)}`,
    'audit?user=%00',
    'user-roles/%00',
  ]) {
    expect([path, (await browser.request('GET', path)).statusCode >= 500]).toEqual([path, false]);
  }
});

it('responses of the staff API are not cached by browsers or proxies', async () => {
  const test = await palapa();
  const browser = await signedIn(test);
  for (const path of ['session', 'users', 'restaurants', 'restaurants/1', 'drafts', 'pictures']) {
    const { headers } = await browser.request('GET', path);
    expect([path, headers['cache-control']]).toEqual([path, 'no-store']);
  }
});
