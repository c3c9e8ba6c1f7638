/** In the forest of Yucatán: a path that runs round a ceiba, and a cabin on stilts for a massage. */
import { thatch } from '../../hammock.ts';
import { canopy, lianas, thicket } from '../../jungle.ts';
import { bananaLeaf, monstera } from '../../leaves.ts';
import { figure } from '../../people.ts';
import type { Chance } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { beams } from '../../sky.ts';
import { lying } from '../../stages.ts';
import {
  circle,
  ellipse,
  fade,
  group,
  line,
  path,
  poly,
  rect,
  ring,
  short,
  straight,
  times,
  veil,
} from '../../svg.ts';

/** Trunks one behind the other, paler the further they stand. */
const morningForest = (random: Chance): string =>
  rect(0, 0, 1200, 800, fade(['#d9ebb4', '#b4d99a', '#7fbf86'])) +
  times(9, (i) => rect(30 + i * 140, 0, 30 + (i % 3) * 12, 600, '#8fc08a', veil(0.7))) +
  times(5, (i) => canopy(random, 90 + i * 260, 470, 330, 200, '#5aa56e', '#78b976', '#a9d17c')) +
  times(6, (i) => rect(-10 + i * 228, 0, 44 + (i % 2) * 16, 620, i % 2 ? '#5f9f76' : '#6fab7c', veil(0.8))) +
  beams(300, -120, 1100, '#fffbd0', 16, 0.16);

/** The crowns of near trees, each by its place, width and height. */
const crowns = (random: Chance, each: readonly (readonly [number, number, number, number])[]): string =>
  each.map(([x, y, w, h]) => canopy(random, x, y, w, h, '#1f6247', '#3f8f54', '#7fbf58')).join('');

/** A root like a wall, from a place on the trunk down to the ground. */
const buttress = (
  [x, y]: readonly [number, number],
  [footX, footY]: readonly [number, number],
  width: number,
  colour: string,
): string =>
  path(
    `M${x} ${y}C${short(x + (footX - x) * 0.16)} ${short(y + (footY - y) * 0.62)} ${short(x + (footX - x) * 0.5)} ${short(footY - 34)} ${footX} ${footY}H${short(footX - Math.sign(footX - x) * width)}Q${short(x + (footX - x) * 0.2)} ${short(footY - 10)} ${short(x - Math.sign(footX - x) * width * 0.5)} ${footY - 20}Z`,
    colour,
  );

const greatCeiba = (): string =>
  line('M560 130C430 100 280 90 90 10', '#8d8a74', 50) +
  line('M650 110C790 80 960 70 1130 -10', '#6d6d5e', 46) +
  buttress([520, 300], [236, 652], 90, '#7d7b68') +
  buttress([684, 300], [968, 648], 90, '#5d5f54') +
  path(
    'M508 -20C520 180 512 380 470 560C456 620 440 660 420 690H790C766 650 746 610 732 560C692 380 690 180 704 -20Z',
    '#a8a489',
  ) +
  path('M612 -20C612 200 622 420 650 690H790C766 650 746 610 732 560C692 380 690 180 704 -20Z', '#74735f') +
  buttress([556, 380], [344, 716], 110, '#b9b498') +
  buttress([662, 390], [872, 714], 110, '#676757') +
  buttress([600, 430], [500, 744], 96, '#c6c0a2') +
  buttress([622, 440], [712, 742], 92, '#7f7d68') +
  ['M548 -10C556 160 552 300 536 420', 'M590 -10C594 140 594 280 588 400', 'M664 -10C664 120 666 240 672 330']
    .map((d) => line(d, '#5d5d50', 5, veil(0.55)))
    .join('') +
  times(9, (i) =>
    poly(
      [
        [536 + ((i * 53) % 130), 60 + i * 34],
        [552 + ((i * 53) % 130), 66 + i * 34],
        [538 + ((i * 53) % 130), 74 + i * 34],
      ],
      '#5d5d50',
      veil(0.7),
    ),
  );

