import { expect, test } from 'vitest';
import { changedEntry, copyOf, movedEntry, withEntry, withoutEntry } from './entries.ts';

test('An entry goes where it is taken, the others close ranks', () => {
  expect(movedEntry(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(movedEntry(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
});

test('A place outside the list changes nothing', () => {
  expect(movedEntry(['a', 'b'], 0, 2)).toEqual(['a', 'b']);
  expect(movedEntry(['a', 'b'], 5, 0)).toEqual(['a', 'b']);
  expect(movedEntry(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
});

test('Entries that nobody touched stay the same ones', () => {
  const [soup, fish] = [{ title: 'Soup' }, { title: 'Fish' }];
  const changed = changedEntry([soup, fish], 1, { title: 'Fish of the day' });
  expect(changed[0]).toBe(soup);
  expect(withEntry([soup], 0, fish)).toEqual([fish, soup]);
  expect(withoutEntry([soup, fish], 0)).toEqual([fish]);
});

test('A duplicate shares nothing with what it was made of', () => {
  const section = { items: [{ title: 'Soup' }] };
  const copy = copyOf(section);
  expect(copy).toEqual(section);
  expect(copy.items[0]).not.toBe(section.items[0]);
});
