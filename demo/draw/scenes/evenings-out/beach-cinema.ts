import { bougainvillea } from '../../flowers.ts';
import { canopy, thicket } from '../../jungle.ts';
import { lightString, stormLantern } from '../../lamps.ts';
import { hills } from '../../land.ts';
import { mix } from '../../palette.ts';
import { palm, shadowPalm } from '../../palms.ts';
import { figure } from '../../people.ts';
import type { Chance } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { crescent, shine, sky, stars } from '../../sky.ts';
import { circle, clip, ellipse, group, path, poly, rect, straight, times, veil } from '../../svg.ts';
import { glints, sea } from '../../water.ts';

/** A screen under the stars; what it stands on is the place's own. */
const cinema =
  (ground: (random: Chance) => string): Scene =>
  (random) =>
    sky(['#101a48', '#25306e', '#52468c', '#9a5f92', '#e08a86'], 470, 12) +
    stars(random, 90, 260) +
    crescent(1060, 100, 34, '#fdf0cf') +
    ground(random) +
    group(
      poly(
        [
          [330, 540],
          [870, 540],
          [1100, 800],
          [100, 800],
        ],
        '#f6dcae',
      ),
      veil(0.22),
    ) +
    shine(600, 320, 460, '#ffe6b8', 0.4) +
    straight([310, 130], [290, 600], '#191842', 14) +
    straight([890, 130], [910, 600], '#191842', 14) +
    rect(300, 130, 600, 390, '#191842') +
    rect(314, 144, 572, 362, '#fdf0d0') +
    clip(
      'M314 144H886V506H314Z',
      sky(['#f3c878', '#f7dc9c', '#fdf0d0'], 400, 8) +
        circle(720, 280, 70, '#ee7a52') +
        rect(314, 400, 572, 120, '#3a8f94') +
        glints(random, 720, 404, 500, 90, '#fdf0d0', 22, 50) +
        hills(random, 402, 80, '#b5806a', 280, 620, 3) +
        figure(500, 506, 190, 'stroll', { all: '#4a2a3c' }) +
        figure(560, 506, 180, 'wave', { all: '#4a2a3c', flip: true, hat: '#4a2a3c' }) +
        palm(random, 380, 520, 290, { ...shadowPalm('#4a2a3c', '#6a3c48'), lean: 40 }),
    ) +
    lightString([0, 90], [310, 140], 40, 8, '#191842') +
    lightString([890, 140], [1200, 90], 40, 8, '#191842') +
    [
      [150, '#e4576a'],
      [340, '#f5b942'],
      [530, '#2fa3a8'],
      [720, '#ee6c4d'],
      [910, '#8f5fa8'],
      [1080, '#f58fa0'],
    ]
      .map(([x, c], i) => {
        const y = 690 + (i % 2) * 30;
        return (
          ellipse(x as number, y + 34, 100, 24, '#2a2050') +
          path(
            `M${(x as number) - 84} ${y + 34}Q${(x as number) - 90} ${y - 40} ${x} ${y - 44}Q${(x as number) + 90} ${y - 40} ${(x as number) + 84} ${y + 34}Z`,
            mix(c as string, '#1a1440', 0.45),
          ) +
          circle((x as number) - 26, y - 60, 23, '#1a1234') +
          circle((x as number) + 30, y - 54, 21, '#1a1234') +
          path(
            `M${(x as number) - 60} ${y}Q${(x as number) - 56} ${y - 40} ${(x as number) - 26} ${y - 40}Q${x} ${y - 40} ${(x as number) + 2} ${y}Z`,
            '#231a44',
          ) +
          path(
            `M${x} ${y}Q${(x as number) + 4} ${y - 34} ${(x as number) + 30} ${y - 34}Q${(x as number) + 56} ${y - 34} ${(x as number) + 60} ${y}Z`,
            '#2a2050',
          )
        );
      })
      .join('') +
    stormLantern(60, 790, 60, '#120e30') +
    stormLantern(620, 796, 54, '#120e30') +
    stormLantern(1160, 790, 60, '#120e30') +
    palm(random, 40, 700, 540, { ...shadowPalm('#141038', '#2f2454'), lean: -30 }) +
    palm(random, 1180, 700, 500, { ...shadowPalm('#141038', '#2f2454'), lean: 20 });

