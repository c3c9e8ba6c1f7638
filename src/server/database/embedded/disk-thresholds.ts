import type { StorageState } from '../storage.ts';

const MB = 2 ** 20;

/** What a look at the disk finds, in bytes. */
export interface DiskFacts {
  readonly free: number;
  /** What PostgreSQL's log (WAL) takes. */
  readonly wal: number;
}

/** PostgreSQL writes WAL in files of this size, and needs two at least. */
export const WAL_FILE = 16 * MB;
const MIN_WAL = 4 * WAL_FILE;
const MAX_WAL = 16 * WAL_FILE;

/**
 * How much WAL a server that starts with so much free may keep (`max_wal_size`), in bytes: a tenth of what is free.
 * Where there is much, 256 MB are enough for few checkpoints.
 */
export const walLimitFor = (free: number): number =>
  Math.min(MAX_WAL, Math.max(MIN_WAL, Math.floor(free / 10 / WAL_FILE) * WAL_FILE));

/** Bytes of free disk at which something begins. */
export interface DiskThresholds {
  /** Below it no writes. */
  readonly low: number;
  /** Above it writes again; between the two it stays as it was. */
  readonly well: number;
  /** Below it no large writes. */
  readonly scarce: number;
  /** Below it the watch looks often. */
  readonly near: number;
}

/** For what is written between two looks, for temporary files, and for WAL beyond its limit during a checkpoint. */
const BESIDE_WAL = 96 * MB;
const APART = 32 * MB;

/** Until its next checkpoint PostgreSQL may write WAL up to its limit: that room is its own. */
export function thresholdsFor(walLimit: number, wal: number): DiskThresholds {
  const low = Math.max(0, walLimit - wal) + BESIDE_WAL;
  const maxWal = walLimit + BESIDE_WAL;
  return { low, well: low + APART, scarce: 2 * maxWal, near: 4 * maxWal };
}

export function judgeDisk(free: number, before: StorageState, thresholds: DiskThresholds): StorageState {
  if (free < thresholds.low || (before === 'low' && free <= thresholds.well)) return 'low';
  return free < thresholds.scarce ? 'scarce' : 'ok';
}
