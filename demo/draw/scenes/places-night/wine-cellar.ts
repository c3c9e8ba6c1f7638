import { archPath } from '../../arches.ts';
import { checker } from '../../floors.ts';
import type { Ground } from '../../floors.ts';
import { chair, stool } from '../../furniture.ts';
import { candle, pendant, stormLantern } from '../../lamps.ts';
import { figure } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import { shine } from '../../sky.ts';
import { circle, ellipse, group, path, polar, poly, rect, straight, times, veil, wedge } from '../../svg.ts';
import { bottle, glassOf } from '../../tablesetting.ts';

const guests = ['#b5304c', '#fff0d8', '#e0a04a', '#2f7f7a', '#fff0d8', '#8a4a7a', '#e4764c'];

/** Those on the far side of the table; its edge hides them from the waist down. */
const farSide = (): string =>
  guests
    .map((colour, i) =>
      figure(318 + i * 94, 716, 220, i % 2 ? 'toast' : 'sit', {
        [i % 2 ? 'top' : 'dress']: colour,
        legs: '#2a1830',
        skin: ['#7a4630', '#8f5533', '#6b3c22'][i % 3]!,
        flip: i > 3,
      }),
    )
    .join('');

/** One table of stone for all who come, a place laid at each seat. */
const stoneTable = (): string =>
  farSide() +
  figure(192, 780, 270, 'toast', { top: '#fff0d8', legs: '#2a1830', skin: '#7a4630' }) +
  figure(1008, 780, 270, 'toast', { dress: '#d8466a', skin: '#8f5533', flip: true }) +
  chair(190, 786, 196, '#2a1830', '#8a2a3c') +
  chair(1010, 786, 196, '#2a1830', '#8a2a3c', true) +
  rect(330, 690, 60, 100, '#6f6058') +
  rect(810, 690, 60, 100, '#5f524e') +
  poly(
    [
      [270, 634],
      [930, 634],
      [976, 684],
      [224, 684],
    ],
    '#c9b8a0',
  ) +
  rect(224, 684, 752, 16, '#8a7a6c') +
  times(7, (i) => ellipse(318 + i * 94, 646, 24, 5, '#fff6e6') + glassOf(344 + i * 94, 648, 44, '#9c1f3c')) +
  times(7, (i) => ellipse(306 + i * 98, 674, 28, 6, '#fff6e6') + glassOf(270 + i * 98, 678, 46, '#9c1f3c')) +
  [410, 600, 790].map((x) => bottle(x, 664, 92, '#3a5a3a', '#f3dcb0')).join('') +
  [500, 690].map((x) => candle(x, 662, 18)).join('') +
  times(6, (i) => stool(330 + i * 108, 796, 92, '#2a1830', '#8a2a3c'));

export const wineCellar: Scene = () => {
  const ground: Ground = { horizon: 400, vanish: 600, top: 520, bottom: 800 };
  const barrel = (x: number, y: number, r: number): string =>
    circle(x, y, r, '#4a241c') +
    circle(x, y, r * 0.93, '#a8653a') +
    times(5, (i) => rect(x - r * 0.9 + i * r * 0.38, y - r, 3, r * 2, '#7a4226', 'opacity=".6"')) +
    `<circle cx="${x}" cy="${y}" r="${r * 0.88}" fill="none" stroke="#3a2024" stroke-width="${r * 0.09}"/>` +
    circle(x, y + r * 0.3, r * 0.09, '#3a2024') +
    path(wedge(x, y, r * 0.93, -60, 60), '#3a1a24', veil(0.25));
  return (
    rect(0, 0, 1200, 800, '#3a1e28') +
    times(6, (i) => {
      const k = 1 - i * 0.155;
      return (
        path(
          archPath(600, 560 + 260 * k, 1280 * k, 800 * k),
          ['#8a4a38', '#7a4034', '#9c5a3e', '#82462f', '#a8663f', '#b87545'][i]!,
        ) +
        path(
          archPath(600, 560 + 260 * k, 1160 * k, 746 * k),
          ['#5c2f2c', '#6a3830', '#70402f', '#7a4632', '#8f5a38', '#c98a4c'][i]!,
        )
      );
    }) +
    times(5, (i) => {
      const k = 1 - i * 0.155;
      return times(15, (j) =>
        straight(
          polar(600, 560 + 260 * k - 800 * k + 640 * k, 584 * k, 190 + j * 11.4),
          polar(600, 560 + 260 * k - 800 * k + 640 * k, 636 * k, 190 + j * 11.4),
          '#4a2626',
          3 * k,
          veil(0.5),
        ),
      );
    }) +
    shine(600, 450, 460, '#ffca74', 0.9) +
    path(archPath(600, 512, 130, 190), '#5a2a2c') +
    path(archPath(600, 512, 110, 176), '#7a3a34') +
    rect(597, 340, 6, 172, '#5a2a2c') +
    checker(ground, 140, 8, ['#8a5038', '#7a4432']) +
    group(
      poly(
        [
          [480, 800],
          [720, 800],
          [640, 520],
          [560, 520],
        ],
        '#ffcf8a',
      ),
      veil(0.3),
    ) +
    [
      [250, 640, 92],
      [110, 640, 100],
      [180, 480, 92],
      [360, 600, 62],
      [330, 500, 50],
    ]
      .map(([x, y, r]) => barrel(x!, y!, r!))
      .join('') +
    [
      [950, 640, 92],
      [1090, 640, 100],
      [1020, 480, 92],
      [840, 600, 62],
      [870, 500, 50],
    ]
      .map(([x, y, r]) => barrel(x!, y!, r!))
      .join('') +
    pendant(600, -10, 150, 120, '#c98a3c', '#ffe3a0', 380) +
    pendant(400, -10, 90, 90, '#c98a3c') +
    pendant(800, -10, 90, 90, '#c98a3c') +
    stoneTable() +
    [250, 110, 950, 1090].map((x) => shine(x, 420, 150, '#ffb45e', 0.3)).join('') +
    stormLantern(60, 790, 70, '#2a1420') +
    stormLantern(1140, 790, 70, '#2a1420')
  );
};
