/** Corners of houses under the sky: a shower, a patio, a stair. */
import { archPath } from '../../arches.ts';
import { farSail } from '../../boats.ts';
import { checker } from '../../floors.ts';
import { bougainvillea } from '../../flowers.ts';
import { canopy, thicket } from '../../jungle.ts';
import { hills } from '../../land.ts';
import { agave, bananaLeaf, monstera, saguaro } from '../../leaves.ts';
import { mix } from '../../palette.ts';
import { frond, lushPalm, palm } from '../../palms.ts';
import type { Chance } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { palmShade } from '../../shade.ts';
import { cumulus, gulls, sky } from '../../sky.ts';
import {
  circle,
  clip,
  corners,
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
  times,
  veil,
} from '../../svg.ts';
import type { Point } from '../../svg.ts';
import { plantPot } from '../../tablesetting.ts';
import { starMotif } from '../../tiles.ts';
import { glints, lightNet, sea } from '../../water.ts';

/** Points from their numbers. */
const spots = (list: string): Point[] =>
  list.split(', ').map((pair) => {
    const [x, y] = pair.split(' ').map(Number);
    return [x!, y!];
  });

/** Stones laid dry, tall and low, with a joint of shade. */
const stoneWall = (
  random: Chance,
  x: number,
  y: number,
  w: number,
  heights: readonly number[],
  tones: readonly string[],
): string => {
  let out = '';
  let top = y;
  for (const h of heights) {
    for (let px = x - random.between(0, 80); px < x + w;) {
      const stone = h * random.between(1.1, 2.1);
      const k = (): number => random.between(2, 9);
      const d: Point[] = [
        [px + k(), top + k()],
        [px + stone * 0.5, top + k() * 0.6],
        [px + stone - k(), top + k()],
        [px + stone - k() * 0.6, top + h * 0.55],
        [px + stone - k(), top + h - k()],
        [px + stone * 0.5, top + h - k() * 0.6],
        [px + k(), top + h - k()],
        [px + k() * 0.6, top + h * 0.5],
      ];
      const tone = random.pick(tones);
      out +=
        pebble(d, mix(tone, '#2a2a3a', 0.22)) +
        pebble(
          d.map(([a, b]) => [a - (a - px - stone / 2) * 0.08 - 2, b - (b - top - h / 2) * 0.12 - 3] as const),
          tone,
        );
      px += stone;
    }
    top += h;
  }
  return out;
};

interface ShowerGarden {
  /** What stands behind the wall. */
  readonly beyond: () => string;
  readonly stones: readonly string[];
  /** What throws a shadow on the wall. */
  readonly shade: () => string;
  /** What grows at both sides. */
  readonly beside: () => string;
}

