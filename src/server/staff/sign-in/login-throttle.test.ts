import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { staffBrowser } from '../../../../test/staff-browser.ts';
import { addressCounters, countAttempt, counter, forgiveAttempt, TooManyAttempts } from './login-throttle.ts';

const EMAIL = 'ines@casamarea.test';
const PASSWORD = 'tres faros y un remo';

const palapa = () =>
  testApp({ withSessions: true, environment: { ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD } });

async function failSignIn(test: TestApp, email: string, ip: string, times: number) {
  const browser = staffBrowser(test.app, { ip });
  let response = await browser.signIn(email, 'a wrong password');
  for (let n = 1; n < times; n += 1) response = await browser.signIn(email, 'a wrong password');
  return response;
}

const shortenWait = (test: TestApp, seconds: number) =>
  test.db.execute(
    sql`update sign_in_try set blocked_until = blocked_until - make_interval(secs => ${seconds})`,
  );

/** Seconds from the last mistake to the end of the wait. */
async function longestWait(test: TestApp): Promise<number> {
  const { rows } = await test.db.execute<{ wait: number }>(
    sql`select max(round(extract(epoch from blocked_until - last_at)))::int as wait from sign_in_try`,
  );
  return rows[0]!.wait;
}

it('a few mistakes cost nothing, then each one costs twice the wait', async () => {
  const test = await palapa();
  expect((await failSignIn(test, EMAIL, '198.51.100.1', 5)).statusCode).toBe(401);
  const waits: number[] = [];
  for (let n = 0; n < 4; n += 1) {
    const wait = await longestWait(test);
    waits.push(wait);
    // A slow machine must not outlast a wait of two seconds.
    await shortenWait(test, -300);
    const slowed = await failSignIn(test, EMAIL, '198.51.100.1', 1);
    expect(slowed.statusCode).toBe(429);
    expect(Number(slowed.headers['retry-after'])).toBeLessThanOrEqual(300 + wait);
    await shortenWait(test, 300 + wait);
    expect((await failSignIn(test, EMAIL, '198.51.100.1', 1)).statusCode).toBe(401);
  }
  expect(waits).toEqual([2, 4, 8, 16]);
});

it('the right password is not accepted during a wait', async () => {
  const test = await palapa();
  await failSignIn(test, EMAIL, '198.51.100.1', 6);
  const response = await staffBrowser(test.app, { ip: '198.51.100.1' }).signIn(EMAIL, PASSWORD);
  expect(response.statusCode).toBe(429);
});

it('concurrent attempts are counted one by one', async () => {
  const test = await palapa();
  const browser = staffBrowser(test.app, { ip: '198.51.100.1' });
  await browser.request('GET', 'session');
  const responses = await Promise.all(
    Array.from({ length: 12 }, () =>
      browser.request('POST', 'login', { email: EMAIL, password: 'a wrong one' }),
    ),
  );
  expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
});

it('attempts from many addresses are throttled by the account', async () => {
  const test = await palapa();
  for (let n = 1; n <= 5; n += 1) await failSignIn(test, EMAIL, `198.51.100.${n}`, 1);
  expect((await failSignIn(test, EMAIL, '198.51.100.9', 1)).statusCode).toBe(429);
});

it('attempts at many accounts are throttled by the address', async () => {
  const test = await palapa();
  for (let n = 1; n <= 20; n += 1) await failSignIn(test, `nobody${n}@casamarea.test`, '198.51.100.1', 1);
  expect((await failSignIn(test, EMAIL, '198.51.100.1', 1)).statusCode).toBe(429);
  expect((await failSignIn(test, EMAIL, '198.51.100.2', 1)).statusCode).toBe(401);
});

it('an IPv6 address is counted with its /64 network', async () => {
  const test = await palapa();
  for (let n = 1; n <= 20; n += 1) {
    await failSignIn(test, `nobody${n}@casamarea.test`, `2001:db8:0:7:${n.toString(16)}::1`, 1);
  }
  await shortenWait(test, -300);
  expect((await failSignIn(test, EMAIL, '2001:db8::7:ffff:0:0:1', 1)).statusCode).toBe(429);
  expect((await failSignIn(test, EMAIL, '2001:db8:0:8::1', 1)).statusCode).toBe(401);
});

it('an IPv6 network is counted with its /48, of which one customer may have all', async () => {
  const test = await palapa();
  for (let n = 1; n <= 100; n += 1) await countAttempt(test.db, addressCounters(`2001:db8:7:${n}::1`));
  await shortenWait(test, -300);
  expect((await failSignIn(test, EMAIL, '2001:db8:7:ffff::1', 1)).statusCode).toBe(429);
  expect((await failSignIn(test, EMAIL, '2001:db8:8:ffff::1', 1)).statusCode).toBe(401);
});

