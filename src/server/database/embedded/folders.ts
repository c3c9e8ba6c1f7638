import { chmod, mkdir, realpath, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { codeOf, DatabaseUnavailable } from './unavailable.ts';

/**
 * Where the embedded database lives inside DATA_DIR. Only `data` and the socket folder belong to the account
 * that runs PostgreSQL; what Palapa writes itself stays outside, so that account cannot lead root astray
 * with a symbolic link.
 */
export type Folders = {
  dataDir: string;
  home: string;
  data: string;
  socket: string;
  socketElsewhere: string;
  hba: string;
  ident: string;
  log: string;
  reserve: string;
};

export async function openFolders(dataDir: string): Promise<Folders> {
  const wanted = join(resolve(dataDir), 'postgres');
  try {
    await makePassable(wanted, await mkdir(wanted, { recursive: true }));
    const home = await realpath(wanted);
    return {
      dataDir: dirname(home),
      home,
      data: join(home, 'data'),
      socket: join(home, 'socket'),
      socketElsewhere: join(home, 'socket-folder'),
      hba: join(home, 'pg_hba.conf'),
      ident: join(home, 'pg_ident.conf'),
      log: join(home, 'postgres.log'),
      reserve: join(home, 'reserve'),
    };
  } catch (error) {
    throw folderRefused(error, wanted);
  }
}

/** Turns a refusal of the file system into the operator's line; other errors come back as they are. */
export function folderRefused(error: unknown, folder: string): unknown {
  switch (codeOf(error)) {
    case 'EACCES':
    case 'EPERM':
      return new DatabaseUnavailable(
        `DATA_DIR: this user may not write ${folder}; start Palapa as the user it belongs to, or chown it.`,
      );
    case 'EROFS':
      return new DatabaseUnavailable(`DATA_DIR: ${folder} is on a read-only disk.`);
    case 'ENOSPC':
      return new DatabaseUnavailable(`DATA_DIR: the disk of ${folder} is full.`);
    case 'ENOTDIR':
    case 'EEXIST':
      return new DatabaseUnavailable(`DATA_DIR: ${folder} cannot be a folder, because a file is in the way.`);
    case 'ENAMETOOLONG':
    case 'ELOOP':
    case 'ENOENT':
      return new DatabaseUnavailable(`DATA_DIR: ${folder} cannot be made.`);
    default:
      return error;
  }
}

/** A root with a strict umask makes folders that no other account can pass. */
async function makePassable(home: string, firstMade: string | undefined): Promise<void> {
  if (firstMade === undefined || process.getuid?.() !== 0) return;
  for (let folder = home; folder.length >= firstMade.length; folder = dirname(folder)) {
    await chmod(folder, (await stat(folder)).mode | 0o111);
  }
}
