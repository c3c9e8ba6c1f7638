/** Along the shore: a film in the evening, shelter from the wind, the traps of the morning. */
import { farSail } from '../../boats.ts';
import { lightString, stormLantern } from '../../lamps.ts';
import { hills } from '../../land.ts';
import { mix } from '../../palette.ts';
import { palm, shadowPalm } from '../../palms.ts';
import type { Chance } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { barCloud, crescent, cumulus, gulls, shine, sky, stars, sun } from '../../sky.ts';
import {
  circle,
  clip,
  corners,
  ellipse,
  fade,
  line,
  move,
  path,
  polar,
  poly,
  rect,
  short,
  smooth,
  straight,
  times,
  veil,
} from '../../svg.ts';
import type { Point } from '../../svg.ts';
import { glints, ripples, sea } from '../../water.ts';

/** A reel of film: its flanges with their holes, and as much film as is left. */
const reel = (x: number, y: number, r: number, full: number, turn: number): string =>
  circle(x + 10, y + 8, r, '#14122e', veil(0.35)) +
  circle(x, y, r, '#6d7690') +
  circle(x, y, r - 7, '#2a2846') +
  circle(x, y, r * full, '#14122e') +
  circle(x, y, r * full * 0.92, '#3a2c44') +
  circle(x, y, r * full * 0.82, '#221c36') +
  times(3, (i) => {
    const [ax, ay] = polar(x, y, r - 4, turn + i * 120);
    return (
      straight([x, y], [ax, ay], '#8d96ac', r * 0.26) +
      straight([x - 2, y - 3], [ax - 2, ay - 3], '#b9c0cc', r * 0.1)
    );
  }) +
  `<circle cx="${x}" cy="${y}" r="${r - 5}" fill="none" stroke="#aab2c4" stroke-width="11"/>` +
  `<circle cx="${x}" cy="${y}" r="${r - 3}" fill="none" stroke="#ffd9a0" stroke-width="5" stroke-dasharray="${short(r * 1.3)} ${short(r * 8)}" stroke-dashoffset="${short(r * 1.1)}" stroke-linecap="round"/>` +
  circle(x, y, r * 0.24, '#8d96ac') +
  circle(x, y, r * 0.15, '#d9dce2') +
  circle(x, y, r * 0.06, '#2a2846');

