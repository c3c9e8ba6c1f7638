/** A curtained cabana with its daybed, open to the front. */
import { cushion } from './beds.ts';
import { mix } from './palette.ts';
import { circle, path, poly, rect, times, veil, wedge } from './svg.ts';

export const cabana = (
  x: number,
  y: number,
  w: number,
  cloth: string,
  cushions: readonly string[],
): string => {
  const h = w * 0.86;
  const shade = mix(cloth, '#3a2458', 0.3);
  return (
    poly(
      [
        [x - w * 0.4, y],
        [x + w * 0.5, y],
        [x + w * 0.8, y + h * 0.14],
        [x - w * 0.2, y + h * 0.14],
      ],
      '#5a3a58',
      veil(0.3),
    ) +
    rect(x - w * 0.46, y - h * 0.8, w * 0.92, h * 0.8, mix(shade, '#2a1840', 0.3)) +
    rect(x - w * 0.36, y - h * 0.28, w * 0.72, h * 0.16, '#fffaf0', `rx="${w * 0.03}"`) +
    rect(x - w * 0.38, y - h * 0.16, w * 0.76, h * 0.14, '#a8683f') +
    cushions
      .map((c, i) => cushion(x - w * 0.26 + i * w * 0.17, y - h * 0.34, w * 0.15, c, (i % 2 ? 1 : -1) * 9))
      .join('') +
    [-1, 1]
      .map(
        (s) =>
          path(
            `M${x + s * w * 0.46} ${y - h * 0.8}Q${x + s * w * 0.2} ${y - h * 0.6} ${x + s * w * 0.36} ${y - h * 0.42}Q${x + s * w * 0.3} ${y - h * 0.2} ${x + s * w * 0.4} ${y}H${x + s * w * 0.48}Z`,
            s < 0 ? cloth : shade,
          ) +
          rect(x + s * w * 0.46 - w * 0.018, y - h * 0.82, w * 0.036, h * 0.82, '#fffaf0') +
          rect(x + s * w * 0.31 - w * 0.03, y - h * 0.44, w * 0.1, h * 0.03, '#f5b942'),
      )
      .join('') +
    poly(
      [
        [x - w * 0.52, y - h * 0.8],
        [x + w * 0.52, y - h * 0.8],
        [x + w * 0.1, y - h * 1.06],
        [x - w * 0.1, y - h * 1.06],
      ],
      cloth,
    ) +
    poly(
      [
        [x + w * 0.1, y - h * 0.8],
        [x + w * 0.52, y - h * 0.8],
        [x + w * 0.1, y - h * 1.06],
      ],
      shade,
    ) +
    times(8, (i) =>
      path(wedge(x - w * 0.455 + i * w * 0.13, y - h * 0.8, w * 0.065, 0, 180), i % 2 ? '#fffaf0' : cloth),
    ) +
    circle(x, y - h * 1.08, w * 0.03, '#f5b942')
  );
};
