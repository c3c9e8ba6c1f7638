import { berry, raspberry, strawberry } from '../../berries.ts';
import { fork, knife, napkin } from '../../cutlery.ts';
import { bananaSlices } from '../../food-fruit.ts';
import { sprig } from '../../herbs.ts';
import type { Scene } from '../../scene.ts';
import { slatShade } from '../../shade.ts';
import { ellipse, polar, times } from '../../svg.ts';
import { butter, crumbs, pancake, swirl, syrup } from '../../sweets.ts';
import { stripes } from '../../tabletops.ts';
import { bowl, plate, tumbler } from '../../tableware.ts';

export const platePancakes: Scene = (random) =>
  stripes(90, [76, 76], ['#fff3d6', '#f9dfa0']) +
  napkin(1040, 460, 230, 420, '#8fc7c9', '#fffaf0', 8) +
  plate(570, 410, 340, { rim: '#dff0ea', edge: '#6fb3ae', motif: 'petals', ink: '#6fb3ae' }) +
  pancake(random, 588, 440, 212) +
  pancake(random, 556, 424, 206) +
  pancake(random, 582, 402, 202) +
  pancake(random, 564, 384, 196) +
  syrup(random, 564, 384, 130) +
  butter(556, 366, 74, 14) +
  strawberry(640, 470, 40, 30, true) +
  strawberry(690, 420, 36, -30) +
  strawberry(600, 530, 34, 60, true) +
  times(11, (i) =>
    berry(
      ...polar(568, 400, 150 + (i % 3) * 34, i * 33 + 100),
      19 + (i % 2) * 4,
      i % 3 ? '#3f4a8f' : '#2f376f',
    ),
  ) +
  raspberry(430, 330, 24) +
  raspberry(460, 300, 22) +
  sprig(500, 470, 50, -60) +
  bananaSlices(400, 480, 34, 4, 30, 62) +
  crumbs(random, 570, 400, 290, ['#fffdf6', '#ffffff'], 50) +
  bowl(150, 180, 92, '#fffaf0', '#f3e0bd', '#9c4f1c') +
  ellipse(132, 164, 26, 11, '#d98a3a') +
  tumbler(140, 600, 86, '#f9b040') +
  fork(1010, 460, 390, '#b9a57c', 6) +
  knife(1090, 460, 380, '#b9a57c', 10) +
  bowl(1060, 120, 84, '#6b4028', '#8a5a3a', '#3d2018') +
  swirl(1060, 120, 34, '#c9955f', 8, 1.5) +
  slatShade(36, 210, 60, '#3a2a5a', 0.2);
