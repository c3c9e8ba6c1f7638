import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { openPool } from '../src/server/database/pool.ts';
import { TIME_LIMITS } from '../src/server/database/time-limits.ts';

/** A TCP proxy to a test database that a test can break and restore. */
export interface DatabaseProxy {
  readonly pool: pg.Pool;
  /** Closes every connection and refuses new ones, as when the database is down. */
  cut(): void;
  /** Keeps every connection and forwards nothing, as when the database is frozen. */
  freeze(): void;
  mend(): void;
}

type State = 'open' | 'cut' | 'frozen';

/** `url` is that of `createTestDatabase`. The proxy and its pool end with the test. */
export async function databaseProxy(url: string): Promise<DatabaseProxy> {
  const { host, port, user, database, password } = new pg.Client({ connectionString: url });
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const sockets = new Set<Socket>();
  let state: State = 'open';
  const server = createServer((socket) => {
    if (state === 'cut') return void socket.destroy();
    const upstream = connect(target as { path: string });
    for (const [from, to] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      sockets.add(from);
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on('data', (bytes) => to.write(bytes));
      if (state === 'frozen') from.pause();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as { port: number };
  const config = {
    host: '127.0.0.1',
    port: address.port,
    user: user ?? '',
    database: database ?? '',
    ...(password ? { password } : {}),
    max: 5,
  };
  const pool = openPool(config, { info() {}, warn() {}, error() {} }, TIME_LIMITS);
  const change = (next: State) => {
    state = next;
    for (const socket of sockets) {
      if (next === 'cut') socket.destroy();
      else if (next === 'frozen') socket.pause();
      else socket.resume();
    }
  };
  onTestFinished(async () => {
    change('cut');
    server.close();
    await pool.end();
  });
  return { pool, cut: () => change('cut'), freeze: () => change('frozen'), mend: () => change('open') };
}
