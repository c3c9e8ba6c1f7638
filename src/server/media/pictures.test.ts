import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { expect, it, onTestFinished, vi } from 'vitest';
import { administrator } from '../../../test/app.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { sharedDecoder } from '../../../test/shared-decoder.ts';
import { WAIT } from '../../../test/wait.ts';
import type { Staff } from '../http/staff.ts';
import { handleErrors } from '../plugins/problem.ts';
import { pictureRoutes } from './picture-routes.ts';
import { mediaRoutes } from './routes.ts';
import { mediaFolders } from './store.ts';

async function withPictures(hasRoom = () => Promise.resolve(true)) {
  const folder = await mkdtemp(join(tmpdir(), 'palapa-pictures-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const folders = mediaFolders(folder);
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  const db = drizzle(database.pool);
  let staff: Staff | null = administrator;
  const app = Fastify();
  onTestFinished(() => app.close());
  handleErrors(app, { warn() {}, error() {} });
  mediaRoutes(app, { db, folders, decoder: sharedDecoder });
  pictureRoutes(app, {
    db,
    folders,
    decoder: sharedDecoder,
    hasRoom,
    identify: () => Promise.resolve(staff),
  });
  const send = async (payload: Buffer | string, query = '', type = 'image/jpeg') => {
    const headers = { 'content-type': type };
    const response = await app.inject({ method: 'POST', url: `/pictures${query}`, payload, headers });
    return { status: response.statusCode, ...response.json() };
  };
  const list = async (query = '') => (await app.inject({ url: `/pictures${query}` })).json();
  const signIn = (next: Staff | null) => (staff = next);
  return { app, folders, send, list, signIn };
}

const photo = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#c04020' } });

it('a picture that is sent is called after its file, and can be picked and shown', async () => {
  const { app, send, list } = await withPictures();
  const bytes = await photo().jpeg().toBuffer();
  const { status, data } = await send(
    bytes,
    '?name=Atardecer%20%C3%91and%C3%BA.JPG&alt_en=Sunset&alt_es=Atardecer',
  );
  expect([status, data.id, data.width, data.height]).toEqual([201, 'atardecer-nandu', 60, 40]);
  expect(data.alt).toEqual({ en: 'Sunset', es: 'Atardecer' });
  expect(data.thumbhash).toEqual(expect.any(String));
  expect((await app.inject({ url: data.src })).statusCode).toBe(200);
  expect(await list('?q=SUNset%20atar')).toEqual({ data: [data], meta: { total: 1, page: 1, pageSize: 25 } });
  expect((await list('?q=mountain')).meta.total).toBe(0);
});

it('a picture is refused where the disk has no room for it', async () => {
  const { send, list, folders } = await withPictures(() => Promise.resolve(false));
  const refused = await send(await photo().jpeg().toBuffer());
  expect([refused.status, refused.detail]).toEqual([503, expect.stringContaining('disk')]);
  expect((await list()).meta.total).toBe(0);
  await expect(readdir(folders.originals)).rejects.toThrow('ENOENT');
});

it('two files of one name are two pictures; one without a name is called picture', async () => {
  const { send } = await withPictures();
  const bytes = await photo().png().toBuffer();
  const ids = [];
  for (const query of ['?name=a.png', '?name=a.png', '', '?name=%3Cscript%3E']) {
    ids.push((await send(bytes, query, 'image/png')).data.id);
  }
  expect(ids).toEqual(['a', 'a-2', 'picture', 'script']);
});

it('a description that is too long is cut between characters', async () => {
  const { send } = await withPictures();
  const alt = encodeURIComponent(`${'a'.repeat(299)}🌴🌴`);
  const kept = await send(await photo().jpeg().toBuffer(), `?name=x&alt_en=${alt}`);
  expect([kept.status, kept.data.alt.en]).toEqual([201, 'a'.repeat(299)]);
});

it('where and with what it was taken is forgotten, and the picture stands upright', async () => {
  const { folders, send } = await withPictures();
  const exif = { IFD0: { Make: 'Secret camera' }, IFD3: { GPSLatitude: '20/1 37/1 0/1' } };
  const bytes = await photo().withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { data } = await send(bytes, '?name=x.jpg');
  expect([data.width, data.height]).toEqual([40, 60]);
  const [file] = await readdir(folders.originals);
  const kept = await sharp(await readFile(join(folders.originals, file!))).metadata();
  expect([kept.format, kept.exif, kept.orientation]).toEqual(['webp', undefined, undefined]);
});

it.each([
  ['a drawing without a size', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml', 422],
  ['captions that call themselves a photograph', 'WEBVTT\n\n00:01.000 --> 00:02.000\nHi', 'image/jpeg', 415],
  ['a page', '<script>alert(1)</script>', 'image/png', 415],
  ['a text', 'picture', 'text/plain', 415],
  ['nothing', '', 'image/png', 415],
  ['more than 30 MB', Buffer.alloc(30 * 1024 * 1024 + 1), 'image/png', 413],
])('%s is refused', async (_what, bytes, type, status) => {
  const { send, list } = await withPictures();
  expect((await send(bytes, '?name=x', type)).status).toBe(status);
  expect((await list()).meta.total).toBe(0);
});

it('a refusal is told in the language of whoever sent the picture', async () => {
  const { send, signIn } = await withPictures();
  signIn({ ...administrator, language: 'es' });
  const { status, detail } = await send('picture', '?name=x', 'image/png');
  expect([status, detail]).toEqual([415, expect.stringMatching(/^Envíe una imagen \(JPEG, PNG/)]);
});

/** A picture over a real connection, of which only the first bytes have been sent. */
function beginUpload(app: FastifyInstance, headers: OutgoingHttpHeaders = {}): ClientRequest {
  const { port } = app.server.address() as AddressInfo;
  const sent = request({
    host: '127.0.0.1',
    port,
    path: '/pictures',
    method: 'POST',
    headers: { 'content-type': 'image/png', ...headers },
  });
  onTestFinished(() => void sent.destroy());
  sent.on('error', () => {});
  sent.write('begun');
  return sent;
}

const responseTo = async (sent: ClientRequest) => ((await once(sent, 'response')) as [IncomingMessage])[0];

it('an upload without a length is refused when it shows that it is too large, and the sender reads why', async () => {
  const { app, folders, list } = await withPictures();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const sent = beginUpload(app);
  const response = responseTo(sent);
  const megabyte = Buffer.alloc(2 ** 20);
  for (let number = 0; number <= 30; number += 1) sent.write(megabyte);
  expect((await response).statusCode).toBe(413);
  expect(await readdir(folders.incoming)).toEqual([]);
  expect((await list()).meta.total).toBe(0);
});

it('past two uploads of one person the next is 503 before its body is read, and may come later', async () => {
  const { app, folders, send } = await withPictures();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const headers = { 'content-length': 1000 };
  const first = beginUpload(app, headers);
  beginUpload(app, headers);
  await vi.waitFor(async () => expect(await readdir(folders.incoming)).toHaveLength(2), WAIT);
  const refused = await responseTo(beginUpload(app, headers));
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, expect.stringMatching(/^\d+$/)]);
  first.destroy();
  const bytes = await photo().png().toBuffer();
  await vi.waitFor(
    async () => expect((await send(bytes, '?name=later.png', 'image/png')).status).toBe(201),
    WAIT,
  );
  // That of the second, which still comes.
  expect(await readdir(folders.incoming)).toHaveLength(1);
});

it('a picture that breaks off, or unfolds into too much, is refused', async () => {
  const { send } = await withPictures();
  const whole = await photo(900, 900).jpeg().toBuffer();
  expect((await send(whole.subarray(0, whole.length / 2))).status).toBe(422);
  const huge = await photo(10_100, 10_000).png({ compressionLevel: 9 }).toBuffer();
  expect(huge.length).toBeLessThan(1e6);
  expect((await send(huge, '', 'image/png')).status).toBe(422);
});

it('only who signed in sees the pictures, and only who may change something sends one', async () => {
  const { send, list, signIn } = await withPictures();
  const bytes = await photo().jpeg().toBuffer();
  signIn({ ...administrator, permissions: [] });
  expect((await send(bytes)).status).toBe(403);
  expect((await list()).meta.total).toBe(0);
  signIn(null);
  expect((await send(bytes)).status).toBe(401);
  expect((await list()).status).toBe(401);
});
