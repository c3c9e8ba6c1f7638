import { sandMarks } from '../../land.ts';
import { angelfish, coral, shoal, turtle } from '../../reef.ts';
import type { Chance } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import {
  circle,
  ellipse,
  fade,
  group,
  line,
  move,
  path,
  poly,
  rect,
  straight,
  times,
  veil,
} from '../../svg.ts';

const deep = (random: Chance, tones: readonly string[]): string =>
  rect(0, 0, 1200, 800, fade(tones)) +
  group(
    times(7, (i) =>
      poly(
        [
          [180 + i * 140, -10],
          [240 + i * 140, -10],
          [180 + i * 190, 800],
          [20 + i * 190, 800],
        ],
        '#e6fbe8',
      ),
    ),
    veil(0.12),
  ) +
  path('M-10 720Q300 690 600 716T1210 700V810H-10Z', '#f0d9a4') +
  sandMarks(random, 0, 730, 1200, 60, '#d0a870', 24);

const diver = (x: number, y: number, suit: string, turn: number): string =>
  move(
    x,
    y,
    path('M-120 -6Q-50 -40 50 -18L96 -14Q120 -2 96 10L50 16Q-50 30 -120 20Z', suit) +
      rect(-60, -58, 100, 34, '#f5b942', 'rx="16"') +
      circle(118, -8, 27, '#8f5533') +
      path('M96 -28A27 27 0 0 1 144 -12L132 -24Z', '#2b1a1e') +
      rect(120, -18, 30, 20, '#16305a', 'rx="8"') +
      rect(126, -13, 18, 11, '#bff0ee', 'rx="4"') +
      line('M56 0Q110 40 150 78', '#8f5533', 13) +
      line('M-112 0L-200 -20M-112 12L-196 44', '#16305a', 16) +
      path('M-192 -30L-280 -54L-264 -8L-198 -8ZM-188 34L-266 74L-240 96L-182 54Z', '#22336f'),
    turn,
  );

/** A tree of bars from which young corals hang on threads. */
const nurseryTree = (random: Chance, x: number, top: number, wide: number): string =>
  straight([x, top - 60], [x, 770], '#e9f6ee', 16) +
  circle(x, top - 78, 30, '#f5b942') +
  ellipse(x - 8, top - 88, 10, 7, '#ffe6a8') +
  ellipse(x, 772, 70, 16, '#c9a878') +
  times(3, (i) => {
    const [y, half] = [top + i * 170, wide / 2 - i * 10];
    return (
      straight([x - half, y], [x + half, y], '#fffaf0', 13) +
      times(4, (k) => {
        const at = x - half + 24 + (k * (2 * half - 48)) / 3;
        const colour = ['#e4576a', '#f5a04a', '#e58ab8', '#f5c84e'][(i + k) % 4]!;
        return (
          straight([at, y], [at, y + 44], '#d9efe0', 4) + coral(random, at, y + 132, 104, 'branch', colour)
        );
      })
    );
  });

/** Trees of young corals, and two divers who brush the algae off. */
export const coralNursery: Scene = (random) =>
  deep(random, ['#9fe8dc', '#4cc6ca', '#2299b0', '#147490']) +
  shoal(random, 610, 130, 420, 90, '#f5c34e', 26, 20) +
  nurseryTree(random, 290, 250, 420) +
  nurseryTree(random, 900, 280, 400) +
  group(diver(-560, 330, '#e4576a', 14), 'transform="scale(-1 1)"') +
  diver(640, 600, '#2b6a9a', 12) +
  times(8, (i) =>
    circle(440 + random.between(-14, 14), 290 - i * 34, random.between(5, 11), '#eafbf4', veil(0.7)),
  ) +
  times(6, (i) =>
    circle(800 + random.between(-14, 14), 560 - i * 34, random.between(5, 10), '#eafbf4', veil(0.7)),
  ) +
  angelfish(600, 470, 40, '#f5b942', '#16305a') +
  coral(random, 60, 800, 190, 'fan', '#c9508a') +
  coral(random, 600, 806, 120, 'brain', '#f0c45f') +
  coral(random, 1150, 800, 200, 'fan', '#e4576a') +
  coral(random, 470, 806, 90, 'tube', '#8f5fa8');

