import type { Client, Pool, PoolClient } from 'pg';
import { CHANGED } from '../database/change-triggers.ts';
import type { Library } from './library.ts';

interface Log {
  warn(message: string): void;
}

const AGAIN_AFTER = 500;

/** Listens for writes by whatever program and has the library forget the site; reconnects when the line breaks. */
export function listenForChanges(
  pool: Pool,
  library: Library,
  log: Log,
): { close(): void; listening: Promise<void> } {
  let isClosed = false;
  let line: PoolClient | undefined;
  let again: NodeJS.Timeout | undefined;

  async function listen(): Promise<void> {
    const client = await pool.connect();
    if (isClosed) return client.release(true);
    line = client;
    client.on('notification', ({ payload }) => library.drop(payload ?? '*'));
    client.once('error', () => lost(client));
    client.once('end', () => lost(client));
    await client.query(`listen ${CHANGED}`);
    library.isTold = true;
  }

  function lost(client: Client | PoolClient): void {
    if (line !== client || isClosed) return;
    line = undefined;
    (client as PoolClient).release(true);
    library.isTold = false;
    log.warn('The line that announces writes broke; connecting again.');
    again = setTimeout(retry, AGAIN_AFTER);
  }

  function retry(): void {
    listen().catch(() => {
      if (!isClosed) again = setTimeout(retry, AGAIN_AFTER);
    });
  }

  return {
    listening: listen(),
    close() {
      isClosed = true;
      clearTimeout(again);
      line?.release(true);
    },
  };
}
