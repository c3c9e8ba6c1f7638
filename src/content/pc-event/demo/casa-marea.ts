import type { DemoDay, DemoRecord } from '../../demo.ts';
import type { pcEvent } from '../pc-event.ts';

const events = (day: DemoDay) =>
  [
    {
      id: 1501,
      event_date: `${day(8)}T06:30`,
      author: 'Playa Cares, Casa Marea',
      published_at: `${day(-6)}T09:00`,
      locale: {
        en: {
          title: 'Turtles to the water',
          excerpt: 'Eighty hatchlings, one tide, whispering only.',
          location: 'South end of the beach, by the funicular',
          content: `The nests of October hatch in the hatchery behind Poza. At first light we carry the young to ten metres from the water and then do nothing, which is harder than it sounds.

Eight guests may come. Bare feet, no perfume, no flash. **They walk the last metres alone, because they have to learn the beach.** One day some of them will need to find it.`,
          image: 'home-marea',
        },
        es: {
          title: 'Tortugas al agua',
          excerpt: 'Ochenta crías, una marea y solo en voz baja.',
          location: 'Extremo sur de la playa, junto al funicular',
          content: `Los nidos de octubre nacen en el corral que está detrás de la Poza. Con la primera luz llevamos a las crías a diez metros del agua y ya no hacemos nada, que es más difícil de lo que parece.

Pueden venir ocho huéspedes. Sin zapatos, sin perfume, sin flash. **Los últimos metros los caminan solas, porque tienen que aprenderse la playa.** Algún día varias van a necesitar encontrarla.`,
          image: 'home-marea',
        },
      },
    },
  ] satisfies DemoRecord<typeof pcEvent>[];

export default events;
