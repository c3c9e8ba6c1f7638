import { hills, sandMarks } from '../../land.ts';
import { mix } from '../../palette.ts';
import { palm, shadowPalm } from '../../palms.ts';
import { figure } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import { barCloud, beams, gulls, sky, sun } from '../../sky.ts';
import { path, poly, veil } from '../../svg.ts';
import { glints, sea } from '../../water.ts';

export const yogaSunrise: Scene = (random) =>
  sky(['#5f9fb0', '#9cc4b8', '#e3d8b0', '#fbc99a', '#f7a584', '#f08a7c'], 420, 13) +
  beams(600, 350, 1000, '#fff3cf', 24, 0.12) +
  sun(600, 350, 110, '#fff3c8', '#ffe0ae', 4) +
  barCloud(random, 220, 160, 260, '#fbe0bc') +
  barCloud(random, 980, 200, 240, '#fbd5b0') +
  sea(random, ['#f9b894', '#9fb3a4', '#5a9fa0', '#3a8590'], 418, 580, 50) +
  glints(random, 600, 422, 580, 160, '#fff0c8', 50, 90) +
  hills(random, 420, 12, '#8f9a98', -80, 360, 3) +
  hills(random, 420, 9, '#8f9a98', 900, 1280, 3) +
  path('M-20 570Q300 548 620 576T1220 556V810H-20Z', '#fff0d0', veil(0.8)) +
  path('M-20 584Q300 562 620 590T1220 570V810H-20Z', '#f0c79a') +
  path('M-20 660Q300 640 620 664T1220 650V810H-20Z', '#e3ad84') +
  sandMarks(random, 40, 620, 1120, 160, '#c98a70', 36) +
  [
    [200, 690, 210, 'warrior', '#3a6a7a'],
    [430, 640, 150, 'tree', '#a8506a'],
    [600, 700, 240, 'tree', '#c9503c'],
    [790, 640, 150, 'warrior', '#7a4a7a'],
    [1010, 694, 210, 'tree', '#2f7d7a'],
  ]
    .map(
      ([x, y, h, pose, c]) =>
        poly(
          [
            [(x as number) - (h as number) * 0.55, (y as number) - 6],
            [(x as number) + (h as number) * 0.5, (y as number) - 6],
            [(x as number) + (h as number) * 0.6, (y as number) + 14],
            [(x as number) - (h as number) * 0.65, (y as number) + 14],
          ],
          c as string,
        ) +
        poly(
          [
            [(x as number) - (h as number) * 0.2, (y as number) + 14],
            [(x as number) + (h as number) * 0.2, (y as number) + 14],
            [(x as number) + (h as number) * 0.3, (y as number) + (h as number) * 0.42],
            [(x as number) - (h as number) * 0.3, (y as number) + (h as number) * 0.42],
          ],
          '#8a4f5c',
          veil(0.25),
        ) +
        figure(x as number, (y as number) + 3, h as number, pose as 'tree', {
          top: mix(c as string, '#1a1430', 0.2),
          legs: mix(c as string, '#1a1430', 0.55),
          skin: '#6e3c2c',
        }),
    )
    .join('') +
  palm(random, 60, 820, 560, { ...shadowPalm('#3f4a58', '#5f6a68'), lean: 70 }) +
  palm(random, 1160, 820, 520, { ...shadowPalm('#3f4a58', '#5f6a68'), lean: -70 }) +
  gulls(random, 380, 260, 5, '#7a5a6a', 12);
