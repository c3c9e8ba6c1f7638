import type { ContentType } from '../../../domain/content-type.ts';
import { namedMedia } from '../../../domain/record/named-media.ts';
import { media_use } from '../../database/schema.ts';
import type { StoredRecord } from '../store/record.ts';
import type { Queries } from '../store/repository.ts';

/** In the place of a site's id: the group's records may be seen on every site. */
const GROUP = 0;

/**
 * Notes which pictures a record names, but those that it named `before` and that were noted then; `siteId` is null for
 * what is the group's.
 */
export async function notePictures(
  tx: Queries,
  type: ContentType,
  siteId: number | null,
  record: StoredRecord,
  before?: StoredRecord,
): Promise<void> {
  const noted = before ? namedMedia(type, before) : new Set();
  const named = [...namedMedia(type, record)].filter((key) => !noted.has(key));
  const rows = named.map((media_id) => ({
    site_id: siteId ?? GROUP,
    media_id,
    type: type.name,
    record_id: record.id,
  }));
  if (rows.length > 0) await tx.insert(media_use).values(rows).onConflictDoNothing();
}
