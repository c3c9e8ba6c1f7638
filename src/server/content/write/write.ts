import { isDeepStrictEqual } from 'node:util';
import { eq, getTableColumns, max, sql } from 'drizzle-orm';
import type { ContentType } from '../../../domain/content-type.ts';
import { changesBeyondWords } from '../../../domain/record/beyond-words.ts';
import { type RecordValues, parseRecord, type ParsedRecord } from '../../../domain/record/parse-record.ts';
import type { ValidationIssue } from '../../../domain/fields/issue.ts';
import { type Language, languages } from '../../../domain/language.ts';
import { noSummary, withRevision } from '../../../domain/publication/summary.ts';
import { changedParts } from '../../../domain/publication/words-of.ts';
import { type TranslationDue, translationDue } from '../../../domain/record/translation-due.ts';
import { siteOf } from '../../../domain/record/site-of.ts';
import { type Change, nextFacts, lockRecord } from './change.ts';
import { derivedValues } from '../store/derived.ts';
import { TranslationOnly, ValidationFailed } from '../../http/errors.ts';
import { type Actor, recordRevision } from './history.ts';
import { notePictures } from './note-pictures.ts';
import { publicationColumns } from '../publication/columns.ts';
import { type Publishing, publishSave } from '../publication/publish-save.ts';
import { ownRuleIssues } from '../store/own-rules.ts';
import { recordFromRows, recordValues, type SavedRecord, type StoredRecord } from '../store/record.ts';
import { translateFromElsewhere } from '../store/catch-up.ts';
import { parseContextOf, type SiteOfSave, siteOfSave } from '../store/main-language.ts';
import { missingReferences } from '../store/references.ts';
import { wrongMedia } from '../store/wrong-media.ts';
import { type Queries, recordColumns, type Transactions } from '../store/repository.ts';
import { freeSlugs, lockSlugs } from '../store/slugs.ts';
import { tablesOf } from '../store/tables.ts';
import { circleIssues } from '../store/tree-circle.ts';
import { withIndexIssues, duplicateValues } from '../store/uniqueness.ts';
import { unknownCodes } from '../store/unknown-codes.ts';

/** The number of a record's first revision. */
const FIRST = 1;

type Row = Readonly<Record<string, unknown>>;

/**
 * Stores the words of a record, and returns the row of each language; those that are as they were `before` stay
 * untouched.
 */
export async function writeLocales(
  tx: Queries,
  type: ContentType,
  { id, siteId, before }: { id: number; siteId: number; before?: RecordValues },
  values: RecordValues,
): Promise<readonly Row[]> {
  const { locales } = tablesOf(type);
  const isAsBefore = (language: Language) =>
    before !== undefined && isDeepStrictEqual(before.locale[language], values.locale[language]);
  const rowOf = (language: Language) => ({ language, ...values.locale[language] });
  const [same, changed] = [languages.filter(isAsBefore), languages.filter((one) => !isAsBefore(one))];
  if (changed.length === 0) return same.map(rowOf);
  const { record_id, language, is_live, ...written } = getTableColumns(locales);
  const stored = await tx
    .insert(locales)
    .values(changed.map((one) => ({ record_id: id, site_id: siteId, ...rowOf(one) })))
    .onConflictDoUpdate({
      target: [record_id!, language!],
      set: Object.fromEntries(
        Object.entries(written).map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
      ),
    })
    .returning();
  return [...same.map(rowOf), ...stored];
}

/** The columns whose values are others than before. */
const changedColumns = (values: Row, before: Row): Row =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isDeepStrictEqual(value, before[name])),
  );

interface ReferenceCheck {
  /**
   * The records it refers to come later in the same transaction, and whoever writes has checked that they do: the tiles
   * of a site name pages, and pages need their site.
   */
  readonly referencesFollow?: boolean;
}

interface Accepting extends ReferenceCheck {
  readonly current?: StoredRecord;
  readonly site: SiteOfSave;
}

/** What Palapa read from a stored file, by the names of fields that clients cannot set. */
interface StoredFacts {
  readonly facts?: Readonly<Record<string, unknown>>;
}

const withFacts = (draft: ParsedRecord, { facts }: StoredFacts): ParsedRecord =>
  facts ? { ...draft, plain: { ...draft.plain, ...facts } } : draft;

const missingSite = (id: number): ValidationIssue => ({
  path: 'site_id',
  code: 'missing',
  detail: String(id),
});

async function accept(
  tx: Queries,
  type: ContentType,
  siteId: number | null,
  draft: ParsedRecord,
  { current, site, referencesFollow = false }: Accepting,
): Promise<void> {
  const keptAt = current ? siteOf(type, current) : siteId;
  const issues = [
    ...draft.issues,
    ...(referencesFollow
      ? []
      : [
          ...(siteId === null || site.isThere ? [] : [missingSite(siteId)]),
          ...(await missingReferences(tx, type, siteId, draft, current)),
          ...(await wrongMedia(tx, type, draft, current)),
          ...(await unknownCodes(tx, type, draft, current)),
          ...(await circleIssues(tx, type, { siteId: keptAt ?? 0, draft, current })),
        ]),
    ...(await duplicateValues(tx, type, keptAt ?? 0, draft, current)),
    ...(await ownRuleIssues(tx, type, { siteId: keptAt ?? 0, draft, current })),
  ];
  if (issues.length > 0) throw new ValidationFailed(issues);
}

