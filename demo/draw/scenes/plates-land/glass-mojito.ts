import { citrus, citrusWedge, limes } from '../../citrus.ts';
import { basil, sprig } from '../../herbs.ts';
import { wovenMat } from '../../mats.ts';
import type { Scene } from '../../scene.ts';
import { palmShade } from '../../shade.ts';
import { circle, diskPath, move, path, polar, rect, times, veil } from '../../svg.ts';
import { boardsTop } from '../../tabletops.ts';

export const glassMojito: Scene = (random) =>
  boardsTop(random, 110, '#d9c09a', '#a98a62', 90) +
  wovenMat(560, 400, 300, '#e2b970', '#ad8144') +
  path('M440 540L760 790H1130L1120 600L720 250Z', '#1f2a4a', veil(0.26)) +
  path('M500 520L790 740L1000 700L690 340Z', '#bfe28a', veil(0.5)) +
  circle(560, 400, 212, '#f1fbf0') +
  circle(560, 400, 194, '#bfe3a0') +
  path(`${diskPath(560, 400, 194)}${diskPath(582, 426, 184)}`, '#6fa85a', 'fill-rule="evenodd"') +
  [
    [490, 330, 10],
    [620, 340, 44],
    [520, 470, -20],
    [640, 470, 18],
    [560, 400, 64],
  ]
    .map(([x, y, t]) =>
      move(
        x!,
        y!,
        rect(-46, -46, 92, 92, '#e6f7da', 'rx="14"') +
          rect(-38, -38, 58, 42, '#ffffff', 'rx="8" opacity=".8"'),
        t,
      ),
    )
    .join('') +
  times(10, (i) =>
    basil(...polar(560, 400, 30 + (i % 3) * 46, i * 37), 92, i * 68, i % 2 ? '#4fa05a' : '#3f8a4f'),
  ) +
  citrus(660, 300, 78, ...limes, 20) +
  citrus(450, 470, 64, ...limes, 4) +
  times(30, () =>
    circle(
      ...polar(560, 400, 176 * Math.sqrt(random()), random() * 360),
      random.between(2, 5),
      '#ffffff',
      veil(0.9),
    ),
  ) +
  move(
    700,
    520,
    rect(-13, -190, 26, 380, '#1f2a4a', 'opacity=".25" transform="translate(12 16)" rx="13"') +
      rect(-12, -190, 24, 380, '#ee6c4d', 'rx="12"') +
      times(8, (i) => rect(-12, -180 + i * 46, 24, 20, '#fffaf0')),
    38,
  ) +
  citrusWedge(1000, 180, 80, ...limes, 24) +
  citrus(1080, 330, 74, ...limes, 9) +
  sprig(220, 200, 110, -30, '#4fa05a') +
  sprig(170, 620, 100, 40, '#3f8a4f') +
  move(
    320,
    690,
    rect(-30, -30, 60, 60, '#8a5a34', 'rx="8"') + rect(-26, -26, 44, 40, '#b07a48', 'rx="6"'),
    20,
  ) +
  move(
    390,
    720,
    rect(-26, -26, 52, 52, '#8a5a34', 'rx="8"') + rect(-22, -22, 38, 34, '#b07a48', 'rx="6"'),
    -14,
  ) +
  citrus(120, 400, 60, ...limes, 9) +
  palmShade(random, 1290, 60, 168, 620);
