/** Life below the surface: corals, fish, turtles. */
import { mix } from './palette.ts';
import type { Chance } from './random.ts';
import { circle, ellipse, group, line, move, path, polar, short, times, veil } from './svg.ts';

/** One head of coral standing on y, by its way of growing. */
export function coral(
  random: Chance,
  x: number,
  y: number,
  h: number,
  kind: 'fan' | 'branch' | 'brain' | 'tube',
  colour: string,
): string {
  const dark = mix(colour, '#0b2f5a', 0.35);
  const light = mix(colour, '#fff0d0', 0.3);
  if (kind === 'brain')
    return (
      ellipse(x, y, h * 0.8, h * 0.75, dark) +
      ellipse(x - h * 0.05, y - h * 0.05, h * 0.72, h * 0.66, colour) +
      times(6, (i) =>
        line(
          `M${short(x - h * 0.6 + i * h * 0.2)} ${short(y - h * 0.1)}q${short(h * 0.1)} ${short(-h * 0.16)} 0 ${short(-h * 0.28)}t${short(h * 0.06)} ${short(-h * 0.2)}`,
          light,
          h * 0.035,
          veil(0.7),
        ),
      )
    );
  if (kind === 'tube')
    return times(5, (i) => {
      const [px, top, w] = [x + (i - 2) * h * 0.2, y - h * random.between(0.6, 1), h * 0.16];
      return (
        line(
          `M${short(x + (i - 2) * h * 0.09)} ${short(y)}Q${short(px)} ${short((y + top) / 2)} ${short(px)} ${short(top)}`,
          i % 2 ? colour : dark,
          w,
        ) +
        ellipse(px, top, w * 0.5, w * 0.26, light) +
        ellipse(px, top, w * 0.32, w * 0.16, dark)
      );
    });
  if (kind === 'fan')
    return (
      times(15, (i) =>
        line(
          `M${short(x)} ${short(y)}Q${short(x + (i - 7) * h * 0.03)} ${short(y - h * 0.5)} ${polar(
            x,
            y,
            h * random.between(0.82, 1),
            -148 + i * 8.3,
          )
            .map(short)
            .join(' ')}`,
          i % 3 ? colour : dark,
          h * 0.024,
        ),
      ) +
      times(6, (k) =>
        line(
          `M${polar(x, y, h * (0.35 + k * 0.1), -140)
            .map(short)
            .join(' ')}A${short(h * (0.35 + k * 0.1))} ${short(h * (0.35 + k * 0.1))} 0 0 1 ${polar(
            x,
            y,
            h * (0.35 + k * 0.1),
            -40,
          )
            .map(short)
            .join(' ')}`,
          light,
          h * 0.012,
          veil(0.6),
        ),
      )
    );
  const branch = (bx: number, by: number, angle: number, reach: number, depth: number): string => {
    const [tx, ty] = polar(bx, by, reach, angle);
    return (
      (depth > 0
        ? branch(tx, ty, angle - random.between(16, 34), reach * 0.74, depth - 1) +
          branch(tx, ty, angle + random.between(16, 34), reach * 0.74, depth - 1)
        : circle(tx, ty, h * 0.03, light)) +
      line(
        `M${short(bx)} ${short(by)}L${short(tx)} ${short(ty)}`,
        depth % 2 ? colour : mix(colour, dark, 0.4),
        h * (0.022 + depth * 0.018),
      )
    );
  };
  return branch(x, y, -90, h * 0.36, 3);
}

