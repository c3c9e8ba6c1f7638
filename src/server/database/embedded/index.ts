import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { removeHalfMade } from './cluster.ts';
import { folderRefused, openFolders, type Folders } from './folders.ts';
import { homeConfig } from './home-database.ts';
import type { Log } from './log.ts';
import { takeOwnership, type Ownership } from './ownership.ts';
import { postmasterOf } from './postmaster.ts';
import { type Storage, unwatchedStorage } from '../storage.ts';
import { knownSocketFolder } from './socket.ts';
import { watchStorage } from './storage-watch.ts';
import { startServer } from './start.ts';
import { stopServer } from './stop.ts';
import { DatabaseUnavailable, DataFolderInUse } from './unavailable.ts';

export type EmbeddedDatabase = {
  config: pg.PoolConfig;
  /** What the disk allows; unwatched where nothing need survive. */
  storage: Storage;
  /** Ends PostgreSQL; nothing is left running. Bounded at about 30 s. */
  stop(): Promise<void>;
};

type EmbeddedOptions = {
  dataDir: string;
  log: Log;
  /** False only for tests: faster, and nothing survives a power cut. */
  isDurable?: boolean;
  /** Called when another Palapa took the data folder over after a crash of PostgreSQL: time to end this one. */
  onLost?: ((reason: DataFolderInUse) => void) | undefined;
};

/**
 * PostgreSQL in DATA_DIR: the one still running from a Palapa that was killed, or else a new one, which is
 * given a cluster first if there is none. When it ends by accident it is started again.
 */
export async function openEmbeddedDatabase({
  dataDir,
  log,
  isDurable = true,
  onLost,
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const folders = await openFolders(dataDir);
  let isStopping = false;
  let isOurs = true;
  const owned = await own(folders, log, isDurable);
  let ownership = owned.ownership;
  const watch = isDurable
    ? await watchStorage({ folders, log, walLimit: () => ownership.walLimit })
    : undefined;
  const storage = watch ?? unwatchedStorage;
  let postmaster = await postmasterOf(folders.data);
  await removeHalfMade(folders).catch((error: unknown) =>
    log.warn(`Left for the next start: ${String(error)}`),
  );
  const running = keepRunning();

  async function keepRunning(): Promise<void> {
    for (;;) {
      await ownership.lost;
      if (isStopping) return;
      // Without its folder PostgreSQL ends by itself, within a minute. That was said already.
      if (storage.isThere()) log.warn('PostgreSQL ended unexpectedly; it is started again.');
      const regained = await regain();
      if (!regained) return;
      ownership = regained;
      postmaster = await postmasterOf(folders.data);
      if (isStopping) return stopServer(folders, log);
    }
  }

  /** Tries for as long as it takes: what guests read is in memory, and a full disk may be mended. */
  async function regain(): Promise<Ownership | undefined> {
    for (let lastError = ''; !isStopping; await pause(1000)) {
      // A start would make a new, empty cluster where the database was.
      if (!storage.isThere()) continue;
      try {
        return (await own(folders, log, isDurable)).ownership;
      } catch (error) {
        if (error instanceof DataFolderInUse) {
          isOurs = false;
          log.error(error.message);
          onLost?.(error);
          return undefined;
        }
        if (String(error) !== lastError) log.error((lastError = String(error)));
      }
    }
    return undefined;
  }

  return {
    config: homeConfig(owned.socketFolder),
    storage,
    async stop() {
      if (isStopping) return;
      isStopping = true;
      await watch?.stop();
      if (!isOurs) return;
      await stopServer(folders, log, postmaster);
      ownership.release();
      // A new start may be under way after a crash; it sees `isStopping` and ends what it brought up.
      await within(10_000, running);
    },
  };
}

type Owned = { ownership: Ownership; socketFolder: string };

/** The socket is tried first: a server that already runs is had within milliseconds, without looking at files. */
async function own(folders: Folders, log: Log, isDurable: boolean): Promise<Owned> {
  try {
    let socketFolder = await knownSocketFolder(folders);
    for (const began = Date.now(); ; await pause(5)) {
      const ownership = socketFolder && (await takeOwnership(socketFolder, folders.dataDir));
      if (socketFolder && ownership) return { ownership, socketFolder };
      if (Date.now() - began > 30_000) throw await isUnresponsive(folders);
      socketFolder = await startServer(folders, log, isDurable);
    }
  } catch (error) {
    throw folderRefused(error, folders.home);
  }
}

async function isUnresponsive(folders: Folders): Promise<DatabaseUnavailable> {
  const pid = (await postmasterOf(folders.data))?.pid;
  return new DatabaseUnavailable(
    `PostgreSQL ${pid ?? ''} runs on ${folders.data} and does not answer on its socket: kill -INT ${pid ?? 'it'} and start again.`,
  );
}

async function within(limit: number, work: Promise<void>): Promise<void> {
  const enough = new AbortController();
  await Promise.race([work, pause(limit, undefined, { signal: enough.signal }).catch(() => {})]);
  enough.abort();
}
