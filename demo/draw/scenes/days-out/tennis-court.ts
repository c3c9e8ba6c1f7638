import { onGround } from '../../floors.ts';
import type { Ground } from '../../floors.ts';
import { canopy } from '../../jungle.ts';
import { hills } from '../../land.ts';
import { hours } from '../../palette.ts';
import { frond, lushPalm, palm } from '../../palms.ts';
import { parasol } from '../../parasols.ts';
import { castShadow, figure, handOf } from '../../people.ts';
import type { Clothes } from '../../people.ts';
import type { PoseName } from '../../poses.ts';
import type { Chance } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { cumulus, sky } from '../../sky.ts';
import { circle, ellipse, group, move, poly, rect, straight, times, veil } from '../../svg.ts';

/** A racket held at x, y, turned from upright. */
const racket = (x: number, y: number, s: number, turn: number): string =>
  group(
    straight([0, 0], [0, -34 * s], '#16305a', 8 * s) +
      ellipse(
        0,
        -72 * s,
        28 * s,
        40 * s,
        '#fdf3dd',
        `fill-opacity=".5" stroke="#2fa3a8" stroke-width="${7 * s}"`,
      ),
    `transform="translate(${x} ${y}) rotate(${turn})"`,
  );

/** A clay court seen from its near end, below a row of palms. */
function clayCourt(random: Chance, palms: number): string {
  const ground: Ground = { horizon: 200, vanish: 600, top: 330, bottom: 800 };
  const q = (a: number, b: number, c: number, d: number, colour: string): string =>
    poly(
      [onGround(ground, a, c), onGround(ground, b, c), onGround(ground, b, d), onGround(ground, a, d)],
      colour,
    );
  return (
    sky(hours.noon.sky, 300, 10) +
    cumulus(random, 260, 230, 300, '#fffaf0', '#c7e2e2') +
    hills(random, 300, 90, '#7fb8a4', -100, 1300, 5) +
    times(palms, (i) =>
      palm(random, 40 + (i * 1248) / palms, 320, 150 + (i % 3) * 34, {
        ...lushPalm,
        lean: (i % 2 ? 1 : -1) * 14,
      }),
    ) +
    times(9, (i) => canopy(random, i * 150, 310, 210, 80, '#1f6247', '#3a8a50', '#6fae4c')) +
    rect(0, 318, 1200, 14, '#fdf3dd') +
    rect(0, 328, 1200, 480, '#2f8f8a') +
    q(0, 1200, 0.0, 0.9, '#d9694a') +
    q(110, 118, 0.02, 0.86, '#fff6e6') +
    q(1082, 1090, 0.02, 0.86, '#fff6e6') +
    q(220, 227, 0.02, 0.86, '#fff6e6') +
    q(973, 980, 0.02, 0.86, '#fff6e6') +
    q(110, 1090, 0.02, 0.032, '#fff6e6') +
    q(110, 1090, 0.85, 0.87, '#fff6e6') +
    q(220, 980, 0.19, 0.203, '#fff6e6') +
    q(220, 980, 0.66, 0.68, '#fff6e6') +
    q(596, 604, 0.19, 0.67, '#fff6e6') +
    (() => {
      const [x1, y1] = onGround(ground, 60, 0.42);
      const [x2] = onGround(ground, 1140, 0.42);
      return (
        poly(
          [
            [x1, y1],
            [x2, y1],
            [x2 + 30, y1 + 26],
            [x1 + 30, y1 + 26],
          ],
          '#8a3a38',
          veil(0.35),
        ) +
        times(40, (i) =>
          straight([x1 + ((x2 - x1) * i) / 40, y1 - 56], [x1 + ((x2 - x1) * i) / 40, y1], '#2c3a44', 1.2),
        ) +
        times(5, (i) => straight([x1, y1 - 50 + i * 11], [x2, y1 - 50 + i * 11], '#2c3a44', 1.2)) +
        rect(x1, y1 - 62, x2 - x1, 10, '#fffaf0') +
        rect(x1 - 6, y1 - 68, 10, 72, '#16305a') +
        rect(x2 - 4, y1 - 68, 10, 72, '#16305a')
      );
    })()
  );
}

