import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { refuseWritesOnFullDisk } from './full-disk.ts';

it('a nearly full disk refuses writes with a clear line, and goes on answering reads', async () => {
  let state: 'ok' | 'low' = 'ok';
  const app = Fastify();
  refuseWritesOnFullDisk(app, () => state);
  app.get('/menus', () => 'read');
  app.post('/menus', () => 'written');
  expect((await app.inject({ method: 'POST', url: '/menus' })).payload).toBe('written');
  state = 'low';
  const refused = await app.inject({ method: 'POST', url: '/menus' });
  expect([refused.statusCode, refused.json().detail]).toEqual([503, expect.stringContaining('disk')]);
  expect((await app.inject({ url: '/menus' })).payload).toBe('read');
});
