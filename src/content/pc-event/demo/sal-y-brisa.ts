import type { DemoDay, DemoRecord } from '../../demo.ts';
import type { pcEvent } from '../pc-event.ts';

const events = (day: DemoDay) =>
  [
    {
      id: 101,
      event_date: `${day(12)}T07:00`,
      author: 'Playa Cares',
      published_at: `${day(-4)}T09:00`,
      locale: {
        en: {
          title: 'The long broom: cleaning the beach before breakfast',
          excerpt: 'Two kilometres, sixty rakes, coffee at both ends.',
          location: 'Under the arch of the Promenade',
          content: `We begin at the arch at seven and meet the others, who begin at the lighthouse, somewhere in the middle. Whoever has walked further when we meet is bought breakfast by the rest.

Rakes, gloves and bags are there. Children get the short rakes. **What we find is laid out on the wall** until noon, so that it is seen once more; last time there was a piano stool.`,
          image: 'beach-umbrellas',
        },
        es: {
          title: 'La escoba larga: limpiamos la playa antes de desayunar',
          excerpt: 'Dos kilómetros, sesenta rastrillos y café en las dos puntas.',
          location: 'Bajo el arco del Paseo',
          content: `Salimos del arco a las siete y nos topamos a medio camino con los que salen del faro. A quienes hayan caminado más, los demás les invitan el desayuno.

Hay rastrillos, guantes y bolsas. Los niños llevan los cortitos. **Lo que encontramos se pone sobre el muro** hasta mediodía, para verlo una vez más; la última vez salió un banquito de piano.`,
          image: 'beach-umbrellas',
        },
      },
    },
    {
      id: 102,
      event_date: `${day(26)}T18:30`,
      author: 'Playa Cares',
      published_at: `${day(-1)}T09:00`,
      locale: {
        en: {
          title: 'Supper for a fan',
          excerpt: 'One long table, six cooks, and the classroom of Colonia Pescadores gets some air.',
          location: 'The yard of the founders’ table',
          content: `Six kitchens send one cook and one dish each. The seat is forty dollars; thirty-one of them are the fan, the wiring and the electrician's cousin.

The pupils serve. They have been practising with empty plates since Monday, and are very fast.`,
          image: 'palm-grove-table',
        },
        es: {
          title: 'Cena por un ventilador',
          excerpt: 'Una mesa larga, seis cocineros y un poco de aire para el salón de la colonia Pescadores.',
          location: 'El patio de la mesa de las fundadoras',
          content: `Seis cocinas mandan un cocinero y un platillo cada una. El lugar cuesta cuarenta dólares; treinta y uno son el ventilador, el cableado y el primo del electricista.

Sirven los alumnos. Llevan ensayando con platos vacíos desde el lunes y son rapidísimos.`,
          image: 'palm-grove-table',
        },
      },
    },
    {
      id: 103,
      event_date: `${day(-16)}T16:00`,
      author: 'Playa Cares',
      published_at: `${day(-34)}T09:00`,
      locale: {
        en: {
          title: 'Kites for the north wind (it was grand)',
          excerpt: 'A hundred and twelve kites, three of them still up.',
          location: 'The beach by the lighthouse',
          content: `The school of Colonia Pescadores built the kites out of the sails of the *Brisa*, which needed new ones anyway. Guests bought them, flew them, and gave them back.

Raised: **$2,140**, and one shoe, which we have.`,
          image: 'kites-kids',
        },
        es: {
          title: 'Papalotes para el norte (estuvo precioso)',
          excerpt: 'Ciento doce papalotes; tres siguen arriba.',
          location: 'La playa del faro',
          content: `La escuela de la colonia Pescadores hizo los papalotes con las velas del *Brisa*, que de todos modos ya pedía nuevas. Los huéspedes los compraron, los volaron y los devolvieron.

Se juntaron **2,140 dólares** y un zapato, que tenemos guardado.`,
          image: 'kites-kids',
        },
      },
    },
  ] satisfies DemoRecord<typeof pcEvent>[];

export default events;
