/** Limes, lemons and oranges, in slices and wedges. */
import { under } from './food-fruit.ts';
import { SHADE, mix } from './palette.ts';
import { circle, move, path, short, times, veil, wedge } from './svg.ts';

export function citrus(x: number, y: number, r: number, rind: string, flesh: string, turn = 0): string {
  return (
    circle(x + r * 0.14, y + r * 0.18, r, SHADE, veil(0.3)) +
    circle(x, y, r, rind) +
    circle(x, y, r * 0.9, '#fdf6d8') +
    times(9, (i) =>
      path(
        wedge(x, y, r * 0.82, turn + i * 40 + 2.5, turn + i * 40 + 37.5),
        i % 2 ? flesh : mix(flesh, '#ffffff', 0.2),
      ),
    ) +
    circle(x, y, r * 0.09, '#fdf6d8')
  );
}

export const limes = ['#5e9c3a', '#bcd85a'] as const;

export const lemons = ['#eebb2e', '#f9dc6a'] as const;

export const oranges = ['#e9822e', '#f8ad4b'] as const;

export const citrusWedge = (
  x: number,
  y: number,
  r: number,
  rind: string,
  flesh: string,
  turn: number,
): string =>
  move(
    x,
    y,
    under(path(`M${-r} 0A${r} ${r} 0 0 0 ${r} 0Z`, SHADE)) +
      path(`M${-r} 0A${r} ${r} 0 0 0 ${r} 0Z`, rind) +
      path(
        `M${short(-r * 0.86)} 0A${short(r * 0.86)} ${short(r * 0.86)} 0 0 0 ${short(r * 0.86)} 0Z`,
        '#fdf6d8',
      ) +
      times(4, (i) => path(wedge(0, 0, r * 0.76, 4 + i * 44, 40 + i * 44), flesh)),
    turn,
  );
