/** Rooms with a bed and what it looks out on. */
import { archPath } from '../../arches.ts';
import { pendant, fire } from '../../lamps.ts';
import { bananaLeaf } from '../../leaves.ts';
import { railing } from '../../railings.ts';
import type { Scene } from '../../scene.ts';
import { boxPath, circle, ellipse, group, line, path, rect, straight, times, veil } from '../../svg.ts';
import { glassOf, plantPot } from '../../tablesetting.ts';
import {
  bedAlong,
  bedFrom,
  beamsAbove,
  bedsideLamp,
  curtain,
  litFloor,
  net,
  opening,
  wall,
} from './interior.ts';
import * as views from './views.ts';

/** A block of the cliff: its face and the side that the light from the bay does not reach. */
const cliffBlock = (d: string, shade: string, face = '#a87a64'): string =>
  path(d, face) + path(shade, '#7d5450');

/** One wall is the cliff itself; the glass has slid away, and the bed faces the bay. */
export const roomRock: Scene = (random) =>
  wall('#f4e2c6', '#a87a5c') +
  opening(boxPath(150, 90, 560, 536), views.deepBay(random), '#fbf0dc', 8) +
  rect(150, 90, 80, 536, '#d6f0ee', veil(0.28)) +
  rect(226, 90, 8, 536, '#fbf0dc') +
  litFloor(random, '#d3a67c', '#9c6f50', '#fff0c8', 190, 700) +
  path('M716 0L700 90L728 180L704 290L732 380L712 470L736 560L716 640L1210 700V0Z', '#94665a') +
  cliffBlock('M716 0H930L960 96L820 150L700 90Z', 'M930 0L960 96L820 150L838 110L914 78Z', '#b88a70') +
  cliffBlock('M946 0H1210V120L1080 168L976 104Z', 'M1210 84V120L1080 168L976 104L1084 128Z', '#a07260') +
  cliffBlock(
    'M728 180L816 166L944 118L1000 236L900 300L704 290Z',
    'M944 118L1000 236L900 300L914 262L964 226Z',
  ) +
  cliffBlock(
    'M966 126L1078 186L1210 140V330L1110 352L1014 240Z',
    'M1210 292V330L1110 352L1014 240L1116 312Z',
    '#b5846a',
  ) +
  cliffBlock(
    'M704 304L896 316L930 430L790 452L732 380Z',
    'M896 316L930 430L790 452L802 420L894 398Z',
    '#9c6e5e',
  ) +
  cliffBlock(
    'M916 312L1006 254L1100 366L1040 470L944 436Z',
    'M1100 366L1040 470L944 436L1034 432Z',
    '#b88a70',
  ) +
  cliffBlock('M1114 368L1210 346V520L1056 474Z', 'M1210 480V520L1056 474L1074 446Z') +
  cliffBlock(
    'M732 464L936 446L1050 486L1210 536V640H716L736 560Z',
    'M1210 536V640H716L722 610L1160 600Z',
    '#a87864',
  ) +
  rect(0, 0, 1200, 40, '#7a5238') +
  curtain(150, 84, 640, '#fffaf0', '#dccbb0') +
  bedAlong({ linen: '#fffaf0', spread: '#2b8f9a', wood: '#a8713f', shade: '#4a2a3a' }) +
  pendant(880, 30, 60, 150, '#f0c36a') +
  plantPot(60, 780, 80, '#c9744a', '#8f4a34') +
  times(6, (i) => bananaLeaf(random, 60, 716, -155 + i * 22, 150, '#5fa452', '#25694a'));

/** Earth walls, a fire in the corner, the desert in an arch. */
export const roomAdobe: Scene = (random) =>
  wall('#d9875a', '#7a3a30') +
  beamsAbove('#5d3524') +
  opening(archPath(600, 560, 420, 440), views.desertAtGold(random), '#a8583c', 20) +
  litFloor(random, '#b5623f', '#7a3a2c', '#ffd08a') +
  path('M60 660V420Q60 330 170 320Q300 316 306 430V660Z', '#e6a070') +
  path('M110 660V560Q112 470 184 470Q256 470 258 560V660Z', '#3a1c20') +
  fire(random, 184, 656, 110, 130) +
  rect(40, 652, 290, 26, '#c9744a') +
  rect(930, 190, 150, 120, '#8f4a34') +
  times(5, (i) =>
    rect(930, 196 + i * 24, 150, 12, ['#f0b25e', '#e4576a', '#2f8f86', '#f7e3bd', '#c9504a'][i] as string),
  ) +
  bedsideLamp(1010, '#6a3a28') +
  bedFrom(600, 776, 560, { linen: '#fbe9cf', spread: '#c9503f', wood: '#6a3a28', shade: '#3a1440' });

