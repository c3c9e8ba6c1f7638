import { lighthouse } from '../../buildings.ts';
import { canopy, lianas } from '../../jungle.ts';
import { candle, stormLantern } from '../../lamps.ts';
import { rock } from '../../land.ts';
import { bananaLeaf, monstera } from '../../leaves.ts';
import { goldPalm, lushPalm, palm, shadowPalm } from '../../palms.ts';
import { figure } from '../../people.ts';
import { balustrade } from '../../railings.ts';
import type { Chance } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { beams, shine, sky } from '../../sky.ts';
import { beach, deck, lawn, onMat, water } from '../../stages.ts';
import { circle, ellipse, group, line, move, path, poly, rect, straight, times, veil } from '../../svg.ts';
import { cup } from '../../tablesetting.ts';

/** Somebody who sits still, seen against the light. */
const still = (x: number, y: number, h: number, colour: string): string =>
  ellipse(x, y + 4, h * 0.42, 7, '#1a1030', veil(0.45)) +
  figure(x, y, h, 'lotus', { top: colour, legs: '#2a1838', skin: '#4a2630' });

export const stillRocks: Scene = (random) =>
  water(random, 'sunset', 640, 430) +
  path(
    'M-10 600L90 586L260 592L350 640L480 650L640 656L820 664L880 630L930 594L1080 588L1210 604V810H-10Z',
    '#6a3a54',
  ) +
  path(
    'M350 640L480 650L520 810H300ZM820 664L880 630L930 594L1000 810H760ZM-10 600L90 586L60 810H-10Z',
    '#432446',
  ) +
  still(200, 596, 120, '#c9606a') +
  still(560, 660, 140, '#f0d0a8') +
  still(720, 668, 130, '#3f7f8a') +
  still(1010, 596, 116, '#a85a7a');

export const stillRoof: Scene = (random) =>
  water(random, 'sunset', 600, 400) +
  path('M0 560H1200V800H0Z', '#a8604e') +
  times(5, (i) => path(`M0 ${580 + i * i * 12}H1200v${3 + i}H0Z`, '#8a4a48', veil(0.6))) +
  balustrade(0, 560, 1200, 96, '#f6cfa0', '#b5785f', 60) +
  [
    [150, 660, '#2f7d8a'],
    [380, 676, '#c9503c'],
    [620, 662, '#8a5a8a'],
    [850, 680, '#e0a050'],
    [1070, 662, '#3a6a6a'],
  ]
    .map(([x, y, c]) => onMat(x as number, y as number, 140, 'lotus', c as string))
    .join('') +
  candle(500, 740, 20) +
  candle(740, 744, 20) +
  palm(random, 30, 820, 480, { ...shadowPalm('#33203f', '#5a3450'), lean: 50 });

export const stillLighthouse: Scene = (random) =>
  water(random, 'blue', 250, 440) +
  path('M480 800Q500 600 700 560T1220 520V810H470Z', '#2c4a58') +
  path('M560 800Q600 650 780 610T1220 580V810H540Z', '#3a5a5c') +
  group(
    poly(
      [
        [920, 180],
        [-20, 60],
        [-20, 270],
      ],
      '#ffe9a8',
    ),
    veil(0.22),
  ) +
  shine(930, 176, 150, '#ffdf94', 0.8) +
  lighthouse(930, 590, 500, '#f6e2c4', '#5a6a90', '#d9564a', '#fff1bd') +
  stormLantern(760, 690, 60, '#10183c') +
  still(660, 720, 130, '#d9986a') +
  still(860, 730, 124, '#6a8aa8') +
  still(1040, 716, 120, '#c9606a') +
  palm(random, 1170, 640, 300, { ...shadowPalm('#10283f', '#28506a'), lean: 20 });

