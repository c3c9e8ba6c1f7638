import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { MediaStoreAway } from './http/errors.ts';
import { InvalidSetting } from './invalid-setting.ts';
import { connect } from './database/connect.ts';
import { codeOf, DatabaseUnavailable } from './database/embedded/unavailable.ts';
import { migrate } from './database/migrate.ts';
import { isEmpty } from './content/store/is-empty.ts';
import { withoutTimeLimits } from './database/time-limits.ts';
import { prepareStaff } from './staff/people/first-start.ts';
import { log } from './log.ts';
import { checkStore } from './media/store/check-store.ts';
import { mediaFolders } from './media/store.ts';

// Milliseconds.
const MAINTENANCE_INTERVAL = 100;
const SHUTDOWN_TIMEOUT = 8000;

const print = (line: string) => console.log(line);

/** Ends with one clear line where whoever runs Palapa can mend it, with the whole error where only we can. */
function fail(error: unknown): never {
  const expected = [InvalidSetting, DatabaseUnavailable, MediaStoreAway];
  const isExpected = expected.some((kind) => error instanceof kind);
  console.error(isExpected ? (error as Error).message : error);
  process.exit(1);
}

async function run(): Promise<void> {
  const config = readConfig(process.env);
  log.level = config.logLevel;
  const media = mediaFolders(config.dataDir, config.s3);
  if (!(await checkStore(media.store))) {
    log.warn('The bucket of media does not answer. Guests get what this machine has of them.');
  }
  // The first answer needs it: it is loaded while PostgreSQL comes up.
  void import('./delivery/markdown.ts');
  const database = await connect({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    log,
    onLost: fail,
  });
  let close = () => database.close();
  const signalled = stopOnSignals(() => close());
  try {
    await migrate(database.pool);
    // Another instance that starts may be at it: whoever is second waits for as long as that takes.
    const hint = await withoutTimeLimits(database.pool, async (db) => {
      if (config.loadsDemo && (await isEmpty(db))) {
        const { loadDemo } = await import('./archive/load-demo.ts');
        await loadDemo(db, media, new Date().toISOString().slice(0, 10), config);
      }
      return prepareStaff(db, config, print);
    });
    signalled.throwIfAborted();
    const app = await buildApp({
      config,
      pool: database.pool,
      print,
      storage: database.storage,
      log,
    });
    close = async () => {
      try {
        await closeApp(app);
      } finally {
        await database.close();
      }
    };
    signalled.throwIfAborted();
    await listen(app, config);
    if (hint !== undefined) print(hint);
  } catch (error) {
    // Whatever fails because the end has begun is part of it.
    if (signalled.aborted) return;
    await close().catch(() => {});
    throw error;
  }
}

async function listen(app: FastifyInstance, { host, port: wanted }: Config): Promise<void> {
  await app.listen({ port: wanted, host }).catch((error: unknown) => {
    throw listenProblem(error, host, wanted);
  });
  const { port } = app.server.address() as { port: number };
  const name = /^(127\.|0\.0\.0\.0|::1?$|localhost)/.test(host) ? 'localhost' : host;
  print(`Palapa is ready on http://${name}:${port}`);
}

/** Turns the system's refusal of an address into a line; other errors come back as they are. */
function listenProblem(error: unknown, host: string, port: number): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new InvalidSetting(`PORT: another program listens on ${port} already.`);
    case 'EACCES':
      return new InvalidSetting(`PORT: this user may not listen on ${port}.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new InvalidSetting(`HOST: "${host}" is no address of this machine.`);
    default:
      return error;
  }
}

async function closeApp(app: FastifyInstance): Promise<void> {
  // A connection that was answering when the signal came would be kept alive for another minute.
  const sweep = setInterval(() => app.server.closeIdleConnections(), MAINTENANCE_INTERVAL);
  // Whoever sends or reads a byte now and then is not waited for.
  const enough = setTimeout(() => app.server.closeAllConnections(), SHUTDOWN_TIMEOUT);
  await app.close().finally(() => {
    clearInterval(sweep);
    clearTimeout(enough);
  });
}

/** Closes at the first signal; aborted from then on. */
function stopOnSignals(close: () => Promise<void>): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stop.signal.aborted) return;
      stop.abort();
      close().then(() => process.exit(0), fail);
    });
  }
  return stop.signal;
}

/** Palapa from its settings to its end. Whatever keeps it from starting ends the process with a line that says so. */
export const start = (): Promise<void> => run().catch(fail);
