import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, inkOn, readable } from './contrast.ts';

const color = fc.nat({ max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('contrast', () => {
  it('is what WCAG says', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
    expect(contrast('#f00', '#ffffff')).toBeCloseTo(3.998, 3);
  });

  it('is the same from both sides, between 1 and 21', () => {
    fc.assert(
      fc.property(color, color, (a, b) => {
        expect(contrast(a, b)).toBe(contrast(b, a));
        expect(contrast(a, b)).toBeGreaterThanOrEqual(1);
        expect(contrast(a, b)).toBeLessThanOrEqual(21);
        expect(contrast(a, a)).toBe(1);
      }),
    );
  });

  it.each(['red', '#12', '#12345g', '1a2b3c', ''])('%j is not a colour', (given) => {
    expect(() => contrast(given, '#000000')).toThrow(RangeError);
  });
});

describe('text on a coloured ground', () => {
  it('is white on dark, ink on light, black where neither quite reads', () => {
    expect(inkOn('#0b3c49')).toBe('#ffffff');
    expect(inkOn('#F7E7CE')).toBe('#1d2321');
    expect(inkOn('#808080')).toBe('#000000');
  });

  it('reads on every ground', () => {
    fc.assert(
      fc.property(color, (ground) => {
        expect(contrast(inkOn(ground), ground)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

describe('a brand colour made readable', () => {
  it('stays itself where it already reads', () => {
    expect(readable('#0B3C49', '#ffffff')).toBe('#0B3C49');
  });

  it('moves no further than it must', () => {
    const darker = readable('#e07a5f', '#ffffff');
    expect(contrast(darker, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(darker, '#ffffff')).toBeLessThan(5);
    expect(contrast(readable('#0b3c49', '#000000'), '#000000')).toBeGreaterThanOrEqual(4.5);
  });

  it('keeps its hue', () => {
    expect(readable('#ff0000', '#ffffff', 7)).toBe('#b30000');
    expect(readable('#0b3c49', '#000000')).toBe('#597a83');
  });

  it('reads on any ground', () => {
    fc.assert(
      fc.property(color, color, fc.constantFrom(3, 4.5), (one, ground, ratio) => {
        expect(contrast(readable(one, ground, ratio), ground)).toBeGreaterThanOrEqual(ratio);
        expect(contrast(readable(one, '#ffffff', ratio), '#ffffff')).toBeGreaterThanOrEqual(ratio);
        expect(contrast(readable(one, '#000000', ratio), '#000000')).toBeGreaterThanOrEqual(ratio);
      }),
      { numRuns: 300 },
    );
  });

  it('gets as near as it can where no colour would do', () => {
    expect(readable('#ff0000', '#808080', 7)).toBe('#000000');
    expect(readable('#ff0000', '#606060', 7)).toBe('#ffffff');
  });
});
