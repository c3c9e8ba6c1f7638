/** The paint box: a small set of sun-washed inks, and what the hour of the day does to sky and sea. */

export const ink = {
  paper: '#fdf3dd',
  cream: '#f7e3bd',
  sand: '#edcd96',
  straw: '#dfae5c',
  gold: '#f5b942',
  apricot: '#f6a15b',
  coral: '#ee6c4d',
  rose: '#e4576a',
  brick: '#bf4a35',
  clay: '#96382f',
  plum: '#5a2748',
  night: '#101c3d',
  navy: '#16305a',
  azure: '#2b7fae',
  lagoon: '#2fb3b8',
  foam: '#c6ece1',
  mint: '#8ccfb4',
  palm: '#2f7d54',
  leaf: '#5ea34e',
  lime: '#b7cf4e',
  jungle: '#12493f',
  deep: '#0b2f33',
  bark: '#6b4028',
  cocoa: '#3d2420',
  white: '#fffaf0',
} as const;

/** The shadow of what lies on a table, laid over it thinly. */
export const SHADE = '#241a42';

interface Hour {
  sky: readonly string[];
  sea: readonly string[];
  sun: string;
  far: string;
  cloud: string;
}

export const hours = {
  dawn: {
    sky: ['#1f5d73', '#4a9199', '#94c0ae', '#dfd8b0', '#f7c796', '#f5a37b'],
    sea: ['#e9b690', '#5fa39d', '#1f7680', '#10515f', '#0b3c4b'],
    sun: '#fff0c2',
    far: '#3f7f86',
    cloud: '#f9d9b0',
  },
  noon: {
    sky: ['#1788b8', '#37a6c9', '#74c6d6', '#b2e0dc', '#e3f1dc'],
    sea: ['#1c8fae', '#26a9b4', '#49c4bc', '#8ddcc4', '#c9efd4'],
    sun: '#fff7d6',
    far: '#5fa9b5',
    cloud: '#fff8e6',
  },
  gold: {
    sky: ['#3f8fa6', '#7db5ad', '#c9cf9f', '#f6d488', '#f8b863', '#f49a52'],
    sea: ['#f6c277', '#87ab93', '#3d8f97', '#21707f', '#17566a'],
    sun: '#fff3c4',
    far: '#8b8a78',
    cloud: '#fde6b4',
  },
  sunset: {
    sky: ['#4b2357', '#8a2f5c', '#c9435a', '#ec6a4c', '#f79a4e', '#fcc96e'],
    sea: ['#fbbd6b', '#dd6250', '#993a5a', '#5d2a55', '#3a1f49'],
    sun: '#fff0b8',
    far: '#7a3358',
    cloud: '#f9a35f',
  },
  blue: {
    sky: ['#0f1f49', '#1b3a70', '#2f5c92', '#6487a8', '#b79fa0', '#f0b088'],
    sea: ['#c79a95', '#4b6d97', '#26497f', '#183365', '#0f2149'],
    sun: '#fff1c9',
    far: '#2b4a7c',
    cloud: '#8895b3',
  },
  night: {
    sky: ['#0a1230', '#101d46', '#172c5d', '#234275', '#3c5d8c'],
    sea: ['#3d608f', '#1f3d70', '#152c58', '#0e1f45', '#0a1533'],
    sun: '#fdf3d0',
    far: '#182a55',
    cloud: '#33507f',
  },
} as const satisfies Record<string, Hour>;

const channel = (colour: string, i: number): number => parseInt(colour.slice(1 + i * 2, 3 + i * 2), 16);

export const mix = (a: string, b: string, part: number): string =>
  `#${[0, 1, 2]
    .map((i) =>
      Math.round(channel(a, i) + (channel(b, i) - channel(a, i)) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** A colour from a ramp, at a place from 0 to 1. */
export function along(ramp: readonly string[], place: number): string {
  const at = Math.min(Math.max(place, 0), 0.9999) * (ramp.length - 1);
  const i = Math.floor(at);
  return mix(ramp[i] as string, ramp[i + 1] as string, at - i);
}
