/** The beach club of Selva Yucatán: palms, two boats and what they brought. */
import { hammock } from '../../hammock.ts';
import { sandMarks } from '../../land.ts';
import { bananaLeaf } from '../../leaves.ts';
import { hours } from '../../palette.ts';
import { frond } from '../../palms.ts';
import type { Scene } from '../../scene.ts';
import { cumulus, sky } from '../../sky.ts';
import { circle, ellipse, group, line, move, path, rect, straight, times, veil } from '../../svg.ts';
import { foam, glints, sea } from '../../water.ts';
import { tableForTwo } from './guests.ts';

/** A trunk that leaves the picture above; at its foot it is 2w wide. */
const trunk = (x: number, y: number, w: number, lean: number): string =>
  path(
    `M${x - w * 1.3} ${y}C${x - w * 0.8} ${y - 180} ${x - w * 0.6 + lean * 0.3} 250 ${x - w * 0.6 + lean} -20H${x + w * 0.6 + lean}C${x + w * 0.6 + lean * 0.3} 250 ${x + w * 0.8} ${y - 180} ${x + w * 1.3} ${y}Z`,
    '#b98a5a',
  ) +
  path(
    `M${x + w * 0.2} ${y}C${x + w * 0.2} ${y - 180} ${x + w * 0.1 + lean * 0.3} 250 ${x + w * 0.1 + lean} -20H${x + w * 0.6 + lean}C${x + w * 0.6 + lean * 0.3} 250 ${x + w * 0.8} ${y - 180} ${x + w * 1.3} ${y}Z`,
    '#7d5534',
  ) +
  times(11, (i) => {
    const t = (i + 0.6) / 11;
    const px = x + lean * t ** 2.2;
    const half = w * (1.1 - 0.5 * t);
    return line(`M${px - half} ${y - t * y}q${half} ${half * 0.5} ${half * 2} 0`, '#7d5534', 3.4);
  });

/** A launch drawn up on the sand, its bow to the left. */
const launch = (x: number, y: number, s: number, hull: string, stripe: string): string =>
  group(
    ellipse(10, 8, 190, 16, '#7a5a58', veil(0.35)) +
      path('M-190 -74Q-150 -58 -120 -54H170V-8Q170 6 150 6H-70Q-140 0 -190 -74Z', hull) +
      path('M-176 -54Q-150 -40 -118 -36H170V-22H-112Q-150 -26 -176 -54Z', stripe) +
      path('M-40 6Q-110 4 -150 -28Q-100 -10 170 -10V-8Q170 6 150 6Z', '#3a2a48', veil(0.3)) +
      path('M-190 -74Q-150 -58 -120 -54H170V-60H-116Q-150 -64 -186 -80Z', '#fffaf0') +
      rect(-60, -63, 50, 8, '#8a5a38') +
      rect(60, -63, 50, 8, '#8a5a38') +
      path('M166 -84h26v50h-14v40h-12Z', '#3a4454'),
    `transform="translate(${x} ${y}) scale(${s})"`,
  );

const catchOfTheDay = (x: number, y: number): string =>
  line(`M${x - 40} ${y}L${x} ${y - 34}L${x + 40} ${y}`, '#e9dcc0', 4) +
  rect(x - 78, y, 156, 190, '#c98f52') +
  rect(x - 68, y + 10, 136, 170, '#2f4548') +
  [42, 94]
    .map((dy) => line(`M${x - 52} ${y + dy}q26 -22 58 0l16 -11v22l-16 -11q-32 22 -58 0Z`, '#f4f3e4', 3.6))
    .join('') +
  path(
    `M${x - 40} ${y + 152}q10 -24 30 -14q16 -16 30 4q10 16 -10 20q-34 8 -50 -10Z`,
    'none',
    'stroke="#f4f3e4" stroke-width="3.6"',
  ) +
  [42, 94, 146].map((dy) => straight([x + 34, y + dy], [x + 56, y + dy], '#f9d98a', 4)).join('');

/** Ceviche and a hammock between the palms, the boats on the sand. */
export const palmLanding: Scene = (random) =>
  sky(hours.noon.sky, 330, 9) +
  cumulus(random, 760, 300, 330, '#fffaf0', '#c7e2e2') +
  sea(random, ['#2a97bb', '#2fb3b8', '#5fcabf', '#a8e2cf', '#dcf3dc'], 326, 500, 34) +
  glints(random, 620, 332, 480, 200, '#f2fff4', 22, 60) +
  path('M-20 470Q300 440 640 458T1220 446V810H-20Z', '#fdf2d4') +
  foam(
    [
      [-20, 468],
      [300, 448],
      [640, 460],
      [1220, 448],
    ],
    '#ffffff',
    5,
  ) +
  path('M-20 520Q400 480 1220 512V810H-20Z', '#f7e3b4') +
  path('M-20 650Q500 600 1220 640V810H-20Z', '#eed29c') +
  sandMarks(random, 20, 560, 1160, 220, '#c9a06c', 18) +
  launch(694, 502, 0.56, '#f4f0e2', '#2b8fae') +
  launch(430, 508, 0.55, '#f0744c', '#fbe6bc') +
  group(
    ellipse(180, 690, 300, 26, '#8a6a64') +
      ellipse(900, 740, 420, 30, '#8a6a64') +
      ellipse(560, 792, 330, 22, '#8a6a64'),
    veil(0.24),
  ) +
  trunk(560, 560, 17, 60) +
  trunk(110, 640, 30, -50) +
  trunk(820, 640, 27, -70) +
  trunk(1140, 680, 31, 60) +
  hammock([836, 430], [1136, 440], 130, ['#e4576a', '#f9c04f', '#fffaf0']) +
  catchOfTheDay(116, 330) +
  move(
    43,
    -12,
    tableForTwo(430, 780, 1.24, {
      cloth: '#fffdf4',
      shade: '#d3e3dc',
      wood: '#7a4a2c',
      seat: '#2fa3a8',
      left: { dress: '#f5b942', skin: '#7a4630', hat: '#d8572a' },
      right: { top: '#fffaf0', legs: '#2b6f9e', skin: '#8f5533' },
    }) +
      path('M388 612Q430 650 472 612Z', '#2b7fae') +
      ellipse(430, 611, 42, 8, '#f9efe0') +
      times(7, (i) =>
        circle(402 + i * 9, 607 - (i % 2) * 5, 5.4, ['#f58a6a', '#fffaf0', '#8cc65a'][i % 3]!),
      ) +
      path('M480 620A24 24 0 0 0 528 620Z', '#6a4028') +
      ellipse(504, 619, 24, 6, '#fffaf0'),
    0,
    0.9,
  ) +
  [
    [-20, 40, 12, 330],
    [330, -60, 60, 300],
    [620, -70, 120, 320],
    [930, -60, 62, 330],
    [1230, 30, 166, 340],
  ]
    .map(([x, y, turn, length]) =>
      frond(random, x!, y!, turn!, length!, { light: '#5d9f4a', dark: '#1f6247' }, 0.3, 14, 0.34),
    )
    .join('') +
  bananaLeaf(random, 1230, 800, 216, 230, '#4f9a52', '#1f6a4c') +
  bananaLeaf(random, -20, 806, -38, 190, '#4f9a52', '#1f6a4c');
