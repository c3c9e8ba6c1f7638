import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildAll } from './build.ts';
import { headlessChromiumPath } from './chromium.ts';

/** Every test there is: rules, server, journeys in a browser. Words after `npm test --` go to Vitest. */
const root = join(import.meta.dirname, '..');

await buildAll();
// Vite leaves 'production' behind after a build: React has no `act` there.
const env = { ...process.env, NODE_ENV: 'test', CHROMIUM_PATH: headlessChromiumPath() };
const words = process.argv.slice(2);
// Only what runs everything can miss something.
const reporters = words.length > 0 ? [] : ['default', join(root, 'scripts/specification/ran-reporter.ts')];
const vitest = spawnSync(
  join(root, 'node_modules/.bin/vitest'),
  ['run', ...reporters.map((one) => `--reporter=${one}`), ...words],
  { cwd: root, env, stdio: 'inherit' },
);
process.exit(vitest.status ?? 1);
