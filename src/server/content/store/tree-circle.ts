import { sql } from 'drizzle-orm';
import type { ContentType } from '../../../domain/content-type.ts';
import type { ValidationIssue } from '../../../domain/fields/issue.ts';
import type { RecordValues } from '../../../domain/record/parse-record.ts';
import { nameOf } from '../../../domain/record/record-name.ts';
import type { StoredRecord } from './record.ts';
import { findRecord, type Queries } from './repository.ts';
import { tablesOf } from './tables.ts';

interface Written {
  readonly siteId: number;
  readonly draft: RecordValues;
  readonly current?: StoredRecord | undefined;
}

/** The records from one up to the top. What is in the trash counts: it may come back. */
async function wayUp(db: Queries, type: ContentType, parent: string, from: number): Promise<number[]> {
  const { records } = tablesOf(type);
  const above = sql.identifier(parent);
  const { rows } = await db.execute<{ id: number }>(sql`
    with recursive way as (
      select id, ${above} as above, 1 as step from ${records} where id = ${from}
      union all
      select one.id, one.${above}, way.step + 1 from ${records} as one join way on one.id = way.above
    ) cycle id set is_again using seen
    select id from way where not is_again order by step`);
  return rows.map(({ id }) => id);
}

/** A record that is put below itself, or below one that stands below it, is refused with the way named. */
export async function circleIssues(
  db: Queries,
  type: ContentType,
  { siteId, draft: { plain }, current }: Written,
): Promise<ValidationIssue[]> {
  const { parent } = type.workflow?.tree ?? {};
  if (parent === undefined || !current) return [];
  const above = plain[parent];
  if (typeof above !== 'number' || above === current[parent]) return [];
  // Two who move one below the other's would each find no circle.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`tree of ${type.name}`}), ${siteId})`);
  const way = await wayUp(db, type, parent, above);
  const place = way.indexOf(current.id);
  if (place === -1) return [];
  const names: string[] = [];
  for (const id of way.slice(0, place + 1).toReversed()) {
    const record = await findRecord(db, type, id, { alsoDeleted: true });
    names.push((record && nameOf(type, record, 'en')) || String(id));
  }
  return [{ path: parent, code: 'tree-circle', detail: [...names, names[0]].join(' → ') }];
}
