/** Where the evening is made ready: a guitar, a bar, a kitchen. */
import { checker } from '../../floors.ts';
import { bougainvillea, hibiscus } from '../../flowers.ts';
import { fire, pendant, stormLantern } from '../../lamps.ts';
import { agave } from '../../leaves.ts';
import { mix } from '../../palette.ts';
import { palm, shadowPalm } from '../../palms.ts';
import type { Scene } from '../../scene.ts';
import { shine } from '../../sky.ts';
import {
  circle,
  clip,
  diskPath,
  ellipse,
  fade,
  glow,
  group,
  line,
  move,
  path,
  rect,
  smooth,
  straight,
  times,
  veil,
} from '../../svg.ts';
import type { Point } from '../../svg.ts';
import { glassOf, plantPot } from '../../tablesetting.ts';
import { ringMotif, tiles } from '../../tiles.ts';

const guitar = (x: number, y: number, turn: number, shadow?: string): string => {
  const c = (colour: string): string => shadow ?? colour;
  const body: Point[] = [
    [0, 0],
    [-78, -18],
    [-104, -84],
    [-76, -146],
    [-66, -178],
    [-78, -222],
    [-58, -268],
    [0, -284],
    [58, -268],
    [78, -222],
    [66, -178],
    [76, -146],
    [104, -84],
    [78, -18],
  ];
  const shape = smooth(body, true);
  return move(
    x,
    y,
    group(path(shape, c('#6a2f1c')), 'transform="translate(12 3)"') +
      path(shape, c('#e39a45')) +
      clip(
        shape,
        path('M20 -290Q60 -150 30 10H130V-290Z', c('#c4742e')) +
          path('M-110 -60Q-70 -200 -70 -290H-120V10Z', c('#f6bd6c')),
      ) +
      line(shape, c('#5a2a1c'), 5) +
      circle(0, -182, 40, c('#8a4a2a')) +
      circle(0, -182, 31, c('#2a1416')) +
      rect(-46, -84, 92, 15, c('#3a1c18'), 'rx="5"') +
      path('M-14 -200L-11 -476H11L14 -200Z', c('#3a1c18')) +
      times(9, (i) => rect(-13, -290 - i * 20, 26, 2, c('#c9985a'))) +
      path('M-20 -474L-27 -566Q0 -578 27 -566L20 -474Z', c('#6a2f1c')) +
      times(
        3,
        (i) => circle(-32, -494 - i * 25, 6, c('#f6e2b4')) + circle(32, -494 - i * 25, 6, c('#f6e2b4')),
      ) +
      times(5, (i) => straight([-10 + i * 5, -78], [-9 + i * 4.5, -550], c('#fbe6bc'), 1.4)),
    turn,
    0.86,
  );
};

