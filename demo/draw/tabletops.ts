/** What a plate stands on, seen from straight above, and the shade the garden throws over it. */
import { mix } from './palette.ts';
import type { Chance } from './random.ts';
import { group, HEIGHT, line, move, polar, poly, rect, short, smooth, times, veil, WIDTH } from './svg.ts';
import type { Point } from './svg.ts';

export function stripes(angle: number, widths: readonly number[], colours: readonly string[]): string {
  let x = -900;
  let out = '';
  for (let i = 0; x < 900; i++) {
    const w = widths[i % widths.length] as number;
    out += rect(x, -900, w + 0.5, 1800, colours[i % colours.length] as string);
    x += w;
  }
  return move(600, 400, out, angle);
}

export function gingham(size: number, base: string, check: string, turn = 0): string {
  return move(
    600,
    400,
    rect(-900, -900, 1800, 1800, base) +
      group(
        times(Math.ceil(1800 / size / 2), (i) => rect(-900 + i * size * 2, -900, size, 1800, check)),
        veil(0.5),
      ) +
      group(
        times(Math.ceil(1800 / size / 2), (i) => rect(-900, -900 + i * size * 2, 1800, size, check)),
        veil(0.5),
      ),
    turn,
  );
}

export function boardsTop(random: Chance, width: number, colour: string, gap: string, turn = 0): string {
  return move(
    600,
    400,
    times(Math.ceil(1800 / width), (i) => {
      const x = -900 + i * width;
      const tone = mix(colour, random() < 0.5 ? gap : '#ffe8c4', random.between(0.02, 0.22));
      return (
        rect(x, -900, width - 3, 1800, tone) +
        times(5, () => {
          const gx = x + random() * width * 0.9;
          const y = random.between(-900, 700);
          return line(
            `M${short(gx)} ${short(y)}q${short(random.between(-8, 8))} 140 0 ${short(random.between(200, 420))}`,
            mix(tone, gap, 0.35),
            random.between(1, 2.4),
          );
        })
      );
    }),
    turn,
  );
}

export function marble(random: Chance, base: string, vein: string): string {
  return (
    rect(0, 0, WIDTH, HEIGHT, base) +
    times(9, () => {
      const y = random.between(-200, 900);
      const points: Point[] = Array.from({ length: 8 }, (_, i) => [
        i * 180 - 40,
        y + i * 40 + random.between(-60, 60),
      ]);
      return line(
        smooth(points),
        mix(base, vein, random.between(0.3, 0.8)),
        random.between(1.5, 9),
        veil(0.6),
      );
    })
  );
}

export function terrazzo(random: Chance, base: string, chips: readonly string[], count = 240): string {
  return (
    rect(0, 0, WIDTH, HEIGHT, base) +
    times(count, () => {
      const [x, y, r] = [random() * WIDTH, random() * HEIGHT, random.between(4, 17)];
      const n = 4 + Math.floor(random() * 3);
      const turn = random() * 360;
      return poly(
        Array.from({ length: n }, (_, i) => polar(x, y, r * random.between(0.6, 1.1), turn + (i * 360) / n)),
        random.pick(chips),
      );
    })
  );
}
