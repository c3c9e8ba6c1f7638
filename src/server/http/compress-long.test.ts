import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { compressLong } from './compress-long.ts';

function listOf(length: number) {
  const app = Fastify();
  const data = Array.from({ length }, (_, id) => ({ id, name: 'A page of a site' }));
  app.get('/', { onSend: compressLong }, () => ({ data }));
  return { data, get: (headers: Record<string, string>) => app.inject({ url: '/', headers }) };
}

it('a long answer is compressed for whoever takes it, a short one is not', async () => {
  const { data, get } = listOf(2000);
  const sent = await get({ 'accept-encoding': 'gzip, deflate, br' });
  expect(sent.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  expect(sent.rawPayload.length).toBe(Number(sent.headers['content-length']));
  expect(JSON.parse(gunzipSync(sent.rawPayload).toString())).toEqual({ data });
  const plain = await get({});
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.json()).toEqual({ data });
  // Brotli is not made here, and gzip is not for whoever does not take it.
  const other = await get({ 'accept-encoding': 'br' });
  expect(other.headers).not.toHaveProperty('content-encoding');
  expect(other.json()).toEqual({ data });
  const short = await listOf(3).get({ 'accept-encoding': 'gzip' });
  expect(short.headers).not.toHaveProperty('content-encoding');
});
