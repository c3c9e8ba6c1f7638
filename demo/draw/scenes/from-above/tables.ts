import { citrus, citrusWedge, lemons, limes } from '../../citrus.ts';
import { fork, knife, spoon } from '../../cutlery.ts';
import { avocado } from '../../food-fruit.ts';
import { chili, seeds } from '../../food-greens.ts';
import { flatbread, ragged } from '../../food-kitchen.ts';
import { basil, sprig } from '../../herbs.ts';
import { bananaMat, petals, wovenMat } from '../../mats.ts';
import { SHADE, mix } from '../../palette.ts';
import type { Chance } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { archLight, palmShade, slatShade } from '../../shade.ts';
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
  rect,
  smooth,
  times,
  veil,
} from '../../svg.ts';
import { boardsTop, gingham, marble, stripes } from '../../tabletops.ts';
import { bowl, plate, tumbler, woodenBoard } from '../../tableware.ts';
import { ringMotif, tiles } from '../../tiles.ts';

const oyster = (random: Chance, x: number, y: number, s: number, turn: number): string =>
  move(
    x,
    y,
    pebble(ragged(random, s, 0.86, 16, 0.68), SHADE, 'opacity=".3" transform="translate(7 10)"') +
      pebble(ragged(random, s, 0.86, 16, 0.68), '#8a8a90') +
      pebble(ragged(random, s * 0.86, 0.92, 16, 0.66), '#f3f0e6') +
      ellipse(s * 0.06, 2, s * 0.52, s * 0.32, '#cfc8b4') +
      ellipse(s * 0.02, -2, s * 0.4, s * 0.22, '#e9e2cc') +
      circle(s * 0.36, s * 0.08, s * 0.12, '#8f86a8') +
      ellipse(-s * 0.16, -s * 0.1, s * 0.14, s * 0.06, '#ffffff', veil(0.9)),
    turn,
  );

const ice = (random: Chance, x: number, y: number, w: number, h: number, count: number): string =>
  times(count, () => {
    const [px, py, s] = [x + random() * w, y + random() * h, random.between(16, 36)];
    return rect(
      px,
      py,
      s,
      s,
      random.pick(['#e6f6f6', '#cfeaf0', '#ffffff', '#b8dde6']),
      `rx="6" transform="rotate(${Math.round(random() * 90)} ${Math.round(px)} ${Math.round(py)})"`,
    );
  });

export const plateOysters: Scene = (random) =>
  tiles(150, '#f3ead6', '#e3efe9', '#c9d6cc', ringMotif('#2b7fae', '#8ccfd4')) +
  plate(560, 400, 330, { rim: '#fffaf0', edge: '#2b6a9a', motif: 'band', ink: '#2b6a9a' }) +
  clip(diskPath(560, 400, 240), circle(560, 400, 240, '#cfeaf0') + ice(random, 330, 170, 450, 450, 150)) +
  times(6, (i) => oyster(random, ...polar(560, 400, 158, i * 60 - 90), 98, i * 60 + 10)) +
  citrus(560, 400, 54, ...lemons) +
  citrusWedge(930, 200, 72, ...lemons, 30) +
  citrusWedge(1010, 280, 60, ...limes, -30) +
  bowl(980, 560, 86, '#fffaf0', '#f3e4d0', '#b32c4c') +
  seeds(random, 980, 560, 50, 18, ['#e88aa0'], 4) +
  sprig(350, 680, 90, -20) +
  fork(150, 420, 300, '#c9ced2', 8) +
  palmShade(random, 1260, 860, -148, 620);

export const oystersIce: Scene = (random) =>
  boardsTop(random, 110, '#8a949c', '#5a6870', 4) +
  rect(150 + 20, 110 + 24, 900, 590, SHADE, 'rx="24" opacity=".32"') +
  rect(150, 110, 900, 590, '#b5794a', 'rx="24"') +
  rect(182, 142, 836, 526, '#7a4c30', 'rx="14"') +
  rect(190, 150, 820, 510, '#b8dde6', 'rx="12"') +
  ice(random, 190, 150, 790, 480, 420) +
  times(15, (i) =>
    oyster(
      random,
      290 + (i % 5) * 156 + ((i / 5) | 0) * 14,
      230 + Math.floor(i / 5) * 168,
      84,
      ((i * 47) % 90) - 45,
    ),
  ) +
  move(
    900,
    700,
    rect(-190, -18, 170, 36, '#7a4c30', 'rx="18"') + path('M-26 -13H120Q160 0 120 13H-26Z', '#d9dfe2'),
    -16,
  ) +
  citrusWedge(120, 700, 74, ...lemons, 20) +
  citrusWedge(1110, 160, 66, ...lemons, -50) +
  tumbler(1110, 470, 70, '#f3e6a8', false) +
  slatShade(30, 170, 60, '#2a1f4a', 0.12);

