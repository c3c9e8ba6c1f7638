import { expect, test } from 'vitest';
import { keyring } from './entry-keys.ts';

const soup = () => ({ title: 'Soup' });

test('An entry keeps its key when it is moved', () => {
  const [a, b] = [soup(), soup()];
  const keysOf = keyring();
  const [first, second] = keysOf([a, b]);
  expect(keysOf([b, a])).toEqual([second, first]);
});

test('An entry keeps its key while somebody writes in it', () => {
  const [a, b] = [soup(), soup()];
  const keysOf = keyring();
  const before = keysOf([a, b]);
  expect(keysOf([a, { title: 'Soup of the day' }])).toEqual(before);
});

test('An added entry gets a key of its own, the others keep theirs', () => {
  const [a, b] = [soup(), soup()];
  const keysOf = keyring();
  const [first, second] = keysOf([a, b]);
  const [one, added, other] = keysOf([a, soup(), b]);
  expect([one, other]).toEqual([first, second]);
  expect([first, second]).not.toContain(added);
});

test('An entry taken to another list is known there', () => {
  const a = soup();
  const [key] = keyring()([a]);
  expect(keyring()([soup(), a])[1]).toBe(key);
});

test('As long as nothing is moved, added or taken out, it is the same list of keys', () => {
  const [a, b] = [soup(), soup()];
  const keysOf = keyring();
  const before = keysOf([a, b]);
  expect(keysOf([a, { title: 'Soup of the day' }])).toBe(before);
  expect(keysOf([a])).not.toBe(before);
});
