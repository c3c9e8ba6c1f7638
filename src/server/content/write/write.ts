import { eq, max } from 'drizzle-orm';
import type { ContentType } from '../../../domain/content-type.ts';
import { changesBeyondWords } from '../../../domain/record/beyond-words.ts';
import { type RecordValues, parseRecord, type ParsedRecord } from '../../../domain/record/parse-record.ts';
import { languages } from '../../../domain/language.ts';
import { noSummary, withRevision } from '../../../domain/publication/summary.ts';
import { changedParts } from '../../../domain/publication/words-of.ts';
import { type TranslationDue, translationDue } from '../../../domain/record/translation-due.ts';
import { type Change, nextFacts, siteOf, lockRecord } from './change.ts';
import { derivedValues } from '../store/derived.ts';
import { TranslationOnly, ValidationFailed } from '../../http/errors.ts';
import { type Actor, recordRevision } from './history.ts';
import { publicationColumns } from '../publication/columns.ts';
import { type Publishing, publishSave } from '../publication/publish-save.ts';
import { recordValues, type StoredRecord } from '../store/record.ts';
import { missingReferences } from '../store/references.ts';
import { type Database, findRecord, type Queries } from '../store/repository.ts';
import { freeSlugs, lockSlugs } from '../store/slugs.ts';
import { tablesOf } from '../store/tables.ts';
import { withIndexIssues, duplicateValues } from '../store/uniqueness.ts';

/** The number of a record's first revision. */
const FIRST = 1;

async function writeLocales(
  tx: Queries,
  type: ContentType,
  id: number,
  siteId: number,
  values: RecordValues,
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

interface ReferenceCheck {
  /**
   * The records it refers to come later in the same transaction, and whoever writes has checked that they do: the tiles
   * of a site name pages, and pages need their site.
   */
  readonly referencesFollow?: boolean;
}

async function accept(
  tx: Queries,
  type: ContentType,
  siteId: number | null,
  draft: ParsedRecord,
  { current, referencesFollow = false }: { current?: StoredRecord } & ReferenceCheck = {},
): Promise<void> {
  const keptAt = current ? siteOf(type, current) : siteId;
  const problems = [
    ...draft.issues,
    ...(referencesFollow ? [] : await missingReferences(tx, type, siteId, draft, current)),
    ...(await duplicateValues(tx, type, keptAt ?? 0, draft, current)),
  ];
  if (problems.length > 0) throw new ValidationFailed(problems);
}

async function nextPosition(tx: Queries, type: ContentType, siteId: number | null): Promise<number> {
  const { records } = tablesOf(type);
  const [row] = await tx
    .select({ last: max(records.position) })
    .from(records)
    .where(siteId === null ? undefined : eq(records.site_id, siteId));
  return ((row?.last as number | null) ?? 0) + 1;
}

export interface NewRecord extends Publishing, ReferenceCheck {
  readonly siteId: number | null;
  readonly body: unknown;
  readonly actor: Actor;
  /** Only the demo gives ids. */
  readonly id?: number;
}

/** Stores a new record and its first revision. Throws ValidationFailed. */
export async function createRecord<T extends ContentType>(
  db: Pick<Database, 'transaction'>,
  type: T,
  { body, actor, ...wanted }: NewRecord,
): Promise<StoredRecord<T>> {
  const { records } = tablesOf(type);
  const draft = parseRecord(type, body);
  const siteId = wanted.siteId ?? 0;
  return withIndexIssues(type, () =>
    db.transaction(async (tx) => {
      await lockSlugs(tx, type, siteId);
      await accept(tx, type, wanted.siteId, draft, wanted);
      await freeSlugs(tx, type, siteId, undefined, draft);
      const written = withRevision(noSummary, FIRST, { plain: true, words: languages });
      const { recordId, summary, now } = await publishSave(tx, written, {
        ...wanted,
        type,
        actor,
        recordId: wanted.id,
        siteId: wanted.siteId,
        revision: FIRST,
      });
      const [row] = (await tx
        .insert(records)
        .values({
          ...(recordId === undefined ? {} : { id: recordId }),
          ...(type.scope === 'site' ? { site_id: siteId } : {}),
          ...(type.ordered ? { position: await nextPosition(tx, type, wanted.siteId) } : {}),
          ...draft.plain,
          ...derivedValues(type, draft, []),
          ...publicationColumns(summary, now),
          updated_by: actor.name,
        })
        .returning({ id: records.id })) as { id: number }[];
      const id = row!.id;
      await writeLocales(tx, type, id, type.name === 'site' ? id : siteId, draft);
      const record = (await findRecord(tx, type, id))!;
      await recordRevision(tx, type, record, { action: 'create', actor });
      return record;
    }),
  );
}

/** Throws BeyondWords where somebody who may change words alone would change anything else. */
function refuseBeyondWords(
  type: ContentType,
  { wordsIn }: Change,
  stored: RecordValues,
  draft: ParsedRecord,
): void {
  if (wordsIn === undefined) return;
  const paths = changesBeyondWords(type, stored, draft, wordsIn);
  if (paths.length > 0) throw new TranslationOnly(paths, wordsIn);
}

/** Saves a record over the version that was read; `due` where it is known which Spanish waits. Throws NotFound, Conflict, BeyondWords and ValidationFailed. */
export function updateRecord<T extends ContentType>(
  db: Database,
  type: T,
  change: Change & ReferenceCheck & { body: unknown; due?: TranslationDue },
): Promise<StoredRecord<T>> {
  const { records } = tablesOf(type);
  return withIndexIssues(type, () =>
    db.transaction(async (tx) => {
      const { current, due } = await lockRecord(tx, type, change);
      const stored = recordValues(type, current);
      const draft = parseRecord(type, change.body, stored);
      refuseBeyondWords(type, change, stored, draft);
      const siteId = siteOf(type, current) ?? 0;
      if (languages.some((one) => draft.locale[one].slug !== stored.locale[one].slug)) {
        await lockSlugs(tx, type, siteId);
      }
      await accept(tx, type, current.site_id, draft, { ...change, current });
      await freeSlugs(tx, type, siteId, current.id, draft);
      const facts = nextFacts(current, change.actor);
      const written = withRevision(current.publication, facts.version, changedParts(type, stored, draft));
      const { summary, now } = await publishSave(tx, written, {
        ...change,
        type,
        recordId: current.id,
        siteId: siteOf(type, current),
        revision: facts.version,
      });
      const nowDue =
        change.due ??
        translationDue(type, current, { ...draft.plain, locale: draft.locale }, due, draft.stillRight);
      await tx
        .update(records)
        .set({
          ...draft.plain,
          ...derivedValues(type, draft, Object.keys(nowDue)),
          ...publicationColumns(summary, now),
          ...facts,
          translation_due: nowDue,
        })
        .where(eq(records.id, current.id));
      await writeLocales(tx, type, current.id, siteId, draft);
      const record = (await findRecord(tx, type, current.id))!;
      await recordRevision(tx, type, record, { action: 'update', actor: change.actor, before: current });
      return record;
    }),
  );
}
