import type { DemoDay, DemoRecord } from '../../demo.ts';
import type { special } from '../special.ts';
import { always, version } from './authoring.ts';

const specials = (day: DemoDay) =>
  [
    {
      id: 3601,
      name: 'Children stay free',
      percent_off: 20,
      code: 'KIDSFREE',
      versions: [
        version('All year', { ...always, on: ['home', 'specials', 'families'] }),
        version('Long holidays', {
          from: `${day(-5)}T00:00`,
          to: `${day(20)}T00:00`,
          on: ['home', 'specials'],
          priority: 50,
          percent_off: 30,
          title: { en: 'Before the report cards', es: 'Antes de las notas' },
          image: 'kites-kids',
        }),
        version('Island families', {
          ...always,
          audience: 'Residents',
          on: ['home', 'specials'],
          priority: 50,
          percent_off: 35,
          code: 'ISLEÑOS',
          title: { en: 'For families of the island', es: 'Para familias de la isla' },
        }),
      ],
      locale: {
        en: {
          title: 'Two children stay for nothing',
          excerpt:
            'Two under twelve sleep, eat and learn to snorkel free of charge. Their parents pay a fifth less.',
          content: `Two children share your room without cost: beds, meals, all three clubs and a morning on the reef with Altagracia, who is a biologist and answers everything.

On two evenings the clubs keep them until ten. The pier for parents is five minutes' walk, and the walk is the best part.`,
          terms:
            'Two children under twelve in a room with two adults. From four nights. A third child pays half.',
          image: 'beach-umbrellas',
          banner: 'home-coral',
        },
        es: {
          title: 'Dos niños se quedan gratis',
          excerpt:
            'Dos menores de doce duermen, comen y aprenden a hacer esnórquel sin costo. Los papás pagan una quinta parte menos.',
          content: `Dos niños comparten tu habitación sin pagar: cama, comidas, los tres clubes y una mañana en el arrecife con Altagracia, que es bióloga y contesta todo.

Dos noches los clubes los cuidan hasta las diez. El muelle para los papás está a cinco minutos caminando, y caminar es lo mejor.`,
          terms:
            'Dos menores de doce en habitación con dos adultos. Desde cuatro noches. El tercer niño paga la mitad.',
          image: 'beach-umbrellas',
          banner: 'home-coral',
        },
      },
    },
    {
      id: 3602,
      name: 'Grandparents',
      percent_off: 15,
      code: 'ABUELOS',
      versions: [
        version('Standing offer', { ...always, on: ['specials', 'families'] }),
        version('Agents', {
          ...always,
          audience: 'Travel Agents',
          on: ['specials', 'agents'],
          priority: 25,
          percent_off: 19,
          code: 'ABUELOS-AG',
        }),
      ],
      locale: {
        en: {
          title: 'Bring the grandparents',
          excerpt: 'Two rooms with a door between them, and the quiet one costs 15% less.',
          content: `Three generations need two rooms and one door. The grandparents' side has the balcony, the late breakfast and a card for Bar Güira, where dominoes are taken seriously.

Sunday sancocho is for the whole table, whoever it belongs to.`,
          terms: 'Two connecting rooms, from three nights. The percentage holds for the second room.',
          image: 'breakfast-verandah',
          banner: 'palm-grove-table',
        },
        es: {
          title: 'Trae a los abuelos',
          excerpt: 'Dos habitaciones con puerta en medio, y la tranquila cuesta 15 % menos.',
          content: `Tres generaciones necesitan dos habitaciones y una puerta. El lado de los abuelos tiene balcón, desayuno tarde y una tarjeta para el Bar Güira, donde el dominó va en serio.

El sancocho del domingo es para toda la mesa, sea de quien sea.`,
          terms:
            'Dos habitaciones comunicadas, desde tres noches. El descuento vale para la segunda habitación.',
          image: 'breakfast-verandah',
          banner: 'palm-grove-table',
        },
      },
    },
  ] satisfies DemoRecord<typeof special>[];

export default specials;
