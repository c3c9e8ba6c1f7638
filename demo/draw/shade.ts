/** The shade that garden, roof and window throw over a table, and the shadow of what lies on it. */
import { SHADE } from './palette.ts';
import { frond } from './palms.ts';
import type { Chance } from './random.ts';
import { group, move, path, rect, times, veil } from './svg.ts';

/** A shape and its shadow. */
export const laid = (d: string, fill: string, x = 12, y = 16, opacity = 0.3): string =>
  path(d, SHADE, `transform="translate(${x} ${y})" opacity="${opacity}"`) + path(d, fill);

/** Shade of palm fronds over everything, the sun being off the picture. */
export const palmShade = (
  random: Chance,
  x: number,
  y: number,
  angle: number,
  length: number,
  colour = '#2a1f4a',
  opacity = 0.26,
): string =>
  group(
    frond(random, x, y, angle, length, { light: colour, dark: colour, rib: colour }, 0.16, 20, 0.34) +
      frond(
        random,
        x,
        y,
        angle + 26,
        length * 0.9,
        { light: colour, dark: colour, rib: colour },
        0.1,
        20,
        0.34,
      ) +
      frond(
        random,
        x,
        y,
        angle - 24,
        length * 0.86,
        { light: colour, dark: colour, rib: colour },
        0.2,
        20,
        0.34,
      ),
    veil(opacity),
  );

/** Shade of a slatted roof. */
export const slatShade = (
  angle: number,
  gap: number,
  wide: number,
  colour = '#2a1f4a',
  opacity = 0.2,
): string =>
  group(
    move(
      600,
      400,
      times(Math.ceil(1900 / gap), (i) => rect(-950 + i * gap, -950, wide, 1900, colour)),
      angle,
    ),
    veil(opacity),
  );

/** A window or arch of light: everything else lies in shade. */
export const archLight = (
  x: number,
  y: number,
  w: number,
  h: number,
  turn: number,
  colour = '#241a48',
  opacity = 0.3,
): string =>
  group(
    `<path fill-rule="evenodd" fill="${colour}" d="M-1400 -1400H1400V1400H-1400Z M${-w / 2} ${h / 2}V${-h / 2 + w / 2}A${w / 2} ${w / 2} 0 0 1 ${w / 2} ${-h / 2 + w / 2}V${h / 2}Z"/>`,
    `transform="translate(${x} ${y}) rotate(${turn})" opacity="${opacity}"`,
  );
