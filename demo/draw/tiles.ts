/** Cement tiles and their motifs. */
import { circle, HEIGHT, move, path, rect, short, times, WIDTH } from './svg.ts';

/** Cement tiles; each motif is a small drawing around 0, 0 in a square of the given side. */
export function tiles(
  side: number,
  base: string,
  other: string,
  joint: string,
  motif: (side: number) => string,
): string {
  const [columns, rows] = [Math.ceil(WIDTH / side) + 1, Math.ceil(HEIGHT / side) + 1];
  return (
    rect(0, 0, WIDTH, HEIGHT, joint) +
    times(rows, (r) =>
      times(columns, (c) =>
        move(
          (c + 0.25) * side,
          (r + 0.1) * side,
          rect(-side / 2 + 2, -side / 2 + 2, side - 4, side - 4, (r + c) % 2 ? base : other) + motif(side),
        ),
      ),
    )
  );
}

export const starMotif =
  (one: string, two: string) =>
  (s: number): string =>
    times(4, (i) =>
      path(
        `M0 0Q${short(s * 0.22)} ${short(s * 0.06)} ${short(s * 0.42)} ${short(s * 0.42)}Q${short(s * 0.06)} ${short(s * 0.22)} 0 0Z`,
        one,
        `transform="rotate(${i * 90})"`,
      ),
    ) +
    times(4, (i) =>
      path(
        `M0 0Q${short(s * 0.09)} ${short(s * 0.2)} 0 ${short(s * 0.36)}Q${short(-s * 0.09)} ${short(s * 0.2)} 0 0Z`,
        two,
        `transform="rotate(${i * 90})"`,
      ),
    ) +
    circle(0, 0, s * 0.07, one);

export const ringMotif =
  (one: string, two: string) =>
  (s: number): string =>
    times(4, (i) =>
      path(
        `M${short(-s / 2 + 2)} ${short(-s / 2 + 2)}h${short(s * 0.42)}a${short(s * 0.42)} ${short(s * 0.42)} 0 0 1 ${short(-s * 0.42)} ${short(s * 0.42)}Z`,
        i % 2 ? one : two,
        `transform="rotate(${i * 90})"`,
      ),
    ) +
    circle(0, 0, s * 0.13, two) +
    circle(0, 0, s * 0.06, one);
