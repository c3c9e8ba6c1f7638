/** Where one eats under the trees of Yucatan. */
import { archPath, archRim, arcade } from '../../arches.ts';
import { palapa } from '../../buildings.ts';
import { planks } from '../../floors.ts';
import { roundTable, chair } from '../../furniture.ts';
import { canopy, lianas, thicket } from '../../jungle.ts';
import { pendant, stormLantern } from '../../lamps.ts';
import { bananaLeaf, monstera } from '../../leaves.ts';
import { lushPalm, palm } from '../../palms.ts';
import { figure } from '../../people.ts';
import type { Chance } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { beams, shine, sun } from '../../sky.ts';
import {
  circle,
  clip,
  ellipse,
  fade,
  glow,
  group,
  lens,
  line,
  move,
  path,
  rect,
  straight,
  times,
  veil,
} from '../../svg.ts';
import { cup, glassOf, plantPot, shelf } from '../../tablesetting.ts';
import { glints, lightNet, ripples } from '../../water.ts';
import { tableForTwo } from './guests.ts';

/** A ceiba from its roots to the first boughs, lit from the tables below. */
const ceiba = (): string =>
  line('M400 170C300 120 170 84 -20 96', '#46524a', 54) +
  line('M520 150C640 96 820 80 1010 20', '#3a4744', 50) +
  path(
    'M356 -20C366 180 362 340 330 450C292 560 170 640 -20 676V716C120 704 220 690 296 664C250 716 190 752 120 786C240 776 340 736 402 684C412 730 404 774 392 810H486C484 764 488 726 506 690C566 744 690 784 820 792C750 756 690 716 650 672C740 700 880 712 1010 712C870 676 650 620 586 500C546 400 544 200 556 -20Z',
    fade(['#55625a', '#7d7860', '#c29a68', '#e3b478']),
  ) +
  path(
    'M480 -20C484 200 486 400 506 520C520 610 570 652 650 672C740 700 880 712 1010 712C870 676 650 620 586 500C546 400 544 200 556 -20Z',
    fade(['#2c3d42', '#47483f', '#7a5a44', '#96684a']),
  ) +
  path('M506 690C566 744 690 784 820 792C750 756 690 716 650 672C606 656 540 650 506 690Z', '#a87650') +
  [
    'M396 -20C404 240 400 420 372 520C350 590 320 640 296 664C344 606 372 540 386 480C406 380 410 200 406 -20Z',
    'M446 -20C450 220 444 440 420 560C410 610 404 650 402 684C420 640 440 580 450 520C464 420 460 200 456 -20Z',
    'M508 -20C506 240 502 420 508 540C512 600 510 650 506 690C532 640 538 580 528 500C516 400 516 200 516 -20Z',
    'M330 470C300 560 210 640 60 690C200 660 310 600 344 510Z',
    'M402 684C360 730 290 764 200 782C300 770 380 730 410 700Z',
  ]
    .map((d) => path(d, '#4a3b36', veil(0.7)))
    .join('') +
  ['M372 -20C380 200 374 360 350 450', 'M426 -20C430 220 422 400 398 540', 'M476 40C478 240 474 420 470 620']
    .map((d) => line(d, '#d9bc8a', 4, veil(0.35)))
    .join('');

const jungleAtDusk = (random: Chance): string =>
  rect(0, 0, 1200, 800, fade(['#0f3344', '#17565a', '#3d8468', '#a9b96a', '#2a4a3c', '#1c362f'])) +
  shine(760, 400, 420, '#f7dc8a', 0.5) +
  times(13, (i) =>
    rect(
      20 + i * 98 + (i % 3) * 16,
      0,
      20 + (i % 4) * 9,
      590,
      ['#2a6a5e', '#1f5a54', '#3a7a64', '#18484a'][i % 4]!,
      veil(0.8),
    ),
  ) +
  thicket(random, [-20, 590], [1220, 590], 150, ['#1d5a4c', '#2a6f54', '#174a44', '#3a8058'], 60) +
  path('M-20 570Q600 540 1220 574V810H-20Z', '#2c5140') +
  path('M-20 650Q500 610 1220 660V810H-20Z', '#254638');

/** A supper table between the roots. */
const underCeiba = (x: number, y: number, s: number, left: string, right: string): string =>
  ellipse(x, y, 300 * s, 54 * s, glow(['#ffcf7a/0.75', '#f0b060/0.3', '#f0b060/0'])) +
  tableForTwo(x, y, s, {
    cloth: '#fff0cf',
    shade: '#d9ab7c',
    wood: '#5a3626',
    seat: '#c9623f',
    left: { dress: left, skin: '#6e3c2c' },
    right: { top: right, legs: '#2a2a3a', skin: '#8f5533' },
    drink: '#e4576a',
    lit: true,
  });

const hungLantern = (x: number, y: number, h: number): string =>
  straight([x, -10], [x, y - h], '#16282c', 3) + stormLantern(x, y, h, '#16282c');

