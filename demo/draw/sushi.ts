/** Nigiri. */
import { SHADE } from './palette.ts';
import { under } from './food-fruit.ts';
import { line, move, path, rect, short, times } from './svg.ts';

export const nigiri = (
  x: number,
  y: number,
  size: number,
  turn: number,
  top: string,
  stripe: string,
  belt = false,
): string =>
  move(
    x,
    y,
    under(rect(-size * 0.5, -size * 0.22, size, size * 0.44, SHADE, `rx="${short(size * 0.2)}"`), 10, 13) +
      rect(-size * 0.46, -size * 0.2, size * 0.92, size * 0.44, '#fff6e6', `rx="${short(size * 0.18)}"`) +
      rect(-size * 0.52, -size * 0.23, size * 1.04, size * 0.4, top, `rx="${short(size * 0.16)}"`) +
      times(5, (i) =>
        line(
          `M${short(-size * 0.34 + i * size * 0.17)} ${short(-size * 0.2)}q${short(-size * 0.08)} ${short(size * 0.16)} 0 ${short(size * 0.34)}`,
          stripe,
          size * 0.03,
        ),
      ) +
      (belt ? rect(-size * 0.09, -size * 0.24, size * 0.18, size * 0.46, '#1f3a38') : ''),
    turn,
  );

/** A prawn laid open on rice, its tail beyond it. */
export const prawnNigiri = (x: number, y: number, size: number, turn: number): string =>
  move(
    x,
    y,
    path(
      `M${short(size * 0.46)} ${short(-size * 0.04)}l${short(size * 0.22)} ${short(-size * 0.16)}l${short(-size * 0.02)} ${short(size * 0.13)}l${short(size * 0.06)} ${short(size * 0.13)}Z`,
      '#e2542f',
    ),
    turn,
  ) + nigiri(x, y, size, turn, '#fbe3d0', '#ee7a4c');
