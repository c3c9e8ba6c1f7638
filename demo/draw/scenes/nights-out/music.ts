import { candle, fire, lightString, sparks, stormLantern } from '../../lamps.ts';
import { bananaLeaf } from '../../leaves.ts';
import { palm, shadowPalm } from '../../palms.ts';
import { figure } from '../../people.ts';
import type { Chance } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { crescent, shine, sky, stars } from '../../sky.ts';
import { beach, courtyard, water } from '../../stages.ts';
import { circle, ellipse, line, move, path, poly, rect, straight, times, veil } from '../../svg.ts';
import { bottle, glassOf, plantPot } from '../../tablesetting.ts';

const cello = (x: number, y: number, s: number, turn: number, wood = '#b5602f', bowed = true): string =>
  move(
    x,
    y,
    rect(-s * 0.03, -s * 1.1, s * 0.06, s * 0.7, '#3a1c18') +
      circle(0, -s * 1.12, s * 0.06, '#3a1c18') +
      ellipse(0, -s * 0.3, s * 0.2, s * 0.2, wood) +
      ellipse(0, 0, s * 0.27, s * 0.24, wood) +
      rect(-s * 0.13, -s * 0.24, s * 0.26, s * 0.14, wood) +
      rect(-s * 0.02, -s * 0.5, s * 0.04, s * 0.5, '#3a1c18') +
      line(
        `M${-s * 0.1} ${-s * 0.12}q${-s * 0.04} ${s * 0.08} 0 ${s * 0.14}M${s * 0.1} ${-s * 0.12}q${s * 0.04} ${s * 0.08} 0 ${s * 0.14}`,
        '#3a1c18',
        s * 0.02,
      ) +
      (bowed
        ? straight([-s * 0.5, s * 0.06], [s * 0.4, -s * 0.1], '#f3d9a8', s * 0.02)
        : rect(-s * 0.012, s * 0.2, s * 0.024, s * 0.2, '#3a1c18') +
          times(4, (i) => rect(-s * 0.016 + i * s * 0.01, -s * 1.04, 2, s * 1.14, '#f3d9a8')) +
          rect(-s * 0.07, s * 0.02, s * 0.14, s * 0.03, '#3a1c18')),
    turn,
  );

export const candleQuartet: Scene = (random) =>
  courtyard(random, 'night') +
  shine(600, 600, 420, '#ffb860', 0.5) +
  ellipse(600, 690, 430, 60, '#6a3a5c') +
  [
    [300, 690, '#2a1838', false],
    [500, 650, '#3a2048', false],
    [700, 650, '#3a2048', true],
    [900, 690, '#2a1838', true],
  ]
    .map(
      ([x, y, dress, flip], i) =>
        figure(x as number, y as number, 230, 'sit', {
          [i % 2 ? 'dress' : 'top']: dress as string,
          legs: '#1a1030',
          skin: i % 2 ? '#7a4630' : '#8f5533',
          flip: flip as boolean,
        }) +
        cello(
          (x as number) + (flip ? -40 : 40),
          (y as number) - 86,
          i === 3 || i === 0 ? 150 : 84,
          flip ? -14 : 14,
        ),
    )
    .join('') +
  [40, 150, 430, 600, 770, 1050, 1160]
    .map((x, i) => candle(x, 770 - (i % 2) * 14, 24 + (i % 3) * 6))
    .join('') +
  times(7, (i) => candle(90 + i * 170 - 66, 556, 12) + candle(90 + i * 170 + 66, 556, 12)) +
  plantPot(70, 720, 80, '#a85a48', '#6a3444') +
  times(7, (i) => bananaLeaf(random, 70, 650, -150 + i * 20, 150, '#2f6a54', '#1a4a48'));

export const harbourChoir: Scene = (random) =>
  courtyard(random, 'night') +
  shine(600, 420, 420, '#ffcf8a', 0.4) +
  rect(250, 640, 700, 60, '#7a4a5c') +
  rect(290, 590, 620, 60, '#8a5a68') +
  times(3, (row) =>
    times(8 - row, (i) => {
      const x = 320 + i * 80 + row * 40;
      return figure(x, 690 - (2 - row) * 50 + (row === 2 ? 20 : 0), 210, i % 3 === 1 ? 'serve' : 'stand', {
        top: i % 2 ? '#fdf3dd' : '#2b4a7c',
        [i % 2 ? 'dress' : 'legs']: i % 2 ? '#fdf3dd' : '#1a2450',
        skin: ['#6b3c22', '#8f5533', '#a9683c', '#5a3028'][(i + row) % 4]!,
        flip: i > 3,
      });
    }),
  ) +
  figure(600, 800, 230, 'dance', { all: '#1f1436' }) +
  lightString([0, 180], [600, 130], 50, 14, '#1a1440') +
  lightString([600, 130], [1200, 180], 50, 14, '#1a1440') +
  stormLantern(180, 760, 70, '#1a1030') +
  stormLantern(1020, 760, 70, '#1a1030');

