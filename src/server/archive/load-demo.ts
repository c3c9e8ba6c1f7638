import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { languages } from '../../domain/language.ts';
import { loadDemoAgents } from '../agents/demo-agents.ts';
import type { Database, Queries, Transactions } from '../content/store/repository.ts';
import { isEmpty } from '../content/store/is-empty.ts';
import { locks } from '../database/locks.ts';
import type { Config } from '../config.ts';
import type { MediaFolders } from '../media/store.ts';
import { projectRoot } from '../project-root.ts';
import { type Archive, GROUP } from './archive.ts';
import { BadArchive } from './archive-issue.ts';
import { importRecords } from './import-records.ts';
import { readArchive } from './read-archive.ts';
import { storeMedia } from './import-media.ts';
import { readMedia } from './read-media.ts';

const folder = join(projectRoot, 'demo/content');

const actor = { id: null, name: 'Palapa demo' };

const siteIdOf = ({ records }: Archive): number =>
  [...records].find(([type]) => type.scope === 'itself')?.[1][0]?.id ?? Infinity;

/** The archives of the demo: its sites by their ids, then the group, whose resorts name the sites. */
export async function demoArchives(today: string): Promise<Archive[]> {
  const archives = await Promise.all(
    readdirSync(folder).map((name) => readArchive(join(folder, name), today)),
  );
  return archives.sort((one, other) =>
    one.header.site === GROUP || other.header.site === GROUP
      ? Number(one.header.site === GROUP) - Number(other.header.site === GROUP)
      : siteIdOf(one) - siteIdOf(other),
  );
}

/** The pictures of the demo, by id. */
export const demoPictures = () => readMedia(join(projectRoot, 'demo/pictures.json'));

async function storeDemoPictures(db: Transactions & Queries, media: MediaFolders): Promise<void> {
  const files = [...(await demoPictures())].map(([id, file]) => {
    const facts = file.measure ? { [file.measure.hash]: file.measure } : {};
    return { id, ...file, change: 'new' as const, facts };
  });
  await storeMedia(db, media, files, actor);
}

/**
 * Loads the demo group into an empty database: its pictures, then its records, all of them or none. `today` as
 * 'YYYY-MM-DD': the demo's relative days lie in its week. `isLoopback` where nobody but this machine reaches Palapa.
 */
export async function loadDemo(
  db: Database,
  media: MediaFolders,
  today: string,
  config: Pick<Config, 'isLoopback' | 'passwordCost'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.demo})`);
    if (!(await isEmpty(tx))) return;
    await storeDemoPictures(tx, media);
    for (const archive of await demoArchives(today)) {
      const { issues } = await importRecords(tx, archive, {
        actor,
        isDryRun: false,
        publish: { languages },
      });
      if (issues.length > 0) throw new BadArchive(issues);
    }
    await loadDemoAgents(tx, today, config);
  });
}
