import { fork, knife } from '../../cutlery.ts';
import { chili, seeds, springOnion, tomato } from '../../food-greens.ts';
import { ribSteak } from '../../food-kitchen.ts';
import { basil } from '../../herbs.ts';
import type { Chance } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { slatShade } from '../../shade.ts';
import { circle, line, polar, rect, times } from '../../svg.ts';
import { butter } from '../../sweets.ts';
import { bowl, tumbler, woodenBoard } from '../../tableware.ts';

/** A small bowl of sauce, with what is chopped into it. */
const salsa = (random: Chance, x: number, y: number, sauce: string, bits: readonly string[]): string =>
  bowl(x, y, 64, '#d9cdb5', '#efe6d0', sauce) +
  times(16, () => {
    const [a, b] = polar(x, y, 42 * Math.sqrt(random()), random() * 360);
    return circle(a, b, random.between(3, 6), random.pick(bits));
  });

export const plateSteak: Scene = (random) =>
  rect(0, 0, 1200, 800, '#2b3440') +
  times(9, (i) => rect(0, i * 92, 1200, 88, i % 2 ? '#2f3945' : '#333f4b')) +
  woodenBoard(540, 400, 800, 520, '#a8683f', -4) +
  times(4, (i) => springOnion(700 + i * 16, 556 - i * 38, 340, -70 + i * 6)) +
  ribSteak(random, 478, 346, 222, -6) +
  butter(446, 326, 58, 16) +
  line('M446 358q20 40 70 46', '#f6df86', 12) +
  times(5, (i) => basil(330 + i * 26, 568 + Math.sin(i * 2) * 10, 40, i % 2 ? 40 : 130, '#5f8a4a')) +
  [
    [220, 250, '#5a9a3f', ['#8cc65a', '#d9e88a', '#3f7a2f']],
    [200, 400, '#b8402c', ['#e8734f', '#f3d488', '#8a2418']],
    [230, 545, '#e0a53a', ['#f7dd97', '#c9782c', '#fff0c4']],
  ]
    .map(([x, y, sauce, bits]) => salsa(random, x as number, y as number, sauce as string, bits as string[]))
    .join('') +
  tomato(790, 206, 38) +
  tomato(852, 222, 32) +
  seeds(random, 540, 400, 380, 70, ['#fffaf0', '#3a2a2c'], 3) +
  knife(1110, 380, 470, '#d9dde0', 4, '#5a3424') +
  fork(1030, 400, 430, '#d9dde0', 2) +
  tumbler(1080, 700, 66, '#8a1f38', false) +
  chili(100, 700, 60, 20) +
  slatShade(-28, 300, 110, '#0a0a20', 0.26);
