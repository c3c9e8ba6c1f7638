/** Coffee poured over ice cream, and coffee at its roasting. */
import { spoon } from '../../cutlery.ts';
import { figure } from '../../people.ts';
import { SHADE, mix } from '../../palette.ts';
import type { Scene } from '../../scene.ts';
import { palmShade } from '../../shade.ts';
import { circle, clip, ellipse, line, path, poly, rect, ring, straight, times, veil } from '../../svg.ts';
import { cup } from '../../tablesetting.ts';
import { bowl, plate } from '../../tableware.ts';
import { beans, cast, clayPot, flat, glassBody } from '../../vessels.ts';

const coffee = '#4a2416';

const ball = (x: number, y: number, r: number): string =>
  circle(x, y, r, '#f3dfae') +
  circle(x - r * 0.08, y - r * 0.1, r * 0.9, '#fdf0cc') +
  ellipse(x - r * 0.3, y - r * 0.42, r * 0.36, r * 0.2, '#fffdf0', veil(0.9)) +
  times(12, (i) =>
    circle(
      x - r * 0.6 + ((i * 37) % 100) * r * 0.012,
      y - r * 0.4 + ((i * 53) % 90) * r * 0.01,
      2.4,
      '#5a3a24',
    ),
  ) +
  path(
    `M${x - r} ${y + r * 0.1}Q${x - r * 0.6} ${y + r * 0.5} ${x} ${y + r * 0.3}T${x + r} ${y + r * 0.2}V${y + r}H${x - r}Z`,
    '#e2c48c',
    veil(0.45),
  );

/** Hot coffee from a small pot, poured at the table over two balls of vanilla ice cream. */
export const coffeeOnIce: Scene = (random) => {
  const k = 0.42;
  return (
    rect(0, 0, 1200, 800, '#2f8f8a') +
    times(9, (i) => rect(0, i * 96, 1200, 90, mix('#3a9c94', '#247a7a', ((i * 5) % 7) / 7))) +
    times(9, (i) => line(`M0 ${40 + i * 96}q300 ${i % 2 ? 12 : -10} 600 0t600 0`, '#1f6f70', 3)) +
    flat(560, 690, k, plate(0, 0, 270, { rim: '#fffaf0', edge: '#e9a13a', motif: 'dots', ink: '#ee6c4d' })) +
    cast(560, 680, 120, 330, k, '#6a3a20') +
    glassBody(560, {
      profile: [
        [170, 340],
        [164, 430],
        [140, 560],
        [112, 680],
      ],
      k,
      drink: coffee,
      level: 1.5,
    }) +
    clip(
      'M390 0H730V340L708 470A148 60 0 0 1 412 470L390 340Z',
      ball(492, 392, 100) + ball(632, 398, 96) + ball(560, 282, 108),
    ) +
    path(
      'M545 186C560 250 530 290 548 340S600 430 570 520H520C500 440 536 400 520 340S540 250 545 186Z',
      coffee,
      veil(0.9),
    ) +
    path('M548 190C600 260 640 300 650 360Q640 400 610 350T548 190Z', '#8a5230', veil(0.85)) +
    line('M394 346A167 70 0 0 0 726 346', '#ffffff', 7, veil(0.8)) +
    line('M424 420Q430 520 458 640', '#ffffff', 9, veil(0.5)) +
    path(
      'M556 -10C548 60 562 110 554 186',
      'none',
      `stroke="${coffee}" stroke-width="17" stroke-linecap="round"`,
    ) +
    path(
      'M551 -10C543 60 557 110 550 186',
      'none',
      'stroke="#8a5230" stroke-width="5" stroke-linecap="round"',
    ) +
    path('M574 10L640 -60H1000V-20Q980 96 880 110Q760 120 700 56L590 26Q566 24 574 10Z', '#c9703a') +
    path(
      'M700 56L590 26Q566 24 574 10L600 -14Q640 12 720 10Q800 60 950 20Q940 96 880 110Q760 120 700 56Z',
      '#9a4c26',
      veil(0.6),
    ) +
    flat(180, 230, k, bowl(0, 0, 128, '#fdf3dd', '#e9d9b4', coffee)) +
    beans(12, (i) => [128 + ((i * 47) % 110), 206 + ((i * 29) % 44), i * 53]) +
    beans(7, (i) => [110 + i * 44, 560 + ((i * 71) % 150), i * 41]) +
    cast(1000, 600, 84, 190, k) +
    clayPot(
      1000,
      [
        [84, 430],
        [92, 480],
        [86, 560],
        [62, 610],
      ],
      k,
      '#fffaf0',
      '#d9c9a8',
      '#fdf3dd',
    ) +
    flat(900, 720, k, spoon(0, 0, 330, '#e6e0d0', 74)) +
    palmShade(random, 1300, 820, -150, 620, '#0a2a34', 0.3)
  );
};

