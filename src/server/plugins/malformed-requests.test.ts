import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { malformedRequestHandlers } from './malformed-requests.ts';

/** Sends raw bytes to a listening server and returns all it sends until it closes the connection. */
async function sent(bytes: string): Promise<{ status: number; type: string | undefined; body: string }> {
  const app = Fastify(malformedRequestHandlers);
  app.get('/', () => 'here');
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(bytes);
  const response = await text(socket);
  const [head = '', body = ''] = response.split('\r\n\r\n');
  const type = /content-type: ([^;\r]+)/i.exec(head)?.[1];
  return { status: Number(head.split(' ')[1]), type, body };
}

const HOST = 'Host: localhost\r\nConnection: close\r\n';

it.each([
  ['no HTTP at all', '\x16\x03\x01\x02\x00', 400],
  ['two lengths', `POST / HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\nx`, 400],
  [
    'a length and pieces',
    `POST / HTTP/1.1\r\n${HOST}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
    400,
  ],
  ['a header without end', `GET / HTTP/1.1\r\n${HOST}X: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['an address that decodes to nothing', `GET /%ff HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['an address that is half encoded', `GET /%zz HTTP/1.1\r\n${HOST}\r\n`, 400],
])('%s is a problem like any other', async (_what, bytes, status) => {
  const response = await sent(bytes);
  expect([response.status, response.type]).toEqual([status, 'application/problem+json']);
  expect(JSON.parse(response.body)).toMatchObject({ status, detail: expect.any(String) });
  expect(response.body).not.toMatch(/FST_|HPE_/);
});
