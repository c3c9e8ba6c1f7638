import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gapsOf, type Lock, wantedIn } from './lock-gaps.ts';
import type { Outcome, Part } from './part.ts';

async function checkLock(root: string): Promise<Outcome> {
  const content = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as Lock;
  return {
    checked: wantedIn(content).length,
    of: 'optional packages',
    problems: gapsOf(content).map(
      ({ name, wanted, by }) =>
        `package-lock.json has no ${name} ${wanted}, which ${by} may need, so npm ci refuses it: node scripts/complete-lock.ts`,
    ),
  };
}

export const lock: Part = { name: 'lock', check: checkLock };
