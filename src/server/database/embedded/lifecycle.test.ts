import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { connect } from '../connect.ts';
import { WAIT } from '../../../../test/wait.ts';
import { isAlive } from './alive.ts';
import { openFolders, type Folders } from './folders.ts';
import { openEmbeddedDatabase } from './index.ts';
import { postmasterOf } from './postmaster.ts';
import { stopServer } from './stop.ts';
import { DataFolderInUse } from './unavailable.ts';
import { inSoak } from '../../../../test/soak.ts';

const log = { info() {}, warn() {}, error: console.error };
let dataDir: string;
let folders: Folders;
const children: ChildProcess[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'palapa-lifecycle-'));
  await chmod(dataDir, 0o711);
  folders = await openFolders(dataDir);
});

afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));

afterAll(async () => {
  await stopServer(folders, log);
  await rm(dataDir, { recursive: true, force: true });
});

const open = () => openEmbeddedDatabase({ dataDir, log });
const running = async () => (await postmasterOf(folders.data))?.pid;

async function readRows<Row extends pg.QueryResultRow>(config: pg.PoolConfig, query: string): Promise<Row[]> {
  const client = new pg.Client(config);
  await client.connect();
  return client
    .query<Row>(query)
    .then((response) => response.rows)
    .finally(() => client.end());
}

/** Another Palapa on the same folder; it resolves once that one has opened the database. */
async function anotherPalapa(): Promise<{ child: ChildProcess; acknowledged: number[] }> {
  const child = spawn(process.execPath, [
    fileURLToPath(new URL('palapa-to-kill.ts', import.meta.url)),
    dataDir,
  ]);
  children.push(child);
  const acknowledged: number[] = [];
  const lines = createInterface(child.stdout);
  await Promise.race([once(lines, 'line'), once(child, 'exit')]);
  lines.on('line', (line) => acknowledged.push(Number(line)));
  return { child, acknowledged };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'close');
  expect(child.kill('SIGKILL')).toBe(true);
  await ended;
}

describe('the embedded database', () => {
  it('is made on the first start, in UTF-8 and UTC, and takes no connection from the network', async () => {
    const database = await open();
    const [row] = await readRows(
      database.config,
      `select current_setting('server_encoding') as encoding, current_setting('timezone') as zone,
              current_setting('fsync') as fsync, current_setting('listen_addresses') as network,
              lower('ÁRBOL') as lower, current_user as role`,
    );
    expect(row).toEqual({
      encoding: 'UTF8',
      zone: 'UTC',
      fsync: 'on',
      network: '',
      lower: 'árbol',
      role: 'palapa',
    });
    await readRows(database.config, "create table kept as select 'agua de jamaica' as drink");
    await database.stop();
  });

  it('leaves nothing running after a stop and has its rows again after a start', async () => {
    expect(await running()).toBeUndefined();
    const { pool, kind, close } = await connect({ dataDir, log });
    expect(kind).toBe('embedded');
    expect((await pool.query('select * from kept')).rows).toEqual([{ drink: 'agua de jamaica' }]);
    const pid = await running();
    await close();
    expect(pid && isAlive(pid)).toBe(false);
  });

  it('takes over the server of a Palapa that was killed', async () => {
    const { child } = await anotherPalapa();
    const pid = await running();
    await kill(child);
    const database = await open();
    expect(await running()).toBe(pid);
    await database.stop();
    expect(await running()).toBeUndefined();
  });

  it('refuses a second Palapa in one line, and the first goes on', async () => {
    const { child, acknowledged } = await anotherPalapa();
    await expect(open()).rejects.toThrow(
      new DataFolderInUse(`data folder in use by ${child.pid}, which must end first: ${dataDir}`),
    );
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before);
    await kill(child);
  });

  it('starts after the server was killed', async () => {
    const { child } = await anotherPalapa();
    const pid = await running();
    await kill(child);
    process.kill(pid ?? 0, 'SIGKILL');
    const database = await open();
    expect(await running()).not.toBe(pid);
    expect(await readRows(database.config, 'select * from kept')).toHaveLength(1);
    await database.stop();
  });

  it('is started again when the server is killed under a running Palapa', async () => {
    const database = await open();
    const pool = new pg.Pool(database.config);
    pool.on('error', () => {});
    const pid = await running();
    process.kill(pid ?? 0, 'SIGKILL');
    const owners = () =>
      pool.query("select from pg_locks where locktype = 'advisory'").then(
        (response) => response.rowCount,
        () => 0,
      );
    await expect.poll(running).not.toBe(pid);
    await expect.poll(owners).toBe(1);
    expect((await pool.query('select * from kept')).rows).toHaveLength(1);
    await pool.end();
    await database.stop();
    expect(await running()).toBeUndefined();
  });

  it('starts although another program now has the number of the former server', async () => {
    const pidFile = join(folders.data, 'postmaster.pid');
    await writeFile(
      pidFile,
      [process.pid, folders.data, 1, 5432, folders.socket, '', '1 1', 'ready', ''].join('\n'),
    );
    await chmod(pidFile, 0o666);
    const database = await open();
    expect(Number((await readFile(pidFile, 'utf8')).split('\n')[0])).not.toBe(process.pid);
    await database.stop();
  });

  it('clears away a first start that a power cut interrupted', async () => {
    await writeFile(join(folders.home, 'data.2147483646'), '');
    const database = await open();
    await database.stop();
    expect((await readdir(folders.home)).filter((name) => name.startsWith('data'))).toEqual(['data']);
  });

  it('keeps every acknowledged row through twenty kills', { ...inSoak, timeout: 240_000 }, async () => {
    const promised = new Set<number>();
    for (let round = 0; round < 20; round += 1) {
      const { child, acknowledged } = await anotherPalapa();
      // On a busy machine the first rows take their time.
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(5), WAIT);
      await pause((round * 37) % 60);
      const pid = await running();
      await kill(child);
      // Now and then the server dies with it, and the next one must recover from the log.
      if (round % 5 === 4) {
        // Without a pid the signal would go to the test run's own process group.
        if (pid === undefined) throw new Error(`Round ${round}: no PostgreSQL runs that could be killed.`);
        process.kill(pid, 'SIGKILL');
      }
      for (const id of acknowledged) promised.add(id);
    }
    const database = await open();
    const rows = await readRows<{ id: string }>(database.config, 'select id from written');
    const written = new Set(rows.map((row) => Number(row.id)));
    expect(promised.size).toBeGreaterThan(100);
    expect([...promised].filter((id) => !written.has(id))).toEqual([]);
    await database.stop();
  });
});
