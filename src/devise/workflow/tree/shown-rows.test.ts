import { expect, test } from 'vitest';
import type { Branch } from '../../../domain/site/page-tree.ts';
import { AT_ONCE, countRows } from './shown-rows.ts';

interface Numbered {
  readonly id: number;
}

let last = 0;
/** A branch with so many below it, each of which has as many as the next number says. */
function branchOf(...[count = 0, ...deeper]: number[]): Branch<Numbered> {
  last += 1;
  return { page: { id: last }, below: Array.from({ length: count }, () => branchOf(...deeper)) };
}

test('A small tree shows what stands below a few, and folds what stands below many', () => {
  expect(countRows([branchOf(3, 2), branchOf(9)], {}, false)).toBe(1 + 3 + 3 * 2 + 1);
});

test('A large tree shows its top alone, and what staff unfold of it', () => {
  const branches = [branchOf(8, 8, 8), branchOf(8)];
  expect(countRows(branches, {}, true)).toBe(2);
  expect(countRows(branches, { [branches[0]!.page.id]: false }, true)).toBe(2 + 8);
});

test('Of very many below one, so many are shown at once', () => {
  const branch = branchOf(500);
  expect(countRows([branch], { [branch.page.id]: false }, true)).toBe(1 + AT_ONCE);
});
