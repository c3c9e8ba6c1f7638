import { citrus, citrusWedge, limes } from '../../citrus.ts';
import { chili } from '../../food-greens.ts';
import { basil, coriander } from '../../herbs.ts';
import type { Scene } from '../../scene.ts';
import { palmShade } from '../../shade.ts';
import { circle, diskPath, move, path, polar, rect, times, veil } from '../../svg.ts';
import { crumbs } from '../../sweets.ts';
import { bowl } from '../../tableware.ts';
import { starMotif, tiles } from '../../tiles.ts';

export const glassMargarita: Scene = (random) =>
  tiles(160, '#e9f3e0', '#d6ecdc', '#a9c9b8', starMotif('#2f9a8a', '#f5b942')) +
  path('M470 300L820 620Q900 760 1010 700Q1070 600 930 520L620 170Z', '#1f2a5a', veil(0.28)) +
  path('M560 360L800 590Q850 650 900 620Q930 580 860 530L640 290Z', '#c9e07a', veil(0.55)) +
  circle(520, 350, 232, '#fffaf0') +
  times(90, (i) =>
    circle(
      ...polar(520, 350, 222 + random.between(-11, 11), i * 4),
      random.between(4, 8),
      random.pick(['#ffffff', '#f1ead8', '#e2dccb']),
    ),
  ) +
  circle(520, 350, 204, '#eaf6d6') +
  circle(520, 350, 192, '#a9cf5a') +
  path(`${diskPath(520, 350, 192)}${diskPath(540, 374, 184)}`, '#6fa03f', 'fill-rule="evenodd"') +
  circle(530, 362, 140, '#c3e07a') +
  circle(540, 372, 80, '#d9ee9c') +
  [
    [470, 300, 20],
    [580, 320, 50],
    [500, 420, -14],
    [600, 430, 10],
  ]
    .map(([x, y, t]) =>
      move(
        x!,
        y!,
        rect(-44, -44, 88, 88, '#eefad8', 'rx="14"') +
          rect(-36, -36, 52, 38, '#ffffff', 'rx="8" opacity=".75"'),
        t,
      ),
    )
    .join('') +
  citrus(690, 230, 80, ...limes, 14) +
  basil(400, 260, 56, 80) +
  chili(420, 470, 50, 40) +
  citrus(180, 640, 96, ...limes, 6) +
  citrusWedge(330, 720, 72, ...limes, -16) +
  citrusWedge(1040, 180, 82, ...limes, 30) +
  bowl(1040, 420, 80, '#c9603f', '#e08a5c', '#fffdf6') +
  crumbs(random, 1040, 420, 58, ['#ffffff', '#e6dfcc'], 80) +
  crumbs(random, 760, 700, 130, ['#ffffff', '#f6f0e0'], 40) +
  chili(150, 200, 70, -20) +
  coriander(random, 240, 130, 60) +
  palmShade(random, -80, -90, 46, 640);
