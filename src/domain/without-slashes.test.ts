import { expect, it } from 'vitest';
import { withoutOuterSlashes, withoutTrailingSlashes } from './without-slashes.ts';

it.each([
  ['/offers/summer/', '/offers/summer', 'offers/summer'],
  ['offers', 'offers', 'offers'],
  ['//offers//', '//offers', 'offers'],
  ['///', '', ''],
  ['', '', ''],
])('%j ends as %j and is %j without its outer slashes', (path, trailing, outer) => {
  expect(withoutTrailingSlashes(path)).toBe(trailing);
  expect(withoutOuterSlashes(path)).toBe(outer);
});

it('A path with 400,000 slashes in its middle stays as it is', () => {
  const path = `offers${'/'.repeat(400_000)}summer`;
  expect(withoutTrailingSlashes(path) === path).toBe(true);
  expect(withoutOuterSlashes(path) === path).toBe(true);
});
