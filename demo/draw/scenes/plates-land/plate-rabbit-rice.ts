import { scatter } from '../../antojitos.ts';
import { citrus, citrusWedge, lemons, oranges } from '../../citrus.ts';
import { napkin, spoon } from '../../cutlery.ts';
import { under } from '../../food-fruit.ts';
import { rice } from '../../food-kitchen.ts';
import { flagstones } from '../../grounds.ts';
import { basil, sprig } from '../../herbs.ts';
import { SHADE } from '../../palette.ts';
import type { Scene } from '../../scene.ts';
import { palmShade } from '../../shade.ts';
import { circle, ellipse, line, move, path, polar, rect, ring, times, veil } from '../../svg.ts';
import { ricePan } from '../plates-sea/plate-paella.ts';

/** A browned leg of rabbit, its bone to the right. */
const leg = (x: number, y: number, turn: number): string => {
  const meat =
    'M-82 4C-86 -44 -30 -62 16 -44C48 -32 66 -14 88 -9L90 10C64 14 46 40 6 46C-40 54 -80 44 -82 4Z';
  return move(
    x,
    y,
    under(path(meat, SHADE), 10, 13) +
      path('M76 -9L128 -10Q146 -24 150 -4Q156 16 138 16Q128 14 76 11Z', '#f6e6c8') +
      path(meat, '#a8602c') +
      path('M-74 -2C-76 -40 -28 -54 14 -38C40 -28 56 -12 80 -5C40 6 -20 4 -74 -2Z', '#d18a45') +
      ellipse(-26, -26, 30, 10, '#f0b974', 'transform="rotate(-8 -26 -26)"') +
      times(3, (i) => line(`M${-46 + i * 34} 26q14 10 26 2`, '#7a3f1e', 6)),
    turn,
  );
};

/** A sea snail in its shell, seen from the side where it turns in. */
const seaSnail = (x: number, y: number, r: number, turn: number): string =>
  move(
    x,
    y,
    under(circle(0, 0, r, SHADE), 6, 8) +
      path(
        `M${-r} 0Q${-r * 1.5} ${-r * 0.9} ${-r * 1.7} ${-r * 0.3}Q${-r * 1.2} ${r * 0.7} ${-r * 0.4} ${r * 0.8}Z`,
        '#e9c39a',
      ) +
      circle(0, 0, r, '#8a6a52') +
      circle(-r * 0.06, -r * 0.08, r * 0.9, '#c4a07c') +
      ring(0, 0, r * 0.66, '#7a5640', r * 0.16) +
      ring(r * 0.06, r * 0.04, r * 0.36, '#8a6248', r * 0.14) +
      circle(r * 0.08, r * 0.06, r * 0.14, '#6a4632') +
      times(5, (i) => circle(...polar(0, 0, r * 0.83, 190 + i * 34), r * 0.08, '#f3dcb6')),
    turn,
  );

/** A split log of an orange tree, glowing at one end. */
const log = (x: number, y: number, length: number, turn: number): string =>
  move(
    x,
    y,
    rect(-length / 2 + 12, -32, length, 84, SHADE, 'rx="20" opacity=".34"') +
      rect(-length / 2, -44, length, 84, '#7a4a2c', 'rx="20"') +
      rect(-length / 2, -44, length, 40, '#b9783f', 'rx="18"') +
      times(5, (i) => line(`M${-length / 2 + 30} ${-34 + i * 15}h${length - 70 - i * 12}`, '#6a3d22', 4)) +
      rect(length / 2 - 84, -44, 84, 84, '#2c2028', 'rx="20"') +
      times(6, (i) =>
        rect(
          length / 2 - 76 + (i % 3) * 26,
          -34 + (i >> 1) * 24,
          19,
          13,
          i % 2 ? '#f5a13c' : '#e4572c',
          'rx="5"',
        ),
      ),
    turn,
  );

const saffron = (x: number, y: number, i: number): string =>
  line(`M${x - 14} ${y}q12 ${i % 2 ? -14 : 12} 28 0`, i % 3 ? '#b8321c' : '#d9541f', 5);

/** Rice with rabbit, sea snails and saffron, cooked over the wood of an orange tree. */
export const plateRabbitRice: Scene = (random) =>
  flagstones(random, 5, 4, ['#5a4a4c', '#524347', '#63524f', '#4b3d42'], '#3a2f36') +
  log(140, 250, 420, 62) +
  log(1070, 640, 440, -40) +
  ricePan() +
  rice(random, 600, 404, 312, '#e9ac36', 420) +
  scatter(random, 600, 404, 280, 16, (x, y) => ellipse(x, y, 46, 22, '#f6cd6a', veil(0.55))) +
  times(5, (i) => leg(...polar(600, 404, 170, i * 72 - 90), i * 72 - 46)) +
  times(8, (i) => seaSnail(...polar(600, 404, i % 2 ? 262 : 84, i * 45 - 34), 33, i * 45 + 60)) +
  scatter(random, 600, 404, 280, 34, saffron) +
  times(10, (i) => basil(...polar(600, 404, 110 + ((i * 61) % 170), i * 113), 34, i * 80, '#4f8a3f')) +
  times(4, (i) => citrusWedge(...polar(600, 404, 286, i * 90 + 36), 48, ...lemons, i * 90 + 126)) +
  citrus(130, 640, 94, ...oranges, 10) +
  citrusWedge(270, 724, 74, ...oranges, 24) +
  sprig(120, 520, 84, -130, '#3f7a3f') +
  napkin(1060, 150, 230, 200, '#fdf3dd', '#ee6c4d', 12) +
  spoon(1056, 160, 300, '#b57b45', 62) +
  palmShade(random, -90, -70, 40, 600, '#140a1e', 0.3);
