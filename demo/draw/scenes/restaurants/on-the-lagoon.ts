/** Where one eats at Bahía Coral: a grill on the sand, a bar with its band, a garden kitchen, the end of a pier. */
import { checker, planks } from '../../floors.ts';
import { fire, lightString, pendant, stormLantern } from '../../lamps.ts';
import { hills } from '../../land.ts';
import { bananaLeaf } from '../../leaves.ts';
import { hours, mix } from '../../palette.ts';
import { lushPalm, palm } from '../../palms.ts';
import { figure } from '../../people.ts';
import type { Chance } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { shine, sky, stars } from '../../sky.ts';
import { water } from '../../stages.ts';
import {
  circle,
  ellipse,
  fade,
  group,
  line,
  move,
  path,
  poly,
  rect,
  ring,
  straight,
  times,
  veil,
} from '../../svg.ts';
import { glassOf, plantPot, shelf } from '../../tablesetting.ts';
import { foam, glints, sea } from '../../water.ts';
import { tableForTwo } from './guests.ts';

/** An open boat of the fishermen, far out. */
const fishingBoat = (x: number, y: number, w: number, paint: string): string =>
  path(
    `M${x - w * 0.6} ${y - w * 0.2}Q${x} ${y - w * 0.06} ${x + w * 0.66} ${y - w * 0.26}Q${x + w * 0.5} ${y} ${x + w * 0.3} ${y}H${x - w * 0.44}Z`,
    '#fffaf0',
  ) +
  path(
    `M${x - w * 0.56} ${y - w * 0.13}Q${x} ${y + w * 0.02} ${x + w * 0.6} ${y - w * 0.17}L${x + w * 0.54} ${y - w * 0.07}Q${x} ${y + w * 0.08} ${x - w * 0.52} ${y - w * 0.05}Z`,
    paint,
  ) +
  figure(x - w * 0.1, y - w * 0.06, w * 0.5, 'stand', { all: '#2a3a54' });

/** A fish on the grate, seen from its side. */
const onGrate = (x: number, y: number, s: number, colour: string): string =>
  path(
    `M${x} ${y}q${s * 0.3} ${-s * 0.26} ${s * 0.8} ${-s * 0.12}l${s * 0.24} ${-s * 0.14}l${-s * 0.06} ${s * 0.2}l${s * 0.06} ${s * 0.14}l${-s * 0.24} ${-s * 0.1}q${-s * 0.5} ${s * 0.16} ${-s * 0.8} ${s * 0.02}Z`,
    colour,
  );

const smoke = (x: number, y: number): string =>
  line(`M${x} ${y}q-26 -60 10 -110t-6 -110t24 -90`, '#fffaf0', 18, veil(0.3));