/** Windows on two sides: the ocean from the bed, the gulf from the bath. */
export const roomTwoSeas: Scene = (random) =>
  opening(boxPath(60, 70, 1090, 548), views.twoSeas(random), '#e9d3b8', 4) +
  rect(0, 0, 1200, 74, '#f4e2ca') +
  rect(596, 60, 34, 560, '#f4e2ca') +
  rect(630, 60, 12, 560, '#cfae90') +
  rect(0, 0, 64, 660, '#efd9bd') +
  rect(1136, 0, 70, 660, '#efd9bd') +
  litFloor(random, '#d9b28a', '#a87a58', '#fff0c8', 160, 560) +
  curtain(64, 120, 640, '#fffaf0', '#d9c3a4') +
  ellipse(300, 762, 230, 14, '#7a5a48', veil(0.35)) +
  path('M90 596H510Q520 596 516 616Q500 750 420 756H180Q100 750 84 616Q80 596 90 596Z', '#fffaf0') +
  path('M300 596H510Q520 596 516 616Q500 750 420 756H300Z', '#e6d9c6') +
  ellipse(300, 604, 198, 14, '#8fd0c8') +
  line('M520 640V560Q520 530 486 530', '#b98a4c', 9) +
  rect(440, 574, 90, 22, '#ee8c6a', 'rx="6"') +
  bedAlong({ linen: '#fdf3e2', spread: '#2b8f9a', wood: '#b5794c', shade: '#4a2a3a' });

/** A door onto water that reaches a child's knee. */
export const roomLagoon: Scene = (random) =>
  opening(boxPath(250, 80, 560, 560), views.lagoonAtNoon(random), '#fffaf0', 10) +
  rect(0, 0, 246, 640, '#fdf1d8') +
  rect(814, 0, 400, 640, '#fbe9c8') +
  rect(0, 0, 1200, 78, '#fffaf0') +
  litFloor(random, '#efd6a8', '#c9a26c', '#fffbe0', 250, 800) +
  curtain(246, 110, 640, '#fffdf6', '#e0d2b4') +
  curtain(814, -90, 640, '#fffdf6', '#e0d2b4') +
  rect(70, 170, 130, 170, '#2fa3a8') +
  path('M86 300Q110 220 134 262T188 250V330H86Z', '#f7c65a') +
  circle(160, 214, 18, '#fffaf0') +
  path('M300 700H380L368 770H312Z', '#ee6c4d') +
  path('M296 700Q340 640 384 700', 'none', 'stroke="#fffaf0" stroke-width="6"') +
  straight([420, 772], [470, 690], '#f5b942', 9) +
  path('M456 700l30-34 18 14-28 38Z', '#2fa3a8') +
  bedAlong({ linen: '#fffaf0', spread: '#f08a6a', wood: '#d9ae78', shade: '#4a2a3a' }) +
  pendant(960, 0, 70, 130, '#f0c36a');

/** Two rooms and a door that closes between them. */
export const roomCoralSuite: Scene = (random) =>
  wall('#f2a08a', '#a8486a') +
  opening(boxPath(90, 120, 330, 420), views.lagoonAtNoon(random), '#fff4e4', 9) +
  rect(252, 120, 9, 420, '#fff4e4') +
  opening(
    boxPath(820, 130, 300, 500),
    rect(800, 100, 340, 560, '#8fd0c4') +
      rect(850, 190, 240, 150, '#fff4e4') +
      circle(970, 300, 46, '#f7c65a') +
      rect(840, 380, 280, 26, '#c98a5c') +
      rect(840, 404, 280, 60, '#fffaf0') +
      rect(840, 520, 280, 30, '#c98a5c') +
      rect(840, 548, 280, 76, '#2fa3a8') +
      times(2, (i) => rect(852 + i * 244, 360, 14, 300, '#a8683f')) +
      times(4, (i) => rect(930, 420 + i * 50, 60, 9, '#a8683f')),
    '#fff4e4',
    12,
  ) +
  path('M1120 130L1196 100V690L1120 630Z', '#e6785f') +
  litFloor(random, '#e9c79a', '#b98a64', '#fff3cc', 120, 440) +
  bedsideLamp(150, '#a8683f') +
  bedsideLamp(730, '#a8683f') +
  bedFrom(440, 776, 540, { linen: '#fffaf0', spread: '#2b8f9a', wood: '#b5794c', shade: '#5a2040' });