export const guitarChair: Scene = (random) => {
  const wood = '#d9603f';
  const shade = '#8f3436';
  return (
    rect(0, 0, 1200, 660, fade(['#0d3b46', '#13535a', '#1f6f6c'])) +
    path('M760 660V300A150 150 0 0 1 1060 300V660Z', '#0a2f3a') +
    path('M776 660V302A134 134 0 0 1 1044 302V660Z', fade(['#3b2a66', '#8a4a80', '#e8876a', '#f8c184'])) +
    clip(
      'M776 660V302A134 134 0 0 1 1044 302V660Z',
      rect(770, 520, 280, 40, '#6a4a86') +
        path('M770 552Q900 530 1050 556V670H770Z', '#3a2a58') +
        palm(random, 960, 600, 300, { ...shadowPalm('#241a44', '#3f2c60'), lean: -50 }),
    ) +
    path('M760 660V300A150 150 0 0 1 1060 300V660', 'none', 'stroke="#2f8f86" stroke-width="14"') +
    shine(300, 600, 470, '#ffb860', 0.5) +
    shine(1130, 640, 300, '#ffb860', 0.4) +
    checker({ horizon: 380, vanish: 560, top: 640, bottom: 800 }, 150, 4, ['#7a4a48', '#3f3450']) +
    rect(0, 626, 1200, 16, '#0a2f3a') +
    ellipse(420, 756, 480, 70, glow(['#ffc070/0.6', '#ffb860/0.25', '#ffb860/0'])) +
    circle(252, 262, 96, '#06222a', veil(0.4)) +
    circle(238, 250, 96, '#d9a050') +
    [84, 70, 56]
      .map((r) => `<circle cx="238" cy="250" r="${r}" fill="none" stroke="#a8702f" stroke-width="4"/>`)
      .join('') +
    circle(243, 244, 50, '#e4576a') +
    circle(243, 242, 42, '#f3cf86') +
    path('M243 200A42 42 0 0 1 243 284Q262 244 243 200Z', '#c98f42') +
    group(guitar(560, 520, 17, '#062028'), 'transform="translate(66 -26)" opacity=".3"') +
    path('M420 742L760 720L900 780L520 800Z', '#1f1230', veil(0.35)) +
    straight([404, 520], [410, 716], shade, 17) +
    straight([614, 520], [608, 716], shade, 17) +
    straight([402, 520], [386, 190], wood, 19) +
    straight([616, 520], [632, 190], wood, 19) +
    [230, 318, 406]
      .map(
        (y, i) =>
          path(
            `M${392 + i * 4} ${y}Q509 ${y - 30} ${626 - i * 4} ${y}V${y + 36}Q509 ${y + 6} ${392 + i * 4} ${y + 36}Z`,
            wood,
          ) +
          path(
            `M509 ${y - 15}Q570 ${y - 14} ${626 - i * 4} ${y}V${y + 36}Q570 ${y + 20} 509 ${y + 21}Z`,
            shade,
            veil(0.5),
          ),
      )
      .join('') +
    hibiscus(430, 238, 16, '#f5c860', 10) +
    path('M396 500H622L656 556H362Z', '#e6b968') +
    times(6, (i) => line(`M${388 - i * 4} ${509 + i * 8}H${630 + i * 4}`, '#b5803c', 2.4)) +
    path('M362 556H656V582H362Z', '#a86a34') +
    path('M398 510H520L512 582L520 666H376L372 582Z', '#fdf0d8') +
    ['#e4576a', '#f5b942', '#2fa3a8', '#e4576a']
      .map((c, i) => path(`M${402 + i * 30} 510h16l-6 72l6 84h-18l-4 -84Z`, c))
      .join('') +
    times(12, (i) => straight([380 + i * 12.4, 666], [378 + i * 12.4, 684], '#fdf0d8', 4)) +
    straight([372, 572], [366, 752], wood, 21) +
    straight([646, 572], [652, 752], wood, 21) +
    straight([370, 664], [649, 664], shade, 11) +
    guitar(560, 540, 12) +
    stormLantern(206, 752, 236, '#1c1426') +
    stormLantern(96, 776, 150, '#1c1426') +
    stormLantern(1128, 772, 176, '#1c1426') +
    plantPot(760, 752, 100, '#c9704a', '#8a4238') +
    agave(random, 760, 676, 120, '#5fae8c', '#1f6a5c') +
    bougainvillea(
      random,
      [
        [40, 30],
        [120, 50],
        [210, 24],
        [60, 110],
        [300, 10],
        [150, 120],
      ],
      52,
      ['#d8326a', '#ee5c8a', '#a82a5c'],
      '#1f5a4c',
    )
  );
};

/** One of four shapes of bottle, lit from behind. */
const flask = (x: number, y: number, h: number, kind: number, colour: string): string => {
  const w = h * [0.13, 0.2, 0.17, 0.22][kind]!;
  const shoulder = h * [0.62, 0.5, 0.66, 0.42][kind]!;
  const lit = mix(colour, '#ffe9a8', 0.5);
  const round = kind === 3;
  const d = round
    ? `M${x - h * 0.05} ${y - h * 0.96}V${y - shoulder}A${w} ${w} 0 1 0 ${x + h * 0.05} ${y - shoulder}V${y - h * 0.96}Z`
    : `M${x - w} ${y}V${y - shoulder}Q${x - h * 0.05} ${y - shoulder - h * 0.08} ${x - h * 0.05} ${y - h * 0.96}H${x + h * 0.05}Q${x + h * 0.05} ${y - shoulder - h * 0.08} ${x + w} ${y - shoulder}V${y}Z`;
  return (
    path(d, colour) +
    clip(d, rect(x - w * 0.5, y - h, w * 0.62, h, lit, veil(0.75))) +
    (kind % 2 ? '' : rect(x - w, y - h * 0.44, w * 2, h * 0.24, kind ? '#fdf0d0' : '#f3d08a')) +
    rect(x - h * 0.065, y - h, h * 0.13, h * 0.12, '#3a1c14', 'rx="3"')
  );
};

