/** Two counters of Costa Ocaso: raw fish under a slate, and a street corner with its comales. */
import { archPath } from '../../arches.ts';
import { checker } from '../../floors.ts';
import { stool } from '../../furniture.ts';
import { fire, pendant } from '../../lamps.ts';
import { hills } from '../../land.ts';
import { mix } from '../../palette.ts';
import { figure } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import { shine, sky } from '../../sky.ts';
import {
  circle,
  clip,
  ellipse,
  fade,
  group,
  line,
  move,
  path,
  rect,
  straight,
  times,
  veil,
} from '../../svg.ts';
import { cup } from '../../tablesetting.ts';

/** A fish as it lies on the ice, its head to the left. */
const fishOnIce = (x: number, y: number, s: number, back: string, belly: string): string =>
  move(
    x,
    y,
    path('M-100 0Q-60 -46 20 -38Q60 -32 84 -10L124 -34L112 2L124 34L84 12Q50 34 0 34Q-70 32 -100 0Z', back) +
      path('M-100 0Q-40 18 84 12Q50 34 0 34Q-70 32 -100 0Z', belly) +
      line('M-58 -24Q-44 0 -60 22', mix(back, '#1a2030', 0.4), 4) +
      times(5, (i) => line(`M${-24 + i * 22} -28q10 12 4 26`, mix(back, '#1a2030', 0.25), 3)) +
      circle(-74, -8, 7, '#fffaf0') +
      circle(-75, -8, 3.6, '#15202c'),
    0,
    s,
  );

/** The chalk outline of a fish; what is finished is only a smear. */
const chalked = (x: number, y: number, gone = false): string =>
  gone
    ? path(
        `M${x - 70} ${y - 10}Q${x} ${y - 34} ${x + 90} ${y - 8}Q${x + 20} ${y + 30} ${x - 70} ${y - 10}Z`,
        '#c9d9d4',
        veil(0.3),
      )
    : line(
        `M${x - 66} ${y}Q${x - 20} ${y - 30} ${x + 34} ${y}L${x + 56} ${y - 16}V${y + 16}L${x + 34} ${y}Q${x - 20} ${y + 30} ${x - 66} ${y}Z`,
        '#f3f4e6',
        4,
      ) +
      circle(x - 42, y - 4, 3, '#f3f4e6') +
      line(`M${x + 96} ${y - 10}h54M${x + 96} ${y + 10}h34`, '#f3f4e6', 4);

const oysters = (x: number, y: number): string =>
  path(`M${x - 110} ${y - 22}Q${x} ${y - 66} ${x + 110} ${y - 22}Z`, '#eef8f6') +
  times(6, (i) => {
    const [px, py] = [x - 74 + (i % 4) * 48 + Math.floor(i / 4) * 42, y - 30 - Math.floor(i / 4) * 18];
    return (
      ellipse(px, py, 27, 13, '#8f8a86') +
      ellipse(px, py - 2, 22, 9, '#f3ece0') +
      ellipse(px + 2, py - 2, 14, 5.4, '#c9bfae')
    );
  }) +
  path(`M${x - 116} ${y - 22}H${x + 116}L${x + 96} ${y}H${x - 96}Z`, '#9aa9b4') +
  path(`M${x + 30} ${y - 22}H${x + 116}L${x + 96} ${y}H${x + 26}Z`, '#76879a');

/** A tray of ice behind glass, with what two seas sent before ten. */
const iceTray = (): string =>
  rect(430, 470, 560, 96, '#d3e9ec') +
  path('M440 560Q470 500 560 520Q650 496 720 516Q800 494 880 520Q960 506 982 560Z', '#f6fdfb') +
  fishOnIce(540, 512, 0.78, '#e4605a', '#f7b0a0') +
  fishOnIce(724, 520, 0.84, '#4f7f9c', '#dbe6e6') +
  fishOnIce(896, 512, 0.74, '#d9a83c', '#f7e3a4') +
  times(5, (i) =>
    path(
      'M-20 0A20 16 0 0 1 20 0Z',
      i % 2 ? '#c9d94a' : '#f3d23c',
      `transform="translate(${620 + i * 60} 554)"`,
    ),
  ) +
  rect(430, 456, 560, 112, '#ffffff', 'opacity=".2" rx="8"') +
  rect(430, 456, 560, 7, '#ffffff', veil(0.9)) +
  path('M470 566L540 460H590L520 566Z', '#ffffff', veil(0.3));

