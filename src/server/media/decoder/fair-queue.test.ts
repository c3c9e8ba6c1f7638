import { expect, it } from 'vitest';
import { DecoderBusy } from './failures.ts';
import { FairQueue } from './fair-queue.ts';

const limits = { maxItems: 10, maxPerClient: 5 };

function queueOf(items: Readonly<Record<string, readonly string[]>>): FairQueue<string> {
  const queue = new FairQueue<string>(limits);
  for (const [client, wanted] of Object.entries(items)) for (const item of wanted) queue.add(item, client);
  return queue;
}

function takeInTurn(queue: FairQueue<string>): string[] {
  const taken = [];
  for (let item = queue.take(); item !== undefined; item = queue.take()) taken.push(item);
  return taken;
}

it('a client with one item waits for one of a client with many', () => {
  const queue = queueOf({ many: ['a1', 'a2', 'a3'], one: ['b'], two: ['c1', 'c2'] });
  expect(takeInTurn(queue)).toEqual(['a1', 'b', 'c1', 'a2', 'c2', 'a3']);
});

it('an item that two clients want comes in the better of their turns, once', () => {
  const queue = queueOf({ many: ['a1', 'a2', 'a3'], one: ['a3'] });
  expect(takeInTurn(queue)).toEqual(['a1', 'a3', 'a2']);
  expect(queue.size).toBe(0);
});

it('an item stays while one client wants it, and goes with the last', () => {
  const queue = queueOf({ one: ['a'], other: ['a'] });
  queue.remove('a', 'one');
  expect(queue.has('a')).toBe(true);
  queue.remove('a', 'other');
  expect([queue.has('a'), queue.take()]).toEqual([false, undefined]);
});

it('a full line refuses its own client only, a full queue refuses everybody who adds an item', () => {
  const queue = queueOf({ one: ['1', '2', '3', '4', '5'] });
  expect(() => queue.add('6', 'one')).toThrow(DecoderBusy);
  for (const item of ['6', '7', '8', '9']) queue.add(item, 'other');
  queue.add('10', 'third');
  expect(() => queue.add('11', 'fourth')).toThrow(DecoderBusy);
  // It waits already: wanting it too is no more work.
  queue.add('1', 'fourth');
  expect(queue.size).toBe(10);
});