/** Rain that one turns on, in the open. */
const shower = (random: Chance, { beyond, stones, shade, beside }: ShowerGarden): string =>
  rect(0, 0, 1200, 800, fade(['#bfe3d0', '#e9f0b8'])) +
  beyond() +
  rect(0, 156, 1200, 480, '#4a4a4c') +
  stoneWall(random, 0, 156, 1200, [66, 84, 74, 92, 78, 84], stones) +
  rect(0, 138, 1200, 30, '#e9d8b4') +
  rect(0, 160, 1200, 8, '#8a7a66', veil(0.7)) +
  shade() +
  group(path('M700 168H1200V636H560Z', '#fff6c8'), veil(0.22)) +
  rect(0, 630, 1200, 170, '#c9b48c') +
  times(3, (i) => path(`M0 ${640 + i * 46}H1200V${676 + i * 54}H0Z`, i % 2 ? '#d6c39c' : '#bfa980')) +
  path('M0 626H1200V646H0Z', '#3a3a3c', veil(0.34)) +
  ellipse(560, 716, 330, 62, '#8f8468') +
  ellipse(560, 708, 326, 58, '#e3d3ac') +
  times(7, (i) => {
    const x = 560 + (i - 3) * 62;
    return (
      path(
        `M${x - 24 + (i - 3) * 3} 674H${x + 20 + (i - 3) * 3}L${x + 26 + (i - 3) * 14} 742H${x - 28 + (i - 3) * 14}Z`,
        '#a8683c',
      ) +
      path(
        `M${x - 24 + (i - 3) * 3} 674H${x - 12 + (i - 3) * 3}L${x - 14 + (i - 3) * 14} 742H${x - 28 + (i - 3) * 14}Z`,
        '#c98a58',
      )
    );
  }) +
  line(
    'M376 640V232Q376 176 432 176H546Q560 176 560 196',
    '#3a3a3c',
    16,
    'opacity=".35" transform="translate(20 14)"',
  ) +
  line('M376 640V232Q376 176 432 176H546Q560 176 560 196', '#a85f34', 17) +
  line('M372 636V232Q372 172 430 172H546', '#f0b878', 5) +
  rect(352, 430, 48, 26, '#8a4a28', 'rx="8"') +
  times(2, (i) => circle(346 + i * 60, 443, 19, '#c97a44') + circle(342 + i * 60, 438, 8, '#f7cf94')) +
  path('M452 214Q560 178 668 214V226H452Z', '#a85f34') +
  path('M590 194Q640 202 668 214V226H600Z', '#7a3f24') +
  ellipse(560, 226, 108, 13, '#e8a86a') +
  group(path('M462 230H658L708 712H412Z', '#effcf6'), veil(0.3)) +
  times(13, (i) =>
    line(
      `M${470 + i * 15} 238L${430 + i * 21.6} ${688 + (i % 3) * 14}`,
      '#f6fffb',
      i % 3 ? 3 : 5,
      `stroke-dasharray="${60 + ((i * 31) % 50)} ${22 + ((i * 17) % 26)}" opacity=".85"`,
    ),
  ) +
  ellipse(560, 712, 200, 24, '#dff7ee', veil(0.45)) +
  times(7, (i) => ellipse(440 + i * 40, 706 + (i % 3) * 8, 26, 5, '#ffffff', veil(0.85))) +
  times(8, (i) => circle(424 + i * 39, 684 - (i % 3) * 12, 4.5, '#ffffff', veil(0.9))) +
  rect(96, 270, 190, 124, '#5a5450') +
  rect(104, 278, 182, 116, '#3f3a3c') +
  rect(86, 392, 212, 16, '#e9d8b4') +
  path('M126 392V336Q126 324 136 318V300H154V318Q164 324 164 336V392Z', '#2f8f86') +
  path('M180 392V350Q180 340 188 336V322H206V336Q214 340 214 350V392Z', '#f3e6c8') +
  rect(226, 368, 50, 24, '#f5b27a', 'rx="10"') +
  rect(848, 300, 214, 12, '#2a2a30', 'rx="6" opacity=".35" transform="translate(14 16)"') +
  rect(878, 296, 150, 260, '#2a2a30', 'opacity=".32" transform="translate(22 20)"') +
  rect(840, 290, 220, 14, '#a85f34', 'rx="7"') +
  times(2, (i) => circle(842 + i * 216, 297, 12, '#c97a44')) +
  path('M880 286H1020Q1026 286 1026 294V548H874V294Q874 286 880 286Z', '#fffaf0') +
  path('M978 286H1020Q1026 286 1026 294V548H986Z', '#e0d6c2') +
  [476, 500, 330].map((y, i) => rect(874, y, 152, i === 2 ? 26 : 14, '#ee6c4d')).join('') +
  times(13, (i) => rect(876 + i * 12, 546, 6, 16, '#fffaf0')) +
  beside();

