/** Sea and pool: depth in bands, the road of light under a sun, foam, and the net of light in shallow water. */
import { along } from './palette.ts';
import type { Chance } from './random.ts';
import { group, lens, line, path, rect, short, smooth, times, veil, WIDTH } from './svg.ts';
import type { Point } from './svg.ts';

/** Open water from the horizon down: bands grow towards us, and slivers of the next tone break them up. */
export function sea(
  random: Chance,
  ramp: readonly string[],
  top: number,
  bottom: number,
  waves = 90,
): string {
  const bands = 11;
  const at = (t: number): number => top + (bottom - top) * t ** 1.7;
  return (
    times(bands, (i) => {
      const y = at(i / bands);
      const colour = along(ramp, i / (bands - 1));
      if (i === 0) return rect(0, y, WIDTH, bottom - y, colour);
      const swell = 1 + i * 0.9;
      const points: Point[] = Array.from({ length: 9 }, (_, k) => [
        k * 150,
        y + Math.sin(k * 1.9 + i * 2.3) * swell,
      ]);
      return path(`${smooth(points)}V${bottom}H0Z`, colour);
    }) +
    times(waves, () => {
      const t = random.between(0.02, 1);
      const colour = along(ramp, t + random.pick([-0.16, 0.16]));
      return lens(
        random.between(-40, WIDTH + 40),
        at(t),
        30 + 190 * t * random.between(0.5, 1.2),
        0.8 + 4 * t,
        colour,
        veil(0.8),
      );
    })
  );
}

/** The road of light: slivers crowd under the sun and spread as they come nearer. */
export function glints(
  random: Chance,
  x: number,
  top: number,
  bottom: number,
  near: number,
  colour: string,
  count = 70,
  far = near * 0.28,
): string {
  return times(count, (i) => {
    const t = (i / count) ** 1.25;
    const half = far + (near - far) * t;
    const off = (random() + random() - 1) * half;
    return lens(
      x + off,
      top + (bottom - top) * t,
      (0.35 + random() * 0.9) * half * (1 - Math.abs(off) / half / 1.6),
      1.2 + 4.2 * t,
      colour,
    );
  });
}

/** Foam along a shore given as a line of points, in two passes. */
export function foam(points: readonly Point[], colour: string, width: number): string {
  return (
    line(smooth(points), colour, width, veil(0.95)) +
    line(smooth(points.map(([x, y]) => [x, y - width * 2.2] as const)), colour, width * 0.4, veil(0.55))
  );
}

/** The wobbling net that light throws on the floor of a pool. */
export function lightNet(
  random: Chance,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  opacity = 0.5,
  cell = 60,
): string {
  const [columns, rows] = [Math.ceil(w / cell), Math.ceil(h / (cell * 0.45))];
  const knots: Point[][] = Array.from({ length: rows + 1 }, (_, r) =>
    Array.from({ length: columns + 1 }, (_, c) => [
      x + (c + (r % 2) / 2 + random.between(-0.28, 0.28)) * cell,
      y + (r + random.between(-0.28, 0.28)) * cell * 0.45,
    ]),
  );
  let d = '';
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      const [a, b, e] = [knots[r]![c]!, knots[r]![c + 1]!, knots[r + 1]![c]!];
      const [bend, dip] = [random.between(-6, 6), random.between(2, 7)];
      d += `M${short(a[0])} ${short(a[1])}Q${short((a[0] + b[0]) / 2)} ${short((a[1] + b[1]) / 2 + dip)} ${short(b[0])} ${short(b[1])}`;
      d += `M${short(a[0])} ${short(a[1])}Q${short((a[0] + e[0]) / 2 + bend)} ${short((a[1] + e[1]) / 2)} ${short(e[0])} ${short(e[1])}`;
    }
  return group(line(d, colour, cell * 0.045), veil(opacity));
}

/** Ripples around something that floats. */
export const ripples = (
  random: Chance,
  x: number,
  y: number,
  width: number,
  colour: string,
  count = 6,
): string =>
  times(count, (i) =>
    lens(
      x + random.between(-0.12, 0.12) * width,
      y + i * width * 0.045,
      width * (1.1 - i * 0.13) * random.between(0.7, 1),
      2.2,
      colour,
      veil(0.8),
    ),
  );
