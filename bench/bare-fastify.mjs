// A Fastify with nothing around it that sends the kept answers of the file it is given. Plain JavaScript, so
// that its start is not measured with the stripping of types.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

const asObject = (flat) =>
  Object.fromEntries(Array.from({ length: flat.length / 2 }, (_, at) => [flat[2 * at], flat[2 * at + 1]]));

const app = Fastify();
for (const { path, etag, headers, notModified, body } of JSON.parse(readFileSync(process.argv[2], 'utf8'))) {
  const bytes = Buffer.from(body, 'base64');
  const whole = asObject(headers);
  const unchanged = asObject(notModified);
  app.get(path.split('?')[0], (request, reply) => {
    if (etag && request.headers['if-none-match'] === etag) return reply.code(304).headers(unchanged).send();
    return reply.headers(whole).send(bytes);
  });
}
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(`Ready on http://localhost:${app.server.address().port}`);
