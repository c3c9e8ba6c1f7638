import type { DemoDay, DemoRecord } from '../../demo.ts';
import { link } from '../../demo-link.ts';
import type { clock } from '../clock.ts';

const clocks = (day: DemoDay) =>
  [
    {
      id: 4001,
      name: 'Cenote four for three',
      end_date: `${day(13)}T20:00`,
      locale: {
        en: {
          specials_title: 'Four nights, three to pay',
          text: 'The fourth is a gift of the cenote, which has plenty of time.',
          links: [link('Link Off', 'Book with CENOTE', 'https://example.com/selva-yucatan/cenote')],
        },
        es: {
          specials_title: 'Cuatro noches, pagas tres',
          text: 'La cuarta la regala el cenote, que tiempo le sobra.',
          links: [link('Link Off', 'Reserva con CENOTE', 'https://example.com/selva-yucatan/cenote')],
        },
      },
    },
    {
      id: 4002,
      name: 'The pit is opened',
      end_date: `${day(5)}T19:00`,
      locale: {
        en: {
          specials_title: 'Until the pit is opened',
          text: 'Saturday’s cochinita has been underground since dawn. Tables at Pib are laid for seven.',
          links: [
            link(
              'Make Reservation',
              'Reserve at Pib',
              '/demo/booking/dining?site=hilton-yucatan-playa-del-carmen&venue=pib',
            ),
          ],
        },
        es: {
          specials_title: 'Lo que falta para destapar el pib',
          text: 'La cochinita del sábado está bajo tierra desde el amanecer. Las mesas se ponen para las siete.',
          links: [
            link(
              'Make Reservation',
              'Reserva en Pib',
              '/demo/booking/dining?site=hilton-yucatan-playa-del-carmen&venue=pib',
            ),
          ],
        },
      },
    },
  ] satisfies DemoRecord<typeof clock>[];

export default clocks;
