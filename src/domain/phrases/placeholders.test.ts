import { describe, expect, it } from 'vitest';
import { longestReplacement, placeholderFault, placeholdersIn } from './placeholders.ts';

describe('the replacement of a phrase', () => {
  it('keeps every placeholder, in any order', () => {
    expect(placeholdersIn('{number} of {total}, {number}')).toEqual(['{number}', '{total}']);
    expect(placeholderFault('{number} of {total} places', 'Of {total} places {number}')).toBeUndefined();
    expect(placeholderFault('Close', 'Done')).toBeUndefined();
  });

  it('is refused by the placeholder that it lacks or that nothing is written for', () => {
    expect(placeholderFault('View {restaurant} Details', 'See the details')).toEqual({
      code: 'placeholder-missing',
      detail: '{restaurant}',
    });
    expect(placeholderFault('View {restaurant} Details', 'See {restaurante}')).toEqual({
      code: 'placeholder-unknown',
      detail: '{restaurante}',
    });
    expect(placeholderFault('Close', 'Close {name}')?.detail).toBe('{name}');
    expect(placeholderFault('View {restaurant}', 'View { restaurant }')?.detail).toBe('{ restaurant }');
    expect(placeholderFault('Close', 'Close {}')?.code).toBe('placeholder-unknown');
  });

  it('is about as long as what it replaces', () => {
    expect(longestReplacement('Close')).toBe(40);
    expect(longestReplacement('x'.repeat(90))).toBe(180);
  });
});
