import { mkdir, statfs } from 'node:fs/promises';

/** Bytes that pictures leave free on their disk. */
const MIN_FREE = 64 * 2 ** 20;

/**
 * Whether a file of so many bytes may be kept in the folder. The watch over the database's disk does not know: the
 * pictures may lie on another one, or the database on another machine.
 */
export async function hasSpaceFor(folder: string, bytes: number): Promise<boolean> {
  await mkdir(folder, { recursive: true });
  const disk = await statfs(folder);
  return disk.bavail * disk.bsize > bytes + MIN_FREE;
}
