/** A cart on wheels and the coconuts it carries. */
import { circle, ellipse, path, polar, short, straight, times, wedge } from './svg.ts';

export const coconut = (x: number, y: number, r: number, cut = false): string =>
  circle(x, y, r, '#4d9442') +
  path(wedge(x, y, r, -20, 130), '#2f6f3a') +
  ellipse(x - r * 0.06, y - r * 0.05, r * 0.82, r * 0.84, '#6cb04e') +
  ellipse(
    x - r * 0.3,
    y - r * 0.36,
    r * 0.3,
    r * 0.2,
    '#a6d273',
    `transform="rotate(-35 ${short(x - r * 0.3)} ${short(y - r * 0.36)})"`,
  ) +
  (cut
    ? ellipse(x, y - r * 0.78, r * 0.62, r * 0.24, '#fffaf0') +
      ellipse(x, y - r * 0.77, r * 0.36, r * 0.13, '#d9e6c4')
    : circle(x + r * 0.3, y - r * 0.62, r * 0.1, '#8a7a3c'));

export const wheel = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#5a2f2c" stroke-width="13"/>` +
  `<circle cx="${x}" cy="${y}" r="${r - 10}" fill="none" stroke="#f5b942" stroke-width="8"/>` +
  times(5, (i) =>
    straight(polar(x, y, r - 12, i * 36 + 10), polar(x, y, r - 12, i * 36 + 190), '#f5b942', 7),
  ) +
  circle(x, y, 17, '#5a2f2c') +
  circle(x, y, 8, '#fbd777');
