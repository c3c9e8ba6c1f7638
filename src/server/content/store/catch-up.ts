import { and, asc, eq, gt, lt } from 'drizzle-orm';
import { allContentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import { DERIVED, derivedValues } from './derived.ts';
import { recordValues } from './record.ts';
import { type Database, findRecord } from './repository.ts';
import { tablesOf } from './tables.ts';

const AT_ONCE = 200;

async function deriveAnew(db: Database, type: ContentType, id: number): Promise<void> {
  const { records } = tablesOf(type);
  await db.transaction(async (tx) => {
    await tx.select({ id: records.id }).from(records).where(eq(records.id, id)).for('update');
    const record = await findRecord(tx, type, id, { alsoDeleted: true });
    if (!record) return;
    const derived = derivedValues(type, recordValues(type, record), record.translation_due);
    await tx.update(records).set(derived).where(eq(records.id, id));
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
