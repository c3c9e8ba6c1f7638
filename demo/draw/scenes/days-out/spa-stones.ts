import { candle } from '../../lamps.ts';
import { mix } from '../../palette.ts';
import { frond } from '../../palms.ts';
import type { Scene } from '../../scene.ts';
import { circle, ellipse, fade, group, lens, move, path, rect, times, veil, wedge } from '../../svg.ts';
import { ripples } from '../../water.ts';

export const spaStones: Scene = (random) =>
  rect(0, 0, 1200, 800, fade(['#dfe9d4', '#c3dac9', '#a3c7bb'])) +
  circle(850, 250, 190, '#f6f0d8', veil(0.8)) +
  circle(850, 250, 140, '#fbf6e4') +
  times(9, (i) => {
    const x = 60 + i * 34 + (i % 3) * 26;
    return (
      rect(x, 0, 22 + (i % 2) * 8, 620, ['#7fb08a', '#5f9a76', '#92bd94'][i % 3]!) +
      times(6, (k) => rect(x - 2, 60 + k * 110 + (i % 4) * 24, 26 + (i % 2) * 8, 5, '#4a8066'))
    );
  }) +
  times(16, (i) =>
    lens(
      60 + ((i * 97) % 380),
      60 + ((i * 61) % 420),
      120,
      13,
      i % 2 ? '#4f8f68' : '#6fae7c',
      `transform="rotate(${20 + (i % 5) * 14} ${60 + ((i * 97) % 380)} ${60 + ((i * 61) % 420)})"`,
    ),
  ) +
  rect(0, 560, 1200, 250, '#5f9f9c') +
  path('M0 560Q300 548 600 562T1200 556V800H0Z', '#6fb0a8') +
  path('M0 640Q300 628 600 644T1200 636V800H0Z', '#4f918f') +
  path('M0 730Q300 716 600 734T1200 724V800H0Z', '#3f7f80') +
  group(ellipse(620, 690, 330, 60, '#2f6a6e'), veil(0.5)) +
  ripples(random, 620, 650, 700, '#cfe9dc', 8) +
  [
    [620, 610, 250, 78, '#4a5560', '#2f3a48'],
    [628, 500, 196, 62, '#6a7078', '#454e5a'],
    [612, 414, 150, 50, '#57606a', '#394350'],
    [624, 346, 106, 38, '#7a7f84', '#555c66'],
    [616, 294, 68, 26, '#646b74', '#434b56'],
  ]
    .map(
      ([x, y, a, b, c, d]) =>
        ellipse(x as number, (y as number) + 6, a as number, b as number, d as string) +
        ellipse(
          (x as number) - 4,
          (y as number) - 4,
          (a as number) * 0.97,
          (b as number) * 0.86,
          c as string,
        ) +
        ellipse(
          (x as number) - (a as number) * 0.3,
          (y as number) - (b as number) * 0.4,
          (a as number) * 0.42,
          (b as number) * 0.22,
          mix(c as string, '#ffffff', 0.28),
        ),
    )
    .join('') +
  move(
    616,
    272,
    times(7, (i) =>
      path(
        'M0 0C24 -26 22 -70 0 -92C-22 -70 -24 -26 0 0Z',
        i % 2 ? '#fdf3ee' : '#f6d3d6',
        `transform="rotate(${-66 + i * 22})"`,
      ),
    ) + circle(0, -6, 12, '#f5c95a'),
  ) +
  ellipse(250, 690, 150, 26, '#3a7a5a') +
  path(wedge(250, 690, 150, 10, 340, 0.18), '#5a9a6a') +
  ellipse(1010, 730, 130, 24, '#3a7a5a') +
  path(wedge(1010, 730, 130, 200, 520, 0.18), '#5a9a6a') +
  move(
    250,
    680,
    times(9, (i) =>
      path(
        'M0 0C18 -22 18 -60 0 -80C-18 -60 -18 -22 0 0Z',
        i % 2 ? '#f7b8c4' : '#ee8fa4',
        `transform="rotate(${-80 + i * 20})"`,
      ),
    ) + circle(0, -6, 10, '#f5c95a'),
  ) +
  candle(940, 716, 40) +
  candle(1030, 728, 30) +
  candle(1080, 722, 24) +
  frond(random, 1250, -20, 156, 420, { light: '#5f9a6a', dark: '#3a7a5c' }, 0.3, 26) +
  frond(random, 1250, 120, 190, 320, { light: '#5f9a6a', dark: '#3a7a5c' }, 0.5, 24);
