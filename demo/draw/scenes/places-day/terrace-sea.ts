import { farSail, sloop } from '../../boats.ts';
import { checker } from '../../floors.ts';
import type { Ground } from '../../floors.ts';
import { bougainvillea } from '../../flowers.ts';
import { chair, roundTable } from '../../furniture.ts';
import { hills } from '../../land.ts';
import { hours } from '../../palette.ts';
import { frond } from '../../palms.ts';
import { figure } from '../../people.ts';
import { balustrade } from '../../railings.ts';
import type { Scene } from '../../scene.ts';
import { cumulus, sky } from '../../sky.ts';
import { circle, ellipse, group, poly, rect, times, veil } from '../../svg.ts';
import { glassOf } from '../../tablesetting.ts';
import { glints, sea } from '../../water.ts';

export const terraceSea: Scene = (random) => {
  const { noon } = hours;
  const ground: Ground = { horizon: 330, vanish: 560, top: 560, bottom: 800 };
  return (
    sky(noon.sky, 330, 11) +
    cumulus(random, 820, 300, 380, '#fffaf0', '#c7e2e2') +
    cumulus(random, 180, 320, 260, '#fffaf0', '#cfe7e4') +
    sea(random, ['#2a8fb5', '#1f87a8', '#2aa3b0', '#43b9b6'], 326, 570, 60) +
    glints(random, 700, 332, 560, 360, '#f2fff4', 50, 90) +
    hills(random, 330, 60, '#6fb0b4', -120, 340, 4) +
    sloop(430, 420, 96, '#fffaf0', '#f7d9b0', '#ee6c4d') +
    farSail(720, 346, 30, '#fffaf0') +
    farSail(640, 340, 18, '#fffaf0') +
    checker(ground, 120, 8, ['#f6e3c0', '#e2b58c']) +
    balustrade(-10, 574, 1220, 92, '#fffaf0', '#d9c3a8', 44) +
    group(
      poly(
        [
          [120, 700],
          [640, 690],
          [760, 800],
          [60, 800],
        ],
        '#5a3a62',
      ) +
        poly(
          [
            [760, 690],
            [1080, 690],
            [1210, 760],
            [1210, 800],
            [860, 800],
          ],
          '#5a3a62',
        ),
      veil(0.26),
    ) +
    rect(-10, 0, 1220, 46, '#c98a55') +
    times(13, (i) => rect(i * 100 - 20, 0, 26, 96, '#a8683f') + rect(i * 100 - 20, 88, 26, 10, '#8a5032')) +
    rect(-10, 40, 1220, 10, '#8a5032') +
    rect(60, 46, 34, 620, '#fffaf0') +
    rect(82, 46, 12, 620, '#d9c3a8') +
    rect(1110, 46, 34, 620, '#fffaf0') +
    rect(1132, 46, 12, 620, '#d9c3a8') +
    bougainvillea(
      random,
      [
        [30, 60],
        [90, 70],
        [150, 62],
        [220, 74],
        [290, 56],
        [60, 120],
        [100, 170],
        [80, 230],
        [110, 290],
        [76, 340],
        [360, 60],
        [430, 50],
      ],
      36,
      ['#d8326a', '#ee5c8a', '#b8325f', '#f58fb0'],
      '#3f8a4f',
    ) +
    bougainvillea(
      random,
      [
        [1180, 60],
        [1120, 76],
        [1040, 58],
        [1130, 130],
        [1170, 190],
      ],
      32,
      ['#d8326a', '#ee5c8a', '#f58fb0'],
      '#3f8a4f',
    ) +
    chair(252, 756, 180, '#2b6f9e', '#fffaf0') +
    chair(608, 756, 180, '#2b6f9e', '#fffaf0', true) +
    figure(254, 764, 240, 'toast', { top: '#fffaf0', legs: '#2b6f9e', skin: '#7a4630' }) +
    figure(606, 764, 232, 'sit', { dress: '#e4576a', skin: '#c48a62', flip: true }) +
    roundTable(430, 760, 250, 150, '#fffaf0', '#d9e3e6', 96) +
    glassOf(390, 608, 46, '#f6dc8a') +
    glassOf(476, 610, 46, '#f58fa0') +
    ellipse(432, 616, 40, 8, '#2b8fae') +
    ellipse(432, 613, 30, 6, '#fffaf0') +
    circle(424, 606, 9, '#f0a04a') +
    circle(440, 606, 9, '#5ea34e') +
    roundTable(800, 772, 220, 136, '#fffaf0', '#d9e3e6', 84) +
    chair(920, 766, 170, '#2b6f9e', '#fffaf0', true) +
    figure(905, 770, 220, 'sit', { dress: '#ee6c4d', hat: '#f7dfa0', skin: '#8f5533', flip: true }) +
    glassOf(780, 634, 42, '#f6dc8a') +
    glassOf(836, 636, 42, '#8ccfb4') +
    frond(random, 1240, 620, 190, 300, { light: '#5ea34e', dark: '#2f7d54' }, 0.3) +
    frond(random, 1240, 700, 215, 300, { light: '#4f9147', dark: '#2a6f4c' }, 0.5)
  );
};