/** A sack of beans, open at the top. */
const sack = (x: number, y: number, w: number): string =>
  path(
    `M${x - w / 2} ${y}Q${x - w * 0.62} ${y - w * 0.7} ${x - w * 0.4} ${y - w}H${x + w * 0.4}Q${x + w * 0.62} ${y - w * 0.7} ${x + w / 2} ${y}Z`,
    '#c9a26a',
  ) +
  path(
    `M${x + w * 0.1} ${y}Q${x + w * 0.3} ${y - w * 0.6} ${x + w * 0.2} ${y - w}H${x + w * 0.4}Q${x + w * 0.62} ${y - w * 0.7} ${x + w / 2} ${y}Z`,
    '#a17c48',
  ) +
  ellipse(x, y - w, w * 0.44, w * 0.15, '#e0c08a') +
  ellipse(x, y - w, w * 0.37, w * 0.11, '#7a8a5a') +
  times(14, (i) =>
    ellipse(
      x - w * 0.28 + ((i * 37) % 56) * w * 0.01,
      y - w * 1.05 + ((i * 23) % 12) * w * 0.01,
      w * 0.04,
      w * 0.026,
      i % 2 ? '#9aa872' : '#5f7046',
    ),
  ) +
  times(3, (i) =>
    rect(x - w * 0.26, y - w * 0.66 + i * w * 0.13, w * 0.4 - i * w * 0.08, w * 0.05, '#8a4a2c', veil(0.8)),
  );

const bag = (x: number, y: number, w: number): string =>
  path(
    `M${x - w / 2} ${y}V${y - w * 1.3}L${x - w * 0.4} ${y - w * 1.42}L${x - w * 0.2} ${y - w * 1.3}L${x} ${y - w * 1.42}L${x + w * 0.2} ${y - w * 1.3}L${x + w * 0.4} ${y - w * 1.42}L${x + w / 2} ${y - w * 1.3}V${y}Z`,
    '#d9a566',
  ) +
  path(
    `M${x + w * 0.18} ${y}V${y - w * 1.3}L${x + w * 0.2} ${y - w * 1.3}L${x + w * 0.4} ${y - w * 1.42}L${x + w / 2} ${y - w * 1.3}V${y}Z`,
    '#b5803f',
  ) +
  rect(x - w * 0.34, y - w * 0.9, w * 0.46, w * 0.42, '#fdf3dd') +
  circle(x - w * 0.11, y - w * 0.69, w * 0.12, '#ee6c4d');

