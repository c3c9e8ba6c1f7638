import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { type Library, upload, withLibrary } from '../../../../test/media-library.ts';
import { type S3Server, s3Server } from '../../../../test/s3-server.ts';
import { contentTypes } from '../../../content/index.ts';
import { findRecord } from '../../content/store/repository.ts';
import { tablesOf } from '../../content/store/tables.ts';
import { media } from '../../database/schema.ts';
import { putItem } from '../items.ts';
import { removeOrphans, tidyFolders } from '../remove-orphans.ts';
import { inSoak } from '../../../../test/soak.ts';

const DAY = 86_400_000;
const type = contentTypes.media_item;
const DRAWING = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 0h9"/></svg>',
);

const picture = (background: string, width = 600) =>
  sharp({ create: { width, height: 400, channels: 3, background } })
    .png()
    .toBuffer();

async function withBucket(): Promise<{ server: S3Server; library: Library }> {
  const server = await s3Server();
  return { server, library: await withLibrary({ s3: server.settings }) };
}

const namesIn = async ({ folders }: Library) =>
  (await Array.fromAsync(folders.store.list())).map(({ name }) => name).sort();

async function keep(library: Library, bytes: Buffer, name: string) {
  const { status, meta, detail } = await upload(library, bytes, name);
  expect([status, detail]).toEqual([201, undefined]);
  return (await findRecord(library.db, type, meta.item as number))!;
}

const addressOf = ({ key, hash }: { key: string | null; hash: string | null }) => `/media/${key}/${hash}`;

const widthAt = async ({ app }: Library, url: string) =>
  (await sharp((await app.inject({ url, headers: { accept: 'image/webp' } })).rawPayload).metadata()).width;

it('a picture that staff send is in the bucket alone, and another machine shows it', async () => {
  const { server, library } = await withBucket();
  const record = await keep(library, await picture('#c04020'), 'Pier.png');
  expect(await namesIn(library)).toEqual([`pier.${record.hash}.webp`]);
  expect(existsSync(library.folders.originals)).toBe(false);
  expect(await readdir(library.folders.incoming)).toEqual([]);
  const other = await withLibrary({ s3: server.settings, beside: library });
  const at = `${addressOf(record)}?w=400`;
  expect([await widthAt(library, at), await widthAt(other, at)]).toEqual([400, 400]);
  // What a machine has copied and made is no more than a cache.
  await rm(other.folders.variants, { recursive: true });
  await rm(other.folders.copies, { recursive: true });
  expect(await widthAt(other, at)).toBe(400);
});

it(
  'another file takes the place of a picture on every machine, and what nothing leads to leaves the bucket after a month',
  inSoak,
  async () => {
    const { server, library } = await withBucket();
    const other = await withLibrary({ s3: server.settings, beside: library });
    const first = await keep(library, await picture('#c04020'), 'Pier.png');
    const gone = await keep(library, DRAWING, 'Logo.svg');
    const replaced = await other.app.inject({
      method: 'POST',
      url: `/media/${first.id}/file?name=pier.png&version=1`,
      headers: { 'content-type': 'image/png' },
      payload: await picture('#2040c0', 300),
    });
    expect(replaced.statusCode).toBe(200);
    expect(await widthAt(library, '/media/pier?w=400')).toBe(300);
    expect(await widthAt(other, `${addressOf(first)}?w=400`)).toBe(400);
    await mkdir(library.folders.incoming, { recursive: true });
    await writeFile(join(library.folders.incoming, 'draft'), 'x');
    await library.folders.store.keep(join(library.folders.incoming, 'draft'), 'lost.abc.webp');
    const { records } = tablesOf(type);
    await library.db.delete(records).where(eq(records.key, gone.key!));

    await removeOrphans(library.db, library.folders, Date.now() + DAY);
    expect(await namesIn(library)).toHaveLength(4);
    await removeOrphans(library.db, library.folders, Date.now() + 31 * DAY);
    await tidyFolders(library.db, library.folders, Date.now() + 31 * DAY);
    expect(await namesIn(library)).toEqual(
      [`pier.${first.hash}.webp`, `pier.${replaced.json().data.hash}.webp`].sort(),
    );
    expect(await library.db.$count(media)).toBe(2);
  },
);

