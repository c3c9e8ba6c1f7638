import { expect, it, vi } from 'vitest';
import { Retained } from './retained.ts';
import { WAIT } from '../../../test/wait.ts';

const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

/** Reads that the test answers one by one. */
function withReads() {
  const reads: PromiseWithResolvers<string>[] = [];
  const retained = new Retained(() => {
    const read = Promise.withResolvers<string>();
    reads.push(read);
    return read.promise;
  });
  return { reads, retained };
}

async function withValue() {
  const parts = withReads();
  const first = parts.retained.get();
  parts.reads[0]!.resolve('first');
  await first;
  return parts;
}

it('a value is read once, however many wait for it', async () => {
  const { reads, retained } = withReads();
  const both = Promise.all([retained.get(), retained.get()]);
  reads[0]!.resolve('first');
  const first = { value: 'first', staleSince: undefined };
  expect(await both).toEqual([first, first]);
  await retained.get();
  expect(reads).toHaveLength(1);
  expect(retained.ready).toBe('first');
});

it('a value that cannot be read and was never there is an error, and the next one reads again', async () => {
  const { reads, retained } = withReads();
  const failed = retained.get();
  reads[0]!.reject(away());
  await expect(failed).rejects.toThrow('ECONNREFUSED');
  const second = retained.get();
  reads[1]!.resolve('second');
  expect((await second).value).toBe('second');
});

it('after an invalidation the value is read again', async () => {
  const { reads, retained } = await withValue();
  retained.invalidate();
  expect(retained.ready).toBeUndefined();
  const second = retained.get();
  reads[1]!.resolve('second');
  expect(await second).toEqual({ value: 'second', staleSince: undefined });
});

it('a read that an invalidation overtakes does not count as current', async () => {
  const { reads, retained } = await withValue();
  retained.invalidate();
  const overtaken = retained.get();
  retained.invalidate();
  reads[1]!.resolve('second');
  expect((await overtaken).value).toBe('second');
  expect(retained.ready).toBeUndefined();
  expect(retained.last).toBe('second');
});

it('an older read that ends late does not replace a newer one', async () => {
  const { reads, retained } = await withValue();
  retained.invalidate();
  const slow = retained.get();
  retained.invalidate();
  const quick = retained.get();
  reads[2]!.resolve('third');
  await quick;
  reads[1]!.resolve('second');
  await slow;
  expect(retained.ready).toBe('third');
});

it('while the database is away the value from before is served, marked as stale', async () => {
  const { reads, retained } = await withValue();
  retained.invalidate();
  const read = retained.get();
  reads[1]!.reject(away());
  const { value, staleSince } = await read;
  expect(value).toBe('first');
  expect(staleSince).toBeTypeOf('number');
  // Nobody waits for the database again at once.
  expect((await retained.get()).value).toBe('first');
  expect(reads).toHaveLength(2);
});

it('a failure that is not the database being away is not hidden', async () => {
  const { reads, retained } = await withValue();
  retained.invalidate();
  const read = retained.get();
  reads[1]!.reject(new TypeError('a mistake of ours'));
  await expect(read).rejects.toThrow('a mistake of ours');
});

it('while a read hangs the value from before is served', async () => {
  const { reads, retained } = await withValue();
  retained.invalidate();
  expect(await retained.get()).toMatchObject({ value: 'first', staleSince: expect.any(Number) });
  reads[1]!.resolve('second');
  await vi.waitFor(() => expect(retained.ready).toBe('second'), WAIT);
});

it('while changes are not announced, a value that is not quite new is read again', async () => {
  const { reads, retained } = await withValue();
  expect((await retained.get(Date.now())).staleSince).toBeUndefined();
  vi.useFakeTimers({ now: Date.now() + 1000, toFake: ['Date'] });
  try {
    const read = retained.get(1234);
    reads[1]!.reject(away());
    expect(await read).toEqual({ value: 'first', staleSince: 1234 });
  } finally {
    vi.useRealTimers();
  }
});
