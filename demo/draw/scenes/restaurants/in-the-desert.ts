/** Where one eats between the dunes and the Pacific. */
import { archPath } from '../../arches.ts';
import { planks } from '../../floors.ts';
import { chair, roundTable, stool } from '../../furniture.ts';
import { candle, sparks, stormLantern } from '../../lamps.ts';
import { hills, sandMarks } from '../../land.ts';
import { agave, saguaro } from '../../leaves.ts';
import { mix } from '../../palette.ts';
import { figure } from '../../people.ts';
import type { Chance } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { barCloud, crescent, gulls, shine, sky, stars, sun } from '../../sky.ts';
import {
  circle,
  ellipse,
  fade,
  glow,
  group,
  line,
  path,
  poly,
  rect,
  straight,
  times,
  veil,
} from '../../svg.ts';
import { cup } from '../../tablesetting.ts';
import { clayPot } from '../../vessels.ts';
import { sea } from '../../water.ts';

/** A dune: its crest as a curve, the side away from the light in shade. */
const dune = (crest: string, foot: number, lit: string, shade: string, lee: string): string =>
  path(`${crest}V${foot}H-40Z`, lit) + path(`${lee}Z`, shade);

const grass = (random: Chance, x: number, y: number, h: number, colour: string): string =>
  times(7, (i) =>
    line(
      `M${x + (i - 3) * 3} ${y}Q${x + (i - 3) * h * 0.1} ${y - h * 0.6} ${x + (i - 3) * h * 0.2 + random.between(-6, 6)} ${y - h * random.between(0.7, 1)}`,
      colour,
      3,
    ),
  );

const duskDesert = (random: Chance): string =>
  sky(['#141a48', '#2f2a68', '#6a3a70', '#b8506a', '#ee8a5e', '#fbc07a'], 430, 13) +
  stars(random, 110, 260) +
  crescent(250, 120, 38, '#fdf0cf') +
  hills(random, 436, 100, '#5a3060', -60, 560, 4) +
  hills(random, 440, 70, '#6a3560', 620, 1260, 4) +
  dune(
    'M-40 480C140 470 240 400 380 402C480 404 560 470 700 480C820 486 960 410 1100 404C1180 402 1220 420 1260 440',
    820,
    '#a85a58',
    '#7a3d56',
    'M380 402C480 404 560 470 700 480C560 500 430 520 340 560C400 500 400 450 380 402',
  ) +
  path(
    'M1100 404C1180 402 1220 420 1260 440V560C1180 540 1120 500 1060 500C1110 470 1116 440 1100 404Z',
    '#7a3d56',
  ) +
  [
    [120, 500, 160],
    [1130, 520, 210],
    [960, 480, 96],
    [300, 470, 80],
  ]
    .map(([x, y, h]) => saguaro(x!, y!, h!, '#4a3a50', '#2c2442'))
    .join('');

/** The long table of the house, with those who sit at it. */
const parotaTable = (): string =>
  [60, 140, 220, 300]
    .map((x, i) =>
      figure(x, 628, 130, i % 2 ? 'toast' : 'sit', {
        ...(i % 2 ? { top: '#fff0d8', legs: '#3a2040' } : { dress: ['#e4576a', '', '#f3c86a'][i]! }),
        skin: '#6e3c2c',
        flip: i > 1,
      }),
    )
    .join('') +
  path('M-20 572H350L372 590H-20Z', '#c07a48') +
  rect(-20, 590, 392, 9, '#6a3a34') +
  rect(330, 598, 12, 62, '#5a3030') +
  rect(60, 598, 12, 62, '#5a3030') +
  [40, 130, 220, 310].map((x) => candle(x, 576, 12)).join('');

