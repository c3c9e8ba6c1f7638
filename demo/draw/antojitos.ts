/** Mexican things for plates: stone mortar, totopos, avocado halves, churros, octopus. */
import { under } from './food-fruit.ts';
import { ragged } from './food-kitchen.ts';
import { SHADE, mix } from './palette.ts';
import type { Chance } from './random.ts';
import {
  circle,
  clip,
  diskPath,
  ellipse,
  group,
  line,
  move,
  path,
  pebble,
  polar,
  rect,
  short,
  smooth,
  straight,
  times,
  veil,
} from './svg.ts';
import type { Point } from './svg.ts';

/** The same drawing strewn evenly over a disk. */
export const scatter = (
  random: Chance,
  x: number,
  y: number,
  reach: number,
  count: number,
  draw: (x: number, y: number, i: number) => string,
): string =>
  times(count, (i) => {
    const r = reach * Math.sqrt((i + 0.5) / count) * random.between(0.88, 1.06);
    return draw(...polar(x, y, r, i * 137.5 + random.between(-14, 14)), i);
  });

/** Sauce run out on a plate. */
export const puddle = (x: number, y: number, r: number, fill: string): string =>
  pebble(
    Array.from({ length: 20 }, (_, i) =>
      polar(x, y, r * (1 + 0.016 * Math.sin(i * 1.26) + 0.01 * Math.cos(i * 2.2)), i * 18),
    ),
    fill,
  );

export const dice = (x: number, y: number, s: number, turn: number, colour: string): string =>
  move(
    x,
    y,
    rect(-s / 2 + 4, -s / 2 + 6, s, s, SHADE, `rx="${short(s * 0.2)}" opacity=".25"`) +
      rect(-s / 2, -s / 2, s, s, mix(colour, SHADE, 0.15), `rx="${short(s * 0.2)}"`) +
      rect(-s / 2, -s / 2, s * 0.86, s * 0.86, colour, `rx="${short(s * 0.2)}"`),
    turn,
  );

/** The stone mortar on its three feet, with what is in it. */
export const molcajete = (random: Chance, x: number, y: number, r: number, filling: string): string =>
  move(
    x,
    y,
    pebble(
      ragged(random, r * 1.02, 0.97, 26),
      SHADE,
      `opacity=".36" transform="translate(${short(r * 0.14)} ${short(r * 0.17)})"`,
    ) +
      times(3, (i) => {
        const [a, b] = polar(0, 0, r * 0.97, i * 120 + 30);
        return circle(a, b, r * 0.16, '#3c3942') + circle(a - 4, b - 5, r * 0.13, '#4f4b55');
      }) +
      pebble(ragged(random, r, 0.97, 26), '#3f3c46') +
      pebble(
        ragged(random, r * 0.97, 0.97, 26),
        '#6b6770',
        `transform="translate(${short(-r * 0.012)} ${short(-r * 0.016)})"`,
      ) +
      times(34, () =>
        ellipse(
          ...polar(0, 0, r * random.between(0.84, 0.95), random() * 360),
          random.between(4, 9),
          random.between(3, 6),
          random.pick(['#55515b', '#4a4650', '#85808a']),
        ),
      ) +
      circle(0, 0, r * 0.81, '#2d2a34') +
      clip(
        diskPath(0, 0, r * 0.81),
        circle(r * 0.05, r * 0.06, r * 0.78, '#4b4751') + circle(r * 0.015, r * 0.02, r * 0.735, filling),
      ),
  );

export const pestle = (x: number, y: number, size: number, turn: number): string => {
  const d = `M${-size} ${short(-size * 0.16)}Q${short(-size * 0.2)} ${short(-size * 0.22)} ${short(size * 0.5)} ${short(-size * 0.36)}Q${short(size * 1.05)} ${short(-size * 0.34)} ${short(size * 1.05)} 0Q${short(size * 1.05)} ${short(size * 0.34)} ${short(size * 0.5)} ${short(size * 0.36)}Q${short(-size * 0.2)} ${short(size * 0.22)} ${-size} ${short(size * 0.16)}Q${short(-size * 1.15)} 0 ${-size} ${short(-size * 0.16)}Z`;
  return move(
    x,
    y,
    under(path(d, SHADE), 12, 16) +
      path(d, '#4a4650') +
      group(path(d, '#6b6770'), 'transform="translate(-3 -6) scale(.95 .84)"') +
      times(9, (i) =>
        ellipse(
          size * (-0.7 + i * 0.19),
          size * 0.16 * Math.sin(i * 2.4),
          size * 0.035,
          size * 0.025,
          '#504c56',
        ),
      ),
    turn,
  );
};

