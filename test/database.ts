import { randomBytes } from 'node:crypto';
import { chmod, lstat, mkdir, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { isAlive } from '../src/server/database/embedded/alive.ts';
import { openFolders } from '../src/server/database/embedded/folders.ts';
import { openEmbeddedDatabase } from '../src/server/database/embedded/index.ts';
import { stopServer } from '../src/server/database/embedded/stop.ts';

/**
 * One PostgreSQL per test run and one migrated template in it; a test gets a copy of the template in some
 * 40 ms. It is a server in memory, or the one TEST_DATABASE_URL names, whose user may create databases.
 */
declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: { url: string; template: string };
  }
}

type Migrate = (pool: pg.Pool) => Promise<void>;
type TestServer = { url: string; template: string; close(): Promise<void> };
export type TestDatabase = { url: string; pool: pg.Pool; close(): Promise<void> };

const silent = { info() {}, warn: console.warn, error: console.error };

/** Vitest's global setup; what it returns is the teardown. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { migrate } = await import('../src/server/database/migrate.ts');
  const server = await openTestServer(migrate);
  project.provide('testDatabase', { url: server.url, template: server.template });
  return () => server.close();
}

/** Drops of this process wait for each other: they are done beside the tests, which do not wait for them. */
let drops: Promise<unknown> = Promise.resolve();

/** Ends the pool, and drops the database soon: a whole run would otherwise keep gigabytes of them in memory. */
async function closeDatabase(server: { readonly url: string }, name: string, pool: pg.Pool): Promise<void> {
  await pool.end();
  // The server may end first, and takes its databases with it.
  drops = drops.then(() => drop(server.url, name)).catch(() => {});
}

/** A database for one test file. Closing it ends the pool and drops it. */
export async function createTestDatabase(server = inject('testDatabase')): Promise<TestDatabase> {
  const name = `${server.template}_${randomBytes(5).toString('hex')}`;
  await runQuery(server.url, `create database ${name} template ${server.template} strategy file_copy`);
  const url = inDatabase(server.url, name);
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  pool.on('error', () => {});
  return { url, pool, close: () => closeDatabase(server, name, pool) };
}

/** Where files lie that belong to databases which tests have copies of; removed at the end of the run. */
const filesOf = (template: string): string => join(tmpdir(), template);

/** A database that holds much, and the folder of the files that belong to it, to copy from and not to write to. */
type FilledDatabase = TestDatabase & { files: string };

/**
 * A copy of a database that is filled once in a run: by the test that asks for it first, while those that ask meanwhile
 * wait, in whichever worker they run.
 */
export async function createFilledDatabase(
  name: string,
  fill: (pool: pg.Pool, files: string) => Promise<void>,
  server = inject('testDatabase'),
): Promise<FilledDatabase> {
  const filled = `${server.template}_${name}`;
  const files = join(filesOf(server.template), name);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [filled]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [filled]);
    if (rowCount === 0) {
      await rm(files, { recursive: true, force: true });
      await mkdir(files, { recursive: true });
      const { url, pool } = await createTestDatabase(server);
      await fill(pool, files).finally(() => pool.end());
      const made = new URL(url).pathname.slice(1);
      await client.query(`alter database ${made} rename to ${filled}`);
      await client.query(`alter database ${filled} with allow_connections false`);
    }
  } finally {
    await client.end();
  }
  return { ...(await createTestDatabase({ ...server, template: filled })), files };
}

/** A database without any table, for tests of migrations. */
export async function createEmptyDatabase(server = inject('testDatabase')): Promise<TestDatabase> {
  const name = `${server.template}_${randomBytes(5).toString('hex')}`;
  await runQuery(server.url, `create database ${name}`);
  const url = inDatabase(server.url, name);
  const pool = new pg.Pool({ connectionString: url, max: 5 });
  pool.on('error', () => {});
  return { url, pool, close: () => closeDatabase(server, name, pool) };
}

export async function openTestServer(migrate: Migrate): Promise<TestServer> {
  const template = `palapa_test_${Math.floor(Date.now() / 1000)}_${randomBytes(3).toString('hex')}`;
  const given = process.env['TEST_DATABASE_URL'];
  const { url, stop } = given ? { url: given, stop: () => dropAll(given, template) } : await openInMemory();
  try {
    if (given) await dropForgotten(given);
    await runQuery(url, `create database ${template}`);
    const pool = new pg.Pool({ connectionString: inDatabase(url, template) });
    pool.on('error', () => {});
    // PostgreSQL copies no database that somebody is connected to.
    await migrate(pool).finally(() => pool.end());
    await runQuery(url, `alter database ${template} with allow_connections false`);
    const removeFiles = () => rm(filesOf(template), { recursive: true, force: true });
    return { url, template, close: () => stop().finally(removeFiles) };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openInMemory(): Promise<{ url: string; stop(): Promise<void> }> {
  for (const place of ['/dev/shm', tmpdir()]) await removeForgotten(place);
  const dataDir = await mkdtemp(join(await placeWithRoom(), `palapa-test-${process.pid}-`));
  await chmod(dataDir, 0o711);
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    const { config, stop } = await openEmbeddedDatabase({ dataDir, log: silent, isDurable: false });
    const { user, host, port, database } = config;
    return {
      url: `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`,
      stop: () => stop().finally(remove),
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Memory if there is enough of it: a container's /dev/shm is often 64 MB. */
async function placeWithRoom(): Promise<string> {
  const memory = await statfs('/dev/shm').catch(() => undefined);
  return memory && memory.bavail * memory.bsize > 1e9 ? '/dev/shm' : tmpdir();
}

/**
 * Removes what killed test runs left behind, running servers included. Only folders of our own user are
 * touched.
 */
async function removeForgotten(place: string): Promise<void> {
  for (const name of await readdir(place).catch(() => [])) {
    const pid = /^palapa-test-(\d+)-/.exec(name)?.[1];
    const folder = join(place, name);
    if (!pid || isAlive(Number(pid))) continue;
    // Another run may be removing the same folder.
    const found = await lstat(folder).catch(() => undefined);
    if (found?.uid !== process.getuid?.()) continue;
    await stopServer(await openFolders(folder), silent);
    await rm(folder, { recursive: true, force: true });
  }
}

/** On a given server, what runs of more than an hour ago left behind. */
async function dropForgotten(url: string): Promise<void> {
  for (const { datname } of await runQuery(
    url,
    `select datname from pg_database where datname ~ '^palapa_test_\\d+_'`,
  )) {
    if (Number(datname.split('_')[2]) < Date.now() / 1000 - 3600) await drop(url, datname);
  }
}

async function dropAll(url: string, template: string): Promise<void> {
  const names = await runQuery(
    url,
    `select datname from pg_database where starts_with(datname, '${template}')`,
  );
  for (const { datname } of names) await drop(url, datname);
}

async function drop(url: string, name: string): Promise<void> {
  await runQuery(url, `drop database if exists ${name} with (force)`);
}

/** Connections by which this process makes and drops databases, kept: to open one takes a third of the time of a copy. */
const managers = new Map<string, pg.Pool>();

function managerOf(url: string): pg.Pool {
  const kept = managers.get(url);
  if (kept) return kept;
  const pool = new pg.Pool({ connectionString: url, max: 2, idleTimeoutMillis: 0, allowExitOnIdle: true });
  pool.on('error', () => {});
  managers.set(url, pool);
  return pool;
}

const runQuery = async (url: string, query: string): Promise<{ datname: string }[]> =>
  (await managerOf(url).query<{ datname: string }>(query)).rows;

function inDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
