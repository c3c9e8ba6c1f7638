import { canopy, lianas } from '../../jungle.ts';
import { pendant } from '../../lamps.ts';
import { figure } from '../../people.ts';
import type { Chance } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { shine } from '../../sky.ts';
import { circle, clip, ellipse, fade, line, move, path, rect, times, veil } from '../../svg.ts';
import { cup } from '../../tablesetting.ts';

/** A pod of cacao lying on its side. */
const pod = (x: number, y: number, s: number, colour: string, turn: number): string =>
  move(
    x,
    y,
    path('M-60 0Q-40 -30 0 -30Q44 -28 66 0Q44 28 0 30Q-40 30 -60 0Z', colour) +
      path('M-60 0Q-40 30 0 30Q44 28 66 0Q40 12 0 12Q-40 12 -60 0Z', '#5a2418', veil(0.34)) +
      line('M-50 -4Q0 -22 58 -2M-54 4Q0 4 60 4', '#5a2418', 3, veil(0.5)),
    turn,
    s,
  );

/** The stone on which cacao is ground, from its side: three feet, a hollow back, and the end of the roller. */
const metate = (x: number, y: number): string =>
  ellipse(x + 14, y + 3, 190, 12, '#2a1810', veil(0.4)) +
  path(`M${x - 104} ${y - 60}L${x - 84} ${y + 2}H${x - 62}L${x - 44} ${y - 56}Z`, '#55505a') +
  path(`M${x + 52} ${y - 40}L${x + 72} ${y + 2}H${x + 92}L${x + 106} ${y - 30}Z`, '#433e48') +
  path(
    `M${x - 150} ${y - 106}Q${x - 162} ${y - 86} ${x - 146} ${y - 66}Q${x} ${y - 30} ${x + 132} ${y - 20}Q${x + 158} ${y - 26} ${x + 152} ${y - 44}Q${x + 20} ${y - 50} ${x - 110} ${y - 96}Q${x - 134} ${y - 112} ${x - 150} ${y - 106}Z`,
    '#6d6872',
  ) +
  path(
    `M${x - 150} ${y - 106}Q${x - 134} ${y - 112} ${x - 110} ${y - 96}Q${x + 20} ${y - 50} ${x + 152} ${y - 44}Q${x + 10} ${y - 36} ${x - 120} ${y - 82}Z`,
    '#98929c',
  ) +
  times(16, (i) => circle(x - 130 + i * 17, y - 66 + i * 2.4 + (i % 3) * 6, 2.4, '#4a4550')) +
  path(
    `M${x - 20} ${y - 66}Q${x + 70} ${y - 74} ${x + 140} ${y - 52}Q${x + 176} ${y - 40} ${x + 172} ${y - 14}Q${x + 150} ${y - 34} ${x + 110} ${y - 42}Q${x + 40} ${y - 46} ${x - 20} ${y - 62}Z`,
    '#5f2c1c',
  ) +
  path(
    `M${x + 4} ${y - 66}Q${x + 70} ${y - 70} ${x + 120} ${y - 54}Q${x + 60} ${y - 58} ${x + 4} ${y - 62}Z`,
    '#9a5434',
  ) +
  ellipse(x - 30, y - 92, 38, 25, '#5a555e', `transform="rotate(20 ${x - 30} ${y - 92})"`) +
  ellipse(x - 33, y - 95, 33, 20, '#b3adb5', `transform="rotate(20 ${x - 33} ${y - 95})"`);

const dawnWindow = (random: Chance): string =>
  rect(60, 70, 330, 400, '#c98f52') +
  clip(
    'M80 90H370V450H80Z',
    rect(60, 70, 330, 400, fade(['#2c5f84', '#5f96a0', '#b0c4a0', '#f3d08a'])) +
      canopy(random, 120, 330, 240, 170, '#2f6a6a', '#3f8070', '#6aa47a') +
      canopy(random, 330, 350, 240, 190, '#285f62', '#387468', '#5f9a74') +
      rect(60, 400, 330, 60, '#174a4c') +
      canopy(random, 220, 430, 340, 130, '#174a4c', '#24605a', '#3f8062') +
      lianas(random, 90, 270, 300, '#123a44', 6),
  ) +
  rect(218, 90, 14, 360, '#c98f52') +
  rect(80, 262, 290, 10, '#c98f52') +
  rect(44, 464, 362, 20, '#e0ae70');

