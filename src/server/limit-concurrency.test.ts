import { expect, it } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

it('runs a limited number at once, and the others in order', async () => {
  const inTurn = limitConcurrency(2);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) =>
    inTurn(() => {
      begun.push(name);
      return new Promise<void>((resolve) => void ends.push(resolve));
    });
  const all = ['a', 'b', 'c', 'd'].map(work);
  await expect.poll(() => begun).toEqual(['a', 'b']);
  ends[1]!();
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  ends[0]!();
  await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd']);
  ends.slice(2).forEach((end) => end());
  await Promise.all(all);
});

it('rejects a task that waits too long, and leaves its slot to the next one', async () => {
  const inTurn = limitConcurrency(1, 20);
  let end = () => {};
  const first = inTurn(() => new Promise<void>((resolve) => (end = resolve)));
  let hasRun = false;
  await expect(inTurn(async () => void (hasRun = true))).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  end();
  await first;
  expect(hasRun).toBe(false);
  expect(await inTurn(async () => 'next')).toBe('next');
});
