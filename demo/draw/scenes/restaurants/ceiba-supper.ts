import { canopy, lianas, thicket } from '../../jungle.ts';
import { stormLantern } from '../../lamps.ts';
import { monstera } from '../../leaves.ts';
import type { Chance } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { shine } from '../../sky.ts';
import { circle, ellipse, fade, glow, line, path, rect, straight, times, veil } from '../../svg.ts';
import { tableForTwo } from './guests.ts';

/** A ceiba from its roots to the first boughs, lit from the tables below. */
const ceiba = (): string =>
  line('M400 170C300 120 170 84 -20 96', '#46524a', 54) +
  line('M520 150C640 96 820 80 1010 20', '#3a4744', 50) +
  path(
    'M356 -20C366 180 362 340 330 450C292 560 170 640 -20 676V716C120 704 220 690 296 664C250 716 190 752 120 786C240 776 340 736 402 684C412 730 404 774 392 810H486C484 764 488 726 506 690C566 744 690 784 820 792C750 756 690 716 650 672C740 700 880 712 1010 712C870 676 650 620 586 500C546 400 544 200 556 -20Z',
    fade(['#55625a', '#7d7860', '#c29a68', '#e3b478']),
  ) +
  path(
    'M480 -20C484 200 486 400 506 520C520 610 570 652 650 672C740 700 880 712 1010 712C870 676 650 620 586 500C546 400 544 200 556 -20Z',
    fade(['#2c3d42', '#47483f', '#7a5a44', '#96684a']),
  ) +
  path('M506 690C566 744 690 784 820 792C750 756 690 716 650 672C606 656 540 650 506 690Z', '#a87650') +
  [
    'M396 -20C404 240 400 420 372 520C350 590 320 640 296 664C344 606 372 540 386 480C406 380 410 200 406 -20Z',
    'M446 -20C450 220 444 440 420 560C410 610 404 650 402 684C420 640 440 580 450 520C464 420 460 200 456 -20Z',
    'M508 -20C506 240 502 420 508 540C512 600 510 650 506 690C532 640 538 580 528 500C516 400 516 200 516 -20Z',
    'M330 470C300 560 210 640 60 690C200 660 310 600 344 510Z',
    'M402 684C360 730 290 764 200 782C300 770 380 730 410 700Z',
  ]
    .map((d) => path(d, '#4a3b36', veil(0.7)))
    .join('') +
  ['M372 -20C380 200 374 360 350 450', 'M426 -20C430 220 422 400 398 540', 'M476 40C478 240 474 420 470 620']
    .map((d) => line(d, '#d9bc8a', 4, veil(0.35)))
    .join('');

const jungleAtDusk = (random: Chance): string =>
  rect(0, 0, 1200, 800, fade(['#0f3344', '#17565a', '#3d8468', '#a9b96a', '#2a4a3c', '#1c362f'])) +
  shine(760, 400, 420, '#f7dc8a', 0.5) +
  times(13, (i) =>
    rect(
      20 + i * 98 + (i % 3) * 16,
      0,
      20 + (i % 4) * 9,
      590,
      ['#2a6a5e', '#1f5a54', '#3a7a64', '#18484a'][i % 4]!,
      veil(0.8),
    ),
  ) +
  thicket(random, [-20, 590], [1220, 590], 150, ['#1d5a4c', '#2a6f54', '#174a44', '#3a8058'], 60) +
  path('M-20 570Q600 540 1220 574V810H-20Z', '#2c5140') +
  path('M-20 650Q500 610 1220 660V810H-20Z', '#254638');

/** A supper table between the roots. */
const underCeiba = (x: number, y: number, s: number, left: string, right: string): string =>
  ellipse(x, y, 300 * s, 54 * s, glow(['#ffcf7a/0.75', '#f0b060/0.3', '#f0b060/0'])) +
  tableForTwo(x, y, s, {
    cloth: '#fff0cf',
    shade: '#d9ab7c',
    wood: '#5a3626',
    seat: '#c9623f',
    left: { dress: left, skin: '#6e3c2c' },
    right: { top: right, legs: '#2a2a3a', skin: '#8f5533' },
    drink: '#e4576a',
    lit: true,
  });

const hungLantern = (x: number, y: number, h: number): string =>
  straight([x, -10], [x, y - h], '#16282c', 3) + stormLantern(x, y, h, '#16282c');

/** Supper between the roots of a tree that was there before the path. */
export const ceibaSupper: Scene = (random) =>
  jungleAtDusk(random) +
  underCeiba(910, 640, 0.6, '#f3c86a', '#fff0d8') +
  underCeiba(1110, 680, 0.74, '#e4576a', '#2fa3a8') +
  underCeiba(90, 640, 0.58, '#fff0d8', '#f0a058') +
  underCeiba(700, 606, 0.44, '#e4764c', '#fff0d8') +
  ceiba() +
  [
    [110, 30, 420, 170],
    [330, 10, 360, 130],
    [620, 6, 420, 150],
    [900, 30, 460, 190],
    [1150, 60, 360, 240],
    [20, 120, 260, 190],
  ]
    .map(([x, y, w, h]) => canopy(random, x!, y!, w!, h!, '#0f3a3c', '#1a5a4c', '#3a8054'))
    .join('') +
  hungLantern(196, 300, 66) +
  hungLantern(664, 262, 74) +
  hungLantern(842, 356, 58) +
  hungLantern(1010, 280, 70) +
  lianas(random, 590, 560, 260, '#123a38', 8) +
  underCeiba(214, 786, 0.9, '#2fa3a8', '#fdf0d8') +
  underCeiba(716, 790, 1.02, '#e4576a', '#fdf0d8') +
  times(34, () =>
    circle(
      random.between(40, 1160),
      random.between(260, 620),
      random.between(1.6, 3.2),
      '#fff3a0',
      veil(0.85),
    ),
  ) +
  thicket(random, [960, 816], [1230, 816], 150, ['#0c2f30', '#123f3a', '#185044'], 18) +
  monstera(1176, 790, -130, 190, '#1f6a52', '#0f443e') +
  monstera(1090, 812, -110, 150, '#1a5c4a', '#0c3a38');
