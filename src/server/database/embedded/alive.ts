import { readFileSync } from 'node:fs';
import { codeOf } from './unavailable.ts';

/**
 * Whether a process still runs. A zombie has ended: it keeps its number only because its parent, often the
 * first process of a container, has not collected it.
 */
export function isAlive(pid: number): boolean {
  return isTaken(pid) && !isZombie(pid);
}

/** Whether the number belongs to a process at all, zombies included: as far as PostgreSQL itself looks. */
export function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function isZombie(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name in parentheses may itself hold parentheses and spaces; the state follows the last one.
    return 'ZX'.includes(stat.charAt(stat.lastIndexOf(')') + 2));
  } catch {
    return false;
  }
}
