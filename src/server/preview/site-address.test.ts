import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administrator } from '../../../test/app.ts';
import { type SiteWithPosts, siteWithPosts } from '../../../test/site-posts/site-with-posts.ts';

/** Where the link "See it on the site" leads for what stands in a section of the public site or among its terms. */

let test: SiteWithPosts;

beforeAll(async () => {
  test = await siteWithPosts();
  test.signIn(administrator);
});
afterAll(() => test.close());

const seen = async (path: string, { id }: { readonly id: number }, language: string) => {
  const { statusCode, headers } = await test.get(`/devise/see/${path}/${id}?lang=${language}`);
  return headers.location ?? statusCode;
};

describe('see it on the site', () => {
  it('leads to a post in its section, in both languages', async () => {
    const release = await test.post('post', { title: 'A new wing', more: { category: 'press release' } });
    expect(await seen('posts', release, 'en')).toBe('http://marea.test/press/a-new-wing');
    expect(await seen('posts', release, 'es')).toBe('http://marea.test/es/prensa/a-new-wing-es');
    const story = await test.post('post', { title: 'Mango' });
    expect(await seen('posts', story, 'en')).toBe('http://marea.test/blog/mango');
    const nets = await test.post('pc_post', { title: 'Nets' });
    expect(await seen('pc-posts', nets, 'en')).toBe('http://marea.test/playa-cares/nets');
    const broom = await test.post('pc_event', { title: 'Broom' });
    expect(await seen('pc-events', broom, 'es')).toBe('http://marea.test/es/convocatorias/broom-es');
    expect((await test.get('/es/convocatorias/broom-es')).statusCode).toBe(200);
  });

  it('leads nowhere before the moment of a post', async () => {
    const later = await test.post('post', { title: 'A secret', published_at: test.inMinutes(120) });
    expect(await seen('posts', later, 'en')).toBe(404);
  });

  it('leads to a version of the terms, of which the one in force has the address of the terms', async () => {
    const version = (day: string) =>
      test.write('terms', {
        name: day,
        effective_from: `${day}T00:00`,
        locale: { en: { title: 'Terms', content: day }, es: { title: 'Términos', content: day } },
      });
    const first = await version('2024-07-01');
    const second = await version('2026-01-15');
    expect(await seen('terms', first, 'en')).toBe('http://marea.test/terms/2024-07-01');
    expect(await seen('terms', second, 'es')).toBe('http://marea.test/es/terminos');
  });

  it('leads to an offer while it is made, and to what the group has on its site', async () => {
    const offer = (name: string, start_date: string) =>
      test.write('special', {
        name,
        percent_off: 10,
        code: 'SEA',
        versions: [
          {
            version_name: 'Only',
            start_date,
            end_date: '2099-01-01T00:00',
            audience: 'Everyone',
            priority: 1,
            pages: [{ page: '*' }],
          },
        ],
        locale: Object.fromEntries(
          ['en', 'es'].map((language) => [
            language,
            {
              title: name,
              excerpt: name,
              content: name,
              terms: name,
              image: test.keys[0],
              banner: test.keys[0],
            },
          ]),
        ),
      });
    expect(await seen('specials', await offer('Two nights', '2020-01-01T00:00'), 'en')).toBe(
      'http://marea.test/specials/two-nights',
    );
    expect(await seen('specials', await offer('Much later', '2090-01-01T00:00'), 'en')).toBe(404);
    const resort = await test.create('resort', null, { name: 'Marea', code: 'marea' });
    expect(await seen('resorts', resort, 'es')).toBe(`http://marea.test/es/resorts/${resort.id}`);
  });
});
