import { canopy, lianas, thicket } from '../../jungle.ts';
import { stormLantern } from '../../lamps.ts';
import { hills, rock, sandMarks } from '../../land.ts';
import { agave, bananaLeaf, saguaro } from '../../leaves.ts';
import { bike } from '../../bike.ts';
import { lighthouse } from '../../buildings.ts';
import { goldPalm, palm } from '../../palms.ts';
import { figure } from '../../people.ts';
import type { Chance } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { barCloud, beams, crescent, gulls, sky, stars, sun } from '../../sky.ts';
import { lawn, water } from '../../stages.ts';
import { circle, ellipse, line, path, pebble, polar, poly, rect, straight, times, veil } from '../../svg.ts';
import type { Point } from '../../svg.ts';
import { telescope } from '../../telescope.ts';

/** Spades, gloves, and a row of young trees. */
export const plantingTrees: Scene = (random) => {
  const sapling = (x: number, y: number, s: number): string =>
    ellipse(x, y + 4, s * 0.5, s * 0.12, '#6b4028') +
    straight([x, y], [x, y - s], '#8a5f3a', s * 0.07) +
    times(6, (i) =>
      bananaLeaf(
        random,
        x,
        y - s * (0.5 + (i % 3) * 0.24),
        i % 2 ? -150 + i * 8 : -40 + i * 6,
        s * 0.5,
        '#7ab54c',
        '#3f8a44',
      ),
    );
  return (
    lawn(random) +
    path('M-20 640Q500 590 1220 640V810H-20Z', '#a8703f') +
    times(5, (i) =>
      path(
        `M-20 ${664 + i * 30}Q500 ${614 + i * 34} 1220 ${664 + i * 30}`,
        'none',
        'stroke="#8a5630" stroke-width="5" opacity=".6"',
      ),
    ) +
    sapling(180, 690, 130) +
    sapling(480, 676, 110) +
    sapling(720, 690, 120) +
    sapling(1010, 684, 110) +
    figure(300, 730, 240, 'cook', { top: '#ee6c4d', legs: '#3a5a6a', skin: '#8f5533', hat: '#f3dcae' }) +
    straight([366, 580], [396, 734], '#7a5038', 8) +
    path('M380 724l34 -6l4 36q-18 14 -32 0Z', '#6a7480') +
    figure(600, 740, 250, 'cook', { dress: '#f5b942', skin: '#6b3c22', hat: '#fffaf0' }) +
    path(
      'M650 620h54v46h-54ZM704 630l34 -20v12l-34 26ZM656 620q20 -34 42 0',
      '#2f7d7a',
      'stroke="#2f7d7a" stroke-width="5"',
    ) +
    figure(850, 736, 130, 'cook', {
      top: '#2fa3a8',
      legs: '#16305a',
      skin: '#7a4630',
      hat: '#e4576a',
      flip: true,
    }) +
    figure(960, 760, 236, 'serve', {
      top: '#fffaf0',
      legs: '#5a6a3f',
      skin: '#5a3028',
      hat: '#f3dcae',
      flip: true,
    }) +
    path('M1060 790l12 -60h96l12 60Z', '#c9985a') +
    times(4, (i) => bananaLeaf(random, 1090 + i * 20, 730, -110 + i * 14, 80, '#7ab54c', '#3f8a44'))
  );
};

/** From the saddle of the hill: two with hats, and the whole bay below them. */
export const ridgeView: Scene = (random) =>
  water(random, 'gold', 860, 300) +
  hills(random, 420, 150, '#5f8a72', -200, 460, 3) +
  hills(random, 440, 110, '#6f9a6c', 740, 1400, 3) +
  path('M-20 560Q260 520 520 600T1220 560V810H-20Z', '#a8a05a') +
  path('M-20 640Q300 590 600 680T1220 640V810H-20Z', '#8a8a48') +
  path('M420 810Q520 720 470 660T560 590L590 594Q520 650 560 700T560 810Z', '#e6cf9a') +
  rock(random, 760, 690, 320, 120, '#b08a6a', '#7a5a4c') +
  figure(720, 580, 170, 'stand', { top: '#fffaf0', legs: '#7a5a4a', skin: '#8f5533', hat: '#c9503f' }) +
  figure(800, 584, 165, 'wave', { dress: '#2fa3a8', skin: '#6b3c22', hat: '#f3dcae' }) +
  figure(520, 730, 190, 'walk', { top: '#ee6c4d', legs: '#3a5a6a', skin: '#7a4630', hat: '#f3dcae' }) +
  rect(496, 590, 26, 56, '#5a6a3f', 'rx="9"') +
  thicket(random, [-20, 812], [340, 812], 120, ['#5f7a3a', '#7a944a', '#4a6a38'], 18) +
  thicket(random, [900, 812], [1220, 812], 120, ['#5f7a3a', '#7a944a', '#4a6a38'], 18) +
  gulls(random, 360, 190, 5, '#5a5a58');