/** A pram with its hood up; the hand that pushes it is on the left. */
const pram = (x: number, y: number, s: number): string =>
  straight([x - 50 * s, y - 74 * s], [x - 24 * s, y - 40 * s], '#3a3a46', 5 * s) +
  path(
    `M${x - 34 * s} ${y - 52 * s}H${x + 44 * s}Q${x + 40 * s} ${y - 16 * s} ${x + 6 * s} ${y - 16 * s}T${x - 34 * s} ${y - 52 * s}Z`,
    '#2f8a8a',
  ) +
  path(`M${x + 4 * s} ${y - 52 * s}V${y - 92 * s}A40 40 0 0 1 ${x + 44 * s} ${y - 52 * s}Z`, '#1f6a70') +
  [-22, 32]
    .map(
      (dx) =>
        ring(x + dx * s, y - 10 * s, 9 * s, '#3a3a46', 4 * s) + circle(x + dx * s, y - 10 * s, 2, '#fff'),
    )
    .join('');

/** The loop is flat and fine for prams, and best before the heat. */
export const ceibaLoop: Scene = (random) =>
  morningForest(random) +
  path('M-20 580Q600 540 1220 584V820H-20Z', '#6fae5a') +
  path('M-20 640Q600 600 1220 640V820H-20Z', '#5a9c50') +
  path('M-20 690C120 590 340 566 600 566S1080 590 1220 690V800H-20Z', '#ecd3a0') +
  path(
    'M100 694C180 632 380 604 600 604S1020 632 1100 694C1040 740 820 752 600 752S160 740 100 694Z',
    '#5f9f52',
  ) +
  path(
    'M-20 690C120 590 340 566 600 566S1080 590 1220 690L1200 702C1080 606 860 580 600 580S130 606 0 702Z',
    '#cfae76',
    veil(0.7),
  ) +
  figure(300, 610, 100, 'stroll', { dress: '#e4576a', skin: '#8f5533', hat: '#fffaf0', flip: true }) +
  figure(880, 606, 98, 'walk', { top: '#fffaf0', legs: '#3a5a6a', skin: '#6b3c22', flip: true }) +
  ellipse(600, 716, 330, 34, '#2f6b48', veil(0.5)) +
  greatCeiba() +
  crowns(random, [
    [60, 20, 460, 230],
    [330, -10, 440, 170],
    [640, -20, 460, 150],
    [930, -6, 460, 190],
    [1180, 40, 360, 260],
  ]) +
  lianas(random, 120, 320, 300, '#2f6b48', 5) +
  lianas(random, 780, 320, 280, '#2f6b48', 5) +
  ellipse(330, 782, 90, 8, '#a8824c', veil(0.6)) +
  figure(258, 780, 196, 'cook', { dress: '#f5b942', skin: '#8f5533', hat: '#fffaf0' }) +
  pram(348, 784, 1.1) +
  ellipse(810, 778, 80, 8, '#a8824c', veil(0.6)) +
  figure(778, 776, 190, 'walk', { top: '#2f7f8a', legs: '#f3e4c4', skin: '#6b3c22', hat: '#f0d9a4' }) +
  figure(846, 780, 178, 'stroll', { dress: '#d8466a', skin: '#a9683c' }) +
  figure(930, 772, 104, 'run', { top: '#f5b942', legs: '#3a5a6a', skin: '#8f5533' }) +
  monstera(20, 770, -60, 180, '#3f9a5a', '#1a6a48') +
  monstera(1184, 776, -120, 180, '#3f9a5a', '#1a6a48');

/** Posts in the ground, a floor, a roof of palm; open towards us. */
const stilts = (random: Chance, x: number, y: number, s: number): string =>
  [-1, -0.4, 0.4, 1].map((p) => rect(x + p * 300 * s - 9 * s, y, 18 * s, 180 * s, '#5a3c2a')).join('') +
  straight([x - 300 * s, y + 30 * s], [x - 120 * s, y + 160 * s], '#5a3c2a', 8 * s) +
  straight([x + 300 * s, y + 30 * s], [x + 120 * s, y + 160 * s], '#5a3c2a', 8 * s) +
  rect(x - 250 * s, y - 270 * s, 500 * s, 270 * s, '#94714c') +
  times(9, (i) => rect(x - 250 * s + i * 56 * s, y - 270 * s, 4 * s, 270 * s, '#7a5a3c')) +
  rect(x - 130 * s, y - 220 * s, 260 * s, 130 * s, '#b4d99a') +
  canopy(random, x, y - 130 * s, 240 * s, 80 * s, '#4f9a64', '#6fb36c', '#a9d17c') +
  rect(x - 140 * s, y - 90 * s, 280 * s, 10 * s, '#a8784a') +
  [-1, 1].map((p) => rect(x + p * 262 * s - 11 * s, y - 300 * s, 22 * s, 300 * s, '#8a5f3c')).join('') +
  rect(x - 340 * s, y, 680 * s, 24 * s, '#a8784a') +
  rect(x - 340 * s, y, 680 * s, 7 * s, '#d9ab74') +
  thatch(random, [x, y - 500 * s], x - 360 * s, x + 360 * s, y - 250 * s);

