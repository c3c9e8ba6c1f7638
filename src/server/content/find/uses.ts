import { and, eq, isNull, sql } from 'drizzle-orm';
import { allContentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import { holds } from '../../../domain/staff/permission.ts';
import { nameOf } from '../../../domain/record/record-name.ts';
import { siteOf } from '../write/change.ts';
import type { StoredRecord } from '../store/record.ts';
import { type Database, findRecords } from '../store/repository.ts';
import { mayAccessSite, type Staff } from '../../http/staff.ts';
import { tablesOf } from '../store/tables.ts';

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
  const { records } = tablesOf(type);
  const siteId = siteOf(target, record);
  const ofSite = type.name === 'site' ? records.id : type.scope === 'site' ? records.site_id : undefined;
  const rows = (await db
    .select({ id: records.id })
    .from(records)
    .where(
      and(
        sql`${records.refers_to} @> ${JSON.stringify([`${target.name}:${record.id}`])}::jsonb`,
        isNull(records.deleted_at),
        siteId !== null && ofSite ? eq(ofSite, siteId) : undefined,
      ),
    )
    .limit(MAX_USES)) as { id: number }[];
  return rows.map(({ id }) => id);
}

/** What refers to a record, as far as the asker may see: `type`, `path`, `id`, `name`, `site_id`. */
export async function findUses(
  db: Database,
  target: ContentType,
  record: StoredRecord,
  staff: Staff,
): Promise<Use[]> {
  const types = allContentTypes.filter(({ permission }) => holds(staff.views, permission));
  const found = await Promise.all(
    types.map(async (type) => {
      const ids = await usesBy(db, type, target, record);
      const shows = ['live', 'archived'] as const;
      const lists = ids.length === 0 ? [] : shows.map((show) => findRecords(db, type, { ids, show }));
      return (await Promise.all(lists)).flat().map((one) => ({
        type: type.name,
        path: type.path,
        id: one.id,
        name: nameOf(type, one, staff.language ?? 'en'),
        site_id: siteOf(type, one),
      }));
    }),
  );
  return found.flat().filter(({ site_id }) => site_id === null || mayAccessSite(staff, site_id));
}