export const popcornLime: Scene = (random) =>
  stripes(0, [110, 110], ['#e4576a', '#fdf0d8']) +
  bowl(560, 400, 270, '#fffaf0', '#f3e4c4', '#f5d88a') +
  clip(
    diskPath(562, 402, 244),
    times(150, () => {
      const [x, y] = polar(562, 402, 240 * Math.sqrt(random()), random() * 360);
      const r = random.between(15, 25);
      return (
        circle(x + 4, y + 6, r, '#c9a05a', veil(0.4)) +
        circle(x - r * 0.4, y, r * 0.72, '#fff3d0') +
        circle(x + r * 0.4, y - r * 0.2, r * 0.7, '#fffaf0') +
        circle(x, y + r * 0.4, r * 0.66, '#fbe3a4') +
        circle(x + 2, y + 2, r * 0.24, '#e0a83a')
      );
    }),
  ) +
  citrusWedge(480, 330, 74, ...limes, 30) +
  citrusWedge(660, 470, 74, ...limes, -110) +
  citrus(950, 250, 84, ...limes) +
  citrusWedge(1060, 350, 70, ...limes, 20) +
  [
    [950, 600, -12],
    [1000, 650, 10],
  ]
    .map(([x, y, turn]) =>
      move(
        x!,
        y!,
        rect(-120 + 8, -56 + 11, 250, 112, SHADE, veil(0.28)) +
          rect(-120, -56, 250, 112, '#f5c860') +
          rect(-104, -42, 218, 84, '#e09a2c') +
          path('M-20 -30L44 0L-20 30Z', '#fdf0d0') +
          times(6, (i) => circle(-120, -50 + i * 20, 6, '#7a2448')),
        turn,
      ),
    )
    .join('') +
  times(12, () => circle(random.between(120, 1100), random.between(640, 780), 13, '#fff3d0')) +
  tumbler(160, 190, 84, '#7a3a20') +
  slatShade(40, 190, 70, '#2a1238', 0.16);

export const tortillaComal: Scene = (random) =>
  stripes(-18, [150, 12, 40, 12], ['#2f6a6a', '#f5c860', '#e4764c', '#fdf0d0']) +
  circle(500 + 18, 400 + 22, 300, SHADE, veil(0.34)) +
  circle(500, 400, 300, '#5a4a48') +
  circle(500, 400, 282, '#3a3036') +
  [
    [400, 300],
    [620, 330],
    [420, 520],
    [620, 540],
  ]
    .map(
      ([x, y], i) =>
        circle(x! + 6, y! + 8, 106, '#1a1220', veil(0.5)) +
        circle(x!, y!, 106, i % 2 ? '#f0cf84' : '#f6dfa4') +
        times(9, () =>
          ellipse(
            x! + random.between(-66, 66),
            y! + random.between(-66, 66),
            random.between(7, 18),
            random.between(5, 12),
            '#b5784a',
            veil(0.75),
          ),
        ),
    )
    .join('') +
  woodenBoard(960, 250, 260, 230, '#b5794a', 8) +
  times(
    5,
    (i) =>
      circle(890 + (i % 3) * 66, 220 + Math.floor(i / 3) * 70, 36, '#f3e0b0') +
      circle(884 + (i % 3) * 66, 212 + Math.floor(i / 3) * 70, 20, '#fbf0d0'),
  ) +
  [
    [930, 560, -30],
    [1010, 620, -10],
  ]
    .map(([x, y, turn]) =>
      move(
        x!,
        y!,
        ellipse(8, 12, 150, 40, SHADE, veil(0.28)) +
          ellipse(0, 0, 145, 36, '#f0b83a') +
          times(5, (r) =>
            times(13, (i) => ellipse(-120 + i * 20, -24 + r * 12, 9, 6, (i + r) % 2 ? '#f7d068' : '#e6a52c')),
          ) +
          path('M40 -40Q150 -60 190 0Q150 60 40 40Q110 0 40 -40Z', '#7aa84e') +
          path('M60 30Q150 44 190 0Q130 20 60 30Z', '#4f8a3f'),
        turn,
      ),
    )
    .join('') +
  bowl(140, 620, 90, '#8a4a2a', '#a85f38', '#d93a32') +
  chili(160, 160, 80, 30) +
  chili(240, 130, 70, 70, '#5ea34e') +
  avocado(1090, 430, 60, 30) +
  palmShade(random, -60, -40, 36, 560);

