/** @module-tag soak */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { embeddedApp, type EmbeddedApp } from '../../../test/embedded-app.ts';
import { freezePostgres } from '../../../test/frozen-postgres.ts';
import { runMaintenance } from '../jobs/maintenance.ts';
import { openFolders } from './embedded/folders.ts';
import { homeConfig } from './embedded/home-database.ts';
import { knownSocketFolder } from './embedded/socket.ts';
import { type TimeLimits, withoutTimeLimits } from './time-limits.ts';

/**
 * A PostgreSQL that stands still, and locks that somebody else holds. The server is this file's own, because the one
 * that the other tests share must not be stopped.
 */
// Milliseconds; more than a statement, or the work between two, needs on a busy machine.
const limits: TimeLimits = {
  connection: 3000,
  lock: 1000,
  statement: 2500,
  answer: 3000,
  idleInTransaction: 5000,
};

let dataDir: string;
let palapa: EmbeddedApp;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'palapa-frozen-'));
  await chmod(dataDir, 0o711);
  palapa = await embeddedApp(dataDir, limits);
});

afterAll(async () => {
  await palapa.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function beside(): Promise<pg.Client> {
  const client = new pg.Client(homeConfig((await knownSocketFolder(await openFolders(dataDir)))!));
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

it('a write while PostgreSQL stands still is refused in time, and the pool keeps no broken connection', async () => {
  expect((await palapa.write('Before')).statusCode).toBe(201);
  const thaw = await freezePostgres(dataDir);
  onTestFinished(thaw);
  // More than the pool has connections: some wait for one.
  const responses = await Promise.all(Array.from({ length: 30 }, (_, at) => palapa.write(`Frozen ${at}`)));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 503));
  expect(responses.every((response) => response.headers['retry-after'] === '2')).toBe(true);
  expect(responses[0]!.json().detail).toContain('not known whether this was saved');
  expect((await palapa.app.inject('/readyz')).statusCode).toBe(503);
  thaw();
  await expect.poll(() => palapa.write('After').then((response) => response.statusCode)).toBe(201);
  const { pool } = palapa.database;
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
  const clients = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()));
  for (const client of clients) {
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    client.release();
  }
});

it('a transaction that could not even begin leaves its connection to the pool', async () => {
  const { pool } = palapa.database;
  // So many connections are open when PostgreSQL stops.
  await Promise.all(Array.from({ length: 8 }, () => pool.query('select pg_sleep(0.2)')));
  const thaw = await freezePostgres(dataDir);
  onTestFinished(thaw);
  const begins = Array.from({ length: 8 }, () => drizzle(pool).transaction(async () => {}));
  const outcomes = await Promise.allSettled(begins);
  thaw();
  expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 'rejected'));
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
});

it('a transaction whose commit is never answered rejects, and its connection is thrown away', async () => {
  const { pool } = palapa.database;
  await pool.query('create table committed (name text)');
  let pid = 0;
  let thaw = () => {};
  const transaction = drizzle(pool).transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(
      sql`insert into committed values ('once') returning pg_backend_pid() as pid`,
    );
    pid = rows[0]!.pid;
    thaw = await freezePostgres(dataDir);
    onTestFinished(thaw);
  });
  await expect(transaction).rejects.toThrow('rollback');
  thaw();
  const pids = await Promise.all(
    Array.from({ length: 10 }, () => pool.query<{ pid: number }>('select pg_backend_pid() as pid')),
  );
  expect(pids.map(({ rows }) => rows[0]!.pid)).not.toContain(pid);
});

it('an answer that came while this process stood still is not too late', async () => {
  const response = palapa.database.pool.query('select 1 as one');
  // PostgreSQL answers meanwhile, and nobody reads it.
  await new Promise((resolve) => setImmediate(resolve));
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, limits.answer + 500);
  expect((await response).rows).toEqual([{ one: 1 }]);
});

it('a write behind a lock that somebody holds is refused in time, and goes through once it is free', async () => {
  const somebody = await beside();
  await somebody.query('begin');
  await somebody.query('lock table clock in exclusive mode');
  const refused = await palapa.write('Locked');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
  expect(palapa.faults.at(-1)?.err?.cause).toMatchObject({ code: '55P03' });
  await somebody.query('rollback');
  expect((await palapa.write('Free')).statusCode).toBe(201);
});

it('a statement that runs for too long is ended by the server, and its connection goes on', async () => {
  const client = await palapa.database.pool.connect();
  await expect(client.query('select pg_sleep(60)')).rejects.toMatchObject({ code: '57014' });
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  client.release();
});

it('a transaction that stands idle gives its locks back', async () => {
  const client = await palapa.database.pool.connect();
  const ended = new Promise((resolve) => client.once('end', resolve));
  await client.query('begin');
  await client.query('lock table clock in exclusive mode');
  await ended;
  client.release(true);
  expect((await palapa.write('Released')).statusCode).toBe(201);
});

it('a connection is not waited for without end', async () => {
  const { pool } = palapa.database;
  const all = await Promise.all(
    Array.from({ length: pool.options.max - (pool.totalCount - pool.idleCount) }, () => pool.connect()),
  );
  const refused = await palapa.write('No connection');
  for (const client of all) client.release();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
  expect((await palapa.write('One is free')).statusCode).toBe(201);
});

it('what may take long has no limits, and its connection is not given to a request', async () => {
  const slept = await withoutTimeLimits(palapa.database.pool, async (_db, client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_sleep(3.5), pg_backend_pid() as pid');
    return rows[0]!.pid;
  });
  const { rows } = await palapa.database.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  expect(rows[0]!.pid).not.toBe(slept);
  await expect(palapa.database.pool.query('select pg_sleep(60)')).rejects.toMatchObject({ code: '57014' });
});

it('the daily jobs wait for a lock as long as it takes', async () => {
  const somebody = await beside();
  await somebody.query('begin');
  await somebody.query('lock table draft in exclusive mode');
  const { pool } = palapa.database;
  const jobs = runMaintenance(pool);
  const waits = async () => {
    const { rows } = await pool.query<{ waits: boolean }>(
      `select count(*) > 0 and max(clock_timestamp() - query_start) > interval '2 seconds' as waits from pg_stat_activity
       where wait_event_type = 'Lock' and query like 'delete from "draft"%'`,
    );
    return rows[0]!.waits;
  };
  // Twice as long as a request would wait.
  await expect.poll(waits).toBe(true);
  await somebody.query('commit');
  await expect(jobs).resolves.toBeUndefined();
});