/** The roaster's drum on its stand, its window glowing, beans falling to the tray where they cool. */
const drum = (): string =>
  rect(470, -10, 56, 150, '#4a525c') +
  rect(504, -10, 22, 150, '#2f3640') +
  path('M560 120H700L664 214H596Z', '#c9783c') +
  path('M640 120H700L664 214H634Z', '#96542a') +
  ellipse(630, 120, 70, 17, '#5a3220') +
  rect(420, 190, 320, 250, '#1f5f5a', 'rx="30"') +
  rect(420, 190, 320, 60, '#2f7f76', 'rx="30"') +
  circle(516, 318, 116, '#c9985a') +
  circle(512, 314, 106, '#e6bd78') +
  circle(516, 318, 84, '#3a2220') +
  circle(516, 318, 74, '#b5501f') +
  clip(
    'M442 318a74 74 0 1 0 148 0a74 74 0 1 0 -148 0Z',
    ellipse(516, 384, 90, 60, '#3f2218') +
      beans(16, (i) => [462 + ((i * 41) % 112), 330 + ((i * 29) % 56), i * 47]) +
      ellipse(496, 282, 44, 20, '#f5a13c', veil(0.8)),
  ) +
  ring(516, 318, 78, '#8a5f30', 8) +
  circle(668, 290, 34, '#fdf3dd') +
  ring(668, 290, 34, '#c9985a', 7) +
  straight([668, 290], [684, 272], '#c9402c', 5) +
  rect(630, 360, 76, 16, '#e6bd78', 'rx="8"') +
  poly(
    [
      [440, 436],
      [590, 436],
      [560, 500],
      [470, 500],
    ],
    '#164a48',
  ) +
  rect(480, 440, 40, 260, '#2f3640') +
  rect(660, 440, 40, 260, '#232a34') +
  ellipse(516, 566, 200, 62, '#232a34') +
  ellipse(516, 548, 200, 62, '#c9985a') +
  ellipse(516, 544, 182, 53, '#5a3220') +
  beans(46, (i) => [
    516 + Math.cos(i * 2.4) * 158 * Math.sqrt((i + 0.5) / 46),
    544 + Math.sin(i * 2.4) * 40 * Math.sqrt((i + 0.5) / 46),
    i * 53,
  ]) +
  beans(7, (i) => [494 + ((i * 19) % 46), 494 + ((i * 13) % 40), i * 37]) +
  straight([516, 540], [672, 520], '#8a949c', 9) +
  circle(516, 540, 16, '#c9ced2');

/** Roasting day at the coffee house: the drum, the tray, three roasts to taste and a warm paper bag. */
export const roastingDrum: Scene = () =>
  rect(0, 0, 1200, 800, '#f3d7a6') +
  times(9, (r) =>
    times(13, (c) =>
      rect(c * 100 - (r % 2) * 50, r * 62, 96, 58, ['#f6dcae', '#efcf98', '#f3d5a2'][(r * 5 + c) % 3]!),
    ),
  ) +
  rect(0, 556, 1200, 244, '#b5693f') +
  times(12, (i) =>
    poly(
      [
        [i * 120 - 90, 556],
        [i * 120 - 20, 556],
        [i * 170 - 290, 800],
        [i * 170 - 410, 800],
      ],
      '#c4784a',
    ),
  ) +
  path('M820 60H1130V400H820Z', '#fffaf0') +
  rect(840, 80, 270, 300, '#8fd0d4') +
  rect(840, 250, 270, 130, '#3fa8b0') +
  circle(1040, 150, 36, '#fffbe0') +
  times(6, (i) => rect(860 + ((i * 71) % 200), 264 + i * 18, 60, 4, '#d9f0e4')) +
  rect(966, 80, 14, 300, '#fffaf0') +
  path('M820 400L420 800H1000L1130 400Z', '#ffe9a8', veil(0.22)) +
  figure(300, 704, 400, 'stroll', { dress: '#e4576a', skin: '#6b3c22' }) +
  sack(110, 700, 210) +
  sack(250, 760, 170) +
  ellipse(560, 704, 270, 26, SHADE, veil(0.25)) +
  drum() +
  [300, 330, 360]
    .map((x, i) => line(`M${x + 150} ${470 - i * 8}q-14 -34 4 -62t0 -70`, '#fffaf0', 6, veil(0.45)))
    .join('') +
  figure(800, 716, 430, 'cook', { top: '#fdf3dd', legs: '#2c2640', skin: '#8f5533', flip: true }) +
  poly(
    [
      [768, 486],
      [834, 486],
      [846, 640],
      [760, 640],
    ],
    '#a8382c',
  ) +
  rect(830, 636, 400, 24, '#fffaf0') +
  rect(850, 660, 380, 150, '#2f7f76') +
  times(6, (i) => rect(866 + i * 62, 674, 46, 120, '#276a64', 'rx="6"')) +
  [
    [880, '#c98a52'],
    [958, '#8a4f2c'],
    [1036, '#3f2218'],
  ]
    .map(
      ([x, drink]) =>
        cup(x as number, 636, 52, '#fffaf0') + ellipse(x as number, 601, 23, 6, drink as string),
    )
    .join('') +
  bag(1130, 636, 88) +
  path(
    'M1112 506q-12 -26 4 -48t0 -46',
    'none',
    'stroke="#fffaf0" stroke-width="5" stroke-linecap="round" opacity=".6"',
  );
