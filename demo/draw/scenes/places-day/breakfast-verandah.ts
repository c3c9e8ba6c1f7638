import { column } from '../../arches.ts';
import { planks } from '../../floors.ts';
import type { Ground } from '../../floors.ts';
import { hibiscus } from '../../flowers.ts';
import { chair, roundTable } from '../../furniture.ts';
import { canopy, lianas } from '../../jungle.ts';
import { pendant } from '../../lamps.ts';
import { hills } from '../../land.ts';
import { lushPalm, palm } from '../../palms.ts';
import { figure } from '../../people.ts';
import { railing } from '../../railings.ts';
import type { Scene } from '../../scene.ts';
import { barCloud, sky, sun } from '../../sky.ts';
import { circle, ellipse, group, path, poly, rect, times, veil, wedge } from '../../svg.ts';
import { cup, glassOf } from '../../tablesetting.ts';
import { sea } from '../../water.ts';

export const breakfastVerandah: Scene = (random) => {
  const ground: Ground = { horizon: 360, vanish: 600, top: 600, bottom: 800 };
  return (
    sky(['#7cc0c8', '#a9d6c8', '#dfe7c0', '#fbe2ae', '#fbd09a'], 380, 10) +
    sun(380, 300, 54, '#fffbe0', '#fff0b8', 5) +
    barCloud(random, 760, 170, 220, '#fdeccb') +
    hills(random, 400, 110, '#a9c9b0', -100, 700, 4) +
    hills(random, 410, 90, '#86b59a', 420, 1300, 4) +
    hills(random, 430, 70, '#5f9a7c', -100, 1300, 7) +
    sea(random, ['#bfe0c8', '#7cc0b8'], 430, 470, 20) +
    canopy(random, 120, 520, 420, 150, '#2f7d54', '#4f9a58', '#8cc26a') +
    canopy(random, 560, 545, 420, 120, '#2a6f4c', '#459152', '#7fb85c') +
    canopy(random, 1020, 520, 440, 150, '#2f7d54', '#4f9a58', '#8cc26a') +
    palm(random, 240, 560, 250, { ...lushPalm, lean: 20 }) +
    palm(random, 870, 560, 290, { ...lushPalm, lean: -30 }) +
    planks(random, ground, 110, '#d9a06a', '#9c6238') +
    railing(-10, 612, 1220, 100, '#fffaf0', 60) +
    group(
      poly(
        [
          [200, 800],
          [330, 800],
          [430, 600],
          [370, 600],
        ],
        '#fff0c0',
      ) +
        poly(
          [
            [520, 800],
            [690, 800],
            [640, 600],
            [560, 600],
          ],
          '#fff0c0',
        ) +
        poly(
          [
            [920, 800],
            [1100, 800],
            [860, 600],
            [780, 600],
          ],
          '#fff0c0',
        ),
      veil(0.35),
    ) +
    column(60, 60, 640, 48, '#fffaf0', '#e3cfb0') +
    column(1140, 60, 640, 48, '#fffaf0', '#e3cfb0') +
    rect(0, 0, 1200, 66, '#f3e2c2') +
    rect(0, 60, 1200, 10, '#c9a67c') +
    times(2, (i) => pendant(i ? 800 : 400, 66, 40, 100, '#d9a55a')) +
    lianas(random, 100, 120, 220, '#5a9a52', 4) +
    lianas(random, 1000, 110, 220, '#5a9a52', 4) +
    chair(330, 770, 230, '#fffaf0', '#7cc0b8') +
    chair(870, 770, 230, '#fffaf0', '#7cc0b8', true) +
    figure(870, 776, 280, 'sit', { dress: '#f3a07a', skin: '#8f5533', flip: true }) +
    roundTable(600, 780, 480, 196, '#fffdf4', '#e6dfc8', 110) +
    ellipse(480, 590, 84, 13, '#7cc0b8') +
    ellipse(480, 586, 66, 9, '#fffdf4') +
    ellipse(480, 582, 46, 12, '#d9913f') +
    ellipse(480, 574, 46, 12, '#eab05a') +
    rect(470, 562, 20, 10, '#fbe694') +
    ellipse(730, 592, 74, 12, '#7cc0b8') +
    ellipse(730, 588, 58, 8, '#fffdf4') +
    path(wedge(712, 588, 34, 200, 300), '#ee5a5f') +
    circle(744, 578, 15, '#f7b233') +
    circle(764, 582, 11, '#5ea34e') +
    cup(600, 600, 40, '#2b8f8a') +
    glassOf(560, 580, 58, '#f9a43a') +
    glassOf(656, 578, 58, '#f9a43a') +
    path('M596 566Q592 520 600 500Q606 520 602 566Z', '#5a9a52') +
    [
      [-22, -60],
      [0, -78],
      [22, -62],
      [-10, -44],
      [14, -42],
    ]
      .map(([a, b], i) => hibiscus(600 + a!, 576 + b!, 17, i % 2 ? '#f5b942' : '#e4576a', i * 40))
      .join('') +
    rect(588, 552, 24, 34, '#fffaf0', 'rx="8"')
  );
};
