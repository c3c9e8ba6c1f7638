/** Fruit, cut and whole, from above. */
import { SHADE } from './palette.ts';
import type { Chance } from './random.ts';
import {
  circle,
  clip,
  diskPath,
  ellipse,
  group,
  line,
  move,
  path,
  polar,
  rect,
  short,
  times,
  veil,
  wedge,
} from './svg.ts';

export const under = (body: string, x = 6, y = 8): string =>
  group(body, `transform="translate(${x} ${y})" opacity=".3"`);

export const avocado = (x: number, y: number, size: number, turn: number): string =>
  move(
    x,
    y,
    times(6, (i) =>
      move(
        i * size * 0.17,
        i * size * 0.035,
        under(
          path(
            `M0 ${short(-size * 0.5)}Q${short(size * 0.34)} 0 0 ${short(size * 0.5)}Q${short(size * 0.14)} 0 0 ${short(-size * 0.5)}Z`,
            SHADE,
          ),
          5,
          6,
        ) +
          path(
            `M0 ${short(-size * 0.5)}Q${short(size * 0.38)} 0 0 ${short(size * 0.5)}Q${short(size * 0.08)} 0 0 ${short(-size * 0.5)}Z`,
            '#4d7d33',
          ) +
          path(
            `M0 ${short(-size * 0.47)}Q${short(size * 0.32)} 0 0 ${short(size * 0.47)}Q${short(size * 0.08)} 0 0 ${short(-size * 0.47)}Z`,
            '#a9c75a',
          ) +
          path(
            `M0 ${short(-size * 0.42)}Q${short(size * 0.21)} 0 0 ${short(size * 0.42)}Q${short(size * 0.08)} 0 0 ${short(-size * 0.42)}Z`,
            '#e3e58e',
          ),
        i * 5,
      ),
    ),
    turn,
  );

export const kiwi = (x: number, y: number, r: number): string =>
  circle(x + r * 0.12, y + r * 0.16, r, SHADE, veil(0.3)) +
  circle(x, y, r, '#7a6a3a') +
  circle(x, y, r * 0.92, '#8dbb3c') +
  times(20, (i) =>
    line(
      `M${polar(x, y, r * 0.3, i * 18)
        .map(short)
        .join(' ')}L${polar(x, y, r * 0.84, i * 18)
        .map(short)
        .join(' ')}`,
      '#b5d65e',
      r * 0.03,
    ),
  ) +
  circle(x, y, r * 0.26, '#f2f2c2') +
  times(16, (i) =>
    ellipse(
      0,
      0,
      r * 0.075,
      r * 0.03,
      '#26301c',
      `transform="translate(${polar(x, y, r * 0.44, i * 22.5)
        .map(short)
        .join(' ')}) rotate(${i * 22.5})"`,
    ),
  );

export const pineapple = (x: number, y: number, r: number): string =>
  circle(x + r * 0.12, y + r * 0.16, r, SHADE, veil(0.3)) +
  circle(x, y, r, '#c98a2c') +
  circle(x, y, r * 0.91, '#f7cd4c') +
  times(16, (i) =>
    line(
      `M${polar(x, y, r * 0.38, i * 22.5)
        .map(short)
        .join(' ')}L${polar(x, y, r * 0.84, i * 22.5 + 6)
        .map(short)
        .join(' ')}`,
      '#fbe48c',
      r * 0.05,
    ),
  ) +
  circle(x, y, r * 0.24, '#eab53c');

export const dragonfruit = (random: Chance, x: number, y: number, r: number): string =>
  circle(x + r * 0.12, y + r * 0.16, r, SHADE, veil(0.3)) +
  times(9, (i) =>
    path(
      wedge(...polar(x, y, r * 0.85, i * 40), r * 0.3, i * 40 - 50, i * 40 + 50),
      i % 2 ? '#e23a7d' : '#7fb24e',
    ),
  ) +
  circle(x, y, r, '#e23a7d') +
  circle(x, y, r * 0.87, '#fdf4ee') +
  times(44, () => {
    const [a, b] = polar(x, y, r * 0.78 * Math.sqrt(random()), random() * 360);
    return circle(a, b, r * 0.024, '#2c2433');
  });