/** Pale wood, fourteen seats, and a slate that is wiped as the day goes. */
export const rawCounter: Scene = (random) =>
  rect(0, 0, 1200, 640, fade(['#dcebe4', '#eef3e6', '#f6efdc'])) +
  times(9, (i) => rect(i * 140, 0, 4, 520, '#cfdcd2')) +
  rect(60, 150, 390, 250, '#e0b986') +
  clip(
    'M76 166H434V384H76Z',
    sky(['#6fc0d8', '#a8dbe0', '#e6efd8'], 290, 6) +
      rect(0, 286, 500, 120, '#2f9ab4') +
      rect(0, 286, 500, 16, '#5fbcc4') +
      hills(random, 290, 40, '#c98a72', 40, 210, 3) +
      path(
        'M210 290C222 246 250 222 282 226C310 230 312 256 338 254C376 250 390 282 440 290V326H318C314 296 300 280 284 282C266 284 262 304 258 300Z',
        '#b5654c',
      ) +
      path('M338 254C376 250 390 282 440 290V326H352C360 300 350 276 338 254Z', '#8a4440'),
  ) +
  rect(251, 166, 8, 218, '#e0b986') +
  rect(44, 396, 422, 16, '#f0d3a4') +
  rect(560, 110, 430, 260, '#c99a64') +
  rect(574, 124, 402, 232, '#33474c') +
  chalked(680, 176) +
  chalked(680, 240, true) +
  chalked(680, 304) +
  [300, 520, 1060].map((x) => pendant(x, 0, 50, 104, '#3f8f9c', '#fff3cc', 0)).join('') +
  rect(1040, 330, 180, 12, '#c99a64') +
  times(3, (i) => cup(1076 + i * 52, 330, 34, ['#3f8f9c', '#fffaf0', '#e4705a'][i]!)) +
  figure(380, 760, 420, 'cook', { dress: '#fffaf0', skin: '#8f5533', hair: '#241418' }) +
  rect(352, 404, 60, 16, '#3f8f9c') +
  figure(1060, 740, 380, 'serve', { top: '#fffaf0', legs: '#2b4a5a', skin: '#6b3c22', flip: true }) +
  iceTray() +
  path('M-20 566H1220V596H-20Z', '#f3d9ac') +
  path('M-20 566H1220V575H-20Z', '#fff0cc') +
  times(8, (i) => line(`M${i * 160 - 20} 584q40 -6 80 0t70 0`, '#dcb884', 3)) +
  rect(-20, 596, 1240, 214, fade(['#e3bf8c', '#c9a06a'])) +
  times(21, (i) => rect(i * 60 - 8, 596, 4, 214, '#b58a58', veil(0.7))) +
  rect(-20, 596, 1240, 14, '#9c7448', veil(0.4)) +
  straight([474, 512], [430, 540], '#c9d3d8', 9) +
  rect(372, 548, 120, 16, '#fffaf0', 'rx="5"') +
  times(4, (i) => rect(388 + i * 24, 538, 18, 12, '#f0805a', 'rx="5"')) +
  oysters(240, 566) +
  path('M676 566Q664 602 720 604Q776 602 764 566Z', '#6a6a72', 'transform="translate(0 -32)"') +
  ellipse(720, 534, 44, 12, '#8fc05a') +
  times(5, (i) =>
    path(
      'M-12 4Q-8 -12 8 -8Q14 2 4 6Q4 -2 -2 -2Q-6 0 -6 6Z',
      '#f58a6a',
      `transform="translate(${694 + i * 13} ${532 - (i % 2) * 5})"`,
    ),
  ) +
  times(4, (i) => circle(700 + i * 14, 540 - (i % 2) * 9, 3.4, '#d9302c')) +
  [130, 300, 470, 640, 810, 980, 1150].map((x) => stool(x, 808, 156, '#8a6a48', '#3f8f9c')).join('') +
  figure(300, 800, 286, 'toast', { dress: '#e4705a', skin: '#7a4630' }) +
  figure(816, 802, 290, 'sit', { top: '#f3c860', legs: '#2b4a5a', skin: '#8f5533', flip: true });

