import { randomFillSync } from 'node:crypto';
import { open, rename, rm, statfs } from 'node:fs/promises';
import { fileExists } from '../../file-exists.ts';

const MB = 2 ** 20;
/** A full disk keeps PostgreSQL from starting at all; this much is set aside to give back to it. */
export const RESERVE = 48 * MB;

/** Bytes that PostgreSQL's account may still write. Root's own share of the disk does not count. */
export async function freeBytes(folder: string): Promise<number> {
  const disk = await statfs(folder);
  return disk.bavail * disk.bsize;
}

/** Too little left for PostgreSQL to write its next 16 MB of WAL. */
export async function isDiskFull(folder: string): Promise<boolean> {
  return (await freeBytes(folder)) < 24 * MB;
}

/** Sets the reserve aside unless it is there already. Its bytes are random, so no disk can squeeze them. */
export async function keepReserve(file: string): Promise<void> {
  if (await fileExists(file)) return;
  const half = `${file}.${process.pid}`;
  try {
    const writing = await open(half, 'w', 0o600);
    const piece = randomFillSync(Buffer.alloc(MB));
    try {
      for (let written = 0; written < RESERVE; written += MB) await writing.write(piece);
    } finally {
      await writing.close();
    }
    await rename(half, file);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
}

/** Gives the reserve back to the disk; false when there was none. */
export async function releaseReserve(file: string): Promise<boolean> {
  if (!(await fileExists(file))) return false;
  await rm(file, { force: true });
  return true;
}