/** A corner of fried tortilla. */
export const totopo = (x: number, y: number, s: number, turn: number, colour = '#f2c064'): string =>
  move(
    x,
    y,
    under(
      path(
        `M0 ${short(-s * 0.8)}Q${short(s * 0.5)} ${short(-s * 0.2)} ${short(s * 0.86)} ${short(s * 0.56)}Q0 ${short(s * 0.84)} ${short(-s * 0.86)} ${short(s * 0.56)}Q${short(-s * 0.5)} ${short(-s * 0.2)} 0 ${short(-s * 0.8)}Z`,
        SHADE,
      ),
      9,
      12,
    ) +
      path(
        `M0 ${short(-s * 0.8)}Q${short(s * 0.5)} ${short(-s * 0.2)} ${short(s * 0.86)} ${short(s * 0.56)}Q0 ${short(s * 0.84)} ${short(-s * 0.86)} ${short(s * 0.56)}Q${short(-s * 0.5)} ${short(-s * 0.2)} 0 ${short(-s * 0.8)}Z`,
        mix(colour, '#8a4a1c', 0.4),
      ) +
      path(
        `M0 ${short(-s * 0.78)}Q${short(s * 0.44)} ${short(-s * 0.2)} ${short(s * 0.78)} ${short(s * 0.48)}Q0 ${short(s * 0.72)} ${short(-s * 0.82)} ${short(s * 0.5)}Q${short(-s * 0.5)} ${short(-s * 0.2)} 0 ${short(-s * 0.78)}Z`,
        colour,
      ) +
      path(
        `M${short(-s * 0.08)} ${short(-s * 0.5)}Q${short(s * 0.1)} 0 ${short(s * 0.4)} ${short(s * 0.4)}Q0 ${short(s * 0.5)} ${short(-s * 0.6)} ${short(s * 0.4)}Q${short(-s * 0.4)} 0 ${short(-s * 0.08)} ${short(-s * 0.5)}Z`,
        mix(colour, '#fff3c8', 0.45),
      ) +
      ellipse(-s * 0.12, s * 0.1, s * 0.09, s * 0.06, mix(colour, '#8a4a1c', 0.35)) +
      ellipse(s * 0.2, s * 0.34, s * 0.11, s * 0.06, mix(colour, '#8a4a1c', 0.35)),
    turn,
  );

export const avocadoHalf = (x: number, y: number, s: number, turn: number, stone = true): string => {
  const d = (k: number): string =>
    `M0 ${short(-s * k)}C${short(s * 0.34 * k)} ${short(-s * k)} ${short(s * 0.36 * k)} ${short(-s * 0.4 * k)} ${short(s * 0.54 * k)} ${short(-s * 0.02 * k)}C${short(s * 0.84 * k)} ${short(s * 0.62 * k)} ${short(s * 0.4 * k)} ${short(s * k)} 0 ${short(s * k)}C${short(-s * 0.4 * k)} ${short(s * k)} ${short(-s * 0.84 * k)} ${short(s * 0.62 * k)} ${short(-s * 0.54 * k)} ${short(-s * 0.02 * k)}C${short(-s * 0.36 * k)} ${short(-s * 0.4 * k)} ${short(-s * 0.34 * k)} ${short(-s * k)} 0 ${short(-s * k)}Z`;
  const [cx, cy, r] = [0, s * 0.36, s * 0.33];
  return move(
    x,
    y,
    under(path(d(1), SHADE), 11, 14) +
      path(d(1), '#33502a') +
      path(d(0.93), '#8db546') +
      path(d(0.84), '#c5d567') +
      path(d(0.72), '#e6e89a') +
      (stone
        ? circle(cx + 3, cy + 4, r * 1.04, '#b3bd58') +
          circle(cx, cy, r, '#7a4526') +
          circle(cx - r * 0.12, cy - r * 0.14, r * 0.76, '#95582f') +
          ellipse(cx - r * 0.34, cy - r * 0.4, r * 0.22, r * 0.14, '#e0ae7c')
        : circle(cx, cy, r, '#a8b04c') + circle(cx + r * 0.1, cy + r * 0.12, r * 0.84, '#cbd072')),
    turn,
  );
};

