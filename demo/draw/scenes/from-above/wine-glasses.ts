/** Wines to compare, glass by glass, on a board in the last sun. */
import { SHADE, hours } from '../../palette.ts';
import type { Scene } from '../../scene.ts';
import { hills } from '../../land.ts';
import { saguaro } from '../../leaves.ts';
import { sky, sun } from '../../sky.ts';
import { ellipse, line, path, rect, times, veil } from '../../svg.ts';
import type { Point } from '../../svg.ts';
import { cast, clayPot, flat, glassBody } from '../../vessels.ts';

const K = 0.34;

/** A glass on its stem, half of it wine. */
const stemmed = (x: number, foot: number, wine: string): string => {
  const y = foot - 300;
  const profile: readonly Point[] = [
    [58, y],
    [76, y + 66],
    [68, y + 124],
    [18, y + 160],
  ];
  return (
    cast(x, foot, 54, 170, K, wine) +
    ellipse(x, foot, 66, 66 * K, '#fff6e6', veil(0.75)) +
    path(
      `M${x - 9} ${y + 156}Q${x - 5} ${foot - 60} ${x - 11} ${foot - 4}H${x + 11}Q${x + 5} ${foot - 60} ${x + 9} ${y + 156}Z`,
      '#fff3dc',
      veil(0.9),
    ) +
    glassBody(x, { profile, k: K, drink: wine, level: 0.95 })
  );
};

const almond = (x: number, y: number, turn: number): string =>
  flat(
    x,
    y,
    0.7,
    ellipse(3, 5, 17, 10, SHADE, `transform="rotate(${turn})" opacity=".3"`) +
      ellipse(0, 0, 17, 10, '#b5733c', `transform="rotate(${turn})"`) +
      ellipse(-2, -3, 11, 4, '#dca468', `transform="rotate(${turn})"`),
  );

const board = (x: number, y: number, w: number): string =>
  rect(x + 14, y + 34, w, 74, SHADE, 'rx="34" opacity=".3"') +
  rect(x, y, w, 84, '#6a3a28', 'rx="36"') +
  rect(x, y - 14, w, 84, '#9a5c38', 'rx="36"') +
  times(4, (i) =>
    line(
      `M${x + 40} ${y + 2 + i * 15}q${w / 4} ${i % 2 ? 8 : -7} ${w / 2 - 40} 0t${w / 2 - 60} 0`,
      '#7d4829',
      4,
    ),
  );

/** Four half glasses before a desert sunset, from the palest to the darkest, with almonds. */
export const flightOfFour: Scene = (random) =>
  sky(hours.sunset.sky, 360, 12) +
  sun(860, 250, 70, hours.sunset.sun, '#ffd98a', 5) +
  hills(random, 372, 90, '#a8435c') +
  hills(random, 412, 70, '#6a2f58', -20, 1220, 4) +
  saguaro(130, 420, 190, '#5a2f58', '#43234c') +
  saguaro(1100, 420, 130, '#5a2f58', '#43234c') +
  rect(0, 410, 1200, 400, '#c9885a') +
  times(7, (i) => rect(0, 410 + i * i * 9.2, 1200, 4 + i, '#a8663f', veil(0.7))) +
  rect(0, 404, 1200, 12, '#f3b878') +
  path('M760 410H960L1200 800H640Z', '#ffd98a', veil(0.28)) +
  board(150, 640, 790) +
  stemmed(250, 680, '#f0d878') +
  stemmed(450, 680, '#f2a878') +
  stemmed(650, 680, '#c92f48') +
  stemmed(850, 680, '#5f1230') +
  cast(1060, 690, 84, 130, K) +
  clayPot(
    1060,
    [
      [100, 620],
      [96, 660],
      [64, 716],
    ],
    K,
    '#2f6f6a',
    '#1c3f44',
  ) +
  times(11, (i) => almond(1000 + ((i * 37) % 120), 608 + ((i * 17) % 26), i * 47)) +
  times(5, (i) => almond(960 + i * 42, 754 + ((i * 29) % 34), i * 61));

/** Five small glasses from north to south, a coast drawn in chalk on the slate behind them. */
export const fiveOfACoast: Scene = () =>
  rect(0, 0, 1200, 460, '#8a6a5c') +
  times(6, (r) =>
    times(11, (c) =>
      rect(
        c * 124 - (r % 2) * 62,
        r * 78,
        118,
        72,
        ['#94725f', '#836254', '#9c7a66'][(r * 5 + c) % 3]!,
        'rx="6"',
      ),
    ),
  ) +
  rect(210, 50, 780, 290, '#c9935a', 'rx="8"') +
  rect(226, 66, 748, 258, '#2f3a44') +
  line('M270 110C400 130 420 190 540 180S700 250 800 240S900 280 940 276', '#fdf3dd', 5, veil(0.9)) +
  [
    [300, 116],
    [432, 166],
    [580, 186],
    [730, 244],
    [888, 270],
  ]
    .map(
      ([x, y]) =>
        ellipse(x!, y!, 10, 10, '#f5b942') + line(`M${x! - 24} ${y! - 30}h48`, '#fdf3dd', 4, veil(0.6)),
    )
    .join('') +
  rect(0, 452, 1200, 350, '#b5784c') +
  rect(0, 446, 1200, 12, '#e0a878') +
  times(6, (i) => rect(0, 460 + i * i * 11, 1200, 4 + i, '#96602f', veil(0.6))) +
  board(110, 640, 980) +
  stemmed(200, 680, '#f3e08a') +
  stemmed(400, 680, '#f0c45a') +
  stemmed(600, 680, '#f2a088') +
  stemmed(800, 680, '#c92f48') +
  stemmed(1000, 680, '#5f1230') +
  times(4, (i) => almond(480 + i * 46, 766 + ((i * 13) % 20), i * 61));