/** Supper between the roots of a tree that was there before the path. */
export const ceibaSupper: Scene = (random) =>
  jungleAtDusk(random) +
  underCeiba(910, 640, 0.6, '#f3c86a', '#fff0d8') +
  underCeiba(1110, 680, 0.74, '#e4576a', '#2fa3a8') +
  underCeiba(90, 640, 0.58, '#fff0d8', '#f0a058') +
  underCeiba(700, 606, 0.44, '#e4764c', '#fff0d8') +
  ceiba() +
  [
    [110, 30, 420, 170],
    [330, 10, 360, 130],
    [620, 6, 420, 150],
    [900, 30, 460, 190],
    [1150, 60, 360, 240],
    [20, 120, 260, 190],
  ]
    .map(([x, y, w, h]) => canopy(random, x!, y!, w!, h!, '#0f3a3c', '#1a5a4c', '#3a8054'))
    .join('') +
  hungLantern(196, 300, 66) +
  hungLantern(664, 262, 74) +
  hungLantern(842, 356, 58) +
  hungLantern(1010, 280, 70) +
  lianas(random, 590, 560, 260, '#123a38', 8) +
  underCeiba(214, 786, 0.9, '#2fa3a8', '#fdf0d8') +
  underCeiba(716, 790, 1.02, '#e4576a', '#fdf0d8') +
  times(34, () =>
    circle(
      random.between(40, 1160),
      random.between(260, 620),
      random.between(1.6, 3.2),
      '#fff3a0',
      veil(0.85),
    ),
  ) +
  thicket(random, [960, 816], [1230, 816], 150, ['#0c2f30', '#123f3a', '#185044'], 18) +
  monstera(1176, 790, -130, 190, '#1f6a52', '#0f443e') +
  monstera(1090, 812, -110, 150, '#1a5c4a', '#0c3a38');

/** A stalk of maize with a bean that climbs it. */
const maize = (x: number, y: number, h: number, lit: string, dark: string): string =>
  line(`M${x} ${y}V${y - h}`, dark, h * 0.035) +
  times(6, (i) => {
    const s = i % 2 ? 1 : -1;
    const at = y - h * (0.16 + i * 0.14);
    const reach = h * (0.34 - i * 0.02);
    return path(
      `M${x} ${at}Q${x + s * reach * 0.6} ${at - reach * 0.9} ${x + s * reach} ${at + reach * 0.1}Q${x + s * reach * 0.5} ${at - reach * 0.4} ${x} ${at + h * 0.04}Z`,
      i % 2 ? dark : lit,
    );
  }) +
  path(
    `M${x + h * 0.02} ${y - h * 0.42}Q${x + h * 0.1} ${y - h * 0.56} ${x + h * 0.06} ${y - h * 0.66}Q${x - h * 0.01} ${y - h * 0.54} ${x + h * 0.02} ${y - h * 0.42}Z`,
    '#f2cf5a',
  ) +
  line(
    `M${x} ${y - h}l${-h * 0.06} ${-h * 0.12}M${x} ${y - h}v${-h * 0.16}M${x} ${y - h}l${h * 0.06} ${-h * 0.12}`,
    '#e6c268',
    h * 0.02,
  ) +
  line(
    `M${x - h * 0.04} ${y}${times(5, (i) => `q${(i % 2 ? -1 : 1) * h * 0.16} ${-h * 0.06} 0 ${-h * 0.13}`)}`,
    '#4f9a3c',
    h * 0.014,
  );

/** Squash on the ground between the maize: leaves like plates, yellow flowers, the fruit. */
const squash = (x: number, y: number, s: number): string =>
  times(6, (i) =>
    ellipse(
      x + (i - 2.5) * s * 0.44,
      y - (i % 2) * s * 0.3,
      s * 0.42,
      s * 0.26,
      ['#4f9147', '#3a7a40', '#6aa84e'][i % 3]!,
    ),
  ) +
  [-0.7, 0.9]
    .map((dx) =>
      times(5, (i) =>
        path(
          `M0 0Q${s * 0.1} ${-s * 0.24} 0 ${-s * 0.34}Q${-s * 0.1} ${-s * 0.24} 0 0Z`,
          i % 2 ? '#f7b934' : '#fbd060',
          `transform="translate(${x + dx * s} ${y - s * 0.16}) rotate(${i * 72})"`,
        ),
      ),
    )
    .join('') +
  ellipse(x + s * 0.2, y, s * 0.34, s * 0.26, '#e08a34') +
  [-0.14, 0, 0.14]
    .map((p) =>
      line(
        `M${x + s * (0.2 + p)} ${y - s * 0.24}q${p * s * 0.6} ${s * 0.24} 0 ${s * 0.46}`,
        '#b5662a',
        s * 0.03,
      ),
    )
    .join('');

