import { bike } from '../../bike.ts';
import { farSail } from '../../boats.ts';
import { bougainvillea } from '../../flowers.ts';
import { thicket } from '../../jungle.ts';
import { hills } from '../../land.ts';
import { agave } from '../../leaves.ts';
import { goldPalm, palm } from '../../palms.ts';
import { figure } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import { cumulus, sky, sun } from '../../sky.ts';
import { ellipse, path, times, veil } from '../../svg.ts';
import { sea } from '../../water.ts';

export const cyclingPath: Scene = (random) => {
  return (
    sky(['#4fb0c4', '#8fd0d0', '#cfe8cf', '#fbeec4'], 350, 11) +
    sun(880, 130, 54, '#fffbe2', '#fff3c0', 5) +
    cumulus(random, 300, 300, 320, '#fffaf0', '#cfe7e4') +
    sea(random, ['#2f9ab8', '#2fa8b8', '#5ac4bf'], 350, 470, 50) +
    farSail(520, 372, 36, '#fffaf0') +
    farSail(600, 364, 22, '#fffaf0') +
    hills(random, 352, 12, '#86b8a4', 760, 1300, 4) +
    path('M-20 440Q300 420 600 436T1220 424V480H-20Z', '#f6e3b8') +
    path('M-20 470Q300 440 620 462T1220 446V810H-20Z', '#a9c95a') +
    path('M-20 560Q400 500 1220 540V810H-20Z', '#8ab84e') +
    path(
      'M760 446C700 470 560 500 360 590C200 660 60 740 -20 790V810H700C740 720 760 620 800 540C820 500 810 470 790 446Z',
      '#f3dcb0',
    ) +
    path(
      'M776 446C740 480 640 540 520 640C450 700 400 760 370 810H390C430 750 480 690 546 634C660 540 750 480 780 446Z',
      '#fffaf0',
      'stroke-dasharray="60 40"',
    ) +
    times(12, (i) =>
      palm(random, 850 + i * i * 3.4 + i * 8, 458 + i * i * 2.9, 120 + i * i * 5.2, {
        ...goldPalm,
        light: '#8ab54c',
        dark: '#2a7050',
        lean: (i % 2 ? 1 : -1) * 22,
      }),
    ) +
    ellipse(300, 742, 170, 14, '#8a6a58', veil(0.4)) +
    bike(300, 740, 120, '#ee6c4d', true) +
    figure(280, 735, 260, 'ride', { dress: '#f5b942', skin: '#8f5533', hat: '#fffaf0' }) +
    ellipse(600, 622, 110, 10, '#8a6a58', veil(0.4)) +
    bike(600, 620, 80, '#2b8f8a') +
    figure(586, 616, 176, 'ride', { top: '#fffaf0', legs: '#16305a', skin: '#7a4630' }) +
    bougainvillea(
      random,
      [
        [40, 560],
        [100, 540],
        [160, 560],
        [60, 600],
        [20, 640],
        [120, 610],
      ],
      44,
      ['#d8326a', '#ee5c8a', '#b8325f', '#f58fb0'],
      '#3f8a4f',
    ) +
    agave(random, 1000, 800, 130, '#6fa562', '#2f6a4c') +
    thicket(random, [1060, 812], [1220, 812], 130, ['#3f8a44', '#5ea34e', '#2a6a44'], 16)
  );
};
