import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import { languages } from '../../../domain/language.ts';
import { storedSummary } from '../../../domain/publication/summary.ts';
import { nameOf } from '../../../domain/record/record-name.ts';
import { titlesOf } from '../../../domain/record/title.ts';
import { wallClockIn } from '../../../domain/time/zone-time.ts';
import type { DueToday } from '../../../domain/today.ts';
import type { StoredRecord } from '../store/record.ts';
import { findRecords, type Queries } from '../store/repository.ts';
import { tablesOf } from '../store/tables.ts';

type Site = StoredRecord<typeof contentTypes.site>;

/** What is scheduled for records of the site, soonest first. */
export async function dueToday(
  db: Queries,
  { id, timeZone }: Site,
  types: readonly ContentType[],
): Promise<DueToday[]> {
  const found: DueToday[] = [];
  const now = new Date().toISOString();
  for (const type of types) {
    const { records } = tablesOf(type);
    const rows = (await db
      .select({ id: records.id, publication: records.publication })
      .from(records)
      .where(
        and(eq(records.site_id, id), isNotNull(records.publication_due_at), isNull(records.deleted_at)),
      )) as {
      id: number;
      publication: unknown;
    }[];
    if (rows.length === 0) continue;
    const named = await findRecords(db, type, { ids: rows.map((row) => row.id) });
    for (const row of rows) {
      const record = named.find((one) => one.id === row.id);
      if (!record) continue;
      const summary = storedSummary(row.publication);
      const entries = languages.flatMap((language) =>
        summary[language].due
          .filter(({ at }) => at > now)
          .map(({ action, at }) => ({ language, action, at })),
      );
      for (const same of Map.groupBy(entries, ({ action, at }) => `${at} ${action}`).values()) {
        const { action, at } = same[0]!;
        const wallClock = wallClockIn(new Date(at), timeZone);
        const spoken = same.map(({ language }) => language);
        found.push({
          type: type.name,
          id: row.id,
          name: nameOf(type, record, 'en'),
          title: titlesOf(type, record),
          action,
          languages: spoken,
          at: wallClock,
        });
      }
    }
  }
  return found.sort((one, other) => Number(one.at > other.at) - Number(one.at < other.at));
}