/** A toucan on its perch, looking left; its feet are on x, y. */
const toucan = (x: number, y: number, s: number): string =>
  move(
    x,
    y,
    path('M30 -34L74 62L50 70L16 -14Z', '#15161f') +
      path('M40 -20L60 30L48 34L26 -14Z', '#c8323c') +
      path(
        'M-28 -80C-42 -50 -34 -12 -6 -2C24 4 50 -16 52 -46C54 -72 40 -100 10 -110C-8 -114 -22 -100 -28 -80Z',
        '#1b1c28',
      ) +
      path('M14 -104C40 -96 54 -70 50 -44C48 -24 36 -8 20 -4C34 -30 34 -76 14 -104Z', '#30323f') +
      circle(-6, -112, 32, '#1b1c28') +
      path('M-34 -108C-46 -78 -42 -50 -22 -44C2 -44 10 -74 4 -100C-6 -90 -22 -94 -34 -108Z', '#f9d44c') +
      path('M-30 -130C-72 -152 -128 -136 -146 -88C-126 -98 -90 -98 -32 -98Z', '#86c23c') +
      path('M-34 -116C-66 -126 -104 -116 -128 -96C-100 -102 -70 -102 -34 -102Z', '#f78f2e') +
      path('M-122 -118Q-140 -106 -146 -88Q-132 -98 -112 -99Z', '#c8323c') +
      path('M-32 -98C-84 -98 -116 -98 -134 -87C-104 -77 -62 -76 -30 -88Z', '#4fa3c4') +
      circle(-12, -118, 11, '#a6d65a') +
      circle(-12, -118, 5.5, '#12121a') +
      line('M-14 -2v10M4 -2v10', '#4f86b8', 8),
    0,
    s,
  );

const thatchEdge = (random: Chance, foot: number): string =>
  rect(0, 0, 1200, foot, fade(['#7f5a30', '#b9863f', '#d9a855'])) +
  times(121, (i) =>
    straight(
      [i * 10, foot - random.between(30, 66)],
      [i * 10 + random.between(-4, 4), foot + random.between(4, 18)],
      ['#b58440', '#e3bb70', '#cf9f52', '#9c6f38'][(i * 7) % 4]!,
      11,
    ),
  );

const milpa = (random: Chance): string =>
  rect(0, 0, 1200, 700, fade(['#a8d8d0', '#dcecc4', '#fbeab4', '#f3dc9a'])) +
  sun(300, 210, 54, '#fffbe4', '#fff3bc', 5) +
  beams(300, 210, 1100, '#fff8d0', 18, 0.16) +
  times(4, (i) =>
    canopy(random, 100 + i * 330, 350 + (i % 2) * 20, 470, 200, '#6fa888', '#8fbc90', '#bcd69c'),
  ) +
  times(4, (i) =>
    canopy(random, 20 + i * 380, 424 + (i % 2) * 16, 520, 130, '#3f8460', '#5f9f64', '#9cc46a'),
  ) +
  path('M-20 456Q600 432 1220 460V720H-20Z', '#b88550') +
  times(5, (i) =>
    path(
      `M-20 ${486 + i * 34}Q600 ${462 + i * 36} 1220 ${490 + i * 34}v14Q600 ${476 + i * 36} -20 ${500 + i * 34}Z`,
      '#93623c',
      veil(0.6),
    ),
  ) +
  times(14, (i) => maize(20 + i * 88 + (i % 2) * 12, 496, 118 + ((i * 37) % 26), '#8cb45a', '#5f9048')) +
  times(9, (i) => squash(70 + i * 136, 540, 40)) +
  times(11, (i) => maize(-10 + i * 120 + (i % 3) * 10, 590, 206 + ((i * 41) % 40), '#84b44a', '#4a8440')) +
  times(6, (i) => squash(120 + i * 206, 622, 58));

/** The stove of the verandah: clay on adobe, tortillas on it. */
const comal = (): string =>
  rect(880, 650, 340, 160, '#c98458') +
  rect(880, 650, 340, 18, '#e3a878') +
  rect(1130, 668, 90, 142, '#a8683f') +
  path(archPath(1010, 800, 150, 90), '#3a1c18') +
  shine(1010, 770, 110, '#ff9a4a', 0.9) +
  times(4, (i) => rect(950 + i * 32, 776 - (i % 2) * 8, 60, 14, i % 2 ? '#7a4a30' : '#5a3424', 'rx="7"')) +
  ellipse(1010, 646, 118, 20, '#4a2f2a') +
  ellipse(1010, 640, 118, 18, '#7a4c3c') +
  [
    [950, 638],
    [1016, 632],
    [1074, 640],
    [1004, 646],
  ]
    .map(([x, y]) => ellipse(x!, y!, 32, 7, '#f6e0a4') + ellipse(x! + 4, y!, 9, 2.4, '#c98f4c'))
    .join('') +
  [950, 1030].map((x) => line(`M${x} 616q-14 -24 2 -46t-2 -50`, '#ffffff', 7, veil(0.4))).join('');

