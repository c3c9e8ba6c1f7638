import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from './alive.ts';
import type { Folders } from './folders.ts';
import type { Log } from './log.ts';
import { isStillOf, type Postmaster, postmasterOf } from './postmaster.ts';
import { forgetSocketElsewhere } from './socket.ts';
import { codeOf } from './unavailable.ts';

/**
 * SIGINT ends every session and writes everything down; where that takes over 20 s, SIGQUIT drops all and
 * leaves the rest to the recovery of the next start. Never waits without bound. `known` is the server that was
 * started here: where its folder was moved away it runs on, and nothing in the folder tells of it.
 */
export async function stopServer(folders: Folders, log: Log, known?: Postmaster): Promise<void> {
  const moved = known && isStillOf(known, folders.data) ? known : undefined;
  const postmaster = (await postmasterOf(folders.data)) ?? moved;
  if (postmaster && !(await end(postmaster.pid, log))) return;
  await forgetSocketElsewhere(folders);
}

const STOP_SIGNALS = [
  ['SIGINT', 20_000],
  ['SIGQUIT', 10_000],
] as const;

async function end(pid: number, log: Log): Promise<boolean> {
  for (const [signal, limit] of STOP_SIGNALS) {
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
