/** Walkers on a ridge before the heat, and a family in water that reaches to the waist. */
import { hills } from '../../land.ts';
import { agave, saguaro } from '../../leaves.ts';
import { hours } from '../../palette.ts';
import { figure } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import { barCloud, sky, sun } from '../../sky.ts';
import { water } from '../../stages.ts';
import { starfish } from '../../shells.ts';
import { circle, clip, ellipse, fade, group, move, path, rect, straight, times, veil } from '../../svg.ts';
import { glints, lightNet, sea } from '../../water.ts';

/** Four people on the crest between two seas, the sun not yet up for long. */
export const earlyRidge: Scene = (random) =>
  sky(hours.dawn.sky, 420, 12) +
  sun(520, 300, 74, hours.dawn.sun, '#ffe2b0', 6) +
  barCloud(random, 250, 150, 300, hours.dawn.cloud) +
  barCloud(random, 900, 210, 340, hours.dawn.cloud, 3) +
  sea(random, hours.dawn.sea, 400, 700, 50) +
  glints(random, 520, 404, 540, 150, '#ffe9c0', 34, 44) +
  hills(random, 404, 70, '#5f8f90', -80, 330, 4) +
  hills(random, 404, 50, '#5f8f90', 900, 1280, 4) +
  path(
    'M-20 640Q140 600 300 540Q430 486 560 470Q640 462 720 474Q860 500 980 470Q1110 440 1220 450V820H-20Z',
    '#d9865c',
  ) +
  path(
    'M560 470Q640 462 720 474Q860 500 980 470Q1110 440 1220 450V820H420Q640 690 610 590T560 470Z',
    '#a8574c',
  ) +
  path('M-20 700Q240 640 480 700T900 690Q1080 650 1220 690V820H-20Z', '#7a3f48') +
  path('M-20 770Q300 720 620 766T1220 756V820H-20Z', '#5a2f40') +
  figure(548, 472, 118, 'walk', {
    top: '#fffaf0',
    legs: '#2f6f7c',
    skin: '#6b3c22',
    hat: '#f3dca4',
    flip: true,
  }) +
  figure(612, 468, 112, 'stroll', { dress: '#e4576a', skin: '#8f5533', hat: '#fffaf0', flip: true }) +
  figure(676, 470, 120, 'walk', {
    top: '#f5b942',
    legs: '#3a3a54',
    skin: '#7a4630',
    hat: '#f3dca4',
    flip: true,
  }) +
  figure(744, 480, 114, 'stroll', { top: '#2fa3a8', legs: '#f3e4c4', skin: '#6b3c22', flip: true }) +
  [522, 650, 722].map((x, i) => straight([x, 474 + i * 2], [x + 12, 410 + i * 4], '#5a3a2c', 3)).join('') +
  saguaro(190, 610, 250, '#5f7a4c', '#35503f') +
  saguaro(1060, 470, 190, '#5f7a4c', '#35503f') +
  saguaro(900, 500, 110, '#5f7a4c', '#35503f') +
  saguaro(330, 560, 120, '#5f7a4c', '#35503f') +
  agave(random, 110, 790, 150, '#6a8a6a', '#2f4f4a') +
  agave(random, 1020, 800, 170, '#6a8a6a', '#2f4f4a') +
  agave(random, 720, 806, 80, '#6a8a6a', '#2f4f4a');

/** Grown-ups to the waist, children on shoulders and in rings, and sand that is seen through the water. */
export const waistDeep: Scene = (random) => {
  const wading = (x: number, y: number, depth: number, body: string): string =>
    clip(`M0 0H1200V${y - depth}H0Z`, body) +
    ellipse(x, y - depth, 46, 7, '#e3f8ee', veil(0.8)) +
    ellipse(x, y - depth + 16, 70, 6, '#e3f8ee', veil(0.4));
  return move(
    0,
    -100,
    water(random, 'noon', 880, 300) +
      rect(0, 380, 1200, 520, fade(['#3fb8bd', '#7fd6c4', '#c9efd0', '#f3e6bc'])) +
      group(lightNet(random, 0, 470, 1200, 430, '#fffdf0', 0.7, 120), veil(0.6)) +
      figure(490, 388, 132, 'wave', { dress: '#f5b942', skin: '#8f5533' }) +
      wading(
        500,
        560,
        66,
        figure(500, 560, 250, 'stand', { top: '#ee6c4d', legs: '#2b4a7c', skin: '#7a4630' }),
      ) +
      wading(
        650,
        566,
        70,
        figure(650, 566, 240, 'wave', { dress: '#e4365f', skin: '#6b3c22', hat: '#fff2cf', flip: true }),
      ) +
      wading(
        742,
        540,
        34,
        figure(742, 540, 140, 'wave', { top: '#fffaf0', legs: '#2fb3b8', skin: '#8f5533', flip: true }),
      ) +
      times(14, (i) => circle(704 + ((i * 37) % 76), 420 + ((i * 53) % 70), 4 + (i % 3), '#fffdf4')) +
      wading(
        300,
        520,
        40,
        figure(300, 520, 150, 'wave', { top: '#2b6fae', legs: '#2b6fae', skin: '#7a4630' }),
      ) +
      ellipse(380, 500, 70, 24, '#ee6c4d') +
      ellipse(380, 496, 40, 11, '#3fb0b0') +
      times(4, (i) => path(`M${322 + i * 34} ${492 + (i % 2) * 4}l14 -4 6 22 -14 4Z`, '#fffaf0')) +
      figure(380, 512, 92, 'sit', { dress: '#fffaf0', skin: '#8f5533' }) +
      path('M318 504Q380 540 442 504Q438 528 380 530Q322 528 318 504Z', '#ee6c4d') +
      wading(
        900,
        540,
        50,
        figure(900, 540, 210, 'stand', { top: '#fffaf0', legs: '#2b6f8f', skin: '#6b3c22', hat: '#f3d79a' }),
      ) +
      circle(600, 350, 20, '#fffaf0') +
      path('M600 330a20 20 0 0 1 17 30Z', '#ee6c4d') +
      path('M600 330a20 20 0 0 0 -17 30Z', '#2fb3b8') +
      starfish(860, 720, 40, '#f28f6a', 20, [8, 10]) +
      starfish(240, 742, 30, '#f5b06a', -14, [6, 8]),
  );
};