/** The lamp is hot, the first reel turns, and the tide keeps its voice down. */
export const filmProjector: Scene = (random) => {
  const screen: Point[] = [
    [770, 232],
    [1126, 146],
    [1126, 540],
    [770, 452],
  ];
  const frame: Point[] = [
    [758, 222],
    [1140, 129],
    [1140, 558],
    [758, 462],
  ];
  return (
    sky(['#141c4e', '#2b2f6e', '#5a4488', '#a05a86', '#e2846f', '#f8b877'], 336, 12) +
    stars(random, 70, 190) +
    crescent(640, 92, 30, '#fdf0cf') +
    barCloud(random, 560, 250, 260, '#c9708a', 2) +
    sea(random, ['#f2a878', '#a8648a', '#5a4a86', '#333a74'], 335, 520, 50) +
    glints(random, 600, 340, 500, 120, '#ffd9a0', 20, 70) +
    hills(random, 338, 36, '#5a4480', 380, 800, 4) +
    path('M-20 486Q300 470 620 490T1220 476V810H-20Z', '#c98f96') +
    path('M-20 498Q300 480 620 502T1220 488V810H-20Z', '#8a6488') +
    path('M-20 610Q300 580 620 616T1220 596V810H-20Z', '#735480') +
    ellipse(1180, 644, 80, 14, '#171440', veil(0.5)) +
    palm(random, 1190, 640, 560, { ...shadowPalm('#1b1746', '#3a2c62'), lean: -40 }) +
    straight([764, 222], [764, 536], '#171440', 12) +
    straight([1134, 128], [1134, 690], '#171440', 18) +
    ellipse(1150, 692, 60, 10, '#171440', veil(0.5)) +
    ellipse(772, 538, 34, 6, '#171440', veil(0.5)) +
    straight([764, 240], [700, 520], '#171440', 3) +
    shine(950, 340, 420, '#ffe6b0', 0.5) +
    poly(frame, '#171440') +
    poly(screen, '#fdeec4') +
    clip(
      corners(screen),
      rect(760, 120, 380, 440, fade(['#f3b878', '#f9d79a', '#fff3d0'])) +
        circle(900, 318, 54, '#ee6c4d') +
        path('M760 366L1140 374V570H760Z', '#3a8f98') +
        path('M760 400L1140 424V570H760Z', '#2a7686') +
        times(5, (i) => ellipse(900 + (i % 2 ? 10 : -8), 380 + i * 16, 50 - i * 6, 3, '#fdeec4', veil(0.8))) +
        path('M1036 398V226Q1086 300 1100 384L1044 388Z', '#5a2f4c') +
        path('M1026 388V246Q1000 320 976 376Z', '#7a3f58') +
        path('M962 394L1112 402L1092 430H980Z', '#3a2040'),
    ) +
    path(
      'M556 372L770 232L1126 146V540L556 416Z',
      fade(['#fff3c8/0.85', '#ffe9b4/0.34', '#ffe2a8/0.16'], 0),
    ) +
    path('M556 384L1126 270V430L556 406Z', fade(['#fffbe6/0.7', '#fff3c8/0.12', '#fff3c8/0'], 0)) +
    lightString([-10, 30], [758, 224], 60, 15, '#171440') +
    [
      [764, 690, '#e4576a'],
      [944, 726, '#2fa3a8'],
    ]
      .map(([px, py, c]) => {
        const [x, y] = [px as number, py as number];
        return (
          ellipse(x - 10, y + 36, 104, 20, '#241c4a', veil(0.6)) +
          path(
            `M${x - 88} ${y + 36}Q${x - 94} ${y - 40} ${x} ${y - 44}Q${x + 94} ${y - 40} ${x + 88} ${y + 36}Z`,
            mix(c as string, '#1a1440', 0.4),
          ) +
          path(
            `M${x + 10} ${y - 44}Q${x + 94} ${y - 40} ${x + 88} ${y + 36}H${x + 50}Q${x + 60} ${y - 30} ${x + 10} ${y - 44}Z`,
            mix(c as string, '#ffd9a0', 0.25),
          ) +
          ellipse(x - 4, y - 14, 52, 17, mix(c as string, '#1a1440', 0.6))
        );
      })
      .join('') +
    path('M-20 566H600L690 640H-20Z', '#a8683f') +
    times(4, (i) => straight([-20, 582 + i * 17], [616 + i * 21, 582 + i * 17], '#7a4838', 3)) +
    path('M-20 640H690V668H-20Z', '#5a3040') +
    rect(600, 668, 30, 140, '#4a2838') +
    rect(20, 668, 30, 140, '#3a2036') +
    path('M-20 668H690L640 690H-20Z', '#171440', veil(0.4)) +
    path('M130 596H520L560 628H110Z', '#171440', veil(0.4)) +
    path(
      'M150 360L128 196M384 350L420 176',
      'none',
      'stroke="#23204a" stroke-width="26" stroke-linecap="round"',
    ) +
    path(
      'M146 360L124 196M380 350L416 176',
      'none',
      'stroke="#4a4a78" stroke-width="7" stroke-linecap="round"',
    ) +
    line('M178 262Q230 330 300 342M470 246Q470 320 436 366', '#14122e', 8) +
    reel(124, 182, 112, 0.4, 20) +
    reel(424, 162, 112, 0.74, -14) +
    rect(122, 572, 390, 34, '#23204a', 'rx="10"') +
    times(2, (i) => rect(146 + i * 300, 602, 44, 14, '#14122e', 'rx="6"')) +
    path('M116 352Q116 330 138 330H438Q462 330 462 354V576H116Z', '#1f7f8a') +
    path('M300 330H438Q462 330 462 354V576H340Q380 450 300 330Z', '#17606f') +
    path('M116 352Q116 330 138 330H438Q452 330 458 338L126 346Q118 350 116 360Z', '#6fc9c4') +
    rect(140, 372, 150, 150, '#124a5c', 'rx="14"') +
    times(
      5,
      (i) =>
        rect(156, 390 + i * 25, 118, 13, '#ffc46e', 'rx="6"') +
        rect(156, 390 + i * 25, 118, 5, '#fff0bc', 'rx="3"'),
    ) +
    shine(215, 446, 130, '#ffc46e', 0.35) +
    rect(322, 372, 110, 120, '#e9d9b0', 'rx="12"') +
    rect(384, 372, 48, 120, '#c4ab84', 'rx="12"') +
    circle(350, 404, 15, '#23204a') +
    circle(350, 460, 15, '#23204a') +
    line('M436 366Q396 380 366 404Q340 432 366 460', '#14122e', 6) +
    rect(388, 410, 32, 46, '#23204a', 'rx="5"') +
    times(
      3,
      (i) =>
        circle(340 + i * 40, 540, 14, '#0f3f4f') +
        circle(338 + i * 40, 537, 10, ['#ee6c4d', '#f5b942', '#fdf3dd'][i]!),
    ) +
    rect(140, 540, 150, 12, '#124a5c', 'rx="6"') +
    rect(460, 366, 40, 58, '#8d96ac') +
    rect(460, 366, 40, 16, '#d9dce2') +
    path('M498 356H544Q552 356 552 364V426Q552 434 544 434H498Z', '#3a3a60') +
    rect(498, 356, 54, 18, '#8d96ac', 'rx="5"') +
    times(3, (i) => rect(508 + i * 13, 356, 5, 78, '#1a1838')) +
    ellipse(553, 395, 9, 33, '#fffbe6') +
    shine(556, 394, 110, '#fff3c8', 0.8) +
    ellipse(34, 622, 74, 13, '#171440', veil(0.4)) +
    path('M-20 556H84V620H-20Z', '#b9c0cc') +
    path('M40 556H84V620H50Z', '#7d86a0') +
    ellipse(30, 556, 54, 11, '#d9dce2') +
    straight([-20, 588], [84, 588], '#6d7690', 3)
  );
};

