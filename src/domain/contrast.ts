/** WCAG 2 contrast, so that text on a property's own colours stays readable in the sun. */

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;
const INK = '#1d2321';
const PAPER = '#ffffff';

type Rgb = readonly [number, number, number];

function readColor(hex: string): Rgb {
  if (!HEX.test(hex)) throw new RangeError(`'${hex}' is not a colour like #0a6e77.`);
  const digits = hex.length === 4 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1);
  const channel = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16);
  return [channel(0), channel(2), channel(4)];
}

/** The light of a channel from 0 to 255, from 0 to 1. */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  const [red, green, blue] = readColor(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** 1 to 21. Colours are '#rgb' or '#rrggbb'; anything else throws RangeError. */
export function contrast(hexA: string, hexB: string): number {
  const [a, b] = [luminance(hexA), luminance(hexB)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** What words need to be read (WCAG 1.4.3). */
export const READABLE = 4.5;

/** White or ink, whichever reads on the background; black on the middle tones where neither quite does. */
export const inkOn = (background: string): string =>
  [PAPER, INK].find((ink) => contrast(ink, background) >= READABLE) ?? '#000000';

const STEPS = 50;

/**
 * The colour itself where it reaches the ratio on the background, otherwise the nearest darker or lighter one that
 * does. Beyond 4.58, which some greys cannot offer, it gets as near as black or white can.
 */
export function readable(color: string, background: string, ratio = READABLE): string {
  if (contrast(color, background) >= ratio) return color;
  for (let step = 1; step <= STEPS; step++) {
    const reached = [0, 255]
      .map((pole) => towards(color, pole, step / STEPS))
      .find((candidate) => contrast(candidate, background) >= ratio);
    if (reached) return reached;
  }
  return contrast('#000000', background) > contrast('#ffffff', background) ? '#000000' : '#ffffff';
}

/** The colour mixed with black (0) or white (255); a share of 1 is black or white. */
function towards(color: string, pole: number, share: number): string {
  const mixed = readColor(color).map((value) => Math.round(value + (pole - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
