/** Whether visitors of one version of a page press a link more often than those of another, or chance alone says so. */

export interface DrawTotals {
  readonly visitors: number;
  /** Visitors who pressed a link, each once. */
  readonly presses: number;
}

export type DrawVerdict =
  /** There is too little to go by. */
  | 'few'
  /** No more than chance may bring. */
  | 'chance'
  /** The other version is pressed more often, or less often, than the first. */
  | 'more'
  | 'less';

/** How often a difference may be called one that is none. */
const ERRORS = 0.05;

/** Visitors of each sort that either version should have for the normal approximation to hold. */
const ENOUGH = 10;

export const pressRate = ({ visitors, presses }: DrawTotals): number =>
  visitors === 0 ? 0 : presses / visitors;

/** The complementary error function, to 1.5e-7 (Abramowitz and Stegun, 7.1.26); of numbers from 0. */
function erfc(x: number): number {
  const t = 1 / (1 + 0.327_591_1 * x);
  const series = [1.061_405_429, -1.453_152_027, 1.421_413_741, -0.284_496_736, 0.254_829_592];
  return series.reduce((sum, factor) => (sum + factor) * t, 0) * Math.exp(-x * x);
}

/**
 * The two-proportion z-test, two-sided, at 5 %. Where several versions are compared with the first, the 5 % are divided
 * among the comparisons (Bonferroni), since more of them find more by chance.
 */
export function comparedWith(first: DrawTotals, other: DrawTotals, comparisons: number): DrawVerdict {
  const visitors = first.visitors + other.visitors;
  const pooled = (first.presses + other.presses) / Math.max(1, visitors);
  const fewest = Math.min(first.visitors, other.visitors) * Math.min(pooled, 1 - pooled);
  if (fewest < ENOUGH) return 'few';
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / first.visitors + 1 / other.visitors));
  const distance = (pressRate(other) - pressRate(first)) / error;
  const chance = erfc(Math.abs(distance) / Math.SQRT2);
  if (chance >= ERRORS / comparisons) return 'chance';
  return distance > 0 ? 'more' : 'less';
}
