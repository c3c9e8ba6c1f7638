import pg from 'pg';
import { openEmbeddedDatabase } from './embedded/index.ts';
import type { Log } from './embedded/log.ts';
import { codeOf, DatabaseUnavailable } from './embedded/unavailable.ts';
import { endPool, openPool } from './pool.ts';
import { type Storage, unwatchedStorage } from './storage.ts';
import { TIME_LIMITS, type TimeLimits } from './time-limits.ts';

export type Connection = {
  pool: pg.Pool;
  kind: 'embedded' | 'given';
  /** What the embedded database's disk allows. That of a given database is watched by others. */
  storage: Storage;
  /** Ends the pool, and the embedded PostgreSQL with it. */
  close(): Promise<void>;
};

type ConnectOptions = {
  databaseUrl?: string | undefined;
  dataDir: string;
  log: Log;
  /** Called when another process took the embedded database over: end this one. */
  onLost?: ((reason: DatabaseUnavailable) => void) | undefined;
  /** How long anybody waits for the database; null for programs whose statements may take long, as the seed. */
  limits?: TimeLimits | null | undefined;
};

/** The PostgreSQL that DATABASE_URL names, or else the embedded one. Throws DatabaseUnavailable, one clear line. */
export async function connect(options: ConnectOptions): Promise<Connection> {
  const { databaseUrl } = options;
  return databaseUrl ? connectGiven(databaseUrl, options) : connectEmbedded(options);
}

async function connectEmbedded({
  dataDir,
  log,
  onLost,
  limits = TIME_LIMITS,
}: ConnectOptions): Promise<Connection> {
  const embedded = await openEmbeddedDatabase({ dataDir, log, onLost });
  const pool = openPool(embedded.config, log, limits);
  return {
    pool,
    kind: 'embedded',
    storage: embedded.storage,
    async close() {
      await endPool(pool);
      await embedded.stop();
    },
  };
}

async function connectGiven(
  databaseUrl: string,
  { log, limits = TIME_LIMITS }: ConnectOptions,
): Promise<Connection> {
  await assertUsable(databaseUrl);
  const pool = openPool({ connectionString: databaseUrl, application_name: 'palapa' }, log, limits);
  return { pool, kind: 'given', storage: unwatchedStorage, close: () => endPool(pool) };
}

async function assertUsable(databaseUrl: string): Promise<void> {
  let client: pg.Client | undefined;
  try {
    if (!/^(postgres(ql)?|socket):/.test(databaseUrl)) throw new TypeError('another kind of address');
    client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
    client.on('error', () => {});
    await client.connect();
    const { rows } = await client.query<Server>(
      `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
              has_database_privilege(current_database(), 'create')
                and coalesce(has_schema_privilege(current_schema(), 'create'), false) as "mayCreate",
              current_setting('transaction_read_only') = 'on' as "isReadOnly"`,
    );
    const shortcoming = rows[0] && unsupportedReason(rows[0]);
    if (shortcoming) throw new DatabaseUnavailable(shortcoming);
  } catch (error) {
    throw error instanceof DatabaseUnavailable ? error : new DatabaseUnavailable(problemWith(error, client));
  } finally {
    void client?.end().catch(() => {});
  }
}

export type Server = { version: number; encoding: string; mayCreate: boolean; isReadOnly: boolean };

/** What makes a PostgreSQL that answers unfit for Palapa; undefined when it is fit. */
export function unsupportedReason({ version, encoding, mayCreate, isReadOnly }: Server): string | undefined {
  if (version < 150_000) {
    return `DATABASE_URL: Palapa needs PostgreSQL 15 or newer, and this one is ${Math.floor(version / 10_000)}.`;
  }
  if (encoding !== 'UTF8')
    return `DATABASE_URL: the database must be encoded in UTF8, and this one is ${encoding}.`;
  if (isReadOnly) return 'DATABASE_URL: this database is read-only, as the copy of another one is.';
  if (!mayCreate)
    return "DATABASE_URL: this user may not create Palapa's tables: make it the owner of the database and of its schema.";
  return undefined;
}

type Target = { host: string; port: number; user?: string | undefined; database?: string | undefined };

/** One line for the operator about a connection that failed. It never holds the password. */
function problemWith(error: unknown, target: Target | undefined): string {
  if (!target) {
    return 'DATABASE_URL is not an address of PostgreSQL: it should look like postgres://user:password@host:5432/database';
  }
  return `DATABASE_URL: ${reason(error, target)}`;
}

function reason(error: unknown, { host, port, user, database }: Target): string {
  const code = codeOf(error) ?? codeOf((error as AggregateError).errors?.[0]);
  const message = error instanceof Error ? error.message : String(error);
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `there is no host "${host}".`;
    case 'ECONNREFUSED':
    case 'ENOENT':
      return `no PostgreSQL answers at ${host}:${port}.`;
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ETIMEDOUT':
      return `${host}:${port} cannot be reached.`;
    case '28P01':
    case '28000':
      return `PostgreSQL at ${host}:${port} refuses the user "${user}" (${message}).`;
    case '3D000':
      return `there is no database "${database}" at ${host}:${port}.`;
    case '53300':
      return `PostgreSQL at ${host}:${port} has no connection free.`;
  }
  if (/password must be a string/.test(message)) return `the user "${user}" needs a password.`;
  if (/timeout/i.test(message)) return `${host}:${port} does not answer within 10 s.`;
  return `${host}:${port}: ${message}`;
}
