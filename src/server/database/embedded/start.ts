import { setTimeout as pause } from 'node:timers/promises';
import { accountFor } from './account.ts';
import { binariesFor } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { walLimitFor } from './disk-thresholds.ts';
import type { Folders } from './folders.ts';
import { launch } from './launch.ts';
import type { Log } from './log.ts';
import { ableToPass } from './passable.ts';
import { disarmFormerPid, postmasterOf, type Postmaster } from './postmaster.ts';
import { freeBytes, isDiskFull, releaseReserve } from './reserve.ts';
import { settingsFor, writeAccessFiles } from './settings.ts';
import { makeSocketFolder } from './socket.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** Crash recovery reads up to 256 MB of WAL; a disk that needs longer than this is broken. */
const recoveryLimit = 300_000;
/** A killed postmaster's children hold its memory until they notice, which is a matter of milliseconds. */
const survivorsLimit = 20_000;

/** Sees to a postmaster that says it is ready, and answers where its socket is. */
export async function startServer(folders: Folders, log: Log, isDurable: boolean): Promise<string> {
  const account = ableToPass(folders.home, await accountFor(folders.data));
  const binaries = await binariesFor(account, folders.home);
  await ensureCluster(folders, binaries, account, isDurable);
  const socketFolder = await makeSocketFolder(folders, account);
  const walLimit = walLimitFor(await freeBytes(folders.home));
  const settings = settingsFor(folders, socketFolder, isDurable, walLimit);

  for (const began = Date.now(); ; await pause(50)) {
    if (await becomesReady(folders, log, async (postmaster) => !postmaster)) return socketFolder;
    await writeAccessFiles(folders, account);
    await disarmFormerPid(folders.data, socketFolder);
    if (await isDiskFull(folders.home)) await releaseReserve(folders.reserve);
    const launched = await launch(binaries, account, folders, settings);
    let complaint: string | undefined;
    const hasEnded = async () => (complaint = await launched.complaint()) !== undefined;
    if (await becomesReady(folders, log, hasEnded)) return socketFolder;
    const mayPass = isPassing(complaint) && Date.now() - began < survivorsLimit;
    const mayFit = isFull(complaint) && (await releaseReserve(folders.reserve));
    if (!mayPass && !mayFit) throw doesNotStart(complaint, folders);
  }
}

/** True once the cluster's postmaster is ready, false when it has ended instead. */
async function becomesReady(
  folders: Folders,
  log: Log,
  hasEnded: (postmaster: Postmaster | undefined) => Promise<boolean>,
): Promise<boolean> {
  const began = Date.now();
  for (let hasSpoken = false; ; await pause(3)) {
    const postmaster = await postmasterOf(folders.data);
    if (postmaster?.isReady) return true;
    if (await hasEnded(postmaster)) return false;
    const waited = Date.now() - began;
    if (waited > recoveryLimit) {
      throw new DatabaseUnavailable(`PostgreSQL is not ready after 5 minutes (see ${folders.log})`);
    }
    if (waited > 3000 && !hasSpoken) {
      log.info('PostgreSQL is putting its files in order; after a crash this can take minutes.');
      hasSpoken = true;
    }
  }
}

const isPassing = (complaint = '') => /shared memory block|lock file .* already exists/i.test(complaint);
const isFull = (complaint = '') => /No space left/i.test(complaint);

function doesNotStart(complaint: string | undefined, folders: Folders): DatabaseUnavailable {
  return new DatabaseUnavailable(
    isFull(complaint)
      ? `DATA_DIR: the disk of ${folders.home} is full, so PostgreSQL cannot start: make room.`
      : `PostgreSQL does not start: ${complaint} (see ${folders.log})`,
  );
}