/** Fried dough pressed through a star: any path becomes a ridged churro. */
export const churro = (d: string, w: number): string =>
  group(line(d, SHADE, w, veil(0.3)), `transform="translate(${short(w * 0.2)} ${short(w * 0.26)})"`) +
  (
    [
      [1, '#8f4f22'],
      [0.9, '#c57c35'],
      [0.68, '#9c5a28'],
      [0.6, '#d8954a'],
      [0.3, '#a9652c'],
      [0.22, '#e9b267'],
    ] as const
  )
    .map(([k, colour]) => line(d, colour, w * k))
    .join('') +
  line(
    d,
    '#fff6e2',
    w * 0.1,
    `stroke-dasharray="1 ${short(w * 0.46)}" transform="translate(${short(-w * 0.26)} ${short(-w * 0.16)})"`,
  ) +
  line(
    d,
    '#fff6e2',
    w * 0.1,
    `stroke-dasharray="1 ${short(w * 0.6)}" transform="translate(${short(w * 0.2)} ${short(w * 0.12)})"`,
  );

interface Joint {
  at: Point;
  a: number;
  w: number;
}

/** A band along a spine, between two shares of its half width. */
const ribbon = (spine: readonly Joint[], from: number, to: number): string => {
  const edge = (k: number): Point[] => spine.map(({ at, a, w }) => polar(...at, w * k, a + 90));
  return `${smooth(edge(from))}L${smooth(edge(to).reverse()).slice(1)}Z`;
};

/** An arm that tapers and curls in, suckers on the inner side. */
export const tentacle = (
  x: number,
  y: number,
  heading: number,
  length: number,
  width: number,
  curl: number,
): string => {
  const count = 44;
  const side = Math.sign(curl);
  const spine: Joint[] = [];
  let [px, py, a] = [x, y, heading];
  for (let i = 0; i <= count; i++) {
    const t = i / count;
    spine.push({ at: [px, py], a, w: width * (0.1 + 0.9 * (1 - t) ** 0.9) });
    a += (curl / count) * (0.3 + 2.8 * t ** 3);
    [px, py] = polar(px, py, (length / count) * (1.3 - 0.75 * t), a);
  }
  const band = (from: number, to: number, colour: string): string =>
    path(ribbon(spine, from * side, to * side), colour);
  return (
    under(band(-1, 1, SHADE), 13, 17) +
    circle(x, y, width, '#6e2438') +
    band(-1, 1, '#6e2438') +
    band(-0.86, 0.2, '#a3404c') +
    band(-0.72, -0.3, '#cf6a5e') +
    band(0.2, 0.9, '#e9b09a') +
    spine
      .filter((_, i) => i % 2 === 0)
      .map(({ at, a: turn, w }) => {
        const [sx, sy] = polar(...at, w * 0.56 * side, turn + 90);
        return circle(sx, sy, w * 0.34, '#fbe3d0') + circle(sx + 1, sy + 1, w * 0.17, '#c0686c');
      })
      .join('') +
    times(5, (i) => {
      const joint = spine[3 + i * 4]!;
      return straight(
        polar(...joint.at, -joint.w * 0.92 * side, joint.a + 90),
        polar(...joint.at, -joint.w * 0.1 * side, joint.a + 66),
        '#3a1426',
        joint.w * 0.16,
      );
    })
  );
};

