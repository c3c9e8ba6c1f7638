import { sql } from 'drizzle-orm';
import type { ContentType } from '../../domain/content-type.ts';
import { type Language, languages } from '../../domain/language.ts';
import { composeRecord, type SeenRevision } from '../../domain/publication/compose-record.ts';
import { heldAt, laterMoments, revisionAt } from '../../domain/publication/summary.ts';
import { recordFromRows, type StoredRecord } from '../content/store/record.ts';
import { findRecords, type Queries } from '../content/store/repository.ts';
import type { Selection } from '../content/store/selection.ts';
import { recordThen } from '../content/write/restore-revision.ts';

/** A record as guests read it. */
export type PublishedRecord = StoredRecord & {
  /** Languages whose guests do not see it at all; absent where all do. */
  readonly hidden_in?: readonly Language[];
};

/** The records of one type as guests read them at a moment. */
export interface PublishedRecords {
  readonly records: readonly PublishedRecord[];
  /** The moments to come at which one of them changes, in no order. */
  readonly moments: readonly string[];
  /** The same records at a later moment, ISO 8601. */
  at(moment: string): PublishedRecords;
}

/** Fields of a site that say how requests are answered and not what guests read: they hold at once. */
const OF_ROW: Readonly<Record<string, readonly string[]>> = {
  site: ['key', 'hosts', 'hubHosts', 'isDefault', 'timeZone'],
};

const keyOf = (id: number, number: number) => `${id} ${number}`;
type Revisions = ReadonlyMap<string, StoredRecord>;

/** Whether a revision says of the language what the row says, so that it need not be read. */
const isInRow = ({ publication }: StoredRecord, language: Language, revision: number): boolean =>
  revision >= Math.max(publication[language].words, publication.plain);

/** The revisions that guests read now or later and that say something else than the row. */
const neededRevisions = (record: StoredRecord): number[] =>
  languages.flatMap((language) => {
    const { held, due } = record.publication[language];
    return [...(held ? [held] : []), ...due].flatMap(({ revision }) =>
      revision === null || isInRow(record, language, revision) ? [] : [revision],
    );
  });

async function readRevisions(
  db: Queries,
  type: ContentType,
  records: readonly StoredRecord[],
): Promise<Revisions> {
  const needed = records.flatMap((record) =>
    [...new Set(neededRevisions(record))].map((number) => ({ id: record.id, number })),
  );
  if (needed.length === 0) return new Map();
  const { rows } = await db.execute<{ record_id: number; number: number; record: StoredRecord }>(sql`
    select revision.record_id, revision.number, revision.record
    from jsonb_to_recordset(${JSON.stringify(needed)}::jsonb) as needed(id int, number int)
    join revision on revision.type = ${type.name} and revision.record_id = needed.id
      and revision.number = needed.number`);
  return new Map(rows.map((row) => [keyOf(row.record_id, row.number), recordThen(type, row.record)]));
}

/** Undefined where guests of no language see it. */
function publishedRecord(
  type: ContentType,
  record: StoredRecord,
  revisions: Revisions,
  moment: string,
): PublishedRecord | undefined {
  const { publication } = record;
  const seenIn = (language: Language): [Language, SeenRevision][] => {
    const number = revisionAt(publication[language], moment);
    if (number === undefined) return [];
    const values = isInRow(record, language, number) ? record : revisions.get(keyOf(record.id, number));
    return values ? [[language, { number, values }]] : [];
  };
  const seen = Object.fromEntries(languages.flatMap(seenIn)) as Partial<Record<Language, SeenRevision>>;
  const blank = recordFromRows(type, record, []);
  const composed = composeRecord(type, record, blank, seen, OF_ROW[type.name]);
  if (!composed) return undefined;
  // What was never published in a language is hidden from its guests where publishing takes a decision. Elsewhere it
  // has not been translated yet, and is read in the other language.
  const hidden = languages.filter(
    (language) =>
      !seen[language] &&
      (type.publishes === 'on-request' || heldAt(publication[language], moment)?.action === 'withdraw'),
  );
  return hidden.length > 0 ? { ...composed, hidden_in: hidden } : composed;
}

/** Records that guests see now or are going to see, at the moment `now`. */
export async function readPublished(
  db: Queries,
  type: ContentType,
  selection: Selection,
  now: string,
): Promise<PublishedRecords> {
  const rows = (await findRecords(db, type, selection)).filter(({ publication }) =>
    languages.some(
      (language) =>
        revisionAt(publication[language], now) !== undefined || publication[language].due.length > 0,
    ),
  );
  const revisions = await readRevisions(db, type, rows);
  const compose = (record: StoredRecord, moment: string) => publishedRecord(type, record, revisions, moment);
  return madeOf(
    rows.map((record) => ({ record, published: compose(record, now) })),
    compose,
    now,
  );
}

interface Row {
  readonly record: StoredRecord;
  readonly published: PublishedRecord | undefined;
}

function madeOf(
  rows: readonly Row[],
  compose: (record: StoredRecord, moment: string) => PublishedRecord | undefined,
  now: string,
): PublishedRecords {
  const moments = rows.flatMap(({ record }) => laterMoments(record.publication, now));
  const made: PublishedRecords = {
    records: rows.flatMap(({ published }) => published ?? []),
    moments,
    at(moment) {
      if (!moments.some((one) => one <= moment)) return made;
      const later = rows.map((row) => {
        const changes = laterMoments(row.record.publication, now).some((one) => one <= moment);
        return changes ? { ...row, published: compose(row.record, moment) } : row;
      });
      return madeOf(later, compose, moment);
    },
  };
  return made;
}
