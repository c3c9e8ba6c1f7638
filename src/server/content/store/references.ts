import { and, inArray, isNull } from 'drizzle-orm';
import { allContentTypes, contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import type { RecordValues } from '../../../domain/record/parse-record.ts';
import type { Field } from '../../../domain/fields/field.ts';
import type { ValidationIssue } from '../../../domain/fields/issue.ts';
import type { Queries } from './repository.ts';
import { tablesOf } from './tables.ts';

const pointed = (value: unknown): number[] =>
  Array.isArray(value) ? value : value === null ? [] : [value as number];

async function siteExists(db: Queries, id: number): Promise<boolean> {
  const { records } = tablesOf(contentTypes.site);
  const isThere = and(inArray(records.id, [id]), isNull(records.deleted_at));
  return (await db.select({ id: records.id }).from(records).where(isThere)).length > 0;
}

/** Fields that point at records which do not exist, or which are another site's; the site itself included. */
export async function missingReferences(
  db: Queries,
  type: ContentType,
  siteId: number | null,
  values: RecordValues,
): Promise<ValidationIssue[]> {
  const problems: ValidationIssue[] = [];
  if (siteId !== null && !(await siteExists(db, siteId))) {
    problems.push({ path: 'site_id', code: 'missing', detail: String(siteId) });
  }
  for (const [name, field] of Object.entries(type.fields) as [string, Field & { to?: string }][]) {
    const ids = field.to === undefined ? [] : pointed(values.plain[name]);
    const target = allContentTypes.find((one) => one.name === field.to);
    if (ids.length === 0 || !target) continue;
    const { records } = tablesOf(target);
    const rows = (await db
      .select({ id: records.id, ...(target.scope === 'site' ? { site_id: records.site_id } : {}) })
      .from(records)
      .where(and(inArray(records.id, ids), isNull(records.deleted_at)))) as {
      id: number;
      site_id?: number;
    }[];
    const found = new Set(
      rows.filter((row) => target.scope === 'group' || row.site_id === siteId).map((row) => row.id),
    );
    for (const id of ids)
      if (!found.has(id)) problems.push({ path: name, code: 'missing', detail: String(id) });
  }
  return problems;
}
