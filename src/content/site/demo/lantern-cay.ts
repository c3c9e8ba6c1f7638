import type { DemoRecord } from '../../demo.ts';
import type { site } from '../site.ts';

export default {
  id: 52,
  key: 'lantern-cay',
  name: 'Lantern Cay',
  hosts: [
    { host: 'lantern-cay.localhost' },
    { host: 'hub.lantern-cay.localhost' },
    { host: 'kiosk.lantern-cay.localhost' },
  ],
  hubHosts: [{ prefix: 'lantern-cay.' }, { prefix: 'hub.lantern-cay.' }],
  isDefault: false,
  timeZone: 'America/New_York',
  currency: 'USD',
  localized: false,
  logo: 'lantern-cay',
  homeImage: 'home-lantern',
  homeLogo: 'lantern-cay-home',
  hotelInfoHeader: null,
  eventsHeader: 'stargazing',
  colors: { primary: '#16264a', secondary: '#ffb13d' },
  currentResort: 'Lantern Cay',
  pageViewKey: 'pageView',
  extension: '5000',
  restaurantDisclaimer: false,
  familyResort: false,
  hideActivities: false,
  cabanas: { url: '/demo/booking/cabanas?site=lantern-cay', crop: 0 },
  spa: { url: '/demo/booking/spa?site=lantern-cay', crop: 0 },
  diningReservations: { url: '/demo/booking/dining?site=lantern-cay', crop: 0 },
  locale: {
    en: {
      tagline: 'Thirty-four rooms and one light',
      description:
        'A small key with a lighthouse, twenty minutes by launch from the Overseas Highway: conch, key lime, smoked fish, and a sky with nothing in its way.',
      restaurantDisclaimerText:
        'Hours follow the weather and the boats. In strong wind the pier closes and supper moves to the boathouse.',
      menuTiles: [
        { page_id: null, icon: 'safe-stay', name: 'Playa Safe Stay', url: '/property-hub/playa-safe-stay' },
        { page_id: null, icon: 'spa', name: 'Spa Reservations', url: '/property-hub/spa-reservations' },
        { page_id: null, icon: 'cabana', name: 'Cabanas', url: '/property-hub/cabanas' },
        { page_id: null, icon: 'dietary', name: 'Dietary Dishes', url: '/property-hub/dietary-dishes' },
        { page_id: 5206, icon: 'reef', name: 'The Reef', url: null },
        { page_id: null, icon: 'gift', name: 'Lantern Shop', url: 'https://example.com/lantern-cay/shop' },
      ],
      menuLink: {
        enabled: true,
        href: 'https://example.com/lantern-cay',
        target: '_blank',
        text: 'Come back in another season',
      },
      safeStay: {
        title: 'Playa Safe Stay',
        image: 'palm-sky',
        content: `A key is a small place, and on a small place people look after each other. This is how we do it.

Rooms are aired between guests and cleaned with plain soap and hot water; linen is boiled. Tell us if you would rather have no housekeeping, and we leave towels at the door.

## On the water

- The launch carries a vest for everyone aboard, children’s sizes included.
- Swim inside the white buoys. The channel beyond them runs hard at the turn of the tide.
- A green lantern on the pier means calm, amber means ask, red means stay in.

## In the kitchens

Please name every allergy when you sit down. Shellfish, wheat and nuts are cooked in all our kitchens; the icons on the menu help you choose, but an icon that is missing is never a promise.

## Weather

From June to November we follow the forecast every hour. If a storm is on its way, we tell you at breakfast, hold a seat for you on the launch and call the airline with you.

The nurse’s door is beside the boathouse, with a bell. By telephone it is extension 5911; the night desk is 5000.`,
        gallery: ['palm-sky', 'room-sea', 'towels-shells'],
      },
    },
    es: null,
  },
} satisfies DemoRecord<typeof site>;
