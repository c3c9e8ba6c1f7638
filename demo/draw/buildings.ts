/** What people have built by the sea: arches, palapas, towers, white towns, quiet modern wings. */
import { archPath } from './arches.ts';
import { mix } from './palette.ts';
import type { Chance } from './random.ts';
import { group, line, path, poly, rect, short, straight, times, veil } from './svg.ts';
import type { Point } from './svg.ts';

/** Thatched roof on posts, the eaves ragged. */
export function palapa(
  random: Chance,
  x: number,
  y: number,
  w: number,
  h: number,
  straw: string,
  shade: string,
  post: string,
  posts = [-0.36, -0.12, 0.14, 0.38],
): string {
  const roof = h * 0.56;
  const eave = y - h + roof;
  const teeth = (from: number, to: number, drop: number): Point[] => {
    const n = Math.max(8, Math.round((to - from) / 9));
    return Array.from({ length: n + 1 }, (_, i) => [
      from + ((to - from) * i) / n,
      eave + (i % 2 ? drop : 0) * random.between(0.5, 1.3),
    ]);
  };
  const top: Point = [x - w * 0.03, y - h];
  const split = x + w * 0.14;
  return (
    posts
      .map((p) => rect(x + p * w - w * 0.012, eave - roof * 0.2, w * 0.024, y - eave + roof * 0.2, post))
      .join('') +
    poly(
      [
        [x - w * 0.4, eave - 2],
        [x + w * 0.42, eave - 2],
        [x + w * 0.36, eave + h * 0.06],
        [x - w * 0.36, eave + h * 0.06],
      ],
      mix(shade, '#20101c', 0.45),
    ) +
    poly([top, [top[0] + w * 0.06, top[1]], ...teeth(x - w * 0.5, x + w * 0.5, h * 0.05).reverse()], straw) +
    poly([[top[0] + w * 0.06, top[1]], ...teeth(split, x + w * 0.5, h * 0.05).reverse()], shade) +
    times(4, (i) => {
      const t = 0.25 + i * 0.2;
      const half = w * 0.5 * t;
      return line(
        `M${short(x - half)} ${short(y - h + roof * t)}Q${short(x)} ${short(y - h + roof * t + 9)} ${short(x + half)} ${short(y - h + roof * t)}`,
        mix(straw, shade, 0.8),
        1.6,
        veil(0.65),
      );
    }) +
    times(46, () => {
      const t = random.between(0.15, 0.95);
      const off = random.between(-0.48, 0.48) * w * t;
      return straight(
        [x + off, y - h + roof * t],
        [x + off * 1.12, y - h + roof * t + h * 0.06],
        mix(straw, random() < 0.5 ? shade : '#fff0c0', 0.6),
        1.3,
      );
    }) +
    poly(
      [
        [top[0] - w * 0.02, top[1] + 8],
        [top[0] + w * 0.02, top[1] - h * 0.06],
        [top[0] + w * 0.05, top[1] - h * 0.06],
        [top[0] + w * 0.09, top[1] + 8],
      ],
      mix(straw, shade, 0.4),
    )
  );
}

export function lighthouse(
  x: number,
  y: number,
  height: number,
  wall: string,
  shade: string,
  band: string,
  lamp: string,
): string {
  const [foot, neck] = [height * 0.125, height * 0.078];
  const room = height * 0.8;
  const at = (t: number): number => foot + (neck - foot) * t;
  const slab = (from: number, to: number, colour: string, side = -1): string =>
    poly(
      [
        [x + side * at(from), y - room * from],
        [x + at(from), y - room * from],
        [x + at(to), y - room * to],
        [x + side * at(to), y - room * to],
      ],
      colour,
    );
  return (
    slab(0, 1, wall) +
    slab(0.2, 0.4, band) +
    slab(0.6, 0.8, band) +
    group(slab(0, 1, shade, 0.12), veil(0.55)) +
    times(3, (i) =>
      path(
        archPath(x - neck * 0.2, y - room * (0.14 + i * 0.3), neck * 0.34, neck * 0.75),
        mix(shade, lamp, 0.75),
      ),
    ) +
    path(archPath(x - neck * 0.1, y, foot * 0.5, foot * 0.95), mix(shade, '#10142c', 0.5)) +
    rect(x - neck * 1.55, y - room - height * 0.016, neck * 3.1, height * 0.018, shade) +
    times(9, (i) =>
      rect(x - neck * 1.5 + (i * neck * 3) / 8 - 0.8, y - room - height * 0.05, 1.6, height * 0.036, shade),
    ) +
    rect(x - neck * 1.55, y - room - height * 0.053, neck * 3.1, 2.4, shade) +
    rect(x - neck * 0.72, y - room - height * 0.115, neck * 1.44, height * 0.1, lamp) +
    times(3, (i) =>
      rect(x - neck * 0.72 + (i * neck * 1.44) / 3 - 1, y - room - height * 0.115, 2, height * 0.1, shade),
    ) +
    path(
      `M${short(x - neck * 0.95)} ${short(y - room - height * 0.113)}Q${short(x - neck * 0.7)} ${short(y - room - height * 0.18)} ${short(x)} ${short(y - room - height * 0.188)}Q${short(x + neck * 0.7)} ${short(y - room - height * 0.18)} ${short(x + neck * 0.95)} ${short(y - room - height * 0.113)}Z`,
      band,
    ) +
    straight([x, y - room - height * 0.18], [x, y - room - height * 0.23], shade, 2)
  );
}

