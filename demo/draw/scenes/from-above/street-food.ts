/** What is sold in the street: mangoes cut like flowers, coffee, and the market before it opens. */
import { citrus, citrusWedge, limes } from '../../citrus.ts';
import { spoon } from '../../cutlery.ts';
import { bougainvillea } from '../../flowers.ts';
import { ragged } from '../../food-kitchen.ts';
import { canopy } from '../../jungle.ts';
import { bananaLeaf } from '../../leaves.ts';
import { SHADE, mix } from '../../palette.ts';
import { lushPalm, palm } from '../../palms.ts';
import type { Chance } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { palmShade } from '../../shade.ts';
import { barCloud, shine, sky, stars } from '../../sky.ts';
import {
  boxPath,
  circle,
  clip,
  ellipse,
  fade,
  glow,
  group,
  line,
  move,
  path,
  pebble,
  polar,
  poly,
  rect,
  short,
  straight,
  times,
  veil,
} from '../../svg.ts';
import { cup, plantPot } from '../../tablesetting.ts';
import { gingham } from '../../tabletops.ts';
import { bowl } from '../../tableware.ts';

const slicePath = (l: number, w: number): string =>
  `M0 ${short(-w * 0.34)}C${short(l * 0.3)} ${short(-w)} ${short(l * 0.84)} ${short(-w * 0.9)} ${short(l)} 0C${short(l * 0.84)} ${short(w * 0.9)} ${short(l * 0.3)} ${short(w)} 0 ${short(w * 0.34)}Z`;

/** A row of slices around the bud; chili clings to their tips. */
const slices = (x: number, y: number, r: number, count: number, turn: number): string => {
  const [l, w] = [r * 0.78, ((r * 0.7 * Math.PI) / count) * 1.22];
  const one = (i: number): string => {
    const a = turn + (i * 360) / count;
    const [px, py] = polar(x, y, r * 0.22, a);
    const dark = 0.34 * (0.5 + 0.5 * Math.cos(((a - 52) * Math.PI) / 180));
    const side = Math.sin(((a - 53) * Math.PI) / 180) > 0 ? 1 : -1;
    return (
      group(move(px + r * 0.035, py + r * 0.05, path(slicePath(l, w), '#6e2a12'), a), veil(0.34)) +
      move(
        px,
        py,
        path(slicePath(l, w), mix('#e08a1c', '#8f3f1c', dark)) +
          path(slicePath(l * 0.95, w * 0.86), mix('#f9b530', '#d0701c', dark)) +
          group(
            path(
              `M${short(l * 0.12)} ${short(-w * 0.22)}C${short(l * 0.3)} ${short(-w * 0.74)} ${short(l * 0.66)} ${short(-w * 0.68)} ${short(l * 0.8)} ${short(-w * 0.3)}C${short(l * 0.6)} ${short(-w * 0.34)} ${short(l * 0.3)} ${short(-w * 0.24)} ${short(l * 0.12)} ${short(-w * 0.22)}Z`,
              '#fee08a',
              veil(0.8),
            ),
            `transform="scale(1 ${side})"`,
          ) +
          path(
            `M${short(l * 0.74)} ${short(-w * 0.58)}Q${short(l * 0.93)} ${short(-w * 0.42)} ${short(l)} 0Q${short(l * 0.93)} ${short(w * 0.42)} ${short(l * 0.74)} ${short(w * 0.58)}Q${short(l * 0.86)} ${short(w * 0.2)} ${short(l * 0.78)} 0Q${short(l * 0.86)} ${short(-w * 0.24)} ${short(l * 0.74)} ${short(-w * 0.58)}Z`,
            mix('#d9401c', '#8f2414', dark * 1.4),
            veil(0.88),
          ),
        a,
      )
    );
  };
  const order = Array.from({ length: count }, (_, i) => i);
  return [...order.filter((i) => i % 2 === 0), ...order.filter((i) => i % 2 === 1)].map(one).join('');
};

