import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Gap, gapsOf, type Lock, type LockedPackage } from './check/lock-gaps.ts';
import { platformOf } from './check/platform.ts';

/**
 * After a change of dependencies: enters the optional packages of other platforms that npm left out of the lock.
 * A version and where it runs is all that npm needs to pass over them here and to fetch them there.
 */
const file = join(import.meta.dirname, '../package-lock.json');

export interface Completed {
  readonly lock: Lock;
  readonly added: readonly string[];
  /** What the name does not tell, left for a human. */
  readonly unknown: readonly Gap[];
}

export function completed(lock: Lock): Completed {
  const packages: Record<string, LockedPackage> = { ...lock.packages };
  const unknown: Gap[] = [];
  const added: string[] = [];
  for (const gap of gapsOf(lock)) {
    const platform = /^\d/.test(gap.wanted) ? platformOf(gap.name) : undefined;
    const top = `node_modules/${gap.name}`;
    const place = packages[top] && packages[top].version !== gap.wanted ? `${gap.by}/${top}` : top;
    if (platform) {
      const isDev = packages[gap.by]?.dev === true;
      packages[place] = { version: gap.wanted, ...(isDev && { dev: true }), optional: true, ...platform };
      added.push(`${gap.name} ${gap.wanted}`);
    } else unknown.push(gap);
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { lock: { ...lock, packages: Object.fromEntries(sorted) }, added, unknown };
}

if (import.meta.main) {
  const { lock, added, unknown } = completed(JSON.parse(readFileSync(file, 'utf8')) as Lock);
  if (added.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(added.length > 0 ? `Entered: ${added.join(', ')}.` : 'Nothing was missing.');
  for (const { name, wanted, by } of unknown) console.error(`Enter ${name} ${wanted} (for ${by}) by hand.`);
  process.exitCode = unknown.length > 0 ? 1 : 0;
}