export const cacaoStone: Scene = (random) =>
  boardsTop(random, 120, '#a3744a', '#5a3826', 8) +
  bananaMat(600, 420, 1300, 760, '#57a452', '#2f8450', -10) +
  rect(0, 0, 1200, 800, '#3a2030', veil(0.16)) +
  move(
    520,
    400,
    rect(-260 + 18, -170 + 22, 520, 340, SHADE, 'rx="60" opacity=".34"') +
      rect(-260, -170, 520, 340, '#8a8480', 'rx="60"') +
      rect(-230, -140, 460, 280, '#6f6a68', 'rx="44"') +
      path(
        smooth(
          [
            [-180, 20],
            [-80, -70],
            [60, -60],
            [160, 10],
            [90, 90],
            [-60, 100],
          ],
          true,
        ),
        '#4a2418',
      ) +
      path(
        smooth(
          [
            [-120, 10],
            [-40, -40],
            [60, -30],
            [110, 10],
            [40, 60],
            [-60, 66],
          ],
          true,
        ),
        '#6a3420',
      ) +
      rect(-300, -30, 600, 60, SHADE, 'rx="30" opacity=".3" transform="translate(6 46)"') +
      rect(-310, -40, 620, 62, '#9a948e', 'rx="30"') +
      rect(-310, -40, 620, 22, '#b5b0a8', 'rx="11"'),
    -8,
  ) +
  move(
    950,
    230,
    ellipse(14, 18, 170, 84, SHADE, veil(0.3)) +
      ellipse(0, 0, 170, 84, '#c9703c') +
      times(4, (i) => path(`M-166 0Q0 ${-90 + i * 60} 166 0`, 'none', 'stroke="#a3522c" stroke-width="6"')),
    -24,
  ) +
  move(
    960,
    540,
    ellipse(12, 16, 150, 78, SHADE, veil(0.3)) +
      ellipse(0, 0, 150, 78, '#b5602f') +
      ellipse(0, 0, 128, 58, '#f3e0c8') +
      times(12, (i) => ellipse(-96 + (i % 6) * 38, i < 6 ? -18 : 18, 18, 13, i % 2 ? '#fffaf0' : '#e6d0b8')),
    18,
  ) +
  times(26, () => {
    const [x, y] = [random.between(120, 420), random.between(620, 780)];
    return move(
      x,
      y,
      ellipse(4, 6, 20, 13, SHADE, veil(0.3)) +
        ellipse(0, 0, 20, 13, random.pick(['#5a2c1c', '#7a4028', '#4a2418'])) +
        line('M-14 0H14', '#8a5236', 2),
      random() * 180,
    );
  }) +
  bowl(180, 200, 120, '#8a4a2a', '#6b3420', '#7a4630') +
  times(22, () => {
    const [x, y] = polar(180, 200, 70 * Math.sqrt(random()), random() * 360);
    return circle(x, y, random.between(6, 15), '#d9b090', veil(0.8));
  }) +
  petals(random, 740, 690, 60, ['#e4576a', '#f5b942']) +
  palmShade(random, 1260, 860, -150, 640);

