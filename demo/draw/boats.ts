/** What floats: sails near and far, kayaks, pangas. */
import { mix } from './palette.ts';
import { figure } from './people.ts';
import { path, poly, rect, short, straight, veil } from './svg.ts';

/** Sloop under full sail; h is the height of the mast. */
export function sloop(
  x: number,
  y: number,
  h: number,
  sail: string,
  shade: string,
  hull: string,
  flipped = false,
): string {
  const d = flipped ? -1 : 1;
  const p = (a: number, b: number): string => `${short(x + d * a * h)} ${short(y + b * h)}`;
  return (
    straight([x, y - h * 0.04], [x, y - h], mix(hull, '#1a1022', 0.3), h * 0.014) +
    path(`M${p(-0.02, -0.98)}Q${p(-0.32, -0.5)} ${p(-0.42, -0.14)}L${p(-0.02, -0.12)}Z`, sail) +
    path(`M${p(-0.02, -0.98)}Q${p(-0.12, -0.5)} ${p(-0.14, -0.13)}L${p(-0.02, -0.12)}Z`, shade) +
    path(
      `M${p(0.03, -0.9)}Q${p(0.26, -0.5)} ${p(0.4, -0.12)}Q${p(0.18, -0.16)} ${p(0.03, -0.14)}Z`,
      mix(sail, shade, 0.25),
    ) +
    path(`M${p(0.03, -0.9)}Q${p(0.12, -0.5)} ${p(0.12, -0.145)}L${p(0.03, -0.14)}Z`, sail) +
    path(
      `M${p(-0.44, -0.08)}L${p(0.5, -0.1)}Q${p(0.36, 0.02)} ${p(0.2, 0.03)}H${short(x - d * h * 0.32)}Q${p(-0.42, 0.02)} ${p(-0.44, -0.08)}Z`,
      hull,
    ) +
    path(
      `M${p(-0.42, -0.02)}L${p(0.43, -0.03)}Q${p(0.34, 0.02)} ${p(0.2, 0.03)}H${short(x - d * h * 0.32)}Q${p(-0.4, 0.02)} ${p(-0.42, -0.02)}Z`,
      mix(hull, '#1a1022', 0.35),
    )
  );
}

/** The sails again, upside down and softened, on still water. */
export const sailReflection = (x: number, y: number, h: number, colour: string): string =>
  poly(
    [
      [x - h * 0.36, y],
      [x + h * 0.34, y],
      [x + h * 0.12, y + h * 0.32],
      [x, y + h * 0.62],
      [x - h * 0.1, y + h * 0.34],
    ],
    colour,
    veil(0.3),
  );

export const farSail = (x: number, y: number, h: number, colour: string): string =>
  poly(
    [
      [x, y - h],
      [x + h * 0.42, y - h * 0.12],
      [x, y - h * 0.12],
    ],
    colour,
  ) +
  poly(
    [
      [x - h * 0.05, y - h * 0.85],
      [x - h * 0.05, y - h * 0.12],
      [x - h * 0.34, y - h * 0.12],
    ],
    colour,
  ) +
  rect(x - h * 0.35, y - h * 0.08, h * 0.75, h * 0.08, mix(colour, '#20182c', 0.5));

export function kayak(x: number, y: number, w: number, hull: string, vest: string, flipped = false): string {
  const d = flipped ? -1 : 1;
  const h = w * 0.34;
  return (
    figure(x - d * w * 0.03, y + h * 0.2, h * 1.35, 'sit', {
      top: vest,
      skin: '#8a5233',
      legs: hull,
      flip: flipped,
      hat: '#f7e3bd',
    }) +
    path(
      `M${short(x - w * 0.5)} ${short(y - w * 0.055)}Q${short(x)} ${short(y - w * 0.02)} ${short(x + w * 0.5)} ${short(y - w * 0.055)}Q${short(x + w * 0.3)} ${short(y + w * 0.055)} ${short(x)} ${short(y + w * 0.055)}Q${short(x - w * 0.3)} ${short(y + w * 0.055)} ${short(x - w * 0.5)} ${short(y - w * 0.055)}Z`,
      hull,
    ) +
    path(
      `M${short(x - w * 0.42)} ${short(y)}Q${short(x)} ${short(y + w * 0.03)} ${short(x + w * 0.42)} ${short(y)}Q${short(x + w * 0.26)} ${short(y + w * 0.055)} ${short(x)} ${short(y + w * 0.055)}Q${short(x - w * 0.26)} ${short(y + w * 0.055)} ${short(x - w * 0.42)} ${short(y)}Z`,
      mix(hull, '#2a1030', 0.35),
    ) +
    straight([x - d * w * 0.2, y - h * 0.82], [x + d * w * 0.34, y - h * 0.05], '#f7e3bd', w * 0.012) +
    path(
      `M${short(x + d * w * 0.31)} ${short(y - h * 0.12)}l${short(d * w * 0.08)} ${short(h * 0.2)}l${short(-d * w * 0.02)} ${short(h * 0.08)}l${short(-d * w * 0.07)} ${short(-h * 0.2)}Z`,
      '#f5b942',
    ) +
    path(
      `M${short(x - d * w * 0.18)} ${short(y - h * 0.76)}l${short(-d * w * 0.08)} ${short(-h * 0.2)}l${short(d * w * 0.02)} ${short(-h * 0.08)}l${short(d * w * 0.07)} ${short(h * 0.2)}Z`,
      '#f5b942',
    )
  );
}