/** A tub of staves, with steam over it. */
const tub = (x: number, y: number): string =>
  path(`M${x - 70} ${y - 78}H${x + 70}L${x + 60} ${y}H${x - 60}Z`, '#b9824c') +
  path(`M${x + 14} ${y - 78}H${x + 70}L${x + 60} ${y}H${x + 14}Z`, '#8f5f38') +
  times(5, (i) => straight([x - 46 + i * 24, y - 74], [x - 40 + i * 21, y], '#7a5030', 3)) +
  rect(x - 67, y - 56, 134, 7, '#4a3a34') +
  rect(x - 63, y - 22, 126, 7, '#4a3a34') +
  ellipse(x, y - 78, 70, 14, '#d9ab74') +
  ellipse(x, y - 77, 60, 10, '#7fd0cc') +
  line(
    `M${x - 20} ${y - 96}q-16 -26 0 -50t0 -46M${x + 18} ${y - 96}q16 -26 0 -46t0 -50`,
    '#ffffff',
    7,
    veil(0.5),
  );

/** Somebody lies on the table, somebody works with both hands. */
const onTheTable = (x: number, y: number): string =>
  rect(x - 150, y - 66, 12, 66, '#6a4630') +
  rect(x + 138, y - 66, 12, 66, '#6a4630') +
  rect(x - 170, y - 88, 340, 26, '#fffaf0', 'rx="10"') +
  rect(x - 170, y - 70, 340, 10, '#e0d0b4', 'rx="5"') +
  lying(x - 6, y - 106, 240, { top: '#8f5533', legs: '#8f5533', skin: '#8f5533' }) +
  path(
    `M${x} ${y - 124}Q${x + 54} ${y - 136} ${x + 124} ${y - 114}L${x + 130} ${y - 80}H${x - 4}Z`,
    '#e9a53c',
  ) +
  figure(x - 54, y - 2, 196, 'cook', { top: '#fffaf0', legs: '#2f7a5c', skin: '#6b3c22' });

/** One of six cabins on stilts between the trees, its tub on the deck outside. */
export const treeCabin: Scene = (random) =>
  morningForest(random) +
  path('M-20 640Q600 600 1220 650V820H-20Z', '#4f9150') +
  thicket(random, [-20, 660], [1220, 670], 130, ['#3f8f54', '#5aa35a', '#2f7d54', '#78b45c'], 44) +
  group(stilts(random, 170, 500, 0.36), veil(0.9)) +
  rect(960, -20, 78, 760, '#6f5a44') +
  rect(1000, -20, 38, 760, '#564636') +
  stilts(random, 560, 600, 1) +
  path('M310 352Q346 470 318 600H372Q392 470 372 352Z', '#fffaf0', veil(0.92)) +
  path('M810 352Q774 470 802 600H748Q728 470 748 352Z', '#fffaf0', veil(0.92)) +
  onTheTable(560, 602) +
  rect(880, 600, 300, 24, '#a8784a') +
  rect(880, 600, 300, 7, '#d9ab74') +
  [900, 1140].map((x) => rect(x, 624, 18, 160, '#5a3c2a')).join('') +
  tub(1070, 602) +
  crowns(random, [
    [20, 20, 330, 190],
    [60, 150, 260, 150],
    [330, -30, 380, 130],
    [800, -40, 400, 130],
    [1010, 40, 330, 170],
    [1150, 90, 300, 260],
  ]) +
  lianas(random, 900, 280, 330, '#2f6b48', 6) +
  thicket(random, [-20, 816], [520, 812], 170, ['#1f6247', '#2f7d54', '#174f42', '#4f9a50'], 24) +
  thicket(random, [640, 812], [1220, 816], 150, ['#1f6247', '#2f7d54', '#174f42', '#4f9a50'], 24) +
  times(4, (i) => bananaLeaf(random, 20, 800, -100 + i * 26, 260, '#5aa850', '#2a7a4c')) +
  monstera(1180, 790, -120, 180, '#3f9a5a', '#1a6a48');
