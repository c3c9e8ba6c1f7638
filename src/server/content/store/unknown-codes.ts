import { and, inArray, isNull, sql } from 'drizzle-orm';
import { allContentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import type { ValidationIssue } from '../../../domain/fields/issue.ts';
import { fieldTypeOf } from '../../../domain/fields/field-types.ts';
import { fold } from '../../../domain/fold.ts';
import type { RecordValues } from '../../../domain/record/parse-record.ts';
import type { StoredRecord } from './record.ts';
import type { Queries } from './repository.ts';
import { tablesOf } from './tables.ts';

/** Which of the codes a live record of the type has, in any case. */
async function knownCodes(
  db: Queries,
  target: ContentType,
  by: string,
  codes: readonly string[],
): Promise<ReadonlySet<string>> {
  const { records } = tablesOf(target);
  const rows = await db
    .select({ code: records[by] })
    .from(records)
    .where(
      and(
        isNull(records.deleted_at),
        inArray(
          sql`lower(${records[by]})`,
          codes.map((code) => code.toLowerCase()),
        ),
      ),
    );
  return new Set(rows.map(({ code }) => fold(String(code))));
}

/**
 * Codes by which a record names others that no live record has. One that the record named before may stay: a resort
 * that was deleted does not keep staff from saving what names it.
 */
export async function unknownCodes(
  db: Queries,
  type: ContentType,
  { plain }: RecordValues,
  current?: StoredRecord,
): Promise<ValidationIssue[]> {
  const issues: ValidationIssue[] = [];
  for (const [path, field] of Object.entries(type.fields)) {
    const { namesByCode } = fieldTypeOf(field);
    const named = namesByCode?.(field, plain[path]);
    if (!named) continue;
    const before = new Set(namesByCode?.(field, current?.[path]).codes.map(fold));
    const codes = named.codes.filter((code) => !before.has(fold(code)));
    const target = allContentTypes.find(({ name }) => name === named.record);
    if (!target || codes.length === 0) continue;
    const known = await knownCodes(db, target, named.by, codes);
    const unknown = codes.filter((code) => !known.has(fold(code)));
    if (unknown.length > 0) issues.push({ path, code: 'missing', detail: unknown.join(', ') });
  }
  return issues;
}
