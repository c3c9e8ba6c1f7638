/** Still water under the forest, and what swims along the reef. */
import { bougainvillea } from '../../flowers.ts';
import { canopy, lianas } from '../../jungle.ts';
import { bananaLeaf, monstera } from '../../leaves.ts';
import { mix } from '../../palette.ts';
import { palmAbove } from '../../poolside.ts';
import type { Chance } from '../../random.ts';
import { coral, shoal } from '../../reef.ts';
import { greenTurtle, parrotfish } from '../../reef-animals.ts';
import type { Scene } from '../../scene.ts';
import {
  circle,
  clip,
  ellipse,
  fade,
  group,
  line,
  move,
  path,
  pebble,
  polar,
  poly,
  rect,
  short,
  smooth,
  straight,
  times,
  veil,
} from '../../svg.ts';
import type { Point } from '../../svg.ts';
import { lightNet } from '../../water.ts';

const DEEP = '#0a2f45';

/** The round of the cenote at a distance from its middle. */
const round = (r: number): Point[] =>
  Array.from({ length: 20 }, (_, i) =>
    polar(580, 400, r * (1 + 0.045 * Math.sin(i * 1.9) + 0.035 * Math.cos(i * 3.1)), i * 18, 0.95),
  );

const crowns: readonly (readonly [string, string, string])[] = [
  ['#14533f', '#2a7d4e', '#6cae4c'],
  ['#1b6047', '#3f9150', '#93c455'],
  ['#0f4a40', '#1f6e50', '#4f9a52'],
  ['#2a6a3c', '#5ea34a', '#b9d35a'],
];

/** The crown of a tree, from the air. */
const crown = (random: Chance, x: number, y: number, r: number, tones: readonly string[]): string => {
  const turn = random() * 90;
  const leaves = Array.from({ length: 14 }, (_, i) => (i % 2 ? 1.05 : 0.92) * random.between(0.95, 1.05));
  const blob = (k: number, dx: number, dy: number, colour: string, extra = ''): string =>
    pebble(
      leaves.map((reach, i) => polar(x + dx * r, y + dy * r, r * k * reach, turn + (i * 360) / 14)),
      colour,
      extra,
    );
  return (
    blob(1, 0.24, 0.3, '#08282f', veil(0.5)) +
    blob(1, 0, 0, tones[0]!) +
    blob(0.76, -0.1, -0.12, tones[1]!) +
    blob(0.46, -0.2, -0.24, tones[2]!)
  );
};

/** The same in bloom. */
const inFlower = (random: Chance, x: number, y: number, r: number, tones: readonly string[]): string =>
  crown(random, x, y, r, crowns[0]!) +
  bougainvillea(
    random,
    Array.from({ length: 8 }, (_, i) => polar(x - r * 0.06, y - r * 0.08, i ? r * 0.56 : 0, i * 51)),
    r * 0.3,
    tones,
    '#1b6047',
  );

