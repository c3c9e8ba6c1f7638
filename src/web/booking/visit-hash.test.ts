import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepStay, keptStay } from './kept-stay.ts';
import { keepLanding, keptLanding } from './landing.ts';
import { takeVisit, visitAsHash } from './visit-hash.ts';

/** What a host keeps on a device; another host has another one. */
function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

/** From here on everything happens on another host. */
function otherHost(): void {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
}

beforeEach(otherHost);
afterEach(() => void vi.unstubAllGlobals());

it('what was chosen and what the visit came with arrive on the other host, whatever it says', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
  const stays = fc.dictionary(text, text, { minKeys: 1, maxKeys: 6 });
  fc.assert(
    fc.property(stays, text, (stay, query) => {
      otherHost();
      keepStay(new URLSearchParams(stay));
      keepLanding(`?${encodeURIComponent(query)}`);
      const [chosen, landing] = [keptStay().toString(), keptLanding()];
      const hash = visitAsHash();
      // It stands behind the address, so nothing in it may end it or begin another query.
      expect(new URL(`https://resort.test/rooms${hash}`)).toMatchObject({
        pathname: '/rooms',
        search: '',
        hash,
      });
      otherHost();
      expect(takeVisit(hash)).toBe(true);
      expect([keptStay().toString(), keptLanding()]).toEqual([chosen, landing]);
    }),
  );
});

it('nothing is taken along where nothing was chosen, and what the other host has stays there', () => {
  expect(visitAsHash()).toBe('');
  keepStay(new URLSearchParams('arrive=2026-12-12'));
  expect(takeVisit('#palapa-visit?landing=%3Fmailing')).toBe(true);
  expect(keptStay().get('arrive')).toBe('2026-12-12');
  expect(keptLanding()).toBe('?mailing');
});

it('other fragments are no business of ours', () => {
  for (const hash of ['', '#', '#content', '#/property-hub/dining', '#palapa-visit'])
    expect([hash, takeVisit(hash)]).toEqual([hash, false]);
});

it('a query that is longer than any campaign’s is not kept', () => {
  keepLanding('?utm_campaign=summer');
  keepLanding(`?x=${'y'.repeat(2000)}`);
  keepLanding('?');
  expect(keptLanding()).toBe('?utm_campaign=summer');
});

it('a browser that keeps nothing loses it, and nothing breaks', () => {
  const refused = () => {
    throw new DOMException('No storage.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refused, setItem: refused });
  vi.stubGlobal('sessionStorage', { getItem: refused, setItem: refused });
  expect(takeVisit('#palapa-visit?stay=arrive%3D2026-12-12&landing=%3Fmailing')).toBe(true);
  expect(visitAsHash()).toBe('');
});