export const barShelves: Scene = (random) => {
  const tints = ['#b5561c', '#4f7a34', '#8a2434', '#d98a24', '#2f6a6a', '#e0b45a'];
  const niche = (x: number, flip: number): string =>
    path(`M${x - 190} 612V210A190 170 0 0 1 ${x + 190} 210V612Z`, '#c9853c') +
    path(`M${x - 176} 612V212A176 156 0 0 1 ${x + 176} 212V612Z`, fade(['#8a4418', '#d98a3a', '#f3b85c'])) +
    [236, 372, 508]
      .map(
        (y, row) =>
          ellipse(x, y - 50, 176, 100, glow(['#ffe6a0/0.8', '#ffd98a/0.3', '#ffd98a/0'])) +
          times(row ? 6 : 5, (i) =>
            flask(
              x - (row ? 140 : 112) + i * 56,
              y,
              [112, 98, 116, 92, 108, 100][(i + row * 2 + flip) % 6]!,
              (i * 3 + row + flip) % 4,
              tints[(i * 2 + row + flip) % 6]!,
            ),
          ) +
          rect(x - 184, y, 368, 13, '#5a2c18') +
          rect(x - 184, y, 368, 4, '#e6a24c'),
      )
      .join('');
  return (
    rect(0, 0, 1200, 800, fade(['#2c1512', '#4a2218', '#5a2c1c'])) +
    times(10, (i) => rect(i * 124 - 20, 0, 5, 640, '#24100e', veil(0.6))) +
    shine(600, 300, 520, '#f09a3c', 0.55) +
    niche(192, 0) +
    niche(1008, 1) +
    times(32, (i) =>
      path(
        `M-7 -190L0 -${i % 2 ? 220 : 238}L7 -190Z`,
        i % 2 ? '#c9853c' : '#f0bd64',
        `transform="translate(600 290) rotate(${i * 11.25})"`,
      ),
    ) +
    circle(600, 290, 200, '#8a4f20') +
    circle(600, 290, 194, '#f3c870') +
    circle(600, 290, 178, '#7a431c') +
    clip(
      diskPath(600, 290, 172),
      rect(420, 110, 360, 360, fade(['#4a2a4c', '#a84a4c', '#ee8a4c', '#fbc976'])) +
        circle(640, 330, 42, '#fff0c0') +
        rect(420, 366, 360, 110, '#b5564c') +
        rect(420, 366, 360, 8, '#f6b870') +
        path('M420 408Q600 388 780 412V480H420Z', '#4a2030') +
        palm(random, 500, 430, 200, { ...shadowPalm('#3a1a30', '#5a2838'), lean: 34 }) +
        path('M430 250L590 110H660L430 320Z', '#fff3d0', veil(0.2)) +
        path('M430 370L720 110H748L430 400Z', '#fff3d0', veil(0.16)),
    ) +
    [404, 796]
      .map((x) => shine(x, 128, 170, '#ffd488', 0.7) + pendant(x, 0, 84, 92, '#c9853c', '#fff0c0'))
      .join('') +
    rect(0, 600, 1200, 30, '#1f0d0c', veil(0.6)) +
    path('M-10 628H1210V662H-10Z', '#f6e2c0') +
    path('M-10 628H1210V638H-10Z', '#fffaf0') +
    rect(0, 662, 1200, 150, fade(['#7a3a1c', '#4a2016'])) +
    times(25, (i) => rect(i * 50, 676, 24, 130, '#9a5228', veil(0.55))) +
    rect(0, 662, 1200, 15, '#2a120e', veil(0.55)) +
    ellipse(600, 640, 330, 12, '#ffd488', veil(0.5)) +
    [
      [496, '#e4502e'],
      [600, '#f5b03a'],
      [704, '#d93a5a'],
    ]
      .map(
        ([x, drink]) =>
          ellipse((x as number) + 4, 646, 46, 6, '#8a5a34', veil(0.4)) +
          glassOf(x as number, 646, 128, drink as string) +
          circle((x as number) + 28, 524, 20, '#f9d06a') +
          circle((x as number) + 28, 524, 13, '#fbe6a4'),
      )
      .join('') +
    path('M846 646L836 566Q860 556 884 566L874 646Z', '#d9cfc0') +
    path('M862 646L866 560Q876 560 884 566L874 646Z', '#8f8478') +
    path('M840 564Q842 526 860 522Q878 526 880 564Z', '#eee6d8') +
    path('M862 522Q878 526 880 564H866Z', '#9a8f84') +
    rect(850, 506, 20, 18, '#b5a898', 'rx="5"') +
    [-46, -14, 20, 50]
      .map((dx, i) => circle(330 + dx, 612 - (i % 2) * 12, 24, i % 2 ? '#a8c83c' : '#86ac34'))
      .join('') +
    path('M260 606H400Q388 648 330 648Q272 648 260 606Z', '#c9853c') +
    path('M340 606H400Q388 648 330 648Q360 634 340 606Z', '#7a431c')
  );
};

