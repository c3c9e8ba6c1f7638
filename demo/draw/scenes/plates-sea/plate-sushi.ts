import { chopsticks } from '../../cutlery.ts';
import { lettuce } from '../../herbs.ts';
import { petals } from '../../mats.ts';
import type { Scene } from '../../scene.ts';
import { palmShade } from '../../shade.ts';
import { nigiri, prawnNigiri } from '../../sushi.ts';
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
    ['#e4506a', '#f7909c'],
    ['#fdf0dd', '#f3c9b0'],
    [],
    ['#f9c24e', '#fbe08f'],
    ['#c8324a', '#e8788a'],
    ['#e4506a', '#f7909c'],
    [],
    ['#f58a5f', '#fde0c4'],
    ['#b8a0a8', '#f6e6e0'],
    ['#fdf0dd', '#f3c9b0'],
    ['#f9c24e', '#fbe08f'],
  ]
    .map(([top, stripe], i) => {
      const [x, y] = [266 + (i % 6) * 98, 300 + Math.floor(i / 6) * 216];
      return top && stripe
        ? nigiri(x, y, 178, -72, top, stripe, top === '#f9c24e')
        : prawnNigiri(x, y, 178, -72);
    })
    .join('') +
  lettuce(random, 888, 300, 60, '#a9cf6a', '#5ea34e') +
  circle(888, 300, 34, '#a7c95a') +
  circle(882, 294, 26, '#bfdc76') +
  times(6, (i) =>
    pebble(
      [
        [836 + i * 13, 520],
        [858 + i * 13, 484 + (i % 2) * 10],
        [884 + i * 13, 522],
        [858 + i * 12, 552],
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
