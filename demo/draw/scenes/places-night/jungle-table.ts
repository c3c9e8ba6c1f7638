import { chair } from '../../furniture.ts';
import { canopy, lianas, thicket } from '../../jungle.ts';
import { candle, paperLantern } from '../../lamps.ts';
import { bananaLeaf, monstera } from '../../leaves.ts';
import { figure } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import { shine } from '../../sky.ts';
import { circle, ellipse, fade, path, rect, times, veil } from '../../svg.ts';
import { fruitBowl, glassOf } from '../../tablesetting.ts';

const colours = ['#e4764c', '#f3c86a', '#fff0d8', '#2fa3a8', '#e4576a', '#fff0d8', '#8ccfb4', '#f0a058'];

/** Those on the far side; the edge of the table hides them from the waist down. */
const farSide = (): string =>
  colours
    .map((colour, i) =>
      figure(306 + i * 84, 662, 190, i % 3 === 1 ? 'toast' : 'sit', {
        [i % 2 ? 'dress' : 'top']: colour,
        legs: '#2a2a3a',
        skin: ['#8f5533', '#7a4630', '#6e3c2c'][i % 3]!,
        flip: i > 3,
      }),
    )
    .join('');

/** One table for all, with a bench on the near side. */
const longTable = (): string =>
  farSide() +
  figure(206, 730, 240, 'toast', { dress: '#f3c86a', skin: '#6e3c2c' }) +
  chair(202, 740, 176, '#6a3a24', '#c2503c') +
  figure(994, 730, 240, 'toast', { top: '#fff0d8', legs: '#2a2a3a', skin: '#7a4630', flip: true }) +
  chair(998, 740, 176, '#6a3a24', '#c2503c', true) +
  path('M262 594Q600 580 938 594L974 630Q600 652 226 630Z', '#c98a52') +
  path('M226 630Q600 652 974 630V646Q600 670 226 646Z', '#7a4628') +
  [290, 587, 884].map((x) => rect(x, 650, 26, 120, '#5a3220')).join('') +
  times(8, (i) => monstera(308 + i * 80, 612, i % 2 ? 6 : 174, 46, '#5ea34e', '#2a6f4c')) +
  times(
    8,
    (i) => ellipse(308 + i * 84, 602, 28, 6, '#fff0d0') + ellipse(308 + i * 84, 601, 19, 4, '#e4764c'),
  ) +
  times(
    8,
    (i) => ellipse(290 + i * 89, 628, 31, 7, '#fff0d0') + ellipse(290 + i * 89, 627, 21, 4, '#8fae4c'),
  ) +
  times(5, (i) => candle(350 + i * 125, 616, 17)) +
  times(6, (i) => glassOf(340 + i * 104, 622, 36, i % 2 ? '#f6dc8a' : '#c2304a')) +
  fruitBowl(600, 620, 60, '#2fa3a8') +
  rect(290, 716, 620, 16, '#8a5230') +
  rect(290, 716, 620, 5, '#b9783f') +
  [320, 591, 862].map((x) => rect(x, 732, 18, 46, '#4a2a1c')).join('');

export const jungleTable: Scene = (random) => {
  return (
    rect(0, 0, 1200, 800, fade(['#0c3038', '#12504a', '#1a6a52'])) +
    shine(600, 420, 460, '#ffcf6e', 0.55) +
    times(11, (i) =>
      rect(40 + i * 112 + (i % 3) * 14, 0, 26 + (i % 3) * 12, 640, ['#0f3f40', '#164f48', '#0c343a'][i % 3]!),
    ) +
    canopy(random, 160, 90, 460, 260, '#0e3a3c', '#14504a', '#1f6a52') +
    canopy(random, 620, 40, 480, 200, '#0e3a3c', '#14504a', '#24745a') +
    canopy(random, 1060, 100, 460, 260, '#0e3a3c', '#14504a', '#1f6a52') +
    thicket(random, [-20, 560], [1220, 560], 190, ['#134a46', '#1a5f50', '#247458', '#0f3d3e'], 60) +
    path('M-10 560Q600 520 1210 560V800H-10Z', '#153f3a') +
    ellipse(600, 690, 540, 110, '#2a5c40') +
    ellipse(600, 690, 400, 78, '#4a7a44') +
    ellipse(600, 690, 250, 46, '#7f9a4c') +
    [
      [240, 240, 34, '#ffd982'],
      [380, 170, 42, '#f9a35f'],
      [520, 230, 36, '#ffe9b0'],
      [650, 150, 46, '#f58a62'],
      [790, 220, 38, '#ffd982'],
      [930, 170, 42, '#f9a35f'],
      [320, 330, 28, '#ffe9b0'],
      [880, 320, 28, '#ffe9b0'],
    ]
      .map(([x, y, r, c]) =>
        paperLantern(x as number, y as number, r as number, c as string, (y as number) + 20),
      )
      .join('') +
    longTable() +
    times(40, () =>
      circle(
        random.between(40, 1160),
        random.between(300, 760),
        random.between(1.5, 3.4),
        '#fff0a0',
        veil(0.85),
      ),
    ) +
    lianas(random, 60, 260, 330, '#0a2c30', 7) +
    lianas(random, 880, 260, 330, '#0a2c30', 7) +
    thicket(random, [-30, 812], [300, 812], 180, ['#082428', '#0c343a', '#114540'], 22) +
    thicket(random, [900, 812], [1230, 812], 180, ['#082428', '#0c343a', '#114540'], 22) +
    monstera(16, 650, -20, 140, '#1c6a54', '#0c3d40') +
    monstera(20, 730, -50, 220, '#145548', '#0a3036') +
    monstera(1184, 650, -160, 140, '#1c6a54', '#0c3d40') +
    monstera(1180, 740, -130, 220, '#145548', '#0a3036') +
    bananaLeaf(random, -30, 360, -30, 340, '#17604e', '#0c3d40') +
    bananaLeaf(random, 1230, 360, 210, 340, '#17604e', '#0c3d40') +
    bananaLeaf(random, -30, 180, 10, 300, '#0f4844', '#0a3036') +
    bananaLeaf(random, 1230, 180, 170, 300, '#0f4844', '#0a3036')
  );
};
