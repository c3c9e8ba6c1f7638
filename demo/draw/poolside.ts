/** Beside a pool, from straight above: palms and loungers. */
import { mix } from './palette.ts';
import { frond } from './palms.ts';
import type { Chance } from './random.ts';
import { circle, group, move, rect, times, veil } from './svg.ts';

export const SHADE = '#4a2a50';

/** The crown of a palm from straight above, and its shadow. */
export const palmAbove = (random: Chance, x: number, y: number, r: number): string => {
  const ring = (dx: number, dy: number, light: string, dark: string, turn: number, reach: number): string =>
    times(9, (i) => frond(random, x + dx, y + dy, turn + i * 40, r * reach, { light, dark }, 0, 16, 0.3));
  return (
    group(ring(r * 0.34, r * 0.4, SHADE, SHADE, 8, 0.96), veil(0.28)) +
    ring(0, 0, '#2f7d54', '#174f40', 20, 0.92) +
    ring(0, 0, '#6fae4c', '#2f7d4c', 0, 1) +
    circle(x, y, r * 0.07, '#c98a3c')
  );
};

export const loungerAbove = (x: number, y: number, turn: number, cloth: string): string => {
  const drop = (dx: number, dy: number): string =>
    group(move(x + dx, y + dy, rect(-34, -84, 68, 168, SHADE, 'rx="8"'), turn), veil(0.3));
  return (
    drop(12, 15) +
    move(
      x,
      y,
      rect(-36, -86, 72, 172, '#8a5a3c', 'rx="8"') +
        rect(-31, -81, 62, 104, '#fffaf0', 'rx="6"') +
        rect(-31, 18, 62, 62, '#efe2c8', 'rx="6"') +
        rect(-31, 16, 62, 5, '#d3c0a0') +
        rect(-26, -81, 52, 118, cloth) +
        rect(-26, -66, 52, 9, '#fffaf0') +
        rect(-26, -50, 52, 5, '#fffaf0') +
        rect(-24, 44, 48, 28, mix(cloth, '#fff3d6', 0.5), 'rx="10"'),
      turn,
    )
  );
};
