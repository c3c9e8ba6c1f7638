/** The lunch tables of Casa Marea: far apart between the palms, each with its bell. */
import { sandMarks } from '../../land.ts';
import { hours } from '../../palette.ts';
import { goldPalm, lushPalm, palm } from '../../palms.ts';
import type { Scene } from '../../scene.ts';
import { cumulus, sky } from '../../sky.ts';
import { circle, ellipse, group, path, rect, straight, times, veil } from '../../svg.ts';
import { foam, glints, sea } from '../../water.ts';
import { tableForTwo } from './guests.ts';

/** A brass bell on a post, as high as a seated guest can reach. */
const tableBell = (x: number, y: number, s: number): string =>
  ellipse(x, y, 34 * s, 6 * s, '#8a6a64', veil(0.4)) +
  rect(x - 5 * s, y - 200 * s, 10 * s, 200 * s, '#7a5038') +
  path(
    `M${x - 5 * s} ${y - 196 * s}q${30 * s} ${-20 * s} ${52 * s} 4`,
    'none',
    `stroke="#7a5038" stroke-width="${7 * s}" stroke-linecap="round"`,
  ) +
  path(
    `M${x + 26 * s} ${y - 158 * s}q${2 * s} ${-32 * s} ${20 * s} ${-34 * s}q${18 * s} ${2 * s} ${20 * s} ${34 * s}l${8 * s} ${10 * s}h${-56 * s}Z`,
    '#d9a53a',
  ) +
  circle(x + 46 * s, y - 144 * s, 6 * s, '#8a5a24') +
  straight([x + 46 * s, y - 140 * s], [x + 46 * s, y - 104 * s], '#fdf0d0', 3 * s);

const look = { cloth: '#fffdf4', shade: '#d3e3dc', wood: '#7a4a2c', seat: '#f0744c' };

export const palmTables: Scene = (random) =>
  sky(hours.noon.sky, 330, 9) +
  cumulus(random, 520, 300, 300, '#fffaf0', '#c7e2e2') +
  sea(random, ['#2a97bb', '#2fb3b8', '#5fcabf', '#a8e2cf', '#dcf3dc'], 326, 480, 34) +
  glints(random, 620, 332, 480, 140, '#f2fff4', 20, 60) +
  path('M-20 452Q300 426 640 442T1220 432V810H-20Z', '#fdf2d4') +
  foam(
    [
      [-20, 450],
      [300, 432],
      [640, 444],
      [1220, 434],
    ],
    '#ffffff',
    5,
  ) +
  path('M-20 510Q400 474 1220 500V810H-20Z', '#f7e3b4') +
  path('M-20 640Q500 596 1220 632V810H-20Z', '#eed29c') +
  sandMarks(random, 20, 540, 1160, 240, '#c9a06c', 16) +
  group(
    ellipse(200, 640, 260, 22, '#8a6a64') +
      ellipse(980, 610, 280, 20, '#8a6a64') +
      ellipse(600, 780, 420, 28, '#8a6a64'),
    veil(0.24),
  ) +
  palm(random, 330, 520, 380, { ...lushPalm, lean: -40 }) +
  palm(random, 800, 520, 360, { ...lushPalm, lean: 46 }) +
  tableForTwo(206, 592, 0.5, {
    ...look,
    seat: '#2fa3a8',
    left: { top: '#fffaf0', legs: '#2b6f9e', skin: '#7a4630' },
    right: { dress: '#e4576a', skin: '#8f5533' },
    drink: '#a8e2a0',
  }) +
  tableBell(316, 596, 0.56) +
  tableForTwo(1000, 576, 0.46, { ...look, seat: '#f5b942', drink: '#f6dc8a' }) +
  tableBell(1092, 580, 0.5) +
  tableForTwo(590, 770, 1.06, {
    ...look,
    left: { dress: '#f5b942', skin: '#7a4630', hat: '#fff0d0' },
    right: { top: '#fffaf0', legs: '#2b6f9e', skin: '#8f5533' },
  }) +
  path('M494 626Q534 606 586 626Q540 640 494 626Z', '#4f9a4c') +
  path('M508 626q26 -14 52 0q-26 8 -52 0Z', '#fdf3dd') +
  ellipse(650, 626, 36, 8, '#2b8fae') +
  times(5, (i) => circle(628 + i * 11, 621 - (i % 2) * 4, 8, i % 2 ? '#f0744c' : '#8cc65a')) +
  tableBell(800, 772, 1.1) +
  palm(random, 70, 830, 780, { ...goldPalm, light: '#7fae4c', dark: '#2a6a48', lean: -46, head: 0.42 }) +
  palm(random, 1130, 830, 760, { ...goldPalm, light: '#7fae4c', dark: '#2a6a48', lean: 44, head: 0.42 });
