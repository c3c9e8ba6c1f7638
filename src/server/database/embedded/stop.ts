import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from './alive.ts';
import type { Folders } from './folders.ts';
import type { Log } from './log.ts';
import { postmasterOf } from './postmaster.ts';
import { forgetSocketElsewhere } from './socket.ts';
import { codeOf } from './unavailable.ts';

/**
 * SIGINT ends every session and writes everything down; where that takes over 20 s, SIGQUIT drops all and
 * leaves the rest to the recovery of the next start. Never waits without bound.
 */
export async function stopServer(folders: Folders, log: Log): Promise<void> {
  const postmaster = await postmasterOf(folders.data);
  if (postmaster && !(await end(postmaster.pid, log))) return;
  await forgetSocketElsewhere(folders);
}

const insistence = [
  ['SIGINT', 20_000],
  ['SIGQUIT', 10_000],
] as const;

async function end(pid: number, log: Log): Promise<boolean> {
  for (const [signal, limit] of insistence) {
    send(signal, pid);
    for (const began = Date.now(); Date.now() - began < limit; await pause(5)) {
      if (!isAlive(pid)) return true;
    }
    log.warn(`PostgreSQL ${pid} did not end within ${limit / 1000} s of ${signal}.`);
  }
  return false;
}

function send(signal: NodeJS.Signals, pid: number): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}