export const outdoorShower: Scene = (random) =>
  shower(random, {
    beyond: () =>
      canopy(random, 200, 90, 420, 240, '#2f7d54', '#5ea34e', '#a8cf5a') +
      canopy(random, 960, 70, 520, 240, '#246a4c', '#4f9a50', '#9cc654') +
      palm(random, 600, 330, 330, { ...lushPalm, lean: 60 }),
    stones: ['#cdb795', '#b9a88c', '#dcc9a6', '#a89a86', '#c4a988'],
    shade: () => palmShade(random, -80, 40, 24, 620, '#1f2f3a', 0.34),
    beside: () =>
      times(5, (i) =>
        bananaLeaf(random, 1230, 830, -174 + i * 20, 330 - (i % 2) * 50, '#5ea34e', '#17594a'),
      ) +
      [
        [-30, 800, -20, 330],
        [20, 800, -58, 360],
        [-40, 720, -82, 330],
        [-20, 640, -42, 260],
      ]
        .map(([x, y, a, s], i) =>
          monstera(x!, y!, a!, s!, i % 2 ? '#6fb052' : '#4f9a50', i % 2 ? '#2a7450' : '#1a5f48'),
        )
        .join('') +
      frond(random, 1260, -30, 158, 460, { light: '#8fc04e', dark: '#2f7d54' }, 0.2, 20),
  });

/** The same in a desert: sandstone, cacti and agaves. */
export const desertShower: Scene = (random) =>
  shower(random, {
    beyond: () =>
      rect(0, 0, 1200, 200, fade(['#8fc9cf', '#f6dfae'])) +
      hills(random, 200, 120, '#d99a72', -40, 700, 4) +
      hills(random, 200, 90, '#c97f5c', 500, 1240, 4) +
      saguaro(180, 190, 170, '#6f9a66', '#35644f') +
      saguaro(980, 190, 190, '#6f9a66', '#35644f'),
    stones: ['#e2b48c', '#d4a078', '#eac6a0', '#c99470', '#dba982'],
    shade: () => '',
    beside: () =>
      saguaro(1130, 800, 420, '#6f9a66', '#35644f') +
      agave(random, 1040, 806, 170, '#8fae8a', '#3f7264') +
      agave(random, 70, 806, 230, '#8fae8a', '#3f7264') +
      agave(random, 240, 812, 110, '#9ab890', '#4a7f6c'),
  });

const face = (
  from: Point,
  to: Point,
  h: number,
  columns: number,
  rows: number,
  base: string,
  motif: (side: number) => string,
  shade: number,
): string => {
  const side = h / rows;
  const w = columns * side;
  const [dx, dy] = [(to[0] - from[0]) / w, (to[1] - from[1]) / w];
  return group(
    rect(0, 0, w, h, base) +
      times(columns, (c) =>
        times(rows, (r) =>
          move(
            (c + 0.5) * side,
            (r + 0.5) * side,
            rect(-side / 2 + 1, -side / 2 + 1, side - 2, side - 2, '#fff6e0') + motif(side),
          ),
        ),
      ) +
      (shade ? rect(0, 0, w, h, '#1a2050', veil(shade)) : ''),
    `transform="matrix(${dx.toFixed(3)} ${dy.toFixed(3)} 0 1 ${from[0]} ${from[1]})"`,
  );
};

