/** Two counters of Lantern Cay. */
import { farSail } from '../../boats.ts';
import { pelican } from '../../harbour.ts';
import { stormLantern } from '../../lamps.ts';
import { sandMarks } from '../../land.ts';
import { hours, mix } from '../../palette.ts';
import { lushPalm, palm } from '../../palms.ts';
import { figure } from '../../people.ts';
import type { Chance } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { cumulus, gulls, shine, sky } from '../../sky.ts';
import { circle, ellipse, line, move, path, poly, rect, straight, times, veil } from '../../svg.ts';
import { glints, sea } from '../../water.ts';

/** A queen conch lying on its back, its pink lip to us. */
const conch = (x: number, y: number, s: number, turn: number): string =>
  move(
    x,
    y,
    path('M-78 6C-70 -34 -26 -62 14 -66L26 -88L40 -64C88 -50 104 8 78 46C44 72 -24 66 -78 6Z', '#e9c490') +
      path('M14 -66L26 -88L40 -64C88 -50 104 8 78 46C84 4 56 -44 14 -66Z', '#c99a68') +
      path('M-40 -42l-6 -20l24 8ZM-70 -12l-16 -12l26 -6Z', '#e9c490') +
      path('M-72 10C-36 -22 44 -22 82 18C80 50 44 70 2 64C-36 58 -60 38 -72 10Z', '#f2797c') +
      path('M-46 18C-16 -4 42 -2 66 24C56 48 24 56 -4 52C-28 46 -40 34 -46 18Z', '#fbb9a4') +
      path('M-20 24C4 10 38 14 54 30C40 46 16 48 -2 44Q-14 38 -20 24Z', '#ffe2d0'),
    turn,
    s,
  );

/** A table and its benches in one piece. */
const picnicTable = (x: number, y: number, w: number, paint: string): string => {
  const dark = mix(paint, '#2a2040', 0.4);
  const plank = (from: number, to: number, at: number, thick: number): string =>
    rect(x + from * w, y - at * w, (to - from) * w, thick * w, paint, `rx="${w * 0.01}"`) +
    rect(x + from * w, y - (at - thick) * w, (to - from) * w, w * 0.014, dark);
  return (
    ellipse(x, y + w * 0.01, w * 0.62, w * 0.06, '#8a6a5a', veil(0.3)) +
    plank(-0.52, 0.52, 0.26, 0.04) +
    [-0.32, 0.32]
      .map(
        (p) =>
          straight([x + p * w - w * 0.08, y - w * 0.4], [x + p * w - w * 0.15, y], dark, w * 0.035) +
          straight([x + p * w + w * 0.08, y - w * 0.4], [x + p * w + w * 0.15, y], dark, w * 0.035),
      )
      .join('') +
    poly(
      [
        [x - w * 0.46, y - w * 0.47],
        [x + w * 0.46, y - w * 0.47],
        [x + w * 0.52, y - w * 0.39],
        [x - w * 0.52, y - w * 0.39],
      ],
      mix(paint, '#ffffff', 0.25),
    ) +
    rect(x - w * 0.52, y - w * 0.39, w * 1.04, w * 0.03, paint) +
    [0.415, 0.443]
      .map((k) => straight([x - w * 0.5, y - w * k], [x + w * 0.5, y - w * k], dark, 2))
      .join('') +
    plank(-0.56, 0.56, 0.2, 0.045)
  );
};

const shutter = (x: number, y: number, w: number, h: number): string =>
  rect(x, y, w, h, '#1f6fae') +
  rect(x + 6, y + 6, w - 12, h - 12, '#2b86c4') +
  times(Math.floor((h - 16) / 13), (i) => rect(x + 9, y + 11 + i * 13, w - 18, 5, '#185a94'));

