import { fork, spoon } from '../../cutlery.ts';
import { olive, tomato } from '../../food-greens.ts';
import { pastaNest } from '../../food-kitchen.ts';
import { basil } from '../../herbs.ts';
import type { Scene } from '../../scene.ts';
import { archLight } from '../../shade.ts';
import { pebble } from '../../svg.ts';
import { crumbs } from '../../sweets.ts';
import { gingham } from '../../tabletops.ts';
import { bowl, plate, tumbler } from '../../tableware.ts';

export const platePasta: Scene = (random) =>
  gingham(56, '#fdf6e4', '#c9493a', 0) +
  plate(600, 400, 345, { rim: '#fffaf0', edge: '#c9493a', motif: 'band', ink: '#4f8a5a' }) +
  pastaNest(random, 600, 405, 228, ['#f0c463', '#f8dc8c', '#e3ae4a', '#fae6a6']) +
  pebble(
    [
      [520, 340],
      [600, 320],
      [690, 350],
      [720, 420],
      [660, 480],
      [560, 480],
      [500, 420],
    ],
    '#c9382c',
  ) +
  pebble(
    [
      [540, 350],
      [600, 336],
      [672, 362],
      [694, 420],
      [646, 462],
      [570, 460],
      [520, 410],
    ],
    '#e2563c',
  ) +
  tomato(560, 390, 40) +
  tomato(650, 380, 36, 30) +
  tomato(620, 450, 34, 50) +
  basil(600, 400, 92, -30) +
  basil(606, 402, 86, 34) +
  basil(596, 396, 74, 100) +
  basil(470, 490, 54, -120) +
  crumbs(random, 600, 405, 200, ['#fff6dc', '#fdeab8'], 60) +
  olive(500, 320, 19) +
  olive(720, 480, 19) +
  olive(700, 320, 18) +
  fork(1050, 420, 430, '#cfc3a8', 8) +
  spoon(1130, 420, 420, '#cfc3a8', 4) +
  bowl(150, 200, 100, '#4f8a5a', '#7fb07a', '#fff3d0') +
  crumbs(random, 150, 200, 70, ['#fde6a8', '#fffaf0', '#f3d488'], 70) +
  tumbler(130, 600, 84, '#9c2340', false) +
  basil(250, 420, 70, 200) +
  basil(280, 400, 60, 260) +
  archLight(620, 360, 820, 1000, -24, '#3a1a3a', 0.26);
