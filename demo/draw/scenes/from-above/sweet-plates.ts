import { SHADE } from '../../palette.ts';
import { churro, dipper, fig, figHalf, puddle, scatter, walnut } from '../../antojitos.ts';
import { berry, raspberry } from '../../berries.ts';
import { concha, ear, horn } from '../../breads.ts';
import { knife, napkin, spoon } from '../../cutlery.ts';
import { papaya, under } from '../../food-fruit.ts';
import { ragged } from '../../food-kitchen.ts';
import { cornerTiles, herringbone, hexTiles, linen } from '../../grounds.ts';
import { basil, sprig } from '../../herbs.ts';
import type { Scene } from '../../scene.ts';
import { archLight, palmShade } from '../../shade.ts';
import {
  circle,
  clip,
  diskPath,
  ellipse,
  line,
  move,
  path,
  pebble,
  polar,
  poly,
  rect,
  smooth,
  straight,
  times,
  veil,
  wedge,
} from '../../svg.ts';
import type { Point } from '../../svg.ts';
import { crumbs, swirl } from '../../sweets.ts';
import { bowl, plate } from '../../tableware.ts';

/** A pane of burnt sugar, lit along one side. */
const shard = (x: number, y: number, points: readonly Point[], turn: number): string =>
  move(
    x,
    y,
    under(poly(points, SHADE), 12, 16) +
      poly(points, '#e08a22', 'opacity=".86"') +
      poly(
        [points[0]!, points[1]!, points[2]!.map((v) => v * 0.4) as [number, number]],
        '#ffd98a',
        veil(0.8),
      ) +
      poly(points, 'none', 'stroke="#fbd28a" stroke-width="4" stroke-linejoin="round"'),
    turn,
  );

/** Turned out of a fluted mould: caramel on top, pale at the side. */
const flan = (x: number, y: number, r: number): string => {
  const fluted = (k: number, deep = 0.035): Point[] =>
    Array.from({ length: 56 }, (_, i) =>
      polar(x, y, r * k * (1 + deep * Math.cos((i * Math.PI) / 2)), (i * 360) / 56),
    );
  return (
    pebble(fluted(1), '#5a2410', `opacity=".4" transform="translate(${r * 0.13} ${r * 0.17})"`) +
    pebble(fluted(1), '#e2ae50') +
    pebble(fluted(0.97), '#fae3a2', `transform="translate(${-r * 0.02} ${-r * 0.025})"`) +
    pebble(fluted(0.86, 0.045), '#8f4313') +
    pebble(fluted(0.82, 0.05), '#bb651d', `transform="translate(${-r * 0.015} ${-r * 0.02})"`) +
    times(14, (i) =>
      straight(
        polar(x, y, r * 0.5, (i + 0.5) * (360 / 14)),
        polar(x, y, r * 0.78, (i + 0.5) * (360 / 14)),
        '#96490f',
        r * 0.03,
      ),
    ) +
    times(6, (i) =>
      straight(
        polar(x, y, r * 0.56, (i + 6) * (360 / 14)),
        polar(x, y, r * 0.74, (i + 6) * (360 / 14)),
        '#f0b055',
        r * 0.05,
        veil(0.85),
      ),
    ) +
    circle(x, y, r * 0.5, '#a8561a') +
    circle(x - r * 0.015, y - r * 0.02, r * 0.47, '#cf7f2c') +
    circle(x - r * 0.05, y - r * 0.06, r * 0.38, '#dd9540')
  );
};