it('strangers from many networks wait for each other only, and no more of them than are soon answered', async () => {
  const test = await palapa();
  const owner = staffBrowser(test.app, { ip: '192.0.2.7' });
  await owner.signIn(EMAIL, PASSWORD);
  await owner.request('POST', 'logout');

  const strangers = Array.from({ length: 60 }, (_, n) => staffBrowser(test.app, { ip: `198.51.100.${n}` }));
  await Promise.all(strangers.map((stranger) => stranger.request('GET', 'session')));
  const flood = strangers.map((stranger, n) => stranger.signIn(`nobody${n}@casamarea.test`, 'a guess'));
  expect((await owner.signIn(EMAIL, PASSWORD)).statusCode).toBe(200);
  const responses = await Promise.all(flood);
  const refused = responses.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(60);
  expect(refused[0]!.headers['retry-after']).toBe('5');
  expect(refused[0]!.headers['content-type']).toContain('application/problem+json');
  expect(refused[0]!.json().detail).toMatch(/Try again in a few seconds/);
  // Who was refused has spent no attempt.
  const { rows } = await test.db.execute<{ count: number }>(
    sql`select count(*)::int as count from sign_in_try where key like 'account:%'`,
  );
  expect(rows[0]!.count).toBe(60 - refused.length);
});

it('behind a proxy the address is what the proxy adds, not what the client sent', async () => {
  const test = await testApp({
    withSessions: true,
    environment: { ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD, TRUST_PROXY: '1' },
  });
  const behind = (n: number) =>
    staffBrowser(test.app, { headers: { 'x-forwarded-for': `203.0.113.${n}, 198.51.100.1` } });
  for (let n = 1; n <= 20; n += 1) await behind(n).signIn(`nobody${n}@casamarea.test`, 'a wrong password');
  await shortenWait(test, -300);
  expect((await behind(21).signIn(EMAIL, PASSWORD)).statusCode).toBe(429);
});

it('attempts of others never delay the owner on a known device', async () => {
  const test = await palapa();
  const owner = staffBrowser(test.app, { ip: '192.0.2.7' });
  await owner.signIn(EMAIL, PASSWORD);
  await owner.request('POST', 'logout');
  await failSignIn(test, EMAIL, '198.51.100.1', 8);
  await shortenWait(test, -300);
  expect((await owner.signIn(EMAIL, PASSWORD)).statusCode).toBe(200);

  const sameAddress = staffBrowser(test.app, { ip: '192.0.2.7' });
  expect((await sameAddress.signIn(EMAIL, PASSWORD)).statusCode).toBe(200);
  const sameDevice = staffBrowser(test.app, { ip: '203.0.113.50' });
  sameDevice.cookies.set('palapa.device', owner.cookies.get('palapa.device')!);
  expect((await sameDevice.signIn(EMAIL, PASSWORD)).statusCode).toBe(200);
  const elsewhere = staffBrowser(test.app, { ip: '203.0.113.51' });
  expect((await elsewhere.signIn(EMAIL, PASSWORD)).statusCode).toBe(429);
});

it('attempts on a known device are throttled too, and a forged device cookie is ignored', async () => {
  const test = await palapa();
  const owner = staffBrowser(test.app);
  await owner.signIn(EMAIL, PASSWORD);
  for (let n = 1; n <= 5; n += 1) await owner.signIn(EMAIL, 'a wrong password');
  await shortenWait(test, -300);
  expect((await owner.signIn(EMAIL, PASSWORD)).statusCode).toBe(429);

  await failSignIn(test, EMAIL, '198.51.100.1', 6);
  const forger = staffBrowser(test.app, { ip: '198.51.100.2' });
  forger.cookies.set('palapa.device', 'madeup.madeup');
  expect((await forger.signIn(EMAIL, PASSWORD)).statusCode).toBe(429);
});

it('responses do not reveal whether there is such an account', async () => {
  const test = await palapa();
  const responses = [];
  for (const email of [EMAIL, 'nobody@casamarea.test', 'no address', '\u0000']) {
    const browser = staffBrowser(test.app, { ip: '198.51.100.1' });
    await browser.request('GET', 'session');
    const login = await browser.request('POST', 'login', { email, password: 'a wrong password' });
    const forgot = await browser.request('POST', 'password/forgot', { email });
    responses.push([login.statusCode, login.body, forgot.statusCode, forgot.body]);
  }
  expect(responses[1]).toEqual(responses[0]);
  expect(responses[2]!.slice(0, 2)).toEqual(responses[0]!.slice(0, 2));
  expect(responses[3]![0]).toBe(422);

  for (const email of [EMAIL, 'nobody@casamarea.test']) {
    expect((await failSignIn(test, email, '198.51.100.9', 5)).statusCode).toBe(429);
  }
});

it('one mistake expires every quarter of an hour, and all with the right password', async () => {
  const { db } = await palapa();
  const one = [counter('account', 'a@b.test')];
  for (let n = 0; n < 5; n += 1) await countAttempt(db, one);
  await expect(countAttempt(db, one)).rejects.toThrow(TooManyAttempts);
  await db.execute(sql`update sign_in_try set last_at = now() - interval '61 minutes', blocked_until = now()
    - interval '1 minute'`);
  for (let n = 0; n < 4; n += 1) await countAttempt(db, one);
  await expect(countAttempt(db, one)).rejects.toThrow(TooManyAttempts);
  await forgiveAttempt(db, one);
  for (let n = 0; n < 5; n += 1) await countAttempt(db, one);
});

it('a successful sign-in gives its address back one attempt only', async () => {
  const { db } = await palapa();
  const address = [counter('address', '198.51.100.1')];
  for (let n = 0; n < 19; n += 1) await countAttempt(db, address);
  await forgiveAttempt(db, address);
  await countAttempt(db, address);
  await countAttempt(db, address);
  await expect(countAttempt(db, address)).rejects.toThrow(TooManyAttempts);
});
