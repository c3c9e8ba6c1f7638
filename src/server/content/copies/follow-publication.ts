import type { ContentType } from '../../../domain/content-type.ts';
import { sharedPaths, valueOf } from '../../../domain/copy/follow-origin.ts';
import { type Language, languages } from '../../../domain/language.ts';
import { type PublicationSummary, settled, storedSummary } from '../../../domain/publication/summary.ts';
import type { RecordValues } from '../../../domain/record/parse-record.ts';
import { isSameValue } from '../../../domain/record/same-value.ts';
import { cancelScheduled, decidePublication } from '../publication/change-publication.ts';
import { EVERYTHING } from '../publication/publish-right.ts';
import { recordValues, type StoredRecord } from '../store/record.ts';
import { findRecord, type Queries, type Transactions } from '../store/repository.ts';
import type { Change } from '../write/change.ts';
import { asGuestsRead } from '../write/pending.ts';
import { publishedLanguages, type RecordCopy } from './copy-record.ts';

/**
 * What guests read of a copy follows its origin. What is scheduled for the origin is scheduled for the copy too, so that
 * both change at the same moment, whatever runs then.
 */

type Tx = Queries & Transactions;

export interface Following {
  readonly link: RecordCopy;
  readonly origin: StoredRecord;
  /** What the origin says, for the copy's site. */
  readonly values: RecordValues;
  readonly copy: StoredRecord;
}

/** Instants at which a language is to be published. */
const scheduledAt = (summary: PublicationSummary, language: Language, now: string): string[] =>
  settled(summary[language], now)
    .due.filter(({ action }) => action === 'publish')
    .map(({ at }) => at);

/** Whether something that the copy says by itself, and its guests do not read yet, would be published along. */
function hasOwnUnread(
  type: ContentType,
  language: Language,
  { read, copy, base, origin }: Readonly<Record<'read' | 'copy' | 'base' | 'origin', RecordValues>>,
): boolean {
  return sharedPaths(type)
    .filter((path) => !path.startsWith('locale.') || path.startsWith(`locale.${language}.`))
    .some((path) => {
      const own = valueOf(copy, path);
      return [read, base, origin].every((other) => !isSameValue(own, valueOf(other, path)));
    });
}

/** The languages that the copy publishes as its origin does: none that is withdrawn or scheduled at the copy itself. */
async function publishableLanguages(
  tx: Tx,
  type: ContentType,
  { link, origin, values, copy }: Following,
): Promise<Language[]> {
  if (!link.publishes) return [];
  const now = new Date().toISOString();
  const before = storedSummary(link.origin_publication);
  const read = recordValues(type, await asGuestsRead(tx, type, copy));
  const all = {
    read,
    copy: recordValues(type, copy),
    base: link.base as RecordValues,
    origin: values,
  };
  return languages.filter((language) => {
    const mirrored = [
      ...scheduledAt(before, language, now),
      ...scheduledAt(origin.publication, language, now),
    ];
    const isOwnSchedule = scheduledAt(copy.publication, language, now).some((at) => !mirrored.includes(at));
    const isWithdrawn = settled(copy.publication[language], now).held?.action === 'withdraw';
    return !isOwnSchedule && !isWithdrawn && !hasOwnUnread(type, language, all);
  });
}

/** Languages in which the origin is published as it is saved now, at once and at instants to come. */
interface Wanted {
  readonly now: readonly Language[];
  readonly later: ReadonlyMap<string, readonly Language[]>;
}

export async function wantedOf(tx: Tx, type: ContentType, following: Following): Promise<Wanted> {
  const { origin } = following;
  const moment = new Date().toISOString();
  const mine = await publishableLanguages(tx, type, following);
  const now = publishedLanguages(origin, moment).filter((language) => mine.includes(language));
  const { plain } = origin.publication;
  const later = mine
    .filter((language) => !now.includes(language))
    .flatMap((language) => {
      const { words, due } = settled(origin.publication[language], moment);
      return due
        .filter(({ action, revision }) => action === 'publish' && revision! >= Math.max(words, plain))
        .map(({ at }) => ({ at, language }));
    });
  const byMoment = Map.groupBy(later, ({ at }) => at);
  return {
    now,
    later: new Map([...byMoment].map(([at, entries]) => [at, entries.map(({ language }) => language)])),
  };
}

export type FollowChange = Pick<Change, 'id' | 'version' | 'actor'>;

const isScheduled = (copy: StoredRecord, language: Language, at: string): boolean =>
  copy.publication[language].due.some((one) => one.action === 'publish' && one.at === at);

/** Schedules for the copy what is scheduled for its origin, and takes back what no longer is. */
export async function followSchedule(
  tx: Tx,
  type: ContentType,
  { link, origin, copy: before }: Following,
  { later }: Wanted,
  change: FollowChange,
): Promise<void> {
  const right = { ...change, publishRight: EVERYTHING };
  let copy = (await findRecord(tx, type, before.id))!;
  for (const [at, wanted] of later) {
    // A copy that took something over publishes that then.
    const isNew = copy.version !== before.version;
    const asked = wanted.filter((language) => isNew || !isScheduled(copy, language, at));
    if (asked.length === 0) continue;
    copy = await decidePublication(tx, type, right, { action: 'publish', languages: asked, at });
  }
  const moment = new Date().toISOString();
  const were = storedSummary(link.origin_publication);
  for (const language of languages) {
    const gone = scheduledAt(were, language, moment).filter(
      (at) => !scheduledAt(origin.publication, language, moment).includes(at),
    );
    const entries = copy.publication[language].due.filter(
      ({ action, at }) => action === 'publish' && gone.includes(at),
    );
    for (const { id } of entries) copy = await cancelScheduled(tx, type, right, id);
  }
}
