/** Two ovens with a dome, one white under a tree in flower, one of red clay in a courtyard. */
import { checker } from '../../floors.ts';
import { canopy, lianas, thicket } from '../../jungle.ts';
import { candle, fire, lightString, sparks } from '../../lamps.ts';
import { hills } from '../../land.ts';
import { agave, saguaro } from '../../leaves.ts';
import { mix } from '../../palette.ts';
import { figure } from '../../people.ts';
import type { Chance } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { beams, shine, sky, stars } from '../../sky.ts';
import {
  circle,
  clip,
  ellipse,
  fade,
  glow,
  line,
  move,
  path,
  pebble,
  polar,
  rect,
  straight,
  times,
  veil,
} from '../../svg.ts';
import { plantPot } from '../../tablesetting.ts';
import { tableForTwo } from './guests.ts';

interface OvenLook {
  lit: string;
  dark: string;
  stones: readonly string[];
  slab: string;
}

const mouth = (x: number, foot: number, r: number): string =>
  `M${x - r} ${foot}V${foot - r * 0.5}A${r} ${r} 0 0 1 ${x + r} ${foot - r * 0.5}V${foot}Z`;

/** An oven as wide as 400 whose foot stands on y: wood below, the fire behind its mouth. */
const oven = (random: Chance, x: number, y: number, { lit, dark, stones, slab }: OvenLook): string => {
  const sill = y - 150;
  const dome = `M${x - 196} ${sill}C${x - 200} ${sill - 190} ${x - 110} ${sill - 262} ${x} ${sill - 262}C${x + 110} ${sill - 262} ${x + 200} ${sill - 190} ${x + 196} ${sill}Z`;
  return (
    ellipse(x + 30, y + 4, 300, 26, '#1a1424', veil(0.35)) +
    rect(x - 34, sill - 372, 68, 140, lit) +
    rect(x + 6, sill - 372, 28, 140, mix(lit, dark, 0.6)) +
    rect(x - 44, sill - 384, 88, 20, mix(lit, '#ffffff', 0.2)) +
    path(dome, lit) +
    clip(
      dome,
      path(
        `M${x + 30} ${sill - 270}C${x + 120} ${sill - 230} ${x + 150} ${sill - 100} ${x + 128} ${sill + 10}H${x + 220}V${sill - 280}Z`,
        dark,
        veil(0.55),
      ) +
        path(
          `M${x - 176} ${sill - 40}C${x - 170} ${sill - 150} ${x - 110} ${sill - 220} ${x - 30} ${sill - 240}C${x - 100} ${sill - 190} ${x - 150} ${sill - 120} ${x - 150} ${sill - 30}Z`,
          '#ffffff',
          veil(0.16),
        ),
    ) +
    times(11, (i) => {
      const [px, py] = polar(x, sill - 52, 122, 180 + i * 18);
      return move(px, py, rect(-20, -21, 38, 42, stones[i % 2]!, 'rx="4"'), 90 + 180 + i * 18);
    }) +
    [-122, 122].map((dx) => rect(x + dx - 21, sill - 54, 42, 54, stones[0]!, 'rx="4"')).join('') +
    path(mouth(x, sill, 104), '#2a0f1c') +
    clip(
      mouth(x, sill, 104),
      shine(x, sill - 20, 190, '#ff8a3a', 0.95) +
        fire(random, x - 40, sill - 2, 130, 120) +
        fire(random, x + 50, sill - 2, 70, 74) +
        line(`M${x - 96} ${sill - 6}l70 -22M${x - 80} ${sill - 4}l80 -6`, '#3a1820', 13) +
        ellipse(x + 34, sill - 8, 56, 10, '#e8b060') +
        ellipse(x + 34, sill - 11, 46, 7, '#dd5a37') +
        ellipse(x + 22, sill - 12, 12, 3, '#fff0cf') +
        ellipse(x + 50, sill - 10, 10, 3, '#fff0cf'),
    ) +
    rect(x - 226, sill, 452, 150, mix(lit, dark, 0.14)) +
    rect(x + 120, sill, 106, 150, mix(lit, dark, 0.5)) +
    path(mouth(x - 20, y, 86), '#2f1a20') +
    clip(
      mouth(x - 20, y, 86),
      times(
        15,
        (i) =>
          circle(
            x - 94 + (i % 5) * 37 + (Math.floor(i / 5) % 2) * 16,
            y - 14 - Math.floor(i / 5) * 32,
            18,
            '#8a5636',
          ) +
          circle(
            x - 94 + (i % 5) * 37 + (Math.floor(i / 5) % 2) * 16,
            y - 14 - Math.floor(i / 5) * 32,
            11,
            '#d9a06a',
          ),
      ),
    ) +
    rect(x - 244, sill - 8, 488, 24, slab) +
    rect(x - 244, sill + 10, 488, 8, mix(slab, '#2a1424', 0.35))
  );
};

