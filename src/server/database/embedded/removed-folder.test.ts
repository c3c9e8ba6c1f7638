/** @module-tag soak */
import { chmod, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { embeddedApp, type EmbeddedApp } from '../../../../test/embedded-app.ts';
import { isAlive } from './alive.ts';
import { type Folders, openFolders } from './folders.ts';
import { postmasterOf } from './postmaster.ts';

/** The folder of the database is taken away from under a running Palapa. */
let folders: Folders;
let palapa: EmbeddedApp;

beforeEach(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'palapa-removed-'));
  await chmod(dataDir, 0o711);
  palapa = await embeddedApp(dataDir);
  folders = await openFolders(dataDir);
  onTestFinished(async () => {
    await palapa.close();
    await rm(dataDir, { recursive: true, force: true });
  });
});

const statuses = async () => [
  (await palapa.write('Asked')).statusCode,
  (await palapa.app.inject('/readyz')).statusCode,
];
const errors = () => palapa.lines.filter((line) => /gone/.test(line));

it('nothing is acknowledged and it is not ready while the folder is away; once it is back all goes on', async () => {
  expect(await statuses()).toEqual([201, 200]);
  const away = `${folders.home}-away`;
  await rename(folders.home, away);
  // PostgreSQL itself would go on: it stands in its folder, wherever that is.
  expect(await statuses()).toEqual([503, 503]);
  expect(await statuses()).toEqual([503, 503]);
  expect(errors()).toHaveLength(1);
  await rename(away, folders.home);
  expect(await statuses()).toEqual([201, 200]);
});

it('a folder that was deleted is not made anew with an empty database in it', async () => {
  const { pid } = (await postmasterOf(folders.data))!;
  const listener = await palapa.database.pool.connect();
  const broken = new Promise((resolve) => listener.once('end', resolve));
  await rm(folders.data, { recursive: true });
  expect(await statuses()).toEqual([503, 503]);
  // As PostgreSQL does by itself within a minute.
  process.kill(pid, 'SIGKILL');
  await broken;
  expect(await statuses()).toEqual([503, 503]);
  await palapa.close();
  expect(await readdir(folders.home)).not.toContain('data');
  expect(palapa.lines.filter((line) => /started again|created/.test(line))).toEqual([]);
  expect(errors()).toHaveLength(1);
});

it('PostgreSQL is stopped with Palapa also where its folder was moved', async () => {
  const { pid } = (await postmasterOf(folders.data))!;
  await rename(folders.data, `${folders.data}-away`);
  await palapa.close();
  expect(isAlive(pid)).toBe(false);
});