/** The sound of water in the middle of the house. */
export const fountainPatio: Scene = (random) => {
  const ground = { horizon: 330, vanish: 600, top: 520, bottom: 800 };
  const octagon = (y: number, k: number): Point[] =>
    [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map((a) => polar(600, y, 300 * k, a, 0.23));
  const rim = octagon(596, 1);
  const [a, b, c, d] = rim as [Point, Point, Point, Point];
  const blue = starMotif('#1f5fa8', '#f0b840');
  const pot = (x: number, y: number, w: number, one: string, two: string): string =>
    ellipse(x + w * 0.16, y, w * 0.62, w * 0.1, '#5a2a3a', veil(0.36)) +
    plantPot(x, y, w, one, two) +
    times(4, (i) => circle(x - w * 0.3 + i * w * 0.2, y - w * 0.4, w * 0.06, '#fff6e0'));
  return (
    sky(['#2f97c4', '#6fbfd6', '#b9e3e2'], 160, 6) +
    rect(0, 100, 1200, 430, '#f4b84e') +
    path('M0 0L250 112V520L0 690Z', '#f9cf78') +
    path('M1200 0L950 112V520L1200 690Z', '#d98a3c') +
    path('M250 112H950V520H820Q700 260 420 112Z', '#c97a3a', veil(0.34)) +
    rect(250, 96, 700, 24, '#fff0d0') +
    path('M0 -20L250 96V122L0 16Z', '#fffaf0') +
    path('M1200 -20L950 96V122L1200 16Z', '#e6c49a') +
    path('M250 470H950V522H250Z', '#fff0d0') +
    times(20, (i) =>
      move(
        268 + i * 35,
        496,
        rect(-15, -22, 31, 44, '#1f5fa8') + path('M0 -18L13 0L0 18L-13 0Z', i % 2 ? '#f0b840' : '#fff6e0'),
      ),
    ) +
    path('M0 600L250 470V522L0 692Z', '#e9d9bc') +
    path('M1200 600L950 470V522L1200 692Z', '#b99a7c') +
    path(archPath(600, 520, 236, 362), '#fff0d0') +
    path(archPath(600, 520, 200, 342), '#1d5560') +
    clip(
      archPath(600, 520, 200, 342),
      canopy(random, 560, 380, 200, 200, '#1a5a4c', '#2f7d58', '#6fb05a') +
        thicket(random, [500, 524], [700, 524], 120, ['#124a44', '#226a50', '#3f8f58'], 16) +
        path('M500 178H530V520H500Z', '#0f3a48', veil(0.5)),
    ) +
    [350, 850]
      .map(
        (x) =>
          rect(x - 46, 236, 92, 130, '#fff0d0') +
          rect(x - 36, 246, 72, 120, '#1f5fa8') +
          rect(x - 3, 246, 6, 120, '#174a86') +
          times(
            5,
            (i) => rect(x - 30, 258 + i * 21, 24, 9, '#4f8fc9') + rect(x + 6, 258 + i * 21, 24, 9, '#4f8fc9'),
          ) +
          rect(x - 54, 366, 108, 12, '#fff6e0'),
      )
      .join('') +
    checker(ground, 130, 5, ['#e9a878', '#d3784e']) +
    path('M820 520H1200V800H1120Q960 620 820 520Z', '#5a2a4a', veil(0.28)) +
    poly(
      octagon(718, 1.04).map(([x, y]) => [x + 62, y + 12] as const),
      '#5a2a4a',
      veil(0.36),
    ) +
    poly(
      [a, b, c, d, [d[0], d[1] + 116], [c[0], c[1] + 116], [b[0], b[1] + 116], [a[0], a[1] + 116]],
      '#fff6e0',
    ) +
    face(d, c, 116, 3, 2, '#d9c9a8', blue, 0) +
    face(c, b, 116, 4, 2, '#d9c9a8', blue, 0.08) +
    face(b, a, 116, 3, 2, '#d9c9a8', blue, 0.3) +
    poly(octagon(606, 1.06), '#c9a06c') +
    poly(octagon(594, 1.06), '#fff3d6') +
    poly(octagon(592, 0.9), '#8a6a58') +
    clip(
      corners(octagon(592, 0.9)),
      poly(octagon(600, 0.9), '#1f9fb0') +
        ellipse(600, 604, 190, 40, '#54c8c4') +
        ellipse(600, 602, 110, 22, '#a8eadd') +
        lightNet(random, 340, 545, 520, 110, '#eafff4', 0.4, 50),
    ) +
    path('M566 600L578 420H622L634 600Z', '#fff0d0') +
    path('M604 420H622L634 600H606Z', '#d3a878') +
    times(4, (i) => rect(572 - i * 3, 450 + i * 36, 56 + i * 6, 12, '#1f5fa8')) +
    path('M478 404Q500 470 600 474Q700 470 722 404Z', '#fff0d0') +
    path('M610 404H722Q700 470 600 474Q640 450 610 404Z', '#d9b184') +
    times(7, (i) => circle(516 + i * 28, 424 + [0, 10, 15, 16, 15, 10, 0][i]!, 8, '#1f5fa8')) +
    ellipse(600, 404, 126, 20, '#fff6e0') +
    ellipse(600, 405, 110, 14, '#3fb8c0') +
    rect(590, 336, 20, 70, '#fff0d0') +
    rect(602, 336, 8, 70, '#d3a878') +
    path('M560 332Q600 362 640 332Z', '#fff0d0') +
    times(7, (i) =>
      line(
        `M600 326Q${600 + (i - 3) * 20} ${270 + Math.abs(i - 3) * 8} ${600 + (i - 3) * 33} 400`,
        '#f2fffa',
        4,
      ),
    ) +
    times(10, (i) => {
      const x = 486 + i * 25.4;
      return line(
        `M${short(x)} 408Q${short(600 + (x - 600) * 1.2)} 470 ${short(600 + (x - 600) * 1.26)} ${590 + 14 * Math.sin((Math.PI * i) / 9)}`,
        '#f2fffa',
        4,
        veil(0.85),
      );
    }) +
    times(9, (i) =>
      ellipse(468 + i * 33, 596 + 16 * Math.sin((Math.PI * i) / 8), 22, 5, '#f2fffa', veil(0.7)),
    ) +
    bougainvillea(
      random,
      spots('30 30, 90 60, 150 90, 40 120, 210 112, 20 200'),
      40,
      ['#f58a3c', '#f7a652', '#e4603a'],
      '#3c7a4a',
    ) +
    bougainvillea(
      random,
      spots('1170 30, 1110 64, 1050 92, 1180 120'),
      38,
      ['#e4603a', '#f58a3c', '#c94a34'],
      '#2f6a48',
    ) +
    pot(300, 590, 90, '#1f5fa8', '#174680') +
    times(7, (i) => bananaLeaf(random, 300, 520, -160 + i * 23, 130, '#6fb052', '#2a7450')) +
    pot(916, 590, 90, '#c9603f', '#8a3a34') +
    agave(random, 916, 522, 100, '#8fbf8a', '#3f7a66') +
    pot(130, 700, 140, '#c9603f', '#8f3f34') +
    times(9, (i) => bananaLeaf(random, 130, 590, -158 + i * 17, 200, '#7ab552', '#226a4c')) +
    pot(1070, 720, 150, '#1f5fa8', '#153f74') +
    canopy(random, 1070, 560, 190, 170, '#236048', '#3f8a50', '#7ab552') +
    times(7, (i) => circle(...polar(1056, 550, 30 + (i % 3) * 24, i * 51), 15, '#f7a33c')) +
    pot(262, 776, 92, '#2f9a98', '#1d6a70') +
    bougainvillea(random, spots('240 690, 286 684'), 36, ['#e4576a', '#f58aa0', '#d9386a'], '#3c7a4a')
  );
};

/** White steps, and at the end of them only blue. */
export const stairBougainvillea: Scene = (random) => {
  const half = (y: number): number => 160 + (y - 400) * 0.6;
  const edges: number[] = [400];
  while (edges[0]! < 860) edges.unshift(edges[0]! + half(edges[0]!) * 0.19);
  const middle = 620;
  const pinks = ['#d8326a', '#ee5c9a', '#f588b0', '#b8285f'];
  return (
    sky(['#1f7fc0', '#4aa3d3', '#8fcbe0', '#cfe9e6'], 262, 9) +
    cumulus(random, 760, 230, 260, '#fffaf0', '#cfe3ea') +
    sea(random, ['#1c6fae', '#1f8fc0', '#2fb0c4', '#6fd0c8'], 260, 620, 50) +
    farSail(620, 282, 50, '#fffaf0') +
    farSail(880, 272, 26, '#fffaf0') +
    glints(random, 900, 270, 560, 220, '#effcff', 30, 90) +
    hills(random, 262, 40, '#6fa3c0', 980, 1260, 3) +
    canopy(random, 1090, 560, 330, 220, '#256a50', '#3f8a55', '#7fb85a') +
    palm(random, 1010, 640, 340, { ...lushPalm, lean: 50 }) +
    edges
      .map((y, i) => {
        const next = edges[i + 1];
        if (!next) return '';
        const rise = y - (y - next) * 0.52;
        const [w, v, u] = [half(y), half(rise), half(next)];
        return (
          path(
            `M${short(middle - w)} ${short(y)}H${short(middle + w)}L${short(middle + w)} ${short(rise)}H${short(middle - w)}Z`,
            '#c4cde6',
          ) +
          path(
            `M${short(middle - w)} ${short(rise)}H${short(middle + w)}L${short(middle + u)} ${short(next)}H${short(middle - u)}Z`,
            '#fffaf0',
          ) +
          rect(middle - w, rise - 1, w * 2, 5 + v * 0.008, '#ffffff') +
          path(
            `M${short(middle - w)} ${short(rise)}H${short(middle - w * 0.38)}L${short(middle - u * 0.16)} ${short(next)}H${short(middle - u)}Z`,
            '#a9b6dc',
            veil(0.62),
          )
        );
      })
      .reverse()
      .join('') +
    path('M460 400L344 594L200 834V800H0V0H380L460 40Z', '#d6dcf0') +
    path('M460 40V400L344 594L200 834V800H0V500L300 300L320 0H380Z', '#c3cce6', veil(0.55)) +
    path('M380 0L460 40V62L370 18Z', '#ffffff') +
    path('M130 800V420Q134 330 196 316Q254 320 256 400V742L200 834Z', '#eef0fa') +
    path('M146 800V426Q150 352 196 338Q240 340 242 408V764L200 834Z', '#1f6fb0') +
    path('M194 340V830L200 834L242 764V408Q240 344 194 340Z', '#185a96') +
    times(4, (i) => line(`M${162 + i * 22} ${420 - i * 4}V${800 - i * 8}`, '#134a80', 4)) +
    circle(224, 590, 8, '#f5c24a') +
    path('M780 400L1068 880H1220L780 326Z', '#f4ecdf') +
    path('M780 326L1218 880H1298L806 326Z', '#ffffff') +
    path('M780 400L1068 880H1096L780 380Z', '#a9b6dc', veil(0.4)) +
    bougainvillea(
      random,
      spots(
        '30 30, 110 50, 190 30, 270 60, 350 40, 410 80, 60 120, 140 150, 230 140, 310 150, 390 150, 430 200, 350 220, 280 230, 60 220, 400 280, 440 330, 330 290',
      ),
      56,
      pinks,
      '#2f7350',
    ) +
    bougainvillea(random, spots('450 70, 496 50, 540 76'), 34, pinks, '#2f7350') +
    bougainvillea(
      random,
      spots('1130 650, 1080 600, 1040 560, 1180 640, 1000 520, 1190 720'),
      50,
      pinks,
      '#2f7350',
    ) +
    ellipse(900, 736, 80, 12, '#4a4a80', veil(0.3)) +
    plantPot(890, 738, 110, '#d9704a', '#a8472f') +
    times(7, (i) => bananaLeaf(random, 890, 652, -158 + i * 22, 130, '#6fb052', '#2a7450')) +
    ellipse(826, 580, 52, 9, '#4a4a80', veil(0.3)) +
    plantPot(820, 582, 74, '#1f6fb0', '#164f84') +
    bougainvillea(random, spots('812 510, 836 500'), 26, ['#f5b942', '#f7cf5e', '#ee8a3c'], '#3c7a4a') +
    times(12, () => ellipse(random.between(400, 760), random.between(540, 780), 11, 6, random.pick(pinks))) +
    gulls(random, 700, 110, 4, '#fffaf0', 14)
  );
};