const STRIPES = 7;

/** A chair of canvas slung in a frame, seen from the front of its right side. */
const slingChair = (x: number, y: number, s: number, one: string, two: string): string => {
  const wide: Point = [-112 * s, -32 * s];
  const p = (a: number, b: number, far = 0): Point => [x + a * s + wide[0] * far, y + b * s + wide[1] * far];
  const d = (far: number): string => {
    const at = (a: number, b: number): string => p(a, b, far).map(short).join(' ');
    return `M${at(-150, -262)}C${at(-110, -170)} ${at(-70, -64)} ${at(0, -66)}C${at(50, -68)} ${at(80, -100)} ${at(122, -122)}`;
  };
  const back = (far: number): string => {
    const at = (a: number, b: number): string => p(a, b, far).map(short).join(' ');
    return `L${at(122, -122)}C${at(80, -100)} ${at(50, -68)} ${at(0, -66)}C${at(-70, -64)} ${at(-110, -170)} ${at(-150, -262)}Z`;
  };
  const leg = (a: Point, b: Point, far: number, colour: string): string =>
    straight(p(a[0], a[1], far), p(b[0], b[1], far), colour, 13 * s);
  const frame = (far: number, colour: string): string =>
    leg([-158, -276], [92, 0], far, colour) + leg([132, -126], [-96, 0], far, colour);
  return (
    poly([p(-110, -4, 1), p(96, 0), p(60, 34), p(-200, 36), p(-230, 0, 1)], '#6a3a58', veil(0.3)) +
    frame(1, '#7a4a34') +
    straight(p(92, 0, 1), p(92, 0), '#8a5638', 9 * s) +
    straight(p(-96, 0, 1), p(-96, 0), '#7a4a34', 9 * s) +
    times(STRIPES, (i) => path(d(1 - i / STRIPES) + back(1 - (i + 1) / STRIPES), i % 2 ? two : one)) +
    path(
      `M${p(-128, -214, 1).map(short).join(' ')}C${p(-100, -140, 1).map(short).join(' ')} ${p(-60, -64, 1).map(short).join(' ')} ${p(0, -66, 1).map(short).join(' ')}L${p(0, -66).map(short).join(' ')}C${p(-60, -64).map(short).join(' ')} ${p(-100, -140).map(short).join(' ')} ${p(-128, -214).map(short).join(' ')}Z`,
      '#6a3a58',
      veil(0.14),
    ) +
    straight(p(-154, -270, 1), p(-154, -270), '#c98f58', 13 * s) +
    straight(p(128, -124, 1), p(128, -124), '#c98f58', 13 * s) +
    frame(0, '#b5783f')
  );
};

