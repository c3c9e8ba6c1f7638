/** What rooms look out on: each fills the sheet behind an opening, with its horizon at about 400. */
import { lighthouse, town } from '../../buildings.ts';
import { canopy, lianas, thicket } from '../../jungle.ts';
import { hills } from '../../land.ts';
import { agave, saguaro } from '../../leaves.ts';
import { hours } from '../../palette.ts';
import { goldPalm, lushPalm, palm, shadowPalm } from '../../palms.ts';
import { farSail } from '../../boats.ts';
import type { Scene } from '../../scene.ts';
import { barCloud, beams, cumulus, shine, sky, stars, sun } from '../../sky.ts';
import { boxPath, clip, ellipse, group, line, path, rect, times, veil } from '../../svg.ts';
import { glints, ripples, sea } from '../../water.ts';

export const desertAtGold: Scene = (random) =>
  sky(['#e0784a', '#ee9a56', '#f7bd74', '#fbdca0'], 430, 9) +
  sun(640, 372, 60, '#fff3c8', '#ffdf98', 4) +
  hills(random, 440, 120, '#b5605a', 200, 1000, 5) +
  hills(random, 452, 60, '#8f4450', 100, 1100, 6) +
  rect(0, 448, 1200, 352, '#d98f56') +
  path('M470 800Q640 640 600 450H640Q720 640 760 800Z', '#efb878') +
  saguaro(470, 590, 210, '#5f8f5a', '#35604a') +
  saguaro(770, 560, 150, '#5f8f5a', '#35604a') +
  agave(random, 690, 630, 90, '#7aa88a', '#3f7060') +
  agave(random, 540, 640, 70, '#7aa88a', '#3f7060');

export const twoSeas: Scene = (random) =>
  sky(hours.dawn.sky, 400, 11) +
  sun(330, 360, 52, '#fff0c2', '#ffdca0', 4) +
  barCloud(random, 820, 150, 240, '#f9d9b0', 3) +
  sea(random, hours.dawn.sea, 396, 800, 60) +
  glints(random, 330, 400, 620, 120, '#fff0c2', 44, 60) +
  path(
    'M690 402C700 330 740 260 800 268C850 274 856 320 900 312C960 300 980 402 1010 402H900C890 360 866 340 840 344C812 348 806 380 800 402Z',
    '#a5604f',
  ) +
  path(
    'M800 268C850 274 856 320 900 312C960 300 980 402 1010 402H900C890 360 866 340 852 340C840 310 830 290 800 268Z',
    '#7d4148',
  ) +
  ripples(random, 840, 420, 160, '#f7c796', 3) +
  farSail(500, 410, 40, '#fffaf0');

export const deepBay: Scene = (random) =>
  sky(hours.gold.sky, 400, 11) +
  sun(560, 350, 56, '#fff3c4', '#ffe0a0', 4) +
  hills(random, 402, 70, '#6f8f86', 120, 620, 4) +
  hills(random, 404, 46, '#4f7a78', 640, 1150, 3) +
  sea(random, ['#f6c277', '#6aa79b', '#2b8088', '#15606e'], 400, 800, 60) +
  glints(random, 560, 404, 700, 150, '#fff0c0', 50, 80) +
  farSail(720, 420, 46, '#fffaf0') +
  palm(random, 300, 700, 380, { ...goldPalm, lean: 60 });

export const lagoonAtNoon: Scene = (random) =>
  sky(hours.noon.sky, 360, 10) +
  cumulus(random, 420, 330, 300, '#fffaf0', '#c7e2e2') +
  sea(random, ['#2a97bb', '#2fb3b8', '#6fd0c4', '#bfe9d4', '#e6f5dc'], 356, 620, 60) +
  line('M-20 392Q300 380 620 392T1220 388', '#fffaf0', 5, veil(0.8)) +
  glints(random, 520, 380, 600, 320, '#f2fff4', 40, 70) +
  rect(0, 600, 1200, 200, '#f7e7c4') +
  palm(random, 250, 640, 400, { ...lushPalm, lean: 70 }) +
  farSail(640, 372, 26, '#fffaf0');

export const pierAtSunset: Scene = (random) =>
  sky(hours.sunset.sky, 420, 12) +
  sun(600, 396, 74, '#fff0b8', '#ffd890', 4) +
  beams(600, 396, 900, '#ffe3a0', 20, 0.09) +
  sea(random, hours.sunset.sea, 418, 800, 60) +
  glints(random, 600, 422, 760, 170, '#ffe6a8', 50, 80) +
  path('M780 800L700 470H716L900 800Z', '#3a1f3a') +
  path('M660 470Q716 404 772 470Z', '#4a2540') +
  times(4, (i) => rect(676 + i * 26, 468, 5, 44, '#3a1f3a')) +
  palm(random, 330, 800, 470, { ...shadowPalm('#3a1a3a', '#5d2a4a'), lean: 60 });