/** White boards under tin, a hatch to order at. */
const shack = (): string =>
  rect(300, 320, 540, 300, '#fffdf4') +
  times(15, (i) => rect(300, 336 + i * 19, 540, 3, '#cfd8d6')) +
  rect(720, 320, 120, 300, '#7a8aa0', veil(0.22)) +
  path('M262 330L352 196H788L878 330Z', '#b9c6cc') +
  times(15, (i) =>
    poly(
      [
        [290 + i * 39.5, 330],
        [298 + i * 39.5, 330],
        [371 + i * 29, 196],
        [366 + i * 29, 196],
      ],
      i % 2 ? '#8fa2ae' : '#d9e3e4',
    ),
  ) +
  rect(262, 326, 616, 12, '#7f929e') +
  rect(420, 392, 250, 122, '#2c3f54') +
  shine(540, 440, 130, '#ffdf9a', 0.5) +
  times(4, (i) =>
    rect(436 + i * 60, 408, 40, 34, ['#e9dcc0', '#f0a04a', '#e4576a', '#8ccfb4'][i]!, 'rx="5" opacity=".9"'),
  ) +
  rect(428, 442, 234, 6, '#8a5a38') +
  figure(520, 604, 214, 'cook', { top: '#fffaf0', legs: '#2b4a6a', skin: '#6b3c22', hat: '#e4576a' }) +
  rect(420, 514, 250, 108, '#fffdf4') +
  times(6, (i) => rect(420, 526 + i * 19, 250, 3, '#cfd8d6')) +
  rect(404, 504, 282, 16, '#d9a86c') +
  rect(404, 516, 282, 6, '#9c6c40') +
  shutter(344, 388, 70, 134) +
  shutter(676, 388, 70, 134) +
  poly(
    [
      [414, 392],
      [676, 392],
      [708, 338],
      [382, 338],
    ],
    '#2b86c4',
  ) +
  times(4, (i) =>
    poly(
      [
        [411 - i * 7, 384 - i * 12],
        [679 + i * 7, 384 - i * 12],
        [682 + i * 7, 379 - i * 12],
        [408 - i * 7, 379 - i * 12],
      ],
      '#185a94',
    ),
  ) +
  [396, 694].map((x, i) => straight([x, 344], [i ? 676 : 414, 440], '#185a94', 5)).join('') +
  rect(766, 420, 60, 196, '#2b86c4') +
  rect(774, 428, 44, 80, '#bfe6e8') +
  circle(818, 530, 5, '#f5b942') +
  [606, 636, 660]
    .map(
      (x, i) =>
        ellipse(x, 500, 17, 6, ['#fffaf0', '#f5b942', '#fffaf0'][i]!) +
        ellipse(x, 494, 12, 8, ['#e4576a', '#8cc65a', '#f0a04a'][i]!),
    )
    .join('');

const flats = (random: Chance): string =>
  sky(hours.noon.sky, 420, 11) +
  cumulus(random, 980, 330, 380, '#fffaf0', '#c7e2e2') +
  cumulus(random, 200, 350, 280, '#fffaf0', '#c7e2e2') +
  gulls(random, 640, 120, 4, '#7fa4b0', 15) +
  sea(random, ['#2a97bb', '#2fb3b8', '#6fd0c4', '#a8e2cf', '#dcf3dc'], 416, 620, 34) +
  path('M-20 418Q60 392 160 396T330 418Z', '#3f8f72') +
  path('M-20 418Q60 404 160 408T330 418Z', '#2a6f62') +
  farSail(230, 452, 46, '#fffaf0') +
  glints(random, 1000, 424, 580, 200, '#f2fff4', 22, 60) +
  path('M-20 590Q300 556 640 576T1220 560V810H-20Z', '#fbeecb') +
  path('M-20 660Q400 620 1220 656V810H-20Z', '#f3dfb0') +
  sandMarks(random, 20, 640, 1160, 150, '#d3b484', 20);

/** A pile of wood in the sand. */
const pile = (x: number, top: number, w: number, foot: number): string =>
  ellipse(x + w * 0.4, foot, w * 0.9, w * 0.16, '#8a6a5a', veil(0.35)) +
  rect(x - w / 2, top, w, foot - top, '#a8785a') +
  rect(x + w * 0.1, top, w * 0.4, foot - top, '#76505a') +
  ellipse(x, top, w / 2, w * 0.13, '#dcb48a') +
  times(3, (i) => rect(x - w / 2, top + w * (0.5 + i * 0.15), w, w * 0.1, i % 2 ? '#e6d0a8' : '#fbeccb'));

/** Blue shutters, picnic tables, and conch that is cut when it is ordered. */
export const conchHouse: Scene = (random) =>
  flats(random) +
  palm(random, 900, 640, 430, { ...lushPalm, lean: 70, fronds: 10 }) +
  path('M300 618H840L960 660H380Z', '#9c7a64', veil(0.3)) +
  shack() +
  circle(570, 262, 58, '#fffdf4') +
  conch(570, 264, 0.52, -12) +
  rect(280, 612, 580, 14, '#d9b98a') +
  times(8, (i) => conch(306 + i * 25 + (i > 3 ? 340 : 0), 604 - (i % 2) * 4, 0.26, ((i * 53) % 70) - 30)) +
  pile(1164, 470, 44, 690) +
  pile(1090, 440, 48, 660) +
  pelican(1090, 438, 112, true) +
  picnicTable(1010, 716, 230, '#f7d36a') +
  picnicTable(160, 724, 250, '#8fd3c4') +
  figure(196, 728, 170, 'sit', { dress: '#e4576a', skin: '#8f5533', hat: '#fff6dd', flip: true }) +
  picnicTable(690, 796, 330, '#f2877a') +
  ellipse(650, 652, 44, 9, '#fffdf4') +
  circle(636, 645, 10, '#f0b45a') +
  circle(654, 642, 10, '#e3a040') +
  circle(668, 647, 9, '#f0b45a') +
  ellipse(748, 654, 34, 8, '#2b86c4') +
  ellipse(748, 650, 26, 6, '#fff0e4') +
  [738, 750, 760].map((x, i) => circle(x, 647, 5, ['#e4576a', '#8cc65a', '#fbb9a4'][i]!)).join('') +
  rect(804, 606, 22, 50, '#f9e08a', 'rx="4" opacity=".9"') +
  straight([816, 612], [828, 584], '#e4576a', 4) +
  conch(420, 770, 0.72, 14) +
  stormLantern(64, 800, 96, '#1f4a6a', '#fff0c0', 0);

