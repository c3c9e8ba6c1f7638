import { farSail } from '../../boats.ts';
import { town } from '../../buildings.ts';
import { checker } from '../../floors.ts';
import type { Ground } from '../../floors.ts';
import { bougainvillea } from '../../flowers.ts';
import { canopy } from '../../jungle.ts';
import { hills } from '../../land.ts';
import { hours, ink, mix } from '../../palette.ts';
import { palm } from '../../palms.ts';
import { castShadow, figure } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import { barCloud, beams, gulls, sky, sun } from '../../sky.ts';
import { clip, corners, ellipse, poly, rect, times, veil } from '../../svg.ts';
import type { Point } from '../../svg.ts';
import { glints, sea } from '../../water.ts';

export const homePromenade: Scene = (random) => {
  const { gold } = hours;
  const horizon = 452;
  const ground: Ground = { horizon, vanish: 600, top: 468, bottom: 800 };
  /** The point of the floor that is drawn at height y, and how large things are there. */
  const at = (across: number, y: number): Point => [600 + ((across - 600) * (y - horizon)) / 348, y];
  const scale = (y: number): number => (y - horizon) / 348;
  const palmAt = (across: number, y: number, tall: number): string => {
    const [x] = at(across, y);
    const h = tall * scale(y);
    const haze = Math.max(0, 0.62 - scale(y) * 0.9);
    const lean = (across < 600 ? 0.07 : -0.07) * h;
    return (
      poly(
        [
          [x - h * 0.02, y],
          [x + h * 0.02, y],
          [x + (x - 600) * 0.7 + h * 0.05, y + h * 0.3],
          [x + (x - 600) * 0.7 - h * 0.05, y + h * 0.3],
        ],
        '#6a3f5a',
        veil(0.28),
      ) +
      palm(random, x, y, h, {
        light: mix('#c2b24a', '#f4c070', haze),
        dark: mix('#2f6b4c', '#b5905c', haze),
        trunk: mix('#c98f55', '#e3b070', haze),
        bark: mix('#74472f', '#b5805a', haze),
        lean,
        head: 0.4,
      })
    );
  };
  const wall = (y: number): Point => at(104, y);
  const rail = (y: number, lift: number): Point => [wall(y)[0], y - 92 * scale(y) * lift];
  const strip = (from: number, to: number, colour: string): string =>
    poly([rail(812, from), rail(472, from), rail(472, to), rail(812, to)], colour);
  // Far enough up the promenade to stand above the words that a phone lays over its lower half.
  const [hx, hy] = [600, 552];
  return (
    sky(gold.sky, 462, 15) +
    beams(600, 372, 1000, '#fff3c4', 24, 0.13) +
    sun(600, 372, 78, gold.sun, '#ffe9a0', 5) +
    barCloud(random, 230, 170, 260, '#fbe3b0') +
    barCloud(random, 960, 130, 240, '#fbdfa4') +
    barCloud(random, 450, 262, 150, '#fde8b9', 2) +
    sea(random, gold.sea, horizon, 800, 60) +
    glints(random, 540, 456, 680, 230, '#fff0bf', 56, 60) +
    hills(random, 456, 84, '#b99a76', -60, 470, 4) +
    hills(random, 457, 48, '#9a8268', -80, 260, 3) +
    farSail(330, 478, 46, '#fff6dd') +
    farSail(452, 466, 24, '#fff2cf') +
    farSail(130, 520, 70, '#fff8e6') +
    hills(random, 470, 120, '#b59a6c', 760, 1360, 4) +
    town(
      random,
      690,
      474,
      560,
      190,
      ['#fbe6bf', '#f6cf98', '#fff2d6', '#f2b27c'],
      '#8a4a5c',
      '#ffe9a8',
      0.4,
    ) +
    poly([at(1110, 812), at(1110, 466), [1220, 466], [1220, 812]], '#7f9150') +
    times(7, (i) =>
      poly(
        [at(1240 + i * 150, 812), at(1240 + i * 150, 470), at(1300 + i * 150, 470), at(1300 + i * 150, 812)],
        '#8fa05a',
      ),
    ) +
    times(9, (i) => {
      const y = 486 + i * i * 3.6;
      const [x] = at(1400 + (i % 3) * 130, y);
      return canopy(random, x, y, 260 * scale(y) + 30, 120 * scale(y) + 14, '#4f6f44', '#7a8f4c', '#b5b45c');
    }) +
    poly([at(104, 812), at(104, 468), at(1110, 468), at(1110, 812)], '#f3d6a2') +
    clip(
      corners([at(260, 812), at(260, 468), at(960, 468), at(960, 812)]),
      checker(ground, 105, 30, ['#f6dcab', '#dfa274']),
    ) +
    poly([at(252, 812), at(252, 468), at(266, 468), at(266, 812)], '#c9805c') +
    poly([at(952, 812), at(952, 468), at(966, 468), at(966, 812)], '#c9805c') +
    strip(0, 1.12, '#6f4a5e') +
    times(26, (i) => {
      const y = 474 + 340 * (i / 26) ** 1.8;
      const s = scale(y);
      const [x] = wall(y);
      return (
        rect(x - 9 * s, y - 92 * s, 18 * s, 92 * s, '#fbe8c4') +
        ellipse(x, y - 40 * s, 15 * s, 24 * s, '#fbe8c4')
      );
    }) +
    strip(-0.02, 0.16, '#f3d3a0') +
    strip(0.98, 1.2, '#fff6df') +
    strip(0.9, 0.98, '#d9a67c') +
    bougainvillea(
      random,
      Array.from({ length: 26 }, (_, i) => {
        const y = 478 + 330 * (i / 25) ** 1.5;
        const [x] = at(1136 + (i % 3) * 26, y);
        return [x, y - 30 * scale(y)] as const;
      }),
      30,
      ['#d8426f', '#ee6c8a', '#b8325f', '#f58fa0'],
      '#4c7a3f',
    ) +
    [474, 482, 496, 522, 580].map((y) => palmAt(178, y, 860) + palmAt(1042, y + 2, 880)).join('') +
    figure(652, 498, 40, 'walk', { dress: '#2b7f8e', flip: true, skin: '#8f5533' }) +
    figure(560, 490, 33, 'stroll', { top: '#c25b45', flip: true, skin: '#7a4630' }) +
    castShadow(hx - 15, hy, 92, 'stroll', '#5a3a52', 6, 0.68) +
    castShadow(hx + 17, hy + 1, 87, 'walk', '#5a3a52', -6, 0.68) +
    figure(hx - 15, hy, 92, 'stroll', { top: ink.paper, legs: '#e2c08d', skin: '#7a4630', hat: '#f7dfa8' }) +
    figure(hx + 17, hy + 1, 87, 'walk', { dress: ink.coral, skin: '#8f5533', hat: ink.paper }) +
    palmAt(176, 728, 800) +
    palmAt(1046, 740, 770) +
    gulls(random, 440, 250, 4, '#fff4d6', 14)
  );
};
