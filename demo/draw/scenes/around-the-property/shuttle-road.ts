import { farSail } from '../../boats.ts';
import { wing } from '../../buildings.ts';
import { bougainvillea } from '../../flowers.ts';
import { canopy } from '../../jungle.ts';
import { hills } from '../../land.ts';
import { agave, saguaro } from '../../leaves.ts';
import { lushPalm, palm } from '../../palms.ts';
import type { Chance } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { barCloud, sky, sun } from '../../sky.ts';
import { circle, ellipse, line, path, poly, rect, straight, times, veil, wedge } from '../../svg.ts';
import { glints, sea } from '../../water.ts';

/** The low sun over the sea, and a far shore. */
const evening = (random: Chance, ramp: readonly string[], shore: string): string =>
  sky(ramp, 400, 12) +
  sun(280, 270, 62, '#fff6cf', '#ffe6a8', 5) +
  barCloud(random, 780, 140, 280, '#fdeccb', 3) +
  sea(random, ['#f3cf94', '#6fb4ac', '#2f929c', '#22808e'], 372, 560, 50) +
  glints(random, 280, 376, 520, 140, '#fff3c8', 32, 60) +
  farSail(470, 392, 30, '#fffaf0') +
  hills(random, 374, 60, shore, -40, 260, 3);

/** The slope that the road runs down, from the right edge to the foot of the picture. */
const nearSlope = (colour: string): string =>
  path(
    'M1220 250C1100 270 1020 330 940 370C850 410 760 430 690 480C640 520 560 550 470 590L300 810H1220Z',
    colour,
  );

/** The road as it comes down to the sea, with its wall. */
const coastRoad = (): string =>
  path(
    'M1000 330C900 400 760 440 700 500C620 570 420 600 -20 690V810H560C760 720 820 620 860 540C900 470 980 400 1030 340Z',
    '#6a6470',
  ) +
  path(
    'M1000 330C900 400 760 440 700 500C620 570 420 600 -20 690L-20 704C430 616 634 584 716 512C776 456 910 410 1008 336Z',
    '#f3e3c4',
  ) +
  path(
    'M1016 334C930 420 830 460 780 530C720 620 560 680 200 800',
    'none',
    'stroke="#f5d27a" stroke-width="9" stroke-dasharray="46 34"',
  ) +
  times(15, (i) => {
    const t = i / 14;
    const x = 690 - t * 690;
    const y = 504 + t ** 0.8 * 178;
    return rect(x, y - 20 - t * 36, 8 + t * 9, 22 + t * 38, '#fffaf0');
  }) +
  line('M700 482Q520 560 0 632', '#fffaf0', 8);

/** The bus of the house with four on board, luggage on its roof. */
const shuttle = (): string =>
  ellipse(500, 738, 300, 26, '#2a2440', veil(0.4)) +
  path(
    'M240 520Q246 450 320 446H700Q760 452 774 520L800 600Q806 640 800 706H226Q220 600 240 520Z',
    '#f9c431',
  ) +
  path('M226 610H804Q806 660 800 706H226Z', '#eda51f') +
  rect(226, 604, 578, 10, '#fff6e2') +
  path('M264 530Q268 478 320 474H420V576H256Z', '#3a6a84') +
  rect(436, 474, 120, 102, '#3a6a84') +
  rect(572, 474, 100, 102, '#3a6a84') +
  path('M688 474Q732 478 744 524L764 576H688Z', '#8fc7cf') +
  poly(
    [
      [276, 530],
      [330, 480],
      [366, 480],
      [290, 576],
      [264, 576],
    ],
    '#7fb5c0',
    veil(0.6),
  ) +
  poly(
    [
      [480, 476],
      [520, 476],
      [460, 574],
      [438, 574],
    ],
    '#7fb5c0',
    veil(0.6),
  ) +
  [470, 610, 330]
    .map(
      (x, i) =>
        circle(x, 534, 20, ['#7a4630', '#8f5533', '#6e3c2c'][i]!) +
        path(
          `M${x - 30} 576Q${x - 28} 552 ${x} 552Q${x + 28} 552 ${x + 30} 576Z`,
          ['#f5b942', '#e4576a', '#fdf3dd'][i]!,
        ),
    )
    .join('') +
  circle(724, 540, 17, '#8f5533') +
  ellipse(724, 524, 24, 6, '#16305a') +
  rect(300, 424, 340, 22, '#c98a55', 'rx="8"') +
  rect(330, 396, 70, 30, '#2b7f8e', 'rx="8"') +
  rect(410, 388, 54, 38, '#b5532f', 'rx="8"') +
  rect(474, 400, 80, 26, '#e4576a', 'rx="8"') +
  ellipse(570, 420, 60, 9, '#2fa37a') +
  [340, 690]
    .map((x) => circle(x, 706, 56, '#2a2440') + circle(x, 706, 34, '#fdf3dd') + circle(x, 706, 13, '#ee6c4d'))
    .join('') +
  ellipse(792, 640, 14, 20, '#fff0b0') +
  rect(790, 680, 22, 16, '#d9d2c0', 'rx="5"') +
  path(wedge(440, 658, 30, 180, 360), '#fff6e2') +
  straight([440, 628], [440, 676], '#fff6e2', 5);