/** The promenade without electric light: a thousand candles along its wall. */
export const candleWall: Scene = (random) =>
  water(random, 'blue', 880, 360) +
  poly(
    [
      [-10, 810],
      [-10, 470],
      [560, 372],
      [640, 372],
      [940, 810],
    ],
    '#7a5a78',
  ) +
  times(12, (i) => {
    const t = (i / 12) ** 1.7;
    return path(
      `M${560 - 570 * t} ${372 + 330 * t}L${640 + 300 * t} ${372 + 438 * t}`,
      'none',
      'stroke="#5a4068" stroke-width="2.4"',
    );
  }) +
  poly(
    [
      [600, 366],
      [650, 366],
      [1210, 760],
      [1210, 810],
      [930, 810],
    ],
    '#c9a08a',
  ) +
  poly(
    [
      [640, 372],
      [652, 372],
      [1210, 790],
      [1210, 810],
      [940, 810],
    ],
    '#8a5f70',
  ) +
  times(17, (i) => {
    const t = ((i + 0.4) / 17) ** 1.6;
    return candle(632 + 420 * t, 372 + 330 * t, 5 + 27 * t);
  }) +
  times(14, (i) => {
    const t = ((i + 0.4) / 14) ** 1.6;
    return candle(556 - 600 * t, 374 + 130 * t, 4 + 17 * t);
  }) +
  figure(560, 520, 110, 'stroll', { dress: '#f0b0a0', skin: '#5a3028' }) +
  figure(592, 524, 116, 'walk', { top: '#fdf3dd', legs: '#1f2a5a', skin: '#5a3028' }) +
  figure(390, 720, 240, 'sit', { top: '#2a1838', legs: '#1a1030', skin: '#5a3028' }) +
  cello(446, 634, 190, 12) +
  palm(random, 110, 700, 520, { ...shadowPalm('#131c48', '#2a3a74'), lean: 70 }) +
  palm(random, 320, 470, 260, { ...shadowPalm('#131c48', '#2a3a74'), lean: 30 });

export const grandPiano: Scene = (random) =>
  rect(0, 0, 1200, 800, '#2a1a44') +
  times(3, (i) => path(`M${170 + i * 330} 560V250a110 110 0 0 1 220 0V560Z`, '#16305a')) +
  times(3, (i) =>
    move(
      170 + i * 330 + 110,
      0,
      circle(40, 230, 4, '#fdf3d0') +
        circle(-50, 290, 3, '#fdf3d0') +
        rect(-110, 440, 220, 120, '#1f5a78') +
        (i === 1
          ? crescent(20, 250, 30, '#fdf3d0')
          : palm(random, -10, 560, 260, { ...shadowPalm('#0c1436', '#1f3a5e'), lean: 20 })),
    ),
  ) +
  times(3, (i) =>
    path(`M${170 + i * 330} 560V250a110 110 0 0 1 220 0V560`, 'none', 'stroke="#c9985a" stroke-width="12"'),
  ) +
  path('M0 560H1200V800H0Z', '#5a2c48') +
  times(9, (i) =>
    poly(
      [
        [560 + (i - 4) * 40, 560],
        [590 + (i - 4) * 40, 560],
        [700 + (i - 4) * 180, 800],
        [520 + (i - 4) * 180, 800],
      ],
      '#6f3a54',
    ),
  ) +
  shine(600, 420, 460, '#ffc87a', 0.4) +
  ellipse(640, 742, 380, 32, '#1a0f2c', veil(0.5)) +
  path('M430 470Q440 200 760 220Q900 230 930 330L860 470Z', '#1a1024') +
  path('M460 470Q470 240 750 250Q870 258 896 340L840 470Z', '#8a4a30') +
  times(9, (i) => straight([500 + i * 40, 466], [540 + i * 36, 300 + i * 8], '#d9a05a', 2)) +
  path('M400 470H930Q960 500 930 540H400Z', '#120b1c') +
  rect(390, 528, 250, 26, '#fdf6ec') +
  times(
    16,
    (i) =>
      rect(394 + i * 15.4, 528, 2, 26, '#8a7a80') +
      (i % 7 === 2 || i % 7 === 6 ? '' : rect(403 + i * 15.4, 528, 8, 15, '#120b1c')),
  ) +
  rect(430, 552, 26, 180, '#120b1c') +
  rect(890, 540, 26, 190, '#120b1c') +
  rect(640, 552, 22, 170, '#120b1c') +
  rect(270, 650, 110, 20, '#7a2448', 'rx="9"') +
  figure(320, 748, 300, 'sit', { top: '#fdf3dd', legs: '#1a1030', skin: '#7a4630' }) +
  straight([286, 668], [280, 744], '#120b1c', 8) +
  straight([366, 668], [372, 744], '#120b1c', 8) +
  figure(1080, 760, 240, 'toast', { dress: '#e4576a', skin: '#8f5533', flip: true }) +
  glassOf(960, 610, 40, '#f6dc8a') +
  candle(800, 470, 22) +
  plantPot(110, 760, 110, '#c9985a', '#8a5a3c') +
  times(9, (i) => bananaLeaf(random, 110, 670, -160 + i * 18, 210, '#3f8a5a', '#1a5a48'));

