import { napkin, spoon } from '../../cutlery.ts';
import type { Scene } from '../../scene.ts';
import { archLight } from '../../shade.ts';
import {
  circle,
  clip,
  diskPath,
  ellipse,
  group,
  line,
  move,
  path,
  polar,
  rect,
  times,
  veil,
} from '../../svg.ts';
import { crumbs } from '../../sweets.ts';
import { terrazzo } from '../../tabletops.ts';
import { plate } from '../../tableware.ts';

export const glassCoffee: Scene = (random) =>
  terrazzo(random, '#efe3cf', ['#c98a5f', '#fffaf0', '#8a6a58', '#d9b58a', '#a8bfae'], 200) +
  napkin(250, 520, 300, 420, '#fdf6e6', '#b5693f', -16) +
  plate(600, 410, 300, { rim: '#1f6f6a', edge: '#134f50', well: '#2b827a', motif: 'band', ink: '#f0c45f' }) +
  ellipse(840, 410, 76, 58, '#134f50') +
  ellipse(840, 408, 40, 26, '#2b827a') +
  circle(630, 440, 200, '#10243a', veil(0.35)) +
  circle(600, 405, 198, '#1f6f6a') +
  circle(597, 402, 188, '#3a948a') +
  circle(600, 406, 176, '#134f50') +
  circle(604, 411, 168, '#7a4526') +
  circle(604, 411, 160, '#a8683a') +
  clip(
    diskPath(604, 411, 156),
    group(
      [150, 118, 86, 56]
        .map((r, i) =>
          path(
            `M604 ${411 + r * 0.95}C${604 - r * 1.1} ${411 + r * 0.2} ${604 - r * 0.9} ${411 - r} 604 ${411 - r * 0.42}C${604 + r * 0.9} ${411 - r} ${604 + r * 1.1} ${411 + r * 0.2} 604 ${411 + r * 0.95}Z`,
            i % 2 ? '#a8683a' : '#f6dfb8',
          ),
        )
        .join(''),
    ),
  ) +
  spoon(860, 600, 260, '#d9c9a0', 52) +
  move(
    1030,
    200,
    rect(8, 10, 64, 64, '#241a42', 'rx="8" opacity=".3"') +
      rect(0, 0, 64, 64, '#8a5a34', 'rx="8"') +
      rect(0, 0, 56, 56, '#b07a48', 'rx="8"'),
    16,
  ) +
  times(26, () => {
    const [x, y] = polar(1010, 640, 130 * Math.sqrt(random()), random() * 360);
    return move(
      x,
      y,
      ellipse(4, 6, 21, 14, '#241a42', veil(0.3)) +
        ellipse(0, 0, 21, 14, random.pick(['#4a2a1c', '#5c3624', '#6e432c'])) +
        line('M-17 2Q0 -7 17 -2', '#2c1712', 3.5),
      random() * 360,
    );
  }) +
  plate(200, 170, 150, { rim: '#fdf6e6', edge: '#f0c45f' }) +
  path(
    'M110 210C120 110 230 70 300 130C262 136 250 150 240 176C200 160 150 180 110 210Z',
    '#241a42',
    'opacity=".3" transform="translate(9 11)"',
  ) +
  path('M110 210C120 110 230 70 300 130C262 136 250 150 240 176C200 160 150 180 110 210Z', '#d38a3c') +
  path('M112 206C124 120 220 84 290 128C230 120 160 140 112 206Z', '#edb563') +
  times(4, (i) => line(`M${140 + i * 38} ${122 - i * 7}q14 26 ${2 + i * 4} 54`, '#a8662a', 6)) +
  crumbs(random, 220, 210, 90, ['#d38a3c', '#f0c98a'], 18) +
  archLight(640, 400, 760, 1000, -30, '#2a1a3a', 0.27);
