import { grilledNopal, grilledSquash, mushroom, olive, tomato } from '../../food-greens.ts';
import { pizzaBase, ragged } from '../../food-kitchen.ts';
import { basil } from '../../herbs.ts';
import type { Chance } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { slatShade } from '../../shade.ts';
import { circle, group, line, move, path, pebble, polar, rect, times, veil } from '../../svg.ts';
import { crumbs } from '../../sweets.ts';
import { boardsTop } from '../../tabletops.ts';
import { tumbler } from '../../tableware.ts';

const [X, Y, R] = [580, 400, 352];

const wheel = move(
  1040,
  660,
  circle(10, 12, 92, '#120a1c', veil(0.35)) +
    circle(0, 0, 90, '#d9d2c0') +
    circle(0, 0, 80, '#efe9d8') +
    circle(0, 0, 14, '#8a5a3a') +
    rect(-16, 60, 32, 160, '#8a5a3a', 'rx="14"'),
  30,
);

/** A pizza on a table of boards: its sauce, what lies on it, and where it is cut. */
const pizza =
  (sauce: readonly [string, string], topping: (random: Chance) => string, cuts: readonly number[]): Scene =>
  (random) =>
    boardsTop(random, 150, '#7a4a33', '#4a2a22', 0) +
    crumbs(random, 600, 400, 620, ['#fff3d8', '#f3ddb0'], 90) +
    pizzaBase(random, X, Y, R, sauce) +
    topping(random) +
    group(
      cuts
        .map((turn) => {
          const [x, y] = polar(X, Y, R * 1.03, turn);
          return path(`M${X} ${Y}L${x} ${y}`, 'none', 'stroke="#4a2a22" stroke-width="7"');
        })
        .join(''),
      veil(0.9),
    ) +
    wheel +
    tumbler(120, 150, 84, '#f6dc8a') +
    tomato(120, 660, 54) +
    tomato(210, 720, 44, 20) +
    basil(70, 560, 80, 60) +
    basil(90, 560, 70, 120) +
    tomato(1100, 140, 50) +
    slatShade(24, 240, 70, '#120a24', 0.24);

const red = ['#c23f2b', '#dd5a37'] as const;

const corn = (random: Chance, count: number, from: number, to: number): string =>
  times(count, () => {
    const [x, y] = polar(X, Y, R * 0.78 * Math.sqrt(random.between(0.04, 1)), random.between(from, to));
    return move(
      x,
      y,
      rect(-7, -8, 18, 18, '#241a42', 'rx="6" opacity=".25"') +
        rect(-10, -11, 19, 18, '#e9a52c', 'rx="6"') +
        rect(-8, -9, 13, 11, '#fbd65e', 'rx="5"'),
      random() * 360,
    );
  });

/** Fresh cheese, crumbled. */
const freshCheese = (random: Chance, count: number): string =>
  times(count, () => {
    const [x, y] = polar(X, Y, R * 0.76 * Math.sqrt(random()), random() * 360);
    return move(x, y, pebble(ragged(random, random.between(9, 17), 0.7, 7), '#fffdf2'), 0);
  });

export const platePizza = pizza(
  red,
  (random) =>
    times(11, (i) => grilledSquash(...polar(X, Y, i % 3 === 0 ? 92 : 216, i * 33 + 12), 50, i * 50)) +
    times(10, (i) =>
      grilledNopal(...polar(X, Y, i % 2 ? 250 : 150, i * 36 + 28), i * 36 + (i % 2 ? 100 : 30)),
    ) +
    corn(random, 90, 0, 360) +
    freshCheese(random, 44),
  [-12, 22],
);

/** Four quarters that four children chose: mushrooms, olives, corn, and basil alone. */
export const platePizzaQuarters = pizza(
  red,
  (random) =>
    times(7, (i) => mushroom(...polar(X, Y, i % 2 ? 130 : 232, 12 + i * 11), 38, i * 80)) +
    times(11, (i) => olive(...polar(X, Y, 100 + (i % 3) * 74, 98 + i * 7), 21)) +
    corn(random, 46, 186, 264) +
    times(7, (i) => basil(...polar(X, Y, 110 + (i % 3) * 74, 284 + i * 10), 74, i * 75)),
  [0, 90, 180, 270],
);

/** A slice of potato, browned at its edge. */
const potato = (x: number, y: number, turn: number): string =>
  move(
    x,
    y,
    circle(5, 7, 50, '#241a42', veil(0.25)) +
      circle(0, 0, 50, '#b9772f') +
      circle(-1, -1, 46, '#efd083') +
      circle(-4, -4, 36, '#fae9b0') +
      path('M-44 14A46 46 0 0 0 20 42Q-20 44 -44 14Z', '#c98a3a', veil(0.7)),
    turn,
  );

const rosemary = (x: number, y: number, turn: number): string =>
  move(
    x,
    y,
    line('M-44 0Q0 -8 44 0', '#5a4a30', 4) +
      times(9, (i) =>
        line(`M${-38 + i * 9} -4l5 -17M${-38 + i * 9} -2l7 17`, i % 2 ? '#4d7a4a' : '#6f9a5c', 5),
      ),
    turn,
  );

export const platePizzaPotato = pizza(
  ['#dfb56a', '#f2d79a'],
  (random) =>
    times(14, (i) => potato(...polar(X, Y, 222, i * 25.7), i * 80)) +
    times(7, (i) => potato(...polar(X, Y, 108, i * 51.4 + 14), i * 60)) +
    potato(X, Y, 30) +
    times(9, (i) => rosemary(...polar(X, Y, i % 2 ? 160 : 246, i * 40 + 8), i * 65)) +
    times(70, () => {
      const [x, y] = polar(X, Y, R * 0.8 * Math.sqrt(random()), random() * 360);
      return circle(x, y, random.between(2.5, 5), '#2e2422');
    }),
  [-12, 22],
);