/** Coals under a film of ash, along a trough. */
const embers = (random: Chance): string =>
  ellipse(610, 566, 290, 24, '#3a1824') +
  ellipse(610, 566, 276, 20, '#c9401f') +
  ellipse(610, 566, 230, 15, '#ff9a3a') +
  times(58, () => {
    const x = random.between(346, 874);
    const drop = Math.sqrt(1 - ((x - 610) / 290) ** 2) * 18;
    const y = 563 + random.between(-0.8, 0.8) * drop;
    const r = random.between(9, 15);
    const tone = random.pick(['#e8502a', '#c93a24', '#f0702c', '#5f2a30', '#7a3434']);
    return (
      ellipse(x, y, r, r * 0.62, mix(tone, '#2a1020', 0.35)) +
      ellipse(x, y - 2, r * 0.86, r * 0.46, tone) +
      ellipse(x - r * 0.2, y - 3, r * 0.4, r * 0.2, random() < 0.3 ? '#c9b4b0' : '#ffc25a', veil(0.9))
    );
  }) +
  ellipse(610, 556, 280, 40, glow(['#ffb04a/0.45', '#ff8a3a/0.2', '#ff8a3a/0']));

/** What lies on the grate: beef, a snapper, sausages and peppers. */
const onTheGrate = (): string =>
  rect(344, 494, 532, 9, '#1c1020') +
  times(30, (i) => rect(350 + i * 18, 489, 5, 16, '#33202c')) +
  [
    [430, '#7a3a28'],
    [540, '#8f4630'],
  ]
    .map(
      ([x, c]) =>
        path(`M${+x! - 50} 488Q${+x! - 56} 452 ${+x!} 448Q${+x! + 52} 450 ${+x! + 50} 488Z`, c as string) +
        times(4, (i) => straight([+x! - 34 + i * 22, 454], [+x! - 28 + i * 22, 486], '#3d1a1c', 6)) +
        line(`M${+x! - 44} 470Q${+x!} 440 ${+x! + 42} 462`, '#e8b98a', 5),
    )
    .join('') +
  path('M616 488Q640 444 700 452L742 472L772 448L768 492L742 482Q690 500 616 488Z', '#e4705a') +
  path('M640 484Q690 496 742 480L768 490L764 470Q700 490 640 484Z', '#a83a40') +
  times(4, (i) => line(`M${660 + i * 18} 462q8 10 2 20`, '#8a2f38', 3)) +
  circle(634, 474, 4, '#2a1020') +
  [806, 846]
    .map((x, i) => path(`M${x - 18} 488q-4 -30 16 -34q22 2 18 34Z`, i ? '#c8342c' : '#5f9a44'))
    .join('');

/** Leeks, buried to the neck in the ash at the end of the trough. */
const leeks = (): string =>
  times(
    5,
    (i) =>
      straight([350 + i * 9, 572 - i], [318 + i * 6, 520 - i * 4], '#f3ecc8', 9) +
      path(
        `M${318 + i * 6} ${522 - i * 4}Q${286 + i * 8} ${490 - i * 8} ${262 + i * 14} ${500 - i * 14}Q${296 + i * 6} ${506 - i * 4} ${324 + i * 6} ${526 - i * 4}Z`,
        i % 2 ? '#6fa04a' : '#4f8444',
      ),
  );

const mesquite = (): string =>
  times(9, (i) => {
    const row = i < 4 ? 0 : i < 7 ? 1 : 2;
    const x = 996 + (i - [0, 4, 7][row]!) * 54 + row * 27;
    const y = 690 - row * 44;
    return (
      circle(x, y, 27, '#5f3428') +
      circle(x, y, 20, '#d08a54') +
      circle(x, y, 11, '#a8623c') +
      line(`M${x} ${y}l12 -8`, '#7a4430', 3)
    );
  });

