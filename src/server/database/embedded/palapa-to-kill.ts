import pg from 'pg';
import { openEmbeddedDatabase } from './index.ts';

/**
 * A process for the tests to kill: opens the embedded database of the given folder, prints "open", then writes
 * rows continuously and prints the number of each acknowledged one.
 */
const silent = { info() {}, warn() {}, error: console.error };
const { config } = await openEmbeddedDatabase({ dataDir: process.argv[2] ?? '', log: silent });
const pool = new pg.Pool(config);
await pool.query('create table if not exists written (id bigint generated always as identity primary key)');
process.stdout.write('open\n');
for (;;) {
  const { rows } = await pool.query<{ id: string }>('insert into written default values returning id');
  process.stdout.write(`${rows[0]?.id}\n`);
}
