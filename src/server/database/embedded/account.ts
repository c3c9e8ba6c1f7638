import { spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { DatabaseUnavailable } from './unavailable.ts';

/** The account that runs PostgreSQL. PostgreSQL refuses root, so a root Palapa borrows an existing one. */
export type Account = {
  name: string;
  uid: number;
  gid: number;
  isBorrowed: boolean;
  /** Lent by root to pass folders closed to the account; it could read any file by it, so see who may use it. */
  capability?: 'dac_read_search' | 'dac_override';
};

const candidates = ['palapa', 'postgres', 'nobody'];

/** An existing cluster goes on under its owner; a new one gets this user, or for root the first candidate. */
export async function accountFor(data: string): Promise<Account> {
  const own = ownAccount();
  const owner = await stat(data).then(
    (folder) => folder.uid,
    () => undefined,
  );
  if (own.uid !== 0) {
    if (owner === undefined || owner === own.uid) return own;
    throw new DatabaseUnavailable(
      `DATA_DIR: ${data} belongs to uid ${owner}, and Palapa runs as ${own.name}: start it as that user or as root.`,
    );
  }
  if (owner === 0) {
    throw new DatabaseUnavailable(
      `DATA_DIR: ${data} belongs to root, which PostgreSQL refuses: chown -R it to an ordinary account.`,
    );
  }
  for (const who of owner === undefined ? candidates : [String(owner)]) {
    const account = lookUp(who);
    if (account) return account;
  }
  throw new DatabaseUnavailable(
    owner === undefined
      ? 'PostgreSQL refuses to run as root, and there is no account "palapa", "postgres" or "nobody": add one, or start Palapa as an ordinary user.'
      : `DATA_DIR: ${data} belongs to uid ${owner}, which has no account on this machine: chown -R it to one.`,
  );
}

function ownAccount(): Account {
  try {
    const { username, uid, gid } = userInfo();
    return { name: username, uid, gid, isBorrowed: false };
  } catch {
    throw new DatabaseUnavailable(
      `The embedded database needs a user with a line in /etc/passwd, and uid ${process.getuid?.()} has none: start Palapa as another user, or set DATABASE_URL.`,
    );
  }
}

function lookUp(who: string): Account | undefined {
  const response =
    spawnSync('id', [who], { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } }).stdout ?? '';
  const found = /^uid=(\d+)\(([^)]+)\) gid=(\d+)/.exec(response);
  if (!found?.[2] || found[1] === '0') return undefined;
  return { name: found[2], uid: Number(found[1]), gid: Number(found[3]), isBorrowed: true };
}
