/** Parasols, from the side and from above. */
import { mix } from './palette.ts';
import { circle, move, path, rect, short, straight, times, veil, wedge } from './svg.ts';
import type { Point } from './svg.ts';

/** Parasol from the side: panels in turn, a scalloped edge, shade on the far half. */
export function parasol(
  x: number,
  y: number,
  height: number,
  width: number,
  one: string,
  two: string,
  pole = '#8a5a3a',
  tilt = 0,
): string {
  const dome = height * 0.34;
  const rim = -height + dome;
  const panels = 6;
  const edge = (i: number): number => -width / 2 + (width * (1 - Math.cos((Math.PI * i) / panels))) / 2;
  const panel = (i: number): string => {
    const [a, b] = [edge(i), edge(i + 1)];
    const bend = (v: number): number => v * 0.82;
    const base = i % 2 ? two : one;
    const colour = i >= panels - 2 ? mix(base, '#40203c', 0.24) : i === 0 ? mix(base, '#fff4d0', 0.25) : base;
    return path(
      `M0 ${short(-height)}Q${short(bend(a))} ${short(-height + dome * 0.18)} ${short(a)} ${short(rim)}Q${short((a + b) / 2)} ${short(rim + height * 0.045)} ${short(b)} ${short(rim)}Q${short(bend(b))} ${short(-height + dome * 0.18)} 0 ${short(-height)}Z`,
      colour,
    );
  };
  return move(
    x,
    y,
    rect(-height * 0.011, -height, height * 0.022, height, pole) +
      times(panels, panel) +
      circle(0, -height - 2, height * 0.016, pole),
    tilt,
  );
}

/** Parasol from above, with the shadow it throws. */
export function parasolAbove(
  x: number,
  y: number,
  r: number,
  one: string,
  two: string,
  shadow: string,
  fall: Point = [r * 0.42, r * 0.5],
  turn = 0,
): string {
  const count = 12;
  return (
    circle(x + fall[0], y + fall[1], r * 0.98, shadow, veil(0.42)) +
    straight([x, y], [x + fall[0], y + fall[1]], shadow, r * 0.03, veil(0.4)) +
    times(count, (i) => {
      const base = i % 2 ? two : one;
      const side = (((i * 30 + turn) % 360) + 360) % 360;
      const shade = side < 170 ? 0.2 * Math.sin((side * Math.PI) / 170) : 0;
      return path(wedge(x, y, r, i * 30 + turn, (i + 1) * 30 + turn), mix(base, '#3c1f48', shade));
    }) +
    circle(x, y, r * 0.055, mix(two, '#402030', 0.4))
  );
}
