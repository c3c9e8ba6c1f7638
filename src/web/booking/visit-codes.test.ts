import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepLanding } from './landing.ts';
import { visitCodes } from './visit-codes.ts';

/** The endpoint, with one trigger: whoever comes with 'mailing' gets BRISA5. */
const server = vi.fn((address: string) => {
  const isMailing = new URL(address, 'https://resort.test').searchParams.has('mailing');
  const data = {
    promo: isMailing ? 'BRISA5' : null,
    reason: isMailing
      ? { why: 'url', trigger: 1, because: 'mailing' }
      : { why: null, trigger: null, because: null },
  };
  return Promise.resolve(Response.json({ data }));
});

beforeEach(() => {
  server.mockClear();
  const kept = new Map<string, string>();
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const codes = async (search: string, resort = 'marea') => {
  const found = await visitCodes(resort, search);
  return [found?.promo ?? null, found?.landing, server.mock.calls.length];
};

it('are asked for once a visit, also where there are none', async () => {
  expect(await codes('')).toEqual([null, '', 1]);
  expect(await codes('')).toEqual([null, '', 1]);
});

it('come with the address of the page, and stay on the next one', async () => {
  expect(await codes('?mailing')).toEqual(['BRISA5', '?mailing', 1]);
  expect(await codes('')).toEqual(['BRISA5', '?mailing', 1]);
  expect(await codes('?kind=family')).toEqual(['BRISA5', '?mailing', 2]);
});

it('come with the address with which the visit began, on a page that asked for none', async () => {
  keepLanding('?mailing');
  expect(await codes('?kind=family')).toEqual(['BRISA5', '?mailing', 2]);
  expect(await codes('', 'coral')).toEqual(['BRISA5', '?mailing', 3]);
});

it('come with a later way in too, and one without codes takes none away', async () => {
  expect(await codes('')).toEqual([null, '', 1]);
  keepLanding('?mailing');
  expect(await codes('')).toEqual(['BRISA5', '?mailing', 2]);
  keepLanding('?gclid=1');
  expect(await codes('')).toEqual(['BRISA5', '?mailing', 3]);
  expect(await codes('')).toEqual(['BRISA5', '?mailing', 3]);
});

it('are those of before while the server cannot be asked, and none at all at first', async () => {
  await codes('?mailing');
  server.mockRejectedValue(new TypeError('Failed to fetch'));
  expect((await visitCodes('marea', '?utm_campaign=x'))?.promo).toBe('BRISA5');
  expect(await visitCodes('coral', '')).toBeUndefined();
});
