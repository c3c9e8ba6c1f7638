import { canopy, lianas, thicket } from '../../jungle.ts';
import { bananaLeaf, monstera } from '../../leaves.ts';
import { frond, palm, shadowPalm } from '../../palms.ts';
import { figure } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import { shine } from '../../sky.ts';
import { ellipse, fade, group, HEIGHT, path, poly, rect, times, veil, WIDTH } from '../../svg.ts';
import { lightNet, ripples } from '../../water.ts';

export const homeSelva: Scene = (random) => {
  const green = { light: '#3f9a5a', dark: '#12563f' };
  return (
    rect(0, 0, WIDTH, HEIGHT, '#0a2f2c') +
    path('M0 0H1200V560H0Z', fade(['#dff3b4', '#a8d98a', '#4f9f6a', '#1d5f4c'])) +
    canopy(random, 250, 120, 400, 230, '#3f8f52', '#5aa958', '#8cc65a') +
    canopy(random, 930, 110, 420, 240, '#3f8f52', '#5aa958', '#8cc65a') +
    canopy(random, 600, 60, 300, 130, '#7fbf5e', '#a5d468', '#d3ec92') +
    palm(random, 480, 330, 190, { ...shadowPalm('#3f8a4c', '#6fb355'), lean: -20 }) +
    palm(random, 730, 320, 220, { ...shadowPalm('#37804a', '#67ab50'), lean: 26 }) +
    path(
      'M-10 330C120 300 190 340 300 318C400 296 470 340 580 322C690 306 770 338 880 316C1000 296 1090 330 1210 310V600H-10Z',
      '#1c5f4a',
    ) +
    path(
      'M-10 372C140 350 240 380 380 362C520 346 660 384 820 362C960 346 1080 378 1210 352V640H-10Z',
      '#174f43',
    ) +
    path('M-10 430C200 410 340 438 600 426C860 414 1000 440 1210 420V660H-10Z', '#113f3b') +
    times(26, () => {
      const x = random.between(0, 1200);
      const y = random.between(380, 470);
      return poly(
        [
          [x, y],
          [x + random.between(10, 26), y],
          [x + random.between(2, 14), y + random.between(40, 120)],
        ],
        random.pick(['#0d3532', '#1b5a4a', '#24705a']),
      );
    }) +
    shine(600, 470, 330, '#cdeb9a', 0.6) +
    rect(0, 560, WIDTH, 260, '#0f6f73') +
    path('M-10 566C200 552 420 560 600 556C800 552 1000 562 1210 554V820H-10Z', '#128086') +
    ellipse(600, 650, 520, 110, '#1fa39c') +
    ellipse(600, 650, 390, 78, '#46c2ac') +
    ellipse(600, 648, 240, 46, '#8fe0bf') +
    ellipse(600, 646, 120, 22, '#d8f6d0') +
    lightNet(random, 260, 592, 680, 130, '#e6fbd8', 0.5, 58) +
    group(
      poly(
        [
          [470, 0],
          [560, 0],
          [500, 660],
          [330, 660],
        ],
        '#f4fbc4',
      ) +
        poly(
          [
            [590, 0],
            [650, 0],
            [690, 660],
            [560, 660],
          ],
          '#f4fbc4',
        ) +
        poly(
          [
            [690, 0],
            [740, 0],
            [880, 650],
            [770, 655],
          ],
          '#f4fbc4',
        ) +
        poly(
          [
            [420, 0],
            [446, 0],
            [280, 640],
            [230, 640],
          ],
          '#f4fbc4',
        ),
      veil(0.22),
    ) +
    rect(820, 574, 176, 9, '#c08a52') +
    times(5, (i) => rect(828 + i * 38, 582, 6, 26, '#7a5232')) +
    rect(820, 582, 176, 3, '#7a5232') +
    figure(890, 575, 96, 'stand', { dress: '#fff3cf', skin: '#7a4630' }) +
    figure(946, 575, 98, 'wave', { top: '#8f5533', legs: '#ee6c4d', skin: '#8f5533', flip: true }) +
    ellipse(330, 656, 9, 8, '#3a2226') +
    ripples(random, 330, 664, 90, '#eafbdc', 4) +
    ellipse(812, 668, 10, 9, '#3a2226') +
    ripples(random, 812, 676, 100, '#eafbdc', 4) +
    path(
      'M-10 -10H330C270 60 300 130 230 190C180 250 210 330 150 400C110 470 150 540 90 620C60 690 90 740 60 810H-10Z',
      '#0b3531',
    ) +
    path(
      'M-10 -10H250C200 60 220 130 160 200C110 260 140 340 90 420C50 500 80 560 30 640L-10 700Z',
      '#114a41',
    ) +
    path(
      'M1210 -10H880C930 60 900 120 980 190C1030 250 990 340 1050 410C1100 480 1060 550 1110 620C1150 690 1120 750 1150 810H1210Z',
      '#0b3531',
    ) +
    path(
      'M1210 -10H960C1000 60 990 130 1050 200C1100 260 1070 350 1120 430C1160 510 1130 570 1180 650L1210 700Z',
      '#114a41',
    ) +
    lianas(random, 120, 300, 430, '#0d3b33', 10) +
    lianas(random, 800, 280, 420, '#0d3b33', 10) +
    lianas(random, 430, 340, 200, '#2b6b45', 7) +
    thicket(random, [-30, 812], [330, 812], 170, ['#0a2f2c', '#12563f', '#1d6f4c', '#0c3b34'], 26) +
    thicket(random, [880, 812], [1230, 812], 170, ['#0a2f2c', '#12563f', '#1d6f4c', '#0c3b34'], 26) +
    monstera(90, 640, -30, 190, '#3f9a5a', '#1a6a48') +
    monstera(30, 740, -60, 210, '#2f8450', '#12563f') +
    monstera(1120, 660, -152, 190, '#3f9a5a', '#1a6a48') +
    monstera(1180, 760, -120, 200, '#2f8450', '#12563f') +
    bananaLeaf(random, -30, 300, -18, 330, '#4fa85a', '#1b6a48') +
    bananaLeaf(random, -20, 200, 14, 300, '#2f8450', '#12563f') +
    bananaLeaf(random, 1230, 260, 196, 330, '#4fa85a', '#1b6a48') +
    bananaLeaf(random, 1220, 180, 164, 290, '#2f8450', '#12563f') +
    frond(random, 1240, -20, 150, 380, green, 0.3, 26) +
    frond(random, -40, -20, 30, 380, green, 0.3, 26)
  );
};
