import { arcade } from '../../arches.ts';
import { farSail, sailReflection, sloop } from '../../boats.ts';
import { town } from '../../buildings.ts';
import { bougainvillea } from '../../flowers.ts';
import { thicket } from '../../jungle.ts';
import { hills } from '../../land.ts';
import { hours } from '../../palette.ts';
import { frond, lushPalm, palm } from '../../palms.ts';
import { figure } from '../../people.ts';
import { balustrade } from '../../railings.ts';
import type { Scene } from '../../scene.ts';
import { barCloud, beams, gulls, sky, sun } from '../../sky.ts';
import { group, lens, path, poly, rect, veil } from '../../svg.ts';
import { glints, lightNet, ripples, sea } from '../../water.ts';

export const homeMarea: Scene = (random) => {
  const { dawn } = hours;
  const teal = ['#7fb3a8', '#4b8f92', '#2b737d', '#175764'];
  return (
    sky(dawn.sky, 430) +
    beams(600, 372, 1000, '#fff0c2', 26, 0.09) +
    sun(600, 366, 58, dawn.sun, '#ffe2ae', 5) +
    barCloud(random, 300, 170, 300, '#f3d3ac', 3) +
    barCloud(random, 900, 120, 260, '#e3d6b8', 2) +
    barCloud(random, 820, 262, 170, '#fbdcb2', 2) +
    hills(random, 432, 96, teal[0]!, -80, 560, 4) +
    hills(random, 432, 104, teal[0]!, 660, 1280, 4) +
    sea(random, dawn.sea, 430, 800, 110) +
    glints(random, 600, 434, 740, 170, '#ffe6b6', 84, 46) +
    hills(random, 448, 170, teal[1]!, -200, 400, 3) +
    hills(random, 446, 150, teal[1]!, 840, 1400, 3) +
    group(lens(200, 450, 460, 3, '#cfe3cc') + lens(1010, 448, 360, 3, '#cfe3cc'), veil(0.5)) +
    hills(random, 500, 250, teal[2]!, -320, 250, 3) +
    hills(random, 486, 190, teal[2]!, 980, 1500, 2) +
    town(random, 28, 494, 210, 96, ['#f7e2bf', '#f3cfa4', '#e8b98e'], '#3d5a68', '#fff0b8', 0.5) +
    group(lens(120, 506, 420, 5, '#9cc7b6') + lens(150, 520, 300, 3, '#9cc7b6'), veil(0.55)) +
    path(
      `M742 520C744 470 760 430 786 424C806 420 812 440 822 462C842 448 872 452 880 486L888 520Z`,
      '#1c5e68',
    ) +
    path(
      'M786 424C806 420 812 440 822 462C842 448 872 452 880 486L888 520H838C840 490 824 476 812 470C802 452 800 432 786 424Z',
      '#134852',
    ) +
    path('M792 520C790 492 806 484 818 496L822 520Z', '#f3c79b') +
    ripples(random, 812, 524, 190, '#7fb3a8', 5) +
    sailReflection(540, 560, 150, '#fff0cf') +
    sloop(540, 556, 160, '#fff6df', '#f4cfa0', '#123f4c') +
    ripples(random, 540, 562, 150, '#bfe0d0', 5) +
    farSail(430, 468, 26, '#fdeccb') +
    poly(
      [
        [-10, 800],
        [-10, 690],
        [330, 706],
        [470, 760],
        [560, 800],
      ],
      '#0d3f48',
    ) +
    poly(
      [
        [1210, 800],
        [1210, 632],
        [1010, 660],
        [860, 742],
        [800, 800],
      ],
      '#0d3f48',
    ) +
    rect(944, 560, 270, 140, '#f3d3a6') +
    rect(944, 548, 270, 16, '#fbe8c8') +
    arcade(
      944,
      564,
      270,
      690,
      [
        { x: 996, w: 64, h: 104 },
        { x: 1086, w: 64, h: 104 },
        { x: 1176, w: 64, h: 104 },
      ],
      '#f6dcb2',
      '#c98f72',
      14,
    ) +
    path('M964 690V620A32 32 0 0 1 1028 620V690Z', '#2b6670') +
    path('M1054 690V620A32 32 0 0 1 1118 620V690Z', '#2b6670') +
    path('M1144 690V620A32 32 0 0 1 1208 620V690Z', '#2b6670') +
    arcade(
      944,
      564,
      270,
      690,
      [
        { x: 996, w: 64, h: 104 },
        { x: 1086, w: 64, h: 104 },
        { x: 1176, w: 64, h: 104 },
      ],
      '#f6dcb2',
      '#c98f72',
      12,
    ) +
    rect(900, 688, 320, 120, '#e6b98d') +
    balustrade(892, 712, 330, 40, '#fdeccb', '#c98f72', 24) +
    rect(892, 706, 330, 110, '#0f4650') +
    poly(
      [
        [700, 800],
        [880, 720],
        [1210, 720],
        [1210, 800],
      ],
      '#37a09a',
    ) +
    lightNet(random, 740, 730, 470, 70, '#bfeadb', 0.55, 54) +
    poly(
      [
        [690, 800],
        [878, 716],
        [886, 720],
        [706, 800],
      ],
      '#fdeccb',
    ) +
    palm(random, 1130, 560, 210, { ...lushPalm, light: '#3f8a6a', dark: '#0f4a48', lean: -30 }) +
    palm(random, 1190, 560, 160, { ...lushPalm, light: '#2f7a62', dark: '#0c3f42', lean: 14 }) +
    bougainvillea(
      random,
      [
        [960, 556],
        [990, 548],
        [1020, 560],
        [952, 590],
        [1200, 556],
        [1170, 548],
      ],
      20,
      ['#e4577f', '#f58a9a', '#c23a6a'],
      '#1f5c54',
    ) +
    figure(930, 716, 92, 'stand', { dress: '#ee8a6c', flip: true }) +
    palm(random, 90, 810, 470, {
      ...lushPalm,
      light: '#3f8a6a',
      dark: '#0f4a48',
      trunk: '#6f5b50',
      bark: '#3a3f45',
      lean: 120,
      head: 0.46,
    }) +
    palm(random, 20, 810, 330, {
      ...lushPalm,
      light: '#2f7a62',
      dark: '#0c3f42',
      trunk: '#5f5148',
      bark: '#2f383f',
      lean: -30,
      head: 0.5,
    }) +
    thicket(random, [-30, 812], [520, 812], 110, ['#0b3840', '#115048', '#1b6a55', '#0d4446'], 40) +
    gulls(random, 700, 260, 5, '#fff0d2', 12) +
    frond(random, 1250, -10, 160, 400, { light: '#1f6a62', dark: '#0f454c' }, 0.35, 26) +
    frond(random, 1250, -70, 136, 340, { light: '#175a58', dark: '#0f454c' }, 0.2, 24)
  );
};