const guitar = (x: number, y: number, turn: number, side: number, wood: string): string =>
  move(
    x,
    y,
    ellipse(0, 0, 44, 36, wood) +
      ellipse(side * 42, 0, 34, 28, wood) +
      circle(side * 30, 0, 13, '#2a1420') +
      rect(side > 0 ? 60 : -156, -5, 96, 10, '#4a241c') +
      rect(side > 0 ? 152 : -178, -9, 26, 18, '#2a1420'),
    turn,
  );

export const bolerosPier: Scene = (random) =>
  water(random, 'blue', 620, 400) +
  circle(620, 160, 120, '#fdf0cf') +
  circle(620, 160, 200, '#fdf0cf', veil(0.12)) +
  poly(
    [
      [-10, 640],
      [1210, 610],
      [1210, 800],
      [-10, 800],
    ],
    '#4a3050',
  ) +
  times(14, (i) => straight([i * 92 - 30, 642 - i * 2.2], [i * 110 - 150, 810], '#2a1c3c', 4)) +
  poly(
    [
      [-10, 640],
      [1210, 610],
      [1210, 628],
      [-10, 660],
    ],
    '#7a4f5c',
  ) +
  figure(440, 720, 330, 'play', { top: '#fdf3dd', legs: '#1a1440', skin: '#5a3028', hat: '#e6cfa0' }) +
  guitar(458, 556, -24, 1, '#c9803c') +
  figure(610, 724, 320, 'serve', { dress: '#e4405f', skin: '#7a4630' }) +
  figure(780, 720, 330, 'play', {
    top: '#fdf3dd',
    legs: '#1a1440',
    skin: '#6e3c2c',
    hat: '#e6cfa0',
    flip: true,
  }) +
  guitar(762, 556, 24, -1, '#a8542c') +
  stormLantern(170, 740, 96, '#141a40') +
  stormLantern(1152, 760, 96, '#141a40') +
  figure(940, 748, 310, 'dance', { dress: '#f5b942', skin: '#5a3028' }) +
  figure(1022, 748, 324, 'dance', { top: '#2fa3a8', legs: '#141a40', skin: '#6b3c22', flip: true }) +
  bottle(250, 734, 60, '#2f6b4c');

/** Three voices and three guitars under the arches. */
export const threeGuitars: Scene = (random) =>
  courtyard(random, 'night') +
  shine(600, 560, 480, '#ffb86a', 0.45) +
  lightString([-20, 190], [420, 214], 44, 9, '#1a1440') +
  lightString([420, 214], [800, 214], 40, 8, '#1a1440') +
  lightString([800, 214], [1220, 190], 44, 9, '#1a1440') +
  [
    [250, 740, '#c9803c', false, '#5a3028'],
    [550, 756, '#a8542c', false, '#7a4630'],
    [930, 740, '#d9944a', true, '#6e3c2c'],
  ]
    .map(([x, y, wood, flip, skin]) => {
      const [px, py, side] = [x as number, y as number, flip ? -1 : 1];
      return (
        ellipse(px, py + 4, 110, 14, '#1a0f2c', veil(0.45)) +
        figure(px, py, 350, 'play', {
          top: '#fffaf0',
          legs: '#fdf0d8',
          skin: skin as string,
          hat: '#f3dcae',
          flip: flip as boolean,
        }) +
        rect(px - 30 + side * 8, py - 288, 40, 16, '#d8324a', 'rx="7"') +
        guitar(px + side * 20, py - 172, side * -24, side, wood as string)
      );
    })
    .join('') +
  plantPot(70, 780, 110, '#a85a48', '#6a3444') +
  times(7, (i) => bananaLeaf(random, 70, 690, -150 + i * 20, 190, '#2f6a54', '#1a4a48')) +
  plantPot(1140, 780, 110, '#a85a48', '#6a3444') +
  times(7, (i) => bananaLeaf(random, 1140, 690, -150 + i * 20, 190, '#2f6a54', '#1a4a48')) +
  candle(406, 776, 26) +
  candle(744, 780, 22);

