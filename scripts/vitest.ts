import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { headlessChromiumPath } from './chromium.ts';

const root = join(import.meta.dirname, '..');

/** Runs Vitest with these arguments, on what has been built. Returns its exit status. */
export function runVitest(args: readonly string[]): number {
  // Vite leaves 'production' behind after a build: React has no `act` there.
  const env = { ...process.env, NODE_ENV: 'test', CHROMIUM_PATH: headlessChromiumPath() };
  const { status } = spawnSync(join(root, 'node_modules/.bin/vitest'), ['run', ...args], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  return status ?? 1;
}
