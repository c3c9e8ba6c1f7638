import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import Fastify from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { WAIT } from '../../../test/wait.ts';
import { putItem } from './items.ts';
import { handleErrors } from '../plugins/problem.ts';
import { Decoder, type DecoderLimits } from './decoder/decoder.ts';
import { mediaRoutes } from './routes.ts';
import { mediaFolders } from './store.ts';

const faulty = join(import.meta.dirname, 'decoder/faulty-decoder.ts');
const HASH = '0123456789ab';

/** Pictures that `faulty-decoder.ts` makes, or does not, as their ids say. */
async function withPictures(ids: readonly string[], limits: Partial<DecoderLimits> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'palapa-limits-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const folders = mediaFolders(folder);
  const database = await createTestDatabase();
  const db = drizzle(database.pool);
  const row = { mime: 'image/webp', hash: HASH, width: 9, height: 9, thumbhash: 'x' };
  for (const key of ids) {
    const file = {
      ...row,
      file: `${key}.${HASH}.webp`,
      bytes: 9,
      sent_hash: null,
      edit: null,
      duration: null,
    };
    await putItem(db, { key, body: {}, file, actor: { id: null, name: 'Test' } });
  }
  const decoder = new Decoder(limits, faulty);
  const app = Fastify({ trustProxy: true });
  const warnings: string[] = [];
  handleErrors(app, { warn() {}, error() {} });
  mediaRoutes(app, { db, folders, decoder, log: { warn: (line) => warnings.push(line) } });
  onTestFinished(async () => {
    await decoder.close();
    await app.close();
    await database.close();
  });
  const get = (url: string, client = '192.0.2.1') =>
    app.inject({ url, headers: { accept: 'image/webp', 'x-forwarded-for': client } });
  const loseDatabase = () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    vi.spyOn(database.pool, 'query').mockRejectedValue(refused);
  };
  return { app, decoder, folders, warnings, get, loseDatabase };
}

const queues = (maxItems: number, maxPerClient: number): DecoderLimits['queues'] => {
  const limits = { maxItems, maxPerClient };
  return { guest: limits, staff: limits, later: limits };
};

it('past the bound of a client, and of all of them, a picture is 503 with Retry-After and kept by nobody', async () => {
  const { decoder, get } = await withPictures(['hang'], { queues: queues(3, 2) });
  const waiting = [400, 800, 1200].map((width) => get(`/media/hang?w=${width}`));
  await vi.waitFor(() => expect(decoder.waiting).toBe(2), WAIT);
  const refused = await get('/media/hang?w=1600');
  expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
    503,
    expect.stringMatching(/^\d+$/),
    'no-store',
  ]);
  expect(refused.headers['content-type']).toContain('application/problem+json');
  // Another client still has room, and the same picture is no more work for whoever asks.
  waiting.push(get('/media/hang?w=1600', '192.0.2.2'), get('/media/hang?w=800', '192.0.2.2'));
  await vi.waitFor(() => expect(decoder.waiting).toBe(3), WAIT);
  expect((await get('/media/hang?w=2400', '192.0.2.3')).statusCode).toBe(503);
  await decoder.close();
  expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(503));
});

it('the addresses of one IPv6 network are one client', async () => {
  const { decoder, get } = await withPictures(['hang'], { queues: queues(9, 1) });
  void get('/media/hang?w=400', '2001:db8::1');
  void get('/media/hang?w=800', '2001:db8::2');
  await vi.waitFor(() => expect(decoder.waiting).toBe(1), WAIT);
  expect((await get('/media/hang?w=1200', '2001:db8::3')).statusCode).toBe(503);
  void get('/media/hang?w=1200', '2001:db8:1::3');
  await vi.waitFor(() => expect(decoder.waiting).toBe(2), WAIT);
});

it('a picture that only a client waits for who has gone is not made', async () => {
  const { app, decoder } = await withPictures(['hang', 'fine']);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const request = async (path: string) => {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
    return socket;
  };
  await request('/media/hang?w=400');
  await vi.waitFor(() => expect(decoder.pids).toHaveLength(1), WAIT);
  const impatient = await request('/media/fine?w=400');
  await vi.waitFor(() => expect(decoder.waiting).toBe(1), WAIT);
  impatient.destroy();
  await vi.waitFor(() => expect(decoder.waiting).toBe(0), WAIT);
});

it('a picture that ends its decoder fails alone, is told once, and is not tried again at once', async () => {
  const { get, warnings } = await withPictures(['crash', 'fine']);
  const crash = await get('/media/crash?w=400');
  const fine = await get('/media/fine?w=400');
  expect([crash.statusCode, crash.headers['cache-control']]).toEqual([500, 'no-store']);
  expect(crash.payload).not.toContain(tmpdir());
  expect(fine.statusCode).toBe(200);
  expect((await get('/media/crash?w=400')).statusCode).toBe(500);
  expect(warnings).toHaveLength(1);
  // The process lives on: it was given the broken picture once.
  expect((await get('/media/fine?w=800')).payload).toBe(fine.payload);
});

it('pictures are there while the database is away', async () => {
  const { get, loseDatabase } = await withPictures(['fine', 'other']);
  const path = `/media/fine/${HASH}?w=400`;
  const first = await get(path);
  expect((await get('/media/other?w=400')).statusCode).toBe(200);
  loseDatabase();
  const known = await get(path);
  expect([known.statusCode, known.headers['cache-control'], known.payload]).toEqual([
    200,
    'public, max-age=31536000, immutable',
    first.payload,
  ]);
  expect((await get('/media/other?w=400')).statusCode).toBe(200);
  const cut = await get(`${path}&cut=upright-30`);
  expect([cut.statusCode, cut.headers['cache-control']]).toEqual([200, 'public, max-age=300']);
  expect((await get('/media/unknown?w=400')).statusCode).toBe(503);
});
