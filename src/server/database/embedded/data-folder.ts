import { statSync } from 'node:fs';
import { join } from 'node:path';

/** Files that PostgreSQL never replaces in the life of a cluster, in two folders of it. */
const LASTING = ['PG_VERSION', 'global/pg_control'];

/**
 * Which cluster stands at a path: undefined where there is none. A copy of it is another one, also where the file
 * system gives its files the same numbers again.
 *
 * Synchronous, because it is asked before and after every write: a few microseconds, where the threads of Node's
 * asynchronous calls may all be busy with pictures and passwords.
 */
export function clusterAt(data: string): string | undefined {
  const parts: string[] = [];
  for (const name of LASTING) {
    try {
      const { dev, ino, birthtimeNs } = statSync(join(data, name), { bigint: true });
      parts.push(`${dev}:${ino}:${birthtimeNs}`);
    } catch {
      return undefined;
    }
  }
  return parts.join(' ');
}
