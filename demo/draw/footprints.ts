/** Tracks of bare feet in wet sand. */
import { ellipse, group, path, short, times } from './svg.ts';
import type { Point } from './svg.ts';

/** The print of a bare foot: its near wall in shade, its far rim in light. */
const footprint = (x: number, y: number, s: number, turn: number, side: number): string => {
  const sole =
    'M-2 50C-16 50 -19 34 -15 20C-12 8 -20 -5 -21 -18C-20 -34 2 -40 16 -30C27 -20 22 -2 17 12C13 26 16 50 -2 50Z';
  const shape = (colour: string): string =>
    path(sole, colour) +
    ellipse(-15, -48, 8.4, 9.6, colour) +
    ellipse(-1, -53, 5.6, 6.6, colour) +
    ellipse(9, -50, 5, 6, colour) +
    ellipse(17.5, -44, 4.6, 5.4, colour) +
    ellipse(24, -36, 4.2, 5, colour);
  const placed = (dx: number, dy: number, colour: string): string =>
    group(
      shape(colour),
      `transform="translate(${short(x + dx)} ${short(y + dy)}) rotate(${short(turn)}) scale(${(side * s) / 100} ${s / 100})"`,
    );
  return (
    placed(-s * 0.045, -s * 0.05, '#fff0d6') +
    placed(0, 0, '#a87880') +
    placed(-s * 0.03, -s * 0.035, '#c4938c')
  );
};

export const trail = (at: (t: number) => Point, steps: number, size: number, gap: number): string =>
  times(steps, (i) => {
    const t = (i + 0.5) / steps;
    const [[x, y], [nx, ny]] = [at(t), at(t + 0.01)];
    const heading = Math.atan2(ny - y, nx - x);
    const side = i % 2 ? 1 : -1;
    return footprint(
      x - Math.sin(heading) * side * gap,
      y + Math.cos(heading) * side * gap,
      size,
      (heading * 180) / Math.PI + 90 + side * 7,
      side,
    );
  });

export const bend =
  (from: Point, middle: Point, to: Point) =>
  (t: number): Point => [
    (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * middle[0] + t * t * to[0],
    (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * middle[1] + t * t * to[1],
  ];
