import { spawnSync } from 'node:child_process';
import { constants, readFileSync, statSync } from 'node:fs';
import { open, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isAlive, isTaken } from './alive.ts';
import { port } from './socket.ts';

/** The postmaster as its pid file in the cluster describes it. */
export type Postmaster = { pid: number; isReady: boolean };

/** The living postmaster of a cluster, whoever started it; undefined when there is none. */
export async function postmasterOf(data: string): Promise<Postmaster | undefined> {
  const lines = await readPidFile(data);
  const pid = Math.abs(Number.parseInt(lines[0] ?? '', 10));
  if (!pid || !isAlive(pid) || !isServerOf(pid, data)) return undefined;
  return { pid, isReady: lines[7]?.trim() === 'ready' };
}

/**
 * The number in the file may belong to another program by now (after a reboot, in a new container) or to
 * a zombie, and PostgreSQL would not start for fear of it. The file then gets a number no process can have.
 * It is not removed, because it also names the shared memory by which PostgreSQL knows survivors of its own.
 */
export async function disarmFormerPid(data: string, socketFolder: string): Promise<void> {
  const [first, ...rest] = await readPidFile(data);
  const pid = Number.parseInt(first ?? '', 10);
  if (!pid || !isTaken(pid) || isServerOf(pid, data)) return;
  const file = await open(pidFile(data), constants.O_WRONLY | constants.O_TRUNC | constants.O_NOFOLLOW);
  await file.writeFile([2 ** 31 - 1, ...rest].join('\n')).finally(() => file.close());
  await rm(join(socketFolder, `.s.PGSQL.${port}.lock`), { force: true });
}

/** Whether the process is the server that was started on this path, wherever the folder is by now. */
export function isStillOf({ pid }: Postmaster, data: string): boolean {
  const [program, ...args] = commandLine(pid);
  return isAlive(pid) && basename(program ?? '') === 'postgres' && args[args.indexOf('-D') + 1] === data;
}

const pidFile = (data: string) => join(data, 'postmaster.pid');

async function readPidFile(data: string): Promise<string[]> {
  return readFile(pidFile(data), 'utf8').then(
    (text) => text.split('\n'),
    () => [],
  );
}

/** The postmaster keeps the command line it was started with, `postgres -D <cluster> …`. */
function isServerOf(pid: number, data: string): boolean {
  const [program, ...args] = commandLine(pid);
  const cluster = args[args.indexOf('-D') + 1];
  return basename(program ?? '') === 'postgres' && cluster !== undefined && isSameFolder(cluster, data);
}

function commandLine(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    if (process.platform === 'linux') return [];
    // macOS has no /proc, and its ps does not say where a word ends.
    const line = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
    const parts = /^(\S.*?) -D (.*?) -c /.exec(line);
    return parts ? [parts[1] ?? '', '-D', parts[2] ?? ''] : [];
  }
}

function isSameFolder(one: string, other: string): boolean {
  try {
    const [a, b] = [statSync(one), statSync(other)];
    return a.dev === b.dev && a.ino === b.ino;
  } catch {
    return false;
  }
}
