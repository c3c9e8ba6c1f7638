import { and, eq } from 'drizzle-orm';
import type { ContentType } from '../../../domain/content-type.ts';
import { MAX_DRAFT } from '../../../domain/workflow/draft-size.ts';
import { draft, revision } from '../../database/schema.ts';
import { dropBeyondLimits, lockDrafts, valuesText } from '../drafts/drafts.ts';
import type { StoredRecord } from '../store/record.ts';
import { type Database, findRecord, type Queries } from '../store/repository.ts';
import { createRecord, type NewRecord } from './write.ts';

interface WantedOnce extends NewRecord {
  /** The draft that it was typed in. */
  readonly key: string;
  readonly person: string;
}

/** What a draft keeps of the values that a record is made of: nothing where they are more than a draft may hold. */
function draftValues(body: unknown): string {
  const values = valuesText(body) ?? '{}';
  return Buffer.byteLength(values) > MAX_DRAFT ? '{}' : values;
}

/** What this person made of the draft before; undefined where it was deleted since, or is not theirs to be told. */
async function madeBefore(tx: Queries, type: ContentType, id: number, { person, siteId }: WantedOnce) {
  const record = await findRecord(tx, type, id);
  if (!record || record.site_id !== siteId) return undefined;
  const [first] = await tx
    .select({ actor: revision.actor })
    .from(revision)
    .where(and(eq(revision.type, type.name), eq(revision.record_id, id), eq(revision.action, 'create')));
  return first?.actor === person ? record : undefined;
}

/**
 * Stores a new record unless its draft has become one: whoever never heard the answer asks again, and meets what
 * they made. Throws ValidationFailed.
 */
export function createOnce(
  db: Database,
  type: ContentType,
  wanted: WantedOnce,
): Promise<{ record: StoredRecord; isNew: boolean }> {
  const { key, person, siteId } = wanted;
  const values = draftValues(wanted.body);
  const own = and(eq(draft.person, person), eq(draft.key, key));
  return db.transaction(async (tx) => {
    await lockDrafts(tx, person);
    // A draft that never arrived is noted here, so that there is always a row to wait for.
    await tx
      .insert(draft)
      .values({ person, key, type: type.name, site_id: siteId, step: '', values })
      .onConflictDoNothing();
    const [kept] = await tx.select().from(draft).where(own).for('update');
    const isIts = kept?.type === type.name && kept.record_id !== null;
    const made = isIts ? await madeBefore(tx, type, kept.record_id!, wanted) : undefined;
    if (made) return { record: made, isNew: false };
    const record = await createRecord(tx, type, wanted);
    if (kept?.type === type.name)
      await tx.update(draft).set({ record_id: record.id, version: record.version, values }).where(own);
    await dropBeyondLimits(tx, person, key);
    return { record, isNew: true };
  });
}
