import { rock } from '../../land.ts';
import { frond, lushPalm, palm, shadowPalm } from '../../palms.ts';
import { castShadow, figure, handOf } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import { gulls } from '../../sky.ts';
import { beach } from '../../stages.ts';
import { circle, ellipse, group, line, path, poly, rect, straight, times, veil } from '../../svg.ts';

const ball = (x: number, y: number, r: number): string =>
  circle(x, y, r, '#fffaf0') +
  path(
    `M${x - r} ${y}Q${x} ${y - r * 0.9} ${x + r} ${y}`,
    'none',
    `stroke="#f5b942" stroke-width="${r * 0.3}"`,
  ) +
  path(
    `M${x - r} ${y}Q${x} ${y + r * 0.9} ${x + r} ${y}`,
    'none',
    `stroke="#2b7fae" stroke-width="${r * 0.3}"`,
  );

export const beachVolleyball: Scene = (random) =>
  beach(random, 'gold', 300) +
  palm(random, 90, 640, 420, { ...lushPalm, lean: 40 }) +
  palm(random, 1130, 650, 470, { ...lushPalm, lean: -50 }) +
  straight([420, 760], [420, 330], '#7a4a34', 11) +
  straight([800, 690], [800, 330], '#7a4a34', 9) +
  group(
    times(14, (i) => straight([420 + i * 28, 372], [420 + i * 28, 470], '#fffaf0', 2)) +
      times(6, (i) => straight([420, 374 + i * 19], [800, 372 + i * 19], '#fffaf0', 2)),
    veil(0.85),
  ) +
  rect(420, 364, 380, 12, '#ee6c4d') +
  rect(420, 464, 380, 7, '#fffaf0') +
  line('M90 770L420 640H800L1130 720', '#2b7fae', 5, veil(0.6)) +
  castShadow(300, 742, 210, 'leap', '#7a4a50', 0.6, 0.5) +
  figure(300, 722, 210, 'leap', { top: '#ee6c4d', legs: '#16305a', skin: '#8f5533' }) +
  castShadow(150, 760, 190, 'stroll', '#7a4a50', 0.6, 0.5) +
  figure(150, 760, 190, 'play', { dress: '#f5b942', skin: '#6b3c22' }) +
  castShadow(900, 706, 170, 'serveBall', '#7a4a50', 0.6, 0.5) +
  figure(900, 706, 170, 'serveBall', { top: '#2fa3a8', legs: '#fdf3dd', skin: '#a9683c', flip: true }) +
  castShadow(1040, 740, 180, 'run', '#7a4a50', 0.6, 0.5) +
  figure(1040, 740, 180, 'run', { dress: '#e4576a', skin: '#7a4630', flip: true }) +
  ball(470, 290, 24);

export const beachTraining: Scene = (random) =>
  beach(random, 'dawn', 760) +
  palm(random, 60, 700, 540, { ...lushPalm, lean: 70 }) +
  palm(random, 240, 640, 420, { ...lushPalm, lean: -30 }) +
  palm(random, 1120, 700, 520, { ...lushPalm, lean: -60 }) +
  group(path('M-20 690Q180 640 420 690T620 800H-20Z', '#7a5a58'), veil(0.22)) +
  line('M470 640Q560 590 640 640T800 640T960 646', '#b98a5a', 12) +
  line('M470 650Q560 690 640 646T800 652T960 652', '#a3744a', 12) +
  ellipse(975, 650, 22, 16, '#6b4028') +
  figure(452, 700, 190, 'cook', { top: '#2fa3a8', legs: '#16305a', skin: '#7a4630' }) +
  figure(250, 750, 240, 'serveBall', { top: '#ee6c4d', legs: '#3a2a4a', skin: '#8f5533' }) +
  path('M214 486Q250 452 320 470Q346 484 322 514Q262 530 220 516Q206 502 214 486Z', '#c9a06a') +
  line('M226 494Q262 476 312 490', '#8a6a3e', 5) +
  line('M238 510Q270 500 306 508', '#8a6a3e', 4) +
  figure(760, 752, 226, 'warrior', { dress: '#f5b942', skin: '#6b3c22' }) +
  path('M560 760q40 -34 100 -12q24 18 4 40q-58 12 -106 0q-18 -14 2 -28Z', '#c9a06a') +
  line('M570 768q40 -14 90 -4', '#8a6a3e', 5) +
  path('M1010 770q-6 -40 24 -44q32 2 26 44Z', '#2c3340') +
  line('M1020 730q14 -34 30 0', '#2c3340', 9) +
  path('M1080 790q-6 -34 20 -38q28 2 22 38Z', '#bf4a35') +
  line('M1088 756q12 -30 26 0', '#bf4a35', 8) +
  gulls(random, 560, 230, 4, '#3f6a72');

/** Baseball on a sandy field by the sea while the sun goes down: somebody small bats. */
export const ballGameDusk: Scene = (random) =>
  beach(random, 'sunset', 600) +
  path('M-20 600Q600 560 1220 596V810H-20Z', '#5f7a52') +
  poly(
    [
      [600, 606],
      [1010, 690],
      [600, 806],
      [190, 690],
    ],
    '#c98a62',
  ) +
  poly(
    [
      [600, 632],
      [880, 690],
      [600, 764],
      [320, 690],
    ],
    '#6f8a58',
  ) +
  [
    [600, 616],
    [984, 688],
    [216, 688],
  ]
    .map(([x, y]) =>
      poly(
        [
          [x! - 18, y!],
          [x!, y! - 8],
          [x! + 18, y!],
          [x!, y! + 8],
        ],
        '#fffaf0',
      ),
    )
    .join('') +
  ellipse(600, 690, 60, 12, '#c98a62') +
  castShadow(600, 690, 140, 'serveBall', '#3a2440', -0.5, 0.5) +
  figure(600, 690, 140, 'serveBall', {
    top: '#fffaf0',
    legs: '#e6d3b8',
    skin: '#5a3028',
    hat: '#bf4a35',
    flip: true,
  }) +
  figure(360, 640, 96, 'run', { top: '#2fa3a8', legs: '#fdf3dd', skin: '#6b3c22', hat: '#16305a' }) +
  figure(880, 640, 96, 'wave', { dress: '#f5b942', skin: '#5a3028', hat: '#bf4a35' }) +
  figure(210, 686, 120, 'stroll', { top: '#ee6c4d', legs: '#fdf3dd', skin: '#6b3c22', hat: '#16305a' }) +
  figure(1000, 686, 120, 'run', {
    top: '#fdf3dd',
    legs: '#2b4a7c',
    skin: '#7a4630',
    hat: '#bf4a35',
    flip: true,
  }) +
  figure(470, 786, 170, 'play', { top: '#f5b942', legs: '#fdf3dd', skin: '#5a3028', hat: '#16305a' }) +
  straight(handOf(470, 786, 170, 'play'), [560, 590], '#d9a55a', 11) +
  figure(360, 800, 150, 'sit', { top: '#16305a', legs: '#e6d3b8', skin: '#6b3c22', hat: '#16305a' }) +
  circle(576, 572, 9, '#fffaf0') +
  palm(random, 60, 760, 520, { ...shadowPalm('#33203f', '#5a3450'), lean: 60 }) +
  palm(random, 1150, 760, 560, { ...shadowPalm('#33203f', '#5a3450'), lean: -60 }) +
  frond(random, 1240, 60, 160, 320, { light: '#5a3450', dark: '#33203f' }, 0.4, 24) +
  rock(random, 900, 606, 70, 26, '#7a4a5a', '#4a2a44');