async function nextPosition(tx: Queries, type: ContentType, siteId: number | null): Promise<number> {
  const { records } = tablesOf(type);
  const [row] = await tx
    .select({ last: max(records.position) })
    .from(records)
    .where(siteId === null ? undefined : eq(records.site_id, siteId));
  return ((row?.last as number | null) ?? 0) + 1;
}

export interface NewRecord extends Publishing, ReferenceCheck, StoredFacts {
  readonly siteId: number | null;
  readonly body: unknown;
  readonly actor: Actor;
  /** Only the demo gives ids. */
  readonly id?: number;
}

/** Stores a new record and its first revision. Throws ValidationFailed. */
export async function createRecord<T extends ContentType>(
  db: Transactions,
  type: T,
  { body, actor, ...wanted }: NewRecord,
): Promise<StoredRecord<T>> {
  const { records } = tablesOf(type);
  const siteId = wanted.siteId ?? 0;
  return withIndexIssues(type, () =>
    db.transaction(async (tx) => {
      const site = await siteOfSave(tx, wanted.siteId);
      const context = parseContextOf(type, site, body);
      const draft = withFacts(parseRecord(type, body, undefined, context), wanted);
      await lockSlugs(tx, type, siteId);
      await accept(tx, type, wanted.siteId, draft, { ...wanted, site });
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
          ...derivedValues(type, draft, { due: [], from: context.mainLanguage }),
          ...publicationColumns(summary, now),
          updated_by: actor.name,
        })
        .returning(recordColumns(type))) as [Row & { id: number }];
      const keptAt = siteOf(type, { id: row.id, site_id: wanted.siteId }) ?? 0;
      const words = await writeLocales(tx, type, { id: row.id, siteId: keptAt }, draft);
      const record = recordFromRows(type, row, words);
      await notePictures(tx, type, siteOf(type, record), record);
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

/** A change as it is saved. */
export interface Update extends Change, ReferenceCheck, StoredFacts {
  readonly body: unknown;
  /** Where it is known which translation waits. */
  readonly due?: TranslationDue;
  /** Called with the record as it was, once it is locked and before anything is written. */
  readonly onLocked?: (current: StoredRecord) => Promise<void>;
}

/** Saves a record over the version that was read. Throws NotFound, Conflict, BeyondWords and ValidationFailed. */
export const updateRecord = <T extends ContentType>(
  db: Transactions,
  type: T,
  change: Update,
): Promise<StoredRecord<T>> => db.transaction(async (tx) => (await updateRecordIn(tx, type, change)).record);

/** The same within a transaction that ends when it throws. */
export function updateRecordIn<T extends ContentType>(
  tx: Queries & Transactions,
  type: T,
  change: Update,
): Promise<SavedRecord<T>> {
  const { records } = tablesOf(type);
  return withIndexIssues(type, async () => {
    const { current, due } = await lockRecord(tx, type, change);
    await change.onLocked?.(current);
    const stored = recordValues(type, current);
    const siteId = siteOf(type, current) ?? 0;
    const site = await siteOfSave(tx, siteId);
    const context = parseContextOf(type, site, change.body);
    const { mainLanguage: from } = context;
    const draft = withFacts(parseRecord(type, change.body, stored, context), change);
    refuseBeyondWords(type, change, stored, draft);
    if (languages.some((one) => draft.locale[one].slug !== stored.locale[one].slug)) {
      await lockSlugs(tx, type, siteId);
    }
    await accept(tx, type, current.site_id, draft, { ...change, current, site });
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
      translationDue(type, current, { ...draft.plain, locale: draft.locale }, due, draft.stillRight, from);
    const [row] = (await tx
      .update(records)
      .set({
        ...changedColumns(draft.plain, stored.plain),
        ...derivedValues(type, draft, { due: Object.keys(nowDue), from }),
        ...publicationColumns(summary, now),
        ...facts,
        translation_due: nowDue,
      })
      .where(eq(records.id, current.id))
      .returning(recordColumns(type))) as [Row];
    const words = await writeLocales(tx, type, { id: current.id, siteId, before: stored }, draft);
    const record = recordFromRows(type, row, words);
    await notePictures(tx, type, siteOf(type, current), record, current);
    if (type.scope === 'itself' && stored.plain.firstLanguage !== draft.plain.firstLanguage) {
      await translateFromElsewhere(tx, siteId);
    }
    await recordRevision(tx, type, record, { action: 'update', actor: change.actor, before: current });
    return { record, siteName: record.site_id === null ? null : site.name };
  });
}
