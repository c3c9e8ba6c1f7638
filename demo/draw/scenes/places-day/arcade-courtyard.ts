import { arcade, archPath, archRim } from '../../arches.ts';
import { checker } from '../../floors.ts';
import type { Ground } from '../../floors.ts';
import { bougainvillea } from '../../flowers.ts';
import { chair, roundTable } from '../../furniture.ts';
import { canopy } from '../../jungle.ts';
import { lushPalm, palm } from '../../palms.ts';
import { figure } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import { sky } from '../../sky.ts';
import { circle, ellipse, line, path, poly, rect, times, veil, wedge } from '../../svg.ts';
import { bottle, glassOf, plantPot } from '../../tablesetting.ts';

export const arcadeCourtyard: Scene = (random) => {
  const ground: Ground = { horizon: 400, vanish: 600, top: 512, bottom: 800 };
  return (
    sky(['#3a9cc0', '#6fc0d0', '#b2e0dc', '#e3f1dc'], 300, 9) +
    rect(0, 150, 1200, 380, '#f0b470') +
    rect(0, 136, 1200, 22, '#fbe0b0') +
    times(30, (i) => path(wedge(i * 42, 150, 22, 180, 360), i % 2 ? '#c7603f' : '#d9744d')) +
    rect(0, 150, 1200, 10, '#b5532f') +
    [170, 390, 810, 1030]
      .map(
        (x) =>
          rect(x - 34, 200, 68, 92, '#fbe6bf') +
          rect(x - 26, 208, 52, 84, '#2f7d7a') +
          rect(x - 2, 208, 4, 84, '#1d5658') +
          rect(x - 42, 292, 84, 10, '#fbe6bf'),
      )
      .join('') +
    rect(566, 188, 68, 104, '#fbe6bf') +
    path(archPath(600, 292, 52, 92), '#2f7d7a') +
    rect(0, 318, 1200, 200, '#6a2f44') +
    times(7, (i) => path(archPath(90 + i * 170, 512, 120, 178), '#4a2138')) +
    arcade(
      0,
      318,
      1200,
      514,
      [90, 260, 430, 600, 770, 940, 1110].map((x) => ({ x, w: 122, h: 176 })),
      '#f6c98a',
      '#c9784c',
      18,
    ) +
    times(7, (i) => archRim({ x: 90 + i * 170, w: 122, h: 176 }, 514, '#fbe6bf', 9)) +
    checker(ground, 110, 9, ['#f3d6a2', '#c9694a', '#f3d6a2', '#2f7d7a']) +
    poly(
      [
        [0, 512],
        [420, 512],
        [300, 800],
        [0, 800],
      ],
      '#3a1f48',
      veil(0.3),
    ) +
    ellipse(600, 640, 210, 44, '#8a4a3a', veil(0.4)) +
    rect(430, 590, 340, 50, '#fbe6bf') +
    ellipse(600, 640, 170, 36, '#e9c08f') +
    ellipse(600, 590, 170, 36, '#fff3d8') +
    ellipse(600, 592, 148, 28, '#2fb3b8') +
    ellipse(590, 590, 100, 16, '#8fe0d8') +
    rect(584, 470, 32, 126, '#f3d3a2') +
    rect(602, 470, 14, 126, '#c98f62') +
    ellipse(600, 480, 84, 18, '#fff3d8') +
    path('M516 480Q560 524 600 524Q640 524 684 480Z', '#e9c08f') +
    ellipse(600, 480, 72, 12, '#2fb3b8') +
    rect(592, 420, 16, 60, '#f3d3a2') +
    circle(600, 414, 15, '#fff3d8') +
    times(6, (i) => line(`M600 412Q${600 + (i - 2.5) * 22} 390 ${600 + (i - 2.5) * 44} 480`, '#e3fbf4', 3)) +
    times(8, (i) =>
      line(`M${530 + i * 20} 486Q${515 + i * 24} 530 ${520 + i * 23} 588`, '#e3fbf4', 2.6, veil(0.8)),
    ) +
    palm(random, 240, 560, 300, { ...lushPalm, lean: 30 }) +
    palm(random, 960, 560, 320, { ...lushPalm, lean: -34 }) +
    plantPot(240, 590, 76, '#c7603f', '#8a3a2c') +
    plantPot(960, 590, 76, '#c7603f', '#8a3a2c') +
    canopy(random, 90, 540, 130, 80, '#2a6f4c', '#3f8a4f', '#6fb355') +
    canopy(random, 1110, 540, 130, 80, '#2a6f4c', '#3f8a4f', '#6fb355') +
    bougainvillea(
      random,
      [
        [30, 170],
        [80, 190],
        [130, 176],
        [40, 240],
        [1170, 170],
        [1120, 186],
        [1060, 172],
        [1170, 240],
        [1150, 300],
      ],
      34,
      ['#d8326a', '#ee5c8a', '#b8325f'],
      '#3f8a4f',
    ) +
    chair(860, 730, 150, '#5a3424', '#f5b942') +
    chair(1100, 730, 150, '#5a3424', '#f5b942', true) +
    roundTable(980, 740, 210, 124, '#fdf3dd', '#d9c3a8', 74) +
    glassOf(952, 612, 38, '#c2304a') +
    bottle(992, 614, 62, '#2f6b4c') +
    chair(150, 750, 160, '#5a3424', '#f5b942') +
    roundTable(280, 760, 220, 130, '#fdf3dd', '#c9b3a8', 80) +
    glassOf(262, 626, 38, '#f6dc8a') +
    figure(780, 700, 150, 'serve', { top: '#fffaf0', legs: '#2c2640', skin: '#7a4630', flip: true }) +
    ellipse(757, 570, 28, 5, '#d9d2c0') +
    glassOf(750, 567, 22, '#f6dc8a') +
    glassOf(768, 567, 22, '#ee6c4d') +
    figure(150, 752, 190, 'sit', { dress: '#2fb3b8', skin: '#8f5533' })
  );
};
