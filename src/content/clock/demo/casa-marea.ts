import type { DemoDay, DemoRecord } from '../../demo.ts';
import { link } from '../../demo-link.ts';
import type { clock } from '../clock.ts';

const clocks = (day: DemoDay) =>
  [
    {
      id: 1501,
      name: 'Whale season rate',
      end_date: `${day(25)}T18:00`,
      locale: {
        en: {
          specials_title: 'Book before the whales do',
          text: 'Rooms on the bay side for December to March, 25% off while there are any.',
          links: [link('Link Off', 'Choose a week', 'https://example.com/casa-marea/whales')],
        },
        es: {
          specials_title: 'Reserva antes que las ballenas',
          text: 'Habitaciones del lado de la bahía, de diciembre a marzo, con 25 % menos mientras queden.',
          links: [link('Link Off', 'Elige tu semana', 'https://example.com/casa-marea/ballenas')],
        },
      },
    },
    {
      id: 1502,
      name: 'Temazcal, next round',
      end_date: `${day(5)}T17:00`,
      locale: {
        en: {
          specials_title: 'Eight places in the temazcal',
          text: 'Doña Chayo lights the stones on Saturday at five.',
          links: [link('Make Reservation', 'Book the spa', '/demo/booking/spa?site=casa-marea')],
        },
        es: {
          specials_title: 'Ocho lugares en el temazcal',
          text: 'Doña Chayo prende las piedras el sábado a las cinco.',
          links: [link('Make Reservation', 'Reserva en el spa', '/demo/booking/spa?site=casa-marea')],
        },
      },
    },
  ] satisfies DemoRecord<typeof clock>[];

export default clocks;