/** The foot of a great ceiba on a lawn, its roots spread, its crown out of sight. */
const ceiba = (random: Chance): string =>
  lawn(random) +
  rect(0, 0, 1200, 800, '#12493f', veil(0.35)) +
  beams(380, -40, 1000, '#f6f0b0', 16, 0.14) +
  path(
    'M500 640C540 540 520 300 470 -20H760C710 300 700 540 760 640C800 690 900 700 980 716C860 730 760 720 700 690C680 720 660 740 640 760C630 730 620 710 600 690C570 730 480 740 330 736C420 710 480 690 500 640Z',
    '#8a7a5c',
  ) +
  path(
    'M640 -20H760C710 300 700 540 760 640C800 690 900 700 980 716C860 730 760 720 700 690C680 560 670 300 640 -20Z',
    '#5a5444',
  ) +
  line(
    'M560 660C580 500 560 300 540 60M610 680C620 500 610 300 600 40M700 640C680 500 680 300 700 80',
    '#4a4638',
    6,
    veil(0.6),
  ) +
  times(5, (i) => canopy(random, 120 + i * 240, 30, 380, 190, '#12493f', '#2a6f4c', '#5ea34e')) +
  lianas(random, 180, 900, 300, '#2f5a3c', 9);

/** Mats between the roots. */
export const ceibaCircle: Scene = (random) =>
  ceiba(random) +
  onMat(200, 690, 150, 'lotus', '#c9503c') +
  onMat(420, 762, 170, 'lotus', '#f0b050') +
  onMat(780, 770, 170, 'lotus', '#2f8a8a') +
  onMat(1010, 700, 150, 'lotus', '#8a4a7a') +
  monstera(20, 800, -60, 190, '#3f9a5a', '#1a6a48') +
  monstera(1190, 800, -120, 190, '#3f9a5a', '#1a6a48');

/** A chair at the table, seen from behind. */
const backOfChair = (x: number, y: number, s: number, cane: string): string =>
  ellipse(x, y + 4, 62 * s, 10 * s, '#0c2f2c', veil(0.5)) +
  path(
    `M${x - 46 * s} ${y}V${y - 150 * s}Q${x} ${y - 176 * s} ${x + 46 * s} ${y - 150 * s}V${y}`,
    'none',
    `stroke="#4a2c22" stroke-width="${11 * s}" stroke-linecap="round"`,
  ) +
  path(
    `M${x - 41 * s} ${y - 80 * s}V${y - 146 * s}Q${x} ${y - 166 * s} ${x + 41 * s} ${y - 146 * s}V${y - 80 * s}Z`,
    cane,
  ) +
  times(5, (i) =>
    straight(
      [x - 30 * s + i * 15 * s, y - 150 * s],
      [x - 30 * s + i * 15 * s, y - 82 * s],
      '#8a5a34',
      2.4 * s,
    ),
  ) +
  rect(x - 52 * s, y - 66 * s, 104 * s, 20 * s, '#c98f55', `rx="${8 * s}"`);

const notes = (x: number, y: number, turn: number, cover: string): string =>
  move(
    x,
    y,
    group(
      rect(-34, -26, 68, 58, '#2a1a1c', 'opacity=".3" transform="translate(5 6)"') +
        rect(-34, -28, 68, 56, '#fffaf0') +
        rect(-34, -28, 11, 56, cover) +
        times(4, (i) => rect(-14, -18 + i * 11, i === 3 ? 24 : 40, 3, '#b9a58a')) +
        straight([44, -22], [52, 24], cover, 5),
      `transform="scale(1 .46) rotate(${turn})"`,
    ),
  );