const mango = (x: number, y: number, s: number, turn: number): string => {
  const d = `M0 ${short(-s)}C${short(s * 0.62)} ${short(-s)} ${short(s * 0.88)} ${short(-s * 0.3)} ${short(s * 0.8)} ${short(s * 0.26)}C${short(s * 0.72)} ${short(s * 0.88)} ${short(s * 0.2)} ${short(s * 1.18)} ${short(-s * 0.24)} ${short(s * 1.04)}C${short(-s * 0.74)} ${short(s * 0.9)} ${short(-s * 0.86)} ${short(s * 0.2)} ${short(-s * 0.7)} ${short(-s * 0.36)}C${short(-s * 0.56)} ${short(-s * 0.82)} ${short(-s * 0.34)} ${short(-s)} 0 ${short(-s)}Z`;
  return (
    group(move(x + s * 0.16, y + s * 0.2, path(d, SHADE), turn), veil(0.34)) +
    move(
      x,
      y,
      path(d, '#d9702a') +
        clip(
          d,
          ellipse(-s * 0.12, s * 0.14, s * 0.74, s * 1.02, '#f0a030') +
            ellipse(-s * 0.22, s * 0.2, s * 0.5, s * 0.78, '#f8bd48') +
            ellipse(s * 0.5, -s * 0.5, s * 0.94, s * 0.98, '#ef7a34', veil(0.7)) +
            ellipse(s * 0.62, -s * 0.56, s * 0.78, s * 0.84, '#e25534', veil(0.8)) +
            ellipse(s * 0.76, -s * 0.62, s * 0.58, s * 0.68, '#cf3f38', veil(0.8)) +
            ellipse(-s * 0.5, s * 0.98, s * 0.5, s * 0.36, '#a8b24a', veil(0.6)),
        ) +
        ellipse(-s * 0.4, -s * 0.1, s * 0.1, s * 0.34, '#fff0be', 'transform="rotate(14)" opacity=".85"') +
        ellipse(0, -s * 0.93, s * 0.12, s * 0.07, '#8a4a24') +
        rect(-s * 0.045, -s * 1.12, s * 0.09, s * 0.2, '#6b4028', 'rx="4"'),
      turn,
    )
  );
};

const leafEdge =
  'M-540 10C-420 -170 -160 -220 90 -206C300 -196 450 -110 560 -10C450 110 260 196 60 202C-180 208 -430 150 -540 10Z';

/** From the stall at the corner: cut, dusted, a squeeze of lime. */
export const mangoFlower: Scene = (random) =>
  gingham(66, '#62b8d2', '#1d6fae', 12) +
  move(
    540,
    400,
    group(path(leafEdge, SHADE), 'transform="translate(4 26)" opacity=".34"') +
      path(leafEdge, '#62b04c') +
      clip(
        leafEdge,
        rect(-560, 0, 1120, 260, '#36904c') +
          times(15, (i) =>
            line(
              `M${-500 + i * 66} 0q40 -90 110 -200M${-500 + i * 66} 0q40 90 110 200`,
              i % 2 ? '#4d9f4c' : '#56a84e',
              5,
            ),
          ) +
          rect(-560, -7, 1120, 14, '#bfdc82'),
      ),
    -22,
  ) +
  group(
    move(600, 450, rect(0, -13, 500, 26, SHADE, 'rx="13"'), 38),
    'transform="translate(16 22)" opacity=".3"',
  ) +
  move(
    586,
    430,
    rect(0, -13, 500, 26, '#c08a4c', 'rx="13"') + rect(0, -11, 496, 11, '#ecc98c', 'rx="5"'),
    38,
  ) +
  ellipse(586, 446, 236, 214, SHADE, veil(0.26)) +
  slices(576, 414, 272, 13, 8) +
  slices(558, 400, 222, 11, 20) +
  slices(542, 387, 174, 9, 4) +
  slices(528, 376, 126, 8, 22) +
  slices(517, 368, 84, 6, 10) +
  circle(510, 362, 27, '#c9701c') +
  circle(506, 358, 23, '#f7b530') +
  path('M494 362Q496 342 512 344Q526 350 520 366Q512 352 494 362Z', '#fee08a') +
  times(22, (i) =>
    circle(...polar(550, 392, 60 + ((i * 47) % 170), i * 67), i % 3 ? 3.6 : 5, i % 2 ? '#b52c14' : '#e0512a'),
  ) +
  citrusWedge(308, 588, 78, ...limes, -28) +
  citrusWedge(420, 664, 66, ...limes, 16) +
  mango(960, 196, 150, 52) +
  mango(1092, 452, 138, 104) +
  bowl(150, 628, 116, '#fff6e4', '#f4e2c0', '#a8281a') +
  pebble(
    ragged(random, 82, 0.9, 14).map(([a, b]) => [150 + a, 630 + b] as const),
    '#cf3f20',
  ) +
  pebble(
    ragged(random, 44, 0.86, 11).map(([a, b]) => [138 + a, 616 + b] as const),
    '#e8653a',
  ) +
  times(12, (i) =>
    circle(...polar(150, 630, 22 + ((i * 29) % 54), i * 71), 4, i % 2 ? '#8f1f12' : '#f58a5c'),
  ) +
  spoon(218, 533, 300, '#c98f52', 214) +
  citrus(140, 156, 96, ...limes, 8) +
  citrus(296, 96, 74, ...limes, 24) +
  citrus(1100, 690, 80, ...limes, 30) +
  palmShade(random, 1290, 880, -136, 520);