const beach = (random: Chance): string =>
  sea(random, ['#d98a88', '#6a5088', '#34386e', '#20265a'], 468, 570, 40) +
  path('M-20 556Q300 540 620 560T1220 548V810H-20Z', '#5a4a72') +
  path('M-20 620Q300 600 620 624T1220 610V810H-20Z', '#6e5478');

/** A lawn between hedges and flowers, with trees against the last light. */
const lawn = (random: Chance): string =>
  canopy(random, 120, 430, 420, 190, '#1a2c4a', '#24405a', '#2f5664') +
  canopy(random, 1080, 430, 420, 190, '#1a2c4a', '#24405a', '#2f5664') +
  canopy(random, 600, 470, 620, 110, '#20345a', '#2a4a64', '#38626c') +
  rect(0, 480, 1200, 330, '#2c4f58') +
  path('M-20 556Q300 540 620 560T1220 548V810H-20Z', '#33605c') +
  path('M-20 640Q300 620 620 644T1220 630V810H-20Z', '#3c6e60') +
  thicket(random, [-20, 560], [300, 600], 120, ['#1f4a4c', '#2a5f56', '#193c46', '#387262'], 26) +
  thicket(random, [900, 600], [1220, 560], 120, ['#1f4a4c', '#2a5f56', '#193c46', '#387262'], 26) +
  bougainvillea(
    random,
    [
      [60, 520],
      [150, 560],
      [240, 570],
      [960, 570],
      [1060, 556],
      [1150, 520],
    ],
    30,
    ['#b8487a', '#d86a92', '#8f3a72', '#e890b0'],
    '#1f4a4c',
  );

/** A deckchair from behind, and the head of whoever sits in it. */
const deckchair = (x: number, y: number, s: number, one: string, two: string, hair = ''): string => {
  const at = (a: number, b: number): string => `${x + a * s} ${y + b * s}`;
  return (
    ellipse(x + 6 * s, y + 2 * s, 92 * s, 13 * s, '#241c4a', veil(0.6)) +
    (hair ? circle(x, y - 176 * s, 27 * s, hair) : '') +
    path(
      `M${at(-70, 0)}L${at(-58, -92)}M${at(70, 0)}L${at(58, -92)}`,
      'none',
      `stroke="#3a2440" stroke-width="${9 * s}"`,
    ) +
    path(`M${at(-62, -164)}L${at(62, -164)}L${at(58, -40)}Q${at(0, -22)} ${at(-58, -40)}Z`, one) +
    [-40, 0, 40]
      .map((a) =>
        path(
          `M${at(a - 10, -164)}L${at(a + 10, -164)}L${at(a * 0.94 + 9, -34)}L${at(a * 0.94 - 9, -34)}Z`,
          two,
        ),
      )
      .join('') +
    path(`M${at(-62, -164)}L${at(62, -164)}L${at(61, -146)}L${at(-61, -146)}Z`, '#ffd9a0', veil(0.5)) +
    path(
      `M${at(-76, 0)}L${at(-66, -172)}M${at(76, 0)}L${at(66, -172)}`,
      'none',
      `stroke="#8a5a44" stroke-width="${10 * s}" stroke-linecap="round"`,
    ) +
    straight([x - 66 * s, y - 168 * s], [x + 66 * s, y - 168 * s], '#b5784c', 10 * s)
  );
};

/** A ship's mast stepped in the sand, with its stays. */
const mast = (x: number, side: number): string =>
  path(
    `M${x} 20L${x + side * 150} 610M${x} 120L${x + side * 90} 606`,
    'none',
    'stroke="#12143a" stroke-width="3"',
  ) +
  times(8, (i) =>
    straight([x + side * (36 + i * 12), 160 + i * 52], [x + side * (25 + i * 8), 160 + i * 52], '#12143a', 3),
  ) +
  path(`M${x - 8} 10H${x + 8}L${x + 13} 620H${x - 13}Z`, '#5a3a44') +
  path(`M${x - 8} 10H${x - 1}L${x - 3} 620H${x - 13}Z`, '#8f5f50') +
  circle(x, 10, 12, '#f0c35a');