/** What the birds know: blue water in the middle of the forest. */
export const cenoteAbove: Scene = (random) => {
  const way: Point[] = [
    [852, 616],
    [930, 676],
    [1040, 700],
    [1130, 730],
    [1240, 790],
  ];
  const trees: [number, number, number][] = [];
  for (let row = 8; row >= -1; row--)
    for (let column = 9; column >= -1; column--) {
      const x = (column + (row % 2 ? 0.5 : 0)) * 136 + random.between(-22, 22);
      const y = row * 112 - 20 + random.between(-18, 18);
      const r = random.between(74, 104);
      const far = Math.hypot(x - 580, (y - 400) / 0.95);
      if (far - r > 296 && way.every(([a, b]) => Math.hypot(x - a, y - b) > r * 0.9)) trees.push([x, y, r]);
    }
  const rim = smooth(round(322), true);
  const water = smooth(round(264), true);
  const around = 'M-200 -200H1400V1000H-200Z';
  return (
    rect(0, 0, 1200, 800, '#155044') +
    line(smooth(way), '#a5854f', 60) +
    line(smooth(way.map(([x, y]) => [x - 4, y - 5] as const)), '#e6c88c', 48) +
    pebble(round(352), '#3f7a48') +
    pebble(round(340), '#b59c6c') +
    pebble(
      round(334).map(([x, y]) => [x - 3, y - 4] as const),
      '#f0ddb0',
    ) +
    path(rim, '#c9a878') +
    clip(
      rim,
      pebble(round(300), '#b08c64') +
        times(40, (i) =>
          straight(
            polar(580, 400, 326, i * 9 + (i % 3), 0.95),
            polar(580, 400, 262, i * 9 + (i % 3) + 2, 0.95),
            '#7a5c4c',
            i % 3 ? 3 : 7,
            veil(0.5),
          ),
        ) +
        path(`${rim}${around}`, '#231f3d', 'fill-rule="evenodd" opacity=".55" transform="translate(40 50)"'),
    ) +
    pebble(round(270), '#0b4a5c') +
    path(water, '#4fcfc6') +
    clip(
      water,
      pebble(
        round(222).map(([x, y]) => [x - 10, y - 8] as const),
        '#2fb8bf',
      ) +
        pebble(
          round(168).map(([x, y]) => [x - 24, y - 6] as const),
          '#1a9db2',
        ) +
        pebble(
          round(112).map(([x, y]) => [x - 34, y] as const),
          '#117f9f',
        ) +
        pebble(
          round(60).map(([x, y]) => [x - 40, y + 4] as const),
          '#0d688c',
        ) +
        lightNet(random, 300, 130, 560, 560, '#e6fff4', 0.36, 84) +
        path(`${water}${around}`, DEEP, 'fill-rule="evenodd" opacity=".42" transform="translate(46 58)"'),
    ) +
    [-158, -126, -97, -60, -22, 6, 74, 108, 140, 172]
      .map((a, i) => {
        const reach = 92 + ((i * 37) % 60);
        const at = (r: number, b: number): string => polar(580, 400, r, b, 0.95).map(short).join(' ');
        const root = `M${at(346, a)}Q${at(300, a + 5)} ${at(340 - reach, a + 2)}`;
        return (
          group(line(root, DEEP, 8), 'transform="translate(14 18)" opacity=".3"') +
          line(root, i % 2 ? '#7a5238' : '#5f7a3c', 9) +
          line(`M${at(346, a)}Q${at(310, a + 4)} ${at(290, a + 4)}`, i % 2 ? '#a8744a' : '#86a84c', 5) +
          line(
            `M${at(312, a + 3)}Q${at(286, a + 9)} ${at(330 - reach * 0.8, a + 9)}`,
            i % 2 ? '#7a5238' : '#5f7a3c',
            5,
          )
        );
      })
      .join('') +
    group(
      rect(148, -66, 122, 132, DEEP, 'opacity=".42" transform="translate(22 12)"') +
        rect(256, -34, 110, 68, DEEP, 'opacity=".4" transform="translate(14 8)"') +
        rect(124, -20, 30, 7, '#e6d0a0') +
        rect(124, 14, 30, 7, '#e6d0a0') +
        times(3, (i) => rect(126 + i * 10, -18, 4, 38, '#c98f52')) +
        times(7, (i) => rect(252 + i * 16, -32, 14, 64, i % 2 ? '#d9a262' : '#c98c4e', 'rx="2"')) +
        rect(250, -36, 116, 7, '#8a5632') +
        rect(250, 29, 116, 7, '#8a5632') +
        rect(146, -68, 112, 136, '#8a5632', 'rx="4"') +
        times(6, (i) => rect(149, -65 + i * 22, 106, 20, i % 2 ? '#e6b274' : '#d9a262')) +
        rect(176, -56, 66, 34, '#fffaf0', 'rx="3"') +
        times(3, (i) => rect(184 + i * 20, -56, 10, 34, '#ee6c4d')) +
        circle(206, 36, 24, DEEP, 'opacity=".3" transform="translate(5 5)"') +
        circle(206, 36, 24, '#f6dfa4') +
        circle(206, 36, 13, '#e4576a') +
        circle(206, 36, 10.5, '#fbe8bc'),
      'transform="translate(580 400) rotate(38)"',
    ) +
    circle(494, 486, 27, DEEP, 'opacity=".4" transform="translate(16 20)"') +
    `<circle cx="494" cy="486" r="21" fill="none" stroke="#fffaf0" stroke-width="14"/>` +
    `<circle cx="494" cy="486" r="21" fill="none" stroke="#f5793c" stroke-width="14" stroke-dasharray="16.5 16.5"/>` +
    trees.map(([x, y, r], i) => crown(random, x, y, r, crowns[(i * 7) % 4]!)).join('') +
    inFlower(random, 206, 312, 92, ['#d94a2a', '#ee6c3a', '#f9934a']) +
    inFlower(random, 1020, 236, 98, ['#e6a834', '#f5c24a', '#fbdc7a']) +
    palmAbove(random, 330, 88, 138) +
    palmAbove(random, 172, 640, 150) +
    palmAbove(random, 1070, 520, 140) +
    path('M704 196q16 -14 26 0q12 -12 26 2q-16 -4 -26 8q-10 -12 -26 -10Z', '#fffaf0') +
    path('M770 236q13 -11 21 0q10 -10 21 2q-13 -3 -21 6q-8 -10 -21 -8Z', '#fffaf0')
  );
};