/** The quiet end: the pier and the last of the sun. */
export const roomPier: Scene = (random) =>
  wall('#8a4a62', '#3a1c4a') +
  opening(boxPath(210, 70, 780, 500), views.pierAtSunset(random), '#4a2444', 12) +
  railing(210, 572, 780, 70, '#3a1c3a', 60) +
  litFloor(random, '#7a4450', '#46243a', '#ffb070', 400, 800) +
  curtain(200, 150, 620, '#f3c0a0', '#b5706a') +
  curtain(1000, -150, 620, '#e0a08c', '#b5706a') +
  bedsideLamp(120, '#7a4a34') +
  bedsideLamp(1080, '#7a4a34') +
  bedFrom(420, 786, 440, { linen: '#ffe9d4', spread: '#4a2a6a', wood: '#5d342c', shade: '#2a1440' });

/** Among the lower branches. */
export const roomCeiba: Scene = (random) =>
  views.jungleMorning(random) +
  rect(0, 0, 1200, 56, '#6b4a30') +
  rect(0, 50, 1200, 10, '#3f2c20') +
  times(5, (i) => rect(10 + i * 292, 50, 15, 580, '#5a3d28')) +
  railing(0, 620, 1200, 80, '#4a3322', 292) +
  litFloor(random, '#b98a58', '#7a5636', '#f4f3b8', 300, 900) +
  net(600, 120, 700, 760) +
  bedFrom(600, 776, 560, { linen: '#fbf6e4', spread: '#d9782f', wood: '#7a5230', shade: '#1f3a34' }) +
  plantPot(1120, 790, 90, '#e9d3b0', '#b5946a') +
  times(7, (i) => bananaLeaf(random, 1120, 720, -165 + i * 24, 190, '#5fa452', '#25694a'));

/** Nine steps from the bed to the water. */
export const roomCenote: Scene = (random) =>
  rect(0, 0, 1200, 660, '#efe3c8') +
  times(26, (i) => rect((i * 173) % 1200, 60 + ((i * 97) % 560), 90, 3, '#d3c19c', veil(0.7))) +
  opening(archPath(380, 640, 560, 590), views.cenoteBelow(random), '#cdb88e', 22) +
  litFloor(random, '#d9c39a', '#a88f66', '#c6f5dc', 160, 600) +
  times(4, (i) => rect(140 + i * 26, 640 + i * 30, 480 - i * 52, 34, i % 2 ? '#c9b58a' : '#e0cfa6')) +
  rect(0, 0, 1200, 40, '#5d4630') +
  bedAlong({ linen: '#fffaf0', spread: '#17807a', wood: '#8a6440', shade: '#1f3a34' }) +
  pendant(1000, 30, 70, 130, '#d9b070');

/** The second floor of the cottage: the log, a lamp, the light. */
export const roomKeeper: Scene = (random) =>
  wall('#35507a', '#0f1c40') +
  times(14, (i) => rect(i * 90, 0, 3, 620, '#2a4068')) +
  opening(boxPath(380, 90, 440, 440), views.lighthouseAtNight(random), '#e9dcc0', 12) +
  rect(595, 90, 10, 440, '#e9dcc0') +
  rect(380, 300, 440, 9, '#e9dcc0') +
  litFloor(random, '#5d4a4a', '#33283a', '#ffd98a', 480, 720) +
  rect(30, 520, 290, 18, '#a8713f') +
  rect(50, 538, 18, 160, '#7a4f2c') +
  rect(282, 538, 18, 160, '#7a4f2c') +
  bedsideLamp(100, '#8a5a34') +
  path('M160 518L250 500L310 516L220 520Z', '#fbf0d4') +
  straight([262, 516], [300, 470], '#2a2030', 4) +
  rect(960, 150, 170, 130, '#a8713f') +
  rect(970, 160, 150, 110, '#d9ecec') +
  line('M985 240Q1020 190 1060 226T1108 200', '#2b6f9a', 5) +
  bedsideLamp(1090, '#8a5a34') +
  bedFrom(620, 782, 520, { linen: '#fbf2dc', spread: '#c9503f', wood: '#7a4f2c', shade: '#101c3d' });

