import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { allContentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import type { Field } from '../../../domain/fields/field.ts';
import { fieldsInside } from '../../../domain/fields/nested.ts';
import { holds } from '../../../domain/staff/permission.ts';
import { PAGE_POINTERS, PAGE_TYPE } from '../../../domain/record/record-links.ts';
import { nameOf } from '../../../domain/record/record-name.ts';
import { siteOf } from '../write/change.ts';
import type { StoredRecord } from '../store/record.ts';
import { type Database, findRecords } from '../store/repository.ts';
import { mayAccessSite, type Staff } from '../../http/staff.ts';
import { tablesOf } from '../store/tables.ts';

/** Who would miss a record: the records that point at it. */

const MAX_USES = 100;

export interface Use {
  readonly type: string;
  readonly path: string;
  readonly id: number;
  readonly name: string;
  readonly site_id: number | null;
}

const namesPages = (field: Field): boolean =>
  Object.entries(fieldsInside(field) ?? {}).some(
    ([name, inner]) => PAGE_POINTERS.includes(name) || namesPages(inner),
  );

/** The condition that a record of `type` points at the target; undefined where none of its fields can. */
function pointing(db: Database, type: ContentType, target: ContentType, id: number): SQL | undefined {
  const { records, locales } = tablesOf(type);
  const fields = Object.entries(type.fields) as [string, Field & { to?: string }][];
  const toTarget = fields.filter(([, field]) => field.to === target.name && !field.localized);
  const byReference = toTarget.map(([name, { type: kind }]) =>
    kind === 'reference' ? eq(records[name], id) : sql`${records[name]} @> ${JSON.stringify([id])}::jsonb`,
  );
  const toPages = target.name === PAGE_TYPE ? fields.filter(([, field]) => namesPages(field)) : [];
  const holdsPage = (column: unknown) =>
    sql`jsonb_path_exists(${column}, '$.** ? (@.pageId == $id || @.page_id == $id)', ${JSON.stringify({ id })}::jsonb)`;
  const plain = toPages.filter(([, { localized }]) => !localized);
  const localized = toPages.filter(([, field]) => field.localized);
  const inLocales =
    localized.length === 0
      ? undefined
      : inArray(
          records.id,
          db
            .select({ id: locales.record_id })
            .from(locales)
            .where(or(...localized.map(([name]) => holdsPage(locales[name])))),
        );
  return or(...byReference, ...plain.map(([name]) => holdsPage(records[name])), inLocales);
}

/** Records of one type that point at the target: those of its site, as no others may, or of all for the group's. */
async function usesBy(db: Database, type: ContentType, target: ContentType, record: StoredRecord) {
  const condition = pointing(db, type, target, record.id);
  if (!condition) return [];
  const { records } = tablesOf(type);
  const siteId = siteOf(target, record);
  const ofSite = type.name === 'site' ? records.id : type.scope === 'site' ? records.site_id : undefined;
  const rows = (await db
    .select({ id: records.id })
    .from(records)
    .where(
      and(condition, isNull(records.deleted_at), siteId !== null && ofSite ? eq(ofSite, siteId) : undefined),
    )
    .limit(MAX_USES)) as { id: number }[];
  return rows.map(({ id }) => id);
}

/** What points at a record, as far as the asker may see: `type`, `path`, `id`, `name`, `site_id`. */
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
