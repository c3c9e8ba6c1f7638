/** A way to the water on wheels, and a nest that everybody walks round. */
import { stormLantern } from '../../lamps.ts';
import { mix } from '../../palette.ts';
import { lushPalm, palm } from '../../palms.ts';
import { parasol } from '../../parasols.ts';
import { figure } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import { shine } from '../../sky.ts';
import { beach } from '../../stages.ts';
import { circle, ellipse, line, move, path, poly, rect, ring, times, veil } from '../../svg.ts';
import type { Point } from '../../svg.ts';

const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** Boards that lead from the promenade onto the sand, with a rail on posts along one side. */
const ramp = (): string => {
  const [nearLeft, nearRight, farRight, farLeft]: Point[] = [
    [-30, 830],
    [390, 830],
    [560, 622],
    [430, 608],
  ];
  const at = (t: number): [Point, Point] => [
    between(nearLeft!, farLeft!, t),
    between(nearRight!, farRight!, t),
  ];
  return (
    poly([nearRight!, farRight!, [584, 634], [450, 830]], '#8a5a4c', veil(0.5)) +
    times(13, (i) => {
      const near = (k: number): number => 1 - (1 - k / 13) ** 1.45;
      const [a, b] = at(near(i));
      const [d, c] = at(near(i + 0.88));
      return poly([a, b, c, d], i % 2 ? '#d9a56a' : '#cb9459');
    }) +
    [0.04, 0.36, 0.66, 0.96]
      .map((t) => {
        const [x, y] = between(nearLeft!, farLeft!, t);
        const h = 190 - 110 * t;
        return (
          rect(x - 6 + t * 2, y - h, 14 - t * 6, h + 6, '#fdf3dd') + circle(x, y - h, 9 - t * 3, '#e9d3a4')
        );
      })
      .join('') +
    line('M-22 646Q160 560 420 520', '#fffaf0', 10) +
    line('M-22 740Q170 630 424 562', '#e9d3a4', 6)
  );
};

const balloon = (x: number, y: number, r: number, colour: string): string =>
  circle(x, y, r, mix(colour, '#7a3a20', 0.35)) +
  circle(x - r * 0.05, y - r * 0.06, r * 0.92, colour) +
  ring(x, y, r * 0.68, mix(colour, '#7a3a20', 0.25), r * 0.06) +
  circle(x, y, r * 0.34, '#fffaf0') +
  circle(x, y, r * 0.14, '#5a6a80') +
  path(
    `M${x - r * 0.78} ${y - r * 0.2}A${r * 0.8} ${r * 0.8} 0 0 1 ${x - r * 0.1} ${y - r * 0.8}`,
    'none',
    `stroke="#fff6d0" stroke-width="${r * 0.1}" stroke-linecap="round"`,
  );

/** A chair for the sand and the shallow water, with somebody in it; its wheels stand on 0. */
const beachChair = (x: number, y: number): string =>
  move(
    x,
    y,
    ellipse(20, 4, 190, 16, '#7a4a4c', veil(0.35)) +
      balloon(-64, -62, 58, '#e9a52c') +
      balloon(128, -46, 44, '#e9a52c') +
      line('M-120 -262L-92 -236L-44 -92L96 -92L150 -40', '#e9eef0', 11) +
      path('M-104 -250Q-96 -262 -84 -250L-30 -112H78Q90 -104 78 -96H-40Q-52 -98 -56 -108Z', '#1f8f9c') +
      figure(-12, -18, 268, 'sit', { top: '#fff3dc', legs: '#2b5f9e', skin: '#7a4630', hat: '#f3dcae' }) +
      line('M-66 -150H48L60 -96', '#e9eef0', 10) +
      rect(-58, -160, 104, 17, '#1f6f8a', 'rx="8"') +
      line('M76 -92L118 -24H162', '#e9eef0', 10) +
      balloon(-42, -66, 66, '#f7bf3c') +
      balloon(136, -48, 48, '#f7bf3c'),
  );

export const beachRamp: Scene = (random) =>
  beach(random, 'noon', 900) +
  parasol(1080, 640, 330, 300, '#fdf3dd', '#ee6c4d', '#8a5a3a', 4) +
  ellipse(1080, 642, 90, 12, '#b98a6a', veil(0.5)) +
  line('M520 648Q600 690 690 706', '#c99a6a', 20, veil(0.75)) +
  line('M470 690Q570 740 680 752', '#c99a6a', 20, veil(0.75)) +
  ramp() +
  palm(random, 40, 600, 420, { ...lushPalm, lean: 30 }) +
  beachChair(800, 752) +
  figure(640, 748, 300, 'stroll', { dress: '#ee6c4d', skin: '#8f5533' }) +
  figure(1010, 716, 274, 'wave', { top: '#f5b942', legs: '#1f6f8a', skin: '#a9683c', flip: true });