export const plateFlan: Scene = (random) =>
  hexTiles(random, 96, ['#e9ad93', '#e5a389', '#eeb9a0', '#dc967c'], '#c27a66') +
  napkin(1040, 560, 260, 400, '#fdf6e6', '#2b9a9a', 10) +
  plate(570, 410, 340, {
    rim: '#f4fbf4',
    edge: '#2b9a9a',
    well: '#fffdf4',
    motif: 'petals',
    ink: '#5cc0b8',
  }) +
  puddle(576, 422, 240, '#b8641f') +
  puddle(572, 416, 230, '#dd9340') +
  flan(570, 404, 196) +
  shard(
    650,
    330,
    [
      [-34, 70],
      [10, -150],
      [64, 40],
      [30, 84],
    ],
    44,
  ) +
  shard(
    600,
    320,
    [
      [-40, 60],
      [-14, -170],
      [46, -60],
      [40, 70],
    ],
    8,
  ) +
  shard(
    540,
    348,
    [
      [-36, 50],
      [-44, -120],
      [34, -96],
      [40, 60],
    ],
    -26,
  ) +
  raspberry(552, 404, 30) +
  raspberry(606, 388, 28) +
  raspberry(580, 442, 27) +
  berry(634, 448, 20, '#3f4a8f') +
  berry(528, 446, 18, '#3f4a8f') +
  sprig(620, 420, 58, 70, '#5ea34e') +
  raspberry(770, 500, 26) +
  raspberry(742, 546, 22) +
  berry(794, 452, 18, '#3f4a8f') +
  berry(700, 574, 17, '#3f4a8f') +
  raspberry(372, 352, 23) +
  bowl(1030, 170, 104, '#2b9a9a', '#5cc0b8', '#7a2f46') +
  times(8, (i) => raspberry(...polar(1030, 170, i ? 50 : 0, i * 51), 28)) +
  spoon(1030, 520, 380, '#d9a648', 14) +
  bowl(130, 640, 96, '#fdf6e6', '#f0dfc0', '#b5601f') +
  ellipse(108, 618, 30, 13, '#f0a850') +
  move(
    150,
    190,
    under(line('M-100 30Q0 -40 110 10', '#241a42', 12), 6, 9) +
      line('M-100 30Q0 -40 110 10', '#4a2a1e', 12) +
      under(line('M-80 60Q10 10 100 -30', '#241a42', 11), 6, 9) +
      line('M-80 60Q10 10 100 -30', '#5c3626', 11),
    -18,
  ) +
  archLight(540, 400, 820, 1100, 34, '#4a1a3a', 0.24);

export const plateChurros: Scene = (random) =>
  cornerTiles(170, ['#f8ecd4', '#f3e2c2'], '#1f3f74', '#d9c49c') +
  napkin(180, 560, 320, 430, '#f5b942', '#fdf3dd', -14) +
  plate(500, 410, 335, { rim: '#f6b7ae', edge: '#d9685f', well: '#fbd6cc', motif: 'dots', ink: '#fff4ea' }) +
  churro('M300 330L640 250', 54) +
  churro('M290 420L690 330', 54) +
  churro('M310 520L700 420', 54) +
  churro('M360 600L690 510', 54) +
  churro('M484 620C400 500 352 380 396 280C440 190 570 180 624 268C672 360 600 500 530 614', 54) +
  plate(940, 400, 178, { rim: '#fffaf0', edge: '#1f3f74', motif: 'petals', ink: '#2b6fae' }) +
  ellipse(1070, 300, 60, 36, '#1f3f74', 'transform="rotate(-38 1070 300)"') +
  ellipse(1072, 298, 32, 16, '#fffaf0', 'transform="rotate(-38 1072 298)"') +
  bowl(940, 400, 128, '#1f3f74', '#fffaf0', '#4a2318') +
  path(
    smooth(Array.from({ length: 26 }, (_, i) => polar(940, 402, 8 + i * 3, i * 34))),
    'none',
    'stroke="#8a5236" stroke-width="9" stroke-linecap="round"',
  ) +
  churro('M938 414L1060 640', 52) +
  clip(diskPath(942, 402, 103), ellipse(930, 398, 60, 40, '#4a2318') + ellipse(926, 392, 40, 20, '#6e3c28')) +
  times(3, (i) =>
    move(
      96 + i * 22,
      120 + i * 30,
      rect(-110 + 6, -13 + 9, 220, 26, SHADE, 'rx="8" opacity=".3"') +
        rect(-110, -13, 220, 26, '#9a5a30', 'rx="8"') +
        rect(-110, -11, 220, 9, '#c4824a', 'rx="4"') +
        rect(-110, 2, 220, 4, '#6e3c20', 'rx="2"'),
      -42 + i * 12,
    ),
  ) +
  bowl(960, 110, 88, '#e9a13a', '#f6cd74', '#b5682a') +
  ellipse(942, 94, 28, 12, '#e8a860') +
  scatter(random, 500, 410, 230, 26, (x, y) => circle(x, y, random.between(3, 6), '#fffdf6')) +
  archLight(560, 400, 900, 1100, -36, '#2a1a4a', 0.26);

