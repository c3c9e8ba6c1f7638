/** Places that several pictures begin with: a beach, a lawn, a courtyard at night, a deck over the water. */
import { archPath, archRim } from './arches.ts';
import { planks } from './floors.ts';
import type { Ground } from './floors.ts';
import { canopy } from './jungle.ts';
import { hills, sandMarks } from './land.ts';
import { hours, mix } from './palette.ts';
import { figure } from './people.ts';
import type { PoseName } from './poses.ts';
import type { Chance } from './random.ts';
import { barCloud, crescent, cumulus, sky, stars, sun } from './sky.ts';
import { path, poly, rect, times, veil } from './svg.ts';
import { glints, sea } from './water.ts';

type Hour = keyof typeof hours;
type Clothes = NonNullable<Parameters<typeof figure>[4]>;

const sands: Record<Hour, readonly [wet: string, dry: string, near: string]> = {
  dawn: ['#fff0d0', '#f0c79a', '#e3ad84'],
  noon: ['#fffaf0', '#f6e0b0', '#eccd92'],
  gold: ['#fdebc0', '#f0c98c', '#dfae70'],
  sunset: ['#f0a878', '#b96a68', '#94505e'],
  blue: ['#a89aa4', '#66688e', '#4a4e7a'],
  night: ['#51658e', '#33446e', '#27365e'],
};

/** Sky and sea over the whole sheet, flat land far off, as keys and deserts have it; the light stands at x. */
export function water(random: Chance, hour: Hour, light = 820, horizon = 380): string {
  const { sky: ramp, sea: depths, sun: colour, far, cloud } = hours[hour];
  const isDark = hour === 'blue' || hour === 'night';
  const low = hour === 'noon' ? 150 : horizon - 60;
  return (
    sky(ramp, horizon) +
    (isDark
      ? stars(random, 110, horizon * 0.7) + crescent(light, 130, 38, colour)
      : sun(light, low, 64, colour, colour, 5)) +
    (hour === 'noon'
      ? cumulus(random, 300, 300, 300, '#fffaf0', '#cfe7e4') +
        cumulus(random, 1080, 330, 200, '#fffaf0', '#cfe7e4')
      : barCloud(random, 260, 170, 300, cloud) + barCloud(random, 1020, 230, 220, cloud, 2)) +
    sea(random, depths, horizon, 800, 80) +
    hills(random, horizon + 2, 13, far, -60, 380, 4) +
    hills(random, horizon + 2, 9, far, 880, 1280, 4) +
    glints(random, light, horizon + 4, 780, 180, colour, 46, 60)
  );
}

/** A beach: water to half of the sheet, then sand. People stand between 600 and 760. */
export function beach(random: Chance, hour: Hour, light = 820): string {
  const [wet, dry, near] = sands[hour];
  return (
    water(random, hour, light) +
    path('M-20 560Q300 538 620 566T1220 546V810H-20Z', wet, veil(0.85)) +
    path('M-20 576Q300 552 620 582T1220 562V810H-20Z', dry) +
    path('M-20 680Q300 656 620 684T1220 668V810H-20Z', near) +
    sandMarks(random, 20, 610, 1160, 170, mix(near, '#5a3040', 0.3), 40)
  );
}

const greens = {
  day: { sky: ['#4fb0c4', '#8fd0d0', '#cfe8cf', '#fbeec4'], lawns: ['#b9d468', '#8ab84e', '#6fa348'] },
  dusk: {
    sky: ['#3c3566', '#7a4a7c', '#c96a70', '#f0a070', '#fbcf8c'],
    lawns: ['#6f7a58', '#55684e', '#435640'],
  },
} as const;

/** A lawn with trees behind it. */
export function lawn(random: Chance, time: keyof typeof greens = 'day'): string {
  const { sky: ramp, lawns } = greens[time];
  const shade = time === 'day' ? '#1f6247' : '#2a3a44';
  return (
    sky(ramp, 420, 11) +
    sun(880, time === 'day' ? 130 : 330, 54, '#fffbe2', '#fff3c0', 5) +
    times(7, (i) =>
      canopy(
        random,
        60 + i * 180,
        430 - (i % 2) * 26,
        260,
        170,
        shade,
        mix(shade, '#5ea34e', 0.45),
        mix(shade, '#b7cf4e', 0.5),
      ),
    ) +
    path('M-20 480Q300 450 620 474T1220 456V810H-20Z', lawns[0]) +
    path('M-20 570Q400 520 1220 552V810H-20Z', lawns[1]) +
    path('M-20 690Q500 640 1220 680V810H-20Z', lawns[2])
  );
}

const courts = {
  day: {
    sky: ['#3a9cc0', '#6fc0d0', '#b2e0dc', '#e3f1dc'],
    wall: '#f6c98a',
    edge: '#fbe6bf',
    rims: '#fbe6bf',
    light: '#c9784c',
    inside: '#8a4a48',
    floor: '#e6bd84',
    joint: '#c9784c',
  },
  night: {
    sky: ['#0d1440', '#1f2562', '#46357c', '#7c4a80'],
    wall: '#5a3560',
    edge: '#8a5a78',
    rims: '#a8708a',
    light: '#f0a85e',
    inside: '#3a2048',
    floor: '#4a2c58',
    joint: '#3a2048',
  },
} as const;

/** A courtyard with arches on three sides; its floor begins at 560. */
export function courtyard(random: Chance, time: keyof typeof courts): string {
  const { sky: ramp, wall, edge, rims, light, inside, floor, joint } = courts[time];
  return (
    sky(ramp, 300, 9) +
    (time === 'night' ? stars(random, 90, 200) + crescent(1000, 90, 34, '#fdf0cf') : '') +
    rect(0, 220, 1200, 350, wall) +
    rect(0, 206, 1200, 20, edge) +
    times(7, (i) => path(archPath(90 + i * 170, 560, 122, 240), light)) +
    times(7, (i) => path(archPath(98 + i * 170, 560, 122, 226), inside)) +
    times(7, (i) => archRim({ x: 90 + i * 170, w: 122, h: 240 }, 560, rims, 9)) +
    path('M0 560H1200V800H0Z', floor) +
    times(6, (i) => path(`M0 ${572 + i * i * 8}H1200v${3 + i * 2}H0Z`, joint, veil(0.6)))
  );
}

/** Planks that lead to the water. */
export const deck = (random: Chance, colour: string, gap: string, top = 520): string => {
  const ground: Ground = { horizon: top - 130, vanish: 600, top, bottom: 800 };
  return planks(random, ground, 92, colour, gap);
};

/** Somebody on a mat; the mat is as wide as they are tall. */
export const onMat = (
  x: number,
  y: number,
  h: number,
  pose: PoseName,
  colour: string,
  clothes: Clothes = {},
) =>
  poly(
    [
      [x - h * 0.55, y - 6],
      [x + h * 0.5, y - 6],
      [x + h * 0.6, y + 14],
      [x - h * 0.65, y + 14],
    ],
    colour,
  ) +
  figure(x, y + 3, h, pose, {
    top: mix(colour, '#1a1430', 0.2),
    legs: mix(colour, '#1a1430', 0.55),
    skin: '#7a4630',
    ...clothes,
  });

/** A figure lying on its back, feet to the right. */
export const lying = (x: number, y: number, h: number, clothes: Clothes): string =>
  `<g transform="translate(${x} ${y}) rotate(90)">${figure(0, h / 2, h, 'stand', clothes)}</g>`;
