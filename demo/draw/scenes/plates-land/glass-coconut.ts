import { pineapple } from '../../food-fruit.ts';
import type { Scene } from '../../scene.ts';
import { palmShade } from '../../shade.ts';
import {
  circle,
  clip,
  diskPath,
  ellipse,
  line,
  move,
  path,
  pebble,
  polar,
  rect,
  short,
  times,
  veil,
  wedge,
} from '../../svg.ts';

export const glassCoconut: Scene = (random) =>
  rect(0, 0, 1200, 800, '#f3d9a4') +
  times(18, (i) =>
    line(`M-20 ${i * 50}q150 ${i % 2 ? 26 : -22} 300 0t300 0t300 0t320 0`, '#e3bf82', 5, veil(0.7)),
  ) +
  path('M-10 -10H1210V90C1000 150 820 60 620 110C420 160 220 70 -10 130Z', '#2fb3b8') +
  path(
    'M-10 130C220 70 420 160 620 110C820 60 1000 150 1210 90V120C1000 180 820 92 620 142C420 190 220 104 -10 160Z',
    '#fffaf0',
  ) +
  ellipse(660, 520, 290, 250, '#3a2450', veil(0.34)) +
  circle(580, 440, 268, '#3f7a3a') +
  circle(572, 430, 252, '#5c9a46') +
  path(
    `${diskPath(572, 430, 252)}${diskPath(540, 396, 236)}`,
    '#33652f',
    'fill-rule="evenodd" opacity=".5"',
  ) +
  times(7, (i) =>
    line(
      `M${polar(574, 432, 200, 200 + i * 24)
        .map(short)
        .join(' ')}Q${polar(574, 432, 232, 206 + i * 24)
        .map(short)
        .join(' ')} ${polar(574, 432, 250, 204 + i * 24)
        .map(short)
        .join(' ')}`,
      '#86bb5c',
      8,
    ),
  ) +
  circle(578, 436, 172, '#e9dcb8') +
  circle(574, 430, 164, '#fffaf0') +
  circle(582, 440, 126, '#d9cfae') +
  clip(
    diskPath(582, 440, 120),
    circle(582, 440, 120, '#e6ead6') +
      circle(594, 454, 108, '#f4f8ea') +
      ellipse(560, 410, 40, 14, '#ffffff'),
  ) +
  move(
    640,
    380,
    rect(-15, -330, 30, 400, '#3a2450', 'opacity=".24" transform="translate(26 26)" rx="15"') +
      rect(-14, -330, 28, 400, '#e4576a', 'rx="14"') +
      times(9, (i) => rect(-14, -320 + i * 46, 28, 20, '#fff3ea')),
    26,
  ) +
  move(
    470,
    340,
    times(5, (i) =>
      path(
        'M0 0C26 -60 96 -140 0 -130C-96 -140 -56 -50 0 0Z',
        i % 2 ? '#e8487a' : '#f06a90',
        `transform="rotate(${i * 72})"`,
      ),
    ) +
      circle(0, 0, 24, '#a8285a') +
      line('M0 0L62 -50', '#f8cf60', 11) +
      circle(66, -54, 10, '#f8cf60'),
    -10,
  ) +
  pineapple(720, 560, 80) +
  move(
    690,
    330,
    times(10, (i) => path(wedge(0, 0, 100, i * 36, i * 36 + 36), i % 2 ? '#f5b942' : '#fffaf0')) +
      circle(0, 0, 9, '#7a4a2a'),
    12,
  ) +
  times(4, (i) =>
    move(
      960 + i * 50,
      620 + (i % 2) * 80,
      pebble(
        [
          [-34, 10],
          [-20, -24],
          [10, -32],
          [34, -8],
          [22, 20],
          [-6, 26],
        ],
        '#3a2450',
        'opacity=".25" transform="translate(7 9)"',
      ) +
        pebble(
          [
            [-34, 10],
            [-20, -24],
            [10, -32],
            [34, -8],
            [22, 20],
            [-6, 26],
          ],
          ['#fbe3c8', '#f4b8a0', '#fff6e6', '#e99a8a'][i]!,
        ) +
        times(4, (k) => line(`M0 22L${-22 + k * 15} -20`, '#c98a74', 3)),
      i * 50,
    ),
  ) +
  move(
    190,
    620,
    times(5, (i) => path('M0 0Q26 -46 0 -92Q-26 -46 0 0Z', '#ee7a52', `transform="rotate(${i * 72})"`)) +
      times(5, (i) => circle(...polar(0, 0, 40, i * 72 - 90), 6, '#fbc08a')),
    12,
  ) +
  palmShade(random, 1290, 40, 158, 700) +
  palmShade(random, -90, 880, -42, 520);
