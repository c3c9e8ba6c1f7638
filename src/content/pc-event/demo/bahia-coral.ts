import type { DemoDay, DemoRecord } from '../../demo.ts';
import type { pcEvent } from '../pc-event.ts';

const events = (day: DemoDay) =>
  [
    {
      id: 3601,
      event_date: `${day(6)}T09:00`,
      author: 'Playa Cares, Bahía Coral',
      published_at: `${day(-8)}T09:00`,
      locale: {
        en: {
          title: 'Planting day on the reef',
          excerpt: 'Forty fragments are ready to leave the nursery. They need forty pairs of hands.',
          location: 'Dive hut, end of the pier',
          content: `You snorkel out with Altagracia and two lifeguards, take a fragment from its string and press it into the putty, with your name in your head and not on the coral.

From eight years, if you can swim to the second buoy. **On the beach there is work for the smaller ones:** somebody has to keep the list, and they are strict.`,
          image: 'snorkel-reef',
        },
        es: {
          title: 'Día de siembra en el arrecife',
          excerpt:
            'Cuarenta fragmentos están listos para salir del vivero. Hacen falta cuarenta pares de manos.',
          location: 'Caseta de buceo, al final del muelle',
          content: `Sales nadando con Altagracia y dos salvavidas, sacas un fragmento de su cuerda y lo pegas en la masilla, con tu nombre en la cabeza y no en el coral.

Desde los ocho años, si llegas nadando a la segunda boya. **En la playa hay trabajo para los más chiquitos:** alguien tiene que llevar la lista, y son muy estrictos.`,
          image: 'snorkel-reef',
        },
      },
    },
  ] satisfies DemoRecord<typeof pcEvent>[];

export default events;
