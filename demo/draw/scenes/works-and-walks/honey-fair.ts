/** A fair under arcades: honey in jars and in the comb, corn of many colours, hammocks, cut paper overhead. */
import { bee, log } from '../../bees.ts';
import { hammock } from '../../hammock.ts';
import { mix } from '../../palette.ts';
import { figure } from '../../people.ts';
import type { Chance } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { courtyard } from '../../stages.ts';
import {
  circle,
  ellipse,
  group,
  line,
  move,
  path,
  poly,
  rect,
  short,
  straight,
  times,
  veil,
} from '../../svg.ts';

/** A flag of cut paper: scallops below, a flower cut out of its middle. */
const flag = (x: number, y: number, w: number, colour: string, hole: string, turn: number): string =>
  move(
    x,
    y,
    path(`M${-w / 2} 0H${w / 2}V${w}${times(4, () => `a${w / 8} ${w / 8} 0 0 1 ${-w / 4} 0`)}Z`, colour) +
      times(5, (i) =>
        ellipse(0, w * 0.32, w * 0.07, w * 0.13, hole, `transform="rotate(${i * 72} 0 ${w * 0.5})"`),
      ),
    turn,
  );

const garland = (from: number, to: number, sag: number, colours: readonly string[], hole: string): string => {
  const at = (t: number): number => (1 - t) * from + t * to + 4 * sag * t * (1 - t);
  return (
    line(`M-10 ${from}Q600 ${(from + to) / 2 + sag * 2} 1210 ${to}`, '#7a4a38', 2.4) +
    times(11, (i) => {
      const t = (i + 0.5) / 11;
      return flag(t * 1200, at(t), 86, colours[i % colours.length]!, hole, (1 - 2 * t) * sag * 0.2);
    })
  );
};

/** A jar of honey with a cloth tied over its lid. */
const jar = (x: number, y: number, h: number, honey: string, cloth: string): string =>
  rect(x - h * 0.3, y - h * 0.78, h * 0.6, h * 0.78, honey, `rx="${short(h * 0.1)}"`) +
  rect(x + h * 0.1, y - h * 0.76, h * 0.2, h * 0.74, mix(honey, '#6a2a10', 0.32), `rx="${short(h * 0.08)}"`) +
  rect(x - h * 0.23, y - h * 0.7, h * 0.07, h * 0.6, '#fff3c4', 'rx="4" opacity=".8"') +
  rect(x - h * 0.22, y - h * 0.42, h * 0.4, h * 0.24, '#fffaf0') +
  poly(
    [
      [x - h * 0.26, y - h * 0.98],
      [x + h * 0.26, y - h * 0.98],
      [x + h * 0.36, y - h * 0.66],
      [x + h * 0.12, y - h * 0.74],
      [x - h * 0.1, y - h * 0.66],
      [x - h * 0.36, y - h * 0.72],
    ],
    cloth,
  ) +
  rect(x - h * 0.27, y - h * 0.86, h * 0.54, h * 0.05, mix(cloth, '#2a1436', 0.4));

/** Comb in a wooden frame, stood up to be seen. */
const frameOfComb = (x: number, y: number): string =>
  rect(x - 66, y - 104, 132, 104, '#8a5a34') +
  rect(x - 78, y - 110, 156, 16, '#a8744a') +
  rect(x - 56, y - 92, 112, 82, '#f0a52c') +
  times(5, (r) =>
    times(r % 2 ? 5 : 6, (c) =>
      circle(x - 46 + c * 18.4 + (r % 2) * 9.2, y - 84 + r * 16.6, 7.4, (r + c) % 3 ? '#d9861c' : '#fbd070'),
    ),
  );

/** A cob of corn with its husk drawn back. */
const cob = (x: number, y: number, length: number, colour: string, turn: number): string =>
  move(
    x,
    y,
    ellipse(length * 0.5, 0, length * 0.5, length * 0.15, colour) +
      times(5, (i) =>
        times(2, (k) =>
          circle(
            length * (0.42 + i * 0.11),
            length * (-0.05 + k * 0.1),
            length * 0.036,
            mix(colour, k === 1 ? '#2a1436' : '#fff6d8', 0.4),
          ),
        ),
      ) +
      path(
        `M${length * 0.36} ${-length * 0.17}Q${length * 0.06} ${-length * 0.3} ${-length * 0.24} 0Q${length * 0.06} ${length * 0.3} ${length * 0.36} ${length * 0.17}Q${length * 0.12} 0 ${length * 0.36} ${-length * 0.17}Z`,
        '#e3d490',
      ),
    turn,
  );

