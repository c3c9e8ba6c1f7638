import type { DemoDay, DemoRecord } from '../../demo.ts';
import type { pcPost } from '../pc-post.ts';

const posts = (day: DemoDay) =>
  [
    {
      id: 3601,
      author: 'Playa Cares, Bahía Coral',
      published_at: `${day(-17)}T09:00`,
      locale: {
        en: {
          title: 'Every child on this bay can swim',
          excerpt:
            'Four hundred children of Cabeza de Toro learnt it in our shallow water, on Saturdays before eight.',
          content: `It was odd to teach the children of guests how to swim while those of the people who work here stood on the beach. So since 2021 the bay has been theirs on Saturdays from six to eight.

Lifeguard Wilkin has taught four hundred. His method is to look away at the right moment. The diploma is a coral wristband, and **it opens nothing, and they never take it off**.`,
          image: 'home-coral',
        },
        es: {
          title: 'En esta bahía todos los niños saben nadar',
          excerpt:
            'Cuatrocientos niños de Cabeza de Toro aprendieron en nuestra agua bajita, los sábados antes de las ocho.',
          content: `Era raro enseñar a nadar a los hijos de los huéspedes mientras los de quienes trabajan aquí miraban desde la orilla. Por eso, desde 2021, los sábados de seis a ocho la bahía es de ellos.

Wilkin, el salvavidas, ya enseñó a cuatrocientos. Su método es voltear la cara en el momento justo. El diploma es una pulsera coral que **no abre ninguna puerta y que nadie se quita**.`,
          image: 'home-coral',
        },
      },
    },
  ] satisfies DemoRecord<typeof pcPost>[];

export default posts;
