/** What the sea leaves on the sand: starfish and shells, with the shadow they throw. */
import { mix } from './palette.ts';
import { circle, move, path, pebble, polar, short, smooth, straight, times, veil } from './svg.ts';
import type { Point } from './svg.ts';

export const SHADE = '#5a3a58';

export const star = (s: number, inner = 0.42): Point[] =>
  Array.from({ length: 10 }, (_, i) => polar(0, 0, i % 2 ? s * inner : s, i * 36 - 90));

export const starfish = (
  x: number,
  y: number,
  s: number,
  colour: string,
  turn: number,
  fall: Point,
): string =>
  move(x + fall[0], y + fall[1], pebble(star(s), SHADE, veil(0.3)), turn) +
  move(
    x,
    y,
    pebble(star(s), colour) +
      times(5, (i) =>
        path(
          smooth(
            [polar(0, 0, s * 0.96, i * 72 - 90), polar(0, 0, s * 0.42, i * 72 - 54), [0, 0]],
            true,
            0.08,
          ),
          mix(colour, '#7a2a38', 0.22),
        ),
      ) +
      times(15, (i) =>
        circle(
          ...polar(0, 0, s * (0.24 + (i % 3) * 0.23), Math.floor(i / 3) * 72 - 90),
          s * 0.052,
          '#fbd0a0',
        ),
      ),
    turn,
  );

export const scallop = (
  x: number,
  y: number,
  s: number,
  colour: string,
  turn: number,
  fall: Point,
): string => {
  const fan = `M0 ${short(s * 0.7)}L${short(-s * 0.95)} ${short(-s * 0.1)}Q${short(-s * 0.9)} ${short(-s * 0.9)} 0 ${short(-s)}Q${short(s * 0.9)} ${short(-s * 0.9)} ${short(s * 0.95)} ${short(-s * 0.1)}Z`;
  const rib = mix(colour, '#b5604c', 0.4);
  return (
    move(x + fall[0], y + fall[1], path(fan, SHADE, veil(0.3)), turn) +
    move(
      x,
      y,
      path(fan, colour) +
        times(7, (i) => straight([0, s * 0.6], polar(0, s * 0.5, s * 1.36, -132 + i * 14), rib, s * 0.05)) +
        path(
          `M${short(-s * 0.3)} ${short(s * 0.56)}h${short(s * 0.6)}l${short(-s * 0.14)} ${short(s * 0.24)}h${short(-s * 0.32)}Z`,
          rib,
        ),
      turn,
    )
  );
};
