import { describe, expect, it } from 'vitest';
import { hashHistory } from './hash-history.ts';

/** As much of a browser as the history touches: entries with an address and a state, and a way back. */
function browser(url: string) {
  const entries: { url: URL; state: unknown }[] = [{ url: new URL(url), state: null }];
  let at = 0;
  let onPop = () => {};
  const now = () => entries[at]!;
  const resolve = (to: string | URL | null | undefined) => new URL(to || now().url, now().url);
  return {
    addEventListener: (_: 'popstate', listener: () => void) => void (onPop = listener),
    location: {
      get hash() {
        return now().url.hash;
      },
      get search() {
        return now().url.search;
      },
    },
    history: {
      get state() {
        return now().state;
      },
      pushState(state: unknown, _: string, to?: string | URL | null) {
        entries.splice(at + 1);
        entries.push({ url: resolve(to), state });
        at += 1;
      },
      replaceState(state: unknown, _: string, to?: string | URL | null) {
        entries[at] = { url: resolve(to), state };
      },
      back() {
        at = Math.max(0, at - 1);
        onPop();
      },
    },
    url: () => now().url.href,
    /** The guest types an address or taps a plain link. */
    go(hash: string) {
      entries.splice(at + 1);
      entries.push({ url: resolve(hash), state: null });
      at += 1;
      onPop();
    },
  };
}

describe("a host with the hub's addresses in its URL", () => {
  it('an address without a route is home, and says so', () => {
    const window = browser('http://casa.test/app/');
    expect(hashHistory(window, null).path()).toBe('/property-hub/');
    expect(window.url()).toBe('http://casa.test/app/#/property-hub/');
  });

  it('what is chosen on a page stands in its address and is no step', () => {
    const window = browser('http://casa.test/app/#/property-hub/events?day=2026-11-21');
    const history = hashHistory(window, null);
    const key = history.key();
    expect(history.search()).toBe('day=2026-11-21');
    history.replaceSearch('category=night');
    expect(window.url()).toBe('http://casa.test/app/#/property-hub/events?category=night');
    history.replaceSearch('');
    expect(window.url()).toBe('http://casa.test/app/#/property-hub/events');
    expect([history.path(), history.key()]).toEqual(['/property-hub/events', key]);
  });

  it('a real path opens at its route and keeps the query', () => {
    const window = browser('http://casa.test/app/property-hub/dining?lang=es');
    expect(hashHistory(window, '/property-hub/dining').path()).toBe('/property-hub/dining');
    expect(window.url()).toBe('http://casa.test/app/?lang=es#/property-hub/dining');
  });

  it("back is the browser's own back, with the same visit as before", () => {
    const history = hashHistory(browser('http://casa.test/app/#/property-hub/'), null);
    const first = history.key();
    history.push('/property-hub/dining');
    expect(history.key()).not.toBe(first);
    history.back();
    expect([history.path(), history.key()]).toEqual(['/property-hub/', first]);
  });

  it('a guest who came by a printed code goes up to the page above and stays in the hub', () => {
    const window = browser('http://casa.test/app/#/property-hub/events/yoga');
    const history = hashHistory(window, null);
    history.back();
    expect(history.path()).toBe('/property-hub/events');
    history.back();
    expect(window.url()).toBe('http://casa.test/app/#/property-hub/');
  });

  it('a typed address is a visit of its own, with a way back', () => {
    const window = browser('http://casa.test/app/#/property-hub/');
    const history = hashHistory(window, null);
    const first = history.key();
    window.go('#/property-hub/info');
    expect(history.path()).toBe('/property-hub/info');
    expect(history.key()).not.toBe(first);
    history.back();
    expect(history.key()).toBe(first);
  });

  it('a reload is the same visit', () => {
    const window = browser('http://casa.test/app/#/property-hub/dining');
    const before = hashHistory(window, null).key();
    expect(hashHistory(window, null).key()).toBe(before);
  });

  it('a query inside the hash is not part of the route', () => {
    const window = browser('http://casa.test/app/#/property-hub/events?day=2026-11-21');
    expect(hashHistory(window, null).path()).toBe('/property-hub/events');
    expect(window.url()).toContain('day=2026-11-21');
  });
});
