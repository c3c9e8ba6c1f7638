/** What comes out of oven, pan and griddle: tacos, pasta, pizza, steak, rice, pancakes, cake. */
import { under } from './food-fruit.ts';
import { onionSlivers } from './food-greens.ts';
import { coriander } from './herbs.ts';
import { SHADE, mix } from './palette.ts';
import type { Chance } from './random.ts';
import {
  circle,
  clip,
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
  times,
  veil,
} from './svg.ts';
import type { Point } from './svg.ts';

export const ragged = (random: Chance, r: number, low: number, n = 18, squash = 1): Point[] =>
  Array.from({ length: n }, (_, i) => polar(0, 0, r * random.between(low, 1), (i * 360) / n, squash));

/** An open taco from above: tortilla folded like a boat, filling along the middle. */
export function taco(
  random: Chance,
  x: number,
  y: number,
  size: number,
  turn: number,
  fillings: readonly string[],
): string {
  const bits = (count: number, colours: readonly string[], spread: number): string =>
    times(count, () => {
      const [px, py] = [random.between(-0.74, 0.74) * size, random.between(-1, 1) * size * spread];
      const k = size * random.between(0.05, 0.1);
      return pebble(
        [
          [px - k, py],
          [px, py - k * 0.8],
          [px + k, py],
          [px, py + k * 0.8],
        ],
        random.pick(colours),
      );
    });
  return move(
    x,
    y,
    under(ellipse(0, 0, size, size * 0.56, SHADE), 13, 17) +
      ellipse(0, 0, size, size * 0.56, '#e9b65c') +
      ellipse(0, -size * 0.03, size * 0.95, size * 0.48, '#f6d285') +
      times(16, () =>
        ellipse(
          random.between(-0.8, 0.8) * size,
          random.pick([-1, 1]) * random.between(0.32, 0.44) * size,
          size * 0.05,
          size * 0.025,
          '#c98a3c',
        ),
      ) +
      ellipse(0, 0, size * 0.86, size * 0.3, mix('#b5652e', SHADE, 0.3)) +
      bits(34, fillings, 0.22) +
      bits(
        14,
        fillings.map((c) => mix(c, '#fff0c4', 0.3)),
        0.16,
      ) +
      group(onionSlivers(random, 0, 0, size * 0.42, 5), 'transform="scale(1 .5)"') +
      times(4, () =>
        coriander(random, random.between(-0.6, 0.6) * size, random.between(-0.12, 0.12) * size, size * 0.2),
      ),
    turn,
  );
}

/** A nest of long pasta: strands curl round each other in a few tones. */
export function pastaNest(random: Chance, x: number, y: number, r: number, tones: readonly string[]): string {
  return (
    circle(x + r * 0.07, y + r * 0.1, r * 0.98, SHADE, veil(0.28)) +
    circle(x, y, r * 0.96, mix(tones[0] as string, SHADE, 0.25)) +
    times(64, (i) => {
      const reach = r * random.between(0.16, 0.94);
      const from = random() * 360;
      const points: Point[] = Array.from({ length: 7 }, (_, k) =>
        polar(
          x + random.between(-0.05, 0.05) * r,
          y + random.between(-0.05, 0.05) * r,
          reach * (1 - k * 0.035),
          from + k * random.between(18, 30),
        ),
      );
      return line(smooth(points), mix(tones[i % tones.length] as string, SHADE, i < 24 ? 0.12 : 0), r * 0.05);
    })
  );
}

export function pizzaBase(
  random: Chance,
  x: number,
  y: number,
  r: number,
  sauce: readonly [string, string] = ['#c23f2b', '#dd5a37'],
): string {
  return move(
    x,
    y,
    pebble(ragged(random, r * 1.02, 0.97, 22), SHADE, 'opacity=".34" transform="translate(22 28)"') +
      pebble(ragged(random, r * 1.02, 0.97, 22), '#d9974c') +
      pebble(ragged(random, r * 0.99, 0.96, 22), '#efbf74') +
      times(15, () =>
        ellipse(
          ...polar(0, 0, r * random.between(0.9, 0.96), random() * 360),
          r * random.between(0.025, 0.05),
          r * 0.025,
          random.pick(['#8a4a26', '#b06a30', '#6b351f']),
        ),
      ) +
      pebble(ragged(random, r * 0.86, 0.95, 20), sauce[0]) +
      pebble(ragged(random, r * 0.83, 0.93, 20), sauce[1]) +
      times(12, () => {
        const [a, b] = polar(0, 0, r * 0.66 * Math.sqrt(random()), random() * 360);
        const k = r * random.between(0.1, 0.17);
        return move(
          a,
          b,
          pebble(ragged(random, k, 0.8, 9), '#fff0cf') +
            pebble(ragged(random, k * 0.6, 0.8, 8), '#fff9ea') +
            circle(k * 0.3, k * 0.2, k * 0.16, '#e9b060'),
        );
      }),
  );
}

