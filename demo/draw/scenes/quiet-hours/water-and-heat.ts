import { bougainvillea, hibiscus } from '../../flowers.ts';
import { lianas } from '../../jungle.ts';
import { candle, fire, sparks, stormLantern } from '../../lamps.ts';
import { agave, bananaLeaf } from '../../leaves.ts';
import { mix } from '../../palette.ts';
import { frond, lushPalm, palm } from '../../palms.ts';
import { figure } from '../../people.ts';
import type { Chance } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { beams, shine } from '../../sky.ts';
import { beach, deck, lawn, lying, onMat, water } from '../../stages.ts';
import {
  circle,
  ellipse,
  group,
  lens,
  line,
  move,
  path,
  poly,
  rect,
  straight,
  times,
  veil,
} from '../../svg.ts';
import { lightNet } from '../../water.ts';

export const hammockShade: Scene = (random) =>
  beach(random, 'noon', 700) +
  palm(random, 190, 720, 560, { ...lushPalm, lean: 90 }) +
  palm(random, 1030, 720, 580, { ...lushPalm, lean: -100 }) +
  ellipse(620, 744, 300, 20, '#a8806a', veil(0.4)) +
  line('M226 430L370 520M1000 430L860 520', '#a3744a', 6) +
  group(
    lying(600, 590, 330, { top: '#fffaf0', legs: '#2f7d8a', skin: '#8f5533' }),
    'transform="rotate(-4 600 590)"',
  ) +
  path('M366 516Q480 640 620 640T864 516Q800 690 620 694T366 516Z', '#ee6c4d') +
  path('M380 536Q480 652 620 654T850 536Q790 664 620 668T380 536Z', '#f5b942') +
  path('M400 560Q490 664 620 664T832 560Q780 676 620 680T400 560Z', '#fffaf0', veil(0.8)) +
  ellipse(350, 760, 62, 15, '#e0bb78') +
  path('M318 758Q322 716 350 716Q380 716 382 758Z', '#f3d9a0') +
  rect(320, 746, 62, 9, '#e4576a') +
  path('M820 760l70 -16l66 18l-70 18Z', '#fffaf0') +
  path('M890 744l66 18l-70 18l0 -6Z', '#d9d2c0');

export const massageTable: Scene = (random) =>
  water(random, 'gold', 640, 380) +
  deck(random, '#c9986a', '#7a5038', 560) +
  straight([90, 700], [90, 0], '#8a5f40', 26) +
  straight([1110, 700], [1110, 0], '#8a5f40', 26) +
  path('M0 0H1200V70Q600 130 0 70Z', '#b58a58') +
  times(40, (i) =>
    straight(
      [i * 31, 66 + 26 * Math.sin((Math.PI * i) / 40)],
      [i * 31 - 6, 104 + 26 * Math.sin((Math.PI * i) / 40)],
      '#8f6a40',
      9,
    ),
  ) +
  path('M104 70Q150 300 110 640H230Q260 360 190 80Z', '#fffaf0', veil(0.9)) +
  path('M1096 70Q1050 300 1090 640H970Q940 360 1010 80Z', '#fffaf0', veil(0.9)) +
  ellipse(600, 742, 330, 20, '#5a3a48', veil(0.35)) +
  rect(340, 610, 24, 130, '#7a4f34') +
  rect(836, 610, 24, 130, '#7a4f34') +
  rect(300, 570, 600, 52, '#fffaf0', 'rx="18"') +
  rect(300, 602, 600, 22, '#e0d0b4', 'rx="10"') +
  lying(590, 552, 430, { top: '#8f5533', legs: '#8f5533', skin: '#8f5533' }) +
  path('M600 524Q700 506 820 540L826 582H596Z', '#2fa3a8') +
  figure(520, 700, 320, 'cook', { top: '#fdf3dd', legs: '#3a6a5c', skin: '#6b3c22' }) +
  candle(960, 716, 22) +
  candle(1000, 726, 28) +
  move(
    230,
    716,
    times(4, (i) => rect(-50, -14 - i * 22, 100, 20, i % 2 ? '#f7e3bd' : '#fffaf0', 'rx="10"')),
  ) +
  hibiscus(232, 622, 26, '#e4576a');