/** The tide goes by under the balcony. */
export const roomChannel: Scene = (random) =>
  opening(boxPath(150, 70, 640, 540), views.channelAtDawn(random), '#fffaf0', 10) +
  railing(150, 600, 640, 96, '#fffaf0', 80) +
  rect(0, 0, 146, 660, '#d3e3dc') +
  rect(794, 0, 410, 660, '#dceae2') +
  times(10, (i) => rect(800 + i * 44, 0, 3, 640, '#bcd3ca')) +
  rect(0, 0, 1200, 68, '#f2f4ea') +
  litFloor(random, '#c9b08a', '#937a5c', '#ffe6c4', 180, 760) +
  curtain(146, 100, 640, '#fffaf0', '#cdd6cb') +
  path(
    'M330 772Q300 640 360 610Q420 600 428 690L520 700Q548 708 540 772H512L508 742H362L356 772Z',
    '#a8764a',
  ) +
  path('M366 700Q360 640 392 628Q420 630 424 700L506 712Q514 728 502 738H370Z', '#f2e2c4') +
  rect(940, 180, 190, 130, '#a8764a') +
  rect(950, 190, 170, 110, '#fbf0d8') +
  path('M970 280q40-60 80-10t56-40', 'none', 'stroke="#2b7f8e" stroke-width="7"') +
  bedAlong({ linen: '#fffaf0', spread: '#24566a', wood: '#b08a5c', shade: '#16304a' });

/** Shutters onto the Promenade, bread at six. */
export const roomBalcony: Scene = (random) =>
  wall('#f0c987', '#a86a4a') +
  opening(boxPath(400, 60, 400, 560), views.promenadeAtGold(random), '#fff4dc', 12) +
  railing(400, 620, 400, 150, '#3a3a44', 34) +
  [0, 1]
    .map((s) =>
      group(
        path('M400 60L300 30V660L400 622Z', '#3f8f8a') +
          times(14, (i) => line(`M312 ${70 + i * 40}L390 ${86 + i * 37}`, '#2a6a6a', 5)),
        s ? 'transform="translate(1200 0) scale(-1 1)"' : '',
      ),
    )
    .join('') +
  litFloor(random, '#c98a5a', '#8a543a', '#ffe6a0', 400, 800) +
  times(18, (i) => rect(i * 70, 628, 35, 14, i % 2 ? '#2b7f8e' : '#f7e3bd')) +
  bedsideLamp(120, '#7a4a30') +
  bedsideLamp(1080, '#7a4a30') +
  bedFrom(600, 790, 560, { linen: '#fffaf0', spread: '#2b6f9a', wood: '#8a5a38', shade: '#4a2040' });

/** Half the front of the first floor: three windows, one table, six chairs. */
export const roomApartment: Scene = (random) =>
  wall('#f7e6c4', '#b58a5c') +
  [220, 600, 980]
    .map((x) => opening(archPath(x, 580, 240, 470), views.promenadeAtGold(random), '#fff8e6', 12))
    .join('') +
  [220, 600, 980].map((x) => rect(x - 4, 130, 8, 450, '#fff8e6')).join('') +
  [220, 600, 980].map((x) => railing(x - 120, 580, 240, 90, '#3a3a44', 24)).join('') +
  litFloor(random, '#d9a878', '#a06f4c', '#fff0b8', 180, 1020) +
  times(5, (i) => rect(330 + i * 130, 560, 54, 130, i % 2 ? '#a8583c' : '#b5683f', 'rx="12"')) +
  rect(240, 650, 720, 26, '#8a5a38') +
  rect(240, 672, 720, 8, '#5d3a26') +
  rect(280, 676, 22, 124, '#7a4a30') +
  rect(898, 676, 22, 124, '#7a4a30') +
  times(5, (i) => ellipse(340 + i * 130, 652, 40, 6, '#fffaf0')) +
  glassOf(420, 648, 44, '#c9504a') +
  glassOf(690, 648, 44, '#f2c14e') +
  path('M560 648Q556 600 584 596H616Q644 600 640 648Z', '#2b7f8e') +
  times(7, (i) => bananaLeaf(random, 600, 600, -160 + i * 23, 90, '#6aa452', '#2f6f4a')) +
  pendant(410, 0, 150, 120, '#c9603f') +
  pendant(790, 0, 150, 120, '#c9603f');
