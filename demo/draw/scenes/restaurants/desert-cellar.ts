import { archPath } from '../../arches.ts';
import { onGround } from '../../floors.ts';
import type { Ground } from '../../floors.ts';
import { candle } from '../../lamps.ts';
import { mix } from '../../palette.ts';
import { figure } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import {
  circle,
  clip,
  corners,
  ellipse,
  fade,
  glow,
  group,
  path,
  poly,
  rect,
  straight,
  times,
  veil,
} from '../../svg.ts';
import { bottle, glassOf } from '../../tablesetting.ts';

/** Clay pipes in the wall with a bottle in each, from the near end to the far. */
const bottleWall = (side: number): string =>
  times(7, (i) => {
    const t = i / 8;
    const far = 1 - t * 0.72;
    const x = 600 + side * (150 + 450 * far ** 1.3);
    return times(5, (k) => {
      const y = 470 + (k - 2) * 92 * far;
      const r = 36 * far;
      return (
        circle(x, y, r, mix('#d98a5a', '#5a2a34', t * 0.4)) +
        circle(x, y, r * 0.76, '#2f1620') +
        circle(x - side * r * 0.1, y + r * 0.06, r * 0.46, ['#3f5f3a', '#6a2438', '#4a3a24'][(i + k) % 3]!) +
        circle(
          x - side * r * 0.1,
          y + r * 0.06,
          r * 0.24,
          ['#c9a04a', '#b8323c', '#e9dcb8'][(i * 2 + k) % 3]!,
        )
      );
    });
  });

/** Four metres under the sand: the vault, the stair and a shaft of late light. */
export const desertCellar: Scene = (random) => {
  const table: Ground = { horizon: 380, vanish: 620, top: 500, bottom: 830 };
  const at = (across: number, depth: number) => onGround(table, across, depth);
  const place = (across: number, depth: number): string => {
    const [x, y] = at(across, depth);
    const s = (y - table.horizon) / 420;
    return (
      glassOf(x - 34 * s, y, 110 * s, '#f3dc9a') +
      glassOf(x + 10 * s, y + 6 * s, 110 * s, '#e9a07a') +
      glassOf(x + 54 * s, y + 2 * s, 110 * s, '#8a2440')
    );
  };
  return (
    rect(0, 0, 1200, 800, '#4a2230') +
    times(7, (i) => {
      const t = i / 7;
      const w = 1500 - 1130 * t ** 0.7;
      return path(
        archPath(600, 820 - 200 * t, w, 960 - 560 * t ** 0.8),
        ['#6a3238', '#7f3f3c', '#6f3638', '#94503f', '#84443c', '#b0683f', '#c98048'][i]!,
      );
    }) +
    bottleWall(-1) +
    bottleWall(1) +
    path(archPath(600, 560, 250, 330), '#3a1a26') +
    path(archPath(600, 560, 226, 318), fade(['#fff0b8', '#f7b860', '#c9703c'])) +
    times(7, (i) => rect(500 + i * 6, 540 - i * 34, 200 - i * 12, 34, i % 2 ? '#e0985a' : '#c97a48')) +
    times(7, (i) => rect(500 + i * 6, 540 - i * 34, 200 - i * 12, 6, '#ffe2a4')) +
    path('M0 800V650L470 560H730L1200 650V800Z', '#5f3034') +
    group(path('M512 400H688L1010 800H260Z', '#ffe2a0'), veil(0.24)) +
    ellipse(600, 700, 460, 90, glow(['#ffd88a/0.6', '#ffb860/0.25', '#ffb860/0'])) +
    figure(276, 770, 380, 'serve', { top: '#fffaf0', legs: '#2a1626', skin: '#8f5533' }) +
    path('M248 566H304L318 690H234Z', '#2a1626') +
    bottle(338, 470, 100, '#4a1f30', '#f3dcb0') +
    poly(
      [at(310, 0), at(930, 0), at(920, 1), at(320, 1)],
      '#3a1a22',
      'transform="translate(0 26)" opacity=".7"',
    ) +
    poly([at(330, 0), at(910, 0), at(910, 1), at(330, 1)], '#c98450') +
    [430, 560, 690, 810].map((a) => straight(at(a, 0), at(a, 1), '#96583a', 4)).join('') +
    [330, 910].map((a) => straight(at(a, 0), at(a, 1), '#f0b478', 7)).join('') +
    clip(
      corners([at(330, 0), at(910, 0), at(910, 1), at(330, 1)]),
      ellipse(640, 620, 220, 190, '#ffdc94', veil(0.35)),
    ) +
    [0.8, 0.5, 0.24, 0.06].map((d) => place(430, d) + place(800, d)).join('') +
    [0.62, 0.34]
      .map((d) => {
        const [x, y] = at(620, d);
        return candle(x, y, ((y - table.horizon) / 420) * 70);
      })
      .join('') +
    times(26, () =>
      circle(
        random.between(440, 800),
        random.between(200, 560),
        random.between(1.2, 2.6),
        '#fff3c8',
        veil(0.7),
      ),
    ) +
    figure(960, 772, 350, 'stroll', { dress: '#e4576a', skin: '#6e3c2c', flip: true }) +
    glassOf(902, 576, 60, '#8a2440') +
    figure(1070, 786, 366, 'stroll', { top: '#f3d6a0', legs: '#2a1626', skin: '#7a4630', flip: true }) +
    glassOf(1010, 580, 62, '#f3dc9a')
  );
};
