import type { DemoRecord } from '../../demo.ts';
import type { site } from '../site.ts';

/** An adults-only house on a Pacific bay. Site 15: it shows the restaurant disclaimer (section 9). */
export default {
  id: 15,
  key: 'casa-marea',
  name: 'Casa Marea',
  hosts: [
    { host: 'casa-marea.localhost' },
    { host: 'hub.casa-marea.localhost' },
    { host: 'kiosk.casa-marea.localhost' },
  ],
  hubHosts: [{ prefix: 'casa-marea.' }, { prefix: 'hub.casa-marea.' }],
  isDefault: false,
  timeZone: 'America/Bahia_Banderas',
  currency: 'USD',
  localized: true,
  logo: 'casa-marea',
  homeImage: 'home-marea',
  homeLogo: 'casa-marea-home',
  hotelInfoHeader: null,
  eventsHeader: 'kayak-bay',
  colors: { primary: '#0c5257', secondary: '#f08a6b' },
  currentResort: 'Casa Marea, Riviera Nayarit',
  pageViewKey: 'pageView',
  extension: '1500',
  restaurantDisclaimer: true,
  familyResort: false,
  hideActivities: false,
  cabanas: { url: '/demo/booking/cabanas?site=casa-marea', crop: 0 },
  spa: { url: '/demo/booking/spa?site=casa-marea', crop: 0 },
  diningReservations: { url: '/demo/booking/dining?site=casa-marea', crop: 0 },
  locale: {
    en: {
      tagline: 'Adults only, on a quiet Pacific bay',
      description:
        'Eighty-four rooms above a sheltered bay of the Riviera Nayarit, for guests of eighteen and over: seafood from four boats, a kitchen that burns wood, and very little noise.',
      restaurantDisclaimerText:
        'Casa Marea is for guests of eighteen and over. Restaurants may change their hours with the season and the weather; the dress code of each one applies from six in the evening. Seats by the fire and on the rail cannot be promised.',
      menuTiles: [
        { page_id: null, icon: 'safe-stay', name: 'Playa Safe Stay', url: '/property-hub/playa-safe-stay' },
        { page_id: null, icon: 'spa', name: 'Spa', url: '/property-hub/spa-reservations' },
        { page_id: null, icon: 'cabana', name: 'Cabanas', url: '/property-hub/cabanas' },
        { page_id: null, icon: 'dietary', name: 'Dietary dishes', url: '/property-hub/dietary-dishes' },
        { page_id: 1506, icon: 'wifi', name: 'In your room', url: null },
        { page_id: null, icon: 'weddings', name: 'Weddings', url: 'https://example.com/casa-marea/weddings' },
      ],
      menuLink: {
        enabled: true,
        href: 'https://example.com/casa-marea/stay-again',
        target: '_blank',
        text: 'Come back to the bay',
      },
      safeStay: {
        title: 'Playa Safe Stay',
        image: 'room-sea',
        content: `A quiet house is one in which things have been thought of beforehand. These are the ones you might wonder about.

## Your room

Your room is cleaned by the same person all week. Windows stand open for an hour before you arrive; linen is washed here, at 70 °C, and dried in the wind when there is any. If you would rather not be disturbed, press the leaf on the door.

## Kitchens

- Fish is bought on the morning it is served and kept on ice, never in water
- Oysters come with the name of the lagoon and the date; ask to see the tag
- Eight dietary marks on each card, checked twice. A missing mark is not a promise: tell us
- Water and ice are filtered in the house and tested every day

## The sea

A guard stands on the tower from eight until sunset. Green: swim. Yellow: stay inside the rocks. Red: not today, however good it looks. There is a line of buoys for boats and they keep to it.

## If something happens

Dial 1500 at any hour. A doctor lives five minutes away and speaks English; the hospital is forty minutes by our own car, which is always fuelled. A defibrillator hangs in the lobby, at the spa and at Poza.

## Storms and tremors

You find the way out on the inside of your door, with a lamp beside it. We practise on the first Monday of the month at eleven; the bell is loud and brief, and there is cake afterwards.`,
        gallery: ['room-sea', 'towels-shells', 'garden-path'],
      },
    },
    es: {
      tagline: 'Solo adultos, en una bahía tranquila del Pacífico',
      description:
        'Ochenta y cuatro habitaciones sobre una bahía protegida de la Riviera Nayarit, para mayores de dieciocho: pescado de cuatro lanchas, una cocina de leña y muy poco ruido.',
      restaurantDisclaimerText:
        'Casa Marea es para huéspedes de dieciocho años en adelante. Los restaurantes pueden cambiar de horario según la temporada y el clima; el código de vestimenta de cada uno aplica a partir de las seis de la tarde. No podemos garantizar los lugares junto al fuego ni en el barandal.',
      menuTiles: [
        { page_id: null, icon: 'safe-stay', name: 'Playa Safe Stay', url: '/property-hub/playa-safe-stay' },
        { page_id: null, icon: 'spa', name: 'Spa', url: '/property-hub/spa-reservations' },
        { page_id: null, icon: 'cabana', name: 'Cabañas', url: '/property-hub/cabanas' },
        { page_id: null, icon: 'dietary', name: 'Platillos por dieta', url: '/property-hub/dietary-dishes' },
        { page_id: 1506, icon: 'wifi', name: 'En tu habitación', url: null },
        { page_id: null, icon: 'weddings', name: 'Bodas', url: 'https://example.com/casa-marea/bodas' },
      ],
      menuLink: {
        enabled: true,
        href: 'https://example.com/casa-marea/vuelve',
        target: '_blank',
        text: 'Vuelve a la bahía',
      },
      safeStay: {
        title: 'Playa Safe Stay',
        image: 'room-sea',
        content: `Una casa tranquila es aquella donde alguien pensó las cosas antes. Estas son las que quizá te preguntes.

## Tu habitación

Toda la semana la limpia la misma persona. Antes de que llegues dejamos las ventanas abiertas una hora; la ropa de cama se lava aquí, a 70 °C, y se seca al viento cuando hay. Si prefieres que nadie entre, oprime la hoja de la puerta.

## Las cocinas

- El pescado se compra la misma mañana y se guarda en hielo, nunca en agua
- Los ostiones llegan con el nombre de la laguna y la fecha; pide ver la etiqueta
- Ocho marcas de dieta en cada carta, revisadas dos veces. Que falte una marca no es garantía: avísanos
- El agua y el hielo se filtran en la casa y se analizan todos los días

## El mar

Hay guardavidas en la torre desde las ocho hasta que se mete el sol. Verde: al agua. Amarilla: quédate dentro de las rocas. Roja: hoy no, por bonito que se vea. Las lanchas tienen su línea de boyas y la respetan.

## Si pasa algo

Marca 1500 a cualquier hora. El médico vive a cinco minutos; el hospital queda a cuarenta en nuestro propio coche, que siempre tiene gasolina. Hay desfibrilador en el lobby, en el spa y en la Poza.

## Tormentas y temblores

La salida está dibujada por dentro de tu puerta, con una lámpara al lado. El simulacro es el primer lunes del mes a las once; la campana suena fuerte y poquito, y después hay pastel.`,
        gallery: ['room-sea', 'towels-shells', 'garden-path'],
      },
    },
  },
} satisfies DemoRecord<typeof site>;
