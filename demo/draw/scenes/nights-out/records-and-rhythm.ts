/** Music without a stage: records under the moon, an accordion on a porch. */
import { planks } from '../../floors.ts';
import { canopy } from '../../jungle.ts';
import { lightString, stormLantern } from '../../lamps.ts';
import { bananaLeaf } from '../../leaves.ts';
import { mix } from '../../palette.ts';
import { palm, shadowPalm } from '../../palms.ts';
import type { Scene } from '../../scene.ts';
import { shine, sky, stars } from '../../sky.ts';
import { circle, clip, ellipse, line, move, path, poly, rect, straight, times, veil } from '../../svg.ts';

/** The face of a record's sleeve: one of a few bold drawings. */
const sleeve = (kind: number, ground: string, ink: string): string =>
  rect(-92, -184, 184, 184, ground) +
  [
    circle(0, -92, 62, ink) + circle(0, -92, 34, ground) + circle(0, -92, 14, ink),
    times(5, (i) => rect(-92, -172 + i * 36, 184, 16, ink)),
    path('M-92 0L0 -150L92 0Z', ink) + circle(44, -146, 20, mix(ink, '#ffffff', 0.4)),
    times(8, (i) => path('M0 -92L-18 -180H18Z', ink, `transform="rotate(${i * 45} 0 -92)"`)),
  ][kind]! +
  rect(-92, -184, 184, 5, '#ffffff', veil(0.35));

/** A crate of slats, and the sleeves that stand in it. */
const crate = (x: number, y: number): string =>
  ellipse(x, y + 6, 220, 20, '#140a26', veil(0.5)) +
  rect(x - 176, y - 150, 352, 130, '#2a1a30') +
  [
    [3, -96, -12, '#2fa3a8', '#fdf0d0'],
    [2, 98, 9, '#8a3a6a', '#f5b942'],
    [1, 14, -3, '#f0e2c4', '#c9403c'],
    [0, -46, -6, '#e4764c', '#3a1a3c'],
  ]
    .map(([kind, dx, turn, ground, ink]) =>
      move(
        x + (dx as number),
        y - 60,
        sleeve(kind as number, ground as string, ink as string),
        turn as number,
      ),
    )
    .join('') +
  times(3, (i) => rect(x - 186, y - 128 + i * 46, 372, 36, i % 2 ? '#9a6240' : '#a86c46', 'rx="4"')) +
  times(3, (i) => rect(x - 186, y - 128 + i * 46, 372, 7, '#cf9560', 'rx="3"')) +
  [-176, 156].map((dx) => rect(x + dx, y - 134, 20, 138, '#7a4830')).join('') +
  rect(x - 44, y - 82, 88, 20, '#3a2030', 'rx="10"');

