import { drizzle } from 'drizzle-orm/node-postgres';
import { getTableName, sql } from 'drizzle-orm';
import { allContentTypes } from '../src/content/index.ts';
import { readConfig } from '../src/server/config.ts';
import { MediaStoreAway } from '../src/server/http/errors.ts';
import { InvalidSetting } from '../src/server/invalid-setting.ts';
import { tablesOf } from '../src/server/content/store/tables.ts';
import { connect } from '../src/server/database/connect.ts';
import { DatabaseUnavailable } from '../src/server/database/embedded/unavailable.ts';
import { isEmpty } from '../src/server/content/store/is-empty.ts';
import { migrate } from '../src/server/database/migrate.ts';
import { revision } from '../src/server/database/schema.ts';
import { loadDemo } from '../src/server/archive/load-demo.ts';
import { checkStore } from '../src/server/media/store/check-store.ts';
import { mediaFolders } from '../src/server/media/store.ts';

/**
 * Loads the demo group into an empty database. Where there are sites already it changes nothing, unless it is
 * told `--again`: then all content and its history go, and the demo comes in one transaction.
 */
const HOLDS_SITES =
  'This database holds sites already. `npm run seed -- --again` deletes ALL content and loads the demo in its place.';

const log = { info() {}, warn: console.warn, error: console.error };

/** Every table of content and what is remembered of it; pictures stay, and the demo's are replaced. */
const contentTables = [
  ...allContentTypes.flatMap((type) => Object.values(tablesOf(type)).map((table) => getTableName(table))),
  getTableName(revision),
];

async function seed(isAgain: boolean): Promise<string> {
  const config = readConfig(process.env);
  const media = mediaFolders(config.dataDir, config.s3);
  await checkStore(media.store);
  const { pool, close } = await connect({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    log,
    limits: null,
  });
  try {
    await migrate(pool);
    const db = drizzle(pool);
    if (!isAgain && !(await isEmpty(db))) throw new InvalidSetting(HOLDS_SITES);
    const today = new Date().toISOString().slice(0, 10);
    await db.transaction(async (tx) => {
      const names = contentTables.map((name) => `"${name}"`).join(', ');
      if (isAgain) await tx.execute(sql.raw(`truncate ${names} restart identity`));
      await loadDemo(tx, media, today, config);
    });
    return 'The demo is loaded.';
  } finally {
    await close();
  }
}

try {
  const words = process.argv.slice(2);
  const unknown = words.find((word) => word !== '--again');
  if (unknown !== undefined) throw new InvalidSetting(`There is only --again, no ${unknown}.`);
  console.log(await seed(words.includes('--again')));
} catch (error) {
  const expected = [InvalidSetting, DatabaseUnavailable, MediaStoreAway];
  const isExpected = expected.some((kind) => error instanceof kind);
  console.error(isExpected ? (error as Error).message : error);
  process.exitCode = 1;
}