/** A pan of beaten copper from the side. */
const copper = (x: number, y: number, w: number, h: number): string =>
  path(
    `M${x - w / 2} ${y - h}H${x + w / 2}V${y - h * 0.2}Q${x + w / 2} ${y} ${x + w * 0.36} ${y}H${x - w * 0.36}Q${x - w / 2} ${y} ${x - w / 2} ${y - h * 0.2}Z`,
    '#d07a42',
  ) +
  path(
    `M${x + w * 0.16} ${y - h}H${x + w / 2}V${y - h * 0.2}Q${x + w / 2} ${y} ${x + w * 0.36} ${y}H${x + w * 0.1}Z`,
    '#8f4228',
  ) +
  path(`M${x - w * 0.4} ${y - h}h${w * 0.16}L${x - w * 0.2} ${y - 6}H${x - w * 0.36}Z`, '#f6bb80') +
  path(
    `M${x - w * 0.36} ${y}H${x + w * 0.36}Q${x + w * 0.48} ${y - h * 0.04} ${x + w / 2} ${y - h * 0.2}Q${x} ${y - h * 0.1} ${x - w / 2} ${y - h * 0.2}Q${x - w * 0.48} ${y - h * 0.04} ${x - w * 0.36} ${y}Z`,
    '#ffb04a',
    veil(0.7),
  ) +
  rect(x - w * 0.52, y - h - 9, w * 1.04, 15, '#f0a868', 'rx="7"');

/** The same on its nail, bottom to the room. */
const hung = (x: number, y: number, r: number, cord: number): string =>
  straight([x, y - r - cord], [x, y - r * 0.6], '#4a2a24', r * 0.2) +
  circle(x + r * 0.14, y + r * 0.16, r, '#1a1030', veil(0.4)) +
  circle(x, y, r, '#8f4228') +
  circle(x - r * 0.03, y - r * 0.03, r * 0.94, '#cf7840') +
  path(
    `M${x - r * 0.8} ${y + r * 0.2}A${r * 0.84} ${r * 0.84} 0 0 0 ${x + r * 0.5} ${y + r * 0.66}A${r * 1.1} ${r * 1.1} 0 0 1 ${x - r * 0.8} ${y + r * 0.2}Z`,
    '#ffc488',
  ) +
  circle(x, y, r * 0.62, '#b5602f', veil(0.5));

const steam = (x: number, y: number, h: number, w: number): string =>
  [-0.7, 0, 0.7]
    .map((p, i) => {
      const [left, tall] = [x + p * w, h * (0.78 + (i % 2) * 0.22)];
      return path(
        `M${left - 10} ${y}C${left - w * 0.6} ${y - tall * 0.34} ${left + w * 0.5} ${y - tall * 0.5} ${left} ${y - tall}C${left + w * 0.96} ${y - tall * 0.56} ${left - w * 0.1} ${y - tall * 0.34} ${left + 16} ${y}Z`,
        '#fff6e6',
        veil(0.42),
      );
    })
    .join('');

