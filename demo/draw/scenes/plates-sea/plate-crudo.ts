import { citrus, citrusWedge, limes } from '../../citrus.ts';
import { fork, napkin } from '../../cutlery.ts';
import { seeds } from '../../food-greens.ts';
import { linen } from '../../grounds.ts';
import { basil } from '../../herbs.ts';
import { SHADE, mix } from '../../palette.ts';
import type { Scene } from '../../scene.ts';
import { archLight } from '../../shade.ts';
import { circle, clip, ellipse, line, move, path, polar, times, veil } from '../../svg.ts';
import { bowl, plate, tumbler } from '../../tableware.ts';

/** A slice of raw tuna, cut across the grain. */
const slice = (x: number, y: number, turn: number, tone: string): string => {
  const d = 'M-84 -4Q-70 -42 0 -44Q72 -42 86 0Q70 38 0 40Q-72 38 -84 -4Z';
  return move(
    x,
    y,
    path(d, SHADE, 'opacity=".3" transform="translate(8 10)"') +
      path(d, mix(tone, '#5a0f2c', 0.35)) +
      clip(
        d,
        path(d, tone, 'transform="translate(-4 -5)"') +
          times(5, (i) => line(`M${-66 + i * 34} -46q20 46 0 92`, mix(tone, '#ffd9d0', 0.45), 4)),
      ),
    turn,
  );
};

/** Drops of green oil. */
const oil = (x: number, y: number, r: number): string =>
  circle(x, y, r, '#8fae3a') +
  circle(x - r * 0.2, y - r * 0.24, r * 0.6, '#c3d65e') +
  circle(x - r * 0.36, y - r * 0.4, r * 0.2, '#ffffff', veil(0.9));

export const plateCrudo: Scene = (random) =>
  linen('#8fb8b4', '#2f5f66', [-420, 260], 14) +
  napkin(1040, 560, 220, 380, '#fdf3dd', '#2f7d7a', 12) +
  plate(570, 404, 348, { rim: '#f3ead8', edge: '#c9b28c', motif: 'rays', ink: '#d9c6a2' }) +
  ellipse(580, 420, 216, 200, '#e3d9c0', veil(0.7)) +
  times(11, (i) => slice(...polar(570, 404, 150, i * 32.7), i * 32.7 + 64, i % 2 ? '#c22f4c' : '#d4405a')) +
  times(4, (i) => slice(...polar(570, 404, 46, i * 90 + 20), i * 90 + 70, i % 2 ? '#cc3852' : '#b82a46')) +
  times(12, (i) => oil(...polar(570, 404, 96 + (i % 3) * 62, i * 53), 9 + (i % 4) * 3)) +
  times(9, (i) => {
    const [x, y] = polar(570, 404, 70 + (i % 3) * 60, i * 71 + 20);
    return times(3, (k) => basil(x, y, 34, i * 50 + k * 70 - 70, '#6f9f58'));
  }) +
  seeds(random, 570, 404, 220, 110, ['#2e2a2c', '#4a4440', '#8a8078'], 4) +
  seeds(random, 570, 404, 200, 40, ['#ffffff', '#fff6e0'], 4) +
  citrus(730, 560, 52, '#6a5a2c', '#c9b45a', 12) +
  citrus(676, 606, 46, '#6a5a2c', '#c9b45a', 40) +
  citrusWedge(170, 620, 70, ...limes, 20) +
  citrusWedge(240, 700, 62, ...limes, -30) +
  bowl(1040, 180, 88, '#f3ead8', '#e3d6ba', '#b7c24a') +
  tumbler(140, 160, 84, '#f3e6b4') +
  fork(1020, 560, 340, '#e9dcc0', 12) +
  archLight(560, 380, 780, 1000, -24, '#123a44', 0.16);
