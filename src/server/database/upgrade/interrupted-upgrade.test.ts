/** @module-tag soak */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { connect } from '../connect.ts';
import { openFolders } from '../embedded/folders.ts';
import { stopServer } from '../embedded/stop.ts';
import { migrate } from '../migrate.ts';
import { loadBefore, loadBeforePublication } from './database-before.ts';

const log = { info() {}, warn() {}, error: console.error };

const toEnd: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of toEnd.splice(0).toReversed()) await end();
});

async function dataFolder(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'palapa-upgrade-'));
  await chmod(dataDir, 0o711);
  const folders = await openFolders(dataDir);
  toEnd.push(async () => {
    await stopServer(folders, log);
    await rm(dataDir, { recursive: true, force: true });
  });
  return dataDir;
}

async function client(config: pg.ClientConfig): Promise<pg.Client> {
  const made = new pg.Client(config);
  await made.connect();
  toEnd.push(() => made.end());
  return made;
}

type Asked = Pick<pg.Client, 'query'>;

/** A child process that has the folder's database open and migrates it when it is told to. */
async function migratingPalapa(dataDir: string) {
  const file = fileURLToPath(new URL('palapa-to-kill.ts', import.meta.url));
  const child = spawn(process.execPath, [file, dataDir], { stdio: ['pipe', 'pipe', 'inherit'] });
  toEnd.push(async () => child.kill('SIGKILL'));
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return {
    config: JSON.parse(line) as pg.ClientConfig,
    migrate: () => child.stdin.write('migrate\n'),
    async kill() {
      const ended = once(child, 'close');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

const migrated = async (database: Asked): Promise<number> =>
  (await database.query('select from drizzle.__drizzle_migrations')).rowCount!;

/** Every table with its columns and what stands in it. */
async function everything(database: Asked): Promise<unknown[]> {
  const { rows } = await database.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const found = [];
  for (const { name } of rows) {
    const { rows: held } = await database.query<{ text: string }>(
      `select row_to_json(held)::text as text from "${name}" as held order by 1`,
    );
    found.push([name, held.map(({ text }) => text)]);
  }
  return found;
}

/** Pictures are no records of the versions that the content was written by. */
const isOfMedia = (row: string): boolean => row.includes('"type":"media_item"');

const counts = (tables: unknown[]) =>
  (tables as [string, string[]][]).map(([name, held]) => [
    name,
    held.filter((row) => !isOfMedia(row)).length,
  ]);

interface Interrupted {
  /** Writes the content of an earlier version. */
  readonly load: (pool: pg.Pool) => Promise<void>;
  /** A row that the migration meets late, once much of its work is done: locked, it stops there. */
  readonly lock: string;
  /** What the migration waits with, as `like` has it. */
  readonly waits: string;
  /** What stands in the database after the next start. */
  readonly expectUpgraded: (pool: pg.Pool) => Promise<void>;
}

/** Kills a Palapa in the middle of a migration: everything is as it was, and the next start completes it. */
async function killInTheMiddle({ load, lock, waits, expectUpgraded }: Interrupted): Promise<void> {
  const dataDir = await dataFolder();
  const old = await connect({ dataDir, log, limits: null });
  await load(old.pool);
  const before = await everything(old.pool);
  const steps = await migrated(old.pool);
  await old.close();

  const palapa = await migratingPalapa(dataDir);
  const [locker, watcher] = [await client(palapa.config), await client(palapa.config)];
  await locker.query('begin');
  await locker.query(lock);
  palapa.migrate();
  const waiting = async () =>
    (
      await watcher.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and query like $1 and pid <> pg_backend_pid()`,
        [waits],
      )
    ).rowCount;
  await expect.poll(waiting).toBe(1);
  await palapa.kill();
  await locker.query('rollback');
  // PostgreSQL notices that nobody is there any more, and takes back what was not committed.
  const others = async () =>
    (
      await watcher.query(
        `select from pg_stat_activity
         where backend_type = 'client backend' and pid <> pg_backend_pid() and pid <> $1`,
        [(locker as unknown as { processID: number }).processID],
      )
    ).rowCount;
  await expect.poll(others).toBe(0);
  expect(await migrated(watcher)).toBe(steps);
  expect(await everything(watcher)).toEqual(before);
  for (const one of [locker, watcher]) await one.end();

  const next = await connect({ dataDir, log, limits: null });
  try {
    await migrate(next.pool);
    expect(await migrated(next.pool)).toBeGreaterThan(steps);
    // Later versions have tables of their own, and the migration noted that it wrote to all sites.
    const names = new Set(before.map((one) => (one as [string, string[]])[0]));
    const isContent = ([name]: [string, number]) => names.has(name) && name !== 'site_change';
    const after = counts(await everything(next.pool)) as [string, number][];
    expect(after.filter(isContent)).toEqual((counts(before) as [string, number][]).filter(isContent));
    await expectUpgraded(next.pool);
  } finally {
    await next.close();
  }
}

it('a kill while entries get their ids leaves everything as it was, and the next start upgrades', async () => {
  const killed = killInTheMiddle({
    load: loadBefore,
    // Drafts come last: records and revisions are converted when the migration meets this one.
    lock: `select from draft where key = 'draft111' for update`,
    waits: '%UPDATE draft%',
    async expectUpgraded(pool) {
      const { rows } = await pool.query<{ ids: number; drafts: number }>(
        `select (select count(*)::int from menu, jsonb_array_elements(sections) as entries (entry) where entry ? 'id') as ids,
                (select count(*)::int from draft where "values"::jsonb -> 'sections' is not null) as drafts`,
      );
      expect(rows).toEqual([{ ids: 9, drafts: 2 }]);
    },
  });
  await expect(killed).resolves.toBeUndefined();
});

it('a kill while everything is being published leaves it as it was, and the next start publishes all of it', async () => {
  const killed = killInTheMiddle({
    load: loadBeforePublication,
    // The last table that gets its columns: those before it have theirs, in a transaction that is not committed.
    lock: 'lock table special in access share mode',
    waits: '%ALTER TABLE "special"%',
    async expectUpgraded(pool) {
      for (const table of ['site', 'menu', 'restaurant', 'event', 'content_section', 'promotion']) {
        const { rows } = await pool.query(
          `select count(*)::int as records,
             count(*) filter (where publication_en = 'published' and publication_es = 'published')::int as published,
             (select count(*)::int from publication where type = $1 and action = 'publish') as entries
           from "${table}"`,
          [table],
        );
        const [{ records }] = rows as [{ records: number }];
        expect([table, rows]).toEqual([table, [{ records, published: records, entries: 2 * records }]]);
      }
      expect((await pool.query('select from restaurant')).rowCount).toBeGreaterThan(0);
    },
  });
  await expect(killed).resolves.toBeUndefined();
});
