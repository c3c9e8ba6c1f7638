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
import { circle, clip, ellipse, group, path, poly, rect, straight, veil } from '../../svg.ts';
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

export const beachCinema = cinema(beach);
export const gardenCinema = cinema(lawn);