/** A cook with a long peel; his tool reaches to tip. */
const baker = (x: number, y: number, h: number, tip: number, level: number, flip: boolean): string => {
  const d = flip ? -1 : 1;
  return (
    figure(x, y, h, 'cook', { top: '#fffaf0', legs: '#4a2a3a', skin: '#8f5533', hat: '#fffaf0', flip }) +
    path(
      `M${x - h * 0.07} ${y - h * 0.54}H${x + h * 0.07}L${x + h * 0.1} ${y - h * 0.2}H${x - h * 0.1}Z`,
      '#e4576a',
    ) +
    straight([x + d * h * 0.05, y - h * 0.54], [tip, level], '#7a4a2a', 9) +
    ellipse(tip, level, 62, 9, '#a8683f')
  );
};

const petals = (random: Chance, y: number, h: number, count: number): string =>
  times(count, () => {
    const [px, py] = [random.between(0, 1200), y + random() * h];
    return ellipse(
      px,
      py,
      random.between(6, 12),
      random.between(2.6, 4.4),
      random.pick(['#f08ab4', '#f9bcd2', '#d95a94']),
    );
  });

/** A tree that is all flower, as in March. */
const maculis = (random: Chance): string =>
  path(
    'M866 690C886 600 880 500 856 400L800 300L830 290L880 366L900 260H930L926 372L1000 290L1026 304L946 410C926 500 930 610 962 690Z',
    '#7a5a4a',
  ) +
  path(
    'M910 690C916 600 920 500 908 400L926 372L1000 290L1026 304L946 410C926 500 930 610 962 690Z',
    '#543c3c',
  ) +
  [
    [640, 150, 380, 210],
    [1110, 190, 380, 250],
    [880, 90, 560, 240],
    [780, 250, 320, 150],
    [1010, 280, 330, 150],
  ]
    .map(([x, y, w, h]) => canopy(random, x!, y!, w!, h!, '#b8467e', '#e0709f', '#f9b6ce'))
    .join('') +
  petals(random, 330, 320, 20);

/** Small cooks at a table full of flour. */
const childrenAtDough = (): string =>
  figure(800, 746, 190, 'cook', { dress: '#f5b942', skin: '#8f5533', hat: '#fffaf0' }) +
  figure(978, 748, 176, 'cook', {
    top: '#2fa3a8',
    legs: '#2b4a6a',
    skin: '#6e3c2c',
    hat: '#fffaf0',
    flip: true,
  }) +
  path('M716 640H1070L1100 676H690Z', '#e3b478') +
  rect(690, 676, 410, 16, '#a8713f') +
  rect(716, 692, 20, 108, '#8a5832') +
  rect(1054, 692, 20, 108, '#8a5832') +
  ellipse(840, 652, 62, 12, '#fbeccb') +
  ellipse(840, 648, 54, 10, '#f6dca6') +
  ellipse(840, 646, 42, 7, '#dd5a37') +
  [826, 846, 858].map((x) => ellipse(x, 645, 7, 2.6, '#fff6e0')).join('') +
  ellipse(958, 656, 50, 10, '#f6e3b4') +
  ellipse(1034, 650, 24, 15, '#f6e3b4') +
  ellipse(748, 656, 22, 14, '#f6e3b4') +
  times(16, (i) => ellipse(730 + i * 21, 664 - (i % 4) * 7, 9, 2.4, '#fffdf4', veil(0.9)));

/** Dough that rests two days, under a tree that drops its flowers on it. */
export const whiteOven: Scene = (random) => {
  const white = { lit: '#fbf4e4', dark: '#8f8aa0', stones: ['#e6cfa8', '#d3b488'], slab: '#e9d6b4' };
  return (
    rect(0, 0, 1200, 620, fade(['#9fd3d4', '#d9eec8', '#f7eeb4', '#b8cc80'])) +
    beams(240, -40, 1200, '#fffbe0', 18, 0.18) +
    times(5, (i) =>
      canopy(random, 40 + i * 290, 360 + (i % 2) * 40, 460, 290, '#2f7f5a', '#4f9f58', '#a4cc62'),
    ) +
    times(4, (i) => canopy(random, 40 + i * 350, 510, 460, 150, '#1f6a50', '#3a8a52', '#7fb858')) +
    thicket(random, [-20, 600], [1220, 600], 90, ['#1f6a4c', '#2f8454', '#5aa352'], 50) +
    checker({ horizon: 420, vanish: 560, top: 596, bottom: 800 }, 150, 6, ['#efdcb4', '#e3c898']) +
    ellipse(430, 720, 420, 60, glow(['#ffc67a/0.6', '#ffb860/0.2', '#ffb860/0'])) +
    maculis(random) +
    oven(random, 420, 706, white) +
    sparks(random, 420, 500, 150, 130, 12) +
    petals(random, 610, 180, 64) +
    childrenAtDough() +
    baker(190, 790, 330, 420, 548, false) +
    lianas(random, 20, 220, 200, '#1f5a44', 5) +
    petals(random, 700, 96, 22)
  );
};