const breakfast = (): string =>
  ellipse(336, 604, 74, 13, '#2b7f8e') +
  ellipse(336, 600, 60, 9, '#fffaf0') +
  ellipse(336, 595, 44, 9, '#c8502e') +
  ellipse(324, 592, 20, 7, '#fffaf0') +
  circle(324, 590, 6, '#f7b934') +
  ellipse(352, 593, 18, 6, '#fffaf0') +
  circle(352, 591, 6, '#f7b934') +
  path('M456 604Q520 618 584 604L574 566Q520 580 466 566Z', '#c9924e') +
  times(7, (i) => straight([470 + i * 16, 572], [468 + i * 17, 606], '#a06c34', 3)) +
  path('M460 570Q480 536 520 544Q566 536 580 570Q520 586 460 570Z', '#fffaf0') +
  path('M470 560Q520 548 572 560', 'none', 'stroke="#e4576a" stroke-width="5"') +
  cup(424, 606, 40, '#a8522e') +
  glassOf(404, 584, 52, '#f9a43a');

/** Breakfast above the bed where maize, beans and squash grow together. */
export const milpaVerandah: Scene = (random) =>
  milpa(random) +
  rect(-10, 588, 1220, 16, '#a8754a') +
  rect(-10, 600, 1220, 6, '#6f4a2e') +
  times(14, (i) => rect(20 + i * 90, 604, 11, 60, '#8a5c38')) +
  planks(random, { horizon: 380, vanish: 600, top: 650, bottom: 800 }, 100, '#d3a06a', '#93643c') +
  group(path('M60 810L240 650H420L330 810ZM560 810L600 650H760L800 810Z', '#fff3c0'), veil(0.3)) +
  [34, 1150].map((x) => rect(x, 60, 30, 600, '#8a5c38') + rect(x + 18, 60, 12, 600, '#63402a')).join('') +
  rect(-10, 78, 1220, 22, '#8a5c38') +
  rect(-10, 94, 1220, 7, '#5d3c26') +
  thatchEdge(random, 70) +
  path('M806 588Q790 552 836 548Q892 546 896 588Z', '#f08a3c') +
  path('M818 584Q812 562 842 558Q880 558 884 584Z', '#f8b25e') +
  times(7, (i) => circle(832 + i * 6, 574 + (i % 2) * 4, 3.4, '#2a1c20')) +
  toucan(742, 580, 1.1) +
  chair(172, 796, 272, '#8a5230', '#e3b46a') +
  figure(178, 802, 350, 'sit', { dress: '#e4764c', skin: '#8f5533' }) +
  roundTable(440, 802, 380, 198, '#fff6e0', '#d9bf94', 96) +
  breakfast() +
  figure(1080, 800, 310, 'cook', { dress: '#fffaf0', skin: '#7a4630', flip: true }) +
  rect(1062, 556, 36, 12, '#e4576a') +
  times(5, (i) => circle(1064 + i * 8, 574, 4, ['#e4576a', '#f5b942', '#2fa3a8'][i % 3]!)) +
  comal();

/** Supper tables within an arcade of stone. */
const stoneArcade = (random: Chance): string => {
  const openings = [180, 350, 520, 690, 860].map((x) => ({ x, w: 132, h: 226 }));
  return (
    rect(90, 176, 860, 280, fade(['#5a3a34', '#a8683f', '#e0a058'])) +
    [265, 435, 605, 775].map((x) => shine(x, 300, 150, '#ffd68a', 0.6)).join('') +
    openings
      .slice(0, 4)
      .map(({ x }, i) =>
        tableForTwo(x, 436, 0.42, {
          cloth: '#fff6e2',
          shade: '#d9b890',
          wood: '#4a2c22',
          seat: '#3f7a54',
          left: { dress: ['#e4576a', '#fff0d8', '#f3c86a', '#2fa3a8'][i]!, skin: '#6e3c2c' },
          right: { top: ['#fff0d8', '#2fa3a8', '#e4764c', '#fff0d8'][i]!, legs: '#2a2a3a', skin: '#8f5533' },
        }),
      )
      .join('') +
    openings
      .slice(0, 4)
      .map(({ x }) => pendant(x, 200, 46, 46, '#c99a50'))
      .join('') +
    arcade(80, 150, 880, 442, openings, fade(['#e8d8b4', '#cdb58c', '#b0936c']), '#8f7352', 14) +
    openings.map((o) => archRim(o, 442, '#f3e6c6', 9)).join('') +
    times(40, (i) => rect(90 + ((i * 173) % 850), 160 + ((i * 37) % 70), 44, 3, '#a88a62', veil(0.6))) +
    rect(70, 138, 900, 18, '#f3e6c6') +
    rect(70, 154, 900, 6, '#a88a62') +
    [265, 435, 605, 775]
      .map(
        (x) =>
          plantPot(x, 442, 28, '#c0603f', '#8a3f30') +
          times(7, (i) => bananaLeaf(random, x, 420, -156 + i * 22, 32, '#6fb052', '#2f7d4c')),
      )
      .join('')
  );
};

