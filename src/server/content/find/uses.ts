import { and, eq, isNull, sql } from 'drizzle-orm';
import { allContentTypes, contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import type { Language } from '../../../domain/language.ts';
import { holds } from '../../../domain/staff/permission.ts';
import { nameOf } from '../../../domain/record/record-name.ts';
import { siteOf } from '../../../domain/record/site-of.ts';
import { isOf, type StoredRecord } from '../store/record.ts';
import { type Database, findRecords } from '../store/repository.ts';
import { mayAccessSite, type Staff } from '../../http/staff.ts';
import { siteColumnOf, tablesOf } from '../store/tables.ts';
import { findMediaUses } from './media-uses.ts';

/** Who would miss a record: the records that refer to it, at any depth. */

const MAX_USES = 100;

export interface Use {
  readonly type: string;
  readonly path: string;
  readonly id: number;
  readonly name: string;
  readonly site_id: number | null;
}

/** Records of one type that refer to the target: those of its site, as no others may, or of all for the group's. */
async function usesBy(db: Database, type: ContentType, target: ContentType, record: StoredRecord) {
  const tables = tablesOf(type);
  const { records } = tables;
  const siteId = siteOf(target, record);
  const siteColumn = siteColumnOf(type, tables);
  const rows = (await db
    .select({ id: records.id })
    .from(records)
    .where(
      and(
        sql`${records.refers_to} @> ${JSON.stringify([`${target.name}:${record.id}`])}::jsonb`,
        isNull(records.deleted_at),
        siteId !== null && siteColumn ? eq(siteColumn, siteId) : undefined,
      ),
    )
    .limit(MAX_USES)) as { id: number }[];
  return rows.map(({ id }) => id);
}

const useOf = (type: ContentType, record: StoredRecord, language: Language): Use => ({
  type: type.name,
  path: type.path,
  id: record.id,
  name: nameOf(type, record, language),
  site_id: siteOf(type, record),
});

/** Whether somebody may know of a use. */
const mayKnow = (staff: Staff, { permission }: ContentType, siteId: number | null): boolean =>
  holds(staff.views, permission) && (siteId === null || mayAccessSite(staff, siteId));

/** Records that show a picture of the library, as far as the asker may see. */
async function usesOfPicture(db: Database, key: unknown, staff: Staff): Promise<Use[]> {
  if (typeof key !== 'string') return [];
  const uses = await findMediaUses(db, key);
  return uses
    .filter(({ type, record }) => mayKnow(staff, type, siteOf(type, record)))
    .slice(0, MAX_USES)
    .map(({ type, record }) => useOf(type, record, staff.language ?? 'en'));
}

/** What refers to a record, as far as the asker may see: `type`, `path`, `id`, `name`, `site_id`. */
export async function findUses(
  db: Database,
  target: ContentType,
  record: StoredRecord,
  staff: Staff,
): Promise<Use[]> {
  if (isOf(contentTypes.media_item, target, record)) return usesOfPicture(db, record.key, staff);
  const types = allContentTypes.filter(({ permission }) => holds(staff.views, permission));
  const found = await Promise.all(
    types.map(async (type) => {
      const ids = await usesBy(db, type, target, record);
      const shows = ['live', 'archived'] as const;
      const lists = ids.length === 0 ? [] : shows.map((show) => findRecords(db, type, { ids, show }));
      return (await Promise.all(lists)).flat().map((one) => useOf(type, one, staff.language ?? 'en'));
    }),
  );
  return found.flat().filter(({ site_id }) => site_id === null || mayAccessSite(staff, site_id));
}
