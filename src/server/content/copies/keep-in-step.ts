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
import { type Database, findRecord } from '../store/repository.ts';
import { tablesOf } from '../store/tables.ts';
import { ANY_VERSION, lockRecord } from '../write/change.ts';
import { updateRecord } from '../write/write.ts';
import { copiedValues } from './copied-values.ts';
import { publishedLanguages } from './copy-record.ts';
import { followSchedule, wantedOf } from './follow-publication.ts';

/**
 * Brings copies in step with what their origins say now. Which copies are behind follows from the tables alone, so that
 * whatever a kill interrupted is done with the next write of the type, or with the next start.
 */

const copiedTypes = allContentTypes.filter(({ copied }) => copied);

const followOne = (db: Database, type: ContentType, copyId: number): Promise<void> =>
  db.transaction(async (tx) => {
    const isLink = and(eq(record_copy.type, type.name), eq(record_copy.copy_id, copyId));
    const [link] = await tx.select().from(record_copy).where(isLink).for('update', { skipLocked: true });
    const origin = link && (await findRecord(tx, type, link.origin_id));
    if (!link?.in_step || !origin) return;
    const actor = { id: null, name: origin.updated_by ?? link.made_by };
    const change = { id: copyId, version: ANY_VERSION, actor } as const;
    const { current } = await lockRecord(tx, type, change);
    const base = link.base as RecordValues;
    const copy = recordValues(type, current);
    const { values } = await copiedValues(tx, type, origin, current.site_id!);
    const followed = followedPaths(type, { copy, base, origin: values });
    const following = { link, origin, values, copy: current };
    const wanted = await wantedOf(tx, type, following);
    const { now: languages } = wanted;
    if (followed.length > 0) {
      const publish = languages.length > 0 ? ({ languages } as const) : 'keep';
      await updateRecord(tx, type, { ...change, body: bodyOfPaths(followed, values), publish });
    } else {
      const already = publishedLanguages(current);
      const missing = languages.filter((language) => !already.includes(language));
      const decided = { action: 'publish', languages: missing } as const;
      if (missing.length > 0)
        await decidePublication(tx, type, { ...change, publishRight: EVERYTHING }, decided);
    }
    await followSchedule(tx, type, following, wanted, change);
    await tx
      .update(record_copy)
      .set({
        base: values,
        origin_version: origin.version,
        origin_publication: origin.publication,
        failure: null,
      })
      .where(isLink);
  });

/** Writes down why a copy could not follow; it is tried again when its origin changes the next time. */
async function writeFailure(db: Database, type: ContentType, copyId: number, failed: ValidationFailed) {
  const { records } = tablesOf(type);
  await db
    .update(record_copy)
    .set({
      failure: failed.issues.map(({ path }) => path).join(', '),
      origin_version: sql`(select version from ${records} where ${records.id} = ${record_copy.origin_id})`,
      origin_publication: sql`(select publication from ${records} where ${records.id} = ${record_copy.origin_id})`,
    })
    .where(and(eq(record_copy.type, type.name), eq(record_copy.copy_id, copyId)));
}

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
      if (error instanceof ValidationFailed) await writeFailure(db, type, copyId, error);
      // A copy in the trash follows when it comes back.
      else if (!(error instanceof NotFound)) throw error;
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
