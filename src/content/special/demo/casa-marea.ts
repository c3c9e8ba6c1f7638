import type { DemoDay, DemoRecord } from '../../demo.ts';
import type { special } from '../special.ts';
import { always, version } from './authoring.ts';

const specials = (day: DemoDay) =>
  [
    {
      id: 1501,
      name: 'Whale mornings',
      percent_off: 25,
      code: 'BALLENA25',
      versions: [
        version('Book ahead', {
          from: `${day(-20)}T00:00`,
          to: `${day(25)}T18:00`,
          on: ['home', 'specials'],
          priority: 40,
        }),
        version('Neighbours', {
          ...always,
          audience: 'Residents',
          on: ['home', 'specials'],
          priority: 40,
          percent_off: 35,
          code: 'VECINOS35',
          title: { en: 'Whales for the neighbours', es: 'Ballenas para los vecinos' },
        }),
        version('Last rooms', {
          from: `${day(26)}T00:00`,
          to: `${day(60)}T00:00`,
          on: ['specials'],
          priority: 20,
          percent_off: 10,
          code: 'BALLENA10',
        }),
      ],
      locale: {
        en: {
          title: 'Breakfast with whales',
          excerpt:
            'A bay-side room from December to March, 25% off, and the telescope of the house on your deck.',
          content: `Humpbacks come into the bay to calve. They stay for three months, mostly in front of the Mirador and mostly at breakfast.

Your room looks at them. On one morning Captain Nacho takes you out, with the engine off from the point onwards, and you listen through a hydrophone that a guest left us in 2014.

- A bay-side room, four nights or more
- One morning at sea for two
- The telescope, a blanket and a pot of coffee at six`,
          terms:
            'December 8 to March 23. The boat does not go out under a red flag, and whales keep their own diary: we have promised coffee, not whales.',
          image: 'kayak-bay',
          banner: 'home-marea',
        },
        es: {
          title: 'Desayuno con ballenas',
          excerpt:
            'Habitación del lado de la bahía, de diciembre a marzo, con 25 % menos y el telescopio de la casa en tu terraza.',
          content: `Las jorobadas entran a la bahía a tener a sus crías. Se quedan tres meses, casi siempre frente al Mirador y casi siempre a la hora del desayuno.

Tu habitación da hacia ellas. Una mañana sales con el capitán Nacho, con el motor apagado desde la punta, y las oyes por un hidrófono que un huésped nos dejó en 2014.

- Habitación del lado de la bahía, cuatro noches o más
- Una mañana en el mar para dos
- Telescopio, cobija y una jarra de café a las seis`,
          terms:
            'Del 8 de diciembre al 23 de marzo. Con bandera roja la lancha no sale, y las ballenas llevan su propia agenda: prometemos café, no ballenas.',
          image: 'kayak-bay',
          banner: 'home-marea',
        },
      },
    },
    {
      id: 1502,
      name: 'Quiet week',
      percent_off: 30,
      code: 'SILENCIO',
      versions: [
        version('Standing offer', { ...always, on: ['specials', 'spa'] }),
        version('Weekday letter', {
          from: `${day(0)}T00:00`,
          to: `${day(13)}T00:00`,
          audience: 'Members',
          on: ['home', 'specials'],
          priority: 55,
          percent_off: 36,
          code: 'SILENCIO36',
          image: 'spa-pool',
        }),
      ],
      locale: {
        en: {
          title: 'Seven days without a plan',
          excerpt: 'Seven nights, five treatments and nobody who asks what you are doing today.',
          content: `You tell us on the first evening what you do not want to decide: meals, hours, books. We decide it and never mention it.

Five treatments are spread over the week. If you fall asleep in one, it is not counted.`,
          terms:
            'Seven nights, arrival on Sunday or Monday. Treatments cannot be given to others, only slept through.',
          image: 'spa-stones',
          banner: 'spa-pool',
        },
        es: {
          title: 'Siete días sin plan',
          excerpt: 'Siete noches, cinco tratamientos y nadie que te pregunte qué vas a hacer hoy.',
          content: `La primera noche nos dices qué no quieres decidir: comidas, horas, libros. Lo decidimos nosotros y no se vuelve a tocar el tema.

Los cinco tratamientos se reparten en la semana. Si te duermes en uno, no cuenta.`,
          terms:
            'Siete noches, con llegada en domingo o lunes. Los tratamientos no se pueden ceder, solo dormir.',
          image: 'spa-stones',
          banner: 'spa-pool',
        },
      },
    },
  ] satisfies DemoRecord<typeof special>[];

export default specials;
