import { expect, it } from 'vitest';
import { limitConcurrency, QueueFull } from './limit-concurrency.ts';

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

it('rejects a task that finds as many waiting as may, and takes the next one once there is room', async () => {
  const inTurn = limitConcurrency(1, undefined, 1);
  let end = () => {};
  const first = inTurn(() => new Promise<void>((resolve) => (end = resolve)));
  const second = inTurn(async () => 'second');
  await expect(inTurn(async () => 'third')).rejects.toThrow(QueueFull);
  end();
  await first;
  expect(await second).toBe('second');
  expect(await inTurn(async () => 'fourth')).toBe('fourth');
});
