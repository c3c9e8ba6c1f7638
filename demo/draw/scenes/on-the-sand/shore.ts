import { cushion } from '../../beds.ts';
import { farSail } from '../../boats.ts';
import { coconut, wheel } from '../../cart.ts';
import { seat, stones } from '../../fireplace.ts';
import { bend, trail } from '../../footprints.ts';
import { hammock, thatch } from '../../hammock.ts';
import { fire, sparks, stormLantern } from '../../lamps.ts';
import { hills } from '../../land.ts';
import { standing } from '../../paddleboard.ts';
import { frond, goldPalm, lushPalm, palm, shadowPalm } from '../../palms.ts';
import { bucket, castle, fallenBucket, spade } from '../../sandcastle.ts';
import type { Scene } from '../../scene.ts';
import { scallop, starfish } from '../../shells.ts';
import { barCloud, crescent, cumulus, gulls, shine, sky, stars, sun } from '../../sky.ts';
import {
  circle,
  ellipse,
  group,
  line,
  move,
  path,
  pebble,
  poly,
  rect,
  short,
  smooth,
  straight,
  times,
  veil,
} from '../../svg.ts';
import type { Point } from '../../svg.ts';
import { glints, sea } from '../../water.ts';

/** Somebody has walked here with a child, just after the sun came up. */
export const shoreFootprints: Scene = (random) => {
  const shore: Point[] = [
    [-240, 640],
    [-60, 590],
    [120, 520],
    [300, 540],
    [500, 440],
    [700, 390],
    [860, 240],
    [1040, 170],
    [1260, 10],
  ];
  const edge = (dx: number, dy: number, wobble = 0): string =>
    smooth(shore.map(([x, y], i) => [x + dx, y + dy + (i % 2 ? wobble : -wobble)] as const));
  const water = (dx: number, dy: number, colour: string, wobble = 0): string =>
    path(`${edge(dx, dy, wobble)}L1260 -40H-260Z`, colour);
  return (
    rect(0, 0, 1200, 800, '#f6cfa6') +
    times(9, (i) =>
      line(`M${300 + i * 120} 830q90 -${70 + i * 6} 240 -96t230 -140`, '#e8b78e', 4, veil(0.6)),
    ) +
    water(120, 170, '#ecbd9c', 10) +
    water(80, 118, '#dfae9a', -8) +
    water(10, 22, '#e9c6b2', 6) +
    water(0, 0, '#fffaf0') +
    water(-16, -24, '#d3ece0', 4) +
    water(-34, -58, '#fffaf0', -10) +
    water(-44, -72, '#a9dccf', -8) +
    water(-90, -140, '#7ac7bf', 14) +
    water(-130, -170, '#fffaf0', 8) +
    water(-138, -182, '#59b3b3', 10) +
    water(-220, -290, '#3a9aa2', -12) +
    water(-320, -400, '#2a8494', 12) +
    trail(bend([60, 800], [640, 590], [1220, 130]), 11, 112, 29) +
    trail(bend([230, 860], [760, 680], [1280, 250]), 17, 66, 19) +
    group(
      times(10, (i) => {
        const dusk = '#5a3464';
        return frond(random, 1080, 700, i * 36 + 8, 250, { light: dusk, dark: dusk, rib: dusk }, 0, 18, 0.3);
      }) + straight([1080, 700], [1320, 860], '#5a3464', 26),
      veil(0.2),
    ) +
    scallop(650, 740, 36, '#fbe3c8', -30, [-9, -8]) +
    starfish(870, 690, 64, '#ee7a52', 12, [-12, -10]) +
    scallop(1120, 470, 28, '#f4b8a0', 30, [-8, -7])
  );
};

