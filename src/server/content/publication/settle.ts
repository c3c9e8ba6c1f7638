import { asc, eq, sql } from 'drizzle-orm';
import { allContentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import { storedSummary } from '../../../domain/publication/summary.ts';
import type { Database } from '../store/repository.ts';
import { tablesOf } from '../store/tables.ts';
import { publicationColumns } from './columns.ts';

const AT_ONCE = 200;

/**
 * Brings the columns that lists are filtered by up to date where something scheduled has taken effect since they were
 * written. Guests and answers do not wait for it: they look at the moment themselves.
 */
export async function settlePublication(db: Database, type: ContentType): Promise<void> {
  const { records } = tablesOf(type);
  for (;;) {
    const rows = await db
      .select({ id: records.id })
      .from(records)
      .where(sql`${records.publication_due_at} <= now()`)
      .orderBy(asc(records.publication_due_at))
      .limit(AT_ONCE);
    for (const { id } of rows) {
      await db.transaction(async (tx) => {
        const [row] = await tx
          .select({
            publication: records.publication,
            now: sql<string>`to_jsonb(clock_timestamp()) #>> '{}'`,
          })
          .from(records)
          .where(eq(records.id, id))
          .for('update');
        if (!row) return;
        const now = new Date(row.now).toISOString();
        await tx
          .update(records)
          .set(publicationColumns(storedSummary(row.publication), now))
          .where(eq(records.id, id));
      });
    }
    if (rows.length < AT_ONCE) return;
  }
}

export async function settleAll(db: Database, goesOn: () => boolean): Promise<void> {
  for (const type of allContentTypes) if (goesOn()) await settlePublication(db, type);
}
