import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Account } from './account.ts';
import { isAlive } from './alive.ts';
import type { Binaries } from './binaries.ts';
import type { Folders } from './folders.ts';
import { runAs } from './run-as.ts';
import { codeOf, DatabaseUnavailable } from './unavailable.ts';

/** The superuser of the cluster; Palapa itself works under a lesser role. */
export const superuser = 'postgres';

/**
 * Makes the cluster when there is none. It grows in `data.<pid>` and is renamed when complete: a power cut
 * leaves a folder to throw away, never half a cluster under the real name.
 */
export async function ensureCluster(
  folders: Folders,
  binaries: Binaries,
  account: Account,
  isDurable: boolean,
): Promise<void> {
  const major = await readFile(join(folders.data, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (major === undefined) return createCluster(folders, binaries, account, isDurable);
  if (major.trim() !== binaries.major) {
    throw new DatabaseUnavailable(
      `DATA_DIR: ${folders.data} was made by PostgreSQL ${major.trim()} and this Palapa brings ${binaries.major}: dump it with the former Palapa and restore it here.`,
    );
  }
}

/** Throws away what an interrupted first start left behind. */
export async function removeHalfMade(folders: Folders): Promise<void> {
  for (const name of await readdir(folders.home)) {
    const pid = /^(?:data|half-postgresql)\.(\d+)$/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) {
      // An initdb whose Palapa was killed may still be writing.
      await rm(join(folders.home, name), { recursive: true, force: true, maxRetries: 5 });
    }
  }
}

async function createCluster(
  folders: Folders,
  binaries: Binaries,
  account: Account,
  isDurable: boolean,
): Promise<void> {
  const half = `${folders.data}.${process.pid}`;
  await rm(half, { recursive: true, force: true });
  await mkdir(half);
  await chmod(half, 0o700);
  if (account.isBorrowed) await chown(half, account.uid, account.gid);
  await runInitdb(half, binaries, account, isDurable);
  try {
    await rename(half, folders.data);
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    if (!['ENOTEMPTY', 'EEXIST'].includes(codeOf(error) ?? '')) throw error;
    // Another Palapa was first, or strange files are in the way.
    await readFile(join(folders.data, 'PG_VERSION')).catch(() => {
      throw new DatabaseUnavailable(
        `DATA_DIR: ${folders.data} holds something that is not a database: move it away.`,
      );
    });
  }
  const home = await open(folders.home);
  await home.sync().finally(() => home.close());
}

async function runInitdb(folder: string, binaries: Binaries, account: Account, isDurable: boolean) {
  // PostgreSQL's own C.UTF-8 sorts alike on every machine, whatever the system's libraries say.
  const options = [
    '-U',
    superuser,
    '-E',
    'UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  const silent = ['--auth=peer', '--no-instructions', ...(isDurable ? [] : ['--no-sync'])];
  try {
    await promisify(execFile)(...runAs(account, binaries.initdb, ['-D', folder, ...options, ...silent]));
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    const message = String((error as { stderr?: string }).stderr || error).trim();
    throw new DatabaseUnavailable(
      /No space left/.test(message)
        ? `DATA_DIR: the disk of ${folder} is full; the embedded database needs about 200 MB.`
        : `The embedded database could not be created: ${message.split('\n').find((line) => /error|fatal/i.test(line)) ?? message.split('\n').at(-1)}`,
    );
  }
}
