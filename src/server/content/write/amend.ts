import { eq } from 'drizzle-orm';
import type { ContentType } from '../../../domain/content-type.ts';
import { type Language, languages } from '../../../domain/language.ts';
import {
  changeLanguages,
  type PublicationSummary,
  settled,
  withoutEntry,
  withRevision,
} from '../../../domain/publication/summary.ts';
import { changedParts } from '../../../domain/publication/words-of.ts';
import { isSameValue } from '../../../domain/record/same-value.ts';
import { translationDue } from '../../../domain/record/translation-due.ts';
import { approval } from '../../database/schema.ts';
import { publicationColumns } from '../publication/columns.ts';
import { addEntries, cancelEntries, type NewEntry } from '../publication/entries.ts';
import type { PublishRight } from '../publication/publish-right.ts';
import { withAdded } from '../publication/publish-save.ts';
import { derivedValues } from '../store/derived.ts';
import { mainLanguageOf } from '../store/main-language.ts';
import { recordValues, type StoredRecord } from '../store/record.ts';
import { type Database, findRecord, type Queries } from '../store/repository.ts';
import { tablesOf } from '../store/tables.ts';
import { siteOf } from '../../../domain/record/site-of.ts';
import { ANY_VERSION, type Change, lockRecord, nextFacts } from './change.ts';
import { recordRevision } from './history.ts';
import { asGuestsRead, composed, type Pending, pendingOf, readLanguages, seenLanguages } from './pending.ts';
import { writeLocales } from './write.ts';

/**
 * A change of one thing (the price of a dish, tonight's hour of an event) that guests read at once, although the working
 * copy holds what nobody has published: it is made in everything that guests read or may come to read, and in the
 * working copy, each as a revision of its own. ADR 26.
 */

export type Amend = Omit<Change, 'version' | 'wordsIn'> & { readonly publishRight: PublishRight };

/** `now`: guests read it. `approval`: somebody has to publish it. `working-copy`: guests read nothing that it is about. */
export const amendOutcomes = ['now', 'approval', 'working-copy'] as const;
export type AmendOutcome = (typeof amendOutcomes)[number];

interface Amended<T extends ContentType> {
  readonly pending: Pending;
  readonly before: StoredRecord<T>;
  readonly after: StoredRecord<T>;
}

async function askFor(
  tx: Queries,
  type: ContentType,
  current: StoredRecord,
  { revision, asked, actor }: { revision: number; asked: readonly Language[]; actor: Change['actor'] },
): Promise<number> {
  const [row] = await tx
    .insert(approval)
    .values({
      type: type.name,
      record_id: current.id,
      site_id: siteOf(type, current),
      revision,
      languages: [...asked],
      asked_by: actor.id,
      asked_by_name: actor.name,
    })
    .returning({ id: approval.id });
  return row!.id;
}

/** Takes what is scheduled out of the log: its amended revision is scheduled in its place. */
async function withoutScheduled(tx: Queries, summary: PublicationSummary, actor: Change['actor']) {
  const now = new Date().toISOString();
  let next = summary;
  const ids: number[] = [];
  for (const language of languages) {
    for (const { id, action } of settled(summary[language], now).due) {
      if (action !== 'publish') continue;
      ids.push(id);
      next = changeLanguages(next, [language], (one) => withoutEntry(one, id));
    }
  }
  await cancelEntries(tx, ids, actor);
  return next;
}

/**
 * The record that a change is made over: what guests read, for whoever may publish it; else the working copy, for what
 * they change is approved first.
 */
export async function amendBase<T extends ContentType>(
  tx: Queries,
  type: T,
  current: StoredRecord<T>,
  { languages: mine }: PublishRight,
): Promise<AmendBase<T>> {
  const read = readLanguages(current);
  const isRead = read.length > 0 && read.every((language) => mine.includes(language));
  return { record: isRead ? await asGuestsRead(tx, type, current) : current, isRead };
}

export interface AmendBase<T extends ContentType> {
  readonly record: StoredRecord<T>;
  /** Whether it is what guests read. What differs from it elsewhere was then prepared, and should stay as it is. */
  readonly isRead: boolean;
}

/** Makes the change in a record where it finds what it is about, and leaves the others as they are. */
export type ApplyChange<T extends ContentType> = (record: StoredRecord<T>) => StoredRecord<T>;

/**
 * Makes a change in everything that guests read or may come to read, and in the working copy. `prepare` is given the
 * record that it is made over, and may throw. Undefined where nothing changes. Throws NotFound.
 */
