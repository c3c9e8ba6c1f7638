import { fork, knife } from '../../cutlery.ts';
import { asparagus, chili, mushroom, onionSlivers, seeds, tomato } from '../../food-greens.ts';
import { steak } from '../../food-kitchen.ts';
import { basil } from '../../herbs.ts';
import type { Scene } from '../../scene.ts';
import { slatShade } from '../../shade.ts';
import { circle, line, polar, rect, times } from '../../svg.ts';
import { butter } from '../../sweets.ts';
import { bowl, tumbler, woodenBoard } from '../../tableware.ts';

export const plateSteak: Scene = (random) =>
  rect(0, 0, 1200, 800, '#2b3440') +
  times(9, (i) => rect(0, i * 92, 1200, 88, i % 2 ? '#2f3945' : '#333f4b')) +
  woodenBoard(540, 400, 800, 520, '#a8683f', -4) +
  steak(random, 480, 370, 230, -8) +
  times(5, (i) => asparagus(770 + i * 30, 390, 330, 12 + i * 4)) +
  butter(470, 340, 62, 16) +
  line('M470 372q20 40 70 46', '#f6df86', 12) +
  line(`M300 560C380 520 420 600 500 560`, '#5ea34e', 7) +
  times(12, (i) => basil(310 + i * 17, 556 + Math.sin(i) * 14, 28, i % 2 ? 30 : 150)) +
  bowl(690, 570, 74, '#d9cdb5', '#efe6d0', '#5a9a3f') +
  times(14, () => {
    const [x, y] = polar(690, 570, 50 * Math.sqrt(random()), random() * 360);
    return circle(x, y, 5, random.pick(['#8cc65a', '#d93a32', '#f3d488']));
  }) +
  tomato(250, 500, 44) +
  tomato(228, 420, 38) +
  tomato(300, 250, 34) +
  mushroom(700, 230, 38, -20) +
  mushroom(640, 210, 34, 30) +
  onionSlivers(random, 560, 240, 40, 5) +
  seeds(random, 540, 400, 380, 70, ['#fffaf0', '#3a2a2c'], 3) +
  knife(1110, 380, 470, '#d9dde0', 4, '#5a3424') +
  fork(1030, 400, 430, '#d9dde0', 2) +
  tumbler(1080, 700, 66, '#8a1f38', false) +
  chili(100, 700, 60, 20) +
  slatShade(-28, 300, 110, '#0a0a20', 0.26);
