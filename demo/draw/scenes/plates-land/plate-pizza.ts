import { mushroom, olive, tomato } from '../../food-greens.ts';
import { pizzaBase } from '../../food-kitchen.ts';
import { basil } from '../../herbs.ts';
import type { Scene } from '../../scene.ts';
import { slatShade } from '../../shade.ts';
import { circle, group, move, path, polar, rect, times, veil } from '../../svg.ts';
import { crumbs } from '../../sweets.ts';
import { boardsTop } from '../../tabletops.ts';
import { tumbler } from '../../tableware.ts';

export const platePizza: Scene = (random) =>
  boardsTop(random, 150, '#7a4a33', '#4a2a22', 0) +
  crumbs(random, 600, 400, 620, ['#fff3d8', '#f3ddb0'], 90) +
  pizzaBase(random, 580, 400, 352) +
  times(9, (i) => {
    const [x, y] = polar(580, 400, i % 3 === 0 ? 90 : 220, i * 40 + 12);
    return (
      circle(x + 5, y + 7, 42, '#241a42', veil(0.25)) +
      circle(x, y, 42, '#b3352e') +
      circle(x - 2, y - 2, 36, '#cf4a3c') +
      times(5, (k) => circle(...polar(x, y, 18, k * 72), 5, '#e8836a'))
    );
  }) +
  times(7, (i) => mushroom(...polar(580, 400, 160, i * 51 + 30), 28, i * 80)) +
  times(12, (i) => olive(...polar(580, 400, 120 + (i % 3) * 60, i * 30), 15)) +
  times(10, (i) => basil(...polar(580, 400, 70 + (i % 4) * 52, i * 38 + 20), 58, i * 95)) +
  group(
    path('M580 400L952 320', 'none', 'stroke="#4a2a22" stroke-width="7"') +
      path('M580 400L930 540', 'none', 'stroke="#4a2a22" stroke-width="7"'),
    veil(0.9),
  ) +
  move(
    1040,
    660,
    circle(10, 12, 92, '#120a1c', veil(0.35)) +
      circle(0, 0, 90, '#d9d2c0') +
      circle(0, 0, 80, '#efe9d8') +
      circle(0, 0, 14, '#8a5a3a') +
      rect(-16, 60, 32, 160, '#8a5a3a', 'rx="14"'),
    30,
  ) +
  tumbler(120, 150, 84, '#f6dc8a') +
  tomato(120, 660, 54) +
  tomato(210, 720, 44, 20) +
  basil(70, 560, 80, 60) +
  basil(90, 560, 70, 120) +
  tomato(1100, 140, 50) +
  olive(1020, 90, 22) +
  olive(1070, 220, 22) +
  slatShade(24, 240, 70, '#120a24', 0.24);