/** A mullet split down its back, hung by the tail. */
const splitMullet = (x: number, y: number, s: number, turn: number): string =>
  move(
    x,
    y,
    straight([0, -26], [0, 6], '#e9dcc0', 4) +
      path('M0 0L-22 -16Q-10 14 -8 26L8 26Q10 14 22 -16Z', '#8f7a70') +
      path('M-8 22C-50 60 -60 130 -42 190Q-30 220 0 226Q30 220 42 190C60 130 50 60 8 22Z', '#9aa4a8') +
      path('M-6 32C-42 64 -50 130 -34 184Q-24 208 0 214Q24 208 34 184C50 130 42 64 6 32Z', '#f2c4a0') +
      path('M0 30V214Q24 208 34 184C50 130 42 64 6 32Z', '#d99a78') +
      line('M0 34V206', '#fff0dc', 5) +
      times(7, (i) =>
        line(
          `M0 ${58 + i * 20}l-${26 - Math.abs(i - 3) * 2} 12M0 ${58 + i * 20}l${26 - Math.abs(i - 3) * 2} 12`,
          '#fbe3cc',
          3,
        ),
      ) +
      times(9, (i) => circle(((i * 37) % 50) - 25, 70 + ((i * 53) % 110), 2.4, '#ffffff')),
    turn,
    s,
  );

/** Logs with their ends to us. */
const logPile = (x: number, y: number, r: number, bark: string, heart: string): string =>
  ellipse(x, y + r * 0.9, r * 5, r * 0.6, '#8a6a5a', veil(0.35)) +
  times(9, (i) => {
    const row = i < 4 ? 0 : i < 7 ? 1 : 2;
    const px = x + (i - [0, 4, 7][row]! - [1.5, 1, 0.5][row]!) * r * 2.05;
    const py = y - row * r * 1.76;
    return (
      circle(px, py, r, bark) +
      circle(px, py, r * 0.78, heart) +
      `<circle cx="${px}" cy="${py}" r="${r * 0.45}" fill="none" stroke="${bark}" stroke-width="${r * 0.09}" opacity=".6"/>` +
      circle(px, py, r * 0.14, bark)
    );
  });

/** Splitting, salting, hanging; and three woods to vote on. */
export const mulletRack: Scene = (random) =>
  flats(random) +
  ellipse(560, 716, 420, 26, '#9c7a64', veil(0.3)) +
  [206, 906]
    .map(
      (x) =>
        rect(x - 14, 210, 28, 510, '#9c6c48') +
        rect(x + 2, 210, 12, 510, '#6f4a3a') +
        ellipse(x, 210, 14, 5, '#c99a70'),
    )
    .join('') +
  rect(170, 246, 770, 20, '#b5825a') +
  rect(170, 260, 770, 7, '#7a5240') +
  times(6, (i) => splitMullet(286 + i * 108, 284, 0.94, [2, -3, 1, 3, -2, 1][i]!)) +
  logPile(180, 770, 26, '#7a4a38', '#d9a878') +
  logPile(560, 776, 28, '#4f3a3a', '#c07850') +
  logPile(930, 772, 26, '#a8886a', '#f0d6a8') +
  ellipse(360, 742, 84, 14, '#8a6a5a', veil(0.35)) +
  path('M288 676H432Q424 742 360 744Q296 742 288 676Z', '#2b86c4') +
  path('M380 676H432Q424 742 360 744Q396 730 380 676Z', '#185a94') +
  ellipse(360, 676, 72, 16, '#1f6fae') +
  path('M294 676Q330 640 360 646Q396 638 426 676Q360 696 294 676Z', '#ffffff') +
  path('M360 646Q396 638 426 676Q396 686 366 686Q392 664 360 646Z', '#d3e3ea') +
  figure(806, 772, 400, 'serve', {
    top: '#fdf3dd',
    legs: '#2b4a6a',
    skin: '#7a4630',
    hat: '#c9503c',
    flip: true,
  });
