import { sql } from 'drizzle-orm';
import type { DemoDay, DemoRecord } from '../../content/demo.ts';
import { contentTypes, type ContentTypeName } from '../../content/index.ts';
import type { ContentType } from '../../domain/content-type.ts';
import { addDays, weekday } from '../../domain/time/calendar.ts';
import { ANY_VERSION } from '../content/write/change.ts';
import { archiveRecord } from '../content/write/state.ts';
import { createRecord } from '../content/write/write.ts';
import type { Database, Queries } from '../content/store/repository.ts';
import { tablesOf } from '../content/store/tables.ts';
import { keepPicture, type MediaFolders } from '../media/store.ts';
import { demoPictures } from './demo-pictures.ts';
import { isEmpty } from './is-empty.ts';
import { locks } from './locks.ts';

/** Loads the demo group: its pictures, then its records, all of them or none. */

const actor = { id: null, name: 'Palapa demo' };

async function keepPictures(db: Queries, media: MediaFolders): Promise<void> {
  const { pictureAlt } = await import('../../../demo/pictures/alt.ts');
  const { default: measures } = await import('../../../demo/measures.json', {
    with: { type: 'json' },
  });
  for (const { id, file } of demoPictures()) {
    await keepPicture(db, media, id, file, pictureAlt[id] ?? { en: '', es: '' }, measures);
  }
}

/** The Monday of the week that `today` is in. */
const mondayOf = (today: string): string => addDays(today, -((weekday(today) + 6) % 7));

async function createAll(
  db: Queries & Pick<Database, 'transaction'>,
  name: ContentTypeName,
  day: DemoDay,
): Promise<void> {
  const { demoGroup } = await import('../../content/demo-group.ts');
  const type: ContentType = contentTypes[name];
  for (const [siteId, given] of Object.entries(demoGroup[name])) {
    const records = typeof given === 'function' ? given(day) : given;
    for (const { id, archived, ...body } of [records].flat() as (DemoRecord<typeof type> & object)[]) {
      const site = type.scope === 'site' ? Number(siteId) : null;
      await createRecord(db, type, { id, siteId: site, body, actor });
      if (archived) await archiveRecord(db as Database, type, { id, version: ANY_VERSION, actor });
    }
  }
  // Ids were given, so the database has to be told where to count on.
  const { records } = tablesOf(type);
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${type.name}, 'id'), (select coalesce(max(id), 1) from ${records}))`,
  );
}

/** `today` as 'YYYY-MM-DD': the demo's single dates lie in its week. */
export async function loadDemo(db: Database, media: MediaFolders, today: string): Promise<void> {
  const monday = mondayOf(today);
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.demo})`);
    if (!(await isEmpty(tx))) return;
    await keepPictures(tx, media);
    for (const name of Object.keys(contentTypes) as ContentTypeName[]) {
      await createAll(tx, name, (days) => addDays(monday, days));
    }
  });
}
