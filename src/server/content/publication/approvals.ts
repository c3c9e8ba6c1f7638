import { and, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { contentTypes, type ContentTypeName } from '../../../content/index.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import { type Language, languages } from '../../../domain/language.ts';
import { changeLanguages } from '../../../domain/publication/summary.ts';
import { nameOf } from '../../../domain/record/record-name.ts';
import { approval } from '../../database/schema.ts';
import { Conflict, MayNotPublish, NotFound, ValidationFailed } from '../../http/errors.ts';
import type { Paging } from '../../http/paging.ts';
import type { Staff } from '../../http/staff.ts';
import type { StoredRecord } from '../store/record.ts';
import { type Database, findRecords, type Queries } from '../store/repository.ts';
import { ANY_VERSION, type Change, lockRecord, siteOf } from '../write/change.ts';
import { addDecided, storeSummary } from './change-publication.ts';
import { closeApprovals } from './close-approvals.ts';
import { publishRightOf } from './publish-right.ts';

/** Whoever may not publish sends a revision for approval, and whoever may publishes it or sends it back. */

export type Approval = typeof approval.$inferSelect;

interface Asking {
  readonly languages: readonly Language[];
  readonly note: string | null;
}

/** Throws NotFound, VersionMissing and Conflict, and ValidationFailed for a language that is not the asker's to write. */
export const askApproval = (
  db: Database,
  type: ContentType,
  change: Change,
  { languages: wanted, note }: Asking,
): Promise<StoredRecord> =>
  db.transaction(async (tx) => {
    const { current } = await lockRecord(tx, type, change);
    const { actor, wordsIn } = change;
    if (wordsIn && wanted.some((language) => !wordsIn.includes(language))) {
      throw new ValidationFailed([{ path: 'languages', code: 'choice', detail: wordsIn.join(', ') }]);
    }
    const summary = await closeApprovals(tx, current.publication, wanted, { outcome: 'replaced', actor });
    const [row] = await tx
      .insert(approval)
      .values({
        type: type.name,
        record_id: current.id,
        site_id: siteOf(type, current),
        revision: current.version,
        languages: [...wanted],
        note,
        asked_by: actor.id,
        asked_by_name: actor.name,
      })
      .returning({ id: approval.id });
    const waiting = row!.id;
    return storeSummary(
      tx,
      type,
      current,
      changeLanguages(summary, wanted, (one) => ({ ...one, waiting })),
    );
  });

/** Locks an approval that waits, and its record. Throws NotFound, MayNotPublish, and Conflict for one that is decided. */
async function lockApproval(tx: Queries, id: number, staff: Staff) {
  const [row] = await tx.select().from(approval).where(eq(approval.id, id));
  const type: ContentType | undefined = row && contentTypes[row.type as ContentTypeName];
  const isSeen = type && staff.views.includes(type.permission);
  const isOfSites = row?.site_id == null || staff.siteIds === 'all' || staff.siteIds.includes(row.site_id);
  if (!row || !type || !isSeen || !isOfSites) throw new NotFound('There is no such approval.');
  const { languages: mine, isWordsOnly } = publishRightOf(staff, type.permission);
  const isOfGroup = row.site_id === null && staff.siteIds !== 'all';
  const may = staff.permissions.includes(type.permission) && !isWordsOnly && !isOfGroup;
  if (!may || row.languages.some((language) => !mine.includes(language))) throw new MayNotPublish();
  const actor = { id: staff.id, name: staff.name };
  // The record's lock comes first, as everywhere: two who decide at once wait for each other here.
  const { current } = await lockRecord(tx, type, { id: row.record_id, version: ANY_VERSION, actor });
  const [now] = await tx.select().from(approval).where(eq(approval.id, id));
  if (!now || now.outcome !== null) throw new Conflict(now ?? row, 'Somebody has decided this already.');
  const waiting = languages.filter((language) => current.publication[language].waiting === id);
  return { type, row: now, current, actor, waiting };
}

/** Publishes what was asked for, at once. Throws as `lockApproval` does. */
export const approve = (db: Database, id: number, staff: Staff): Promise<Approval> =>
  db.transaction(async (tx) => {
    const { type, row, current, actor, waiting } = await lockApproval(tx, id, staff);
    const summary = await closeApprovals(tx, current.publication, waiting, { outcome: 'approved', actor });
    const entries = waiting.map((language) => ({
      language,
      action: 'publish' as const,
      revision: row.revision,
    }));
    const held = { ...current, publication: summary };
    await storeSummary(tx, type, held, await addDecided(tx, type, held, { entries, actor }));
    return (await tx.select().from(approval).where(eq(approval.id, id)))[0]!;
  });

/** Leaves what guests read as it is, and says why. Throws as `lockApproval` does. */
export const sendBack = (db: Database, id: number, staff: Staff, comment: string): Promise<Approval> =>
  db.transaction(async (tx) => {
    const { type, current, actor, waiting } = await lockApproval(tx, id, staff);
    const decision = { outcome: 'sent-back', comment, actor } as const;
    await storeSummary(tx, type, current, await closeApprovals(tx, current.publication, waiting, decision));
    return (await tx.select().from(approval).where(eq(approval.id, id)))[0]!;
  });

export const approvalOutcomes = ['waiting', 'approved', 'sent-back'] as const;

export interface WantedApprovals extends Paging {
  readonly outcome: (typeof approvalOutcomes)[number];
  readonly siteIds?: readonly number[] | undefined;
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

/** A page of what waits, or was decided, newest first: of the asker's sites and of what they may look at. */
export async function listApprovals(
  db: Queries,
  staff: Staff,
  { page, pageSize, ...wanted }: WantedApprovals,
) {
  const types = (Object.values(contentTypes) as ContentType[])
    .filter(({ permission }) => staff.views.includes(permission))
    .map(({ name }) => name);
  const { outcome, siteIds } = wanted;
  const isWanted = and(
    outcome === 'waiting' ? isNull(approval.outcome) : eq(approval.outcome, outcome),
    types.length > 0 ? inArray(approval.type, types) : sql`false`,
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
  const names = await namesOf(db, rows, staff.language ?? 'en');
  const data = rows.map((row) => {
    const { path, permission } = contentTypes[row.type as ContentTypeName];
    return {
      ...row,
      path,
      name: names.get(`${row.type} ${row.record_id}`) ?? '',
      may_decide: publishRightOf(staff, permission).languages.length > 0,
    };
  });
  return { data, meta: { total: counted?.total ?? 0, page, pageSize } };
}
