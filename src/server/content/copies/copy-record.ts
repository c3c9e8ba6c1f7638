import { and, eq } from 'drizzle-orm';
import type { ContentType } from '../../../domain/content-type.ts';
import { bodyOfPaths, sharedPaths } from '../../../domain/copy/follow-origin.ts';
import type { ValidationIssue } from '../../../domain/fields/issue.ts';
import { languages } from '../../../domain/language.ts';
import { statesOf } from '../../../domain/publication/state.ts';
import { record_copy } from '../../database/schema.ts';
import { ValidationFailed } from '../../http/errors.ts';
import type { PublishWish } from '../publication/publish-save.ts';
import type { PublishRight } from '../publication/publish-right.ts';
import { recordValues, type StoredRecord } from '../store/record.ts';
import { type Database, findRecord, type Queries } from '../store/repository.ts';
import { ANY_VERSION, lockRecord } from '../write/change.ts';
import type { Actor } from '../write/history.ts';
import { createRecord } from '../write/write.ts';
import { copiedValues } from './copied-values.ts';

interface CopyTo {
  readonly id: number;
  readonly siteId: number;
  readonly isInStep: boolean;
  readonly publishRight: PublishRight;
  readonly actor: Actor;
}

export type RecordCopy = typeof record_copy.$inferSelect;

/** Where a copy came from; undefined for a record that is none. */
export async function findCopy(db: Queries, type: ContentType, id: number): Promise<RecordCopy | undefined> {
  const [link] = await db
    .select()
    .from(record_copy)
    .where(and(eq(record_copy.type, type.name), eq(record_copy.copy_id, id)));
  return link;
}

/** The languages in which guests read a record as it was saved. */
export const publishedLanguages = ({ publication }: StoredRecord, now = new Date().toISOString()) =>
  languages.filter((language) => {
    const { revision, is_changed: isChanged } = statesOf(publication, now)[language];
    return revision !== null && !isChanged;
  });

const failure = (issue: ValidationIssue) => new ValidationFailed([issue]);

/** Copies a record to another site, as a new record there. Throws NotFound and ValidationFailed. */
export const copyRecord = (db: Database, type: ContentType, wanted: CopyTo) =>
  db.transaction(async (tx) => {
    const { id, siteId, isInStep, publishRight, actor } = wanted;
    // Locked, so that a second click waits and meets the copy that the first has made.
    const { current: origin } = await lockRecord(tx, type, { id, version: ANY_VERSION, actor });
    const others = await tx
      .select({ copyId: record_copy.copy_id })
      .from(record_copy)
      .where(and(eq(record_copy.type, type.name), eq(record_copy.origin_id, id)));
    for (const { copyId } of others) {
      const copy = await findRecord(tx, type, copyId);
      if (copy?.site_id === siteId) throw failure({ path: 'site_ids', code: 'has-copy' });
    }
    // Two origins one behind the other would each wait for the other's save.
    const isCopy = isInStep && (await findCopy(tx, type, id))?.in_step === true;
    if (origin.site_id === siteId || isCopy) throw failure({ path: 'site_ids', code: 'no-copy' });

    const { values, dropped } = await copiedValues(tx, type, origin, siteId);
    const published = publishedLanguages(origin).filter((one) => publishRight.languages.includes(one));
    const publish: PublishWish = published.length > 0 ? { languages: published } : 'keep';
    const body = bodyOfPaths(sharedPaths(type), values);
    const copy = await createRecord(tx, type, { siteId, body, actor, publish, publishRight });
    await tx.insert(record_copy).values({
      type: type.name,
      copy_id: copy.id,
      origin_id: id,
      in_step: isInStep,
      publishes: publishRight.languages.length > 0,
      base: recordValues(type, copy),
      origin_version: origin.version,
      origin_publication: origin.publication,
      made_by: actor.name,
    });
    return { copy, dropped };
  });
