import type { DemoDay, DemoRecord } from '../../demo.ts';
import type { pcEvent } from '../pc-event.ts';

const events = (day: DemoDay) =>
  [
    {
      id: 2401,
      event_date: `${day(9)}T08:00`,
      author: 'Playa Cares, Costa Ocaso',
      published_at: `${day(-5)}T09:00`,
      locale: {
        en: {
          title: 'Bucket walk to El Sargento',
          excerpt: 'Three kilometres, forty trees, one bucket each.',
          location: 'North gate',
          content: `The palo verdes have their weekly drink. We carry it, in the cool of the morning, and the village has coffee for those who arrive.

The trees at the end of the road get less than the ones at its beginning, for reasons that you will understand by then. **Strong arms are asked to start last.**`,
          image: 'cycling-path',
        },
        es: {
          title: 'Caminata de las cubetas a El Sargento',
          excerpt: 'Tres kilómetros, cuarenta árboles y una cubeta por persona.',
          location: 'Puerta norte',
          content: `A los palos verdes les toca su trago de la semana. Lo llevamos nosotros, con el fresco de la mañana, y el pueblo tiene café para quien llegue.

A los árboles del final les toca menos que a los del principio, por razones que para entonces ya habrás entendido. **A quienes tengan buenos brazos les pedimos salir al último.**`,
          image: 'cycling-path',
        },
      },
    },
  ] satisfies DemoRecord<typeof pcEvent>[];

export default events;
