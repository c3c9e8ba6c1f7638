import { SHADE } from '../../palette.ts';
import { dice, dipper } from '../../antojitos.ts';
import { citrus, citrusWedge, lemons, limes } from '../../citrus.ts';
import { napkin, spoon } from '../../cutlery.ts';
import { under } from '../../food-fruit.ts';
import { ragged } from '../../food-kitchen.ts';
import { fishScales, linen } from '../../grounds.ts';
import { basil, sprig } from '../../herbs.ts';
import { wovenMat } from '../../mats.ts';
import type { Scene } from '../../scene.ts';
import { archLight, palmShade } from '../../shade.ts';
import {
  circle,
  clip,
  corners,
  diskPath,
  ellipse,
  line,
  move,
  path,
  pebble,
  polar,
  poly,
  rect,
  times,
  veil,
  wedge,
} from '../../svg.ts';
import type { Point } from '../../svg.ts';
import { bowl, plate } from '../../tableware.ts';
import { beans, bubbles, iceCube } from '../../vessels.ts';
import { lightNet } from '../../water.ts';

const grapefruits = ['#f0a040', '#ee6468'] as const;

const rosemary = (x: number, y: number, h: number, turn: number): string =>
  move(
    x,
    y,
    under(line(`M0 0V${-h}`, SHADE, 12), 8, 10) +
      line(`M0 0Q6 ${-h / 2} 0 ${-h}`, '#6a5a34', 6) +
      times(18, (i) =>
        line(
          `M0 ${-h * 0.16 - (i >> 1) * h * 0.092}l${i % 2 ? 34 - i : i - 34} ${-26}`,
          i % 3 ? '#5f8f5f' : '#86b07a',
          7,
        ),
      ),
    turn,
  );

const pool: readonly Point[] = [
  [700, -20],
  [1220, -20],
  [1220, 420],
];

export const glassPaloma: Scene = (random) =>
  rect(0, 0, 1200, 800, '#f0e0c2') +
  move(
    600,
    400,
    times(5, (r) =>
      times(4, (c) =>
        rect(
          -900 + c * 460 + (r % 2) * 220,
          -700 + r * 290,
          452,
          282,
          ['#f3e5c9', '#ecd9b8', '#f6ead2'][(r * 2 + c) % 3]!,
          'rx="8"',
        ),
      ),
    ),
    40,
  ) +
  poly(
    [
      [610, -20],
      [1220, -20],
      [1220, 500],
    ],
    '#fbf3de',
  ) +
  line('M610 -20L1220 500', '#d9c49c', 6) +
  poly(pool, '#1f97a8') +
  clip(
    corners(pool),
    rect(690, -20, 540, 460, '#3bb8bd') + lightNet(random, 690, -20, 540, 460, '#c9f3ea', 0.6, 110),
  ) +
  line('M700 -20L1220 420', '#14707f', 16, veil(0.6)) +
  path('M360 560L640 820H1120L1020 640L660 300Z', SHADE, veil(0.24)) +
  path('M420 540L700 760L930 700L640 370Z', '#f58f86', veil(0.5)) +
  circle(490, 410, 238, '#fffaf2', veil(0.95)) +
  times(58, (i) =>
    circle(
      ...polar(490, 410, 226 + random.between(-9, 9), 96 + i * 3.4),
      random.between(6, 11),
      random.pick(['#ffffff', '#f4ece4', '#e9ddd4']),
    ),
  ) +
  circle(490, 410, 206, '#fde3d8') +
  circle(490, 410, 194, '#f0867c') +
  path(`${diskPath(490, 410, 194)}${diskPath(510, 434, 186)}`, '#c9525c', 'fill-rule="evenodd"') +
  circle(500, 422, 142, '#f59c8e') +
  [
    [420, 350, 16],
    [440, 490, -18],
    [560, 500, 34],
    [530, 380, 52],
  ]
    .map(([x, y, turn]) => iceCube(x!, y!, 96, turn!, '#f59c8e'))
    .join('') +
  citrus(596, 308, 108, ...grapefruits, 14) +
  citrusWedge(380, 440, 70, ...limes, 40) +
  bubbles(470, 300, 90, 220, 12) +
  rosemary(500, 520, 270, -34) +
  move(
    410,
    250,
    rect(-13, -200, 26, 380, SHADE, 'rx="13" opacity=".24" transform="translate(14 18)"') +
      rect(-13, -200, 26, 380, '#fffaf0', 'rx="13"') +
      times(8, (i) => rect(-13, -180 + i * 46, 26, 20, '#2b9a9a')),
    -24,
  ) +
  citrus(160, 190, 116, ...grapefruits, 8) +
  citrusWedge(130, 410, 92, ...grapefruits, -50) +
  bowl(880, 560, 98, '#2b7f8a', '#58a9ae', '#ded4cc') +
  pebble(ragged(random, 66, 0.86, 14), '#ffffff', 'transform="translate(876 558)"') +
  pebble(ragged(random, 36, 0.84, 12), '#f1e8e0', 'transform="translate(892 572)"') +
  citrus(1060, 680, 74, ...limes, 10) +
  citrusWedge(170, 690, 70, ...limes, 20) +
  palmShade(random, -110, -60, 40, 560, '#3a1f4a', 0.2);