/** A leaf of the fig with its five lobes. */
const figLeaf = (x: number, y: number, size: number, turn: number, tone: string): string => {
  const lobes = [
    [0.2, 90],
    [0.66, 36],
    [0.58, 8],
    [0.92, -32],
    [0.66, -60],
    [1.05, -90],
    [0.66, -120],
    [0.92, -148],
    [0.58, 172],
    [0.66, 144],
  ] as const;
  const points = lobes.map(([r, a]) => polar(0, 0, r * size, a));
  return move(
    x,
    y,
    pebble(points, tone) +
      [-90, -34, -146, 30, 150]
        .map((a) => straight([0, 0], polar(0, 0, size * 0.62, a), mix(tone, '#eef0a0', 0.4), size * 0.03))
        .join(''),
    turn,
  );
};

const figTree = (random: Chance): string =>
  path(
    'M96 720C130 600 110 480 130 380L40 220H84L152 330L210 190L246 200L190 372C176 480 190 600 232 720Z',
    '#7a6a62',
  ) +
  path('M170 720C176 600 166 480 166 380L210 190L246 200L190 372C176 480 190 600 232 720Z', '#4f4450') +
  canopy(random, 120, 110, 560, 270, '#2a4a44', '#3f6a48', '#6f8f4a') +
  times(34, (i) => {
    const [px, py] = polar(130, 120, 120 + (i % 4) * 60, i * 43, 0.62);
    return figLeaf(
      px,
      py + 30,
      40 + (i % 3) * 9,
      (i * 67) % 360,
      ['#5a8a4a', '#3f7048', '#7fa552', '#2f5a44'][i % 4]!,
    );
  }) +
  [
    [250, 262],
    [330, 210],
    [186, 300],
    [70, 280],
    [380, 150],
  ]
    .map(
      ([x, y]) =>
        path(`M${x} ${y}q-22 16 -16 36q16 14 32 0q6 -20 -16 -36Z`, '#6a3a6a') +
        ellipse(x! - 6, y! + 26, 4, 8, '#a06a94', veil(0.8)),
    )
    .join('');

/** Adobe with its coping, and the desert over it. */
const adobeWall = (random: Chance): string =>
  sky(['#2a2a60', '#5f3a70', '#a84a68', '#e4745a', '#f9b870', '#fbd79a'], 430, 12) +
  stars(random, 50, 190) +
  hills(random, 420, 130, '#7a3a5c', 300, 1300, 5) +
  saguaro(560, 440, 150, '#4a3a4c', '#33283e') +
  saguaro(1130, 430, 190, '#4a3a4c', '#33283e') +
  rect(0, 392, 1200, 250, fade(['#d9805a', '#c0634c', '#9a4a48'])) +
  times(30, (i) =>
    rect((i * 173) % 1180, 420 + ((i * 61) % 190), 70 + ((i * 29) % 50), 4, '#a8503f', veil(0.5)),
  ) +
  path('M-10 396Q300 376 600 390T1210 384V408H-10Z', '#f0a878') +
  [980, 1100]
    .map(
      (x) =>
        path(`M${x - 30} 560V500A30 30 0 0 1 ${x + 30} 500V560Z`, '#5f2f3a') +
        shine(x, 540, 80, '#ffc870', 0.8) +
        candle(x, 558, 20),
    )
    .join('');

/** An oven built of the clay of the river bed. */
export const redOven: Scene = (random) => {
  const red = { lit: '#c9543a', dark: '#4a1a2c', stones: ['#e08a5c', '#cf7449'], slab: '#e9b88a' };
  const table = { cloth: '#f9dcb0', shade: '#c98a6c', wood: '#4a2430', seat: '#d9704c', lit: true };
  return (
    adobeWall(random) +
    checker({ horizon: 440, vanish: 640, top: 624, bottom: 800 }, 140, 5, ['#c9805c', '#a85f4c']) +
    ellipse(740, 730, 460, 66, glow(['#ffb860/0.75', '#ff9a4a/0.3', '#ff9a4a/0'])) +
    figTree(random) +
    lightString([200, 210], [560, 230], 60, 8, '#3a1f30') +
    lightString([560, 230], [1210, 150], 90, 13, '#3a1f30') +
    tableForTwo(360, 700, 0.66, {
      ...table,
      left: { dress: '#f3c86a', skin: '#6e3c2c' },
      right: { top: '#fff0d8', legs: '#3a2040', skin: '#8f5533' },
      drink: '#b82a4a',
    }) +
    oven(random, 730, 712, red) +
    sparks(random, 730, 520, 170, 170, 24) +
    baker(1000, 796, 340, 740, 556, true) +
    tableForTwo(190, 796, 0.96, {
      ...table,
      left: { top: '#2fa3a8', legs: '#3a2040', skin: '#7a4630' },
      right: { dress: '#e4576a', skin: '#6e3c2c' },
      drink: '#b82a4a',
    }) +
    ellipse(196, 660, 34, 7, '#e0a25a') +
    ellipse(196, 657, 27, 5, '#dd5a37') +
    plantPot(1150, 800, 100, '#8a3f3a', '#5f2834') +
    agave(random, 1150, 724, 110, '#6f9a84', '#3a6460')
  );
};
