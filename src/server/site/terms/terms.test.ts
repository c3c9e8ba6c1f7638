import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type SiteWithPosts, siteWithPosts } from '../../../../test/site-posts/site-with-posts.ts';
import { WAIT } from '../../../../test/wait.ts';

/** The terms of a site: one version in force at any moment, all of them to be read, and kept with what people agree to. */

let test: SiteWithPosts;
let comes: string;

beforeAll(async () => {
  test = await siteWithPosts();
  comes = test.inMinutes(120);
  const version = (name: string, effective_from: string, said: string) =>
    test.write('terms', {
      name,
      effective_from,
      locale: {
        en: { title: 'Terms of the house', content: said, changes: `${said} instead.` },
        es: { title: 'Términos de la casa', content: `${said} ES` },
      },
    });
  await version('First', '2024-07-01T00:00', 'Thirty days');
  await version('Second', '2026-01-15T00:00', 'Fourteen days');
  await version('Third', comes, 'Seven days');
  await test.write('page', {
    name: 'Letter',
    versions: [
      {
        version_name: 'Standing',
        slices: [{ block: 'place', kind: 'newsletter', title: { en: 'News', es: 'Noticias' } }],
      },
    ],
    locale: { en: { title: 'Letter', slug: 'letter' }, es: { title: 'Carta', slug: 'carta' } },
  });
});
afterAll(() => test.close());
afterEach(() => vi.useRealTimers());

const mainOf = (body: string) => body.slice(body.indexOf('<main'), body.indexOf('</main>'));

describe('the terms of a site', () => {
  it('stand at one address, with earlier ones and those to come at their own, in both languages', async () => {
    const top = mainOf((await test.get('/terms')).body);
    expect(top).toContain('<p>Fourteen days</p>');
    expect(top).toMatch(/In force since January\s15,\s2026/);
    expect(top).toContain('href="/terms/2024-07-01"');
    expect(top).toContain(`href="/terms/${comes.slice(0, 10)}"`);
    expect(mainOf((await test.get('/terms/2024-07-01')).body)).toMatch(
      /In force from July\s1,\s2024 until January\s15,\s2026/,
    );
    expect(mainOf((await test.get('/es/terminos/2024-07-01')).body)).toContain('Thirty days ES');
    expect((await test.get('/terms/2026-01-15')).headers.location).toBe('/terms');
    expect((await test.get('/es/terms')).headers.location).toBe('/es/terminos');
    expect((await test.get('/es/terms/2024-07-01')).headers.location).toBe('/es/terminos/2024-07-01');
    for (const url of ['/terms/2025-01-01', '/terms/2024-07-01/x']) {
      expect((await test.get(url)).statusCode).toBe(404);
    }
    const map = (await test.get('/sitemap.xml')).body;
    expect(map).toContain('/terms/2024-07-01<');
    expect(map).toContain('/es/terminos<');
  });

  it('change at the minute, whatever was cached', async () => {
    const at = test.instantOf(comes);
    vi.useFakeTimers({ now: at - 1000, toFake: ['Date'] });
    expect(mainOf((await test.get('/terms')).body)).toContain('<p>Fourteen days</p>');
    vi.setSystemTime(at);
    const top = mainOf((await test.get('/terms')).body);
    expect(top).toContain('<p>Seven days</p>');
    expect(top).toContain('Seven days instead.');
    expect((await test.get(`/terms/${comes.slice(0, 10)}`)).headers.location).toBe('/terms');
    expect(mainOf((await test.get('/terms/2026-01-15')).body)).toContain('<p>Fourteen days</p>');
  });
});

describe('what somebody agrees to', () => {
  const agree = async (address: string) => {
    const ticket = await test.app.inject({ url: '/api/form-ticket', headers: { host: 'marea.test' } });
    const begun = ticket.json<{ data: { ticket: string } }>().data.ticket;
    vi.useFakeTimers({ now: Date.now() + 5000, toFake: ['Date'] });
    return test.app.inject({
      method: 'POST',
      url: '/letter',
      headers: { host: 'marea.test', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        form: 'newsletter',
        email: address,
        consent: 'yes',
        ticket: begun,
      }).toString(),
    });
  };

  it('is kept with the version that was in force, which the form leads to', async () => {
    expect((await test.get('/letter')).body).toContain('<a href="/terms">Read the terms</a>');
    expect((await test.get('/es/carta')).body).toContain('<a href="/es/terminos">Leer los términos</a>');
    await agree('maria@example.test');
    await vi.waitFor(async () => {
      const { rows } = await test.database.pool.query<{ consent_version: string }>(
        `select consent_version from newsletter_subscriber where email = 'maria@example.test'`,
      );
      expect(rows).toEqual([{ consent_version: '2026-12; terms 2026-01-15, revision 1' }]);
    }, WAIT);
  });
});

it('several versions of one day are told apart by their number', async () => {
  await test.write('terms', {
    name: 'First, corrected',
    effective_from: '2024-07-01T12:00',
    locale: { en: { title: 'Terms of the house', content: 'Twenty days' } },
  });
  const { body } = await test.get('/terms/2024-07-01-2');
  const links = [...mainOf(body).matchAll(/<a href="([^"]*)"[^>]*>(July[^<]*)<\/a>/g)];
  expect(links.map(([, href, text]) => `${href} ${text}`)).toEqual([
    '/terms/2024-07-01-2 July 1, 2024 (2)',
    '/terms/2024-07-01 July 1, 2024 (1)',
  ]);
  expect(body).toMatch(/<title>[^<]*July 1, 2024 \(2\)/);
});
