import { and, eq, ne } from 'drizzle-orm';
import { allContentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import { namedMedia } from '../../../domain/record/named-media.ts';
import { media_use } from '../../database/schema.ts';
import type { StoredRecord } from '../store/record.ts';
import { findRecord, type Queries } from '../store/repository.ts';
import { pendingRevisions } from '../write/pending-revisions.ts';

export interface MediaUse {
  readonly type: ContentType;
  readonly record: StoredRecord;
}

/** Whether a record names the picture now, in what guests read of it, or in what waits for its date or for approval. */
async function names(db: Queries, { type, record }: MediaUse, key: string): Promise<boolean> {
  if (namedMedia(type, record).has(key)) return true;
  const pending = await pendingRevisions(db, type, record);
  return pending.some((one) => namedMedia(type, one).has(key));
}

/** The records in which a picture of the library is used, published or not; those in the trash show nothing. */
export async function findMediaUses(db: Queries, key: string): Promise<MediaUse[]> {
  const rows = await db
    .selectDistinct({ name: media_use.type, id: media_use.record_id })
    .from(media_use)
    .where(and(eq(media_use.media_id, key), ne(media_use.type, '')));
  const uses: MediaUse[] = [];
  for (const { name, id } of rows) {
    const type = allContentTypes.find((one) => one.name === name);
    const record = type && (await findRecord(db, type, id));
    if (record && (await names(db, { type, record }, key))) uses.push({ type, record });
  }
  return uses;
}
