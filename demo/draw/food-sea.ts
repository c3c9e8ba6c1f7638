/** Fish and shellfish from above, raw, grilled and rolled. */
import { under } from './food-fruit.ts';
import { SHADE, mix } from './palette.ts';
import { circle, clip, ellipse, group, line, move, path, polar, rect, short, times, veil } from './svg.ts';

/** Whole fish, head to the left, with the bars of the grill on its skin. */
export function fish(
  x: number,
  y: number,
  size: number,
  turn: number,
  skin: string,
  belly: string,
  bars: string,
): string {
  const p = (a: number, b: number): string => `${short(a * size)} ${short(b * size)}`;
  const body = `M${p(-0.5, 0.01)}C${p(-0.38, -0.19)} ${p(0.02, -0.24)} ${p(0.34, -0.05)}L${p(0.52, -0.17)}Q${p(0.45, 0)} ${p(0.53, 0.17)}L${p(0.34, 0.05)}C${p(0.04, 0.22)} ${p(-0.36, 0.2)} ${p(-0.5, 0.01)}Z`;
  return move(
    x,
    y,
    under(path(body, SHADE), 14, 18) +
      path(`M${p(-0.16, -0.15)}Q${p(0.02, -0.31)} ${p(0.2, -0.1)}Z`, mix(skin, SHADE, 0.35)) +
      path(`M${p(-0.04, 0.13)}Q${p(0.05, 0.27)} ${p(0.16, 0.1)}Z`, mix(skin, SHADE, 0.35)) +
      path(body, skin) +
      clip(
        body,
        path(
          `M${p(-0.5, 0.01)}C${p(-0.2, 0.1)} ${p(0.1, 0.08)} ${p(0.4, 0.03)}L${p(0.4, 0.3)}H${short(-0.5 * size)}Z`,
          belly,
        ) +
          times(5, (i) =>
            line(`M${p(-0.2 + i * 0.12, -0.24)}L${p(-0.28 + i * 0.12, 0.24)}`, bars, size * 0.02),
          ) +
          times(4, (i) =>
            line(
              `M${p(0.42 + i * 0.02, -0.12 + i * 0.08)}L${p(0.5, -0.16 + i * 0.1)}`,
              mix(skin, SHADE, 0.4),
              size * 0.008,
            ),
          ),
      ) +
      path(
        `M${p(-0.5, 0.01)}Q${p(-0.44, -0.12)} ${p(-0.31, -0.15)}Q${p(-0.25, 0)} ${p(-0.31, 0.13)}Q${p(-0.44, 0.1)} ${p(-0.5, 0.01)}Z`,
        mix(skin, SHADE, 0.22),
      ) +
      circle(-0.4 * size, -0.03 * size, size * 0.022, '#fff3d8') +
      circle(-0.4 * size, -0.03 * size, size * 0.011, SHADE) +
      line(`M${p(-0.49, 0.02)}Q${p(-0.45, 0.04)} ${p(-0.42, 0.04)}`, SHADE, size * 0.007) +
      path(
        `M${p(-0.2, 0.02)}Q${p(-0.1, -0.03)} ${p(-0.06, 0.07)}Q${p(-0.14, 0.1)} ${p(-0.2, 0.02)}Z`,
        mix(skin, '#fff0c0', 0.4),
      ),
    turn,
  );
}

export function prawn(x: number, y: number, r: number, turn: number, colour = '#f0835c'): string {
  const seg = (i: number, k: number): string =>
    circle(
      ...polar(0, 0, r, -150 + i * 40),
      r * (0.44 - i * 0.045) * k,
      i % 2 ? mix(colour, '#fff0dc', 0.35) : colour,
    );
  return move(
    x,
    y,
    under(
      times(6, (i) => circle(...polar(0, 0, r, -150 + i * 40), r * (0.44 - i * 0.045), SHADE)),
      6,
      8,
    ) +
      times(6, (i) => seg(i, 1)) +
      times(6, (i) =>
        circle(...polar(0, 0, r * 0.96, -156 + i * 40), r * (0.2 - i * 0.022), '#fff3e4', veil(0.7)),
      ) +
      path(
        `M${polar(0, 0, r, 52).map(short).join(' ')}l${short(-r * 0.5)} ${short(r * 0.1)}l${short(r * 0.12)} ${short(-r * 0.36)}Z`,
        mix(colour, '#b5332c', 0.5),
      ),
    turn,
  );
}

