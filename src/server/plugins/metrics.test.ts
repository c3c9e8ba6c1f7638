import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';

type Scrape = { readonly remoteAddress: string; readonly headers?: Record<string, string> };

const TOKEN = 'a-token-of-the-operator';

const scrapes = (environment: Record<string, string>) => async () => {
  const { app } = await testApp({ environment });
  return async (scrape: Scrape) => {
    const response = await app.inject({ url: '/metrics', ...scrape });
    const isNothing = response.body.includes('There is nothing at this address.');
    return response.statusCode === 404 && isNothing ? 404 : response.statusCode;
  };
};

describe('metrics without a token', () => {
  const open = scrapes({});

  it('are read from this machine', async () => {
    const scrape = await open();
    for (const remoteAddress of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      expect([remoteAddress, await scrape({ remoteAddress })]).toEqual([remoteAddress, 200]);
    }
  });

  it('are 404 for other machines, and for requests through a proxy on this one', async () => {
    const scrape = await open();
    const here = '127.0.0.1';
    for (const request of [
      { remoteAddress: '192.0.2.7' },
      { remoteAddress: '10.0.0.1', headers: { host: 'localhost' } },
      { remoteAddress: here, headers: { 'x-forwarded-for': '192.0.2.7' } },
      { remoteAddress: here, headers: { 'x-forwarded-for': '127.0.0.1' } },
      { remoteAddress: here, headers: { forwarded: 'for=192.0.2.7' } },
      { remoteAddress: here, headers: { 'x-real-ip': '192.0.2.7' } },
    ]) {
      expect([request, await scrape(request)]).toEqual([request, 404]);
    }
  });

  it('cannot be unlocked by headers of a client behind a trusted proxy', async () => {
    const scrape = await scrapes({ TRUST_PROXY: '1' })();
    expect(await scrape({ remoteAddress: '10.0.0.1', headers: { 'x-forwarded-for': '127.0.0.1' } })).toBe(
      404,
    );
    expect(await scrape({ remoteAddress: '127.0.0.1' })).toBe(200);
  });
});

it('metrics with a token are read by whoever sends it, from anywhere, and by nobody else', async () => {
  const scrape = await scrapes({ METRICS_TOKEN: TOKEN })();
  const away = '192.0.2.7';
  const bearing = (authorization: string) => scrape({ remoteAddress: away, headers: { authorization } });
  expect(await bearing(`Bearer ${TOKEN}`)).toBe(200);
  expect(await bearing(`bearer ${TOKEN}`)).toBe(200);
  for (const wrong of [`Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, 'Bearer ', `Basic ${TOKEN}`, TOKEN]) {
    expect([wrong, await bearing(wrong)]).toEqual([wrong, 404]);
  }
  expect(await scrape({ remoteAddress: '127.0.0.1' })).toBe(404);
});