export const jungleMorning: Scene = (random) =>
  rect(0, 0, 1200, 800, '#d9e6b0') +
  beams(330, -40, 1200, '#fffbe0', 22, 0.3) +
  canopy(random, 260, 250, 420, 260, '#5f9a6a', '#7fb47a', '#b5d68a') +
  canopy(random, 900, 200, 520, 300, '#4a8a62', '#6aa56c', '#a8cc7a') +
  rect(560, 60, 60, 760, '#7d6048') +
  path('M560 800Q566 690 500 640Q580 640 590 540Q600 640 690 650Q624 700 620 800Z', '#7d6048') +
  canopy(random, 600, 120, 700, 220, '#2f6f50', '#4a8f5c', '#8fbf6a') +
  lianas(random, 300, 620, 420, '#3f7a55', 9) +
  canopy(random, 220, 560, 420, 230, '#246048', '#3f8358', '#79b066') +
  canopy(random, 980, 590, 460, 260, '#1f5844', '#387b54', '#6ca862') +
  thicket(random, [150, 800], [1050, 800], 190, ['#164a3c', '#226048', '#347a52'], 34);

export const cenoteBelow: Scene = (random) =>
  rect(0, 0, 1200, 800, '#14493f') +
  path('M150 0H1050V420Q900 380 780 430Q640 400 520 440Q380 390 150 430Z', '#2a6a52') +
  group(path('M520 0H760L900 620H430Z', '#f4f6c0'), veil(0.4)) +
  group(path('M590 0H690L740 620H540Z', '#fffbe0'), veil(0.45)) +
  lianas(random, 260, 700, 520, '#1f5a44', 16) +
  rect(0, 520, 1200, 280, '#17807a') +
  ellipse(660, 560, 330, 60, '#3fc0a8', veil(0.85)) +
  ellipse(660, 560, 190, 30, '#a8ecd0', veil(0.85)) +
  ripples(random, 660, 600, 260, '#c6f5dc', 5) +
  path('M0 420Q120 430 180 520H0Z', '#0f3a33') +
  path('M1200 400Q1080 430 1000 530H1200Z', '#0f3a33');

export const lighthouseAtNight: Scene = (random) =>
  sky(hours.night.sky, 460, 11) +
  stars(random, 130, 430) +
  group(path('M640 236L-100 60V170Z', '#ffe9a8') + path('M640 236L1300 130V262Z', '#ffe9a8'), veil(0.28)) +
  sea(random, hours.night.sea, 458, 800, 50) +
  path('M420 520Q520 452 660 458Q800 462 880 520Q660 560 420 520Z', '#1c2f4a') +
  lighthouse(640, 476, 270, '#f2ead8', '#a89fb0', '#c9504a', '#ffe9a8') +
  shine(640, 236, 150, '#ffe9a8', 0.8) +
  glints(random, 640, 530, 760, 120, '#ffe0a0', 30, 60) +
  palm(random, 520, 520, 120, { ...shadowPalm('#101c3d', '#1e3157'), lean: -18 });

export const channelAtDawn: Scene = (random) =>
  sky(hours.dawn.sky, 380, 11) +
  sun(470, 352, 44, '#fff0c2', '#ffdca0', 3) +
  sea(random, ['#e9b690', '#8fbfae', '#4f9f9a', '#2a7d82'], 378, 640, 60) +
  canopy(random, 180, 392, 380, 60, '#2f6a62', '#3f7f6a', '#6aa07a') +
  canopy(random, 760, 388, 420, 54, '#2f6a62', '#3f7f6a', '#6aa07a') +
  glints(random, 470, 400, 620, 130, '#fff0c2', 40, 70) +
  times(6, (i) => line(`M${600 + i * 36} 470v-34m-3 0q3-16 12-18`, '#fffaf0', 4)) +
  farSail(330, 400, 34, '#fffaf0');

export const promenadeAtGold: Scene = (random) =>
  sky(hours.gold.sky, 400, 10) +
  sun(590, 360, 58, '#fff3c4', '#ffe0a0', 4) +
  sea(random, hours.gold.sea, 398, 520, 40) +
  town(random, 640, 500, 560, 210, ['#f4d6b0', '#e9a882', '#f2c48a', '#fbeacb'], '#8a4a5a', '#ffe2a0', 0.35) +
  rect(0, 500, 1200, 300, '#e3b07c') +
  times(8, (i) => rect(i * 170 - 20, 500, 90, 300, '#d49a66', veil(0.5))) +
  palm(random, 400, 740, 440, { ...goldPalm, lean: -30 }) +
  palm(random, 800, 700, 360, { ...goldPalm, lean: 40 });

export const starsOverDesert: Scene = (random) =>
  sky(['#0a1230', '#14204f', '#2a2f6a', '#5a4080', '#a55a7a', '#e58a70'], 560, 13) +
  stars(random, 320, 520) +
  clip(
    boxPath(0, 0, 1200, 560),
    group(
      path('M-40 420Q300 300 620 120T1240 -160V-20Q900 130 680 280T-40 560Z', '#c9b8e8') +
        path('M-40 470Q330 330 640 170T1240 -90V-50Q900 110 670 240T-40 520Z', '#fff0d8'),
      veil(0.2),
    ) + stars(random, 220, 480, '#ffffff'),
  ) +
  hills(random, 566, 90, '#2f2450', -40, 700, 5) +
  hills(random, 570, 130, '#251c44', 560, 1260, 4);
