import { hills, rock, sandMarks } from '../../land.ts';
import { agave, saguaro } from '../../leaves.ts';
import { castShadow, figure } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import { barCloud, gulls, sky, sun } from '../../sky.ts';
import { path } from '../../svg.ts';

/** A dry river bed between saguaros, and three who walk up it while it is cool. */
export const desertWalk: Scene = (random) =>
  sky(['#7fb8c4', '#b8d4c4', '#f3dfae', '#fbc98a', '#f5a56a'], 430) +
  sun(820, 330, 70, '#fff3c4', '#ffe2a0', 5) +
  barCloud(random, 300, 150, 320, '#f6e2bc', 3) +
  barCloud(random, 980, 110, 220, '#e8e0c0', 2) +
  gulls(random, 520, 210, 4, '#7a4a44') +
  hills(random, 440, 190, '#c98a72', -160, 640, 4) +
  hills(random, 440, 150, '#b8705c', 560, 1360, 4) +
  hills(random, 470, 90, '#a0584a', -100, 1300, 7) +
  path('M-20 456Q300 436 620 458T1220 446V810H-20Z', '#d9935a') +
  path(
    'M560 458C640 470 520 500 600 540C700 590 620 640 700 700C750 740 860 780 900 810H260C330 740 480 690 470 620C462 560 540 520 520 490C512 474 540 462 560 458Z',
    '#f3d7a4',
  ) +
  path(
    'M560 458C640 470 520 500 600 540C700 590 620 640 700 700C750 740 860 780 900 810H800C740 770 640 730 600 690C540 630 620 600 560 550C510 510 580 490 548 462Z',
    '#e6bf86',
  ) +
  sandMarks(random, 300, 690, 520, 100, '#c98a52', 30) +
  [80, 250, 400, 760, 940, 1130]
    .map((x, i) => saguaro(x, 500 + (i % 2) * 14, 90 + (i % 3) * 26, '#6f9a64', '#47705a'))
    .join('') +
  rock(random, 330, 560, 120, 60, '#b8705c', '#8a4a44') +
  rock(random, 840, 580, 160, 80, '#b8705c', '#8a4a44') +
  castShadow(560, 566, 78, 'stroll', '#b98a5a', 0.6) +
  figure(560, 566, 78, 'stroll', { top: '#fffaf0', legs: '#7a5a4a', skin: '#8f5533', hat: '#c9503f' }) +
  figure(606, 600, 100, 'wave', {
    top: '#2fa3a8',
    legs: '#e6cfa0',
    skin: '#6b3c22',
    hat: '#fffaf0',
    flip: true,
  }) +
  figure(540, 668, 138, 'stroll', { dress: '#d8466a', skin: '#6b3c22', hat: '#2f6b7c' }) +
  saguaro(150, 730, 330, '#5f8f5c', '#37604c') +
  saguaro(1060, 700, 280, '#5f8f5c', '#37604c') +
  agave(random, 330, 770, 110, '#7fa88a', '#4a7a6a') +
  agave(random, 960, 780, 130, '#7fa88a', '#4a7a6a') +
  agave(random, 1160, 800, 110, '#8fb494', '#4a7a6a') +
  agave(random, 40, 806, 120, '#8fb494', '#4a7a6a');
