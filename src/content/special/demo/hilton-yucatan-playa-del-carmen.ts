import type { DemoDay, DemoRecord } from '../../demo.ts';
import type { special } from '../special.ts';
import { always, version } from './authoring.ts';

const specials = (day: DemoDay) =>
  [
    {
      id: 4001,
      name: 'Cenote 4x3',
      percent_off: 25,
      code: 'CENOTE4X3',
      versions: [
        version('Dry season', {
          from: `${day(-7)}T00:00`,
          to: `${day(13)}T20:00`,
          on: ['home', 'specials'],
          priority: 50,
          title: { en: 'Four nights, three to pay', es: 'Cuatro noches, pagas tres' },
        }),
        version('Rains', {
          ...always,
          percent_off: 33,
          code: 'LLUVIA33',
          title: { en: 'The season of the frogs', es: 'La temporada de las ranas' },
          image: 'jungle-table',
          priority: 5,
        }),
        version('Quintana Roo', {
          ...always,
          audience: 'Residents',
          on: ['home', 'specials'],
          priority: 60,
          percent_off: 40,
          code: 'DELAQUI',
          title: { en: 'For those who are from here', es: 'Para quienes son de aquí' },
        }),
      ],
      locale: {
        en: {
          title: 'A night given by the cenote',
          excerpt: 'Pay three, stay four. Swim before anybody else is awake.',
          content: `The cenote opens with the first light, and the first guest into the water has it alone for about forty minutes. With this offer that guest is you, twice.

The rest of the day is up to the jungle: yoga on the deck, garden lunch at La Milpa, the pit at Pib on Saturdays.`,
          terms: 'Four nights, arrival on any day. Only sunscreen without oxybenzone may enter the water.',
          image: 'spa-pool',
          banner: 'home-selva',
        },
        es: {
          title: 'Una noche que regala el cenote',
          excerpt: 'Paga tres, quédate cuatro. Nada antes de que despierten los demás.',
          content: `El cenote abre con la primera luz, y quien entra primero lo tiene para sí unos cuarenta minutos. Con esta oferta, dos mañanas esa persona eres tú.

Lo demás lo pone la selva: yoga en el muelle, comida del huerto en La Milpa y, los sábados, el pib.`,
          terms: 'Cuatro noches, llegada cualquier día. Al agua solo se entra con bloqueador sin oxibenzona.',
          image: 'spa-pool',
          banner: 'home-selva',
        },
      },
    },
    {
      id: 4002,
      name: 'Kitchen week',
      percent_off: 15,
      code: 'COCINA15',
      versions: [version('Standing offer', { ...always, on: ['specials', 'dining'] })],
      locale: {
        en: {
          title: 'Five mornings with the cooks',
          excerpt: 'Recado, tortillas, honey, cacao and the pit: one a day, then you eat it.',
          content: `Doña Lupita begins on Monday with the recado negro, which has to be burnt and must not be burnt. On Friday you dig.

| Day | Morning |
|---|---|
| Monday | Recado and spice |
| Tuesday | Maize, from lime to tortilla |
| Wednesday | Honey of the stingless bee |
| Thursday | Cacao |
| Friday | The pit, until Saturday evening |`,
          terms: 'Six nights from Sunday. Eight guests at most. We cook without wheat if you tell us.',
          image: 'cooking-class',
          banner: 'plate-tacos',
        },
        es: {
          title: 'Cinco mañanas con las cocineras',
          excerpt: 'Recado, tortillas, miel, cacao y el pib: uno por día, y luego te lo comes.',
          content: `Doña Lupita empieza el lunes con el recado negro, que hay que quemar sin que se queme. El viernes te toca escarbar.

| Día | Mañana |
|---|---|
| Lunes | Recados y especias |
| Martes | Maíz, de la cal a la tortilla |
| Miércoles | Miel de abeja melipona |
| Jueves | Cacao |
| Viernes | El pib, hasta el sábado en la noche |`,
          terms:
            'Seis noches desde el domingo. Ocho huéspedes como máximo. Si nos avisas, cocinamos sin trigo.',
          image: 'cooking-class',
          banner: 'plate-tacos',
        },
      },
    },
  ] satisfies DemoRecord<typeof special>[];

export default specials;