const corn = ['#f5c542', '#a8324a', '#3a3464', '#fff0d0', '#ee7a3c', '#6a2a4a'];

/** Cobs hung up by their husks. */
const braid = (x: number, y: number, shift: number): string =>
  straight([x, y - 40], [x, y + 160], '#c9b070', 7) +
  times(
    4,
    (i) =>
      cob(x - 4, y + i * 44, 58, corn[(i + shift) % 6]!, 128) +
      cob(x + 4, y + i * 44, 58, corn[(i + shift + 3) % 6]!, 52),
  );

/** A table with a cloth to the ground, and flowers worked along its hem. */
const table = (x: number, w: number, top: number, cloth: string): string =>
  rect(x, top + 8, w, 800 - top, cloth) +
  rect(x, top + 62, w, 5, '#d8466a') +
  times(
    Math.floor(w / 58),
    (i) =>
      times(5, (k) =>
        ellipse(
          x + 34 + i * 58,
          top + 88,
          6,
          10,
          ['#e4576a', '#2fa3a8', '#f5a93c', '#8f4a9a'][i % 4]!,
          `transform="rotate(${k * 72} ${x + 34 + i * 58} ${top + 98})"`,
        ),
      ) + circle(x + 34 + i * 58, top + 98, 5, '#fbe08a'),
  ) +
  rect(x - 14, top, w + 28, 18, '#b9824c') +
  rect(x - 14, top, w + 28, 6, '#e0b070');

const honeyStall = (random: Chance): string =>
  figure(196, 770, 306, 'cook', { top: '#fffaf0', legs: '#3a5a6a', skin: '#6b3c22', hat: '#f0d9a4' }) +
  straight([262, 588], [312, 560], '#a8744a', 6) +
  ellipse(318, 557, 13, 8, '#f0a52c') +
  table(-20, 500, 640, '#fffaf0') +
  frameOfComb(64, 640) +
  [
    [168, 84, '#e9952c'],
    [226, 70, '#f5b942'],
    [280, 88, '#c9701c'],
    [336, 70, '#f0a52c'],
  ]
    .map(([x, h, c], i) =>
      jar(x as number, 642, h as number, c as string, ['#e4576a', '#2fa3a8', '#fdf3dd', '#8f4a9a'][i]!),
    )
    .join('') +
  group(log(random, 0, 0, 190, '#9a6a48'), 'transform="translate(412 606) scale(.62)"');

const cornStall = (): string =>
  braid(800, 380, 0) +
  braid(1150, 380, 2) +
  figure(990, 770, 296, 'serve', { dress: '#fffaf0', skin: '#7a4630', flip: true }) +
  table(730, 490, 640, '#f6e3bc') +
  [800, 910, 1020, 1130]
    .map(
      (x, i) =>
        times(3, (k) => cob(x - 40 + k * 6, 598 + k * 13, 84, corn[(i + k * 2) % 6]!, -4 + k * 4)) +
        path(`M${x - 56} 616H${x + 56}L${x + 40} 644H${x - 40}Z`, '#c98f4c') +
        times(4, (k) => rect(x - 50, 620 + k * 6, 100 - k * 6, 2.4, '#8f5f30')),
    )
    .join('');

export const honeyFair: Scene = (random) =>
  courtyard(random, 'day') +
  hammock([350, 380], [680, 380], 70, ['#e4576a', '#f5b942', '#2fa3a8']) +
  figure(736, 594, 130, 'stroll', { dress: '#8f4a9a', skin: '#8f5533', hat: '#fff2cf' }) +
  figure(880, 590, 124, 'walk', { top: '#2f7f8a', legs: '#f3e4c4', skin: '#6b3c22', flip: true }) +
  honeyStall(random) +
  cornStall() +
  ellipse(600, 778, 110, 12, '#8a5a48', veil(0.45)) +
  figure(566, 778, 250, 'cook', { dress: '#d8466a', skin: '#8f5533', flip: true }) +
  figure(650, 776, 160, 'wave', { top: '#f5b942', legs: '#3a5a6a', skin: '#8f5533', flip: true }) +
  [
    [360, 530, 11, -20],
    [456, 530, 11, 170],
    [90, 500, 12, 20],
    [400, 560, 10, 10],
  ]
    .map(([x, y, s, turn]) => bee(x!, y!, s! * 1.3, turn!))
    .join('') +
  garland(24, 60, 40, ['#e4576a', '#2fa3a8', '#f5b942', '#8f4a9a', '#5ea34e'], '#fff2d4') +
  garland(152, 160, 40, ['#f5b942', '#e4576a', '#5ea34e', '#2b7fae', '#ee7a3c'], '#fff2d4');