const desert = (
  random: Chance,
  ramp: readonly string[],
  ridges: readonly [string, string, string],
  sand: string,
): string =>
  sky(ramp, 430) +
  hills(random, 440, 190, ridges[0], -160, 640, 4) +
  hills(random, 440, 150, ridges[1], 560, 1360, 4) +
  hills(random, 470, 90, ridges[2], -100, 1300, 7) +
  path('M-20 456Q300 436 620 458T1220 446V810H-20Z', sand);

export const desertRide: Scene = (random) =>
  desert(random, ['#6fb4c8', '#b8d8cc', '#f3e2b4', '#fbd09a'], ['#c98a72', '#b8705c', '#a0584a'], '#d9985f') +
  sun(300, 200, 60, '#fff6cf', '#ffe9b0', 5) +
  path('M-20 700Q300 560 620 600T1220 520V560Q900 660 640 660T-20 810Z', '#f3d7a4') +
  sandMarks(random, 100, 650, 1000, 130, '#c98a52', 30) +
  [110, 330, 780, 980]
    .map((x, i) => saguaro(x, 520 + (i % 2) * 20, 120 + (i % 3) * 30, '#6f9a64', '#47705a'))
    .join('') +
  [
    [330, 700, 110, '#2b8f8a'],
    [610, 640, 84, '#ee6c4d'],
    [830, 620, 66, '#f5b942'],
  ]
    .map(
      ([x, y, s, c], i) =>
        ellipse(x as number, y as number, (s as number) * 1.4, 10, '#8a5a48', veil(0.4)) +
        bike(x as number, y as number, s as number, c as string) +
        figure((x as number) - (s as number) * 0.17, (y as number) - 4, (s as number) * 2.2, 'ride', {
          top: ['#fffaf0', '#2fa3a8', '#e4576a'][i]!,
          legs: '#3a4a5a',
          skin: '#8f5533',
          hat: '#fffaf0',
        }),
    )
    .join('') +
  saguaro(1080, 740, 340, '#5f8f5c', '#37604c') +
  agave(random, 120, 800, 120, '#7fa88a', '#4a7a6a') +
  agave(random, 940, 800, 130, '#7fa88a', '#4a7a6a');

export const desertDawn: Scene = (random) =>
  desert(
    random,
    ['#2a3a6c', '#5a5a92', '#a87a9a', '#e8a494', '#fbd0a0'],
    ['#7a5a86', '#6a4a78', '#553a68'],
    '#8a5f74',
  ) +
  stars(random, 70, 200) +
  crescent(920, 120, 34, '#fdf0cf') +
  path('M-20 600Q400 540 760 600T1220 580V810H-20Z', '#6f4a66') +
  [90, 250, 470, 700, 880, 1120]
    .map((x, i) => saguaro(x, 520 + (i % 3) * 30, 120 + (i % 4) * 36, '#3f5f6a', '#2a4258'))
    .join('') +
  saguaro(330, 740, 380, '#3a5f62', '#24404c') +
  [
    [330, 340],
    [286, 470],
    [374, 520],
  ]
    .map(
      ([x, y]) =>
        times(6, (i) =>
          ellipse(x! + (i - 2.5) * 8, y! - 12 + Math.abs(i - 2.5) * 4, 8, 14, i % 2 ? '#fdf3dd' : '#f8d0c0'),
        ) + circle(x!, y!, 8, '#f5c860'),
    )
    .join('') +
  path(
    'M820 720q0 -50 46 -54q20 -2 34 -20q4 -34 -4 -60q16 10 18 50q14 -30 30 -34q-2 30 -24 46q14 12 10 28q-8 14 -28 12q6 30 -2 32Z',
    '#4a3350',
  ) +
  agave(random, 140, 800, 130, '#5a7a86', '#34506a') +
  agave(random, 1050, 800, 150, '#5a7a86', '#34506a');

