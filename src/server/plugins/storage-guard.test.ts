import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import type { StorageState } from '../database/storage.ts';
import { guardStorage } from './storage-guard.ts';

let app: FastifyInstance;
let state: StorageState;
let isThere: boolean;

beforeEach(() => {
  state = 'ok';
  isThere = true;
  app = Fastify();
  guardStorage(app, { state: () => state, isThere: () => isThere, reportFull() {} });
  app.get('/menus', () => 'read');
  app.post('/menus', (_request, reply) => reply.code(201).header('location', '/menus/1').send({ data: 1 }));
  app.delete('/menus', () => ({ data: 'deleted' }));
});

const write = (payload: object = { title: 'Lunch' }) =>
  app.inject({ method: 'POST', url: '/menus', payload });
const large = { title: 'x'.repeat(100_000) };

it('with a nearly full disk writes get 503 with a message, and reads go on', async () => {
  expect((await write()).statusCode).toBe(201);
  state = 'low';
  const refused = await write();
  expect([refused.statusCode, refused.json().detail]).toEqual([503, expect.stringContaining('disk')]);
  expect(refused.headers['retry-after']).toBe('60');
  expect((await app.inject({ url: '/menus' })).payload).toBe('read');
});

it('with scarce disk space small writes are accepted, large ones and those of unknown size are not', async () => {
  expect((await write(large)).statusCode).toBe(201);
  state = 'scarce';
  const small = await write();
  expect([small.statusCode, small.headers['retry-after']]).toEqual([201, undefined]);
  expect((await app.inject({ method: 'DELETE', url: '/menus' })).statusCode).toBe(200);
  const refused = await write(large);
  expect([refused.statusCode, refused.json().detail]).toEqual([
    503,
    expect.stringContaining('nothing large'),
  ]);
  const inPieces = await app.inject({
    method: 'POST',
    url: '/menus',
    payload: '{}',
    headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
  });
  expect(inPieces.statusCode).toBe(503);
});

it('without the folder of the database writes are rejected', async () => {
  isThere = false;
  const refused = await write();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '60']);
  expect(refused.json().detail).toContain('gone');
  expect((await app.inject({ url: '/menus' })).payload).toBe('read');
});

it('a write during which the folder is removed is not acknowledged', async () => {
  app.put('/menus', async (_request, reply) => {
    isThere = false;
    return reply.header('set-cookie', 'session=1').send({ data: 'saved' });
  });
  const response = await app.inject({ method: 'PUT', url: '/menus', payload: {} });
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '60']);
  expect(response.headers['set-cookie']).toBeUndefined();
  expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(response.json()).toMatchObject({ status: 503, detail: expect.stringContaining('gone') });
});
