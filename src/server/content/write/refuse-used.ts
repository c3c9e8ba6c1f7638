import { lt } from 'drizzle-orm';
import { allContentTypes, contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import { nameOf } from '../../../domain/record/record-name.ts';
import { ValidationFailed } from '../../http/errors.ts';
import { findMediaUses } from '../find/media-uses.ts';
import { DERIVED } from '../store/derived.ts';
import { isOf, type StoredRecord } from '../store/record.ts';
import type { Queries } from '../store/repository.ts';
import { tablesOf } from '../store/tables.ts';

/** Uses that a refusal names. */
const MAX_NAMED = 5;

/** Whether every record was looked through for pictures since that is noted (`store/catch-up.ts`). */
async function isEveryUseKnown(db: Queries): Promise<boolean> {
  for (const type of allContentTypes) {
    const { records } = tablesOf(type);
    const behind = db.select({ id: records.id }).from(records).where(lt(records.derived, DERIVED)).limit(1);
    if ((await behind).length > 0) return false;
  }
  return true;
}

/** Keeps what guests see, or are going to see, from being deleted. Throws ValidationFailed with the uses. */
export async function refuseUsed(db: Queries, type: ContentType, record: StoredRecord): Promise<void> {
  if (!isOf(contentTypes.media_item, type, record) || record.key === null) return;
  const uses = await findMediaUses(db, record.key);
  if (uses.length > 0) {
    const names = uses.slice(0, MAX_NAMED).map((use) => `“${nameOf(use.type, use.record, 'en')}”`);
    const more = uses.length > MAX_NAMED ? [`+ ${uses.length - MAX_NAMED}`] : [];
    throw new ValidationFailed([
      { path: 'uses', code: 'still-used', detail: [...names, ...more].join(', ') },
    ]);
  }
  if (!(await isEveryUseKnown(db))) throw new ValidationFailed([{ path: 'uses', code: 'uses-unknown' }]);
}
