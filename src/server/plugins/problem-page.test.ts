import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { malformedRequestHandlers } from './malformed-requests.ts';
import { handleErrors, sendProblem } from './problem.ts';

const ACCEPT = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

async function opened(url: string, headers: Record<string, string> = {}, method: 'GET' | 'POST' = 'GET') {
  const app = Fastify({ ...malformedRequestHandlers, routerOptions: { maxParamLength: 200 } });
  handleErrors(app, { warn() {}, error() {} });
  app.get('/busy', (_request, reply) => sendProblem(reply.header('retry-after', '5'), 503));
  app.get('/broken', () => {
    throw new Error('<secret>');
  });
  app.get('/named/:name', () => 'here');
  const response = await app.inject({ url, method, headers: { accept: ACCEPT, ...headers } });
  return { ...response, headers: response.headers, type: String(response.headers['content-type']) };
}

describe('a failure in a browser', () => {
  it.each([
    ['/nothing', 404, 'There is nothing here', 'Aquí no hay nada'],
    ['/%zz', 400, 'This address cannot be read', 'No se puede leer esta dirección'],
    [`/named/${'a'.repeat(300)}`, 414, 'This address cannot be read', 'No se puede leer esta dirección'],
    ['/busy', 503, 'We will be right back', 'Volvemos enseguida'],
    ['/broken', 500, 'Something went wrong on our side', 'Algo falló de nuestro lado'],
  ])(
    '%.20s is a page in the language of the browser, with a way on',
    async (url, status, english, spanish) => {
      for (const [language, title] of Object.entries({ en: english, es: spanish })) {
        const { statusCode, type, payload, headers } = await opened(url, { 'accept-language': language });
        expect([statusCode, type]).toEqual([status, 'text/html; charset=utf-8']);
        expect(payload).toContain(`<html lang="${language}">`);
        expect(payload).toContain(`<h1>${title}</h1>`);
        expect(payload).toContain('<a href="/app/">');
        expect(payload).not.toContain('secret');
        expect(headers['cache-control']).toBe('no-store');
        expect(headers['content-security-policy']).toContain("default-src 'none'");
      }
    },
  );

  it('still says when to try again', async () => {
    expect((await opened('/busy')).headers['retry-after']).toBe('5');
  });

  it.each([
    ['the API', '/api/nothing', {}],
    ['a picture of a page', '/nothing', { accept: 'image/avif,image/webp,*/*' }],
    ['a script', '/nothing', { accept: '*/*' }],
  ])('is JSON for %s', async (_whom, url, headers) => {
    const { statusCode, type } = await opened(url, headers);
    expect([statusCode, type]).toEqual([404, 'application/problem+json; charset=utf-8']);
  });

  it('is JSON for what is sent', async () => {
    expect((await opened('/nothing', {}, 'POST')).type).toContain('application/problem+json');
  });
});