export const tennisCourt: Scene = (random) =>
  clayCourt(random, 12) +
  castShadow(400, 720, 290, 'serveBall', '#6a2438', -44, -0.3) +
  figure(400, 720, 290, 'serveBall', { top: '#fffaf0', legs: '#fffaf0', skin: '#8f5533', hat: '#fffaf0' }) +
  move(
    ...handOf(400, 720, 290, 'serveBall'),
    straight([0, 0], [16, -30], '#16305a', 8) +
      ellipse(
        34,
        -66,
        28,
        40,
        '#fdf3dd',
        'transform="rotate(24 34 -66)" fill-opacity=".5" stroke="#f5b942" stroke-width="7"',
      ),
  ) +
  castShadow(800, 690, 262, 'play', '#6a2438', -44, -0.3, true) +
  figure(800, 690, 262, 'play', { dress: '#fffaf0', skin: '#7a4630', flip: true }) +
  racket(726, 478, 1, -40) +
  circle(520, 330, 13, '#dbe84e') +
  circle(516, 326, 5, '#f6fbb0') +
  figure(760, 420, 110, 'play', { dress: '#fffaf0', skin: '#7a4630', flip: true }) +
  ellipse(726, 334, 11, 15, '#fdf3dd', 'fill-opacity=".5" stroke="#ee6c4d" stroke-width="4"') +
  castShadow(760, 420, 110, 'play', '#6a2438', -44, -0.3, true) +
  figure(634, 412, 106, 'play', { top: '#fffaf0', legs: '#fffaf0', skin: '#8f5533' }) +
  castShadow(634, 412, 106, 'play', '#6a2438', -44, -0.3) +
  ellipse(668, 326, 11, 15, '#fdf3dd', 'fill-opacity=".5" stroke="#2fa3a8" stroke-width="4"') +
  parasol(1130, 470, 150, 130, '#fffaf0', '#f5b942') +
  parasol(70, 560, 190, 170, '#fffaf0', '#ee6c4d') +
  group(
    frond(random, 1300, 900, -150, 640, { light: '#2a1f4a', dark: '#2a1f4a', rib: '#2a1f4a' }, 0.1, 22) +
      frond(random, 1320, 860, -172, 560, { light: '#2a1f4a', dark: '#2a1f4a', rib: '#2a1f4a' }, 0.1, 22),
    veil(0.22),
  ) +
  frond(random, -50, 40, 20, 420, { light: '#5a9a46', dark: '#1f6048' }, 0.3, 26) +
  frond(random, -50, -40, 46, 360, { light: '#4a8a44', dark: '#1a5540' }, 0.1, 26);

/** Who plays with small rackets: where they stand, their size, how they stand and what they wear. */
interface Player {
  x: number;
  y: number;
  tall: number;
  pose: PoseName;
  flip?: boolean;
  wears: Clothes;
  racket: number;
  turn: number;
}

const player = ({ x, y, tall, pose, flip = false, wears, racket: size, turn }: Player): string => {
  const [handX, handY] = handOf(x, y, tall, pose, flip);
  return (
    castShadow(x, y, tall, pose, '#6a2438', -44, -0.3, flip) +
    figure(x, y, tall, pose, { ...wears, flip }) +
    racket(handX, handY, size, turn)
  );
};

/** A ball of foam, as big as a grapefruit. */
const foamBall = (x: number, y: number, r: number): string =>
  circle(x, y, r, '#f5b942') + circle(x - r * 0.3, y - r * 0.3, r * 0.4, '#fde08a');

const coach: Player = {
  x: 790,
  y: 640,
  tall: 300,
  pose: 'serve',
  flip: true,
  wears: { top: '#fffaf0', legs: '#16305a', skin: '#8f5533', hat: '#fffaf0' },
  racket: 1,
  turn: -18,
};

const pupils: readonly Player[] = [
  {
    x: 600,
    y: 520,
    tall: 132,
    pose: 'run',
    flip: true,
    wears: { top: '#f5b942', legs: '#fffaf0', skin: '#7a4630' },
    racket: 0.5,
    turn: -34,
  },
  {
    x: 440,
    y: 612,
    tall: 158,
    pose: 'serveBall',
    wears: { top: '#2b7fae', legs: '#fffaf0', skin: '#a9683c' },
    racket: 0.55,
    turn: 12,
  },
  {
    x: 240,
    y: 700,
    tall: 178,
    pose: 'play',
    wears: { dress: '#f5d84e', skin: '#6b3c22' },
    racket: 0.6,
    turn: 30,
  },
  {
    x: 1010,
    y: 724,
    tall: 172,
    pose: 'leap',
    flip: true,
    wears: { top: '#2fa3a8', legs: '#fffaf0', skin: '#7a4630' },
    racket: 0.58,
    turn: -24,
  },
];

export const smallRackets: Scene = (random) =>
  clayCourt(random, 6) +
  player(coach) +
  pupils.map(player).join('') +
  foamBall(494, 366, 15) +
  foamBall(366, 556, 18) +
  foamBall(600, 690, 19) +
  foamBall(652, 716, 20) +
  foamBall(884, 596, 18);
