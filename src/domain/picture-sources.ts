import type { Locales } from './language.ts';

/** What should stay in view where a picture is cut to a shape, in percent from the left and the top. */
export interface PictureFocus {
  readonly x: number;
  readonly y: number;
}

/** In percent. */
export const MIDDLE = 50;

/** `object-position` of it. */
export const positionOf = ({ x, y }: PictureFocus): string => `${x}% ${y}%`;

/** A picture as the server offers it. Drawings have no thumbhash and one size. */
export interface OfferedPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly thumbhash: string | null;
  readonly alt: Locales<string>;
  /** Its middle where nobody said. */
  readonly focus?: PictureFocus;
}

/** The widths the server keeps of every picture, in pixels. */
export const pictureWidths = [400, 800, 1200, 1600, 2400] as const;

/** How high a picture is for its width that is cut for a phone held upright. */
export const UPRIGHT_HEIGHT = 3 / 2;

/** `srcset` of a picture of that width, up to the first size that shows all of it. */
export function sourcesUpTo(src: string, width: number, cut = ''): string {
  const enough = pictureWidths.findIndex((one) => one >= width);
  return pictureWidths
    .slice(0, enough === -1 ? pictureWidths.length : enough + 1)
    .map((one) => `${src}?w=${one}${cut} ${one}w`)
    .join(', ');
}

/** `cut` of an address: the part of a picture that is two wide and three high, at `x` percent of the way it can be moved. */
export const uprightCut = (x: number): string => (x === MIDDLE ? 'upright' : `upright-${x}`);

export const UPRIGHT_CUT = /^upright(?:-(\d{1,3}))?$/;
const WHOLE = 100;

/** The `x` of what `uprightCut` writes; undefined for anything else. */
export function uprightCutAt(cut: string): number | undefined {
  const [found, x = MIDDLE] = UPRIGHT_CUT.exec(cut) ?? [];
  return found === undefined || Number(x) > WHOLE ? undefined : Number(x);
}

/**
 * `srcset` of what is seen of a picture in a place that is much higher than it is wide: most of its width would be
 * loaded to stand out of sight. With the same `object-position` a cut shows what the whole picture would. Undefined for
 * what is upright itself.
 */
export function uprightSources({ src, width, height, thumbhash, focus }: OfferedPicture): string | undefined {
  const cutWidth = height / UPRIGHT_HEIGHT;
  if (thumbhash === null || cutWidth >= width) return undefined;
  return sourcesUpTo(src, cutWidth, `&cut=${uprightCut(Math.round(focus?.x ?? MIDDLE))}`);
}

/** `srcset` of a picture; undefined for drawings, which have one size. */
export const sourcesOf = ({ src, width, thumbhash }: OfferedPicture): string | undefined =>
  thumbhash === null ? undefined : sourcesUpTo(src, width);

/** What a browser without `srcset` loads. */
export const smallSource = (src: string): string => `${src}?w=800`;

export const sourceOf = ({ src, thumbhash }: OfferedPicture): string =>
  thumbhash === null ? src : smallSource(src);

/**
 * `sizes` of the hub's home picture: landscape, cut to fill the screen, so on a phone it stands 150vh wide. Phones with
 * three pixels to a point get the widest one there is by that; those with fewer get three quarters of their pixels,
 * which saves them half of the bytes.
 */
export const homePictureSizes = '(max-width: 600px) 105vh, max(100vw, 150vh)';

/**
 * `sizes` of the picture that a page opens with. A little less than it is wide on a tablet, where the next size up would
 * have half as many pixels again as the screen.
 */
export const heroPictureSizes = '(max-width: 759px) 100vw, 95vw';

/** `sizes` of a picture that stands beside its words on a phone, and in the hub's grid elsewhere. */
export const rowPictureSizes = '(min-width: 1100px) 360px, (min-width: 640px) 45vw, 120px';

/** `sizes` of a card's picture in the hub's grid. */
export const cardPictureSizes = '(min-width: 1100px) 360px, (min-width: 640px) 45vw, 100vw';
