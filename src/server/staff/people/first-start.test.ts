import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, it, onTestFinished } from 'vitest';
import { testConfig } from '../../../../test/app.ts';
import { createTestDatabase } from '../../../../test/database.ts';
import { staffBrowser } from '../../../../test/staff-browser.ts';
import { seededRoles } from '../../../domain/staff/seeded-roles.ts';
import { buildApp } from '../../app.ts';
import { DEMO_ADMIN, DEMO_PASSWORD, demoStaff } from './demo-staff.ts';
import { prepareStaff } from './first-start.ts';

/** A server that can be restarted with other settings on the same database. */
async function installation() {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  const printed: string[] = [];
  const print = (line: string) => void printed.push(line);
  return {
    printed,
    async start(environment: Record<string, string>) {
      const config = testConfig(environment);
      await prepareStaff(drizzle(database.pool), config, print);
      const app = await buildApp({ config, pool: database.pool, print });
      onTestFinished(() => app.close());
      return async (email: string, password: string, headers: Record<string, string> = {}) =>
        (await staffBrowser(app, { headers }).signIn(email, password)).statusCode;
    },
  };
}

it('the demo’s people sign in on this machine, one of each role', async () => {
  const { start, printed } = await installation();
  const signIn = await start({ DEMO: '1' });
  expect(await signIn(DEMO_ADMIN.email, DEMO_PASSWORD)).toBe(200);
  for (const { email } of demoStaff)
    expect([email, await signIn(email, DEMO_PASSWORD)]).toEqual([email, 200]);
  expect([seededRoles[0].name, ...demoStaff.map(({ role }) => role)]).toEqual(
    seededRoles.map(({ name }) => name),
  );
  expect(printed).toEqual([]);
});

it('a page whose host name resolves to this machine cannot sign in with the demo’s password', async () => {
  const { start } = await installation();
  const signIn = await start({ DEMO: '1' });
  expect(await signIn(DEMO_ADMIN.email, DEMO_PASSWORD, { host: 'evil.example:3000' })).toBe(401);
  expect(await signIn(DEMO_ADMIN.email, DEMO_PASSWORD, { host: '[::1]:3000' })).toBe(200);
});

it('on a public address the demo’s password is rejected, and another one is printed once', async () => {
  const { start, printed } = await installation();
  const signIn = await start({ DEMO: '1', HOST: '0.0.0.0' });
  expect(printed).toHaveLength(1);
  const password = /password (\S+)/.exec(printed[0]!)![1]!;
  expect(await signIn(DEMO_ADMIN.email, DEMO_PASSWORD)).toBe(401);
  expect(await signIn(DEMO_ADMIN.email, password)).toBe(200);
  await start({ DEMO: '1', HOST: '0.0.0.0' });
  expect(printed).toHaveLength(1);
});

it('a demo that is made public later gets a new password for its administrator', async () => {
  const { start, printed } = await installation();
  expect(await (await start({ DEMO: '1' }))('chef@palapa.test', DEMO_PASSWORD)).toBe(200);
  const signIn = await start({ DEMO: '1', HOST: '0.0.0.0' });
  expect(printed).toHaveLength(1);
  expect(await signIn(DEMO_ADMIN.email, DEMO_PASSWORD)).toBe(401);
  expect(await signIn('chef@palapa.test', DEMO_PASSWORD)).toBe(401);
  expect(await signIn(DEMO_ADMIN.email, /password (\S+)/.exec(printed[0]!)![1]!)).toBe(200);
});

it('the first administrator is the one who was named, and stays as they are at the next start', async () => {
  const { start, printed } = await installation();
  const named = { ADMIN_EMAIL: 'Owner@Resort.test', ADMIN_PASSWORD: 'tres faros y un remo', HOST: '0.0.0.0' };
  expect(await (await start(named))('owner@resort.test', 'tres faros y un remo')).toBe(200);
  const again = await start({ ...named, ADMIN_PASSWORD: 'otra frase bien larga' });
  expect(await again('owner@resort.test', 'tres faros y un remo')).toBe(200);
  expect(await again('owner@resort.test', 'otra frase bien larga')).toBe(401);
  expect(printed).toEqual([]);
});

it('two instances that start together make one administrator', async () => {
  const { start } = await installation();
  const starts = await Promise.all([start({ DEMO: '1' }), start({ DEMO: '1' })]);
  for (const signIn of starts) expect(await signIn(DEMO_ADMIN.email, DEMO_PASSWORD)).toBe(200);
});

it('without any staff the start prints how to create an administrator', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  const config = testConfig();
  const prepare = () => prepareStaff(drizzle(database.pool), config, () => {});
  expect(await prepare()).toContain('ADMIN_EMAIL');
  expect(await prepare()).toContain('ADMIN_EMAIL');
});