/** Meat that has turned on its spit since noon, the pineapple on top. */
const trompo = (x: number, y: number): string =>
  rect(x - 5, y - 300, 10, 306, '#8a8a94') +
  path(
    `M${x - 78} ${y - 236}Q${x} ${y - 262} ${x + 78} ${y - 236}Q${x + 70} ${y - 110} ${x + 30} ${y - 16}H${x - 30}Q${x - 70} ${y - 110} ${x - 78} ${y - 236}Z`,
    '#b5502c',
  ) +
  path(
    `M${x + 14} ${y - 250}Q${x + 50} ${y - 250} ${x + 78} ${y - 236}Q${x + 70} ${y - 110} ${x + 30} ${y - 16}H${x + 4}Q${x + 40} ${y - 120} ${x + 14} ${y - 250}Z`,
    '#7f3022',
  ) +
  times(9, (i) =>
    line(
      `M${x - 72 + i * 4.4} ${y - 214 + i * 22}Q${x} ${y - 198 + i * 22} ${x + 72 - i * 4.4} ${y - 214 + i * 22}`,
      i % 2 ? '#e08a4a' : '#8f3a24',
      6,
    ),
  ) +
  path(
    `M${x - 32} ${y - 246}Q${x - 36} ${y - 298} ${x} ${y - 302}Q${x + 36} ${y - 298} ${x + 32} ${y - 246}Z`,
    '#f3b83a',
  ) +
  times(6, (i) => line(`M${x - 24 + (i % 3) * 18} ${y - 288 + Math.floor(i / 3) * 18}l12 10`, '#c9862a', 3)) +
  times(7, (i) =>
    path(
      'M0 0Q7 -26 0 -48Q-7 -26 0 0Z',
      i % 2 ? '#5aa04a' : '#38803f',
      `transform="translate(${x} ${y - 298}) rotate(${(i - 3) * 20})"`,
    ),
  ) +
  ellipse(x, y, 66, 12, '#5a5a66');

const griddle = (x: number, y: number, w: number): string =>
  ellipse(x, y + 8, w, 20, '#2a1c20') +
  ellipse(x, y, w, 18, '#5f4038') +
  [-0.5, 0.06, 0.54]
    .map(
      (p, i) =>
        ellipse(x + p * w, y - 2 + (i % 2) * 5, w * 0.24, 6.4, '#f6dfa0') +
        ellipse(x + p * w + 5, y - 2 + (i % 2) * 5, w * 0.07, 2, '#c98f4c'),
    )
    .join('') +
  line(
    `M${x - 14} ${y - 22}q-14 -24 2 -46t-2 -44M${x + 22} ${y - 20}q12 -22 -2 -42`,
    '#ffffff',
    6,
    veil(0.38),
  );

/** An enamel plate, blue with white specks. */
const enamel = (x: number, y: number, w: number, filling: string): string =>
  ellipse(x, y, w, w * 0.2, '#1f4f8f') +
  ellipse(x, y - w * 0.06, w * 0.96, w * 0.17, '#2f6fb8') +
  times(7, (i) => circle(x + (i - 3) * w * 0.26, y - w * 0.04 + (i % 2) * w * 0.06, 1.8, '#ffffff')) +
  [-0.34, 0.3]
    .map(
      (p) =>
        path(
          `M${x + p * w - w * 0.34} ${y - w * 0.08}Q${x + p * w} ${y - w * 0.46} ${x + p * w + w * 0.34} ${y - w * 0.08}Z`,
          '#f0cf84',
        ) +
        path(
          `M${x + p * w - w * 0.24} ${y - w * 0.2}Q${x + p * w} ${y - w * 0.44} ${x + p * w + w * 0.26} ${y - w * 0.18}Q${x + p * w} ${y - w * 0.28} ${x + p * w - w * 0.24} ${y - w * 0.2}Z`,
          filling,
        ),
    )
    .join('');

const cutPaper = (from: number, y: number, count: number): string =>
  line(`M${from} ${y}Q${from + count * 38} ${y + 36} ${from + count * 76} ${y}`, '#5a2a3a', 2.4) +
  times(count, (i) => {
    const t = (i + 0.5) / count;
    const top = y + 72 * t * (1 - t);
    const tone = ['#e4407a', '#f5a93a', '#2fa3a8', '#8cc65a', '#8a5ac0'][i % 5]!;
    return (
      path(`M${from + i * 76 + 6} ${top}h64v46l-8 10l-8 -10l-8 10l-8 -10l-8 10l-8 -10l-8 10l-8 -10Z`, tone) +
      circle(from + i * 76 + 38, top + 22, 9, mix(tone, '#fff6dc', 0.75)) +
      [20, 56].map((d) => circle(from + i * 76 + d, top + 22, 4.6, mix(tone, '#fff6dc', 0.75))).join('')
    );
  });

