import { archPath } from '../../arches.ts';
import { candle } from '../../lamps.ts';
import { agave } from '../../leaves.ts';
import { figure } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import { shine } from '../../sky.ts';
import { lying } from '../../stages.ts';
import { ellipse, fade, path, poly, rect, times, veil } from '../../svg.ts';

/** A bowl of brass that stands on the floor. */
const singingBowl = (x: number, y: number, r: number): string =>
  ellipse(x, y + r * 0.52, r * 0.9, r * 0.16, '#3a1420', veil(0.35)) +
  path(
    `M${x - r} ${y - r * 0.5}Q${x - r * 0.9} ${y + r * 0.5} ${x} ${y + r * 0.5}Q${x + r * 0.9} ${y + r * 0.5} ${x + r} ${y - r * 0.5}Z`,
    '#dfa040',
  ) +
  path(
    `M${x + r * 0.2} ${y + r * 0.5}Q${x + r * 0.9} ${y + r * 0.4} ${x + r} ${y - r * 0.5}H${x + r * 0.5}Z`,
    '#a8682c',
  ) +
  ellipse(x, y - r * 0.5, r, r * 0.24, '#f9d688') +
  ellipse(x, y - r * 0.47, r * 0.84, r * 0.17, '#7a4626');

/** A niche in the wall with a candle in it. */
const niche = (x: number): string =>
  path(archPath(x, 400, 120, 190), '#6e2a1c') +
  path(archPath(x + 12, 400, 96, 172), '#8c3c26') +
  shine(x, 350, 110, '#ffb45a', 0.55) +
  candle(x, 392, 30);

const guest = (x: number, y: number, top: string, legs: string, skin: string, mat: string): string =>
  ellipse(x, y + 14, 176, 26, '#3a1420', veil(0.3)) +
  ellipse(x, y + 8, 172, 24, mat) +
  lying(x, y - 12, 290, { top, legs, skin });

/** A room of clay at the spa: light through the roof, niches with candles, bowls between people who lie still. */
export const clayRoom: Scene = (random) =>
  rect(0, 0, 1200, 800, fade(['#7c2f1e', '#b2583a', '#c9714a'])) +
  path('M-10 -10H1210V120Q600 250 -10 120Z', '#6a2618') +
  ellipse(600, 92, 190, 46, '#8c3c26') +
  ellipse(600, 86, 166, 36, '#ffe9b8') +
  poly(
    [
      [440, 90],
      [760, 90],
      [960, 700],
      [240, 700],
    ],
    '#ffe2a6',
    veil(0.2),
  ) +
  [150, 360, 840, 1050].map(niche).join('') +
  rect(0, 470, 1200, 26, '#7c2f1e', veil(0.55)) +
  rect(0, 490, 1200, 320, fade(['#b5603c', '#d98a58'])) +
  times(5, (i) =>
    ellipse(
      600,
      690,
      220 + i * 130,
      50 + i * 34,
      'none',
      `stroke="#a04e30" stroke-width="3" opacity="${0.5 - i * 0.08}"`,
    ),
  ) +
  agave(random, 56, 560, 130, '#7fa08a', '#4a6e62') +
  agave(random, 1150, 560, 120, '#7fa08a', '#4a6e62') +
  guest(250, 590, '#fdf3dd', '#e6cfa0', '#8f5533', '#2f6a6a') +
  guest(950, 590, '#f3b878', '#fdf3dd', '#6b3c22', '#8a4a7a') +
  guest(170, 720, '#2f8a8a', '#fdf3dd', '#a9683c', '#e0b060') +
  guest(1030, 720, '#fdf3dd', '#c9503c', '#7a4630', '#2b5a7a') +
  ellipse(600, 664, 150, 30, '#7c2f1e') +
  ellipse(600, 658, 142, 26, '#fdf0d8') +
  figure(600, 650, 250, 'lotus', { top: '#fdf3dd', legs: '#e6cfa0', skin: '#6b3c22' }) +
  singingBowl(440, 690, 50) +
  singingBowl(520, 730, 62) +
  singingBowl(640, 744, 54) +
  singingBowl(744, 716, 66) +
  candle(372, 740, 26) +
  candle(846, 744, 26);