/** From the terrace down to the water: limestone with roots over it. */
const cenoteWall = (random: Chance): string =>
  path('M-20 440H1220V670H-20Z', fade(['#d9c59c', '#a88c68', '#6a5a50'])) +
  times(18, (i) =>
    lens(
      (i * 157) % 1220,
      470 + ((i * 53) % 130),
      60 + ((i * 31) % 90),
      5,
      i % 3 ? '#8a7050' : '#e6d6b0',
      veil(0.6),
    ),
  ) +
  rect(-20, 436, 1240, 20, '#f0e2c0') +
  rect(-20, 452, 1240, 8, '#9c8258') +
  times(26, (i) => {
    const x = 10 + i * 46 + random.between(-14, 14);
    const drop = random.between(70, 200);
    return line(
      `M${x} 446c${random.between(-26, 26)} ${drop * 0.3} ${random.between(-26, 26)} ${drop * 0.6} ${random.between(-8, 8)} ${drop}`,
      ['#3f7a4c', '#6a4c38', '#4f8f52'][i % 3]!,
      random.between(3, 7),
    );
  }) +
  thicket(random, [-20, 450], [110, 450], 60, ['#2f7d54', '#439152', '#6fae4c'], 14) +
  thicket(random, [940, 450], [1220, 450], 80, ['#2f7d54', '#439152', '#6fae4c'], 22);

/** A ladder of rope from an edge down to a landing. */
const ropeStair = (top: number, foot: number): string =>
  line(`M838 ${top}C836 520 792 560 770 ${foot}`, '#f0dcae', 7) +
  line(`M900 ${top}C902 530 858 570 838 ${foot + 6}`, '#f0dcae', 7) +
  times(8, (i) => {
    const t = (i + 0.6) / 8.4;
    const [a, b] = [838 - 68 * t * t - 4 * t, 900 - 62 * t * t];
    const y = top + (foot - top) * t;
    return (
      rect(a - 6, y, b - a + 14, 11, i % 2 ? '#c98f52' : '#b57d44', 'rx="5"') +
      rect(a - 6, y + 8, b - a + 14, 4, '#7a5030')
    );
  }) +
  line(`M838 ${top}V${top - 56}M900 ${top}V${top - 56}`, '#8a5a38', 12) +
  path(`M730 ${foot + 4}H880L908 ${foot + 32}H712Z`, '#c98f52') +
  rect(712, foot + 32, 196, 11, '#7a5030') +
  times(4, (i) => straight([764 + i * 30, foot + 4], [758 + i * 36, foot + 32], '#8a5a34', 3));

/** Eight tables behind arches of stone, and the water below the last of them. */
export const cenoteArcade: Scene = (random) =>
  rect(0, 0, 1200, 800, fade(['#2f7a62', '#5fa468', '#b8cc7a', '#7aa860'])) +
  beams(760, -60, 1300, '#fffbd0', 20, 0.2) +
  times(6, (i) =>
    canopy(random, 60 + i * 220, 84 + (i % 2) * 34, 340, 200, '#1f6650', '#3a8a54', '#8cbc58'),
  ) +
  palm(random, 1060, 450, 350, { ...lushPalm, lean: 30 }) +
  stoneArcade(random) +
  cenoteWall(random) +
  path('M-20 630Q300 606 600 618T1220 632V810H-20Z', fade(['#0f5a68', '#1b8f94', '#35b8ae', '#1a8a96'])) +
  clip(
    'M-20 630Q300 606 600 618T1220 632V810H-20Z',
    ellipse(560, 712, 380, 60, '#5fd6c0', veil(0.75)) +
      ellipse(560, 712, 240, 34, '#a6f0d6', veil(0.7)) +
      lightNet(random, -20, 630, 1240, 180, '#e6fff0', 0.34, 150) +
      [180, 350, 520, 690].map((x) => glints(random, x, 628, 770, 36, '#ffe2a0', 14, 26)).join(''),
  ) +
  line('M-20 632Q300 608 600 620T1220 634', '#e6fff0', 4, veil(0.7)) +
  group(path('M470 -10H650L760 760H380Z', '#fffbd0'), veil(0.16)) +
  ropeStair(452, 640) +
  ripples(random, 812, 690, 210, '#d3fff0', 4) +
  lianas(random, 980, 200, 330, '#1f5a44', 3) +
  thicket(random, [-30, 816], [230, 816], 170, ['#0f443c', '#17584a', '#226c54'], 20) +
  monstera(40, 760, -40, 210, '#2a8a5c', '#14584a') +
  monstera(1180, 800, -130, 220, '#2a8a5c', '#14584a') +
  bananaLeaf(random, 1230, 640, 200, 270, '#3a9a5c', '#1a6a4c');

