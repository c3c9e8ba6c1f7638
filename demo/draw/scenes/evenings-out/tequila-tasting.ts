import { bougainvillea } from '../../flowers.ts';
import { hills } from '../../land.ts';
import { agave } from '../../leaves.ts';
import { frond } from '../../palms.ts';
import type { Scene } from '../../scene.ts';
import { sky, sun } from '../../sky.ts';
import { ellipse, line, path, rect, times, veil, wedge } from '../../svg.ts';

export const tequilaTasting: Scene = (random) =>
  sky(['#2f7f96', '#86b8a4', '#ecd08a', '#f7a85a', '#ee7f4c'], 400, 12) +
  sun(860, 330, 74, '#fff3c4', '#ffdf94', 5) +
  path('M180 420L420 180Q450 160 480 184L720 420Z', '#7a6a7c') +
  path('M450 172Q466 166 480 184L720 420H520Q500 300 450 172Z', '#5a4a66') +
  path('M420 180Q450 160 480 184L500 206L470 200L450 216L430 198L404 204Z', '#f6e3d0') +
  hills(random, 430, 70, '#9a7a68', -100, 500, 4) +
  hills(random, 430, 60, '#8a6a60', 600, 1320, 4) +
  path('M0 426H1200V620H0Z', '#c27a48') +
  times(6, (r) =>
    times(15 - r, (i) =>
      agave(
        random,
        (i + (r % 2) * 0.5) * (82 + r * 9) - 20,
        452 + r * 27 + r * r * 2,
        24 + r * 8,
        '#7fa3a0',
        '#3f6f7c',
      ),
    ),
  ) +
  rect(0, 610, 1200, 200, '#7a4428') +
  rect(0, 610, 1200, 14, '#a8683f') +
  times(12, (i) => line(`M${i * 110} 624q30 80 -10 180`, '#5f321e', 4)) +
  [
    [300, '#f8f6ea', '#d9e6dc'],
    [470, '#f6dc9a', '#e9b95a'],
    [640, '#e8a84a', '#c9782c'],
  ]
    .map(
      ([x, a, b], i) =>
        ellipse((x as number) + 50, 722, 96, 12, '#3a1a20', veil(0.4)) +
        path(
          `M${(x as number) - 50} 716V560Q${(x as number) - 50} 520 ${(x as number) - 18} 500V420H${(x as number) + 18}V500Q${(x as number) + 50} 520 ${(x as number) + 50} 560V716Z`,
          a as string,
        ) +
        path(
          `M${x} 716V560V420H${(x as number) + 18}V500Q${(x as number) + 50} 520 ${(x as number) + 50} 560V716Z`,
          b as string,
        ) +
        rect((x as number) - 14, 386, 28, 40, '#a8683f', 'rx="5"') +
        rect((x as number) - 38, 580, 76, 90, '#fdf3dd') +
        agave(random, x as number, 648, 34, '#2f7d7a', '#1a5560') +
        rect((x as number) - 26, 654, 52, 5, ['#2f7d7a', '#c9603f', '#7a2f44'][i]!),
    )
    .join('') +
  [
    [780, '#f8f6ea'],
    [870, '#f6dc9a'],
    [960, '#e0963c'],
  ]
    .map(
      ([x, c]) =>
        path(
          `M${(x as number) - 30} 620L${(x as number) - 22} 716H${(x as number) + 22}L${(x as number) + 30} 620Z`,
          '#f3f8f2',
          veil(0.6),
        ) +
        path(
          `M${(x as number) - 27} 650L${(x as number) - 21} 708H${(x as number) + 21}L${(x as number) + 27} 650Z`,
          c as string,
        ) +
        rect((x as number) + 10, 630, 6, 70, '#ffffff', veil(0.6)) +
        ellipse(x as number, 620, 30, 5, '#ffffff', veil(0.8)),
    )
    .join('') +
  rect(740, 716, 270, 16, '#a8683f', 'rx="6"') +
  ellipse(1090, 726, 70, 14, '#2b6f9e') +
  ellipse(1090, 722, 60, 9, '#fdf3dd') +
  path(wedge(1064, 722, 26, 180, 360), '#5e9c3a') +
  path(wedge(1064, 722, 20, 180, 360), '#d9e88a') +
  path(wedge(1112, 722, 26, 180, 360), '#5e9c3a') +
  path(wedge(1112, 722, 20, 180, 360), '#d9e88a') +
  path('M140 716Q130 650 150 620H230Q250 650 240 716Z', '#c7603f') +
  path('M190 716V620H230Q250 650 240 716Z', '#9a4030') +
  times(4, (i) => path(`M${146 + i * 25} 668q12 -20 24 0`, 'none', 'stroke="#fdf3dd" stroke-width="4"')) +
  agave(random, 190, 624, 110, '#8ab5a4', '#3f7a7c') +
  bougainvillea(
    random,
    [
      [1180, 40],
      [1130, 30],
      [1080, 50],
      [1170, 100],
      [1190, 160],
      [1020, 26],
    ],
    38,
    ['#d8326a', '#ee5c8a', '#b8325f'],
    '#4a7a3f',
  ) +
  frond(random, -50, 20, 26, 400, { light: '#4a6a4a', dark: '#2a4a44' }, 0.25, 26);
