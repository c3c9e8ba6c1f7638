/** What stories tell of: a school that got its desks, a road that got its trees back, and what a driver hears. */
import { canopy } from '../../jungle.ts';
import { hills, sandMarks } from '../../land.ts';
import { saguaro } from '../../leaves.ts';
import { lushPalm, palm } from '../../palms.ts';
import { figure } from '../../people.ts';
import type { Chance } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { barCloud, cumulus, sky, sun } from '../../sky.ts';
import {
  circle,
  clip,
  ellipse,
  fade,
  line,
  path,
  polar,
  poly,
  rect,
  straight,
  times,
  veil,
} from '../../svg.ts';
import type { Point } from '../../svg.ts';
import { glints, sea } from '../../water.ts';

/** A desk with its bench, seen from behind and a little above. */
const desk = (x: number, y: number, s: number): string => {
  const leg = (dx: number): string => rect(x + dx * s, y - 62 * s, 8 * s, 66 * s, '#7a4a34');
  return (
    ellipse(x, y + 6 * s, 84 * s, 12 * s, '#6a3a48', veil(0.3)) +
    leg(-66) +
    leg(58) +
    poly(
      [
        [x - 62 * s, y - 96 * s],
        [x + 62 * s, y - 96 * s],
        [x + 76 * s, y - 62 * s],
        [x - 76 * s, y - 62 * s],
      ],
      '#e0a45f',
    ) +
    rect(x - 76 * s, y - 62 * s, 152 * s, 9 * s, '#b57a42') +
    poly(
      [
        [x - 34 * s, y - 90 * s],
        [x + 6 * s, y - 90 * s],
        [x + 8 * s, y - 70 * s],
        [x - 38 * s, y - 70 * s],
      ],
      '#fffaf0',
    ) +
    straight([x + 26 * s, y - 74 * s], [x + 44 * s, y - 88 * s], '#e4576a', 4 * s) +
    rect(x - 60 * s, y - 30 * s, 120 * s, 12 * s, '#c98a4c', `rx="${3 * s}"`) +
    rect(x - 48 * s, y - 20 * s, 8 * s, 34 * s, '#8a5638') +
    rect(x + 40 * s, y - 20 * s, 8 * s, 34 * s, '#8a5638')
  );
};

/** Fourteen desks in three rows under a new roof, before anybody has come. */
export const schoolDesks: Scene = (random) => {
  const opening = 'M820 196H1220V520H820Z';
  return (
    rect(-20, -20, 1240, 560, '#f9e3b8') +
    clip(
      opening,
      sky(['#4fb0cc', '#a5dbd8', '#f3efcc'], 380, 8) +
        cumulus(random, 1030, 300, 220, '#fffaf0', '#cfe7e4') +
        sea(random, ['#8fd0c4', '#3fa8b0', '#2a90a4'], 380, 470, 30) +
        glints(random, 1000, 386, 300, 60, '#fffbe2', 16, 50) +
        rect(800, 462, 420, 70, '#efd49a') +
        palm(random, 930, 500, 300, { ...lushPalm, lean: -26 }) +
        palm(random, 1120, 510, 260, { ...lushPalm, lean: 22 }),
    ) +
    rect(812, 180, 18, 350, '#a8703f') +
    rect(1010, 180, 14, 350, '#a8703f') +
    rect(812, 420, 410, 12, '#c98a4c') +
    path('M-20 -20H1220V150L1000 196H200L-20 150Z', '#8a5a3c') +
    times(15, (i) =>
      poly(
        [
          [-20 + i * 86, -20],
          [20 + i * 86, -20],
          [232 + i * 52, 196],
          [206 + i * 52, 196],
        ],
        i % 2 ? '#c9985a' : '#b5824a',
      ),
    ) +
    rect(-20, 186, 1240, 16, '#6b422e') +
    rect(-20, 500, 840, 40, '#2f8f96') +
    rect(142, 246, 560, 238, '#a8703f', 'rx="6"') +
    rect(158, 262, 528, 206, '#2c5a50') +
    line('M196 306H330M196 340H296M196 374H318', '#f3efe0', 6) +
    `<circle cx="424" cy="330" r="30" fill="none" stroke="#f9d98a" stroke-width="6"/>` +
    times(8, (i) => {
      const a = (i * Math.PI) / 4;
      return straight(
        [424 + Math.cos(a) * 42, 330 + Math.sin(a) * 42],
        [424 + Math.cos(a) * 56, 330 + Math.sin(a) * 56],
        '#f9d98a',
        5,
      );
    }) +
    line('M360 420q24 -20 48 0t48 0t48 0', '#8fd0d4', 6) +
    line(
      'M590 430Q596 370 572 316M572 316Q540 300 524 322M572 316Q604 296 624 318M572 316Q560 288 540 284',
      '#a8d88f',
      6,
    ) +
    rect(560, 476, 120, 10, '#e0a45f') +
    rect(580, 470, 26, 7, '#fffaf0') +
    path('M-20 540H1220V810H-20Z', fade(['#d99a62', '#eab87a'])) +
    times(9, (i) => straight([600 + (i - 4) * 96, 540], [600 + (i - 4) * 240, 810], '#c58650', 3)) +
    path('M830 540H1220V700L900 620Z', '#ffe9b8', veil(0.5)) +
    times(5, (i) => desk(250 + i * 178, 620, 0.74)) +
    times(5, (i) => desk(180 + i * 214, 704, 0.94)) +
    times(4, (i) => desk(170 + i * 288, 800, 1.22))
  );
};

