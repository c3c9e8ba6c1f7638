import type { DemoRecord } from '../../demo.ts';
import { link } from '../../demo-link.ts';
import type { restaurant } from '../restaurant.ts';

const everyday = ['Sun', 'Mon', 'Tues', 'Wed', 'Thurs', 'Fri', 'Sat'] as const;

const table = (venue: string) => `/demo/booking/dining?site=lantern-cay&venue=${venue}`;

export default [
  {
    id: 5201,
    label: 'The Keeper’s Table',
    menus: [5201, 5208],
    dinner: { opens: '18:00', closes: '22:00', days: ['Tues', 'Wed', 'Thurs', 'Fri', 'Sat'] },
    extension: '5101',
    locale: {
      en: {
        title: 'The Keeper’s Table',
        slug: 'the-keepers-table',
        type: 'Florida Keys supper',
        section: 'Restaurant',
        image: 'terrace-dusk',
        logo: 'round-lantern',
        content: `The lighthouse keeper’s cottage has five rooms, and we have put a table or two in each. The kitchen is where it always was; so is the barometer.

Hogfish and snapper come from two boats, stone crab from a third. Lobster is on the card from August to March and not a day longer.

Ask for the porch. From half past seven the beam goes round above you every ten seconds.`,
        links: [
          link('Make Reservation', 'Book supper', table('the-keepers-table')),
          link('Download File', 'Wine list', '/demo/files/wine-list.txt'),
        ],
        dress_code: 'Smart casual. Collars are welcome, ties are teased.',
        notes: 'Closed on Sundays and Mondays. Children are welcome before 7:30 pm.',
        reservations_url: table('the-keepers-table'),
        gallery: ['terrace-dusk', 'plate-lobster', 'glass-wine', 'pier-lanterns'],
      },
      es: null,
    },
  },
  {
    id: 5202,
    label: 'Conch House',
    menus: [5202],
    lunch: { opens: '11:30', closes: '16:00', days: everyday },
    extension: '5102',
    locale: {
      en: {
        title: 'Conch House',
        slug: 'conch-house',
        type: 'Conch and sandwiches',
        section: 'Restaurant',
        image: 'terrace-sea',
        logo: 'round-shell',
        content: `Blue shutters, six picnic tables, one rule: the conch salad is cut when you order it and not before. Conch comes over from the Bahamas twice a week; none is taken from our own flats.

The cook has fritters in the oil at half past eleven sharp. Chowder is red on weekdays, white on request.`,
        links: [link('Click To Call', 'Order ahead', 'tel:+1 555 0152')],
        dress_code: 'Dry enough to sit on a bench.',
        notes: 'No reservations.',
        gallery: ['terrace-sea', 'plate-ceviche', 'palm-sky'],
      },
      es: null,
    },
  },
  {
    id: 5203,
    label: 'Smoke Shed',
    menus: [5203],
    lunch: { opens: '12:00', closes: '15:00', days: ['Thurs', 'Fri', 'Sat'] },
    dinner: { opens: '17:00', closes: '20:30', days: ['Wed', 'Thurs', 'Fri', 'Sat'] },
    extension: '5103',
    locale: {
      en: {
        title: 'Smoke Shed',
        slug: 'smoke-shed',
        type: 'Smoked fish and barbecue',
        section: 'Restaurant',
        image: 'beach-grill-fire',
        logo: 'round-flame',
        content: `A tin roof over two brick smokers, burning buttonwood that the wind brings down. Mullet, wahoo and kingfish hang from four in the morning and are sold by the quarter pound until they are gone.

Eat at the long table, or have it wrapped with crackers and a lime for the boat.`,
        links: [
          link('Link Off', 'How we choose our fish', 'https://example.com/lantern-cay/fish'),
          link('Click To Call', 'Is there mullet left?', 'tel:+1 555 0153'),
        ],
        dress_code: 'Casual.',
        notes: 'When the slate says “gone”, it is.',
        gallery: ['beach-grill-fire', 'plate-steak', 'beach-umbrellas'],
      },
      es: null,
    },
  },
  {
    id: 5204,
    label: 'First Light',
    menus: [5204],
    breakfast: { opens: '06:30', closes: '11:30', days: everyday },
    extension: '5104',
    locale: {
      en: {
        title: 'First Light',
        slug: 'first-light',
        type: 'Breakfast on the verandah',
        section: 'Restaurant',
        image: 'breakfast-verandah',
        content: `The verandah looks due east across the flats. Pelicans work the channel while the coffee is brought, strong and in small cups unless you say otherwise.

On Sundays, the quiet day, breakfast runs without a bell: sit down when you wake up, up to half past eleven.`,
        links: [link('Content', 'Our quiet Sundays', null, 5208)],
        dress_code: 'Come as you are.',
        gallery: ['breakfast-verandah', 'plate-pancakes', 'plate-fruit', 'glass-coffee'],
      },
      es: null,
    },
  },
  {
    id: 5205,
    label: 'Lantern Pier',
    menus: [5205, 5208],
    lunch: { opens: '12:00', closes: '15:30', days: ['Sun', 'Sat'] },
    dinner: { opens: '17:30', closes: '22:00', days: ['Sun', 'Mon', 'Wed', 'Thurs', 'Fri', 'Sat'] },
    extension: '5105',
    locale: {
      en: {
        title: 'Lantern Pier',
        slug: 'lantern-pier',
        type: 'Raw bar and grill',
        section: 'Restaurant',
        image: 'pier-lanterns',
        logo: 'round-anchor',
        content: `Forty lanterns, lit by hand at sunset, lead to eighteen tables at the end of the pier. Tarpon turn in the light below; please do not feed them from your plate.

Oysters and clams are opened at the counter. Lionfish, which have no business on this reef, are grilled whole: each one you eat is a favor.`,
        links: [
          link('Make Reservation', 'Book a table on the pier', table('lantern-pier')),
          link('Playa Safe Stay', 'About allergies', null),
        ],
        dress_code: 'Casual; bring a layer for the breeze.',
        notes: 'In strong wind we serve under the boathouse roof.',
        reservations_url: table('lantern-pier'),
        gallery: ['pier-lanterns', 'plate-paella', 'plate-sushi', 'sailing-sunset', 'plate-grilled-fish'],
      },
      es: null,
    },
  },
  {
    id: 5206,
    label: 'Mangrove Kitchen',
    menus: [5206],
    lunch: { opens: '12:00', closes: '15:00', days: ['Mon', 'Tues', 'Wed', 'Thurs', 'Fri'] },
    dinner: { opens: '17:30', closes: '21:00', days: ['Mon', 'Tues', 'Fri'] },
    extension: '5106',
    locale: {
      en: {
        title: 'Mangrove Kitchen',
        slug: 'mangrove-kitchen',
        type: 'Vegetable kitchen',
        section: 'Restaurant',
        image: 'arcade-courtyard',
        content: `In the old cistern yard, where rain was kept before the pipe came. Everything is vegetable, most of it vegan, and much of it grown in the tubs around your chair.

Dinner begins with a cup of sweet corn soup that nobody ordered and nobody sends back.`,
        links: [
          link('Make Reservation', 'Book a table', table('mangrove-kitchen')),
          link('Content', '360º WellneZ', null, 5201),
        ],
        dress_code: 'Casual.',
        reservations_url: table('mangrove-kitchen'),
        gallery: ['arcade-courtyard', 'plate-curry', 'plate-salad'],
      },
      es: null,
    },
  },
  {
    id: 5207,
    label: 'The Lamp Room',
    menus: [5207, 5208],
    lounge: { opens: '17:00', closes: '01:00', days: ['Mon', 'Tues', 'Wed', 'Thurs', 'Fri', 'Sat'] },
    extension: '5107',
    locale: {
      en: {
        title: 'The Lamp Room',
        slug: 'the-lamp-room',
        type: 'Cocktails by the light',
        section: 'Bars and Lounges',
        image: 'rooftop-night',
        content: `Eighty-eight iron steps, then a ring of stools beneath the old lens. Each cocktail is named for a light on the chart: fixed white, flashing red, occulting green.

The lamp is lit at sunset by the youngest guest in the room. If that is you, you get a certificate.`,
        links: [
          link('Make Reservation', 'Hold two stools', table('the-lamp-room')),
          link('Download File', 'Wine list', '/demo/files/wine-list.txt'),
        ],
        dress_code: 'Evening casual, flat soles for the stair.',
        notes: 'Twenty-six guests at a time. Closed in lightning.',
        reservations_url: table('the-lamp-room'),
        gallery: ['rooftop-night', 'glass-margarita', 'glass-mojito', 'stargazing'],
      },
      es: null,
    },
  },
  {
    id: 5208,
    label: 'Low Tide',
    menus: [5209],
    lounge: { opens: '10:30', closes: '18:30', days: everyday },
    extension: '5108',
    locale: {
      en: {
        title: 'Low Tide',
        slug: 'low-tide',
        type: 'Pool bar',
        section: 'Bars and Lounges',
        image: 'pool-bar',
        content: `A hatch, a blender and a view of the saltwater pool, which breathes in and out with the channel.

Everything arrives in cups that float. Ring the brass bell at your cabana and somebody wades over.`,
        links: [link('Make Reservation', 'Reserve a cabana', '/property-hub/cabanas')],
        dress_code: 'Swimwear.',
        gallery: ['pool-bar', 'glass-coconut', 'cabana-row'],
      },
      es: null,
    },
  },
  {
    id: 5209,
    label: 'Key Lime Counter',
    menus: [5210],
    lounge: { opens: '11:00', closes: '21:00', days: ['Sun', 'Tues', 'Thurs', 'Fri', 'Sat'] },
    extension: '5109',
    locale: {
      en: {
        title: 'Key Lime Counter',
        slug: 'key-lime-counter',
        type: 'Ice cream, pie and coffee',
        section: 'Bars and Lounges',
        image: 'ice-cream-parlor',
        content: `Nine stools and a marble top. Key limes are small, yellow when ripe and full of seeds; somebody here squeezes four hundred of them a day so that you need not.

There is a long argument about meringue or cream. We serve meringue at supper and cream at the counter.`,
        links: [link('Click To Call', 'Order a whole pie', 'tel:+1 555 0159')],
        dress_code: 'Bare feet are fine.',
        notes: 'Whole pies need a day’s notice.',
        gallery: ['ice-cream-parlor', 'plate-chocolate', 'glass-coffee'],
      },
      es: null,
    },
  },
] satisfies DemoRecord<typeof restaurant>[];