/** Tufts of dune grass that lean with the wind. */
const tuft = (random: Chance, x: number, y: number, h: number, tones: readonly string[]): string =>
  ellipse(x + h * 0.06, y, h * 0.46, h * 0.06, '#e6bf84') +
  times(9, (i) => {
    const [reach, foot] = [h * random.between(0.7, 1.1), x + (i - 4) * h * 0.07];
    const lean = h * (0.2 + i * 0.09);
    return path(
      `M${short(foot - h * 0.03)} ${short(y)}Q${short(foot + lean * 0.2)} ${short(y - reach * 0.7)} ${short(foot + lean)} ${short(y - reach * 0.86)}Q${short(foot + lean * 0.36)} ${short(y - reach * 0.6)} ${short(foot + h * 0.04)} ${short(y)}Z`,
      tones[i % tones.length] as string,
    );
  });

/** Out of the wind, in the sun. */
export const windbreakChairs: Scene = (random) => {
  const top = (x: number): number => 268 + 26 * Math.sin(x / 130) * 0.4;
  return (
    sky(['#2f8fc4', '#63b4d6', '#a5d6e0', '#e3efdc'], 320, 9) +
    sun(1060, 110, 52, '#fffbe0', '#fff6d0', 5) +
    cumulus(random, 880, 250, 280, '#fffaf0', '#cfe3e8') +
    cumulus(random, 240, 150, 220, '#fffaf0', '#cfe3e8') +
    sea(random, ['#2a8fb4', '#2fa9b8', '#63c8c2', '#b5e6d4'], 318, 470, 40) +
    glints(random, 1060, 322, 440, 130, '#f6fff0', 20, 70) +
    farSail(1000, 336, 48, '#fffaf0') +
    path('M600 440Q860 410 1220 420V810H600Z', '#fffaf0', veil(0.9)) +
    path('M560 450Q860 420 1220 432V810H560Z', '#f7e3b4') +
    path('M-20 300Q160 250 330 330Q480 400 700 440T1220 470V810H-20Z', '#efcf94') +
    path('M-20 420Q260 400 520 450Q820 500 1220 492V810H-20Z', '#e6bf84') +
    tuft(random, 60, 300, 110, ['#8aa85a', '#6f9450', '#b5c46a']) +
    tuft(random, 250, 300, 90, ['#8aa85a', '#6f9450', '#b5c46a']) +
    path('M-20 560Q300 520 640 556T1220 540V810H-20Z', '#f3d6a0') +
    path('M84 590H812L770 636L30 640Z', '#6a3a58', veil(0.26)) +
    [100, 330, 560, 790].map((x) => rect(x - 9, top(x) - 30, 18, 350 - (top(x) - 268), '#7a4a34')).join('') +
    times(46, (i) => {
      const x = 84 + i * 15.8;
      const y = top(x) + ((i * 29) % 17) - 8;
      const tone = ['#d9aa64', '#c9944f', '#e6bd7a', '#b98346'][(i * 5) % 4]!;
      return (
        rect(x, y, 14, 596 - y + ((i * 13) % 9), tone, 'rx="5"') +
        rect(x + 9, y, 5, 596 - y, mix(tone, '#5a2f3a', 0.34))
      );
    }) +
    [308, 420, 530]
      .map(
        (y) =>
          line(`M84 ${y}Q440 ${y + 12} 812 ${y}`, '#6b3f2c', 9) +
          line(`M84 ${y - 3}Q440 ${y + 9} 812 ${y - 3}`, '#a8703f', 4),
      )
      .join('') +
    path('M80 590Q440 570 820 592L830 612Q440 600 70 612Z', '#f9e2b4') +
    slingChair(320, 690, 1.06, '#ee6c4d', '#fffaf0') +
    slingChair(730, 704, 1.06, '#1f8fa0', '#fffaf0') +
    ellipse(470, 756, 76, 12, '#6a3a58', veil(0.3)) +
    rect(450, 672, 74, 84, '#b5783f', 'rx="4"') +
    rect(450, 672, 24, 84, '#8a5638', 'rx="4"') +
    times(2, (i) => rect(450, 696 + i * 26, 74, 4, '#7a4a34')) +
    rect(440, 662, 94, 14, '#d9a262', 'rx="4"') +
    path('M464 612H498L494 662H468Z', '#fdf3dd', veil(0.7)) +
    path('M466 628H496L493 660H469Z', '#f5a23c') +
    straight([484, 652], [498, 592], '#ee6c4d', 4) +
    circle(500, 618, 12, '#8fc04e') +
    ellipse(978, 736, 110, 13, '#6a3a58', veil(0.28)) +
    ellipse(1000, 722, 96, 20, '#efcf8c') +
    path('M946 720Q950 664 1000 662Q1052 664 1056 720Q1000 738 946 720Z', '#f9e0aa') +
    path('M946 720L948 700Q1000 718 1054 700L1056 720Q1000 738 946 720Z', '#e4576a') +
    tuft(random, 1120, 640, 130, ['#7fa050', '#a8bc62', '#5f8a48']) +
    tuft(random, 30, 806, 190, ['#7fa050', '#a8bc62', '#5f8a48']) +
    tuft(random, 1180, 810, 180, ['#7fa050', '#a8bc62', '#5f8a48']) +
    gulls(random, 560, 120, 4, '#5f7f8a', 15)
  );
};

