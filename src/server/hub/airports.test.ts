import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { siteBody, testApp } from '../../../test/app.ts';

async function withSite() {
  const { app, create } = await testApp();
  await create('site', null, siteBody('marea', { isDefault: true }), 15);
  const get = (q: string, headers: Record<string, string> = {}) =>
    app.inject({ url: `/api/airports${q}`, headers: { host: 'marea.test', ...headers } });
  return { get };
}

it('all airports by code where nothing was typed, small on the way', async () => {
  const { get } = await withSite();
  const all = await get('');
  const { data } = all.json<{ data: { id: number; code: string; name: string }[] }>();
  expect(data.length).toBeGreaterThan(2800);
  expect(data[0]).toEqual({ id: 1, code: 'AAA', name: 'Anaa, PF (AAA)' });
  expect(data.map(({ code }) => code)).toEqual(data.map(({ code }) => code).sort());
  expect((await get('?q=')).headers.etag).toBe(all.headers.etag);
  const packed = await get('', { 'accept-encoding': 'br' });
  expect(packed.rawPayload.length).toBeLessThan(70_000);
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(all.payload);
});

it('cities first and accents ignored for what was typed', async () => {
  const { get } = await withSite();
  const found = async (q: string) => (await get(`?q=${encodeURIComponent(q)}`)).json().data;
  expect(await found('cancun')).toMatchObject([{ code: 'CUN', name: 'Cancún, MX (CUN)' }]);
  expect((await found('new york'))[0]).toMatchObject({ code: 'NYC', isCity: true });
  expect((await found('who')).map((one: { name: string }) => one.name)).toEqual([
    'Houston (all airports), US (WHO)',
    'Franz Josef, NZ (WHO)',
  ]);
  expect((await found('nueva york'))[0]).toMatchObject({ code: 'NYC' });
  expect(await found('s')).toHaveLength(20);
  expect(await found('  ')).toEqual([]);
});

it('is a ready answer: its ETag is met with 304', async () => {
  const { get } = await withSite();
  const { headers } = await get('?q=lon');
  expect(headers['cache-control']).toContain('public');
  expect((await get('?q=lon', { 'if-none-match': headers.etag as string })).statusCode).toBe(304);
});