/** Block houses climbing over each other, with a dome or a bell tower here and there. */
export function town(
  random: Chance,
  x: number,
  y: number,
  w: number,
  h: number,
  walls: readonly string[],
  shade: string,
  lamp: string,
  lit = 0.3,
): string {
  const rows = 3;
  return times(rows, (r) => {
    const base = y - (((rows - 1 - r) * h) / rows) * 0.62;
    let out = '';
    for (let px = x; px < x + w;) {
      const bw = random.between(0.055, 0.1) * w;
      const edge = Math.sin(Math.PI * Math.min(1, Math.max(0, (px + bw / 2 - x) / w))) ** 0.5;
      const bh = h * random.between(0.28, 0.46) * (0.5 + edge * 0.6);
      const wall = random.pick(walls);
      out +=
        rect(px, base - bh, bw, bh, wall) +
        rect(px + bw * 0.68, base - bh, bw * 0.32, bh, mix(wall, shade, 0.42));
      const hat = random();
      if (hat < 0.13)
        out += path(
          `M${short(px + bw * 0.1)} ${short(base - bh)}A${short(bw * 0.4)} ${short(bw * 0.46)} 0 0 1 ${short(px + bw * 0.9)} ${short(base - bh)}Z`,
          mix(wall, '#d9744d', 0.8),
        );
      else if (hat < 0.45)
        out += poly(
          [
            [px - 2, base - bh],
            [px + bw + 2, base - bh],
            [px + bw * 0.85, base - bh - bw * 0.22],
            [px + bw * 0.15, base - bh - bw * 0.22],
          ],
          '#c7603f',
        );
      out += times(4, (i) =>
        rect(
          px + bw * (0.14 + (i % 2) * 0.26),
          base - bh * (0.78 - (i >> 1) * 0.36),
          bw * 0.12,
          bw * 0.2,
          random() < lit ? lamp : mix(wall, shade, 0.75),
        ),
      );
      px += bw * random.between(0.86, 1);
    }
    return out;
  });
}

/** A modern wing seen from the side: floors as light bands between balconies. */
export function wing(
  random: Chance,
  x: number,
  y: number,
  w: number,
  floors: number,
  storey: number,
  wall: string,
  shade: string,
  lamp: string,
  lit = 0.35,
): string {
  const bay = w / Math.max(3, Math.round(w / (storey * 1.15)));
  return times(floors, (f) => {
    const top = y - (f + 1) * storey;
    return (
      rect(x, top, w, storey, mix(wall, shade, 0.55)) +
      times(Math.round(w / bay), (b) =>
        rect(
          x + b * bay + bay * 0.14,
          top + storey * 0.2,
          bay * 0.72,
          storey * 0.62,
          random() < lit ? lamp : mix(shade, '#16305a', 0.35),
        ),
      ) +
      rect(x - 5, top + storey * 0.76, w + 10, storey * 0.24, wall) +
      rect(x - 5, top + storey * 0.7, w + 10, storey * 0.05, mix(wall, '#ffffff', 0.35)) +
      (f === floors - 1 ? rect(x - 8, top - storey * 0.1, w + 16, storey * 0.2, wall) : '')
    );
  });
}