/** A grill of coral stone on the sand, and the white line of the reef. */
export const reefGrill: Scene = (random) =>
  water(random, 'noon', 820, 330) +
  foam(
    [
      [-20, 352],
      [200, 346],
      [460, 354],
      [720, 346],
      [980, 354],
      [1220, 348],
    ],
    '#fffdf4',
    9,
  ) +
  [
    [120, 420, 70, '#ee6c4d'],
    [330, 392, 50, '#f5b942'],
    [1010, 410, 64, '#2b6fae'],
  ]
    .map(([x, y, s, c]) => fishingBoat(x as number, y as number, s as number, c as string))
    .join('') +
  path('M-20 500Q300 470 640 500T1220 486V820H-20Z', '#fdf0cf') +
  path('M-20 524Q300 496 640 526T1220 510V820H-20Z', '#f3dcab') +
  planks(random, { horizon: 380, vanish: 600, top: 590, bottom: 800 }, 96, '#c9935f', '#8a5c3c') +
  rect(-10, 584, 1220, 14, '#e6bd84') +
  smoke(560, 430) +
  smoke(640, 426) +
  figure(690, 590, 300, 'cook', {
    top: '#fffaf0',
    legs: '#2b6f8f',
    skin: '#6b3c22',
    hat: '#f3d79a',
    flip: true,
  }) +
  poly(
    [
      [666, 420],
      [716, 420],
      [722, 520],
      [660, 520],
    ],
    '#ee6c4d',
  ) +
  rect(470, 470, 330, 150, '#d9c8ae', 'rx="8"') +
  rect(640, 470, 160, 150, '#bfa98c', 'rx="8"') +
  times(9, (i) =>
    rect(
      486 + (i % 3) * 104 + (i > 2 && i < 6 ? 30 : 0),
      490 + Math.floor(i / 3) * 42,
      74,
      30,
      mix('#d9c8ae', '#8a745c', 0.18 + (i % 2) * 0.1),
      'rx="10"',
    ),
  ) +
  rect(456, 454, 358, 22, '#f0e2c8', 'rx="6"') +
  rect(490, 444, 290, 12, '#e4572c') +
  times(9, (i) => circle(506 + i * 32, 450, 8, i % 2 ? '#f5a13c' : '#b8321c')) +
  rect(480, 436, 310, 6, '#3a3a4a') +
  onGrate(500, 434, 100, '#e2734c') +
  onGrate(610, 434, 96, '#c9a45c') +
  onGrate(706, 434, 70, '#e2734c') +
  tableForTwo(250, 780, 0.82, {
    cloth: '#fffaf0',
    shade: '#cfdcd8',
    wood: '#b5804c',
    seat: '#2fb3b8',
    left: { dress: '#f5b942', skin: '#7a4630' },
    right: { top: '#2b7fae', legs: '#f3e4c4', skin: '#8f5533' },
    drink: '#f28f34',
  }) +
  tableForTwo(1000, 776, 0.82, {
    cloth: '#fffaf0',
    shade: '#cfdcd8',
    wood: '#b5804c',
    seat: '#ee6c4d',
    left: { top: '#fffaf0', legs: '#2b6f8f', skin: '#8f5533' },
    right: { dress: '#e4576a', skin: '#6b3c22' },
    drink: '#e4576a',
  }) +
  palm(random, 60, 620, 500, { ...lushPalm, lean: 70 }) +
  palm(random, 1150, 620, 540, { ...lushPalm, lean: -90 });

/** A güira: a cylinder of tin with holes, and the fork that scrapes it. */
const guira = (x: number, y: number, turn: number): string =>
  move(
    x,
    y,
    rect(-15, -52, 30, 104, '#c9ced2', 'rx="8"') +
      rect(2, -52, 13, 104, '#98a2a8', 'rx="6"') +
      times(15, (i) => circle(-8 + (i % 3) * 8, -40 + Math.floor(i / 3) * 20, 2.4, '#6a747c')) +
      straight([22, -20], [46, -44], '#8a949c', 5),
    turn,
  );

const tambora = (x: number, y: number): string =>
  rect(x - 62, y - 36, 124, 72, '#c9502c', 'rx="10"') +
  rect(x - 62, y, 124, 36, '#96361f', 'rx="10"') +
  times(5, (i) =>
    line(`M${x - 58 + i * 24} ${y - 34}l22 68M${x - 36 + i * 24} ${y - 34}l-22 68`, '#f3dcae', 3),
  ) +
  ellipse(x - 62, y, 13, 38, '#f3e2c0') +
  ellipse(x + 62, y, 13, 38, '#e0c89a');

const squeezeBox = (x: number, y: number): string =>
  rect(x - 46, y - 34, 30, 68, '#1f6a6a', 'rx="6"') +
  times(5, (i) => rect(x - 16 + i * 8, y - 32, 7, 64, i % 2 ? '#f3e2c0' : '#e4576a')) +
  rect(x + 24, y - 34, 32, 68, '#2f8a84', 'rx="6"') +
  times(6, (i) => circle(x + 34 + (i % 2) * 12, y - 22 + Math.floor(i / 2) * 20, 4, '#fffaf0'));