export function angelfish(
  x: number,
  y: number,
  s: number,
  colour: string,
  band: string,
  flipped = false,
): string {
  return group(
    path(
      `M${short(-s * 0.9)} ${short(-s * 0.4)}L${short(-s * 0.4)} 0L${short(-s * 0.9)} ${short(s * 0.4)}Q${short(-s * 0.75)} 0 ${short(-s * 0.9)} ${short(-s * 0.4)}Z`,
      mix(colour, band, 0.4),
    ) +
      path(
        `M${short(-s * 0.5)} 0Q${short(-s * 0.1)} ${short(-s * 0.9)} ${short(-s * 0.4)} ${short(-s * 0.95)}Q${short(s * 0.5)} ${short(-s * 0.8)} ${short(s * 0.7)} 0Q${short(s * 0.5)} ${short(s * 0.8)} ${short(-s * 0.4)} ${short(s * 0.95)}Q${short(-s * 0.1)} ${short(s * 0.9)} ${short(-s * 0.5)} 0Z`,
        colour,
      ) +
      path(
        `M${short(s * 0.24)} ${short(-s * 0.6)}Q${short(s * 0.36)} 0 ${short(s * 0.24)} ${short(s * 0.6)}L${short(s * 0.08)} ${short(s * 0.68)}Q${short(s * 0.2)} 0 ${short(s * 0.08)} ${short(-s * 0.68)}Z`,
        band,
      ) +
      path(
        `M${short(-s * 0.1)} ${short(-s * 0.74)}Q${short(s * 0.02)} 0 ${short(-s * 0.1)} ${short(s * 0.74)}L${short(-s * 0.26)} ${short(s * 0.6)}Q${short(-s * 0.14)} 0 ${short(-s * 0.26)} ${short(-s * 0.6)}Z`,
        band,
      ) +
      circle(s * 0.46, -s * 0.12, s * 0.09, '#fffaf0') +
      circle(s * 0.48, -s * 0.12, s * 0.05, '#10142c'),
    `transform="translate(${short(x)} ${short(y)}) scale(${flipped ? -1 : 1} 1)"`,
  );
}

export const shoal = (
  random: Chance,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  count: number,
  size: number,
): string =>
  times(count, () => {
    const [px, py, s] = [
      x + random.between(-0.5, 0.5) * w,
      y + random.between(-0.5, 0.5) * h,
      size * random.between(0.7, 1.1),
    ];
    return path(
      `M${short(px + s)} ${short(py)}Q${short(px)} ${short(py - s * 0.5)} ${short(px - s * 0.7)} ${short(py)}L${short(px - s * 1.1)} ${short(py - s * 0.35)}V${short(py + s * 0.35)}L${short(px - s * 0.7)} ${short(py)}Q${short(px)} ${short(py + s * 0.5)} ${short(px + s)} ${short(py)}Z`,
      mix(colour, '#ffffff', random.between(0, 0.3)),
    );
  });

export const turtle = (x: number, y: number, s: number, turn: number): string =>
  move(
    x,
    y,
    path(
      `M${short(s * 0.3)} ${short(-s * 0.2)}Q${short(s * 0.5)} ${short(-s * 0.8)} ${short(s * 0.1)} ${short(-s * 0.95)}Q${short(s * 0.1)} ${short(-s * 0.5)} ${short(s * 0.06)} ${short(-s * 0.3)}Z`,
      '#6f9a5a',
    ) +
      path(
        `M${short(s * 0.2)} ${short(s * 0.24)}Q${short(s * 0.3)} ${short(s * 0.8)} ${short(-s * 0.1)} ${short(s * 0.86)}Q0 ${short(s * 0.5)} ${short(-s * 0.04)} ${short(s * 0.28)}Z`,
        '#527f4c',
      ) +
      ellipse(-s * 0.6, s * 0.24, s * 0.22, s * 0.1, '#527f4c', 'transform="rotate(-30)"') +
      ellipse(s * 0.72, -s * 0.03, s * 0.2, s * 0.14, '#7fa864') +
      circle(s * 0.8, -s * 0.08, s * 0.026, '#10142c') +
      ellipse(0, 0, s * 0.6, s * 0.36, '#3a5a44') +
      ellipse(-s * 0.02, -s * 0.04, s * 0.54, s * 0.29, '#8a8a4a') +
      times(3, (i) =>
        path(
          `M${short(-s * 0.34 + i * s * 0.26)} ${short(-s * 0.14)}l${short(s * 0.1)} ${short(-s * 0.07)}l${short(s * 0.1)} ${short(s * 0.07)}v${short(s * 0.14)}l${short(-s * 0.1)} ${short(s * 0.07)}l${short(-s * 0.1)} ${short(-s * 0.07)}Z`,
          '#b0a85a',
        ),
      ),
    turn,
  );
