import { salsa, scatter } from '../../antojitos.ts';
import { strawberry } from '../../berries.ts';
import { citrus, citrusWedge, oranges } from '../../citrus.ts';
import { bougainvillea, hibiscus } from '../../flowers.ts';
import { under } from '../../food-fruit.ts';
import { rug } from '../../grounds.ts';
import { sprig } from '../../herbs.ts';
import { petals } from '../../mats.ts';
import { SHADE, hours, mix } from '../../palette.ts';
import type { Scene } from '../../scene.ts';
import { palmShade } from '../../shade.ts';
import { sky, sun } from '../../sky.ts';
import { circle, clip, diskPath, ellipse, line, move, path, rect, times, veil } from '../../svg.ts';
import type { Point } from '../../svg.ts';
import { bowl, plate } from '../../tableware.ts';
import { bubbles, cast, clayPot, flat, glassBody, iceCube } from '../../vessels.ts';
import { glints, sea } from '../../water.ts';

const windowpane = (k: number): string =>
  rect(0, 0, 1200, 800, '#f6c245') +
  times(9, (i) => rect(30 + i * 150, 0, 30, 800, '#fbe0a0', veil(0.55))) +
  times(10, (i) => rect(0, 20 + i * 150 * k, 1200, 30 * k, '#fbe0a0', veil(0.55))) +
  times(9, (i) => rect(78 + i * 150, 0, 7, 800, '#fff6e0')) +
  times(10, (i) => rect(0, 20 + (i * 150 + 48) * k, 1200, 7 * k, '#fff6e0'));

const hibiscusWater = '#b01648';

const tall = (x: number, y: number, k: number): string =>
  glassBody(
    x,
    {
      profile: [
        [90, y],
        [84, y + 110],
        [74, y + 236],
      ],
      k,
      drink: hibiscusWater,
      level: 0.4,
    },
    iceCube(-30, -8, 60, 12, '#d93a68') + iceCube(30, 22, 54, 40, '#d93a68'),
  );

/** A slice on the rim, with no shade of its own. */
const wheel = (x: number, y: number, r: number): string =>
  clip(diskPath(x, y, r), citrus(x, y, r, ...oranges, 14));

export const glassJamaica: Scene = (random) => {
  const k = 0.56;
  const jug: readonly Point[] = [
    [124, 130],
    [104, 210],
    [128, 300],
    [196, 430],
    [196, 530],
    [150, 640],
  ];
  return (
    windowpane(k) +
    cast(420, 640, 170, 330, k, '#e0487a') +
    cast(820, 560, 84, 190, k, '#e0487a') +
    cast(1010, 660, 84, 190, k, '#e0487a') +
    line('M520 190C690 150 740 330 612 470', '#e9d9b4', 40, veil(0.9)) +
    line('M520 190C690 150 740 330 612 470', '#fffaf0', 28, veil(0.9)) +
    path('M318 104Q280 92 250 104Q262 140 312 164Z', '#fffdf4', veil(0.85)) +
    glassBody(
      420,
      { profile: jug, k, drink: hibiscusWater, level: 1.3 },
      citrus(-30, 6, 58, ...oranges, 10) +
        iceCube(56, -14, 60, 20, '#d93a68') +
        iceCube(34, 56, 52, -30, '#d93a68'),
    ) +
    wheel(886, 318, 54) +
    tall(820, 330, k) +
    sprig(786, 350, 72, -30, '#4fa05a') +
    wheel(1076, 418, 54) +
    tall(1010, 430, k) +
    sprig(976, 450, 72, -30, '#4fa05a') +
    flat(130, 640, k, bowl(0, 0, 118, '#2f7d7a', '#8fd0c0', '#5a1030')) +
    scatter(random, 130, 0, 70, 13, (x, y, i) =>
      move(
        x,
        638 + y * k,
        path('M0 22C-30 0 -22 -26 0 -34C22 -26 30 0 0 22Z', i % 2 ? '#7a1438' : '#a32450'),
        i * 67,
      ),
    ) +
    flat(180, 260, k, under(hibiscus(0, 0, 92, SHADE, 10), 9, 14) + hibiscus(0, 0, 92, '#e4365f', 10)) +
    flat(720, 730, k, under(hibiscus(0, 0, 74, SHADE, 50), 9, 14) + hibiscus(0, 0, 74, '#f0587a', 50)) +
    flat(640, 110, k, citrus(0, 0, 80, ...oranges, 20)) +
    flat(780, 130, k, citrusWedge(0, 0, 70, ...oranges, 24)) +
    palmShade(random, 1290, -80, 150, 620, '#5a1f3a', 0.22)
  );
};

