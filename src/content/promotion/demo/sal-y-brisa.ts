import type { DemoRecord } from '../../demo.ts';
import type { promotion } from '../promotion.ts';

/** What the Promenade shows its guests: six that are on, one that is over, one that is yet to come. */
export default [
  {
    id: 101,
    label: 'Supper on the sand',
    locations: ['Home', 'Menu', 'Dining'],
    start_date: '2026-01-01T00:00',
    locale: {
      en: {
        settings: {
          title: 'One table, eighty chairs',
          text: 'Supper on the Sand, every second Saturday at seven. Four kitchens, four courses, no shoes.',
          image: 'beach-grill-fire',
          cfId: null,
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Reserve a seat',
              linkurl: '/demo/booking/dining?site=sal-y-brisa&venue=supper',
              pageId: null,
            },
          ],
        },
      },
      es: {
        settings: {
          title: 'Una mesa, ochenta sillas',
          text: 'Cena en la arena, un sábado sí y otro no, a las siete. Cuatro cocinas, cuatro tiempos, cero zapatos.',
          image: 'beach-grill-fire',
          cfId: null,
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Reserva tu lugar',
              linkurl: '/demo/booking/dining?site=sal-y-brisa&venue=supper',
              pageId: null,
            },
          ],
        },
      },
    },
  },
  {
    id: 102,
    label: 'Cinema on the beach',
    locations: ['Home', 'Events'],
    start_date: '2026-01-01T00:00',
    locale: {
      en: {
        settings: {
          title: 'Tonight’s film has a tide',
          text: 'Cinema on the Beach, Thursday to Saturday at eight. Deckchairs are free, popcorn comes with lime.',
          image: 'beach-cinema',
          cfId: null,
          links: [{ type: 'Content', linktext: 'How to get here', linkurl: null, pageId: 105 }],
        },
      },
      es: {
        settings: {
          title: 'La función tiene marea',
          text: 'Cine en la playa, de jueves a sábado a las ocho. Los camastros son gratis y las palomitas llevan limón.',
          image: 'beach-cinema',
          cfId: null,
          links: [{ type: 'Content', linktext: 'Cómo llegar', linkurl: null, pageId: 105 }],
        },
      },
    },
  },
  {
    id: 103,
    label: 'The yellow shuttle',
    locations: ['Menu', 'Hotel Info', 'Specials'],
    start_date: '2026-01-01T00:00',
    locale: {
      en: {
        settings: {
          title: 'The shuttle runs late, on purpose',
          text: 'Free from your hotel and back, until a quarter past two on Fridays and Saturdays.',
          image: 'shuttle-road',
          cfId: null,
          links: [
            { type: 'Content', linktext: 'Timetable', linkurl: null, pageId: 105 },
            { type: 'Click To Call', linktext: 'Call the gate', linkurl: 'tel:+15550125', pageId: null },
          ],
        },
      },
      es: {
        settings: {
          title: 'El camioncito trasnocha contigo',
          text: 'Gratis desde tu hotel y de regreso; viernes y sábado, hasta las dos y cuarto.',
          image: 'shuttle-road',
          cfId: null,
          links: [
            { type: 'Content', linktext: 'Horarios', linkurl: null, pageId: 105 },
            { type: 'Click To Call', linktext: 'Llama a la puerta', linkurl: 'tel:+15550125', pageId: null },
          ],
        },
      },
    },
  },
  {
    id: 104,
    label: 'Twelve at the counter',
    locations: ['Dining', 'Dietary'],
    start_date: '2026-01-01T00:00',
    locale: {
      en: {
        settings: {
          title: 'Twelve pieces, one cook',
          text: 'Ola y Arroz at six and at eight. Say what you do not eat and it will not appear.',
          image: 'plate-sushi',
          cfId: null,
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Reserve a seat',
              linkurl: '/demo/booking/dining?site=sal-y-brisa&venue=ola-y-arroz',
              pageId: null,
            },
          ],
        },
      },
      es: {
        settings: {
          title: 'Doce piezas, un cocinero',
          text: 'Ola y Arroz, a las seis y a las ocho. Di qué no comes y no aparece.',
          image: 'plate-sushi',
          cfId: null,
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Reserva tu lugar',
              linkurl: '/demo/booking/dining?site=sal-y-brisa&venue=ola-y-arroz',
              pageId: null,
            },
          ],
        },
      },
    },
  },
  {
    id: 105,
    label: 'Sail on the Brisa',
    locations: ['Hotel Info', 'Events', 'Specials'],
    start_date: '2026-01-01T00:00',
    locale: {
      en: {
        settings: {
          title: 'Two masts at half past four',
          text: 'Sail on the Brisa with one child free for each adult, Mondays and Wednesdays.',
          image: 'sailing-sunset',
          cfId: null,
          links: [
            { type: 'Click To Call', linktext: 'Ask for a place', linkurl: 'tel:+15550126', pageId: null },
          ],
        },
      },
      es: {
        settings: {
          title: 'Dos palos a las cuatro y media',
          text: 'A vela en el Brisa: lunes y miércoles, un niño gratis por cada adulto.',
          image: 'sailing-sunset',
          cfId: null,
          links: [
            { type: 'Click To Call', linktext: 'Pide un lugar', linkurl: 'tel:+15550126', pageId: null },
          ],
        },
      },
    },
  },
  {
    id: 106,
    label: 'Lunch from the garden',
    locations: ['Dietary'],
    start_date: '2026-01-01T00:00',
    locale: {
      en: {
        settings: {
          title: 'Greens before swimming',
          text: 'Seven bowls and plates at Mercado Verde, most without meat. Weekdays from noon to five.',
          image: 'plate-salad',
          cfId: null,
          links: [{ type: 'Content', linktext: 'Eating well here', linkurl: null, pageId: 102 }],
        },
      },
      es: {
        settings: {
          title: 'Verde antes de nadar',
          text: 'Siete tazones y platos en Mercado Verde, casi todos sin carne. Entre semana, de doce a cinco.',
          image: 'plate-salad',
          cfId: null,
          links: [{ type: 'Content', linktext: 'Comer bien aquí', linkurl: null, pageId: 102 }],
        },
      },
    },
  },
  {
    id: 107,
    label: 'Carnival week (over)',
    locations: ['Home', 'Events'],
    start_date: '2026-02-06T00:00',
    end_date: '2026-02-18T23:59',
    locale: {
      en: {
        settings: {
          title: 'Carnival comes by sea',
          text: 'Boats with drums, costumes from the market and a parade along the wall at six.',
          image: 'dance-lights',
          cfId: null,
          links: [
            {
              type: 'Link Off',
              linktext: 'Route of the parade',
              linkurl: 'https://example.com/sal-y-brisa/carnaval',
              pageId: null,
            },
          ],
        },
      },
      es: {
        settings: {
          title: 'El carnaval llega por mar',
          text: 'Lanchas con tambores, disfraces del mercado y desfile por el malecón a las seis.',
          image: 'dance-lights',
          cfId: null,
          links: [
            {
              type: 'Link Off',
              linktext: 'Ruta del desfile',
              linkurl: 'https://example.com/sal-y-brisa/carnaval',
              pageId: null,
            },
          ],
        },
      },
    },
  },
  {
    id: 108,
    label: 'Twenty-five years of the pier (to come)',
    locations: ['Home', 'Specials'],
    start_date: '2030-03-01T00:00',
    end_date: '2030-03-31T23:59',
    locale: {
      en: {
        settings: {
          title: 'The pier turns twenty-five',
          text: 'A month of lanterns, and the mojito at its price of the first summer.',
          image: 'pier-lanterns',
          cfId: null,
          links: [
            { type: 'Click To Call', linktext: 'Call the pier', linkurl: 'tel:+15550108', pageId: null },
          ],
        },
      },
      es: {
        settings: {
          title: 'El muelle cumple veinticinco',
          text: 'Un mes de faroles y el mojito al precio del primer verano.',
          image: 'pier-lanterns',
          cfId: null,
          links: [
            { type: 'Click To Call', linktext: 'Llama al muelle', linkurl: 'tel:+15550108', pageId: null },
          ],
        },
      },
    },
  },
] satisfies DemoRecord<typeof promotion>[];
