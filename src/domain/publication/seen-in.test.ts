import { expect, it } from 'vitest';
import { seenIn } from './seen-in.ts';

const grill = { id: 1, menus: [{ id: 4 }, { id: 5, hidden_in: ['es' as const] }] };
const bar = { id: 2, hidden_in: ['en' as const], menus: [] };

it('records that are hidden in a language are in no list of it, nor in a record', () => {
  expect(seenIn([grill, bar], 'en')).toEqual([grill]);
  expect(seenIn([grill, bar], 'es')).toEqual([{ ...grill, menus: [{ id: 4 }] }, bar]);
  expect(seenIn(grill, 'es')).toEqual({ id: 1, menus: [{ id: 4 }] });
});

it('a record that is hidden in a language is not there, and one that is not stays the same object', () => {
  expect(seenIn(bar, 'en')).toBeUndefined();
  expect(seenIn(bar, 'es')).toBe(bar);
  const answer = [grill];
  expect(seenIn(answer, 'en')).toBe(answer);
  expect(seenIn(undefined, 'en')).toBeUndefined();
});
