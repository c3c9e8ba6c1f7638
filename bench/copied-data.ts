import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import type { Pool } from 'pg';
import { connect } from '../src/server/database/connect.ts';

const log = { info() {}, warn: console.warn, error: console.error };

/** Copies a stopped Palapa's data folder to `to`, which is made, and works on the copy's database. */
export async function inCopyOf<T>(from: string, to: string, work: (pool: Pool) => Promise<T>): Promise<T> {
  await mkdir(to, { mode: 0o711 });
  const copy = spawnSync('cp', ['-a', `${from}/.`, to], { encoding: 'utf8' });
  if (copy.status !== 0) throw new Error(`The data folder could not be copied: ${copy.stderr}`);
  const { pool, close } = await connect({ dataDir: to, databaseUrl: undefined, log, limits: null });
  try {
    return await work(pool);
  } finally {
    await close();
  }
}
