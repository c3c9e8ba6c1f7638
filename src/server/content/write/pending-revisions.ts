import { and, eq, inArray } from 'drizzle-orm';
import type { ContentType } from '../../../domain/content-type.ts';
import { languages } from '../../../domain/language.ts';
import { approval, revision } from '../../database/schema.ts';
import type { StoredRecord } from '../store/record.ts';
import type { Queries } from '../store/repository.ts';
import { recordThen } from './history.ts';

/** The numbers of the revisions that guests read, are going to read, or may once somebody has approved them. */
async function pendingNumbers(db: Queries, { publication }: StoredRecord): Promise<Set<number>> {
  const entries = languages.flatMap((language) => {
    const { held, due } = publication[language];
    return [...(held ? [held] : []), ...due].flatMap(({ revision: number }) => number ?? []);
  });
  const waiting = languages.flatMap((language) => publication[language].waiting ?? []);
  const asked =
    waiting.length === 0
      ? []
      : await db
          .select({ number: approval.revision })
          .from(approval)
          .where(inArray(approval.id, [...waiting]));
  return new Set([...entries, ...asked.map(({ number }) => number)]);
}

/** What guests read of a record, are going to read, or may read, where it is another revision than the working copy. */
export async function pendingRevisions(
  db: Queries,
  type: ContentType,
  record: StoredRecord,
): Promise<StoredRecord[]> {
  const numbers = await pendingNumbers(db, record);
  numbers.delete(record.version);
  if (numbers.size === 0) return [];
  const rows = await db
    .select({ record: revision.record })
    .from(revision)
    .where(
      and(
        eq(revision.type, type.name),
        eq(revision.record_id, record.id),
        inArray(revision.number, [...numbers]),
      ),
    );
  return rows.map((row) => recordThen(type, row.record as StoredRecord));
}
