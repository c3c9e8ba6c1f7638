import type { OfferedPicture } from '../../domain/picture-sources.ts';

/** How high the picture of a hero stands, in hundredths of the window's height (`styles/slices.css`). */
const heights = { full: 100, low: 76, below: 62, beside: 58, room: 58 } as const;
/** Beside its words, where there is room for both: 5 of 12 columns; that of a room 8. */
const wide: Partial<Record<HeroShape, { readonly height: number; readonly width: string }>> = {
  beside: { height: 88, width: '42vw' },
  room: { height: 80, width: '67vw' },
};

export type HeroShape = keyof typeof heights;

/** Phones have three pixels to a point: seven tenths of them look as sharp, and halve the bytes. */
const ON_PHONES = 0.7;

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