/** Stripes that run down to a scalloped edge. */
const awning = (
  x: number,
  y: number,
  w: number,
  h: number,
  flare: number,
  tones: readonly [string, string],
): string => {
  const count = 11;
  const at = (i: number, wide: number): number => x - wide / 2 + (wide * i) / count;
  const low = w + flare * 2;
  return (
    times(count, (i) =>
      poly(
        [
          [at(i, w), y],
          [at(i + 1, w), y],
          [at(i + 1, low), y + h],
          [at(i, low), y + h],
        ],
        tones[i % 2] as string,
      ),
    ) +
    times(count, (i) => {
      const side = low / count;
      return path(
        `M${short(at(i, low))} ${y + h - 1}h${short(side)}v22a${short(side / 2)} 24 0 0 1 ${short(-side)} 0Z`,
        mix(tones[i % 2] as string, '#4a2a3a', 0.16),
      );
    }) +
    rect(x - low / 2, y + h - 4, low, 8, mix(tones[0], '#3a1a30', 0.3))
  );
};

/** The first cup, before the promenade wakes up. */
export const coffeeKiosk: Scene = (random) =>
  sky(['#6fbcc8', '#a9d8cc', '#e3e8c4', '#fde3b4'], 190, 7) +
  palm(random, 1010, 330, 270, { ...lushPalm, lean: -36 }) +
  canopy(random, 830, 120, 260, 90, '#2f7a58', '#5ea34e', '#a8cf5a') +
  rect(0, 132, 1200, 510, fade(['#f7b592', '#f3a283'])) +
  rect(0, 118, 1200, 26, '#fff6e2') +
  rect(0, 144, 1200, 12, '#a8503c', veil(0.3)) +
  rect(0, 566, 1200, 80, '#c9634a') +
  rect(0, 558, 1200, 10, '#fff0d4') +
  clip(boxPath(0, 144, 1200, 414), palmShade(random, -60, 60, 22, 560, '#6a2a4a', 0.24)) +
  path('M0 640H1200V800H0Z', '#f3dcae') +
  times(5, (i) => rect(0, 650 + i * i * 9 + i * 6, 1200, 3 + i, '#d9b884', veil(0.7))) +
  times(9, (i) => straight([600 + (i - 4) * 150, 642], [600 + (i - 4) * 236, 800], '#d9b884', 3, veil(0.7))) +
  path('M786 176H930L1052 276V304H990V642H786Z', '#6a2a4a', veil(0.26)) +
  path('M340 676H790L1130 716L1090 762H600Z', '#5a3048', veil(0.28)) +
  rect(330, 210, 460, 240, '#40262e') +
  rect(346, 226, 428, 210, fade(['#5a3436', '#7a4a3c'])) +
  shine(560, 300, 210, '#ffd68a', 0.55) +
  rect(356, 318, 150, 10, '#d99a5c') +
  rect(614, 318, 150, 10, '#d99a5c') +
  times(4, (i) => cup(382 + i * 34, 318, 26, ['#fffaf0', '#f5b942', '#2fb3b8', '#ee6c4d'][i]!)) +
  times(
    3,
    (i) =>
      rect(628 + i * 44, 276, 32, 42, '#e3efe6', 'rx="6" opacity=".9"') +
      rect(631 + i * 44, 290, 26, 26, ['#5a3020', '#8a5230', '#3f2218'][i]!) +
      rect(626 + i * 44, 268, 36, 10, '#c98a52', 'rx="4"'),
  ) +
  straight([560, 200], [560, 268], '#2c2030', 4) +
  path('M520 300Q524 264 560 264Q596 264 600 300Z', '#2fa3a8') +
  ellipse(560, 300, 38, 8, '#fff0bc') +
  rect(462, 350, 168, 78, '#d9dde0', 'rx="12"') +
  rect(462, 350, 168, 26, '#f4f6f4', 'rx="12"') +
  rect(584, 354, 46, 74, '#a9b0b8', 'rx="10"') +
  rect(478, 384, 136, 12, '#6a747c') +
  rect(508, 396, 14, 12, '#3f464e') +
  rect(568, 396, 14, 12, '#3f464e') +
  times(3, (i) => circle(484 + i * 20, 363, 6, ['#ee6c4d', '#f5b942', '#2fa3a8'][i]!)) +
  cup(515, 426, 24, '#fffaf0') +
  cup(575, 426, 24, '#fffaf0') +
  path('M650 426V376H700V426Z', '#c9603f') +
  path('M644 376Q675 336 706 376Z', '#e3efe6', veil(0.9)) +
  rect(666, 342, 18, 10, '#40262e', 'rx="4"') +
  rect(330, 210, 16, 232, '#fff0d4') +
  rect(774, 210, 16, 232, '#dcc09a') +
  rect(330, 448, 460, 216, '#1f8f8c') +
  rect(640, 448, 150, 216, '#187a7c') +
  times(10, (i) => rect(374 + i * 42, 448, 3, 216, '#14666c')) +
  rect(330, 448, 460, 22, '#0d4a54', veil(0.55)) +
  rect(322, 652, 476, 22, '#7a4a34') +
  rect(310, 428, 500, 24, '#efc08a', 'rx="6"') +
  rect(310, 442, 500, 10, '#b5783f') +
  circle(470, 560, 66, '#0d4a54', 'opacity=".35" transform="translate(6 8)"') +
  circle(470, 560, 66, '#fff6e2') +
  circle(470, 560, 56, '#ee6c4d') +
  cup(464, 590, 54, '#fffaf0') +
  line('M454 530q-8 -10 0 -20M474 530q-8 -10 0 -20', '#fffaf0', 5) +
  cup(408, 426, 40, '#ee6c4d') +
  line('M400 382q-8 -14 0 -26t0 -24M416 382q-8 -14 0 -26t0 -24', '#ffffff', 4, veil(0.75)) +
  ellipse(728, 424, 34, 7, '#fffaf0') +
  path('M698 420Q712 394 744 402Q762 412 756 420Q728 410 698 420Z', '#d9913f') +
  path('M706 414Q718 400 738 404Q722 406 714 414Z', '#f6cf8a') +
  awning(560, 150, 470, 104, 66, ['#e4574a', '#fff6e2']) +
  rect(318, 140, 484, 14, '#8f3434', 'rx="6"') +
  ellipse(684, 752, 100, 13, '#5a3048', veil(0.34)) +
  straight([640, 566], [612, 748], '#7a4a30', 11) +
  straight([700, 566], [728, 748], '#5a3424', 11) +
  straight([656, 566], [648, 738], '#5a3424', 9) +
  straight([684, 566], [692, 738], '#5a3424', 9) +
  straight([624, 676], [716, 676], '#8a5638', 9) +
  ellipse(670, 566, 72, 17, '#a8642f') +
  ellipse(670, 558, 72, 17, '#f5b942') +
  ellipse(660, 555, 46, 8, '#fbd785') +
  ellipse(246, 726, 120, 15, '#5a3048', veil(0.34)) +
  plantPot(220, 728, 124, '#2b7fae', '#1b5a8a') +
  times(8, (i) => bananaLeaf(random, 220, 630, -160 + i * 20, 190, '#6fb052', '#2a7450')) +
  ellipse(930, 708, 112, 15, '#5a3048', veil(0.34)) +
  path('M838 700Q826 600 850 566H966Q992 604 980 700Q910 718 838 700Z', '#d9b27c') +
  path('M920 566H966Q992 604 980 700Q950 710 924 710Q940 640 920 566Z', '#b58a58') +
  ellipse(908, 566, 62, 18, '#f0d3a0') +
  ellipse(908, 566, 50, 13, '#4a2a1c') +
  times(9, (i) => ellipse(870 + i * 9.5, 563 + (i % 3) * 4, 8, 5, i % 2 ? '#6e4230' : '#8a5638')) +
  line('M856 620q54 14 116 0', '#b58a58', 4) +
  bougainvillea(
    random,
    [
      [40, 130],
      [100, 150],
      [170, 130],
      [60, 200],
      [20, 260],
      [130, 210],
    ],
    40,
    ['#d8326a', '#ee5c8a', '#f58fb0'],
    '#2f7350',
  ) +
  bougainvillea(
    random,
    [
      [1150, 140],
      [1190, 190],
      [1180, 260],
    ],
    36,
    ['#d8326a', '#ee5c8a', '#f58fb0'],
    '#2f7350',
  );