/** A stone that water has drawn down from the ceiling. */
const drip = (x: number, y: number, w: number, h: number, colour: string): string =>
  path(
    `M${x - w} ${y}Q${x - w * 0.34} ${y + h * 0.3} ${x} ${y + h}Q${x + w * 0.3} ${y + h * 0.34} ${x + w} ${y}Z`,
    colour,
  );

/** Down, where it is cool, to the light that is there already. */
export const cenoteSteps: Scene = (random) => {
  const hole: Point[] = [
    [322, 128],
    [388, 66],
    [520, 38],
    [668, 34],
    [806, 58],
    [884, 118],
    [826, 178],
    [690, 204],
    [540, 208],
    [396, 182],
  ];
  const half = (y: number): number => 104 + (y - 566) * 0.74;
  const edges = Array.from({ length: 10 }, (_, i) => 566 + 244 * (i / 9) ** 1.45);
  const post = (y: number, side: number): string => {
    const [x, h, w] = [600 + side * (half(y) - 4), 74 + (y - 566) * 0.52, 9 + (y - 566) * 0.045];
    return (
      rect(x - w / 2, y - h, w, h, '#8a5638') +
      rect(x, y - h, w / 2, h, '#5a3434') +
      ellipse(x, y - h, w * 0.6, w * 0.24, '#e0a870')
    );
  };
  const top = (y: number, side: number): Point => [600 + side * (half(y) - 4), y - 66 - (y - 566) * 0.5];
  const stations = [566, 640, 720, 820];
  return (
    rect(0, 0, 1200, 800, '#211d3c') +
    path('M-20 500C0 240 120 60 300 -20H920C1090 60 1200 240 1220 500Z', '#342a50') +
    path('M90 480C70 300 170 130 330 50H870C1030 130 1130 300 1110 480Z', '#4c3760') +
    path('M200 470C186 330 256 200 384 140H826C950 200 1014 330 1000 470Z', '#734c68') +
    path('M306 462C300 350 344 256 432 200H776C860 256 900 350 894 462Z', '#a06a66') +
    path('M404 456C402 370 430 290 486 220H720C774 290 800 370 796 456Z', '#cf986e') +
    pebble(
      hole.map(([x, y]) => [600 + (x - 600) * 1.08, 122 + (y - 122) * 1.12 + 14] as const),
      '#f0bd84',
    ) +
    pebble(
      hole.map(([x, y]) => [600 + (x - 600) * 1.06, 122 + (y - 122) * 1.06 - 6] as const),
      '#6a4560',
    ) +
    pebble(hole, '#fbf6d4') +
    clip(
      smooth(hole, true),
      rect(300, 20, 620, 200, fade(['#bfe6d4', '#fdf9dc'])) +
        canopy(random, 350, 96, 220, 150, '#2f7d58', '#5ea350', '#b0d35e') +
        canopy(random, 850, 80, 240, 140, '#2a7454', '#559c4e', '#a8cf5a') +
        canopy(random, 590, 30, 360, 70, '#3a8a5a', '#6fb056', '#c3dc6c'),
    ) +
    [
      [60, -10, 44, 210],
      [150, -10, 36, 130],
      [236, -10, 26, 86],
      [1146, -10, 46, 230],
      [1058, -10, 36, 140],
      [968, -10, 26, 84],
    ]
      .map(([x, y, w, h]) => drip(x!, y!, w!, h!, '#16132e'))
      .join('') +
    path('M-20 476Q300 430 600 430T1220 476V810H-20Z', '#0c4258') +
    ellipse(600, 540, 560, 112, '#11647a') +
    ellipse(600, 528, 430, 84, '#1a8d9a') +
    ellipse(600, 516, 310, 60, '#3fbdb8') +
    ellipse(600, 506, 204, 38, '#8fe6cf') +
    ellipse(600, 500, 116, 20, '#e6fbdc') +
    clip(
      'M-20 476Q300 430 600 430T1220 476V810H-20Z',
      lightNet(random, 140, 436, 920, 200, '#e6fff0', 0.34, 88),
    ) +
    path('M380 184L236 504Q600 610 964 504L820 178Z', '#ffe9ae', veil(0.2)) +
    path('M470 200L388 500Q600 556 806 500L736 200Z', '#fff2c4', veil(0.26)) +
    path('M556 206L530 500Q600 522 684 500L650 206Z', '#fffbe4', veil(0.34)) +
    [
      ['M452 190C436 300 470 390 452 492', 8],
      ['M474 196C486 280 462 330 478 396', 5],
      ['M742 192C760 300 728 400 746 500', 8],
      ['M716 196C706 260 726 300 714 352', 5],
      ['M400 180C396 240 410 280 398 330', 4],
      ['M800 178C806 250 792 300 804 372', 4],
    ]
      .map(([d, w], i) => line(d as string, i % 2 ? '#3f6f48' : '#6a4038', w as number))
      .join('') +
    group(lianas(random, 420, 360, 330, '#3f7a4c', 6), 'transform="translate(0 62)"') +
    [452, 746].map((x) => ellipse(x, 496, 34, 6, '#e6fbdc', veil(0.7))).join('') +
    path('M-20 470C90 470 190 520 250 590C320 660 400 720 440 810H-20Z', '#2a2347') +
    path(
      'M-20 470C90 470 190 520 250 590C320 660 400 720 440 810H400C360 720 280 670 214 606C150 546 70 506 -20 506Z',
      '#6a4a68',
    ) +
    path('M-20 600C80 610 170 680 220 810H-20Z', '#1a1633') +
    path('M1220 470C1110 470 1010 520 950 590C880 660 800 720 760 810H1220Z', '#2a2347') +
    path(
      'M1220 470C1110 470 1010 520 950 590C880 660 800 720 760 810H800C840 720 920 670 986 606C1050 546 1130 506 1220 506Z',
      '#6a4a68',
    ) +
    path('M1220 600C1120 610 1030 680 980 810H1220Z', '#1a1633') +
    ellipse(600, 576, 200, 22, '#08303f', veil(0.5)) +
    line('M566 536V504Q566 488 580 488M634 536V504Q634 488 620 488', '#f0dcb0', 6) +
    poly(
      [
        [462, 532],
        [738, 532],
        [766, 572],
        [434, 572],
      ],
      '#e9b87c',
    ) +
    times(6, (i) => straight([501 + i * 39.5, 532], [480 + i * 48, 572], '#b07a4a', 3)) +
    path('M434 572H766V582H434Z', '#7a4a38') +
    edges
      .map((y, i) => {
        const next = edges[i + 1];
        if (!next) return '';
        const [a, b] = [half(y), half(next)];
        const mid = y + (next - y) * 0.6;
        const c = half(mid);
        return (
          poly(
            [
              [600 - a, y],
              [600 + a, y],
              [600 + b, next],
              [600 - b, next],
            ],
            mix('#e0a86c', '#a8663f', i / 9),
          ) +
          poly(
            [
              [600 - c, mid],
              [600 + c, mid],
              [600 + b, next],
              [600 - b, next],
            ],
            mix('#9a5f40', '#5f3834', i / 9),
          ) +
          rect(600 - a, y - 1, a * 2, 3 + i * 0.7, '#ffdca0')
        );
      })
      .join('') +
    [-1, 1]
      .map(
        (side) =>
          stations.map((y) => post(y, side)).join('') +
          line(smooth(stations.map((y) => top(y, side))), '#8a6a4a', 10) +
          line(
            smooth(stations.map((y) => [top(y, side)[0] - 1, top(y, side)[1] - 2] as const)),
            '#f3dcae',
            5,
          ),
      )
      .join('') +
    times(5, (i) => bananaLeaf(random, -40, 830, -86 + i * 20, 300 - i * 16, '#2f8a5c', '#123f44')) +
    times(5, (i) => bananaLeaf(random, 1240, 830, -94 - i * 20, 300 - i * 16, '#2a7d58', '#103a42')) +
    monstera(-10, 660, -30, 150, '#26785a', '#123f44') +
    monstera(1210, 660, -150, 150, '#26785a', '#123f44')
  );
};

