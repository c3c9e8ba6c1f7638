import type { DemoRecord } from '../../demo.ts';
import type { promotion } from '../promotion.ts';

export default [
  {
    id: 2401,
    label: 'Sunset paella',
    locations: ['Home', 'Dining', 'Menu'],
    locale: {
      en: {
        settings: {
          title: 'Paella when the sun goes down',
          text: 'The first seating at Poniente is timed by the sun. The rice takes thirty-five minutes; so does the light.',
          image: 'terrace-dusk',
          cfId: null,
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Reserve for sunset',
              linkurl: '/demo/booking/dining?site=costa-ocaso&venue=terraza-poniente',
              pageId: null,
            },
          ],
        },
      },
      es: {
        settings: {
          title: 'Paella a la hora en que se va el sol',
          text: 'El primer turno de Poniente lo marca el sol. El arroz tarda treinta y cinco minutos; la luz, también.',
          image: 'terrace-dusk',
          cfId: null,
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Reserva al atardecer',
              linkurl: '/demo/booking/dining?site=costa-ocaso&venue=terraza-poniente',
              pageId: null,
            },
          ],
        },
      },
    },
  },
  {
    id: 2402,
    label: 'Four-glass flight',
    locations: ['Dining', 'Specials', 'Events'],
    locale: {
      en: {
        settings: {
          title: 'Four glasses, west to east',
          text: 'Down in the cellar, every opening day before sunset. $34, with almonds.',
          image: 'wine-cellar',
          cfId: null,
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Keep me a seat',
              linkurl: '/demo/booking/dining?site=costa-ocaso&venue=cava-del-desierto',
              pageId: null,
            },
            {
              type: 'Download File',
              linktext: 'Wine list',
              linkurl: '/demo/files/wine-list.txt',
              pageId: null,
            },
          ],
        },
      },
      es: {
        settings: {
          title: 'Cuatro copas, de poniente a oriente',
          text: 'En la cava, los días que abre, antes del atardecer. 34 USD, con almendras.',
          image: 'wine-cellar',
          cfId: null,
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Guárdame un lugar',
              linkurl: '/demo/booking/dining?site=costa-ocaso&venue=cava-del-desierto',
              pageId: null,
            },
            {
              type: 'Download File',
              linktext: 'Carta de vinos',
              linkurl: '/demo/files/wine-list.txt',
              pageId: null,
            },
          ],
        },
      },
    },
  },
  {
    id: 2403,
    label: 'Cabana day',
    locations: ['Home', 'Hotel Info', 'Specials'],
    locale: {
      en: {
        settings: {
          title: 'A cabana until the last light',
          text: 'Shade, fruit at eleven, cold towels at three. From $120 a day for four.',
          image: 'cabana-row',
          cfId: null,
          links: [
            { type: 'Link Off', linktext: 'Choose your row', linkurl: '/property-hub/cabanas', pageId: null },
          ],
        },
      },
      es: {
        settings: {
          title: 'Una cabaña hasta la última luz',
          text: 'Sombra, fruta a las once y toallas frías a las tres. Desde 120 USD al día para cuatro.',
          image: 'cabana-row',
          cfId: null,
          links: [
            { type: 'Link Off', linktext: 'Elige tu fila', linkurl: '/property-hub/cabanas', pageId: null },
          ],
        },
      },
    },
  },
  {
    id: 2404,
    label: 'Stars over the arroyo',
    locations: ['Events', 'Hotel Info'],
    locale: {
      en: {
        settings: {
          title: 'Four thousand stars, two telescopes',
          text: 'Tuesdays, Thursdays and Saturdays at nine, in the arroyo behind the spa. Blankets are there.',
          image: 'stargazing',
          cfId: null,
          links: [
            { type: 'Content', linktext: 'How to get there', linkurl: null, pageId: 2407 },
            { type: 'Click To Call', linktext: 'Ask the hut', linkurl: 'tel:+15550147', pageId: null },
          ],
        },
      },
      es: {
        settings: {
          title: 'Cuatro mil estrellas y dos telescopios',
          text: 'Martes, jueves y sábados a las nueve, en el arroyo detrás del spa. Las cobijas las ponemos nosotros.',
          image: 'stargazing',
          cfId: null,
          links: [
            { type: 'Content', linktext: 'Cómo llegar', linkurl: null, pageId: 2407 },
            {
              type: 'Click To Call',
              linktext: 'Pregunta en la caseta',
              linkurl: 'tel:+15550147',
              pageId: null,
            },
          ],
        },
      },
    },
  },
  {
    id: 2405,
    label: 'Garden menu',
    locations: ['Dietary', 'Menu'],
    locale: {
      en: {
        settings: {
          title: 'The garden eats first',
          text: 'Cauliflower from the oven, mushrooms from the comal: a plate without animals in every kitchen.',
          image: 'plate-salad',
          cfId: null,
          links: [
            {
              type: 'Link Off',
              linktext: 'Walk through Brasa',
              linkurl: '/property-hub/dining/brasa-de-mezquite',
              pageId: null,
            },
          ],
        },
      },
      es: {
        settings: {
          title: 'Primero la huerta',
          text: 'Coliflor del horno, setas del comal: en cada cocina hay un plato sin nada de origen animal.',
          image: 'plate-salad',
          cfId: null,
          links: [
            {
              type: 'Link Off',
              linktext: 'Asómate a Brasa',
              linkurl: '/property-hub/dining/brasa-de-mezquite',
              pageId: null,
            },
          ],
        },
      },
    },
  },
  {
    id: 2406,
    label: 'Talk to the chef',
    locations: ['Dietary'],
    locale: {
      en: {
        settings: {
          title: 'Ten minutes with the chef',
          text: 'Allergic, or simply particular? Sit down with Renata Olmedo before your first dinner.',
          image: 'cooking-class',
          cfId: null,
          links: [
            { type: 'Click To Call', linktext: 'Call the kitchen', linkurl: 'tel:+15550148', pageId: null },
          ],
        },
      },
      es: {
        settings: {
          title: 'Diez minutos con la chef',
          text: '¿Tienes alergias o simplemente tus gustos? Siéntate con Renata Olmedo antes de tu primera cena.',
          image: 'cooking-class',
          cfId: null,
          links: [
            { type: 'Click To Call', linktext: 'Llama a la cocina', linkurl: 'tel:+15550148', pageId: null },
          ],
        },
      },
    },
  },
  {
    id: 2407,
    label: 'Whale winter',
    locations: ['Home', 'Events'],
    start_date: '2025-12-15T00:00',
    end_date: '2026-03-31T23:59',
    locale: {
      en: {
        settings: {
          title: 'The whales are back',
          text: 'Ninety minutes on a small boat, two departures each morning until the end of March.',
          image: 'sailing-sunset',
          cfId: null,
          links: [
            { type: 'Click To Call', linktext: 'Reserve a seat', linkurl: 'tel:+15550147', pageId: null },
          ],
        },
      },
      es: {
        settings: {
          title: 'Ya volvieron las ballenas',
          text: 'Noventa minutos en lancha, dos salidas cada mañana hasta finales de marzo.',
          image: 'sailing-sunset',
          cfId: null,
          links: [
            { type: 'Click To Call', linktext: 'Aparta tu lugar', linkurl: 'tel:+15550147', pageId: null },
          ],
        },
      },
    },
  },
  {
    id: 2408,
    label: 'Agave harvest 2030',
    locations: ['Home', 'Specials'],
    start_date: '2030-02-01T00:00',
    end_date: '2030-04-30T23:59',
    locale: {
      en: {
        settings: {
          title: 'Our own agave, at last',
          text: 'Planted in 2022 beside the ridge trail, cut this spring. A copita is poured at six.',
          image: 'tequila-tasting',
          cfId: null,
          links: [
            {
              type: 'Link Off',
              linktext: 'Up to the Mirador',
              linkurl: '/property-hub/dining/bar-mirador',
              pageId: null,
            },
          ],
        },
      },
      es: {
        settings: {
          title: 'Por fin, nuestro agave',
          text: 'Lo sembramos en 2022 junto al sendero del filo y esta primavera se jima. A las seis se sirve una copita.',
          image: 'tequila-tasting',
          cfId: null,
          links: [
            {
              type: 'Link Off',
              linktext: 'Sube al Mirador',
              linkurl: '/property-hub/dining/bar-mirador',
              pageId: null,
            },
          ],
        },
      },
    },
  },
] satisfies DemoRecord<typeof promotion>[];
