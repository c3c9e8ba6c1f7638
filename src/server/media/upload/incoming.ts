import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Longer than any upload and its decoding take. Milliseconds. */
const FORGOTTEN_AFTER = 3_600_000;

/** A server that was killed could not remove its files. */
async function removeForgotten(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < Date.now() - FORGOTTEN_AFTER) await rm(file, { force: true });
  }
}

/** Does work with two files of its own, for a file as it was sent and as it will be stored; then they go. */
export async function withIncomingFiles<T>(
  folder: string,
  work: (sent: string, clean: string) => Promise<T>,
): Promise<T> {
  await mkdir(folder, { recursive: true });
  await removeForgotten(folder);
  const sent = join(folder, randomUUID());
  const clean = `${sent}.clean`;
  try {
    return await work(sent, clean);
  } finally {
    await Promise.all([sent, clean].map((file) => rm(file, { force: true })));
  }
}