export const glassEspresso: Scene = (random) =>
  fishScales(random, 82, ['#16564c', '#1a6155', '#124a43', '#206b5c'], '#0c332f') +
  circle(560 + 26, 410 + 32, 350, '#04120f', veil(0.45)) +
  circle(560, 410, 350, '#a8742a') +
  circle(556, 405, 340, '#e0b04e') +
  circle(562, 413, 318, '#b98432') +
  circle(565, 417, 310, '#cf9b41') +
  path('M396 555L640 820H960L860 620L690 250Z', '#1c0c10', veil(0.3)) +
  circle(540, 395, 222, '#fdf3e2', veil(0.92)) +
  circle(540, 395, 210, '#8a6a55') +
  circle(540, 395, 202, '#4a2618') +
  circle(540, 396, 190, '#8f5c36') +
  circle(542, 398, 182, '#c48d58') +
  circle(544, 400, 160, '#deb27c') +
  circle(538, 392, 120, '#e9c595') +
  iceCube(660, 460, 92, 24, '#c48d58') +
  iceCube(450, 500, 84, -14, '#c48d58') +
  iceCube(640, 300, 80, 48, '#c48d58') +
  path('M360 330A200 200 0 0 1 470 212Q410 262 384 340Z', '#ffffff', veil(0.75)) +
  beans(3, (i) => [...polar(540, 396, 34, i * 120 - 90), i * 120 - 90]) +
  bowl(1040, 190, 120, '#e9dcc0', '#f6ecd6', '#3a2018') +
  beans(22, (i) => [...polar(1040, 190, 74 * Math.sqrt((i + 0.5) / 22), i * 137.5), i * 61]) +
  beans(5, (i) => [930 + ((i * 67) % 220), 340 + ((i * 43) % 80), i * 50]) +
  napkin(1060, 600, 250, 330, '#f3e2c4', '#b5502f', 14) +
  spoon(1050, 590, 330, '#e0b04e', 24) +
  circle(170 + 16, 170 + 20, 118, '#04120f', veil(0.4)) +
  circle(170, 170, 118, '#8f979a') +
  circle(167, 166, 110, '#c9d0d0') +
  circle(170, 170, 84, '#9aa4a6') +
  circle(167, 166, 78, '#dfe5e3') +
  path(wedge(167, 166, 78, 200, 250), '#ffffff', veil(0.8)) +
  path(wedge(167, 166, 78, 20, 80), '#aab4b5', veil(0.8)) +
  circle(167, 166, 30, '#b8c1c1') +
  iceCube(140, 470, 96, 14, '#8fb8b0') +
  iceCube(200, 560, 90, -20, '#8fb8b0') +
  iceCube(110, 590, 84, 40, '#8fb8b0') +
  archLight(540, 400, 820, 1100, 34, '#020a14', 0.34);

const mint = (x: number, y: number, size: number, turn: number): string =>
  move(
    x,
    y,
    line(`M0 0Q${size * 0.1} ${-size} 0 ${-size * 2}`, '#3f7f46', 8) +
      times(4, (i) =>
        [-1, 1]
          .map((s) =>
            basil(
              0,
              -size * (0.4 + i * 0.42),
              size * (0.92 - i * 0.12),
              s * (66 - i * 6),
              i % 2 ? '#5cae5c' : '#48994f',
            ),
          )
          .join(''),
      ) +
      basil(0, -size * 1.8, size * 0.62, 0, '#7cc26a'),
    turn,
  );