/** A small coral with its number, just planted on the reef. */
export const coralPlanting: Scene = (random) =>
  deep(random, ['#9fe8d8', '#4fc8c8', '#2aa0b0', '#157a92']) +
  ellipse(600, 770, 520, 130, '#a8807a') +
  ellipse(600, 790, 520, 130, '#8a6468') +
  [240, 400, 560, 730, 900]
    .map(
      (x, i) =>
        rect(x - 26, 640 + Math.abs(i - 2) * 12, 52, 26, '#e6d3b8', 'rx="6"') +
        coral(
          random,
          x,
          644 + Math.abs(i - 2) * 12,
          [110, 80, 150, 90, 120][i]!,
          'branch',
          ['#f5a04a', '#e4576a', '#ee6c4d', '#d98ab0', '#f5c84e'][i]!,
        ) +
        circle(x + 40, 650 + Math.abs(i - 2) * 12, 18, '#fffaf0') +
        rect(x + 34, 642 + Math.abs(i - 2) * 12, 12, 4, '#16305a') +
        rect(x + 34, 652 + Math.abs(i - 2) * 12, 12, 4, '#16305a'),
    )
    .join('') +
  diver(360, 300, '#2b6a9a', 20) +
  diver(850, 330, '#ee6c4d', 158) +
  shoal(random, 620, 160, 420, 100, '#fff0c8', 24, 16) +
  coral(random, 60, 800, 230, 'fan', '#c9508a') +
  coral(random, 1140, 800, 220, 'fan', '#8f5fa8');

export const fishSchool: Scene = (random) =>
  deep(random, ['#6fd0d4', '#2fa8bc', '#147d9c', '#0b567c']) +
  shoal(random, 620, 300, 760, 330, '#f5c34e', 90, 26) +
  shoal(random, 420, 460, 460, 130, '#9fe3d8', 40, 18) +
  angelfish(300, 560, 86, '#f5b942', '#16305a') +
  angelfish(900, 570, 74, '#ee6c4d', '#fff6dd', true) +
  angelfish(760, 640, 54, '#e4576a', '#f5b942') +
  turtle(230, 190, 130, 20) +
  coral(random, 90, 800, 250, 'fan', '#e4576a') +
  coral(random, 280, 806, 150, 'brain', '#d98ab0') +
  coral(random, 470, 806, 180, 'branch', '#f5a04a') +
  coral(random, 680, 806, 130, 'tube', '#8f5fa8') +
  coral(random, 880, 806, 170, 'brain', '#f0c45f') +
  coral(random, 1090, 806, 260, 'fan', '#c9508a');

/** Three coloured caps and a kayak alongside. */
export const openWaterSwim: Scene = (random) =>
  rect(0, 0, 1200, 800, fade(['#137a96', '#1f9ab0', '#3fb8b8', '#7fd4c4'])) +
  times(70, () => {
    const [x, y] = [random() * 1200, random() * 800];
    return path(
      `M${x - 40} ${y}Q${x} ${y - 9} ${x + 40} ${y}Q${x} ${y + 4} ${x - 40} ${y}Z`,
      '#d9f3e0',
      veil(0.35),
    );
  }) +
  path('M-10 700Q300 660 620 720T1210 690V810H-10Z', '#fffaf0', veil(0.7)) +
  path('M-10 720Q300 680 620 740T1210 710V810H-10Z', '#f3dcae') +
  [
    [300, 520, '#ee6c4d'],
    [520, 390, '#f5b942'],
    [740, 470, '#e4576a'],
    [860, 290, '#fffaf0'],
  ]
    .map(([x, y, cap]) =>
      move(
        x as number,
        y as number,
        path('M-190 -24Q-90 -60 20 -22Q-80 10 -190 30Z', '#fffaf0', veil(0.55)) +
          path('M-120 -4Q-60 -26 0 -12V16Q-60 26 -120 10Z', '#16305a') +
          line('M-10 -8Q40 -60 90 -30', '#8f5533', 17) +
          line('M-10 12Q-60 60 -110 44', '#7a4630', 15) +
          circle(22, 2, 27, cap as string) +
          rect(34, -12, 18, 28, '#10142c', 'rx="8"'),
        -24,
      ),
    )
    .join('') +
  move(
    620,
    170,
    ellipse(10, 16, 240, 36, '#0f5a78', veil(0.4)) +
      path('M-250 0Q-120 -52 0 -50T250 0Q120 52 0 50T-250 0Z', '#ee5c3c') +
      path('M-250 0Q-120 -18 0 -18T250 0Q120 -36 0 -36T-250 0Z', '#f59a5c') +
      ellipse(-10, 0, 56, 28, '#3a1f30') +
      circle(-10, 0, 26, '#f3dcae') +
      circle(-10, 0, 12, '#d9b060') +
      straight([-90, -110], [80, 110], '#f7e3bd', 9) +
      ellipse(-98, -122, 20, 36, '#f5b942', 'transform="rotate(-36 -98 -122)"') +
      ellipse(88, 122, 20, 36, '#f5b942', 'transform="rotate(-36 88 122)"'),
    -24,
  ) +
  circle(1060, 150, 34, '#f5a04a') +
  circle(1050, 140, 12, '#ffe0b0');
