import type { LightMyRequestResponse } from 'fastify';
import { expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';

const csrfCookies = ({ headers }: LightMyRequestResponse): string[] =>
  [headers['set-cookie'] ?? []].flat().filter((line) => line.startsWith('PALAPA-XSRF='));

it('cookies are not parsed for guest requests, only in staff scopes', async () => {
  const { app } = await testApp();
  await app.ready();
  expect([app.hasRequestDecorator('cookies'), app.hasReplyDecorator('setCookie')]).toEqual([false, false]);
});

it.each([
  { origin: 'https://www.example.com', secure: true },
  { origin: 'http://localhost:3000', secure: undefined },
])(
  'a cookie is for the whole host, out of scripts’ reach, and at $origin secure: $secure',
  async (example) => {
    const { app } = await testApp({ environment: { PUBLIC_ORIGIN: example.origin } });
    const { cookies } = await app.inject('/devise');
    expect(cookies).toHaveLength(1);
    const [{ value, ...cookie }] = cookies as [(typeof cookies)[number]];
    expect(value).not.toBe('');
    expect(cookie).toEqual({
      name: 'PALAPA-XSRF',
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      ...(example.secure && { secure: true }),
    });
  },
);

it('a valid cookie is not set again, one that cannot be decoded is replaced', async () => {
  const { app } = await testApp();
  const first = csrfCookies(await app.inject('/devise'));
  const cookie = first[0]!.split(';')[0]!;
  const again = await app.inject({ url: '/devise', headers: { cookie } });
  expect(csrfCookies(again)).toEqual([]);
  const broken = await app.inject({ url: '/devise', headers: { cookie: 'PALAPA-XSRF=%E0%A4%A' } });
  expect(broken.statusCode).toBe(200);
  expect(csrfCookies(broken)).toHaveLength(1);
});
