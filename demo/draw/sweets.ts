/** The sweet end of the meal: pancakes, cake, cream and crumbs. */
import { under } from './food-fruit.ts';
import { ragged } from './food-kitchen.ts';
import { SHADE, mix } from './palette.ts';
import type { Chance } from './random.ts';
import {
  circle,
  diskPath,
  ellipse,
  line,
  move,
  path,
  pebble,
  polar,
  poly,
  rect,
  short,
  smooth,
  times,
  veil,
} from './svg.ts';
import type { Point } from './svg.ts';

export const pancake = (random: Chance, x: number, y: number, r: number): string =>
  circle(x + r * 0.09, y + r * 0.12, r, SHADE, veil(0.32)) +
  move(
    x,
    y,
    pebble(ragged(random, r, 0.97, 14), '#f1cb86') +
      pebble(ragged(random, r * 0.95, 0.97, 14), '#c07a34') +
      pebble(ragged(random, r * 0.9, 0.95, 14), '#d69345') +
      pebble(ragged(random, r * 0.7, 0.92, 12), '#dd9f52'),
  );

export const syrup = (random: Chance, x: number, y: number, r: number): string => {
  const points: Point[] = Array.from({ length: 16 }, (_, i) =>
    polar(x, y, r * (i % 2 ? random.between(0.92, 1.18) : random.between(0.74, 0.84)), i * 22.5),
  );
  return (
    pebble(points, '#8f4318') +
    pebble(
      points.map(([a, b]) => [x + (a - x) * 0.86 - 4, y + (b - y) * 0.86 - 5] as const),
      '#b5601f',
    ) +
    path(
      `M${polar(x, y, r * 0.5, 190)
        .map(short)
        .join(' ')}A${short(r * 0.5)} ${short(r * 0.5)} 0 0 1 ${polar(x, y, r * 0.5, 260)
        .map(short)
        .join(' ')}`,
      'none',
      `stroke="#f0b060" stroke-width="7" stroke-linecap="round"`,
    )
  );
};

export const butter = (x: number, y: number, s: number, turn: number): string =>
  move(
    x,
    y,
    under(rect(-s / 2, -s / 2, s, s, SHADE, 'rx="8"'), 7, 9) +
      rect(-s / 2, -s / 2, s, s, '#f3cf58', 'rx="8"') +
      rect(-s / 2, -s / 2, s * 0.88, s * 0.88, '#fbe694', 'rx="8"'),
    turn,
  );

/** A round chocolate cake with glaze and one slice drawn out. */
export function chocolateCake(x: number, y: number, r: number): string {
  return (
    circle(x + r * 0.12, y + r * 0.16, r, SHADE, veil(0.34)) +
    circle(x, y, r, '#2c1519') +
    circle(x, y, r * 0.95, '#4a2320') +
    circle(x - r * 0.03, y - r * 0.04, r * 0.86, '#5e2d25') +
    path(
      `${diskPath(x, y, r * 0.86)}${diskPath(x + r * 0.1, y + r * 0.12, r * 0.8)}`,
      '#7d4332',
      'fill-rule="evenodd" opacity=".6"',
    ) +
    times(12, (i) => circle(...polar(x, y, r * 0.9, i * 30 + 15), r * 0.075, i % 2 ? '#6e382c' : '#8a4f39'))
  );
}

export const quenelle = (x: number, y: number, size: number, turn: number, colour: string): string =>
  move(
    x,
    y,
    under(ellipse(0, 0, size, size * 0.52, SHADE), 8, 10) +
      ellipse(0, 0, size, size * 0.52, mix(colour, SHADE, 0.12)) +
      ellipse(-size * 0.05, -size * 0.07, size * 0.9, size * 0.42, colour) +
      ellipse(-size * 0.2, -size * 0.18, size * 0.5, size * 0.1, '#ffffff', veil(0.7)),
    turn,
  );

export const swirl = (x: number, y: number, r: number, colour: string, width: number, turns = 2.4): string =>
  line(
    smooth(Array.from({ length: 34 }, (_, i) => polar(x, y, (r * i) / 33, (i / 33) * turns * 360))),
    colour,
    width,
  );

export const crumbs = (
  random: Chance,
  x: number,
  y: number,
  spread: number,
  colours: readonly string[],
  count = 30,
): string =>
  times(count, () => {
    const [a, b] = polar(x, y, spread * Math.sqrt(random()), random() * 360);
    const k = random.between(2, 6);
    return poly(
      [
        [a - k, b],
        [a, b - k],
        [a + k * 0.8, b + k * 0.3],
        [a, b + k],
      ],
      random.pick(colours),
    );
  });