/** A peeled prawn, bent round, tail still on. */
export const shrimp = (x: number, y: number, r: number, turn: number, colour: string): string => {
  const count = 12;
  const spine = Array.from({ length: count + 1 }, (_, i): Joint => {
    const t = i / count;
    const a = -215 + t * 235;
    return {
      at: polar(0, 0, r * (0.94 + 0.1 * t), a),
      a: a + 90,
      w: r * (0.2 + 0.2 * Math.sin(Math.PI * (0.25 + t * 0.68))),
    };
  });
  const band = (from: number, to: number, fill: string): string => path(ribbon(spine, from, to), fill);
  const end = spine[count]!;
  const fin = (tilt: number): string =>
    move(
      ...end.at,
      path(
        `M0 0C${short(r * 0.1)} ${short(-r * 0.34)} ${short(r * 0.5)} ${short(-r * 0.36)} ${short(r * 0.62)} ${short(-r * 0.06)}Q${short(r * 0.3)} ${short(r * 0.16)} 0 0Z`,
        '#d9482f',
      ),
      end.a + tilt,
    );
  return move(
    x,
    y,
    under(band(-1, 1, SHADE), 7, 10) +
      fin(-16) +
      fin(44) +
      circle(...spine[0]!.at, spine[0]!.w, colour) +
      band(-1, 1, colour) +
      band(-0.96, -0.5, mix(colour, '#d9482f', 0.6)) +
      band(0.1, 0.92, mix(colour, '#fff6ea', 0.6)) +
      times(5, (i) => {
        const joint = spine[2 + i * 2]!;
        return straight(
          polar(...joint.at, joint.w * 0.9, joint.a - 90),
          polar(...joint.at, joint.w * 0.5, joint.a + 60),
          mix(colour, '#c23f2b', 0.55),
          r * 0.05,
        );
      }),
    turn,
  );
};

const spotted = (
  x: number,
  y: number,
  r: number,
  edge: string,
  face: string,
  spots: readonly string[],
): string =>
  circle(x + r * 0.09, y + r * 0.12, r, SHADE, veil(0.3)) +
  circle(x, y, r, edge) +
  circle(x - r * 0.02, y - r * 0.03, r * 0.94, face) +
  times(11, (i) => {
    const [a, b] = polar(x, y, r * 0.84 * Math.sqrt((i + 0.5) / 11), i * 137.5 + x);
    return ellipse(
      a,
      b,
      r * (0.06 + (i % 4) * 0.026),
      r * (0.05 + (i % 3) * 0.02),
      spots[i % spots.length]!,
      veil(0.7),
    );
  });

export const tortilla = (x: number, y: number, r: number): string =>
  spotted(x, y, r, '#dcb878', '#f6e2b0', ['#c9955a', '#e6c184']);

export const tostada = (x: number, y: number, r: number): string =>
  spotted(x, y, r, '#c98436', '#efb95a', ['#f9d994', '#d99640', '#fbe0a0']);

export const figHalf = (x: number, y: number, r: number, turn: number): string => {
  const d = (k: number): string =>
    `M0 ${short(-r * 1.35 * k)}Q${short(r * 0.2 * k)} ${short(-r * 0.9 * k)} ${short(r * 0.7 * k)} ${short(-r * 0.5 * k)}C${short(r * 1.2 * k)} ${short(r * 0.1 * k)} ${short(r * 0.8 * k)} ${short(r * k)} 0 ${short(r * k)}C${short(-r * 0.8 * k)} ${short(r * k)} ${short(-r * 1.2 * k)} ${short(r * 0.1 * k)} ${short(-r * 0.7 * k)} ${short(-r * 0.5 * k)}Q${short(-r * 0.2 * k)} ${short(-r * 0.9 * k)} 0 ${short(-r * 1.35 * k)}Z`;
  return move(
    x,
    y,
    under(path(d(1), SHADE), 8, 11) +
      path(d(1), '#4a2650') +
      path(d(0.9), '#f3dfc4') +
      ellipse(0, r * 0.14, r * 0.66, r * 0.62, '#e08a86') +
      ellipse(0, r * 0.14, r * 0.54, r * 0.5, '#c23f5a') +
      times(12, (i) => circle(...polar(0, r * 0.14, r * (i % 2 ? 0.4 : 0.24), i * 30), r * 0.05, '#f9d08c')) +
      ellipse(0, r * 0.14, r * 0.12, r * 0.22, '#8f2444'),
    turn,
  );
};