/** A bar for rum: its shelf in an arch, three musicians before it, and old tiles for dancing. */
export const merengueBar: Scene = (random) =>
  rect(0, 0, 1200, 600, '#e9a13a') +
  times(13, (i) => rect(i * 96, 0, 46, 600, '#efad4c')) +
  rect(0, 470, 1200, 130, '#2f8a84') +
  rect(0, 462, 1200, 12, '#fdf3dd') +
  rect(330, 60, 540, 330, '#7a3f2c', 'rx="20"') +
  rect(346, 76, 508, 298, '#4a2030', 'rx="12"') +
  shine(600, 220, 330, '#f0a050', 0.6) +
  shelf(random, 366, 180, 468, 70, '#8a5230') +
  shelf(random, 366, 280, 468, 70, '#8a5230') +
  shelf(random, 366, 366, 468, 66, '#8a5230') +
  [130, 1070]
    .map(
      (x) =>
        rect(x - 84, 120, 168, 330, '#fdf3dd') +
        rect(x - 72, 132, 144, 306, fade(['#23306e', '#7a4a8a', '#f0987a'])) +
        times(9, (i) => rect(x - 72, 140 + i * 34, 58, 12, '#1f6a6a')) +
        times(9, (i) => rect(x + 14, 140 + i * 34, 58, 12, '#1f6a6a')),
    )
    .join('') +
  [270, 600, 930].map((x) => pendant(x, 0, 64, 84, '#2f8a84', '#ffe6a8')).join('') +
  checker({ horizon: 360, vanish: 600, top: 590, bottom: 800 }, 104, 5, ['#f6e6c8', '#b5502f']) +
  ellipse(600, 640, 330, 34, '#5a2030', veil(0.3)) +
  figure(500, 620, 300, 'stand', { top: '#fffaf0', legs: '#2a2040', skin: '#6b3c22', hat: '#f3dca4' }) +
  squeezeBox(512, 446) +
  figure(632, 616, 310, 'stand', { top: '#e4576a', legs: '#2a2040', skin: '#7a4630' }) +
  guira(648, 450, 14) +
  rect(716, 520, 90, 16, '#6a3a24') +
  straight([730, 536], [722, 632], '#4a2618', 8) +
  straight([792, 536], [800, 632], '#4a2618', 8) +
  figure(760, 650, 300, 'sit', { top: '#2fa3a8', legs: '#f3e4c4', skin: '#5a3020', flip: true }) +
  tambora(700, 530) +
  figure(190, 760, 290, 'dance', { dress: '#e4365f', skin: '#8f5533' }) +
  figure(266, 764, 306, 'dance', { top: '#fffaf0', legs: '#2b4a7c', skin: '#6b3c22', flip: true }) +
  figure(950, 764, 290, 'dance', { top: '#f5b942', legs: '#4a2a3a', skin: '#7a4630' }) +
  figure(1030, 760, 280, 'dance', { dress: '#fffaf0', skin: '#6b3c22', flip: true }) +
  plantPot(50, 770, 96, '#2f8a84', '#1c5a5c') +
  times(8, (i) => bananaLeaf(random, 50, 690, -160 + i * 20, 180, '#5aa650', '#1f6a4c')) +
  glassOf(372, 368, 40, '#f0a04a');

/** Rows of plantain and cassava behind the kitchen. */
const conuco = (random: Chance): string =>
  sky(['#4fb0c4', '#8fd0d0', '#cfe8cf', '#fbeec4'], 420, 11) +
  hills(random, 400, 110, '#6fae8c', -60, 1260, 5) +
  hills(random, 420, 60, '#4a9470', -60, 1260, 7) +
  path('M-20 410Q300 390 620 404T1220 396V820H-20Z', '#8ab84e') +
  times(5, (r) =>
    path(
      `M-20 ${424 + r * r * 6}Q600 ${404 + r * r * 6} 1220 ${424 + r * r * 6}v${6 + r * 4}Q600 ${416 + r * r * 7} -20 ${432 + r * r * 7}Z`,
      '#7a5234',
      veil(0.75),
    ),
  ) +
  times(12, (i) => {
    const [x, y, s] = [20 + i * 105, 440 + (i % 3) * 22, 0.7 + (i % 3) * 0.14];
    return x > 330 && x < 870
      ? ''
      : rect(x - 7 * s, y - 120 * s, 14 * s, 130 * s, '#7f9a4c') +
          times(8, (k) => bananaLeaf(random, x, y - 116 * s, -168 + k * 22, 150 * s, '#6fb355', '#2f7d54'));
  });

