import { fork, knife, napkin } from '../../cutlery.ts';
import { sprig } from '../../herbs.ts';
import type { Scene } from '../../scene.ts';
import { slatShade } from '../../shade.ts';
import { ellipse } from '../../svg.ts';
import { butter, crumbs, pancake, swirl, syrup } from '../../sweets.ts';
import { stripes } from '../../tabletops.ts';
import { bowl, plate, tumbler } from '../../tableware.ts';

export const platePancakes: Scene = (random) =>
  stripes(90, [76, 76], ['#fff3d6', '#f9dfa0']) +
  napkin(1040, 460, 230, 420, '#8fc7c9', '#fffaf0', 8) +
  plate(570, 410, 340, { rim: '#dff0ea', edge: '#6fb3ae', motif: 'petals', ink: '#6fb3ae' }) +
  pancake(random, 594, 452, 246) +
  pancake(random, 556, 430, 240) +
  pancake(random, 586, 406, 236) +
  pancake(random, 564, 382, 230) +
  syrup(random, 564, 382, 168) +
  butter(556, 366, 74, 14) +
  sprig(560, 330, 46, 20) +
  crumbs(random, 570, 400, 290, ['#fffdf6', '#ffffff'], 50) +
  bowl(150, 180, 92, '#fffaf0', '#f3e0bd', '#9c4f1c') +
  ellipse(132, 164, 26, 11, '#d98a3a') +
  tumbler(140, 600, 86, '#f9b040') +
  fork(1010, 460, 390, '#b9a57c', 6) +
  knife(1090, 460, 380, '#b9a57c', 10) +
  bowl(1060, 120, 84, '#6b4028', '#8a5a3a', '#3d2018') +
  swirl(1060, 120, 34, '#c9955f', 8, 1.5) +
  slatShade(36, 210, 60, '#3a2a5a', 0.2);
