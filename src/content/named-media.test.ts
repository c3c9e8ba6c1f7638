import { expect, it } from 'vitest';
import { restaurant } from './restaurant/restaurant.ts';
import { site } from './site/site.ts';
import { namedMedia } from '../domain/record/named-media.ts';

const none = { locale: { en: {}, es: {} } };

it('a picture is named by a field, by an entry of a list, and by an address inside a text', () => {
  const record = {
    gallery: [{ id: 'aaaaaaaa', image: 'garden' }],
    locale: {
      en: { image: 'terrace', content: 'Look: ![Sea](/media/sea-view/6c80cc3c2003) or /media/menu-card.' },
      es: { image: null },
    },
  };
  expect(namedMedia(restaurant, record)).toEqual(new Set(['terrace', 'garden', 'sea-view', 'menu-card']));
  expect(namedMedia(restaurant, none)).toEqual(new Set());
});

it('the icon of a tile is named by the key under which it is stored', () => {
  const [tiles] = Object.keys(site.fields).filter((name) => name === 'menuTiles');
  const record = { ...none, [tiles!]: [{ id: 'aaaaaaaa', icon: 'spa' }] };
  expect(namedMedia(site, record)).toContain('icon-spa');
});
