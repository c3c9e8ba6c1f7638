import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { loadDemo } from '../../src/server/archive/load-demo.ts';
import { mediaFolders } from '../../src/server/media/store.ts';
import { cheapPasswords, type SharedTestApp, sharedTestApp } from '../app.ts';
import { createFilledDatabase } from '../database.ts';
import { MAX_WAIT } from '../wait.ts';
import type { Get } from './crawl.ts';

/** The demo group in a database of its own. */
export interface DemoGroup extends SharedTestApp {
  readonly get: Get;
}

/** Where the public site of a key stands in it. */
export const originOf = (key: string): string => `http://${key}.localhost`;

/** Whoever opens it closes it. */
export async function demoGroup(): Promise<DemoGroup> {
  const dataDir = await mkdtemp(join(tmpdir(), 'palapa-demo-'));
  const database = await createFilledDatabase('demo', async (pool, files) => {
    const today = new Date().toISOString().slice(0, 10);
    await loadDemo(drizzle(pool), mediaFolders(files), today, {
      isLoopback: true,
      passwordCost: cheapPasswords,
    });
  });
  await cp(database.files, dataDir, { recursive: true });
  const test = await sharedTestApp({ database, environment: { DATA_DIR: dataDir, DEMO: '1' } });
  return {
    ...test,
    async get({ host, pathname, search }) {
      const end = Date.now() + MAX_WAIT;
      for (;;) {
        const { statusCode, headers, body } = await test.app.inject({
          url: pathname + search,
          headers: { host, accept: 'text/html,application/xhtml+xml' },
        });
        const again = Number(headers['retry-after']);
        // On a busy machine a search may have to wait for its turn, and says for how long.
        if (statusCode !== 503 || Number.isNaN(again) || Date.now() > end) {
          return { status: statusCode, type: String(headers['content-type']), body };
        }
        await setTimeout(again * 1000);
      }
    },
    async close() {
      await test.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
