import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type SiteWithPosts, siteWithPosts } from '../../../../test/site-posts/site-with-posts.ts';
import { administrator } from '../../../../test/app.ts';
import { contentTypes } from '../../../content/index.ts';
import { WAIT } from '../../../../test/wait.ts';
import { ANY_VERSION } from '../../content/write/change.ts';
import { updateRecord } from '../../content/write/write.ts';
import { findItems } from '../../media/items.ts';
import { PRESS_PICTURES_PATH } from './press-pictures.ts';

const actor = { id: null, name: 'Test' };

let test: SiteWithPosts;
let release: { id: number };

beforeAll(async () => {
  test = await siteWithPosts();
  for (let number = 1; number <= 9; number += 1) {
    await test.post('post', { title: `Story ${number}`, published_at: `2026-02-0${number}T08:00` });
  }
  await test.post('post', { title: 'Old story', published_at: '2024-05-01T08:00' });
  await test.post('pc_event', { title: 'Broom' });
  const gallery = [{ image: test.keys[1] }, { image: test.keys[2], only_in: 'es' }];
  release = await test.post('post', { title: 'Opening', more: { category: 'press release', gallery } });
});
afterAll(() => test.close());
afterEach(() => vi.useRealTimers());

const linksIn = (body: string) =>
  [
    ...body
      .slice(body.indexOf('<main'), body.indexOf('</main>'))
      .matchAll(/<h[23] class="card-title"><a href="([^"]+)"/g),
  ].map(([, href]) => href);
const relOf = (body: string, rel: string) => new RegExp(`href="([^"]+)" rel="${rel}"`).exec(body)?.[1];
const canonicalOf = (body: string) => /rel="canonical" href="([^"]+)"/.exec(body)?.[1];

describe('the page of a post', () => {
  it('leads on to posts of its section, or to those of another one where it stands alone there', async () => {
    const story = linksIn((await test.get('/blog/story-3')).body);
    expect(story).toHaveLength(3);
    expect(story).not.toContain('/blog/story-3');
    expect(story.every((address) => address!.startsWith('/blog/'))).toBe(true);
    const news = linksIn((await test.get('/event-posts/broom')).body);
    expect(news).toHaveLength(3);
    expect(news.every((address) => address!.startsWith('/blog/'))).toBe(true);
  });
});

describe('lists of posts', () => {
  it('name the day of an event above its title, and that of the publication above any other', async () => {
    const daysIn = async (path: string) => {
      const { body } = await test.get(path);
      return [...body.matchAll(/class="label">(?:<time[^>]*>)?([^<]+)</g)].map(([, day]) => day);
    };
    expect(await daysIn('/event-posts')).toContain('January 9, 2027');
    expect(await daysIn('/es/convocatorias')).toContain('9 de enero de 2027');
    expect(await daysIn('/blog')).toContain('February 3, 2026');
  });

  it('go page by page, by links that say which comes before and after, each its own original', async () => {
    const first = (await test.get('/blog')).body;
    expect(linksIn(first)).toHaveLength(8);
    expect([relOf(first, 'prev'), relOf(first, 'next')]).toEqual([undefined, '/blog/page/2']);
    const second = (await test.get('/blog/page/2')).body;
    expect(linksIn(second)).toEqual(['/blog/story-1', '/blog/old-story']);
    expect([relOf(second, 'prev'), relOf(second, 'next')]).toEqual(['/blog', undefined]);
    expect(canonicalOf(second)).toMatch(/\/blog\/page\/2$/);
    expect((await test.get('/blog/page/3')).statusCode).toBe(404);
    expect((await test.get('/blog/page/1')).headers.location).toBe('/blog');
  });

  it('have an archive for each year, in Spanish with Spanish words', async () => {
    expect(linksIn((await test.get('/blog/2024')).body)).toEqual(['/blog/old-story']);
    expect(linksIn((await test.get('/es/blog/2026/pagina/2')).body)).toEqual(['/es/blog/story-1-es']);
    expect((await test.get('/es/blog/2026/page/2')).headers.location).toBe('/es/blog/2026/pagina/2');
    expect((await test.get('/es/press')).headers.location).toBe('/es/prensa');
    expect((await test.get('/es/event-posts')).headers.location).toBe('/es/convocatorias');
    expect((await test.get('/blog/2025')).statusCode).toBe(404);
    expect(canonicalOf((await test.get('/blog/2024')).body)).toMatch(/\/blog\/2024$/);
    const map = (await test.get('/sitemap.xml')).body;
    expect(map).toContain('/blog/2024</loc>');
    // All releases are of one year: its page is the list itself.
    expect(canonicalOf((await test.get('/press/2026')).body)).toMatch(/\/press$/);
    expect(map).not.toContain('/press/2026</loc>');
  });

  it('have a feed each, named on their pages', async () => {
    const { body } = await test.get('/es/prensa');
    expect(body).toContain('href="/es/prensa/feed.xml"');
    const feed = await test.get('/es/prensa/feed.xml');
    expect(feed.headers['content-type']).toContain('application/atom+xml');
    expect(feed.body).toContain('Opening ES');
    expect(feed.body).not.toContain('Story');
  });

  it('leave posts of the other category to its own list, and lead there', async () => {
    expect((await test.get('/blog')).body).not.toContain('Opening');
    expect((await test.get('/blog/opening')).headers.location).toBe('/press/opening');
    expect((await test.get('/es/prensa/story-1-es')).headers.location).toBe('/es/blog/story-1-es');
  });
});

