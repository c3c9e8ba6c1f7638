import { archPath } from '../../arches.ts';
import { checker } from '../../floors.ts';
import type { Ground } from '../../floors.ts';
import { stool } from '../../furniture.ts';
import { cone } from '../../ice-cream.ts';
import { pendant } from '../../lamps.ts';
import { lushPalm, palm } from '../../palms.ts';
import { figure } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import { cumulus, sun } from '../../sky.ts';
import { circle, clip, path, pebble, rect, times, veil, wedge } from '../../svg.ts';
import { glints } from '../../water.ts';

export const iceCreamParlor: Scene = (random) => {
  const ground: Ground = { horizon: 330, vanish: 600, top: 610, bottom: 800 };
  return (
    rect(0, 0, 1200, 620, '#f9c8c8') +
    times(20, (i) => rect(i * 64, 0, 32, 620, '#fbd8d2')) +
    rect(0, 430, 1200, 190, '#8fd0c4') +
    times(24, (i) =>
      times(4, (k) =>
        rect(i * 52 + (k % 2) * 26, 436 + k * 46, 48, 42, (i + k) % 3 ? '#9fd9cc' : '#b5e3d6', 'rx="3"'),
      ),
    ) +
    path(archPath(600, 440, 470, 400), '#fffaf0') +
    path(archPath(600, 440, 430, 376), '#7cc6d4') +
    clip(
      archPath(600, 440, 430, 376),
      sun(700, 190, 40, '#fffbe0', '#fff6cf') +
        cumulus(random, 520, 260, 230, '#fffaf0', '#d3e9e4') +
        rect(380, 300, 440, 150, '#2fb3b8') +
        glints(random, 690, 304, 430, 110, '#f2fff4', 22, 40) +
        palm(random, 470, 460, 220, { ...lushPalm, lean: -20 }),
    ) +
    checker(ground, 110, 6, ['#fffaf0', '#f0828c']) +
    rect(40, 90, 210, 240, '#fffaf0', 'rx="12"') +
    rect(52, 102, 186, 216, '#1f7f86', 'rx="8"') +
    cone(100, 210, 74, ['#f58fa0']) +
    cone(190, 210, 74, ['#fbe08f']) +
    times(4, (i) => rect(76, 232 + i * 20, 138 - (i % 2) * 40, 6, '#fffaf0', 'rx="3"')) +
    rect(950, 90, 210, 240, '#fffaf0', 'rx="12"') +
    rect(962, 102, 186, 216, '#ee6c4d', 'rx="8"') +
    cone(1055, 306, 130, ['#fff3d8', '#f58fa0', '#b7e0c4']) +
    figure(470, 640, 300, 'serve', { top: '#fffaf0', legs: '#2c2640', skin: '#8f5533', hat: '#f0828c' }) +
    cone(518, 398, 70, ['#f58fa0']) +
    figure(740, 640, 292, 'cook', { dress: '#fffaf0', skin: '#7a4630', flip: true }) +
    path('M250 470Q250 440 290 440H910Q950 440 950 470V500H250Z', '#e3f4f2', veil(0.82)) +
    times(8, (i) => {
      const c = ['#f58fa0', '#fbe08f', '#b7e0c4', '#8a5a4a', '#fff3dc', '#f6a15b', '#c9a0d9', '#f0606f'][i]!;
      return (
        pebble(
          [
            [276 + i * 82, 500],
            [284 + i * 82, 466],
            [316 + i * 82, 456],
            [346 + i * 82, 468],
            [354 + i * 82, 500],
          ],
          c,
        ) + circle(306 + i * 82, 472, 9, '#ffffff', veil(0.5))
      );
    }) +
    rect(230, 496, 740, 22, '#fffaf0') +
    rect(250, 518, 700, 170, '#f0828c') +
    times(12, (i) => path(wedge(279 + i * 58.4, 518, 29, 0, 180), '#fffaf0')) +
    rect(250, 670, 700, 20, '#d9606f') +
    figure(180, 766, 220, 'stand', { dress: '#f5b942', skin: '#c48a62' }) +
    figure(290, 772, 140, 'wave', { top: '#2fb3b8', legs: '#fffaf0', skin: '#c48a62' }) +
    cone(320, 632, 52, ['#fbe08f', '#f58fa0']) +
    stool(960, 776, 150, '#8a949c', '#fffaf0') +
    stool(1080, 780, 150, '#8a949c', '#fffaf0') +
    figure(1060, 776, 250, 'sit', { dress: '#8f5fa8', skin: '#8f5533', flip: true }) +
    cone(1010, 664, 56, ['#b7e0c4']) +
    pendant(330, 0, 40, 90, '#fffaf0') +
    pendant(870, 0, 40, 90, '#fffaf0')
  );
};
