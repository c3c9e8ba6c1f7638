/** Three weddings: under palm leaves by the bay, on a dune with torches, beside the lamp of a lighthouse. */
import { fire } from '../../lamps.ts';
import { hills } from '../../land.ts';
import { agave, saguaro } from '../../leaves.ts';
import { frond, goldPalm, palm, shadowPalm } from '../../palms.ts';
import { hours } from '../../palette.ts';
import { figure } from '../../people.ts';
import type { Chance } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { shine, sky, stars, sun } from '../../sky.ts';
import { water } from '../../stages.ts';
import { circle, move, path, polar, poly, rect, straight, times, veil } from '../../svg.ts';
import { glints, sea } from '../../water.ts';

/** An arch of two bent poles with palm leaves tied to them, and flowers where they meet. */
const palmArch = (random: Chance, x: number, foot: number): string =>
  path(
    `M${x - 118} ${foot}V${foot - 190}A118 118 0 0 1 ${x + 118} ${foot - 190}V${foot}`,
    'none',
    'stroke="#7a5534" stroke-width="10"',
  ) +
  times(13, (i) => {
    const a = 180 + i * 15;
    const [px, py] = polar(x, foot - 190, 118, a);
    return frond(
      random,
      px,
      py,
      a + (i < 6 ? -26 : 26),
      84,
      { light: '#7fae55', dark: '#2f6b4c' },
      0.2,
      12,
      0.34,
    );
  }) +
  [-1, 1]
    .map((s) =>
      times(4, (i) =>
        frond(
          random,
          x + s * 118,
          foot - 40 - i * 44,
          s > 0 ? -36 : 216,
          76,
          { light: '#7fae55', dark: '#2f6b4c' },
          0.3,
          12,
          0.34,
        ),
      ),
    )
    .join('') +
  times(17, (i) => {
    const [px, py] = polar(x, foot - 190, 118, 200 + i * 8.7);
    return circle(
      px + random.between(-8, 8),
      py + random.between(-10, 10),
      random.between(8, 15),
      random.pick(['#fff6e6', '#f58fa0', '#e4576a', '#f5b942']),
    );
  });

/** On the rocks of the bay: the arch of palm leaf, the judge of the village, two musicians of four. */
export const palmArchVows: Scene = (random) =>
  water(random, 'gold', 600, 340) +
  path('M-20 470Q120 452 260 486Q430 520 620 516T980 500Q1110 470 1220 478V820H-20Z', '#5a5f68') +
  path('M-20 500Q160 480 330 520Q520 548 700 536T1040 522Q1130 500 1220 506V820H-20Z', '#3f4a58') +
  path('M-20 640Q200 590 420 640T860 640Q1040 600 1220 650V820H-20Z', '#26323f') +
  path('M360 524Q600 500 860 524Q760 556 600 556T360 524Z', '#d9b68a') +
  palmArch(random, 600, 528) +
  figure(600, 520, 150, 'stand', { top: '#2b4a5c', legs: '#1f2f3c', skin: '#6b3c22' }) +
  figure(548, 536, 160, 'stroll', { dress: '#fffaf0', skin: '#8f5533' }) +
  figure(654, 536, 170, 'stroll', { top: '#f3e4c4', legs: '#e6d0a4', skin: '#7a4630', flip: true }) +
  figure(768, 536, 140, 'play', { top: '#fffaf0', legs: '#2a2440', skin: '#7a4630', flip: true }) +
  figure(830, 534, 140, 'play', {
    top: '#fffaf0',
    legs: '#2a2440',
    skin: '#6b3c22',
    hat: '#e9c98a',
    flip: true,
  }) +
  [
    [380, 150, 'stand', '#2fa3a8'],
    [330, 146, 'wave', '#e4576a'],
    [270, 150, 'stand', '#f5b942'],
    [910, 148, 'wave', '#ee8a6c'],
    [960, 152, 'stand', '#2b7fae'],
  ]
    .map(([x, h, pose, dress], i) =>
      figure(x as number, 540, h as number, pose as 'stand', {
        [i % 2 ? 'dress' : 'top']: dress as string,
        legs: '#3a3a50',
        skin: i % 2 ? '#8f5533' : '#7a4630',
        flip: (x as number) > 600,
      }),
    )
    .join('') +
  palm(random, 90, 560, 430, { ...goldPalm, lean: 60 }) +
  palm(random, 1120, 560, 400, { ...goldPalm, lean: -70 });

const torch = (random: Chance, x: number, y: number, h: number): string =>
  shine(x, y - h, h * 0.8, '#ffc46a', 0.6) +
  straight([x, y], [x, y - h], '#2a1430', h * 0.04) +
  fire(random, x, y - h * 0.96, h * 0.14, h * 0.3);

