import { inArray } from 'drizzle-orm';
import type { ContentType } from '../../../domain/content-type.ts';
import { type Language, languages } from '../../../domain/language.ts';
import { composeRecord, type SeenRevision } from '../../../domain/publication/compose-record.ts';
import { type PublicationSummary, revisionAt, settled } from '../../../domain/publication/summary.ts';
import { approval } from '../../database/schema.ts';
import type { PublishRight } from '../publication/publish-right.ts';
import { recordFromRows, type StoredRecord } from '../store/record.ts';
import type { Queries } from '../store/repository.ts';
import { findRevision, recordThen } from './history.ts';

/** What guests read of a record, and what they may come to read: scheduled, or waiting for approval. */

/** Something that guests read or may come to read, and what will stand for it once the change is made in it. */
export interface Pending {
  /** The revision of each language that guests would read then. */
  readonly seen: Readonly<Partial<Record<Language, number>>>;
  /** The languages that the amended revision is published in. */
  readonly publishes: readonly Language[];
  /** From when on; at once where none is given. */
  readonly at?: string;
  /** The approval that it waits for: 'new' where the change itself has to be approved. */
  readonly approval?: number | 'new';
}

type Seen = Pending['seen'];

const seenAt = ({ en, es }: PublicationSummary, moment: string): Seen =>
  Object.fromEntries(
    Object.entries({ en: revisionAt(en, moment), es: revisionAt(es, moment) }).filter(
      ([, number]) => number !== undefined,
    ),
  );

export const seenLanguages = (seen: Seen): Language[] =>
  languages.filter((language) => seen[language] !== undefined);

/** Publications that are scheduled, one a moment, soonest first. */
function scheduled(summary: PublicationSummary, now: string): Pending[] {
  const dues = languages.flatMap((language) =>
    settled(summary[language], now)
      .due.filter(({ action }) => action === 'publish')
      .map(({ at }) => ({ language, at })),
  );
  return [...Map.groupBy(dues, ({ at }) => at)].map(([at, entries]) => ({
    seen: seenAt(summary, at),
    publishes: entries.map(({ language }) => language),
    at,
  }));
}

async function waitingApprovals(tx: Queries, summary: PublicationSummary, now: string): Promise<Pending[]> {
  const ids = [...new Set(languages.flatMap((language) => summary[language].waiting ?? []))];
  if (ids.length === 0) return [];
  const rows = await tx.select().from(approval).where(inArray(approval.id, ids));
  return rows.map(({ id, revision }) => {
    const own = languages.filter((language) => summary[language].waiting === id);
    const wanted = Object.fromEntries(own.map((language) => [language, revision]));
    return { seen: { ...seenAt(summary, now), ...wanted }, publishes: [], approval: id };
  });
}

const newest = ({ seen }: Pending): number => Math.max(...Object.values(seen));

/** The order keeps which of two is the newer one: an older revision never follows a newer one. */
const byRevision = (pending: readonly Pending[]): Pending[] =>
  pending.toSorted((one, other) => newest(one) - newest(other));

export async function pendingOf(
  tx: Queries,
  { publication: summary }: StoredRecord,
  { languages: mine }: PublishRight,
): Promise<Pending[]> {
  const now = new Date().toISOString();
  const seen = seenAt(summary, now);
  const read = seenLanguages(seen);
  const waiting = await waitingApprovals(tx, summary, now);
  if (read.every((language) => mine.includes(language))) {
    const current = read.length > 0 ? [{ seen, publishes: read }] : [];
    return [...current, ...byRevision([...scheduled(summary, now), ...waiting])];
  }
  // Whoever may not publish adds to what waits already, and asks for the rest.
  const asksFor = read.filter((language) => summary[language].waiting === undefined);
  return [
    ...(asksFor.length > 0 ? [{ seen, publishes: [], approval: 'new' as const }] : []),
    ...byRevision(waiting),
  ];
}

/** The record as guests would read it; a language that they read nothing of has the words of the working copy. */
export async function composed<T extends ContentType>(
  tx: Queries,
  type: T,
  current: StoredRecord<T>,
  seen: Seen,
): Promise<StoredRecord<T>> {
  const revisions: Partial<Record<Language, SeenRevision>> = {};
  for (const language of languages) {
    const number = seen[language];
    const past =
      number === undefined || number === current.version
        ? undefined
        : await findRevision(tx, type, current.id, number);
    revisions[language] = {
      number: number ?? 0,
      values: past ? recordThen(type, past.record) : current,
    };
  }
  return composeRecord(type, current, recordFromRows(type, current, []), revisions)!;
}

/** The languages in which guests read something of a record now. */
export const readLanguages = ({ publication }: Pick<StoredRecord, 'publication'>): Language[] =>
  seenLanguages(seenAt(publication, new Date().toISOString()));

/** The record as guests read it now; a language that they read nothing of has the words of the working copy. */
export const asGuestsRead = <T extends ContentType>(tx: Queries, type: T, current: StoredRecord<T>) =>
  composed(tx, type, current, seenAt(current.publication, new Date().toISOString()));
