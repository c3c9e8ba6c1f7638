import { resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { BadArchive, issueText } from '../src/server/archive/archive-issue.ts';
import { CannotExport, exportArchive } from '../src/server/archive/export-archive.ts';
import { importArchive } from '../src/server/archive/import-archive.ts';
import { reportLines } from '../src/server/archive/import-report.ts';
import { readArchive } from '../src/server/archive/read-archive.ts';
import { readConfig } from '../src/server/config.ts';
import { MediaStoreAway } from '../src/server/http/errors.ts';
import { InvalidSetting } from '../src/server/invalid-setting.ts';
import type { Database } from '../src/server/content/store/repository.ts';
import { connect } from '../src/server/database/connect.ts';
import { DatabaseUnavailable } from '../src/server/database/embedded/unavailable.ts';
import { migrate } from '../src/server/database/migrate.ts';
import { checkStore } from '../src/server/media/store/check-store.ts';
import { type MediaFolders, mediaFolders } from '../src/server/media/store.ts';

/** Moves the content of a site from one Palapa to another. */
const USAGE = `npm run content -- export <site key, or group> <folder>
npm run content -- import <folder> [--dry-run]`;

const log = { info() {}, warn: console.warn, error: console.error };

const today = () => new Date().toISOString().slice(0, 10);

/** Of where the command was typed: npm runs it in Palapa's own folder. */
const folderNamed = (name: string) => resolve(process.env.INIT_CWD ?? process.cwd(), name);

type Work = (db: Database, media: MediaFolders) => Promise<void>;

function exporting(key: string, folder: string): Work {
  return async (db, media) => {
    const { files, media: exported, leftOut } = await exportArchive(db, media, key, folder);
    for (const [file, records] of files) console.log(`${file}: ${records.length}`);
    console.log(`media: ${exported.length}`);
    for (const issue of leftOut) console.log(`left out: ${issueText(issue)}`);
  };
}

function importing(folder: string, isDryRun: boolean): Work {
  return async (db, media) => {
    const archive = await readArchive(folder, today());
    const report = await importArchive(db, media, archive, { isDryRun });
    for (const line of reportLines(report)) console.log(line);
    if (report.issues.length > 0) throw new InvalidSetting('Nothing was imported.');
    if (isDryRun) console.log('This was a dry run: nothing was imported.');
  };
}

function workOf(words: readonly string[]): Work {
  const [command, ...names] = words.filter((word) => word !== '--dry-run');
  const isDryRun = words.includes('--dry-run');
  const [first, second] = names;
  const isPlain = !names.some((name) => name.startsWith('-'));
  if (command === 'export' && names.length === 2 && isPlain && !isDryRun) {
    return exporting(first!, folderNamed(second!));
  }
  if (command === 'import' && names.length === 1 && isPlain) return importing(folderNamed(first!), isDryRun);
  throw new InvalidSetting(USAGE);
}

async function run(words: readonly string[]): Promise<void> {
  const work = workOf(words);
  const { databaseUrl, dataDir, s3 } = readConfig(process.env);
  const media = mediaFolders(dataDir, s3);
  await checkStore(media.store);
  const { pool, close } = await connect({ databaseUrl, dataDir, log, limits: null });
  try {
    await migrate(pool);
    await work(drizzle(pool), media);
  } finally {
    await close();
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  const expected = [InvalidSetting, BadArchive, CannotExport, DatabaseUnavailable, MediaStoreAway];
  console.error(expected.some((kind) => error instanceof kind) ? (error as Error).message : error);
  process.exitCode = 1;
}
