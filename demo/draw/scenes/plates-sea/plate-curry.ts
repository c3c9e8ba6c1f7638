import { citrusWedge, limes } from '../../citrus.ts';
import { spoon } from '../../cutlery.ts';
import { mangoCheek } from '../../food-fruit.ts';
import { chili, cucumber, onion, seeds } from '../../food-greens.ts';
import { rice } from '../../food-kitchen.ts';
import { basil, coriander, sprig } from '../../herbs.ts';
import { bananaMat } from '../../mats.ts';
import type { Chance } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { palmShade } from '../../shade.ts';
import { circle, clip, diskPath, ellipse, line, move, polar, rect, times, veil } from '../../svg.ts';
import { stripes } from '../../tabletops.ts';
import { bowl, plate } from '../../tableware.ts';

/** A slice with its green rind outside. */
const pumpkin = (x: number, y: number, r: number, turn: number): string => {
  const arc = (inset: number) => `M${inset - r} ${inset}Q0 ${inset - r * 1.2} ${r - inset} ${inset}`;
  return move(
    x,
    y,
    line(arc(0), '#a8571d', 44, veil(0.4)) + line(arc(0), '#55803c', 36) + line(arc(5), '#f4752a', 28),
    turn,
  );
};

const chickpea = (x: number, y: number): string =>
  circle(x + 2, y + 3, 15, '#a8571d', veil(0.4)) +
  circle(x, y, 15, '#f6e0aa') +
  circle(x - 4, y - 4, 5, '#fff4d4');

/** A bowl on a banana leaf beside a plate of rice: its broth, what is in it, and the bowl's clay. */
const stew =
  (broth: readonly [string, string, string], filling: (random: Chance) => string): Scene =>
  (random) =>
    stripes(24, [150, 14, 40, 14], ['#1f6f6a', '#f0c45f', '#17595a', '#e4764c']) +
    bananaMat(560, 420, 1120, 620, '#57a452', '#2f8450', -18) +
    bowl(480, 410, 250, '#8a4a2a', '#b5673a', broth[0]) +
    clip(
      diskPath(482, 412, 200),
      circle(482, 412, 200, broth[1]) +
        times(7, () => {
          const [x, y] = polar(480, 410, 150 * Math.sqrt(random()), random() * 360);
          return ellipse(x, y, 60, 34, broth[2], veil(0.8));
        }),
    ) +
    filling(random) +
    line('M380 380C430 330 520 330 560 380S480 480 440 440', '#fff3d8', 13) +
    line('M400 480C460 520 540 510 590 460', '#fff3d8', 9) +
    times(7, (i) => basil(...polar(480, 410, 60 + (i % 3) * 40, i * 51), 52, i * 70, '#4f9147')) +
    chili(560, 330, 50, 24) +
    chili(400, 500, 46, 140) +
    seeds(random, 480, 410, 170, 30, ['#fff0c0', '#c9501f'], 4) +
    plate(850, 470, 170, { rim: '#fdf3dd', edge: '#1f6f6a', motif: 'dots', ink: '#e4764c' }) +
    rice(random, 850, 470, 112, '#fffaf0', 190) +
    sprig(850, 460, 50, 20) +
    seeds(random, 850, 470, 80, 18, ['#33222e'], 3) +
    bowl(860, 190, 84, '#f0c45f', '#f7dd97', '#f9a43a') +
    times(8, () => {
      const [x, y] = polar(860, 190, 46 * Math.sqrt(random()), random() * 360);
      return rect(x - 8, y - 8, 17, 17, '#d9603a', 'rx="4"');
    }) +
    citrusWedge(1040, 300, 58, ...limes, 30) +
    citrusWedge(1070, 390, 52, ...limes, -20) +
    mangoCheek(180, 150, 80, -24) +
    onion(1080, 640, 44) +
    onion(1020, 690, 34) +
    spoon(180, 560, 320, '#e0b96a', 30) +
    cucumber(760, 700, 38) +
    cucumber(700, 720, 34) +
    palmShade(random, 1260, 860, -148, 640);

export const plateCurry = stew(
  ['#e58a2c', '#e9962f', '#f2ad48'],
  () =>
    times(5, (i) => pumpkin(...polar(480, 410, 92 + (i % 2) * 44, i * 72 + 10), 44, i * 137 + 20)) +
    times(9, (i) => chickpea(...polar(480, 410, 34 + (i % 4) * 42, i * 83))),
);

/** A piece of white fish that flakes. */
const fillet = (x: number, y: number, r: number, turn: number): string =>
  move(
    x,
    y,
    rect(-r, -r * 0.66, r * 2.1, r * 1.5, '#a8571d', 'rx="18" opacity=".35"') +
      rect(-r * 1.04, -r * 0.78, r * 2.08, r * 1.5, '#f3e2c8', 'rx="18"') +
      rect(-r * 0.98, -r * 0.74, r * 1.9, r * 1.2, '#fffaf0', 'rx="16"') +
      times(3, (i) =>
        line(`M${-r * 0.6 + i * r * 0.5} ${-r * 0.6}q${r * 0.26} ${r * 0.56} 0 ${r * 1.1}`, '#e6cdb0', 4),
      ),
    turn,
  );

export const plateFishStew = stew(
  ['#e3a06a', '#eeb27c', '#f7cf9f'],
  (random) =>
    times(6, (i) => fillet(...polar(480, 410, i ? 112 : 10, i * 72 + 20), 46, i * 67 + 10)) +
    times(8, (i) => {
      const [x, y] = polar(480, 410, 60 + (i % 3) * 44, i * 47 + 40);
      return (
        circle(x + 2, y + 3, 19, '#a8571d', veil(0.4)) +
        circle(x, y, 19, '#d9452f') +
        circle(x - 5, y - 5, 8, '#f28a66')
      );
    }) +
    times(9, (i) => coriander(random, ...polar(480, 410, 50 + (i % 3) * 48, i * 43 + 15), 40)),
);