/** A round table before the tree; nobody sits at its head. */
export const ceibaTable: Scene = (random) =>
  ceiba(random) +
  ellipse(600, 742, 470, 50, '#0c2f2c', veil(0.5)) +
  [
    [214, 640, 0.8],
    [366, 606, 0.72],
    [520, 592, 0.68],
    [680, 592, 0.68],
    [834, 606, 0.72],
    [986, 640, 0.8],
  ]
    .map(([x, y, s]) => backOfChair(x!, y!, s!, '#e6bd7c'))
    .join('') +
  path('M560 690H640L660 778H540Z', '#5a3424') +
  ellipse(600, 778, 120, 16, '#4a2a20') +
  ellipse(600, 666, 430, 92, '#7a4a2e') +
  ellipse(600, 652, 430, 92, '#c98a52') +
  ellipse(600, 650, 412, 84, '#d99f64') +
  times(
    5,
    (i) =>
      `<ellipse cx="600" cy="650" rx="${360 - i * 72}" ry="${73 - i * 15}" fill="none" stroke="#bd7f49" stroke-width="3"/>`,
  ) +
  notes(330, 634, -12, '#e4576a') +
  notes(470, 600, 8, '#2f8a8a') +
  notes(740, 600, -6, '#f0a52c') +
  notes(880, 636, 14, '#5a6aa8') +
  notes(420, 700, 10, '#f0a52c') +
  notes(790, 700, -10, '#e4576a') +
  cup(560, 706, 40, '#fdf3dd') +
  cup(290, 668, 36, '#8fd0c0') +
  cup(920, 672, 38, '#fdf3dd') +
  cup(640, 606, 32, '#f0a52c') +
  ellipse(604, 662, 66, 12, '#5a3424', veil(0.5)) +
  path('M576 660Q560 600 586 560L584 530H624L622 560Q648 600 632 660Z', '#f3fbf6', veil(0.7)) +
  path('M574 656Q566 616 584 586H624Q642 616 634 656Z', '#8fd6d6', veil(0.9)) +
  path('M612 586H624Q642 616 634 656H616Q626 620 612 586Z', '#4fb0bc', veil(0.8)) +
  circle(594, 622, 11, '#b9d45e') +
  ellipse(604, 530, 20, 4, '#ffffff', veil(0.9)) +
  [
    [206, 826, 1.05],
    [404, 852, 1.14],
    [796, 852, 1.14],
    [994, 826, 1.05],
  ]
    .map(([x, y, s]) => backOfChair(x!, y!, s!, '#f0cd92'))
    .join('') +
  monstera(-10, 800, -60, 170, '#3f9a5a', '#1a6a48') +
  monstera(1210, 800, -120, 170, '#3f9a5a', '#1a6a48');

export const yogaDeck: Scene = (random) =>
  water(random, 'noon', 840, 330) +
  rock(random, 90, 540, 300, 150, '#b08a72', '#7a5a58') +
  rock(random, 1120, 540, 280, 170, '#b08a72', '#7a5a58') +
  deck(random, '#c9986a', '#7a5038', 500) +
  straight([110, 520], [130, 70], '#7a5038', 12) +
  straight([1090, 520], [1080, 40], '#7a5038', 12) +
  poly(
    [
      [130, 70],
      [620, 190],
      [1080, 40],
      [620, -120],
    ],
    '#fdf0d8',
  ) +
  poly(
    [
      [130, 70],
      [620, 190],
      [1080, 40],
      [620, 120],
    ],
    '#e6cfa8',
  ) +
  group(path('M180 600L640 540L1050 610L600 720Z', '#5a3a4a'), veil(0.22)) +
  onMat(280, 640, 190, 'warrior', '#2f8a8a') +
  onMat(600, 600, 160, 'tree', '#e4576a') +
  onMat(900, 640, 190, 'warrior', '#f0a040') +
  onMat(480, 760, 220, 'tree', '#5a6aa8') +
  onMat(760, 768, 210, 'lotus', '#5ea34e');

