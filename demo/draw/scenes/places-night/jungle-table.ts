import { chair } from '../../furniture.ts';
import { canopy, lianas, thicket } from '../../jungle.ts';
import { candle, paperLantern } from '../../lamps.ts';
import { bananaLeaf, monstera } from '../../leaves.ts';
import { figure } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import { shine } from '../../sky.ts';
import { circle, ellipse, fade, path, rect, times, veil } from '../../svg.ts';
import { fruitBowl, glassOf } from '../../tablesetting.ts';

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
    figure(330, 720, 250, 'toast', { dress: '#f3c86a', skin: '#6e3c2c' }) +
    chair(326, 730, 180, '#6a3a24', '#c2503c') +
    figure(870, 720, 250, 'toast', { top: '#fff0d8', legs: '#2a2a3a', skin: '#7a4630', flip: true }) +
    chair(874, 730, 180, '#6a3a24', '#c2503c', true) +
    figure(520, 630, 200, 'sit', { top: '#e4764c', legs: '#2a2a3a', skin: '#8f5533' }) +
    figure(680, 630, 200, 'sit', { dress: '#e4576a', skin: '#7a4630', flip: true }) +
    path('M330 590Q600 570 870 590L900 616Q600 640 300 616Z', '#c98a52') +
    path('M300 616Q600 640 900 616V634Q600 660 300 634Z', '#7a4628') +
    rect(390, 640, 30, 130, '#5a3220') +
    rect(780, 640, 30, 130, '#5a3220') +
    times(5, (i) => monstera(440 + i * 76, 604, i % 2 ? 6 : 174, 54, '#5ea34e', '#2a6f4c')) +
    times(4, (i) => candle(460 + i * 94, 606, 17)) +
    [390, 520, 680, 810]
      .map((x) => ellipse(x, 606, 42, 8, '#fff0d0') + ellipse(x, 604, 30, 5, '#e4764c'))
      .join('') +
    glassOf(440, 602, 44, '#c2304a') +
    glassOf(740, 602, 44, '#f6dc8a') +
    fruitBowl(600, 606, 66, '#2fa3a8') +
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
    monstera(60, 620, -20, 200, '#1c6a54', '#0c3d40') +
    monstera(20, 730, -50, 220, '#145548', '#0a3036') +
    monstera(1140, 620, -160, 200, '#1c6a54', '#0c3d40') +
    monstera(1180, 740, -130, 220, '#145548', '#0a3036') +
    bananaLeaf(random, -30, 360, -30, 340, '#17604e', '#0c3d40') +
    bananaLeaf(random, 1230, 360, 210, 340, '#17604e', '#0c3d40') +
    bananaLeaf(random, -30, 180, 10, 300, '#0f4844', '#0a3036') +
    bananaLeaf(random, 1230, 180, 170, 300, '#0f4844', '#0a3036')
  );
};