/** Four stakes and a rope round a nest. */
const ropedSquare = (x: number, y: number, w: number, stake: string, rope: string): string => {
  const stakes: Point[] = [
    [x - w * 0.4, y - w * 0.16],
    [x + w * 0.38, y - w * 0.18],
    [x + w * 0.54, y + w * 0.14],
    [x - w * 0.56, y + w * 0.16],
  ];
  const sag = (a: Point, b: Point, up: number): string =>
    line(
      `M${a[0]} ${a[1] - up}Q${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2 - up + w * 0.05} ${b[0]} ${b[1] - up}`,
      rope,
      w * 0.012,
    );
  const post = ([px, py]: Point): string =>
    ellipse(px + w * 0.02, py + 2, w * 0.05, w * 0.012, '#141f44', veil(0.5)) +
    rect(px - w * 0.014, py - w * 0.25, w * 0.028, w * 0.26, stake) +
    rect(px - w * 0.014, py - w * 0.25, w * 0.028, w * 0.05, '#e4576a');
  return (
    ellipse(x, y + w * 0.01, w * 0.34, w * 0.1, '#1f2c56', veil(0.5)) +
    ellipse(x, y - w * 0.01, w * 0.3, w * 0.085, mix(stake, '#2c3a66', 0.55)) +
    ellipse(x - w * 0.04, y - w * 0.03, w * 0.18, w * 0.045, mix(stake, '#2c3a66', 0.34)) +
    post(stakes[0]!) +
    post(stakes[1]!) +
    sag(stakes[0]!, stakes[1]!, w * 0.2) +
    sag(stakes[1]!, stakes[2]!, w * 0.2) +
    sag(stakes[3]!, stakes[0]!, w * 0.2) +
    post(stakes[2]!) +
    post(stakes[3]!) +
    sag(stakes[2]!, stakes[3]!, w * 0.2)
  );
};

/** A young turtle on its way, seen from above. */
const hatchling = (x: number, y: number, s: number, turn: number): string =>
  move(
    x,
    y,
    ellipse(s * 0.1, s * 0.18, s * 0.9, s * 0.5, '#141f44', veil(0.5)) +
      [
        [0.4, -0.66, -58],
        [0.4, 0.66, 58],
        [-0.56, -0.46, 40],
        [-0.56, 0.46, -40],
      ]
        .map(([a, b, lean]) =>
          ellipse(
            a! * s,
            b! * s,
            s * 0.42,
            s * 0.15,
            '#7f9a9c',
            `transform="rotate(${lean} ${a! * s} ${b! * s})"`,
          ),
        )
        .join('') +
      ellipse(s * 0.8, 0, s * 0.24, s * 0.2, '#93aca8') +
      ellipse(0, 0, s * 0.7, s * 0.5, '#4a6270') +
      ellipse(-s * 0.04, -s * 0.06, s * 0.54, s * 0.34, '#a9c0b4') +
      line(`M${-s * 0.5} 0H${s * 0.5}M0 ${-s * 0.32}V${s * 0.3}`, '#4a6270', s * 0.08),
    turn,
  );

const track = (from: Point, to: Point): string =>
  times(14, (i) => {
    const [x, y] = between(from, to, i / 13);
    return (
      ellipse(x - 8, y, 5, 2.4, '#1f2c56', veil(0.8)) + ellipse(x + 8, y + 3, 5, 2.4, '#1f2c56', veil(0.8))
    );
  });

export const turtleNest: Scene = (random) =>
  beach(random, 'night', 800) +
  ropedSquare(1080, 606, 170, '#c9b090', '#d9c4a0') +
  shine(970, 700, 330, '#f0503c', 0.75) +
  ellipse(970, 752, 230, 34, '#ff6a4c', veil(0.3)) +
  track([700, 650], [806, 572]) +
  track([560, 660], [620, 560]) +
  ropedSquare(560, 712, 500, '#d9bf98', '#f3dcb0') +
  rect(214, 590, 14, 190, '#8a6a58') +
  rect(136, 540, 168, 108, '#a87f62', 'rx="8"') +
  rect(136, 540, 168, 14, '#c9a07c', 'rx="7"') +
  hatchling(218, 600, 42, -24) +
  hatchling(836, 560, 20, -40) +
  hatchling(640, 544, 15, -60) +
  hatchling(694, 628, 27, -48) +
  hatchling(800, 614, 24, -30) +
  hatchling(560, 668, 30, -62) +
  hatchling(870, 666, 34, -56) +
  stormLantern(980, 752, 120, '#10183c', '#ff7a5a', 0);
