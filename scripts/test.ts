import { join } from 'node:path';
import { buildAll } from './build.ts';
import { runVitest } from './vitest.ts';

/**
 * `npm test` runs every test but those tagged `soak`, which `npm run soak -- tests` runs. Arguments after `npm test --`
 * go to Vitest, which runs all tests that they name.
 */
const args = process.argv.slice(2);
// Only what runs everything can miss something.
const reporters = ['default', join(import.meta.dirname, 'specification/ran-reporter.ts')];
const everything = ['--tags-filter=!soak', ...reporters.map((one) => `--reporter=${one}`)];

await buildAll();
process.exit(runVitest(args.length > 0 ? args : everything));