const seaOf = (tones: readonly string[], from: number, spread: number): string =>
  rect(0, 0, 1200, 800, fade(tones)) +
  group(
    times(6, (i) =>
      poly(
        [
          [from + i * 120, -10],
          [from + 60 + i * 120, -10],
          [from - 80 + i * spread + 130, 800],
          [from - 220 + i * spread, 800],
        ],
        '#f0fff0',
      ),
    ),
    veil(0.13),
  );

export const reefTurtle: Scene = (random) =>
  seaOf(['#b5efdc', '#62d0cf', '#2fa9bf', '#1a7fa4', '#125c86'], 140, 200) +
  path('M-20 520Q120 400 300 500Q420 590 560 600Q760 610 880 520Q1040 400 1220 500V810H-20Z', '#2391ad') +
  path('M-20 620Q160 540 320 610T640 650T940 610T1220 560V810H-20Z', '#1b7f9e') +
  shoal(random, 960, 170, 330, 110, '#f9d05a', 17, 24) +
  shoal(random, 210, 500, 240, 80, '#d9f6e4', 12, 19) +
  path('M-10 716Q220 664 470 708T900 706T1210 690V810H-10Z', '#f3deaa') +
  path('M-10 760Q300 730 620 762T1210 748V810H-10Z', '#dcbc82') +
  ellipse(600, 722, 270, 24, '#1b6a84', veil(0.32)) +
  coral(random, 120, 776, 330, 'fan', '#d9447f') +
  coral(random, 20, 800, 190, 'tube', '#f5a23c') +
  coral(random, 282, 790, 130, 'brain', '#f5b85a') +
  coral(random, 400, 806, 130, 'branch', '#f58a72') +
  coral(random, 1072, 770, 310, 'fan', '#8f5fb5') +
  coral(random, 930, 800, 220, 'branch', '#f2694f') +
  coral(random, 792, 800, 96, 'brain', '#e58ab8') +
  coral(random, 1160, 806, 200, 'tube', '#f5b942') +
  ellipse(1010, 800, 80, 40, '#3f8f86') +
  move(560, 360, greenTurtle(), -10, 1.08) +
  times(5, (i) => circle(1010 + (i % 2) * 14, 250 - i * 36, 7 + (i % 3) * 3, '#f0fff8', veil(0.7)));

