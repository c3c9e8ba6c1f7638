/** What one stands on: tiles and planks that run to a vanishing point, and the shadows that fall across them. */
import { mix } from './palette.ts';
import type { Chance } from './random.ts';
import { boxPath, clip, poly, rect, straight, times, WIDTH } from './svg.ts';
import type { Point } from './svg.ts';

/** A floor seen in perspective: near edge at the bottom, lines meeting at vanish. */
export interface Ground {
  horizon: number;
  vanish: number;
  top: number;
  bottom: number;
}

/** Where a point of the floor falls: across in paper units at the near edge, depth 0 near to 1 at the far edge. */
export function onGround({ horizon, vanish, top, bottom }: Ground, across: number, depth: number): Point {
  const near = 1 / (bottom - horizon);
  const far = 1 / (top - horizon);
  const y = horizon + 1 / (near + (far - near) * depth);
  return [vanish + ((across - vanish) * (y - horizon)) / (bottom - horizon), y];
}

export function checker(
  ground: Ground,
  size: number,
  rows: number,
  colours: readonly string[],
  reach = 2200,
): string {
  const from = ground.vanish - reach * 1.2;
  const columns = Math.ceil((reach * 2.4) / size);
  return clip(
    boxPath(0, ground.top, WIDTH, ground.bottom - ground.top),
    rect(0, ground.top, WIDTH, ground.bottom - ground.top, colours[0] as string) +
      times(rows, (r) =>
        times(columns, (c) => {
          const colour = colours[(r + c) % colours.length] as string;
          if (colour === colours[0]) return '';
          const [a, b] = [from + c * size, from + (c + 1) * size];
          const quad = [
            onGround(ground, a, r / rows),
            onGround(ground, b, r / rows),
            onGround(ground, b, (r + 1) / rows),
            onGround(ground, a, (r + 1) / rows),
          ];
          return quad.every(([x]) => x < 0) || quad.every(([x]) => x > WIDTH) ? '' : poly(quad, colour);
        }),
      ),
  );
}

export function planks(
  random: Chance,
  ground: Ground,
  size: number,
  colour: string,
  gap: string,
  reach = 2400,
): string {
  const from = ground.vanish - reach;
  return clip(
    boxPath(0, ground.top, WIDTH, ground.bottom - ground.top),
    rect(0, ground.top, WIDTH, ground.bottom - ground.top, colour) +
      times(Math.ceil((reach * 2) / size), (i) => {
        const [a, b] = [from + i * size, from + (i + 1) * size];
        const tone = mix(colour, random() < 0.5 ? gap : '#fff0d0', random.between(0, 0.22));
        return (
          poly(
            [onGround(ground, a, 0), onGround(ground, b, 0), onGround(ground, b, 1), onGround(ground, a, 1)],
            tone,
          ) + straight(onGround(ground, a, 0), onGround(ground, a, 1), gap, 1.5)
        );
      }),
  );
}

/** Boards laid across, as on a pier. */
export const boards = (
  random: Chance,
  ground: Ground,
  left: number,
  right: number,
  count: number,
  colour: string,
  gap: string,
): string =>
  times(count, (i) => {
    const [d, e] = [i / count, (i + 0.9) / count];
    return poly(
      [
        onGround(ground, left, d),
        onGround(ground, right, d),
        onGround(ground, right, e),
        onGround(ground, left, e),
      ],
      mix(colour, gap, random.between(0, 0.3)),
    );
  });
