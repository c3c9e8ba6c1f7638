import { farSail, kayak, sloop } from '../../boats.ts';
import { lighthouse } from '../../buildings.ts';
import { canopy } from '../../jungle.ts';
import { stormLantern } from '../../lamps.ts';
import { hills } from '../../land.ts';
import { hours } from '../../palette.ts';
import { frond, palm, shadowPalm } from '../../palms.ts';
import { figure } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import { barCloud, shine, sky, stars } from '../../sky.ts';
import { circle, fade, group, lens, path, poly, rect, smooth, times, veil } from '../../svg.ts';
import { glints, ripples, sea } from '../../water.ts';

export const homeLantern: Scene = (random) => {
  const { blue } = hours;
  const still = ['#e0a58e', '#7f86a0', '#3f639a', '#214680', '#142f63', '#0d2049'];
  return (
    sky(blue.sky, 520) +
    stars(random, 120, 300) +
    group(
      poly(
        [
          [606, 252],
          [1210, 96],
          [1210, 266],
        ],
        fade(['#ffe9a8/0.75', '#ffe9a8/0'], 0),
      ) +
        poly(
          [
            [594, 252],
            [-10, 186],
            [-10, 356],
          ],
          fade(['#ffe9a8/0', '#ffe9a8/0.5'], 0),
        ),
    ) +
    barCloud(random, 240, 400, 300, '#9a93a8', 2) +
    barCloud(random, 960, 440, 280, '#c79c9a', 2) +
    hills(random, 522, 10, '#3a5788', -40, 360, 5) +
    hills(random, 522, 8, '#3a5788', 860, 1260, 5) +
    sea(random, still, 520, 800, 80) +
    group(rect(560, 560, 80, 200, '#f6d9a8', veil(0.12))) +
    shine(600, 252, 190, '#ffdf94', 0.85) +
    path(
      smooth([
        [210, 562],
        [300, 536],
        [420, 520],
        [520, 500],
        [610, 494],
        [720, 508],
        [830, 526],
        [930, 540],
        [1000, 562],
      ]) + 'Z',
      '#24405a',
    ) +
    path(
      smooth([
        [250, 562],
        [360, 548],
        [520, 536],
        [640, 534],
        [800, 546],
        [950, 562],
      ]) + 'Z',
      '#3a5a5c',
    ) +
    palm(random, 380, 538, 170, { ...shadowPalm('#10283f', '#28506a'), lean: -36 }) +
    palm(random, 436, 530, 210, { ...shadowPalm('#10283f', '#28506a'), lean: -10 }) +
    palm(random, 810, 532, 190, { ...shadowPalm('#10283f', '#28506a'), lean: 30 }) +
    palm(random, 868, 540, 140, { ...shadowPalm('#10283f', '#28506a'), lean: 34 }) +
    lighthouse(600, 516, 310, '#f6e2c4', '#4a5a86', '#d9564a', '#fff1bd') +
    [
      [470, 526, 76],
      [690, 530, 84],
      [756, 536, 60],
    ]
      .map(
        ([x, y, w]) =>
          rect(x! - w! / 2, y! - w! * 0.5, w!, w! * 0.56, '#e9d3b6') +
          rect(x! + w! * 0.16, y! - w! * 0.5, w! * 0.34, w! * 0.56, '#8a86a0') +
          poly(
            [
              [x! - w! * 0.62, y! - w! * 0.48],
              [x! + w! * 0.62, y! - w! * 0.48],
              [x! + w! * 0.36, y! - w! * 0.86],
              [x! - w! * 0.36, y! - w! * 0.86],
            ],
            '#a3484c',
          ) +
          rect(x! - w! * 0.36, y! - w! * 0.32, w! * 0.18, w! * 0.22, '#ffd982') +
          rect(x! - w! * 0.06, y! - w! * 0.32, w! * 0.16, w! * 0.38, '#ffd982'),
      )
      .join('') +
    canopy(random, 540, 534, 90, 40, '#122c40', '#1f4356', '#35606a') +
    canopy(random, 640, 538, 70, 34, '#122c40', '#1f4356', '#35606a') +
    canopy(random, 340, 548, 110, 40, '#122c40', '#1f4356', '#35606a') +
    canopy(random, 900, 552, 110, 40, '#122c40', '#1f4356', '#35606a') +
    path(
      smooth([
        [200, 562],
        [420, 558],
        [600, 562],
        [800, 558],
        [1010, 562],
      ]) + 'L1000 574Q600 584 220 574Z',
      '#d8b48c',
    ) +
    glints(random, 600, 582, 790, 130, '#ffdf9c', 60, 50) +
    glints(random, 472, 578, 660, 34, '#ffc97a', 14, 20) +
    glints(random, 700, 578, 660, 34, '#ffc97a', 14, 20) +
    group(lens(600, 590, 700, 8, '#0f2149'), veil(0.35)) +
    poly(
      [
        [556, 800],
        [644, 800],
        [612, 574],
        [590, 574],
      ],
      '#6a5560',
    ) +
    times(16, (i) => {
      const t = (i / 16) ** 1.6;
      return rect(590 - 34 * t, 576 + 224 * t, 22 + 66 * t, 1 + 7 * t, '#4a3c54', veil(0.7));
    }) +
    [
      [0.12, 0.4],
      [0.4, 0.65],
      [0.85, 1],
    ]
      .map(([t]) => {
        const y = 574 + 226 * t!;
        return (
          stormLantern(584 - 38 * t!, y, 20 + 44 * t!, '#1a2247') +
          stormLantern(618 + 36 * t!, y, 20 + 44 * t!, '#1a2247')
        );
      })
      .join('') +
    figure(602, 690, 86, 'stand', { dress: '#f3c8a0', skin: '#5a3838' }) +
    sloop(270, 650, 150, '#c9c3d0', '#8a8fb2', '#16264f') +
    ripples(random, 270, 656, 150, '#8fa3c6', 5) +
    circle(270, 500, 4, '#ffdf8e') +
    farSail(960, 560, 40, '#aab0c8') +
    kayak(930, 690, 110, '#d9564a', '#2b4a7c', true) +
    ripples(random, 930, 698, 140, '#8fa3c6', 5) +
    frond(random, -40, 120, -12, 360, { light: '#1a3a5c', dark: '#0b1b3c' }, 0.5, 24) +
    frond(random, -40, 60, 20, 330, { light: '#16325a', dark: '#0b1b3c' }, 0.3, 24) +
    frond(random, 1240, 90, 186, 330, { light: '#1a3a5c', dark: '#0b1b3c' }, 0.5, 24) +
    frond(random, 1240, 10, 150, 300, { light: '#16325a', dark: '#0b1b3c' }, 0.3, 24)
  );
};
