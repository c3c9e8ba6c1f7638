import { citrusWedge, limes } from '../../citrus.ts';
import { spoon } from '../../cutlery.ts';
import { mangoCheek } from '../../food-fruit.ts';
import { chili, cucumber, onion, seeds } from '../../food-greens.ts';
import { rice } from '../../food-kitchen.ts';
import { basil, sprig } from '../../herbs.ts';
import { bananaMat } from '../../mats.ts';
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

export const plateCurry: Scene = (random) =>
  stripes(24, [150, 14, 40, 14], ['#1f6f6a', '#f0c45f', '#17595a', '#e4764c']) +
  bananaMat(560, 420, 1120, 620, '#57a452', '#2f8450', -18) +
  bowl(480, 410, 250, '#8a4a2a', '#b5673a', '#e58a2c') +
  clip(
    diskPath(482, 412, 200),
    circle(482, 412, 200, '#e9962f') +
      times(7, () => {
        const [x, y] = polar(480, 410, 150 * Math.sqrt(random()), random() * 360);
        return ellipse(x, y, 60, 34, '#f2ad48', veil(0.8));
      }),
  ) +
  times(5, (i) => pumpkin(...polar(480, 410, 92 + (i % 2) * 44, i * 72 + 10), 44, i * 137 + 20)) +
  times(9, (i) => chickpea(...polar(480, 410, 34 + (i % 4) * 42, i * 83))) +
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
