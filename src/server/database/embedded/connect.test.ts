import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, unsupportedReason } from '../connect.ts';
import { migrate } from '../migrate.ts';
import { accountFor } from './account.ts';
import { binariesFor } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { openFolders, type Folders } from './folders.ts';
import { launch } from './launch.ts';
import { postmasterOf } from './postmaster.ts';
import { makeSocketFolder } from './socket.ts';
import { stopServer } from './stop.ts';
import { DatabaseUnavailable } from './unavailable.ts';

const log = { info() {}, warn() {}, error: console.error };
const password = 'mango-con-chile';
let folders: Folders;
let port: number;

/** Somebody's own PostgreSQL, reached over the network with a password. */
beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'palapa-given-'));
  await chmod(dataDir, 0o711);
  folders = await openFolders(dataDir);
  const account = await accountFor(folders.data);
  const binaries = await binariesFor(account, folders.home);
  await ensureCluster(folders, binaries, account, false);
  const socketFolder = await makeSocketFolder(folders, account);
  await writeFile(folders.hba, 'local all all trust\nhost all all 127.0.0.1/32 scram-sha-256\n', {
    mode: 0o644,
  });
  port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socketFolder,
    fsync: 'off',
  };
  const all = Object.entries({ ...settings, hba_file: folders.hba }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  await launch(binaries, account, folders, all);
  while (!(await postmasterOf(folders.data))?.isReady) await pause(5);
  const client = new pg.Client({ host: socketFolder, port, user: 'postgres', database: 'postgres' });
  await client.connect();
  await client.query(`create role resort login password '${password}'`);
  await client.query('create database resort owner resort');
  await client.query('create database theirs owner resort');
  await client.query(
    "create database latin owner resort encoding 'LATIN1' template template0 locale 'C' locale_provider libc",
  );
  await client.end();
});

afterAll(async () => {
  await stopServer(folders, log);
  await rm(folders.dataDir, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port: free } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return free;
}

async function refusal(databaseUrl: string): Promise<string> {
  const error = await connect({ databaseUrl, dataDir: folders.dataDir, log }).catch(
    (refused: unknown) => refused,
  );
  expect(error).toBeInstanceOf(DatabaseUnavailable);
  const { message } = error as Error;
  expect(message).toMatch(/^DATABASE_URL[^\n]*$/);
  expect(message).not.toContain(password);
  return message;
}

it('a given PostgreSQL is used as it is', async () => {
  const databaseUrl = `postgres://resort:${password}@127.0.0.1:${port}/resort`;
  const { pool, kind, close } = await connect({ databaseUrl, dataDir: folders.dataDir, log });
  expect(kind).toBe('given');
  expect((await pool.query('select current_database() as name')).rows).toEqual([{ name: 'resort' }]);
  await close();
});

it('a given PostgreSQL keeps the same time limits', async () => {
  const databaseUrl = `postgres://resort:${password}@127.0.0.1:${port}/resort`;
  const limits = { connection: 10_000, lock: 100, statement: 300, answer: 10_000, idleInTransaction: 10_000 };
  const { pool, close } = await connect({ databaseUrl, dataDir: folders.dataDir, log, limits });
  await expect(pool.query('select pg_sleep(60)')).rejects.toMatchObject({ code: '57014' });
  await close();
});

it('every way a given PostgreSQL can be wrong is one line that names DATABASE_URL', async () => {
  const at = `127.0.0.1:${port}`;
  expect(await refusal(`mysql://resort:${password}@${at}/resort`)).toContain(
    'is not an address of PostgreSQL',
  );
  expect(await refusal(`postgres://resort:${password}@no-such-host.invalid/resort`)).toContain(
    'there is no host "no-such-host.invalid"',
  );
  const nobody = await freePort();
  expect(await refusal(`postgres://resort:${password}@127.0.0.1:${nobody}/resort`)).toContain(
    `no PostgreSQL answers at 127.0.0.1:${nobody}`,
  );
  expect(await refusal(`postgres://resort:wrong-${password}@${at}/resort`)).toContain(
    `PostgreSQL at ${at} refuses the user "resort"`,
  );
  expect(await refusal(`postgres://resort@${at}/resort`)).toContain('the user "resort" needs a password');
  expect(await refusal(`postgres://resort:${password}@${at}/lagoon`)).toContain(
    `there is no database "lagoon" at ${at}`,
  );
  expect(await refusal(`postgres://resort:${password}@${at}/latin`)).toContain(
    'encoded in UTF8, and this one is LATIN1',
  );
  expect(await refusal(`postgres://resort:${password}@${at}/postgres`)).toContain(
    "may not create Palapa's tables",
  );
});

it('a PostgreSQL before 15 is too old', () => {
  const fit = { version: 150_000, encoding: 'UTF8', mayCreate: true, isReadOnly: false };
  expect(unsupportedReason(fit)).toBeUndefined();
  expect(unsupportedReason({ ...fit, version: 140_013 })).toBe(
    'DATABASE_URL: Palapa needs PostgreSQL 15 or newer, and this one is 14.',
  );
});

it('a connection that breaks in the middle of a transaction takes nothing else along', async () => {
  const databaseUrl = `postgres://resort:${password}@127.0.0.1:${port}/resort`;
  const { pool, close } = await connect({ databaseUrl, dataDir: folders.dataDir, log });
  const client = await pool.connect();
  await client.query('begin');
  const ended = new Promise((resolve) => client.once('end', resolve));
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  await pool.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
  await ended;
  await expect(client.query('select 1')).rejects.toThrow('not queryable');
  client.release(true);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await close();
});

it("somebody else's tables, and a database that only reads, are refused in a line and left alone", async () => {
  const databaseUrl = `postgres://resort:${password}@127.0.0.1:${port}/theirs`;
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  await owner.query("create table site (their_own text); insert into site values ('kept')");
  const { pool, close } = await connect({ databaseUrl, dataDir: folders.dataDir, log });
  await expect(migrate(pool)).rejects.toThrow(/^Palapa's tables cannot be made [^\n]*"site" already exists/);
  await expect(migrate(pool)).rejects.toBeInstanceOf(DatabaseUnavailable);
  await close();
  expect((await owner.query('select * from site')).rows).toEqual([{ their_own: 'kept' }]);
  await owner.query('alter database theirs set default_transaction_read_only = on');
  await owner.end();
  expect(await refusal(databaseUrl)).toContain('is read-only');
});
