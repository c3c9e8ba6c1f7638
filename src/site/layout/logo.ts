import type { OfferedPicture } from '../../domain/picture-sources.ts';

/** In pixels: as high as in the hub, and so wide that a phone has room for the menu beside it. */
const HIGHEST = 40;
const WIDEST = 240;

/** How large a logo stands in the bar, known before it has loaded. Drawings may grow, pictures would blur. */
export function logoSize({ width, height, thumbhash }: OfferedPicture): { width: number; height: number } {
  const fits = Math.min(HIGHEST / height, WIDEST / width);
  const scale = thumbhash === null ? fits : Math.min(1, fits);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** The bit of a thumbhash that says that the picture has clear places: the highest of its third byte. */
const CLEAR = 0x80;

/** Whether something behind a picture can be seen through it. Drawings stand on nothing of their own. */
export const isSeeThrough = ({ thumbhash }: Pick<OfferedPicture, 'thumbhash'>): boolean =>
  thumbhash === null || (atob(thumbhash).charCodeAt(2) & CLEAR) !== 0;
