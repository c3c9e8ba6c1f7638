import { palapa } from '../../buildings.ts';
import { canopy, thicket } from '../../jungle.ts';
import { monstera } from '../../leaves.ts';
import { lushPalm, palm } from '../../palms.ts';
import { figure } from '../../people.ts';
import type { Chance } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { beams } from '../../sky.ts';
import { circle, clip, ellipse, fade, lens, move, path, rect, straight, times, veil } from '../../svg.ts';
import { glassOf, shelf } from '../../tablesetting.ts';
import { glints, lightNet, ripples } from '../../water.ts';

/** A green coconut that was opened with one blow, and its straw. */
const coconut = (x: number, y: number, r: number): string =>
  straight([x + r * 0.2, y - r * 1.4], [x + r * 0.7, y - r * 2.5], '#e4576a', r * 0.2) +
  circle(x, y - r, r, '#5a9a3c') +
  path(`M${x} ${y - r * 2}A${r} ${r} 0 0 1 ${x} ${y}Q${x + r * 0.8} ${y - r} ${x} ${y - r * 2}Z`, '#3a7434') +
  ellipse(x, y - r * 1.72, r * 0.62, r * 0.24, '#fffaf0') +
  ellipse(x, y - r * 1.7, r * 0.38, r * 0.12, '#cfe0c4');

/** A block of stone to sit on, in water to its middle. */
const stoneStool = (x: number, y: number, w: number): string =>
  path(
    `M${x - w * 0.42} ${y - w * 0.5}H${x + w * 0.42}L${x + w * 0.5} ${y + w * 0.5}H${x - w * 0.5}Z`,
    '#cdbb94',
  ) +
  path(
    `M${x + w * 0.12} ${y - w * 0.5}H${x + w * 0.42}L${x + w * 0.5} ${y + w * 0.5}H${x + w * 0.14}Z`,
    '#9c8866',
  ) +
  ellipse(x, y - w * 0.5, w * 0.46, w * 0.12, '#efe2c0');

const lagoonBar = (random: Chance): string =>
  rect(520, 300, 560, 220, fade(['#4a3428', '#6a4630', '#8a5c38'])) +
  shelf(random, 600, 320, 400, 64, '#c98f52') +
  shelf(random, 600, 400, 400, 58, '#c98f52') +
  figure(690, 566, 214, 'serve', { top: '#fffaf0', legs: '#2c2640', skin: '#7a4630' }) +
  figure(940, 566, 208, 'cook', { top: '#fffaf0', legs: '#2c2640', skin: '#8f5533', flip: true }) +
  rect(490, 478, 620, 24, '#f0e2c0') +
  rect(490, 498, 620, 6, '#a88a62') +
  rect(506, 504, 588, 110, '#c9b48c') +
  times(21, (i) =>
    rect(
      514 + (i % 7) * 78 + (Math.floor(i / 7) % 2) * 30,
      510 + Math.floor(i / 7) * 34,
      66,
      28,
      ['#d9c8a0', '#b8a27a', '#cdb990'][i % 3]!,
      'rx="8"',
    ),
  ) +
  [560, 612, 586, 1020, 1066].map((x, i) => coconut(x, i === 2 ? 452 : 480, 25)).join('') +
  glassOf(800, 480, 56, '#f9b03a') +
  glassOf(846, 480, 56, '#f9b03a') +
  palapa(random, 800, 520, 820, 520, '#d9a85c', '#93683a', '#6a4428', [-0.36, 0.37]);

/** Stools of stone knee-deep in a pool of the forest. */
export const lagoonStools: Scene = (random) => {
  const shore = 'M-20 452C120 430 300 448 420 470C600 500 900 470 1220 480V810H-20Z';
  const guest = (x: number, clothes: NonNullable<Parameters<typeof figure>[4]>, pose: 'sit' | 'toast') =>
    stoneStool(x - 6, 668, 100) +
    figure(x, 690, 232, pose, clothes) +
    ellipse(x, 716, 104, 40, '#239692', veil(0.8)) +
    lens(x, 678, 180, 9, '#d9fff0');
  return (
    rect(0, 0, 1200, 520, fade(['#bfe6d4', '#e6f0b8', '#a8cc80'])) +
    beams(170, -60, 1200, '#fffde0', 18, 0.2) +
    times(5, (i) =>
      canopy(random, 60 + i * 280, 200 + (i % 2) * 50, 460, 320, '#2f7f5a', '#4a9a58', '#9cc860'),
    ) +
    palm(random, 250, 470, 330, { ...lushPalm, lean: -40 }) +
    times(4, (i) => canopy(random, 60 + i * 340, 410, 430, 140, '#1a5c4a', '#2f7f50', '#6aae50')) +
    path(shore, '#e6d6ac') +
    path(
      'M-20 472C120 450 300 466 420 488C600 518 900 490 1220 498V810H-20Z',
      fade(['#7fd6b8', '#3fb4a6', '#239692', '#177c84']),
    ) +
    clip(shore, lightNet(random, -20, 500, 1240, 310, '#d9fff0', 0.34, 160)) +
    glints(random, 330, 500, 760, 150, '#fffbd0', 30, 90) +
    move(
      0,
      -64,
      ellipse(800, 640, 420, 60, '#155c64', veil(0.35)) +
        lagoonBar(random) +
        guest(590, { dress: '#e4576a', skin: '#8f5533', hat: '#f7e3b0' }, 'toast') +
        guest(760, { top: '#c48a62', legs: '#f5b942', skin: '#c48a62' }, 'sit') +
        stoneStool(906, 668, 100) +
        ellipse(906, 716, 104, 40, '#239692', veil(0.8)) +
        lens(906, 678, 170, 9, '#d9fff0') +
        guest(1050, { dress: '#f5b942', skin: '#7a4630', flip: true }, 'sit') +
        ripples(random, 600, 716, 300, '#bff3e2', 5),
    ) +
    rect(-20, 700, 300, 120, '#cdb990') +
    path('M-20 676C80 668 220 676 300 716C320 750 310 790 300 810H-20Z', '#e6d6ac') +
    straight([196, 690], [196, 552], '#7a4a2c', 6) +
    path('M198 554Q232 546 262 562Q232 574 198 590Z', '#e4502e') +
    rect(30, 650, 170, 22, '#fffaf0', 'rx="10"') +
    path('M30 654L-10 560L16 552L66 650Z', '#fffaf0') +
    rect(40, 672, 10, 40, '#8a5a38') +
    rect(176, 672, 10, 40, '#8a5a38') +
    thicket(random, [-30, 816], [160, 816], 120, ['#1f6a4c', '#2f8454', '#4a9a52'], 14) +
    monstera(1190, 810, -130, 210, '#2f8f5c', '#165c4a')
  );
};
