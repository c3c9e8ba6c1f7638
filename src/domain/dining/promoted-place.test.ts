import { describe, expect, it } from 'vitest';
import type { Link } from '../link.ts';
import { mayNameAPlace, promotedPlace } from './promoted-place.ts';

const link = (type: Link['type'], linkurl: string): Link => ({ type, linkurl, linktext: 'Go', pageId: 7 });
const place = (slug: string, reservations_url: string | null) => ({
  slug,
  locale: { en: { slug, reservations_url }, es: { slug: `${slug}-es`, reservations_url: null } },
});
const places = [place('brasa', 'https://tables.test/brasa'), place('cava', null)];

describe('a promotion is about', () => {
  it.each([
    ['the restaurant whose page it leads to', link('Link Off', '/property-hub/dining/cava'), 'cava'],
    ['in either language', link('Link Off', '/property-hub/dining/cava-es'), 'cava'],
    ['the restaurant of a menu', link('Link Off', '/property-hub/dining/brasa/menu/3'), 'brasa'],
    ['the restaurant where it reserves', link('Make Reservation', 'https://tables.test/brasa'), 'brasa'],
  ])('%s', (_what, one, slug) => {
    expect(mayNameAPlace([one])).toBe(true);
    expect(promotedPlace([one], places)?.slug).toBe(slug);
  });

  it('none where its links lead elsewhere', () => {
    const elsewhere = [
      link('Make Reservation', 'https://tables.test/spa'),
      link('Content', ''),
      link('Link Off', '/property-hub/dietary-dishes'),
      link('Click To Call', '1511'),
    ];
    expect(promotedPlace(elsewhere, places)).toBeUndefined();
    expect(mayNameAPlace(elsewhere.slice(1))).toBe(false);
  });
});