it('a film streams from the bucket in parts, and is not brought to this machine', async () => {
  const { library, server } = await withBucket();
  const bytes = randomBytes(9 * 2 ** 20);
  const facts = { mime: 'video/mp4', width: 960, height: 540, thumbhash: null, sent_hash: null, edit: null };
  const file = { ...facts, file: 'bay.abcdef.mp4', hash: 'abcdef', bytes: bytes.length, duration: 6 };
  await mkdir(library.folders.incoming, { recursive: true });
  await writeFile(join(library.folders.incoming, 'draft'), bytes);
  await library.folders.store.keep(join(library.folders.incoming, 'draft'), file.file);
  await putItem(library.db, { key: 'bay', body: {}, file, actor: { id: null, name: 'Test' } });
  const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    library.app.inject({ method, url: '/media/bay/abcdef', headers });

  const whole = await get();
  expect(whole.headers).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': String(bytes.length),
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    etag: '"abcdef"',
  });
  expect(whole.rawPayload.equals(bytes)).toBe(true);
  const part = await get({ range: 'bytes=100-1099' });
  expect([part.statusCode, part.headers['content-range'], part.headers['content-length']]).toEqual([
    206,
    `bytes 100-1099/${bytes.length}`,
    '1000',
  ]);
  expect(part.rawPayload.equals(bytes.subarray(100, 1100))).toBe(true);
  expect((await get({ range: 'bytes=-5' })).rawPayload.equals(bytes.subarray(-5))).toBe(true);
  const beyond = await get({ range: `bytes=${bytes.length}-` });
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${bytes.length}`]);
  expect((await get({ 'if-none-match': '"abcdef"' })).statusCode).toBe(304);
  expect((await get({ range: 'bytes=0-9', 'if-range': '"older"' })).statusCode).toBe(200);
  const head = await get({}, 'HEAD');
  expect([head.statusCode, head.headers['content-length'], head.payload]).toEqual([
    200,
    String(bytes.length),
    '',
  ]);
  expect(existsSync(library.folders.copies)).toBe(false);
  await server.leave();
  const away = await get({ range: 'bytes=0-9' });
  expect([away.statusCode, away.headers['content-range'], away.headers.etag]).toEqual([
    503,
    undefined,
    undefined,
  ]);
});

it('a guest who leaves in the middle of a film lets go of the bucket', inSoak, async () => {
  const { library } = await withBucket();
  const { store, incoming } = library.folders;
  await mkdir(incoming, { recursive: true });
  await writeFile(join(incoming, 'draft'), Buffer.alloc(30 * 2 ** 20));
  await store.keep(join(incoming, 'draft'), 'bay.abcdef.mp4');
  const facts = { mime: 'video/mp4', width: 9, height: 9, thumbhash: null, sent_hash: null, edit: null };
  const file = { ...facts, file: 'bay.abcdef.mp4', hash: 'abcdef', bytes: 30 * 2 ** 20, duration: 6 };
  await putItem(library.db, { key: 'bay', body: {}, file, actor: { id: null, name: 'Test' } });
  const bodies: { destroyed: boolean }[] = [];
  const { open } = store;
  store.open = async (...asked) => {
    const body = await open.apply(store, asked);
    bodies.push(body);
    return body;
  };
  await library.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = library.app.server.address() as AddressInfo;
  const leaving = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}/media/bay/abcdef`, { signal: leaving.signal });
  await response.body!.getReader().read();
  leaving.abort();
  await expect.poll(() => bodies.map(({ destroyed }) => destroyed)).toEqual([true]);
});

it(
  'while the bucket is away guests keep what this machine has, and the rest is 503 for a moment',
  inSoak,
  async () => {
    const { server, library } = await withBucket();
    const pier = addressOf(await keep(library, await picture('#c04020'), 'Pier.png'));
    const logo = addressOf(await keep(library, DRAWING, 'Logo.svg'));
    const other = addressOf(await keep(library, await picture('#20c040'), 'Other.png'));
    const get = (url: string) => library.app.inject({ url, headers: { accept: 'image/webp' } });
    for (const url of [`${pier}?w=400`, logo]) expect((await get(url)).statusCode).toBe(200);
    await server.leave();
    // Also in widths that were not made before: the original was copied.
    for (const url of [`${pier}?w=400`, `${pier}?w=800`, logo]) expect((await get(url)).statusCode).toBe(200);
    const refused = await get(`${other}?w=400`);
    expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
      503,
      expect.stringMatching(/^\d+$/),
      'no-store',
    ]);
    expect(refused.headers['content-type']).toContain('application/problem+json');
    await server.comeBack();
    await expect.poll(async () => (await get(`${other}?w=400`)).statusCode).toBe(200);
  },
);

it(
  'an upload while the bucket is away is refused, leaves nothing on either side, and is kept when it is back',
  inSoak,
  async () => {
    const { server, library } = await withBucket();
    await server.leave();
    const refused = await upload(library, await picture('#c04020'), 'Pier.png');
    expect([refused.status, refused.detail]).toEqual([
      503,
      expect.stringContaining('Nothing of this file was kept'),
    ]);
    const { records } = tablesOf(type);
    expect([await library.db.$count(media), await library.db.$count(records)]).toEqual([0, 0]);
    expect(await readdir(library.folders.incoming)).toEqual([]);
    // What was sent waits to be judged once more.
    const [waiting] = (await library.app.inject({ url: '/uploads' })).json().data as { id: string }[];
    await server.comeBack();
    const again = () =>
      library.app.inject({ method: 'POST', url: `/uploads/${waiting!.id}/keep?name=Pier.png` });
    await expect.poll(async () => (await again()).statusCode).toBe(201);
    expect(await namesIn(library)).toHaveLength(1);
    expect(await library.db.$count(media)).toBe(1);
  },
);

it('readiness says that the bucket is away', async () => {
  const server = await s3Server();
  const { app } = await testApp({ environment: { ...server.environment, DATA_DIR: '/nonexistent' } });
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  await server.leave();
  const away = await app.inject('/readyz');
  expect([away.statusCode, away.json().detail]).toEqual([503, 'The store of media does not answer.']);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});

it('a copy is the very file, with the same ETag on every machine', async () => {
  const { server, library } = await withBucket();
  const logo = await keep(library, DRAWING, 'Logo.svg');
  const other = await withLibrary({ s3: server.settings, beside: library });
  const [one, two] = await Promise.all(
    [library, other].map(({ app }) => app.inject({ url: addressOf(logo) })),
  );
  expect(one!.headers.etag).toBe(two!.headers.etag);
  const [name] = await namesIn(library);
  expect(one!.payload).toBe(await readFile(await library.folders.store.localPath(name!), 'utf8'));
});
