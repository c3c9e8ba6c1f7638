import { and, eq, isNull, max } from 'drizzle-orm';
import type { ContentType } from '../../domain/content-type.ts';
import { type PlacedValues, readDraft, type ReadDraft } from '../../domain/draft.ts';
import { searchText } from '../../domain/search-text.ts';
import { type Language, languages } from '../../domain/language.ts';
import { Conflict, NotFound, Refused } from './failures.ts';
import { type Action, type Actor, findRevisions, remember } from './history.ts';
import { placedValues, type StoredRecord } from './record.ts';
import { missingReferences } from './references.ts';
import { type Database, findRecord, type Queries } from './repository.ts';
import { freeSlugs } from './slugs.ts';
import { tablesOf } from './tables.ts';
import { refusedByIndex } from './taken.ts';

async function writeLocales(
  tx: Queries,
  type: ContentType,
  id: number,
  siteId: number,
  values: PlacedValues,
) {
  const { locales } = tablesOf(type);
  for (const language of languages) {
    const row = values.locale[language];
    await tx
      .insert(locales)
      .values({ record_id: id, language, site_id: siteId, ...row })
      .onConflictDoUpdate({
        target: [locales.record_id, locales.language],
        set: { site_id: siteId, ...row },
      });
  }
}

async function accept(
  tx: Queries,
  type: ContentType,
  siteId: number | null,
  draft: ReadDraft,
): Promise<void> {
  const problems = [...draft.problems, ...(await missingReferences(tx, type, siteId, draft))];
  if (problems.length > 0) throw new Refused(problems);
}

async function nextPosition(tx: Queries, type: ContentType, siteId: number): Promise<number> {
  const { records } = tablesOf(type);
  const [row] = await tx
    .select({ last: max(records.position) })
    .from(records)
    .where(eq(records.site_id, siteId));
  return ((row?.last as number | null) ?? 0) + 1;
}

export interface NewRecord {
  readonly siteId: number | null;
  readonly body: unknown;
  readonly actor: Actor;
  /** Only the demo gives ids. */
  readonly id?: number;
}

/** Stores a new record and its first revision. Throws Refused. */
export async function createRecord(
  db: Pick<Database, 'transaction'>,
  type: ContentType,
  wanted: NewRecord,
): Promise<StoredRecord> {
  const { records } = tablesOf(type);
  const draft = readDraft(type, wanted.body);
  const siteId = wanted.siteId ?? 0;
  return refusedByIndex(type, () =>
    db.transaction(async (tx) => {
      await accept(tx, type, wanted.siteId, draft);
      await freeSlugs(tx, type, siteId, undefined, draft);
      const [row] = (await tx
        .insert(records)
        .values({
          ...(wanted.id === undefined ? {} : { id: wanted.id }),
          ...(type.scope === 'site' ? { site_id: siteId } : {}),
          ...(type.ordered ? { position: await nextPosition(tx, type, siteId) } : {}),
          ...draft.plain,
          search: searchText(type, draft),
        })
        .returning({ id: records.id })) as { id: number }[];
      const id = row!.id;
      await writeLocales(tx, type, id, type.name === 'site' ? id : siteId, draft);
      const record = (await findRecord(tx, type, id))!;
      await remember(tx, type, record, 'create', wanted.actor);
      return record;
    }),
  );
}

export interface Change {
  readonly id: number;
  /** Sites whose records may be changed; every site when absent. */
  readonly siteIds?: readonly number[];
  /** The version that the client read. An older one is a Conflict. */
  readonly version?: number;
  readonly actor: Actor;
}

/** The record to change, locked until the transaction ends. Throws NotFound and Conflict. */
async function take(tx: Queries, type: ContentType, change: Change): Promise<StoredRecord> {
  const { records } = tablesOf(type);
  await tx
    .select({ id: records.id })
    .from(records)
    .where(and(eq(records.id, change.id), isNull(records.deleted_at)))
    .for('update');
  const current = await findRecord(tx, type, change.id);
  const siteId = type.name === 'site' ? current?.id : current?.site_id;
  if (!current || (siteId && change.siteIds && !change.siteIds.includes(siteId))) throw new NotFound();
  if (change.version !== undefined && change.version !== current.version) throw new Conflict(current);
  return current;
}

const nextFacts = (current: StoredRecord) => ({
  version: current.version + 1,
  updated_at: new Date().toISOString(),
});

/** Saves a record over the version that was read. Throws NotFound, Conflict and Refused. */
export function updateRecord(
  db: Database,
  type: ContentType,
  change: Change & { body: unknown },
): Promise<StoredRecord> {
  const { records } = tablesOf(type);
  return refusedByIndex(type, () =>
    db.transaction(async (tx) => {
      const current = await take(tx, type, change);
      const draft = readDraft(type, change.body, placedValues(type, current));
      await accept(tx, type, current.site_id, draft);
      const siteId = current.site_id ?? (type.name === 'site' ? current.id : 0);
      await freeSlugs(tx, type, siteId, current.id, draft);
      await tx
        .update(records)
        .set({ ...draft.plain, search: searchText(type, draft), ...nextFacts(current) })
        .where(eq(records.id, current.id));
      await writeLocales(tx, type, current.id, siteId, draft);
      const record = (await findRecord(tx, type, current.id))!;
      await remember(tx, type, record, 'update', change.actor);
      return record;
    }),
  );
}

async function setState(
  tx: Queries,
  type: ContentType,
  current: StoredRecord,
  state: Record<string, string | null>,
) {
  const { records, locales } = tablesOf(type);
  await tx
    .update(records)
    .set({ ...state, ...nextFacts(current) })
    .where(eq(records.id, current.id));
  if ('deleted_at' in state) {
    await tx
      .update(locales)
      .set({ is_live: state.deleted_at === null })
      .where(eq(locales.record_id, current.id));
  }
  return { ...current, ...nextFacts(current), ...state };
}

function changeState(
  db: Database,
  type: ContentType,
  change: Change,
  action: Action,
  state: () => Record<string, string | null>,
) {
  return db.transaction(async (tx) => {
    const record = await setState(tx, type, await take(tx, type, change), state());
    await remember(tx, type, record, action, change.actor);
    return record;
  });
}

const now = () => new Date().toISOString();

/** Restaurants leave guests' sight and can come back. */
export const archiveRecord = (db: Database, type: ContentType, change: Change) =>
  changeState(db, type, change, 'archive', () => ({ archived_at: now() }));

export const restoreRecord = (db: Database, type: ContentType, change: Change) =>
  changeState(db, type, change, 'restore', () => ({ archived_at: null }));

/** Into the trash: guests and lists no longer have it. */
export const deleteRecord = (db: Database, type: ContentType, change: Change) =>
  changeState(db, type, change, 'delete', () => ({ deleted_at: now() }));

/** Writes an earlier revision's values as the newest. Throws NotFound. */
export async function restoreRevision(db: Database, type: ContentType, change: Change & { number: number }) {
  const past = (await findRevisions(db, type, change.id)).find((one) => one.number === change.number);
  if (!past) throw new NotFound('There is no such revision.');
  const { plain, locale } = placedValues(type, past.record as StoredRecord);
  return updateRecord(db, type, {
    ...change,
    body: { ...plain, locale: locale as Record<Language, unknown> },
  });
}