export const papaya = (random: Chance, x: number, y: number, size: number, turn: number): string => {
  const d = (k: number): string =>
    `M${short(-size * k)} 0C${short(-size * k)} ${short(-size * 0.42 * k)} ${short(-size * 0.1)} ${short(-size * 0.5 * k)} ${short(size * 0.35 * k)} ${short(-size * 0.32 * k)}Q${short(size * 0.86 * k)} 0 ${short(size * 0.35 * k)} ${short(size * 0.32 * k)}C${short(-size * 0.1)} ${short(size * 0.5 * k)} ${short(-size * k)} ${short(size * 0.42 * k)} ${short(-size * k)} 0Z`;
  return move(
    x,
    y,
    under(path(d(1), SHADE), 12, 14) +
      path(d(1), '#e0a83a') +
      path(d(0.93), '#f58a4a') +
      path(d(0.78), '#f9a45e') +
      group(path(d(0.46), '#d9633a'), `transform="translate(${short(-size * 0.1)} 0)"`) +
      times(34, () =>
        ellipse(
          random.between(-0.5, 0.14) * size,
          random.between(-0.15, 0.15) * size,
          size * 0.028,
          size * 0.024,
          random.pick(['#2c2631', '#453a44']),
        ),
      ),
    turn,
  );
};

export const watermelon = (x: number, y: number, r: number, turn: number): string =>
  move(
    x,
    y,
    under(path(wedge(0, 0, r, 0, 66), SHADE), 10, 12) +
      path(wedge(0, 0, r, 0, 66), '#2f7d4a') +
      path(wedge(0, 0, r * 0.93, 0, 66), '#d9eeb4') +
      path(wedge(0, 0, r * 0.87, 0, 66), '#ee5a5f') +
      path(wedge(0, 0, r * 0.87, 40, 66), '#e04a56') +
      times(8, (i) =>
        ellipse(
          0,
          0,
          r * 0.03,
          r * 0.016,
          '#33222e',
          `transform="translate(${polar(0, 0, r * (i % 2 ? 0.66 : 0.42), 10 + i * 6.6)
            .map(short)
            .join(' ')}) rotate(${10 + i * 6.6})"`,
        ),
      ),
    turn,
  );

export const mangoCheek = (x: number, y: number, size: number, turn: number): string => {
  const d = `M${-size} 0C${-size} ${short(-size * 0.7)} ${size} ${short(-size * 0.7)} ${size} 0C${size} ${short(size * 0.7)} ${-size} ${short(size * 0.7)} ${-size} 0Z`;
  return move(
    x,
    y,
    under(path(d, SHADE), 8, 10) +
      path(d, '#d9703a') +
      group(path(d, '#f7b233'), 'transform="scale(.93)"') +
      clip(
        d,
        times(
          7,
          (i) =>
            rect(-size + i * size * 0.32, -size, size * 0.035, size * 2, '#dd8a26') +
            rect(-size, -size * 0.7 + i * size * 0.24, size * 2, size * 0.035, '#dd8a26'),
        ) +
          times(30, (i) =>
            rect(
              -size * 0.94 + (i % 6) * size * 0.32,
              -size * 0.64 + Math.floor(i / 6) * size * 0.24,
              size * 0.12,
              size * 0.07,
              '#fbd469',
            ),
          ),
      ),
    turn,
  );
};

export const coconutHalf = (x: number, y: number, r: number, inside: string): string =>
  circle(x + r * 0.14, y + r * 0.17, r, SHADE, veil(0.34)) +
  circle(x, y, r, '#5c3823') +
  circle(x, y, r * 0.95, '#7d5133') +
  times(60, (i) =>
    line(
      `M${polar(x, y, r * 0.9, i * 6)
        .map(short)
        .join(' ')}L${polar(x, y, r * (i % 3 ? 0.99 : 1.03), i * 6 + 4)
        .map(short)
        .join(' ')}`,
      '#4a2b1c',
      2,
    ),
  ) +
  circle(x, y, r * 0.88, '#fffaf0') +
  circle(x, y, r * 0.7, '#e6e2d4') +
  clip(diskPath(x, y, r * 0.7), circle(x + r * 0.05, y + r * 0.07, r * 0.68, inside));