/** A young palo verde: green bark, a thin crown, the first yellow flowers; its bucket stands beside it. */
const paloVerde = (random: Chance, x: number, y: number, s: number): string =>
  ellipse(x + 4, y + 4, s * 0.4, s * 0.07, '#8a5038', veil(0.4)) +
  ellipse(x, y, s * 0.24, s * 0.06, '#a8623c') +
  [-0.24, 0, 0.22]
    .map((lean) =>
      line(
        `M${x} ${y}Q${x + lean * s * 0.3} ${y - s * 0.4} ${x + lean * s} ${y - s * 0.86}`,
        '#8fa83f',
        s * 0.05,
      ),
    )
    .join('') +
  times(26, (i) => {
    const [dx, up] = polar(0, 0, 0.38 * Math.sqrt(((i * 7) % 26) / 26), i * 137);
    return ellipse(
      x + dx * s * 1.15,
      y - 0.84 * s + up * s * 0.72,
      s * random.between(0.09, 0.15),
      s * random.between(0.05, 0.08),
      ['#b9c455', '#a3b548', '#cdd06a', '#93a840'][i % 4]!,
    );
  }) +
  times(10, (i) =>
    circle(
      x + random.between(-0.38, 0.38) * s,
      y - random.between(0.6, 1.04) * s,
      s * 0.025,
      i % 2 ? '#ffe27a' : '#f5b942',
    ),
  );

const bucket = (x: number, y: number, s: number): string =>
  path(`M${x - s} ${y - s * 1.5}L${x - s * 0.74} ${y}H${x + s * 0.74}L${x + s} ${y - s * 1.5}Z`, '#2f8fa8') +
  ellipse(x, y - s * 1.5, s, s * 0.26, '#8fd8e0') +
  line(`M${x - s} ${y - s * 1.5}Q${x} ${y - s * 3} ${x + s} ${y - s * 1.5}`, '#6a7480', s * 0.16);

/** Young palo verdes along the road to a village in the desert, and those who carry water to them. */
export const paloVerdes: Scene = (random) =>
  sky(['#5fb4c8', '#a9d8cf', '#f3e6bc', '#fbd6a0'], 420) +
  sun(930, 210, 54, '#fff6cf', '#ffe9b0', 5) +
  barCloud(random, 320, 150, 260, '#fdeccb', 3) +
  hills(random, 430, 170, '#c9907a', -160, 560, 4) +
  hills(random, 432, 130, '#b8745e', 420, 1360, 4) +
  path('M-20 440Q300 424 620 442T1220 432V810H-20Z', '#e6b073') +
  [
    [690, 36, '#fff3dc'],
    [734, 50, '#f3c9a0'],
    [786, 40, '#fff3dc'],
  ]
    .map(
      ([x, h, tone]) =>
        rect(x as number, 442 - (h as number), 44, h as number, tone as string) +
        rect((x as number) + 16, 424, 10, 18, '#6a4a5c'),
    )
    .join('') +
  [60, 1010, 1130].map((x, i) => saguaro(x, 500 + i * 8, 120 + i * 24, '#6f9a64', '#47705a')).join('') +
  path('M724 444Q700 520 520 610T60 810H640Q760 640 770 560T748 444Z', '#f6dcae') +
  sandMarks(random, 160, 660, 420, 130, '#cf9a5c', 16) +
  paloVerde(random, 650, 520, 90) +
  paloVerde(random, 822, 540, 110) +
  paloVerde(random, 470, 590, 150) +
  paloVerde(random, 880, 640, 200) +
  paloVerde(random, 210, 700, 250) +
  paloVerde(random, 1040, 778, 330) +
  figure(560, 640, 150, 'walk', { dress: '#e4576a', skin: '#8f5533', hat: '#f3dcae' }) +
  bucket(590, 594, 13) +
  figure(710, 720, 150, 'serve', { top: '#2fa3a8', legs: '#16305a', skin: '#7a4630' }) +
  figure(390, 770, 230, 'cook', {
    top: '#fffaf0',
    legs: '#5a6a3f',
    skin: '#6b3c22',
    hat: '#e9cf98',
    flip: true,
  }) +
  bucket(800, 742, 24) +
  bucket(530, 776, 28);

