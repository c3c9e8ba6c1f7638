/** Small things that stand on tables and bars, seen from the side. */
import { mix } from './palette.ts';
import type { Chance } from './random.ts';
import { circle, ellipse, path, rect, short, times, veil } from './svg.ts';

/** A stemmed glass, foot on y. */
export const glassOf = (x: number, y: number, h: number, drink: string): string =>
  ellipse(x, y, h * 0.2, h * 0.05, '#eef6f0', veil(0.9)) +
  rect(x - h * 0.025, y - h * 0.45, h * 0.05, h * 0.45, '#eef6f0', veil(0.9)) +
  path(
    `M${short(x - h * 0.26)} ${short(y - h)}Q${short(x - h * 0.26)} ${short(y - h * 0.42)} ${short(x)} ${short(y - h * 0.4)}Q${short(x + h * 0.26)} ${short(y - h * 0.42)} ${short(x + h * 0.26)} ${short(y - h)}Z`,
    '#eef6f0',
    veil(0.55),
  ) +
  path(
    `M${short(x - h * 0.25)} ${short(y - h * 0.82)}Q${short(x - h * 0.22)} ${short(y - h * 0.44)} ${short(x)} ${short(y - h * 0.43)}Q${short(x + h * 0.22)} ${short(y - h * 0.44)} ${short(x + h * 0.25)} ${short(y - h * 0.82)}Z`,
    drink,
  );

export const bottle = (x: number, y: number, h: number, colour: string, label = '#fdf3dd'): string =>
  path(
    `M${short(x - h * 0.13)} ${short(y)}V${short(y - h * 0.58)}Q${short(x - h * 0.05)} ${short(y - h * 0.68)} ${short(x - h * 0.05)} ${short(y - h)}H${short(x + h * 0.05)}Q${short(x + h * 0.05)} ${short(y - h * 0.68)} ${short(x + h * 0.13)} ${short(y - h * 0.58)}V${short(y)}Z`,
    colour,
  ) +
  rect(x - h * 0.13, y - h * 0.42, h * 0.26, h * 0.24, label) +
  rect(x + h * 0.06, y - h * 0.56, h * 0.04, h * 0.52, mix(colour, '#ffffff', 0.35), veil(0.6)) +
  rect(x - h * 0.06, y - h, h * 0.12, h * 0.08, mix(colour, '#1a1022', 0.4));

/** A row of bottles and glasses on a board. */
export const shelf = (random: Chance, x: number, y: number, w: number, h: number, wood: string): string =>
  times(Math.floor(w / (h * 0.34)), (i) => {
    const px = x + (i + 0.7) * h * 0.34;
    return px > x + w - h * 0.2
      ? ''
      : bottle(
          px,
          y + h * 0.95,
          h * random.between(0.66, 0.95),
          random.pick(['#2f6b4c', '#b5532f', '#e0a83a', '#2b6f8f', '#8a2a44', '#d9e3d0', '#6b4028']),
          random.pick(['#fdf3dd', '#f5b942', '#e4764c']),
        );
  }) + rect(x, y + h * 0.94, w, h * 0.12, wood);

export const cup = (x: number, y: number, w: number, colour: string): string =>
  ellipse(x, y, w * 0.85, w * 0.14, mix(colour, '#2a1a3a', 0.15)) +
  `<circle cx="${short(x + w * 0.5)}" cy="${short(y - w * 0.42)}" r="${short(w * 0.2)}" fill="none" stroke="${colour}" stroke-width="${short(w * 0.1)}"/>` +
  path(
    `M${short(x - w * 0.5)} ${short(y - w * 0.8)}H${short(x + w * 0.5)}Q${short(x + w * 0.46)} ${short(y - w * 0.02)} ${short(x)} ${short(y - w * 0.02)}Q${short(x - w * 0.46)} ${short(y - w * 0.02)} ${short(x - w * 0.5)} ${short(y - w * 0.8)}Z`,
    colour,
  ) +
  path(
    `M${short(x + w * 0.12)} ${short(y - w * 0.8)}H${short(x + w * 0.5)}Q${short(x + w * 0.46)} ${short(y - w * 0.02)} ${short(x)} ${short(y - w * 0.02)}Q${short(x + w * 0.2)} ${short(y - w * 0.3)} ${short(x + w * 0.12)} ${short(y - w * 0.8)}Z`,
    mix(colour, '#2a1a3a', 0.18),
  );

export const plantPot = (x: number, y: number, w: number, clay: string, shade: string): string =>
  path(
    `M${short(x - w * 0.5)} ${short(y - w * 0.72)}H${short(x + w * 0.5)}L${short(x + w * 0.36)} ${short(y)}H${short(x - w * 0.36)}Z`,
    clay,
  ) +
  path(
    `M${short(x + w * 0.1)} ${short(y - w * 0.72)}H${short(x + w * 0.5)}L${short(x + w * 0.36)} ${short(y)}H${short(x + w * 0.06)}Z`,
    shade,
  ) +
  rect(x - w * 0.56, y - w * 0.84, w * 1.12, w * 0.18, mix(clay, '#fff0d0', 0.15), `rx="${short(w * 0.04)}"`);

export const fruitBowl = (x: number, y: number, w: number, colour: string): string =>
  [
    ['#f5b942', -0.28, 0.16],
    ['#e4576a', 0.02, 0.18],
    ['#b7cf4e', 0.3, 0.15],
    ['#f0a04a', -0.1, 0.17],
  ]
    .map(([c, dx, r], i) =>
      circle(x + (dx as number) * w, y - w * (0.3 + (i === 3 ? 0.16 : 0)), (r as number) * w, c as string),
    )
    .join('') +
  path(
    `M${short(x - w * 0.5)} ${short(y - w * 0.28)}H${short(x + w * 0.5)}Q${short(x + w * 0.36)} ${short(y)} ${short(x)} ${short(y)}Q${short(x - w * 0.36)} ${short(y)} ${short(x - w * 0.5)} ${short(y - w * 0.28)}Z`,
    colour,
  );
