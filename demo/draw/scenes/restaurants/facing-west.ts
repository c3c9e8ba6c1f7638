/** Costa Ocaso at the end of the day: a terrace, a roof, a cellar. */
import { archPath } from '../../arches.ts';
import { checker, onGround } from '../../floors.ts';
import type { Ground } from '../../floors.ts';
import { stool } from '../../furniture.ts';
import { lightString, stormLantern } from '../../lamps.ts';
import { hills } from '../../land.ts';
import { agave } from '../../leaves.ts';
import { figure } from '../../people.ts';
import type { Chance } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { barCloud, crescent, shine, sky, stars, sun } from '../../sky.ts';
import {
  circle,
  clip,
  ellipse,
  fade,
  group,
  line,
  path,
  poly,
  rect,
  straight,
  times,
  veil,
} from '../../svg.ts';
import { bottle, glassOf, plantPot, shelf } from '../../tablesetting.ts';
import { glints, sea } from '../../water.ts';

/** A chair from behind, and who sits in it. */
const fromBehind = (x: number, y: number, s: number, dress?: string, hair = '#2b1a1e'): string =>
  ellipse(x, y + 4 * s, 66 * s, 10 * s, '#4a1f38', veil(0.4)) +
  (dress
    ? path(
        `M${x - 46 * s} ${y - 86 * s}C${x - 50 * s} ${y - 170 * s} ${x - 34 * s} ${y - 190 * s} ${x} ${y - 190 * s}C${x + 34 * s} ${y - 190 * s} ${x + 50 * s} ${y - 170 * s} ${x + 46 * s} ${y - 86 * s}Z`,
        dress,
      ) +
      rect(x - 9 * s, y - 206 * s, 18 * s, 24 * s, '#6e3c2c') +
      ellipse(x, y - 224 * s, 25 * s, 29 * s, hair)
    : '') +
  [-1, 1]
    .map(
      (d) =>
        straight([x + d * 44 * s, y - 164 * s], [x + d * 48 * s, y], '#3a1c34', 8 * s) +
        straight([x + d * 36 * s, y - 80 * s], [x + d * 36 * s, y - 10 * s], '#2a1430', 6 * s),
    )
    .join('') +
  [158, 132, 106]
    .map((h) => rect(x - 46 * s, y - h * s, 92 * s, 13 * s, '#8a4438', `rx="${5 * s}"`))
    .join('') +
  rect(x - 52 * s, y - 82 * s, 104 * s, 12 * s, '#d9704c', `rx="${5 * s}"`);

const prawn = (x: number, y: number, turn: number): string =>
  path(
    'M-34 6C-30 -22 10 -30 28 -6C34 4 30 14 22 16C22 2 8 -8 -6 -4C-18 0 -20 8 -18 14Z',
    '#f0653c',
    `transform="translate(${x} ${y}) scale(1 .7) rotate(${turn})"`,
  ) + circle(x + 18, y - 4, 2.6, '#3a1420');

/** A pan of rice for two on a white cloth, at the edge of the picture. */
const paellaForTwo = (random: Chance): string =>
  ellipse(590, 842, 470, 150, '#4a1f38', veil(0.4)) +
  ellipse(590, 830, 450, 142, fade(['#fff3da', '#f0c49c'])) +
  ellipse(612, 792, 218, 62, '#7a3a4a', veil(0.4)) +
  [388, 812]
    .map(
      (x) => `<ellipse cx="${x}" cy="768" rx="34" ry="16" fill="none" stroke="#2a1a26" stroke-width="10"/>`,
    )
    .join('') +
  ellipse(600, 776, 212, 62, '#2a1a26') +
  ellipse(600, 766, 212, 60, '#54404c') +
  ellipse(600, 766, 194, 52, '#e9a83a') +
  ellipse(586, 760, 160, 40, '#f6c65a') +
  times(110, () => {
    const a = random() * 6.28;
    const r = Math.sqrt(random());
    return ellipse(
      600 + Math.cos(a) * r * 186,
      766 + Math.sin(a) * r * 48,
      6,
      2.6,
      random() < 0.5 ? '#fbdc8a' : '#d9922c',
    );
  }) +
  [
    [500, 744, 10],
    [604, 734, -20],
    [700, 750, 20],
    [560, 786, 170],
    [672, 788, 200],
  ]
    .map(([x, y, turn]) => prawn(x!, y!, turn!))
    .join('') +
  [
    [448, 772],
    [540, 760],
    [640, 766],
    [750, 774],
    [614, 796],
  ]
    .map(
      ([x, y], i) =>
        path(`M${x! - 20} ${y}Q${x} ${y! - 20} ${x! + 22} ${y}Q${x} ${y! + 10} ${x! - 20} ${y}Z`, '#231d33') +
        path(
          `M${x! - 12} ${y}Q${x} ${y! - 9} ${x! + 14} ${y}Q${x} ${y! + 5} ${x! - 12} ${y}Z`,
          i % 2 ? '#f09a4a' : '#f7b46a',
        ),
    )
    .join('') +
  times(8, (i) => ellipse(470 + i * 36, 752 + (i % 3) * 14, 7, 4, '#5f9a44')) +
  [
    [430, 754, -30],
    [772, 756, 30],
    [602, 812, 0],
  ]
    .map(
      ([x, y, turn]) =>
        path('M-24 0A24 24 0 0 1 24 0Z', '#f7d23c', `transform="translate(${x} ${y}) rotate(${turn})"`) +
        path('M-18 0A18 18 0 0 1 18 0Z', '#fdf0a0', `transform="translate(${x} ${y}) rotate(${turn})"`),
    )
    .join('') +
  glassOf(320, 776, 124, '#f9d98a') +
  glassOf(880, 776, 124, '#f9d98a') +
  bottle(262, 760, 120, '#8a9a34', '#fbf0d0');