export const temazcalDome: Scene = (random) =>
  lawn(random, 'dusk') +
  shine(880, 650, 240, '#f59a4e', 0.6) +
  path('M250 690C250 440 420 350 560 350S870 440 870 690Z', '#a8623f') +
  path('M600 352C760 370 870 470 870 690H700C720 560 690 430 600 352Z', '#7a4238') +
  times(5, (i) =>
    line(
      `M${270 + i * 18} ${640 - i * 56}Q560 ${690 - i * 66} ${852 - i * 18} ${640 - i * 56}`,
      '#8a4e3a',
      4,
      veil(0.6),
    ),
  ) +
  path('M470 690V600A70 80 0 0 1 610 600V690Z', '#2c1420') +
  path('M460 690V598A80 90 0 0 1 620 598V690', 'none', 'stroke="#c98058" stroke-width="16"') +
  path('M486 690V610A52 62 0 0 1 560 560L580 690Z', '#d9603a', veil(0.35)) +
  times(4, (i) =>
    path(
      `M${540 + i * 22} 340C${500 + i * 40} 270 ${610 + i * 10} 210 ${560 + i * 30} 90C${640 + i * 10} 190 ${560 + i * 40} 260 ${580 + i * 22} 340Z`,
      '#fff0e0',
      veil(0.2),
    ),
  ) +
  times(7, (i) =>
    ellipse(1000 + ((i * 37) % 90) - 45, 712 - ((i * 13) % 22), 30, 18, i % 2 ? '#6a4a4c' : '#8a5f58'),
  ) +
  fire(random, 1000, 706, 130, 150) +
  sparks(random, 1000, 600, 120, 170) +
  figure(760, 730, 170, 'stroll', { dress: '#fdf3dd', skin: '#6b3c22' }) +
  figure(330, 740, 180, 'stand', { dress: '#fdf3dd', skin: '#8f5533', flip: true }) +
  figure(170, 736, 176, 'sit', { top: '#fdf3dd', legs: '#fdf3dd', skin: '#5a3028' }) +
  agave(random, 60, 800, 120, '#5f8a68', '#2f5a50') +
  agave(random, 1150, 800, 120, '#5f8a68', '#2f5a50');

export const soundBowls: Scene = (random) =>
  lawn(random, 'dusk') +
  onMat(230, 640, 130, 'lotus', '#8a4a7a') +
  onMat(980, 640, 130, 'lotus', '#2f6a7a') +
  ellipse(600, 740, 420, 62, '#3a2a4c', veil(0.35)) +
  ellipse(600, 728, 410, 56, '#b5506a') +
  ellipse(600, 724, 380, 46, '#c96a74') +
  figure(600, 690, 250, 'lotus', { top: '#fdf3dd', legs: '#e6cfa0', skin: '#6b3c22' }) +
  [
    [320, 720, 62],
    [430, 748, 74],
    [560, 764, 60],
    [690, 760, 66],
    [800, 742, 80],
    [900, 712, 58],
  ]
    .map(
      ([x, y, r]) =>
        path(
          `M${x! - r!} ${y! - r! * 0.5}Q${x! - r! * 0.9} ${y! + r! * 0.5} ${x} ${y! + r! * 0.5}Q${x! + r! * 0.9} ${y! + r! * 0.5} ${x! + r!} ${y! - r! * 0.5}Z`,
          '#d9983a',
        ) +
        path(
          `M${x! + r! * 0.2} ${y! + r! * 0.5}Q${x! + r! * 0.9} ${y! + r! * 0.4} ${x! + r!} ${y! - r! * 0.5}H${x! + r! * 0.5}Z`,
          '#a8682c',
        ) +
        ellipse(x!, y! - r! * 0.5, r!, r! * 0.24, '#f6cf78') +
        ellipse(x!, y! - r! * 0.47, r! * 0.84, r! * 0.17, '#8a5428'),
    )
    .join('') +
  times(
    3,
    (i) =>
      `<ellipse cx="600" cy="${420 - i * 4}" rx="${220 + i * 110}" ry="${60 + i * 34}" fill="none" stroke="#fff0d0" stroke-width="3" opacity="${0.4 - i * 0.1}"/>`,
  ) +
  candle(150, 730, 24) +
  candle(1060, 730, 24) +
  stormLantern(90, 760, 60, '#2a1838') +
  stormLantern(1130, 760, 60, '#2a1838');

/** People on their backs in still water, from above. */
const float =
  (ramp: readonly [string, string, string], edge: (random: Chance) => string): Scene =>
  (random) =>
    rect(0, 0, 1200, 800, ramp[0]) +
    ellipse(620, 400, 560, 340, ramp[1]) +
    ellipse(640, 390, 380, 220, ramp[2]) +
    lightNet(random, 0, 0, 1200, 800, '#fffbe6', 0.3, 80) +
    [
      [360, 300, 20, '#e4576a', '#8f5533'],
      [700, 470, -130, '#f5b942', '#6b3c22'],
      [900, 250, 100, '#fdf3dd', '#a9683c'],
      [430, 580, -40, '#8f5fa8', '#7a4630'],
    ]
      .map(
        ([x, y, turn, dress, skin]) =>
          group(
            `<g transform="translate(${(x as number) + 16} ${(y as number) + 26}) rotate(${turn})">${figure(0, 120, 240, 'wave', { all: mix(ramp[0], '#0a1a30', 0.5) })}</g>`,
            veil(0.4),
          ) +
          `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(-34, -118, 68, 44, '#fffaf0', 'rx="20" opacity=".85"')}${figure(0, 120, 240, 'wave', { dress: dress as string, skin: skin as string })}</g>`,
      )
      .join('') +
    times(14, () => lens(random() * 1200, random() * 800, random.between(60, 170), 3, '#fffbe6', veil(0.5))) +
    edge(random);

