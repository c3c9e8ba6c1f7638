/** Rooms that are houses of their own, or have the sky for a ceiling. */
import { cushion, lounger } from '../../beds.ts';
import { palapa } from '../../buildings.ts';
import { bougainvillea } from '../../flowers.ts';
import { canopy, thicket } from '../../jungle.ts';
import { fire, lightString, sparks, stormLantern } from '../../lamps.ts';
import { hills } from '../../land.ts';
import { agave, bananaLeaf, saguaro } from '../../leaves.ts';
import { hours, mix } from '../../palette.ts';
import { goldPalm, lushPalm, palm, shadowPalm } from '../../palms.ts';
import type { Scene } from '../../scene.ts';
import { barCloud, crescent, cumulus, gulls, shine, sky, stars, sun } from '../../sky.ts';
import { circle, ellipse, fade, group, line, path, poly, rect, straight, times, veil } from '../../svg.ts';
import { glints, ripples, sea } from '../../water.ts';
import { bedFrom, litFloor, net } from './interior.ts';
import * as views from './views.ts';

interface Front {
  wall: string;
  shade: string;
  lamp: string;
}

/** A door and windows, lit from inside, with the light they throw. */
const litWindow = (x: number, y: number, w: number, h: number, { lamp, shade }: Front): string =>
  shine(x + w / 2, y + h / 2, Math.max(w, h) * 1.3, lamp, 0.4) +
  rect(x - 5, y - 5, w + 10, h + 10, shade) +
  rect(x, y, w, h, fade([lamp, mix(lamp, '#f08a3c', 0.45)])) +
  rect(x + w / 2 - 2, y, 4, h, shade);

/** A small house fenced with living ocotillo, its fire laid at dusk. */
export const roomCasita: Scene = (random) => {
  const front = { wall: '#b55a44', shade: '#6a2f3a', lamp: '#ffd88a' };
  return (
    sky(['#2a2a60', '#5a3a70', '#a04a68', '#e0705a', '#f7b070'], 480, 12) +
    stars(random, 70, 240) +
    crescent(930, 120, 34, '#fdf3d0') +
    hills(random, 490, 130, '#5a3058', -40, 800, 5) +
    hills(random, 494, 90, '#472650', 500, 1260, 5) +
    rect(0, 488, 1200, 320, '#8a4448') +
    path('M0 560Q400 520 760 560T1220 540V800H0Z', '#9a5048') +
    saguaro(200, 620, 320, '#4f6f58', '#2a4648') +
    rect(420, 330, 520, 270, front.wall) +
    rect(760, 330, 180, 270, mix(front.wall, front.shade, 0.5)) +
    rect(404, 312, 552, 30, mix(front.wall, '#ffb080', 0.2)) +
    times(9, (i) => circle(440 + i * 62, 352, 8, '#4a2430')) +
    litWindow(640, 420, 110, 180, front) +
    litWindow(480, 420, 90, 80, front) +
    litWindow(810, 420, 80, 80, front) +
    group(path('M600 800L650 600H740L860 800Z', '#ffc070'), veil(0.35)) +
    times(34, (i) => {
      const x = 20 + i * 17 + (i > 16 ? 480 : 0);
      const h = random.between(90, 170);
      return (
        line(
          `M${x} 640Q${x + random.between(-12, 12)} ${640 - h / 2} ${x + random.between(-16, 16)} ${640 - h}`,
          i % 3 ? '#3a4a40' : '#52624a',
          6,
        ) + circle(x + random.between(-14, 14), 640 - h, 6, '#e4574a')
      );
    }) +
    ellipse(330, 720, 130, 30, '#5a2c38') +
    fire(random, 330, 712, 120, 130) +
    sparks(random, 330, 640, 160, 220) +
    agave(random, 1010, 790, 190, '#5f8f80', '#2f5a58') +
    agave(random, 90, 800, 150, '#5f8f80', '#2f5a58')
  );
};

