import type { DemoDay, DemoRecord } from '../../demo.ts';
import type { pcEvent } from '../pc-event.ts';

const events = (day: DemoDay) =>
  [
    {
      id: 4001,
      event_date: `${day(13)}T10:00`,
      author: 'Playa Cares, Selva Yucatán',
      published_at: `${day(-3)}T09:00`,
      locale: {
        en: {
          title: 'Honey harvest in the yards',
          excerpt: 'Eleven families open their log hives. Bring a spoon.',
          location: 'Under the ceiba; we walk from there',
          content: `A hive of melipona gives a litre and a half a year, so nobody hurries. Keepers open the logs from the side, with a prayer and a syringe, and there is a spoonful for everybody who has kept quiet.

The walk is four kilometres in the shade. **These bees do not sting**; they do get into your hair, out of curiosity.`,
          image: 'garden-path',
        },
        es: {
          title: 'Cosecha de miel en los solares',
          excerpt: 'Once familias abren sus jobones. Trae una cuchara.',
          location: 'Bajo la ceiba; de ahí salimos caminando',
          content: `Un jobón da litro y medio al año, así que nadie se apura. Los jobones se abren por un lado, con un rezo y una jeringa, y hay una cucharada para quien haya guardado silencio.

Son cuatro kilómetros con sombra. **Estas abejas no pican**; eso sí, se te meten en el pelo, de puro curiosas.`,
          image: 'garden-path',
        },
      },
    },
  ] satisfies DemoRecord<typeof pcEvent>[];

export default events;