/** An afternoon's work left on the sand. */
export const beachBuckets: Scene = () =>
  rect(0, 0, 1200, 800, '#f4bf84') +
  times(17, (i) =>
    line(`M-20 ${i * 52}q150 ${i % 2 ? -24 : 26} 300 0t300 0t300 0t320 0`, '#e6a96c', 5, veil(0.6)),
  ) +
  castle(232, 540, '#e4503c') +
  bucket(560, 220, 156, '#e4503c', '#4fc3c4', -24) +
  ellipse(522, 184, 38, 12, '#c9f0e4', 'transform="rotate(-30 522 184)"') +
  starfish(572, 240, 60, '#f7a04e', 20, [7, 9]) +
  fallenBucket(970, 216, '#2b9fae', 126) +
  pebble(
    [
      [760, 330],
      [850, 300],
      [930, 350],
      [950, 450],
      [880, 530],
      [760, 520],
      [700, 430],
    ],
    '#dd9f66',
  ) +
  pebble(
    [
      [756, 326],
      [842, 300],
      [916, 350],
      [926, 440],
      [860, 506],
      [756, 496],
      [704, 420],
    ],
    '#fbdca8',
  ) +
  scallop(786, 400, 54, '#f4a68c', -24, [11, 14]) +
  scallop(872, 452, 40, '#fffaf0', 40, [9, 12]) +
  scallop(740, 560, 38, '#e9859a', 80, [8, 10]) +
  move(528, 606, spade(40), 0, 0.92) +
  starfish(1010, 640, 116, '#e8577a', -14, [20, 25]) +
  scallop(1120, 440, 36, '#fbe3c8', 18, [9, 11]) +
  scallop(120, 140, 52, '#f7cfc0', -34, [11, 14]) +
  scallop(290, 90, 34, '#fffaf0', 26, [8, 10]);

/** Boards at rest before the last outing of the day. */
export const paddleBoards: Scene = (random) =>
  sky(['#5fb0b4', '#9ccdbb', '#d8dcae', '#f8dd9a', '#f9c877'], 330, 10) +
  sun(180, 236, 52, '#fff6d2', '#ffe9b0', 4) +
  barCloud(random, 860, 110, 300, '#fdeec8', 3) +
  hills(random, 334, 12, '#6fa39a', 640, 1300, 4) +
  sea(random, ['#e9cf96', '#6fb3a6', '#2f949a', '#1d7c8c', '#3aa6a2', '#9fd8bf'], 330, 590, 60) +
  glints(random, 180, 336, 560, 150, '#fff4cc', 40, 50) +
  farSail(560, 350, 46, '#fffaf0') +
  path('M-20 566Q300 536 620 570T1220 548V810H-20Z', '#fff3d6') +
  path('M-20 584Q300 552 620 586T1220 564V810H-20Z', '#f3cb8c') +
  path('M-20 690Q300 650 620 700T1220 670V810H-20Z', '#e6b473') +
  standing(
    250,
    640,
    440,
    -5,
    '#ee6c4d',
    poly(
      [
        [-20, -58],
        [20, -78],
        [20, -64],
        [-20, -44],
      ],
      '#fffaf0',
    ) +
      poly(
        [
          [-20, -40],
          [20, -60],
          [20, -54],
          [-20, -34],
        ],
        '#f5b942',
      ),
  ) +
  standing(
    440,
    628,
    460,
    3,
    '#fffaf0',
    rect(-20, -100, 40, 24, '#2b8fa0') + rect(-20, -72, 40, 4, '#ee6c4d') + rect(-20, -22, 40, 22, '#2b8fa0'),
  ) +
  standing(
    640,
    646,
    490,
    -2,
    '#f5b942',
    circle(0, -62, 11, '#fff3c4') +
      circle(0, -62, 7.5, '#ee6c4d') +
      path('M-20 -40Q-8 -50 2 -40T20 -42V-30Q8 -24 -2 -32T-20 -30Z', '#1f7f8c') +
      path('M-20 -28Q-8 -36 2 -27T20 -28V0H-20Z', '#2fa3a8'),
  ) +
  standing(
    840,
    630,
    450,
    5,
    '#1f7f8c',
    rect(-4, -100, 8, 100, '#f7e3bd') + rect(-20, -60, 40, 4, '#f7e3bd') + rect(-20, -36, 40, 4, '#f7e3bd'),
  ) +
  standing(
    1020,
    644,
    420,
    -3,
    '#f7c9b8',
    times(5, (i) =>
      path(
        `M-20 ${-84 + i * 18}L0 ${-94 + i * 18}L20 ${-84 + i * 18}v7L0 ${-87 + i * 18}L-20 ${-77 + i * 18}Z`,
        i % 2 ? '#fffaf0' : '#d9506a',
      ),
    ),
  ) +
  group(path('M1126 690L1130 684L1190 760L1184 764Z', '#6a3a4a'), veil(0.36)) +
  straight([1128, 690], [1094, 300], '#7a4a34', 9) +
  path('M1074 318Q1060 246 1078 210Q1106 222 1112 314Q1094 332 1074 318Z', '#2f5a6a') +
  path('M1078 210Q1106 222 1112 314Q1104 324 1096 324Q1096 260 1078 210Z', '#1f4456') +
  ellipse(1130, 690, 24, 6, '#d9a05e') +
  ellipse(1128, 692, 24, 5, '#f6d196') +
  frond(random, -70, -20, 14, 430, goldPalm, 0.26, 22) +
  frond(random, -70, -70, 40, 250, goldPalm, 0.12, 22) +
  gulls(random, 540, 110, 4, '#4f7f80', 13);

