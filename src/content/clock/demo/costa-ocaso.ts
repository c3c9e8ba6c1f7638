import type { DemoDay, DemoRecord } from '../../demo.ts';
import { link } from '../../demo-link.ts';
import type { clock } from '../clock.ts';

const clocks = (day: DemoDay) =>
  [
    {
      id: 2401,
      name: 'Last light, autumn',
      end_date: `${day(11)}T18:42`,
      locale: {
        en: {
          specials_title: 'The last light of the season',
          text: 'Four nights for three, until the sun goes down on the second Friday.',
          links: [link('Link Off', 'Stay for it', 'https://example.com/costa-ocaso/last-light')],
        },
        es: {
          specials_title: 'La última luz de la temporada',
          text: 'Cuatro noches por tres, hasta que se meta el sol del segundo viernes.',
          links: [link('Link Off', 'Quédate a verla', 'https://example.com/costa-ocaso/ultima-luz')],
        },
      },
    },
    {
      id: 2402,
      name: 'Agave harvest 2030',
      end_date: '2030-10-04T07:00',
      locale: {
        en: {
          specials_title: 'Until our agaves are ripe',
          text: 'Planted the year the cellar was dug. Nothing can be done to make it faster.',
          links: [],
        },
        es: {
          specials_title: 'Lo que falta para que maduren los agaves',
          text: 'Se plantaron el año en que se cavó la cava. No hay manera de apurarlos.',
          links: [],
        },
      },
    },
  ] satisfies DemoRecord<typeof clock>[];

export default clocks;
