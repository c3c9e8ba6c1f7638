import { existsSync } from 'node:fs';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { administrator } from '../../../../test/app.ts';
import { beginUpload, offsetOf, sendPart, upload, withLibrary } from '../../../../test/media-library.ts';
import { WAIT } from '../../../../test/wait.ts';
import { MAX_FILE } from '../../../domain/media/media-kinds.ts';
import { Decoder } from '../decoder/decoder.ts';
import { tidyFolders } from '../remove-orphans.ts';
import { UnfinishedUploads } from './unfinished-uploads.ts';

const picture = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#1f7a8c' } })
    .png({ compressionLevel: 0 })
    .toBuffer();

const other = { ...administrator, id: 'somebody-else' };

it('an upload goes on where it stopped, also after the server was started anew, and is kept once all has come', async () => {
  const library = await withLibrary();
  const bytes = await picture();
  const half = Math.floor(bytes.length / 2);
  const { response, url } = await beginUpload(library, bytes.length, 'Reef.png');
  expect([response.statusCode, url]).toEqual([
    201,
    expect.stringMatching(/^\/uploads\/[\w-]+\.[0-9a-f-]{36}$/),
  ]);
  await sendPart(library, url, { offset: 0, bytes: bytes.subarray(0, half) });
  // What has come stands in files alone: another process knows as much.
  const known = new UnfinishedUploads(library.folders.unfinished);
  expect(await known.list()).toEqual([
    expect.objectContaining({ name: 'Reef.png', offset: half, size: bytes.length }),
  ]);
  expect(await offsetOf(library, url)).toBe(half);
  const early = await library.app.inject({ method: 'POST', url: `${url}/keep?name=Reef.png` });
  expect(early.statusCode).toBe(404);
  expect((await sendPart(library, url, { offset: half, bytes: bytes.subarray(half) })).statusCode).toBe(204);
  const kept = await library.app.inject({ method: 'POST', url: `${url}/keep?name=Reef.png` });
  expect([kept.statusCode, kept.json().data.id]).toEqual([201, 'reef']);
  expect(await readdir(library.folders.unfinished)).toEqual([]);
  expect(await offsetOf(library, url)).toBe(404);
});

it('a part that does not follow on the last, or is longer than announced, is not taken', async () => {
  const library = await withLibrary();
  const { url } = await beginUpload(library, 10);
  await sendPart(library, url, { offset: 0, bytes: Buffer.from('12345') });
  expect((await sendPart(library, url, { offset: 3, bytes: Buffer.from('45') })).statusCode).toBe(409);
  const tooLong = await sendPart(library, url, { offset: 5, bytes: Buffer.from('678901234') });
  expect(tooLong.statusCode).toBe(413);
  expect(tooLong.headers['content-type']).toContain('application/problem+json');
  expect(await offsetOf(library, url)).toBeLessThanOrEqual(10);
});

it('nobody sees, goes on with, keeps or discards what another person sends', async () => {
  const library = await withLibrary();
  const { url } = await beginUpload(library, 5);
  library.signIn(other);
  const { app } = library;
  const tried = [
    await offsetOf(library, url),
    (await sendPart(library, url, { offset: 0, bytes: Buffer.from('12345') })).statusCode,
    (await app.inject({ method: 'POST', url: `${url}/keep?name=x` })).statusCode,
    (await app.inject({ method: 'DELETE', url, headers: { 'tus-resumable': '1.0.0' } })).statusCode,
  ];
  expect(tried).toEqual([404, 404, 404, 404]);
  expect((await app.inject({ url: '/uploads' })).json().data).toEqual([]);
  library.signIn(administrator);
  expect((await app.inject({ url: '/uploads' })).json().data).toHaveLength(1);
  expect((await app.inject({ method: 'DELETE', url })).statusCode).toBe(204);
  expect(await readdir(library.folders.unfinished)).toEqual([]);
});

it('only who may change something begins an upload', async () => {
  const library = await withLibrary();
  library.signIn({ ...administrator, permissions: [] });
  expect((await beginUpload(library, 5)).response.statusCode).toBe(403);
  library.signIn(null);
  expect((await beginUpload(library, 5)).response.statusCode).toBe(401);
});

