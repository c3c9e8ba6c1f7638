import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { contentTypes } from '../src/content/index.ts';
import { buildApp } from '../src/server/app.ts';
import { readConfig } from '../src/server/config.ts';
import { createRecord } from '../src/server/content/write/write.ts';
import { connect, type Connection } from '../src/server/database/connect.ts';
import { migrate } from '../src/server/database/migrate.ts';
import type { TimeLimits } from '../src/server/database/time-limits.ts';
import { administrator, siteBody } from './app.ts';

const SITE = 15;

/** Palapa on an embedded PostgreSQL of its own, for tests of what happens to that server and its disk. */
export interface EmbeddedApp {
  readonly app: FastifyInstance;
  readonly database: Connection;
  /** Errors from the log. */
  readonly faults: readonly { readonly err?: { readonly cause?: unknown } }[];
  /** Lines for the operator, without failed requests. */
  readonly lines: readonly string[];
  /** Creates a record through the staff API. */
  write(name: string): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

export async function embeddedApp(dataDir: string, limits?: TimeLimits): Promise<EmbeddedApp> {
  const faults: { err?: { cause?: unknown } }[] = [];
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const database = await connect({ dataDir, log: { info: say, warn: say, error: say }, limits });
  await migrate(database.pool);
  const actor = { id: null, name: 'Test' };
  const body = siteBody('marea', { isDefault: true });
  await createRecord(drizzle(database.pool), contentTypes.site, { id: SITE, siteId: null, body, actor });
  const app = await buildApp({
    config: readConfig({ DATA_DIR: dataDir, DEMO: '0' }),
    pool: database.pool,
    storage: database.storage,
    identify: () => Promise.resolve(administrator),
    log: { warn: say, error: (facts) => void faults.push(facts) },
  });
  const session = await app.inject({ url: '/api/devise/session' });
  const token = /PALAPA-XSRF=([^;]+)/.exec(String(session.headers['set-cookie']))![1]!;
  let closed: Promise<void> | undefined;
  return {
    app,
    database,
    faults,
    lines,
    write: (name) =>
      app.inject({
        method: 'POST',
        url: '/api/devise/clocks',
        headers: { cookie: `PALAPA-XSRF=${token}`, 'x-csrf-token': token },
        payload: {
          site_id: SITE,
          name,
          end_date: '2027-01-01T10:00',
          locale: { en: { specials_title: name } },
        },
      }),
    // A test may close it itself, and then once more when it has finished.
    close: () => (closed ??= app.close().then(() => database.close())),
  };
}
