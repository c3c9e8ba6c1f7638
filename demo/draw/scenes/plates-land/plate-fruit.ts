import { berry, raspberry, strawberry } from '../../berries.ts';
import { citrus, citrusWedge, limes, oranges } from '../../citrus.ts';
import { fork } from '../../cutlery.ts';
import {
  coconutHalf,
  dragonfruit,
  kiwi,
  mangoCheek,
  papaya,
  pineapple,
  watermelon,
} from '../../food-fruit.ts';
import { sprig } from '../../herbs.ts';
import { petals, wovenMat } from '../../mats.ts';
import type { Scene } from '../../scene.ts';
import { palmShade } from '../../shade.ts';
import { rect } from '../../svg.ts';
import { stripes } from '../../tabletops.ts';
import { plate } from '../../tableware.ts';

export const plateFruit: Scene = (random) =>
  rect(0, 0, 1200, 800, '#2fb3b8') +
  stripes(0, [120, 120], ['#2fb3b8', '#45bfc0']) +
  wovenMat(600, 400, 392, '#eac682', '#c08f4c') +
  plate(600, 400, 345, { rim: '#fffaf0', edge: '#f0a04a', motif: 'rays', ink: '#f7c98a' }) +
  watermelon(600, 408, 270, 170) +
  watermelon(600, 400, 270, 232) +
  papaya(random, 720, 300, 165, -34) +
  pineapple(730, 480, 84) +
  pineapple(640, 550, 78) +
  dragonfruit(random, 480, 540, 84) +
  mangoCheek(830, 410, 84, 70) +
  kiwi(580, 450, 56) +
  kiwi(420, 470, 48) +
  kiwi(640, 250, 50) +
  citrus(540, 320, 62, ...oranges, 8) +
  strawberry(660, 400, 34, 30) +
  strawberry(600, 370, 30, -40, true) +
  strawberry(530, 410, 30, 100) +
  strawberry(780, 560, 32, 200) +
  raspberry(560, 600, 22) +
  berry(700, 390, 18, '#3a3f7a') +
  berry(724, 408, 16, '#3a3f7a') +
  berry(510, 470, 17, '#3a3f7a') +
  berry(590, 510, 17, '#3a3f7a') +
  sprig(620, 420, 60, -20) +
  coconutHalf(1060, 640, 110, '#f6f4ea') +
  citrusWedge(120, 640, 70, ...limes, -20) +
  citrus(150, 150, 84, ...oranges, 10) +
  citrusWedge(270, 90, 56, ...oranges, 40) +
  fork(1080, 260, 330, '#f6e3b0', 16) +
  petals(random, 110, 400, 60, ['#f8cf60', '#ee6c8a'], 4) +
  palmShade(random, 1280, -80, 148, 640);
