import { drizzle } from 'drizzle-orm/node-postgres';
import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { media } from '../database/schema.ts';
import { PictureRows } from './picture-rows.ts';

const WAIT = { timeout: 50_000, interval: 20 };
const row = { mime: 'image/webp', hash: 'h', width: 9, height: 9, thumbhash: 'x', alt: { en: '', es: '' } };

async function withRows(ids: readonly string[], maxRows?: number) {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  const db = drizzle(database.pool);
  await db.insert(media).values(ids.map((id) => ({ ...row, id, file: `${id}.webp` })));
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

it('a known address with its hash needs no query, another hash of the same picture does', async () => {
  const { rows, queries } = await withRows(['one']);
  await rows.find('one', undefined);
  await Promise.all(queries.mock.results.map(({ value }) => value as Promise<unknown>));
  const before = queries.mock.calls.length;
  expect((await rows.find('one', 'h'))?.id).toBe('one');
  expect(queries.mock.calls.length).toBe(before);
  expect((await rows.find('one', 'outdated'))?.hash).toBe('h');
  expect(queries.mock.calls.length).toBe(before + 1);
});

it('a picture that was replaced or removed is seen as it is now', async () => {
  const { db, rows } = await withRows(['one', 'two']);
  await rows.find('one', undefined);
  await rows.find('two', undefined);
  await db.update(media).set({ hash: 'new' }).where(eq(media.id, 'one'));
  await db.delete(media).where(eq(media.id, 'two'));
  expect((await rows.find('one', undefined))?.hash).toBe('new');
  expect(await rows.find('two', undefined)).toBeUndefined();
});

it('beyond so many rows, those that were not asked for the longest are forgotten', async () => {
  const { rows, lose } = await withRows(['one', 'two', 'three'], 2);
  for (const id of ['one', 'two', 'three']) await rows.find(id, undefined);
  lose();
  expect((await rows.find('three', undefined))?.id).toBe('three');
  await expect(rows.find('one', undefined)).rejects.toThrow('Failed query');
});
