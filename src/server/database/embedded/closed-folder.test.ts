import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { accountFor } from './account.ts';
import { isAlive } from './alive.ts';
import { binariesFor, probe } from './binaries.ts';
import { openFolders, type Folders } from './folders.ts';
import { openEmbeddedDatabase } from './index.ts';
import { ableToPass } from './passable.ts';
import { postmasterOf } from './postmaster.ts';
import { privateCopy } from './private-copy.ts';
import { runAs } from './run-as.ts';
import { stopServer } from './stop.ts';

/** A root with its checkout in a folder that only root may enter, as `mktemp -d` makes it. */
const log = { info() {}, warn() {}, error: console.error };
const isRoot = process.getuid?.() === 0;
let closed: string;
let folders: Folders;
let canLend = false;
const children: ChildProcess[] = [];

beforeAll(async () => {
  closed = await mkdtemp(join(tmpdir(), 'palapa-closed-'));
  folders = await openFolders(join(closed, 'resort', 'data'));
  canLend = isRoot && spawnSync('setpriv', ['--securebits=+no_setuid_fixup', 'true']).status === 0;
});

beforeEach(({ skip }) => {
  skip(!isRoot, 'only a root borrows an account that a folder may be closed to');
  skip(!canLend, "this machine's root cannot lend a capability: no util-linux setpriv, or no cap_setpcap");
});

afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));

afterAll(async () => {
  await stopServer(folders, log);
  await rm(closed, { recursive: true });
});

const open = () => openEmbeddedDatabase({ dataDir: folders.dataDir, log });
const running = async () => (await postmasterOf(folders.data))?.pid ?? 0;

async function drinks(config: pg.PoolConfig): Promise<string[]> {
  const client = new pg.Client(config);
  await client.connect();
  await client.query("create table if not exists kept as select 'agua de jamaica' as drink");
  const { rows } = await client.query<{ drink: string }>('select drink from kept');
  await client.end();
  return rows.map((row) => row.drink);
}

/** Another Palapa, whose root lacks these capabilities, as in a container; it answers with its first words. */
async function palapaLacking(lacking: string[], dataDir: string) {
  const node = [process.execPath, fileURLToPath(new URL('palapa-to-kill.ts', import.meta.url)), dataDir];
  const bounds = lacking.map((capability) => `-${capability}`).join(',');
  const child = spawn('setpriv', [...(bounds ? [`--bounding-set=${bounds}`] : []), '--', ...node]);
  children.push(child);
  const complaint = text(child.stderr);
  const first = await Promise.race([once(child.stdout, 'data').then(String), complaint]);
  return { child, first };
}

it('PostgreSQL passes a closed folder by one capability, and is the ordinary account still', async () => {
  const database = await open();
  expect(await drinks(database.config)).toEqual(['agua de jamaica']);
  const { uid } = await accountFor(folders.data);
  const status = await readFile(`/proc/${await running()}/status`, 'utf8');
  expect(uid).not.toBe(0);
  expect(status).toContain(`\nUid:\t${uid}\t${uid}\t${uid}\t${uid}\n`);
  expect(status).toMatch(/\nCapEff:\t0+[24]\n/);
  const { mode, uid: owner } = await stat(folders.data);
  expect([mode & 0o777, owner]).toEqual([0o700, uid]);
  expect((await stat(closed)).mode & 0o777).toBe(0o700);
  const pid = await running();
  await database.stop();
  expect(isAlive(pid)).toBe(false);
});

it('nobody but root may talk to it', async () => {
  expect(await readFile(folders.ident, 'utf8')).toMatch(/^(palapa "root" "\w+"\n)+$/);
});

it('in a folder that is open there is no capability', async () => {
  expect(ableToPass(tmpdir(), await accountFor(folders.data))).not.toHaveProperty('capability');
});

it('is taken over after a kill of Palapa, and started again after a kill of PostgreSQL', async () => {
  const { child } = await palapaLacking([], folders.dataDir);
  const orphan = await running();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const database = await open();
  expect(await running()).toBe(orphan);
  const pool = new pg.Pool(database.config);
  pool.on('error', () => {});
  process.kill(orphan, 'SIGKILL');
  const kept = () =>
    pool
      .query('select drink from kept')
      .then(({ rowCount }) => rowCount)
      .catch(() => 0);
  await expect.poll(kept).toBe(1);
  expect(await running()).not.toBe(orphan);
  await pool.end();
  await database.stop();
  expect(await running()).toBe(0);
});

it("PostgreSQL's programs work from a closed folder too", async () => {
  const account = ableToPass(closed, await accountFor(folders.data));
  const { postgres } = await binariesFor(account, folders.home);
  const copy = await privateCopy(dirname(dirname(postgres)), join(closed, 'postgresql-copied'));
  const cluster = join(closed, 'cluster');
  await mkdir(cluster, { mode: 0o700 });
  await chown(cluster, account.uid, account.gid);
  const [file, args, start] = runAs(account, join(copy, 'bin', 'initdb'), ['-D', cluster, '--no-sync']);
  expect(spawnSync(file, args, { ...start, encoding: 'utf8' })).toMatchObject({ status: 0 });
  expect(await readdir(cluster)).toContain('PG_VERSION');
  // An install under a strict umask: the capability to read is none to run what only root may run.
  await chmod(join(copy, 'bin', 'postgres'), 0o700);
  expect(probe(join(copy, 'bin'), account).isUnreachable).toBe(account.capability === 'dac_read_search');
});

it('a container without the lesser capability does with the other', async () => {
  const { child, first } = await palapaLacking(['dac_read_search'], folders.dataDir);
  expect(first).toMatch(/^open/);
  expect(await readFile(`/proc/${await running()}/status`, 'utf8')).toMatch(/\nCapEff:\t0+2\n/);
  child.kill('SIGKILL');
  await once(child, 'exit');
});

it('where no capability can be lent, one line says which parent folder PostgreSQL may not pass', async () => {
  const other = await openFolders(join(await mkdtemp(join(closed, 'other-')), 'data'));
  const { first } = await palapaLacking(['setpcap'], other.dataDir);
  await stopServer(other, log);
  expect(first).toContain(
    `cannot enter ${closed} on the way to ${other.home}: chmod o+x ${closed}, or choose another DATA_DIR.`,
  );
});
