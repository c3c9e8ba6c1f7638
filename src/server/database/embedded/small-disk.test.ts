import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { embeddedApp, type EmbeddedApp } from '../../../../test/embedded-app.ts';
import { postmasterOf } from './postmaster.ts';
import { openFolders } from './folders.ts';

/** A disk of 400 MB in memory, which only root may make. */
let dataDir: string;
let isMounted = false;
let palapa: EmbeddedApp;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'palapa-small-disk-'));
  await chmod(dataDir, 0o711);
  const options = ['-t', 'tmpfs', '-o', 'size=400m,mode=711', 'palapa-test'];
  isMounted = process.platform === 'linux' && spawnSync('mount', [...options, dataDir]).status === 0;
  if (isMounted) palapa = await embeddedApp(dataDir);
});

beforeEach(({ skip }) => skip(!isMounted, 'this user may not mount a small disk'));

afterAll(async () => {
  if (isMounted) {
    await palapa.close();
    spawnSync('umount', [dataDir]);
  }
  await rm(dataDir, { recursive: true, force: true });
});

it('writes stop before the disk is full, PostgreSQL goes on, and writes begin again with room', async () => {
  const { app, database } = palapa;
  const { pool, storage } = database;
  const { data } = await openFolders(dataDir);
  const postmaster = await postmasterOf(data);
  const { rows } = await pool.query<{ size: string }>("select current_setting('max_wal_size') as size");
  expect(rows[0]!.size).toBe('64MB');

  // Another program fills the database, as fast as it can.
  await pool.query('create table filler (piece bytea)');
  await pool.query('alter table filler alter column piece set storage external');
  for (let piece = 0; storage.state() !== 'low'; piece += 1) {
    expect(piece).toBeLessThan(400);
    await pool.query(
      "insert into filler select string_agg(sha512(random()::text::bytea), '') from generate_series(1, 16384)",
    );
  }
  const refused = await palapa.write('No room');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '60']);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  // PostgreSQL may still write all the WAL that it keeps.
  for (let round = 0; round < 8; round += 1) {
    await pool.query("select pg_logical_emit_message(false, 'fill', repeat('x', 8000000))");
  }

  await pool.query('drop table filler');
  await expect.poll(storage.state).not.toBe('low');
  expect((await palapa.write('Room again')).statusCode).toBe(201);
  expect(await postmasterOf(data)).toEqual(postmaster);
});