/** A pan on its stand: the hammered dish above, the skirt of the drum below. */
const steelPan = (x: number, y: number, r: number, skirt: string): string => {
  const k = 0.34;
  const top = y - r * 1.9;
  return (
    ellipse(x, y + 4, r * 1.1, r * 0.14, '#141f44', veil(0.6)) +
    path(
      `M${x - r * 0.7} ${y}L${x - r * 1.06} ${top}M${x + r * 0.7} ${y}L${x + r * 1.06} ${top}M${x - r * 0.86} ${y - r * 0.7}H${x + r * 0.86}`,
      'none',
      `stroke="#10183c" stroke-width="${r * 0.08}" stroke-linecap="round"`,
    ) +
    path(`M${x - r} ${top}V${top + r * 0.62}A${r} ${r * k} 0 0 0 ${x + r} ${top + r * 0.62}V${top}Z`, skirt) +
    path(
      `M${x + r * 0.3} ${top}V${top + r * 0.93}Q${x + r} ${top + r * 0.86} ${x + r} ${top + r * 0.62}V${top}Z`,
      '#141438',
      veil(0.4),
    ) +
    path(
      `M${x - r} ${top}V${top + r * 0.62}Q${x - r * 0.94} ${top + r * 0.78} ${x - r * 0.72} ${top + r * 0.85}V${top}Z`,
      '#ffd9a0',
      veil(0.45),
    ) +
    ellipse(x, top, r * 1.03, r * k * 1.06, '#f0e9dc') +
    ellipse(x, top, r * 0.97, r * k, '#8d99ac') +
    ellipse(x, top + r * 0.05, r * 0.84, r * k * 0.8, '#b9c4d0') +
    ellipse(x, top + r * 0.1, r * 0.5, r * k * 0.46, '#dfe6ea') +
    times(7, (i) => {
      const a = ((i * 51.4 + 12) * Math.PI) / 180;
      const [px, py] = [x + Math.cos(a) * r * 0.66, top + r * 0.05 + Math.sin(a) * r * k * 0.62];
      return (
        ellipse(px, py, r * 0.2, r * 0.075, '#8d99ac') +
        ellipse(px - r * 0.02, py - r * 0.012, r * 0.16, r * 0.05, '#ffd9a0')
      );
    })
  );
};

const mallet = (x: number, y: number, turn: number): string =>
  move(x, y, rect(-58, -4, 104, 8, '#e0b070', 'rx="4"') + rect(38, -9, 28, 18, '#e4576a', 'rx="7"'), turn);

const beachFire = (random: Chance, x: number, y: number): string =>
  shine(x, y - 50, 230, '#ff9a4a', 0.6) +
  ellipse(x, y, 130, 16, '#ffb45e', veil(0.35)) +
  straight([x - 70, y + 4], [x + 60, y - 12], '#4a2a2c', 16) +
  straight([x + 70, y + 4], [x - 56, y - 12], '#5a3430', 16) +
  fire(random, x, y - 6, 110, 130) +
  sparks(random, x, y - 110, 120, 150, 22);

/** Three pans and a bass between two fires. */
export const steelPans: Scene = (random) =>
  beach(random, 'blue', 620) +
  palm(random, 60, 660, 430, { ...shadowPalm('#131c48', '#2a3a74'), lean: 50 }) +
  palm(random, 1160, 660, 400, { ...shadowPalm('#131c48', '#2a3a74'), lean: -40 }) +
  beachFire(random, 130, 700) +
  beachFire(random, 1090, 700) +
  ellipse(846, 766, 90, 12, '#141f44', veil(0.6)) +
  cello(846, 610, 400, 7, '#a8542c', false) +
  steelPan(300, 764, 112, '#e4503c') +
  steelPan(660, 764, 112, '#f0a52c') +
  steelPan(476, 788, 124, '#1f9a94') +
  mallet(506, 540, -16) +
  mallet(430, 552, 200) +
  mallet(680, 540, 14) +
  lightString([-20, 70], [600, 60], 60, 12, '#131c48') +
  lightString([600, 60], [1220, 70], 60, 12, '#131c48');

