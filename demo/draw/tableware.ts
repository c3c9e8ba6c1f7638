/** Plates, bowls, cutlery and cloth from above, with the hard shadow of a high sun. */
import { SHADE, mix } from './palette.ts';
import { circle, clip, diskPath, group, line, move, path, polar, rect, short, times, veil } from './svg.ts';

interface Plate {
  rim: string;
  well?: string;
  edge?: string;
  /** A drawing on the rim, repeated around it. */
  motif?: 'petals' | 'dots' | 'rays' | 'waves' | 'band';
  ink?: string;
}

function rimMotif(x: number, y: number, r: number, { motif, ink = '#2b5f9e', edge }: Plate): string {
  const mid = r * 0.85;
  if (motif === 'petals')
    return times(18, (i) =>
      group(
        path(
          `M0 ${short(-r * 0.07)}Q${short(r * 0.055)} 0 0 ${short(r * 0.075)}Q${short(-r * 0.055)} 0 0 ${short(-r * 0.07)}Z`,
          i % 2 ? ink : (edge ?? ink),
        ),
        `transform="translate(${polar(x, y, mid, i * 20)
          .map(short)
          .join(' ')}) rotate(${i * 20 + 90})"`,
      ),
    );
  if (motif === 'dots')
    return times(30, (i) => circle(...polar(x, y, mid, i * 12), r * (i % 2 ? 0.032 : 0.018), ink));
  if (motif === 'rays')
    return times(48, (i) =>
      line(
        `M${polar(x, y, r * 0.76, i * 7.5)
          .map(short)
          .join(' ')}L${polar(x, y, r * 0.94, i * 7.5)
          .map(short)
          .join(' ')}`,
        ink,
        r * 0.014,
      ),
    );
  if (motif === 'waves')
    return times(24, (i) => {
      const [a, b, c] = [
        polar(x, y, mid, i * 15),
        polar(x, y, r * 0.93, i * 15 + 7.5),
        polar(x, y, mid, i * 15 + 15),
      ];
      return line(
        `M${a.map(short).join(' ')}Q${b.map(short).join(' ')} ${c.map(short).join(' ')}`,
        ink,
        r * 0.022,
      );
    });
  if (motif === 'band')
    return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(mid)}" fill="none" stroke="${ink}" stroke-width="${short(r * 0.06)}"/>`;
  return '';
}

/** The sun stands upper left: shadow falls to the lower right, the well is dark on its sunny side. */
export function plate(x: number, y: number, r: number, look: Plate): string {
  const well = look.well ?? mix(look.rim, '#ffffff', 0.3);
  const shade = mix(look.rim, SHADE, 0.2);
  return (
    circle(x + r * 0.1, y + r * 0.12, r, SHADE, veil(0.34)) +
    circle(x, y, r, look.edge ?? shade) +
    circle(x - r * 0.004, y - r * 0.004, r * 0.975, look.rim) +
    rimMotif(x, y, r, look) +
    circle(x, y, r * 0.735, shade) +
    clip(
      diskPath(x, y, r * 0.72),
      circle(x, y, r * 0.72, mix(well, SHADE, 0.16)) + circle(x + r * 0.055, y + r * 0.065, r * 0.72, well),
    ) +
    path(
      `M${polar(x, y, r * 0.94, 190)
        .map(short)
        .join(' ')}A${short(r * 0.94)} ${short(r * 0.94)} 0 0 1 ${polar(x, y, r * 0.94, 262)
        .map(short)
        .join(' ')}A${short(r * 1.1)} ${short(r * 1.1)} 0 0 0 ${polar(x, y, r * 0.94, 190)
        .map(short)
        .join(' ')}Z`,
      '#ffffff',
      veil(0.5),
    )
  );
}

/** Deep bowl: a wide wall in shade, then what is in it. */
export function bowl(x: number, y: number, r: number, outer: string, inner: string, filling: string): string {
  return (
    circle(x + r * 0.16, y + r * 0.19, r, SHADE, veil(0.34)) +
    circle(x, y, r, outer) +
    circle(x, y, r * 0.93, inner) +
    clip(
      diskPath(x, y, r * 0.93),
      path(
        `${diskPath(x, y, r * 0.94)}${diskPath(x + r * 0.11, y + r * 0.13, r * 0.92)}`,
        mix(inner, SHADE, 0.45),
        'fill-rule="evenodd"',
      ),
    ) +
    circle(x + r * 0.01, y + r * 0.01, r * 0.8, filling)
  );
}

export const woodenBoard = (x: number, y: number, w: number, h: number, wood: string, turn = 0): string =>
  move(
    x,
    y,
    rect(-w / 2 + 16, -h / 2 + 20, w, h, SHADE, `rx="34" opacity=".34"`) +
      rect(w / 2 - 20 + 16, -26 + 20, 130, 52, SHADE, 'rx="24" opacity=".34"') +
      rect(w / 2 - 30, -26, 150, 52, wood, 'rx="26"') +
      circle(w / 2 + 92, 0, 10, mix(wood, SHADE, 0.6)) +
      rect(-w / 2, -h / 2, w, h, wood, 'rx="34"') +
      times(7, (i) =>
        line(
          `M${short(-w / 2 + 20)} ${short(-h / 2 + (i + 0.7) * (h / 7.6))}q${short(w * 0.25)} ${i % 2 ? 10 : -8} ${short(w * 0.5)} 0t${short(w * 0.43)} 0`,
          mix(wood, '#5a2f1c', 0.26),
          2.4,
        ),
      ),
    turn,
  );

/** A tumbler from above: rim, drink, ice and the light it throws. */
export function tumbler(x: number, y: number, r: number, drink: string, ice = true): string {
  return (
    path(
      `M${polar(x, y, r, 135).map(short).join(' ')}L${short(x + r * 1.1)} ${short(y + r * 2.3)}Q${short(x + r * 2.3)} ${short(y + r * 2.5)} ${short(x + r * 2.4)} ${short(y + r * 1.1)}L${polar(x, y, r, -45).map(short).join(' ')}Z`,
      SHADE,
      veil(0.24),
    ) +
    path(
      `M${polar(x, y, r * 0.6, 135)
        .map(short)
        .join(
          ' ',
        )}L${short(x + r * 1.3)} ${short(y + r * 2)}Q${short(x + r * 1.9)} ${short(y + r * 2.1)} ${short(x + r * 2)} ${short(y + r * 1.3)}L${polar(
        x,
        y,
        r * 0.6,
        -45,
      )
        .map(short)
        .join(' ')}Z`,
      drink,
      veil(0.55),
    ) +
    circle(x, y, r, '#f4fbf4', veil(0.85)) +
    circle(x, y, r * 0.9, drink) +
    path(
      `${diskPath(x, y, r * 0.9)}${diskPath(x + r * 0.1, y + r * 0.12, r * 0.86)}`,
      mix(drink, SHADE, 0.35),
      'fill-rule="evenodd"',
    ) +
    (ice
      ? [
          [-0.25, -0.2, 14],
          [0.3, -0.05, 40],
          [-0.05, 0.36, -20],
        ]
          .map(([a, b, t]) =>
            move(
              x + a! * r,
              y + b! * r,
              rect(
                -r * 0.24,
                -r * 0.24,
                r * 0.48,
                r * 0.48,
                mix(drink, '#ffffff', 0.6),
                `rx="${short(r * 0.08)}"`,
              ) + rect(-r * 0.2, -r * 0.2, r * 0.3, r * 0.24, '#ffffff', veil(0.6)),
              t,
            ),
          )
          .join('')
      : '')
  );
}
