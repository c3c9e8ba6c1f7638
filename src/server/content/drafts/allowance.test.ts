import { expect, it } from 'vitest';
import { DraftAllowance } from './allowance.ts';

const MB = 2 ** 20;

it('a person writes 20 MB at once, and as much again in a minute', () => {
  let now = 0;
  const allowance = new DraftAllowance(() => now);
  for (let draft = 0; draft < 20; draft += 1) expect(allowance.take('u1', MB)).toBe(0);
  expect(allowance.take('u1', MB)).toBe(3);
  expect(allowance.take('u2', MB)).toBe(0);
  now += 3000;
  expect(allowance.take('u1', MB)).toBe(0);
  expect(allowance.take('u1', MB)).toBe(3);
  now += 3_600_000;
  expect(allowance.take('u1', 20 * MB)).toBe(0);
  expect(allowance.take('u1', MB)).toBe(3);
});
