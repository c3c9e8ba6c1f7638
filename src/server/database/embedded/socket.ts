import { chmod, chown, lstat, mkdir, mkdtemp, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from './account.ts';
import type { Folders } from './folders.ts';
import { codeOf } from './unavailable.ts';

export const port = 5432;

/** The system cuts a socket's path off at 107 bytes (103 on macOS). */
const longest = process.platform === 'darwin' ? 103 : 107;

/** The folder where the socket is, or would be; undefined when none was made yet. */
export async function knownSocketFolder(folders: Folders): Promise<string | undefined> {
  if (fits(folders.socket)) return folders.socket;
  return readFile(folders.socketElsewhere, 'utf8').catch(() => undefined);
}

/**
 * A folder only the account (and root) may enter. When DATA_DIR's path is too long for a socket, it is a
 * private folder in /tmp whose random name is remembered in DATA_DIR; a known name there could be prepared
 * by somebody else.
 */
export async function makeSocketFolder(folders: Folders, account: Account): Promise<string> {
  const known = await knownSocketFolder(folders);
  if (known !== undefined && (await becomesPrivate(known, account))) return known;
  const elsewhere = await mkdtemp('/tmp/palapa-');
  await giveTo(elsewhere, account);
  await writeFile(folders.socketElsewhere, elsewhere);
  return elsewhere;
}

/** After a clean stop nothing stays behind in /tmp. */
export async function forgetSocketElsewhere(folders: Folders): Promise<void> {
  const elsewhere = await readFile(folders.socketElsewhere, 'utf8').catch(() => undefined);
  if (elsewhere === undefined) return;
  // PostgreSQL has emptied it, unless the next Palapa is already at work there.
  await rmdir(elsewhere).then(
    () => rm(folders.socketElsewhere, { force: true }),
    () => {},
  );
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${port}`)) <= longest;
}

async function becomesPrivate(folder: string, account: Account): Promise<boolean> {
  try {
    await mkdir(folder, { mode: 0o700 });
    await giveTo(folder, account);
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  const found = await lstat(folder);
  return found.isDirectory() && found.uid === account.uid && (found.mode & 0o777) === 0o700;
}

async function giveTo(folder: string, account: Account): Promise<void> {
  await chmod(folder, 0o700);
  if (account.isBorrowed) await chown(folder, account.uid, account.gid);
}