/** The first light of the morning, at the stone. */
export const cacaoCounter: Scene = (random) =>
  rect(0, 0, 1200, 640, fade(['#1f4a4c', '#2a5c58', '#34665a'])) +
  dawnWindow(random) +
  shine(620, 230, 480, '#ffcf7a', 0.75) +
  rect(760, 130, 400, 14, '#7a4a2a') +
  rect(760, 266, 400, 14, '#7a4a2a') +
  times(
    5,
    (i) =>
      rect(786 + i * 72, 62, 48, 68, ['#e9f0dc', '#f0dcb0'][i % 2]!, 'rx="8" opacity=".85"') +
      rect(790 + i * 72, 86, 40, 40, ['#4a2418', '#7a4428', '#2f1a14', '#a8683c', '#5a2c1c'][i]!, 'rx="5"') +
      rect(782 + i * 72, 54, 56, 12, '#c98f52', 'rx="5"'),
  ) +
  times(6, (i) => cup(800 + i * 60, 266, 36, ['#c9623f', '#fff0d4', '#e0a84c'][i % 3]!)) +
  pendant(620, 0, 70, 190, '#d9a050', '#fff0bc', 500) +
  figure(500, 790, 520, 'cook', { dress: '#fffaf0', skin: '#7a4630', hair: '#241418' }) +
  times(9, (i) =>
    circle(464 + i * 9, 372 - Math.abs(i - 4), 5.4, ['#e4576a', '#f5b942', '#3f9a5c', '#2b7fae'][i % 4]!),
  ) +
  path('M-10 560H1210V596H-10Z', '#e9b878') +
  path('M-10 560H1210V570H-10Z', '#ffdc9c') +
  rect(-10, 596, 1220, 214, fade(['#8a4f30', '#5f3424'])) +
  times(
    13,
    (i) =>
      rect(10 + i * 94, 622, 78, 160, '#a8653c', 'rx="6" opacity=".7"') +
      path(
        `M${49 + i * 94} 640Q${74 + i * 94} 700 ${49 + i * 94} 764Q${24 + i * 94} 700 ${49 + i * 94} 640Z`,
        i % 2 ? '#e0a84c' : '#c9623f',
      ),
  ) +
  metate(640, 574) +
  ellipse(618, 478, 25, 15, '#7a4630', 'transform="rotate(24 618 478)"') +
  path('M768 574Q756 536 786 532H846Q876 536 864 574Z', '#3f8f86') +
  path('M836 532H846Q876 536 864 574H840Q850 550 836 532Z', '#256860') +
  ellipse(816, 532, 31, 7, '#5f2c1c') +
  path('M330 574Q322 524 364 516H456Q498 524 490 574Z', '#a8522e') +
  path('M430 516H456Q498 524 490 574H446Q460 540 430 516Z', '#7a3424') +
  ellipse(410, 516, 46, 10, '#5a2418') +
  times(9, (i) => ellipse(376 + i * 8.4, 511 - (i % 3) * 5, 9, 6, i % 2 ? '#6e3a24' : '#8a5030')) +
  pod(150, 552, 1.05, '#e0892c', -8) +
  pod(246, 556, 0.95, '#c8472e', 12) +
  pod(196, 520, 0.95, '#e9b03c', 4) +
  [920, 992]
    .map(
      (x) =>
        path(`M${x - 32} 526Q${x - 34} 574 ${x} 576Q${x + 34} 574 ${x + 32} 526Z`, '#7a4a2c') +
        path(`M${x + 6} 526Q${x + 14} 560 ${x} 576Q${x + 34} 574 ${x + 32} 526Z`, '#4f2c1c') +
        ellipse(x, 526, 32, 8, '#5a2c1c') +
        times(5, (i) => circle(x - 18 + i * 9, 522 - (i % 2) * 6, 9, i % 2 ? '#e6bc94' : '#d3a07a')),
    )
    .join('') +
  ellipse(1106, 574, 88, 9, '#fffaf0') +
  path('M1040 568V528Q1106 512 1172 528V568Q1106 584 1040 568Z', '#d9984c') +
  path('M1040 528Q1106 512 1172 528Q1106 546 1040 528Z', '#f0c078') +
  times(12, (i) =>
    ellipse(
      1054 + i * 9.6,
      526 + (i % 2) * 5,
      8,
      3.4,
      '#fbe6bc',
      `transform="rotate(${(i * 47) % 90} ${1054 + i * 9.6} 526)"`,
    ),
  ) +
  path('M1024 570V500A82 82 0 0 1 1188 500V570Z', '#e9f6ee', veil(0.24)) +
  path(
    'M1042 560V506Q1048 450 1090 434',
    'none',
    'stroke="#ffffff" stroke-width="7" stroke-linecap="round" opacity=".55"',
  ) +
  circle(1106, 412, 11, '#d9a050');
