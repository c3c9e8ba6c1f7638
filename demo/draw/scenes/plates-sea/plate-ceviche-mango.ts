import { dice, scatter, shrimp, tostada } from '../../antojitos.ts';
import { citrus, citrusWedge, limes } from '../../citrus.ts';
import { fork } from '../../cutlery.ts';
import { under } from '../../food-fruit.ts';
import { onionSlivers } from '../../food-greens.ts';
import { coriander } from '../../herbs.ts';
import { bananaMat } from '../../mats.ts';
import { SHADE, mix } from '../../palette.ts';
import type { Scene } from '../../scene.ts';
import { palmShade } from '../../shade.ts';
import { circle, clip, diskPath, ellipse, line, move, path, polar, rect, times, veil } from '../../svg.ts';
import { boardsTop } from '../../tabletops.ts';
import { bowl } from '../../tableware.ts';

/** A slice of an octopus's arm, suckers along its edge. */
const octopusSlice = (x: number, y: number, r: number, turn: number): string =>
  move(
    x,
    y,
    under(circle(0, 0, r, SHADE), 6, 8) +
      circle(0, 0, r, '#9a3450') +
      circle(0, 0, r * 0.82, '#fbe9e2') +
      circle(r * 0.06, r * 0.06, r * 0.5, '#f3d0cc') +
      times(4, (i) => {
        const [a, b] = polar(0, 0, r * 0.95, 30 + i * 32);
        return circle(a, b, r * 0.24, '#d98a96') + circle(a, b, r * 0.12, '#7a2440');
      }),
    turn,
  );

/** A habanero: short, folded, with its green cap. */
const habanero = (x: number, y: number, s: number, turn: number, colour = '#f07a1f'): string => {
  const d = `M0 ${-s * 0.7}C${-s * 0.8} ${-s * 0.8} ${-s * 0.7} ${s * 0.2} 0 ${s}C${s * 0.7} ${s * 0.2} ${s * 0.8} ${-s * 0.8} 0 ${-s * 0.7}Z`;
  return move(
    x,
    y,
    under(path(d, SHADE)) +
      path(d, colour) +
      path(
        `M0 ${-s * 0.6}Q${s * 0.14} 0 0 ${s * 0.9}C${s * 0.6} ${s * 0.2} ${s * 0.7} ${-s * 0.7} 0 ${-s * 0.6}Z`,
        mix(colour, '#a8321c', 0.45),
      ) +
      ellipse(-s * 0.3, -s * 0.2, s * 0.1, s * 0.3, '#ffd9a0', veil(0.8)) +
      ellipse(0, -s * 0.7, s * 0.26, s * 0.12, '#4f9147') +
      line(`M0 ${-s * 0.7}Q${s * 0.1} ${-s} ${s * 0.24} ${-s * 1.08}`, '#4f9147', s * 0.13),
    turn,
  );
};

const mangoStrip = (x: number, y: number, turn: number): string =>
  move(
    x,
    y,
    rect(-44, -9, 92, 24, SHADE, 'rx="8" opacity=".22"') +
      rect(-48, -14, 92, 24, '#8db84a', 'rx="8"') +
      rect(-48, -9, 92, 19, '#e6ec9c', 'rx="8"') +
      rect(-44, -6, 80, 5, '#f8f6c8', 'rx="2"'),
    turn,
  );

/** Green mango, one half with the stone's place, one cheek scored. */
const greenMango = (x: number, y: number, s: number, turn: number, cut: boolean): string => {
  const d = `M${-s} 0C${-s} ${-s * 0.7} ${s * 0.6} ${-s * 0.8} ${s} ${-s * 0.1}C${s * 1.1} ${s * 0.4} ${-s} ${s * 0.9} ${-s} 0Z`;
  return move(
    x,
    y,
    under(path(d, SHADE), 9, 12) +
      path(d, '#5f9a3c') +
      (cut
        ? `<g transform="scale(.92)">${path(d, '#e6ec9c')}</g>` +
          ellipse(0, 0, s * 0.56, s * 0.26, '#fbf6d8') +
          ellipse(s * 0.04, s * 0.03, s * 0.46, s * 0.18, '#d9d08a')
        : ellipse(-s * 0.2, -s * 0.22, s * 0.6, s * 0.2, '#97c25e') +
          ellipse(s * 0.6, s * 0.1, s * 0.22, s * 0.18, '#c98a4a', veil(0.5))),
    turn,
  );
};

const grouper = (x: number, y: number, r: number, turn: number): string =>
  move(
    x,
    y,
    rect(-r + 6, -r * 0.7 + 8, r * 2, r * 1.4, SHADE, 'rx="11" opacity=".2"') +
      rect(-r, -r * 0.7, r * 2, r * 1.4, '#fffaf2', 'rx="11"') +
      line(`M${-r * 0.6} ${-r * 0.2}q${r * 0.6} ${r * 0.3} ${r * 1.2} 0`, '#e6d9cc', 4),
    turn,
  );

/** Grouper, shrimp and octopus in lime, with habanero and green mango. */
export const plateCevicheMango: Scene = (random) =>
  boardsTop(random, 130, '#d9a86a', '#a8743c', 82) +
  bananaMat(590, 410, 1120, 640, '#6fae5a', '#2f7a4c', -14) +
  bowl(590, 400, 300, '#8a5a34', '#c9935a', '#e9efbe') +
  clip(
    diskPath(593, 403, 240),
    scatter(random, 593, 403, 210, 8, (x, y) => ellipse(x, y, 70, 36, '#f4f6d8', veil(0.7))),
  ) +
  scatter(random, 590, 400, 196, 20, (x, y, i) => grouper(x, y, 32 + (i % 3) * 5, i * 71)) +
  times(8, (i) => mangoStrip(...polar(590, 400, 178 - (i % 2) * 70, i * 45 + 12), i * 83)) +
  times(6, (i) =>
    shrimp(...polar(590, 400, 140, i * 60 + 10), 52, i * 60 + 50, i % 2 ? '#f7a48a' : '#f28f70'),
  ) +
  times(7, (i) => octopusSlice(...polar(590, 400, i % 2 ? 70 : 188, i * 51 + 36), 33, i * 67)) +
  onionSlivers(random, 590, 400, 180, 12) +
  times(9, (i) => dice(...polar(590, 400, 50 + ((i * 47) % 140), i * 97), 17, i * 40, '#f07a1f')) +
  scatter(random, 590, 400, 180, 8, (x, y) => coriander(random, x, y, 40)) +
  habanero(640, 350, 52, 30) +
  citrus(500, 500, 52, ...limes, 10) +
  greenMango(1050, 180, 120, -30, false) +
  greenMango(1090, 360, 96, 20, true) +
  habanero(930, 690, 54, -40) +
  habanero(1010, 720, 48, 20, '#f5a132') +
  times(3, (i) => tostada(120 + i * 24, 170 + i * 34, 106)) +
  citrusWedge(120, 610, 78, ...limes, -24) +
  citrusWedge(230, 700, 68, ...limes, 26) +
  fork(1120, 620, 330, '#f3e6c6', 14) +
  palmShade(random, -80, 880, -42, 640, '#1a2a1a', 0.28);