/** The fire at six: embers, no flames, and the stools in front of it. */
export const emberGrill: Scene = (random) =>
  duskDesert(random) +
  path('M-20 560Q500 530 1220 566V810H-20Z', fade(['#b0644c', '#8a4a48', '#5f3040'])) +
  sandMarks(random, 20, 600, 1160, 190, '#6a3540', 40) +
  parotaTable() +
  shine(610, 560, 520, '#ff8a3a', 0.6) +
  figure(680, 700, 310, 'cook', {
    top: '#fff0d8',
    legs: '#2a1838',
    skin: '#6e3c2c',
    hat: '#f3dcae',
    flip: true,
  }) +
  straight([616, 512], [566, 470], '#d9dfe2', 5) +
  figure(952, 700, 290, 'serve', { dress: '#f3c86a', skin: '#7a4630', flip: true }) +
  embers(random) +
  leeks() +
  [352, 866].map((x) => rect(x - 6, 430, 12, 140, '#1c1020')).join('') +
  onTheGrate() +
  times(6, (i) =>
    path(
      `M${420 + i * 76} 450C${380 + i * 80} 360 ${470 + i * 70} 300 ${430 + i * 76} 200C${480 + i * 72} 310 ${420 + i * 80} 360 ${446 + i * 76} 450Z`,
      '#ffe6d0',
      veil(0.12),
    ),
  ) +
  sparks(random, 610, 520, 460, 260, 40) +
  path('M300 572Q610 606 920 572L930 716H290Z', '#b5583f') +
  path('M740 592Q840 588 920 572L930 716H750Z', '#7f3a3c') +
  path('M300 572Q610 606 920 572V586Q610 622 300 586Z', '#f0965c') +
  times(26, (i) => rect(306 + ((i * 97) % 590), 616 + ((i * 31) % 84), 56, 5, '#8f4438', veil(0.5))) +
  mesquite() +
  [420, 540, 660, 780]
    .map((x) => ellipse(x + 8, 802, 70, 9, '#2a1428', veil(0.4)) + stool(x, 806, 128, '#3a1f2c', '#d99a5c'))
    .join('') +
  figure(424, 800, 236, 'toast', { dress: '#e4576a', skin: '#7a4630' }) +
  figure(544, 802, 240, 'sit', { top: '#2fa3a8', legs: '#2a2040', skin: '#8f5533' }) +
  stormLantern(64, 780, 90, '#241430') +
  agave(random, 1130, 812, 130, '#5f7f74', '#33485a') +
  agave(random, 190, 816, 100, '#5f7f74', '#33485a');

/** Sand to the sea, and grass on it. */
const dunesAtEight = (random: Chance): string =>
  sky(['#6fbdd6', '#a6dbe0', '#dcefdc', '#fbf0d0', '#fde4b4'], 330, 10) +
  sun(840, 130, 50, '#fffdf0', '#fff6cc', 5) +
  barCloud(random, 330, 120, 260, '#fffaf0', 2) +
  sea(random, ['#8fd3d8', '#3fb0c0', '#2a94b0'], 318, 400, 30) +
  line('M-20 384Q300 372 620 386T1220 378', '#fffaf0', 7, veil(0.9)) +
  gulls(random, 560, 210, 4, '#6f8f9a', 14) +
  dune(
    'M-40 452C60 440 150 352 290 350C400 350 470 420 590 426C700 430 780 340 920 336C1050 336 1130 400 1260 420',
    700,
    '#fbe6bc',
    '#e0b98c',
    'M290 350C400 350 470 420 590 426C500 440 400 470 300 540C340 470 330 400 290 350',
  ) +
  path(
    'M920 336C1050 336 1130 400 1260 420V560C1160 520 1060 470 930 500C980 440 970 380 920 336Z',
    '#e6c296',
  ) +
  dune(
    'M-40 540C80 470 220 470 360 520C500 570 640 500 780 486C940 472 1100 520 1260 500',
    740,
    '#f6d9a4',
    '#dbb07c',
    'M780 486C940 472 1100 520 1260 500V700H820C850 620 830 540 780 486',
  ) +
  [
    [250, 356, 44],
    [330, 364, 36],
    [930, 342, 46],
    [1000, 352, 38],
    [420, 536, 56],
    [700, 500, 50],
    [610, 522, 44],
    [1060, 500, 48],
  ]
    .map(([x, y, h], i) => grass(random, x!, y!, h!, i % 2 ? '#8f9a54' : '#6f8a50'))
    .join('') +
  sandMarks(random, 300, 530, 600, 60, '#c99a68', 24);

/** A roof of reeds, and the stripes it throws on the floor. */
const reedRoof = (): string =>
  rect(0, 0, 1200, 40, '#8a5a38') +
  times(61, (i) =>
    poly(
      [
        [i * 20 - 4, 0],
        [i * 20 + 9, 0],
        [600 + (i * 20 + 9 - 600) * 0.94, 86],
        [600 + (i * 20 - 4 - 600) * 0.94, 86],
      ],
      i % 3 ? '#d9b070' : '#c2965a',
    ),
  ) +
  rect(-10, 74, 1220, 20, '#8a5a38') +
  rect(-10, 90, 1220, 6, '#5f3c28') +
  [70, 1130].map((x) => rect(x - 34, 90, 68, 560, '#fbf0dc') + rect(x + 6, 90, 28, 560, '#dcc4a4')).join('');

