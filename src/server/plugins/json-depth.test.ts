import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { isNestedTooDeep } from './json-depth.ts';

const lists = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

it('a hundred levels of lists or objects are accepted', () => {
  expect([lists(100), objects(100)].map(isNestedTooDeep)).toEqual([false, false]);
  expect([lists(101), objects(101)].map(isNestedTooDeep)).toEqual([true, true]);
  expect(isNestedTooDeep(`{"a":${lists(100)}}`)).toBe(true);
});

it('siblings do not count as levels, nor do brackets in strings', () => {
  expect(isNestedTooDeep(`[${lists(50)},${lists(50)},${lists(50)}]`)).toBe(false);
  const text = `${'['.repeat(500)}"\\${'{'.repeat(500)}`;
  expect(isNestedTooDeep(JSON.stringify({ [text]: text }))).toBe(false);
  expect(isNestedTooDeep(`{"\\"":${lists(100)}}`)).toBe(true);
});

it.each([
  ['a million lists', lists(1_000_000)],
  ['a hundred thousand objects', objects(100_000)],
  ['lists that never end', '['.repeat(1_000_000)],
])('A body of %s is answered with 400', async (_what, deep) => {
  const { app } = await testApp();
  const response = await app.inject({
    method: 'POST',
    url: '/api/devise/login',
    headers: { 'content-type': 'application/json' },
    payload: `{"email":${deep}`.slice(0, 60_000),
  });
  expect([response.statusCode, response.json().detail]).toEqual([
    400,
    'The body nests deeper than 100 levels.',
  ]);
});
