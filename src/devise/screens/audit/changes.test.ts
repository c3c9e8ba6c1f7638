import { expect, it } from 'vitest';
import { changesIn } from './changes.ts';

it('tells of a change only what differs', () => {
  const before = { roles: ['Activities'], sites: [15, 24] };
  const after = { roles: ['Activities'], sites: [15] };
  expect(changesIn({ before, after })).toEqual([{ field: 'sites', before: [15, 24], after: [15] }]);
});

it('tells a fact as it is, and a changed one with what it was', () => {
  expect(changesIn({ by: 'password' })).toEqual([{ field: 'by', after: 'password' }]);
  expect(changesIn({ name: { before: 'Priya', after: 'Priya Nair' } })).toEqual([
    { field: 'name', before: 'Priya', after: 'Priya Nair' },
  ]);
});

it('has nothing to tell of an entry without details', () => {
  expect(changesIn(null)).toEqual([]);
  expect(changesIn({})).toEqual([]);
});