const silver = (edge: string) => shadowPalm('#06202b', edge);

/** Moonlight between palms; no one awake. */
export const moonPalms: Scene = (random) =>
  sky(['#05202c', '#0a3442', '#12505a', '#24706f', '#559688'], 480, 12) +
  stars(random, 70, 300, '#eaf6e4') +
  shine(606, 330, 330, '#eaf3cf', 0.5) +
  sun(606, 330, 76, '#fdf7dc', '#e6f0cf', 3) +
  circle(584, 312, 15, '#f3ebca') +
  circle(628, 352, 20, '#f3ebca') +
  barCloud(random, 730, 400, 240, '#6a9f94', 2) +
  barCloud(random, 440, 250, 220, '#3f7f7c', 2) +
  sea(random, ['#8fbfa8', '#3a8180', '#1c5f68', '#124852', '#0c3844'], 480, 720, 50) +
  hills(random, 484, 46, '#1a5560', 860, 1300, 4) +
  hills(random, 484, 30, '#1a5560', -100, 260, 3) +
  glints(random, 606, 486, 690, 170, '#f4f6d8', 64, 56) +
  path('M-20 690Q280 640 640 690T1220 660V810H-20Z', '#cfe6d2', veil(0.85)) +
  path('M-20 702Q280 654 640 704T1220 674V810H-20Z', '#3a6a68') +
  path('M-20 750Q280 706 640 750T1220 724V810H-20Z', '#234f54') +
  group(ellipse(606, 716, 150, 12, '#f4f6d8'), veil(0.25)) +
  group(
    poly(
      [
        [226, 730],
        [262, 730],
        [150, 810],
        [60, 810],
      ],
      '#0a2c36',
    ) +
      poly(
        [
          [970, 726],
          [1004, 726],
          [1130, 810],
          [1040, 810],
        ],
        '#0a2c36',
      ),
    veil(0.6),
  ) +
  palm(random, 130, 720, 400, { ...silver('#1d5a5c'), lean: -50, head: 0.5 }) +
  palm(random, 1090, 716, 430, { ...silver('#1d5a5c'), lean: 40, head: 0.48 }) +
  ellipse(250, 740, 70, 8, '#2f6062') +
  ellipse(990, 736, 70, 8, '#2f6062') +
  palm(random, 246, 740, 610, { ...silver('#3f8a7e'), lean: 50, head: 0.42 }) +
  palm(random, 986, 736, 560, { ...silver('#3f8a7e'), lean: -20, head: 0.42 });

