import { citrus, citrusWedge, lemons } from '../../citrus.ts';
import { napkin, spoon } from '../../cutlery.ts';
import { rice } from '../../food-kitchen.ts';
import { mussel, prawn, squid } from '../../food-sea.ts';
import { coriander } from '../../herbs.ts';
import type { Scene } from '../../scene.ts';
import { archLight } from '../../shade.ts';
import { circle, move, path, polar, rect, times, veil } from '../../svg.ts';
import { tumbler } from '../../tableware.ts';
import { ringMotif, tiles } from '../../tiles.ts';

/** A wide pan for rice, with its two handles. */
export const ricePan = (): string =>
  circle(640, 430, 350, '#241a42', veil(0.36)) +
  [-1, 1]
    .map((s) =>
      move(
        600,
        400,
        path(
          `M${s * 330} -70C${s * 450} -80 ${s * 450} 80 ${s * 330} 70`,
          'none',
          'stroke="#241a42" stroke-opacity=".3" stroke-width="34" transform="translate(16 20)"',
        ) +
          path(
            `M${s * 330} -70C${s * 450} -80 ${s * 450} 80 ${s * 330} 70`,
            'none',
            'stroke="#4a4a58" stroke-width="30"',
          ) +
          path(
            `M${s * 330} -70C${s * 450} -80 ${s * 450} 80 ${s * 330} 70`,
            'none',
            'stroke="#6f7080" stroke-width="12"',
          ),
      ),
    )
    .join('') +
  circle(600, 400, 352, '#3a3a4a') +
  circle(597, 396, 340, '#62636f') +
  circle(602, 402, 322, '#2d2d3c');

export const platePaella: Scene = (random) =>
  tiles(130, '#f3d9a6', '#f6e3bd', '#c99a6a', ringMotif('#bf4a35', '#2b6f8f')) +
  ricePan() +
  rice(random, 600, 404, 312, '#f4bd45', 420) +
  times(20, () => {
    const [x, y] = polar(600, 400, 280 * Math.sqrt(random()), random() * 360);
    return circle(x, y, 10, '#6fa545') + circle(x - 3, y - 3, 4, '#a9d06a');
  }) +
  times(16, () => {
    const [x, y] = polar(600, 400, 270 * Math.sqrt(random()), random() * 360);
    return move(
      x,
      y,
      rect(-26, -7, 52, 14, '#d93a32', 'rx="7"') + rect(-22, -5, 40, 4, '#f07a5f', 'rx="2"'),
      random() * 180,
    );
  }) +
  times(8, (i) => mussel(...polar(600, 400, 235, i * 45 + 22), 52, i * 45 + 22 + 180)) +
  times(6, (i) => prawn(...polar(600, 400, 130, i * 60), 62, i * 60 + 110)) +
  squid(600, 400, 34) +
  squid(690, 520, 26) +
  squid(490, 300, 26) +
  times(8, (i) => citrusWedge(...polar(600, 400, 290, i * 45), 46, ...lemons, i * 45 + 90)) +
  times(9, () => {
    const [x, y] = polar(600, 400, 200 * Math.sqrt(random()), random() * 360);
    return coriander(random, x, y, 36);
  }) +
  spoon(1090, 640, 330, '#b57b45', -24) +
  tumbler(1080, 150, 84, '#a8243c', false) +
  napkin(90, 640, 220, 280, '#fdf3dd', '#2b6f8f', -14) +
  citrus(110, 160, 70, ...lemons, 8) +
  archLight(560, 380, 760, 980, 28, '#3a1a3a', 0.24);
