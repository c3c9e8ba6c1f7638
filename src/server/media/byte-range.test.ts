import { expect, it } from 'vitest';
import { rangeOf } from './byte-range.ts';

it.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=900-5000', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=1000-', null],
  ['bytes=-0', null],
  // What cannot be read, or asks for several parts, is answered with the whole file.
  ['bytes=5-4', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-9', undefined],
  ['lines=1-2', undefined],
  [undefined, undefined],
])('of a file of 1000 bytes %s is %j', (header, range) => {
  expect(rangeOf(header, 1000)).toEqual(range);
});

it('an empty file has no parts', () => {
  expect(rangeOf('bytes=0-', 0)).toBeNull();
});