/** Blankets round a telescope in the dry river bed, and somebody who points out the planets. */
export const desertStars: Scene = (random) =>
  desert(
    random,
    ['#060b28', '#0f1a48', '#1f2f6a', '#46508c', '#8a7a9a'],
    ['#2a2f62', '#222856', '#1a204a'],
    '#2f2a52',
  ) +
  stars(random, 420, 230) +
  path('M-20 600Q400 540 760 600T1220 580V810H-20Z', '#241f46') +
  [90, 290, 760, 930, 1100]
    .map((x, i) => saguaro(x, 530 + (i % 3) * 24, 130 + (i % 4) * 34, '#24405a', '#162a44'))
    .join('') +
  telescope(620, 690, { tube: '#d9b878', belly: '#9a7a5c', cap: '#f3e2b8', dark: '#2a2f62' }) +
  figure(530, 700, 190, 'cook', { top: '#e4764c', legs: '#1a204a', skin: '#5a3028', hat: '#f3dcae' }) +
  straight([572, 584], [716, 300], '#9af0a0', 2.5, veil(0.8)) +
  [
    [210, 720, '#b5506a', '#f5b942'],
    [390, 776, '#2f7d9a', '#fdf3dd'],
    [850, 716, '#8a5a9a', '#ee6c4d'],
    [1010, 772, '#3f7a6a', '#f3d9a8'],
  ]
    .map(
      ([x, y, blanket, shirt], i) =>
        ellipse(x as number, (y as number) + 6, 120, 22, blanket as string) +
        figure((x as number) - 40, y as number, 128, 'lotus', {
          top: shirt as string,
          legs: '#1a204a',
          skin: '#5a3028',
          flip: i > 1,
        }) +
        figure((x as number) + 44, y as number, 124, 'lotus', { dress: '#3f5a9a', skin: '#5a3028' }),
    )
    .join('') +
  stormLantern(660, 760, 44, '#10153a') +
  agave(random, 110, 800, 130, '#2f4a66', '#1a2c4a') +
  agave(random, 1080, 800, 140, '#2f4a66', '#1a2c4a');

export const agaveField: Scene = (random) =>
  desert(random, ['#3f9ab8', '#8fc8cc', '#dfe6c0', '#fbdca0'], ['#b8806c', '#a06a60', '#8a5652'], '#c9784c') +
  sun(860, 250, 64, '#fff3c4', '#ffe2a0', 5) +
  times(6, (r) =>
    times(9, (i) =>
      agave(
        random,
        40 + i * 140 + (r % 2) * 70 + (600 - (40 + i * 140)) * (0.34 - r * 0.068),
        500 + r * r * 9 + r * 14,
        36 + r * 15,
        '#8fb8b0',
        '#4a8088',
      ),
    ),
  ) +
  figure(330, 640, 180, 'cook', { top: '#fffaf0', legs: '#6b4028', skin: '#6b3c22', hat: '#f3dcae' }) +
  straight([370, 532], [410, 640], '#7a5038', 8) +
  ellipse(414, 646, 20, 13, '#8a949c') +
  ellipse(560, 700, 66, 50, '#f3e6c4') +
  times(5, (r) =>
    times(9, (i) => path(`M${512 + i * 12 + (r % 2) * 6} ${662 + r * 18}l7 9l-7 9l-7 -9Z`, '#b9c49a')),
  ) +
  ellipse(690, 720, 60, 46, '#f3e6c4') +
  times(5, (r) =>
    times(8, (i) => path(`M${648 + i * 12 + (r % 2) * 6} ${686 + r * 17}l7 9l-7 9l-7 -9Z`, '#b9c49a')),
  ) +
  barCloud(random, 300, 150, 300, '#f6ecd0', 3);