const fruitCounter = (): string =>
  rect(830, 642, 400, 170, '#c07850') +
  rect(830, 642, 400, 60, '#8a4c38', veil(0.35)) +
  times(6, (i) => path(archPath(870 + i * 66, 800, 44, 96), '#a8623f')) +
  rect(812, 624, 420, 24, '#f6e3c0') +
  rect(812, 644, 420, 7, '#b58f68') +
  path('M848 624A62 62 0 0 1 972 624Z', '#3f8f4c') +
  path('M858 624A52 52 0 0 1 962 624Z', '#fbe6d0') +
  path('M864 624A46 46 0 0 1 956 624Z', '#ee4f5a') +
  times(6, (i) => ellipse(880 + i * 12, 612 - (i % 3) * 9, 2.6, 4.6, '#3a1420')) +
  path('M996 624Q984 560 1020 552Q1058 560 1046 624Z', '#e9a83c') +
  times(9, (i) => line(`M${1000 + (i % 3) * 16} ${570 + Math.floor(i / 3) * 18}l12 8`, '#a8682a', 3)) +
  times(7, (i) =>
    path(
      'M0 0Q8 -30 0 -58Q-8 -30 0 0Z',
      i % 2 ? '#4f9a4c' : '#347a48',
      `transform="translate(1020 556) rotate(${(i - 3) * 22})"`,
    ),
  ) +
  path('M1066 612Q1080 574 1140 582Q1180 592 1176 612Q1120 634 1066 612Z', '#f09a44') +
  path('M1078 610Q1092 588 1136 592Q1164 600 1164 610Q1120 622 1078 610Z', '#f9b871') +
  times(7, (i) => circle(1100 + i * 8, 606 - (i % 2) * 4, 3.4, '#2a1c20'));

/** Coffee in a clay pot that stays on the table, the dunes in front. */
export const duneVerandah: Scene = (random) =>
  dunesAtEight(random) +
  planks(random, { horizon: 360, vanish: 600, top: 620, bottom: 800 }, 110, '#e0b080', '#a87448') +
  group(
    times(14, (i) => path(`M${-120 + i * 110} 810L${150 + i * 68} 620h26L${-60 + i * 110} 810Z`, '#7a4a58')),
    veil(0.22),
  ) +
  rect(-10, 600, 1220, 26, '#f6e6c8') +
  rect(-10, 620, 1220, 8, '#c9a67c') +
  reedRoof() +
  chair(186, 796, 272, '#7a4a34', '#3f9aa4') +
  figure(190, 802, 350, 'sit', { top: '#fffaf0', legs: '#3f7a94', skin: '#8f5533' }) +
  chair(808, 796, 272, '#7a4a34', '#3f9aa4', true) +
  figure(804, 802, 344, 'sit', { dress: '#e4764c', skin: '#7a4630', flip: true }) +
  roundTable(500, 806, 460, 200, '#fffdf4', '#e0cfae', 100) +
  clayPot(
    452,
    [
      [34, 496],
      [32, 514],
      [62, 552],
      [64, 574],
      [44, 606],
    ],
    0.24,
    '#b5562f',
    '#3a1a14',
    '#4a2418',
  ) +
  line('M392 532q-30 -4 -26 24t34 20', '#a84a28', 11) +
  times(6, (i) => circle(412 + i * 16, 554 + Math.abs(i - 2.5) * -2, 4.4, i % 2 ? '#fbe6bc' : '#2fa3a8')) +
  line('M442 480q-14 -26 2 -50t0 -52M466 480q14 -26 -2 -50t0 -46', '#ffffff', 6, veil(0.6)) +
  cup(340, 606, 42, '#b5562f') +
  cup(588, 606, 42, '#b5562f') +
  ellipse(556, 622, 60, 9, '#3f9aa4') +
  [530, 562, 590]
    .map((x, i) => ellipse(x, 612 - (i % 2) * 6, 24, 14, ['#d9913f', '#e8b068', '#c67a34'][i]!))
    .join('') +
  fruitCounter();
