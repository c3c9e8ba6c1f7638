import { mix } from '../../palette.ts';
import { frond } from '../../palms.ts';
import { angelfish, shoal, turtle } from '../../reef.ts';
import type { Scene } from '../../scene.ts';
import {
  circle,
  ellipse,
  line,
  move,
  path,
  pebble,
  polar,
  rect,
  smooth,
  straight,
  times,
  veil,
} from '../../svg.ts';
import { lightNet } from '../../water.ts';

export const reefBelow: Scene = (random) =>
  rect(0, 0, 1200, 800, '#22a3b4') +
  path(
    smooth([
      [-20, 150],
      [200, 220],
      [420, 150],
      [640, 260],
      [860, 180],
      [1220, 260],
    ]) + 'V820H-20Z',
    '#2fb8bd',
  ) +
  path(
    smooth([
      [-20, 420],
      [260, 380],
      [520, 500],
      [800, 430],
      [1220, 560],
    ]) + 'V820H-20Z',
    '#55cbc4',
  ) +
  path(
    smooth([
      [-20, 640],
      [240, 610],
      [520, 690],
      [820, 650],
      [1220, 720],
    ]) + 'V820H-20Z',
    '#8fdfcc',
  ) +
  path(
    smooth([
      [-20, 730],
      [240, 706],
      [520, 770],
      [820, 740],
      [1220, 800],
    ]) + 'V820H-20Z',
    '#f3e0b0',
  ) +
  path(
    smooth([
      [-20, 712],
      [240, 690],
      [520, 752],
      [820, 722],
      [1220, 780],
    ]),
    'none',
    'stroke="#fffaf0" stroke-width="14" opacity=".85"',
  ) +
  [
    [170, 330, 130, '#1a7f8f'],
    [420, 250, 150, '#17788a'],
    [760, 340, 190, '#1a7f8f'],
    [1050, 200, 150, '#146f84'],
    [980, 480, 110, '#2391a0'],
    [560, 480, 120, '#2391a0'],
    [240, 520, 90, '#2b9ca6'],
  ]
    .map(
      ([x, y, r, c]) =>
        pebble(
          Array.from({ length: 11 }, (_, i) =>
            polar(x as number, y as number, (r as number) * random.between(0.7, 1.1), i * 32.7, 0.75),
          ),
          c as string,
        ) +
        times(22, () => {
          const [a, b] = polar(
            x as number,
            y as number,
            (r as number) * 0.85 * Math.sqrt(random()),
            random() * 360,
            0.72,
          );
          const s = random.between(8, 24);
          const k = random.pick([
            '#ee6c4d',
            '#f5a04a',
            '#e4577f',
            '#f0c45f',
            '#8f5fa8',
            '#d98ab0',
            '#5fae8a',
          ]);
          return (
            times(7, (i) => circle(...polar(a, b, s * 0.6, i * 51), s * 0.4, mix(k, '#17788a', 0.18))) +
            circle(a, b, s * 0.62, k) +
            circle(a - s * 0.15, b - s * 0.15, s * 0.3, mix(k, '#fff0d0', 0.4))
          );
        }),
    )
    .join('') +
  lightNet(random, -20, -20, 1260, 820, '#d9fbf0', 0.28, 104) +
  shoal(random, 640, 180, 230, 110, '#f5d04e', 20, 17) +
  shoal(random, 300, 430, 160, 70, '#fdf3dd', 14, 12) +
  move(700, 560, ellipse(24, 34, 120, 84, '#0f5f78', veil(0.3))) +
  turtle(690, 540, 170, -34) +
  move(
    960,
    330,
    path(
      'M-96 0Q-20 -110 60 -96Q24 -30 96 0Q24 30 60 96Q-20 110 -96 0Z',
      '#0f5f78',
      'opacity=".28" transform="translate(30 40)"',
    ) +
      path('M-96 0Q-20 -110 60 -96Q24 -30 96 0Q24 30 60 96Q-20 110 -96 0Z', '#2c4a6e') +
      path('M-80 0Q-20 -70 40 -70Q10 -20 60 0Q10 20 40 70Q-20 70 -80 0Z', '#3f6488') +
      line('M90 0Q180 20 230 -20', '#2c4a6e', 5),
    -20,
  ) +
  ellipse(330, 196, 150, 34, '#0f5f78', 'opacity=".25" transform="rotate(-16 330 196) translate(40 60)"') +
  move(
    310,
    150,
    path('M-150 0Q-60 -46 60 -38Q150 -24 170 0Q150 24 60 38Q-60 46 -150 0Z', '#ee5a45') +
      path('M-120 0Q-50 -30 50 -26Q120 -16 140 0Q120 16 50 26Q-50 30 -120 0Z', '#fdf3dd') +
      ellipse(-20, 0, 40, 22, '#7a2f3a') +
      ellipse(70, 0, 36, 18, '#7a2f3a') +
      circle(-26, 0, 17, '#f7dfa0') +
      circle(-26, 0, 9, '#e3bd6a') +
      circle(66, 0, 16, '#2b6fae') +
      straight([-60, -80], [10, 70], '#f5b942', 6) +
      ellipse(-66, -92, 9, 22, '#f5b942', 'transform="rotate(-24 -66 -92)"') +
      ellipse(16, 84, 9, 22, '#f5b942', 'transform="rotate(-24 16 84)"'),
    -16,
  ) +
  angelfish(500, 600, 28, '#f5b942', '#16305a') +
  frond(random, 1250, 860, -140, 460, { light: '#4f9a4a', dark: '#1f6248' }, 0.1, 24) +
  frond(random, 1260, 780, -160, 400, { light: '#5ea34e', dark: '#2a6f4c' }, 0.1, 24);