/** A rib steak on its long bone, which points to the right. */
export function ribSteak(random: Chance, x: number, y: number, size: number, turn: number): string {
  const p = (a: number, b: number): string => `${short(a * size)} ${short(b * size)}`;
  const meat = `M${p(-1, 0)}C${p(-1, -0.62)} ${p(-0.4, -0.82)} ${p(0.12, -0.7)}C${p(0.5, -0.62)} ${p(0.66, -0.34)} ${p(0.84, -0.16)}L${p(0.86, 0.12)}C${p(0.6, 0.24)} ${p(0.5, 0.62)} ${p(0.06, 0.7)}C${p(-0.5, 0.8)} ${p(-1, 0.5)} ${p(-1, 0)}Z`;
  const bone = `M${p(0.6, -0.16)}C${p(1, -0.13)} ${p(1.4, -0.12)} ${p(1.86, -0.15)}Q${p(2.02, -0.26)} ${p(2.1, -0.1)}Q${p(2.14, 0.02)} ${p(2.1, 0.12)}Q${p(2, 0.24)} ${p(1.86, 0.1)}C${p(1.4, 0.06)} ${p(1, 0.08)} ${p(0.6, 0.12)}Z`;
  const seam = `M${p(-0.72, 0.3)}C${p(-0.4, 0.02)} ${p(-0.1, 0.46)} ${p(0.2, 0.2)}S${p(0.52, 0.08)} ${p(0.7, 0)}`;
  return move(
    x,
    y,
    under(path(meat, SHADE) + path(bone, SHADE), 16, 20) +
      path(bone, '#e9d3ae') +
      path(
        `M${p(0.7, -0.12)}C${p(1.1, -0.1)} ${p(1.4, -0.09)} ${p(1.86, -0.11)}L${p(1.86, -0.03)}C${p(1.4, -0.02)} ${p(1, -0.02)} ${p(0.7, -0.02)}Z`,
        '#fff4dc',
      ) +
      line(`M${p(0.86, -0.14)}Q${p(0.96, 0)} ${p(0.9, 0.11)}`, '#8a4a2c', size * 0.07) +
      path(meat, '#e2ab78') +
      group(path(meat, '#6e3022'), 'transform="scale(.95)"') +
      clip(
        meat,
        group(path(meat, '#8a4029'), 'transform="translate(-8 -10) scale(.92)"') +
          line(seam, '#d99a68', size * 0.09) +
          line(seam, '#f0c796', size * 0.035) +
          times(6, (i) =>
            line(`M${p(-1 + i * 0.3, -0.9)}L${p(-0.5 + i * 0.3, 0.9)}`, '#3a1618', size * 0.05),
          ) +
          times(5, (i) =>
            line(`M${p(-1.1, 0.7 - i * 0.36)}L${p(1, 0.3 - i * 0.36)}`, '#3a1618', size * 0.034),
          ) +
          path(
            `M${p(-0.9, -0.06)}C${p(-0.88, -0.5)} ${p(-0.4, -0.7)} ${p(0.04, -0.62)}C${p(-0.4, -0.54)} ${p(-0.72, -0.36)} ${p(-0.9, -0.06)}Z`,
            '#ffe0b8',
            veil(0.3),
          ),
      ) +
      times(16, () =>
        rect(random.between(-0.7, 0.6) * size, random.between(-0.46, 0.4) * size, 8, 7, '#fff3d8', veil(0.9)),
      ),
    turn,
  );
}

export const rice = (
  random: Chance,
  x: number,
  y: number,
  r: number,
  colour = '#fff6e2',
  grains = 110,
): string =>
  circle(x, y, r, mix(colour, SHADE, 0.14)) +
  circle(x - r * 0.04, y - r * 0.05, r * 0.93, mix(colour, SHADE, 0.04)) +
  times(grains, () => {
    const [a, b] = polar(x, y, r * 0.94 * Math.sqrt(random()), random() * 360);
    return ellipse(
      0,
      0,
      r * 0.055,
      r * 0.022,
      random() < 0.7 ? colour : mix(colour, SHADE, 0.16),
      `transform="translate(${short(a)} ${short(b)}) rotate(${short(random() * 180)})"`,
    );
  });

export const flatbread = (random: Chance, x: number, y: number, w: number, h: number, turn: number): string =>
  move(
    x,
    y,
    pebble(
      ragged(random, 1, 0.94, 14).map(([a, b]) => [a * w * 0.5 + 12, b * h * 0.5 + 15] as const),
      SHADE,
      veil(0.3),
    ) +
      pebble(
        ragged(random, 1, 0.94, 14).map(([a, b]) => [a * w * 0.5, b * h * 0.5] as const),
        '#e0a860',
      ) +
      pebble(
        ragged(random, 0.94, 0.94, 14).map(([a, b]) => [a * w * 0.5, b * h * 0.5] as const),
        '#f3cf94',
      ) +
      times(12, () =>
        ellipse(
          random.between(-0.36, 0.36) * w,
          random.between(-0.34, 0.34) * h,
          random.between(6, 16),
          random.between(5, 10),
          random.pick(['#b5763a', '#d39a55', '#8f5428']),
        ),
      ),
    turn,
  );
