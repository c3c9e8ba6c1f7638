import { expect, it } from 'vitest';
import { CachedResponse } from './cached-response.ts';
import { ResponseCache } from './response-cache.ts';
import { SiteCache } from './site-cache.ts';
import type { Snapshot } from './snapshot.ts';

const MB = 2 ** 20;
const snapshot = {} as Snapshot;

const page = (letter: string, status = 200, expiresAt = Infinity) =>
  CachedResponse.make({ text: letter.repeat(4 * MB), type: 'text/plain', status, headers: [], expiresAt });

/** Whether the response under a key is kept: one that is kept is not made again. */
async function isKept(cache: SiteCache, key: string): Promise<boolean> {
  let isMade = false;
  await cache.make(key, () => {
    isMade = true;
    return page('new', 404);
  });
  return !isMade;
}

it('the response that was not read for longest goes first when there is too much', async () => {
  const cache = new SiteCache(snapshot, new ResponseCache(13 * MB));
  for (const key of ['a', 'b', 'c']) await cache.make(key, () => page(key));
  expect(await isKept(cache, 'a')).toBe(true);
  await cache.make('d', () => page('d'));
  expect([await isKept(cache, 'a'), await isKept(cache, 'b'), await isKept(cache, 'd')]).toEqual([
    true,
    false,
    true,
  ]);
});

it('all sites share one budget', async () => {
  const responses = new ResponseCache(13 * MB);
  const sites = Array.from({ length: 5 }, () => new SiteCache(snapshot, responses));
  for (const site of sites) await site.make('home', () => page('a'));
  expect(responses.bytes).toBeLessThanOrEqual(13 * MB);
  expect(await isKept(sites[0]!, 'home')).toBe(false);
  expect(await isKept(sites[4]!, 'home')).toBe(true);
});

it('keys and spellings of requests count against the budget, however small their responses are', async () => {
  const responses = new ResponseCache(1 * MB);
  const cache = new SiteCache(snapshot, responses);
  const small = await CachedResponse.make({ text: 'a', type: 'text/plain', headers: [] });
  for (let number = 0; number < 5000; number += 1) {
    const key = `${number} ${'k'.repeat(400)}`;
    await cache.make(key, () => Promise.resolve(small));
    cache.remember(`/api/site?${key}`, key);
  }
  expect(responses.bytes).toBeLessThanOrEqual(1 * MB);
  expect(responses.bytes).toBeGreaterThan(0.9 * MB);
});

it('a response under a very long key is made and not kept', async () => {
  const cache = new SiteCache(snapshot, new ResponseCache());
  const key = 'k'.repeat(15_000);
  await cache.make(key, () => page('a'));
  cache.remember(`/api/airports?q=${key}`, 'short');
  await cache.make('short', () => page('a'));
  expect(await isKept(cache, key)).toBe(false);
  expect(cache.responseTo(`/api/airports?q=${key}`)).toBeUndefined();
  expect(await isKept(cache, 'short')).toBe(true);
});

it('a response that says 404 is not kept', async () => {
  const cache = new SiteCache(snapshot, new ResponseCache());
  await cache.make('x', () => page('x', 404));
  expect(await isKept(cache, 'x')).toBe(false);
});

it('a response whose time is over is made again', async () => {
  const cache = new SiteCache(snapshot, new ResponseCache());
  await cache.make('today', () => page('a', 200, Date.now() - 1));
  expect(await isKept(cache, 'today')).toBe(false);
});

it('a response is made once, however many ask at the same time', async () => {
  const cache = new SiteCache(snapshot, new ResponseCache());
  let made = 0;
  const make = () => {
    made += 1;
    return page('a');
  };
  await Promise.all(Array.from({ length: 20 }, () => cache.make('home', make)));
  expect(made).toBe(1);
});

it('two sites never share a response, whatever their keys are', async () => {
  const responses = new ResponseCache();
  const [one, other] = [new SiteCache(snapshot, responses), new SiteCache(snapshot, responses)];
  await one.make('home', () => page('a'));
  one.remember('/app/', 'home');
  expect(await isKept(other, 'home')).toBe(false);
  expect(other.responseTo('/app/')).toBeUndefined();
  expect(one.responseTo('/app/')).toBeDefined();
});

it('what was made from another site too is forgotten with it, also while it is being made, and nothing else is', async () => {
  const cache = new SiteCache(snapshot, new ResponseCache());
  const small = () => CachedResponse.make({ text: 'a', type: 'text/plain', headers: [] });
  await cache.make('home', small);
  await cache.make('resort', small, { from: 'others' });
  cache.remember('/resort', 'resort', 'others');
  expect(cache.responseTo('/resort')).toBeDefined();
  const { promise, resolve } = Promise.withResolvers<CachedResponse>();
  const made = cache.make('slow', () => promise, { from: 'others' });
  cache.forgetOthers();
  resolve(await small());
  await made;
  expect(cache.responseTo('/resort')).toBeUndefined();
  expect(await isKept(cache, 'home')).toBe(true);
  const again = { isMade: 0 };
  for (const key of ['resort', 'slow']) {
    await cache.make(
      key,
      () => {
        again.isMade += 1;
        return small();
      },
      { from: 'others' },
    );
  }
  expect(again.isMade).toBe(2);
});
