import type { DemoDay, DemoRecord } from '../../demo.ts';
import type { pcPost } from '../pc-post.ts';

const posts = (day: DemoDay) =>
  [
    {
      id: 1501,
      author: 'Playa Cares, Casa Marea',
      published_at: `${day(-11)}T09:00`,
      locale: {
        en: {
          title: 'Nets that became hammocks',
          excerpt:
            'Two hundred and sixty metres of ghost net came out of the bay and went to the women of La Cruz.',
          content: `A lost net goes on fishing for years. In October six divers of the house and three guests cut one off the rocks below the Mirador: 260 metres, with eleven live lobsters in it who left without a word.

The cooperative of La Cruz washed it, unpicked it and tied it again. **Nine hammocks** came of it. Four hang in the garden; the others paid for school books.`,
          image: 'reef-below',
        },
        es: {
          title: 'Redes que se hicieron hamacas',
          excerpt:
            'Doscientos sesenta metros de red fantasma salieron de la bahía y llegaron a las mujeres de La Cruz.',
          content: `Una red perdida sigue pescando años. En octubre, seis buzos de la casa y tres huéspedes cortaron una de las rocas que están debajo del Mirador: 260 metros, con once langostas vivas que se fueron sin decir palabra.

La cooperativa de La Cruz la lavó, la deshizo y la volvió a tejer. Salieron **nueve hamacas**. Cuatro cuelgan en el jardín; las demás pagaron libros de texto.`,
          image: 'reef-below',
        },
      },
    },
  ] satisfies DemoRecord<typeof pcPost>[];

export default posts;
