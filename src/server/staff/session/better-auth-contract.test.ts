import { getAuthTables } from '@better-auth/core/db';
import { type Column, getTableColumns, sql } from 'drizzle-orm';
import { createHash, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { cheapPasswords, type TestApp, testApp } from '../../../../test/app.ts';
import { codeOf } from '../../../../test/authenticator-app.ts';
import { staffBrowser } from '../../../../test/staff-browser.ts';
import {
  staffAccount,
  staffPasskey,
  staffSession,
  staffTwoFactor,
  staffVerification,
} from '../../database/sign-in-schema.ts';
import { createAuth } from './auth.ts';

/**
 * Pins internals of better-auth that we rely on. If one of these fails after an upgrade, existing sessions or
 * pending sign-ins would end: support the new format beside the old one instead of changing this test.
 */

const EMAIL = 'ines@casamarea.test';
const PASSWORD = 'tres faros y un remo';
const ORIGIN = 'http://localhost:3000';

/** A session as better-auth 1.7.6 signed it: the key, the token in the table, the cookie in the browser. */
const SIGNED = {
  key: 'a key that was made by the first version of Palapa, 2026',
  token: 'Qm9hcmRlZEF0VGhlUGllckluVGhl',
  cookie: 'Qm9hcmRlZEF0VGhlUGllckluVGhl.emR9yeydY1GTsupzb0UEqkrl1MKzU20KPl4Jdzg4Ilw=',
};

const withPerson = () =>
  testApp({ withSessions: true, environment: { ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD } });

const authOf = ({ db }: TestApp, origin = ORIGIN) =>
  createAuth({ db, key: SIGNED.key, origin, mayOpen: () => true, passwordCost: cheapPasswords });

async function insertSession({ db }: TestApp): Promise<void> {
  await db.execute(sql`insert into signing_key (name, value) values ('devise', ${SIGNED.key})
    on conflict (name) do update set value = excluded.value`);
  await db.execute(sql`insert into staff_session (id, user_id, token, expires_at)
    select 'session-of-2026', id, ${SIGNED.token}, now() + interval '1 day' from staff_user`);
}

it('a session that was signed before an upgrade is valid for devise and for better-auth after it', async () => {
  const test = await withPerson();
  await insertSession(test);
  const cookie = `palapa.session_token=${encodeURIComponent(SIGNED.cookie)}`;
  const ours = await test.app.inject({ url: '/api/devise/session', headers: { cookie } });
  expect(ours.json().data.user.email).toBe(EMAIL);
  const theirs = await authOf(test).api.getSession({ headers: new Headers({ cookie }) });
  expect(theirs?.session.id).toBe('session-of-2026');
  expect(theirs?.user.email).toBe(EMAIL);
});

it('a session with another signature is invalid', async () => {
  const test = await withPerson();
  await insertSession(test);
  const forged = SIGNED.cookie.replace('.emR9', '.emR8');
  const cookie = `palapa.session_token=${encodeURIComponent(forged)}`;
  const ours = await test.app.inject({ url: '/api/devise/session', headers: { cookie } });
  expect(ours.statusCode).toBe(401);
  expect(await authOf(test).api.getSession({ headers: new Headers({ cookie }) })).toBeNull();
});

it.each([
  { origin: ORIGIN, name: 'palapa.session_token', isSecure: false },
  { origin: 'https://www.example.com', name: '__Secure-palapa.session_token', isSecure: true },
])('a sign-in at $origin sets $name, signed with our key over the token of its row', async (expected) => {
  const test = await withPerson();
  const { headers } = await authOf(test, expected.origin).api.signInEmail({
    body: { email: EMAIL, password: PASSWORD },
    headers: new Headers({ origin: expected.origin, 'user-agent': 'Test browser' }),
    returnHeaders: true,
  });
  const [line = ''] = headers.getSetCookie().filter((one) => one.startsWith(`${expected.name}=`));
  const value = decodeURIComponent(line.slice(expected.name.length + 1, line.indexOf(';')));
  const { rows } = await test.db.execute<{ token: string; agent: string; lasts: number }>(
    sql`select token, agent, round(extract(epoch from expires_at - created_at))::int as lasts from staff_session`,
  );
  expect(rows).toEqual([{ token: expect.any(String), agent: 'Test browser', lasts: 14 * 24 * 60 * 60 }]);
  const signature = createHmac('sha256', SIGNED.key).update(rows[0]!.token).digest('base64');
  expect(value).toBe(`${rows[0]!.token}.${signature}`);
  expect(line).toMatch(/; Path=\/(;|$)/);
  expect(line).toMatch(/; HttpOnly(;|$)/);
  expect(line).toMatch(/; SameSite=Lax(;|$)/);
  expect(/; Secure(;|$)/.test(line)).toBe(expected.isSecure);
});

it('a pending second step is stored under the hash of its cookie’s token, with the person’s id as value', async () => {
  const test = await withPerson();
  const context = staffBrowser(test.app);
  await context.signIn(EMAIL, PASSWORD);
  const made = await context.request('POST', 'account/two-factor', { password: PASSWORD });
  const secret = new URL(made.json().data.totp_uri).searchParams.get('secret')!;
  await context.request('POST', 'account/two-factor/confirm', { code: await codeOf(secret) });

  const browser = staffBrowser(test.app, { ip: '198.51.100.7' });
  await browser.signIn(EMAIL, PASSWORD);
  const cookie = browser.cookies.get('palapa.two_factor')!;
  const token = cookie.slice(0, cookie.lastIndexOf('.'));
  const identifier = createHash('sha256').update(token).digest('base64url');
  const { rows } = await test.db.execute(
    sql`select u.email from staff_verification v join staff_user u on u.id = v.value
      where v.identifier = ${identifier} and v.expires_at > now()`,
  );
  expect(rows).toEqual([{ email: EMAIL }]);
});

it('a passkey challenge is stored as JSON that begins with the text we find it by', async () => {
  const test = await withPerson();
  const browser = staffBrowser(test.app);
  await browser.request('GET', 'session');
  const { challenge } = (await browser.request('POST', 'login/passkey/options')).json().data;
  const { rows } = await test.db.execute<{ value: string }>(
    sql`select value from staff_verification where value like '{%"expectedChallenge"%'`,
  );
  expect(rows.map(({ value }) => JSON.parse(value).expectedChallenge)).toEqual([challenge]);
});

const tables = {
  session: staffSession,
  account: staffAccount,
  verification: staffVerification,
  twoFactor: staffTwoFactor,
  passkey: staffPasskey,
};

it.each(Object.entries(tables))(
  'our table for its %s has every column that it writes',
  async (name, table) => {
    const wanted = getAuthTables(authOf(await withPerson()).options)[name]!;
    const columns: Readonly<Record<string, Column>> = getTableColumns(table);
    const written = Object.entries(wanted.fields);
    expect(written.length).toBeGreaterThan(3);
    expect(written.filter(([field]) => !columns[field])).toEqual([]);
    // What it may leave out is empty or filled by the database.
    const optional = written.filter(([, { required }]) => required === false);
    const mustHave = optional.filter(([field]) => columns[field]!.notNull && !columns[field]!.hasDefault);
    expect(mustHave).toEqual([]);
  },
);
