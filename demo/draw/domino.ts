import { SHADE } from './palette.ts';
import { circle, move, rect, straight } from './svg.ts';

/** A domino from above; one half has `a` dots, the other `b`. */
export const domino = (x: number, y: number, turn: number, a: number, b: number): string => {
  const dots = (n: number, cy: number): string =>
    (
      [
        [],
        [[0, 0]],
        [
          [-16, -16],
          [16, 16],
        ],
        [
          [-16, -16],
          [0, 0],
          [16, 16],
        ],
        [
          [-16, -16],
          [16, -16],
          [-16, 16],
          [16, 16],
        ],
        [
          [-16, -16],
          [16, -16],
          [0, 0],
          [-16, 16],
          [16, 16],
        ],
        [
          [-16, -18],
          [16, -18],
          [-16, 0],
          [16, 0],
          [-16, 18],
          [16, 18],
        ],
      ][n] as [number, number][]
    )
      .map(([dx, dy]) => circle(dx, cy + dy, 7, '#2b1a2e'))
      .join('');
  return move(
    x,
    y,
    rect(-38 + 10, -76 + 13, 76, 152, SHADE, 'rx="12" opacity=".32"') +
      rect(-38, -76, 76, 152, '#fffaf0', 'rx="12"') +
      straight([-28, 0], [28, 0], '#c9503c', 4) +
      dots(a, -38) +
      dots(b, 38),
    turn,
  );
};