const capeInTheWest = (): string =>
  path('M-20 420V330C40 318 80 290 130 296C190 304 210 340 250 344C276 348 292 372 300 420Z', '#a84a4a') +
  path('M130 296C190 304 210 340 250 344C276 348 292 372 300 420H200C206 380 170 350 130 296Z', '#7a3344');

/** Every chair looks at the sun, forty minutes before it touches the water. */
export const westTerrace: Scene = (random) => {
  const ground: Ground = { horizon: 410, vanish: 700, top: 566, bottom: 800 };
  return (
    sky(['#a8405a', '#d9604e', '#ee8a4e', '#f9b25e', '#fdd58a', '#fee8b4'], 420, 13) +
    sun(720, 330, 76, '#fffbe0', '#fff0b8', 5) +
    barCloud(random, 330, 150, 320, '#f29a5c', 3) +
    barCloud(random, 1000, 110, 240, '#e9745a', 2) +
    sea(random, ['#fde0a0', '#f2a266', '#d0685c', '#9a4460'], 418, 580, 60) +
    glints(random, 720, 422, 566, 130, '#fffbe0', 50, 70) +
    capeInTheWest() +
    hills(random, 422, 40, '#b85a58', 1010, 1260, 3) +
    checker(ground, 130, 5, ['#d98a5c', '#c4714e']) +
    group(
      poly(
        [
          onGround(ground, 560, 0),
          onGround(ground, 840, 0),
          onGround(ground, 760, 1),
          onGround(ground, 640, 1),
        ],
        '#ffe6a8',
      ),
      veil(0.5),
    ) +
    rect(-10, 522, 1220, 50, '#f3c8a0') +
    rect(-10, 514, 1220, 12, '#ffe6c0') +
    rect(-10, 562, 1220, 12, '#b5705c') +
    [150, 1090]
      .map(
        (x, i) =>
          plantPot(x, 530, 70, '#b5563c', '#7a3438') +
          agave(random, x, 478, i ? 90 : 80, '#a89a5a', '#5f5f4c'),
      )
      .join('') +
    [
      [352, '#fff0d8'],
      [470, '#e4576a'],
      [900, '#2b7f8e'],
      [1016, '#f7d98a'],
    ]
      .map(([x, c]) => fromBehind(x as number, 640, 0.62, c as string))
      .join('') +
    [600, 740].map((x) => fromBehind(x, 640, 0.62)).join('') +
    [411, 670, 958]
      .map(
        (x) =>
          ellipse(x, 588, 40, 9, '#fff3da') +
          rect(x - 4, 590, 8, 50, '#4a2430') +
          glassOf(x - 12, 586, 30, '#f9d98a') +
          glassOf(x + 14, 586, 30, '#f9d98a'),
      )
      .join('') +
    fromBehind(160, 752, 1, '#e9744c', '#1f1418') +
    circle(160, 504, 15, '#1f1418') +
    fromBehind(1052, 756, 1, '#fff0d8', '#3a2420') +
    ellipse(1052, 528, 52, 12, '#f7e3b0') +
    path('M1026 528Q1028 496 1052 494Q1076 496 1078 528Z', '#f7e3b0') +
    path('M1026 528Q1027 518 1030 512H1074Q1077 518 1078 528Z', '#b5563c') +
    group(paellaForTwo(random), 'transform="translate(0 -34)"')
  );
};

/** Tiles in blue and white on the front of a bar. */
const tiledFront = (x: number, y: number, w: number, h: number, side: number): string =>
  clip(
    `M${x} ${y}h${w}v${h}h${-w}Z`,
    rect(x, y, w, h, '#f3ead6') +
      times(Math.ceil(w / side) + 1, (i) =>
        times(Math.ceil(h / side) + 1, (k) => {
          const [px, py] = [x + i * side, y + k * side];
          return (
            path(
              `M${px} ${py - side * 0.42}L${px + side * 0.42} ${py}L${px} ${py + side * 0.42}L${px - side * 0.42} ${py}Z`,
              (i + k) % 2 ? '#2b5f9e' : '#3f8fc0',
            ) + circle(px, py, side * 0.12, '#f5c860')
          );
        }),
      ),
  );