/** The place by the fire is free. */
export const cushionsFire: Scene = (random) =>
  sky(['#0b0f38', '#17195a', '#2c2672', '#523583', '#8a4a86', '#c9667e'], 330, 12) +
  stars(random, 120, 250) +
  crescent(800, 120, 36, '#fdf0cf') +
  sea(random, ['#b0607e', '#54407f', '#2f2f70', '#20245c'], 328, 470, 40) +
  hills(random, 332, 10, '#332a68', -60, 380, 4) +
  glints(random, 800, 334, 450, 80, '#fdf0cf', 18, 30) +
  path('M-20 446Q300 430 620 452T1220 440V810H-20Z', '#8f6a98') +
  path('M-20 456Q300 440 620 462T1220 450V810H-20Z', '#4a3572') +
  path('M-20 640Q300 610 620 650T1220 630V810H-20Z', '#3a2a62') +
  ellipse(600, 640, 560, 170, '#8a4a68', veil(0.6)) +
  ellipse(600, 634, 420, 124, '#c9684e', veil(0.55)) +
  ellipse(600, 626, 290, 84, '#f0a05a', veil(0.6)) +
  shine(600, 540, 430, '#ffae58', 0.42) +
  path('M262 530Q420 494 600 500T950 520L960 560Q800 540 600 538T270 566Z', '#5a3450') +
  path('M262 530Q420 494 600 500T950 520L952 534Q800 514 600 514T266 546Z', '#b5684e') +
  ellipse(956, 540, 14, 21, '#c98a62') +
  ellipse(956, 540, 7, 11, '#8a5548') +
  cushion(400, 494, 108, '#d9487a', -8) +
  cushion(496, 486, 100, '#f2a23c', 7) +
  cushion(720, 486, 104, '#2f9a9a', -6) +
  cushion(816, 496, 100, '#f2d8a8', 9) +
  stones(random, 600, 630, 118, 44, false) +
  ellipse(600, 630, 104, 34, '#2a1430') +
  ellipse(600, 630, 80, 24, '#f0703a') +
  line('M530 646L668 606M668 648L532 606M600 656L604 596', '#4a2430', 20) +
  line('M530 642L668 602M668 644L532 602', '#a8553a', 6) +
  fire(random, 600, 640, 150, 210) +
  sparks(random, 600, 460, 140, 240, 22) +
  stones(random, 600, 630, 118, 44, true) +
  poly(
    [
      [60, 640],
      [372, 630],
      [424, 730],
      [16, 760],
    ],
    '#150f38',
    'opacity=".4" transform="translate(6 12)"',
  ) +
  poly(
    [
      [60, 640],
      [372, 630],
      [424, 730],
      [16, 760],
    ],
    '#c23f6c',
  ) +
  times(4, (i) => {
    const [a, b] = [0.08 + i * 0.25, 0.2 + i * 0.25];
    return poly(
      [
        [60 + 312 * a, 640 - 10 * a],
        [60 + 312 * b, 640 - 10 * b],
        [16 + 408 * b, 760 - 30 * b],
        [16 + 408 * a, 760 - 30 * a],
      ],
      i % 2 ? '#f7dca8' : '#f2a23c',
    );
  }) +
  cushion(130, 668, 118, '#35a5a5', -12) +
  cushion(246, 664, 104, '#f7e3bd', 9) +
  seat(1010, 640, 190, '#d9603f') +
  seat(846, 736, 220, '#e0a03a') +
  seat(1110, 756, 210, '#7a4a9a') +
  stormLantern(480, 742, 70, '#1a1440') +
  palm(random, 40, 560, 430, { ...shadowPalm('#16123f', '#463678'), lean: 70 }) +
  palm(random, 1170, 580, 470, { ...shadowPalm('#16123f', '#463678'), lean: -40 });

