import { berry } from '../../berries.ts';
import { olive } from '../../food-greens.ts';
import { flatbread } from '../../food-kitchen.ts';
import { basil } from '../../herbs.ts';
import type { Scene } from '../../scene.ts';
import { archLight } from '../../shade.ts';
import { circle, diskPath, ellipse, line, move, path, poly, rect, times, veil } from '../../svg.ts';
import { stripes } from '../../tabletops.ts';
import { woodenBoard } from '../../tableware.ts';

export const glassWine: Scene = (random) =>
  stripes(68, [120, 10, 26, 10], ['#f7e3c0', '#c9606a', '#f3d3a0', '#c9606a']) +
  path(
    'M470 420C540 560 640 640 770 640L960 752H900Q890 780 1010 790Q1120 780 1110 700Q1090 640 1050 690L990 690L800 560C790 440 690 320 560 240Z',
    '#5a2a4a',
    veil(0.3),
  ) +
  path('M520 440C580 540 660 590 740 590C730 480 660 380 590 330Z', '#c2304a', veil(0.62)) +
  circle(450, 320, 205, '#fdf6ec', veil(0.9)) +
  circle(450, 320, 190, '#d9b8ae', veil(0.7)) +
  circle(450, 320, 158, '#6e1530') +
  path(`${diskPath(450, 320, 158)}${diskPath(468, 340, 148)}`, '#4a0d26', 'fill-rule="evenodd"') +
  circle(462, 332, 104, '#8f1f3c') +
  path('M330 260A140 140 0 0 1 420 190Q360 230 330 260Z', '#ffe6de', veil(0.85)) +
  ellipse(520, 390, 40, 16, '#c4506a', 'transform="rotate(-40 520 390)" opacity=".6"') +
  woodenBoard(900, 300, 380, 250, '#b57b48', 12) +
  poly(
    [
      [800, 250],
      [930, 230],
      [870, 330],
    ],
    '#f9dc8a',
  ) +
  poly(
    [
      [930, 230],
      [940, 250],
      [880, 346],
      [870, 330],
    ],
    '#e0b252',
  ) +
  circle(850, 268, 8, '#e8c060') +
  circle(876, 290, 6, '#e8c060') +
  times(3, (i) => ellipse(960 + i * 26, 300 + i * 10, 42, 32, i % 2 ? '#d96a5a' : '#c9524a')) +
  times(6, (i) => olive(930 + (i % 3) * 32, 370 + (i >> 1) * 14, 16, i % 2 ? '#6f8a3a' : '#3b3350')) +
  times(14, (i) => berry(160 + ((i * 47) % 120), 560 + ((i * 71) % 130), 30, i % 2 ? '#5a2a5e' : '#7a3a76')) +
  basil(250, 560, 100, -40, '#5f8a3f') +
  line('M230 570Q200 540 190 500', '#8a5a34', 8) +
  move(
    640,
    710,
    rect(-40, -22, 80, 44, '#241a42', 'opacity=".3" transform="translate(8 10)" rx="14"') +
      rect(-40, -22, 80, 44, '#c9935a', 'rx="14"') +
      rect(-40, -22, 26, 44, '#7a1f38', 'rx="12"'),
    -20,
  ) +
  flatbread(random, 150, 150, 230, 130, -20) +
  archLight(560, 380, 860, 1100, 40, '#3a1440', 0.34);