export const teaPot: Scene = (random) =>
  linen('#3a6db5', '#1f4482', [-620, 300], 14) +
  move(
    600,
    400,
    times(
      7,
      (i) =>
        rect(-850 + i * 260, -900, 12, 1800, '#f3ecd9', veil(0.85)) +
        rect(-824 + i * 260, -900, 5, 1800, '#f3ecd9', veil(0.85)),
    ),
    14,
  ) +
  wovenMat(450, 420, 320, '#e6bd74', '#b98545') +
  move(
    450,
    420,
    circle(34, 42, 214, SHADE, veil(0.36)) +
      path(
        'M-150 -40C-230 -70 -260 -110 -330 -120L-344 -64C-280 -40 -250 20 -150 70Z',
        SHADE,
        'opacity=".34" transform="translate(18 24)"',
      ) +
      rect(170, -32, 170, 64, SHADE, 'rx="32" opacity=".34" transform="translate(20 28)"') +
      path('M-150 -60C-230 -70 -260 -110 -330 -122Q-352 -92 -346 -62C-280 -44 -250 30 -150 66Z', '#d9962b') +
      path('M-150 -60C-230 -70 -260 -110 -330 -122L-338 -106C-270 -92 -240 -30 -150 -10Z', '#f9cc66') +
      ellipse(-338, -92, 11, 29, '#5a3418', 'transform="rotate(-14 -338 -92)"') +
      rect(160, -34, 186, 68, '#b8772a', 'rx="34"') +
      rect(160, -32, 176, 26, '#f2bb4e', 'rx="13"') +
      circle(0, 0, 206, '#c9852a') +
      circle(-6, -8, 196, '#efae3c') +
      circle(-22, -28, 160, '#f7c358') +
      times(20, (i) => {
        const [a, b] = polar(-2, -2, 158, i * 18);
        return move(a, b, path('M0 -26Q18 0 0 26Q-18 0 0 -26Z', i % 2 ? '#2f6fae' : '#fff6e2'), i * 18 + 90);
      }) +
      circle(8, 10, 120, '#8a5a1c', veil(0.4)) +
      circle(0, 0, 116, '#d9962b') +
      circle(-4, -5, 108, '#f6bd4e') +
      line(
        `M${polar(-4, -5, 88, 186).join(' ')}A88 88 0 0 1 ${polar(-4, -5, 88, 258).join(' ')}`,
        '#ffe5a8',
        14,
        veil(0.9),
      ) +
      circle(-4, -5, 62, '#f0ae40') +
      circle(12, 16, 36, '#8a5a1c', veil(0.45)) +
      circle(0, 0, 35, '#2f6fae') +
      circle(-6, -8, 22, '#6fa5d4'),
    8,
  ) +
  plate(950, 300, 178, { rim: '#fffaf0', edge: '#efae3c', motif: 'petals', ink: '#2f6fae' }) +
  ellipse(1080, 236, 58, 32, '#efae3c', 'transform="rotate(-26 1080 236)"') +
  ellipse(1084, 234, 30, 13, '#fffaf0', 'transform="rotate(-26 1084 234)"') +
  bowl(950, 300, 122, '#efae3c', '#fffaf0', '#b79a2c') +
  circle(956, 306, 92, '#cdb23e') +
  circle(966, 318, 66, '#dcc455') +
  sprig(940, 318, 54, 30, '#4fa05a') +
  path('M868 270A98 98 0 0 1 920 216Q886 244 868 270Z', '#fff6d0', veil(0.8)) +
  mint(880, 760, 96, 24) +
  mint(970, 770, 104, 44) +
  mint(820, 740, 84, -8) +
  citrus(120, 130, 84, ...lemons, 12) +
  citrusWedge(250, 80, 64, ...lemons, 30) +
  bowl(130, 680, 92, '#fffaf0', '#f3e2c0', '#e59a1e') +
  ellipse(112, 662, 30, 13, '#fbd679') +
  dipper(160, 660, 250, 40) +
  dice(1100, 520, 56, 16, '#b9803f') +
  dice(1140, 590, 50, -22, '#c9935a') +
  palmShade(random, 1300, -60, 148, 620, '#0f1a4a', 0.26);
