import { expect, it } from 'vitest';
import { factsInWords } from './file-facts.ts';
import { acceptOf, isTooLarge, kindOf, maxBytes } from './media-kinds.ts';

it.each([
  ['image/webp', 'picture'],
  ['image/svg+xml', 'drawing'],
  ['video/mp4', 'video'],
  ['application/pdf', 'document'],
  ['text/vtt', 'captions'],
])('%s is a %s', (mime, kind) => {
  expect(kindOf(mime)).toBe(kind);
});

it('a file is too large by the limit of what it says to be, and an unknown one by the largest of all', () => {
  const size = maxBytes.picture + 1;
  expect(isTooLarge({ type: 'image/jpeg', size })).toBe(true);
  expect(isTooLarge({ type: 'video/mp4', size })).toBe(false);
  expect(isTooLarge({ type: '', size })).toBe(false);
  expect(isTooLarge({ type: '', size: 3 * 2 ** 30 })).toBe(true);
});

it('a chooser of files offers the formats of its kinds', () => {
  expect(acceptOf(['document', 'captions'])).toBe('application/pdf,text/vtt,.vtt');
});

it('size and length are said as far as they are known', () => {
  expect(factsInWords(2.5 * 2 ** 20, 65)).toBe('2.5 MB · 1:05');
  expect(factsInWords(10, null)).toBe('1 KB');
  expect(factsInWords(null, null)).toBe('');
});
