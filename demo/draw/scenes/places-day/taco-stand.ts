import { archPath } from '../../arches.ts';
import { checker } from '../../floors.ts';
import type { Ground } from '../../floors.ts';
import { agave } from '../../leaves.ts';
import { castShadow, figure } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import { sky } from '../../sky.ts';
import {
  circle,
  ellipse,
  group,
  line,
  move,
  path,
  polar,
  poly,
  rect,
  straight,
  times,
  veil,
  wedge,
} from '../../svg.ts';
import { bottle, plantPot } from '../../tablesetting.ts';

export const tacoStand: Scene = (random) => {
  const ground: Ground = { horizon: 380, vanish: 600, top: 560, bottom: 800 };
  return (
    sky(['#f0a04a', '#f6bd62', '#fad68a', '#fdeab8'], 500, 9) +
    rect(0, 120, 420, 450, '#2fa3a8') +
    rect(0, 120, 420, 20, '#fdf3dd') +
    rect(420, 170, 380, 400, '#e4576a') +
    rect(420, 170, 380, 18, '#fdf3dd') +
    rect(800, 100, 400, 470, '#f5b942') +
    rect(800, 100, 400, 20, '#fdf3dd') +
    [90, 300]
      .map(
        (x) =>
          rect(x - 44, 210, 88, 140, '#fdf3dd') +
          rect(x - 34, 220, 68, 130, '#1d6f78') +
          rect(x - 34, 282, 68, 5, '#fdf3dd') +
          rect(x - 54, 350, 108, 12, '#fdf3dd'),
      )
      .join('') +
    [920, 1100]
      .map(
        (x) =>
          path(archPath(x, 360, 92, 170), '#fdf3dd') +
          path(archPath(x, 360, 72, 158), '#b5532f') +
          rect(x - 56, 358, 112, 12, '#fdf3dd'),
      )
      .join('') +
    group(
      poly(
        [
          [0, 120],
          [0, 570],
          [90, 570],
          [260, 120],
        ],
        '#3a1f48',
      ),
      veil(0.18),
    ) +
    times(
      3,
      (k) =>
        line(`M0 ${60 + k * 54}Q600 ${150 + k * 60} 1200 ${40 + k * 50}`, '#8a5034', 2) +
        times(24, (i) => {
          const t = (i + 0.5) / 24;
          const y = (1 - t) ** 2 * (60 + k * 54) + 2 * t * (1 - t) * (150 + k * 60) + t * t * (40 + k * 50);
          const c = ['#e4576a', '#2fa3a8', '#fdf3dd', '#7a2f6a', '#5ea34e'][(i + k * 2) % 5]!;
          const x = t * 1200;
          return (
            path(`M${x - 18} ${y}h36v30l-6 8l-6 -8l-6 8l-6 -8l-6 8l-6 -8Z`, c) +
            circle(x - 6, y + 13, 3, '#f5b942') +
            circle(x + 6, y + 13, 3, '#f5b942')
          );
        }),
    ) +
    checker(ground, 130, 6, ['#e9c08f', '#dba870']) +
    ellipse(600, 760, 380, 26, '#6a3040', veil(0.4)) +
    figure(520, 720, 300, 'cook', { top: '#fffaf0', legs: '#2c2640', skin: '#8f5533', hat: '#fffaf0' }) +
    figure(700, 720, 290, 'serve', { dress: '#ee6c4d', skin: '#7a4630', flip: true }) +
    rect(330, 300, 14, 300, '#7a4a2a') +
    rect(856, 300, 14, 300, '#7a4a2a') +
    poly(
      [
        [290, 300],
        [910, 300],
        [860, 220],
        [340, 220],
      ],
      '#fdf3dd',
    ) +
    times(7, (i) =>
      poly(
        [
          [290 + i * 88.5, 300],
          [334 + i * 88.5, 300],
          [375 + i * 74, 220],
          [340 + i * 74, 220],
        ],
        '#e4576a',
      ),
    ) +
    times(14, (i) => path(wedge(312 + i * 44.3, 300, 22, 0, 180), i % 2 ? '#fdf3dd' : '#e4576a')) +
    rect(310, 572, 580, 22, '#7a4a2a') +
    rect(330, 594, 540, 140, '#2b8fae') +
    rect(330, 594, 540, 14, '#1d6f8f') +
    times(7, (i) =>
      move(
        376 + i * 76,
        664,
        times(6, (k) =>
          path(
            'M0 0Q13 -22 0 -38Q-13 -22 0 0Z',
            k % 2 ? '#f5b942' : '#fdf3dd',
            `transform="rotate(${k * 60})"`,
          ),
        ) + circle(0, 0, 7, '#e4576a'),
      ),
    ) +
    circle(420, 744, 44, '#4a2a2c') +
    circle(420, 744, 30, '#f5b942') +
    times(6, (i) => straight([420, 744], polar(420, 744, 40, i * 60), '#4a2a2c', 5)) +
    circle(780, 744, 44, '#4a2a2c') +
    circle(780, 744, 30, '#f5b942') +
    times(6, (i) => straight([780, 744], polar(780, 744, 40, i * 60 + 20), '#4a2a2c', 5)) +
    rect(790, 410, 10, 160, '#8a8a90') +
    path('M756 440Q760 424 795 420Q830 424 834 440L816 548H776Z', '#b5452f') +
    times(7, (i) =>
      path(
        `M${760 + i * 2.6} ${446 + i * 15}Q795 ${456 + i * 15} ${830 - i * 2.6} ${446 + i * 15}`,
        'none',
        'stroke="#7a2a28" stroke-width="4"',
      ),
    ) +
    ellipse(795, 410, 26, 15, '#f5c93a') +
    path('M786 398l9 -26l9 26Z', '#5ea34e') +
    times(
      5,
      (i) =>
        ellipse(370 + i * 50, 566, 28, 8, '#f6d285') +
        path(`M${344 + i * 50} 566a26 22 0 0 1 52 0Z`, '#e9b65c') +
        line(`M${350 + i * 50} 556q20 -14 40 0`, i % 2 ? '#d93a32' : '#5ea34e', 6),
    ) +
    times(3, (i) => bottle(640 + i * 34, 572, 74, ['#d93a32', '#5ea34e', '#f0a04a'][i]!)) +
    figure(210, 770, 280, 'stand', { top: '#f5b942', legs: '#16305a', skin: '#7a4630' }) +
    figure(1010, 776, 270, 'stroll', { dress: '#2fa3a8', skin: '#8f5533', flip: true, hat: '#fdf3dd' }) +
    castShadow(210, 770, 280, 'stand', '#4a1f48', 40, -0.12) +
    agave(random, 1130, 800, 110, '#6fa562', '#2f6a4c') +
    plantPot(1130, 800, 66, '#c7603f', '#8a3a2c') +
    agave(random, 60, 796, 96, '#6fa562', '#2f6a4c') +
    plantPot(60, 800, 60, '#c7603f', '#8a3a2c')
  );
};
