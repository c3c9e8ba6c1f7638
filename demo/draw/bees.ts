/** The stingless bees of the peninsula and the hollow logs they are kept in. */
import { mix } from './palette.ts';
import type { Chance } from './random.ts';
import { circle, clip, ellipse, line, move, path, rect, straight, times } from './svg.ts';

/** A hollow log, closed at its ends with clay, and the door of the bees in its middle. */
export const log = (random: Chance, x: number, y: number, w: number, wood: string): string => {
  const r = 50;
  const body = `M${x - w / 2} ${y - r}H${x + w / 2}A18 ${r} 0 0 1 ${x + w / 2} ${y + r}H${x - w / 2}A18 ${r} 0 0 1 ${x - w / 2} ${y - r}Z`;
  return (
    path(body, wood) +
    clip(
      body,
      rect(x - w, y - r, w * 2, r * 0.55, mix(wood, '#ffe6b4', 0.3)) +
        rect(x - w, y + r * 0.36, w * 2, r, mix(wood, '#2a1020', 0.42)) +
        times(9, (i) =>
          line(
            `M${x - w / 2 + random() * w * 0.3} ${y - r + 8 + i * 11}q${w * 0.2} ${random.between(-7, 7)} ${w * random.between(0.3, 0.6)} 0`,
            mix(wood, '#2a1020', 0.5),
            2.4,
          ),
        ),
    ) +
    ellipse(x + w / 2, y, 20, r, '#c9a27c') +
    ellipse(x + w / 2 + 2, y, 15, r - 8, '#e6c8a0') +
    ellipse(x - w / 2, y, 18, r, mix(wood, '#2a1020', 0.3)) +
    straight([x, y - 30], [x, y - 8], '#f3e0b4', 4) +
    straight([x - 9, y - 22], [x + 9, y - 22], '#f3e0b4', 4) +
    circle(x, y + 10, 12, '#e9b95a') +
    circle(x, y + 10, 7, '#241016')
  );
};

/** A small bee without a sting. */
export const bee = (x: number, y: number, s: number, turn: number): string =>
  move(
    x,
    y,
    ellipse(-s * 0.1, -s * 0.6, s * 0.62, s * 0.3, '#fffaf0', 'opacity=".85" transform="rotate(-34)"') +
      ellipse(s * 0.3, -s * 0.6, s * 0.5, s * 0.24, '#fffaf0', 'opacity=".7" transform="rotate(-70)"') +
      ellipse(0, 0, s * 0.8, s * 0.44, '#e9a52c') +
      rect(-s * 0.34, -s * 0.4, s * 0.2, s * 0.8, '#3a2020') +
      rect(s * 0.04, -s * 0.43, s * 0.2, s * 0.86, '#3a2020') +
      circle(s * 0.72, 0, s * 0.3, '#3a2020'),
    turn,
  );