const copita = (x: number, y: number, k: number, clay: string): string =>
  clayPot(
    x,
    [
      [92, y],
      [96, y + 24],
      [84, y + 66],
      [56, y + 106],
    ],
    k,
    clay,
    mix(clay, SHADE, 0.5),
    '#e9d2a0',
  );

export const glassMezcal: Scene = (random) => {
  const k = 0.62;
  return (
    flat(0, 152, k, rug('#263869', '#d6c5a4', '#ad4a3c', '#cc9145', 0)) +
    cast(200, 390, 120, 200, k) +
    clayPot(
      200,
      [
        [50, 70],
        [40, 120],
        [72, 176],
        [134, 260],
        [136, 330],
        [92, 410],
      ],
      k,
      '#3a3742',
      '#15131c',
    ) +
    times(9, (i) => circle(92 + i * 27, 300 + Math.sin((i / 8) * Math.PI) * 60, 7, '#8d8898')) +
    flat(
      560,
      540,
      k,
      circle(26, 40, 292, SHADE, veil(0.36)) +
        circle(0, 0, 290, '#7a4a2c') +
        circle(-4, -10, 280, '#a86c40') +
        times(6, (i) =>
          line(
            `M${-220 + i * 8} ${-150 + i * 62}q110 ${i % 2 ? 22 : -18} 220 0t${200 - i * 6} 0`,
            '#935a33',
            7,
          ),
        ),
    ) +
    cast(520, 410, 60, 130, k) +
    cast(700, 530, 60, 130, k) +
    cast(430, 600, 60, 130, k) +
    cast(622, 670, 60, 130, k) +
    copita(520, 330, k, '#c9683f') +
    copita(700, 440, k, '#b8573a') +
    copita(430, 520, k, '#d47a4a') +
    copita(622, 590, k, '#a84a34') +
    flat(
      970,
      300,
      k,
      plate(0, 0, 180, { rim: '#3a3742', edge: '#23212b', well: '#4a4654', motif: 'dots', ink: '#6d6878' }),
    ) +
    [
      [900, 330, 200],
      [950, 280, 185],
      [1010, 260, 150],
      [1030, 330, 20],
      [960, 350, 10],
    ]
      .map(([x, y, turn]) => flat(x!, y!, k, citrusWedge(0, 0, 82, ...oranges, turn!)))
      .join('') +
    flat(960, 610, k, bowl(0, 0, 108, '#e0a83a', '#f3cd74', '#a83a1e')) +
    flat(956, 600, k, salsa(random, 78)) +
    flat(150, 690, k, citrus(0, 0, 92, ...oranges, 12)) +
    flat(270, 740, k, citrusWedge(0, 0, 80, ...oranges, -20)) +
    palmShade(random, 1300, 820, -150, 640, '#140a2a', 0.34)
  );
};

