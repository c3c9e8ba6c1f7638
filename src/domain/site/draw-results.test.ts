import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparedWith } from './draw-results.ts';

const totals = (visitors: number, presses: number) => ({ visitors, presses });

describe('two versions of a page', () => {
  it('are not told apart by a handful of visitors, whatever they pressed', () => {
    expect(comparedWith(totals(9, 0), totals(9, 9), 1)).toBe('few');
    expect(comparedWith(totals(0, 0), totals(0, 0), 1)).toBe('few');
    expect(comparedWith(totals(4000, 2), totals(4000, 9), 1)).toBe('few');
  });

  it('are not told apart by a difference that chance brings', () => {
    // z = 1.90, p = 0.057.
    expect(comparedWith(totals(1000, 100), totals(1000, 127), 1)).toBe('chance');
  });

  it('are told apart by a difference beyond it, in both directions', () => {
    // z = 2.04, p = 0.042.
    expect(comparedWith(totals(1000, 100), totals(1000, 129), 1)).toBe('more');
    expect(comparedWith(totals(1000, 129), totals(1000, 100), 1)).toBe('less');
  });

  it('need a greater difference where there are more comparisons', () => {
    expect(comparedWith(totals(1000, 100), totals(1000, 129), 2)).toBe('chance');
    expect(comparedWith(totals(1000, 100), totals(1000, 140), 2)).toBe('more');
  });

  it('say the opposite where they are exchanged', () => {
    const opposite = { few: 'few', chance: 'chance', more: 'less', less: 'more' } as const;
    const visitors = integer({ min: 0, max: 5000 });
    assert(
      property(visitors, visitors, visitors, visitors, (a, b, c, d) => {
        const first = totals(Math.max(a, b), Math.min(a, b));
        const other = totals(Math.max(c, d), Math.min(c, d));
        expect(comparedWith(other, first, 1)).toBe(opposite[comparedWith(first, other, 1)]);
      }),
    );
  });
});
