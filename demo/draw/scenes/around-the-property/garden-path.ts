import { bougainvillea, hibiscus } from '../../flowers.ts';
import { canopy, thicket } from '../../jungle.ts';
import { stormLantern } from '../../lamps.ts';
import { bananaLeaf, monstera } from '../../leaves.ts';
import { palm, shadowPalm } from '../../palms.ts';
import { figure } from '../../people.ts';
import type { Chance } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { sun } from '../../sky.ts';
import { fade, group, path, pebble, polar, poly, rect, times, veil } from '../../svg.ts';

/** A path through a garden, under an arch of flowers or through it without one. */
const garden =
  (arch: (random: Chance) => string, people: string): Scene =>
  (random) =>
    rect(0, 0, 1200, 800, fade(['#cfe8b8', '#8cc68a', '#3f9a6a'])) +
    sun(620, 190, 60, '#fffde6', '#fffbd0', 6) +
    times(7, (i) =>
      palm(random, 60 + i * 180, 470, 330 + (i % 3) * 50, {
        ...shadowPalm('#7fbf88', '#a9d89a'),
        lean: (i % 2 ? 1 : -1) * 20,
      }),
    ) +
    canopy(random, 140, 380, 480, 250, '#3f9468', '#5aab6a', '#9cd07a') +
    canopy(random, 1060, 380, 480, 250, '#3f9468', '#5aab6a', '#9cd07a') +
    canopy(random, 420, 430, 260, 110, '#4fa470', '#74bb72', '#b5dc86') +
    canopy(random, 800, 430, 260, 110, '#4fa470', '#74bb72', '#b5dc86') +
    rect(0, 470, 1200, 340, '#4f9a52') +
    path(
      'M588 470H622C640 500 560 530 600 570C650 620 760 700 820 810H330C400 700 500 640 520 580C540 530 570 500 588 470Z',
      '#f3dcae',
    ) +
    times(17, (i) => {
      const t = (i / 16) ** 1.5;
      const y = 488 + t * 310;
      const w = 16 + t * 210;
      const x = 600 - Math.sin(t * 5) * 20 * (1 - t) - t * 20;
      return pebble(
        [
          [x - w * 0.5, y],
          [x - w * 0.1, y - 6 - t * 12],
          [x + w * 0.45, y - 3],
          [x + w * 0.5, y + 5 + t * 8],
          [x, y + 8 + t * 14],
        ],
        i % 2 ? '#d9b98a' : '#e6caa0',
      );
    }) +
    group(
      times(7, (i) =>
        poly(
          [
            [260 + i * 110, 500 + i * 44],
            [700 + i * 40, 494 + i * 46],
            [760 + i * 50, 506 + i * 50],
            [300 + i * 100, 514 + i * 50],
          ],
          '#1f5f4a',
        ),
      ),
      veil(0.16),
    ) +
    arch(random) +
    people +
    thicket(random, [-20, 700], [360, 760], 170, ['#2a7a4c', '#3f9a52', '#1f6247', '#5eb05a'], 34) +
    thicket(random, [820, 760], [1220, 700], 170, ['#2a7a4c', '#3f9a52', '#1f6247', '#5eb05a'], 34) +
    [
      [90, 650],
      [200, 690],
      [300, 730],
      [1110, 650],
      [1000, 690],
      [900, 740],
      [150, 760],
      [1060, 770],
    ]
      .map(([x, y], i) => hibiscus(x!, y!, 34, ['#ee6c4d', '#f5b942', '#e4576a', '#fffaf0'][i % 4]!, i * 40))
      .join('') +
    stormLantern(380, 700, 70, '#3a4a3a', '#ffdf8e', 0) +
    stormLantern(800, 690, 70, '#3a4a3a', '#ffdf8e', 0) +
    thicket(random, [-20, 820], [320, 820], 160, ['#14503f', '#1f6247', '#0f4438'], 20) +
    thicket(random, [900, 820], [1220, 820], 160, ['#14503f', '#1f6247', '#0f4438'], 20) +
    monstera(60, 560, -20, 180, '#3f9a5a', '#1a6a48') +
    monstera(1140, 560, -160, 180, '#3f9a5a', '#1a6a48') +
    bananaLeaf(random, -40, 240, 20, 360, '#4fa85a', '#1b6a48') +
    bananaLeaf(random, 1240, 240, 160, 360, '#4fa85a', '#1b6a48') +
    bananaLeaf(random, -40, 120, 40, 340, '#3f9a5a', '#1a6a48') +
    bananaLeaf(random, 1240, 120, 140, 340, '#3f9a5a', '#1a6a48');

const flowers = (random: Chance): string =>
  path('M470 480V330A130 150 0 0 1 740 330V480', 'none', 'stroke="#fffaf0" stroke-width="16"') +
  bougainvillea(
    random,
    Array.from({ length: 15 }, (_, i) => polar(605, 334, 138, 180 + i * 12.9, 1.06)),
    30,
    ['#d8326a', '#ee5c8a', '#b8325f', '#f58fb0'],
    '#3f8a4f',
  ) +
  bougainvillea(
    random,
    [
      [470, 380],
      [466, 430],
      [740, 380],
      [744, 430],
    ],
    24,
    ['#d8326a', '#ee5c8a', '#f58fb0'],
    '#3f8a4f',
  );

export const gardenPath = garden(
  flowers,
  figure(596, 590, 120, 'stroll', { dress: '#f5b942', skin: '#8f5533', hat: '#fffaf0' }),
);

const nothing = (): string => '';

/** The same garden on a walk: three with hats, one of whom points at what there is to see. */
export const gardenWalk = garden(
  nothing,
  figure(566, 566, 108, 'stroll', { top: '#fffaf0', legs: '#b98a5a', skin: '#8f5533', hat: '#f3dcae' }) +
    figure(640, 600, 132, 'wave', {
      top: '#ee6c4d',
      legs: '#3a5a6a',
      skin: '#6b3c22',
      hat: '#f3dcae',
      flip: true,
    }) +
    figure(540, 660, 160, 'stroll', { dress: '#f5b942', skin: '#a9683c', hat: '#fffaf0' }),
);