/** A green coconut that was opened with one blow, and its straw. */
const coconut = (x: number, y: number, r: number): string =>
  straight([x + r * 0.2, y - r * 1.4], [x + r * 0.7, y - r * 2.5], '#e4576a', r * 0.2) +
  circle(x, y - r, r, '#5a9a3c') +
  path(`M${x} ${y - r * 2}A${r} ${r} 0 0 1 ${x} ${y}Q${x + r * 0.8} ${y - r} ${x} ${y - r * 2}Z`, '#3a7434') +
  ellipse(x, y - r * 1.72, r * 0.62, r * 0.24, '#fffaf0') +
  ellipse(x, y - r * 1.7, r * 0.38, r * 0.12, '#cfe0c4');

/** A block of stone to sit on, in water to its middle. */
const stoneStool = (x: number, y: number, w: number): string =>
  path(
    `M${x - w * 0.42} ${y - w * 0.5}H${x + w * 0.42}L${x + w * 0.5} ${y + w * 0.5}H${x - w * 0.5}Z`,
    '#cdbb94',
  ) +
  path(
    `M${x + w * 0.12} ${y - w * 0.5}H${x + w * 0.42}L${x + w * 0.5} ${y + w * 0.5}H${x + w * 0.14}Z`,
    '#9c8866',
  ) +
  ellipse(x, y - w * 0.5, w * 0.46, w * 0.12, '#efe2c0');

const lagoonBar = (random: Chance): string =>
  rect(520, 300, 560, 220, fade(['#4a3428', '#6a4630', '#8a5c38'])) +
  shelf(random, 600, 320, 400, 64, '#c98f52') +
  shelf(random, 600, 400, 400, 58, '#c98f52') +
  figure(690, 566, 214, 'serve', { top: '#fffaf0', legs: '#2c2640', skin: '#7a4630' }) +
  figure(940, 566, 208, 'cook', { top: '#fffaf0', legs: '#2c2640', skin: '#8f5533', flip: true }) +
  rect(490, 478, 620, 24, '#f0e2c0') +
  rect(490, 498, 620, 6, '#a88a62') +
  rect(506, 504, 588, 110, '#c9b48c') +
  times(21, (i) =>
    rect(
      514 + (i % 7) * 78 + (Math.floor(i / 7) % 2) * 30,
      510 + Math.floor(i / 7) * 34,
      66,
      28,
      ['#d9c8a0', '#b8a27a', '#cdb990'][i % 3]!,
      'rx="8"',
    ),
  ) +
  [560, 612, 586, 1020, 1066].map((x, i) => coconut(x, i === 2 ? 452 : 480, 25)).join('') +
  glassOf(800, 480, 56, '#f9b03a') +
  glassOf(846, 480, 56, '#f9b03a') +
  palapa(random, 800, 520, 820, 520, '#d9a85c', '#93683a', '#6a4428', [-0.36, 0.37]);

/** Stools of stone knee-deep in a pool of the forest. */
export const lagoonStools: Scene = (random) => {
  const shore = 'M-20 452C120 430 300 448 420 470C600 500 900 470 1220 480V810H-20Z';
  const guest = (x: number, clothes: NonNullable<Parameters<typeof figure>[4]>, pose: 'sit' | 'toast') =>
    stoneStool(x - 6, 668, 100) +
    figure(x, 690, 232, pose, clothes) +
    ellipse(x, 716, 104, 40, '#239692', veil(0.8)) +
    lens(x, 678, 180, 9, '#d9fff0');
  return (
    rect(0, 0, 1200, 520, fade(['#bfe6d4', '#e6f0b8', '#a8cc80'])) +
    beams(170, -60, 1200, '#fffde0', 18, 0.2) +
    times(5, (i) =>
      canopy(random, 60 + i * 280, 200 + (i % 2) * 50, 460, 320, '#2f7f5a', '#4a9a58', '#9cc860'),
    ) +
    palm(random, 250, 470, 330, { ...lushPalm, lean: -40 }) +
    times(4, (i) => canopy(random, 60 + i * 340, 410, 430, 140, '#1a5c4a', '#2f7f50', '#6aae50')) +
    path(shore, '#e6d6ac') +
    path(
      'M-20 472C120 450 300 466 420 488C600 518 900 490 1220 498V810H-20Z',
      fade(['#7fd6b8', '#3fb4a6', '#239692', '#177c84']),
    ) +
    clip(shore, lightNet(random, -20, 500, 1240, 310, '#d9fff0', 0.34, 160)) +
    glints(random, 330, 500, 760, 150, '#fffbd0', 30, 90) +
    ellipse(800, 640, 420, 60, '#155c64', veil(0.35)) +
    lagoonBar(random) +
    guest(590, { dress: '#e4576a', skin: '#8f5533', hat: '#f7e3b0' }, 'toast') +
    guest(760, { top: '#c48a62', legs: '#f5b942', skin: '#c48a62' }, 'sit') +
    stoneStool(906, 668, 100) +
    ellipse(906, 716, 104, 40, '#239692', veil(0.8)) +
    lens(906, 678, 170, 9, '#d9fff0') +
    guest(1050, { dress: '#f5b942', skin: '#7a4630', flip: true }, 'sit') +
    ripples(random, 600, 716, 300, '#bff3e2', 5) +
    rect(-20, 700, 300, 120, '#cdb990') +
    path('M-20 676C80 668 220 676 300 716C320 750 310 790 300 810H-20Z', '#e6d6ac') +
    straight([196, 690], [196, 552], '#7a4a2c', 6) +
    path('M198 554Q232 546 262 562Q232 574 198 590Z', '#e4502e') +
    rect(30, 650, 170, 22, '#fffaf0', 'rx="10"') +
    path('M30 654L-10 560L16 552L66 650Z', '#fffaf0') +
    rect(40, 672, 10, 40, '#8a5a38') +
    rect(176, 672, 10, 40, '#8a5a38') +
    thicket(random, [-30, 816], [160, 816], 120, ['#1f6a4c', '#2f8454', '#4a9a52'], 14) +
    monstera(1190, 810, -130, 210, '#2f8f5c', '#165c4a')
  );
};

