import { archPath } from '../../arches.ts';
import { checker } from '../../floors.ts';
import type { Ground } from '../../floors.ts';
import { palm, shadowPalm } from '../../palms.ts';
import { figure } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import { shine, stars } from '../../sky.ts';
import {
  circle,
  clip,
  ellipse,
  fade,
  group,
  lens,
  path,
  poly,
  rect,
  straight,
  times,
  veil,
} from '../../svg.ts';

export const danceLights: Scene = (random) => {
  const ground: Ground = { horizon: 330, vanish: 600, top: 520, bottom: 800 };
  const beam = (x: number, to: number, c: string): string =>
    group(
      poly(
        [
          [x - 8, 60],
          [x + 8, 60],
          [to + 120, 780],
          [to - 120, 780],
        ],
        c,
      ),
      veil(0.28),
    );
  return (
    rect(0, 0, 1200, 800, fade(['#1a0f3e', '#35165a', '#5a1f6a'])) +
    times(13, (i) => rect(i * 96, 0, 48, 540, '#3f1a62', veil(0.5))) +
    path(archPath(600, 540, 520, 470), '#c2387a', veil(0.5)) +
    path(archPath(600, 540, 430, 420), '#ee6c4d', veil(0.5)) +
    path(archPath(600, 540, 340, 370), '#f5b942', veil(0.6)) +
    path(archPath(600, 540, 250, 320), '#2a1450') +
    clip(
      archPath(600, 540, 250, 320),
      stars(random, 60, 500) + palm(random, 560, 560, 250, { ...shadowPalm('#12082e', '#4a1f62'), lean: 40 }),
    ) +
    checker(ground, 140, 7, ['#2a1450', '#e4487a', '#2fa3c4', '#f5b942']) +
    rect(0, 520, 1200, 290, fade(['#1a0f3e/0.5', '#1a0f3e/0'])) +
    beam(180, 420, '#f58fc0') +
    beam(420, 760, '#7ce0e8') +
    beam(780, 430, '#ffd27a') +
    beam(1020, 800, '#f58fc0') +
    beam(600, 600, '#fff0c0') +
    rect(0, 44, 1200, 12, '#0e0828') +
    [180, 420, 600, 780, 1020].map((x) => rect(x - 18, 50, 36, 30, '#0e0828', 'rx="8"')).join('') +
    straight([600, 0], [600, 100], '#d9d2e8', 3) +
    shine(600, 150, 200, '#fff0e0', 0.5) +
    circle(600, 150, 56, '#8a7ab8') +
    clip(
      'M544 150a56 56 0 1 0 112 0a56 56 0 1 0 -112 0Z',
      times(7, (r) =>
        times(7, (c) =>
          rect(
            544 + c * 16 + 1,
            94 + r * 16 + 1,
            14,
            14,
            ['#fdf3ff', '#c9b5e8', '#f58fc0', '#7ce0e8', '#a893d0'][(r * 3 + c * 2) % 5]!,
          ),
        ),
      ),
    ) +
    times(50, () =>
      lens(
        random.between(0, 1200),
        random.between(90, 520),
        random.between(8, 22),
        4,
        random.pick(['#fff0c0', '#f58fc0', '#7ce0e8']),
        veil(0.7),
      ),
    ) +
    [
      [160, 650, 210, 'wave', '#7ce0e8'],
      [330, 700, 260, 'dance', '#f5b942'],
      [500, 660, 230, 'leap', '#fff0e0'],
      [640, 750, 310, 'dance', '#ee4f6a'],
      [800, 690, 260, 'wave', '#2fa3a8'],
      [940, 670, 230, 'dance', '#f58fc0'],
      [1070, 730, 280, 'wave', '#f5b942'],
    ]
      .map(
        ([x, y, h, p, c], i) =>
          ellipse(x as number, y as number, (h as number) * 0.22, 10, '#12082e', veil(0.5)) +
          figure(x as number, y as number, h as number, p as 'wave', {
            ...(i % 2 ? { dress: c as string } : { top: c as string, legs: '#1a0f3e' }),
            skin: i % 3 ? '#8f5533' : '#6e3c2c',
            flip: i % 2 === 0,
          }),
      )
      .join('')
  );
};
