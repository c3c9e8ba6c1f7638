import type { DemoRecord } from '../../demo.ts';
import type { promotion } from '../promotion.ts';

export default [
  {
    id: 3601,
    label: 'Sunday sancocho',
    locations: ['Home', 'Dining', 'Menu'],
    locale: {
      en: {
        settings: {
          title: 'Sunday is for sancocho',
          text: 'Seven meats, one pot, long tables under the palms from half past twelve.',
          image: 'palm-grove-table',
          cfId: null,
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Reserve a long table',
              linkurl: '/demo/booking/dining?site=bahia-coral&venue=el-conuco',
              pageId: null,
            },
          ],
        },
      },
      es: {
        settings: {
          title: 'El domingo es de sancocho',
          text: 'Siete carnes, un caldero y mesas largas bajo las palmas desde las doce y media.',
          image: 'palm-grove-table',
          cfId: null,
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Reserva una mesa larga',
              linkurl: '/demo/booking/dining?site=bahia-coral&venue=el-conuco',
              pageId: null,
            },
          ],
        },
      },
    },
  },
  {
    id: 3602,
    label: 'Parents on the pier',
    locations: ['Home', 'Dining', 'Specials'],
    locale: {
      en: {
        settings: {
          title: 'Two hours for the two of you',
          text: 'Dinner by lantern on the pier while the clubs keep the children until half past ten.',
          image: 'pier-lanterns',
          cfId: null,
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Reserve a lantern',
              linkurl: '/demo/booking/dining?site=bahia-coral&venue=muelle-de-los-faroles',
              pageId: null,
            },
            { type: 'Content', linktext: 'About the clubs', linkurl: null, pageId: 3606 },
          ],
        },
      },
      es: {
        settings: {
          title: 'Dos horas para ustedes dos',
          text: 'Cena a la luz de un farol en el muelle; los clubes cuidan a los niños hasta las diez y media.',
          image: 'pier-lanterns',
          cfId: null,
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Reserva un farol',
              linkurl: '/demo/booking/dining?site=bahia-coral&venue=muelle-de-los-faroles',
              pageId: null,
            },
            { type: 'Content', linktext: 'Sobre los clubes', linkurl: null, pageId: 3606 },
          ],
        },
      },
    },
  },
  {
    id: 3603,
    label: 'Reef mornings',
    locations: ['Events', 'Hotel Info', 'Menu'],
    locale: {
      en: {
        settings: {
          title: 'Meet the reef with a biologist',
          text: 'Tuesdays and Fridays at nine: scrub the nursery, then swim out and look.',
          image: 'reef-below',
          cfId: null,
          links: [{ type: 'Content', linktext: 'Look after the reef', linkurl: null, pageId: 3608 }],
        },
      },
      es: {
        settings: {
          title: 'Conoce el arrecife con una bióloga',
          text: 'Martes y viernes a las nueve: cepilla el vivero y después nada hasta allá a verlo.',
          image: 'reef-below',
          cfId: null,
          links: [{ type: 'Content', linktext: 'Cuida el arrecife', linkurl: null, pageId: 3608 }],
        },
      },
    },
  },
  {
    id: 3604,
    label: 'Spa afternoon',
    locations: ['Hotel Info', 'Specials'],
    locale: {
      en: {
        settings: {
          title: 'A nap for them, a scrub for you',
          text: 'Cacao and sea salt, fifty minutes, $90 instead of $110 from one to three.',
          image: 'spa-stones',
          cfId: null,
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Choose a day',
              linkurl: '/demo/booking/spa?site=bahia-coral',
              pageId: null,
            },
          ],
        },
      },
      es: {
        settings: {
          title: 'Siesta para ellos, spa para ti',
          text: 'Cacao y sal de mar, cincuenta minutos: 90 USD en vez de 110, de una a tres.',
          image: 'spa-stones',
          cfId: null,
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Escoge un día',
              linkurl: '/demo/booking/spa?site=bahia-coral',
              pageId: null,
            },
          ],
        },
      },
    },
  },
  {
    id: 3605,
    label: 'Kite Saturday',
    locations: ['Events'],
    locale: {
      en: {
        settings: {
          title: 'Build it, fly it, keep it',
          text: 'Reed, paper and tail: kites are made in the morning and flown at four.',
          image: 'kites-kids',
          cfId: null,
          links: [
            {
              type: 'Link Off',
              linktext: 'When and where',
              linkurl: '/property-hub/events/kite-workshop',
              pageId: null,
            },
          ],
        },
      },
      es: {
        settings: {
          title: 'Ármala, vuélala, llévatela',
          text: 'Caña, papel y cola: las chichiguas se hacen en la mañana y se vuelan a las cuatro.',
          image: 'kites-kids',
          cfId: null,
          links: [
            {
              type: 'Link Off',
              linktext: 'Cuándo y dónde',
              linkurl: '/property-hub/events/taller-de-chichiguas',
              pageId: null,
            },
          ],
        },
      },
    },
  },
  {
    id: 3606,
    label: 'Eat your colours',
    locations: ['Dietary'],
    locale: {
      en: {
        settings: {
          title: 'Curry without the meat',
          text: 'Pumpkin, chickpeas, coconut: the green seasoning curry at Isla Pimienta is vegan and has no gluten.',
          image: 'plate-curry',
          cfId: null,
          links: [
            {
              type: 'Link Off',
              linktext: 'See Isla Pimienta',
              linkurl: '/property-hub/dining/isla-pimienta',
              pageId: null,
            },
          ],
        },
      },
      es: {
        settings: {
          title: 'Un curry sin carne',
          text: 'Auyama, garbanzos y coco: el curry de hierbas verdes de Isla Pimienta es vegano y no lleva gluten.',
          image: 'plate-curry',
          cfId: null,
          links: [
            {
              type: 'Link Off',
              linktext: 'Conoce Isla Pimienta',
              linkurl: '/property-hub/dining/isla-pimienta',
              pageId: null,
            },
          ],
        },
      },
    },
  },
  {
    id: 3607,
    label: 'Allergy card',
    locations: ['Dietary'],
    locale: {
      en: {
        settings: {
          title: 'One card, every kitchen',
          text: 'Tell us once about your child’s allergies; the card goes ahead of you to all nine places.',
          image: 'cooking-class',
          cfId: null,
          links: [
            { type: 'Click To Call', linktext: 'Call the kitchens', linkurl: 'tel:+15550166', pageId: null },
            { type: 'Playa Safe Stay', linktext: 'How it works', linkurl: null, pageId: null },
          ],
        },
      },
      es: {
        settings: {
          title: 'Una ficha para todas las cocinas',
          text: 'Cuéntanos una sola vez las alergias de tu niño; la ficha llega antes que tú a los nueve lugares.',
          image: 'cooking-class',
          cfId: null,
          links: [
            {
              type: 'Click To Call',
              linktext: 'Llama a las cocinas',
              linkurl: 'tel:+15550166',
              pageId: null,
            },
            { type: 'Playa Safe Stay', linktext: 'Cómo funciona', linkurl: null, pageId: null },
          ],
        },
      },
    },
  },
  {
    id: 3608,
    label: 'Carnival week',
    locations: ['Home', 'Events', 'Specials'],
    start_date: '2026-02-01T00:00',
    end_date: '2026-02-28T23:59',
    locale: {
      en: {
        settings: {
          title: 'Carnival in the courtyard',
          text: 'Masks, whips that only crack, and a parade of the clubs every Sunday of February.',
          image: 'dance-lights',
          cfId: null,
          links: [{ type: 'Content', linktext: 'Join with the clubs', linkurl: null, pageId: 3606 }],
        },
      },
      es: {
        settings: {
          title: 'Carnaval en el patio',
          text: 'Caretas, vejigas que no hacen daño y desfile de los clubes cada domingo de febrero.',
          image: 'dance-lights',
          cfId: null,
          links: [{ type: 'Content', linktext: 'Desfila con los clubes', linkurl: null, pageId: 3606 }],
        },
      },
    },
  },
  {
    id: 3609,
    label: 'Ten years of coral',
    locations: ['Home', 'Hotel Info'],
    start_date: '2030-06-01T00:00',
    end_date: '2030-08-31T23:59',
    locale: {
      en: {
        settings: {
          title: 'The nursery turns ten',
          text: 'A summer of planting: each family puts one coral on the reef and gets its number.',
          image: 'snorkel-reef',
          cfId: null,
          links: [{ type: 'Content', linktext: 'Look after the reef', linkurl: null, pageId: 3608 }],
        },
      },
      es: {
        settings: {
          title: 'El vivero cumple diez años',
          text: 'Un verano de siembra: cada familia pone un coral en el arrecife y se lleva su número.',
          image: 'snorkel-reef',
          cfId: null,
          links: [{ type: 'Content', linktext: 'Cuida el arrecife', linkurl: null, pageId: 3608 }],
        },
      },
    },
  },
] satisfies DemoRecord<typeof promotion>[];
