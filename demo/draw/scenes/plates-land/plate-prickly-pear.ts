import { scatter } from '../../antojitos.ts';
import { spoon } from '../../cutlery.ts';
import { coconutHalf, under } from '../../food-fruit.ts';
import { seeds } from '../../food-greens.ts';
import { rug } from '../../grounds.ts';
import { sprig } from '../../herbs.ts';
import { wovenMat } from '../../mats.ts';
import { SHADE, mix } from '../../palette.ts';
import type { Scene } from '../../scene.ts';
import { palmShade } from '../../shade.ts';
import { circle, clip, diskPath, ellipse, line, move, path, polar, rect, times, veil } from '../../svg.ts';
import { bowl } from '../../tableware.ts';

const skin = '#c2264f';

const oval = (s: number): string =>
  `M${-s} 0C${-s} ${-s * 0.78} ${s * 0.8} ${-s * 0.8} ${s} ${-s * 0.2}Q${s * 1.04} 0 ${s} ${s * 0.2}C${s * 0.8} ${s * 0.8} ${-s} ${s * 0.78} ${-s} 0Z`;

const wholePear = (x: number, y: number, s: number, turn: number): string =>
  move(
    x,
    y,
    under(path(oval(s), SHADE), 10, 14) +
      path(oval(s), skin) +
      ellipse(-s * 0.16, -s * 0.26, s * 0.64, s * 0.24, '#e2587a') +
      ellipse(s * 0.97, 0, s * 0.09, s * 0.2, '#7a1f3a') +
      times(11, (i) =>
        circle(-s * 0.7 + (i % 4) * s * 0.42, -s * 0.36 + Math.floor(i / 4) * s * 0.34, s * 0.045, '#f6c9a0'),
      ),
    turn,
  );

const halfPear = (x: number, y: number, s: number, turn: number): string =>
  move(
    x,
    y,
    under(path(oval(s), SHADE), 10, 14) +
      path(oval(s), skin) +
      `<g transform="scale(.9)">${path(oval(s), '#f3a9a0')}</g>` +
      `<g transform="scale(.78)">${path(oval(s), '#b5123f')}</g>` +
      times(16, (i) =>
        ellipse(
          -s * 0.42 + (i % 4) * s * 0.26 + (i % 3) * 5,
          -s * 0.27 + Math.floor(i / 4) * s * 0.18,
          s * 0.045,
          s * 0.035,
          '#4a1428',
        ),
      ),
    turn,
  );

const bananaSlice = (x: number, y: number, r: number): string =>
  circle(x + 6, y + 8, r, SHADE, veil(0.3)) +
  circle(x, y, r, '#f3dc94') +
  circle(x - 1, y - 1, r * 0.9, '#fdf3cf') +
  times(3, (i) => ellipse(...polar(x, y, r * 0.24, i * 120), r * 0.13, r * 0.09, '#b58a4a')) +
  circle(x, y, r * 0.1, '#d9b870');

/** A pad of the cactus the fruit grows on. */
const pad = (x: number, y: number, s: number, turn: number): string =>
  move(
    x,
    y,
    ellipse(12, 16, s * 0.62, s, SHADE, veil(0.3)) +
      ellipse(0, 0, s * 0.62, s, '#4a8a5a') +
      ellipse(-s * 0.08, -s * 0.06, s * 0.5, s * 0.86, '#6fab70') +
      times(15, (i) => {
        const [a, b] = [((i % 3) - 1) * s * 0.28 + (i % 2) * 8, -s * 0.62 + Math.floor(i / 3) * s * 0.31];
        return line(`M${a - 7} ${b - 7}L${a} ${b}L${a + 7} ${b - 7}`, '#fbe9b4', 3);
      }),
    turn,
  );

/** A bowl of red prickly pear with banana, coconut, seeds and mint. */
export const platePricklyPear: Scene = (random) =>
  rug('#e9c48a', '#fdf0d0', '#d9774a', '#5a9a8a', 0) +
  wovenMat(590, 405, 366, '#f0d49c', '#b98545') +
  bowl(590, 400, 300, '#2f6f6a', '#4a9a90', '#c4164a') +
  clip(
    diskPath(593, 403, 240),
    scatter(random, 593, 403, 210, 8, (x, y) => ellipse(x, y, 84, 40, '#d9355f', veil(0.6))) +
      path('M420 560C480 640 700 640 790 520L860 640H400Z', '#8f0f3a', veil(0.35)),
  ) +
  times(7, (i) => bananaSlice(...polar(590, 400, 176, 150 + i * 27), 44)) +
  scatter(random, 660, 480, 112, 40, (x, y, i) =>
    move(x, y, rect(-20, -5, 40, 10, i % 3 ? '#fffaf0' : '#f3e6d0', 'rx="4"'), i * 53),
  ) +
  seeds(random, 510, 470, 78, 90, ['#2c2433', '#5a3a2c', '#f3dcae'], 5) +
  halfPear(640, 340, 86, -24) +
  sprig(560, 420, 92, 20, '#4fa05a') +
  pad(1080, 200, 150, 28) +
  wholePear(1010, 500, 92, -30) +
  halfPear(1110, 610, 92, 40) +
  coconutHalf(130, 650, 128, '#f3ead8') +
  wholePear(140, 130, 84, 140) +
  spoon(150, 370, 280, '#b57b45', -8) +
  scatter(random, 900, 730, 60, 9, (x, y) => ellipse(x, y, 7, 5, mix(skin, SHADE, 0.5))) +
  palmShade(random, 1300, -60, 148, 620, '#4a1a2a', 0.2);