/** A record on its deck, seen from a little above. */
const turntable = (x: number, y: number): string => {
  const k = 0.42;
  const disc = (r: number, colour: string, extra = '') => ellipse(x - 50, y - 108, r, r * k, colour, extra);
  return (
    ellipse(x, y + 8, 370, 26, '#140a26', veil(0.55)) +
    poly(
      [
        [x - 262, y - 214],
        [x + 262, y - 214],
        [x + 336, y - 16],
        [x - 336, y - 16],
      ],
      '#b8743e',
    ) +
    poly(
      [
        [x - 262, y - 214],
        [x + 262, y - 214],
        [x + 266, y - 202],
        [x - 266, y - 202],
      ],
      '#e0a868',
    ) +
    rect(x - 336, y - 16, 672, 50, '#7a4630') +
    rect(x - 336, y - 16, 672, 8, '#d99a5c') +
    rect(x - 300, y + 34, 50, 14, '#1a0f2c', 'rx="5"') +
    rect(x + 250, y + 34, 50, 14, '#1a0f2c', 'rx="5"') +
    ellipse(x - 46, y - 100, 222, 222 * k, '#5a3024') +
    disc(216, '#c9c4cc') +
    disc(208, '#14101f') +
    times(
      6,
      (i) =>
        `<ellipse cx="${x - 50}" cy="${y - 108}" rx="${196 - i * 20}" ry="${(196 - i * 20) * k}" fill="none" stroke="#332a42" stroke-width="3"/>`,
    ) +
    clip(
      `M${x - 50} ${y - 108}L${x - 290} ${y - 172}L${x - 240} ${y - 230}ZM${x - 50} ${y - 108}L${x + 190} ${y - 44}L${x + 130} ${y + 20}Z`,
      disc(204, '#8f86a6', veil(0.5)),
    ) +
    disc(74, '#e4503c') +
    disc(66, '#f5b942') +
    disc(44, '#e4503c') +
    disc(8, '#f3eee0') +
    ellipse(x + 240, y - 158, 40, 18, '#4a2a24') +
    ellipse(x + 240, y - 164, 34, 15, '#d9dce2') +
    line(`M${x + 240} ${y - 172}L${x + 214} ${y - 74}L${x + 128} ${y - 72}`, '#7a7686', 11) +
    line(`M${x + 240} ${y - 176}L${x + 214} ${y - 78}L${x + 128} ${y - 76}`, '#f0eee8', 7) +
    move(
      x + 116,
      y - 72,
      rect(-26, -12, 50, 24, '#2a2336', 'rx="5"') + rect(-26, -12, 50, 7, '#e9e4dc'),
      -6,
    ) +
    circle(x + 240, y - 176, 13, '#f0eee8') +
    rect(x + 262, y - 200, 30, 20, '#5a5468', 'rx="7"') +
    ellipse(x + 286, y - 46, 20, 9, '#4a2a24') +
    ellipse(x + 286, y - 52, 17, 8, '#f3d488')
  );
};

export const recordsNight: Scene = (random) =>
  sky(['#0c1238', '#1a2056', '#352f78', '#66458c', '#a85f86'], 470, 12) +
  stars(random, 170, 380) +
  circle(905, 168, 150, '#fdf0cf', veil(0.1)) +
  circle(905, 168, 84, '#fdf0cf') +
  circle(880, 150, 15, '#efdcb4') +
  circle(930, 192, 22, '#efdcb4') +
  circle(926, 132, 8, '#efdcb4') +
  times(7, (i) => canopy(random, 30 + i * 190, 500, 260, 130, '#141840', '#1c2250', '#2a2f62')) +
  palm(random, 120, 620, 480, { ...shadowPalm('#0f1236', '#262a5e'), lean: 40 }) +
  palm(random, 1150, 620, 430, { ...shadowPalm('#0f1236', '#262a5e'), lean: -30 }) +
  lightString([-20, 60], [600, 96], 70, 12, '#0f1236') +
  lightString([600, 96], [1220, 40], 70, 12, '#0f1236') +
  rect(0, 486, 1200, 16, '#5a3a50') +
  times(17, (i) => rect(20 + i * 74, 500, 12, 120, '#3a2444')) +
  shine(700, 600, 420, '#ffb45e', 0.42) +
  rect(0, 574, 1200, 230, '#6a3c40') +
  times(5, (i) => straight([-10, 610 + i * i * 11], [1210, 610 + i * i * 11], '#4a2636', 4)) +
  rect(0, 574, 1200, 12, '#a8683f') +
  crate(220, 752) +
  turntable(724, 716) +
  stormLantern(430, 666, 150, '#20122e') +
  ellipse(1120, 742, 54, 9, '#140a26', veil(0.5)) +
  path('M1078 610H1158L1148 738H1088Z', '#f3f8f2', veil(0.4)) +
  path('M1081 648H1155L1147 732H1089Z', '#e8973c') +
  path('M1120 648H1155L1147 732H1120Z', '#c9702c') +
  rect(1092, 636, 30, 28, '#fbe6c0', 'rx="5" opacity=".9" transform="rotate(12 1107 650)"') +
  ellipse(1118, 610, 40, 6, '#ffffff', veil(0.7)) +
  rect(1088, 624, 6, 90, '#ffffff', veil(0.5));