/** What is shown: a ship that leaves at sundown. */
const sailFilm = (random: Chance): string =>
  rect(280, 90, 640, 460, '#f6d28a') +
  sky(['#f0b468', '#f8d48c', '#fdf0d0'], 380, 8) +
  circle(690, 330, 74, '#ee7a52') +
  rect(280, 366, 640, 190, '#3a8f94') +
  glints(random, 690, 370, 520, 110, '#fdf0d0', 24, 54) +
  path('M400 388H620Q610 432 570 436H450Q412 430 400 388Z', '#4a2a3c') +
  straight([470, 390], [470, 176], '#4a2a3c', 7) +
  straight([548, 390], [548, 196], '#4a2a3c', 7) +
  path('M476 184Q540 270 536 376H476ZM464 196Q420 290 408 376H464ZM554 204Q612 290 606 376H554Z', '#7a4450');

export const mastCinema: Scene = (random) => {
  const sail = 'M306 96Q600 122 894 96Q880 300 900 520Q600 492 300 520Q320 300 306 96Z';
  return (
    sky(['#101a48', '#25306e', '#52468c', '#9a5f92', '#e08a86'], 470, 12) +
    stars(random, 100, 280) +
    crescent(1090, 90, 34, '#fdf0cf') +
    beach(random) +
    shine(600, 310, 480, '#ffe6b8', 0.4) +
    path('M330 560H870L1120 800H80Z', '#f6dcae', veil(0.2)) +
    mast(262, -1) +
    mast(938, 1) +
    path(sail, '#fdf0d0') +
    clip(sail, sailFilm(random)) +
    clip(
      sail,
      path('M306 96Q400 300 300 520H420Q380 300 400 96Z', '#fffaf0', veil(0.14)) +
        path('M760 96Q740 300 790 520H900Q880 300 894 96Z', '#4a2a5c', veil(0.16)),
    ) +
    times(10, (i) => circle(318 + i * 62.6, 106 + Math.sin((i / 9) * Math.PI) * 12, 5, '#5a3a44')) +
    path('M244 78H956V94H244ZM240 524H960V540H240Z', '#8f5f50') +
    path('M244 88H956V94H244ZM240 534H960V540H240Z', '#4a2a3c') +
    times(7, (i) => path(`M${330 + i * 90} 92q8 14 0 26`, 'none', 'stroke="#f3d9a8" stroke-width="4"')) +
    lightString([-10, 60], [262, 110], 30, 8, '#12143a') +
    lightString([938, 110], [1210, 50], 30, 8, '#12143a') +
    deckchair(210, 676, 0.66, '#c9506a', '#f3d9a8', '#1a1234') +
    deckchair(350, 660, 0.62, '#2f8a94', '#f3d9a8') +
    deckchair(486, 668, 0.64, '#c98a3c', '#4a2a5c', '#2a1a30') +
    deckchair(626, 662, 0.62, '#5a5aa0', '#f3d9a8', '#1a1234') +
    deckchair(764, 670, 0.64, '#c95a44', '#f3d9a8') +
    deckchair(900, 660, 0.62, '#2f8a94', '#4a2a5c', '#2a1a30') +
    deckchair(1030, 678, 0.66, '#c98a3c', '#f3d9a8', '#1a1234') +
    deckchair(120, 790, 1, '#c98a3c', '#f3d9a8') +
    deckchair(330, 800, 1, '#5a5aa0', '#4a2a5c', '#1a1234') +
    deckchair(548, 790, 0.98, '#c95a44', '#f3d9a8', '#2a1a30') +
    deckchair(770, 800, 1, '#2f8a94', '#f3d9a8', '#1a1234') +
    deckchair(990, 792, 1, '#c9506a', '#4a2a5c') +
    stormLantern(1140, 790, 70, '#120e30') +
    stormLantern(40, 690, 50, '#120e30')
  );
};

export const beachCinema = cinema(beach);
export const gardenCinema = cinema(lawn);
