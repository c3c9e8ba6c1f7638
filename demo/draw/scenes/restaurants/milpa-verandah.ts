import { archPath } from '../../arches.ts';
import { planks } from '../../floors.ts';
import { roundTable, chair } from '../../furniture.ts';
import { canopy } from '../../jungle.ts';
import { figure } from '../../people.ts';
import type { Chance } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { beams, shine, sun } from '../../sky.ts';
import { circle, ellipse, fade, group, line, move, path, rect, straight, times, veil } from '../../svg.ts';
import { cup, glassOf } from '../../tablesetting.ts';

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
