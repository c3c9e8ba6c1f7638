/** Rest on the beach: a roof of thatch, and hammocks below it. */
import { mix } from './palette.ts';
import type { Chance } from './random.ts';
import { path, poly, short, straight, times } from './svg.ts';
import type { Point } from './svg.ts';

/** A roof of thatch in courses, ragged at each. */
export const thatch = (random: Chance, apex: Point, left: number, right: number, eave: number): string => {
  const courses = 6;
  const at = (t: number): readonly [number, number, number] => [
    apex[0] - 30 + (left - apex[0] + 30) * t,
    apex[0] + 30 + (right - apex[0] - 30) * t,
    apex[1] + (eave - apex[1]) * t,
  ];
  return times(courses, (k) => {
    const i = courses - 1 - k;
    const [al, ar, ay] = at(Math.max(0, (i - 0.2) / courses));
    const [bl, br, by] = at((i + 1) / courses);
    const count = Math.round((br - bl) / 26);
    const fringe: Point[] = Array.from({ length: count * 2 + 1 }, (_, j) => [
      bl + ((br - bl) * j) / (count * 2),
      by + (j % 2 ? random.between(8, 20) : -6) + 8 * Math.sin((Math.PI * j) / count / 2),
    ]);
    const tone = mix('#d9a860', '#f0cf8c', i % 2 ? 0.2 : 0.8);
    const split = Math.round(count * 2 * 0.6);
    return (
      poly([[al, ay], [ar, ay], ...fringe.toReversed()], tone) +
      poly(
        [[apex[0] + (ar - apex[0]) * 0.3, ay], [ar, ay], ...fringe.slice(split).toReversed()],
        mix(tone, '#6a3f3a', 0.32),
      ) +
      times(Math.round(count * 0.6), () => {
        const t = random.between(0.04, 0.96);
        return straight(
          [al + (ar - al) * t, ay + (by - ay) * 0.3],
          [bl + (br - bl) * t, by],
          mix(tone, '#7a4a34', t > 0.6 ? 0.5 : 0.3),
          2.4,
        );
      })
    );
  });
};

export const hammock = (
  from: Point,
  to: Point,
  sag: number,
  colours: readonly [string, string, string],
): string => {
  const w = to[0] - from[0];
  const [a, b, y] = [from[0] + w * 0.12, to[0] - w * 0.12, from[1]];
  const low = (t: number): Point => [
    a * (1 - t) ** 3 +
      3 * (a + w * 0.12) * t * (1 - t) ** 2 +
      3 * (b - w * 0.12) * t * t * (1 - t) +
      b * t ** 3,
    y + 56 + sag * 1.75 * 3 * t * (1 - t),
  ];
  const curve = (drop: number): string =>
    `M${short(a)} ${short(y + 56)}C${short(a + w * 0.16)} ${short(y + 56 + drop)} ${short(b - w * 0.16)} ${short(y + 56 + drop)} ${short(b)} ${short(y + 56)}`;
  return (
    times(
      5,
      (i) =>
        straight(from, [a + i * 5, y + 46 + i * 7], '#f7e7c4', 2.6) +
        straight(to, [b - i * 5, y + 46 + i * 7], '#e6cfa4', 2.6),
    ) +
    path(
      `${curve(sag)}C${short(b - w * 0.12)} ${short(y + 56 + sag * 1.75)} ${short(a + w * 0.12)} ${short(y + 56 + sag * 1.75)} ${short(a)} ${short(y + 56)}Z`,
      colours[0],
    ) +
    path(
      `${curve(sag * 1.16)}C${short(b - w * 0.12)} ${short(y + 56 + sag * 1.56)} ${short(a + w * 0.12)} ${short(y + 56 + sag * 1.56)} ${short(a)} ${short(y + 56)}Z`,
      colours[1],
    ) +
    path(
      `${curve(sag * 1.28)}C${short(b - w * 0.12)} ${short(y + 56 + sag * 1.42)} ${short(a + w * 0.12)} ${short(y + 56 + sag * 1.42)} ${short(a)} ${short(y + 56)}Z`,
      colours[2],
    ) +
    path(
      `${curve(sag)}C${short(b - w * 0.2)} ${short(y + 56 + sag * 0.72)} ${short(a + w * 0.2)} ${short(y + 56 + sag * 0.72)} ${short(a)} ${short(y + 56)}Z`,
      mix(colours[0], '#2a1638', 0.4),
    ) +
    times(13, (i) => {
      const t = 0.2 + i * 0.05;
      const [x, y2] = low(t);
      return straight([x, y2 - 4], [x + (0.5 - t) * 6, y2 + 20], '#fffaf0', 3.4);
    })
  );
};
