/** What keeps guests on the terrace: stone balusters, or posts and wires. */
import { path, rect, short, times } from './svg.ts';

/** Posts and rails along a terrace; balusters bellied like stone. */
export function balustrade(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  shade: string,
  gap = 34,
): string {
  const n = Math.floor(w / gap);
  return (
    times(n, (i) => {
      const px = x + (i + 0.5) * gap;
      return (
        path(
          `M${short(px - h * 0.09)} ${short(y - h * 0.14)}C${short(px - h * 0.26)} ${short(y - h * 0.35)} ${short(px - h * 0.06)} ${short(y - h * 0.55)} ${short(px - h * 0.08)} ${short(y - h * 0.84)}h${short(h * 0.16)}C${short(px + h * 0.06)} ${short(y - h * 0.55)} ${short(px + h * 0.26)} ${short(y - h * 0.35)} ${short(px + h * 0.09)} ${short(y - h * 0.14)}Z`,
          colour,
        ) +
        path(
          `M${short(px)} ${short(y - h * 0.14)}V${short(y - h * 0.84)}h${short(h * 0.08)}C${short(px + h * 0.06)} ${short(y - h * 0.55)} ${short(px + h * 0.26)} ${short(y - h * 0.35)} ${short(px + h * 0.09)} ${short(y - h * 0.14)}Z`,
          shade,
        )
      );
    }) +
    rect(x, y - h * 1.02, w, h * 0.2, colour) +
    rect(x, y - h * 0.85, w, h * 0.05, shade) +
    rect(x, y - h * 0.15, w, h * 0.15, colour) +
    rect(x, y - h * 0.04, w, h * 0.05, shade)
  );
}

/** Slim posts and wires, the modern railing. */
export const railing = (x: number, y: number, w: number, h: number, colour: string, gap = 90): string =>
  times(Math.ceil(w / gap) + 1, (i) => rect(x + i * gap - 2.5, y - h, 5, h, colour)) +
  times(4, (i) => rect(x, y - h * (0.2 + i * 0.19), w, 1.8, colour)) +
  rect(x, y - h - 4, w, 8, colour, 'rx="4"');
