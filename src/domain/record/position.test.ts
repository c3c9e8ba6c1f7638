import { expect, it } from 'vitest';
import { byPosition } from './position.ts';

const at = (position: number | null, id: number) => ({ id, position });

it('records stand by position, then by age, those without a position last', () => {
  const ordered = [at(0, 9), at(1, 3), at(1, 4), at(2, 1), at(null, 2), at(null, 8)];
  const shuffles = [[...ordered].reverse(), [4, 1, 5, 0, 3, 2].map((place) => ordered[place]), ordered];
  for (const shuffled of shuffles) {
    expect((shuffled as typeof ordered).toSorted(byPosition)).toEqual(ordered);
  }
});
