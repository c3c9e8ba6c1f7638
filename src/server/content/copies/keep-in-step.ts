import { and, eq, sql } from 'drizzle-orm';
import { allContentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import { bodyOfPaths, followedPaths } from '../../../domain/copy/follow-origin.ts';
import type { RecordValues } from '../../../domain/record/parse-record.ts';
import { record_copy } from '../../database/schema.ts';
import { NotFound, ValidationFailed } from '../../http/errors.ts';
import { decidePublication } from '../publication/change-publication.ts';
import { EVERYTHING } from '../publication/publish-right.ts';
import { recordValues } from '../store/record.ts';
import { type Database, findRecord, type Queries, type Transactions } from '../store/repository.ts';
import { tablesOf } from '../store/tables.ts';
import { ANY_VERSION, lockRecord } from '../write/change.ts';
import { updateRecord } from '../write/write.ts';
import { copiedValues } from './copied-values.ts';
import { publishedLanguages } from './copy-record.ts';
import { type FollowChange, type Following, followSchedule, wantedOf } from './follow-publication.ts';

/**
 * Brings copies in step with what their origins say now. Which copies are behind follows from the tables alone, so that
 * whatever a kill interrupted is done with the next write of the type, or with the next start.
 */

const copiedTypes = allContentTypes.filter(({ copied }) => copied);

interface Behind extends Following {
  readonly change: FollowChange;
}

/** Gives the copy what its origin says and guests of the origin read. Throws ValidationFailed and NotFound. */
async function follow(tx: Queries & Transactions, type: ContentType, behind: Behind): Promise<void> {
  const { link, values, copy, change } = behind;
  const base = link.base as RecordValues;
  const followed = followedPaths(type, { copy: recordValues(type, copy), base, origin: values });
  const wanted = await wantedOf(tx, type, behind);
  const { now: languages } = wanted;
  if (followed.length > 0) {
    const publish = languages.length > 0 ? ({ languages } as const) : 'keep';
    await updateRecord(tx, type, { ...change, body: bodyOfPaths(followed, values), publish });
  } else {
    const already = publishedLanguages(copy);
    const missing = languages.filter((language) => !already.includes(language));
    const decided = { action: 'publish', languages: missing } as const;
    if (missing.length > 0) {
      await decidePublication(tx, type, { ...change, publishRight: EVERYTHING }, decided);
    }
  }
  await followSchedule(tx, type, behind, wanted, change);
}

const reasonOf = ({ issues }: ValidationFailed): string => issues.map(({ path }) => path).join(', ');

/** Waits where another save brings the same copy in step: what came since that one read the origin is still to follow. */
const followOne = (db: Database, type: ContentType, copyId: number): Promise<void> =>
  db.transaction(async (tx) => {
    const isLink = and(eq(record_copy.type, type.name), eq(record_copy.copy_id, copyId));
    const [link] = await tx.select().from(record_copy).where(isLink).for('update');
    const origin = link && (await findRecord(tx, type, link.origin_id));
    if (!link?.in_step || !origin) return;
    const actor = { id: null, name: origin.updated_by ?? link.made_by };
    const change = { id: copyId, version: ANY_VERSION, actor } as const;
    const { current } = await lockRecord(tx, type, change);
    const { values } = await copiedValues(tx, type, origin, current.site_id!);
    const failed = await tx
      .transaction((inner) => follow(inner, type, { link, origin, values, copy: current, change }))
      .catch((error: unknown) => {
        if (error instanceof ValidationFailed) return error;
        throw error;
      });
    await tx
      .update(record_copy)
      .set({
        // What could not be taken over is tried again when the origin changes the next time.
        ...(failed ? { failure: reasonOf(failed) } : { base: values, failure: null }),
        origin_version: origin.version,
        origin_publication: origin.publication,
      })
      .where(isLink);
  });

/** Brings all copies of a type in step that are behind. */
export async function keepInStep(db: Database, type: ContentType): Promise<void> {
  if (!type.copied) return;
  const { records } = tablesOf(type);
  const behind = await db
    .select({ copyId: record_copy.copy_id })
    .from(record_copy)
    .innerJoin(records, eq(records.id, record_copy.origin_id))
    .where(
      and(
        eq(record_copy.type, type.name),
        eq(record_copy.in_step, true),
        sql`${records.deleted_at} is null`,
        sql`(${records.version} <> ${record_copy.origin_version} or ${records.publication} <> ${record_copy.origin_publication})`,
      ),
    )
    .orderBy(record_copy.copy_id);
  for (const { copyId } of behind) {
    try {
      await followOne(db, type, copyId);
    } catch (error) {
      // A copy in the trash follows when it comes back.
      if (!(error instanceof NotFound)) throw error;
    }
  }
}

/** The same for every type that is copied. */
export async function keepCopiesInStep(db: Database): Promise<void> {
  for (const type of copiedTypes) await keepInStep(db, type);
}

/** The same, and forgets copies that have left the trash for good. */
export async function keepAllInStep(db: Database, goesOn: () => boolean): Promise<void> {
  for (const type of copiedTypes) {
    if (!goesOn()) return;
    const { records } = tablesOf(type);
    await db
      .delete(record_copy)
      .where(
        and(
          eq(record_copy.type, type.name),
          sql`not exists (select 1 from ${records} where ${records.id} = ${record_copy.copy_id})`,
        ),
      );
    await keepInStep(db, type);
  }
}