/** The bellows drawn apart, a case of buttons at either end. */
const accordion = (x: number, y: number, turn: number): string => {
  const folds = 11;
  const fold = (i: number): readonly [number, number] => [
    -126 + (i * 252) / folds,
    Math.sin((i / folds) * Math.PI) * 22,
  ];
  const end = (side: number): string =>
    move(
      side * 176,
      0,
      rect(-54, -134, 108, 268, '#7a1830', 'rx="16"') +
        rect(-48, -134, 94, 258, '#d8324a', 'rx="14"') +
        rect(-40, -124, 76, 30, '#f3c04e', 'rx="8"') +
        rect(-40, 86, 76, 26, '#f3c04e', 'rx="8"') +
        times(3, (c) =>
          times(7, (r) =>
            side > 0 || c < 2
              ? circle(-24 + c * 22 + (side < 0 ? 11 : 0), -76 + r * 23 + (c % 2) * 8, 8.5, '#8f1f38') +
                circle(-25 + c * 22 + (side < 0 ? 11 : 0), -78 + r * 23 + (c % 2) * 8, 7.5, '#fffaf0')
              : '',
          ),
        ) +
        rect(side * 30 - 6, -120, 8, 232, '#ff9aa4', 'rx="4" opacity=".55"'),
      side * 5,
    );
  return move(
    x,
    y,
    times(folds, (i) => {
      const [[a, up], [b, down]] = [fold(i), fold(i + 1)];
      const mid = (a + b) / 2;
      const tall = 122;
      return (
        poly(
          [
            [a, -tall - up],
            [mid, -tall - 12 - up],
            [mid, tall + 12 - up],
            [a, tall - up],
          ],
          i % 2 ? '#fdf0d4' : '#2f8f98',
        ) +
        poly(
          [
            [mid, -tall - 12 - up],
            [b, -tall - down],
            [b, tall - down],
            [mid, tall + 12 - up],
          ],
          i % 2 ? '#c9ae8c' : '#1c5f70',
        )
      );
    }) +
      end(-1) +
      end(1),
    turn,
  );
};

/** A drum with two heads, on its side, laced with rope. */
const tambora = (x: number, y: number): string => {
  const [half, r] = [150, 112];
  const body = `M${x - half} ${y - r}H${x + half}A40 ${r} 0 0 1 ${x + half} ${y + r}H${x - half}A40 ${r} 0 0 1 ${x - half} ${y - r}Z`;
  return (
    ellipse(x + 6, y + r + 30, 250, 20, '#1f0f24', veil(0.5)) +
    path(
      `M${x - 110} ${y + r - 20}L${x - 140} ${y + r + 32}M${x + 100} ${y + r - 20}L${x + 130} ${y + r + 32}`,
      'none',
      'stroke="#6a3a28" stroke-width="18" stroke-linecap="round"',
    ) +
    path(body, '#b5502e') +
    clip(
      body,
      rect(x - half - 60, y - r, 400, r * 0.5, '#e08a50', veil(0.8)) +
        rect(x - half - 60, y + r * 0.4, 400, r * 0.7, '#6a2430', veil(0.6)) +
        times(9, (i) => {
          const left = x - half + 14 + i * 36;
          return line(`M${left} ${y - r}L${left + 18} ${y + r}L${left + 36} ${y - r}`, '#f6e2b4', 6);
        }),
    ) +
    ellipse(x - half, y, 40, r, '#e0b070') +
    ellipse(x + half, y, 46, r + 12, '#7a4a2c') +
    ellipse(x + half + 4, y, 42, r + 4, '#c98a4c') +
    ellipse(x + half + 6, y, 36, r - 6, '#fbeccb') +
    ellipse(x + half + 2, y - 16, 20, r - 50, '#fff8e6')
  );
};