/** A spiny lobster: no claws, but two feelers longer than itself. */
export function spinyLobster(x: number, y: number, size: number, turn: number, colour: string): string {
  const dark = mix(colour, '#5a1230', 0.4);
  const light = mix(colour, '#ffd9a0', 0.4);
  const p = (a: number, b: number): string => `${short(a * size)} ${short(b * size)}`;
  const feeler = (s: number): string =>
    path(
      `M${p(s * 0.055, -0.34)}C${p(s * 0.14, -0.56)} ${p(s * 0.34, -0.7)} ${p(s * 0.6, -0.6)}C${p(s * 0.84, -0.5)} ${p(s * 0.9, -0.2)} ${p(s * 0.8, 0.14)}C${p(s * 0.87, -0.2)} ${p(s * 0.8, -0.47)} ${p(s * 0.585, -0.565)}C${p(s * 0.36, -0.65)} ${p(s * 0.2, -0.5)} ${p(s * 0.11, -0.31)}Z`,
      colour,
    ) +
    times(9, (i) => {
      const [a, b] = [0.16 + i * 0.052, -0.53 - Math.sin((i + 1) / 3.4) * 0.1];
      return line(`M${p(s * a, b)}l${short(s * size * 0.006)} ${short(size * 0.03)}`, dark, size * 0.006);
    }) +
    line(`M${p(s * 0.07, -0.31)}L${p(s * 0.16, -0.45)}`, dark, size * 0.055) +
    line(`M${p(s * 0.02, -0.36)}Q${p(s * 0.04, -0.5)} ${p(s * 0.15, -0.56)}`, dark, size * 0.014);
  const body =
    [-1, 1]
      .map((s) =>
        times(5, (i) =>
          line(
            `M0 ${short(size * (-0.2 + i * 0.06))}Q${short(s * size * 0.17)} ${short(size * (-0.24 + i * 0.08))} ${short(s * size * (0.25 - i * 0.015))} ${short(size * (-0.1 + i * 0.11))}`,
            colour,
            size * 0.026,
          ),
        ),
      )
      .join('') +
    feeler(-1) +
    feeler(1) +
    times(5, (i) =>
      ellipse(
        ...polar(0, size * 0.52, size * 0.09, 30 + i * 30),
        size * 0.05,
        size * 0.09,
        i % 2 ? colour : dark,
        `transform="rotate(${-60 + i * 30} ${polar(0, size * 0.52, size * 0.09, 30 + i * 30)
          .map(short)
          .join(' ')})"`,
      ),
    ) +
    times(6, (i) =>
      rect(
        -size * (0.115 - i * 0.009),
        size * (0.02 + i * 0.08),
        size * (0.23 - i * 0.018),
        size * 0.1,
        i % 2 ? colour : mix(colour, dark, 0.45),
        `rx="${short(size * 0.05)}"`,
      ),
    ) +
    times(6, (i) =>
      rect(
        -size * 0.05,
        size * (0.04 + i * 0.08),
        size * 0.05,
        size * 0.05,
        light,
        `rx="${short(size * 0.02)}" opacity=".7"`,
      ),
    ) +
    path(
      `M0 ${short(-size * 0.37)}Q${short(size * 0.15)} ${short(-size * 0.26)} ${short(size * 0.125)} ${short(size * 0.04)}Q0 ${short(size * 0.1)} ${short(-size * 0.125)} ${short(size * 0.04)}Q${short(-size * 0.15)} ${short(-size * 0.26)} 0 ${short(-size * 0.37)}Z`,
      colour,
    ) +
    path(
      `M0 ${short(-size * 0.37)}Q${short(size * 0.15)} ${short(-size * 0.26)} ${short(size * 0.125)} ${short(size * 0.04)}Q${short(size * 0.06)} ${short(size * 0.08)} 0 ${short(size * 0.075)}Z`,
      mix(colour, dark, 0.5),
    ) +
    ellipse(-size * 0.05, -size * 0.1, size * 0.02, size * 0.1, light) +
    circle(-size * 0.055, -size * 0.29, size * 0.018, SHADE) +
    circle(size * 0.055, -size * 0.29, size * 0.018, SHADE) +
    times(7, (i) =>
      circle(
        size * (i % 2 ? 0.045 : -0.045),
        size * (-0.2 + i * 0.034),
        size * 0.012,
        i % 2 ? light : mix(light, '#ffffff', 0.3),
      ),
    );
  return move(x, y, body, turn);
}

