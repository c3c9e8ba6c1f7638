import { planks } from '../../floors.ts';
import type { Ground } from '../../floors.ts';
import { bougainvillea } from '../../flowers.ts';
import { chair, roundTable } from '../../furniture.ts';
import { candle, lightString, stormLantern } from '../../lamps.ts';
import { hills, rock } from '../../land.ts';
import { frond } from '../../palms.ts';
import { figure } from '../../people.ts';
import { railing } from '../../railings.ts';
import type { Scene } from '../../scene.ts';
import { barCloud, sky, sun } from '../../sky.ts';
import { group, poly, rect, veil } from '../../svg.ts';
import { glassOf } from '../../tablesetting.ts';
import { foam, glints, sea } from '../../water.ts';

export const terraceDusk: Scene = (random) => {
  const ground: Ground = { horizon: 390, vanish: 600, top: 590, bottom: 800 };
  return (
    sky(['#3a2358', '#7a3566', '#c25068', '#ee8062', '#f9b26e', '#fdd791'], 410, 13) +
    sun(600, 400, 84, '#fff0b8', '#ffd890', 4) +
    barCloud(random, 260, 180, 320, '#e06a66', 3) +
    barCloud(random, 920, 150, 280, '#b84a68', 3) +
    sea(random, ['#fcc47c', '#d9666a', '#8f3f68', '#56305f'], 408, 620, 60) +
    glints(random, 600, 412, 600, 150, '#ffe6a8', 44, 70) +
    hills(random, 412, 14, '#8a3f66', -140, 330, 3) +
    hills(random, 412, 10, '#8a3f66', 860, 1320, 3) +
    rock(random, 150, 604, 330, 130, '#a85a72', '#6a3258') +
    rock(random, 1070, 604, 380, 150, '#a85a72', '#6a3258') +
    rock(random, 880, 604, 170, 66, '#94506a', '#5f2e54') +
    foam(
      [
        [-20, 588],
        [330, 594],
        [780, 594],
        [1220, 586],
      ],
      '#f7c4a0',
      4,
    ) +
    planks(random, ground, 120, '#8a4a4c', '#3a1f40') +
    group(
      poly(
        [
          [480, 800],
          [720, 800],
          [640, 590],
          [560, 590],
        ],
        '#ffcf8a',
      ),
      veil(0.35),
    ) +
    railing(-10, 604, 1220, 96, '#33193f', 110) +
    rect(30, 40, 22, 600, '#33193f') +
    rect(1148, 40, 22, 600, '#33193f') +
    rect(0, 30, 1200, 18, '#33193f') +
    lightString([40, 60], [600, 60], 70, 9, '#33193f') +
    lightString([600, 60], [1160, 60], 70, 9, '#33193f') +
    lightString([40, 60], [1160, 60], 150, 17, '#33193f') +
    bougainvillea(
      random,
      [
        [40, 60],
        [60, 120],
        [44, 190],
        [70, 260],
        [1160, 60],
        [1140, 120],
        [1164, 200],
      ],
      30,
      ['#a83266', '#d9487a', '#7a2a5e'],
      '#3a2a4a',
    ) +
    [
      [230, 0.9],
      [970, 0.9],
    ]
      .map(
        ([x]) =>
          chair(x! - 130, 770, 190, '#33193f', '#c25068') +
          chair(x! + 130, 770, 190, '#33193f', '#c25068', true) +
          roundTable(x!, 780, 240, 150, '#f9d9b4', '#c98a8c', 96) +
          stormLantern(x!, 628, 50, '#33193f') +
          glassOf(x! - 56, 632, 42, '#c2304a') +
          glassOf(x! + 56, 632, 42, '#f6dc8a'),
      )
      .join('') +
    chair(470, 752, 200, '#33193f', '#f9b26e') +
    chair(730, 752, 200, '#33193f', '#f9b26e', true) +
    figure(474, 758, 240, 'toast', { top: '#f7e0c0', legs: '#33193f', skin: '#6e3c2c' }) +
    figure(726, 758, 232, 'toast', { dress: '#e4576a', skin: '#7a4630', flip: true }) +
    roundTable(600, 766, 190, 138, '#fbe4c4', '#d9a090', 84) +
    candle(600, 628, 18) +
    frond(random, -50, 420, -10, 300, { light: '#4a2a5a', dark: '#2a1840' }, 0.4) +
    frond(random, 1250, 430, 192, 300, { light: '#4a2a5a', dark: '#2a1840' }, 0.4)
  );
};
