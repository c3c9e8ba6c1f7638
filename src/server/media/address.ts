import type { GuestPicture } from '../../content/guest.ts';
import type { media } from '../database/schema.ts';

/** `/media/{id}/{hash}`: the hash changes with the picture, so browsers may keep an address for good. */
export function guestPicture(row: typeof media.$inferSelect): GuestPicture {
  return {
    src: `/media/${row.id}/${row.hash}`,
    width: row.width,
    height: row.height,
    thumbhash: row.thumbhash,
    alt: row.alt,
  };
}
