import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { BROWSER, type SiteWithPosts, siteWithPosts } from '../../../../test/site-posts/site-with-posts.ts';
import { WAIT } from '../../../../test/wait.ts';
import { READS_PATH } from '../reads/reads-address.ts';
import { PRESS_PICTURES_PATH } from './press-pictures.ts';

/** What is under embargo is not to be found by anybody before its moment, wherever it would stand; then it is everywhere. */

const SECRET = 'Scholarship';
const AHEAD = 90;

let test: SiteWithPosts;
let release: { id: number };
let due: string;

beforeAll(async () => {
  test = await siteWithPosts();
  due = test.inMinutes(AHEAD);
  const press = { category: 'press release' };
  await test.post('post', { title: 'Opening', more: press });
  await test.post('post', { title: 'Mangoes' });
  await test.post('pc_post', { title: 'Desks' });
  await test.post('pc_event', { title: 'Broom' });
  release = await test.post('post', { title: SECRET, published_at: due, more: press });
  await test.write('page', {
    name: 'Home',
    is_home: true,
    versions: [
      { version_name: 'Standing', slices: [{ block: 'stories' }, { block: 'stories', category: 'press' }] },
    ],
    locale: { en: { title: 'Home' }, es: { title: 'Inicio' } },
  });
});
afterAll(() => test.close());
afterEach(() => vi.useRealTimers());

/** As many minutes later, to the second, as the property's clock is then. */
const goTo = (wallClock: string, seconds = 0) =>
  vi.useFakeTimers({ now: test.instantOf(wallClock) + seconds * 1000, toFake: ['Date'] });

/** Every place that lists, finds, feeds or maps posts, by language. */
const outlets = [
  '/',
  '/es/',
  '/press',
  '/es/prensa',
  '/blog',
  '/feed.xml',
  '/es/feed.xml',
  '/press/feed.xml',
  '/es/prensa/feed.xml',
  '/sitemap.xml',
  '/search?q=scholarship',
  '/es/buscar?q=scholarship',
  '/press/opening',
  '/es/prensa/opening-es',
];

/** Where it stands once it is out: in lists by its title, in maps by its address. */
const showing = [
  '/',
  '/es/',
  '/press',
  '/es/prensa',
  '/feed.xml',
  '/es/feed.xml',
  '/press/feed.xml',
  '/es/prensa/feed.xml',
  '/sitemap.xml',
  '/search?q=scholarship',
  '/press/opening',
];

const isIn = (body: string) => /scholarship/i.test(body);

/** The search page repeats what was looked for: there it is found by its address. */
const said = (url: string, body: string) =>
  url.includes('?q=') ? /href="[^"]*\/(?:press|prensa)\/scholarship/.test(body) : isIn(body);

const own = () => [
  '/press/scholarship',
  '/es/prensa/scholarship-es',
  `/press/${release.id}`,
  '/blog/scholarship',
];

describe('a press release under embargo', () => {
  it('stands in no list, feed, map, search or related posts, and its address is like one that is nothing', async () => {
    for (const url of outlets) {
      const { statusCode, body } = await test.get(url);
      expect([url, statusCode, said(url, body)]).toEqual([url, 200, false]);
    }
    const nothing = await test.get('/press/never-written');
    for (const url of own()) {
      const { statusCode, body } = await test.get(url);
      expect([url, statusCode, body.length]).toEqual([
        url,
        404,
        (url.startsWith('/es/') ? await test.get('/es/prensa/never-written') : nothing).body.length,
      ]);
    }
  });

  it('has no pictures, is not counted, and is in no answer of the public API', async () => {
    const picture = await test.get(`${PRESS_PICTURES_PATH}/${release.id}/${test.keys[0]}.jpg`);
    expect(picture.statusCode).toBe(404);
    const told = await test.app.inject({
      method: 'POST',
      url: `${READS_PATH}?section=press&id=${release.id}`,
      headers: { host: 'marea.test', 'user-agent': BROWSER },
    });
    expect(told.statusCode).toBe(204);
    for (const url of ['/api/posts/all', '/api/posts/by-slug?slug=scholarship', '/api/site']) {
      expect(isIn((await test.get(url)).body)).toBe(false);
    }
  });

  it('is everywhere from its minute on, although every page was cached before', async () => {
    goTo(due, -1);
    for (const url of outlets) expect([url, said(url, (await test.get(url)).body)]).toEqual([url, false]);
    goTo(due);
    for (const url of showing) {
      await vi.waitFor(async () => {
        expect([url, said(url, (await test.get(url)).body)]).toEqual([url, true]);
      }, WAIT);
    }
    const { statusCode, body } = await test.get('/press/scholarship');
    expect(statusCode).toBe(200);
    expect(body).toContain('"@type":"NewsArticle"');
    expect(body).toContain('og:title');
    const { rows } = await test.database.pool.query<{ view_count: number }>('select view_count from post');
    expect(rows.every(({ view_count }) => !view_count)).toBe(true);
  });
});

it('a post that appeared in the hour that comes twice stays when clocks are set back', async () => {
  await test.post('post', { title: 'Twice', published_at: '2027-11-07T01:30' });
  await test.post('post', { title: 'Written after it' });
  await vi.waitFor(async () => expect((await test.get('/blog')).body).toContain('Written after it'), WAIT);
  const isThere = async (seconds: number, url: string) => {
    goTo('2027-11-07T01:30', seconds);
    return (await test.get(url)).body.includes('Twice');
  };
  expect(await isThere(-1, '/blog')).toBe(false);
  expect(await isThere(0, '/blog')).toBe(true);
  // The clock says 1:15 once more, and a page is made that nobody has asked for before.
  expect(await isThere(45 * 60, '/es/blog')).toBe(true);
});