/** A trap of laths bent over three hoops, its net mouth towards us. */
const trap = (x: number, y: number, s: number): string => {
  const along: Point = [330 * s, -34 * s];
  const hoop = (a: number, t: number): Point => {
    const [px, py] = polar(x, y - 74 * s, 104 * s, a);
    return [px + along[0] * t, Math.min(py, y) + along[1] * t];
  };
  const arc = (t: number, colour: string, width: number): string => {
    const first = t ? 4 : 0;
    return line(
      smooth([
        ...(t ? [] : [[x - 104 * s, y] as const]),
        ...Array.from({ length: 9 - first }, (_, i) => hoop(180 + (i + first) * 22.5, t)),
        [hoop(0, t)[0], y + along[1] * t],
      ]),
      colour,
      width * s,
    );
  };
  const lath = (a: number, low: boolean, tone: string): string => {
    const [from, to] = [hoop(a, 0), hoop(a, 1)];
    const drop = low ? y - from[1] : 0;
    return straight([from[0], from[1] + drop], [to[0], to[1] + drop], tone, 15 * s);
  };
  const mouth: Point[] = [
    [x - 104 * s, y],
    ...Array.from({ length: 9 }, (_, i) => hoop(180 + i * 22.5, 0)),
    [x + 104 * s, y],
  ];
  return (
    poly(
      [
        [x - 104 * s, y + 6],
        [x + 104 * s, y + 10],
        [x + 470 * s, y - 24 * s],
        [x + 420 * s, y - 40 * s],
      ],
      '#3a2a4c',
      veil(0.4),
    ) +
    poly(
      [
        ...mouth.slice(4),
        [x + 104 * s, y],
        [x + 434 * s, y + along[1]],
        ...mouth
          .slice(4)
          .map(([a, b]): Point => [a + along[0], b + along[1]])
          .reverse(),
      ],
      '#5a3a44',
    ) +
    arc(1, '#7a4a34', 13) +
    [-94, -76, -57, -38, -19, 0]
      .map((a, i) => lath(a, false, ['#d9a870', '#e6b880', '#cf9a62', '#b9824f', '#a06c44', '#8f5c3e'][i]!))
      .join('') +
    lath(0, true, '#8a5638') +
    straight([x + 104 * s, y - 36 * s], [x + 434 * s, y - 36 * s + along[1]], '#96623f', 15 * s) +
    arc(0.5, '#8a5638', 12) +
    poly(mouth, '#3f2c3c') +
    clip(
      corners(mouth),
      times(
        9,
        (i) =>
          straight(
            [x - 120 * s + i * 30 * s, y - 190 * s],
            [x + (i - 4) * 6 * s, y - 66 * s],
            '#7fd0c0',
            3 * s,
          ) +
          straight(
            [x - 120 * s + i * 30 * s, y + 20 * s],
            [x + (i - 4) * 6 * s, y - 66 * s],
            '#7fd0c0',
            3 * s,
          ),
      ) +
        [100, 76, 52]
          .map(
            (r) =>
              `<circle cx="${short(x)}" cy="${short(y - 66 * s)}" r="${short(r * s)}" fill="none" stroke="#7fd0c0" stroke-width="${short(3 * s)}"/>`,
          )
          .join(''),
    ) +
    circle(x, y - 66 * s, 30 * s, '#1f1830') +
    `<circle cx="${short(x)}" cy="${short(y - 66 * s)}" r="${short(30 * s)}" fill="none" stroke="#e6b880" stroke-width="${short(8 * s)}"/>` +
    arc(0, '#c98f58', 15) +
    straight([x - 108 * s, y], [x + 108 * s, y], '#b57d4a', 16 * s)
  );
};