export const mussel = (x: number, y: number, size: number, turn: number): string =>
  move(
    x,
    y,
    under(ellipse(0, 0, size, size * 0.5, SHADE)) +
      path(
        `M${-size} 0Q${short(-size * 0.2)} ${short(-size * 0.95)} ${size} 0Q${short(-size * 0.2)} ${short(size * 0.75)} ${-size} 0Z`,
        '#23284a',
      ) +
      path(
        `M${short(-size * 0.85)} 0Q${short(-size * 0.2)} ${short(-size * 0.7)} ${short(size * 0.85)} 0Q${short(-size * 0.2)} ${short(size * 0.55)} ${short(-size * 0.85)} 0Z`,
        '#8d98b8',
      ) +
      ellipse(size * 0.06, 0, size * 0.5, size * 0.24, '#f3994c') +
      ellipse(0, -size * 0.05, size * 0.3, size * 0.1, '#fbc37e'),
    turn,
  );

export const squid = (x: number, y: number, r: number): string =>
  `<circle cx="${short(x + 4)}" cy="${short(y + 6)}" r="${short(r)}" fill="none" stroke="${SHADE}" stroke-opacity=".3" stroke-width="${short(r * 0.5)}"/><circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="none" stroke="#fbead0" stroke-width="${short(r * 0.5)}"/><circle cx="${short(x - r * 0.06)}" cy="${short(y - r * 0.06)}" r="${short(r)}" fill="none" stroke="#ffffff" stroke-width="${short(r * 0.16)}"/>`;

/** A clam that has opened in the pan: two ribbed halves and what sits in one of them. */
export const clam = (x: number, y: number, size: number, turn: number): string => {
  const fan = `M0 ${short(size * 0.5)}C${short(-size * 0.9)} ${short(size * 0.5)} ${short(-size * 1.05)} ${short(-size * 0.5)} 0 ${short(-size * 0.62)}C${short(size * 1.05)} ${short(-size * 0.5)} ${short(size * 0.9)} ${short(size * 0.5)} 0 ${short(size * 0.5)}Z`;
  const half = (inside: string): string =>
    path(fan, '#b98d62') + group(path(fan, inside), 'transform="scale(.9)"');
  return move(
    x,
    y,
    under(path(fan, SHADE), 7, 9) +
      group(
        half('#d9b88c') +
          times(4, (i) =>
            group(
              path(fan, 'none', 'stroke="#a3784e" stroke-width="3"'),
              `transform="translate(0 ${short(size * 0.1 * i)}) scale(${0.8 - i * 0.17})"`,
            ),
          ),
        `transform="translate(0 ${short(-size * 0.62)}) scale(1 .8)"`,
      ) +
      half('#fdf1dc') +
      ellipse(0, size * 0.02, size * 0.5, size * 0.34, '#eebb7c') +
      ellipse(-size * 0.06, -size * 0.05, size * 0.34, size * 0.18, '#fbdca6') +
      ellipse(size * 0.2, size * 0.12, size * 0.16, size * 0.1, '#d98f4a'),
    turn,
  );
};