/** White dresses, ribbons, trays on the head. */
export const jarana: Scene = (random) =>
  courtyard(random, 'night') +
  shine(600, 560, 480, '#ffb86a', 0.4) +
  times(7, (i) =>
    lightString(
      [i * 200 - 100, 210],
      [i * 200 + 100, 210],
      40,
      6,
      '#1a1440',
      ['#f5b942', '#f58fa0', '#8fd0c0'][i % 3],
    ),
  ) +
  [
    [190, 720, 'dance', false],
    [420, 750, 'serve', true],
    [620, 730, 'dance', true],
    [820, 756, 'serve', false],
    [1030, 724, 'dance', true],
  ]
    .map(
      ([x, y, pose, man], i) =>
        ellipse(x as number, (y as number) + 4, 90, 14, '#1a0f2c', veil(0.4)) +
        (man
          ? figure(x as number, y as number, 300, pose as 'dance', {
              top: '#fffaf0',
              legs: '#fdf0d8',
              skin: '#7a4630',
              hat: '#f3dcae',
              flip: i > 2,
            })
          : figure(x as number, y as number, 300, pose as 'dance', {
              dress: '#fffaf0',
              skin: '#7a4630',
              flip: i > 2,
            }) +
            times(6, (k) =>
              circle(
                (x as number) - 30 + k * 12,
                (y as number) - 84 + Math.abs(k - 2.5) * 3,
                7,
                ['#e4405f', '#f5b942', '#2f8a8a'][k % 3]!,
              ),
            ) +
            rect((x as number) - 46, (y as number) - 306, 100, 8, '#d9a05a') +
            times(4, (k) => glassOf((x as number) - 34 + k * 24, (y as number) - 304, 26, '#f6dc8a'))),
    )
    .join('') +
  figure(70, 800, 220, 'wave', { all: '#1f1436' }) +
  figure(1150, 806, 230, 'wave', { all: '#1f1436', flip: true });

export const carnival: Scene = (random) => {
  const mask = (
    x: number,
    y: number,
    s: number,
    face: string,
    feathers: readonly string[],
    turn: number,
  ): string =>
    move(
      x,
      y,
      times(11, (i) =>
        path(
          `M0 0Q${-s * 0.16} ${-s * 0.8} 0 ${-s * 1.5}Q${s * 0.16} ${-s * 0.8} 0 0Z`,
          feathers[i % feathers.length]!,
          `transform="rotate(${(i - 5) * 15})"`,
        ),
      ) +
        path(
          `M${-s} ${-s * 0.2}Q0 ${-s * 0.56} ${s} ${-s * 0.2}Q${s * 1.1} ${s * 0.4} ${s * 0.4} ${s * 0.4}Q0 ${s * 0.16} ${-s * 0.4} ${s * 0.4}Q${-s * 1.1} ${s * 0.4} ${-s} ${-s * 0.2}Z`,
          face,
        ) +
        ellipse(-s * 0.44, 0, s * 0.25, s * 0.15, '#1a0f2c', 'transform="rotate(10)"') +
        ellipse(s * 0.44, 0, s * 0.25, s * 0.15, '#1a0f2c', 'transform="rotate(-10)"') +
        path(`M0 ${-s * 0.36}L${s * 0.1} ${-s * 0.16}L0 ${s * 0.02}L${-s * 0.1} ${-s * 0.16}Z`, '#fdf0d0') +
        times(7, (i) =>
          circle(-s * 0.84 + i * s * 0.28, -s * 0.26 - Math.cos((i - 3) / 3) * s * 0.1, s * 0.045, '#fdf0d0'),
        ),
      turn,
    );
  return (
    sky(['#3a1450', '#7a1f66', '#c2305e', '#ee6c4d', '#f8b050'], 800, 12) +
    stars(random, 60, 300) +
    times(160, () => {
      const [x, y] = [random() * 1200, random() * 800];
      return rect(
        x,
        y,
        random.between(6, 14),
        random.between(4, 9),
        random.pick(['#f5c860', '#8fd0c0', '#fdf0d0', '#f58fa0', '#2fa3a8']),
        `transform="rotate(${Math.round(random() * 180)} ${Math.round(x)} ${Math.round(y)})"`,
      );
    }) +
    mask(600, 430, 220, '#f5b942', ['#2fa3a8', '#e4405f', '#fdf0d0', '#5a3a9a'], 0) +
    mask(250, 560, 130, '#2fa3a8', ['#f5c860', '#ee6c4d', '#f58fa0'], -14) +
    mask(960, 560, 130, '#e4405f', ['#8fd0c0', '#f5c860', '#5a8ad0'], 14) +
    [
      [420, 740, '#d9503c'],
      [600, 770, '#2b6a9a'],
      [780, 740, '#5ea34e'],
    ]
      .map(
        ([x, y, c]) =>
          path(
            `M${(x as number) - 80} ${(y as number) - 60}V${(y as number) + 60}H${(x as number) + 80}V${(y as number) - 60}Z`,
            c as string,
          ) +
          ellipse(x as number, (y as number) - 60, 80, 24, '#fdf0d0') +
          line(`M${(x as number) - 80} ${(y as number) - 50}l40 90l40 -90l40 90l40 -90`, '#f5c860', 6),
      )
      .join('') +
    line('M0 120Q160 240 300 90T620 110T900 90T1210 150', '#fdf0d0', 7) +
    line('M0 210Q200 90 360 220T760 60T1210 60', '#8fd0c0', 7)
  );
};

