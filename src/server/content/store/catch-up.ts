import { and, asc, eq, gt, lt } from 'drizzle-orm';
import { allContentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import { DERIVED, derivedValues } from './derived.ts';
import { mainLanguageOf } from './main-language.ts';
import { recordValues } from './record.ts';
import { type Database, findRecord, type Queries } from './repository.ts';
import { tablesOf } from './tables.ts';
import { siteOf } from '../../../domain/record/site-of.ts';
import { pendingRevisions } from '../write/pending-revisions.ts';
import { notePictures } from '../write/note-pictures.ts';

const AT_ONCE = 200;

/**
 * Has the records of a site drawn anew by `catchUp`, because they are translated from another language from now on. What
 * waited for a translation from the other one does so no more.
 */
export async function translateFromElsewhere(tx: Queries, siteId: number): Promise<void> {
  for (const type of allContentTypes.filter(({ scope }) => scope === 'site')) {
    const { records } = tablesOf(type);
    await tx.update(records).set({ derived: 0, translation_due: {} }).where(eq(records.site_id, siteId));
  }
}

async function deriveAnew(db: Database, type: ContentType, id: number): Promise<void> {
  const { records } = tablesOf(type);
  await db.transaction(async (tx) => {
    await tx.select({ id: records.id }).from(records).where(eq(records.id, id)).for('update');
    const record = await findRecord(tx, type, id, { alsoDeleted: true });
    if (!record) return;
    const derived = derivedValues(type, recordValues(type, record), {
      due: record.translation_due,
      from: await mainLanguageOf(tx, siteOf(type, record)),
    });
    await tx.update(records).set(derived).where(eq(records.id, id));
    for (const one of [record, ...(await pendingRevisions(tx, type, record))]) {
      await notePictures(tx, type, siteOf(type, record), one);
    }
  });
}

/** Draws what lists and searches look at for records that were written by older rules. They stay as they are. */
export async function catchUp(db: Database, goesOn: () => boolean): Promise<void> {
  for (const type of allContentTypes) {
    const { records } = tablesOf(type);
    let last = 0;
    let rows: { id: number }[];
    do {
      rows = await db
        .select({ id: records.id })
        .from(records)
        .where(and(lt(records.derived, DERIVED), gt(records.id, last)))
        .orderBy(asc(records.id))
        .limit(AT_ONCE);
      for (const { id } of rows) {
        if (!goesOn()) return;
        await deriveAnew(db, type, id);
        last = id;
      }
    } while (rows.length > 0);
  }
}
