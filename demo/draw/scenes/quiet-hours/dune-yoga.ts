import { hills, rock, sandMarks } from '../../land.ts';
import { agave, saguaro } from '../../leaves.ts';
import { castShadow } from '../../people.ts';
import type { PoseName } from '../../poses.ts';
import type { Chance } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { barCloud, beams, gulls, sky, sun } from '../../sky.ts';
import { onMat } from '../../stages.ts';
import { line, path, times, veil } from '../../svg.ts';

const mats = ['#c9503c', '#2f7d7a', '#f0b050', '#7a4a7a', '#3a6a8a', '#a8506a'];

/** A row on the top of the dune, all in one pose, shadows towards us. */
const row = (count: number, left: number, step: number, y: number, h: number, pose: PoseName): string =>
  times(count, (i) => castShadow(left + i * step, y + 8, h, pose, '#8a4f4c', -0.2 + i * 0.06, 0.4)) +
  times(count, (i) => onMat(left + i * step, y, h, pose, mats[(i + count) % 6]!, { skin: '#6e3c2c' }));

/** A dune with a flat top: one side in light, the lee side in shade, the near slope combed by the wind. */
const bigDune = (random: Chance): string =>
  path(
    'M-20 806C60 770 130 650 250 596Q310 566 380 562H900Q980 566 1030 600C1110 660 1150 740 1220 796V820H-20Z',
    '#f2c48c',
  ) +
  path('M900 562Q980 566 1030 600C1110 660 1150 740 1220 796V820H860C970 750 1010 640 900 562Z', '#b06a58') +
  path('M30 780C180 724 330 742 560 752S800 744 900 724Q900 780 850 820H-20Z', '#d99a6c') +
  times(4, (i) =>
    line(
      `M${40 - i * 16} ${790 + i * 10}Q250 ${752 + i * 14} 470 ${768 + i * 13}T${884 - i * 12} ${752 + i * 18}`,
      '#a8684f',
      2.4,
      veil(0.6),
    ),
  ) +
  sandMarks(random, 220, 590, 640, 130, '#d99a6a', 18);

/** The flat top of the big dune, while the valley is still blue and the sun comes over the ridge. */
export const duneYoga: Scene = (random) =>
  sky(['#3f6f9a', '#7fa3b4', '#c9c4b4', '#f6cf9c', '#f9b07a'], 430, 12) +
  beams(690, 372, 900, '#fff3cf', 22, 0.14) +
  sun(690, 372, 76, '#fff3c8', '#ffe0ae', 4) +
  barCloud(random, 240, 140, 280, '#f6dcbc') +
  barCloud(random, 1010, 190, 220, '#fbd5b0', 2) +
  gulls(random, 420, 240, 3, '#5a4a6a') +
  hills(random, 446, 150, '#8f7590', -160, 620, 4) +
  hills(random, 446, 120, '#7f6284', 520, 1360, 4) +
  hills(random, 474, 60, '#6f5478', -100, 1300, 7) +
  path('M-20 440Q300 452 620 448T1220 440V700H-20Z', '#8f6a76') +
  path('M-20 520Q300 500 620 516T1220 506V820H-20Z', '#a67670') +
  path('M-20 640Q300 600 620 616T1220 626V820H-20Z', '#96646a') +
  rock(random, 470, 520, 110, 46, '#9a6a70', '#6f4c62') +
  [
    [60, 650, 230],
    [170, 560, 130],
    [330, 520, 86],
    [890, 516, 96],
    [1030, 550, 140],
    [1150, 660, 250],
  ]
    .map(([x, y, h]) => saguaro(x!, y!, h!, '#5f7a6a', '#3f5560'))
    .join('') +
  bigDune(random) +
  row(6, 330, 110, 598, 88, 'warrior') +
  row(4, 270, 192, 690, 138, 'warrior') +
  agave(random, 1150, 800, 120, '#7fa08a', '#4a6a6c') +
  agave(random, 40, 806, 110, '#7fa08a', '#4a6a6c');
