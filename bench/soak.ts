import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from './running-server.ts';
import { openFolders } from '../src/server/database/embedded/folders.ts';
import { stopServer } from '../src/server/database/embedded/stop.ts';
import { buildAll } from '../scripts/build.ts';
import { survivesKills } from './soak/kills.ts';
import { memoryIsStable } from './soak/memory.ts';

/** What takes longer than `npm test` should: about four minutes. Ends with 1 when something does not hold. */
const stories = {
  'kill -9 under writes': survivesKills,
  'memory of a server with many sites': memoryIsStable,
};

const log = { info() {}, warn: console.warn, error: console.error };

await buildAll();
await using folder = await temporaryFolder();
for (const [name, story] of Object.entries(stories)) {
  console.log(name);
  const dataDir = join(folder.path, story.name);
  await mkdir(dataDir, { mode: 0o711 });
  try {
    const problems = await story(dataDir);
    for (const problem of problems) console.error(`  FAILED  ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
  } finally {
    // A Palapa that was killed leaves its PostgreSQL running for the next one; here there is none.
    await stopServer(await openFolders(dataDir), log);
  }
}
console.log(process.exitCode ? 'Something did not hold: see above.' : 'All of it holds.');
