/** What one lies on: loungers, beds and their cushions. */
import { mix } from './palette.ts';
import { group, line, move, poly, rect, short, straight, times, veil } from './svg.ts';

export function lounger(
  x: number,
  y: number,
  w: number,
  cushion: string,
  frame: string,
  flipped = false,
): string {
  const d = flipped ? -1 : 1;
  const shade = mix(cushion, '#3a1f48', 0.25);
  return (
    straight([x - d * w * 0.4, y], [x - d * w * 0.36, y - w * 0.17], frame, w * 0.022) +
    straight([x + d * w * 0.12, y], [x + d * w * 0.14, y - w * 0.17], frame, w * 0.022) +
    poly(
      [
        [x - d * w * 0.5, y - w * 0.23],
        [x + d * w * 0.16, y - w * 0.23],
        [x + d * w * 0.5, y - w * 0.5],
        [x + d * w * 0.53, y - w * 0.44],
        [x + d * w * 0.2, y - w * 0.15],
        [x - d * w * 0.5, y - w * 0.15],
      ],
      shade,
    ) +
    poly(
      [
        [x - d * w * 0.5, y - w * 0.25],
        [x + d * w * 0.15, y - w * 0.25],
        [x + d * w * 0.48, y - w * 0.53],
        [x + d * w * 0.51, y - w * 0.48],
        [x + d * w * 0.18, y - w * 0.19],
        [x - d * w * 0.5, y - w * 0.19],
      ],
      cushion,
    )
  );
}

/** A bed seen from its foot, three quarters: linen, throw and pillows. */
export function bed(
  x: number,
  y: number,
  w: number,
  linen: string,
  throwColour: string,
  wood: string,
  shade: string,
): string {
  const h = w * 0.34;
  return (
    rect(x - w * 0.52, y - h * 1.75, w * 1.04, h * 1.2, wood, `rx="${short(w * 0.02)}"`) +
    rect(
      x - w * 0.47,
      y - h * 1.64,
      w * 0.94,
      h * 0.8,
      mix(wood, '#ffe0b0', 0.16),
      `rx="${short(w * 0.014)}"`,
    ) +
    [-0.24, 0.24]
      .map(
        (p) =>
          rect(
            x + p * w - w * 0.2,
            y - h * 1.22,
            w * 0.4,
            h * 0.42,
            mix(linen, '#ffffff', 0.45),
            `rx="${short(w * 0.045)}"`,
          ) +
          rect(x + p * w - w * 0.12, y - h * 1.02, w * 0.26, h * 0.3, throwColour, `rx="${short(w * 0.03)}"`),
      )
      .join('') +
    poly(
      [
        [x - w * 0.46, y - h * 0.82],
        [x + w * 0.46, y - h * 0.82],
        [x + w * 0.53, y - h * 0.34],
        [x - w * 0.53, y - h * 0.34],
      ],
      linen,
    ) +
    poly(
      [
        [x - w * 0.5, y - h * 0.6],
        [x + w * 0.5, y - h * 0.6],
        [x + w * 0.53, y - h * 0.34],
        [x - w * 0.53, y - h * 0.34],
      ],
      throwColour,
    ) +
    rect(x - w * 0.53, y - h * 0.34, w * 1.06, h * 0.28, mix(throwColour, shade, 0.45)) +
    rect(x - w * 0.53, y - h * 0.1, w * 1.06, h * 0.1, mix(wood, shade, 0.4)) +
    group(
      times(9, (i) =>
        straight(
          [x - w * 0.45 + i * w * 0.112, y - h * 0.58],
          [x - w * 0.475 + i * w * 0.119, y - h * 0.34],
          mix(throwColour, '#fff4d8', 0.5),
          2,
        ),
      ),
      veil(0.7),
    )
  );
}

export const cushion = (x: number, y: number, w: number, colour: string, turn = 0): string =>
  move(
    x,
    y,
    rect(-w / 2, -w * 0.36, w, w * 0.72, colour, `rx="${short(w * 0.18)}"`) +
      line(
        `M${short(-w * 0.34)} ${short(-w * 0.2)}L${short(w * 0.34)} ${short(w * 0.2)}M${short(w * 0.34)} ${short(-w * 0.2)}L${short(-w * 0.34)} ${short(w * 0.2)}`,
        mix(colour, '#fff2cc', 0.35),
        w * 0.03,
      ),
    turn,
  );
