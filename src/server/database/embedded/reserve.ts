import { randomFillSync } from 'node:crypto';
import { access, open, rename, rm, statfs } from 'node:fs/promises';
import type { Log } from './log.ts';

const MB = 2 ** 20;
/** A full disk keeps PostgreSQL from starting at all; this much is set aside to give back to it. */
const reserveSize = 48 * MB;
/** Below the first the disk is low, above the second it is well again; between them it stays what it was. */
const lowBelow = 96 * MB;
const wellAbove = 128 * MB;

export type DiskState = 'ok' | 'low';

/** Bytes that PostgreSQL's account may still write. Root's own share of the disk does not count. */
async function freeBytes(folder: string): Promise<number> {
  const disk = await statfs(folder);
  return disk.bavail * disk.bsize;
}

export function judgeDisk(free: number, before: DiskState): DiskState {
  if (free < lowBelow) return 'low';
  return free > wellAbove ? 'ok' : before;
}

/** Too little left for PostgreSQL to write its next 16 MB of WAL. */
export async function isDiskFull(folder: string): Promise<boolean> {
  return (await freeBytes(folder)) < 24 * MB;
}

/** Sets the reserve aside if there is room beyond the low mark. Its bytes are random, so no disk can squeeze them. */
export async function keepReserve(file: string, folder: string): Promise<void> {
  if (await exists(file)) return;
  if ((await freeBytes(folder)) < wellAbove + reserveSize) return;
  const half = `${file}.${process.pid}`;
  try {
    const writing = await open(half, 'w', 0o600);
    const piece = randomFillSync(Buffer.alloc(MB));
    try {
      for (let written = 0; written < reserveSize; written += MB) await writing.write(piece);
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
  if (!(await exists(file))) return false;
  await rm(file, { force: true });
  return true;
}

export type DiskWatch = { state(): DiskState; stop(): Promise<void> };

/**
 * Looks at the disk every few seconds. Whoever writes asks `state()` first and refuses while it is 'low',
 * so that the last space is PostgreSQL's. The reserve stays for the next start, which needs it more.
 */
export async function watchDisk(
  folder: string,
  reserve: string,
  log: Log,
  everyMs = 5000,
): Promise<DiskWatch> {
  let state = judgeDisk(await freeBytes(folder), 'ok');
  if (state === 'low') tell();

  function tell() {
    if (state === 'ok') log.info(`There is room on the disk of ${folder} again: writes are accepted.`);
    else log.error(`The disk of ${folder} is nearly full: no writes until there is room.`);
  }
  async function look() {
    const before = state;
    state = judgeDisk(await freeBytes(folder), before);
    if (state !== before) tell();
    await keepReserve(reserve, folder);
  }
  let looking = Promise.resolve();
  const lookAgain = () => {
    looking = looking
      .then(look)
      .catch((error: unknown) => log.warn(`The disk of ${folder}: ${String(error)}`));
  };
  lookAgain();
  const timer = setInterval(lookAgain, everyMs);
  timer.unref();
  return {
    state: () => state,
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
