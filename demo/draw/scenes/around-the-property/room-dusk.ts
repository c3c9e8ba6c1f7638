import { bed } from '../../beds.ts';
import { planks } from '../../floors.ts';
import type { Ground } from '../../floors.ts';
import { hills } from '../../land.ts';
import { agave } from '../../leaves.ts';
import { palm, shadowPalm } from '../../palms.ts';
import { railing } from '../../railings.ts';
import type { Scene } from '../../scene.ts';
import { shine, sky, sun } from '../../sky.ts';
import { circle, clip, fade, group, line, path, poly, rect, times, veil } from '../../svg.ts';
import { glints, sea } from '../../water.ts';

export const roomDusk: Scene = (random) => {
  const ground: Ground = { horizon: 360, vanish: 600, top: 600, bottom: 800 };
  return (
    rect(0, 0, 1200, 620, fade(['#5a2f4c', '#7a3f52', '#96504f'])) +
    rect(310, 50, 580, 500, '#3a1c3a') +
    clip(
      'M322 62H878V550H322Z',
      sky(['#3a2a68', '#7a3f78', '#c95f72', '#f09066', '#fbc47c'], 380, 12) +
        sun(600, 370, 56, '#fff0b8', '#ffd890', 4) +
        sea(random, ['#fcc47c', '#c9606a', '#6a3a6a', '#3f2a58'], 376, 560, 40) +
        glints(random, 600, 380, 550, 110, '#ffe6a8', 40, 50) +
        hills(random, 380, 50, '#7a3f6a', 280, 520, 3) +
        palm(random, 760, 570, 330, { ...shadowPalm('#2a1840', '#4a2a58'), lean: 50 }) +
        railing(322, 552, 560, 60, '#2a1840', 70),
    ) +
    rect(594, 62, 10, 488, '#3a1c3a') +
    [-1, 1]
      .map(
        (s) =>
          path(
            `M${600 + s * 310} 30H${600 + s * 200}Q${600 + s * 250} 300 ${600 + s * 268} 610H${600 + s * 330}Z`,
            s < 0 ? '#f3c9a0' : '#d99a80',
          ) +
          times(3, (i) =>
            line(
              `M${600 + s * (220 + i * 30)} 34Q${600 + s * (256 + i * 20)} 300 ${600 + s * (276 + i * 16)} 604`,
              '#b5706a',
              4,
              veil(0.6),
            ),
          ),
      )
      .join('') +
    rect(260, 22, 680, 16, '#c98a4c') +
    planks(random, ground, 120, '#7a4440', '#46243a') +
    group(
      poly(
        [
          [420, 800],
          [800, 800],
          [700, 600],
          [500, 600],
        ],
        '#ffb070',
      ),
      veil(0.3),
    ) +
    shine(130, 430, 240, '#ffc870', 0.75) +
    shine(1070, 430, 240, '#ffc870', 0.75) +
    [130, 1070]
      .map(
        (x) =>
          rect(x - 70, 560, 140, 120, '#4a2438') +
          rect(x - 76, 552, 152, 14, '#a8683f') +
          rect(x - 60, 590, 120, 34, '#5a2f40') +
          circle(x, 607, 5, '#f5b942') +
          rect(x - 14, 480, 28, 74, '#c9603f', 'rx="12"') +
          poly(
            [
              [x - 62, 484],
              [x + 62, 484],
              [x + 40, 400],
              [x - 40, 400],
            ],
            '#ffe2a0',
          ) +
          poly(
            [
              [x - 62, 484],
              [x + 62, 484],
              [x + 58, 470],
              [x - 58, 470],
            ],
            '#f9b85e',
          ),
      )
      .join('') +
    rect(40, 130, 180, 140, '#d99a5c') +
    rect(50, 140, 160, 120, '#fbe0b0') +
    clip(
      'M50 140H210V260H50Z',
      circle(130, 210, 36, '#ee6c4d') + path('M50 220Q130 190 210 226V260H50Z', '#2b7f8e'),
    ) +
    rect(980, 130, 180, 140, '#d99a5c') +
    rect(990, 140, 160, 120, '#fbe0b0') +
    clip('M990 140H1150V260H990Z', agave(random, 1070, 262, 90, '#4f9a7a', '#22694f')) +
    bed(600, 770, 640, '#fff0d8', '#d9694a', '#6a3a34', '#2a1440')
  );
};
