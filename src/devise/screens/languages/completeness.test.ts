import { expect, it } from 'vitest';
import { completenessOf, shareOf } from './completeness.ts';

const count = (type: string, site_id: number | null, total: number, missing = 0, changed = 0) => ({
  type,
  site_id,
  total,
  missing,
  changed,
});

it('a site is as complete as the records that do not wait, of types that are translated', () => {
  const counts = [
    count('event', 15, 300, 0, 1),
    count('menu', 15, 10),
    count('redirect', 15, 500),
    count('event', 24, 4, 2),
    count('brand', null, 3, 3),
  ];
  expect(completenessOf(counts, 15)).toEqual({ total: 310, waiting: 1 });
  expect(shareOf(completenessOf(counts, 15))).toBe(0.99);
  expect(shareOf(completenessOf(counts, 24))).toBe(0.5);
  expect(shareOf(completenessOf(counts, null))).toBe(0);
  expect(completenessOf(counts, 36)).toEqual({ total: 0, waiting: 0 });
});