it('a video of three gigabytes is refused when it is announced, and nothing of it is stored', async () => {
  const library = await withLibrary();
  const { response } = await beginUpload(library, 3 * 2 ** 30, 'Wedding.mp4');
  expect([response.statusCode, response.json().detail]).toEqual([413, expect.stringContaining('500 MB')]);
  expect((await beginUpload(library, 'many')).response.statusCode).toBe(400);
  expect(existsSync(library.folders.unfinished)).toBe(false);
});

it('of 200 uploads that one person begins at once, as many begin as may, and others are not kept from theirs', async () => {
  const library = await withLibrary();
  const begun = await Promise.all(Array.from({ length: 200 }, () => beginUpload(library, 10)));
  const statuses = begun.map(({ response }) => response.statusCode);
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(180);
  library.signIn({ ...other, language: 'es' });
  expect((await beginUpload(library, 10)).response.statusCode).toBe(201);
  const large = await Promise.all(Array.from({ length: 5 }, () => beginUpload(library, MAX_FILE)));
  const refused = large.find(({ response }) => response.statusCode === 429)!.response;
  expect(refused.json().detail).toMatch(/^Usted ya empezó/);
});

it('room on the disk is asked for all that is still to come', async () => {
  const asked: number[] = [];
  const hasRoom = (_: string, bytes: number) => Promise.resolve(asked.push(bytes) < 2);
  const library = await withLibrary({ hasRoom });
  const first = await beginUpload(library, 1000);
  await sendPart(library, first.url, { offset: 0, bytes: Buffer.alloc(400) });
  const second = await beginUpload(library, 100);
  expect([first.response.statusCode, second.response.statusCode]).toEqual([201, 503]);
  expect(asked).toEqual([2000, 800]);
});

it('what nobody goes on with for a day is removed by the daily work, and what somebody does is not', async () => {
  const library = await withLibrary();
  const { folders, db } = library;
  const [old] = [await beginUpload(library, 10), await beginUpload(library, 10, 'new')];
  const file = join(folders.unfinished, old.url.split('/').at(-1)!);
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  await utimes(file, yesterday, yesterday);
  await tidyFolders(db, folders, Date.now());
  expect((await library.app.inject({ url: '/uploads' })).json().data).toMatchObject([{ name: 'new' }]);
  expect(await readdir(folders.unfinished)).toHaveLength(2);
});

it('what is being judged cannot be discarded', async () => {
  const faulty = join(import.meta.dirname, '../decoder/faulty-decoder.ts');
  const library = await withLibrary({ decoder: new Decoder({}, faulty) });
  // Files are called after whose they are.
  library.signIn({ ...administrator, id: 'hang' });
  const { app, decoder } = library;
  const { url } = await beginUpload(library, 1);
  await sendPart(library, url, { offset: 0, bytes: Buffer.from('x') });
  const keeping = app.inject({ method: 'POST', url: `${url}/keep?name=x.png` });
  await vi.waitFor(() => expect(decoder.pids).toHaveLength(1), WAIT);
  const discard = async () => (await app.inject({ method: 'DELETE', url })).statusCode;
  expect([await discard(), await offsetOf(library, url)]).toEqual([503, 1]);
  await decoder.close();
  expect((await keeping).statusCode).toBe(503);
  expect(await discard()).toBe(204);
});

it('a file that ends the decoder is refused, and one that only waits for its turn stays', async () => {
  const faulty = join(import.meta.dirname, '../decoder/faulty-decoder.ts');
  const none = { maxItems: 0, maxPerClient: 0 };
  const queues = { guest: none, staff: none, later: none };
  const busy = await withLibrary({ decoder: new Decoder({ queues }, faulty) });
  expect((await upload(busy, Buffer.from('x'), 'x.png')).status).toBe(503);
  expect((await busy.app.inject({ url: '/uploads' })).json().data).toHaveLength(1);

  const memory = await withLibrary({ decoder: new Decoder({ maxMemory: 2 ** 20 }) });
  const refused = await upload(memory, await picture(), 'x.png');
  expect([refused.status, refused.detail]).toEqual([422, expect.stringContaining('too much work')]);
  expect(await readdir(memory.folders.unfinished)).toEqual([]);
});
