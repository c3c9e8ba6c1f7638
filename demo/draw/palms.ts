/** Coconut palms, near and far, and the single fronds that frame a view. */
import { mix } from './palette.ts';
import type { Chance } from './random.ts';
import { circle, line, path, short, times } from './svg.ts';
import type { Point } from './svg.ts';

interface Leafage {
  light: string;
  dark: string;
  rib?: string;
}

/** A feather of leaflets along a rib that bends under its weight; angle in degrees, 0 to the right, -90 up. */
export function frond(
  random: Chance,
  x: number,
  y: number,
  angle: number,
  length: number,
  { light, dark, rib }: Leafage,
  droop = 0.45,
  leaflets = 22,
  breadth = 0.3,
): string {
  const a = (angle * Math.PI) / 180;
  const at = (t: number): Point => [
    x + Math.cos(a) * length * t,
    y + Math.sin(a) * length * t + droop * length * t * t,
  ];
  const heading = (t: number): number => Math.atan2(Math.sin(a) + 2 * droop * t, Math.cos(a));
  const sides = ['', ''];
  for (let i = 0; i < leaflets; i++) {
    const t = 0.08 + (0.92 * i) / leaflets;
    const [px, py] = at(t);
    const [qx, qy] = at(t + 0.85 / leaflets);
    const size = breadth * length * Math.sin(Math.PI * (0.16 + 0.8 * t)) ** 0.8;
    [-1, 1].forEach((side, k) => {
      const turn = heading(t) + side * (1.05 - 0.62 * t) * random.between(0.88, 1.12);
      const reach = size * random.between(0.85, 1.08);
      const [tx, ty] = [px + Math.cos(turn) * reach, py + Math.sin(turn) * reach + reach * 0.16];
      const [mx, my] = [(px + tx) / 2 + (qx - px) * 0.6, (py + ty) / 2 + (qy - py) * 0.6];
      sides[k] +=
        `M${short(px)} ${short(py)}L${short(tx)} ${short(ty)}Q${short(mx)} ${short(my)} ${short(qx)} ${short(qy)}Z`;
    });
  }
  const [ex, ey] = at(1);
  const [cx, cy] = [x + Math.cos(a) * length * 0.5, y + Math.sin(a) * length * 0.5];
  const spine = `M${short(x)} ${short(y)}Q${short(cx)} ${short(cy)} ${short(ex)} ${short(ey)}`;
  const upper = Math.cos(a) >= 0 ? 0 : 1;
  return (
    path(sides[1 - upper] as string, dark) +
    path(sides[upper] as string, light) +
    line(spine, rib ?? mix(light, dark, 0.4), Math.max(0.8, length * 0.012))
  );
}

function crown(
  random: Chance,
  x: number,
  y: number,
  size: number,
  leafage: Leafage,
  fronds = 12,
  leaflets = 20,
): string {
  const back = { light: leafage.dark, dark: mix(leafage.dark, '#0a1a20', 0.3) };
  const spread = (i: number, n: number): number => -205 + (230 * i) / (n - 1) + random.between(-8, 8);
  const one = (angle: number, leaf: Leafage, reach: number): string => {
    const upright = Math.abs(Math.sin((angle * Math.PI) / 180));
    return frond(
      random,
      x,
      y,
      angle,
      size * reach,
      leaf,
      0.28 + 0.36 * (angle > -30 || angle < -150 ? 0.7 : upright * 0.75),
      leaflets,
      0.3,
    );
  };
  const behind = Math.floor(fronds * 0.45);
  return (
    times(behind, (i) => one(spread(i, behind) + 8, back, random.between(0.8, 0.98))) +
    times(5, (i) =>
      circle(
        x + (i - 2) * size * 0.045,
        y + size * (0.05 + (i % 2) * 0.03),
        size * 0.045,
        i % 2 ? '#7a4b22' : '#a8692b',
      ),
    ) +
    times(fronds - behind, (i) => one(spread(i, fronds - behind), leafage, random.between(0.85, 1.1)))
  );
}

interface PalmLook extends Leafage {
  trunk: string;
  bark: string;
  lean?: number;
  fronds?: number;
  head?: number;
}

/** Base at x, y; height to the crown; lean in the same units as height. */
export function palm(random: Chance, x: number, y: number, height: number, look: PalmLook): string {
  const lean = look.lean ?? random.between(-0.2, 0.2) * height;
  const [tx, ty] = [x + lean, y - height];
  const [cx, cy] = [x - lean * 0.12, y - height * 0.55];
  const at = (t: number): Point => [
    (1 - t) ** 2 * x + 2 * t * (1 - t) * cx + t * t * tx,
    (1 - t) ** 2 * y + 2 * t * (1 - t) * cy + t * t * ty,
  ];
  const thick = (t: number): number => height * (0.034 - 0.018 * t + 0.02 * Math.max(0, 0.1 - t) * 6);
  const steps = 14;
  const edge = (side: number, part = 1): Point[] =>
    Array.from({ length: steps + 1 }, (_, i) => [
      at(i / steps)[0] + side * thick(i / steps) * part,
      at(i / steps)[1],
    ]);
  const outline = [...edge(-1), ...edge(1).reverse()];
  const shaded = [...edge(0.15), ...edge(1).reverse()];
  const d = (points: Point[]): string => `M${points.map(([a, b]) => `${short(a)} ${short(b)}`).join('L')}Z`;
  return (
    path(d(outline), look.trunk) +
    path(d(shaded), look.bark) +
    times(height > 180 ? 16 : 0, (i) => {
      const t = (i + 1) / 17;
      const [px, py] = at(t);
      const w = thick(t);
      return line(
        `M${short(px - w)} ${short(py)}q${short(w)} ${short(w * 0.5)} ${short(w * 2)} 0`,
        look.bark,
        Math.max(0.7, height * 0.004),
      );
    }) +
    crown(random, tx, ty, height * (look.head ?? 0.48), look, look.fronds ?? 13, height > 160 ? 20 : 12)
  );
}

export const lushPalm: PalmLook = { light: '#5d9f4a', dark: '#1f6247', trunk: '#b98a5a', bark: '#7d5534' };

export const goldPalm: PalmLook = { light: '#b9b04a', dark: '#2f6b4c', trunk: '#c98f55', bark: '#74472f' };

export const shadowPalm = (colour: string, edge = colour): PalmLook => ({
  light: edge,
  dark: colour,
  trunk: colour,
  bark: colour,
  rib: edge,
});
