/** Flowers: creepers in bloom and single hibiscus. */
import { mix } from './palette.ts';
import type { Chance } from './random.ts';
import { circle, ellipse, line, move, path, short, times } from './svg.ts';
import type { Point } from './svg.ts';

/** A creeper in flower: clouds of small petals in three tones, leaves between. */
export function bougainvillea(
  random: Chance,
  points: readonly Point[],
  size: number,
  tones: readonly string[],
  leaf = '#3c7a4a',
): string {
  return points
    .map(
      ([x, y]) =>
        times(3, () =>
          ellipse(
            x + random.between(-size, size),
            y + random.between(-size, size) * 0.7,
            size * 0.55,
            size * 0.36,
            leaf,
          ),
        ) +
        times(11, () => {
          const [px, py] = [x + random.between(-size, size), y + random.between(-size, size) * 0.75];
          return circle(px, py, size * random.between(0.16, 0.36), random.pick(tones));
        }),
    )
    .join('');
}

export function hibiscus(x: number, y: number, r: number, colour: string, turn = 0): string {
  const petal = (i: number): string =>
    path(
      `M0 0C${short(r * 0.2)} ${short(-r * 0.5)} ${short(r * 0.75)} ${short(-r * 1.15)} 0 ${short(-r * 1.08)}C${short(-r * 0.75)} ${short(-r * 1.15)} ${short(-r * 0.45)} ${short(-r * 0.45)} 0 0Z`,
      i % 2 ? colour : mix(colour, '#fff0d0', 0.16),
      `transform="rotate(${i * 72})"`,
    );
  return move(
    x,
    y,
    times(5, petal) +
      circle(0, 0, r * 0.2, mix(colour, '#3a0a24', 0.5)) +
      line(`M0 0L${short(r * 0.5)} ${short(-r * 0.5)}`, '#f8cf60', r * 0.09),
    turn,
  );
}
