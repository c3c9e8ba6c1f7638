import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type SiteWithPosts, siteWithPosts, BROWSER } from '../../../../test/site-posts/site-with-posts.ts';
import { contentTypes } from '../../../content/index.ts';
import { findRecord } from '../../content/store/repository.ts';
import { ReadCounts, type Reading, forgetReaders } from './read-counts.ts';

/** Views of posts: once a visitor and day, by all processes together, and by nobody who is no visitor. */

let test: SiteWithPosts;
let story: { id: number };

beforeAll(async () => {
  test = await siteWithPosts();
  story = await test.post('post', { title: 'Mangoes' });
});
afterAll(() => test.close());
afterEach(() => vi.useRealTimers());

const viewsOf = async (id: number) => {
  const { rows } = await test.database.pool.query<{ view_count: number | null }>(
    'select view_count from post where id = $1',
    [id],
  );
  return rows[0]!.view_count ?? 0;
};

const reading = (more: Partial<Reading> = {}): Reading => ({
  section: 'blog',
  id: story.id,
  day: '2026-11-20',
  network: '203.0.113.7',
  agent: BROWSER,
  ...more,
});

/** What several processes are told at once is written by each of them. */
async function written(...told: readonly (readonly Reading[])[]): Promise<number> {
  const before = await viewsOf(story.id);
  const processes = told.map((readings) => ({ counts: new ReadCounts(test.db, () => true), readings }));
  for (const { counts, readings } of processes) for (const one of readings) await counts.add(one);
  await Promise.all(processes.map(({ counts }) => counts.flush()));
  return (await viewsOf(story.id)) - before;
}

it('a visitor counts once a day, whichever process hears of it and however often', async () => {
  const again = [reading(), reading()];
  expect(await written(again, again, again)).toBe(1);
  expect(await written(again)).toBe(0);
  expect(await written([reading({ day: '2026-11-21' })])).toBe(1);
  expect(await written([reading({ network: '203.0.113.8' })])).toBe(1);
});

it('a program that calls itself a thousand names counts no more often than a network has places', async () => {
  const names = Array.from({ length: 1000 }, (_, at) =>
    reading({ day: '2026-11-22', agent: `${BROWSER} ${at}` }),
  );
  const counted = await written(names.slice(0, 500), names.slice(500));
  expect(counted).toBeGreaterThan(40);
  expect(counted).toBeLessThanOrEqual(64);
});

it('of many networks at once no more are written than a process holds', async () => {
  const flood = Array.from({ length: 3000 }, (_, at) => reading({ day: '2026-11-23', network: `net ${at}` }));
  expect(await written(flood)).toBe(2000);
});

it('nothing of anybody is kept: a hash whose key is thrown away with it', async () => {
  const { rows } = await test.database.pool.query<Record<string, string>>(
    'select * from post_reader limit 5',
  );
  for (const row of rows) expect(Object.keys(row).sort()).toEqual(['day', 'reader']);
  expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|Mozilla/);
  vi.useFakeTimers({ now: Date.parse('2026-11-26T12:00:00Z'), toFake: ['Date'] });
  const views = await viewsOf(story.id);
  await forgetReaders(test.db);
  const left = await test.database.pool.query(
    'select from post_reader union all select from post_reader_key',
  );
  expect(left.rowCount).toBe(0);
  expect(await viewsOf(story.id)).toBe(views);
});

it('a view makes no revision, changes no version, and survives whoever saves the post', async () => {
  const before = await findRecord(test.db, contentTypes.post, story.id);
  await written([reading({ network: '203.0.113.9', day: '2026-11-27' })]);
  const after = await findRecord(test.db, contentTypes.post, story.id);
  expect(after).toEqual({ ...before, view_count: before!.view_count + 1 });
});

it('a page tells it by a beacon: robots, other sites and posts that are not there count nothing', async () => {
  const page = await test.get('/blog/mangoes');
  const address = /data-reads="([^"]+)"/.exec(page.body)![1]!.replaceAll('&amp;', '&');
  // The page itself is the same for everybody, and sets nothing.
  expect(page.headers['cache-control']).toContain('public');
  expect(page.headers['set-cookie']).toBeUndefined();
  const tell = (url: string, headers: Record<string, string> = {}) =>
    test.app.inject({
      method: 'POST',
      url,
      headers: { host: 'marea.test', 'user-agent': BROWSER, 'sec-fetch-site': 'same-origin', ...headers },
    });
  const answers = [
    await tell(address, {
      'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    }),
    await tell(address, { 'user-agent': 'curl/8.5.0' }),
    await tell(address, { 'sec-fetch-site': 'cross-site' }),
    await tell(address.replace(/id=\d+/, 'id=9999')),
    await tell(address.replace('section=blog', 'section=press')),
  ];
  for (const answer of answers) {
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
  expect((await tell('/api/reads?section=gossip&id=1')).statusCode).toBe(400);
  const before = await viewsOf(story.id);
  await tell(address);
  await tell(address);
  // What was told is written when the app closes.
  await test.app.close();
  expect(await viewsOf(story.id)).toBe(before + 1);
});
