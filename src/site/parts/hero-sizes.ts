import { type OfferedPicture, UPRIGHT_HEIGHT, uprightSources } from '../../domain/picture-sources.ts';

/** How high the picture of a hero stands, in hundredths of the window's height (`styles/slices.css`). */
const heights = { full: 100, low: 58, below: 62, beside: 58, room: 58 } as const;
/** Where there is room: beside its words, 5 of 12 columns wide; that of a room 8; that of a restaurant behind them. */
const wide: Partial<Record<HeroShape, { readonly height: number; readonly width: string }>> = {
  beside: { height: 88, width: '42vw' },
  room: { height: 80, width: '67vw' },
  low: { height: 76, width: '100vw' },
};

export type HeroShape = keyof typeof heights;

/** Phones have three pixels to a point: seven tenths of them look as sharp, and halve the bytes. */
export const ON_PHONES = 0.7;

/** Phones held upright, on which the picture of a full hero is at least three high to two wide. */
const UPRIGHT = '(max-width: 600px) and (max-aspect-ratio: 2/3)';

/** `sizes` of the upright cut in a full hero. */
const uprightSizes = `${Math.round((heights.full * ON_PHONES) / UPRIGHT_HEIGHT)}vh`;

/** What a phone held upright loads in place of the whole picture; undefined where it loads the whole. */
export function uprightHero(shape: HeroShape, picture: OfferedPicture) {
  const sources = shape === 'full' ? uprightSources(picture) : undefined;
  return sources === undefined ? undefined : { media: UPRIGHT, srcSet: sources, sizes: uprightSizes };
}

/**
 * `sizes` of a picture that is cut to fill a hero. On a phone held upright it is drawn wider than the window, and most
 * of its width is out of sight.
 */
export function heroSizes(
  shape: HeroShape,
  { width, height }: Pick<OfferedPicture, 'width' | 'height'>,
): string {
  const drawn = (room: number, least = '100vw') => `max(${least}, ${Math.round((room * width) / height)}vh)`;
  const sizes = [`(max-width: 600px) ${drawn(heights[shape] * ON_PHONES)}`];
  const beside = wide[shape];
  if (beside) sizes.push(`(min-width: 900px) ${drawn(beside.height, beside.width)}`);
  return [...sizes, drawn(heights[shape])].join(', ');
}
