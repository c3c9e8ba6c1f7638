import type { DemoDay, DemoRecord } from '../../demo.ts';
import type { pcPost } from '../pc-post.ts';

const posts = (day: DemoDay) =>
  [
    {
      id: 4001,
      author: 'Playa Cares, Selva Yucatán',
      published_at: `${day(-21)}T09:00`,
      locale: {
        en: {
          title: 'The bees of Doña Lupita have neighbours',
          excerpt: 'Thirty log hives of the stingless bee now stand in eleven yards around the house.',
          content: `The melipona does not sting, and for a thousand years that was enough. Then came sugar. When we began there were four keepers left in three villages.

Each new hive is split from an old one and given away with its first roof of palm. The honey is bought by our kitchens at the price the keeper names. **Nobody has named a silly one yet.**`,
          image: 'jungle-table',
        },
        es: {
          title: 'Las abejas de doña Lupita ya tienen vecinas',
          excerpt: 'Treinta jobones de abeja melipona están hoy en once solares alrededor de la casa.',
          content: `La melipona no pica, y durante mil años con eso bastó. Luego llegó el azúcar. Cuando empezamos quedaban cuatro meliponicultores en tres pueblos.

Cada jobón nuevo se divide de uno viejo y se regala con su primer techo de guano. La miel la compran nuestras cocinas al precio que diga quien la cuida. **Hasta hoy nadie ha dicho un disparate.**`,
          image: 'jungle-table',
        },
      },
    },
  ] satisfies DemoRecord<typeof pcPost>[];

export default posts;