/** A bed that rolls out onto the roof. */
export const roomStars: Scene = (random) =>
  views.starsOverDesert(random) +
  rect(0, 590, 1200, 210, '#4a2f48') +
  rect(0, 566, 1200, 34, '#7a4a54') +
  rect(0, 560, 1200, 10, '#a8685c') +
  litFloor(random, '#6a4450', '#3a2440', '#ffc98a', 420, 780) +
  saguaro(90, 570, 190, '#2a2444', '#1c1a38') +
  saguaro(1130, 566, 130, '#2a2444', '#1c1a38') +
  bedFrom(600, 780, 620, { linen: '#e6dcf0', spread: '#c9604a', wood: '#5a3440', shade: '#1c1440' }) +
  stormLantern(200, 770, 110, '#2a1a30') +
  stormLantern(1000, 770, 110, '#2a1a30');

/** A terrace twice as large as the room, with a pool at its edge. */
export const roomTerrace: Scene = (random) =>
  sky(hours.sunset.sky, 420, 13) +
  sun(700, 388, 78, '#fff0b8', '#ffd890', 4) +
  barCloud(random, 300, 150, 300, '#f9a35f', 3) +
  hills(random, 424, 90, '#7a3358', -40, 460, 4) +
  hills(random, 424, 60, '#8a3a5c', 900, 1260, 3) +
  sea(random, hours.sunset.sea, 420, 640, 60) +
  glints(random, 700, 424, 620, 150, '#ffe6a8', 44, 70) +
  poly(
    [
      [330, 560],
      [1200, 560],
      [1200, 700],
      [190, 700],
    ],
    '#3f8f9a',
  ) +
  poly(
    [
      [330, 560],
      [1200, 560],
      [1200, 600],
      [290, 600],
    ],
    '#f2a070',
    veil(0.55),
  ) +
  ripples(random, 760, 640, 420, '#ffd8a0', 6) +
  rect(0, 700, 1200, 100, '#d99a7a') +
  rect(0, 696, 1200, 10, '#f7d0a8') +
  path('M0 560H330L190 700H0Z', '#c98468') +
  lounger(250, 760, 300, '#fff0d8', '#6a3a34') +
  lounger(560, 780, 300, '#fff0d8', '#6a3a34') +
  palm(random, 90, 760, 560, { ...shadowPalm('#2a1440', '#4a2450'), lean: 50 }) +
  bougainvillea(
    random,
    [
      [1060, 700],
      [1120, 670],
      [1180, 700],
      [1140, 740],
    ],
    54,
    ['#e4576a', '#d9386a', '#f08aa0'],
  ) +
  lightString([80, 200], [1200, 120], 60, 14, '#3a1c3a');

/** A roof of palm, three walls, and a garden in the place of the fourth. */
export const roomPavilion: Scene = (random) =>
  rect(0, 0, 1200, 800, fade(['#fbe6a8', '#d3dc9a', '#8fb87a'])) +
  canopy(random, 260, 330, 560, 300, '#4f8f5a', '#74ad62', '#b7cf6a') +
  canopy(random, 900, 300, 620, 340, '#3f8052', '#64a05c', '#a6c462') +
  palm(random, 420, 640, 380, { ...goldPalm, lean: -30 }) +
  palm(random, 800, 640, 430, { ...lushPalm, lean: 40 }) +
  thicket(random, [100, 640], [1100, 640], 170, ['#245f45', '#347a4e', '#559a56'], 40) +
  path('M-20 0H1220V90Q900 200 600 210Q300 200 -20 90Z', '#b98a4c') +
  times(40, (i) =>
    line(`M${i * 31} ${100 + 90 * Math.sin((Math.PI * i) / 39)}l${random.between(-8, 8)} 34`, '#93683a', 7),
  ) +
  path('M-20 0H1220V40Q600 140 -20 40Z', '#7d5630') +
  times(2, (i) => rect(60 + i * 1050, 60, 30, 600, '#8a6038')) +
  litFloor(random, '#d3a874', '#9a7448', '#fff6c0', 260, 900) +
  net(600, 190, 710, 720) +
  bedFrom(600, 780, 560, { linen: '#fffaf0', spread: '#3f8f6a', wood: '#8a6038', shade: '#2a3a2a' }) +
  times(7, (i) => bananaLeaf(random, 1130, 800, -170 + i * 20, 260, '#6aa84f', '#2a6f4a'));

