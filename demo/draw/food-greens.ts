/** Leaves, vegetables and herbs from above. */
import { under } from './food-fruit.ts';
import { SHADE, mix } from './palette.ts';
import type { Chance } from './random.ts';
import { circle, ellipse, line, move, path, polar, rect, short, times, veil } from './svg.ts';

export const tomato = (x: number, y: number, r: number, turn = 0): string =>
  circle(x + r * 0.14, y + r * 0.17, r, SHADE, veil(0.3)) +
  circle(x, y, r, '#cf3b35') +
  circle(x, y, r * 0.88, '#ec6a52') +
  times(5, (i) =>
    ellipse(
      r * 0.5,
      0,
      r * 0.26,
      r * 0.18,
      '#f9b37a',
      `transform="translate(${short(x)} ${short(y)}) rotate(${turn + i * 72})"`,
    ),
  ) +
  circle(x, y, r * 0.16, '#f58f70');

export const onion = (x: number, y: number, r: number, colour = '#b2477f'): string =>
  [1, 0.72, 0.46]
    .map(
      (k) =>
        `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r * k)}" fill="none" stroke="${k === 1 ? colour : mix(colour, '#fff4f0', 0.5)}" stroke-width="${short(r * 0.14)}"/>`,
    )
    .join('');

export const onionSlivers = (
  random: Chance,
  x: number,
  y: number,
  spread: number,
  count: number,
  colour = '#c0508a',
): string =>
  times(count, () => {
    const [px, py] = polar(x, y, spread * Math.sqrt(random()), random() * 360);
    const r = random.between(14, 30);
    return move(
      px,
      py,
      line(`M${-r} 0Q0 ${short(-r * 0.9)} ${r} 0`, colour, 5) +
        line(
          `M${short(-r * 0.9)} 3Q0 ${short(-r * 0.6)} ${short(r * 0.9)} 3`,
          mix(colour, '#ffffff', 0.65),
          4,
        ),
      random() * 360,
    );
  });

export const cucumber = (x: number, y: number, r: number): string =>
  circle(x + r * 0.14, y + r * 0.17, r, SHADE, veil(0.28)) +
  circle(x, y, r, '#3f8a4a') +
  circle(x, y, r * 0.88, '#d6ebb0') +
  times(7, (i) => ellipse(...polar(x, y, r * 0.45, i * 51), r * 0.1, r * 0.07, '#a9cc7a'));

export const radish = (x: number, y: number, r: number): string =>
  circle(x + r * 0.16, y + r * 0.2, r, SHADE, veil(0.28)) +
  circle(x, y, r, '#d93a6a') +
  circle(x, y, r * 0.86, '#fff2f0') +
  circle(x, y, r * 0.4, '#fbdfe0');

export const olive = (x: number, y: number, r: number, colour = '#3b3350'): string =>
  circle(x + r * 0.2, y + r * 0.26, r, SHADE, veil(0.3)) +
  circle(x, y, r, colour) +
  circle(x, y, r * 0.4, mix(colour, '#f0a060', 0.55)) +
  circle(x - r * 0.4, y - r * 0.45, r * 0.18, '#ffffff', veil(0.5));

export const chili = (x: number, y: number, size: number, turn: number, colour = '#d93a32'): string =>
  move(
    x,
    y,
    under(
      path(
        `M${-size} 0Q0 ${short(-size * 0.5)} ${size} ${short(size * 0.16)}Q0 ${short(size * 0.06)} ${-size} ${short(size * 0.2)}Z`,
        SHADE,
      ),
      5,
      7,
    ) +
      path(
        `M${-size} ${short(-size * 0.02)}Q0 ${short(-size * 0.5)} ${size} ${short(size * 0.16)}Q0 ${short(size * 0.1)} ${-size} ${short(size * 0.22)}Z`,
        colour,
      ) +
      path(
        `M${short(-size * 0.8)} ${short(-size * 0.04)}Q0 ${short(-size * 0.42)} ${short(size * 0.7)} ${short(size * 0.05)}Q0 ${short(-size * 0.26)} ${short(-size * 0.8)} ${short(-size * 0.04)}Z`,
        '#ffffff',
        veil(0.35),
      ) +
      line(
        `M${-size} ${short(size * 0.1)}q${short(-size * 0.2)} ${short(-size * 0.02)} ${short(-size * 0.32)} ${short(-size * 0.18)}`,
        '#5ea34e',
        size * 0.09,
      ),
    turn,
  );

