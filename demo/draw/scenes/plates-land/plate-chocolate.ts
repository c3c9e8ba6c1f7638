import { berry, raspberry, strawberry } from '../../berries.ts';
import { napkin, spoon } from '../../cutlery.ts';
import { basil, sprig } from '../../herbs.ts';
import type { Scene } from '../../scene.ts';
import { archLight } from '../../shade.ts';
import { line, move, path, wedge } from '../../svg.ts';
import { chocolateCake, crumbs, quenelle, swirl } from '../../sweets.ts';
import { terrazzo } from '../../tabletops.ts';
import { bowl, plate } from '../../tableware.ts';

export const plateChocolate: Scene = (random) =>
  terrazzo(random, '#f6d9d2', ['#e9a9a0', '#fff4ee', '#c98a8f', '#8cb8b0', '#f3c06a'], 260) +
  plate(580, 410, 340, { rim: '#fdf8f0', edge: '#d9a35a', motif: 'dots', ink: '#d9a35a' }) +
  chocolateCake(540, 400, 178) +
  path(wedge(540, 400, 182, 12, 52), '#fdf8f0') +
  move(
    70,
    42,
    path(wedge(540, 400, 178, 14, 50), '#241a42', 'opacity=".3" transform="translate(12 16)"') +
      path(wedge(540, 400, 178, 14, 50), '#5e2d25') +
      path(wedge(540, 400, 178, 14, 20), '#8a4f39') +
      path(wedge(540, 400, 150, 15, 49), '#6e382c'),
  ) +
  swirl(470, 340, 42, '#fbe9d0', 20, 1.6) +
  raspberry(540, 300, 26) +
  raspberry(460, 440, 27) +
  raspberry(430, 400, 24) +
  raspberry(560, 460, 22) +
  sprig(500, 388, 58, 30) +
  strawberry(600, 330, 30, 40, true) +
  quenelle(730, 310, 66, 28, '#fff3dc') +
  berry(790, 400, 18, '#3a3f7a') +
  berry(800, 448, 15, '#3a3f7a') +
  line('M380 590C470 640 620 640 740 570', '#5e2d25', 15) +
  line('M420 616C500 646 600 644 680 610', '#8a4f39', 5) +
  crumbs(random, 640, 520, 120, ['#5e2d25', '#8a4f39', '#3d2420'], 40) +
  raspberry(720, 540, 24) +
  bowl(1040, 170, 88, '#6fa39c', '#8fbdb4', '#4a2320') +
  swirl(1040, 170, 44, '#8a4f39', 12, 2) +
  spoon(1070, 520, 380, '#d9a35a', 8) +
  napkin(110, 610, 200, 330, '#8cb8b0', '#fdf8f0', -8) +
  raspberry(150, 180, 30) +
  raspberry(200, 140, 27) +
  basil(130, 130, 60, -40) +
  archLight(500, 420, 720, 1000, 32, '#3a1a3a', 0.25);
