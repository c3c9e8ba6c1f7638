import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { contentTypes } from '../../content/index.ts';
import { tablesOf } from '../content/store/tables.ts';
import { media } from '../database/schema.ts';
import { putItem } from './items.ts';
import { removeOrphans, tidyFolders } from './remove-orphans.ts';
import { mediaFolders } from './store.ts';

const DAY = 86_400_000;
const actor = { id: null, name: 'Test' };

async function withFiles() {
  const folder = await mkdtemp(join(tmpdir(), 'palapa-orphans-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const folders = mediaFolders(folder);
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  const db = drizzle(database.pool);
  const write = async (where: string, name: string) => {
    await mkdir(where, { recursive: true });
    await writeFile(join(where, name), 'x');
    const old = new Date(Date.now() - 40 * DAY);
    await utimes(join(where, name), old, old);
  };
  const put = async (key: string, hash: string) => {
    const file = `${key}.${hash}.webp`;
    await write(folders.originals, file);
    await write(folders.variants, `${file}.800.avif`);
    const facts = { mime: 'image/webp', width: 9, height: 9, thumbhash: 'x', bytes: 1 };
    const stored = { ...facts, file, hash, sent_hash: null, edit: null, duration: null };
    await putItem(db, { key, body: {}, file: stored, actor });
  };
  return { db, folders, put, write };
}

it('what nothing leads to any more goes; what a record shows, or showed in an earlier revision, stays', async () => {
  const { db, folders, put, write } = await withFiles();
  await put('pier', 'one');
  await put('pier', 'two');
  await put('gone', 'one');
  await write(folders.variants, 'pier.two.webp.framed.400.webp');
  await write(folders.originals, 'lost.abc.webp');
  await write(folders.variants, 'lost.abc.webp.400.webp');
  const { records } = tablesOf(contentTypes.media_item);
  await db.delete(records).where(eq(records.key, 'gone'));

  await removeOrphans(db, folders, Date.now() + 31 * DAY);
  await tidyFolders(db, folders, Date.now() + 31 * DAY);

  expect(await readdir(folders.originals)).toEqual(['pier.one.webp', 'pier.two.webp']);
  expect((await readdir(folders.variants)).sort()).toEqual([
    'pier.one.webp.800.avif',
    'pier.two.webp.800.avif',
    'pier.two.webp.framed.400.webp',
  ]);
  expect(await db.$count(media)).toBe(2);
});

it('what was stored a day ago stays, for its row may be on its way, or the database be an older one', async () => {
  const { db, folders } = await withFiles();
  await mkdir(folders.originals, { recursive: true });
  await writeFile(join(folders.originals, 'new.abc.webp'), 'x');
  await removeOrphans(db, folders, Date.now() + DAY);
  expect(await readdir(folders.originals)).toEqual(['new.abc.webp']);
});