export const lighthouseRide: Scene = (random) =>
  water(random, 'noon', 240, 360) +
  path('M-20 520Q260 470 560 520T1220 440V810H-20Z', '#a9c95a') +
  path('M-20 620Q400 560 1220 600V810H-20Z', '#8ab84e') +
  path(
    'M930 470C860 520 700 540 560 600C420 660 260 720 180 810H520C600 720 700 660 820 600C920 550 980 500 960 470Z',
    '#f3dcb0',
  ) +
  lighthouse(960, 490, 420, '#fffaf0', '#9ab0b8', '#d9564a', '#fff1bd') +
  rect(1010, 440, 120, 60, '#fffaf0') +
  poly(
    [
      [1000, 444],
      [1140, 444],
      [1110, 406],
      [1030, 406],
    ],
    '#bf4a35',
  ) +
  ellipse(400, 722, 150, 12, '#5f7a3a', veil(0.4)) +
  bike(400, 720, 104, '#2b6a9a', true) +
  figure(382, 716, 228, 'ride', { dress: '#ee6c4d', skin: '#8f5533', hat: '#fffaf0' }) +
  ellipse(640, 626, 96, 8, '#5f7a3a', veil(0.4)) +
  bike(640, 624, 66, '#e4576a') +
  figure(628, 620, 146, 'ride', { top: '#f5b942', legs: '#16305a', skin: '#6b3c22' }) +
  bike(800, 570, 44, '#2f7d54') +
  figure(792, 568, 98, 'ride', { top: '#fffaf0', legs: '#5a4a6a', skin: '#7a4630' }) +
  palm(random, 90, 700, 420, { ...goldPalm, light: '#8ab54c', dark: '#2a7050', lean: 40 }) +
  thicket(random, [900, 812], [1220, 812], 130, ['#3f8a44', '#5ea34e', '#2a6a44'], 16) +
  gulls(random, 620, 190, 5, '#3a6a78');

/** The broken edge of a cenote that lies open. */
const rim = (size: number): Point[] =>
  Array.from({ length: 18 }, (_, i) =>
    polar(208, 590, 232 * size * (1 + 0.07 * Math.sin(i * 2.7) + 0.04 * Math.cos(i * 5.1)), i * 20, 0.27),
  );

/** A track of packed earth past a cenote. */
export const jungleRide: Scene = (random) =>
  sky(['#3f9a80', '#86c498', '#d3e6a8', '#f6f0c0'], 380, 10) +
  beams(760, -60, 1000, '#fffbe0', 18, 0.16) +
  times(7, (i) => canopy(random, i * 200, 190 + (i % 2) * 50, 320, 330, '#1f6a50', '#3f9058', '#8cc05a')) +
  rect(0, 400, 1200, 80, '#12493f') +
  times(7, (i) =>
    canopy(random, 90 + i * 190, 400 - (i % 2) * 30, 280, 200, '#12493f', '#2a7450', '#62a852'),
  ) +
  path('M-20 470Q300 440 620 462T1220 446V810H-20Z', '#6fa548') +
  path('M-20 560Q400 520 1220 550V810H-20Z', '#548f40') +
  pebble(rim(1.12), '#a8a08a') +
  pebble(rim(1), '#6a6a58') +
  pebble(
    rim(0.94).map(([x, y]) => [x, y + 9] as const),
    '#17858c',
  ) +
  ellipse(212, 604, 176, 30, '#3fb8ac') +
  ellipse(200, 608, 96, 13, '#a9e6d4', veil(0.8)) +
  thicket(random, [-20, 560], [150, 540], 90, ['#3f8a44', '#5ea34e', '#2a6a44'], 14) +
  path(
    'M402 540L366 604M440 548L400 612',
    'none',
    'stroke="#8a5a3a" stroke-width="9" stroke-linecap="round"',
  ) +
  times(4, (i) => straight([396 - i * 8, 550 + i * 14], [434 - i * 9, 559 + i * 14], '#b5784c', 7)) +
  path(
    'M722 452C712 500 650 540 560 600C470 664 380 730 330 810H900C900 720 860 640 800 580C750 534 726 490 730 452Z',
    '#e0b987',
  ) +
  path(
    'M724 452C716 520 690 600 640 680C610 730 590 770 580 810H620C630 760 660 700 690 640C716 580 726 520 728 452Z',
    '#ecd0a0',
    veil(0.8),
  ) +
  ellipse(590, 744, 160, 13, '#7a5a3a', veil(0.4)) +
  bike(590, 742, 116, '#2f7d9a', true) +
  figure(570, 737, 252, 'ride', { dress: '#f5b942', skin: '#7a4630', hat: '#fffaf0' }) +
  ellipse(760, 606, 96, 9, '#7a5a3a', veil(0.4)) +
  bike(760, 604, 70, '#e4576a') +
  figure(748, 600, 154, 'ride', { top: '#fffaf0', legs: '#2a4a6a', skin: '#5a3028' }) +
  path(
    'M940 -20Q980 260 950 470Q1010 500 1090 506Q1010 520 960 500Q900 520 830 512Q900 496 916 470Q930 260 890 -20Z',
    '#7a6a52',
  ) +
  path('M920 -20H940Q980 260 950 470Q1010 500 1090 506Q1010 520 960 500Q944 300 920 -20Z', '#574c40') +
  lianas(random, 60, 1080, 230, '#2a5f40', 9) +
  thicket(random, [880, 800], [1220, 690], 170, ['#2f7d54', '#4f9a50', '#1f6247', '#8cb84e'], 26) +
  thicket(random, [-20, 720], [230, 812], 150, ['#2f7d54', '#4f9a50', '#1f6247', '#8cb84e'], 22) +
  times(4, (i) => bananaLeaf(random, 1190, 790, -168 + i * 26, 290, '#62ae54', '#2a7a4c'));

