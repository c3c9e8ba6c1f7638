import { citrusWedge, limes } from '../../citrus.ts';
import { fork, napkin } from '../../cutlery.ts';
import { grilledNopal, grilledSquash, onion, seeds, springOnion, tomato } from '../../food-greens.ts';
import { SHADE, mix } from '../../palette.ts';
import type { Chance } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { slatShade } from '../../shade.ts';
import { circle, ellipse, line, move, path, polar, rect, times, veil } from '../../svg.ts';
import { terrazzo } from '../../tabletops.ts';
import { bowl, plate, tumbler } from '../../tableware.ts';

/** A strip of sweet pepper with the marks of the fire. */
const pepper = (x: number, y: number, turn: number, colour: string): string =>
  move(
    x,
    y,
    path(
      'M-72 8Q0 -44 76 6Q70 34 44 30Q0 2 -46 36Q-74 34 -72 8Z',
      SHADE,
      'opacity=".28" transform="translate(6 8)"',
    ) +
      path('M-72 4Q0 -48 76 2Q70 30 44 26Q0 -2 -46 32Q-74 30 -72 4Z', colour) +
      path('M-64 2Q0 -40 66 0Q0 -24 -58 16Z', mix(colour, '#fff0c4', 0.4)) +
      times(4, (i) => line(`M${-44 + i * 30} -16l-6 38`, '#4a2420', 6, veil(0.65))),
    turn,
  );

/** A round cut from a cob of maize. */
const cobRound = (x: number, y: number, r: number): string =>
  circle(x + 6, y + 8, r, SHADE, veil(0.3)) +
  circle(x, y, r, '#e0a02c') +
  times(14, (i) => circle(...polar(x, y, r * 0.82, i * 25.7), r * 0.2, i % 4 ? '#f9d255' : '#9a5a24')) +
  times(14, (i) => circle(...polar(x - 2, y - 2, r * 0.84, i * 25.7), r * 0.1, '#fdeb9a', veil(0.9))) +
  circle(x, y, r * 0.6, '#f3dfa8') +
  circle(x, y, r * 0.4, '#fbf0d0');

const halfOnion = (x: number, y: number, r: number): string =>
  circle(x + 6, y + 8, r, SHADE, veil(0.3)) +
  circle(x, y, r, '#8f2f62') +
  circle(x, y, r * 0.92, '#f3cfe0') +
  onion(x, y, r * 0.86);

const nopalPaddle = (random: Chance, x: number, y: number, turn: number): string =>
  move(
    x,
    y,
    ellipse(8, 10, 118, 66, SHADE, veil(0.3)) +
      ellipse(0, 0, 118, 66, '#4a8a3e') +
      ellipse(-4, -5, 110, 58, '#6fa84e') +
      times(6, (i) => line(`M${-84 + i * 32} -50l12 100`, '#2f5228', 8, veil(0.8))) +
      times(14, () => circle(random.between(-90, 90), random.between(-40, 40), 3, '#d6e6a0')),
    turn,
  );

/** Vegetables from the embers, and the salt they are eaten with. */
export const plateEmbers: Scene = (random) =>
  terrazzo(random, '#f0d9b8', ['#e4c49a', '#d98a5c', '#c9b090', '#8f6a52'], 120) +
  napkin(1040, 560, 230, 400, '#2f7d7a', '#fdf3dd', 10) +
  plate(570, 400, 352, { rim: '#3d3a48', edge: '#2a2733', well: '#4a4656', motif: 'rays', ink: '#5c5868' }) +
  nopalPaddle(random, 470, 270, -24) +
  nopalPaddle(random, 690, 520, 20) +
  times(3, (i) => springOnion(444 + i * 34, 480 + i * 14, 350, 24 + i * 7)) +
  pepper(660, 250, 30, '#d93a32') +
  pepper(720, 330, 64, '#f0a52c') +
  pepper(360, 390, -70, '#d93a32') +
  pepper(560, 620, 8, '#f0a52c') +
  halfOnion(560, 350, 62) +
  halfOnion(400, 540, 52) +
  cobRound(640, 420, 44) +
  cobRound(760, 430, 42) +
  cobRound(520, 450, 40) +
  times(4, (i) => grilledSquash(...polar(590, 400, 176, 96 + i * 27), 46, i * 50)) +
  grilledSquash(590, 230, 44, 30) +
  grilledSquash(780, 360, 40, 70) +
  grilledNopal(600, 300, 12) +
  grilledNopal(480, 370, 60) +
  tomato(690, 380, 34) +
  tomato(420, 440, 34, 20) +
  citrusWedge(800, 480, 54, ...limes, -40) +
  seeds(random, 570, 400, 230, 80, ['#fffaf0', '#d9cfc0', '#2e2422'], 4) +
  bowl(130, 180, 92, '#b5673a', '#d98a5c', '#e9dfd0') +
  seeds(random, 130, 180, 62, 60, ['#ffffff', '#b9a898', '#8a7a70'], 6) +
  rect(124, 150, 120, 12, '#c98f55', 'rx="6" transform="rotate(-30 184 156)"') +
  citrusWedge(170, 620, 70, ...limes, 30) +
  citrusWedge(100, 690, 60, ...limes, -24) +
  tumbler(1060, 160, 84, '#f3d488') +
  fork(1010, 560, 340, '#f0dfb8', 10) +
  slatShade(28, 250, 84, '#3a1a2a', 0.18);