const papayaSlice = (s: number): string => {
  const moon = (k: number, hollow: number): string =>
    `M0 ${-s * k}C${s * 0.62 * k} ${-s * 0.6 * k} ${s * 0.62 * k} ${s * 0.6 * k} 0 ${s * k}C${s * hollow} ${s * 0.44} ${s * hollow} ${-s * 0.44} 0 ${-s * k}Z`;
  return (
    under(path(moon(1, 0.1), SHADE), -8, -8) +
    path(moon(1, 0.1), '#e0a83a') +
    path(moon(0.95, 0.1), '#f27a3a') +
    path(moon(0.84, 0.1), '#f89a58') +
    path(
      `M${s * 0.05} ${-s * 0.5}Q${s * 0.16} 0 ${s * 0.05} ${s * 0.5}`,
      'none',
      `stroke="#d9602f" stroke-width="${s * 0.05}" stroke-linecap="round"`,
    )
  );
};

export const plateYogurt: Scene = (random) =>
  linen('#ecd6e4', '#b58fb0', [-560, 430], 24) +
  napkin(170, 470, 250, 420, '#fffaf6', '#e9a13a', -10) +
  bowl(580, 405, 318, '#2f7d8a', '#58a9ae', '#fffdf8') +
  clip(
    diskPath(583, 408, 252),
    swirl(620, 400, 300, '#efe4ea', 34, 2.1) + swirl(612, 392, 300, '#ffffff', 20, 2.1),
  ) +
  times(7, (i) => move(398 + i * 42, 330 + Math.abs(i - 2) * 10, papayaSlice(112), 186 + i * 7)) +
  scatter(random, 620, 520, 120, 54, (x, y, i) =>
    pebble(
      ragged(random, random.between(14, 25), 0.7, 8).map(
        ([a, b]) => [x + a * 1.1, y - 12 + b * 0.8] as const,
      ),
      ['#b8743a', '#d39a55', '#e6bd7e', '#8f5428'][i % 4]!,
    ),
  ) +
  scatter(random, 620, 510, 110, 8, (x, y, i) =>
    move(
      x,
      y,
      path('M-24 0Q0 -18 26 0Q0 18 -24 0Z', '#c98f52') + path('M-20 -2Q0 -15 20 -2Q0 4 -20 -2Z', '#e3b47a'),
      i * 70,
    ),
  ) +
  berry(420, 470, 22, '#3f4a8f') +
  berry(462, 500, 20, '#3f4a8f') +
  berry(414, 520, 19, '#3f4a8f') +
  berry(600, 450, 20, '#3f4a8f') +
  berry(700, 560, 20, '#3f4a8f') +
  berry(780, 440, 21, '#3f4a8f') +
  raspberry(470, 550, 27) +
  raspberry(752, 480, 27) +
  raspberry(794, 490, 24) +
  line('M400 400C500 340 470 470 580 420S560 560 690 500S690 400 760 400', '#d98a1a', 14) +
  line('M400 397C500 337 470 467 580 417S560 557 690 497S690 397 760 397', '#f6b53c', 9) +
  line('M410 390C500 336 474 458 574 414', '#ffe2a0', 3) +
  sprig(700, 430, 64, 40) +
  papaya(random, 1020, 190, 170, 24) +
  bowl(1040, 560, 104, '#fffaf0', '#f3e2c0', '#e59a1e') +
  ellipse(1018, 536, 34, 15, '#fbd679') +
  dipper(1060, 560, 290, -48) +
  spoon(160, 460, 380, '#d9a648', -8) +
  berry(900, 700, 21, '#3f4a8f') +
  berry(944, 724, 19, '#3f4a8f') +
  crumbs(random, 850, 690, 60, ['#b8743a', '#d39a55'], 10) +
  palmShade(random, -100, 880, -44, 640, '#3a1f5a', 0.2);

