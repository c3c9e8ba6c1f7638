/** The paper and the scissors: every picture is cut from these shapes on a sheet of 1200 by 800. */

export type Point = readonly [number, number];

export const WIDTH = 1200;

export const HEIGHT = 800;

let definitions: string[] = [];

const define = (make: (id: string) => string): string => {
  const id = `d${definitions.length}`;
  definitions.push(make(id));
  return `url(#${id})`;
};

export const short = (value: number): string => `${Math.round(value * 10) / 10}`;

const pair = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

export function sheet(width: number, height: number, draw: () => string): string {
  definitions = [];
  const body = draw();
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${definitions.join('')}</defs>${body}</svg>`;
}

export const veil = (opacity: number): string => `opacity="${opacity}"`;

export const path = (d: string, fill: string, extra = ''): string =>
  `<path d="${d}" fill="${fill}" ${extra}/>`;

export const rect = (x: number, y: number, w: number, h: number, fill: string, extra = ''): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}" fill="${fill}" ${extra}/>`;

export const circle = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}" ${extra}/>`;

export const ring = (x: number, y: number, r: number, colour: string, width: number, extra = ''): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="none" stroke="${colour}" stroke-width="${short(width)}" ${extra}/>`;

export const ellipse = (x: number, y: number, a: number, b: number, fill: string, extra = ''): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(a)}" ry="${short(b)}" fill="${fill}" ${extra}/>`;

export const line = (d: string, colour: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

export const straight = (a: Point, b: Point, colour: string, width: number, extra = ''): string =>
  line(`M${pair(a)}L${pair(b)}`, colour, width, extra);

export const group = (body: string, extra = ''): string => `<g ${extra}>${body}</g>`;

export const move = (x: number, y: number, body: string, turn = 0, size = 1): string =>
  group(
    body,
    `transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${size.toFixed(3)})"`,
  );

export const corners = (points: readonly Point[]): string => `M${points.map(pair).join('L')}Z`;

export const poly = (points: readonly Point[], fill: string, extra = ''): string =>
  path(corners(points), fill, extra);

/** A line that runs softly through all its points; closed it is a pebble. */
export function smooth(points: readonly Point[], closed = false, tension = 1 / 6): string {
  const count = points.length;
  const get = (i: number): Point =>
    closed ? (points[(i + count) % count] as Point) : (points[Math.min(Math.max(i, 0), count - 1)] as Point);
  let d = `M${pair(get(0))}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    d += `C${pair([from[0] + (to[0] - before[0]) * tension, from[1] + (to[1] - before[1]) * tension])} ${pair(
      [to[0] - (after[0] - from[0]) * tension, to[1] - (after[1] - from[1]) * tension],
    )} ${pair(to)}`;
  }
  return closed ? `${d}Z` : d;
}

export const pebble = (points: readonly Point[], fill: string, extra = ''): string =>
  path(smooth(points, true), fill, extra);

/** A sliver pointed at both ends: glints, leaves, far boats. */
export const lens = (x: number, y: number, w: number, h: number, fill: string, extra = ''): string =>
  path(
    `M${short(x - w / 2)} ${short(y)}Q${short(x)} ${short(y - h)} ${short(x + w / 2)} ${short(y)}Q${short(x)} ${short(y + h)} ${short(x - w / 2)} ${short(y)}Z`,
    fill,
    extra,
  );

export const polar = (x: number, y: number, r: number, degrees: number, squash = 1): Point => [
  x + r * Math.cos((degrees * Math.PI) / 180),
  y + r * squash * Math.sin((degrees * Math.PI) / 180),
];

export const wedge = (x: number, y: number, r: number, from: number, to: number, squash = 1): string =>
  `M${short(x)} ${short(y)}L${pair(polar(x, y, r, from, squash))}A${short(r)} ${short(r * squash)} 0 ${
    Math.abs(to - from) > 180 ? 1 : 0
  } 1 ${pair(polar(x, y, r, to, squash))}Z`;

export const clip = (d: string, body: string): string =>
  group(
    body,
    `clip-path="${define((id) => `<clipPath id="${id}"><path d="${d}" clip-rule="evenodd"/></clipPath>`)}"`,
  );

const stops = (colours: readonly string[]): string =>
  colours
    .map((colour, i) => {
      const [paint, opacity] = colour.split('/');
      return `<stop offset="${(i / (colours.length - 1)).toFixed(3)}" stop-color="${paint}" stop-opacity="${opacity ?? 1}"/>`;
    })
    .join('');

/** Colours may carry an opacity after a slash: `#ffffff/0.4`. */
export const fade = (colours: readonly string[], degrees = 90): string =>
  define(
    (id) =>
      `<linearGradient id="${id}" gradientTransform="rotate(${degrees} .5 .5)">${stops(colours)}</linearGradient>`,
  );

export const glow = (colours: readonly string[]): string =>
  define((id) => `<radialGradient id="${id}">${stops(colours)}</radialGradient>`);

export const boxPath = (x: number, y: number, w: number, h: number): string =>
  `M${short(x)} ${short(y)}h${short(w)}v${short(h)}h${short(-w)}Z`;

export const diskPath = (x: number, y: number, r: number, squash = 1): string =>
  `M${short(x - r)} ${short(y)}a${short(r)} ${short(r * squash)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r * squash)} 0 1 0 ${short(-2 * r)} 0Z`;

export const times = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');
