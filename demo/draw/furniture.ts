/** What a terrace is set with: parasols, tables, chairs, loungers, stools. */
import { mix } from './palette.ts';
import { ellipse, line, path, rect, short, straight } from './svg.ts';

export function roundTable(
  x: number,
  y: number,
  w: number,
  h: number,
  cloth: string,
  shade: string,
  skirt = 0,
): string {
  const squash = 0.2;
  return (
    (skirt
      ? path(
          `M${short(x - w / 2)} ${short(y - h)}L${short(x - w * 0.44)} ${short(y - h + skirt)}Q${short(x)} ${short(y - h + skirt + w * squash * 0.6)} ${short(x + w * 0.44)} ${short(y - h + skirt)}L${short(x + w / 2)} ${short(y - h)}Z`,
          shade,
        )
      : '') +
    rect(x - w * 0.025, y - h + skirt * 0.9, w * 0.05, h - skirt * 0.9, mix(shade, '#20141c', 0.5)) +
    ellipse(x, y, w * 0.22, w * 0.04, mix(shade, '#20141c', 0.5)) +
    ellipse(x, y - h + w * 0.018, w / 2, (w * squash) / 2, mix(shade, '#20141c', 0.25)) +
    ellipse(x, y - h, w / 2, (w * squash) / 2, cloth)
  );
}

/** Bentwood chair from the side; faces right unless flipped. */
export function chair(
  x: number,
  y: number,
  h: number,
  colour: string,
  seat: string,
  flipped = false,
): string {
  const d = flipped ? -1 : 1;
  const w = h * 0.034;
  const [back, front] = [x - d * h * 0.19, x + d * h * 0.21];
  return (
    straight([back + d * h * 0.03, y - h * 0.46], [back - d * h * 0.06, y], colour, w) +
    straight([front - d * h * 0.03, y - h * 0.46], [front + d * h * 0.03, y], colour, w) +
    straight([back + d * h * 0.1, y - h * 0.46], [back + d * h * 0.07, y], mix(colour, '#000000', 0.2), w) +
    line(
      `M${short(back)} ${short(y - h * 0.46)}Q${short(back - d * h * 0.02)} ${short(y - h * 0.78)} ${short(back - d * h * 0.1)} ${short(y - h)}`,
      colour,
      w * 1.2,
    ) +
    line(
      `M${short(back - d * h * 0.015)} ${short(y - h * 0.68)}Q${short(back - d * h * 0.035)} ${short(y - h * 0.82)} ${short(back - d * h * 0.085)} ${short(y - h * 0.95)}`,
      seat,
      w * 2.2,
    ) +
    rect(
      Math.min(back, front) - h * 0.02,
      y - h * 0.49,
      h * 0.44,
      h * 0.055,
      seat,
      `rx="${short(h * 0.025)}"`,
    )
  );
}

export function stool(x: number, y: number, h: number, colour: string, seat: string): string {
  return (
    straight([x - h * 0.1, y - h * 0.95], [x - h * 0.2, y], colour, h * 0.03) +
    straight([x + h * 0.1, y - h * 0.95], [x + h * 0.2, y], colour, h * 0.03) +
    straight([x - h * 0.16, y - h * 0.34], [x + h * 0.16, y - h * 0.34], colour, h * 0.024) +
    rect(x - h * 0.2, y - h, h * 0.4, h * 0.09, seat, `rx="${short(h * 0.045)}"`)
  );
}