const coupe = (x: number, y: number): string => {
  const k = 0.34;
  const foot = y + 262;
  const profile: readonly Point[] = [
    [128, y],
    [124, y + 30],
    [84, y + 82],
    [16, y + 112],
  ];
  return (
    ellipse(x, foot, 82, 82 * k, '#fff6e6', veil(0.75)) +
    ellipse(x, foot - 4, 66, 60 * k, '#f3d3b0', veil(0.8)) +
    path(
      `M${x - 12} ${y + 106}Q${x - 7} ${foot - 80} ${x - 14} ${foot - 6}H${x + 14}Q${x + 7} ${foot - 80} ${x + 12} ${y + 106}Z`,
      '#fff3dc',
      veil(0.9),
    ) +
    path(
      `M${x + 2} ${y + 106}Q${x + 1} ${foot - 80} ${x + 4} ${foot - 6}H${x + 14}Q${x + 7} ${foot - 80} ${x + 12} ${y + 106}Z`,
      '#e0b48f',
      veil(0.7),
    ) +
    glassBody(x, { profile, k, drink: '#f4bd52', level: 0.5 }) +
    bubbles(x, y + 8, 84, 84, 15)
  );
};

export const glassSparkling: Scene = (random) =>
  sky(hours.sunset.sky, 250, 10) +
  sun(330, 170, 62, hours.sunset.sun, '#ffd98a', 5) +
  sea(random, hours.sunset.sea, 240, 640, 40) +
  glints(random, 330, 246, 500, 170, '#ffe0a0', 40) +
  ellipse(600, 850, 900, 410, '#c98a8f') +
  ellipse(600, 862, 900, 410, '#fbe6d4') +
  clip(diskPath(600, 862, 900, 0.4556), ellipse(340, 690, 460, 210, '#fff3dc', veil(0.7))) +
  cast(420, 690, 66, 170, 0.34, '#f4bd52') +
  cast(640, 742, 66, 170, 0.34, '#f4bd52') +
  cast(940, 664, 122, 260, 0.34) +
  move(
    960,
    330,
    path('M-56 60V-120Q-54 -176 -24 -206V-320H24V-206Q54 -176 56 -120V60Z', '#2f5a3f') +
      path('M12 60V-320H24V-206Q54 -176 56 -120V60Z', '#1c3f33') +
      path('M-28 -190V-330Q0 -344 28 -330V-190Q0 -176 -28 -190Z', '#f0c35a') +
      path('M8 -183V-338Q20 -336 28 -330V-190Q20 -186 8 -183Z', '#c9902f') +
      rect(-46, -90, 14, 130, '#7fb08a', 'rx="7" opacity=".6"'),
    24,
  ) +
  iceCube(860, 334, 74, 12, '#cfe3ea') +
  iceCube(930, 318, 70, 50, '#cfe3ea') +
  iceCube(1020, 338, 76, -14, '#cfe3ea') +
  clayPot(
    940,
    [
      [160, 372],
      [150, 470],
      [136, 570],
      [118, 664],
    ],
    0.3,
    '#d9b48f',
    '#8a5f5a',
  ) +
  ellipse(940, 374, 144, 42, '#a9bfc9') +
  [
    [838, 352, 10],
    [908, 362, 40],
    [980, 360, -20],
    [1044, 350, 16],
  ]
    .map(([x, y, turn]) => iceCube(x!, y!, 66, turn!, '#cfe3ea'))
    .join('') +
  path('M790 468Q940 530 1090 468L1088 484Q940 546 792 484Z', '#f0d9ba', veil(0.7)) +
  coupe(420, 426) +
  coupe(640, 476) +
  flat(190, 690, 0.46, plate(0, 0, 150, { rim: '#fffaf0', edge: '#d9a35a', well: '#fff6ea' })) +
  [
    [150, 664, 30, 40],
    [222, 660, 32, -40],
    [186, 640, 30, 10],
    [176, 690, 34, 120],
    [232, 694, 30, 70],
  ]
    .map(([x, y, r, turn]) => strawberry(x!, y!, r!, turn!))
    .join('') +
  petals(random, 560, 770, 20, ['#e4576a', '#f58fa0'], 2) +
  bougainvillea(
    random,
    [
      [20, 20],
      [80, 50],
      [10, 110],
      [150, 20],
      [30, 190],
    ],
    44,
    ['#d8326a', '#ee5c8a', '#b8325f'],
    '#3a5a3a',
  );
