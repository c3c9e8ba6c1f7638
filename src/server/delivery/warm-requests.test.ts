import { once } from 'node:events';
import { request as ask, Agent, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { siteBody, testApp } from '../../../test/app.ts';
import { CachedResponse } from './cached-response.ts';
import type { CacheRegistry } from './cache-registry.ts';
import type { SiteName } from './site-names.ts';
import { requestKey, serveWarmRequests } from './warm-requests.ts';

const keyOf = (url: string, method = 'GET') =>
  requestKey({ method, url, headers: { host: 'marea.test' }, socket: {} } as IncomingMessage);

it('what staff ask for, what changes something, and pages with a query have no key by which a cached response is found', () => {
  expect(keyOf('/api/menus')).toBe('/api/menus');
  expect(keyOf('/dining')).toContain('marea.test');
  expect(keyOf('/api/devise/menus')).toBeUndefined();
  expect(keyOf('/api/menus', 'POST')).toBeUndefined();
  expect(keyOf('/dining?page=2')).toBeUndefined();
});

/** A site that listens, and how many requests Fastify saw of it. */
async function openHouse(environment: Record<string, string> = {}) {
  const test = await testApp({ environment });
  await test.create('site', null, siteBody('marea', { isDefault: true }), 15);
  const seen: string[] = [];
  test.app.addHook('onRequest', async ({ url }: FastifyRequest) => {
    seen.push(url);
  });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as { port: number };
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const sent = ask({ port, path, method, agent, headers: { host: 'marea.test', ...headers } }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const { etag } = answer.headers;
    return { status: answer.statusCode!, body: await text(answer), etag };
  };
  /** The news of the site just made may still come, and have it read again. */
  const untilWarm = async (path: string) => {
    do {
      seen.length = 0;
      await pause(100);
      await get(path);
    } while (seen.length > 0);
  };
  return { ...test, get, seen, untilWarm };
}

it('what was asked before in the same words is answered before Fastify sees it', async () => {
  const { get, seen, untilWarm } = await openHouse();
  for (const path of ['/api/site', '/app/property-hub']) {
    const first = await get(path);
    await untilWarm(path);
    expect(await get(path)).toEqual(first);
    expect(await get(path, { 'if-none-match': first.etag! })).toMatchObject({ status: 304, body: '' });
    expect(seen).toEqual([]);
    expect(await get(path, {}, 'HEAD')).toMatchObject({ status: 200, body: '', etag: first.etag });
    expect(seen).toEqual([path]);
  }
});

it('a page differs by language, host and the language chosen last', async () => {
  const { get } = await openHouse();
  const inEnglish = await get('/app/', { 'accept-language': 'en' });
  const inSpanish = await get('/app/', { 'accept-language': 'es' });
  expect(inSpanish.etag).not.toBe(inEnglish.etag);
  expect(await get('/app/', { 'accept-language': 'es', cookie: 'palapa-language=en' })).toEqual(inEnglish);
  expect(await get('/app/', { 'accept-language': 'en' })).toEqual(inEnglish);
});

it('cookies that the page does not look at do not make it another request', async () => {
  const { get, seen, untilWarm } = await openHouse();
  await untilWarm('/app/');
  for (const visitor of ['one', 'two']) await get('/app/', { cookie: `_ga=${visitor}` });
  expect(seen).toEqual([]);
});

it('a stranger who says that he is a proxy changes nothing for others', async () => {
  const { get } = await openHouse({ TRUST_PROXY: '10.0.0.1' });
  const claimed = await get('/app/property-hub', { 'x-forwarded-proto': 'https' });
  expect(claimed.body).not.toContain('https://marea.test');
  expect(await get('/app/property-hub')).toEqual(claimed);
});

it('a proxy that is trusted has its word in the page', async () => {
  const { get } = await openHouse({ TRUST_PROXY: '127.0.0.1' });
  const plain = await get('/app/property-hub');
  for (const time of ['first', 'again']) {
    const { body } = await get('/app/property-hub', { 'x-forwarded-proto': 'https' });
    expect(body, time).toContain('https://marea.test');
  }
  expect(plain.body).not.toContain('https://marea.test');
});

it('a request that arrives while the server closes is told to go elsewhere', async () => {
  const { app, get } = await openHouse();
  await get('/api/site');
  const { port } = app.server.address() as { port: number };
  const accepted = once(app.server, 'connection') as Promise<[Socket]>;
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /api/site HTTP/1.1\r\nHost: marea');
  const [begun] = await accepted;
  while (begun.bytesRead === 0) await pause(5);
  const closed = app.close();
  while (app.server.listening) await pause(5);
  socket.write('.test\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 503 [\s\S]*connection: close/i);
  await closed;
});

it.each([
  ['that is at hand', true],
  ['that Fastify makes', false],
])('a client that takes no more of an answer %s is left', async (_what, isAtHand) => {
  const answer = await CachedResponse.make({ text: 'a'.repeat(30_000_000), type: 'text/plain', headers: [] });
  const site = { id: 1 } as SiteName;
  const registry = {
    readyDirectory: { find: () => site },
    readySite: () => ({ responseTo: () => (isAtHand ? answer : undefined) }),
  } as unknown as CacheRegistry;
  const server = serveWarmRequests(registry)((request, response) => answer.write(request, response), {
    connectionTimeout: 100,
    keepAliveTimeout: 60_000,
    requestTimeout: 60_000,
  });
  onTestFinished(() => void server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const client = connect((server.address() as { port: number }).port, '127.0.0.1').pause();
  onTestFinished(() => void client.destroy());
  client.write('GET /api/site HTTP/1.1\r\nHost: marea.test\r\n\r\n');
  const [connection] = await accepted;
  await once(connection, 'close');
  expect(connection.bytesWritten).toBeGreaterThan(0);
  expect(client.bytesRead).toBeLessThan(30_000_000);
});
