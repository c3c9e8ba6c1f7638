import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage, StorageState } from '../storage.ts';
import { clusterAt } from './data-folder.ts';
import { type DiskFacts, judgeDisk, thresholdsFor, WAL_FILE } from './disk-thresholds.ts';
import type { Folders } from './folders.ts';
import type { Log } from './log.ts';
import { freeBytes, keepReserve, RESERVE } from './reserve.ts';

/** Milliseconds between two looks at the disk: a busy Palapa can write a hundred megabytes a second. */
const CHECK_INTERVAL = 5000;
const CHECK_INTERVAL_NEAR = 300;

export interface StorageWatch extends Storage {
  stop(): Promise<void>;
}

type WatchedFolders = Pick<Folders, 'home' | 'data' | 'reserve'>;

interface WatchOptions {
  readonly folders: WatchedFolders;
  /** How much WAL the server that runs at present may keep, in bytes. */
  readonly walLimit: () => number;
  readonly log: Log;
  /** Tests say themselves what the disk is like. */
  readonly measure?: (folders: WatchedFolders) => Promise<DiskFacts>;
  readonly checkInterval?: number;
}

async function measureDisk({ home, data }: WatchedFolders): Promise<DiskFacts> {
  const [free, names] = await Promise.all([freeBytes(home), readdir(join(data, 'pg_wal'))]);
  return { free, wal: WAL_FILE * names.filter((name) => /^[0-9A-F]{24}$/.test(name)).length };
}

/**
 * Looks at the disk and the folder of the running database for as long as it runs. Whoever writes asks first. The
 * reserve stays for the next start, which needs it more.
 */
export async function watchStorage({
  folders,
  walLimit,
  log,
  measure = measureDisk,
  checkInterval = CHECK_INTERVAL,
}: WatchOptions): Promise<StorageWatch> {
  const { home, data, reserve } = folders;
  const cluster = clusterAt(data);
  let state: StorageState = 'ok';
  let isNear = false;
  /** PostgreSQL has said that the disk is full: it is believed for a while, whatever the disk says of itself. */
  let fullUntil = 0;
  let saidLast = '';

  function become(next: StorageState): void {
    const before = state;
    state = next;
    if (next === before) return;
    if (next === 'gone') {
      log.error(
        `DATA_DIR: ${data} is gone, or it is another one. Nothing is saved until it is back; to begin with what is there, start Palapa again.`,
      );
    } else if (before === 'gone') log.info(`${data} is back: writes are accepted.`);
    if (next === 'low') log.error(`The disk of ${home} is nearly full: no writes until there is room.`);
    else if (before === 'low' && next !== 'gone') {
      log.info(`There is room on the disk of ${home} again: writes are accepted.`);
    }
  }

  function isThere(): boolean {
    // Where nothing could be seen at the start, nothing can be told now.
    const isIt = cluster === undefined || clusterAt(data) === cluster;
    if (!isIt) become('gone');
    else if (state === 'gone') become('ok');
    return isIt;
  }

  async function look(): Promise<void> {
    if (!isThere()) return;
    const { free, wal } = await measure(folders);
    const thresholds = thresholdsFor(walLimit(), wal);
    isNear = free < thresholds.near;
    if (Date.now() >= fullUntil) become(judgeDisk(free, state, thresholds));
    // What is held back must not make the disk low.
    if (free >= thresholds.well + RESERVE) await keepReserve(reserve);
    saidLast = '';
  }

  function complain(error: unknown): void {
    // Not at every look, as long as it is the same.
    if (String(error) !== saidLast) log.warn(`The disk of ${home}: ${(saidLast = String(error))}`);
  }

  let isStopped = false;
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function lookNow(): void {
    looking ??= look()
      .catch(complain)
      .finally(() => {
        looking = undefined;
        clearTimeout(timer);
        if (isStopped) return;
        timer = setTimeout(lookNow, isNear ? Math.min(checkInterval, CHECK_INTERVAL_NEAR) : checkInterval);
        timer.unref();
      });
  }

  const { free, wal } = await measure(folders);
  become(judgeDisk(free, state, thresholdsFor(walLimit(), wal)));
  // A start does not wait for the reserve.
  lookNow();

  return {
    state: () => state,
    isThere,
    reportFull(isDatabase) {
      if (isDatabase && state !== 'gone') {
        fullUntil = Date.now() + checkInterval;
        become('low');
      }
      lookNow();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
