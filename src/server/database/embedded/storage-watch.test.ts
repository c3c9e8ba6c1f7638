import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { thresholdsFor } from './disk-thresholds.ts';
import { type StorageWatch, watchStorage } from './storage-watch.ts';

const MB = 2 ** 20;
const WAL_LIMIT = 64 * MB;
const thresholds = thresholdsFor(WAL_LIMIT, 0);

let home: string;
let data: string;
let free: number;
let lines: string[];
let looks: number;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'palapa-storage-'));
  onTestFinished(() => rm(home, { recursive: true }));
  data = join(home, 'data');
  await mkdir(join(data, 'global'), { recursive: true });
  await writeFile(join(data, 'PG_VERSION'), '18\n');
  await writeFile(join(data, 'global/pg_control'), '');
  // Less than what the reserve is made at.
  free = thresholds.well + MB;
  lines = [];
  looks = 0;
});

async function watch(checkInterval: number): Promise<StorageWatch> {
  const note = (level: string) => (line: string) => void lines.push(`${level}: ${line}`);
  const watched = await watchStorage({
    folders: { home, data, reserve: join(home, 'reserve') },
    walLimit: () => WAL_LIMIT,
    log: { info: note('info'), warn: note('warn'), error: note('error') },
    measure: () => {
      looks += 1;
      return Promise.resolve({ free, wal: 0 });
    },
    checkInterval,
  });
  onTestFinished(() => watched.stop());
  return watched;
}

it('says what the disk allows, and tells once when writes stop and begin again', async () => {
  const { state } = await watch(5);
  expect(state()).toBe('scarce');
  free = thresholds.low - MB;
  await expect.poll(state).toBe('low');
  free = thresholds.low + MB;
  const before = looks;
  await expect.poll(() => looks).toBeGreaterThan(before + 2);
  expect(state()).toBe('low');
  free = thresholds.scarce - MB;
  await expect.poll(state).toBe('scarce');
  expect(lines).toEqual([
    expect.stringMatching(/^error: .*nearly full/),
    expect.stringMatching(/^info: .*room .*again/),
  ]);
});

it('looks often while room is scarce, however seldom it looks otherwise', async () => {
  const { state } = await watch(3_600_000);
  free = thresholds.low - MB;
  await expect.poll(state).toBe('low');
});

it('stops writes at once when PostgreSQL says that the disk is full, and looks again before they go on', async () => {
  const { state, reportFull } = await watch(20);
  free = thresholds.scarce + MB;
  await expect.poll(state).toBe('ok');
  reportFull(true);
  expect(state()).toBe('low');
  await expect.poll(state).toBe('ok');
  reportFull(false);
  expect(state()).toBe('ok');
});

it('tells once that the folder of the database is gone, and knows it again when it is back', async () => {
  const { state, isThere } = await watch(5);
  const away = join(home, 'away');
  await rename(data, away);
  await expect.poll(state).toBe('gone');
  expect(isThere()).toBe(false);
  // A copy is another database, which PostgreSQL does not write to.
  await cp(away, data, { recursive: true });
  expect(isThere()).toBe(false);
  await rm(data, { recursive: true });
  await rename(away, data);
  expect(isThere()).toBe(true);
  await expect.poll(state).toBe('scarce');
  expect(lines).toEqual([expect.stringMatching(/^error: .*gone/), expect.stringMatching(/^info: .*back/)]);
});

it('tells once that the disk cannot be asked', async () => {
  let checks = 0;
  const { state } = await watch(5);
  const failing = await watchStorage({
    folders: { home, data, reserve: join(home, 'reserve') },
    walLimit: () => WAL_LIMIT,
    log: { info() {}, error() {}, warn: (line) => void lines.push(line) },
    measure: () =>
      (checks += 1) === 1 ? Promise.resolve({ free, wal: 0 }) : Promise.reject(new Error('EIO')),
    checkInterval: 5,
  });
  onTestFinished(() => failing.stop());
  await expect.poll(() => checks).toBeGreaterThan(5);
  expect(lines).toEqual([expect.stringContaining('EIO')]);
  expect(state()).toBe('scarce');
});
