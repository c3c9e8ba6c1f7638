/** Grounds under plates and glasses from above: tiles, stone, linen, palm weave and a rug. */
import { mix } from './palette.ts';
import type { Chance } from './random.ts';
import { circle, HEIGHT, line, move, path, polar, poly, rect, times, veil, WIDTH } from './svg.ts';
import type { Point } from './svg.ts';

export const hexTiles = (random: Chance, r: number, tones: readonly string[], joint: string): string =>
  rect(0, 0, WIDTH, HEIGHT, joint) +
  times(Math.ceil(HEIGHT / (r * 1.5)) + 1, (row) =>
    times(Math.ceil(WIDTH / (r * 1.732)) + 2, (column) =>
      poly(
        Array.from({ length: 6 }, (_, i) =>
          polar((column - 0.25 + (row % 2) / 2) * r * 1.732, row * r * 1.5, r - 3, i * 60 + 30),
        ),
        random.pick(tones),
      ),
    ),
  );

export const herringbone = (
  random: Chance,
  w: number,
  tones: readonly string[],
  joint: string,
  turn: number,
): string => {
  const count = Math.ceil(1700 / w);
  return move(
    600,
    400,
    rect(-900, -900, 1800, 1800, joint) +
      times(count, (j) =>
        times(count, (i) => {
          const k = (i - j + count * 4) % 4;
          if (k !== 0 && k !== 3) return '';
          const [long, tall] = k === 0 ? [w * 2, w] : [w, w * 2];
          return rect(i * w - 848, j * w - 848, long - 5, tall - 5, random.pick(tones), 'rx="6"');
        }),
      ),
    turn,
  );
};

export const fishScales = (random: Chance, r: number, tones: readonly string[], edge: string): string => {
  const rows = Math.ceil(HEIGHT / r) + 2;
  return times(rows, (i) =>
    times(Math.ceil(WIDTH / r / 2) + 2, (column) => {
      const row = rows - 1 - i;
      const [x, y] = [(column - 0.4 + (row % 2) / 2) * r * 2, (row - 1) * r];
      const tone = random.pick(tones);
      return (
        circle(x, y, r - 2, tone, `stroke="${edge}" stroke-width="5"`) +
        circle(x, y - r * 0.08, r * 0.74, mix(tone, '#ffffff', 0.07))
      );
    }),
  );
};

/** Large square tiles with a small dark one set on each corner. */
export const cornerTiles = (side: number, tones: readonly [string, string], dot: string, joint: string) =>
  rect(0, 0, WIDTH, HEIGHT, joint) +
  times(Math.ceil(HEIGHT / side) + 1, (r) =>
    times(Math.ceil(WIDTH / side) + 1, (c) => {
      const [x, y] = [(c - 0.3) * side, (r - 0.4) * side];
      return rect(x + 2, y + 2, side - 4, side - 4, tones[(r + c) % 2] as string);
    }),
  ) +
  times(Math.ceil(HEIGHT / side) + 2, (r) =>
    times(Math.ceil(WIDTH / side) + 2, (c) =>
      move(
        (c - 0.3) * side,
        (r - 0.4) * side,
        rect(-side * 0.18, -side * 0.18, side * 0.36, side * 0.36, dot),
        45,
      ),
    ),
  );

/** Palm leaf plaited over and under. */
export const petate = (
  random: Chance,
  s: number,
  tones: readonly string[],
  gap: string,
  turn: number,
): string => {
  const count = Math.ceil(1700 / s);
  return move(
    600,
    400,
    rect(-900, -900, 1800, 1800, gap) +
      times(count, (r) =>
        times(count, (c) =>
          times(2, (k) => {
            const [x, y] = [c * s - 850, r * s - 850];
            const tone = random.pick(tones);
            return (r + c) % 2
              ? rect(x + (k * s) / 2 + 1, y - 3, s / 2 - 3, s + 2, tone, 'rx="5"')
              : rect(x - 3, y + (k * s) / 2 + 1, s + 2, s / 2 - 3, tone, 'rx="5"');
          }),
        ),
      ),
    turn,
  );
};

export const flagstones = (
  random: Chance,
  columns: number,
  rows: number,
  tones: readonly string[],
  joint: string,
): string => {
  const [w, h] = [WIDTH / (columns - 1), HEIGHT / (rows - 1)];
  const at = (c: number, r: number): Point => [
    (c - 0.5) * w + (r % 2 ? w * 0.36 : 0) + Math.sin(c * 5.3 + r * 2.9) * w * 0.13,
    (r - 0.5) * h + Math.cos(c * 3.7 + r * 4.1) * h * 0.12,
  ];
  return (
    rect(0, 0, WIDTH, HEIGHT, joint) +
    times(rows, (r) =>
      times(columns + 1, (column) => {
        const c = column - 1;
        const quad = [at(c, r), at(c + 1, r), at(c + 1, r + 1), at(c, r + 1)];
        const [mx, my] = [0, 1].map((k) => quad.reduce((sum, p) => sum + (p[k] as number), 0) / 4) as [
          number,
          number,
        ];
        const tone = random.pick(tones);
        const inset = quad.map(([x, y]) => [x + (mx - x) * 0.09, y + (my - y) * 0.09] as const);
        return (
          poly(inset, tone, `stroke="${tone}" stroke-width="22" stroke-linejoin="round"`) +
          path(
            `M${inset[0]!.join(' ')}L${inset[1]!.join(' ')}L${mx} ${my}Z`,
            mix(tone, '#ffffff', 0.5),
            veil(0.07),
          )
        );
      }),
    )
  );
};

/** A cloth with soft folds, each a lit and a shaded side. */
export const linen = (base: string, dark: string, folds: readonly number[], turn: number): string =>
  rect(0, 0, WIDTH, HEIGHT, base) +
  move(
    600,
    400,
    times(46, (i) => line(`M${i * 40 - 900} -900V900`, dark, 2, veil(0.12))) +
      folds
        .map((x, i) => {
          const fold = (from: number, w: number): string =>
            `M${from} -900C${from + 70} -400 ${from - 60} 250 ${from} 900h${w}C${from + w - 60} 250 ${from + w + 30} -400 ${from + w} -900Z`;
          const w = i % 2 ? 54 : 80;
          return path(fold(x, w), '#ffffff', veil(0.2)) + path(fold(x + w, w * 0.8), dark, veil(0.22));
        })
        .join(''),
    turn,
  );

const stepped = (w: number, h: number, steps: number, colour: string): string =>
  times(steps, (i) =>
    rect(
      -w * (1 - i / steps),
      (-h * (i + 1)) / steps,
      w * 2 * (1 - i / steps),
      (h * 2 * (i + 1)) / steps,
      colour,
    ),
  );

/** A wool rug with stepped diamonds between bands. */
export const rug = (base: string, light: string, warm: string, accent: string, turn: number): string =>
  move(
    600,
    400,
    rect(-900, -900, 1800, 1800, base) +
      times(5, (row) => {
        const y = -640 + row * 320;
        return (
          rect(-900, y - 24, 1800, 12, light) +
          rect(-900, y - 6, 1800, 20, warm) +
          rect(-900, y + 20, 1800, 8, accent) +
          times(7, (c) =>
            move(
              -780 + c * 260,
              y + 160,
              stepped(112, 112, 7, light) +
                stepped(88, 88, 6, warm) +
                stepped(60, 60, 4, base) +
                stepped(30, 30, 2, accent),
            ),
          )
        );
      }),
    turn,
  );
