/** Everything green that is not a palm: banana, monstera, agave, cactus, creepers and flowers. */
import { mix } from './palette.ts';
import type { Chance } from './random.ts';
import { line, move, path, polar, poly, short, smooth, times } from './svg.ts';
import type { Point } from './svg.ts';

/** A broad leaf lying along its angle, half in light, with slits torn by the wind. */
export function bananaLeaf(
  random: Chance,
  x: number,
  y: number,
  angle: number,
  length: number,
  light: string,
  dark: string,
): string {
  const half = length * 0.17;
  const side = (s: number): Point[] => {
    const points: Point[] = [[0, 0]];
    for (let i = 1; i < 9; i++) {
      const t = i / 9;
      const w = half * Math.sin(Math.PI * t ** 0.8) ** 0.7 * s;
      points.push([length * t, w]);
      if (random() < 0.4)
        points.push([length * (t - 0.035), w * random.between(0.3, 0.6)], [length * (t + 0.02), w * 0.99]);
    }
    points.push([length, 0]);
    return points;
  };
  return move(
    x,
    y,
    poly(side(-1), light) +
      poly(side(1), dark) +
      line(
        `M${short(-length * 0.12)} 0L${short(length * 0.97)} 0`,
        mix(light, '#fff6c0', 0.45),
        length * 0.012,
      ) +
      line(
        times(
          7,
          (i) =>
            `M${short(length * (0.12 + i * 0.11))} 0l${short(length * 0.06)} ${short(half * 0.6)}M${short(length * (0.12 + i * 0.11))} 0l${short(length * 0.06)} ${short(-half * 0.6)}`,
        ),
        mix(light, dark, 0.5),
        length * 0.004,
      ),
    angle,
  );
}

/** The split leaf, stem at x, y. */
export function monstera(
  x: number,
  y: number,
  angle: number,
  size: number,
  light: string,
  dark: string,
): string {
  const outline = (s: number): Point[] => {
    const points: Point[] = [
      [0, 0],
      [-size * 0.12, size * 0.2 * s],
    ];
    for (let i = 0; i < 5; i++) {
      const t = i / 4.4;
      const w = size * (0.47 - 0.3 * t ** 2) * s;
      points.push(
        [size * (0.02 + t * 0.78), w],
        [size * (0.15 + t * 0.8), w * 0.93],
        [size * (0.16 + t * 0.72), w * 0.28],
      );
    }
    points.push([size * 1.05, 0]);
    return points;
  };
  return move(
    x,
    y,
    path(`${smooth(outline(-1), false, 0.09)}Z`, light) +
      path(`${smooth(outline(1), false, 0.09)}Z`, dark) +
      line(`M${short(-size * 0.3)} 0L${short(size)} 0`, mix(light, '#fff6c0', 0.35), size * 0.016),
    angle,
  );
}

export function agave(
  random: Chance,
  x: number,
  y: number,
  size: number,
  light: string,
  dark: string,
): string {
  const blade = (angle: number, reach: number): string => {
    const tip = polar(x, y, reach, angle);
    const wide = size * 0.1;
    const a = polar(x, y, wide, angle - 90);
    const b = polar(x, y, wide, angle + 90);
    const belly = (p: Point): Point => [p[0] + (tip[0] - x) * 0.35, p[1] + (tip[1] - y) * 0.35];
    const [c, d] = [belly(polar(x, y, wide * 1.25, angle - 90)), belly(polar(x, y, wide * 1.25, angle + 90))];
    const half = (p: Point, q: Point, colour: string): string =>
      path(
        `M${short(x)} ${short(y)}L${short(p[0])} ${short(p[1])}Q${short(q[0])} ${short(q[1])} ${short(tip[0])} ${short(tip[1])}Z`,
        colour,
      );
    return half(a, c, angle < -90 ? dark : light) + half(b, d, angle < -90 ? light : dark);
  };
  const angles = [-172, -8, -158, -22, -142, -38, -126, -54, -110, -70, -97, -83, -90];
  return angles
    .map((angle) => blade(angle + random.between(-4, 4), size * random.between(0.85, 1.08)))
    .join('');
}

export function saguaro(x: number, y: number, height: number, light: string, dark: string): string {
  const w = height * 0.15;
  const post = (px: number, top: number, bottom: number, wide: number): string =>
    line(`M${short(px)} ${short(bottom)}V${short(top)}`, light, wide) +
    line(`M${short(px + wide * 0.24)} ${short(bottom)}V${short(top)}`, dark, wide * 0.5) +
    line(`M${short(px - wide * 0.2)} ${short(bottom)}V${short(top)}`, mix(light, dark, 0.35), wide * 0.06);
  const arm = (s: number, low: number, high: number): string =>
    line(
      `M${short(x)} ${short(y - low)}H${short(x + s * w * 1.1)}Q${short(x + s * w * 1.75)} ${short(y - low)} ${short(x + s * w * 1.75)} ${short(y - low - w * 0.7)}V${short(y - high)}`,
      s > 0 ? mix(light, dark, 0.65) : light,
      w * 0.72,
    ) + line(`M${short(x + s * w * 1.9)} ${short(y - low - w * 0.7)}V${short(y - high)}`, dark, w * 0.3);
  return (
    arm(-1, height * 0.42, height * 0.74) + arm(1, height * 0.3, height * 0.62) + post(x, y - height, y, w)
  );
}
