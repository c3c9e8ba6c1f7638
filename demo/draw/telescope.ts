/** A telescope on its tripod, looking up to the right. */
import { move, rect, straight } from './svg.ts';

export const telescope = (
  x: number,
  y: number,
  { tube, belly, cap, dark }: { tube: string; belly: string; cap: string; dark: string },
): string =>
  straight([x, y - 120], [x - 40, y - 4], '#080d28', 8) +
  straight([x, y - 120], [x, y], '#080d28', 8) +
  straight([x, y - 120], [x + 44, y - 6], '#080d28', 8) +
  move(
    x,
    y - 128,
    rect(-70, -20, 150, 40, tube, 'rx="8"') +
      rect(-70, 2, 150, 18, belly, 'rx="8"') +
      rect(72, -25, 26, 50, cap, 'rx="6"') +
      rect(-92, -11, 26, 22, dark, 'rx="4"'),
    -38,
  );
