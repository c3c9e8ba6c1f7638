/** What lies between cloth and plate: woven mats, banana leaves, fallen petals. */
import { mix } from './palette.ts';
import type { Chance } from './random.ts';
import { circle, ellipse, move, path, pebble, short, straight, times, veil } from './svg.ts';

/** A round mat woven of palm: rings cut by spokes. */
export function wovenMat(x: number, y: number, r: number, straw: string, shade: string): string {
  return (
    circle(x + 16, y + 20, r, '#2a1a3a', veil(0.3)) +
    circle(x, y, r, straw) +
    times(
      Math.floor(r / 17),
      (i) =>
        `<circle cx="${x}" cy="${y}" r="${short(r - 5 - i * 17)}" fill="none" stroke="${shade}" stroke-width="4" stroke-dasharray="15 7" stroke-dashoffset="${i * 11}"/>`,
    ) +
    `<circle cx="${x}" cy="${y}" r="${short(r - 3)}" fill="none" stroke="${mix(straw, '#fff3cf', 0.4)}" stroke-width="6"/>`
  );
}

export const bananaMat = (
  x: number,
  y: number,
  w: number,
  h: number,
  light: string,
  dark: string,
  turn: number,
): string =>
  move(
    x,
    y,
    ellipse(14, 18, w / 2, h / 2, '#231a3a', veil(0.3)) +
      path(`M${-w / 2} 0Q${-w / 4} ${-h * 0.62} ${w / 2} 0Z`, light) +
      path(`M${-w / 2} 0Q${-w / 4} ${h * 0.62} ${w / 2} 0Z`, dark) +
      times(
        15,
        (i) =>
          straight(
            [-w * 0.42 + i * w * 0.058, 0],
            [-w * 0.37 + i * w * 0.058, -h * 0.26 * Math.sin(Math.PI * (0.12 + i / 17))],
            mix(light, dark, 0.6),
            3,
          ) +
          straight(
            [-w * 0.42 + i * w * 0.058, 0],
            [-w * 0.37 + i * w * 0.058, h * 0.26 * Math.sin(Math.PI * (0.12 + i / 17))],
            mix(dark, '#0a2a20', 0.3),
            3,
          ),
      ) +
      straight([-w * 0.56, 0], [w * 0.48, 0], mix(light, '#fff2b0', 0.5), 6),
    turn,
  );

export const petals = (
  random: Chance,
  x: number,
  y: number,
  spread: number,
  colours: readonly string[],
  count = 7,
): string =>
  times(count, () => {
    const [px, py, r] = [
      x + random.between(-1, 1) * spread,
      y + random.between(-1, 1) * spread * 0.7,
      random.between(9, 16),
    ];
    const turn = random() * 360;
    return move(
      px,
      py,
      pebble(
        [
          [-r, 0],
          [0, -r * 0.7],
          [r, 0],
          [0, r * 0.6],
        ],
        '#2a1a3a',
        'opacity=".25" transform="translate(4 6)"',
      ) +
        pebble(
          [
            [-r, 0],
            [0, -r * 0.7],
            [r, 0],
            [0, r * 0.6],
          ],
          random.pick(colours),
        ),
      turn,
    );
  });
