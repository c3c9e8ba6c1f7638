import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, wordsIn } from './fold.ts';

describe('folding', () => {
  it('ignores accents and case', () => {
    expect(fold('Café del MAR, Ñandú')).toBe('cafe del mar, nandu');
    expect(wordsIn('¿Qué hay de comer?')).toEqual(['que', 'hay', 'de', 'comer']);
  });

  it('comes to the same for a text with and without accents', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        // An accent somewhere else sends the whole text the longer way.
        expect(fold(`${text}|é`)).toBe(`${fold(text)}|e`);
      }),
    );
  });
});