/** The only shade on the beach at noon. */
export const shadePalapa: Scene = (random) =>
  sky(['#1f8fc0', '#4fb2d0', '#93d2dc', '#cdeae0'], 400, 9) +
  cumulus(random, 880, 390, 340, '#fffaf0', '#c9e6e4') +
  cumulus(random, 210, 386, 260, '#fffaf0', '#c9e6e4') +
  sea(random, ['#1f86b4', '#2aa3b8', '#48c0bd', '#8fdcc6', '#d3f2da'], 398, 580, 50) +
  farSail(700, 420, 44, '#fffaf0') +
  path('M-20 566Q300 544 620 570T1220 552V810H-20Z', '#fffdf4') +
  path('M-20 580Q300 556 620 584T1220 566V810H-20Z', '#fbeecb') +
  palm(random, 60, 600, 430, { ...lushPalm, lean: 30 }) +
  palm(random, 1150, 604, 400, { ...lushPalm, lean: -20 }) +
  path('M-20 720Q300 690 620 720T1220 700V810H-20Z', '#f5e0b2') +
  ellipse(620, 716, 500, 62, '#8a6a78', veil(0.5)) +
  poly(
    [
      [150, 318],
      [1050, 318],
      [960, 366],
      [240, 366],
    ],
    '#4a2c34',
  ) +
  rect(236, 340, 20, 370, '#7a5038') +
  rect(246, 340, 10, 370, '#5a3830') +
  rect(944, 340, 20, 370, '#7a5038') +
  rect(954, 340, 10, 370, '#5a3830') +
  hammock([256, 440], [590, 440], 150, ['#e4576a', '#f9c04f', '#fffaf0']) +
  hammock([612, 440], [944, 440], 150, ['#2b7fae', '#f2dfb4', '#2fb3a8']) +
  rect(590, 330, 24, 394, '#8f6040') +
  rect(602, 330, 12, 394, '#633f32') +
  line('M588 436h28M588 444h28M234 436h24M234 444h24M942 436h24M942 444h24', '#f7e7c4', 5) +
  thatch(random, [590, 44], 70, 1130, 330) +
  poly(
    [
      [550, 60],
      [572, 18],
      [618, 18],
      [640, 60],
    ],
    '#c9944e',
  ) +
  line('M552 54L626 30M564 30L640 56', '#8a5a38', 5) +
  ellipse(764, 752, 66, 12, '#8a6a78', veil(0.5)) +
  ellipse(750, 744, 60, 14, '#e0b56c') +
  path('M718 742Q722 704 750 704Q780 704 782 742Z', '#f3d594') +
  path('M718 742L720 730Q750 738 780 730L782 742Q750 750 718 742Z', '#e4576a') +
  move(
    452,
    752,
    ellipse(6, 5, 30, 9, '#8a6a78', veil(0.5)) +
      ellipse(0, 0, 28, 8, '#2b9fae') +
      line('M6 -1Q-4 -14 -14 -2', '#fffaf0', 4),
    -8,
  ) +
  move(
    512,
    762,
    ellipse(6, 5, 30, 9, '#8a6a78', veil(0.5)) +
      ellipse(0, 0, 28, 8, '#2b9fae') +
      line('M6 -1Q-4 -14 -14 -2', '#fffaf0', 4),
    6,
  );