/** From the second row of the shuttle: the driver, the road, a green door, and who is listening in the mirror. */
export const shuttleMirror: Scene = (random) => {
  const glass = 'M96 96Q600 40 1104 96L1180 500Q600 460 20 500Z';
  const listener = (x: number, skin: string, hat: string): string =>
    circle(x, 128, 27, skin) +
    ellipse(x, 112, 46, 9, hat) +
    path(`M${x - 26} 110Q${x - 22} 82 ${x} 82Q${x + 22} 82 ${x + 26} 110Z`, hat) +
    rect(x - 21, 124, 18, 10, '#2a2440', 'rx="5"') +
    rect(x + 3, 124, 18, 10, '#2a2440', 'rx="5"');
  const verge: Point[] = [
    [-20, 520],
    [560, 322],
    [690, 322],
    [1240, 520],
  ];
  return (
    rect(-20, -20, 1240, 840, '#e9a92a') +
    path('M-20 -20H1220V60Q600 6 -20 60Z', '#fff3d8') +
    clip(
      glass,
      sky(['#4fa8c4', '#a3d8d4', '#f6e9bc'], 330, 10) +
        cumulus(random, 820, 250, 240, '#fffaf0', '#cfe7e4') +
        rect(0, 322, 1200, 200, '#9fb565') +
        canopy(random, 240, 300, 520, 190, '#2f6f48', '#4f9150', '#8cb85a') +
        canopy(random, 1080, 310, 420, 170, '#2f6f48', '#4f9150', '#8cb85a') +
        poly(verge, '#8aa858') +
        path('M592 322H668L1010 520H270Z', '#6a6470') +
        times(4, (i) =>
          poly(
            [
              [628 - i * 1.4, 336 + i * 38],
              [634 + i * 1.4, 336 + i * 38],
              [636 + i * 2.4, 352 + i * 40],
              [626 - i * 2.4, 352 + i * 40],
            ],
            '#f5d27a',
          ),
        ) +
        palm(random, 470, 370, 240, { ...lushPalm, lean: -22 }) +
        palm(random, 730, 366, 220, { ...lushPalm, lean: 24 }) +
        rect(830, 292, 270, 148, '#fff3d8') +
        rect(822, 282, 286, 16, '#c9694a') +
        rect(930, 330, 62, 110, '#2f8a5a') +
        circle(982, 388, 4, '#f9d98a') +
        rect(1026, 336, 46, 44, '#3a6a84'),
    ) +
    path(glass, 'none', 'stroke="#4a3a4c" stroke-width="16"') +
    path('M-20 500Q600 458 1220 500V810H-20Z', '#5a4658') +
    path('M-20 500Q600 458 1220 500V530Q600 488 -20 530Z', '#7a6274') +
    rect(640, 540, 190, 96, '#3f3044', 'rx="14"') +
    rect(660, 556, 150, 36, '#8fd0c4', 'rx="6"') +
    circle(680, 614, 10, '#f5b942') +
    circle(716, 614, 10, '#fff3d8') +
    rect(610, 46, 16, 44, '#3f3044') +
    rect(478, 74, 290, 92, '#3f3044', 'rx="40"') +
    clip(
      'M520 84H726Q758 84 758 120Q758 156 726 156H520Q488 156 488 120Q488 84 520 84Z',
      rect(470, 70, 310, 100, '#cfe3dc') +
        listener(560, '#8f5533', '#f3dcae') +
        listener(684, '#6b3c22', '#e4576a') +
        path('M516 170Q520 152 560 152T604 170ZM640 170Q644 152 684 152T728 170Z', '#fffaf0'),
    ) +
    line('M622 166V214', '#3f3044', 3) +
    path('M606 214H638L634 248H610Z', '#ffdf8e') +
    rect(604, 208, 36, 8, '#c9694a') +
    rect(606, 246, 32, 7, '#c9694a') +
    `<ellipse cx="330" cy="566" rx="150" ry="112" fill="none" stroke="#2a2036" stroke-width="24"/>` +
    path('M90 810Q92 620 200 590Q330 556 456 590Q566 620 570 810Z', '#2b8f96') +
    path('M456 590Q566 620 570 810H480Q500 660 430 584Z', '#1f7480') +
    line('M140 700Q120 620 196 532', '#8f5533', 46) +
    line('M520 700Q540 630 470 540', '#7a4630', 46) +
    rect(296, 500, 70, 90, '#8f5533', 'rx="30"') +
    circle(331, 438, 84, '#2b1a1e') +
    circle(331, 524, 44, '#2b1a1e') +
    path('M246 424Q246 346 331 342Q416 346 416 424Q331 400 246 424Z', '#f9c431') +
    rect(298, 396, 66, 14, '#eda51f', 'rx="6"') +
    path('M60 830Q70 694 330 690Q590 694 600 830Z', '#a84f3c') +
    path('M60 830Q70 694 330 690V720Q120 724 110 830Z', '#c9694a') +
    path('M740 830Q744 720 900 700Q1060 720 1070 830Z', '#fdf3dd') +
    circle(900, 652, 62, '#7a4630') +
    ellipse(900, 632, 128, 24, '#f3dcae') +
    path('M828 630Q836 552 900 550Q964 552 972 630Q900 646 828 630Z', '#f3dcae') +
    path('M828 626Q900 642 972 626V610Q900 626 828 610Z', '#2fa3a8')
  );
};