/** A pod of cacao lying on its side. */
const pod = (x: number, y: number, s: number, colour: string, turn: number): string =>
  move(
    x,
    y,
    path('M-60 0Q-40 -30 0 -30Q44 -28 66 0Q44 28 0 30Q-40 30 -60 0Z', colour) +
      path('M-60 0Q-40 30 0 30Q44 28 66 0Q40 12 0 12Q-40 12 -60 0Z', '#5a2418', veil(0.34)) +
      line('M-50 -4Q0 -22 58 -2M-54 4Q0 4 60 4', '#5a2418', 3, veil(0.5)),
    turn,
    s,
  );

/** The stone on which cacao is ground, from its side: three feet, a hollow back, and the end of the roller. */
const metate = (x: number, y: number): string =>
  ellipse(x + 14, y + 3, 190, 12, '#2a1810', veil(0.4)) +
  path(`M${x - 104} ${y - 60}L${x - 84} ${y + 2}H${x - 62}L${x - 44} ${y - 56}Z`, '#55505a') +
  path(`M${x + 52} ${y - 40}L${x + 72} ${y + 2}H${x + 92}L${x + 106} ${y - 30}Z`, '#433e48') +
  path(
    `M${x - 150} ${y - 106}Q${x - 162} ${y - 86} ${x - 146} ${y - 66}Q${x} ${y - 30} ${x + 132} ${y - 20}Q${x + 158} ${y - 26} ${x + 152} ${y - 44}Q${x + 20} ${y - 50} ${x - 110} ${y - 96}Q${x - 134} ${y - 112} ${x - 150} ${y - 106}Z`,
    '#6d6872',
  ) +
  path(
    `M${x - 150} ${y - 106}Q${x - 134} ${y - 112} ${x - 110} ${y - 96}Q${x + 20} ${y - 50} ${x + 152} ${y - 44}Q${x + 10} ${y - 36} ${x - 120} ${y - 82}Z`,
    '#98929c',
  ) +
  times(16, (i) => circle(x - 130 + i * 17, y - 66 + i * 2.4 + (i % 3) * 6, 2.4, '#4a4550')) +
  path(
    `M${x - 20} ${y - 66}Q${x + 70} ${y - 74} ${x + 140} ${y - 52}Q${x + 176} ${y - 40} ${x + 172} ${y - 14}Q${x + 150} ${y - 34} ${x + 110} ${y - 42}Q${x + 40} ${y - 46} ${x - 20} ${y - 62}Z`,
    '#5f2c1c',
  ) +
  path(
    `M${x + 4} ${y - 66}Q${x + 70} ${y - 70} ${x + 120} ${y - 54}Q${x + 60} ${y - 58} ${x + 4} ${y - 62}Z`,
    '#9a5434',
  ) +
  ellipse(x - 30, y - 92, 38, 25, '#5a555e', `transform="rotate(20 ${x - 30} ${y - 92})"`) +
  ellipse(x - 33, y - 95, 33, 20, '#b3adb5', `transform="rotate(20 ${x - 33} ${y - 95})"`);

const dawnWindow = (random: Chance): string =>
  rect(60, 70, 330, 400, '#c98f52') +
  clip(
    'M80 90H370V450H80Z',
    rect(60, 70, 330, 400, fade(['#2c5f84', '#5f96a0', '#b0c4a0', '#f3d08a'])) +
      canopy(random, 120, 330, 240, 170, '#2f6a6a', '#3f8070', '#6aa47a') +
      canopy(random, 330, 350, 240, 190, '#285f62', '#387468', '#5f9a74') +
      rect(60, 400, 330, 60, '#174a4c') +
      canopy(random, 220, 430, 340, 130, '#174a4c', '#24605a', '#3f8062') +
      lianas(random, 90, 270, 300, '#123a44', 6),
  ) +
  rect(218, 90, 14, 360, '#c98f52') +
  rect(80, 262, 290, 10, '#c98f52') +
  rect(44, 464, 362, 20, '#e0ae70');

