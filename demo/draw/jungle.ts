/** Masses of green: undergrowth, tree crowns, hanging roots. */
import type { Chance } from './random.ts';
import { circle, ellipse, group, line, path, pebble, polar, short, times } from './svg.ts';
import type { Point } from './svg.ts';

/** A bank of undergrowth: pointed leaves fan out along a line. */
export function thicket(
  random: Chance,
  from: Point,
  to: Point,
  size: number,
  tones: readonly string[],
  count = 26,
): string {
  return times(count, (i) => {
    const t = i / (count - 1);
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    const angle = random.between(-150, -30);
    const reach = size * random.between(0.6, 1.15);
    const tip = polar(x, y, reach, angle);
    const bend = polar(x, y, reach * 0.55, angle - 22);
    const under = polar(x, y, reach * 0.55, angle + 18);
    const base = size * 0.08;
    return path(
      `M${short(x - base)} ${short(y)}Q${short(bend[0])} ${short(bend[1])} ${short(tip[0])} ${short(tip[1])}Q${short(under[0])} ${short(under[1])} ${short(x + base)} ${short(y)}Z`,
      random.pick(tones),
    );
  });
}

/** Round foliage, lit from the upper left. */
export function canopy(
  random: Chance,
  x: number,
  y: number,
  w: number,
  h: number,
  dark: string,
  mid: string,
  light: string,
): string {
  const size = Math.min(w, h * 1.5);
  const puff = (r: number): Point => [
    x + random.between(-0.5, 0.5) * w * r,
    y + random.between(-0.5, 0.5) * h * r,
  ];
  const count = Math.round((w / size) * 12);
  return (
    ellipse(x, y, w * 0.5, h * 0.46, dark) +
    times(count + 4, () => {
      const [a, b] = puff(0.9);
      return circle(a, b, size * random.between(0.09, 0.15), dark);
    }) +
    times(count, () => {
      const [a, b] = puff(0.78);
      return circle(a - size * 0.04, b - h * 0.1, size * random.between(0.06, 0.11), mid);
    }) +
    times(count, () => {
      const [a, b] = puff(0.62);
      return circle(a - size * 0.06, b - h * 0.18, size * random.between(0.03, 0.07), light);
    })
  );
}

/** Lianas and roots that hang into a picture from above. */
export const lianas = (
  random: Chance,
  x: number,
  w: number,
  longest: number,
  colour: string,
  count = 9,
): string =>
  times(count, () => {
    const px = x + random() * w;
    const drop = longest * random.between(0.35, 1);
    const sway = random.between(-22, 22);
    return (
      line(
        `M${short(px)} -10C${short(px + sway)} ${short(drop * 0.4)} ${short(px - sway)} ${short(drop * 0.7)} ${short(px + sway * 0.4)} ${short(drop)}`,
        colour,
        random.between(1.5, 4),
      ) +
      times(5, (i) =>
        group(
          pebble(
            [
              [0, 0],
              [7, 4],
              [16, 0],
              [7, -4],
            ],
            colour,
          ),
          `transform="translate(${short(px + sway * 0.1)} ${short(drop * (0.3 + i * 0.15))}) rotate(${short(random.between(20, 160))})"`,
        ),
      )
    );
  });
