import { describe, expect, it } from 'vitest';
import { addressHere, lastRedirect, loopThrough, targetFault } from './redirect-chain.ts';
import { type AskedAddress, RedirectTable } from './redirect-table.ts';

type Pairs = readonly (readonly [from: string, to: string, drop?: boolean])[];

const rules = (...pairs: Pairs) =>
  pairs.map(([from, to, drop_query = false], index) => ({ id: index + 1, from, to, drop_query }));

const asked = (address: string): AskedAddress => {
  const [path = '', search] = address.split('?');
  return { path, search: search === undefined ? '' : `?${search}` };
};

const location = (address: string, ...pairs: Pairs) =>
  new RedirectTable(rules(...pairs)).find(asked(address))?.location;

describe('an address without a page', () => {
  it.each([
    ['/old', '/new'],
    ['/OLD/', '/new'],
    ['//old', '/new'],
    ['/old?utm=1', '/new?utm=1'],
    ['/older', undefined],
    ['/old/below', undefined],
  ])('%s leads to %s', (address, expected) => {
    expect(location(address, ['/old', '/new'])).toBe(expected);
  });

  it('leads by the parameters that its redirect names, and keeps the others', () => {
    const pairs = [
      ['/room.php', '/rooms'],
      ['/room.php?id=7', '/rooms/reef'],
    ] as const;
    expect(location('/room.php?id=7&utm=1', ...pairs)).toBe('/rooms/reef?utm=1');
    expect(location('/room.php?id=8', ...pairs)).toBe('/rooms?id=8');
    expect(location('/room.php', ...pairs)).toBe('/rooms');
  });

  it('leaves the query out where its redirect says so, and never sends a parameter twice', () => {
    expect(location('/old?a=1', ['/old', '/new', true])).toBe('/new');
    expect(location('/old?a=1&b=2', ['/old', '/new?a=9#part'])).toBe('/new?a=9&b=2#part');
  });

  it('takes the nearest star, and itself before a star', () => {
    const pairs = [
      ['/*', '/'],
      ['/a/*', '/b/*'],
      ['/a/c/*', '/d'],
      ['/a/e', '/f'],
    ] as const;
    expect(location('/a/x/y', ...pairs)).toBe('/b/x/y');
    expect(location('/a', ...pairs)).toBe('/b');
    expect(location('/a/c/y', ...pairs)).toBe('/d');
    expect(location('/a/e', ...pairs)).toBe('/f');
    expect(location('/ab', ...pairs)).toBe('/');
    expect(location('/a/Playa Bonita', ...pairs)).toBe('/b/Playa%20Bonita');
    expect(location('/a/x%2Fy/100%', ...pairs)).toBe('/b/x%2Fy/100%25');
    // However the accent is written, and whatever small letters make of a capital one.
    expect(location('/menu\u0301s/playa', ['/menús/*', '/cartas/*'])).toBe('/cartas/playa');
    expect(location('/İ/playa', ['/i\u0307/*', '/cartas/*'])).toBe('/cartas/playa');
  });

  it.each([
    '/a//elsewhere.test',
    '/a/\\elsewhere.test',
    '/a/\\\\elsewhere.test/x',
    '/a/..//elsewhere.test',
    '/a/%2F%2Felsewhere.test',
    '/a/%2e%2e/%2F/elsewhere.test',
    '/a/@elsewhere.test',
    '/a/.elsewhere.test',
    '/a/:80@elsewhere.test',
    '/a/https://elsewhere.test',
    '/a/\t/elsewhere.test',
  ])('leads to no other host by what stands in place of the star: %s', (address) => {
    for (const to of ['/*', '/b/*', 'https://www.resort.test/*', 'https://www.resort.test/b/*']) {
      const leads = location(address, ['/a/*', to])!;
      const { host } = new URL(leads, 'https://own.test');
      expect([to, leads, host]).toEqual([to, leads, to.startsWith('/') ? 'own.test' : 'www.resort.test']);
      expect(leads).not.toMatch(/[\r\n\t\\]/);
    }
  });
});

