import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { isAlive } from './alive.ts';
import { createHome, homeConfig, isHomeMissing } from './home-database.ts';
import { codeOf, DataFolderInUse } from './unavailable.ts';

/** The number of the lock that says whose DATA_DIR this is; no other lock of Palapa may use it. */
const ownerLock = 1_885_432_929;
const ownerName = /^palapa owner (\d+)$/;

/**
 * The right to a DATA_DIR: a lock held by one kept connection. It ends with the process, however that
 * ends, so no forgotten file can keep the next Palapa out.
 */
export type Ownership = {
  lost: Promise<void>;
  /** How much WAL the server may keep, in bytes: one that was adopted was started by another Palapa. */
  walLimit: number;
  release(): void;
};

/** Undefined while no server answers on the socket; refused when another Palapa holds the lock. */
export async function takeOwnership(socketFolder: string, dataDir: string): Promise<Ownership | undefined> {
  const client = new pg.Client({
    ...homeConfig(socketFolder),
    application_name: `palapa owner ${process.pid}`,
  });
  const lost = new Promise<void>((resolve) => {
    client.once('end', resolve);
    client.on('error', () => resolve());
  });
  try {
    await client.connect();
    await lock(client, dataDir);
    const walLimit = await walLimitOf(client);
    return { lost, walLimit, release: () => void client.end().catch(() => {}) };
  } catch (error) {
    void client.end().catch(() => {});
    if (isHomeMissing(error)) {
      await createHome(socketFolder);
      return takeOwnership(socketFolder, dataDir);
    }
    if (isSilent(error)) return undefined;
    throw error;
  }
}

async function lock(client: pg.Client, dataDir: string): Promise<void> {
  for (const began = Date.now(); ; await pause(5)) {
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1::bigint) as got', [
      ownerLock,
    ]);
    if (rows[0]?.got) return;
    const holder = await lockHolder(client);
    // The server needs a moment to notice that the holder was killed.
    const hasGone = holder === undefined || holder === process.pid || !isAlive(holder);
    if (!hasGone || Date.now() - began > 2000) {
      throw new DataFolderInUse(
        `data folder in use by ${holder ?? 'another process'}, which must end first: ${dataDir}`,
      );
    }
  }
}

async function walLimitOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ megabytes: number }>(
    `select setting::int as megabytes from pg_settings where name = 'max_wal_size'`,
  );
  return rows[0]!.megabytes * 2 ** 20;
}

async function lockHolder(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ application_name: string }>(
    `select application_name from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and granted and objsubid = 1 and classid = 0 and objid = $1`,
    [ownerLock],
  );
  const pid = ownerName.exec(rows[0]?.application_name ?? '')?.[1];
  return pid === undefined ? undefined : Number(pid);
}

/** Nobody listens, or the server is still starting, already stopping, or ended this very moment. */
function isSilent(error: unknown): boolean {
  const codes = ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03', '53300'];
  return codes.includes(codeOf(error) ?? '') || /terminated|timeout/i.test(String(error));
}
