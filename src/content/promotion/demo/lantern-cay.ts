import type { DemoRecord } from '../../demo.ts';
import { link } from '../../demo-link.ts';
import type { promotion } from '../promotion.ts';

export default [
  {
    id: 5201,
    label: 'Supper under the beam',
    locations: ['Home', 'Dining', 'Menu'],
    locale: {
      en: {
        settings: {
          title: 'Supper under the beam',
          text: 'Three plates on the keeper’s porch, $58, Tuesday to Thursday before seven.',
          image: 'terrace-dusk',
          cfId: null,
          links: [
            link(
              'Make Reservation',
              'Book supper',
              '/demo/booking/dining?site=lantern-cay&venue=the-keepers-table',
            ),
          ],
        },
      },
      es: null,
    },
  },
  {
    id: 5202,
    label: 'Lantern Pier oysters',
    locations: ['Dining', 'Specials'],
    locale: {
      en: {
        settings: {
          title: 'Oysters while it is light',
          text: 'A half dozen for $15 at Lantern Pier until the first lantern is lit.',
          image: 'pier-lanterns',
          cfId: null,
          links: [
            link('Link Off', 'See the pier', '/property-hub/dining/lantern-pier'),
            link(
              'Make Reservation',
              'Book a table',
              '/demo/booking/dining?site=lantern-cay&venue=lantern-pier',
            ),
          ],
        },
      },
      es: null,
    },
  },
  {
    id: 5203,
    label: 'Dark sky week nights',
    locations: ['Home', 'Events', 'Hotel Info'],
    locale: {
      en: {
        settings: {
          title: 'Nothing between you and the sky',
          text: 'Stargazing on the pier at nine: Mondays, Wednesdays and Fridays.',
          image: 'stargazing',
          cfId: null,
          links: [link('Content', 'Why we keep it dark', null, 5208)],
        },
      },
      es: null,
    },
  },
  {
    id: 5204,
    label: 'The leaf side',
    locations: ['Dietary', 'Menu'],
    locale: {
      en: {
        settings: {
          title: 'The leaf side',
          text: 'Mangrove Kitchen cooks vegetables only. Find every vegan dish on the key in one list.',
          image: 'plate-curry',
          cfId: null,
          links: [link('Link Off', 'Find dishes', '/property-hub/dietary-dishes')],
        },
      },
      es: null,
    },
  },
  {
    id: 5205,
    label: 'Salt and shells',
    locations: ['Hotel Info', 'Specials', 'Dietary'],
    locale: {
      en: {
        settings: {
          title: 'Salt, shells and lunch',
          text: 'Warm shell massage and a garden lunch for $145, Monday, Tuesday and Friday.',
          image: 'spa-stones',
          cfId: null,
          links: [
            link('Make Reservation', 'Book the spa', '/demo/booking/spa?site=lantern-cay'),
            link('Content', 'All treatments', null, 5202),
          ],
        },
      },
      es: null,
    },
  },
  {
    id: 5206,
    label: 'Sail until the lamp',
    locations: ['Events'],
    locale: {
      en: {
        settings: {
          title: 'Under sail until the lamp',
          text: 'Ninety minutes aboard the ketch Amber, with smoked fish and rum punch.',
          image: 'sailing-sunset',
          cfId: null,
          links: [link('Click To Call', 'Reserve on extension 5310', 'tel:+1 555 0164')],
        },
      },
      es: null,
    },
  },
  {
    id: 5207,
    label: 'Lobster opening weekend',
    locations: ['Home', 'Dining'],
    start_date: '2026-08-06T00:00',
    end_date: '2026-08-09T00:00',
    locale: {
      en: {
        settings: {
          title: 'The lobster is back',
          text: 'Opening weekend of the season: whole spiny lobster at The Keeper’s Table, $44.',
          image: 'plate-lobster',
          cfId: null,
          links: [
            link(
              'Make Reservation',
              'Book supper',
              '/demo/booking/dining?site=lantern-cay&venue=the-keepers-table',
            ),
          ],
        },
      },
      es: null,
    },
  },
  {
    id: 5208,
    label: 'New lens year',
    locations: ['Home', 'Events', 'Specials'],
    start_date: '2030-05-01T00:00',
    end_date: '2030-06-01T00:00',
    locale: {
      en: {
        settings: {
          title: 'The light is lit again',
          text: 'May 2030: the restored lens returns to the tower. Stay three nights, the fourth is free.',
          image: 'palm-sky',
          cfId: null,
          links: [link('Link Off', 'Plan your stay', 'https://example.com/lantern-cay/lens')],
        },
      },
      es: null,
    },
  },
] satisfies DemoRecord<typeof promotion>[];
