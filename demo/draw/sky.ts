/** Everything above the horizon: banded skies, sun and moon with their rings, clouds, stars. */
import { along, mix } from './palette.ts';
import type { Chance } from './random.ts';
import {
  boxPath,
  circle,
  clip,
  glow,
  group,
  HEIGHT,
  path,
  polar,
  poly,
  rect,
  short,
  times,
  veil,
  WIDTH,
} from './svg.ts';

/** Flat bands of colour down to the horizon, each edge a slow wave, as a printer lays them. */
export function sky(ramp: readonly string[], horizon: number, bands = 13, swell = 7): string {
  const step = horizon / bands;
  return times(bands, (i) => {
    const colour = along(ramp, i / (bands - 1));
    if (i === 0) return rect(0, 0, WIDTH, HEIGHT, colour);
    const y = i * step;
    const lift = swell * (i % 2 ? 1 : -1) * (0.5 + ((i * 37) % 10) / 10);
    return path(
      `M0 ${short(y + lift)}C400 ${short(y - lift * 2)} 800 ${short(y + lift * 2)} ${WIDTH} ${short(y - lift)}V${HEIGHT}H0Z`,
      colour,
    );
  });
}

export function sun(x: number, y: number, r: number, colour: string, halo = colour, rings = 4): string {
  return (
    times(rings, (i) => circle(x, y, r * (1 + (rings - i) * 0.55), halo, veil(0.1))) + circle(x, y, r, colour)
  );
}

/** Broad beams fanning from the sun across the sky. */
export function beams(
  x: number,
  y: number,
  reach: number,
  colour: string,
  count = 18,
  opacity = 0.12,
): string {
  const turn = 360 / count;
  return group(
    times(count, (i) =>
      poly(
        [[x, y], polar(x, y, reach, i * turn - turn / 4), polar(x, y, reach, i * turn + turn / 4)],
        colour,
      ),
    ),
    veil(opacity),
  );
}

export function crescent(x: number, y: number, r: number, colour: string): string {
  return (
    circle(x, y, r * 2.6, colour, veil(0.07)) +
    circle(x, y, r * 1.8, colour, veil(0.09)) +
    path(
      `M${x} ${y - r}A${r} ${r} 0 1 1 ${x - r * 0.95} ${y + r * 0.35}A${r * 0.85} ${r * 0.85} 0 0 0 ${x} ${y - r}Z`,
      colour,
    )
  );
}

export function stars(random: Chance, count: number, floor: number, colour = '#fdf3d0'): string {
  return times(count, () => {
    const [x, y] = [random() * WIDTH, random() ** 1.4 * floor];
    const r = random.between(0.8, 2.1);
    if (random() > 0.12) return circle(x, y, r, colour, veil(random.between(0.45, 1)));
    return path(
      `M${short(x)} ${short(y - r * 5)}L${short(x + r)} ${short(y - r)}L${short(x + r * 5)} ${short(y)}L${short(x + r)} ${short(y + r)}L${short(x)} ${short(y + r * 5)}L${short(x - r)} ${short(y + r)}L${short(x - r * 5)} ${short(y)}L${short(x - r)} ${short(y - r)}Z`,
      colour,
    );
  });
}

/** Long flat cloud of stacked bars, the mid-century kind. */
export function barCloud(
  random: Chance,
  x: number,
  y: number,
  width: number,
  colour: string,
  bars = 3,
): string {
  return times(bars, (i) => {
    const w = width * (1 - Math.abs(i - (bars - 1) / 2) * 0.42) * random.between(0.75, 1.1);
    const h = width * 0.055;
    const left = x - w / 2 + random.between(-0.22, 0.22) * width;
    return rect(
      left,
      y + i * h * 0.98,
      w,
      h,
      mix(colour, '#ffffff', i === 0 ? 0.25 : 0),
      `rx="${short(h / 2)}"`,
    );
  });
}

/** Towering cumulus with a flat foot: lit tops over a tinted body. */
export function cumulus(
  random: Chance,
  x: number,
  y: number,
  width: number,
  lit: string,
  shade: string,
): string {
  const puffs = Array.from({ length: 7 }, (_, i) => {
    const t = i / 6;
    const r = width * (0.08 + 0.13 * Math.sin(Math.PI * t) * random.between(0.8, 1.15));
    return { x: x + (t - 0.5) * width * 0.82, y: y - r * 0.75, r };
  });
  const body = (lift: number, shrink: number, colour: string): string =>
    puffs.map((p) => circle(p.x - lift * 0.6, p.y - lift, p.r * shrink, colour)).join('');
  return clip(
    boxPath(x - width, y - width, width * 2, width),
    body(0, 1, shade) +
      rect(x - width * 0.47, y - width * 0.07, width * 0.94, width * 0.07, shade) +
      body(width * 0.028, 0.86, lit),
  );
}

export const shine = (x: number, y: number, r: number, colour: string, strength = 0.7): string =>
  circle(x, y, r, glow([`${colour}/${strength}`, `${colour}/${strength * 0.35}`, `${colour}/0`]));

/** Gulls as two strokes of a brush. */
export const gulls = (
  random: Chance,
  x: number,
  y: number,
  count: number,
  colour: string,
  size = 12,
): string =>
  times(count, () => {
    const [cx, cy, s] = [
      x + random.between(-110, 110),
      y + random.between(-50, 50),
      size * random.between(0.6, 1.2),
    ];
    return path(
      `M${short(cx - s)} ${short(cy - s * 0.35)}Q${short(cx - s * 0.4)} ${short(cy - s * 0.5)} ${short(cx)} ${short(cy)}Q${short(cx + s * 0.4)} ${short(cy - s * 0.5)} ${short(cx + s)} ${short(cy - s * 0.3)}Q${short(cx + s * 0.4)} ${short(cy - s * 0.2)} ${short(cx)} ${short(cy + s * 0.2)}Q${short(cx - s * 0.4)} ${short(cy - s * 0.2)} ${short(cx - s)} ${short(cy - s * 0.35)}Z`,
      colour,
    );
  });