export const sancocho: Scene = (random) =>
  gingham(86, '#fdf0d8', '#e4764c', 12) +
  wovenMat(560, 410, 330, '#e0b96a', '#b5853a') +
  rect(190, 378, 90, 66, '#2a2430', 'rx="20"') +
  rect(850, 378, 90, 66, '#2a2430', 'rx="20"') +
  bowl(560, 410, 290, '#2f2a38', '#4a4450', '#d9902f') +
  clip(
    diskPath(562, 412, 228),
    circle(562, 412, 228, '#df9a3a') +
      times(9, () => {
        const [x, y] = polar(562, 412, 190 * Math.sqrt(random()), random() * 360);
        return ellipse(x, y, 60, 34, '#eab04f', veil(0.7));
      }) +
      times(9, (i) => {
        const [x, y] = polar(562, 412, i % 2 ? 150 : 80, i * 40);
        return move(
          x,
          y,
          rect(-38, -26, 76, 52, '#5a2c1c', 'rx="18" opacity=".35" transform="translate(4 6)"') +
            rect(-38, -26, 76, 52, ['#8a4a30', '#f3d98a', '#a85f3c', '#f0b050'][i % 4]!, 'rx="18"') +
            rect(-26, -18, 40, 12, '#ffffff', 'rx="6" opacity=".25"'),
          i * 50,
        );
      }) +
      times(3, (i) => {
        const [x, y] = polar(562, 412, 120, i * 120 + 20);
        return (
          circle(x, y, 46, '#f5c84e') +
          times(8, (k) => circle(...polar(x, y, 30, k * 45), 10, '#fbe08a')) +
          circle(x, y, 14, '#fdf0d0')
        );
      }),
  ) +
  times(8, (i) => basil(...polar(560, 410, 60 + (i % 3) * 60, i * 47), 44, i * 70, '#4f9147')) +
  bowl(1000, 220, 110, '#2f7d7a', '#8fd0c0', '#fffaf0') +
  times(60, () =>
    ellipse(...polar(1000, 220, 78 * Math.sqrt(random()), random() * 360), 8, 4, '#f3ead6', veil(0.9)),
  ) +
  avocado(1010, 520, 84, 20) +
  citrusWedge(1110, 640, 64, ...limes, 30) +
  citrusWedge(140, 650, 60, ...limes, -20) +
  spoon(130, 330, 320, '#b5794a', 6) +
  slatShade(-30, 200, 80, '#2a1238', 0.14);

export const wineFlight: Scene = (random) =>
  marble(random, '#efe6dc', '#c9a8a0') +
  woodenBoard(560, 390, 900, 250, '#b57b48', -3) +
  ['#f3e6a8', '#f0b8a0', '#c2304a', '#6e1530']
    .map((wine, i) => {
      const x = 240 + i * 216;
      return (
        circle(x + 16, 410, 96, SHADE, veil(0.3)) +
        circle(x, 390, 96, '#fdf6ec', veil(0.92)) +
        circle(x, 390, 86, '#e3d3cc') +
        circle(x, 390, 70, wine) +
        circle(x + 8, 398, 46, mix(wine, '#ffffff', 0.18)) +
        path(`M${x - 52} 360A70 70 0 0 1 ${x - 10} 328Q${x - 34} 344 ${x - 52} 360Z`, '#ffffff', veil(0.8))
      );
    })
    .join('') +
  bowl(1040, 640, 92, '#2f6a6a', '#8fc7b8', '#e6c48a') +
  times(20, () => {
    const [x, y] = polar(1040, 640, 62 * Math.sqrt(random()), random() * 360);
    return move(
      x,
      y,
      path('M-20 0Q0 -15 22 0Q0 15 -20 0Z', random.pick(['#c98f52', '#b5793c', '#d9a868'])),
      random() * 180,
    );
  }) +
  flatbread(random, 230, 660, 220, 120, -14) +
  knife(640, 690, 260, '#c9ced2', 80, '#7a4c30') +
  archLight(520, 380, 900, 1160, 40, '#3a1440', 0.3);

export const honeyComb: Scene = (random) =>
  boardsTop(random, 150, '#d9b083', '#a3744a', 10) +
  plate(470, 420, 280, { rim: '#fffaf0', edge: '#2f7d54', motif: 'petals', ink: '#5ea34e' }) +
  clip(
    diskPath(470, 420, 190),
    circle(470, 420, 190, '#e09a2c') +
      times(9, (r) =>
        times(9, (c) => {
          const [x, y] = [280 + c * 48 + (r % 2) * 24, 236 + r * 42];
          return path(
            `M${x} ${y - 26}L${x + 23} ${y - 13}V${y + 13}L${x} ${y + 26}L${x - 23} ${y + 13}V${y - 13}Z`,
            (r * c) % 3 ? '#f5c24a' : '#f0ae34',
            'stroke="#c97f1f" stroke-width="4"',
          );
        }),
      ),
  ) +
  bowl(900, 280, 130, '#8a4a2a', '#b5673a', '#f0a52c') +
  ellipse(870, 250, 44, 22, '#ffe6a0', veil(0.7)) +
  move(
    860,
    400,
    rect(-12, -10, 24, 230, '#b5794a', 'rx="10"') +
      times(5, (i) => ellipse(0, -90 + i * 20, 30 - Math.abs(i - 2) * 5, 9, '#d9a05a')),
    30,
  ) +
  basil(160, 180, 90, 30, '#4f9147') +
  petals(random, 1000, 640, 90, ['#fdf0d0', '#f58fa0', '#f5c860'], 12) +
  palmShade(random, 1260, 860, -150, 640);