describe('redirects in a row', () => {
  const site = (...pairs: Pairs) => ({ table: new RedirectTable(rules(...pairs)), hosts: ['own.test'] });
  const last = (address: string, stands: readonly string[], ...pairs: Pairs) => {
    const at = site(...pairs);
    return lastRedirect(asked(address), at, ({ path }) => stands.includes(path))?.location;
  };

  it('are one for visitors, up to the first page on the way', () => {
    const pairs = [
      ['/a', '/b'],
      ['/b', 'https://own.test/c'],
      ['/c', '/d'],
    ] as const;
    expect(last('/a?x=1', [], ...pairs)).toBe('/d?x=1');
    expect(last('/a', ['/c'], ...pairs)).toBe('https://own.test/c');
    expect(last('/a', ['/b'], ...pairs)).toBe('/b');
  });

  it('lead from what stood below an address to the address, and nowhere from there', () => {
    expect(last('/a/b', [], ['/a/*', '/a'])).toBe('/a');
    expect(last('/a', [], ['/a/*', '/a'])).toBeUndefined();
    expect(last('/a', [], ['/a', 'https://own.test/a'])).toBeUndefined();
  });

  it('lead nowhere where they lead in a circle all the same', () => {
    expect(last('/a', [], ['/a', '/b'], ['/b', '/a'])).toBeUndefined();
  });

  it.each([
    [[['/a', '/a']], '/a → /a'],
    [[['/a', 'https://own.test/A/']], '/a → /a'],
    [
      [
        ['/b', '/a'],
        ['/a', '/b'],
      ],
      '/a → /b → /a',
    ],
    [
      [
        ['/b/c', '/a/c'],
        ['/a/*', '/b/*'],
      ],
      '/b/c → /a/* → /b/c',
    ],
    [[['/a/*', '/a/b/*']], '/a/* → /a/*'],
    [[['/a/*', '/a/*']], '/a/* → /a/*'],
    [[['/a?x=1', '/a?x=1']], '/a?x=1 → /a?x=1'],
  ] as const)('are refused where the last of %j closes a circle', (pairs, loop) => {
    const all = rules(...pairs);
    expect(loopThrough(all.at(-1)!, all.slice(0, -1), ['own.test'])).toBe(loop);
  });

  it.each([
    [[['/a', '/b']]],
    [[['/a', 'https://elsewhere.test/a']]],
    [[['/a/*', '/b/*']]],
    [[['/a', '/a-b']]],
    // '/menus/*' leads to the page above it, whatever '/menus' shows.
    [[['/a/*', '/a']]],
    [[['/*', '/']]],
    [[['/a?x=1', '/a']]],
    // A circle of others is no reason to refuse this one.
    [
      [
        ['/x', '/y'],
        ['/y', '/x'],
        ['/a', '/b'],
      ],
    ],
  ] as const)('are taken where they end: %j', (pairs) => {
    const all = rules(...pairs);
    expect(loopThrough(all.at(-1)!, all.slice(0, -1), ['own.test'])).toBeUndefined();
  });

  it('knows the addresses of its own hosts', () => {
    expect(addressHere('https://own.test/x?y=1', ['own.test'])).toEqual({ path: '/x', search: '?y=1' });
    expect(addressHere('https://elsewhere.test/x', ['own.test'])).toBeUndefined();
    expect(addressHere('/%zz', [])).toBeUndefined();
  });
});

it.each([
  ['/a', '/b', undefined],
  ['/a', 'https://elsewhere.test/b?c=1', undefined],
  ['/a/*', '/b', undefined],
  ['/a/*', '/b/*', undefined],
  ['/a/*', 'https://elsewhere.test/*', undefined],
  ['/a', 'mailto:somebody@example.test', 'redirect-target'],
  ['/a', 'tel:+529985550101', 'redirect-target'],
  ['/a', 'https://own.test@elsewhere.test/', 'redirect-target'],
  ['/a', '/b/*', 'redirect-star-target'],
  ['/a/*', '/b*', 'redirect-star-target'],
  ['/a/*', 'https://elsewhere.test*', 'redirect-star-target'],
  ['/a/*', 'https://*', 'redirect-target'],
  ['/a/*', '/b?x=/*', 'redirect-star-target'],
  ['/a/*', '/*/b/*', 'redirect-star-target'],
])('%s may lead to %s: %s', (from, to, fault) => {
  expect(targetFault(from, to)).toBe(fault);
});