/** A spring onion from the grill: its white bulb below, its leaves above. */
export const springOnion = (x: number, y: number, h: number, turn: number): string => {
  const leaf = (lean: number, colour: string): string =>
    path(
      `M-7 ${short(h * 0.12)}Q${short(lean * 0.4)} ${short(-h * 0.2)} ${short(lean)} ${short(-h * 0.5)}Q${short(lean * 0.5 + 16)} ${short(-h * 0.2)} 8 ${short(h * 0.12)}Z`,
      colour,
    );
  return move(
    x,
    y,
    under(rect(-9, -h * 0.4, 18, h * 0.9, SHADE, 'rx="9"')) +
      leaf(-30, '#3f7a3a') +
      leaf(34, '#4d8a42') +
      leaf(2, '#6aa64c') +
      path(
        `M-7 ${short(h * 0.1)}L-9 ${short(h * 0.34)}Q-20 ${short(h * 0.46)} 0 ${short(h * 0.5)}Q20 ${short(h * 0.46)} 9 ${short(h * 0.34)}L7 ${short(h * 0.1)}Z`,
        '#f3f0cf',
      ) +
      times(2, (i) => rect(-8, h * (0.2 + i * 0.1), 16, 4, '#6a4030', veil(0.6))) +
      times(5, (i) => line(`M${-8 + i * 4} ${short(h * 0.49)}l${-4 + i * 2} 12`, '#c9b48a', 2)),
    turn,
  );
};

/** A round of squash with the marks of the fire. */
export const grilledSquash = (x: number, y: number, r: number, turn: number): string =>
  move(
    x,
    y,
    circle(5, 7, r, SHADE, veil(0.25)) +
      circle(0, 0, r, '#5f8f3a') +
      circle(0, 0, r * 0.86, '#eef0b8') +
      times(3, (i) =>
        rect(-r * 0.66, -r * 0.5 + i * r * 0.42, r * 1.32, r * 0.12, '#8a5a30', 'rx="3" opacity=".75"'),
      ) +
      times(5, (i) => circle(...polar(0, 0, r * 0.3, i * 72), r * 0.07, '#d6d690')),
    turn,
  );

/** A strip of grilled nopal. */
export const grilledNopal = (x: number, y: number, turn: number): string =>
  move(
    x,
    y,
    rect(-46, -8, 100, 28, SHADE, 'rx="12" opacity=".25"') +
      rect(-52, -14, 100, 28, '#4a8a3e', 'rx="12"') +
      rect(-48, -12, 92, 14, '#84b85a', 'rx="7"') +
      times(3, (i) => rect(-32 + i * 26, -14, 5, 28, '#2f5a2c', veil(0.7))),
    turn,
  );

export const mushroom = (x: number, y: number, r: number, turn: number): string =>
  move(
    x,
    y,
    under(
      path(
        `M${-r} 0A${r} ${short(r * 0.86)} 0 0 1 ${r} 0Q${short(r * 0.4)} ${short(r * 0.2)} ${short(r * 0.26)} ${short(r * 0.9)}H${short(-r * 0.26)}Q${short(-r * 0.4)} ${short(r * 0.2)} ${-r} 0Z`,
        SHADE,
      ),
      4,
      5,
    ) +
      path(
        `M${-r} 0A${r} ${short(r * 0.86)} 0 0 1 ${r} 0Q${short(r * 0.4)} ${short(r * 0.2)} ${short(r * 0.26)} ${short(r * 0.9)}H${short(-r * 0.26)}Q${short(-r * 0.4)} ${short(r * 0.2)} ${-r} 0Z`,
        '#b98a62',
      ) +
      path(
        `M${short(-r * 0.84)} ${short(-r * 0.06)}A${short(r * 0.84)} ${short(r * 0.7)} 0 0 1 ${short(r * 0.84)} ${short(-r * 0.06)}Q${short(r * 0.3)} ${short(r * 0.1)} ${short(r * 0.15)} ${short(r * 0.8)}H${short(-r * 0.15)}Q${short(-r * 0.3)} ${short(r * 0.1)} ${short(-r * 0.84)} ${short(-r * 0.06)}Z`,
        '#f4e2c4',
      ),
    turn,
  );

export const seeds = (
  random: Chance,
  x: number,
  y: number,
  spread: number,
  count: number,
  colours: readonly string[],
  r = 3,
): string =>
  times(count, () => {
    const [a, b] = polar(x, y, spread * Math.sqrt(random()), random() * 360);
    return circle(a, b, r * random.between(0.6, 1.3), random.pick(colours));
  });
