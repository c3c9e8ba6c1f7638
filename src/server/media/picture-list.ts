import { and, asc, count, desc, sql } from 'drizzle-orm';
import { searchTerms } from '../../domain/search.ts';
import type { GuestPicture } from '../../content/guest.ts';
import type { Queries } from '../content/store/repository.ts';
import { media } from '../database/schema.ts';
import { guestPicture } from './address.ts';

export interface ListedPicture extends GuestPicture {
  readonly id: string;
}

export const listedPicture = (row: typeof media.$inferSelect): ListedPicture => ({
  id: row.id,
  ...guestPicture(row),
});

// Pictures are hundreds, not hundreds of thousands: their few words are folded as they are looked at.
const words = sql`translate(lower(${media.id} || ' ' || coalesce(${media.alt} ->> 'en', '') || ' ' || coalesce(${media.alt} ->> 'es', '')), 'áéíóúüñ', 'aeiouun')`;

/** Stored pictures, newest first, whose id or description holds every word. */
export async function listPictures(
  db: Queries,
  { q, page, pageSize }: { q: string; page: number; pageSize: number },
): Promise<{ pictures: ListedPicture[]; total: number }> {
  const condition = and(...searchTerms(q).map((term) => sql`position(${term} in ${words}) > 0`));
  const [rows, [all]] = await Promise.all([
    db
      .select()
      .from(media)
      .where(condition)
      .orderBy(desc(media.created_at), asc(media.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.select({ total: count() }).from(media).where(condition),
  ]);
  return { pictures: rows.map(listedPicture), total: all?.total ?? 0 };
}
