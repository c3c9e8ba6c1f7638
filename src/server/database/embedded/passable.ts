import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import type { Account } from './account.ts';
import { runAs } from './run-as.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** What lets an account pass closed folders on Linux, the lesser first; many containers have only the second. */
const capabilities = ['dac_read_search', 'dac_override'] as const;

/**
 * The account, able to walk to the folder: one closed parent, such as /root, hides everything from a borrowed
 * one. PostgreSQL refuses to be root but not a capability, so there it is lent one, and stays the same user.
 */
export function ableToPass(folder: string, account: Account): Account {
  if (!account.isBorrowed || canEnter(folder, account)) return account;
  for (const capability of capabilities) {
    const able = { ...account, capability };
    if (canEnter(folder, able)) return able;
  }
  const closed = parentsOf(folder).find((parent) => !canEnter(parent, account)) ?? folder;
  throw new DatabaseUnavailable(
    `DATA_DIR: PostgreSQL runs as "${account.name}", which cannot enter ${closed} on the way to ${folder}: chmod o+x ${closed}, or choose another DATA_DIR.`,
  );
}

/** From the root down to the folder itself. */
function parentsOf(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [...parentsOf(parent), folder];
}

/** Asked of the system itself rather than read from mode bits, because access lists count too. */
function canEnter(folder: string, account: Account): boolean {
  const [file, args, start] = runAs(account, '/bin/sh', ['-c', 'cd "$0"', folder]);
  const response = spawnSync(file, args, { ...start, stdio: 'ignore' });
  // A machine without setpriv cannot lend a capability; an ordinary start must be possible everywhere.
  if (response.error && !account.capability) {
    throw new DatabaseUnavailable(
      `This root may not start a program as "${account.name}" (${response.error.message}): start Palapa as an ordinary user.`,
    );
  }
  return response.status === 0;
}
