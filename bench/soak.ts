import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from './running-server.ts';
import { openFolders } from '../src/server/database/embedded/folders.ts';
import { stopServer } from '../src/server/database/embedded/stop.ts';
import { buildAll } from '../scripts/build.ts';
import { runVitest } from '../scripts/vitest.ts';
import { attackScenarios } from './soak/attacks/index.ts';
import { survivesKills } from './soak/kills.ts';
import { memoryIsStable } from './soak/memory.ts';
import { pagesAreValid } from './soak/pages.ts';

/**
 * What takes longer than `npm test` should. `npm run soak` runs everything, `npm run soak -- attack` only the
 * attacks, `npm run soak -- pages` only the public pages, `npm run soak -- tests` only the tests that are tagged
 * `soak`. Ends with 1 when something does not hold.
 */
type Scenario = (dataDir: string) => Promise<readonly string[]>;

const longScenarios: Readonly<Record<string, Scenario>> = {
  'kill -9 under writes': survivesKills,
  'memory of a server with many sites': memoryIsStable,
};

const pageScenarios: Readonly<Record<string, Scenario>> = { 'public pages': pagesAreValid };

/** They have databases of their own. */
const testScenarios: Readonly<Record<string, Scenario>> = {
  'long tests': async () => (runVitest(['--tags-filter=soak']) === 0 ? [] : ['a test failed']),
};

const log = { info() {}, warn: console.warn, error: console.error };

const [part = 'all', ...names] = process.argv.slice(2);
if (!['all', 'attack', 'pages', 'tests'].includes(part)) {
  console.error(
    'Use `npm run soak`, `npm run soak -- attack [name of an attack …]`, `npm run soak -- pages` or `npm run soak -- tests`.',
  );
  process.exit(1);
}
const unknown = names.filter((name) => !(name in attackScenarios));
if (unknown.length > 0) {
  console.error(
    `There is no attack called ${unknown.join(', ')}. There are: ${Object.keys(attackScenarios).join(', ')}.`,
  );
  process.exit(1);
}
const attacks = Object.entries(attackScenarios).filter(
  ([name]) => names.length === 0 || names.includes(name),
);
const pages = Object.entries(pageScenarios);
const tests = Object.entries(testScenarios);
const parts: Readonly<Record<string, readonly (readonly [string, Scenario])[]>> = {
  all: [...Object.entries(longScenarios), ...pages, ...attacks, ...tests],
  attack: attacks,
  pages,
  tests,
};
const scenarios = parts[part]!;

await buildAll();
await using folder = await temporaryFolder();
for (const [index, [name, scenario]] of scenarios.entries()) {
  console.log(name);
  const dataDir = join(folder.path, `story-${index}`);
  await mkdir(dataDir, { mode: 0o711 });
  try {
    const problems = await scenario(dataDir);
    for (const problem of problems) console.error(`  FAILED  ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
  } finally {
    // A Palapa that was killed leaves its PostgreSQL running for the next one; here there is none.
    await stopServer(await openFolders(dataDir), log);
  }
}
console.log(process.exitCode ? 'Something did not hold: see above.' : 'All of it holds.');
