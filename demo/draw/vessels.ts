/** Glasses, jugs and cups seen from above at a slant: circles lie as ellipses, k is how far they are pressed. */
import { SHADE, mix } from './palette.ts';
import { circle, clip, ellipse, group, line, move, path, rect, short, smooth, times, veil } from './svg.ts';
import type { Point } from './svg.ts';

/** Half widths and heights from the rim down. */
type Profile = readonly Point[];

/** What a potter's wheel makes of a profile. */
const turned = (x: number, profile: Profile, k: number): string => {
  const [rim, foot] = [profile[0]!, profile[profile.length - 1]!];
  const left = profile.map(([r, y]) => [x - r, y] as const);
  const right = profile.map(([r, y]) => [x + r, y] as const).reverse();
  return `${smooth(left)}A${short(foot[0])} ${short(foot[0] * k)} 0 0 0 ${short(x + foot[0])} ${short(foot[1])}L${smooth(right).slice(1)}A${short(rim[0])} ${short(rim[0] * k)} 0 0 0 ${short(x - rim[0])} ${short(rim[1])}Z`;
};

/** Something lying flat on the slanted table. */
export const flat = (x: number, y: number, k: number, body: string): string =>
  group(body, `transform="translate(${short(x)} ${short(y)}) scale(1 ${k})"`);

export const iceCube = (x: number, y: number, s: number, turn: number, drink: string): string =>
  move(
    x,
    y,
    rect(-s / 2, -s / 2, s, s, mix(drink, '#ffffff', 0.5), `rx="${short(s * 0.16)}"`) +
      rect(-s * 0.4, -s * 0.42, s * 0.62, s * 0.44, mix(drink, '#ffffff', 0.86), `rx="${short(s * 0.1)}"`),
    turn,
  );

interface Glass {
  profile: Profile;
  k: number;
  drink: string;
  /** Where the drink begins, as a place in the profile. */
  level: number;
}

/** A glass body with its drink; what floats on it is drawn over the surface. */
export const glassBody = (x: number, { profile, k, drink, level }: Glass, floating = ''): string => {
  const [rim, foot] = [profile[0]!, profile[profile.length - 1]!];
  const [a, b] = [profile[Math.floor(level)]!, profile[Math.ceil(level)]!];
  const t = level % 1;
  const top: Point = [(a[0] + (b[0] - a[0]) * t) * 0.95, a[1] + (b[1] - a[1]) * t];
  const inner: Profile = [
    top,
    ...profile.slice(Math.floor(level) + 1).map(([r, y]) => [r * 0.94, y - 8] as const),
  ];
  const wet = turned(x, inner, k);
  return (
    path(turned(x, profile, k), '#fbfaf2', veil(0.5)) +
    ellipse(x, foot[1] - 4, foot[0] * 0.9, foot[0] * 0.9 * k, mix(drink, '#ffffff', 0.6), veil(0.8)) +
    path(wet, mix(drink, '#ffffff', 0.3)) +
    clip(
      wet,
      path(turned(x + rim[0] * 0.24, inner, k), drink) +
        path(turned(x + rim[0], inner, k), mix(drink, SHADE, 0.42), veil(0.6)),
    ) +
    ellipse(x, top[1], top[0], top[0] * k, mix(drink, '#ffffff', 0.24)) +
    group(floating, `transform="translate(${short(x)} ${short(top[1])}) scale(1 ${k})"`) +
    `<ellipse cx="${short(x)}" cy="${short(rim[1])}" rx="${short(rim[0] - 3)}" ry="${short((rim[0] - 3) * k)}" fill="none" stroke="#ffffff" stroke-width="7" stroke-opacity=".85"/>` +
    clip(
      turned(x, profile, k),
      line(
        smooth(profile.slice(0, -1).map(([r, y]) => [x - r * 0.78, y + r * k * 0.62] as const)),
        '#ffffff',
        9,
        veil(0.55),
      ),
    )
  );
};

/** A pot of clay: wall, rim, the dark inside and what is in it. */
export const clayPot = (
  x: number,
  profile: Profile,
  k: number,
  clay: string,
  inside: string,
  filling = '',
): string => {
  const [r, y] = profile[0]!;
  const belly = Math.max(...profile.map(([half]) => half));
  const body = turned(x, profile, k);
  return (
    path(body, mix(clay, '#ffe6c4', 0.26)) +
    clip(
      body,
      path(turned(x + belly * 0.22, profile, k), clay) +
        path(turned(x + belly * 0.95, profile, k), mix(clay, SHADE, 0.36)),
    ) +
    ellipse(x, y, r, r * k, mix(clay, '#ffe6c4', 0.28)) +
    ellipse(x + r * 0.01, y + r * 0.02, r * 0.9, r * 0.9 * k, inside) +
    (filling
      ? ellipse(x + r * 0.03, y + r * k * 0.14, r * 0.8, r * 0.74 * k, filling) +
        ellipse(x - r * 0.28, y + r * k * 0.02, r * 0.26, r * 0.12 * k, '#ffffff', veil(0.6))
      : '')
  );
};

/** The shade a standing thing throws to the lower right, and the colour of its drink in it. */
export const cast = (x: number, y: number, r: number, long: number, k: number, drink?: string): string => {
  const shape = (w: number, reach: number): string =>
    `M${short(x - w * 0.7)} ${short(y + w * k * 0.7)}L${short(x + reach - w * 0.5)} ${short(y + reach * k * 0.62 + w * k * 0.8)}Q${short(x + reach + w * 0.9)} ${short(y + reach * k * 0.62 + w * k * 0.7)} ${short(x + reach + w * 0.7)} ${short(y + reach * k * 0.62 - w * k * 0.5)}L${short(x + w * 0.7)} ${short(y - w * k * 0.7)}Z`;
  return (
    path(shape(r, long), SHADE, veil(0.26)) +
    (drink ? path(shape(r * 0.6, long * 0.72), drink, veil(0.5)) : '')
  );
};

export const beans = (count: number, draw: (i: number) => readonly [number, number, number]): string =>
  times(count, (i) => {
    const [x, y, turn] = draw(i);
    return move(
      x,
      y,
      ellipse(4, 6, 24, 16, SHADE, veil(0.35)) +
        ellipse(0, 0, 24, 16, '#3f2218') +
        ellipse(-3, -4, 18, 9, '#6e4230') +
        line('M-20 2Q0 -9 20 2', '#26120e', 4),
      turn,
    );
  });

export const bubbles = (x: number, y: number, w: number, h: number, count: number): string =>
  times(count, (i) =>
    circle(
      x + Math.sin(i * 2.3) * w * (1 - (i / count) * 0.7),
      y + (h * i) / count,
      i % 3 ? 3 : 4.5,
      '#fffdf0',
      veil(0.9),
    ),
  );
