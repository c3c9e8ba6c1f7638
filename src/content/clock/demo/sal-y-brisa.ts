import type { DemoDay, DemoRecord } from '../../demo.ts';
import { link } from '../../demo-link.ts';
import type { clock } from '../clock.ts';

const clocks = (day: DemoDay) =>
  [
    {
      id: 101,
      name: 'Lantern season rate',
      end_date: `${day(18)}T23:59`,
      locale: {
        en: {
          specials_title: 'Forty lanterns, forty percent',
          text: 'The days are short, the lanterns are lit early, and four tenths of the price go out with the sun.',
          links: [link('Link Off', 'See the rooms', 'https://example.com/sal-y-brisa/pier')],
        },
        es: {
          specials_title: 'Cuarenta faroles, cuarenta por ciento',
          text: 'Los días se acortan, los faroles se encienden temprano y el precio baja con el sol.',
          links: [link('Link Off', 'Ver las habitaciones', 'https://example.com/sal-y-brisa/muelle')],
        },
      },
    },
    {
      id: 102,
      name: 'Founders’ table, seats',
      end_date: `${day(4)}T12:00`,
      locale: {
        en: {
          specials_title: 'Twelve seats at the founders’ table',
          text: 'Names are taken until noon on Friday. After that the soup is being made.',
          links: [
            link('Make Reservation', 'Take a seat', '/demo/booking/dining?site=sal-y-brisa&venue=la-lonja'),
          ],
        },
        es: {
          specials_title: 'Doce lugares en la mesa de las fundadoras',
          text: 'Apuntamos nombres hasta el viernes a mediodía. Después ya está la sopa en la lumbre.',
          links: [
            link(
              'Make Reservation',
              'Aparta tu lugar',
              '/demo/booking/dining?site=sal-y-brisa&venue=la-lonja',
            ),
          ],
        },
      },
    },
    {
      id: 103,
      name: 'Carnival week (over)',
      end_date: '2026-02-18T02:00',
      locale: {
        en: { specials_title: 'Carnival rooms', text: 'Gone with the last drum.', links: [] },
        es: {
          specials_title: 'Habitaciones de carnaval',
          text: 'Se fueron con el último tambor.',
          links: [],
        },
      },
    },
  ] satisfies DemoRecord<typeof clock>[];

export default clocks;
