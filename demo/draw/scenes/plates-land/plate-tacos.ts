import { citrus, citrusWedge, limes } from '../../citrus.ts';
import { chili, radish } from '../../food-greens.ts';
import { taco } from '../../food-kitchen.ts';
import { wovenMat } from '../../mats.ts';
import type { Scene } from '../../scene.ts';
import { palmShade } from '../../shade.ts';
import { circle, polar, rect, times } from '../../svg.ts';
import { stripes } from '../../tabletops.ts';
import { bowl, plate, tumbler } from '../../tableware.ts';

export const plateTacos: Scene = (random) =>
  rect(0, 0, 1200, 800, '#e4576a') +
  stripes(-32, [60, 12, 24, 12, 60, 20], ['#ee6c4d', '#fdf3dd', '#2fb3b8', '#f5b942', '#d8426f', '#7a2f6a']) +
  wovenMat(560, 410, 380, '#e6bd74', '#b98545') +
  plate(560, 410, 330, {
    rim: '#2b8fae',
    edge: '#16557a',
    well: '#f4e8cf',
    motif: 'petals',
    ink: '#fdf3dd',
  }) +
  taco(random, 540, 280, 190, -14, ['#c0622f', '#d9803a', '#8f3f28', '#f7c24e']) +
  taco(random, 570, 416, 196, -8, ['#b8452f', '#e0703f', '#7a2f28', '#f0b04a']) +
  taco(random, 550, 550, 190, -16, ['#fff3dc', '#f0c9a0', '#e0955f', '#8cc65a']) +
  citrusWedge(800, 420, 52, ...limes, 70) +
  citrusWedge(310, 410, 52, ...limes, -80) +
  bowl(1010, 190, 104, '#3a3a44', '#55555f', '#b5302c') +
  times(12, () => {
    const [x, y] = polar(1010, 190, 66 * Math.sqrt(random()), random() * 360);
    return circle(x, y, 7, random.pick(['#e4603f', '#f6d78a', '#5ea34e']));
  }) +
  bowl(1050, 440, 92, '#3a3a44', '#55555f', '#a5c255') +
  times(10, () => {
    const [x, y] = polar(1050, 440, 56 * Math.sqrt(random()), random() * 360);
    return circle(x, y, 7, random.pick(['#d93a32', '#7da03a', '#fff4f0']));
  }) +
  radish(960, 620, 38) +
  radish(1026, 664, 32) +
  chili(1090, 610, 58, 40) +
  citrus(130, 150, 78, ...limes, 8) +
  tumbler(140, 600, 84, '#f0a04a') +
  palmShade(random, 1280, 900, -140, 620);