/** The first light of the morning, at the stone. */
export const cacaoCounter: Scene = (random) =>
  rect(0, 0, 1200, 640, fade(['#1f4a4c', '#2a5c58', '#34665a'])) +
  dawnWindow(random) +
  shine(620, 230, 480, '#ffcf7a', 0.75) +
  rect(760, 130, 400, 14, '#7a4a2a') +
  rect(760, 266, 400, 14, '#7a4a2a') +
  times(
    5,
    (i) =>
      rect(786 + i * 72, 62, 48, 68, ['#e9f0dc', '#f0dcb0'][i % 2]!, 'rx="8" opacity=".85"') +
      rect(790 + i * 72, 86, 40, 40, ['#4a2418', '#7a4428', '#2f1a14', '#a8683c', '#5a2c1c'][i]!, 'rx="5"') +
      rect(782 + i * 72, 54, 56, 12, '#c98f52', 'rx="5"'),
  ) +
  times(6, (i) => cup(800 + i * 60, 266, 36, ['#c9623f', '#fff0d4', '#e0a84c'][i % 3]!)) +
  pendant(620, 0, 70, 190, '#d9a050', '#fff0bc', 500) +
  figure(500, 790, 520, 'cook', { dress: '#fffaf0', skin: '#7a4630', hair: '#241418' }) +
  times(9, (i) =>
    circle(464 + i * 9, 372 - Math.abs(i - 4), 5.4, ['#e4576a', '#f5b942', '#3f9a5c', '#2b7fae'][i % 4]!),
  ) +
  path('M-10 560H1210V596H-10Z', '#e9b878') +
  path('M-10 560H1210V570H-10Z', '#ffdc9c') +
  rect(-10, 596, 1220, 214, fade(['#8a4f30', '#5f3424'])) +
  times(
    13,
    (i) =>
      rect(10 + i * 94, 622, 78, 160, '#a8653c', 'rx="6" opacity=".7"') +
      path(
        `M${49 + i * 94} 640Q${74 + i * 94} 700 ${49 + i * 94} 764Q${24 + i * 94} 700 ${49 + i * 94} 640Z`,
        i % 2 ? '#e0a84c' : '#c9623f',
      ),
  ) +
  metate(640, 574) +
  ellipse(618, 478, 25, 15, '#7a4630', 'transform="rotate(24 618 478)"') +
  path('M768 574Q756 536 786 532H846Q876 536 864 574Z', '#3f8f86') +
  path('M836 532H846Q876 536 864 574H840Q850 550 836 532Z', '#256860') +
  ellipse(816, 532, 31, 7, '#5f2c1c') +
  path('M330 574Q322 524 364 516H456Q498 524 490 574Z', '#a8522e') +
  path('M430 516H456Q498 524 490 574H446Q460 540 430 516Z', '#7a3424') +
  ellipse(410, 516, 46, 10, '#5a2418') +
  times(9, (i) => ellipse(376 + i * 8.4, 511 - (i % 3) * 5, 9, 6, i % 2 ? '#6e3a24' : '#8a5030')) +
  pod(150, 552, 1.05, '#e0892c', -8) +
  pod(246, 556, 0.95, '#c8472e', 12) +
  pod(196, 520, 0.95, '#e9b03c', 4) +
  [920, 992]
    .map(
      (x) =>
        path(`M${x - 32} 526Q${x - 34} 574 ${x} 576Q${x + 34} 574 ${x + 32} 526Z`, '#7a4a2c') +
        path(`M${x + 6} 526Q${x + 14} 560 ${x} 576Q${x + 34} 574 ${x + 32} 526Z`, '#4f2c1c') +
        ellipse(x, 526, 32, 8, '#5a2c1c') +
        times(5, (i) => circle(x - 18 + i * 9, 522 - (i % 2) * 6, 9, i % 2 ? '#e6bc94' : '#d3a07a')),
    )
    .join('') +
  ellipse(1106, 574, 88, 9, '#fffaf0') +
  path('M1040 568V528Q1106 512 1172 528V568Q1106 584 1040 568Z', '#d9984c') +
  path('M1040 528Q1106 512 1172 528Q1106 546 1040 528Z', '#f0c078') +
  times(12, (i) =>
    ellipse(
      1054 + i * 9.6,
      526 + (i % 2) * 5,
      8,
      3.4,
      '#fbe6bc',
      `transform="rotate(${(i * 47) % 90} ${1054 + i * 9.6} 526)"`,
    ),
  ) +
  path('M1024 570V500A82 82 0 0 1 1188 500V570Z', '#e9f6ee', veil(0.24)) +
  path(
    'M1042 560V506Q1048 450 1090 434',
    'none',
    'stroke="#ffffff" stroke-width="7" stroke-linecap="round" opacity=".55"',
  ) +
  circle(1106, 412, 11, '#d9a050');
