/** Ground: ridges that pale with distance, beaches, dunes and rocks. */
import type { Chance } from './random.ts';
import { circle, lens, path, poly, smooth, times, veil, WIDTH } from './svg.ts';
import type { Point } from './svg.ts';

export function hills(
  random: Chance,
  base: number,
  height: number,
  colour: string,
  from = -20,
  to = WIDTH + 20,
  humps = 6,
): string {
  const points: Point[] = [[from, base]];
  for (let i = 1; i < humps * 2; i++) {
    const t = i / (humps * 2);
    const edge = Math.sin(Math.PI * t) ** 0.5;
    points.push([
      from + (to - from) * t,
      base - height * edge * (i % 2 ? random.between(0.65, 1) : random.between(0.3, 0.6)),
    ]);
  }
  points.push([to, base]);
  return path(`${smooth(points)}Z`, colour);
}

/** Wind marks and a few shells, so that sand is not a flat sheet. */
export const sandMarks = (
  random: Chance,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  count = 40,
): string =>
  times(count, () =>
    random() < 0.7
      ? lens(
          x + random() * w,
          y + random() * h,
          random.between(16, 80),
          random.between(0.8, 2.4),
          colour,
          veil(0.55),
        )
      : circle(x + random() * w, y + random() * h, random.between(0.8, 1.8), colour, veil(0.8)),
  );

export function rock(
  random: Chance,
  x: number,
  y: number,
  w: number,
  h: number,
  lit: string,
  shade: string,
): string {
  const points: Point[] = Array.from({ length: 8 }, (_, i) => {
    const a = Math.PI * (1 + i / 7);
    return [
      x + Math.cos(a) * w * 0.5 * random.between(0.85, 1.1),
      y + Math.sin(a) * h * random.between(0.75, 1.1),
    ];
  });
  const crown = points[3 + Math.floor(random() * 2)] as Point;
  return poly(points, lit) + poly([crown, ...points.slice(5), [x, y]], shade);
}
