import type { DemoRecord } from '../../demo.ts';
import type { site } from '../site.ts';

/** The group itself. Its hub is the Promenade, which guests of every property share. */
export default {
  id: 1,
  key: 'sal-y-brisa',
  name: 'Sal y Brisa',
  hosts: [
    { host: 'sal-y-brisa.localhost' },
    { host: 'hub.sal-y-brisa.localhost' },
    { host: 'kiosk.sal-y-brisa.localhost' },
  ],
  hubHosts: [
    { prefix: 'sal-y-brisa.' },
    { prefix: 'hub.sal-y-brisa.' },
    { prefix: 'localhost' },
    { prefix: '127.0.0.1' },
  ],
  isDefault: true,
  timeZone: 'America/Cancun',
  currency: 'USD',
  localized: true,
  logo: 'sal-y-brisa',
  homeImage: 'home-promenade',
  homeLogo: 'sal-y-brisa-home',
  hotelInfoHeader: 'lobby-arches',
  eventsHeader: 'live-music-night',
  colors: { primary: '#0b3f66', secondary: '#f5b82e' },
  currentResort: 'The Promenade at Playa Dorada',
  pageViewKey: 'pageView',
  extension: '4100',
  restaurantDisclaimer: false,
  familyResort: false,
  hideActivities: false,
  cabanas: { url: '/demo/booking/cabanas?site=sal-y-brisa', crop: 0 },
  spa: { url: '/demo/booking/spa?site=sal-y-brisa', crop: 0 },
  diningReservations: { url: '/demo/booking/dining?site=sal-y-brisa', crop: 0 },
  locale: {
    en: {
      tagline: 'The Promenade at Playa Dorada',
      description:
        'The seaside promenade of Sal y Brisa Resorts: six kitchens, three bars, a market, a pier with forty lanterns and a cinema on the sand, open to guests of every property.',
      restaurantDisclaimerText: null,
      menuTiles: [
        { page_id: null, icon: 'safe-stay', name: 'Playa Safe Stay', url: '/property-hub/playa-safe-stay' },
        { page_id: null, icon: 'spa', name: 'Spa', url: '/property-hub/spa-reservations' },
        { page_id: null, icon: 'cabana', name: 'Cabanas', url: '/property-hub/cabanas' },
        { page_id: null, icon: 'dietary', name: 'Dietary dishes', url: '/property-hub/dietary-dishes' },
        { page_id: 105, icon: 'shuttle', name: 'Getting here', url: null },
        { page_id: null, icon: 'gift', name: 'Gift shop', url: 'https://example.com/sal-y-brisa/shop' },
      ],
      menuLink: {
        enabled: true,
        href: 'https://example.com/sal-y-brisa/stay-again',
        target: '_blank',
        text: 'Plan your next stay',
      },
      safeStay: {
        title: 'Playa Safe Stay',
        image: 'towels-shells',
        content: `You are here to think about other things. This page says, once, what we do so that you can.

## Water and food

Drinking water on the Promenade is filtered on the spot and tested every morning; ice is made from the same water. Kitchens are checked without notice twice a month, and the last result hangs beside each door.

- Eight dietary marks on every menu, checked by two people
- Raw fish is frozen first where it should be, and served the day it thaws
- Hands, boards and knives: one colour for each kind of food

## On the sand and in the sea

Lifeguards stand on the tower from seven to sunset. A green flag means swim, yellow means stay where you can stand, red means not today. Nobody will be offended by a whistle.

## If you feel unwell

The nurse is beside the tower from eight to eight and speaks English and Spanish. At any other hour dial 4100 from a house phone; a doctor comes to your hotel, usually within half an hour.

## In strong weather

We hear of a storm days before it comes. The shuttle then brings you back to your property, where a place under a solid roof has your name on it, and the people who made your breakfast will make your supper.`,
        gallery: ['towels-shells', 'beach-umbrellas', 'lobby-arches'],
      },
    },
    es: {
      tagline: 'El Paseo de Playa Dorada',
      description:
        'El paseo junto al mar de Sal y Brisa Resorts: seis cocinas, tres bares, un mercado, un muelle con cuarenta faroles y cine en la arena, para los huéspedes de todos los hoteles.',
      restaurantDisclaimerText: null,
      menuTiles: [
        { page_id: null, icon: 'safe-stay', name: 'Playa Safe Stay', url: '/property-hub/playa-safe-stay' },
        { page_id: null, icon: 'spa', name: 'Spa', url: '/property-hub/spa-reservations' },
        { page_id: null, icon: 'cabana', name: 'Cabañas', url: '/property-hub/cabanas' },
        { page_id: null, icon: 'dietary', name: 'Platillos por dieta', url: '/property-hub/dietary-dishes' },
        { page_id: 105, icon: 'shuttle', name: 'Cómo llegar', url: null },
        { page_id: null, icon: 'gift', name: 'Tienda', url: 'https://example.com/sal-y-brisa/tienda' },
      ],
      menuLink: {
        enabled: true,
        href: 'https://example.com/sal-y-brisa/vuelve',
        target: '_blank',
        text: 'Planea tu próxima estancia',
      },
      safeStay: {
        title: 'Playa Safe Stay',
        image: 'towels-shells',
        content: `Viniste a pensar en otras cosas. Aquí te contamos, de una vez, lo que hacemos para que puedas.

## Agua y comida

El agua para beber se filtra aquí mismo y se analiza todas las mañanas; el hielo se hace con esa agua. Dos veces al mes revisan las cocinas sin avisar, y el último resultado está colgado junto a cada puerta.

- Ocho marcas de dieta en cada carta, revisadas por dos personas
- El pescado crudo que debe congelarse se congela, y se sirve el día en que se descongela
- Manos, tablas y cuchillos: un color para cada tipo de alimento

## En la arena y en el mar

Hay salvavidas en la torre desde las siete hasta que se mete el sol. Bandera verde: al agua. Amarilla: quédate donde toques fondo. Roja: hoy no. Si oyes un silbato, nadie se ofende.

## Si te sientes mal

La enfermera está junto a la torre de ocho a ocho y habla español e inglés. A cualquier otra hora marca 4100 desde un teléfono de la casa: el médico va a tu hotel, por lo general en media hora.

## Con mal tiempo

De una tormenta nos enteramos varios días antes. El camioncito te lleva de vuelta a tu hotel, donde hay un lugar con tu nombre bajo techo firme, y quienes te hicieron el desayuno te harán la cena.`,
        gallery: ['towels-shells', 'beach-umbrellas', 'lobby-arches'],
      },
    },
  },
} satisfies DemoRecord<typeof site>;