/** An altar for the souls: marigolds, candles, bread, an arch of flowers. */
export const altar: Scene = (random) =>
  sky(['#1a1034', '#33184a', '#5a2450', '#8a3a4c'], 640, 10) +
  stars(random, 60, 260) +
  path('M0 640H1200V800H0Z', '#4a2438') +
  shine(600, 500, 460, '#ffae50', 0.6) +
  path('M330 640V360Q330 120 600 120T870 360V640', 'none', 'stroke="#3a6a44" stroke-width="40"') +
  times(33, (i) => {
    const t = i / 32;
    const a = Math.PI * (1 + t);
    const [x, y] =
      t < 0.16
        ? [330, 640 - t * 1750]
        : t > 0.84
          ? [870, 640 - (1 - t) * 1750]
          : [600 + 270 * Math.cos(a), 350 + 236 * Math.sin(a)];
    return (
      circle(x, y, 27, i % 2 ? '#f59a1f' : '#f5b942') +
      times(8, (k) =>
        circle(x + 15 * Math.cos(k * 0.785), y + 15 * Math.sin(k * 0.785), 8, i % 2 ? '#f5b942' : '#f0802a'),
      ) +
      circle(x, y, 8, '#c9561f')
    );
  }) +
  [
    [370, 420, 460],
    [320, 520, 560],
    [270, 620, 660],
  ]
    .map(
      ([x, y, w], i) =>
        rect(x!, y!, w!, 24, '#fdf0d8') +
        rect(x!, y! + 24, w!, 90, ['#8a2a5a', '#5a2a7a', '#2a5a7a'][i]!) +
        times(Math.floor(w! / 46), (k) =>
          path(`M${x! + k * 46} ${y! + 24}h46l-23 30Z`, ['#f58fa0', '#f5c860', '#8fd0c0'][(k + i) % 3]!),
        ),
    )
    .join('') +
  [400, 470, 730, 800].map((x) => candle(x, 420, 34)).join('') +
  [350, 440, 760, 850].map((x) => candle(x, 520, 34)).join('') +
  rect(540, 290, 120, 130, '#c9985a') +
  rect(554, 304, 92, 102, '#f3e0c0') +
  circle(600, 340, 22, '#8f5533') +
  path('M562 406q38 -60 76 0Z', '#5a2450') +
  [540, 600, 660]
    .map((x) => ellipse(x, 508, 34, 17, '#d99a52') + line(`M${x - 20} 504h40M${x} 494v24`, '#fdf0d0', 5))
    .join('') +
  times(5, (i) => circle(400 + i * 100, 606, 22, ['#ee8a2c', '#8a9a3a', '#f5c84e'][i % 3]!)) +
  times(60, () =>
    circle(
      random.between(220, 980),
      random.between(720, 800),
      random.between(5, 12),
      random.pick(['#f59a1f', '#f5b942', '#f0802a']),
    ),
  ) +
  candle(180, 760, 40) +
  candle(1020, 760, 40);
