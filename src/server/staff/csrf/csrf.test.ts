import { expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { staffBrowser } from '../../../../test/staff-browser.ts';

const EMAIL = 'ines@casamarea.test';
const PASSWORD = 'tres faros y un remo';

async function signedIn() {
  const test = await testApp({
    withSessions: true,
    environment: { ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD },
  });
  const browser = staffBrowser(test.app);
  await browser.signIn(EMAIL, PASSWORD);
  return { ...test, browser };
}

const write = { name: 'Inés' };

it('a write without the page’s token is 419, sign-in included', async () => {
  const { app, browser } = await signedIn();
  const { token } = browser;
  for (const wrong of ['', 'x', `${token}x`, token.replace(/^./, (first) => (first === '_' ? '-' : '_'))]) {
    browser.token = wrong;
    const response = await browser.request('PUT', 'account', write);
    expect([wrong, response.statusCode]).toEqual([wrong, 419]);
    expect(response.headers['content-type']).toContain('application/problem+json');
  }
  browser.token = token;
  expect((await browser.request('PUT', 'account', write)).statusCode).toBe(200);

  const stranger = await app.inject({ method: 'POST', url: '/api/devise/login', payload: {} });
  expect(stranger.statusCode).toBe(419);
});

it('a token without its cookie, or with another one’s, is 419', async () => {
  const { app, browser } = await signedIn();
  const other = staffBrowser(app);
  await other.request('GET', 'session');
  const own = browser.cookies.get('PALAPA-XSRF')!;
  browser.cookies.delete('PALAPA-XSRF');
  expect((await browser.request('PUT', 'account', write)).statusCode).toBe(419);
  browser.cookies.set('PALAPA-XSRF', other.cookies.get('PALAPA-XSRF')!);
  expect((await browser.request('PUT', 'account', write)).statusCode).toBe(419);
  browser.cookies.set('PALAPA-XSRF', own);
  expect((await browser.request('PUT', 'account', write)).statusCode).toBe(200);
});

it('a token made for another session is 419, though cookie and header agree', async () => {
  const { app, browser } = await signedIn();
  const other = staffBrowser(app);
  await other.request('GET', 'session');
  browser.cookies.set('PALAPA-XSRF', other.cookies.get('PALAPA-XSRF')!);
  browser.token = other.token;
  expect((await browser.request('PUT', 'account', write)).statusCode).toBe(419);
});

it('either header carries it', async () => {
  const { app, browser } = await signedIn();
  const { token } = browser;
  const response = await app.inject({
    method: 'PUT',
    url: '/api/devise/account',
    headers: {
      'x-palapa-xsrf': token,
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
    },
    payload: write,
  });
  expect(response.statusCode).toBe(200);
});

it('a second tab leaves the first one’s token as it is', async () => {
  const { browser } = await signedIn();
  const first = browser.token;
  await browser.request('GET', 'session');
  expect(browser.token).toBe(first);
});

it.each([
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'http://localhost:3000.evil.example' }, 403],
  [{ origin: 'http://localhost:4000' }, 403],
  [{ origin: 'null' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }, 200],
] as const)('a write from %j is answered with %i', async (headers, status) => {
  const { app, browser } = await signedIn();
  const there = staffBrowser(app, { headers });
  for (const [name, value] of browser.cookies) there.cookies.set(name, value);
  there.token = browser.token;
  expect((await there.request('PUT', 'account', write)).statusCode).toBe(status);
});

it('PUBLIC_ORIGIN counts as our own origin, whatever Host the proxy sends', async () => {
  const test = await testApp({
    withSessions: true,
    environment: { ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD, PUBLIC_ORIGIN: 'https://www.example.com' },
  });
  const browser = staffBrowser(test.app, { headers: { origin: 'https://www.example.com' } });
  expect((await browser.signIn(EMAIL, PASSWORD)).statusCode).toBe(200);
});

it('booking codes, which are public, need no token', async () => {
  const { app } = await signedIn();
  const response = await app.inject({ url: '/api/devise/booking-codes/by-resort' });
  expect(response.statusCode).toBe(404);
  expect(response.json().detail).not.toMatch(/sign/i);
});