/** Planks over roots and still water. */
export const mangroveWalk: Scene = (random) =>
  sky(['#5fb8b0', '#9fd4b4', '#dcecb8', '#f6f0c0'], 360, 10) +
  beams(640, 60, 900, '#fffbe0', 18, 0.12) +
  times(8, (i) =>
    canopy(random, 20 + i * 170, 300 - (i % 2) * 50, 290, 250, '#14503f', '#2f7d54', '#7ab54c'),
  ) +
  rect(0, 390, 1200, 410, '#2a7a78') +
  path('M380 392Q600 420 760 392L1000 800H240Z', '#3f9a90') +
  times(15, (i) => {
    const side = i % 2 ? 1 : -1;
    const [x, y, s] = [600 + side * (220 + (i >> 1) * 52), 420 + (i >> 1) * 46, 50 + (i >> 1) * 18];
    return (
      times(5, (k) =>
        line(
          `M${x} ${y - s * 1.1}Q${x + (k - 2) * s * 0.3} ${y - s * 0.8} ${x + (k - 2) * s * 0.5} ${y}`,
          k % 2 ? '#5a4034' : '#6f5040',
          s * 0.09,
        ),
      ) + ellipse(x, y + 3, s, 6, '#1a5a5c', veil(0.5))
    );
  }) +
  poly(
    [
      [560, 410],
      [650, 410],
      [900, 810],
      [260, 810],
    ],
    '#c9a070',
  ) +
  times(18, (i) => {
    const t = (i / 18) ** 1.6;
    return rect(560 - 300 * t, 410 + 400 * t, 90 + 550 * t, 1.5 + 5 * t, '#7a5a40', veil(0.8));
  }) +
  figure(590, 500, 100, 'stroll', { top: '#fffaf0', legs: '#5a6a3f', skin: '#7a4630', hat: '#f3dcae' }) +
  figure(640, 560, 126, 'wave', { dress: '#ee6c4d', skin: '#8f5533', hat: '#fffaf0', flip: true }) +
  figure(530, 690, 196, 'cook', { top: '#f5b942', legs: '#2b6a9a', skin: '#6b3c22', hat: '#fffaf0' }) +
  path('M574 606l-6 -40h44l-6 40Z', '#ee6c4d') +
  path('M568 566q22 -34 44 0', 'none', 'stroke="#6b4a3a" stroke-width="4"') +
  lianas(random, 0, 1200, 200, '#2f6a4c', 10);

