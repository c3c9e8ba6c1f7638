import type { DemoDay, DemoRecord } from '../../demo.ts';
import { link } from '../../demo-link.ts';
import type { clock } from '../clock.ts';

const clocks = (day: DemoDay) =>
  [
    {
      id: 5201,
      name: 'Midweek keeper rate',
      end_date: `${day(16)}T18:00`,
      locale: {
        en: {
          specials_title: 'Keep the light for less',
          text: 'Tuesday to Thursday, thirty percent off, until the lanterns are lit on the last evening.',
          links: [link('Link Off', 'See the dates', 'https://example.com/lantern-cay/midweek')],
        },
        es: null,
      },
    },
    {
      id: 5202,
      name: 'New lens 2030',
      end_date: '2030-05-01T18:00',
      locale: {
        en: {
          specials_title: 'Until the new lens turns',
          text: 'It is being ground in three pieces, by two people, in one shed.',
          links: [link('Link Off', 'Follow the work', 'https://example.com/lantern-cay/lens')],
        },
        es: null,
      },
    },
  ] satisfies DemoRecord<typeof clock>[];

export default clocks;