/** A crate of laths heaped with what it holds. */
const crate = (x: number, y: number, w: number, h: number, lit: number, goods: string): string => {
  const wood = mix('#5a3a44', '#e0a468', lit);
  return (
    rect(x - w * 0.47, y - h * 1.1, w * 0.94, h * 0.4, mix(wood, '#1a1030', 0.6)) +
    goods +
    times(3, (i) =>
      rect(x - w / 2, y - h + i * h * 0.34, w, h * 0.28, mix(wood, '#2a1430', i * 0.12), 'rx="3"'),
    ) +
    rect(x - w / 2, y - h, w * 0.08, h, mix(wood, '#fff0c8', 0.18)) +
    rect(x + w * 0.42, y - h, w * 0.08, h, mix(wood, '#2a1430', 0.3)) +
    rect(x - w / 2, y - h - 2, w, 5, mix(wood, '#fff0c8', 0.4))
  );
};

const heap = (x: number, y: number, w: number, r: number, colour: string, lit: number): string =>
  times(3, (row) => {
    const count = Math.max(2, Math.round((w - row * r * 1.5) / (r * 1.7)));
    return times(count, (i) => {
      const [px, py] = [x + (i - (count - 1) / 2) * r * 1.72, y - row * r * 1.06];
      const tone = mix(mix('#2a2450', colour, 0.45), colour, lit);
      return (
        circle(px, py, r, mix(tone, '#2a1438', 0.38)) +
        circle(px - r * 0.06, py - r * 0.12, r * 0.86, tone) +
        ellipse(px - r * 0.24, py - r * 0.46, r * 0.32, r * 0.2, mix(tone, '#fff3c8', 0.6)) +
        ((i + row) % 2
          ? path(
              `M${short(px + r * 0.2)} ${short(py - r * 0.5)}q${short(r * 0.3)} ${short(-r * 0.3)} ${short(r * 0.66)} ${short(-r * 0.1)}q${short(-r * 0.34)} ${short(r * 0.24)} ${short(-r * 0.66)} ${short(r * 0.1)}Z`,
              mix('#24485a', '#5ea34e', lit),
            )
          : circle(px + r * 0.3, py - r * 0.1, r * 0.09, mix(tone, '#2a1438', 0.5)))
      );
    });
  });

