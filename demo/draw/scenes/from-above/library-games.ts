import { SHADE } from '../../palette.ts';
import { domino } from '../../domino.ts';
import type { Scene } from '../../scene.ts';
import { archLight } from '../../shade.ts';
import { circle, ellipse, move, rect, straight, times, veil } from '../../svg.ts';
import { tiles, starMotif } from '../../tiles.ts';
import { bowl } from '../../tableware.ts';

/** A book that somebody laid down; its title is a line on the cover. */
const book = (x: number, y: number, turn: number, cover: string, band: string): string =>
  move(
    x,
    y,
    rect(-82 + 14, -116 + 18, 164, 232, SHADE, veil(0.3)) +
      rect(-82, -116, 164, 232, cover) +
      rect(-82, -116, 22, 232, SHADE, veil(0.25)) +
      rect(70, -108, 12, 216, '#fdf0d8') +
      rect(-38, -70, 84, 46, band) +
      rect(-22, -52, 52, 8, cover),
    turn,
  );

/** A piece of carved wood from above: its foot, its neck, its head. */
const chessman = (x: number, y: number, wood: string, light: string): string =>
  ellipse(x + 9, y + 12, 25, 23, SHADE, veil(0.35)) +
  circle(x, y, 24, wood) +
  circle(x, y, 17, light) +
  circle(x - 3, y - 4, 9, wood);

const BOARD = 52;
const chessBoard = (x: number, y: number, turn: number): string =>
  move(
    x,
    y,
    rect(-236 + 16, -236 + 20, 472, 472, SHADE, veil(0.3)) +
      rect(-236, -236, 472, 472, '#5a3324') +
      times(8, (row) =>
        times(8, (column) =>
          rect(
            (column - 4) * BOARD,
            (row - 4) * BOARD,
            BOARD,
            BOARD,
            (row + column) % 2 ? '#8a5434' : '#f0d6a6',
          ),
        ),
      ) +
      [
        [0, 7],
        [1, 6],
        [2, 7],
        [3, 5],
        [5, 6],
        [6, 7],
        [7, 6],
        [4, 4],
      ]
        .map(([column, row]) => chessman((column! - 3.5) * BOARD, (row! - 3.5) * BOARD, '#c98f58', '#f3dcb0'))
        .join('') +
      [
        [0, 1],
        [2, 0],
        [3, 1],
        [4, 0],
        [6, 1],
        [7, 0],
        [5, 2],
        [2, 3],
      ]
        .map(([column, row]) => chessman((column! - 3.5) * BOARD, (row! - 3.5) * BOARD, '#3d2018', '#7a4632'))
        .join(''),
    turn,
  );

/** A round table on a tiled floor, in the light that falls through an arch: dominoes, chess, novels. */
export const libraryGames: Scene = () =>
  tiles(150, '#c4633c', '#b5552f', '#8a3a22', starMotif('#f0c886', '#7c2f1c')) +
  ellipse(624, 434, 640, 470, SHADE, veil(0.35)) +
  ellipse(600, 400, 640, 470, '#9a5f38') +
  ellipse(600, 400, 622, 452, '#b5794a') +
  times(7, (i) =>
    straight(
      [150 + i * 150, 20 + Math.abs(i - 3) * 26],
      [150 + i * 150, 780 - Math.abs(i - 3) * 26],
      '#8f5a36',
      3,
    ),
  ) +
  chessBoard(400, 380, -8) +
  [
    [760, 250, 90, 6, 3],
    [920, 250, 90, 3, 5],
    [1040, 292, 0, 5, 1],
    [1000, 440, 90, 1, 4],
    [840, 440, 90, 4, 2],
  ]
    .map(([x, y, turn, a, b]) => domino(x!, y!, turn!, a!, b!))
    .join('') +
  book(790, 640, 14, '#2f6a6a', '#f5c860') +
  book(960, 610, -10, '#8a3a4a', '#fdf0d8') +
  bowl(560, 690, 62, '#fffaf0', '#f3e4c4', '#7a4a2c') +
  archLight(640, 420, 760, 1250, 32, '#2a1038', 0.26);