/** Vows on the crest of a dune while the sun sets, and guests who have each lit a torch. */
export const duneVows: Scene = (random) =>
  sky(hours.sunset.sky, 430, 12) +
  move(
    0,
    -64,
    sun(600, 330, 110, hours.sunset.sun, '#ffd98a', 6) +
      sea(random, hours.sunset.sea, 420, 640, 60) +
      glints(random, 600, 424, 540, 170, '#ffe0a0', 36, 50) +
      hills(random, 424, 60, '#7a3358', -60, 300, 4) +
      path('M-20 560Q180 540 360 520Q500 502 640 508Q820 516 960 560T1220 590V820H-20Z', '#b5605a') +
      path('M640 508Q820 516 960 560T1220 590V820H520Q700 700 690 620T640 508Z', '#7f3a54') +
      path('M-20 690Q260 620 520 680T1220 700V890H-20Z', '#5f2c4a') +
      figure(572, 512, 156, 'stroll', { dress: '#fff3dc', skin: '#6b3326' }) +
      figure(640, 512, 164, 'stroll', { top: '#3a1f48', legs: '#2a1636', skin: '#6b3326', flip: true }) +
      figure(732, 522, 146, 'stand', { all: '#3a1838' }) +
      figure(782, 530, 138, 'wave', { all: '#3a1838', flip: true }) +
      figure(470, 520, 140, 'stand', { all: '#4a1f3c' }) +
      figure(410, 526, 136, 'wave', { all: '#4a1f3c' }) +
      [
        [330, 600, 120],
        [240, 640, 140],
        [130, 690, 166],
        [880, 610, 124],
        [980, 650, 146],
        [1090, 700, 170],
      ]
        .map(([x, y, h]) => torch(random, x!, y!, h!))
        .join('') +
      [
        [360, 606, 128],
        [270, 646, 150],
        [852, 616, 130],
        [946, 658, 154],
      ]
        .map(([x, y, h]) => figure(x!, y!, h!, 'stand', { all: '#33132f', flip: x! > 600 }))
        .join('') +
      saguaro(60, 600, 240, '#4a2344', '#33132f') +
      saguaro(1150, 600, 190, '#4a2344', '#33132f') +
      agave(random, 560, 800, 120, '#4a2f4a', '#2f1a34') +
      agave(random, 700, 812, 90, '#4a2f4a', '#2f1a34'),
  );

/** Two hands on the lever: the light of the key goes on above the couple, guests wait below. */
export const lampVows: Scene = (random) =>
  sky(hours.blue.sky, 560, 14) +
  stars(random, 120, 380) +
  poly(
    [
      [600, 214],
      [-60, 60],
      [-60, 330],
    ],
    '#ffe9a8',
    veil(0.4),
  ) +
  poly(
    [
      [600, 214],
      [1260, 60],
      [1260, 330],
    ],
    '#ffe9a8',
    veil(0.4),
  ) +
  sea(random, hours.blue.sea, 556, 800, 60) +
  path('M-20 690Q300 640 620 662T1220 690V820H-20Z', '#33446e') +
  path('M-20 740Q300 700 620 712T1220 740V820H-20Z', '#27365e') +
  shine(600, 214, 330, '#fff0b8', 0.9) +
  poly(
    [
      [500, 440],
      [700, 440],
      [752, 820],
      [448, 820],
    ],
    '#f3ead8',
  ) +
  poly(
    [
      [620, 440],
      [700, 440],
      [752, 820],
      [640, 820],
    ],
    '#c9b8b4',
  ) +
  [
    [520, 90],
    [710, 100],
  ]
    .map(([y, h]) => {
      const edge = (at: number) => 100 + ((at - 440) / 380) * 52;
      const [a, b] = [edge(y!), edge(y! + h!)];
      return (
        poly(
          [
            [600 - a, y!],
            [600 + a, y!],
            [600 + b, y! + h!],
            [600 - b, y! + h!],
          ],
          '#c9402c',
        ) +
        poly(
          [
            [622, y!],
            [600 + a, y!],
            [600 + b, y! + h!],
            [634, y! + h!],
          ],
          '#96282c',
        )
      );
    })
    .join('') +
  path('M440 420H760L720 460H480Z', '#1c2a54') +
  rect(536, 150, 128, 170, '#fff3c0') +
  circle(600, 226, 44, '#fffdf0') +
  [536, 568, 632, 660].map((x) => rect(x - 3, 150, 6, 270, '#1c2a54')).join('') +
  rect(530, 318, 140, 104, '#c9402c') +
  rect(610, 318, 60, 104, '#96282c') +
  path('M520 154Q540 90 600 74Q660 90 680 154Z', '#c9402c') +
  path('M606 74Q660 90 680 154H620Z', '#96282c') +
  straight([600, 76], [600, 40], '#1c2a54', 6) +
  circle(600, 74, 9, '#1c2a54') +
  figure(496, 420, 150, 'stroll', { dress: '#fffaf0', skin: '#8f5533' }) +
  figure(706, 420, 156, 'stroll', { top: '#2b4a7c', legs: '#16204a', skin: '#6b3c22', flip: true }) +
  straight([530, 330], [600, 352], '#e6bd78', 7) +
  straight([672, 330], [600, 352], '#e6bd78', 7) +
  circle(600, 352, 11, '#f5d08a') +
  times(13, (i) => rect(442 + i * 26, 366, 4, 56, '#1c2a54')) +
  rect(436, 360, 328, 8, '#1c2a54') +
  [180, 250, 320, 900, 970, 1040]
    .map((x, i) =>
      figure(x, 700 + (i % 2) * 14, 130, i % 2 ? 'wave' : 'stand', {
        [i % 2 ? 'dress' : 'top']: ['#e4576a', '#f5b942', '#2fa3a8', '#fff0d8', '#ee6c4d', '#8ccfb4'][i]!,
        legs: '#16204a',
        skin: '#6b3c22',
        flip: x > 600,
      }),
    )
    .join('') +
  palm(random, 80, 760, 420, { ...shadowPalm('#101c44', '#24356a'), lean: 40 }) +
  palm(random, 1130, 760, 400, { ...shadowPalm('#101c44', '#24356a'), lean: -50 });
