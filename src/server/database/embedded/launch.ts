import { spawn } from 'node:child_process';
import { open, rename, stat } from 'node:fs/promises';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { Folders } from './folders.ts';
import { runAs } from './run-as.ts';

/** A postmaster just started; `complaint()` is undefined as long as it lives. */
export type Launched = { pid: number | undefined; complaint(): Promise<string | undefined> };

/** Starts a postmaster in a session of its own: it outlives this process, and Ctrl-C does not reach it. */
export async function launch(
  binaries: Binaries,
  account: Account,
  folders: Folders,
  settings: string[],
): Promise<Launched> {
  await rotateLog(folders.log);
  const log = await open(folders.log, 'a', 0o600);
  try {
    const from = (await log.stat()).size;
    const [file, args, start] = runAs(account, binaries.postgres, ['-D', folders.data, ...settings]);
    const child = spawn(file, args, { ...start, detached: true, stdio: ['ignore', log.fd, log.fd] });
    let end: string | undefined;
    child.once('error', (error) => (end = error.message));
    child.once('exit', (code, signal) => (end ??= `it ended with ${signal ?? code}`));
    child.unref();
    return {
      pid: child.pid,
      complaint: async () => end && ((await lastLogLines(folders.log, from)) ?? end),
    };
  } finally {
    await log.close();
  }
}

async function lastLogLines(path: string, from: number): Promise<string | undefined> {
  const log = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await log.read(Buffer.alloc(65_536), 0, 65_536, from);
    const lines = buffer.toString('utf8', 0, bytesRead).split('\n');
    return lines.map((line) => /(?:FATAL|PANIC|error):\s+(.*)/.exec(line)?.[1]).findLast(Boolean);
  } finally {
    await log.close();
  }
}

/** One former log is enough. */
async function rotateLog(log: string): Promise<void> {
  const size = await stat(log).then(
    (file) => file.size,
    () => 0,
  );
  if (size > 4 * 2 ** 20) await rename(log, `${log}.1`);
}
