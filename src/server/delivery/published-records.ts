import { sql } from 'drizzle-orm';
import type { ContentType } from '../../domain/content-type.ts';
import type { MayHide } from '../../domain/guest/guest-record.ts';
import { type Language, languages } from '../../domain/language.ts';
import { composeRecord, type SeenRevision } from '../../domain/publication/compose-record.ts';
import { heldAt, laterMoments, revisionAt } from '../../domain/publication/summary.ts';
import { recordFromRows, type StoredRecord } from '../content/store/record.ts';
import { findRecords, type Queries } from '../content/store/repository.ts';
import type { Selection } from '../content/store/selection.ts';
import { recordThen } from '../content/write/history.ts';

/** A record as guests read it. */
export type PublishedRecord<T extends ContentType = ContentType> = StoredRecord<T> & MayHide;

/** The records of one type as guests read them at a moment; `R` is a `PublishedRecord` of the type. */
export interface PublishedRecords<R> {
  readonly records: readonly R[];
  /** The moments to come at which one of them changes, in no order. */
  readonly moments: readonly string[];
  /** The same records at a later moment, ISO 8601. */
  at(moment: string): PublishedRecords<R>;
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
function publishedRecord<T extends ContentType>(
  type: T,
  record: StoredRecord<T>,
  revisions: Revisions,
  moment: string,
): PublishedRecord<T> | undefined {
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
  return hidden.length > 0 ? Object.assign(composed, { hidden_in: hidden }) : composed;
}

/** One record as guests read it at a moment if its publication were as the record says; undefined where they see none. */
export const publishedAs = async (
  db: Queries,
  type: ContentType,
  record: StoredRecord,
  moment: string,
): Promise<PublishedRecord | undefined> =>
  publishedRecord(type, record, await readRevisions(db, type, [record]), moment);

/** Records that guests see now or are going to see, at the moment `now`. */
export async function readPublished<T extends ContentType>(
  db: Queries,
  type: T,
  selection: Selection,
  now: string,
): Promise<PublishedRecords<PublishedRecord<T>>> {
  const rows = (await findRecords(db, type, selection)).filter(({ publication }) =>
    languages.some(
      (language) =>
        revisionAt(publication[language], now) !== undefined || publication[language].due.length > 0,
    ),
  );
  const revisions = await readRevisions(db, type, rows);
  const compose = (record: StoredRecord<T>, moment: string) =>
    publishedRecord(type, record, revisions, moment);
  return madeOf(
    rows.map((record) => ({ record, published: compose(record, now) })),
    compose,
    now,
  );
}

interface Row<T extends ContentType> {
  readonly record: StoredRecord<T>;
  readonly published: PublishedRecord<T> | undefined;
}

function madeOf<T extends ContentType>(
  rows: readonly Row<T>[],
  compose: (record: StoredRecord<T>, moment: string) => PublishedRecord<T> | undefined,
  now: string,
): PublishedRecords<PublishedRecord<T>> {
  const moments = rows.flatMap(({ record }) => laterMoments(record.publication, now));
  const made: PublishedRecords<PublishedRecord<T>> = {
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
