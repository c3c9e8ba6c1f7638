import type { DemoDay, DemoRecord } from '../../demo.ts';
import { link } from '../../demo-link.ts';
import type { event } from '../event.ts';
import { repeating, type Weekday } from './authoring.ts';

const weekly = (...on: Weekday[]) => repeating('weekly', on);

const mondayToSaturday = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** Sunday is the quiet day of the key: nothing here may stand on one. */
const events = (day: DemoDay) =>
  [
    {
      id: 5201,
      label: 'Lantern lighting',
      start_date: '2026-01-05T18:00',
      end_date: '2031-12-31T18:30',
      ...weekly(...mondayToSaturday),
      locale: {
        en: {
          title: 'Lighting the forty lanterns',
          slug: 'lighting-the-forty-lanterns',
          category: 'Everyday',
          content: `Forty lanterns, forty matches, one long pole. Guests light the even numbers, the crew the odd ones, and the last is lit by whoever has a birthday.

Please come on foot; the bicycles block the pier.`,
          location: 'Lantern Pier',
          image: 'pier-lanterns',
          gallery: ['pier-lanterns', 'terrace-dusk', 'sailing-sunset'],
        },
        es: null,
      },
    },
    {
      id: 5202,
      label: 'Kayaks and boards',
      start_date: '2026-01-05T08:00',
      end_date: '2031-12-31T17:00',
      ...weekly(...mondayToSaturday),
      locale: {
        en: {
          title: 'Kayaks & boards to take out',
          slug: 'kayaks-and-boards-to-take-out',
          category: 'Everyday',
          content:
            'Singles, doubles and six boards wait on the rack. Sign the slate, take a vest, stay inside the white buoys. No charge.',
          location: 'North beach rack',
          image: 'kayak-bay',
          links: [link('Content', 'Pool, beach & reef', null, 5206)],
        },
        es: null,
      },
    },
    {
      id: 5203,
      label: 'Dawn yoga',
      start_date: '2026-01-05T06:45',
      end_date: '2031-12-31T07:45',
      ...weekly(...mondayToSaturday),
      locale: {
        en: {
          title: 'Dawn yoga on the pier',
          slug: 'dawn-yoga-on-the-pier',
          category: 'Wellness',
          content:
            'An hour on the planks with the sun coming up straight ahead. Delphine Ward teaches; mats are in the sea chest, and so are sweaters.',
          location: 'End of Lantern Pier',
          image: 'yoga-sunrise',
          gallery: ['yoga-sunrise', 'palm-sky', 'towels-shells'],
        },
        es: null,
      },
    },
    {
      id: 5204,
      label: 'Noon float',
      start_date: '2026-01-06T12:00',
      end_date: '2031-12-31T12:30',
      ...weekly('tuesday', 'thursday', 'saturday'),
      locale: {
        en: {
          title: 'The noon float',
          slug: 'the-noon-float',
          category: 'Wellness',
          content: 'Half an hour on your back in the saltwater pool, with cork pillows and no talking.',
          location: 'Saltwater pool',
          image: 'spa-pool',
        },
        es: null,
      },
    },
    {
      id: 5205,
      label: 'Breathing by the lamp',
      start_date: '2026-01-05T17:15',
      end_date: '2031-12-31T17:45',
      ...weekly(...mondayToSaturday),
      locale: {
        en: {
          title: 'Breathing by the lamp',
          slug: 'breathing-by-the-lamp',
          category: 'Wellness',
          content:
            'In for four turns of the lens, out for six. Thirty quiet minutes at the foot of the tower; nobody has to climb.',
          location: 'Foot of the lighthouse',
          image: 'garden-path',
          links: [link('Content', '360º WellneZ', null, 5201)],
        },
        es: null,
      },
    },
    {
      id: 5206,
      label: 'Reef boat',
      start_date: '2026-01-05T09:30',
      end_date: '2031-12-31T12:00',
      ...weekly(...mondayToSaturday),
      locale: {
        en: {
          title: 'Boat to the reef',
          slug: 'boat-to-the-reef',
          category: 'Day',
          content: `Captain Odell Baines takes twelve guests to the patch reef: parrotfish, sea fans, a nurse shark who sleeps late.

$45 with mask and vest, from 8 years. Put your name on the slate by nine.`,
          location: 'Boathouse dock',
          image: 'snorkel-reef',
          links: [link('Click To Call', 'Ask the boathouse, extension 5310', 'tel:+1 555 0164')],
          gallery: ['snorkel-reef', 'reef-below', 'beach-umbrellas'],
        },
        es: null,
      },
    },
    {
      id: 5207,
      label: 'Lighthouse tour',
      start_date: '2026-01-06T15:00',
      end_date: '2031-12-31T15:45',
      ...weekly('tuesday', 'thursday', 'saturday'),
      locale: {
        en: {
          title: 'Eighty-eight steps',
          slug: 'eighty-eight-steps',
          category: 'Day',
          content:
            'Up the iron stair to the lens of 1886, with the keepers’ logbook read aloud on the landings. Closed shoes; ten guests at a time.',
          location: 'Lighthouse door',
          image: 'rooftop-night',
        },
        es: null,
      },
    },
    {
      id: 5208,
      label: 'Key lime pie class',
      start_date: '2026-01-07T14:00',
      end_date: '2031-12-31T15:15',
      ...repeating('weekly', ['wednesday', 'saturday'], { cancelled: [day(2)] }),
      locale: {
        en: {
          title: 'A pie of your own',
          slug: 'a-pie-of-your-own',
          category: 'Day',
          content:
            'Squeeze, whisk, pour, wait. The class settles nothing about meringue or cream, but you leave with a small pie. $18.',
          location: 'Key Lime Counter',
          image: 'cooking-class',
        },
        es: null,
      },
    },
    {
      id: 5209,
      label: 'Smoking fish',
      start_date: '2026-01-08T10:00',
      end_date: '2031-12-31T11:30',
      ...repeating('weekly', ['thursday'], { moved: [{ from: day(3), to: `${day(4)}T16:00` }] }),
      locale: {
        en: {
          title: 'How to smoke a mullet',
          slug: 'how-to-smoke-a-mullet',
          category: 'Day',
          content:
            'Splitting, salting, hanging, and the patience in between. You taste three woods and vote.',
          location: 'Smoke Shed',
          image: 'beach-grill-fire',
          links: [link('Link Off', 'See the Smoke Shed', '/property-hub/dining/smoke-shed')],
        },
        es: null,
      },
    },
    {
      id: 5210,
      label: 'Kites and knots',
      start_date: '2026-01-06T10:30',
      end_date: '2031-12-31T12:00',
      ...weekly('tuesday', 'friday'),
      locale: {
        en: {
          title: 'Kites & knots',
          slug: 'kites-and-knots',
          category: 'Day',
          content:
            'For guests from 6 to 12: a bowline, a clove hitch and a kite that flies. Grown-ups may hold the string when asked.',
          location: 'South beach',
          image: 'kites-kids',
        },
        es: null,
      },
    },
    {
      id: 5211,
      label: 'Dominoes',
      start_date: '2026-01-05T16:00',
      end_date: '2031-12-31T17:00',
      ...weekly('monday', 'thursday'),
      locale: {
        en: {
          title: 'Dominoes in the shade',
          slug: 'dominoes-in-the-shade',
          category: 'Day',
          content:
            'Four tables under the sea grapes, house rules, iced coffee. Slam the tiles; everybody does.',
          location: 'Sea-grape yard, by Low Tide',
          image: 'pool-bar',
        },
        es: null,
      },
    },
    {
      id: 5212,
      label: 'Low-water walk',
      start_date: '2026-01-07T10:00',
      end_date: '2031-12-31T11:15',
      ...weekly('wednesday', 'saturday'),
      locale: {
        en: {
          title: 'Along the mangrove boardwalk',
          slug: 'along-the-mangrove-boardwalk',
          category: 'Day',
          content:
            'Nine hundred meters of planks over roots, crabs and young barracuda, with a naturalist and a bucket to look into.',
          location: 'Start of the mangrove trail',
          image: 'cycling-path',
          links: [link('Content', 'Paddle, pedal, walk', null, 5203)],
        },
        es: null,
      },
    },
    {
      id: 5213,
      label: 'Sunset sail',
      start_date: '2026-01-05T16:30',
      end_date: '2031-12-31T18:00',
      ...weekly('monday', 'wednesday', 'friday'),
      locale: {
        en: {
          title: 'Under sail until the lamp',
          slug: 'under-sail-until-the-lamp',
          category: 'Day',
          content:
            'Ninety minutes aboard the ketch *Amber*, home when the light comes on. Smoked fish and rum punch are included in the $75.',
          location: 'Boathouse dock',
          image: 'sailing-sunset',
          links: [link('Click To Call', 'Reserve on extension 5310', 'tel:+1 555 0164')],
        },
        es: null,
      },
    },
    {
      id: 5214,
      label: 'Stargazing',
      start_date: '2026-01-05T21:00',
      end_date: '2031-12-31T22:00',
      ...weekly('monday', 'wednesday', 'friday'),
      locale: {
        en: {
          title: 'The dark half hour, doubled',
          slug: 'the-dark-half-hour-doubled',
          category: 'Night',
          content:
            'We put out the pier lanterns and wait for your eyes. Then Nora Tilden points out what the telescope is for, and what needs none.',
          location: 'End of Lantern Pier',
          image: 'stargazing',
          links: [link('Content', 'Why we keep it dark', null, 5208)],
        },
        es: null,
      },
    },
    {
      id: 5215,
      label: 'Steel pan evening',
      start_date: '2026-01-06T19:30',
      end_date: '2031-12-31T21:30',
      ...weekly('tuesday', 'thursday'),
      locale: {
        en: {
          title: 'Steel pans on the sand',
          slug: 'steel-pans-on-the-sand',
          category: 'Night',
          content:
            'Three pans and an upright bass between two fires. The Channel Five, who are four, take requests before nine.',
          location: 'North beach',
          image: 'live-music-night',
        },
        es: null,
      },
    },
    {
      id: 5216,
      label: 'Boathouse cinema',
      start_date: '2026-01-07T19:30',
      end_date: '2031-12-31T21:15',
      ...weekly('wednesday'),
      locale: {
        en: {
          title: 'Film on the mainsail',
          slug: 'film-on-the-mainsail',
          category: 'Night',
          content:
            'A sail for a screen, deck chairs, popcorn with lime salt. Something with a ship in it, usually.',
          location: 'Boathouse lawn',
          image: 'beach-cinema',
        },
        es: null,
      },
    },
    {
      id: 5217,
      label: 'Late lamp',
      start_date: '2026-01-09T22:00',
      end_date: '2031-12-31T01:00',
      ...weekly('friday'),
      locale: {
        en: {
          title: 'Late lamp',
          slug: 'late-lamp',
          category: 'Night',
          content:
            'The one late night of the week: records from the keeper’s own shelf, slow dancing round the lens, last call at half past twelve.',
          location: 'The Lamp Room',
          image: 'dance-lights',
          links: [
            link(
              'Make Reservation',
              'Hold two stools',
              '/demo/booking/dining?site=lantern-cay&venue=the-lamp-room',
            ),
          ],
        },
        es: null,
      },
    },
    {
      id: 5218,
      label: 'Conch blowing',
      start_date: '2026-01-10T17:00',
      end_date: '2031-12-31T17:30',
      ...weekly('saturday'),
      locale: {
        en: {
          title: 'Conch horn contest',
          slug: 'conch-horn-contest',
          category: 'Day',
          content:
            'One shell, one breath, one judge. The longest note of the season stands at forty-one seconds.',
          location: 'Conch House steps',
          image: 'terrace-sea',
        },
        es: null,
      },
    },
    {
      id: 5219,
      label: 'Sea-chest market',
      start_date: '2026-01-10T10:00',
      end_date: '2031-12-31T14:00',
      ...repeating('weekly', ['saturday'], { every: 2 }),
      locale: {
        en: {
          title: 'Sea-chest market',
          slug: 'sea-chest-market',
          category: 'Day',
          content:
            'Every other Saturday neighbors from the next keys bring honey, hot sauce, driftwood spoons and very small paintings of boats.',
          location: 'Cistern yard',
          image: 'market-stalls',
        },
        es: null,
      },
    },
    {
      id: 5220,
      label: 'Turtle watch',
      start_date: '2026-01-06T20:30',
      end_date: '2031-12-31T22:00',
      ...repeating('weekly', ['tuesday'], { every: 4 }),
      locale: {
        en: {
          title: 'Night patrol on the north beach',
          slug: 'night-patrol-on-the-north-beach',
          category: 'Night',
          content:
            'Every fourth Tuesday the ranger takes eight guests along. In season you may see a track; out of season, the plankton that glows.',
          location: 'North beach rack',
          image: 'palm-sky',
        },
        es: null,
      },
    },
    {
      id: 5221,
      label: 'Oyster night',
      start_date: `${day(4)}T19:30`,
      end_date: `${day(4)}T21:30`,
      repeats: 0,
      locale: {
        en: {
          title: 'Two hundred oysters',
          slug: 'two-hundred-oysters',
          category: 'Night',
          content: `One grower, Lemuel Roe, five bays, two hundred oysters on ice. He opens, he explains, he stops when they are gone.

$38 with a glass of Albariño.`,
          location: 'Lantern Pier',
          image: 'plate-ceviche',
          links: [
            link(
              'Make Reservation',
              'Book a place',
              '/demo/booking/dining?site=lantern-cay&venue=lantern-pier',
            ),
          ],
        },
        es: null,
      },
    },
    {
      id: 5222,
      label: 'Festival of small lights',
      start_date: `${day(2)}T16:00`,
      end_date: `${day(5)}T22:00`,
      repeats: 0,
      locale: {
        en: {
          title: 'Festival of small lights',
          slug: 'festival-of-small-lights',
          category: 'Night',
          content: `Four evenings of paper boats and lanterns made by hand.

- Wednesday: folding and waxing, in the cistern yard
- Thursday: lantern parade around the key
- Friday: shadow theater on the mainsail
- Saturday: three hundred paper boats leave the pier at eight`,
          location: 'All over the key',
          image: 'terrace-dusk',
          gallery: ['pier-lanterns', 'dance-lights', 'sailing-sunset', 'stargazing'],
        },
        es: null,
      },
    },
  ] satisfies DemoRecord<typeof event>[];

export default events;
