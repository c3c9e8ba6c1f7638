import { drizzle } from 'drizzle-orm/node-postgres';
import { contentTypes } from '../../src/content/index.ts';
import { createRecord, updateRecord } from '../../src/server/content/write/write.ts';
import { connect } from '../../src/server/database/connect.ts';
import { migrate } from '../../src/server/database/migrate.ts';

/**
 * A Palapa to kill: it owns the data folder, makes its site where there is none, and then writes events of one
 * day without end through the engine. It says each version of each event once the database has acknowledged it.
 */
const [dataDir = '', day = '', round = ''] = process.argv.slice(2);
const AT_ONCE = 4;

const SITE = 15;
const actor = { id: null, name: 'Soak' };
const log = { info() {}, warn() {}, error: console.error };

const { pool } = await connect({ dataDir, databaseUrl: undefined, log });
await migrate(pool);
const db = drizzle(pool);

const { rowCount } = await pool.query('select from site');
if (rowCount === 0) {
  const body = {
    key: 'soak',
    name: 'Soak',
    hosts: [],
    hubHosts: [],
    isDefault: true,
    timeZone: 'America/Cancun',
    currency: 'USD',
    localized: true,
    colors: { primary: '#0b4f6c', secondary: '#f2a541' },
  };
  await createRecord(db, contentTypes.site, { id: SITE, siteId: null, body, actor });
}
process.stdout.write('open\n');

let count = 0;

async function writeOn(): Promise<never> {
  for (;;) {
    const title = `Written ${round}-${(count += 1)}`;
    const body = { label: title, start_date: `${day}T10:00`, locale: { en: { title }, es: { title } } };
    const { id, version } = await createRecord(db, contentTypes.event, { siteId: SITE, body, actor });
    process.stdout.write(`${id} ${version}\n`);
    const change = { end_date: `${day}T11:00` };
    const changed = await updateRecord(db, contentTypes.event, { id, version, body: change, actor });
    process.stdout.write(`${id} ${changed.version}\n`);
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, writeOn));
