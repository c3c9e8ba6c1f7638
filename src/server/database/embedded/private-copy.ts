import { chmod, cp, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileExists } from '../../file-exists.ts';
import { codeOf } from './unavailable.ts';

/**
 * A copy of PostgreSQL's programs that every account can read and run. It is made beside its final name and
 * then renamed, so that half a copy is never taken for a whole one.
 */
export async function privateCopy(native: string, copy: string): Promise<string> {
  if (await fileExists(copy)) return copy;
  const half = join(dirname(copy), `half-postgresql.${process.pid}`);
  await rm(half, { recursive: true, force: true });
  for (const part of ['bin', 'lib', 'share']) {
    await cp(join(native, part), join(half, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !file.endsWith('.a'),
    });
  }
  await openToAll(half);
  await rename(half, copy).catch(async (error: unknown) => {
    if (!['ENOTEMPTY', 'EEXIST'].includes(codeOf(error) ?? '')) throw error;
    await rm(half, { recursive: true, force: true });
  });
  await removeOlder(copy);
  return copy;
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const isRunnable = entry.isDirectory() || basename(entry.parentPath) === 'bin';
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), isRunnable ? 0o755 : 0o644);
  }
}

async function removeOlder(copy: string): Promise<void> {
  for (const name of await readdir(dirname(copy))) {
    if (name.startsWith('postgresql-') && name !== basename(copy)) {
      await rm(join(dirname(copy), name), { recursive: true, force: true });
    }
  }
}
