import type { DemoRecord } from '../../demo.ts';
import type { promotion } from '../promotion.ts';

/** What Casa Marea shows its guests: six that are on, one that is over, one that is yet to come. */
export default [
  {
    id: 1501,
    label: 'Leña y Sal tonight',
    locations: ['Home', 'Dining', 'Menu'],
    start_date: '2026-01-01T00:00',
    locale: {
      en: {
        settings: {
          title: 'Five metres of embers',
          text: 'Leña y Sal cooks everything over wood. The seats by the fire are given at half past six.',
          image: 'beach-grill-fire',
          cfId: null,
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Reserve by the fire',
              linkurl: '/demo/booking/dining?site=casa-marea&venue=lena-y-sal',
              pageId: null,
            },
          ],
        },
      },
      es: {
        settings: {
          title: 'Cinco metros de brasas',
          text: 'En Leña y Sal todo pasa por la leña. Los lugares junto al fuego se dan a las seis y media.',
          image: 'beach-grill-fire',
          cfId: null,
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Reserva junto al fuego',
              linkurl: '/demo/booking/dining?site=casa-marea&venue=lena-y-sal',
              pageId: null,
            },
          ],
        },
      },
    },
  },
  {
    id: 1502,
    label: 'Whales from the Mirador',
    locations: ['Home', 'Events'],
    start_date: '2026-01-01T00:00',
    locale: {
      en: {
        settings: {
          title: 'The bay has visitors',
          text: 'Out on the Bay, Wednesdays and Saturdays at half past nine: whales in winter, dolphins always.',
          image: 'home-marea',
          cfId: null,
          links: [
            { type: 'Click To Call', linktext: 'Ask for a place', linkurl: 'tel:+15550171', pageId: null },
            { type: 'Content', linktext: 'Weather today', linkurl: null, pageId: 1510 },
          ],
        },
      },
      es: {
        settings: {
          title: 'Hay visita en la bahía',
          text: 'Salida a la bahía, miércoles y sábado a las nueve y media: ballenas en invierno, delfines siempre.',
          image: 'home-marea',
          cfId: null,
          links: [
            { type: 'Click To Call', linktext: 'Pide un lugar', linkurl: 'tel:+15550171', pageId: null },
            { type: 'Content', linktext: 'El tiempo hoy', linkurl: null, pageId: 1510 },
          ],
        },
      },
    },
  },
  {
    id: 1503,
    label: 'Two treatments, one price',
    locations: ['Menu', 'Hotel Info', 'Specials'],
    start_date: '2026-01-01T00:00',
    locale: {
      en: {
        settings: {
          title: 'The quiet hours of the spa',
          text: 'Monday to Thursday before eleven: the second treatment of the day at half its price.',
          image: 'spa-stones',
          cfId: null,
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Reserve',
              linkurl: '/demo/booking/spa?site=casa-marea',
              pageId: null,
            },
          ],
        },
      },
      es: {
        settings: {
          title: 'Las horas calladas del spa',
          text: 'De lunes a jueves antes de las once: el segundo tratamiento del día, a mitad de precio.',
          image: 'spa-stones',
          cfId: null,
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Reserva',
              linkurl: '/demo/booking/spa?site=casa-marea',
              pageId: null,
            },
          ],
        },
      },
    },
  },
  {
    id: 1504,
    label: 'Palmar, lighter',
    locations: ['Dining', 'Dietary'],
    start_date: '2026-01-01T00:00',
    locale: {
      en: {
        settings: {
          title: 'Raw, green, in the shade',
          text: 'Lunch at Palmar from noon to five. No shoes, no waiter hovering: ring the bell.',
          image: 'palm-grove-table',
          cfId: null,
          links: [{ type: 'Content', linktext: 'Pools and beach', linkurl: null, pageId: 1505 }],
        },
      },
      es: {
        settings: {
          title: 'Crudo, verde y a la sombra',
          text: 'Comida en Palmar, de doce a cinco. Sin zapatos y sin mesero encima: toca la campanita.',
          image: 'palm-grove-table',
          cfId: null,
          links: [{ type: 'Content', linktext: 'Albercas y playa', linkurl: null, pageId: 1505 }],
        },
      },
    },
  },
  {
    id: 1505,
    label: 'Cabana afternoon',
    locations: ['Hotel Info', 'Events', 'Specials'],
    start_date: '2026-01-01T00:00',
    locale: {
      en: {
        settings: {
          title: 'Half a day with a curtain',
          text: 'A cabana from one to six with fruit, a fan and two coconuts, $90 on weekdays.',
          image: 'cabana-row',
          cfId: null,
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Reserve a cabana',
              linkurl: '/demo/booking/cabanas?site=casa-marea',
              pageId: null,
            },
          ],
        },
      },
      es: {
        settings: {
          title: 'Medio día con cortina',
          text: 'Cabaña de una a seis con fruta, ventilador y dos cocos: $90 entre semana.',
          image: 'cabana-row',
          cfId: null,
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Reserva una cabaña',
              linkurl: '/demo/booking/cabanas?site=casa-marea',
              pageId: null,
            },
          ],
        },
      },
    },
  },
  {
    id: 1506,
    label: 'Tell us what you do not eat',
    locations: ['Dietary'],
    start_date: '2026-01-01T00:00',
    locale: {
      en: {
        settings: {
          title: 'Tell the cook, not the card',
          text: 'Chef Amparo Ruelas walks through El Patio at half past eight each morning. Ask her anything.',
          image: 'plate-salad',
          cfId: null,
          links: [
            { type: 'Click To Call', linktext: 'Call El Patio', linkurl: 'tel:+15550151', pageId: null },
          ],
        },
      },
      es: {
        settings: {
          title: 'Díselo a la cocinera',
          text: 'La chef Amparo Ruelas recorre El Patio todas las mañanas a las ocho y media. Pregúntale lo que quieras.',
          image: 'plate-salad',
          cfId: null,
          links: [
            { type: 'Click To Call', linktext: 'Llama a El Patio', linkurl: 'tel:+15550151', pageId: null },
          ],
        },
      },
    },
  },
  {
    id: 1507,
    label: 'Last night of Muelle Viejo (over)',
    locations: ['Home', 'Dining'],
    start_date: '2026-04-20T00:00',
    end_date: '2026-05-03T23:59',
    locale: {
      en: {
        settings: {
          title: 'One more round on the old pier',
          text: 'Before the planks are changed: lanterns, raicilla, and the whole bar for a song.',
          image: 'pier-lanterns',
          cfId: null,
          links: [
            { type: 'Click To Call', linktext: 'Keep a stool', linkurl: 'tel:+15550150', pageId: null },
          ],
        },
      },
      es: {
        settings: {
          title: 'La última en el muelle viejo',
          text: 'Antes de cambiar las tablas: faroles, raicilla y toda la barra para cantar.',
          image: 'pier-lanterns',
          cfId: null,
          links: [
            { type: 'Click To Call', linktext: 'Aparta un banco', linkurl: 'tel:+15550150', pageId: null },
          ],
        },
      },
    },
  },
  {
    id: 1508,
    label: 'Summer of falling stars (to come)',
    locations: ['Events', 'Specials'],
    start_date: '2030-06-01T00:00',
    end_date: '2030-08-31T23:59',
    locale: {
      en: {
        settings: {
          title: 'A summer of falling stars',
          text: 'Mattresses on the sand every clear night, the astronomer included, three nights for the price of two.',
          image: 'stargazing',
          cfId: null,
          links: [
            {
              type: 'Link Off',
              linktext: 'See the nights',
              linkurl: 'https://example.com/casa-marea/stars',
              pageId: null,
            },
          ],
        },
      },
      es: {
        settings: {
          title: 'Un verano de estrellas fugaces',
          text: 'Colchones en la arena cada noche despejada, con astrónoma: tres noches por el precio de dos.',
          image: 'stargazing',
          cfId: null,
          links: [
            {
              type: 'Link Off',
              linktext: 'Ver las noches',
              linkurl: 'https://example.com/casa-marea/estrellas',
              pageId: null,
            },
          ],
        },
      },
    },
  },
] satisfies DemoRecord<typeof promotion>[];