const bunches = (random: Chance, x: number, y: number, w: number, size: number, lit: number): string =>
  times(4, (k) =>
    times(7, (i) => {
      const a = -150 + i * 20 + random.between(-6, 6);
      return bananaLeaf(
        random,
        x + (k - 1.5) * w * 0.22,
        y,
        a,
        size * random.between(0.8, 1.05),
        mix('#24485a', (k + i) % 2 ? '#8cc850' : '#6db052', lit),
        mix('#1a3048', '#2f7a48', lit),
      );
    }),
  );

/** Before the first customer, and before the sun. */
export const marketDawn: Scene = (random) => {
  const reds = '#e8503a';
  return (
    sky(['#17256a', '#2f458f', '#5f63a8', '#b57fa4', '#f09a86', '#fcc488'], 450, 12) +
    stars(random, 40, 150) +
    barCloud(random, 930, 270, 260, '#c98f98', 2) +
    shine(600, 400, 430, '#ffb870', 0.6) +
    path('M0 240H120V190H210V260H300V220H380V300H440V480H0Z', '#1d2450') +
    path('M1200 220H1110V180H1010V250H930V290H850V330H790V480H1200Z', '#1d2450') +
    rect(180, 290, 26, 38, '#ffcf80') +
    rect(1040, 300, 26, 38, '#ffcf80') +
    rect(0, 440, 1200, 360, '#33336a') +
    times(6, (i) => rect(0, 640 + i * i * 6, 1200, 2 + i, '#1d2048', veil(0.8))) +
    rect(150, 90, 18, 650, '#241c3c') +
    rect(1032, 90, 18, 650, '#241c3c') +
    straight([600, 130], [600, 226], '#1a1430', 5) +
    awning(600, 56, 900, 96, 40, ['#d9503f', '#f9dfb4']) +
    path('M536 270Q544 220 600 220Q656 220 664 270Z', '#2f8f8c') +
    path('M606 220Q656 220 664 270H626Q626 236 606 220Z', '#1d5f6a') +
    ellipse(600, 270, 62, 12, '#fff3c4') +
    circle(600, 280, 20, '#fffbe0') +
    group(path('M540 272H660L900 520H300Z', '#ffdc94'), veil(0.2)) +
    crate(290, 520, 210, 90, 0.7, heap(290, 432, 190, 30, '#f5b942', 0.75)) +
    crate(500, 520, 200, 90, 0.85, bunches(random, 500, 450, 190, 110, 0.9)) +
    crate(706, 520, 200, 90, 0.85, heap(706, 432, 184, 28, reds, 0.9)) +
    crate(916, 520, 210, 90, 0.7, bunches(random, 916, 450, 200, 104, 0.72)) +
    rect(130, 512, 940, 26, '#8a5a48') +
    rect(130, 512, 940, 7, '#f0bd80', veil(0.7)) +
    rect(130, 538, 940, 120, '#241c3c') +
    ellipse(600, 700, 640, 110, glow(['#ffb870/0.75', '#f59a58/0.4', '#f59a58/0'])) +
    ellipse(600, 700, 520, 16, '#17163c', veil(0.45)) +
    crate(220, 680, 250, 112, 0.65, heap(220, 572, 226, 34, '#9cc24a', 0.72)) +
    crate(476, 690, 246, 116, 0.85, heap(476, 578, 226, 38, '#f58a2c', 0.9)) +
    crate(728, 690, 246, 116, 0.85, heap(728, 578, 222, 36, '#f7c84a', 0.9)) +
    crate(984, 680, 250, 112, 0.65, heap(984, 572, 226, 34, '#e0407a', 0.72)) +
    rect(0, 0, 230, 800, fade(['#141c54/0.55', '#141c54/0'], 0)) +
    rect(970, 0, 230, 800, fade(['#141c54/0', '#141c54/0.55'], 0))
  );
};
