import { drizzle } from 'drizzle-orm/node-postgres';
import { pino } from 'pino';
import { buildApp } from './app.ts';
import { BadSetting, readConfig } from './config.ts';
import { connect } from './database/connect.ts';
import { DatabaseUnavailable } from './database/embedded/unavailable.ts';
import { migrate } from './database/migrate.ts';
import { isEmpty } from './database/is-empty.ts';
import { prepareStaff } from './devise/people/first-start.ts';
import { mediaFolders } from './media/store.ts';

const SWEEP_EVERY = 100;

const print = (line: string) => console.log(line);
const log = pino({ level: process.env.LOG_LEVEL ?? 'warn' });

/** Ends with one clear line where whoever runs Palapa can mend it, with the whole error where only we can. */
function fail(error: unknown): never {
  const code = (error as NodeJS.ErrnoException).code;
  const isExpected =
    error instanceof BadSetting ||
    error instanceof DatabaseUnavailable ||
    code === 'EADDRINUSE' ||
    code === 'EACCES';
  console.error(isExpected ? (error as Error).message : error);
  process.exit(1);
}

async function run(): Promise<void> {
  const config = readConfig(process.env);
  // The first answer needs it: it is loaded while PostgreSQL comes up.
  void import('./guest/markdown.ts');
  const database = await connect({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    log,
    onLost: fail,
  });
  let close = () => database.close();
  try {
    await migrate(database.pool);
    const db = drizzle(database.pool);
    if (config.loadsDemo && (await isEmpty(db))) {
      const { loadDemo } = await import('./database/seed.ts');
      await loadDemo(db, mediaFolders(config.dataDir), new Date().toISOString().slice(0, 10));
    }
    const hint = await prepareStaff(db, config, print);
    const app = await buildApp({
      config,
      pool: database.pool,
      print,
      diskState: database.diskState,
      log,
    });
    close = async () => {
      // A connection that was answering when the signal came would be kept alive for another minute.
      const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_EVERY);
      await app.close().finally(() => clearInterval(sweep));
      await database.close();
    };
    stopOnSignals(() => close());
    await app.listen({ port: config.port, host: config.host });
    const { port } = app.server.address() as { port: number };
    const name = /^(127\.|0\.0\.0\.0|::1?$|localhost)/.test(config.host) ? 'localhost' : config.host;
    console.log(`Palapa is ready on http://${name}:${port}`);
    if (hint !== undefined) print(hint);
  } catch (error) {
    await close().catch(() => {});
    throw error;
  }
}

function stopOnSignals(close: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      close().then(() => process.exit(0), fail);
    });
  }
}

/** Palapa from its settings to its end. Whatever keeps it from starting ends the process with a line that says so. */
export const start = (): Promise<void> => run().catch(fail);
