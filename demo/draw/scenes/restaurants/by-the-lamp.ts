/** Lantern Cay after dark: the end of its pier, and the porch of its keeper. */
import { lighthouse } from '../../buildings.ts';
import { stormLantern } from '../../lamps.ts';
import { hours } from '../../palette.ts';
import { palm, shadowPalm } from '../../palms.ts';
import type { Scene } from '../../scene.ts';
import { shine, sky, stars } from '../../sky.ts';
import {
  circle,
  ellipse,
  fade,
  glow,
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
import { glints, sea } from '../../water.ts';
import { tableForTwo } from './guests.ts';

/** The two beams of the light, from its lamp to the edges. */
const beamsFrom = (x: number, y: number): string =>
  group(
    poly(
      [
        [x, y],
        [-40, y - 190],
        [-40, y + 20],
      ],
      '#ffe9a8',
    ) +
      poly(
        [
          [x, y],
          [1240, y - 70],
          [1240, y + 50],
        ],
        '#ffe9a8',
      ),
    veil(0.24),
  );

/** A tarpon in the light below the pier, its back up. */
const tarpon = (x: number, y: number, s: number, turn: number): string =>
  move(
    x,
    y,
    path(
      'M-120 4Q-96 -26 -20 -28L10 -48L26 -26Q80 -18 104 -4L150 -34L134 2L148 36L102 12Q60 26 -10 26Q-80 24 -120 4Z',
      '#8fb0b8',
    ) +
      path('M-120 4Q-96 -26 -20 -28L10 -48L26 -26Q80 -18 104 -4Q20 -14 -120 4Z', '#3f6a7c') +
      path('M-100 10Q-40 22 102 12Q60 26 -10 26Q-70 24 -100 10Z', '#e3efe6') +
      times(8, (i) => line(`M${-60 + i * 20} -12q7 10 2 22`, '#6f949e', 2.4)) +
      circle(-98, -2, 5, '#fffaf0') +
      circle(-99, -2, 2.6, '#12202c') +
      line('M-120 4Q-108 8 -100 6', '#2a4450', 3),
    turn,
    s,
  );

const pierEnd = (): string =>
  [60, 240, 420, 600, 780, 900]
    .map(
      (x) =>
        rect(x - 11, 486, 22, 150, '#2a2448') +
        rect(x + 1, 486, 10, 150, '#1a1838') +
        lens(x, 634, 70, 4, '#ffd98a', veil(0.7)),
    )
    .join('') +
  rect(-20, 468, 960, 26, '#b07a52') +
  rect(-20, 468, 960, 7, '#e3b078') +
  rect(-20, 490, 960, 8, '#4a2f48') +
  times(30, (i) => rect(-10 + i * 32, 475, 3, 16, '#7a5040'));

const lanternPost = (x: number): string =>
  rect(x - 5, 300, 10, 172, '#1c1f4a') +
  rect(x - 26, 304, 52, 6, '#1c1f4a') +
  stormLantern(x, 372, 58, '#1c1f4a', '#ffdf8e', 0.6);

/** Lanterns, the last tables of the pier, and the fish that turn in the light below. */
export const tarponTables: Scene = (random) =>
  sky(['#10194a', '#1d2f6c', '#3d5590', '#7a7fa8', '#c99a9a', '#f0b58a'], 420, 12) +
  stars(random, 110, 260) +
  sea(random, ['#c99a94', '#5f76a0', '#2c4f86', '#1a3670', '#122858'], 412, 800, 46) +
  path('M880 424C960 396 1080 392 1220 410V436Q1040 440 880 424Z', '#22305c') +
  beamsFrom(1096, 236) +
  lighthouse(1096, 416, 224, '#e6e0d4', '#6a6f94', '#b8504a', '#fff1bd') +
  shine(1096, 236, 110, '#ffe9a8', 0.8) +
  palm(random, 1010, 420, 120, { ...shadowPalm('#16224c', '#2a3a6c'), lean: -20 }) +
  ellipse(520, 690, 520, 116, glow(['#ffe6a0/0.75', '#c9d9a0/0.4', '#6fa0a0/0'])) +
  glints(random, 480, 610, 790, 320, '#ffe0a0', 44, 200) +
  tarpon(380, 700, 0.95, -6) +
  tarpon(640, 664, 0.72, 8) +
  tarpon(700, 752, 0.84, -168) +
  tarpon(470, 770, 0.6, 174) +
  pierEnd() +
  [170, 390, 610, 810]
    .map((x, i) =>
      tableForTwo(x, 472, 0.54, {
        cloth: '#fff3d8',
        shade: '#d9b088',
        wood: '#3a2440',
        seat: '#c9623f',
        left: i === 3 ? undefined : { dress: ['#e4576a', '#f3c86a', '#fff0d8'][i]!, skin: '#6e3c2c' },
        right:
          i === 0
            ? undefined
            : { top: ['', '#2fa3a8', '#fff0d8', '#f0a058'][i]!, legs: '#20244c', skin: '#8f5533' },
        drink: '#f6dc8a',
        lit: true,
      }),
    )
    .join('') +
  [60, 280, 500, 716, 900].map(lanternPost).join('') +
  line('M60 306Q170 348 280 306Q390 348 500 306Q608 348 716 306Q808 344 900 306', '#1c1f4a', 3);

/** A window with its lamp lit. */
const pane = (x: number, y: number, w: number, h: number): string =>
  shine(x + w / 2, y + h / 2, w * 1.3, '#ffd38a', 0.45) +
  rect(x - 7, y - 7, w + 14, h + 14, '#f3ede0') +
  rect(x, y, w, h, fade(['#ffe6a4', '#f7b45e'])) +
  rect(x + w / 2 - 3, y, 6, h, '#f3ede0') +
  rect(x, y + h / 2 - 3, w, 6, '#f3ede0') +
  [-1, 1]
    .map((d) => {
      const left = d < 0 ? x - 46 : x + w + 8;
      return (
        rect(left, y - 6, 38, h + 12, '#2b5f8f') +
        times(8, (i) => rect(left + 5, y + 4 + i * (h / 8), 28, 5, '#1d4468'))
      );
    })
    .join('');

const cottage = (): string =>
  rect(110, 330, 700, 330, fade(['#b9b4c0', '#e9dfd0', '#f3e3c4'])) +
  times(16, (i) => rect(110, 346 + i * 20, 700, 3, '#a8a0ac', veil(0.7))) +
  pane(196, 420, 100, 130) +
  pane(620, 420, 100, 130) +
  rect(412, 400, 116, 262, '#f3ede0') +
  rect(424, 412, 92, 250, '#2b5f8f') +
  rect(436, 426, 68, 96, fade(['#ffe6a4', '#f7b45e'])) +
  circle(506, 570, 5, '#f5c860') +
  circle(568, 470, 24, '#a8743c') +
  circle(568, 470, 18, '#fff3d8') +
  straight([568, 470], [578, 458], '#7a2a30', 3) +
  poly(
    [
      [60, 340],
      [250, 176],
      [670, 176],
      [860, 340],
    ],
    '#4a5a78',
  ) +
  times(5, (i) => straight([88 + i * 40 - 8, 316 - i * 34], [832 - i * 40 + 8, 316 - i * 34], '#3a4764', 5)) +
  rect(560, 116, 62, 90, '#a85a4c') +
  rect(552, 108, 78, 16, '#c97a64') +
  rect(50, 334, 820, 18, '#f3ede0') +
  rect(50, 350, 820, 6, '#8f8a9c') +
  [70, 300, 600, 838]
    .map(
      (x) =>
        rect(x - 12, 352, 24, 312, '#fffaf0') +
        rect(x + 2, 352, 10, 312, '#c9c0c4') +
        path(`M${x - 12} 352h-26q22 6 26 36ZM${x + 12} 352h26q-22 6 -26 36Z`, '#f3ede0'),
    )
    .join('') +
  stormLantern(360, 424, 52, '#2a2a4a') +
  straight([360, 352], [360, 380], '#2a2a4a', 3) +
  rect(40, 660, 840, 20, '#c98f64') +
  rect(40, 678, 840, 40, '#7a5a5c') +
  times(3, (i) => rect(396 - i * 16, 680 + i * 24, 150 + i * 32, 24, ['#d9a878', '#c4926a', '#b07f5e'][i]!));

/** Supper on the porch, and the beam that goes round above it. */
export const keepersPorch: Scene = (random) =>
  sky(hours.blue.sky, 620, 13) +
  stars(random, 110, 320) +
  sea(random, hours.blue.sea, 600, 720, 20) +
  beamsFrom(1010, 166) +
  path('M-20 640Q500 610 1220 640V810H-20Z', fade(['#4a6a70', '#35525f', '#263f50'])) +
  lighthouse(1010, 680, 640, '#f6e8d0', '#6a6f94', '#c9503f', '#fff1bd') +
  shine(1010, 124, 200, '#ffe9a8', 0.8) +
  cottage() +
  shine(460, 560, 420, '#ffc878', 0.4) +
  tableForTwo(206, 664, 0.74, {
    cloth: '#fffaf0',
    shade: '#d9b48c',
    wood: '#4a3040',
    seat: '#2b5f8f',
    left: { dress: '#e4576a', skin: '#7a4630' },
    right: { top: '#fff0d8', legs: '#24305c', skin: '#8f5533' },
    drink: '#b82a4a',
    lit: true,
  }) +
  tableForTwo(700, 664, 0.74, {
    cloth: '#fffaf0',
    shade: '#d9b48c',
    wood: '#4a3040',
    seat: '#2b5f8f',
    left: { top: '#2fa3a8', legs: '#24305c', skin: '#6e3c2c' },
    right: { dress: '#f3c86a', skin: '#7a4630' },
    drink: '#f6dc8a',
    lit: true,
  }) +
  path('M360 752L290 810H652L582 752Z', '#d9b48c', veil(0.55)) +
  palm(random, 1150, 800, 420, { ...shadowPalm('#14263f', '#2a4660'), lean: 40, fronds: 10 });
