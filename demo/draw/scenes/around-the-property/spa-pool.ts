import { arcade, archPath, archRim } from '../../arches.ts';
import { canopy } from '../../jungle.ts';
import { candle } from '../../lamps.ts';
import { bananaLeaf } from '../../leaves.ts';
import { frond, palm, shadowPalm } from '../../palms.ts';
import { figure } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import {
  clip,
  ellipse,
  fade,
  group,
  lens,
  line,
  move,
  path,
  pebble,
  poly,
  rect,
  times,
  veil,
} from '../../svg.ts';
import { plantPot } from '../../tablesetting.ts';
import { lightNet, ripples } from '../../water.ts';

export const spaPool: Scene = (random) =>
  rect(0, 0, 1200, 800, '#2f5a58') +
  rect(0, 0, 1200, 560, fade(['#d9c9a4', '#e9dcb8'])) +
  times(
    5,
    (i) =>
      path(archPath(140 + i * 230, 470, 160, 350), fade(['#7fc0b4', '#c9e6c8', '#f6efc8'])) +
      clip(
        archPath(140 + i * 230, 470, 160, 350),
        palm(random, 120 + i * 230, 480, 230, {
          ...shadowPalm('#4f9a7a', '#7fba92'),
          lean: (i % 2 ? 1 : -1) * 22,
        }) + canopy(random, 140 + i * 230, 470, 200, 70, '#2f7d5c', '#4f9a68', '#8cc68a'),
      ),
  ) +
  arcade(
    0,
    0,
    1200,
    474,
    [140, 370, 600, 830, 1060].map((x) => ({ x, w: 164, h: 354 })),
    '#efe0bd',
    '#b99a76',
    18,
  ) +
  times(26, (i) =>
    move(24 + i * 48, 56, path('M0 -18Q9 0 0 18Q-9 0 0 -18Z', i % 2 ? '#2f8f8a' : '#d98a62')),
  ) +
  rect(0, 26, 1200, 5, '#2f8f8a') +
  rect(0, 82, 1200, 5, '#2f8f8a') +
  group(
    frond(random, 1260, -40, 152, 620, { light: '#5a4a38', dark: '#5a4a38' }, 0.1, 22) +
      frond(random, 1280, 60, 172, 560, { light: '#5a4a38', dark: '#5a4a38' }, 0.1, 22),
    veil(0.16),
  ) +
  [140, 370, 600, 830, 1060].map((x) => archRim({ x, w: 164, h: 354 }, 474, '#2f8f8a', 8)).join('') +
  rect(0, 468, 1200, 22, '#fbf3dc') +
  rect(0, 488, 1200, 14, '#c9ae88') +
  times(40, (i) => rect(i * 30, 500, 28, 22, i % 2 ? '#2f8f8a' : '#7cc0b4')) +
  rect(0, 522, 1200, 290, '#3a9f9c') +
  path('M0 580Q300 566 600 582T1200 576V810H0Z', '#2f8f92') +
  path('M0 670Q300 656 600 672T1200 664V810H0Z', '#277e86') +
  group(
    [140, 370, 600, 830, 1060]
      .map((x) =>
        poly(
          [
            [x - 76, 524],
            [x + 76, 524],
            [x + 90, 700],
            [x - 90, 700],
          ],
          '#e6f6cf',
        ),
      )
      .join(''),
    veil(0.26),
  ) +
  lightNet(random, -20, 560, 1260, 250, '#d9f6e0', 0.34, 96) +
  times(9, (i) =>
    ellipse(random.between(60, 1140), 540 + i * 26, random.between(50, 130), 2.6, '#e6f6e0', veil(0.6)),
  ) +
  figure(760, 690, 210, 'lotus', { dress: '#2a7a80', skin: '#8f5533' }) +
  rect(690, 618, 150, 90, '#2f8f92', 'opacity=".93" rx="30"') +
  lens(760, 622, 190, 12, '#d9fbf0') +
  ripples(random, 760, 632, 220, '#d9f6e8', 5) +
  times(11, () => {
    const [x, y] = [random.between(180, 560), random.between(620, 750)];
    return pebble(
      [
        [x - 18, y],
        [x, y - 8],
        [x + 18, y],
        [x, y + 8],
      ],
      random.pick(['#f58fa0', '#f7c9cf', '#e4576a']),
    );
  }) +
  [70, 1130]
    .map(
      (x) =>
        plantPot(x, 520, 110, '#c97a58', '#8f5040') +
        times(9, (i) => bananaLeaf(random, x, 434, -165 + i * 18.5, 190, '#4f9a68', '#22694f')),
    )
    .join('') +
  candle(250, 508, 30) +
  candle(290, 508, 22) +
  candle(940, 508, 30) +
  candle(976, 508, 22) +
  times(5, (i) => line(`M${420 + i * 90} 540q-26 -50 0 -96t0 -90`, '#ffffff', 10, veil(0.13)));
