import { eq } from 'drizzle-orm';
import type { ContentType } from '../../../domain/content-type.ts';
import { type Language, languages } from '../../../domain/language.ts';
import {
  changeLanguages,
  type PublicationSummary,
  settled,
  withoutEntry,
} from '../../../domain/publication/summary.ts';
import { MayNotPublish, NotFound } from '../../http/errors.ts';
import type { StoredRecord } from '../store/record.ts';
import type { Queries, Transactions } from '../store/repository.ts';
import { tablesOf } from '../store/tables.ts';
import { siteOf } from '../../../domain/record/site-of.ts';
import { type Change, lockRecord } from '../write/change.ts';
import { closePublished } from './close-approvals.ts';
import { publicationColumns } from './columns.ts';
import { addEntries, cancelEntries, type NewEntry } from './entries.ts';
import { type PublishRight, publishesUnseenFacts } from './publish-right.ts';
import { withAdded } from './publish-save.ts';

/** Changes of what guests read that leave the record itself as it is: they make no revision and no new version. */

export type Decide = Change & { readonly publishRight: PublishRight };

/** Writes the columns that say what is published. */
export async function storeSummary(
  tx: Queries,
  type: ContentType,
  current: StoredRecord,
  summary: PublicationSummary,
): Promise<StoredRecord> {
  const { records } = tablesOf(type);
  await tx
    .update(records)
    .set(publicationColumns(summary, new Date().toISOString()))
    .where(eq(records.id, current.id));
  return { ...current, publication: summary };
}

/** Throws MayNotPublish. */
function requireRight(
  { publishRight }: Decide,
  current: StoredRecord,
  wanted: readonly Language[],
  action: 'publish' | 'withdraw',
): void {
  const { isWordsOnly } = publishRight;
  const isBeyond = wanted.some((language) => !publishRight.languages.includes(language));
  const isMoreThanWords =
    action === 'withdraw' || publishesUnseenFacts(current.publication, new Date().toISOString());
  if (isBeyond || (isWordsOnly && isMoreThanWords)) throw new MayNotPublish();
}

interface Decided {
  readonly languages: readonly Language[];
  /** An instant to come; at once where none is given. */
  readonly at?: string;
}

/** Adds entries about a locked record to the log and to what follows from it. */
export async function addDecided(
  tx: Queries,
  type: ContentType,
  current: StoredRecord,
  { entries, actor }: { readonly entries: readonly NewEntry[]; readonly actor: Change['actor'] },
): Promise<PublicationSummary> {
  const target = { type, recordId: current.id, siteId: siteOf(type, current), actor };
  const added = await addEntries(tx, target, entries);
  const summary = await withAdded(tx, current.publication, added, actor);
  return closePublished(tx, summary, { entries: added.entries, actor });
}

/**
 * Has guests of the languages read the record as it stands, or none of it, at once or from an instant on. Throws
 * NotFound, VersionMissing, Conflict and MayNotPublish.
 */
export const decidePublication = (
  db: Transactions,
  type: ContentType,
  change: Decide,
  { action, ...decided }: Decided & { readonly action: 'publish' | 'withdraw' },
): Promise<StoredRecord> =>
  db.transaction(async (tx) => {
    const { current } = await lockRecord(tx, type, change);
    requireRight(change, current, decided.languages, action);
    const revision = action === 'publish' ? current.version : null;
    const entries = decided.languages.map((language): NewEntry => ({
      language,
      action,
      revision,
      at: decided.at,
    }));
    const summary = await addDecided(tx, type, current, { entries, actor: change.actor });
    return storeSummary(tx, type, current, summary);
  });

/** Takes back what is scheduled. Throws as `decidePublication` does, and NotFound for what has taken effect. */
export const cancelScheduled = (
  db: Transactions,
  type: ContentType,
  change: Decide,
  entryId: number,
): Promise<StoredRecord> =>
  db.transaction(async (tx) => {
    const { current } = await lockRecord(tx, type, change);
    const now = new Date().toISOString();
    const language = languages.find((one) =>
      settled(current.publication[one], now).due.some(({ id }) => id === entryId),
    );
    if (!language) throw new NotFound('Nothing is scheduled under this number.');
    requireRight(change, current, [language], 'withdraw');
    await cancelEntries(tx, [entryId], change.actor);
    const summary = changeLanguages(current.publication, [language], (one) => withoutEntry(one, entryId));
    return storeSummary(tx, type, current, summary);
  });
