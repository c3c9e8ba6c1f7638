import { mix } from '../../palette.ts';
import { frond } from '../../palms.ts';
import type { Scene } from '../../scene.ts';
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
} from '../../svg.ts';

export const towelsShells: Scene = (random) =>
  rect(0, 0, 1200, 800, '#f3dcae') +
  times(22, (i) =>
    line(`M-20 ${i * 40}q150 ${i % 2 ? 18 : -16} 300 0t300 0t300 0t320 0`, '#e6c894', 4, veil(0.6)),
  ) +
  move(
    330,
    420,
    rect(-190 + 16, -420 + 20, 380, 840, '#5a3a58', veil(0.3)) +
      rect(-190, -420, 380, 840, '#fdf6e6') +
      times(7, (i) => rect(-190 + i * 58, -420, 28, 840, '#2fa3a8')) +
      times(20, (i) => rect(-188 + i * 19.5, 418, 5, 30, '#fdf6e6')),
    -14,
  ) +
  move(
    760,
    360,
    rect(-170 + 16, -330 + 20, 340, 660, '#5a3a58', veil(0.3)) +
      rect(-170, -330, 340, 660, '#ee6c4d') +
      rect(-170, -250, 340, 40, '#fdf3dd') +
      rect(-170, 210, 340, 40, '#fdf3dd') +
      times(
        9,
        (i) =>
          poly(
            [
              [-170 + i * 38, -190],
              [-132 + i * 38, -190],
              [-151 + i * 38, -150],
            ],
            '#f5b942',
          ) +
          poly(
            [
              [-170 + i * 38, 190],
              [-132 + i * 38, 190],
              [-151 + i * 38, 150],
            ],
            '#f5b942',
          ),
      ) +
      times(18, (i) => rect(-168 + i * 19.5, 328, 5, 28, '#ee6c4d')),
    12,
  ) +
  move(
    300,
    300,
    ellipse(22, 28, 150, 146, '#5a3a58', veil(0.3)) +
      circle(0, 0, 150, '#eecb86') +
      times(
        7,
        (i) =>
          `<circle cx="0" cy="0" r="${142 - i * 11}" fill="none" stroke="#c99a54" stroke-width="3" stroke-dasharray="14 7" stroke-dashoffset="${i * 9}"/>`,
      ) +
      circle(6, 8, 78, '#b98a48') +
      circle(0, 0, 74, '#f3d79c') +
      times(
        4,
        (i) =>
          `<circle cx="0" cy="0" r="${62 - i * 14}" fill="none" stroke="#c99a54" stroke-width="3" stroke-dasharray="12 6"/>`,
      ) +
      `<circle cx="0" cy="0" r="78" fill="none" stroke="#e4576a" stroke-width="13"/>`,
  ) +
  move(
    760,
    300,
    rect(-62, -14, 60, 44, '#5a3a58', 'rx="20" opacity=".3" transform="translate(9 11)"') +
      rect(12, -14, 60, 44, '#5a3a58', 'rx="20" opacity=".3" transform="translate(9 11)"') +
      rect(-70, -20, 64, 46, '#1f2a44', 'rx="22"') +
      rect(6, -20, 64, 46, '#1f2a44', 'rx="22"') +
      line('M-8 -6Q0 -14 8 -6M-68 -10L-90 30M68 -10L90 30', '#1f2a44', 6) +
      path('M-60 -12L-30 -14L-56 16Z', '#5a7aa8') +
      path('M16 -12L46 -14L20 16Z', '#5a7aa8'),
    -16,
  ) +
  move(
    790,
    480,
    rect(-84 + 12, -60 + 15, 168, 120, '#5a3a58', 'opacity=".3"') +
      poly(
        [
          [-84, -60],
          [0, -50],
          [0, 70],
          [-84, 60],
        ],
        '#fdf6e6',
      ) +
      poly(
        [
          [84, -60],
          [0, -50],
          [0, 70],
          [84, 60],
        ],
        '#efe3cc',
      ) +
      times(
        6,
        (i) =>
          straight([-72, -40 + i * 16], [-12, -34 + i * 16], '#b5a890', 3) +
          straight([12, -34 + i * 16], [72, -40 + i * 16], '#b5a890', 3),
      ),
    14,
  ) +
  [
    [1040, 180, 70, '#f4b8a0', 20],
    [1110, 420, 56, '#fbe3c8', -30],
    [980, 640, 64, '#f7cfc0', 46],
    [560, 130, 50, '#fff6e6', -16],
  ]
    .map(([x, y, s, c, t]) =>
      move(
        x as number,
        y as number,
        group(
          path('M0 .7L-.95 -.1Q-.9 -.9 0 -1Q.9 -.9 .95 -.1Z', '#5a3a58'),
          `transform="translate(10 13) scale(${s})" opacity=".28"`,
        ) +
          group(path('M0 .7L-.95 -.1Q-.9 -.9 0 -1Q.9 -.9 .95 -.1Z', c as string), `transform="scale(${s})"`) +
          times(7, (i) =>
            straight(
              [0, (s as number) * 0.6],
              polar(0, (s as number) * 0.5, (s as number) * 1.36, -132 + i * 14),
              mix(c as string, '#b5604c', 0.4),
              (s as number) * 0.045,
            ),
          ) +
          path(
            `M${-(s as number) * 0.25} ${(s as number) * 0.6}h${(s as number) * 0.5}l${-(s as number) * 0.1} ${(s as number) * 0.2}h${-(s as number) * 0.3}Z`,
            mix(c as string, '#b5604c', 0.3),
          ),
        t as number,
      ),
    )
    .join('') +
  move(
    1080,
    660,
    times(5, (i) =>
      path(
        'M0 0Q40 -60 0 -124Q-40 -60 0 0Z',
        '#5a3a58',
        `transform="translate(10 13) rotate(${i * 72})" opacity=".28"`,
      ),
    ) +
      times(
        5,
        (i) =>
          path('M0 0Q40 -60 0 -124Q-40 -60 0 0Z', '#ee7a52', `transform="rotate(${i * 72})"`) +
          path('M0 0Q40 -60 0 -124Z', '#d9603f', `transform="rotate(${i * 72})"`),
      ) +
      times(15, (i) =>
        circle(...polar(0, 0, 26 + (i % 3) * 30, Math.floor(i / 3) * 72 - 90), 6 - (i % 3), '#fbc08a'),
      ),
    20,
  ) +
  move(
    560,
    640,
    group(
      path('M-34 -90Q-60 0 -30 90Q0 108 30 90Q44 0 34 -90Q0 -116 -34 -90Z', '#5a3a58'),
      'opacity=".3" transform="translate(10 13)"',
    ) +
      path('M-34 -90Q-60 0 -30 90Q0 108 30 90Q44 0 34 -90Q0 -116 -34 -90Z', '#f5b942') +
      path('M-24 -80Q-46 0 -22 80Q0 94 22 80Q34 0 24 -80Q0 -100 -24 -80Z', '#f9d078') +
      line('M-32 -10Q0 -60 0 -70Q0 -60 32 -10', '#e4576a', 11),
    24,
  ) +
  move(
    660,
    680,
    group(
      path('M-34 -90Q-60 0 -30 90Q0 108 30 90Q44 0 34 -90Q0 -116 -34 -90Z', '#5a3a58'),
      'opacity=".3" transform="translate(10 13) scale(-1 1)"',
    ) +
      group(
        path('M-34 -90Q-60 0 -30 90Q0 108 30 90Q44 0 34 -90Q0 -116 -34 -90Z', '#f5b942') +
          path('M-24 -80Q-46 0 -22 80Q0 94 22 80Q34 0 24 -80Q0 -100 -24 -80Z', '#f9d078') +
          line('M-32 -10Q0 -60 0 -70Q0 -60 32 -10', '#e4576a', 11),
        'transform="scale(-1 1)"',
      ),
    8,
  ) +
  group(
    frond(random, 1290, 20, 158, 700, { light: '#3a2458', dark: '#3a2458', rib: '#3a2458' }, 0.14, 20, 0.34) +
      frond(
        random,
        1290,
        -40,
        128,
        640,
        { light: '#3a2458', dark: '#3a2458', rib: '#3a2458' },
        0.1,
        20,
        0.34,
      ),
    veil(0.24),
  );
