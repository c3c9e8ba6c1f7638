import { archPath } from '../../arches.ts';
import { lighthouse, town } from '../../buildings.ts';
import { checker } from '../../floors.ts';
import type { Ground } from '../../floors.ts';
import { hours, mix } from '../../palette.ts';
import { figure } from '../../people.ts';
import { lushPalm, palm } from '../../palms.ts';
import type { Chance } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { cumulus, sky, sun } from '../../sky.ts';
import { circle, group, line, move, path, poly, rect, straight, times, veil, wedge } from '../../svg.ts';
import { sea } from '../../water.ts';

const ground: Ground = { horizon: 330, vanish: 600, top: 470, bottom: 800 };

const facades = ['#f0b878', '#e89a6a', '#f6d3a0', '#d9805c'];

const townSquare: Scene = (random) =>
  sky(hours.gold.sky, 400, 11) +
  sun(600, 330, 60, '#fff3c4', '#ffe39a', 5) +
  town(random, -20, 480, 460, 240, facades, '#7a3f52', '#ffe6a0', 0.4) +
  town(random, 760, 480, 460, 240, facades, '#7a3f52', '#ffe6a0', 0.4) +
  rect(556, 250, 88, 230, '#f3c890') +
  rect(610, 250, 34, 230, '#c98a68') +
  path('M548 250H652L632 214H568Z', '#b5532f') +
  rect(576, 160, 48, 60, '#f6d3a0') +
  rect(604, 160, 20, 60, '#c98a68') +
  path('M570 160L600 112L630 160Z', '#b5532f') +
  path(archPath(600, 214, 24, 40), '#7a3f52') +
  circle(600, 290, 20, '#fdf3dd') +
  straight([600, 290], [600, 278], '#4a2438', 3) +
  straight([600, 290], [609, 294], '#4a2438', 3) +
  path(archPath(600, 480, 50, 110), '#8a4a44') +
  checker(ground, 110, 8, ['#e9b98a', '#d9a070']);

/** A yard on a key: the sea behind it, palms and the lighthouse. */
const keyYard: Scene = (random) =>
  sky(hours.noon.sky, 420, 9) +
  cumulus(random, 820, 300, 300, '#fffaf0', '#c7e2e2') +
  sea(random, ['#2a97bb', '#2fb3b8', '#5fcabf'], 400, 480, 20) +
  lighthouse(600, 480, 400, '#fffaf0', '#9ab0b8', '#d9564a', '#fff1bd') +
  palm(random, 150, 480, 330, { ...lushPalm, lean: -40 }) +
  palm(random, 1020, 480, 340, { ...lushPalm, lean: 50 }) +
  rect(0, 470, 1200, 330, '#efd3a0');

