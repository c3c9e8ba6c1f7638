/** Arches, arcades and columns. */
import { boxPath, clip, ellipse, line, path, rect, short } from './svg.ts';

/** Round-headed opening, standing on y, centred on x. */
export const archPath = (x: number, y: number, w: number, h: number): string =>
  `M${short(x - w / 2)} ${short(y)}V${short(y - h + w / 2)}A${short(w / 2)} ${short(w / 2)} 0 0 1 ${short(x + w / 2)} ${short(y - h + w / 2)}V${short(y)}Z`;

interface Opening {
  x: number;
  w: number;
  h: number;
}

/** A wall pierced by arches; depth shows the thickness of the wall on the side away from the light. */
export function arcade(
  x: number,
  top: number,
  w: number,
  foot: number,
  openings: readonly Opening[],
  wall: string,
  reveal: string,
  depth: number,
): string {
  const holes = openings.map((o) => archPath(o.x, foot, o.w, o.h)).join('');
  const inner = openings
    .map((o) =>
      path(
        `${archPath(o.x, foot, o.w, o.h)}${archPath(o.x + depth, foot, o.w, o.h)}`,
        reveal,
        'fill-rule="evenodd"',
      ),
    )
    .map((shape, i) => {
      const o = openings[i] as Opening;
      return clip(archPath(o.x, foot, o.w, o.h), shape);
    })
    .join('');
  return inner + path(boxPath(x, top, w, foot - top) + holes, wall, 'fill-rule="evenodd"');
}

export const archRim = (o: Opening, foot: number, colour: string, width: number): string =>
  line(archPath(o.x, foot, o.w + width, o.h + width / 2).replace('Z', ''), colour, width);

export const column = (
  x: number,
  top: number,
  foot: number,
  w: number,
  colour: string,
  shade: string,
): string =>
  rect(x - w / 2, top, w, foot - top, colour) +
  rect(x + w * 0.08, top, w * 0.42, foot - top, shade) +
  rect(x - w * 0.72, top, w * 1.44, w * 0.3, colour) +
  rect(x - w * 0.66, foot - w * 0.32, w * 1.32, w * 0.32, colour) +
  ellipse(x, top + w * 0.3, w * 0.6, 2, shade);
