/** Heads and shoulders of those who watch, from behind. */
import type { Chance } from './random.ts';
import { circle, path, times } from './svg.ts';

export const crowd = (random: Chance, y: number, colour: string, size = 60, count = 17): string =>
  times(count, (i) => {
    const x = (i + 0.5) * (1200 / count) + (random() - 0.5) * 24;
    const s = size * (0.85 + random() * 0.3);
    return (
      circle(x, y - s * 0.72, s * 0.36, colour) +
      path(
        `M${x - s * 0.8} ${y + s}Q${x - s * 0.8} ${y - s * 0.3} ${x} ${y - s * 0.34}Q${x + s * 0.8} ${y - s * 0.3} ${x + s * 0.8} ${y + s}Z`,
        colour,
      )
    );
  });