/** Cold coconuts beside the beach. */
export const coconutCart: Scene = (random) =>
  sky(['#59b8c2', '#9ad6cc', '#d9ecc8', '#fdf0cc'], 400, 9) +
  sun(1060, 130, 54, '#fffbe0', '#fff4c8', 4) +
  barCloud(random, 240, 120, 280, '#fffaf0', 3) +
  sea(random, ['#4fb3b8', '#2fa3ac', '#4fbcb4', '#a6dfc6'], 400, 560, 40) +
  hills(random, 404, 60, '#86bfae', -80, 420, 4) +
  farSail(1060, 422, 48, '#fffaf0') +
  path('M-20 548Q300 526 620 552T1220 532V810H-20Z', '#fffaf0') +
  path('M-20 562Q300 538 620 566T1220 546V810H-20Z', '#f7d9a2') +
  palm(random, 140, 640, 500, { ...lushPalm, lean: 60 }) +
  palm(random, 1090, 620, 380, { ...lushPalm, lean: -60 }) +
  path('M-20 668Q500 640 1220 664V810H-20Z', '#eab988') +
  path('M-20 686Q500 658 1220 682V810H-20Z', '#f2c898') +
  path('M300 752L860 742L760 790L120 800Z', '#7a4a58', veil(0.32)) +
  rect(362, 240, 14, 330, '#fffaf0') +
  rect(824, 240, 14, 330, '#e3d3b8') +
  times(6, (i) => coconut(440 + i * 66, 486, 40)) +
  times(5, (i) => coconut(474 + i * 66, 434, 40)) +
  times(4, (i) => coconut(507 + i * 66, 382, 40)) +
  poly(
    [
      [330, 506],
      [870, 506],
      [850, 532],
      [350, 532],
    ],
    '#c98a52',
  ) +
  rect(336, 500, 528, 16, '#e6b070') +
  rect(356, 530, 488, 136, '#ee6c4d') +
  rect(640, 530, 204, 136, '#d4553f') +
  rect(356, 530, 488, 16, '#8f2f38', veil(0.5)) +
  times(
    4,
    (i) =>
      rect(378 + i * 116, 562, 96, 82, i < 2 ? '#f9cf9a' : '#e8b682', 'rx="10"') +
      path(`M${426 + i * 116} 636v-30`, 'none', 'stroke="#8a5a38" stroke-width="6"') +
      times(6, (k) =>
        path(
          'M0 0Q12 -16 38 -10Q18 2 0 0Z',
          k % 2 ? '#2f8f5a' : '#4fa85a',
          `transform="translate(${426 + i * 116} 604) rotate(${-176 + k * 34}) scale(.92)"`,
        ),
      ),
  ) +
  line('M846 560L990 532L1010 540', '#8a5a3c', 14) +
  wheel(450, 694, 78) +
  wheel(750, 694, 78) +
  rect(862, 660, 14, 104, '#8a5a3c') +
  rect(820, 650, 56, 14, '#8a5a3c') +
  poly(
    [
      [376, 150],
      [824, 150],
      [900, 262],
      [300, 262],
    ],
    '#fffaf0',
  ) +
  times(5, (i) => {
    const [a, b, c, d] = [376 + i * 99.5, 425.8 + i * 99.5, 366.7 + i * 133.3, 300 + i * 133.3];
    return poly(
      [
        [a, 150],
        [Math.min(b, 824), 150],
        [Math.min(c, 900), 262],
        [d, 262],
      ],
      '#1f9a86',
    );
  }) +
  times(9, (i) => {
    const w = 600 / 9;
    return path(
      `M${short(300 + i * w)} 260h${short(w)}v22a${short(w / 2)} 26 0 0 1 ${short(-w)} 0Z`,
      i % 2 ? '#f0e6d2' : '#17806f',
    );
  }) +
  rect(296, 256, 608, 8, '#0f6a60') +
  [
    [392, 480, 44],
    [812, 478, 44],
  ]
    .map(
      ([x, y, r]) =>
        straight([x! + 4, y! - 30], [x! + 22, y! - 92], '#e4576a', 9) + coconut(x!, y!, r!, true),
    )
    .join('') +
  ellipse(1016, 770, 62, 12, '#7a4a58', veil(0.35)) +
  straight([976, 766], [992, 690], '#7a4a34', 10) +
  straight([1064, 766], [1048, 690], '#7a4a34', 10) +
  rect(966, 674, 108, 18, '#2b7fae', 'rx="9"') +
  ellipse(104, 784, 70, 12, '#7a4a58', veil(0.32)) +
  ellipse(184, 792, 56, 9, '#7a4a58', veil(0.32)) +
  coconut(140, 752, 44) +
  coconut(214, 764, 36) +
  frond(random, 1250, -30, 146, 330, { light: '#5d9f4a', dark: '#1f6247' }, 0.15, 24);
