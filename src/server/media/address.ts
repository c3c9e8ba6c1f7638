import type { GuestPicture } from '../../content/guest.ts';
import type { contentTypes } from '../../content/index.ts';
import { languages } from '../../domain/language.ts';
import { type MediaKind, pictureKinds } from '../../domain/media/media-kinds.ts';
import { MIDDLE } from '../../domain/picture-sources.ts';
import type { StoredRecord } from '../content/store/record.ts';

/** A picture, drawing, video, document or captions of the library. */
export type MediaRecord = StoredRecord<typeof contentTypes.media_item>;

/** What stays in sight where the picture is cut to a shape; nothing where nobody said. */
export const focusOf = ({ focal_x: x, focal_y: y }: MediaRecord): Pick<GuestPicture, 'focus'> =>
  x === null && y === null ? {} : { focus: { x: x ?? MIDDLE, y: y ?? MIDDLE } };

/**
 * A record as a picture for guests; undefined where it has no file yet, or one that is no picture. Its address is
 * `/media/{key}/{hash}`: the hash changes with the picture, so browsers may keep an address for good.
 */
export function guestPicture(record: MediaRecord): GuestPicture | undefined {
  const { key, kind, hash, width, height, thumbhash, locale } = record;
  if (!pictureKinds.includes(kind as MediaKind)) return undefined;
  if (key === null || hash === null || width === null || height === null) return undefined;
  return {
    src: `/media/${key}/${hash}`,
    width,
    height,
    thumbhash,
    alt: Object.fromEntries(languages.map((one) => [one, locale[one].alt ?? ''])) as GuestPicture['alt'],
    ...focusOf(record),
  };
}