/** The bird with the two long feathers, on a branch. */
export const motmot: Scene = (random) =>
  sky(['#1f6a5c', '#4a9a78', '#9fd0a0', '#e6f0c0'], 800, 10) +
  beams(960, -60, 1100, '#fffbe0', 16, 0.14) +
  times(9, (i) =>
    canopy(random, 40 + i * 150, 640 + (i % 3) * 60, 300, 260, '#1f5a48', '#3f8a5c', '#7ab56c'),
  ) +
  times(4, (i) => canopy(random, 100 + i * 330, 20, 420, 170, '#14503f', '#2a7050', '#5ea34e')) +
  path('M-20 520Q300 450 700 470T1220 400V440Q900 500 700 506T-20 570Z', '#6b4a34') +
  path('M-20 550Q300 480 700 492T1220 424V440Q900 500 700 506T-20 570Z', '#4a3226') +
  [
    [180, 480, -70],
    [330, 470, -40],
    [900, 452, -110],
    [1040, 430, -60],
    [820, 500, 70],
  ]
    .map(([x, y, a]) => bananaLeaf(random, x!, y!, a!, 150, '#7ab54c', '#3f8a44'))
    .join('') +
  line('M560 470Q540 600 520 700M590 472Q590 610 580 710', '#1f7a8a', 8) +
  [
    [516, 716],
    [578, 728],
  ]
    .map(([x, y]) => ellipse(x!, y!, 19, 30, '#16808f') + ellipse(x!, y! + 8, 15, 18, '#123a52'))
    .join('') +
  path('M520 470Q500 330 600 270Q700 240 730 330Q740 430 640 480Z', '#3f9a78') +
  path('M530 450Q540 340 620 330Q680 340 650 440Q600 480 540 474Z', '#2b7f9a') +
  path('M640 470Q730 420 728 340Q760 420 700 470Z', '#d9934a') +
  circle(672, 272, 62, '#2f9a94') +
  path('M612 262Q640 190 720 222Q690 240 612 262Z', '#3fc0d0') +
  path('M650 266Q700 250 736 268Q710 296 656 292Z', '#14202c') +
  circle(690, 272, 11, '#c9402c') +
  circle(692, 272, 6, '#10141c') +
  path('M728 268Q790 270 806 306Q760 308 722 296Z', '#2a2a30') +
  straight([620, 474], [616, 492], '#3a2a2c', 7) +
  straight([654, 470], [656, 490], '#3a2a2c', 7) +
  figure(200, 800, 190, 'wave', { top: '#5a7a4a', legs: '#6b5a3f', skin: '#6b3c22', hat: '#e6cf9a' }) +
  figure(270, 806, 160, 'stand', { dress: '#8a6a4a', skin: '#8f5533', hat: '#e6cf9a' });

/** A wooden boat, ten guests, and dolphins beside it. */
export const pangaBay: Scene = (random) => {
  const dolphin = (x: number, y: number, s: number): string =>
    path(
      `M${x - s} ${y}Q${x - s * 0.5} ${y - s * 0.9} ${x + s * 0.5} ${y - s * 0.62}Q${x + s * 0.9} ${y - s * 0.5} ${x + s * 1.16} ${y - s * 0.16}Q${x + s * 0.8} ${y - s * 0.24} ${x + s * 0.6} ${y - s * 0.3}Q${x} ${y - s * 0.36} ${x - s} ${y}Z`,
      '#4a7a98',
    ) +
    path(
      `M${x - s * 0.06} ${y - s * 0.72}L${x - s * 0.3} ${y - s * 1.06}L${x + s * 0.2} ${y - s * 0.68}Z`,
      '#3a6684',
    ) +
    path(
      `M${x - s} ${y}L${x - s * 1.3} ${y - s * 0.06}L${x - s * 1.06} ${y + s * 0.1}L${x - s * 1.1} ${y + s * 0.34}Z`,
      '#3a6684',
    ) +
    ellipse(x - s * 0.9, y + s * 0.34, s * 0.8, s * 0.09, '#f3fbf0', veil(0.8));
  return (
    water(random, 'noon', 900, 340) +
    path('M300 560Q330 640 420 650H860Q930 630 980 540L880 556H420Z', '#ee8a3c') +
    path('M300 560Q310 582 322 596L958 586Q972 566 980 540L880 556H420Z', '#fffaf0') +
    path('M330 610Q360 646 420 650H860Q910 640 944 604Z', '#bf5a2c') +
    times(8, (i) =>
      figure(400 + i * 62, 590, 118, i % 3 ? 'sit' : 'wave', {
        [i % 2 ? 'dress' : 'top']: ['#2fa3a8', '#f5b942', '#e4576a', '#fffaf0'][i % 4]!,
        skin: ['#7a4630', '#8f5533', '#6b3c22'][i % 3]!,
        hat: i % 3 ? '#f3dcae' : '#fffaf0',
        flip: i > 5,
      }),
    ) +
    path('M420 590L930 582L944 604Q910 650 860 650H420Q360 646 336 616Z', '#d9702e', veil(0.92)) +
    path('M330 612L950 596', 'none', 'stroke="#fffaf0" stroke-width="8"') +
    dolphin(260, 720, 100) +
    dolphin(560, 760, 76) +
    dolphin(1020, 720, 90) +
    gulls(random, 300, 220, 5, '#3a6a78')
  );
};
