import type { DemoDay, DemoRecord } from '../../demo.ts';
import type { special } from '../special.ts';
import { always, version } from './authoring.ts';

const specials = (day: DemoDay) =>
  [
    {
      id: 101,
      name: 'Season of lanterns',
      percent_off: 25,
      code: 'MUELLE25',
      versions: [
        version('Standing offer', { ...always, on: ['specials', 'posada-del-paseo'] }),
        version('Forty lanterns', {
          from: `${day(-10)}T00:00`,
          to: `${day(18)}T00:00`,
          on: ['home', 'specials'],
          priority: 50,
          percent_off: 40,
          code: 'FAROLES40',
          title: { en: 'Forty lanterns, forty percent', es: 'Cuarenta faroles, cuarenta por ciento' },
          image: 'pier-lanterns',
        }),
        version('For our readers', {
          from: `${day(-10)}T00:00`,
          to: `${day(25)}T00:00`,
          audience: 'Members',
          on: ['*'],
          priority: 60,
          percent_off: 45,
          code: 'BRISA45',
        }),
      ],
      locale: {
        en: {
          title: 'The season of lanterns',
          excerpt: 'A quarter off at Posada del Paseo, a lantern to light and your name on a plank.',
          content: `The pier was nailed together in 2005 by eleven fishermen and one architect, who is still not forgiven for the bend.

From the first north wind to the last, we take a quarter off every room of the Posada. On one evening of your stay you light the lanterns; on the last morning a carpenter burns your name into a plank.

- Breakfast basket from Horno Levante
- One supper at the founders' table
- The plank stays. You may visit it`,
          terms:
            'From two nights. The rate is per room and night before taxes. Cancel without cost up to seven days before you arrive.',
          image: 'pier-lanterns',
          banner: 'home-promenade',
        },
        es: {
          title: 'La temporada de los faroles',
          excerpt: 'Un cuarto menos en la Posada del Paseo, un farol que encender y tu nombre en una tabla.',
          content: `El muelle lo clavaron en 2005 once pescadores y un arquitecto, al que todavía no le perdonan la curva.

Del primer norte al último, quitamos la cuarta parte al precio de cada habitación de la Posada. Una tarde de tu estancia enciendes los faroles; la última mañana, un carpintero graba tu nombre en una tabla.

- Canasta de desayuno de Horno Levante
- Una cena en la mesa de las fundadoras
- La tabla se queda. Puedes venir a visitarla`,
          terms:
            'A partir de dos noches. Precio por habitación y noche, más impuestos. Cancela sin costo hasta siete días antes de llegar.',
          image: 'pier-lanterns',
          banner: 'home-promenade',
        },
      },
    },
    {
      id: 102,
      name: 'Two houses',
      percent_off: 20,
      code: 'DOSCASAS',
      versions: [
        version('All year', { ...always, on: ['home', 'specials', 'resorts'] }),
        version('Agents', {
          ...always,
          audience: 'Travel Agents',
          on: ['agents', 'specials'],
          priority: 30,
          percent_off: 24,
          code: 'DOSCASAS-AG',
        }),
      ],
      locale: {
        en: {
          title: 'Two houses, one journey',
          excerpt: 'Sleep in two of our resorts in one trip and pay a fifth less in both. The drive is ours.',
          content: `Sea and jungle, desert and promenade: choose two houses and the order, and we do the rest. A car takes you across, with lunch on the way where the driver eats.

| From | To | By road |
|---|---|---|
| Posada del Paseo | Selva Yucatán | 40 minutes |
| Casa Marea | Costa Ocaso | a flight, which we book |

Your luggage may travel a day ahead. Most people regret not having sent it.`,
          terms:
            'At least three nights in each house, within one journey. The flight is charged at its cost.',
          image: 'shuttle-road',
          banner: 'home-selva',
        },
        es: {
          title: 'Dos casas, un viaje',
          excerpt:
            'Duerme en dos de nuestros resorts en el mismo viaje y paga una quinta parte menos en ambos. El traslado va por nuestra cuenta.',
          content: `Mar y selva, desierto y paseo: tú eliges las dos casas y el orden, y nosotros hacemos lo demás. Un coche te lleva de una a otra y se para a comer donde come el chofer.

| De | A | Por carretera |
|---|---|---|
| Posada del Paseo | Selva Yucatán | 40 minutos |
| Casa Marea | Costa Ocaso | en vuelo, lo reservamos nosotros |

El equipaje puede adelantarse un día. Casi todos se arrepienten de no haberlo mandado.`,
          terms: 'Mínimo tres noches en cada casa, dentro del mismo viaje. El vuelo se cobra al costo.',
          image: 'shuttle-road',
          banner: 'home-selva',
        },
      },
    },
    {
      id: 103,
      name: 'Carnival week (over)',
      percent_off: 15,
      code: 'CARNAVAL26',
      versions: [
        version('Carnival 2026', {
          from: '2026-02-11T00:00',
          to: '2026-02-18T02:00',
          on: ['home', 'specials'],
          priority: 80,
        }),
      ],
      locale: {
        en: {
          title: 'Carnival from the balcony',
          excerpt: 'Six nights over the drums, earplugs on the pillow.',
          content:
            'The parade turns under the shutters of the Posada. You see all of it, and on Tuesday it sees you.',
          terms: 'Six nights, from Thursday to Wednesday. Costumes are not returned clean; we know.',
          image: 'dance-lights',
          banner: 'live-music-night',
        },
        es: {
          title: 'El carnaval desde el balcón',
          excerpt: 'Seis noches sobre los tambores, con tapones en la almohada.',
          content:
            'El desfile da la vuelta bajo los postigos de la Posada. Lo ves completo y, el martes, te ve él a ti.',
          terms: 'Seis noches, de jueves a miércoles. Los disfraces no vuelven limpios; ya lo sabemos.',
          image: 'dance-lights',
          banner: 'live-music-night',
        },
      },
    },
  ] satisfies DemoRecord<typeof special>[];

export default specials;
