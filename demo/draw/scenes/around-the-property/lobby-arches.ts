import { archPath, column } from '../../arches.ts';
import { cushion } from '../../beds.ts';
import { checker } from '../../floors.ts';
import type { Ground } from '../../floors.ts';
import { hibiscus } from '../../flowers.ts';
import { roundTable } from '../../furniture.ts';
import { pendant } from '../../lamps.ts';
import { bananaLeaf } from '../../leaves.ts';
import { lushPalm, palm, shadowPalm } from '../../palms.ts';
import { figure } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import { sun } from '../../sky.ts';
import { clip, fade, group, path, poly, rect, times, veil } from '../../svg.ts';
import { plantPot } from '../../tablesetting.ts';
import { glints } from '../../water.ts';

export const lobbyArches: Scene = (random) => {
  const ground: Ground = { horizon: 380, vanish: 600, top: 470, bottom: 800 };
  return (
    rect(0, 0, 1200, 480, '#f6e0b8') +
    path(archPath(600, 476, 300, 400), fade(['#4fb0c8', '#a9dcd6', '#fbeec0'])) +
    clip(
      archPath(600, 476, 300, 400),
      sun(600, 250, 50, '#fffbe2', '#fff3c0', 4) +
        rect(440, 340, 320, 140, '#2fa3b0') +
        glints(random, 600, 344, 440, 90, '#fffbe0', 26, 40) +
        palm(random, 490, 480, 260, { ...lushPalm, lean: -20 }) +
        palm(random, 716, 480, 230, { ...lushPalm, lean: 26 }),
    ) +
    path(`M-10 -10H1210V480H-10Z${archPath(600, 480, 300, 400)}`, '#f3d6a4', 'fill-rule="evenodd"') +
    path(`${archPath(600, 480, 300, 400)}M0 0`, 'none', 'stroke="#fff3d8" stroke-width="14"') +
    [
      [210, 250, 420],
      [990, 250, 420],
    ]
      .map(
        ([x, w, h]) =>
          path(archPath(x!, 520, w!, h!), '#d98a5c') +
          clip(
            archPath(x!, 520, w!, h!),
            rect(x! - 140, 80, 280, 440, '#c9784c') +
              path(
                archPath(x! + (x! < 600 ? 26 : -26), 520, w! * 0.72, h! * 0.86),
                fade(['#7cc6d4', '#d9ecc8']),
              ) +
              palm(random, x!, 530, 260, { ...shadowPalm('#4f9a6a', '#86bf86'), lean: 10 }),
          ) +
          path(archPath(x!, 520, w! + 12, h! + 6), 'none', 'stroke="#fff3d8" stroke-width="12"'),
      )
      .join('') +
    checker(ground, 120, 9, ['#fbeccb', '#c9694a', '#fbeccb', '#2f7d7a']) +
    group(
      poly(
        [
          [470, 800],
          [730, 800],
          [720, 470],
          [480, 470],
        ],
        '#fff3c0',
      ) +
        poly(
          [
            [-60, 800],
            [190, 800],
            [330, 500],
            [240, 500],
          ],
          '#fff3c0',
        ) +
        poly(
          [
            [1010, 800],
            [1260, 800],
            [960, 500],
            [870, 500],
          ],
          '#fff3c0',
        ),
      veil(0.4),
    ) +
    [400, 800].map((x) => column(x, 60, 560, 56, '#fff6e0', '#dcbf96')).join('') +
    rect(0, 0, 1200, 62, '#a8683f') +
    times(13, (i) => rect(i * 100, 0, 34, 62, '#8a5032')) +
    pendant(600, 40, 70, 170, '#d9a35a', '#ffe6a8') +
    [330, 870].map((x) => pendant(x, 40, 40, 110, '#d9a35a', '#ffe6a8')).join('') +
    rect(110, 640, 250, 70, '#2f7d7a', 'rx="20"') +
    rect(96, 590, 278, 70, '#3a948a', 'rx="24"') +
    cushion(160, 632, 56, '#f5b942', -8) +
    cushion(310, 632, 56, '#ee6c4d', 8) +
    rect(840, 640, 250, 70, '#2f7d7a', 'rx="20"') +
    rect(826, 590, 278, 70, '#3a948a', 'rx="24"') +
    cushion(890, 632, 56, '#ee6c4d', -8) +
    cushion(1040, 632, 56, '#f5b942', 8) +
    roundTable(600, 700, 220, 90, '#fff6e0', '#c9a67c') +
    rect(580, 570, 40, 46, '#2b6f9e', 'rx="10"') +
    times(9, (i) => bananaLeaf(random, 600, 580, -160 + i * 17.5, 130, '#5ea34e', '#2f7d54')) +
    [
      [-34, 526],
      [0, 500],
      [38, 528],
    ]
      .map(([a, b], i) => hibiscus(600 + a!, b!, 22, i % 2 ? '#f5b942' : '#e4576a', i * 30))
      .join('') +
    figure(480, 660, 190, 'stroll', { top: '#fffaf0', legs: '#c9a67c', skin: '#8f5533', hat: '#f7dfa0' }) +
    figure(742, 650, 180, 'walk', { dress: '#ee6c4d', skin: '#7a4630', flip: true }) +
    rect(500, 622, 34, 40, '#7a4630', 'rx="5"') +
    rect(508, 612, 18, 12, '#5a3020', 'rx="4"') +
    [50, 1150]
      .map(
        (x) =>
          plantPot(x, 770, 120, '#c7603f', '#8a3a2c') +
          times(9, (i) => bananaLeaf(random, x, 676, -165 + i * 18.5, 230, '#5ea34e', '#2a6f4c')),
      )
      .join('')
  );
};
