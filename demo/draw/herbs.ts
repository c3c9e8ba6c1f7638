/** Leaves for salad and garnish. */
import { under } from './food-fruit.ts';
import { SHADE, mix } from './palette.ts';
import type { Chance } from './random.ts';
import { circle, group, line, move, path, pebble, polar, short, times } from './svg.ts';
import type { Point } from './svg.ts';

export function lettuce(
  random: Chance,
  x: number,
  y: number,
  r: number,
  light: string,
  dark: string,
): string {
  const edge = (k: number): Point[] =>
    Array.from({ length: 16 }, (_, i) =>
      polar(0, 0, r * k * (i % 2 ? random.between(0.95, 1.12) : random.between(0.74, 0.9)), i * 22.5),
    );
  const shape = edge(1);
  return move(
    x,
    y,
    under(pebble(shape, SHADE)) +
      pebble(shape, dark) +
      pebble(edge(0.84), light) +
      times(5, (i) =>
        line(
          `M0 ${short(r * 0.5)}Q${short((i - 2) * r * 0.1)} 0 ${short((i - 2) * r * 0.3)} ${short(-r * 0.5)}`,
          mix(light, '#fffbd0', 0.5),
          r * 0.035,
        ),
      ),
    random() * 360,
  );
}

export const basil = (x: number, y: number, size: number, turn: number, colour = '#4f9147'): string =>
  move(
    x,
    y,
    under(
      path(
        `M0 0Q${short(size * 0.55)} ${short(-size * 0.5)} 0 ${-size}Q${short(-size * 0.55)} ${short(-size * 0.5)} 0 0Z`,
        SHADE,
      ),
      4,
      5,
    ) +
      path(`M0 0Q${short(size * 0.6)} ${short(-size * 0.5)} 0 ${-size}Z`, mix(colour, SHADE, 0.22)) +
      path(`M0 0Q${short(-size * 0.6)} ${short(-size * 0.5)} 0 ${-size}Z`, mix(colour, '#fff6b0', 0.15)) +
      line(`M0 ${short(size * 0.16)}V${short(-size * 0.85)}`, mix(colour, '#fff6b0', 0.45), size * 0.03),
    turn,
  );

export const sprig = (x: number, y: number, size: number, turn: number, colour = '#5ea34e'): string =>
  [-48, 0, 48].map((a) => basil(x, y, size, turn + a, colour)).join('');

export const coriander = (random: Chance, x: number, y: number, size: number): string => {
  const turn = random() * 360;
  return move(
    x,
    y,
    times(3, (i) =>
      group(
        line(`M0 0L0 ${short(-size * 0.6)}`, '#4f9147', size * 0.06) +
          times(3, (k) =>
            circle(
              ...polar(0, -size * 0.72, size * 0.22, k * 90 - 180),
              size * 0.2,
              k === 1 ? '#7db94f' : '#5ea34e',
            ),
          ),
        `transform="rotate(${i * 62 - 62})"`,
      ),
    ),
    turn,
  );
};
