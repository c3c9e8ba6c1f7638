/** Boards that stand upright in the sand. */
import { clip, ellipse, group, line, move, path, rect, short, veil } from './svg.ts';

const boardPath = (w: number, h: number): string =>
  `M0 ${short(-h)}C${short(w * 0.4)} ${short(-h)} ${short(w * 0.54)} ${short(-h * 0.74)} ${short(w * 0.5)} ${short(-h * 0.36)}C${short(w * 0.47)} ${short(-h * 0.12)} ${short(w * 0.34)} ${short(-h * 0.02)} ${short(w * 0.2)} 0H${short(-w * 0.2)}C${short(-w * 0.34)} ${short(-h * 0.02)} ${short(-w * 0.47)} ${short(-h * 0.12)} ${short(-w * 0.5)} ${short(-h * 0.36)}C${short(-w * 0.54)} ${short(-h * 0.74)} ${short(-w * 0.4)} ${short(-h)} 0 ${short(-h)}Z`;

export const standing = (
  x: number,
  y: number,
  h: number,
  tilt: number,
  base: string,
  art: string,
): string => {
  const w = h * 0.265;
  return (
    group(
      path(boardPath(w, h), '#6a3a4a'),
      `transform="translate(${x} ${y}) skewX(48) scale(1 -.32)" opacity=".36"`,
    ) +
    move(
      x,
      y + 8,
      clip(
        boardPath(w, h),
        rect(-w, -h, w * 2, h, base) +
          group(art, `transform="scale(${short(h / 100)})"`) +
          path(
            `M0 ${-h}C${w * 0.4} ${-h} ${w * 0.54} ${-h * 0.74} ${w * 0.5} ${-h * 0.36}L${w * 0.3} 0H${w * 0.1}C${w * 0.4} ${-h * 0.3} ${w * 0.36} ${-h * 0.8} 0 ${-h}Z`,
            '#4a2440',
            veil(0.24),
          ),
      ) + line(`M0 ${-h * 0.97}V-10`, '#fffaf0', 2.5, veil(0.55)),
      tilt,
    ) +
    ellipse(x + 4, y + 8, w * 0.6, 13, '#d9a05e') +
    ellipse(x - 2, y + 11, w * 0.6, 11, '#f6d196')
  );
};