/** Field glasses that hang from their strap. */
const binoculars = (x: number, y: number): string =>
  line(
    `M${x} ${y}Q${x - 20} ${y + 30} ${x - 17} ${y + 58}M${x} ${y}Q${x + 20} ${y + 30} ${x + 17} ${y + 58}`,
    '#6a4030',
    4,
  ) +
  [-17, 17]
    .map(
      (dx) =>
        rect(x + dx - 7, y + 50, 14, 12, '#15101e', 'rx="3"') +
        path(`M${x + dx - 9} ${y + 60}h18l5 26v34h-28v-34Z`, '#2a2238') +
        rect(x + dx - 6, y + 66, 4, 50, '#8f86a0', veil(0.8)) +
        ellipse(x + dx, y + 120, 14, 5, '#8fc0d0'),
    )
    .join('') +
  rect(x - 8, y + 74, 16, 12, '#c9954a', 'rx="3"');

/** One long bench that looks west until eight, and at the stars afterwards. */
export const lookoutBar: Scene = (random) =>
  sky(['#121a4c', '#27306e', '#5a4684', '#a85a80', '#ee8566', '#fbbd7a'], 430, 13) +
  stars(random, 130, 280) +
  crescent(470, 110, 34, '#fdf0cf') +
  sea(random, ['#f2a070', '#a86478', '#5a4a84', '#33346c'], 424, 580, 50) +
  glints(random, 300, 430, 560, 120, '#ffd69a', 34, 60) +
  hills(random, 428, 60, '#6a3f70', -80, 250, 3) +
  path(
    'M556 452C620 440 650 384 720 374C800 362 860 330 930 336C1040 344 1120 300 1220 290V492C1000 490 720 470 556 452Z',
    '#54386a',
  ) +
  path('M720 374C740 410 760 430 800 474C720 466 620 458 556 452C620 440 650 384 720 374Z', '#6a4274') +
  checker({ horizon: 400, vanish: 500, top: 610, bottom: 800 }, 120, 5, ['#a8604c', '#8f4f48']) +
  rect(-10, 540, 1220, 76, fade(['#d98a68', '#a85c54'])) +
  path('M-10 544Q300 530 600 538T1210 534V554H-10Z', '#f3b488') +
  path('M20 700V624Q20 604 44 604H740Q764 604 764 624V700Z', '#c87a5a') +
  rect(20, 690, 744, 44, '#8a4a4a') +
  rect(14, 676, 756, 22, '#e9a274', 'rx="9"') +
  times(6, (i) => rect(44 + i * 120, 622, 92, 56, ['#2b5f9e', '#e4576a', '#f0c060'][i % 3]!, 'rx="14"')) +
  figure(150, 764, 236, 'toast', { dress: '#fff0d8', skin: '#7a4630' }) +
  figure(270, 764, 240, 'sit', { top: '#2fa3a8', legs: '#2a2048', skin: '#8f5533', flip: true }) +
  figure(476, 764, 236, 'sit', { dress: '#f3c86a', skin: '#6e3c2c' }) +
  figure(598, 764, 242, 'toast', { top: '#f3e3c8', legs: '#2a2048', skin: '#7a4630', flip: true }) +
  shine(1010, 430, 330, '#ffc878', 0.6) +
  rect(846, 250, 374, 320, '#8a4a48') +
  path(archPath(1030, 520, 300, 250), fade(['#c9783c', '#f3b85c'])) +
  shelf(random, 900, 330, 262, 70, '#5a2c28') +
  shelf(random, 900, 420, 262, 64, '#5a2c28') +
  figure(960, 690, 290, 'serve', { top: '#fffaf0', legs: '#2a2048', skin: '#6e3c2c' }) +
  rect(800, 520, 420, 26, '#f3d6ac') +
  rect(800, 542, 420, 8, '#a8704a') +
  tiledFront(816, 550, 404, 190, 62) +
  rect(816, 550, 404, 16, '#1f2448', veil(0.35)) +
  rect(816, 734, 404, 16, '#6a3a3c') +
  glassOf(1060, 520, 58, '#f5b03a') +
  glassOf(1120, 520, 58, '#e4576a') +
  rect(786, 150, 20, 600, '#4a2a34') +
  rect(780, 140, 430, 20, '#4a2a34') +
  times(9, (i) => rect(800 + i * 48, 122, 14, 40, '#3a2030')) +
  lightString([20, 130], [796, 150], 70, 15, '#241a3c') +
  binoculars(742, 300) +
  straight([742, 300], [790, 300], '#2a1a26', 7) +
  [900, 1090].map((x) => stool(x, 806, 156, '#3a1f2c', '#e9a274')).join('') +
  stormLantern(420, 760, 60, '#241a3c') +
  plantPot(60, 806, 92, '#2b5f9e', '#1d3f70') +
  agave(random, 60, 736, 100, '#6f9a94', '#3a5a6a');
