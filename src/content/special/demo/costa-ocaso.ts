import type { DemoDay, DemoRecord } from '../../demo.ts';
import type { special } from '../special.ts';
import { always, version } from './authoring.ts';

const specials = (day: DemoDay) =>
  [
    {
      id: 2401,
      name: 'Last light',
      percent_off: 25,
      code: 'LASTLIGHT',
      versions: [
        version('Four for three', {
          from: `${day(-14)}T00:00`,
          to: `${day(11)}T18:42`,
          on: ['home', 'specials'],
          priority: 45,
          title: { en: 'Four nights for three', es: 'Cuatro noches por tres' },
        }),
        version('West coast', {
          ...always,
          audience: 'Members',
          on: ['home', 'specials'],
          priority: 45,
          percent_off: 30,
          code: 'WEST30',
        }),
        version('All year', { ...always, percent_off: 12, code: 'LASTLIGHT12' }),
      ],
      locale: {
        en: {
          title: 'The last light',
          excerpt: 'Stay for four sunsets, pay for three, and have the best seat for each.',
          content: `Every evening at Costa Ocaso the kitchens stop for eleven minutes. With this offer two chairs with your name stand on the western wall while it lasts, with a blanket and something in a glass.

The fourth night is ours. So far nobody has complained about the same sunset twice.`,
          terms: 'Arrivals from Sunday to Thursday. One special per stay. Sunsets behind cloud count.',
          image: 'terrace-dusk',
          banner: 'home-ocaso',
        },
        es: {
          title: 'La última luz',
          excerpt: 'Quédate a cuatro ocasos, paga tres y míralos todos desde el mejor lugar.',
          content: `Cada tarde, en Costa Ocaso, las cocinas se detienen once minutos. Con esta oferta, mientras dura, te esperan en el muro del poniente dos sillas con tu nombre, una cobija y algo en la copa.

La cuarta noche la ponemos nosotros. Hasta hoy nadie se ha quejado de ver dos veces el mismo ocaso.`,
          terms:
            'Llegadas de domingo a jueves. Una oferta por estancia. Los ocasos nublados también cuentan.',
          image: 'terrace-dusk',
          banner: 'home-ocaso',
        },
      },
    },
    {
      id: 2402,
      name: 'Cellar nights',
      percent_off: 18,
      code: 'CAVA18',
      versions: [
        version('Standing offer', { ...always, on: ['specials', 'dining'] }),
        version('Harvest', {
          from: '2030-08-15T00:00',
          to: '2030-10-04T00:00',
          on: ['*'],
          priority: 70,
          percent_off: 22,
          code: 'VENDIMIA30',
          title: { en: 'Nights of the harvest', es: 'Noches de vendimia' },
        }),
      ],
      locale: {
        en: {
          title: 'Two nights in the cellar',
          excerpt: 'Eight wines of the peninsula, the woman who chose them, and a bed above the barrels.',
          content: `Leonor Ibarra has bought wine within a day's drive of the house for nineteen years. She pours eight, tells you what went wrong with each, and leaves the bottles.

You sleep in one of three rooms over the Cava del Desierto. They have no view and are the coolest in the house.`,
          terms: 'Two nights, for two. Guests of 18 and over. The cellar is closed on Sundays.',
          image: 'wine-cellar',
          banner: 'glass-wine',
        },
        es: {
          title: 'Dos noches en la cava',
          excerpt: 'Ocho vinos de la península, la mujer que los eligió y una cama sobre las barricas.',
          content: `Leonor Ibarra lleva diecinueve años comprando vino a menos de un día de camino. Sirve ocho, te cuenta qué salió mal en cada uno y deja las botellas.

Duermes en una de las tres habitaciones que están sobre la Cava del Desierto. No tienen vista y son las más frescas de la casa.`,
          terms: 'Dos noches, para dos. Mayores de 18 años. La cava cierra los domingos.',
          image: 'wine-cellar',
          banner: 'glass-wine',
        },
      },
    },
  ] satisfies DemoRecord<typeof special>[];

export default specials;
