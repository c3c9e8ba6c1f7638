import { hibiscus } from './flowers.ts';
import { line, path, polar, rect, straight, times } from './svg.ts';

/** A bicycle seen from the side, its wheels on y. */
export const bike = (x: number, y: number, s: number, c: string, basket = false): string =>
  [-0.62, 0.62]
    .map(
      (d) =>
        `<circle cx="${x + d * s}" cy="${y - s * 0.42}" r="${s * 0.42}" fill="none" stroke="#2c2a3a" stroke-width="${s * 0.06}"/>` +
        times(8, (i) =>
          straight(
            [x + d * s, y - s * 0.42],
            polar(x + d * s, y - s * 0.42, s * 0.4, i * 45),
            '#8a8a94',
            s * 0.012,
          ),
        ),
    )
    .join('') +
  line(
    `M${x - s * 0.62} ${y - s * 0.42}L${x - s * 0.3} ${y - s * 0.95}L${x + s * 0.42} ${y - s}L${x + s * 0.02} ${y - s * 0.38}ZM${x - s * 0.3} ${y - s * 0.95}L${x + s * 0.02} ${y - s * 0.38}M${x + s * 0.62} ${y - s * 0.42}L${x + s * 0.38} ${y - s * 1.2}L${x + s * 0.22} ${y - s * 1.26}`,
    c,
    s * 0.075,
  ) +
  rect(x - s * 0.46, y - s * 1.06, s * 0.34, s * 0.09, '#4a2a24', `rx="${s * 0.04}"`) +
  (basket
    ? path(`M${x + s * 0.4} ${y - s * 1.16}h${s * 0.44}l${-s * 0.06} ${s * 0.3}h${-s * 0.32}Z`, '#d9a55a') +
      hibiscus(x + s * 0.5, y - s * 1.2, s * 0.13, '#e4576a') +
      hibiscus(x + s * 0.72, y - s * 1.2, s * 0.12, '#f5b942', 30)
    : '');