export const amendRecord = <T extends ContentType>(
  db: Database,
  type: T,
  change: Amend,
  prepare: (base: AmendBase<T>) => ApplyChange<T>,
): Promise<{ record: StoredRecord<T>; outcome: AmendOutcome } | undefined> =>
  db.transaction(async (tx) => {
    const { current, due } = await lockRecord(tx, type, { ...change, version: ANY_VERSION });
    const changed = prepare(await amendBase(tx, type, current, change.publishRight));
    const apply = (one: StoredRecord<T>) => {
      const next = changed(one);
      return isSameValue(recordValues(type, one), recordValues(type, next)) ? one : next;
    };
    const pending = await pendingOf(tx, current, change.publishRight);
    let steps: Amended<T>[] = [];
    for (const one of pending) {
      const before = await composed(tx, type, current, one.seen);
      steps.push({ pending: one, before, after: apply(before) });
    }
    if (steps.every(({ before, after }) => before === after)) steps = [];
    const working = apply(current);
    if (steps.length === 0 && working === current) return undefined;
    return writeAmended(tx, type, { current, due, working, steps, change });
  });

interface Written<T extends ContentType> {
  readonly current: StoredRecord<T>;
  readonly due: Parameters<typeof translationDue>[3];
  readonly working: StoredRecord<T>;
  readonly steps: readonly Amended<T>[];
  readonly change: Amend;
}

async function writeAmended<T extends ContentType>(
  tx: Queries,
  type: T,
  { current, due, working, steps, change: { actor } }: Written<T>,
): Promise<{ record: StoredRecord<T>; outcome: AmendOutcome }> {
  const valuesOf = (record: StoredRecord) => recordValues(type, record);
  const publishesAny = steps.some((step) => step.pending.publishes.length > 0);
  let summary = publishesAny ? await withoutScheduled(tx, current.publication, actor) : current.publication;
  let facts = nextFacts(current, actor);
  let last: StoredRecord<T> = current;
  const entries: NewEntry[] = [];

  const write = async (record: StoredRecord<T>, before: StoredRecord<T>) => {
    if (last !== current) facts = { ...facts, version: facts.version + 1 };
    const written: StoredRecord<T> = { ...record, ...facts };
    summary = withRevision(summary, facts.version, changedParts(type, valuesOf(last), valuesOf(written)));
    await recordRevision(tx, type, written, { action: 'update', actor, before });
    last = written;
  };

  for (const { pending, before, after } of steps) {
    await write(after, before);
    const revision = facts.version;
    const { publishes, at } = pending;
    entries.push(...publishes.map((language) => ({ language, action: 'publish' as const, revision, at })));
    if (pending.approval === 'new') {
      const asked = seenLanguages(pending.seen).filter((one) => summary[one].waiting === undefined);
      const waiting = await askFor(tx, type, current, { revision, asked, actor });
      summary = changeLanguages(summary, asked, (one) => ({ ...one, waiting }));
    } else if (pending.approval !== undefined) {
      await tx.update(approval).set({ revision }).where(eq(approval.id, pending.approval));
    }
  }
  if (last === current || !isSameValue(valuesOf(last), valuesOf(working))) await write(working, current);

  let now = facts.updated_at;
  if (entries.length > 0) {
    const added = await addEntries(
      tx,
      { type, recordId: current.id, siteId: siteOf(type, current), actor },
      entries,
    );
    summary = await withAdded(tx, summary, added, actor);
    ({ now } = added);
  }
  const values = valuesOf(working);
  const from = await mainLanguageOf(tx, siteOf(type, current));
  const nowDue = translationDue(type, current, working, due, [], from);
  const { records } = tablesOf(type);
  await tx
    .update(records)
    .set({
      ...values.plain,
      ...derivedValues(type, values, { due: Object.keys(nowDue), from }),
      ...publicationColumns(summary, now),
      ...facts,
      translation_due: nowDue,
    })
    .where(eq(records.id, current.id));
  await writeLocales(tx, type, { id: current.id, siteId: siteOf(type, current) ?? 0 }, values);
  const record = (await findRecord(tx, type, current.id))!;
  const waits = steps.some(({ pending }) => pending.approval !== undefined);
  const isRead = steps.some(({ pending }) => pending.publishes.length > 0 && pending.at === undefined);
  return { record, outcome: isRead ? 'now' : waits ? 'approval' : 'working-copy' };
}
