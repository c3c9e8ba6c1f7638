import { hills, rock, sandMarks } from '../../land.ts';
import { agave, saguaro } from '../../leaves.ts';
import { hours } from '../../palette.ts';
import { castShadow, figure } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import { barCloud, beams, gulls, sky, sun } from '../../sky.ts';
import { group, line, path, poly, smooth, veil } from '../../svg.ts';
import { foam, glints, ripples, sea } from '../../water.ts';

export const homeOcaso: Scene = (random) => {
  const { sunset } = hours;
  return (
    sky(['#5a2748', '#93334f', '#c94f47', '#ea7a48', '#f7a556', '#fdd588'], 480) +
    beams(560, 430, 1100, '#ffe3a0', 20, 0.1) +
    sun(560, 420, 92, '#fff0b8', '#ffd27a', 4) +
    barCloud(random, 230, 170, 330, '#d9584c', 3) +
    barCloud(random, 900, 130, 280, '#b8434c', 3) +
    barCloud(random, 800, 290, 200, '#f08f56', 2) +
    sea(random, sunset.sea, 478, 800, 70) +
    glints(random, 560, 482, 690, 190, '#ffe6a0', 60, 80) +
    hills(random, 482, 60, '#a5494f', -60, 330, 4) +
    path(
      'M640 486C650 430 676 400 690 346C700 300 726 268 762 262C800 250 836 276 868 262C930 240 968 270 1010 252C1090 220 1150 250 1230 222V520H900C896 470 884 420 846 404C806 390 776 420 766 500H660Z',
      '#b5523a',
    ) +
    path(
      'M762 262C800 250 836 276 868 262C930 240 968 270 1010 252C1090 220 1150 250 1230 222V520H900C896 470 884 420 858 408C870 370 830 330 800 316C790 290 776 276 762 262Z',
      '#8a3a38',
    ) +
    path(
      'M1010 252C1090 220 1150 250 1230 222V520H1040C1060 440 1024 380 1044 330C1030 300 1024 276 1010 252Z',
      '#6e2c36',
    ) +
    path('M640 486C650 430 676 400 690 346C700 420 690 450 706 500H660Z', '#e08850') +
    line(
      'M724 300C740 340 730 390 742 430M800 330C830 350 856 372 880 420M930 280C950 330 930 380 952 440M1100 260C1120 330 1096 380 1124 450',
      '#5d2433',
      5,
      veil(0.45),
    ) +
    path('M560 486C568 452 588 430 604 434C622 440 626 462 640 486Z', '#8a3a38') +
    foam(
      [
        [630, 494],
        [720, 502],
        [800, 498],
        [900, 510],
        [1010, 506],
        [1210, 520],
      ],
      '#fbd09a',
      5,
    ) +
    ripples(random, 600, 494, 130, '#fbd09a', 3) +
    path(
      smooth([
        [-20, 560],
        [150, 548],
        [330, 590],
        [520, 640],
        [760, 632],
        [980, 590],
        [1220, 560],
      ]) + 'V800H-20Z',
      '#d9824c',
    ) +
    path(
      smooth([
        [-20, 600],
        [180, 610],
        [400, 668],
        [640, 700],
        [900, 668],
        [1220, 620],
      ]) + 'V800H-20Z',
      '#c26440',
    ) +
    path(
      smooth([
        [-20, 700],
        [200, 690],
        [460, 742],
        [760, 752],
        [1000, 712],
        [1220, 700],
      ]) + 'V800H-20Z',
      '#93403a',
    ) +
    sandMarks(random, 60, 620, 1000, 70, '#a9523c', 40) +
    group(
      poly(
        [
          [330, 640],
          [350, 640],
          [120, 800],
          [60, 800],
        ],
        '#4e1f38',
      ) +
        poly(
          [
            [930, 650],
            [950, 650],
            [1190, 800],
            [1110, 800],
          ],
          '#4e1f38',
        ),
      veil(0.45),
    ) +
    saguaro(340, 646, 250, '#7d8a4a', '#3d4a40') +
    saguaro(940, 656, 190, '#76803f', '#37433c') +
    saguaro(212, 618, 110, '#8a7a48', '#5a4a40') +
    saguaro(1080, 626, 92, '#8a6f44', '#57413c') +
    rock(random, 470, 690, 90, 44, '#d07a4c', '#7c3338') +
    rock(random, 826, 690, 120, 50, '#c96f48', '#6e2c36') +
    castShadow(722, 694, 96, 'stand', '#4e1f38', 6, 1) +
    figure(722, 694, 96, 'stand', { dress: '#fbe3b4', skin: '#5a2c28', hat: '#fbd58a' }) +
    figure(758, 696, 102, 'stroll', { top: '#3d2040', legs: '#57304a', skin: '#5a2c28', flip: true }) +
    agave(random, 110, 796, 170, '#6f8a5a', '#2f4a48') +
    agave(random, 1096, 800, 200, '#6a7f54', '#2a4144') +
    agave(random, 300, 812, 100, '#7d8a5a', '#38503f') +
    agave(random, 900, 814, 96, '#7d8a5a', '#38503f') +
    gulls(random, 420, 300, 4, '#5a2748', 12)
  );
};