export const shuttleRoad: Scene = (random) =>
  evening(random, ['#3f97b0', '#7fc0c0', '#c9dfb8', '#f9dc9c', '#f9bd78'], '#9ab09a') +
  path(
    'M1220 180C1080 190 1010 260 930 300C830 350 740 360 660 420C600 470 520 500 420 540L-20 640V810H1220Z',
    '#7a9a58',
  ) +
  nearSlope('#5a8a4c') +
  canopy(random, 1060, 300, 300, 140, '#2f6f48', '#4f9150', '#8cb85a') +
  canopy(random, 830, 400, 200, 90, '#2f6f48', '#4f9150', '#8cb85a') +
  wing(random, 960, 262, 220, 3, 34, '#fff3d8', '#8a6a58', '#ffe6a0', 0.4) +
  palm(random, 930, 300, 180, { ...lushPalm, lean: -20 }) +
  palm(random, 1180, 280, 200, { ...lushPalm, lean: 10 }) +
  coastRoad() +
  shuttle() +
  agave(random, 1090, 800, 150, '#6f9a7a', '#2f6a5c') +
  agave(random, 940, 806, 96, '#7fa882', '#3a7564') +
  palm(random, 1140, 820, 520, { ...lushPalm, light: '#8fb04c', dark: '#2a6a48', lean: -60 }) +
  bougainvillea(
    random,
    [
      [40, 770],
      [110, 786],
      [170, 790],
      [10, 720],
    ],
    42,
    ['#d8326a', '#ee5c8a', '#b8325f'],
    '#4a7a3f',
  );

/** The same bus where the road comes over a desert ridge. */
export const desertShuttle: Scene = (random) =>
  evening(random, ['#3f97b0', '#86c0bc', '#d6dcae', '#fadc98', '#f7b87a'], '#c99a86') +
  path(
    'M1220 120C1120 120 1040 190 960 240C850 300 760 340 660 420C600 470 520 500 420 540L-20 640V810H1220Z',
    '#c9744f',
  ) +
  path('M1220 120C1120 120 1060 170 1010 210C1080 240 1140 230 1220 250Z', '#d98a5e') +
  nearSlope('#e2a46c') +
  saguaro(880, 330, 120, '#7a9a68', '#3f6a54') +
  saguaro(1100, 250, 150, '#7a9a68', '#3f6a54') +
  coastRoad() +
  shuttle() +
  saguaro(1110, 760, 360, '#6f9a66', '#35644f') +
  saguaro(960, 700, 190, '#7fa872', '#3f7058') +
  agave(random, 1040, 806, 150, '#8fae8a', '#3f7264') +
  agave(random, 900, 810, 96, '#9ab890', '#4a7f6c') +
  agave(random, 70, 812, 130, '#8fae8a', '#3f7264');
