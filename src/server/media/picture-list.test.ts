import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { media_use } from '../database/schema.ts';
import { putItem } from './items.ts';
import { listPictures } from './picture-list.ts';

const SITE = 24;

const photo = {
  mime: 'image/webp',
  width: 1600,
  height: 900,
  thumbhash: 'x',
  bytes: 9,
  sent_hash: null,
  edit: null,
  duration: null,
};
const drawing = { ...photo, width: 400, height: 400, thumbhash: null };

async function withPictures() {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  const db = drizzle(database.pool);
  const put = (key: string, file: typeof photo | typeof drawing) =>
    putItem(db, {
      key,
      body: {},
      file: { ...file, hash: key, file: `${key}.webp` },
      actor: { id: null, name: 'Test' },
    });
  await put('own-beach', photo);
  await put('own-logo', drawing);
  await put('other-beach', photo);
  await put('other-logo', drawing);
  await db
    .insert(media_use)
    .values(['own-beach', 'own-logo'].map((media_id) => ({ site_id: SITE, media_id })));
  const listed = async (asked: object) =>
    (await listPictures(db, { q: '', page: 1, pageSize: 25, ...asked })).pictures.map(({ id }) => id);
  return listed;
}

it("a property's own pictures come first, and among these and the others what suits the field", async () => {
  const listed = await withPictures();
  expect(await listed({ siteId: SITE, shape: 'landscape' })).toEqual([
    'own-beach',
    'own-logo',
    'other-beach',
    'other-logo',
  ]);
  expect(await listed({ siteId: SITE, shape: 'logo' })).toEqual([
    'own-logo',
    'own-beach',
    'other-logo',
    'other-beach',
  ]);
  expect((await listed({ siteId: SITE })).slice(0, 2).sort()).toEqual(['own-beach', 'own-logo']);
  expect((await listed({ shape: 'logo' })).slice(0, 2).sort()).toEqual(['other-logo', 'own-logo']);
});