/** A house of the country, its boards painted, its roof of tin. */
const countryHouse = (): string =>
  rect(380, 230, 440, 210, '#f28f7a') +
  times(11, (i) => rect(380, 248 + i * 18, 440, 3, '#d9705c')) +
  poly(
    [
      [350, 236],
      [440, 130],
      [760, 130],
      [850, 236],
    ],
    '#b8c4c4',
  ) +
  times(15, (i) => straight([444 + i * 22, 132], [360 + i * 34, 234], '#95a4a8', 3)) +
  rect(342, 230, 516, 12, '#8a9a9e') +
  rect(550, 288, 100, 152, '#2f9a94') +
  straight([600, 290], [600, 440], '#1f6f70', 4) +
  [440, 716]
    .map(
      (x) =>
        rect(x, 290, 70, 80, '#fdf3dd') +
        rect(x + 6, 296, 58, 68, '#3a5a54') +
        rect(x - 20, 286, 26, 88, '#2f9a94') +
        rect(x + 64, 286, 26, 88, '#2f9a94'),
    )
    .join('');

const pot = (x: number, y: number, w: number, colour: string, filling: string): string =>
  path(
    `M${x - w / 2} ${y - w * 0.44}H${x + w / 2}Q${x + w * 0.46} ${y} ${x} ${y}Q${x - w * 0.46} ${y} ${x - w / 2} ${y - w * 0.44}Z`,
    colour,
  ) +
  path(
    `M${x + w * 0.1} ${y - w * 0.44}H${x + w / 2}Q${x + w * 0.46} ${y} ${x} ${y}Q${x + w * 0.2} ${y - w * 0.16} ${x + w * 0.1} ${y - w * 0.44}Z`,
    mix(colour, '#1a1020', 0.3),
  ) +
  ellipse(x, y - w * 0.44, w * 0.5, w * 0.12, mix(colour, '#ffffff', 0.2)) +
  ellipse(x, y - w * 0.43, w * 0.43, w * 0.09, filling) +
  [-1, 1].map((s) => ring(x + s * w * 0.54, y - w * 0.34, w * 0.07, colour, w * 0.04)).join('');

/** Behind the kitchen: the pot on its fire, the plot it comes from, the long table under the trees. */
export const conucoPots: Scene = (random) =>
  conuco(random) +
  countryHouse() +
  path('M-20 560Q300 520 620 540T1220 530V820H-20Z', '#d9b67a') +
  path('M-20 640Q300 600 620 620T1220 610V820H-20Z', '#c79d60') +
  ellipse(640, 552, 130, 22, '#7a5a3a') +
  fire(random, 640, 556, 120, 60) +
  straight([590, 556], [612, 470], '#3a2a24', 8) +
  straight([690, 556], [668, 470], '#3a2a24', 8) +
  pot(640, 536, 140, '#3a3a46', '#d98a3c') +
  line('M620 466q-20 -40 6 -76t-4 -70M660 462q20 -40 0 -80t10 -60', '#fffaf0', 10, veil(0.5)) +
  figure(756, 576, 250, 'cook', { dress: '#f5b942', skin: '#6b3c22', hat: '#fff2cf', flip: true }) +
  straight([712, 424], [652, 476], '#8a5a30', 7) +
  figure(500, 560, 150, 'walk', { top: '#2b7fae', legs: '#f3e4c4', skin: '#7a4630' }) +
  [90, 220, 960, 1090]
    .map((x, i) =>
      figure(x, 706, 210, 'sit', {
        [i % 2 ? 'dress' : 'top']: ['#fffaf0', '#e4576a', '#2fa3a8', '#ee8a6c'][i]!,
        legs: '#2b4a5c',
        skin: i % 2 ? '#8f5533' : '#7a4630',
        flip: x > 600,
      }),
    )
    .join('') +
  path('M-20 622H1220L1250 690H-50Z', '#b5763f') +
  path('M-50 690H1250V712H-50Z', '#7a4a28') +
  times(4, (i) => path(`M-40 ${634 + i * 15}H1240v3H-40Z`, '#96602f')) +
  [120, 400, 880, 1120].map((x) => rect(x, 712, 22, 100, '#7a4a28')).join('') +
  pot(300, 660, 120, '#2f9a94', '#f3ead0') +
  pot(470, 672, 96, '#c9502c', '#8a3a24') +
  pot(880, 662, 116, '#e9a13a', '#6f9a3c') +
  times(5, (i) =>
    ellipse(640 + (i % 3) * 46, 662 - Math.floor(i / 3) * 12, 34, 11, i % 2 ? '#e6b84e' : '#d9a03a'),
  ) +
  times(7, (i) => bananaLeaf(random, -30, 60, -20 + i * 18, 260, '#6fb355', '#2f7d54')) +
  times(7, (i) => bananaLeaf(random, 1230, 40, 92 + i * 18, 260, '#6fb355', '#2f7d54'));

