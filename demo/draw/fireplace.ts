/** A fire on the sand: its ring of stones and the cushions round it. */
import { mix } from './palette.ts';
import type { Chance } from './random.ts';
import { ellipse, path, polar, straight, times, veil } from './svg.ts';

export const stones = (random: Chance, x: number, y: number, a: number, b: number, front: boolean): string =>
  times(8, (i) => {
    const angle = (front ? 8 : 188) + i * 23.5;
    const [px, py] = polar(x, y, a, angle, b / a);
    const r = random.between(26, 34);
    return (
      ellipse(px, py, r, r * 0.66, '#2a2048') +
      ellipse(px, py - 4, r * 0.92, r * 0.54, front ? '#5d4258' : '#c9744e')
    );
  });

/** A round leather cushion for the floor. */
export const seat = (x: number, y: number, w: number, colour: string): string =>
  ellipse(x + w * 0.06, y + w * 0.18, w * 0.54, w * 0.14, '#150f38', veil(0.5)) +
  path(
    `M${x - w * 0.4} ${y - w * 0.16}C${x - w * 0.62} ${y} ${x - w * 0.5} ${y + w * 0.2} ${x} ${y + w * 0.21}C${x + w * 0.5} ${y + w * 0.2} ${x + w * 0.62} ${y} ${x + w * 0.4} ${y - w * 0.16}Z`,
    mix(colour, '#1c1440', 0.3),
  ) +
  path(
    `M${x - w * 0.4} ${y - w * 0.16}C${x - w * 0.62} ${y} ${x - w * 0.5} ${y + w * 0.17} ${x - w * 0.16} ${y + w * 0.2}C${x - w * 0.3} ${y + w * 0.1} ${x - w * 0.3} ${y - w * 0.06} ${x - w * 0.14} ${y - w * 0.1}Z`,
    mix(colour, '#ffb060', 0.4),
  ) +
  ellipse(x, y - w * 0.15, w * 0.41, w * 0.13, mix(colour, '#ffd890', 0.22)) +
  times(8, (i) =>
    straight(
      [x, y - w * 0.16],
      polar(x, y - w * 0.15, w * 0.4, i * 45 + 12, 0.32),
      mix(colour, '#1c1440', 0.35),
      3,
    ),
  );