export const reefParrotfish: Scene = (random) =>
  seaOf(['#d3f6dc', '#8fe3d2', '#4cc8c6', '#23a5b4', '#148299'], 260, 190) +
  path('M-20 560Q140 470 300 560Q460 640 600 610Q740 560 880 590Q1060 560 1220 470V810H-20Z', '#3ab4bc') +
  path('M-20 660Q200 590 380 650T760 670T1220 600V810H-20Z', '#2a9fae') +
  shoal(random, 170, 190, 230, 110, '#fff3d0', 14, 18) +
  shoal(random, 1010, 330, 200, 80, '#f5b942', 10, 17) +
  path('M-10 740Q300 700 600 738T1210 724V810H-10Z', '#f6e3b2') +
  coral(random, 70, 790, 250, 'branch', '#f5a04a') +
  coral(random, 980, 780, 300, 'fan', '#e4577f') +
  coral(random, 1130, 800, 200, 'branch', '#f5b942') +
  coral(random, 250, 800, 180, 'brain', '#f7a08a') +
  coral(random, 470, 806, 180, 'tube', '#8f5fb5') +
  coral(random, 640, 810, 150, 'brain', '#f5cf6a') +
  coral(random, 826, 806, 170, 'branch', '#ee6c5a') +
  parrotfish(850, 190, 0.78, -6, ['#f2748a', '#f9b36a', '#c9405f', '#f5c24a', '#d93a5a'], true) +
  parrotfish(392, 282, 1.14, 8, ['#23a9b8', '#7fd68a', '#13788f', '#f58f5a', '#ef4f7a']) +
  parrotfish(890, 506, 0.94, 14, ['#4f7fd9', '#6fd0d6', '#2a4fae', '#f9c94c', '#f0742f']) +
  coral(random, 380, 830, 120, 'branch', '#f58a9a') +
  coral(random, 20, 820, 150, 'tube', '#e4764c') +
  coral(random, 1190, 826, 170, 'tube', '#c9508a') +
  times(5, (i) => circle(640 + (i % 2) * 12, 200 - i * 34, 6 + (i % 3) * 3, '#f6fff8', veil(0.75)));
