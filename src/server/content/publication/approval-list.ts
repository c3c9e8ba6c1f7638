import { and, arrayContained, count, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { contentTypes, type ContentTypeName } from '../../../content/index.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import type { Language } from '../../../domain/language.ts';
import { nameOf } from '../../../domain/record/record-name.ts';
import { approval, publication } from '../../database/schema.ts';
import type { Paging } from '../../http/paging.ts';
import type { Staff } from '../../http/staff.ts';
import { findRecords, type Queries } from '../store/repository.ts';
import { type Approval, decidesIn, mayDecide } from './approvals.ts';

/** What waits for approval, and what was decided. */

export const approvalOutcomes = ['waiting', 'approved', 'sent-back'] as const;

export interface WantedApprovals extends Paging {
  readonly outcome: (typeof approvalOutcomes)[number];
  readonly siteIds?: readonly number[] | undefined;
  /** Only what this person decides about; of what was sent back, what they have sent. */
  readonly isMine?: boolean;
}

/** What records are called, by type and id. */
async function namesOf(db: Queries, rows: readonly Approval[], reader: Language) {
  const names = new Map<string, string>();
  for (const [name, ofType] of Map.groupBy(rows, (row) => row.type)) {
    const type: ContentType = contentTypes[name as ContentTypeName];
    const ids = ofType.map((row) => row.record_id);
    const found = [
      ...(await findRecords(db, type, { ids })),
      ...(await findRecords(db, type, { ids, show: 'archived' })),
    ];
    for (const record of found) names.set(`${name} ${record.id}`, nameOf(type, record, reader));
  }
  return names;
}

/** Nobody has asked again since, and it was not published either: it is still to be changed. */
const isStillSentBack = sql`not exists (
    select from approval later
    where later.type = ${approval.type} and later.record_id = ${approval.record_id}
      and later.id > ${approval.id} and later.languages && ${approval.languages})
  and not exists (
    select from ${publication} published
    where published.type = ${approval.type} and published.record_id = ${approval.record_id}
      and published.action = 'publish' and published.cancelled_at is null
      and published.made_at > ${approval.decided_at}
      and published.language = any(${approval.languages}))`;

/** What somebody has to do: decide about it, or change what was sent back to them. */
function isFor(staff: Staff, types: readonly ContentType[], outcome: WantedApprovals['outcome']) {
  if (outcome !== 'waiting') return eq(approval.asked_by, staff.id);
  const decided = types.flatMap((type) => {
    const mine = decidesIn(staff, type);
    return mine.length === 0
      ? []
      : [and(eq(approval.type, type.name), arrayContained(approval.languages, [...mine]))];
  });
  const ofSites = staff.siteIds === 'all' ? sql`true` : sql`${approval.site_id} is not null`;
  return and(ofSites, decided.length > 0 ? or(...decided) : sql`false`);
}

/** What an approval is about, in the reader's words. */
export async function approvalLines(db: Queries, staff: Staff, rows: readonly Approval[]) {
  const names = await namesOf(db, rows, staff.language ?? 'en');
  return rows.map((row) => {
    const type: ContentType = contentTypes[row.type as ContentTypeName];
    return {
      ...row,
      path: type.path,
      name: names.get(`${row.type} ${row.record_id}`) ?? '',
      may_decide: mayDecide(staff, type, row),
    };
  });
}

/** A page of what waits, or was decided, newest first: of the asker's sites and of what they may look at. */
export async function listApprovals(
  db: Queries,
  staff: Staff,
  { page, pageSize, ...wanted }: WantedApprovals,
) {
  const types = (Object.values(contentTypes) as ContentType[]).filter(({ permission }) =>
    staff.views.includes(permission),
  );
  const { outcome, siteIds, isMine = false } = wanted;
  const names = types.map(({ name }) => name);
  const isWanted: SQL | undefined = and(
    outcome === 'waiting' ? isNull(approval.outcome) : eq(approval.outcome, outcome),
    outcome === 'sent-back' ? isStillSentBack : undefined,
    isMine ? isFor(staff, types, outcome) : undefined,
    names.length > 0 ? inArray(approval.type, names) : sql`false`,
    siteIds &&
      or(isNull(approval.site_id), siteIds.length > 0 ? inArray(approval.site_id, [...siteIds]) : sql`false`),
  );
  const rows = await db
    .select()
    .from(approval)
    .where(isWanted)
    .orderBy(desc(approval.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await db.select({ total: count() }).from(approval).where(isWanted);
  const data = await approvalLines(db, staff, rows);
  return { data, meta: { total: counted?.total ?? 0, page, pageSize } };
}