export const fig = (x: number, y: number, r: number, turn: number): string => {
  const d = `M0 ${short(-r * 1.4)}Q${short(r * 0.2)} ${short(-r * 0.9)} ${short(r * 0.7)} ${short(-r * 0.5)}C${short(r * 1.2)} ${short(r * 0.1)} ${short(r * 0.8)} ${r} 0 ${r}C${short(-r * 0.8)} ${r} ${short(-r * 1.2)} ${short(r * 0.1)} ${short(-r * 0.7)} ${short(-r * 0.5)}Q${short(-r * 0.2)} ${short(-r * 0.9)} 0 ${short(-r * 1.4)}Z`;
  return move(
    x,
    y,
    under(path(d, SHADE), 9, 12) +
      path(d, '#3f2148') +
      clip(
        d,
        times(5, (i) =>
          line(
            `M0 ${short(-r * 1.3)}Q${short((i - 2) * r * 0.62)} 0 ${short((i - 2) * r * 0.2)} ${r}`,
            '#7a4a7c',
            r * 0.07,
          ),
        ),
      ) +
      path(
        `M${short(-r * 0.1)} ${short(-r * 0.9)}Q${short(-r * 0.9)} ${short(-r * 0.2)} ${short(-r * 0.55)} ${short(r * 0.4)}Q${short(-r * 0.5)} ${short(-r * 0.3)} ${short(-r * 0.1)} ${short(-r * 0.9)}Z`,
        '#a87aa6',
        veil(0.7),
      ) +
      rect(-r * 0.08, -r * 1.6, r * 0.16, r * 0.34, '#7a8a4a', 'rx="3"'),
    turn,
  );
};

/** Half a walnut out of its shell. */
export const walnut = (x: number, y: number, r: number, turn: number): string => {
  const lobes = (k: number, fill: string): string =>
    times(8, (i) => circle(...polar(0, 0, r * 0.6, i * 45 + 22, 0.86), r * 0.4 * k, fill)) +
    ellipse(0, 0, r * 0.8, r * 0.7, fill);
  return move(
    x,
    y,
    under(lobes(1, SHADE), 6, 8) +
      lobes(1, '#a06a34') +
      move(-2, -3, lobes(0.86, '#cf9a58'), 0, 0.94) +
      [-1, 1]
        .map(
          (s) =>
            line(
              `M${short(-r * 0.62)} ${short(s * r * 0.34)}q${short(r * 0.16)} ${short(-s * r * 0.3)} ${short(r * 0.32)} 0t${short(r * 0.32)} 0t${short(r * 0.32)} 0t${short(r * 0.26)} 0`,
              '#8f5a2a',
              r * 0.1,
            ) +
            line(
              `M${short(-r * 0.3)} ${short(s * r * 0.62)}q${short(r * 0.3)} ${short(s * r * 0.14)} ${short(r * 0.6)} 0`,
              '#e9c48a',
              r * 0.08,
            ),
        )
        .join('') +
      line(`M${short(-r * 0.86)} 0Q0 ${short(r * 0.1)} ${short(r * 0.86)} 0`, '#7f4f24', r * 0.12),
    turn,
  );
};

/** A wooden dipper, ridged at its head, lying with the head up. */
export const dipper = (x: number, y: number, h: number, turn: number): string =>
  move(
    x,
    y,
    under(rect(-h * 0.03, -h * 0.3, h * 0.06, h * 0.8, SHADE, 'rx="8"'), 8, 11) +
      rect(-h * 0.03, -h * 0.3, h * 0.06, h * 0.8, '#b5793f', 'rx="8"') +
      times(5, (i) =>
        rect(
          -h * (0.1 - Math.abs(i - 2) * 0.014),
          -h * 0.5 + i * h * 0.055,
          h * (0.2 - Math.abs(i - 2) * 0.028),
          h * 0.04,
          i % 2 ? '#c98f52' : '#d9a668',
          'rx="8"',
        ),
      ),
    turn,
  );

/** Red salsa as it lies in its bowl, with seeds and onion. */
export const salsa = (random: Chance, r: number): string =>
  pebble(ragged(random, r, 0.88, 14), '#c9502c') +
  pebble(ragged(random, 46, 0.84, 12), '#e2703c', 'transform="translate(-10 -14)"') +
  scatter(random, 0, 0, 70, 22, (x, y, i) =>
    circle(x, y, i % 3 ? 4 : 6, ['#f7b98a', '#7a2412', '#fff0dc'][i % 3]!),
  );
