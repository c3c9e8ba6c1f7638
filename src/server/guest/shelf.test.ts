import { expect, it } from 'vitest';
import { Answer } from './answer.ts';
import { Shelf } from './shelf.ts';
import type { Snapshot } from './snapshot.ts';

const page = (letter: string, status = 200) =>
  Answer.make({ text: letter.repeat(6_000_000), type: 'text/plain', status, headers: [] });

it('keeps what was made, until there is too much of it: then the oldest goes', async () => {
  const shelf = new Shelf({} as Snapshot);
  for (const name of ['a', 'b', 'c']) await shelf.make(name, () => page(name));
  expect(['a', 'b', 'c'].map((name) => shelf.ready(name) !== undefined)).toEqual([false, true, true]);
});

it('asking for what is not there crowds nothing out', async () => {
  const shelf = new Shelf({} as Snapshot);
  await shelf.make('a', () => page('a'));
  for (const name of ['x', 'y', 'z']) await shelf.make(name, () => page(name, 404));
  expect(shelf.ready('a')).toBeDefined();
  expect(shelf.ready('x')).toBeUndefined();
});

it('what has run out of time is made again', async () => {
  const shelf = new Shelf({} as Snapshot);
  const make = () => Answer.make({ text: 'now', type: 'text/plain', headers: [], until: Date.now() - 1 });
  await shelf.make('today', make);
  expect(shelf.ready('today')).toBeUndefined();
});