const market = (backdrop: Scene, random: Chance): string => {
  const stall = (x: number, y: number, w: number, a: string, b: string, goods: string): string => {
    const h = w * 0.92;
    return (
      rect(x - w * 0.46, y - h * 0.8, w * 0.03, h * 0.8, '#6a3f28') +
      rect(x + w * 0.43, y - h * 0.8, w * 0.03, h * 0.8, '#6a3f28') +
      rect(x - w * 0.45, y - h * 0.68, w * 0.9, h * 0.36, mix(b, '#2a1430', 0.6)) +
      goods +
      times(
        8,
        (i) =>
          poly(
            [
              [x - w * 0.5 + (i * w) / 8, y - h * 0.72],
              [x - w * 0.5 + ((i + 1) * w) / 8, y - h * 0.72],
              [x - w * 0.4 + ((i + 1) * w * 0.8) / 8, y - h],
              [x - w * 0.4 + (i * w * 0.8) / 8, y - h],
            ],
            i % 2 ? a : b,
          ) + path(wedge(x - w * 0.5 + ((i + 0.5) * w) / 8, y - h * 0.72, w / 16, 0, 180), i % 2 ? a : b),
      ) +
      rect(x - w * 0.46, y - h * 0.3, w * 0.92, h * 0.3, '#a8683f') +
      rect(x - w * 0.48, y - h * 0.33, w * 0.96, h * 0.05, '#d9a36a') +
      times(6, (i) => rect(x - w * 0.44 + i * w * 0.15, y - h * 0.26, w * 0.13, h * 0.26, '#8f5532'))
    );
  };
  const heap = (x: number, y: number, s: number, c: string): string =>
    times(9, (i) =>
      circle(
        x + ((i % 5) - 2) * s * 0.4 + (i > 4 ? s * 0.2 : 0),
        y - (i > 4 ? s * 0.34 : 0),
        s * 0.26,
        i % 2 ? c : mix(c, '#fff0c0', 0.25),
      ),
    );
  return (
    backdrop(random) +
    group(
      poly(
        [
          [60, 800],
          [420, 800],
          [420, 560],
          [240, 560],
        ],
        '#5a2a48',
      ) +
        poly(
          [
            [800, 800],
            [1180, 800],
            [960, 560],
            [800, 560],
          ],
          '#5a2a48',
        ),
      veil(0.2),
    ) +
    times(
      3,
      (k) =>
        line(`M0 ${110 + k * 60}Q600 ${230 + k * 50} 1200 ${90 + k * 60}`, '#8a5034', 2) +
        times(20, (i) => {
          const t = (i + 0.5) / 20;
          return poly(
            [
              [
                t * 1200 - 15,
                (1 - t) ** 2 * (110 + k * 60) + 2 * t * (1 - t) * (230 + k * 50) + t * t * (90 + k * 60),
              ],
              [
                t * 1200 + 15,
                (1 - t) ** 2 * (110 + k * 60) + 2 * t * (1 - t) * (230 + k * 50) + t * t * (90 + k * 60),
              ],
              [
                t * 1200,
                30 + (1 - t) ** 2 * (110 + k * 60) + 2 * t * (1 - t) * (230 + k * 50) + t * t * (90 + k * 60),
              ],
            ],
            ['#e4576a', '#2fa3a8', '#fdf3dd', '#f5b942'][(i + k) % 4]!,
          );
        }),
    ) +
    stall(
      330,
      590,
      220,
      '#2fa3a8',
      '#fdf3dd',
      figure(330, 600, 140, 'cook', { dress: '#f5b942', skin: '#8f5533' }),
    ) +
    stall(
      880,
      590,
      220,
      '#8f4a9a',
      '#f5d08a',
      figure(880, 600, 140, 'cook', { top: '#fdf3dd', skin: '#7a4630', flip: true }),
    ) +
    stall(
      170,
      760,
      360,
      '#e4576a',
      '#fdf3dd',
      figure(190, 752, 224, 'serve', { dress: '#fdf3dd', skin: '#7a4630', hat: '#f0d9a4' }),
    ) +
    heap(60, 646, 44, '#ee7a3c') +
    heap(150, 646, 44, '#b7cf4e') +
    heap(240, 646, 44, '#e4576a') +
    times(4, (i) => heap(272 + i * 36, 520, 24, ['#f5b942', '#e4576a', '#8ccfb4', '#fdf3dd'][i]!)) +
    stall(
      1030,
      760,
      360,
      '#f5b942',
      '#2b6f9e',
      times(
        6,
        (i) =>
          path(
            `M${900 + i * 50} 520q${i % 2 ? 24 : 18} 50 4 86h-34q-14 -40 4 -86Z`,
            ['#e4576a', '#2fa3a8', '#fdf3dd', '#ee6c4d', '#8f4a9a', '#f0c45f'][i]!,
          ) + line(`M${888 + i * 50} 556h30M${886 + i * 50} 572h34`, '#7a2f5a', 4),
      ) + figure(1010, 752, 216, 'cook', { top: '#ee6c4d', skin: '#8f5533', flip: true }),
    ) +
    times(5, (i) =>
      move(
        906 + i * 62,
        642,
        path(
          'M-22 0Q-26 -44 0 -46Q26 -44 22 0Z',
          ['#c7603f', '#2b8fae', '#f6e3c0', '#5ea34e', '#c7603f'][i]!,
        ) + line('M-20 -20h40', '#fdf3dd', 5),
      ),
    ) +
    figure(560, 640, 170, 'stroll', { dress: '#ee6c4d', skin: '#8f5533', hat: '#fff2cf' }) +
    figure(640, 650, 176, 'walk', { top: '#fffaf0', legs: '#2b6f9e', skin: '#7a4630' }) +
    figure(600, 540, 80, 'walk', { dress: '#2fa3a8', skin: '#8f5533', flip: true }) +
    figure(720, 560, 92, 'stroll', { top: '#f5b942', legs: '#5a3a5a', skin: '#7a4630', flip: true }) +
    figure(470, 738, 236, 'stroll', { top: '#2fa3a8', legs: '#fdf3dd', skin: '#8f5533', hat: '#f0d9a4' }) +
    path('M476 610h64l-8 42h-48Z', '#a8713f') +
    path('M480 610q28 -34 56 0', 'none', 'stroke="#7a4f2c" stroke-width="5"') +
    times(3, (i) => circle(492 + i * 16, 606, 10, ['#f5b942', '#8cc65a', '#ee6c4d'][i]!))
  );
};

export const marketStalls: Scene = (random) => market(townSquare, random);

/** The same stalls on a small island. */
export const marketYard: Scene = (random) => market(keyYard, random);
