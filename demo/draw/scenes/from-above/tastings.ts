/** A table of agave spirits, and coffee that was never hot. */
import { citrus, citrusWedge, oranges } from '../../citrus.ts';
import { salsa } from '../../antojitos.ts';
import { agave } from '../../leaves.ts';
import { SHADE, mix } from '../../palette.ts';
import type { Scene } from '../../scene.ts';
import { palmShade, slatShade } from '../../shade.ts';
import { circle, ellipse, line, rect, times, veil } from '../../svg.ts';
import { bowl, plate } from '../../tableware.ts';
import { beans, cast, clayPot, flat, glassBody, iceCube } from '../../vessels.ts';

const K = 0.52;

/** A small glass for sipping, and before it a card with the plant it comes from. */
const sip = (x: number, y: number, drink: string): string =>
  cast(x, y + 176, 48, 120, K, drink) +
  glassBody(x, {
    profile: [
      [60, y],
      [56, y + 70],
      [46, y + 172],
    ],
    k: K,
    drink,
    level: 0.7,
  });

const woven = (k: number): string =>
  rect(0, 0, 1200, 800, '#2a6a64') +
  times(15, (i) => rect(0, i * 110 * k, 1200, 46 * k, i % 3 ? '#2f7a70' : '#d98a3c', veil(i % 3 ? 1 : 0.9))) +
  times(15, (i) => rect(0, (i * 110 + 60) * k, 1200, 8 * k, '#f3d9a0', veil(0.8))) +
  times(60, (i) => rect(i * 20, 0, 2, 800, '#1a4a4a', veil(0.25)));

export const agaveTable: Scene = (random) =>
  woven(K) +
  flat(
    600,
    470,
    K,
    rect(-484, -150, 1000, 350, SHADE, 'rx="60" opacity=".34"') +
      rect(-500, -180, 1000, 350, '#6a3f28', 'rx="60"') +
      rect(-500, -190, 1000, 350, '#9a6038', 'rx="60"') +
      times(6, (i) => line(`M-450 ${-140 + i * 50}q220 ${i % 2 ? 22 : -18} 450 0t430 0`, '#7d4a2c', 6)),
  ) +
  [
    [220, '#a5cdc6'],
    [410, '#e6b446'],
    [600, '#b0d2c0'],
    [790, '#c67722'],
    [980, '#bcd6a6'],
  ]
    .map(([x, drink]) => sip(x as number, 300, drink as string))
    .join('') +
  [220, 410, 600, 790, 980]
    .map(
      (x, i) =>
        rect(x - 48, 566, 110, 74, SHADE, 'opacity=".28"') +
        rect(x - 56, 558, 110, 74, '#fdf3dd') +
        rect(x - 56, 558, 110, 8, ['#2f9a8c', '#e9a52c', '#8a3a6a', '#c9502c', '#5a6aa8'][i]!) +
        agave(random, x - 1, 624, 46, ['#5a9a8a', '#6fa090', '#4a8a6a', '#7a9aa0', '#6a9a5a'][i]!, '#2f5f68'),
    )
    .join('') +
  flat(250, 130, K, plate(0, 0, 170, { rim: '#f3e3c0', edge: '#c9783c', motif: 'band', ink: '#c9783c' })) +
  [
    [190, 150, 200],
    [240, 110, 185],
    [300, 104, 150],
    [310, 150, 20],
    [246, 166, 10],
  ]
    .map(([x, y, turn]) => flat(x!, y!, K, citrusWedge(0, 0, 78, ...oranges, turn!)))
    .join('') +
  flat(930, 140, K, bowl(0, 0, 112, '#3a3742', '#5a5664', '#a83a1e')) +
  flat(928, 134, K, salsa(random, 80)) +
  flat(90, 720, K, citrus(0, 0, 96, ...oranges, 12)) +
  cast(1110, 720, 70, 130, K) +
  clayPot(
    1110,
    [
      [44, 560],
      [36, 600],
      [70, 650],
      [86, 700],
      [70, 750],
    ],
    K,
    '#c9683f',
    '#3a1a1c',
  ) +
  palmShade(random, 1290, -80, 150, 640, '#0a1a24', 0.3);

const brew = '#3d1c12';

export const glassColdBrew: Scene = (random) => {
  const k = 0.42;
  return (
    rect(0, 0, 1200, 800, '#f0b45a') +
    times(9, (i) => rect(0, i * 96, 1200, 90, mix('#f3bd68', '#e0984a', ((i * 5) % 7) / 7))) +
    times(9, (i) => line(`M0 ${40 + i * 96}q300 ${i % 2 ? 12 : -10} 600 0t600 0`, '#d98f42', 3)) +
    cast(820, 640, 128, 360, k, '#a8683c') +
    glassBody(
      820,
      {
        profile: [
          [58, 90],
          [54, 170],
          [70, 230],
          [128, 330],
          [134, 480],
          [126, 640],
        ],
        k,
        drink: brew,
        level: 2.4,
      },
      ellipse(-30, -10, 40, 26, '#6a3a24', veil(0.8)),
    ) +
    rect(772, 58, 96, 58, '#b5803f', 'rx="12"') +
    rect(772, 58, 34, 58, '#dcae6a', 'rx="12"') +
    rect(738, 446, 120, 110, '#fdf3dd', 'rx="8"') +
    circle(798, 500, 32, '#e8812c') +
    circle(798, 500, 22, '#fdf3dd') +
    circle(798, 500, 12, brew) +
    flat(
      430,
      690,
      k,
      circle(18, 40, 210, SHADE, veil(0.3)) + circle(0, 0, 206, '#2f8a8c') + circle(0, 0, 184, '#48a7a2'),
    ) +
    cast(430, 690, 120, 360, k, '#a8683c') +
    glassBody(
      430,
      {
        profile: [
          [154, 250],
          [148, 390],
          [138, 540],
          [128, 690],
        ],
        k,
        drink: brew,
        level: 0.42,
      },
      iceCube(-70, -34, 84, 14, '#a8744a') +
        iceCube(40, -60, 78, -20, '#a8744a') +
        iceCube(64, 40, 88, 34, '#a8744a') +
        iceCube(-40, 60, 80, -8, '#a8744a'),
    ) +
    [
      [350, 420, 66, 12],
      [470, 440, 72, -18],
      [398, 510, 66, 30],
      [500, 540, 60, 8],
    ]
      .map(([x, y, s, turn]) => `<g opacity=".3">${iceCube(x!, y!, s!, turn!, '#c98a5c')}</g>`)
      .join('') +
    line('M540 300C640 180 690 270 612 320S586 420 664 430S700 520 640 540', '#c9601c', 34) +
    line('M540 298C640 178 690 268 612 318S586 418 664 428S700 518 640 538', '#f28f34', 28) +
    line('M546 290C638 182 676 262 608 306S580 410 656 422', '#fbd6a0', 8) +
    flat(150, 250, k, bowl(0, 0, 130, '#fdf3dd', '#e9d9b4', '#3d1c12')) +
    beans(12, (i) => [96 + ((i * 47) % 110), 226 + ((i * 29) % 44), i * 53]) +
    beans(7, (i) => [120 + i * 62 + (i % 2) * 20, 470 + ((i * 71) % 90) + (i > 2 ? 270 : 0), i * 41]) +
    flat(1080, 690, k, citrus(0, 0, 110, ...oranges, 10)) +
    flat(1010, 270, k, citrusWedge(0, 0, 96, ...oranges, -24)) +
    slatShade(-30, 260, 90, '#5a2a1a', 0.16) +
    palmShade(random, 1300, -80, 148, 560, '#5a2a1a', 0.2)
  );
};