/** The oldest house of the bay. */
export const roomCaptain: Scene = (random) => {
  const front = { wall: '#fff4de', shade: '#8a6a5a', lamp: '#ffe0a0' };
  return (
    views.deepBay(random) +
    path('M1220 800V330Q900 380 620 560T200 800Z', '#5f8f62') +
    path('M1220 800V430Q960 470 740 620T420 800Z', '#447a54') +
    rect(640, 250, 440, 330, front.wall) +
    rect(930, 250, 150, 330, '#e0cdae') +
    poly(
      [
        [600, 256],
        [1120, 256],
        [1030, 150],
        [690, 150],
      ],
      '#c9603f',
    ) +
    times(6, (i) => straight([640 + i * 80, 254], [706 + i * 56, 152], '#a84a34', 3)) +
    times(3, (i) => litWindow(680 + i * 130, 290, 66, 90, front)) +
    rect(610, 404, 500, 16, '#b98a5c') +
    times(7, (i) => rect(620 + i * 79, 418, 12, 166, '#fffaf0')) +
    times(24, (i) => rect(624 + i * 20, 520, 4, 62, '#fffaf0')) +
    rect(610, 514, 500, 8, '#fffaf0') +
    times(3, (i) => litWindow(680 + i * 130, 440, 60, 140, front)) +
    path('M760 590L820 800H560L700 590Z', '#e9d3a4') +
    bougainvillea(
      random,
      [
        [630, 400],
        [660, 430],
        [620, 470],
        [1080, 400],
        [1060, 440],
      ],
      48,
      ['#e4576a', '#d9386a', '#f7a0b0'],
    ) +
    palm(random, 1120, 760, 520, { ...goldPalm, lean: 30 }) +
    thicket(random, [430, 800], [1200, 790], 120, ['#1f5a44', '#2f7350', '#4f8f5a'], 40) +
    gulls(random, 240, 160, 5, '#fffaf0')
  );
};

/** Behind bougainvillea: grandparents, cousins and a very long table. */
export const roomGardenHouse: Scene = (random) => {
  const front = { wall: '#f7d9a8', shade: '#a8583c', lamp: '#fff0c0' };
  return (
    sky(hours.noon.sky, 420, 10) +
    cumulus(random, 260, 260, 320, '#fffaf0', '#c7e2e2') +
    canopy(random, 150, 400, 420, 260, '#3f8a5a', '#62a860', '#a8cf6a') +
    canopy(random, 1090, 380, 420, 300, '#3f8a5a', '#62a860', '#a8cf6a') +
    rect(0, 500, 1200, 300, '#9fc46a') +
    path('M0 560Q600 500 1200 570V800H0Z', '#86b45c') +
    rect(300, 270, 600, 290, front.wall) +
    rect(720, 270, 180, 290, '#e6b884') +
    poly(
      [
        [260, 280],
        [940, 280],
        [860, 170],
        [340, 170],
      ],
      '#d9704a',
    ) +
    times(8, (i) => straight([300 + i * 84, 278], [362 + i * 66, 172], '#b5543a', 3)) +
    times(
      4,
      (i) => rect(350 + i * 140, 340, 80, 150, '#3f8f8a') + rect(358 + i * 140, 348, 64, 134, '#dff0e4'),
    ) +
    rect(546, 330, 104, 230, '#2a6f74') +
    bougainvillea(
      random,
      Array.from({ length: 16 }, (_, i) => [290 + i * 41, 276 + ((i * 53) % 46)] as const),
      46,
      ['#e4576a', '#d9386a', '#f08ab0', '#c92f6a'],
    ) +
    rect(150, 640, 900, 26, '#fffaf0') +
    path('M150 664H1050L1030 712H170Z', '#e9dcc4') +
    times(9, (i) => rect(190 + i * 98, 600, 46, 44, i % 2 ? '#ee6c4d' : '#2fa3a8', 'rx="10"')) +
    times(9, (i) => ellipse(212 + i * 98, 648, 34, 6, i % 2 ? '#f5b942' : '#d9ecec')) +
    times(9, (i) => rect(176 + i * 98, 712, 60, 70, i % 2 ? '#2b8f9a' : '#e4604a', 'rx="8"')) +
    palm(random, 90, 790, 560, { ...lushPalm, lean: 40 })
  );
};