export const floatCenote = float(
  ['#0f6a6a', '#1f9a92', '#4fc8b4'],
  (random) =>
    times(9, (i) =>
      bananaLeaf(
        random,
        i * 150 - 30,
        i % 2 ? -20 : 820,
        (i % 2 ? 70 : -110) + i * 5,
        230,
        '#4fa85a',
        '#1b5a44',
      ),
    ) + lianas(random, 0, 1200, 130, '#1f5a40', 14),
);

export const floatPool = float(
  ['#2b9ab8', '#4fbcc8', '#9fe3d8'],
  (random) =>
    path('M0 0H1200V70Q600 120 0 60Z', '#f3d9a8') +
    path('M0 800H1200V730Q600 690 0 740Z', '#f3d9a8') +
    times(
      26,
      (i) =>
        rect(i * 48, 0, 3, 66, '#d9b884', veil(0.7)) + rect(i * 48 + 20, 738, 3, 66, '#d9b884', veil(0.7)),
    ) +
    frond(random, 1260, 700, 200, 420, { light: '#6fb355', dark: '#2a7050' }, 0.2, 24) +
    frond(random, -40, 80, 20, 380, { light: '#6fb355', dark: '#2a7050' }, 0.2, 24),
);

/** A swim in the cenote: a stair of roots, a platform, a shaft of light. */
export const cenoteSwim: Scene = (random) =>
  rect(0, 0, 1200, 800, '#0f3f3c') +
  path('M120 0Q200 130 420 150T900 130Q1040 90 1080 0Z', '#9fd8a0') +
  beams(620, -80, 900, '#e8fbc8', 14, 0.2) +
  path('M0 0H140Q220 150 130 330T160 520L0 560Z', '#1f5a4a') +
  path('M1200 0H1070Q980 150 1080 330T1040 520L1200 560Z', '#1a5044') +
  path('M0 500Q600 430 1200 500V810H0Z', '#147a80') +
  ellipse(620, 620, 520, 140, '#1f9a98') +
  ellipse(640, 610, 330, 80, '#4fc8bc') +
  lightNet(random, 100, 520, 1000, 280, '#e8fbe0', 0.35, 90) +
  lianas(random, 150, 900, 420, '#2f7a54', 16) +
  poly(
    [
      [0, 560],
      [330, 560],
      [400, 640],
      [0, 650],
    ],
    '#b5835a',
  ) +
  poly(
    [
      [0, 650],
      [400, 640],
      [400, 664],
      [0, 678],
    ],
    '#7a5038',
  ) +
  times(6, (i) => rect(20 + i * 62, 560, 4, 84, '#7a5038', veil(0.6))) +
  times(6, (i) => rect(30 + i * 26, 300 + i * 44, 130 - i * 6, 14, '#b5835a')) +
  line('M40 250L170 540M150 240L300 540', '#7a5038', 8) +
  figure(210, 610, 190, 'wave', { dress: '#f5b942', skin: '#7a4630' }) +
  figure(560, 520, 180, 'leap', { top: '#8f5533', legs: '#e4576a', skin: '#8f5533' }) +
  [
    [800, 610, '#7a4630', '#ee6c4d'],
    [940, 670, '#8f5533', '#f5b942'],
  ]
    .map(
      ([x, y, skin, vest]) =>
        ellipse(x as number, (y as number) + 12, 76, 12, '#bff0e0', veil(0.6)) +
        path(
          `M${(x as number) - 30} ${(y as number) + 10}Q${x} ${(y as number) - 46} ${(x as number) + 30} ${(y as number) + 10}Z`,
          vest as string,
        ) +
        circle(x as number, (y as number) - 40, 20, skin as string),
    )
    .join('') +
  bougainvillea(
    random,
    [
      [1120, 540],
      [1180, 520],
      [1150, 590],
    ],
    30,
    ['#8fd0a0', '#5ea34e', '#b7cf4e'],
    '#2a6f4c',
  ) +
  bananaLeaf(random, 1240, 330, 160, 330, '#4fa85a', '#1b6a48');
