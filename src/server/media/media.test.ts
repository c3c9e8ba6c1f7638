import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import Fastify from 'fastify';
import sharp from 'sharp';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { sharedDecoder } from '../../../test/shared-decoder.ts';
import { WAIT } from '../../../test/wait.ts';
import { contentTypes } from '../../content/index.ts';
import { pictureWidths } from '../../domain/picture-sources.ts';
import type { Transactions } from '../content/store/repository.ts';
import { tablesOf } from '../content/store/tables.ts';
import { handleErrors } from '../plugins/problem.ts';
import { measure } from './decoder/child/measure.ts';
import { hashOf } from './picture-hash.ts';
import { mediaRoutes } from './routes.ts';
import { storeFile, type MediaFolders, mediaFolders } from './store.ts';

const alt = { en: 'A terrace', es: 'Una terraza' };

async function store(db: Transactions, folders: MediaFolders, id: string, source: string) {
  const bytes = await readFile(source);
  await storeFile(db, folders, {
    id,
    source,
    body: { locale: { en: { alt: alt.en }, es: { alt: alt.es } } },
    facts: { [hashOf(bytes)]: await measure(bytes) },
    actor: { id: null, name: 'Test' },
  });
}

async function withPicture() {
  const folder = await mkdtemp(join(tmpdir(), 'palapa-media-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const source = join(folder, 'terrace.webp');
  await sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#c04020' } })
    .composite([
      {
        input: { create: { width: 300, height: 1000, channels: 3, background: '#2040c0' } },
        left: 0,
        top: 0,
      },
    ])
    .toFile(source);
  const folders = mediaFolders(join(folder, 'data'));
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  const db = drizzle(database.pool);
  await store(db, folders, 'terrace', source);
  const app = Fastify();
  handleErrors(app, { error() {} } as never);
  mediaRoutes(app, { db, folders, decoder: sharedDecoder });
  const get = (url: string, accept = 'image/webp') => app.inject({ url, headers: { accept } });
  return { app, db, folders, folder, get };
}

it('a full disk takes no picture from guests and gets none', async () => {
  const { folders, db } = await withPicture();
  const app = Fastify();
  mediaRoutes(app, { db, folders, decoder: sharedDecoder, hasRoom: () => false });
  const response = await app.inject({ url: '/media/terrace?w=400', headers: { accept: 'image/avif' } });
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(existsSync(folders.variants)).toBe(false);
});

it('a disk that fills up while a picture is made does not keep it from who asked', async () => {
  const { folders, get } = await withPicture();
  await writeFile(folders.variants, 'a file where the folder should be');
  expect((await get('/media/terrace?w=400')).statusCode).toBe(200);
});

it('a picture whose file is gone is not there', async () => {
  const { folders, get } = await withPicture();
  await rm(folders.originals, { recursive: true });
  expect((await get('/media/terrace?w=400')).statusCode).toBe(404);
});

it('a picture comes in the width asked for, as WebP at once and as AVIF when that is made', async () => {
  const { get, folders } = await withPicture();
  const [original] = await readdir(folders.originals);
  // An address that is kept for good, but not with what stands in for now.
  const there = `/media/terrace/${original!.split('.')[1]}?w=400`;
  const first = await get(there, 'image/avif,image/webp');
  expect(first.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=300',
    vary: 'Accept',
  });
  expect((await sharp(first.rawPayload).metadata()).width).toBe(400);

  const avif = join(folders.variants, `${original}.400.avif`);
  await vi.waitFor(() => expect(existsSync(avif)).toBe(true), WAIT);
  const better = await get(there, 'image/avif,image/webp');
  expect(better.headers['content-type']).toBe('image/avif');
  expect(better.headers['cache-control']).toContain('immutable');
});

it('an address with its hash is kept for good, an outdated one is not', async () => {
  const { get, folders } = await withPicture();
  const [original] = await readdir(folders.originals);
  const hash = original!.split('.')[1];
  const keep = async (url: string) => (await get(url)).headers['cache-control'];
  expect(await keep(`/media/terrace/${hash}?w=400`)).toContain('immutable');
  expect(await keep('/media/terrace/000000000000?w=400')).not.toContain('immutable');
});

it('a picture comes in every declared width, never larger than it is, and in the usual one where none is asked', async () => {
  const { get } = await withPicture();
  const width = async (query: string) =>
    (await sharp((await get(`/media/terrace${query}`)).rawPayload).metadata()).width;
  const widths = await Promise.all(pictureWidths.map((one) => width(`?w=${one}`)));
  expect(widths).toEqual([400, 800, 1200, 1500, 1500]);
  expect(await width('')).toBe(1200);
  expect(await width('?w=')).toBe(1200);
});

it('the middle of a picture comes upright, as high as the picture is and no higher', async () => {
  const { get, folders } = await withPicture();
  const size = async (query: string) => {
    const { width, height } = await sharp((await get(`/media/terrace?${query}`)).rawPayload).metadata();
    return [width, height];
  };
  expect(await size('w=400&cut=upright')).toEqual([400, 600]);
  expect(await size('w=400')).toEqual([400, expect.toSatisfy((height: number) => height < 400)]);
  expect(await size('w=1200&cut=upright')).toEqual([666, 999]);
  expect((await get('/media/terrace?w=400&cut=round')).statusCode).toBe(400);
  expect((await readdir(folders.variants)).filter((name) => name.includes('.upright.400.'))).toHaveLength(1);
});

it('an upright part stands where the focal point of the record asks for it; nobody has another one made', async () => {
  const { db, folders, get } = await withPicture();
  const [original] = await readdir(folders.originals);
  const address = `/media/terrace/${original!.split('.')[1]}?w=400`;
  const { records } = tablesOf(contentTypes.media_item);
  const made = async () => {
    const names = await readdir(folders.variants);
    return names.flatMap((name) => /\.(upright[-\d]*)\.400\.webp$/.exec(name)?.slice(1) ?? []).sort();
  };
  const aim = async (x: number) =>
    db
      .update(records)
      .set({ focal_x: String(x) })
      .where(eq(records.key, 'terrace'));
  /** How many of the 400 columns show the strip on the left of the picture. */
  const at = async (cut: string) => {
    const { headers, rawPayload } = await get(`${address}&cut=${cut}`);
    const row = sharp(rawPayload).extract({ left: 0, top: 300, width: 400, height: 1 });
    const pixels = await row.removeAlpha().raw().toBuffer();
    const strip = [...Array(400).keys()].filter((column) => pixels[3 * column]! < 0x80);
    return [strip.length, headers['cache-control']?.includes('immutable')];
  };
  expect(await at('upright')).toEqual([0, true]);
  expect(await at('upright-20')).toEqual([0, false]);
  expect(await made()).toEqual(['upright']);
  await aim(20);
  expect(await at('upright-20')).toEqual([80, true]);
  await aim(80);
  // A page that was sent before still shows what it showed.
  expect(await at('upright-20')).toEqual([80, true]);
  expect(await at('upright-0')).toEqual([0, false]);
  expect(await made()).toEqual(['upright', 'upright-20']);
  for (const cut of ['upright-101', 'upright-', 'upright--1', 'upright-2.5']) {
    expect((await get(`${address}&cut=${cut}`)).statusCode).toBe(400);
  }
});

it('a width that is not declared is a 400 that names it, and makes no variant', async () => {
  const { folders, get } = await withPicture();
  for (const query of ['w=390', 'w=99999', 'w=wide', 'w=0800', 'w=800&w=800']) {
    const response = await get(`/media/terrace?${query}`);
    expect([query, response.statusCode, response.headers['content-type']]).toEqual([
      query,
      400,
      expect.stringContaining('application/problem+json'),
    ]);
    expect(response.json().detail).toMatch(/^w (cannot be .* 400, 800, 1200|should be given once)/);
    expect(existsSync(folders.variants)).toBe(false);
  }
});

it('a drawing is sent as it is, and may run no script', async () => {
  const { db, folders, folder, get } = await withPicture();
  const source = join(folder, 'logo.svg');
  await writeFile(source, '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>');
  await store(db, folders, 'logo', source);
  const logo = await get('/media/logo');
  expect(logo.headers['content-type']).toBe('image/svg+xml');
  expect(logo.headers['content-security-policy']).toContain('sandbox');
});

it('what is no picture is a 404', async () => {
  const { get } = await withPicture();
  for (const url of ['/media/nothing', '/media/%00', '/media/..%2f..%2fetc%2fpasswd', '/media/A']) {
    expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  }
});