/** A family house beside the maize, with a hearth. */
export const roomMilpa: Scene = (random) => {
  const front = { wall: '#f7ead0', shade: '#6a4a34', lamp: '#ffc870' };
  const stalk = (x: number, y: number, h: number): string =>
    line(`M${x} ${y}V${y - h}`, '#5f8a3f', 6) +
    times(5, (i) => {
      const s = i % 2 ? 1 : -1;
      const at = y - h * (0.25 + i * 0.15);
      return path(
        `M${x} ${at}Q${x + s * 40} ${at - 50} ${x + s * 62} ${at + 6}Q${x + s * 32} ${at - 26} ${x} ${at + 10}Z`,
        i % 2 ? '#7fae4a' : '#4f8540',
      );
    }) +
    line(`M${x} ${y - h}l-9 -26M${x} ${y - h}v-32M${x} ${y - h}l9 -26`, '#e3bd62', 4);
  return (
    sky(hours.dawn.sky, 470, 12) +
    sun(250, 400, 60, '#fff0c2', '#ffdca0', 4) +
    canopy(random, 200, 470, 520, 130, '#2f6a5a', '#467f62', '#7aa86a') +
    canopy(random, 1020, 450, 520, 170, '#2a6254', '#42785c', '#74a066') +
    rect(0, 500, 1200, 300, '#a8844f') +
    path('M0 540Q500 500 1200 550V800H0Z', '#b8935a') +
    path(
      'M830 190Q800 140 836 100T820 20',
      'none',
      'stroke="#f4e6d0" stroke-width="16" stroke-linecap="round" opacity=".5"',
    ) +
    path('M470 430H910V600Q690 640 470 600Z', front.wall) +
    path('M760 430H910V600Q840 622 760 626Z', '#e0cba4') +
    litWindow(640, 452, 96, 164, front) +
    litWindow(520, 470, 60, 60, front) +
    litWindow(810, 470, 60, 60, front) +
    palapa(random, 690, 452, 620, 270, '#c99a54', '#8a6236', '#6a4a2c') +
    group(path('M560 800L640 620H740L860 800Z', '#ffd08a'), veil(0.4)) +
    times(9, (i) => stalk(30 + i * 46, 690 + (i % 3) * 40, 190 + ((i * 37) % 70))) +
    times(5, (i) => stalk(1010 + i * 46, 700 + (i % 2) * 50, 200 + ((i * 41) % 60))) +
    thicket(random, [0, 800], [420, 800], 70, ['#3f6f3a', '#5a8a42'], 24)
  );
};