export const breadBasket: Scene = (random) =>
  herringbone(random, 92, ['#b9553c', '#c4624a', '#ad4c37', '#cc7055'], '#8a3a30', 45) +
  move(
    570,
    410,
    circle(30, 40, 360, SHADE, veil(0.34)) +
      circle(0, 0, 356, '#8f5a2c') +
      times(
        3,
        (i) =>
          circle(0, 0, 352 - i * 22, i % 2 ? '#d9a558' : '#e6b86e') + circle(0, 0, 336 - i * 22, '#b57e3c'),
      ) +
      times(46, (i) =>
        line(
          `M${polar(0, 0, 300, i * 7.83).join(' ')}L${polar(0, 0, 352, i * 7.83 + 6).join(' ')}`,
          '#a36c30',
          7,
        ),
      ) +
      circle(0, 0, 292, '#6b3f22'),
  ) +
  move(
    570,
    410,
    times(4, (i) =>
      move(
        0,
        0,
        path(
          'M-190 -170C-110 -220 110 -220 190 -170L40 -356Q0 -392 -40 -356Z',
          SHADE,
          'opacity=".25" transform="translate(10 14)"',
        ) +
          path('M-196 -166C-110 -220 110 -220 196 -166L40 -356Q0 -392 -40 -356Z', '#fff8ea') +
          path('M0 -200L0 -376Q26 -374 40 -356L196 -166Q110 -206 0 -200Z', '#efdfc4') +
          line('M-120 -226L-26 -338Q0 -362 26 -338L120 -226', '#d8387a', 10) +
          line('M-92 -232L-14 -322Q0 -334 14 -322L92 -232', '#2f9a8a', 6),
        i * 90 + 40,
      ),
    ) +
      circle(0, 0, 268, '#fff8ea') +
      circle(14, 18, 250, '#ecdcc0'),
  ) +
  horn(610, 214, 1.1, 12) +
  horn(500, 620, 1.1, 196) +
  concha(410, 296, 118, '#f3a0b0', -16) +
  ear(742, 336, 1.12, 24) +
  concha(392, 512, 116, '#fbe9c4', 30) +
  concha(704, 536, 122, '#7a4630', -30) +
  concha(560, 404, 128, '#f8d36a', 8) +
  ellipse(1160, 262, 66, 44, SHADE, 'opacity=".3" transform="rotate(30 1160 262)"') +
  path(
    'M1120 232C1200 220 1216 300 1140 286',
    'none',
    'stroke="#7a3f24" stroke-width="24" stroke-linecap="round"',
  ) +
  bowl(1050, 210, 112, '#7a3f24', '#9a5632', '#4a2418') +
  ellipse(1028, 190, 36, 16, '#8a5236') +
  move(
    1040,
    480,
    rect(-100 + 6, -12 + 9, 200, 24, SHADE, 'rx="8" opacity=".3"') +
      rect(-100, -12, 200, 24, '#9a5a30', 'rx="8"') +
      rect(-100, -10, 200, 8, '#c4824a', 'rx="4"'),
    -38,
  ) +
  concha(1050, 660, 100, '#f3a0b0', 40) +
  crumbs(random, 940, 700, 60, ['#f7d9a4', '#e6b86e'], 8) +
  palmShade(random, -90, -60, 40, 560);

const cheese = (points: readonly Point[], rind: string, paste: string, holes: string): string =>
  under(poly(points, SHADE), 14, 18) +
  poly(points, rind, `stroke="${rind}" stroke-width="16" stroke-linejoin="round"`) +
  poly(
    points.map(([x, y]) => [x * 0.93 - 4, y * 0.93 - 6] as const),
    paste,
    `stroke="${paste}" stroke-width="8" stroke-linejoin="round"`,
  ) +
  times(7, (i) =>
    ellipse(...polar(12, -6, 44 * Math.sqrt((i + 0.4) / 7), i * 137.5), i % 2 ? 10 : 7, i % 3 ? 7 : 5, holes),
  );

