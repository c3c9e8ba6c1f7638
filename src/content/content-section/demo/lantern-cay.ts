import type { DemoRecord } from '../../demo.ts';
import { link } from '../../demo-link.ts';
import type { contentSection } from '../content-section.ts';

/** A link with a picture to another page of this property. */
const toPage = (pageId: number, image: string, title: string, description: string, linktext: string) => ({
  image,
  title,
  description,
  ...link('Content', linktext, null, pageId),
});

export default [
  {
    id: 5201,
    label: '360º WellneZ',
    display_type: 'page',
    locale: {
      en: {
        title: '360º WellneZ',
        slug: '360-wellnez',
        image: 'yoga-sunrise',
        content: `A key four hundred paces long does not leave much room for hurry. The program follows the light: one thing at dawn, one at noon, one at dusk.

- **Dawn**: yoga on the pier, Monday to Saturday
- **Noon**: a float in the saltwater pool, or nothing
- **Dusk**: breathing by the lamp, while it is lit

Classes cost nothing and need no booking. On Sundays there are none; that too is part of the program.`,
        links: [link('Make Reservation', 'Book a treatment', '/demo/booking/spa?site=lantern-cay')],
        rich_links: [
          toPage(5202, 'spa-stones', 'The boathouse spa', 'Three rooms over the water.', 'See treatments'),
          toPage(5203, 'kayak-bay', 'Paddle and walk', 'Kayaks, bicycles, a small gym.', 'Get moving'),
          toPage(5208, 'beach-umbrellas', 'Quiet Sundays', 'The day without a program.', 'Read why'),
        ],
        gallery: ['yoga-sunrise', 'spa-stones', 'palm-sky', 'spa-pool'],
      },
      es: null,
    },
  },
  {
    id: 5202,
    label: 'Health & wellness',
    display_type: 'page',
    locale: {
      en: {
        title: 'The boathouse spa',
        slug: 'health-wellness',
        image: 'spa-stones',
        content: `Three treatment rooms stand over the water in the old boathouse, each with a pane of glass in the floor. You lie face down and watch snapper go by.

| Treatment | Minutes | Price |
| --- | --- | --- |
| Sea-salt scrub | 40 | $85 |
| Warm shell massage | 60 | $130 |
| Key lime and aloe wrap | 50 | $110 |
| Massage for two | 80 | $280 |

Open Monday to Saturday, 10:00 am to 7:00 pm. Come by bicycle; it is two minutes from anywhere.`,
        links: [
          link('Make Reservation', 'Reserve at the spa', '/demo/booking/spa?site=lantern-cay'),
          link('Click To Call', 'Call the spa, extension 5300', 'tel:+1 555 0163'),
        ],
        gallery: ['spa-stones', 'spa-pool', 'towels-shells'],
      },
      es: null,
    },
  },
  {
    id: 5203,
    label: 'Fitness & land sports',
    display_type: 'page',
    locale: {
      en: {
        title: 'Paddle, pedal, walk',
        slug: 'fitness-land-sports',
        image: 'fitness-room',
        content: `The gym is small, salt-proof and open all night: two rowers, free weights, a bench that looks out to sea.

Once around the key by the shell path is 1.4 km. Bicycles stand by the pier; take one, leave it anywhere, somebody else is looking for it.

- **Kayaks and boards**: from the north beach, 8:00 am to sunset
- **Mangrove trail**: 900 m of boardwalk, good at low tide
- **Eighty-eight steps**: the lighthouse stair, twice, counts as leg day`,
        links: [link('Click To Call', 'Ask the boathouse, extension 5310', 'tel:+1 555 0164')],
      },
      es: null,
    },
  },
  {
    id: 5204,
    label: 'Arriving & leaving',
    display_type: 'page',
    locale: {
      en: {
        title: 'Arriving & leaving',
        slug: 'arriving-and-leaving',
        image: 'lobby-arches',
        content: `Rooms are ready at **3:00 pm** and yours until **11:00 am**. Before and after, the boathouse keeps your bags and has showers.

The launch is the only way on and off. Leave your car at the mainland dock; parking is part of your stay.

| Launch | Leaves mainland | Leaves the key |
| --- | --- | --- |
| Morning | 9:00, 10:30 | 9:30, 11:00 |
| Afternoon | 1:00, 3:00, 4:30 | 1:30, 3:30, 5:00 |
| Evening | 6:30, 9:00 | 7:00, 9:30 |

Late flight? Tell the desk by noon, and a boat waits for you.`,
        links: [
          link('Click To Call', 'Call the launch', 'tel:+1 555 0160'),
          link('Content', 'Map of the key', null, 5209),
        ],
      },
      es: null,
    },
  },
  {
    id: 5205,
    label: 'Wifi & television',
    display_type: 'page',
    locale: {
      en: {
        title: 'Wifi & the wireless',
        slug: 'wifi-and-the-wireless',
        image: 'room-sea',
        content: `The network is **Lantern**. Your room number and family name open it once for the whole stay. It is good in the rooms, fair on the pier and absent on the mangrove trail.

Rooms have no television. There is a radio, tuned to weather on 1, old songs on 2 and the night program of the lighthouse on 3.

If you cannot miss the game, the boathouse has a screen, and company.`,
        links: [link('Playa Safe Stay', 'How storm warnings reach you', null)],
      },
      es: null,
    },
  },
  {
    id: 5206,
    label: 'Pool, beach & reef',
    display_type: 'page',
    locale: {
      en: {
        title: 'Pool, beach & reef',
        slug: 'pool-beach-reef',
        image: 'reef-below',
        content: `**The pool** is salt water, filled by the tide through a coral wall and open from 8:00 am to 9:00 pm. It is 1.1 m at one end, 2.2 m at the other, and lit amber after dark.

**North beach** has the sand, the loungers and the shade. **South beach** has the wind and the kites.

**The reef** begins four hundred meters out. Swim there only with the boat: it goes Monday to Saturday, and the current goes every day.

- Touch nothing but water.
- Sun cream from the blue pump is harmless to coral, and free.
- Lionfish are the one thing you may hope to see less of.`,
        links: [
          link('Make Reservation', 'Reserve a cabana', '/property-hub/cabanas'),
          link('Link Off', 'Reef conditions', 'https://example.com/lantern-cay/reef'),
        ],
        gallery: ['reef-below', 'beach-umbrellas', 'cabana-row'],
      },
      es: null,
    },
  },
  {
    id: 5207,
    label: 'Accessibility',
    display_type: 'page',
    locale: {
      en: {
        title: 'A key for everyone',
        slug: 'a-key-for-everyone',
        image: 'garden-path',
        content: `The key is flat, and the shell paths are rolled every week. Six rooms have level showers, wide doors and a bed you can reach from both sides.

- The launch has a ramp at every tide and two wheelchair places.
- A beach chair with balloon tires waits at the boathouse; so does a pool lift.
- All menus come in large print, and the hub reads well with a screen reader.

One place we cannot open to all is the lamp room: the stair is iron, from 1886, and listed. Its cocktails are served at the foot of the tower too, Monday to Saturday, with the same light going round.`,
        links: [link('Click To Call', 'Talk to us before you come', 'tel:+1 555 0161')],
      },
      es: null,
    },
  },
  {
    id: 5208,
    label: 'Quiet Sundays',
    display_type: 'page',
    locale: {
      en: {
        title: 'Quiet Sundays & a dark sky',
        slug: 'quiet-sundays',
        image: 'stargazing',
        content: `On Sundays nothing is on. No class, no boat trip, no band; the bell stays in its box. Breakfast runs late, the kitchens cook, the water is where it was.

At night, every night, we keep the key dark. Path lamps are amber and knee-high, blinds close at ten, and the only strong light is the one that has been here since 1886. Turtles nest on the north beach from April to October, and they steer by the horizon.

Why all this? Look up: on a clear night in the new moon you can read the Milky Way from the pier.`,
        rich_links: [
          toPage(
            5206,
            'reef-below',
            'Into the water',
            'Pool, beaches and the boat to the reef.',
            'Where to swim',
          ),
          toPage(
            5201,
            'yoga-sunrise',
            'Monday to Saturday',
            'Dawn, noon, dusk: three small classes.',
            '360º WellneZ',
          ),
          toPage(5203, 'cycling-path', 'Once around', 'The shell path, 1.4 km.', 'Paddle, pedal, walk'),
        ],
      },
      es: null,
    },
  },
  {
    id: 5209,
    label: 'Map of the key',
    display_type: 'iframe',
    locale: {
      en: {
        title: 'Map of the key',
        slug: 'map-of-the-key',
        image: 'palm-sky',
        iframe_url: '/demo/frames/resort-map?site=lantern-cay',
      },
      es: null,
    },
  },
  {
    id: 5210,
    label: 'Weather & tides',
    display_type: 'iframe',
    locale: {
      en: {
        title: 'Weather & tides',
        slug: 'weather-and-tides',
        image: 'beach-umbrellas',
        iframe_url: '/demo/frames/weather?site=lantern-cay',
      },
      es: null,
    },
  },
] satisfies DemoRecord<typeof contentSection>[];
