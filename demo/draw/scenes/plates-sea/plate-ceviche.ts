import { citrus, citrusWedge, limes } from '../../citrus.ts';
import { fork } from '../../cutlery.ts';
import { avocado } from '../../food-fruit.ts';
import { chili, cucumber, onionSlivers, radish } from '../../food-greens.ts';
import { coriander } from '../../herbs.ts';
import type { Scene } from '../../scene.ts';
import { slatShade } from '../../shade.ts';
import { circle, clip, diskPath, line, move, path, polar, rect, times } from '../../svg.ts';
import { bowl } from '../../tableware.ts';
import { starMotif, tiles } from '../../tiles.ts';

export const plateCeviche: Scene = (random) =>
  tiles(240, '#f4e8cf', '#e8f0e4', '#c9c2b2', starMotif('#2b8fae', '#f0a04a')) +
  bowl(600, 400, 300, '#1d6f8a', '#2fa3b3', '#f2e9c8') +
  clip(
    diskPath(600, 400, 240),
    circle(600, 400, 240, '#e6ecc0') +
      times(44, () => {
        const [x, y] = polar(600, 400, 205 * Math.sqrt(random()), random() * 360);
        const r = random.between(24, 40);
        const turn = random() * 360;
        return move(
          x,
          y,
          rect(-r + 6, -r * 0.8 + 8, r * 2, r * 1.6, '#241a42', 'rx="12" opacity=".2"') +
            rect(-r, -r * 0.8, r * 2, r * 1.6, random.pick(['#fffaf0', '#fdeadf', '#f9d8cc']), 'rx="12"') +
            line(
              `M${-r * 0.6} ${-r * 0.3}q${r * 0.6} ${r * 0.3} ${r * 1.2} 0M${-r * 0.6} ${r * 0.2}q${r * 0.6} ${r * 0.3} ${r * 1.2} 0`,
              '#f3c0b0',
              3,
            ),
          turn,
        );
      }),
  ) +
  cucumber(726, 470, 30) +
  cucumber(690, 508, 28) +
  onionSlivers(random, 600, 400, 190, 20) +
  times(28, (i) => {
    const [x, y] = polar(600, 400, 180 * Math.sqrt(random()), random() * 360);
    return rect(x, y, 22, 20, i % 2 ? '#d9452f' : '#f7b233', 'rx="5"');
  }) +
  avocado(470, 430, 120, -20) +
  times(11, () => {
    const [x, y] = polar(600, 400, 190 * Math.sqrt(random()), random() * 360);
    return coriander(random, x, y, 40);
  }) +
  chili(660, 380, 44, 30) +
  citrus(560, 500, 48, ...limes, 10) +
  radish(730, 350, 26) +
  radish(706, 316, 24) +
  citrusWedge(210, 610, 74, ...limes, -30) +
  citrusWedge(300, 690, 66, ...limes, 24) +
  citrus(160, 200, 82, ...limes, 12) +
  times(5, (i) =>
    move(
      1030 + (i % 2) * 70,
      150 + i * 60,
      path('M-70 40L0 -72L70 40Z', '#241a42', 'opacity=".25" transform="translate(10 12)"') +
        path('M-70 40Q0 -100 70 40Q0 58 -70 40Z', '#eeb85a') +
        path('M-52 34Q0 -70 52 34Z', '#f7d285'),
      i * 47,
    ),
  ) +
  fork(1010, 600, 330, '#f3e6c6', 14) +
  slatShade(34, 300, 110, '#2a1f4a', 0.16);
