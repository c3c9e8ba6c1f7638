import { and, inArray, isNull } from 'drizzle-orm';
import { allContentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import type { ValidationIssue } from '../../../domain/fields/issue.ts';
import { namedIds } from '../../../domain/record/named-ids.ts';
import type { RecordValues } from '../../../domain/record/parse-record.ts';
import type { StoredRecord } from './record.ts';
import type { Queries } from './repository.ts';
import { tablesOf } from './tables.ts';

/** Which of the ids are live records of the type, of that site where the type belongs to one. */
async function existing(
  db: Queries,
  target: ContentType,
  siteId: number | null,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const { records } = tablesOf(target);
  const rows = (await db
    .select({ id: records.id, ...(target.scope === 'site' ? { site_id: records.site_id } : {}) })
    .from(records)
    .where(and(inArray(records.id, [...ids]), isNull(records.deleted_at)))) as {
    id: number;
    site_id?: number;
  }[];
  return new Set(
    rows.filter((row) => target.scope !== 'site' || row.site_id === siteId).map((row) => row.id),
  );
}

/** The site that a record's references are looked for on: its own, of a site itself. */
const siteOfReferences = (type: ContentType, siteId: number | null, current?: StoredRecord): number | null =>
  type.scope === 'itself' ? (current?.id ?? null) : siteId;

/**
 * References, at any depth, to records that do not exist or are another site's. One that the record had before may stay:
 * a page that was deleted does not keep staff from saving what links to it.
 */
export async function missingReferences(
  db: Queries,
  type: ContentType,
  siteId: number | null,
  values: RecordValues,
  current?: StoredRecord,
): Promise<ValidationIssue[]> {
  const issues: ValidationIssue[] = [];
  const key = ({ target, id }: { target: string; id: number | string }) => `${target}:${id}`;
  const before = new Set(current ? namedIds(type, current).map(key) : []);
  const named = namedIds(type, { ...values.plain, locale: values.locale }).filter(
    (one) => !before.has(key(one)),
  );
  for (const [name, ofTarget] of Map.groupBy(named, ({ target }) => target)) {
    const target = allContentTypes.find((one) => one.name === name);
    if (!target) continue;
    const ids = ofTarget.map(({ id }) => id as number);
    const found = await existing(db, target, siteOfReferences(type, siteId, current), ids);
    for (const { id, path } of ofTarget) {
      if (!found.has(id as number)) issues.push({ path, code: 'missing', detail: String(id) });
    }
  }
  return issues;
}