const buoy = (x: number, y: number, s: number, turn: number, one: string, two: string): string =>
  move(
    x,
    y,
    rect(-7, -150, 14, 300, '#8a5638', 'rx="6"') +
      path('M-44 -60Q-44 -96 0 -100Q44 -96 44 -60V50Q44 96 0 104Q-44 96 -44 50Z', one) +
      clip(
        'M-44 -60Q-44 -96 0 -100Q44 -96 44 -60V50Q44 96 0 104Q-44 96 -44 50Z',
        rect(-44, -40, 88, 34, two) +
          rect(-44, 20, 88, 34, two) +
          rect(14, -110, 40, 220, '#3a1f48', veil(0.24)),
      ) +
      rect(-30, -76, 12, 140, '#ffffff', 'rx="6" opacity=".4"'),
    turn,
    s,
  );

/** Stacked and dry, until the season opens. */
export const lobsterTraps: Scene = (random) =>
  sky(['#4fa5c4', '#8cc9d3', '#c9e3d4', '#f9e6c0', '#fbd3a4'], 360, 10) +
  sun(230, 270, 56, '#fff8de', '#fff0c4', 5) +
  barCloud(random, 860, 110, 320, '#fffaf0', 3) +
  hills(random, 364, 76, '#86b3b4', 560, 1320, 4) +
  sea(random, ['#f0d3a4', '#7fbfb4', '#3fa3a8', '#25889a', '#1d7590'], 360, 640, 70) +
  glints(random, 230, 366, 600, 150, '#fff6d4', 34, 60) +
  path('M836 404Q930 424 1050 396L1024 440H864Z', '#fffaf0') +
  path('M840 412Q930 432 1046 406L1024 440H864Z', '#2b8fae') +
  path('M900 404V362H960V402Z', '#fff0d4') +
  rect(910, 370, 40, 16, '#2a4a6a') +
  straight([980, 400], [980, 320], '#7a4a34', 5) +
  ripples(random, 944, 446, 230, '#eafbf0', 3) +
  rect(-20, 596, 1240, 220, '#8a5f44') +
  times(11, (i) =>
    path(
      `M${600 + (i - 5.5) * 150} 596H${600 + (i - 4.5) * 150 - 4}L${600 + (i - 4.5) * 214 - 6} 810H${600 + (i - 5.5) * 214}Z`,
      ['#c9935e', '#d39f68', '#bd8856'][(i * 2) % 3]!,
    ),
  ) +
  rect(-20, 592, 1240, 10, '#f3cf98') +
  [96, 1110]
    .map(
      (x) =>
        rect(x - 30, 470, 60, 170, '#8a5f4c') +
        rect(x + 6, 470, 24, 170, '#664452') +
        ellipse(x, 470, 30, 9, '#c99a74'),
    )
    .join('') +
  path('M340 746H1010L1130 700L900 690Z', '#3a2a4c', veil(0.26)) +
  trap(760, 718, 0.82) +
  trap(322, 728, 0.82) +
  trap(536, 592, 0.82) +
  buoy(188, 624, 0.9, -12, '#ee5a44', '#fffaf0') +
  ellipse(160, 748, 110, 16, '#3a2a4c', veil(0.3)) +
  times(
    4,
    (i) =>
      `<ellipse cx="160" cy="${736 - i * 13}" rx="${92 - i * 8}" ry="${24 - i * 2}" fill="none" stroke="${i % 2 ? '#e6cf9f' : '#fbeccb'}" stroke-width="15"/>`,
  ) +
  ellipse(1070, 776, 130, 16, '#3a2a4c', veil(0.3)) +
  buoy(1056, 744, 0.84, 78, '#f5b942', '#1f7f9c') +
  ellipse(806, 778, 120, 13, '#3a2a4c', veil(0.3)) +
  buoy(790, 748, 0.78, 97, '#fffaf0', '#e4576a') +
  gulls(random, 520, 160, 5, '#5f7f8a', 16) +
  stormLantern(96, 470, 70, '#3a2a4c', '#ffdf8e', 0);