/** On stilts at the end of the boardwalk. */
export const roomMangrove: Scene = (random) => {
  const front = { wall: '#5a4a4a', shade: '#2a2430', lamp: '#ffd184' };
  return (
    sky(hours.blue.sky, 430, 12) +
    stars(random, 80, 240) +
    sea(random, hours.blue.sea, 428, 800, 50) +
    canopy(random, 180, 420, 480, 150, '#1c3a52', '#274a5c', '#3f6a6c') +
    canopy(random, 1080, 410, 420, 170, '#1a364e', '#244658', '#3c6668') +
    times(18, (i) => {
      const x = i < 9 ? 20 + i * 42 : 900 + (i - 9) * 38;
      return line(`M${x} 430Q${x - 16} 490 ${x - 34} 540M${x} 430Q${x + 14} 490 ${x + 26} 540`, '#1c2c44', 6);
    }) +
    times(5, (i) => rect(466 + i * 82, 560, 12, 150, '#2a2438')) +
    rect(430, 548, 400, 18, '#6a5044') +
    rect(470, 370, 320, 180, front.wall) +
    rect(690, 370, 100, 180, '#42363e') +
    poly(
      [
        [430, 376],
        [830, 376],
        [760, 270],
        [500, 270],
      ],
      '#7a5a48',
    ) +
    times(7, (i) => straight([452 + i * 60, 374], [512 + i * 40, 272], '#5a4238', 3)) +
    litWindow(590, 410, 70, 138, front) +
    litWindow(500, 420, 60, 70, front) +
    litWindow(710, 420, 56, 70, front) +
    times(20, (i) => rect(436 + i * 20, 510, 3, 40, '#8a6a54')) +
    rect(430, 504, 400, 6, '#8a6a54') +
    glints(random, 625, 600, 790, 150, '#ffcf8a', 50, 70) +
    path('M620 800L700 566H760L1010 800Z', '#5a4648') +
    times(9, (i) => straight([640 + i * 6, 780 - i * 24], [960 - i * 22, 780 - i * 24], '#3a2e3a', 4)) +
    stormLantern(660, 740, 70, '#20182a') +
    stormLantern(900, 740, 70, '#20182a')
  );
};

/** Brick that kept the lamp's fuel, on the north beach. */
export const roomOilHouse: Scene = (random) => {
  const front = { wall: '#c9664a', shade: '#6a2f34', lamp: '#fff0c0' };
  return (
    sky(hours.noon.sky, 430, 11) +
    cumulus(random, 880, 300, 380, '#fffaf0', '#c7e2e2') +
    sea(random, hours.noon.sea, 426, 580, 60) +
    glints(random, 300, 430, 560, 200, '#f2fff4', 40, 60) +
    path('M-20 560Q300 520 640 540T1220 520V800H-20Z', '#f7e7c4') +
    path('M-20 640Q400 600 1220 640V800H-20Z', '#efd8a8') +
    rect(430, 300, 520, 300, front.wall) +
    rect(770, 300, 180, 300, '#a84f3f') +
    times(44, (i) =>
      rect(440 + ((i * 67) % 480), 316 + ((i * 41) % 270), 34, 8, i % 2 ? '#d97a58' : '#b5573f'),
    ) +
    path('M410 310Q690 150 970 310Z', '#f2e6cf') +
    path('M410 310Q690 190 970 310Z', '#d3c3a8') +
    circle(690, 268, 26, '#3f8f9a') +
    [520, 690, 860]
      .map((x, i) => {
        const h = i === 1 ? 200 : 130;
        const foot = i === 1 ? 600 : 540;
        return (
          path(
            `M${x - 46} ${foot}V${foot - h + 46}A46 46 0 0 1 ${x + 46} ${foot - h + 46}V${foot}Z`,
            '#fff4de',
          ) +
          path(
            `M${x - 36} ${foot}V${foot - h + 50}A36 36 0 0 1 ${x + 36} ${foot - h + 50}V${foot}Z`,
            i === 1 ? '#2a6f74' : '#bfe0dc',
          )
        );
      })
      .join('') +
    path('M640 600H740L800 800H560Z', '#fbf3dc') +
    cushion(300, 690, 100, '#2fa3a8', -6) +
    lounger(220, 730, 260, '#f5b942', '#a8683f') +
    lounger(1050, 740, 260, '#ee6c4d', '#a8683f', true) +
    palm(random, 380, 700, 470, { ...lushPalm, lean: -60 }) +
    palm(random, 1040, 660, 430, { ...lushPalm, lean: 50 })
  );
};
