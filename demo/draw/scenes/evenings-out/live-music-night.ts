import { crowd } from '../../crowd.ts';
import { lightString } from '../../lamps.ts';
import { palm, shadowPalm } from '../../palms.ts';
import { figure } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import { sky, stars } from '../../sky.ts';
import { circle, ellipse, group, move, path, poly, rect, straight, times, veil } from '../../svg.ts';

export const liveMusicNight: Scene = (random) => {
  const guitar = (x: number, y: number, s: number, c: string): string =>
    move(
      x,
      y,
      ellipse(0, 0, s * 0.36, s * 0.3, c) +
        ellipse(s * 0.34, 0, s * 0.28, s * 0.24, c) +
        circle(s * 0.24, 0, s * 0.11, '#2a1420') +
        rect(s * 0.5, -s * 0.04, s * 0.8, s * 0.08, '#4a241c') +
        rect(s * 1.26, -s * 0.07, s * 0.2, s * 0.14, '#2a1420') +
        straight([-s * 0.1, 0], [s * 1.3, 0], '#f6dfb0', 2),
      -24,
    );
  return (
    sky(['#14143e', '#2a2060', '#4f2c74', '#8a3f7a'], 560, 10) +
    stars(random, 70, 240) +
    palm(random, 80, 640, 480, { ...shadowPalm('#1a1440', '#352458'), lean: 40 }) +
    palm(random, 1120, 640, 520, { ...shadowPalm('#1a1440', '#352458'), lean: -40 }) +
    group(
      poly(
        [
          [300, 60],
          [330, 60],
          [560, 620],
          [330, 620],
        ],
        '#ffd27a',
      ) +
        poly(
          [
            [590, 40],
            [616, 40],
            [760, 620],
            [450, 620],
          ],
          '#ff9d8a',
        ) +
        poly(
          [
            [880, 60],
            [906, 60],
            [860, 620],
            [640, 620],
          ],
          '#ffd27a',
        ),
      veil(0.28),
    ) +
    lightString([0, 120], [600, 70], 60, 14, '#120e30') +
    lightString([600, 70], [1200, 120], 60, 14, '#120e30') +
    rect(180, 50, 840, 14, '#120e30') +
    [316, 604, 894].map((x) => rect(x - 18, 58, 36, 26, '#120e30', 'rx="6"')).join('') +
    path('M150 620Q600 590 1050 620V690H150Z', '#6a2a4a') +
    path('M150 620Q600 590 1050 620Q600 650 150 620Z', '#c2705a') +
    ellipse(600, 620, 280, 18, '#ffce8a', veil(0.6)) +
    times(15, (i) => rect(180 + i * 58, 640, 4, 50, '#4a1c3c')) +
    figure(360, 626, 310, 'play', { top: '#fff0d0', legs: '#1a1440', skin: '#7a4630', hat: '#f0d9a4' }) +
    guitar(370, 468, 100, '#d98a3c') +
    figure(600, 628, 320, 'wave', { dress: '#e4405f', skin: '#8f5533' }) +
    straight([640, 350], [640, 622], '#120e30', 5) +
    circle(640, 346, 13, '#c9ced2') +
    figure(830, 626, 310, 'play', {
      top: '#2fa3a8',
      legs: '#1a1440',
      skin: '#6e3c2c',
      hat: '#fff0d0',
      flip: true,
    }) +
    [
      [770, 510, 46, '#d9543c'],
      [862, 530, 40, '#f5b942'],
    ]
      .map(
        ([x, y, r, c]) =>
          path(
            `M${(x as number) - (r as number)} ${y}L${(x as number) - (r as number) * 0.7} 624H${(x as number) + (r as number) * 0.7}L${(x as number) + (r as number)} ${y}Z`,
            c as string,
          ) +
          ellipse(x as number, y as number, r as number, (r as number) * 0.26, '#fdf3dd') +
          times(4, (k) =>
            straight(
              [(x as number) - (r as number) + k * (r as number) * 0.6, y as number],
              [(x as number) - (r as number) * 0.6 + k * (r as number) * 0.5, 620],
              '#fdf3dd',
              2,
            ),
          ),
      )
      .join('') +
    times(9, (i) =>
      move(
        220 + i * 96,
        180 + ((i * 53) % 90),
        ellipse(0, 0, 10, 7, '#ffd27a', 'transform="rotate(-20)"') +
          straight([9, -2], [9, -38], '#ffd27a', 3) +
          path('M9 -38q14 4 14 18', 'none', 'stroke="#ffd27a" stroke-width="4"'),
        (i % 3) * 10 - 8,
      ),
    ) +
    crowd(random, 750, '#1f1648', 62, 14) +
    crowd(random, 812, '#120e30', 74, 12) +
    figure(240, 860, 300, 'wave', { all: '#120e30' }) +
    figure(920, 870, 300, 'wave', { all: '#120e30', flip: true })
  );
};
