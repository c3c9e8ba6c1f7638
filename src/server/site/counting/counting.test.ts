import { afterAll, beforeAll, expect, it } from 'vitest';
import { administrator, type SharedTestApp, sharedTestApp, siteBody } from '../../../../test/app.ts';

const [PLAIN, COUNTED, ASKING] = [15, 24, 36];
const GOOGLE = 'https://www.googletagmanager.com';

let test: SharedTestApp;

beforeAll(async () => {
  test = await sharedTestApp();
  const site = (key: string, id: number, more = {}) => test.create('site', null, siteBody(key, more), id);
  await site('marea', PLAIN);
  await site('ocaso', COUNTED, { isDefault: true, analytics: { tag: 'g-abcd123456' }, pageViewKey: 'visit' });
  await site('coral', ASKING, { analytics: { tag: 'GTM-ABC1234', asksFirst: true } });
});
afterAll(() => test.close());

async function open(site: string, url: string) {
  const { body, headers } = await test.app.inject({
    url,
    headers: { 'server-name': site, accept: 'text/html' },
  });
  const policy = String(headers['content-security-policy']);
  const of = (name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `)) ?? '';
  return { body, headers, of };
}

it.each(['/search', '/app/'])(
  '%s of a site without a tag says nothing of it and allows no other host',
  async (url) => {
    const { body, of } = await open('marea', url);
    expect(body).not.toMatch(/data-island="analytics"|counting/);
    expect(of('script-src') + of('connect-src')).not.toContain('google');
  },
);

it.each(['/search', '/app/'])('%s of a site with a tag allows the host of the tag', async (url) => {
  const { of } = await open('ocaso', url);
  expect(of('script-src')).toContain(` ${GOOGLE}`);
  expect(of('connect-src')).toContain(' https://*.google-analytics.com');
  // Named hosts, and no wider: inline scripts stay as forbidden as they were.
  expect(of('script-src')).not.toMatch(/unsafe|https:(?!\/\/)|\*/);
});

it('a tag counts at once, or after the question where the site asks, in the language of the page', async () => {
  const counted = await open('ocaso', '/search');
  expect(counted.body).toContain('data-tag="G-ABCD123456" data-event="visit"');
  expect(counted.body).not.toContain('class="counting"');
  const asking = await open('coral', '/es/buscar');
  expect(asking.body).toContain('data-tag="GTM-ABC1234"');
  expect(asking.body).toContain('data-asks-first="true"');
  expect(asking.body).toContain('¿Podemos contar tu visita?');
  expect(asking.body).toContain('Cambiar si se cuentan mis visitas');
});

it.each(['/newsletter/confirm?token=abc', '/newsletter/leave?token=abc', '/agents/new-password?token=abc'])(
  '%s is secret and runs no tag, which could read its address',
  async (url) => {
    const { body, of, headers } = await open('ocaso', url);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('strict-origin');
    expect(body).toContain('<main');
    expect(body).not.toMatch(/data-island="analytics"|data-tag/);
    expect(of('script-src') + of('connect-src') + of('img-src')).not.toContain('google');
  },
);

it.each(['/agents', '/es/agentes'])('%s, where passwords are typed, runs no tag', async (url) => {
  const { body, of } = await open('ocaso', url);
  expect(body).toContain('type="password"');
  expect(body).not.toMatch(/data-island="analytics"|data-tag/);
  expect(of('script-src') + of('connect-src')).not.toContain('google');
});

it('what is no tag is refused', async () => {
  const refused = { statusCode: 422 };
  test.signIn(administrator);
  for (const tag of ['UA-1', 'GTM-AB"><script>', 'https://example.com/tag.js']) {
    const payload = siteBody('isla', { analytics: { tag } });
    expect(await test.app.inject({ method: 'POST', url: '/api/devise/sites', payload })).toMatchObject(
      refused,
    );
  }
});
