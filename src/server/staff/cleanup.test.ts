import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { demoApp, signedIn, usersOf } from '../../../test/demo-app.ts';
import type { TestApp } from '../../../test/app.ts';
import { runMaintenance } from '../jobs/maintenance.ts';

async function counted({ db }: TestApp, from: string): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(sql.raw(`select count(*) as count from ${from}`));
  return Number(rows[0]!.count);
}

it('audit entries are kept for a year, failed sign-ins for 90 days', async () => {
  const { test } = await demoApp();
  await test.db.execute(sql`delete from audit`);
  await test.db.execute(sql`
    insert into audit (at, actor, actor_name, action, subject)
    select now() - days * interval '1 day', 'u1', 'Somebody', action, 'subject'
    from unnest(array[80, 100, 360, 370]) days, unnest(array['rights-changed', 'sign-in-failed']) action`);
  await runMaintenance(test.database.pool);
  const { rows } = await test.db.execute<{ action: string; days: number }>(
    sql`select action, round(extract(epoch from now() - at) / 86400)::int as days from audit order by action, at desc`,
  );
  expect(rows.map(({ action, days }) => [action, days])).toEqual([
    ['rights-changed', 80],
    ['rights-changed', 100],
    ['rights-changed', 360],
    ['sign-in-failed', 80],
  ]);
});

it('of actions that people can repeat at will the newest thousand per person are kept', async () => {
  const { test } = await demoApp();
  await test.db.execute(sql`delete from audit`);
  await test.db.execute(sql`
    insert into audit (actor, actor_name, action, subject, subject_id)
    select person, 'Somebody', action, n::text, person
    from generate_series(1, 1500) as times(n), unnest(array['u1', 'u2']) person,
      unnest(array['account-changed', 'rights-changed']) action
    order by times.n`);
  await runMaintenance(test.database.pool);
  expect(await counted(test, "audit where action = 'rights-changed'")).toBe(3000);
  expect(await counted(test, "audit where action = 'account-changed' and actor = 'u1'")).toBe(1000);
  expect(await counted(test, "audit where action = 'account-changed' and subject::int > 500")).toBe(2000);
});

it('expired sessions, links, attempts and addresses are deleted', async () => {
  const { test, admin } = await demoApp();
  const { chef } = await usersOf(admin);
  await signedIn(test, 'chef@palapa.test');
  await test.db.execute(sql`
    insert into staff_session (id, user_id, token, expires_at) values ('old', ${chef!.id}, 'old', now() - interval '1 minute')`);
  await test.db.execute(sql`
    insert into staff_verification (id, identifier, value, expires_at) values
      ('old', 'old', 'old', now() - interval '1 minute'), ('new', 'new', 'new', now() + interval '1 hour')`);
  await test.db.execute(sql`
    insert into sign_in_try (key, failures, last_at, blocked_until) values
      ('old', 9, now() - interval '8 days', now()), ('new', 9, now() - interval '6 days', now())`);
  await test.db.execute(sql`
    insert into staff_known_address (user_id, ip, at) values (${chef!.id}, '203.0.113.9', now() - interval '13 months')`);
  await runMaintenance(test.database.pool);
  for (const table of ['staff_session', 'staff_verification']) {
    expect(await counted(test, `${table} where id = 'old'`)).toBe(0);
  }
  expect(await counted(test, "staff_verification where id = 'new'")).toBe(1);
  expect(await counted(test, "sign_in_try where key in ('old', 'new')")).toBe(1);
  expect(await counted(test, "staff_known_address where ip = '203.0.113.9'")).toBe(0);
  // A current session stays.
  expect(await counted(test, `staff_session where user_id = '${chef!.id}'`)).toBe(1);
  expect((await admin.request('GET', 'session')).statusCode).toBe(200);
});

it('a person has a hundred sessions at most: another sign-in ends the oldest', async () => {
  const { test, admin } = await demoApp();
  const { chef } = await usersOf(admin);
  const first = await signedIn(test, 'chef@palapa.test');
  await test.db.execute(sql`
    insert into staff_session (id, user_id, token, expires_at, created_at)
    select 's' || n, ${chef!.id}, 's' || n, now() + interval '1 day', now() + n * interval '1 millisecond'
    from generate_series(1, 99) n`);
  expect((await first.request('GET', 'session')).statusCode).toBe(200);
  const last = await signedIn(test, 'chef@palapa.test');
  expect((await first.request('GET', 'session')).statusCode).toBe(401);
  expect((await last.request('GET', 'session')).statusCode).toBe(200);
  expect(await counted(test, `staff_session where user_id = '${chef!.id}'`)).toBe(100);
});