describe('a post', () => {
  it('leads to others, says what it is to search engines, and when an event post calls', async () => {
    const story = (await test.get('/blog/story-1')).body;
    expect(linksIn(story)).toHaveLength(3);
    expect(story).toContain('"@type":"BlogPosting"');
    const event = (await test.get('/es/convocatorias/broom-es')).body;
    expect(event).toContain('El muelle');
    expect(event).toContain('"@type":"Event"');
    expect(event).toContain('"startDate":"2027-01-09T14:00:00.000Z"');
  });
});

describe('pictures of a press release', () => {
  const said = (key: string, body: object) =>
    findItems(test.db, [key]).then(([item]) =>
      updateRecord(test.db, contentTypes.media_item, {
        id: item!.id,
        version: ANY_VERSION,
        actor,
        body,
        publish: { languages: ['en', 'es'] },
      }),
    );
  const hrefs = (body: string) => [...body.matchAll(/href="([^"]+\.jpg)" download/g)].map(([, href]) => href);
  const at = (key: string) => `${PRESS_PICTURES_PATH}/${release.id}/${key}.jpg`;

  it('are downloaded as large JPEGs with their credit, those of the language among them', async () => {
    await said(test.keys[0]!, { credit: 'Foto Marea' });
    await vi.waitFor(async () => {
      const english = (await test.get('/press/opening')).body;
      expect(hrefs(english)).toEqual([at(test.keys[0]!), at(test.keys[1]!)]);
      expect(english).toContain('Foto Marea');
    }, WAIT);
    expect(hrefs((await test.get('/es/prensa/opening-es')).body)).toHaveLength(3);
    const { statusCode, headers, rawPayload } = await test.get(at(test.keys[0]!));
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(headers['content-disposition']).toContain(`filename="${test.keys[0]}.jpg"`);
    expect(headers['cache-control']).toBe('no-store');
    expect(rawPayload.subarray(0, 2).toString('hex')).toBe('ffd8');
  });

  it('are not to be had once their rights have ended, nor by another name, nor of a story', async () => {
    const today = test.inMinutes(0).slice(0, 10);
    await said(test.keys[1]!, { rights_until: today });
    await vi.waitFor(async () => {
      expect((await test.get('/press/opening')).body).toContain('May be used until');
    }, WAIT);
    expect((await test.get(at(test.keys[1]!))).statusCode).toBe(200);
    // The page was cached while they lasted.
    vi.useFakeTimers({ now: Date.now() + 24 * 3_600_000, toFake: ['Date'] });
    expect(hrefs((await test.get('/press/opening')).body)).toEqual([at(test.keys[0]!)]);
    expect((await test.get(at(test.keys[1]!))).statusCode).toBe(404);
    for (const key of ['logo', '..%2f..%2fetc%2fpasswd', `${test.keys[0]}.jpg`]) {
      expect((await test.get(at(key))).statusCode).toBe(404);
    }
  });
});

it('lists of devise are sorted by views', async () => {
  await test.database.pool.query(`update post set view_count = id`);
  test.signIn(administrator);
  const { json } = await test.app.inject({ url: '/api/devise/posts?sort=-view_count&site_id=15' });
  const counts = json<{ data: { view_count: number }[] }>().data.map(({ view_count }) => view_count);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(counts.length).toBeGreaterThan(5);
});
