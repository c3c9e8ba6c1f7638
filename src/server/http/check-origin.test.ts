import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedTestApp, type SharedTestApp, siteBody, type TestApp, testApp } from '../../../test/app.ts';

/** A site that listens; requests are written to the socket as they are. */
async function listening({ app, create }: TestApp) {
  await create('site', null, siteBody('marea', { isDefault: true }), 15);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const send = async (...lines: string[]) => {
    const socket = connect(port, '127.0.0.1');
    socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
    const received = await text(socket);
    const end = received.indexOf('\r\n\r\n');
    const head = received.slice(0, end).toLowerCase();
    const body = received.slice(end + 4);
    return { status: Number(head.split(' ')[1]), head, body };
  };
  return { send, port };
}

let shared: SharedTestApp;
let send: Awaited<ReturnType<typeof listening>>['send'];
let port: number;
beforeAll(async () => {
  shared = await sharedTestApp();
  ({ send, port } = await listening(shared));
});
afterAll(() => shared.close());

const PATHS = ['/api/site', '/app/', '/devise/', '/media/none', '/nothing'];

it.each([
  ['no Host', []],
  ['two Hosts', ['Host: marea.test', 'Host: marea.test']],
  ['two different Hosts', ['host: marea.test', 'HOST: evil.test']],
  ['a Host with a user in it', ['Host: marea.test:80@evil.test']],
  ['a Host with a path', ['Host: marea.test/evil']],
])('a request with %s is a 400 problem, also after it was warm', async (_what, headers) => {
  for (const path of PATHS) {
    await send(`GET ${path} HTTP/1.1`, 'Host: marea.test');
    await send(`GET ${path} HTTP/1.1`, 'Host: marea.test');
    const { status, head, body } = await send(`GET ${path} HTTP/1.1`, ...headers);
    expect([path, status]).toEqual([path, 400]);
    expect(head).toContain('content-type: application/problem+json');
    expect(JSON.parse(body)).toMatchObject({ status: 400, detail: expect.stringContaining('Host') });
  }
});

it('a request of HTTP/1.0 needs no Host', async () => {
  expect((await send('GET /api/site HTTP/1.0')).status).toBe(200);
});

it('an expectation that nobody can meet is a 417 problem', async () => {
  const { status, head, body } = await send('GET /api/site HTTP/1.1', 'Host: marea.test', 'Expect: tea');
  expect(status).toBe(417);
  expect(head).toContain('content-type: application/problem+json');
  expect(JSON.parse(body)).toMatchObject({ status: 417 });
});

it('a scheme that a trusted proxy passes on is http or https', async () => {
  const proxied = await listening(await testApp({ environment: { TRUST_PROXY: '127.0.0.1' } }));
  const page = (scheme: string) =>
    proxied.send('GET /app/property-hub HTTP/1.1', 'Host: marea.test', `X-Forwarded-Proto: ${scheme}`);
  expect((await page('https')).body).toContain('https://marea.test/app');
  for (const scheme of ['javascript', 'https"><b>', 'ftp', 'https, javascript']) {
    const { status, body } = await page(scheme);
    expect([scheme, status]).toEqual([scheme, 400]);
    expect(body).toContain('X-Forwarded-Proto');
  }
});

it("a client's port stands in a page only where it is ours", async () => {
  const canonical = async (host: string) =>
    /<link rel="canonical" href="([^"]+)"/.exec(
      (await send('GET /app/property-hub HTTP/1.1', `Host: ${host}`)).body,
    )?.[1];
  expect(await canonical('marea.test')).toBe('http://marea.test/app/property-hub');
  expect(await canonical('marea.test:4711')).toBe('http://marea.test/app/property-hub');
  expect(await canonical(`marea.test:${port}`)).toBe(`http://marea.test:${port}/app/property-hub`);
});

it('the icon of a site is not kept for another one that is named by Server-Name', async () => {
  const { head } = await send('GET /app/icon.svg HTTP/1.1', 'Host: other.test', 'Server-Name: marea');
  expect(head).toMatch(/vary: .*server-name/);
});