/** A corner of a village: the wall ends, and behind it the evening. */
const corner = (): string =>
  rect(0, 0, 860, 700, fade(['#e08a3c', '#f0a850', '#e9984a'])) +
  path('M860 0H1200V700H860Z', fade(['#3a2f6a', '#8a4a7a', '#ee8a6a', '#fbc98a'])) +
  path('M940 700V330H1030V280H1120V350H1210V700Z', '#6a3a68') +
  [
    [968, 380],
    [1060, 330],
    [1150, 400],
  ]
    .map(([x, y]) => rect(x!, y!, 24, 38, '#ffd98a'))
    .join('') +
  rect(836, 0, 40, 700, '#b5623a') +
  rect(0, 0, 860, 26, '#c9623c') +
  rect(0, 470, 860, 240, '#2b7f8e') +
  rect(0, 462, 860, 12, '#f6e3bd') +
  path(archPath(190, 640, 210, 380), '#f6e3bd') +
  path(archPath(190, 640, 186, 368), fade(['#5a2a34', '#8a4a3c'])) +
  shine(190, 420, 130, '#ffc870', 0.7) +
  rect(110, 440, 160, 10, '#c98a4c') +
  times(4, (i) =>
    path(
      `M${122 + i * 38} 440V412Q${136 + i * 38} 400 ${150 + i * 38} 412V440Z`,
      ['#a8522e', '#f0d3a0', '#2f6fb8', '#a8522e'][i]!,
    ),
  );

/** Three comales, a spit, enamel plates and a counter to lean on. */
export const cornerComales: Scene = (random) =>
  corner() +
  checker({ horizon: 480, vanish: 560, top: 690, bottom: 800 }, 120, 4, ['#d9a070', '#c4875c']) +
  cutPaper(-20, 60, 8) +
  cutPaper(588, 60, 8) +
  shine(520, 520, 420, '#ffb860', 0.45) +
  [400, 620].map((x) => pendant(x, 0, 190, 96, '#2b7f8e', '#fff0bc', 260)).join('') +
  figure(400, 760, 400, 'cook', { dress: '#fffaf0', skin: '#7a4630', hair: '#241418' }) +
  times(6, (i) => circle(374 + i * 10, 440, 5, ['#e4407a', '#2fa3a8', '#f5a93a'][i % 3]!)) +
  figure(872, 764, 390, 'cook', {
    top: '#fffaf0',
    legs: '#2a2a4a',
    skin: '#8f5533',
    hat: '#f3dcae',
    flip: true,
  }) +
  rect(640, 330, 22, 250, '#54545f') +
  rect(600, 330, 44, 250, '#3a3a44') +
  times(4, (i) => fire(random, 632, 400 + i * 56, 40, 40)) +
  trompo(722, 588) +
  straight([788, 530], [742, 470], '#d9dfe2', 6) +
  rect(230, 586, 740, 24, '#f6dcb0') +
  rect(230, 606, 740, 8, '#a8683f') +
  rect(246, 612, 708, 190, '#c9573c') +
  times(5, (r) =>
    times(9, (i) =>
      (i + r) % 3 ? '' : rect(272 + i * 72 - (r % 2) * 20 + 14, 620 + r * 36, 62, 28, '#b5492f', 'rx="4"'),
    ),
  ) +
  rect(820, 612, 134, 190, '#7a2a34', veil(0.3)) +
  [330, 480].map((x) => path(archPath(x, 716, 96, 70), '#2f141c') + fire(random, x, 714, 60, 40)).join('') +
  griddle(318, 578, 78) +
  griddle(480, 580, 78) +
  griddle(604, 582, 50) +
  enamel(820, 584, 54, '#b5502c') +
  enamel(920, 586, 44, '#5f9a3c') +
  group(
    figure(1040, 806, 380, 'stroll', { top: '#2fa3a8', legs: '#2a2a4a', skin: '#6e3c2c', flip: true }) +
      figure(1140, 808, 360, 'wave', { dress: '#e4407a', skin: '#8f5533', flip: true }),
  ) +
  enamel(964, 572, 40, '#b5502c') +
  figure(120, 806, 370, 'stroll', { dress: '#f5b93a', skin: '#8f5533' });
