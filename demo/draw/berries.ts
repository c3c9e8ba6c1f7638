/** Berries, whole and halved. */
import { under } from './food-fruit.ts';
import { SHADE, mix } from './palette.ts';
import { circle, ellipse, group, move, path, polar, short, times, veil } from './svg.ts';

export const berry = (x: number, y: number, r: number, colour: string): string =>
  circle(x + r * 0.3, y + r * 0.4, r, SHADE, veil(0.3)) +
  circle(x, y, r, colour) +
  circle(x + r * 0.1, y + r * 0.1, r * 0.4, mix(colour, SHADE, 0.4)) +
  circle(x - r * 0.36, y - r * 0.38, r * 0.2, '#ffffff', veil(0.55));

export const raspberry = (x: number, y: number, r: number, colour = '#d9395c'): string =>
  circle(x + r * 0.3, y + r * 0.4, r, SHADE, veil(0.3)) +
  circle(x, y, r, mix(colour, SHADE, 0.3)) +
  times(7, (i) =>
    circle(...polar(x, y, r * 0.62, i * 51), r * 0.34, i > 2 ? mix(colour, '#ffffff', 0.18) : colour),
  ) +
  circle(x, y, r * 0.36, colour);

export const strawberry = (x: number, y: number, r: number, turn: number, cut = false): string => {
  const d = `M0 ${short(r * 1.15)}C${short(-r * 0.7)} ${short(r * 0.7)} ${short(-r * 1.2)} ${short(-r * 0.5)} ${short(-r * 0.5)} ${short(-r * 0.8)}Q0 ${short(-r)} ${short(r * 0.5)} ${short(-r * 0.8)}C${short(r * 1.2)} ${short(-r * 0.5)} ${short(r * 0.7)} ${short(r * 0.7)} 0 ${short(r * 1.15)}Z`;
  return move(
    x,
    y,
    under(path(d, SHADE)) +
      path(d, '#dc3a4a') +
      (cut
        ? group(path(d, '#f58b80'), 'transform="scale(.76)"') + ellipse(0, 0, r * 0.18, r * 0.5, '#fde3d0')
        : times(9, (i) =>
            ellipse(
              ((i % 3) - 1) * r * 0.42,
              -r * 0.4 + Math.floor(i / 3) * r * 0.48,
              r * 0.06,
              r * 0.1,
              '#fbd27a',
            ),
          )) +
      times(5, (i) =>
        path(
          `M0 ${short(-r * 0.8)}q${short(r * 0.1)} ${short(-r * 0.2)} ${short(r * 0.42)} ${short(-r * 0.06)}q${short(-r * 0.14)} ${short(r * 0.2)} ${short(-r * 0.42)} ${short(r * 0.06)}Z`,
          '#4f9147',
          `transform="rotate(${-190 + i * 50} 0 ${short(-r * 0.8)})"`,
        ),
      ),
    turn,
  );
};