export const yogaCenote: Scene = (random) =>
  sky(['#0f4a42', '#1f6a54', '#4a9a6a', '#9fd08a', '#e0eab0'], 420, 11) +
  beams(600, -60, 900, '#f6f7c0', 18, 0.16) +
  times(6, (i) =>
    canopy(random, 60 + i * 220, 330 - (i % 2) * 40, 320, 220, '#0f4438', '#1f6a50', '#4a9a5a'),
  ) +
  rect(0, 400, 1200, 140, '#1f8a8a') +
  ellipse(600, 450, 520, 50, '#3fb8ac') +
  ellipse(600, 446, 330, 26, '#8fe0cc') +
  deck(random, '#b5835a', '#5a3a2c', 510) +
  onMat(230, 640, 190, 'tree', '#e4576a') +
  onMat(520, 590, 150, 'warrior', '#f0b050') +
  onMat(820, 600, 160, 'tree', '#2f7d9a') +
  onMat(1010, 680, 200, 'warrior', '#c9503c') +
  onMat(620, 760, 210, 'lotus', '#7a5aa8') +
  lianas(random, 60, 1080, 260, '#1f5a40', 12) +
  bananaLeaf(random, -30, 260, 30, 320, '#4fa85a', '#1b6a48') +
  bananaLeaf(random, 1230, 260, 150, 320, '#4fa85a', '#1b6a48');

export const yogaPier: Scene = (random) =>
  water(random, 'dawn', 600, 360) +
  poly(
    [
      [470, 420],
      [730, 420],
      [1060, 810],
      [140, 810],
    ],
    '#c98f6a',
  ) +
  times(15, (i) => {
    const t = (i / 15) ** 1.5;
    return rect(470 - 330 * t, 420 + 390 * t, 260 + 660 * t, 1.5 + 5 * t, '#7a4f4a', veil(0.8));
  }) +
  times(4, (i) => {
    const t = (i + 0.4) / 4;
    const [y, half, s] = [420 + 390 * t * t, 130 + 330 * t * t, 0.25 + t];
    return (
      rect(600 - half - 8 * s, y - 50 * s, 16 * s, 90 * s, '#5a3a48') +
      rect(600 + half - 8 * s, y - 50 * s, 16 * s, 90 * s, '#5a3a48')
    );
  }) +
  onMat(520, 470, 110, 'tree', '#f0d0a0') +
  onMat(690, 500, 120, 'tree', '#a8506a') +
  onMat(430, 590, 160, 'warrior', '#2f7d7a') +
  onMat(760, 640, 180, 'tree', '#c9503c') +
  onMat(540, 760, 220, 'warrior', '#5a5a9a');

export const familyYoga: Scene = (random) =>
  lawn(random) +
  palm(random, 70, 660, 470, { ...lushPalm, lean: 40 }) +
  palm(random, 1140, 660, 480, { ...lushPalm, lean: -50 }) +
  onMat(260, 690, 240, 'tree', '#ee6c4d') +
  onMat(420, 724, 130, 'tree', '#f5b942', { dress: '#f5b942' }) +
  onMat(640, 660, 200, 'warrior', '#2f8a8a') +
  onMat(830, 716, 120, 'warrior', '#e4576a', { dress: '#e4576a' }) +
  onMat(970, 760, 130, 'tree', '#8fc7d8') +
  group(
    line('M548 772q-4 -40 4 -60', '#e4576a', 4) +
      path('M530 712q20 -30 50 -6q-4 22 -34 20Z', '#f58fa0') +
      line('M574 706q26 -20 8 -52', '#f58fa0', 7) +
      circle(582, 650, 8, '#f58fa0'),
  );

export const palmStretch: Scene = (random) =>
  beach(random, 'gold', 640) +
  path('M-20 600Q600 560 1220 596V810H-20Z', '#b9c468') +
  path('M-20 690Q600 650 1220 690V810H-20Z', '#94ac50') +
  [80, 330, 880, 1120]
    .map((x, i) =>
      palm(random, x, 650 + (i % 2) * 20, 430 + (i % 3) * 40, { ...goldPalm, lean: i < 2 ? 40 : -40 }),
    )
    .join('') +
  onMat(300, 720, 210, 'warrior', '#2f7d8a') +
  onMat(600, 690, 180, 'wave', '#ee6c4d') +
  onMat(860, 740, 220, 'warrior', '#8a4a7a');
