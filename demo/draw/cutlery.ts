/** Cutlery and napkins from above. */
import { SHADE, mix } from './palette.ts';
import { ellipse, group, move, path, poly, rect, short, times, veil } from './svg.ts';

const cast = (shape: (fill: string) => string, fill: string, x = 7, y = 9): string =>
  group(shape(SHADE), `transform="translate(${x} ${y})" opacity=".3"`) + shape(fill);

export const fork = (x: number, y: number, h: number, colour: string, turn = 0): string =>
  move(
    x,
    y,
    cast(
      (f) =>
        rect(-h * 0.016, -h * 0.2, h * 0.032, h * 0.7, f, `rx="${short(h * 0.016)}"`) +
        path(
          `M${short(-h * 0.05)} ${short(-h * 0.5)}V${short(-h * 0.3)}Q${short(-h * 0.045)} ${short(-h * 0.18)} 0 ${short(-h * 0.17)}Q${short(h * 0.045)} ${short(-h * 0.18)} ${short(h * 0.05)} ${short(-h * 0.3)}V${short(-h * 0.5)}h${short(-h * 0.018)}V${short(-h * 0.32)}h${short(-h * 0.016)}V${short(-h * 0.5)}h${short(-h * 0.032)}V${short(-h * 0.32)}h${short(-h * 0.016)}V${short(-h * 0.5)}Z`,
          f,
        ),
      colour,
    ),
    turn,
  );

export const knife = (x: number, y: number, h: number, colour: string, turn = 0, handle = colour): string =>
  move(
    x,
    y,
    cast(
      (f) =>
        path(
          `M${short(-h * 0.022)} ${short(h * 0.08)}V${short(-h * 0.46)}Q${short(h * 0.05)} ${short(-h * 0.42)} ${short(h * 0.036)} ${short(h * 0.08)}Z`,
          f,
        ) +
        rect(-h * 0.022, h * 0.06, h * 0.044, h * 0.44, f === SHADE ? f : handle, `rx="${short(h * 0.02)}"`),
      colour,
    ),
    turn,
  );

export const spoon = (x: number, y: number, h: number, colour: string, turn = 0): string =>
  move(
    x,
    y,
    cast(
      (f) =>
        rect(-h * 0.014, -h * 0.3, h * 0.028, h * 0.8, f, `rx="${short(h * 0.014)}"`) +
        ellipse(0, -h * 0.38, h * 0.066, h * 0.12, f),
      colour,
    ) + ellipse(h * 0.008, -h * 0.37, h * 0.046, h * 0.095, mix(colour, SHADE, 0.22)),
    turn,
  );

export const chopsticks = (x: number, y: number, h: number, colour: string, turn = 0): string =>
  move(
    x,
    y,
    cast(
      (f) =>
        poly(
          [
            [-12, -h / 2],
            [-4, -h / 2],
            [-5, h / 2],
            [-9, h / 2],
          ],
          f,
        ) +
        poly(
          [
            [10, -h / 2],
            [18, -h / 2],
            [7, h / 2],
            [3, h / 2],
          ],
          f,
        ),
      colour,
    ) +
      rect(-12, -h / 2, 8, h * 0.12, '#e4576a') +
      rect(10, -h / 2, 8, h * 0.12, '#e4576a'),
    turn,
  );

export function napkin(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  stripe: string,
  turn = 0,
): string {
  return move(
    x,
    y,
    rect(-w / 2 + 9, -h / 2 + 11, w, h, SHADE, veil(0.3)) +
      rect(-w / 2, -h / 2, w, h, colour) +
      poly(
        [
          [-w / 2, -h / 2],
          [w / 2, -h / 2],
          [-w / 2, h / 2],
        ],
        mix(colour, '#ffffff', 0.25),
      ) +
      rect(-w / 2 + w * 0.1, -h / 2, w * 0.06, h, stripe) +
      rect(-w / 2 + w * 0.22, -h / 2, w * 0.025, h, stripe) +
      times(9, (i) => rect(-w / 2 + (i * w) / 8 - 1.5, h / 2, 3, 12, mix(colour, stripe, 0.4))),
    turn,
  );
}
