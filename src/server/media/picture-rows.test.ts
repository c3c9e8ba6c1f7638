import { drizzle } from 'drizzle-orm/node-postgres';
import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { WAIT } from '../../../test/wait.ts';
import { contentTypes } from '../../content/index.ts';
import type { Transactions } from '../content/store/repository.ts';
import { tablesOf } from '../content/store/tables.ts';
import { putItem } from './items.ts';
import { QueueFull } from '../limit-concurrency.ts';
import { PictureRows } from './picture-rows.ts';

const file = (hash: string) => ({
  mime: 'image/webp',
  file: `${hash}.webp`,
  hash,
  width: 9,
  height: 9,
  thumbhash: 'x',
  bytes: 9,
  sent_hash: null,
  edit: null,
  duration: null,
});
const put = (db: Transactions, key: string, hash: string) =>
  putItem(db, { key, body: {}, file: file(hash), actor: { id: null, name: 'Test' } });

async function withRows(ids: readonly string[], maxRows?: number) {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  const db = drizzle(database.pool);
  for (const id of ids) await put(db, id, id);
  const queries = vi.spyOn(database.pool, 'query');
  const lose = () =>
    queries.mockRejectedValue(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) as never);
  return { db, rows: new PictureRows(db, maxRows), queries, lose };
}

it('a picture that nobody has asked for is found while the database is away', async () => {
  const { rows, queries, lose } = await withRows(['asked', 'other']);
  await rows.find('asked', undefined);
  await Promise.all(queries.mock.results.map(({ value }) => value as Promise<unknown>));
  lose();
  await vi.waitFor(async () => expect((await rows.find('other', undefined))?.file).toBe('other.webp'), WAIT);
  await expect(rows.find('unknown', undefined)).rejects.toThrow('Failed query');
});

it('a focal point is in the middle where nobody said, and unknown while the database is away', async () => {
  const { db, rows, lose } = await withRows(['one']);
  expect(await rows.focalX('one')).toBe(50);
  const { records } = tablesOf(contentTypes.media_item);
  await db.update(records).set({ focal_x: '34.6' }).where(eq(records.key, 'one'));
  expect(await rows.focalX('one')).toBe(35);
  lose();
  expect(await rows.focalX('one')).toBeUndefined();
});

it('a known address with its hash needs no query, another hash of the same picture does', async () => {
  const { rows, queries } = await withRows(['one']);
  await rows.find('one', undefined);
  await Promise.all(queries.mock.results.map(({ value }) => value as Promise<unknown>));
  const before = queries.mock.calls.length;
  expect((await rows.find('one', 'one'))?.id).toBe('one');
  expect(queries.mock.calls.length).toBe(before);
  expect((await rows.find('one', 'outdated'))?.hash).toBe('one');
  expect(queries.mock.calls.length).toBe(before + 2);
});

it('a picture that was replaced is seen as it is now, and as it was at its old address; a removed one is gone', async () => {
  const { db, rows } = await withRows(['one', 'two']);
  await rows.find('one', undefined);
  await rows.find('two', undefined);
  await put(db, 'one', 'new');
  const { records } = tablesOf(contentTypes.media_item);
  await db.update(records).set({ deleted_at: new Date().toISOString() }).where(eq(records.key, 'two'));
  expect((await rows.find('one', undefined))?.hash).toBe('new');
  expect((await rows.find('one', 'one'))?.hash).toBe('one');
  expect(await rows.find('two', undefined)).toBeUndefined();
});

it('beyond so many rows, those that were not asked for the longest are forgotten', async () => {
  const { rows, lose } = await withRows(['one', 'two', 'three'], 2);
  for (const id of ['one', 'two', 'three']) await rows.find(id, undefined);
  lose();
  expect((await rows.find('three', undefined))?.id).toBe('three');
  await expect(rows.find('one', undefined)).rejects.toThrow('Failed query');
});

it('a flood of keys that nothing has takes a few connections, and what is known is found meanwhile', async () => {
  const { rows, queries } = await withRows(['one']);
  await rows.find('one', undefined);
  await Promise.all(queries.mock.results.map(({ value }) => value as Promise<unknown>));
  const before = queries.mock.calls.length;
  queries.mockImplementation(() => new Promise(() => {}) as never);
  const flood = Array.from({ length: 250 }, (_, n) => rows.find(`unknown-${n}`, undefined));
  const refused = flood.map((one) => one.catch((error: unknown) => error instanceof QueueFull));
  expect(await refused.at(-1)).toBe(true);
  expect(queries.mock.calls.length).toBe(before + 4);
  expect((await rows.find('one', 'one'))?.id).toBe('one');
  expect((await rows.find('one', undefined))?.id).toBe('one');
});
