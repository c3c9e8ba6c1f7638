import { lt } from 'drizzle-orm';
import { allContentTypes } from '../../../content/index.ts';
import { hasComments } from '../../../domain/record/record-comment.ts';
import { dropLostComments } from '../comments/comments.ts';
import type { Queries } from '../store/repository.ts';
import { tablesOf } from '../store/tables.ts';

const KEPT_DAYS = 30;
const DAY = 86_400_000;

/**
 * Takes out of the world what has lain in the trash for 30 days, with what staff remarked on it. Its revisions stay: they say what was done and by
 * whom, which does not lapse with the record, and no later record has its id.
 */
export async function emptyTrash(db: Queries, now: number): Promise<void> {
  const before = new Date(now - KEPT_DAYS * DAY).toISOString();
  for (const type of allContentTypes) {
    const { records } = tablesOf(type);
    await db.delete(records).where(lt(records.deleted_at, before));
    if (hasComments(type)) await dropLostComments(db, type);
  }
}