export const plateCheese: Scene = () =>
  linen('#a9b48a', '#5f6f4a', [-560, -200, 330, 620], -18) +
  napkin(1070, 240, 220, 380, '#fdf6e6', '#7a3a52', 14) +
  circle(590 + 22, 410 + 28, 350, SHADE, veil(0.32)) +
  move(
    590,
    410,
    rect(300, -46, 230, 92, SHADE, 'rx="40" opacity=".3" transform="translate(18 22)"') +
      rect(290, -44, 236, 88, '#8f5630', 'rx="40"') +
      circle(482, 0, 16, '#4f5f3c'),
    26,
  ) +
  circle(590, 410, 348, '#8f5630') +
  circle(586, 405, 336, '#a5683c') +
  times(6, (i) =>
    line(`M${310 + i * 10} ${260 + i * 62}q140 ${i % 2 ? 18 : -16} 280 0t${250 - i * 8} 0`, '#8f5630', 5),
  ) +
  circle(480 + 14, 320 + 18, 138, SHADE, veil(0.32)) +
  circle(480, 320, 138, '#e9dcc0') +
  circle(476, 315, 130, '#fffaf0') +
  path(wedge(480, 320, 142, 24, 64), '#8f5630') +
  move(
    34,
    32,
    under(path(wedge(480, 320, 134, 26, 62), SHADE), 8, 11) +
      path(wedge(480, 320, 134, 26, 62), '#f3e3b0') +
      path(wedge(480, 318, 128, 27, 60), '#fffaf0'),
  ) +
  move(
    690,
    300,
    cheese(
      [
        [-110, 40],
        [90, -70],
        [110, 50],
      ],
      '#5a4630',
      '#f6cf6a',
      '#dfae44',
    ),
  ) +
  move(
    430,
    560,
    cheese(
      [
        [-90, -40],
        [80, -60],
        [40, 70],
      ],
      '#e0d3b4',
      '#fbf4dc',
      '#7f93ae',
    ),
  ) +
  bowl(650, 540, 90, '#f3ead6', '#e6d4ac', '#e59a1e') +
  ellipse(630, 520, 30, 13, '#fbd679') +
  dipper(680, 530, 240, 40) +
  figHalf(770, 410, 52, 20) +
  figHalf(846, 500, 52, -34) +
  fig(800, 590, 50, 60) +
  figHalf(700, 676, 48, 130) +
  figHalf(548, 664, 48, 190) +
  fig(330, 420, 46, -100) +
  figHalf(350, 330, 40, -40) +
  times(5, (i) => walnut([560, 460, 600, 300, 770][i]!, [150, 690, 180, 500, 200][i]!, 36, i * 50)) +
  times(6, (i) =>
    move(
      [850, 880, 640, 500, 690, 660][i]!,
      [380, 420, 410, 490, 440, 200][i]!,
      path('M-24 0Q0 -18 26 0Q0 18 -24 0Z', '#b5793c') + path('M-20 -2Q0 -15 20 -2Q0 4 -20 -2Z', '#dcae74'),
      i * 50,
    ),
  ) +
  sprig(640, 660, 56, 190, '#6f8f5a') +
  line('M238 84Q190 110 170 150', '#7a5a34', 9) +
  [4, 4, 3, 2, 1]
    .map((count, row) =>
      times(count, (i) =>
        berry(
          90 + row * 22 + i * 44 + (row % 2) * 4,
          130 + row * 36,
          29,
          (i + row) % 2 ? '#6e2f5c' : '#8a4272',
        ),
      ),
    )
    .join('') +
  basil(240, 90, 110, 70, '#5f8a3f') +
  knife(140, 560, 380, '#d9dde0', -16, '#7a3a24') +
  fig(860, 720, 54, 30) +
  fig(960, 740, 50, -24) +
  archLight(560, 400, 880, 1100, 36, '#1f2a3a', 0.26);
