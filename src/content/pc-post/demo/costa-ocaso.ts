import type { DemoDay, DemoRecord } from '../../demo.ts';
import type { pcPost } from '../pc-post.ts';

const posts = (day: DemoDay) =>
  [
    {
      id: 2401,
      author: 'Playa Cares, Costa Ocaso',
      published_at: `${day(-15)}T09:00`,
      locale: {
        en: {
          title: 'Water for forty palo verdes',
          excerpt: 'The road to the village has shade again, one bucket at a time.',
          content: `The trees along the road to El Sargento had died in the long drought. We planted forty. A palo verde needs a bucket a week for two summers, and then never again.

Every guest who walks to the village is lent a bucket at the gate. It is full. Thirty-eight of the forty are alive, and the children have given them names, mostly of footballers.`,
          image: 'home-ocaso',
        },
        es: {
          title: 'Agua para cuarenta palos verdes',
          excerpt: 'El camino al pueblo vuelve a tener sombra, cubeta por cubeta.',
          content: `Los árboles del camino a El Sargento se secaron en la sequía larga. Plantamos cuarenta. El palo verde necesita una cubeta por semana durante dos veranos, y después nunca más.

A quien se va caminando al pueblo le prestamos una cubeta en la puerta. Va llena. Treinta y ocho de los cuarenta están vivos, y los niños les pusieron nombre, casi todos de futbolistas.`,
          image: 'home-ocaso',
        },
      },
    },
  ] satisfies DemoRecord<typeof pcPost>[];

export default posts;
