/** Ice cream in a waffle cone whose tip is at x, y; scoops from the lowest up. */
import { mix } from './palette.ts';
import { circle, path, poly, straight, times, veil, wedge } from './svg.ts';

export const cone = (x: number, y: number, s: number, scoops: readonly string[]): string =>
  poly(
    [
      [x - s * 0.3, y - s * 0.62],
      [x + s * 0.3, y - s * 0.62],
      [x, y],
    ],
    '#e2ad5e',
  ) +
  times(
    4,
    (i) =>
      straight(
        [x - s * 0.3 + i * s * 0.15, y - s * 0.62],
        [x - s * 0.05 + i * s * 0.08, y - s * 0.1],
        '#b97f38',
        s * 0.022,
      ) +
      straight(
        [x + s * 0.3 - i * s * 0.15, y - s * 0.62],
        [x + s * 0.05 - i * s * 0.08, y - s * 0.1],
        '#b97f38',
        s * 0.022,
      ),
  ) +
  scoops
    .map(
      (c, i) =>
        circle(x + (i % 2 ? 0.05 : -0.03) * s, y - s * (0.78 + i * 0.34), s * (0.31 - i * 0.025), c) +
        path(
          wedge(x + (i % 2 ? 0.05 : -0.03) * s, y - s * (0.78 + i * 0.34), s * (0.31 - i * 0.025), -60, 70),
          mix(c, '#7a2f6a', 0.16),
        ) +
        circle(x - s * 0.12, y - s * (0.88 + i * 0.34), s * 0.06, '#ffffff', veil(0.7)) +
        times(4, (k) => circle(x - s * 0.24 + k * s * 0.16, y - s * (0.6 + i * 0.34), s * 0.085, c)),
    )
    .join('');
