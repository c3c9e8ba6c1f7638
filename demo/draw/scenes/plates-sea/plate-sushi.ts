import { chopsticks } from '../../cutlery.ts';
import { lettuce } from '../../herbs.ts';
import { petals } from '../../mats.ts';
import type { Scene } from '../../scene.ts';
import { palmShade } from '../../shade.ts';
import { maki, nigiri } from '../../sushi.ts';
import { circle, ellipse, group, line, pebble, rect, times } from '../../svg.ts';
import { bowl } from '../../tableware.ts';

export const plateSushi: Scene = (random) =>
  rect(0, 0, 1200, 800, '#2c3a4a') +
  times(26, (i) => rect(i * 48, 0, 30, 800, i % 2 ? '#31414f' : '#364857')) +
  times(4, (i) => rect(0, 90 + i * 200, 1200, 6, '#22303c')) +
  group(rect(206, 178, 780, 480, '#10142c', 'rx="20"'), 'opacity=".4" transform="translate(14 18)"') +
  rect(200, 170, 780, 480, '#7a4a30', 'rx="20"') +
  rect(212, 180, 756, 458, '#a5693f', 'rx="14"') +
  times(6, (i) => line(`M230 ${240 + i * 70}q180 ${i % 2 ? 14 : -12} 360 0t360 0`, '#8f5633', 3)) +
  [
    ['#f58a5f', '#fde0c4'],
    ['#f58a5f', '#fde0c4'],
    ['#e4506a', '#f7909c'],
    ['#fdf0dd', '#f3c9b0'],
    ['#f9c24e', '#fbe08f'],
  ]
    .map(([a, b], i) => nigiri(310 + i * 140, 262, 172, -64, a!, b!, i > 2))
    .join('') +
  times(5, (i) => maki(random, 300 + i * 108, 440, 50, '#f58a5f', '#8cc65a')) +
  times(5, (i) => maki(random, 300 + i * 108, 556, 50, i % 2 ? '#e4506a' : '#8cc65a', '#fbe08f', true)) +
  lettuce(random, 870, 470, 60, '#a9cf6a', '#5ea34e') +
  circle(870, 470, 34, '#a7c95a') +
  circle(864, 464, 26, '#bfdc76') +
  times(6, (i) =>
    pebble(
      [
        [840 + i * 12, 560],
        [862 + i * 12, 530 + (i % 2) * 10],
        [886 + i * 12, 562],
        [860 + i * 11, 590],
      ],
      i % 2 ? '#f9cfc0' : '#f6b3a6',
    ),
  ) +
  bowl(1080, 230, 84, '#e8dfc9', '#c9bfa6', '#3d1f1a') +
  ellipse(1064, 214, 24, 10, '#7a4a38') +
  chopsticks(1080, 500, 440, '#d9a45e', 12) +
  petals(random, 130, 620, 90, ['#f9c6cf', '#f7a8b8', '#fde3e6'], 9) +
  petals(random, 1000, 720, 80, ['#f9c6cf', '#f7a8b8'], 4) +
  palmShade(random, -120, 120, 6, 560, '#0a0f2a', 0.34);
