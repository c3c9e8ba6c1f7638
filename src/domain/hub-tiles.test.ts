import { describe, expect, it } from 'vitest';
import { menuTiles } from './hub-tiles.ts';

const pages = [
  { id: 7, locale: { en: { title: 'Golf', slug: 'golf' }, es: { title: 'Golf', slug: 'campo-de-golf' } } },
  { id: 8, locale: { en: { title: 'Kids', slug: 'kids' }, es: { title: null, slug: 'ninos' } } },
  { id: 9, locale: { en: { title: 'Pets', slug: null }, es: { title: null, slug: null } } },
];
const tile = (page_id: number | null, name: string | null, url: string | null = null) => ({
  page_id,
  icon: 'star',
  name,
  url,
});
const open = { language: 'en', hideActivities: false, reservesDining: false, pages, extra: [] } as const;
const targets = (extra: ReturnType<typeof tile>[], language: 'en' | 'es' = 'en') =>
  menuTiles({ ...open, language, extra })
    .slice(3)
    .map(({ target }) => target);

describe('the tiles of the hub’s menu', () => {
  it('start with dining, hotel information and activities', () => {
    expect(menuTiles(open).map(({ name, target }) => [name, target])).toEqual([
      ['Dining, Drinks & Menus', { kind: 'route', to: '/property-hub/dining' }],
      ['Hotel Information', { kind: 'route', to: '/property-hub/info' }],
      ['Activities & Entertainment', { kind: 'route', to: '/property-hub/events' }],
    ]);
  });

  it('lead to the booking page of the restaurants, before the site’s own tiles', () => {
    const reserves = { ...open, reservesDining: true };
    const tiles = menuTiles({ ...reserves, extra: [tile(null, 'Shop', '/shop')] });
    expect(tiles.map(({ name }) => name).slice(3)).toEqual(['Dining Reservations', 'Shop']);
    expect(menuTiles({ ...reserves, language: 'es' }).at(-1)?.name).toBe('Reserva tu mesa');
  });

  it('lead there once, however staff have named their own tile for it', () => {
    const extra = [tile(null, 'Book a table', '/property-hub/dining-reservations')];
    const tiles = menuTiles({ ...open, reservesDining: true, extra });
    expect(tiles.map(({ name }) => name).slice(3)).toEqual(['Book a table']);
  });

  it('speak Spanish', () => {
    expect(menuTiles({ ...open, language: 'es' })[1]?.name).toBe('Información del hotel');
  });

  it('lead to declared lists that have records, before what staff added', () => {
    const title = { en: 'Pools', es: 'Albercas' };
    const lists = [
      { path: 'pools', title, tile: 'pool' },
      { path: 'slides', title },
    ];
    const extra = [tile(7, 'Golf')];
    const [pools, golf] = menuTiles({ ...open, language: 'es', lists, extra }).slice(3);
    expect(pools).toEqual({
      icon: 'pool',
      name: 'Albercas',
      target: { kind: 'route', to: '/property-hub/pools' },
    });
    expect(golf?.name).toBe('Golf');
  });

  it('have no activities where the site hides them', () => {
    const names = menuTiles({ ...open, hideActivities: true }).map(({ name }) => name);
    expect(names).toEqual(['Dining, Drinks & Menus', 'Hotel Information']);
  });

  it('lead to a page in the guest’s language', () => {
    const [golf] = menuTiles({ ...open, language: 'es', extra: [tile(7, 'Golf', '/elsewhere')] }).slice(3);
    expect(golf).toEqual({
      icon: 'star',
      name: 'Golf',
      target: { kind: 'route', to: '/property-hub/info/campo-de-golf' },
    });
  });

  it('lead to their own address where the page is not written in that language', () => {
    const own = { kind: 'new-tab', url: 'https://club.test' };
    expect(targets([tile(8, 'Niños', 'https://club.test')], 'es')).toEqual([own]);
    expect(targets([tile(9, 'Pets', 'https://club.test')])).toEqual([own]);
    expect(targets([tile(99, 'Gone', 'https://club.test')])).toEqual([own]);
    expect(targets([tile(null, 'Club', 'https://club.test')])).toEqual([own]);
  });

  it('are left out without a name, or with neither page nor safe address', () => {
    expect(
      targets([tile(7, null), tile(7, ''), tile(8, 'Niños'), tile(null, 'Bad', 'javascript:x')], 'es'),
    ).toEqual([]);
  });
});
