/** Light that people bring: strings of bulbs, lanterns, pendants, candles, fires. */
import { mix } from './palette.ts';
import type { Chance } from './random.ts';
import { shine } from './sky.ts';
import { circle, ellipse, group, line, path, rect, short, straight, times, veil } from './svg.ts';
import type { Point } from './svg.ts';

export function lightString(
  from: Point,
  to: Point,
  sag: number,
  bulbs: number,
  wire: string,
  bulb = '#ffe9a8',
  r = 5,
  halo = true,
): string {
  const mid: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2];
  const at = (t: number): Point => [
    (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * mid[0] + t * t * to[0],
    (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * mid[1] + t * t * to[1],
  ];
  return (
    line(
      `M${short(from[0])} ${short(from[1])}Q${short(mid[0])} ${short(mid[1])} ${short(to[0])} ${short(to[1])}`,
      wire,
      1.8,
    ) +
    times(bulbs, (i) => {
      const [x, y] = at((i + 0.5) / bulbs);
      return (
        (halo ? circle(x, y + r, r * 3, bulb, veil(0.16)) : '') +
        rect(x - r * 0.35, y - r * 0.2, r * 0.7, r * 0.8, wire) +
        circle(x, y + r * 1.2, r, bulb)
      );
    })
  );
}

export function paperLantern(x: number, y: number, r: number, colour: string, cord = 40): string {
  const dark = mix(colour, '#7a1f3a', 0.32);
  return (
    (cord ? straight([x, y - r - cord], [x, y - r], dark, 1.6) : '') +
    circle(x, y, r * 2.1, colour, veil(0.14)) +
    ellipse(x, y, r, r * 0.94, colour) +
    ellipse(x, y, r * 0.5, r * 0.94, mix(colour, '#fff6cf', 0.5)) +
    times(5, (i) => {
      const t = (i - 2) / 3;
      return line(
        `M${short(x - r * Math.sqrt(1 - t * t))} ${short(y + t * r * 0.94)}Q${short(x)} ${short(y + t * r * 0.94 + r * 0.1)} ${short(x + r * Math.sqrt(1 - t * t))} ${short(y + t * r * 0.94)}`,
        dark,
        1.2,
        veil(0.6),
      );
    }) +
    rect(x - r * 0.3, y - r * 1.02, r * 0.6, r * 0.14, dark) +
    rect(x - r * 0.3, y + r * 0.86, r * 0.6, r * 0.14, dark)
  );
}

/** Square storm lantern that stands on a step or a table. */
export function stormLantern(
  x: number,
  y: number,
  h: number,
  frame: string,
  flame = '#ffdf8e',
  halo = 0.5,
): string {
  const w = h * 0.46;
  return (
    (halo ? shine(x, y - h * 0.4, h * 1.9, '#ffc56b', halo) : '') +
    rect(x - w / 2, y - h * 0.7, w, h * 0.66, mix(flame, '#f08a3c', 0.35)) +
    path(
      `M${short(x)} ${short(y - h * 0.58)}Q${short(x + w * 0.3)} ${short(y - h * 0.26)} ${short(x)} ${short(y - h * 0.12)}Q${short(x - w * 0.3)} ${short(y - h * 0.26)} ${short(x)} ${short(y - h * 0.58)}Z`,
      '#fff6d0',
    ) +
    [-0.5, 0, 0.5].map((p) => rect(x + p * w - h * 0.016, y - h * 0.72, h * 0.032, h * 0.7, frame)).join('') +
    rect(x - w * 0.6, y - h * 0.06, w * 1.2, h * 0.06, frame) +
    path(
      `M${short(x - w * 0.62)} ${short(y - h * 0.7)}L${short(x - w * 0.24)} ${short(y - h * 0.86)}H${short(x + w * 0.24)}L${short(x + w * 0.62)} ${short(y - h * 0.7)}Z`,
      frame,
    ) +
    line(
      `M${short(x - w * 0.2)} ${short(y - h * 0.86)}a${short(w * 0.2)} ${short(w * 0.24)} 0 0 1 ${short(w * 0.4)} 0`,
      frame,
      h * 0.03,
    )
  );
}

/** A dome of metal or basketwork on a cord, with the cone of light below it. */
export function pendant(
  x: number,
  top: number,
  drop: number,
  w: number,
  colour: string,
  lamp = '#ffe3a0',
  cone = 0,
): string {
  const y = top + drop;
  return (
    (cone
      ? group(
          path(
            `M${short(x - w * 0.44)} ${short(y + w * 0.42)}L${short(x - w * 1.2)} ${short(y + cone)}H${short(x + w * 1.2)}L${short(x + w * 0.44)} ${short(y + w * 0.42)}Z`,
            lamp,
          ),
          veil(0.14),
        )
      : '') +
    straight([x, top], [x, y], mix(colour, '#1a1022', 0.5), 2) +
    ellipse(x, y + w * 0.42, w * 0.46, w * 0.1, lamp) +
    path(
      `M${short(x - w / 2)} ${short(y + w * 0.42)}Q${short(x - w * 0.42)} ${short(y)} ${short(x)} ${short(y)}Q${short(x + w * 0.42)} ${short(y)} ${short(x + w / 2)} ${short(y + w * 0.42)}Z`,
      colour,
    ) +
    path(
      `M${short(x + w * 0.05)} ${short(y)}Q${short(x + w * 0.42)} ${short(y)} ${short(x + w / 2)} ${short(y + w * 0.42)}H${short(x + w * 0.2)}Q${short(x + w * 0.2)} ${short(y + w * 0.1)} ${short(x + w * 0.05)} ${short(y)}Z`,
      mix(colour, '#1a1022', 0.3),
    )
  );
}

export const candle = (x: number, y: number, h: number, wax = '#fff0cf'): string =>
  shine(x, y - h * 1.2, h * 2.4, '#ffc66e', 0.55) +
  rect(x - h * 0.16, y - h, h * 0.32, h, wax) +
  path(
    `M${short(x)} ${short(y - h * 1.75)}Q${short(x + h * 0.24)} ${short(y - h * 1.2)} ${short(x)} ${short(y - h)}Q${short(x - h * 0.24)} ${short(y - h * 1.2)} ${short(x)} ${short(y - h * 1.75)}Z`,
    '#ffb648',
  );

/** Tongues of flame in three tones; width and height of the whole fire. */
export function fire(
  random: Chance,
  x: number,
  y: number,
  w: number,
  h: number,
  tones: readonly string[] = ['#e4502e', '#f79a35', '#ffe08a'],
): string {
  return tones
    .map((tone, k) => {
      const shrink = 1 - k * 0.28;
      return times(5 - k, (i) => {
        const off = ((i + 0.5) / (5 - k) - 0.5) * w * shrink;
        const reach = h * shrink * random.between(0.55, 1) * (1 - Math.abs(off / w) * 0.9);
        const half = ((w * shrink) / (5 - k)) * 0.8;
        const sway = random.between(-0.3, 0.3) * half * 2;
        return path(
          `M${short(x + off - half)} ${short(y)}C${short(x + off - half)} ${short(y - reach * 0.4)} ${short(x + off + sway - half * 0.4)} ${short(y - reach * 0.5)} ${short(x + off + sway)} ${short(y - reach)}C${short(x + off + sway + half * 0.5)} ${short(y - reach * 0.55)} ${short(x + off + half)} ${short(y - reach * 0.4)} ${short(x + off + half)} ${short(y)}Z`,
          tone,
        );
      });
    })
    .join('');
}

export const sparks = (random: Chance, x: number, y: number, w: number, h: number, count = 36): string =>
  times(count, () =>
    circle(
      x + random.between(-0.5, 0.5) * w,
      y - random() * h,
      random.between(1, 2.8),
      random.pick(['#ffd27a', '#ff9d4d', '#fff0bf']),
    ),
  );
