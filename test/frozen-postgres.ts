import { spawnSync } from 'node:child_process';
import { openFolders } from '../src/server/database/embedded/folders.ts';
import { postmasterOf } from '../src/server/database/embedded/postmaster.ts';

/** Processes whose parent is `pid`. `ps` with these options is the same on Linux and macOS. */
function childrenOf(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.filter(([, parent]) => parent === pid).map(([child]) => child!);
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // A backend that ended meanwhile need not be signalled.
    }
  }
}

/**
 * Stops every process of the embedded PostgreSQL in this data folder with SIGSTOP: connections stay open and nothing
 * is answered. Returns the function that lets them go on.
 */
export async function freezePostgres(dataDir: string): Promise<() => void> {
  const { data } = await openFolders(dataDir);
  const postmaster = (await postmasterOf(data))?.pid;
  if (postmaster === undefined) throw new Error(`No PostgreSQL runs in ${dataDir}.`);
  // The postmaster first, so that it starts no further backends.
  signal([postmaster], 'SIGSTOP');
  const backends = childrenOf(postmaster);
  signal(backends, 'SIGSTOP');
  return () => signal([...backends, postmaster], 'SIGCONT');
}
