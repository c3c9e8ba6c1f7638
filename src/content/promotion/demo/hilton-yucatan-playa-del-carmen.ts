import type { DemoRecord } from '../../demo.ts';
import { link } from '../../demo-link.ts';
import type { promotion } from '../promotion.ts';

const key = 'hilton-yucatan-playa-del-carmen';

export default [
  {
    id: 4001,
    label: 'Night of the pit',
    locations: ['Home', 'Dining', 'Menu'],
    locale: {
      en: {
        settings: {
          title: 'Night of the pit',
          text: 'Wednesday to Saturday at seven: the earth oven is opened and the lamb comes out.',
          image: 'beach-grill-fire',
          cfId: null,
          links: [link('Make Reservation', 'Save a place', `/demo/booking/dining?site=${key}&venue=pib`)],
        },
      },
      es: {
        settings: {
          title: 'Noche de pib',
          text: 'De miércoles a sábado, a las siete: se abre el horno de tierra y sale el cordero.',
          image: 'beach-grill-fire',
          cfId: null,
          links: [link('Make Reservation', 'Aparta tu lugar', `/demo/booking/dining?site=${key}&venue=pib`)],
        },
      },
    },
  },
  {
    id: 4002,
    label: 'Honey massage mornings',
    locations: ['Hotel Info', 'Specials'],
    locale: {
      en: {
        settings: {
          title: 'Honey before noon',
          text: 'Melipona honey massage, 60 minutes, $95 instead of $115 until 12:00.',
          image: 'spa-stones',
          cfId: null,
          links: [
            link('Make Reservation', 'Book the spa', `/demo/booking/spa?site=${key}`),
            link('Content', 'All treatments', null, 4002),
          ],
        },
      },
      es: {
        settings: {
          title: 'Miel antes del mediodía',
          text: 'Masaje con miel melipona, 60 minutos, a $95 en lugar de $115 hasta las 12:00.',
          image: 'spa-stones',
          cfId: null,
          links: [
            link('Make Reservation', 'Reserva en el spa', `/demo/booking/spa?site=${key}`),
            link('Content', 'Todos los tratamientos', null, 4002),
          ],
        },
      },
    },
  },
  {
    id: 4003,
    label: 'Cenote at first light',
    locations: ['Home', 'Events', 'Hotel Info'],
    locale: {
      en: {
        settings: {
          title: 'The cenote at first light',
          text: 'Yoga on the deck at 6:30, then the water to yourselves until eight.',
          image: 'yoga-sunrise',
          cfId: null,
          links: [link('Content', 'When to swim', null, 4006)],
        },
      },
      es: {
        settings: {
          title: 'El cenote al amanecer',
          text: 'Yoga en el muelle a las 6:30 y después el agua para ustedes hasta las ocho.',
          image: 'yoga-sunrise',
          cfId: null,
          links: [link('Content', 'Cuándo nadar', null, 4006)],
        },
      },
    },
  },
  {
    id: 4004,
    label: 'Vegan tasting at the cenote',
    locations: ['Dietary', 'Dining'],
    locale: {
      en: {
        settings: {
          title: 'Seven plates, all plants',
          text: 'The garden tasting at Mesa del Cenote, $48, Monday, Wednesday, Friday and Saturday.',
          image: 'plate-salad',
          cfId: null,
          links: [
            link(
              'Make Reservation',
              'Book a table',
              `/demo/booking/dining?site=${key}&venue=mesa-del-cenote`,
            ),
          ],
        },
      },
      es: {
        settings: {
          title: 'Siete tiempos, puro huerto',
          text: 'La degustación de Mesa del Cenote, $48, los lunes, miércoles, viernes y sábados.',
          image: 'plate-salad',
          cfId: null,
          links: [
            link(
              'Make Reservation',
              'Reserva tu mesa',
              `/demo/booking/dining?site=${key}&venue=mesa-del-cenote`,
            ),
          ],
        },
      },
    },
  },
  {
    id: 4005,
    label: 'Corn without wheat',
    locations: ['Dietary', 'Menu'],
    locale: {
      en: {
        settings: {
          title: 'Corn country',
          text: 'Most of our Yucatecan kitchen is made of corn. Find every gluten-free dish in one list.',
          image: 'plate-tacos',
          cfId: null,
          links: [link('Link Off', 'Find dishes', '/property-hub/dietary-dishes')],
        },
      },
      es: {
        settings: {
          title: 'Tierra de maíz',
          text: 'Casi toda nuestra cocina yucateca es de maíz. Encuentra cada platillo sin gluten en una lista.',
          image: 'plate-tacos',
          cfId: null,
          links: [link('Link Off', 'Busca platillos', '/property-hub/dietary-dishes')],
        },
      },
    },
  },
  {
    id: 4006,
    label: 'Xtabentún hour',
    locations: ['Events', 'Specials'],
    locale: {
      en: {
        settings: {
          title: 'The xtabentún hour',
          text: 'Two glasses for one at Bar Xtabentún, every day from 6:00 to 7:00 pm.',
          image: 'glass-margarita',
          cfId: null,
          links: [link('Link Off', 'See the bar', '/property-hub/dining/bar-xtabentun')],
        },
      },
      es: {
        settings: {
          title: 'La hora del xtabentún',
          text: 'Dos copas por una en el Bar Xtabentún, todos los días de 6:00 a 7:00 p. m.',
          image: 'glass-margarita',
          cfId: null,
          links: [link('Link Off', 'Conoce el bar', '/property-hub/dining/bar-xtabentun')],
        },
      },
    },
  },
  {
    id: 4007,
    label: 'Hanal Pixán altar week',
    locations: ['Home', 'Events', 'Dining'],
    start_date: '2025-10-27T00:00',
    end_date: '2025-11-03T00:00',
    locale: {
      en: {
        settings: {
          title: 'Hanal Pixán',
          text: 'Food for the souls: mucbipollo, marigolds and candles under the ceiba.',
          image: 'jungle-table',
          cfId: null,
          links: [
            link(
              'Make Reservation',
              'Book the supper',
              `/demo/booking/dining?site=${key}&venue=raiz-de-ceiba`,
            ),
          ],
        },
      },
      es: {
        settings: {
          title: 'Hanal Pixán',
          text: 'Comida para las ánimas: mucbipollo, cempasúchil y velas bajo la ceiba.',
          image: 'jungle-table',
          cfId: null,
          links: [
            link(
              'Make Reservation',
              'Reserva la cena',
              `/demo/booking/dining?site=${key}&venue=raiz-de-ceiba`,
            ),
          ],
        },
      },
    },
  },
  {
    id: 4008,
    label: 'Ten years of Selva Yucatán',
    locations: ['Home', 'Menu', 'Specials'],
    start_date: '2030-03-01T00:00',
    end_date: '2030-04-01T00:00',
    locale: {
      en: {
        settings: {
          title: 'Ten years in the trees',
          text: 'All March: stay four nights and the fifth is ours.',
          image: 'palm-sky',
          cfId: null,
          links: [link('Link Off', 'Plan your stay', 'https://example.com/selva-yucatan/ten-years')],
        },
      },
      es: {
        settings: {
          title: 'Diez años entre los árboles',
          text: 'Todo marzo: quédate cuatro noches y la quinta va por nuestra cuenta.',
          image: 'palm-sky',
          cfId: null,
          links: [link('Link Off', 'Planea tu estancia', 'https://example.com/selva-yucatan/diez-anos')],
        },
      },
    },
  },
] satisfies DemoRecord<typeof promotion>[];
