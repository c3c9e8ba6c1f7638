import type { DemoDay, DemoRecord } from '../../demo.ts';
import type { post } from '../post.ts';

const posts = (day: DemoDay) =>
  [
    {
      id: 1501,
      category: 'blog',
      author: 'Amparo Ruelas',
      published_at: `${day(-5)}T08:30`,
      locale: {
        en: {
          title: 'What came in the boats this week',
          excerpt: 'The chef’s list, written at the pier at seven, in the order of her enthusiasm.',
          content: `Four boats, four tempers. On Monday three of them stayed in; the sea had an opinion.

- **Pargo**, eleven kilos of it, red as embarrassment. On the grill at Leña y Sal until it is gone
- **Sierra**, for ceviche, cut so small that you need not chew
- **Octopus**, one, enormous, which Beto swears came aboard by itself
- Clams from the lagoon, with the tag; ask to see it

There is no tuna. There will be no tuna until it comes by, and then you will hear me from the terrace.`,
          image: 'plate-grilled-fish',
        },
        es: {
          title: 'Lo que trajeron las lanchas esta semana',
          excerpt: 'La lista de la chef, escrita en el muelle a las siete y por orden de entusiasmo.',
          content: `Cuatro lanchas, cuatro genios. El lunes tres no salieron; el mar estaba de opinión contraria.

- **Pargo**, once kilos, colorado como de vergüenza. En la brasa de Leña y Sal hasta que se acabe
- **Sierra** para ceviche, picada tan chiquita que no hay que masticar
- **Pulpo**, uno, enorme; Beto jura que se subió solo
- Almejas de la laguna, con su etiqueta; pide verla

Atún no hay. Ni habrá hasta que pase, y entonces me vas a oír desde la terraza.`,
          image: 'plate-grilled-fish',
        },
      },
    },
    {
      id: 1502,
      category: 'blog',
      author: 'Julián Ocegueda',
      published_at: `${day(-19)}T09:00`,
      locale: {
        en: {
          title: 'In praise of the second nap',
          excerpt: 'The first is for sleep. The second is for hearing the house.',
          content: `Anybody can sleep after lunch. The second nap, towards six, is taken with the eyes half open and needs some practice.

You hear the funicular first, because it sighs. Then the ice at Mirador. Then somebody sweeps, far below, always in the same direction. **If you notice a motor, telephone us**: it is not ours, and it will be spoken to.

By the time the lamps are lit you have not slept at all, and it is the best rest of the day.`,
          image: 'room-dusk',
        },
        es: {
          title: 'Elogio de la segunda siesta',
          excerpt: 'La primera es para dormir. La segunda, para oír la casa.',
          content: `Después de comer duerme cualquiera. La segunda siesta, la de las seis, se toma con los ojos a medio cerrar y requiere práctica.

Primero oyes el funicular, porque suspira. Luego el hielo del Mirador. Luego alguien barre, muy abajo, siempre hacia el mismo lado. **Si oyes un motor, llámanos**: no es nuestro, y le vamos a decir algo.

Cuando se encienden las lámparas no has dormido nada, y es el mejor descanso del día.`,
          image: 'room-dusk',
        },
      },
    },
    {
      id: 1503,
      category: 'press release',
      author: 'Casa Marea',
      published_at: `${day(-40)}T07:00`,
      locale: {
        en: {
          title: 'Casa Marea switches off its last generator',
          excerpt: 'Since this spring the house has run on sun, batteries and a very long cable.',
          content: `**Riviera Nayarit.** The generator of Casa Marea, which had hummed behind the kitchens since the house was built, has been sold to a circus. Panels on eleven roofs and a battery the size of a bus carry the house through the night.

"Guests asked what had changed," says the manager, Julián Ocegueda. "They could hear the frogs."`,
          image: 'home-marea',
        },
        es: {
          title: 'Casa Marea apaga su última planta de luz',
          excerpt: 'Desde la primavera la casa funciona con sol, baterías y un cable larguísimo.',
          content: `**Riviera Nayarit.** La planta de luz de Casa Marea, que zumbaba detrás de las cocinas desde que se construyó la casa, se vendió a un circo. Los paneles de once techos y una batería del tamaño de un camión la sostienen toda la noche.

«Los huéspedes preguntaban qué había cambiado», cuenta el gerente, Julián Ocegueda. «Se oían las ranas».`,
          image: 'home-marea',
        },
      },
    },
  ] satisfies DemoRecord<typeof post>[];

export default posts;
