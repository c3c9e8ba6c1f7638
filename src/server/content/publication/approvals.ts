import { eq } from 'drizzle-orm';
import { contentTypes, type ContentTypeName } from '../../../content/index.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import { type Language, languages } from '../../../domain/language.ts';
import { changeLanguages, type PublicationSummary, withEntry } from '../../../domain/publication/summary.ts';
import { approval } from '../../database/schema.ts';
import { Conflict, MayNotPublish, NotFound, ValidationFailed, VersionMissing } from '../../http/errors.ts';
import type { Staff } from '../../http/staff.ts';
import type { StoredRecord } from '../store/record.ts';
import { redirectingMoves } from '../../redirects/redirect-moves.ts';
import type { Database, Queries, Transactions } from '../store/repository.ts';
import { siteOf } from '../../../domain/record/site-of.ts';
import { ANY_VERSION, type Change, lockRecord } from '../write/change.ts';
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

/** The languages of a type's records that somebody decides about: whoever changes texts alone approves nothing. */
export function decidesIn(staff: Staff, { permission }: ContentType): readonly Language[] {
  const right = publishRightOf(staff, permission);
  return staff.permissions.includes(permission) && !right.isWordsOnly ? right.languages : [];
}

export function mayDecide(staff: Staff, type: ContentType, row: Approval): boolean {
  const mine = decidesIn(staff, type);
  const isOfGroup = row.site_id === null && staff.siteIds !== 'all';
  return !isOfGroup && row.languages.every((language) => mine.includes(language));
}

/** An approval of what somebody may look at. Throws NotFound. */
export async function findApproval(db: Queries, id: number, staff: Staff) {
  const [row] = await db.select().from(approval).where(eq(approval.id, id));
  const type: ContentType | undefined = row && contentTypes[row.type as ContentTypeName];
  const isSeen = type && staff.views.includes(type.permission);
  const isOfSites = row?.site_id == null || staff.siteIds === 'all' || staff.siteIds.includes(row.site_id);
  if (!row || !type || !isSeen || !isOfSites) throw new NotFound('There is no such approval.');
  return { type, row, may_decide: mayDecide(staff, type, row) };
}

/** The languages of a record that wait for an approval. */
const waitingFor = (summary: PublicationSummary, id: number): Language[] =>
  languages.filter((language) => summary[language].waiting === id);

/** What will be published of a record once an approval of the revision is given: `now` is the moment it is given. */
export const approvedSummary = (
  summary: PublicationSummary,
  { id, revision }: Approval,
  now: string,
): PublicationSummary =>
  changeLanguages(
    summary,
    waitingFor(summary, id),
    (one) => withEntry(one, { id: 0, action: 'publish', revision, at: now }, now).summary,
  );

/** Locks an approval that waits, and its record. Throws NotFound, MayNotPublish, and Conflict for one that is decided. */
async function lockApproval(tx: Queries, id: number, staff: Staff) {
  const { type, row, may_decide } = await findApproval(tx, id, staff);
  if (!may_decide) throw new MayNotPublish();
  const actor = { id: staff.id, name: staff.name };
  // The record's lock comes first, as everywhere: two who decide at once wait for each other here.
  const { current } = await lockRecord(tx, type, { id: row.record_id, version: ANY_VERSION, actor });
  const [now] = await tx.select().from(approval).where(eq(approval.id, id));
  if (!now || now.outcome !== null) throw new Conflict(now ?? row, 'Somebody has decided this already.');
  return { type, row: now, current, actor, waiting: waitingFor(current.publication, id) };
}

interface Approving {
  readonly id: number;
  /** The version that was looked at: a change of a single date or price moves what waits to a newer one. */
  readonly version: number | undefined;
  readonly staff: Staff;
}

/** Publishes what was asked for, at once. Throws as `lockApproval` does, VersionMissing, and Conflict for an older version. */
export async function approve(db: Database, approving: Approving): Promise<Approval> {
  const { id, staff } = approving;
  const { type, row } = await findApproval(db, id, staff);
  const record = { id: row.record_id, actor: { id: staff.id, name: staff.name } };
  return redirectingMoves(db, type, record, (tx) => approveNow(tx, approving));
}

const approveNow = (db: Transactions, { id, version, staff }: Approving): Promise<Approval> =>
  db.transaction(async (tx) => {
    const { type, row, current, actor, waiting } = await lockApproval(tx, id, staff);
    if (version === undefined) throw new VersionMissing();
    if (version !== row.revision) throw new Conflict(row, 'It was changed since you looked at it.');
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
