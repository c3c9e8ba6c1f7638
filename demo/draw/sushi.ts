/** Rolls and nigiri. */
import { SHADE } from './palette.ts';
import { under } from './food-fruit.ts';
import type { Chance } from './random.ts';
import { circle, ellipse, line, move, path, polar, rect, short, times, veil } from './svg.ts';

/** A roll cut through: nori, rice, and a filling of two colours. */
export const maki = (
  random: Chance,
  x: number,
  y: number,
  r: number,
  one: string,
  two: string,
  roe = false,
): string =>
  circle(x + r * 0.2, y + r * 0.26, r, SHADE, veil(0.36)) +
  circle(x, y, r, roe ? '#f2803c' : '#1f3a38') +
  (roe
    ? times(30, (i) => circle(...polar(x, y, r * 0.94, i * 12), r * 0.08, i % 2 ? '#f9a455' : '#e4622e'))
    : '') +
  circle(x, y, r * 0.88, '#fffaf0') +
  times(16, () =>
    ellipse(...polar(x, y, r * random.between(0.5, 0.8), random() * 360), r * 0.07, r * 0.04, '#e8dfcc'),
  ) +
  (roe ? circle(x, y, r * 0.5, '#1f3a38') : '') +
  circle(x, y, r * 0.42, one) +
  path(
    `M${short(x)} ${short(y - r * 0.42)}A${short(r * 0.42)} ${short(r * 0.42)} 0 0 1 ${short(x)} ${short(y + r * 0.42)}Z`,
    two,
  );

export const nigiri = (
  x: number,
  y: number,
  size: number,
  turn: number,
  top: string,
  stripe: string,
  belt = false,
): string =>
  move(
    x,
    y,
    under(rect(-size * 0.5, -size * 0.22, size, size * 0.44, SHADE, `rx="${short(size * 0.2)}"`), 10, 13) +
      rect(-size * 0.46, -size * 0.2, size * 0.92, size * 0.44, '#fff6e6', `rx="${short(size * 0.18)}"`) +
      rect(-size * 0.52, -size * 0.23, size * 1.04, size * 0.4, top, `rx="${short(size * 0.16)}"`) +
      times(5, (i) =>
        line(
          `M${short(-size * 0.34 + i * size * 0.17)} ${short(-size * 0.2)}q${short(-size * 0.08)} ${short(size * 0.16)} 0 ${short(size * 0.34)}`,
          stripe,
          size * 0.03,
        ),
      ) +
      (belt ? rect(-size * 0.09, -size * 0.24, size * 0.18, size * 0.46, '#1f3a38') : ''),
    turn,
  );