/** The metal scraper and its comb. */
const guira = (x: number, y: number, turn: number): string =>
  move(
    x,
    y,
    path('M-40 -150L-14 -190H14L40 -150Z', '#7f8d98') +
      path('M-40 150L-14 190H14L40 150Z', '#5f6c78') +
      rect(-42, -152, 84, 304, '#a9b8c0', 'rx="4"') +
      rect(-42, -152, 22, 304, '#e3edf0', 'rx="4"') +
      rect(18, -152, 24, 304, '#74838f', 'rx="4"') +
      times(15, (r) => times(5, (c) => circle(-30 + c * 15, -138 + r * 20 + (c % 2) * 10, 3.6, '#56636f'))) +
      line('M42 -60Q92 -50 84 0Q92 50 42 60', '#8d9aa4', 10),
    turn,
  );

export const accordionPorch: Scene = (random) =>
  rect(0, 0, 1200, 620, '#f2b23e') +
  times(13, (i) => rect(0, i * 48, 1200, 4, '#c9822c') + rect(0, i * 48 + 4, 1200, 8, '#fbd27a', veil(0.7))) +
  rect(470, 60, 290, 540, '#fdf3dd') +
  rect(492, 82, 246, 518, '#1f7f8a') +
  times(
    2,
    (i) =>
      rect(504 + i * 118, 96, 104, 500, '#2f9fa4') +
      times(
        11,
        (r) =>
          rect(512 + i * 118, 112 + r * 42, 88, 26, '#1b6c7c') +
          rect(512 + i * 118, 112 + r * 42, 88, 7, '#6fcac4'),
      ),
  ) +
  rect(880, 110, 250, 280, '#fdf3dd') +
  rect(900, 130, 210, 240, '#e4576a') +
  times(2, (i) =>
    times(
      6,
      (r) =>
        rect(910 + i * 100, 144 + r * 37, 90, 24, '#c23f56') +
        rect(910 + i * 100, 144 + r * 37, 90, 6, '#f59aa4'),
    ),
  ) +
  lightString([-10, 50], [420, 40], 50, 8, '#6a3a28') +
  lightString([800, 36], [1210, 54], 40, 8, '#6a3a28') +
  planks(random, { horizon: 380, vanish: 600, top: 600, bottom: 800 }, 120, '#b8683c', '#7a3a30') +
  rect(0, 594, 1200, 14, '#fdf3dd') +
  rect(0, 608, 1200, 10, '#5a2430', veil(0.5)) +
  [-104, -58, -82]
    .map((turn, i) => bananaLeaf(random, 30 + i * 14, 660, turn, 360 + i * 30, '#5aa85a', '#2a7a52'))
    .join('') +
  ellipse(350, 764, 210, 18, '#1f0f24', veil(0.45)) +
  path(
    'M216 610L196 762M484 610L504 762M248 610V740M452 610V740',
    'none',
    'stroke="#2b5f9e" stroke-width="20" stroke-linecap="round"',
  ) +
  path(
    'M222 604L214 330M478 604L486 330',
    'none',
    'stroke="#2b5f9e" stroke-width="22" stroke-linecap="round"',
  ) +
  times(3, (i) => rect(220, 350 + i * 62, 262, 22, '#3f7fc0', 'rx="9"')) +
  rect(190, 592, 320, 34, '#f3d9a0', 'rx="12"') +
  times(14, (i) => rect(200 + i * 22, 592, 6, 34, '#c99a5c')) +
  straight([206, 690], [494, 690], '#24508a', 12) +
  accordion(356, 462, -5) +
  tambora(770, 600) +
  move(760, 474, rect(-120, -6, 240, 12, '#f3dcae', 'rx="6"') + circle(118, 0, 11, '#f3dcae'), 14) +
  guira(1060, 590, 12) +
  ellipse(1050, 786, 90, 12, '#1f0f24', veil(0.4));