const ray = (x: number, y: number, s: number, turn: number): string =>
  move(
    x,
    y,
    path(
      `M${-s * 0.5} 0Q${-s * 0.1} ${-s * 0.62} ${s * 0.42} ${-s * 0.1}Q${s * 0.5} 0 ${s * 0.42} ${s * 0.1}Q${-s * 0.1} ${s * 0.62} ${-s * 0.5} 0Z`,
      '#0d2f4c',
    ) +
      path(
        `M${-s * 0.4} 0Q${-s * 0.06} ${-s * 0.46} ${s * 0.36} ${-s * 0.06}Q${s * 0.1} ${s * 0.04} ${-s * 0.4} 0Z`,
        '#235a74',
      ) +
      line(`M${-s * 0.46} 0Q${-s * 0.9} ${s * 0.1} ${-s * 1.3} ${-s * 0.04}`, '#0d2f4c', s * 0.035),
    turn,
  );

/** Tables at the end of the pier, a lantern for each, and rays in the light below. */
export const lanternTables: Scene = (random) =>
  sky(['#131f4e', '#24407a', '#4a6a9c', '#9a8fae', '#eab096', '#fbcf9a'], 420, 13) +
  stars(random, 70, 200) +
  sea(random, hours.blue.sea, 412, 800, 70) +
  glints(random, 600, 420, 514, 300, '#ffd9a0', 24, 30) +
  rect(0, 560, 1200, 240, fade(['#2f8f9c', '#1f6f8a', '#123f66'])) +
  group(
    times(7, (i) =>
      path(`M${90 + i * 170} 560L${20 + i * 176} 800H${180 + i * 176}L${150 + i * 170} 560Z`, '#8fe0d0'),
    ),
    veil(0.2),
  ) +
  times(22, () =>
    ellipse(random() * 1200, random.between(580, 790), random.between(16, 60), 2, '#a8ece0', veil(0.5)),
  ) +
  times(9, (i) => rect(50 + i * 136, 540, 26, 190 - (i % 2) * 40, '#241f44')) +
  ray(330, 690, 170, -14) +
  ray(700, 716, 190, -8) +
  ray(1010, 660, 140, -24) +
  rect(-10, 520, 1220, 34, '#6a4456') +
  rect(-10, 516, 1220, 10, '#c98f74') +
  times(30, (i) => rect(i * 42, 526, 3, 28, '#3f2a44')) +
  rect(-10, 552, 1220, 8, '#8fe0d0', veil(0.7)) +
  lightString([-10, 120], [404, 160], 50, 9, '#141a40') +
  lightString([404, 160], [796, 160], 50, 9, '#141a40') +
  lightString([796, 160], [1210, 120], 50, 9, '#141a40') +
  [404, 796].map((x) => rect(x - 6, 150, 12, 370, '#1c1f4a')).join('') +
  [200, 600, 1000]
    .map(
      (x, i) =>
        tableForTwo(x, 524, 0.84, {
          cloth: '#fff3dc',
          shade: '#c9a8a0',
          wood: '#5a3448',
          seat: '#8a4a5c',
          left: {
            [i % 2 ? 'dress' : 'top']: ['#fffaf0', '#f5b942', '#ee8a6c'][i]!,
            legs: '#2a2a5a',
            skin: '#6e3c2c',
          },
          right: {
            [i % 2 ? 'top' : 'dress']: ['#2fb3b8', '#fffaf0', '#f3dcae'][i]!,
            legs: '#2a2a5a',
            skin: '#7a4630',
          },
          drink: '#b82a4a',
        }) + stormLantern(x + 26, 414, 58, '#1c1f4a'),
    )
    .join('');