export const kitchenFire: Scene = (random) =>
  tiles(120, '#f3ead6', '#dfe9ee', '#a8bcc8', ringMotif('#1f4f9a', '#3f86b8')) +
  rect(0, 0, 1200, 800, fade(['#101848/0.72', '#1f1a50/0.42', '#3a1a38/0.1'])) +
  shine(600, 600, 620, '#ff9a3c', 0.85) +
  rect(0, 96, 1200, 16, '#1c1424') +
  hung(150, 250, 84, 70) +
  hung(330, 226, 62, 60) +
  hung(890, 222, 58, 60) +
  hung(1060, 262, 92, 74) +
  [
    [470, '#d9dfe2'],
    [740, '#d9dfe2'],
  ]
    .map(
      ([x, c]) =>
        straight([x as number, 108], [x as number, 226], c as string, 8) +
        ellipse(x as number, 244, 26, 22, c as string) +
        ellipse((x as number) + 4, 240, 18, 13, '#7a8290'),
    )
    .join('') +
  line('M560 108Q556 190 566 270M640 108Q646 190 636 270', '#8a6a3a', 5) +
  times(7, (i) =>
    path(
      `M${560 + (i % 2) * 6} ${134 + i * 20}q${i % 2 ? 40 : -40} 4 ${i % 2 ? 34 : -34} 44q${i % 2 ? -26 : 26} -8 ${i % 2 ? -34 : 34} -44Z`,
      i % 2 ? '#d93a2c' : '#b52a28',
    ),
  ) +
  times(6, (i) => ellipse(640 + (i % 2 ? 17 : -17), 140 + i * 23, 20, 22, i % 2 ? '#fdf0dc' : '#e3cdb8')) +
  [270, 450, 630, 800, 970]
    .map((x, i) => fire(random, x, 628, 240, [180, 240, 220, 200, 150][i]!, ['#d9442c', '#f07a2c']))
    .join('') +
  rect(140, 606, 950, 24, '#1a0c14') +
  fire(random, 300, 628, 310, 120) +
  fire(random, 600, 628, 300, 150) +
  fire(random, 900, 628, 330, 130) +
  rect(130, 526, 970, 14, '#1c1220') +
  times(15, (i) => rect(150 + i * 66, 526, 9, 104, '#1c1220')) +
  steam(390, 372, 320, 96) +
  steam(716, 432, 260, 66) +
  copper(390, 526, 270, 168) +
  path('M526 392q52 4 50 44t-50 40', 'none', 'stroke="#e6b060" stroke-width="14" stroke-linecap="round"') +
  path('M254 392q-52 4 -50 44t50 40', 'none', 'stroke="#b5803c" stroke-width="14" stroke-linecap="round"') +
  copper(712, 526, 176, 108) +
  path(
    'M626 446q-36 2 -34 30t34 28M798 446q36 2 34 30t-34 28',
    'none',
    'stroke="#e6b060" stroke-width="11"',
  ) +
  path('M892 526Q868 524 864 496H1068Q1064 524 1040 526Z', '#2a2030') +
  [914, 966, 1014].map((x, i) => ellipse(x, 492, 32, 19, ['#f0b04a', '#e4563c', '#7aa84e'][i]!)).join('') +
  rect(854, 490, 226, 14, '#54465a', 'rx="7"') +
  straight([1070, 496], [1210, 458], '#54465a', 15) +
  group(fire(random, 520, 628, 120, 70) + fire(random, 770, 628, 110, 64), veil(0.9)) +
  rect(0, 624, 1200, 34, '#e3a06c') +
  rect(0, 624, 1200, 9, '#ffd09a') +
  rect(0, 658, 1200, 150, '#a8482f') +
  times(3, (r) =>
    times(11, (i) =>
      rect(i * 120 - (r % 2) * 60 - 20, 664 + r * 48, 114, 42, (i + r) % 3 ? '#b5543a' : '#96402c', 'rx="4"'),
    ),
  ) +
  path('M420 810V740A180 96 0 0 1 780 740V810Z', '#e3a06c') +
  path('M440 810V744A160 84 0 0 1 760 744V810Z', '#24101c') +
  times(
    7,
    (i) =>
      circle(490 + i * 38, 776 - (i % 2) * 34, 30, '#8a5230') +
      circle(490 + i * 38, 776 - (i % 2) * 34, 21, '#e0a868') +
      circle(490 + i * 38, 776 - (i % 2) * 34, 9, '#b57a44'),
  ) +
  rect(0, 658, 1200, 14, '#4a1c20', veil(0.4));
