import type { DemoDay, DemoRecord } from '../../demo.ts';
import { link } from '../../demo-link.ts';
import type { clock } from '../clock.ts';

const clocks = (day: DemoDay) =>
  [
    {
      id: 3601,
      name: 'School holidays, early booking',
      end_date: `${day(20)}T23:59`,
      locale: {
        en: {
          specials_title: 'Two children stay for nothing',
          text: 'For the long holidays, if you book before the countdown beats the report cards.',
          links: [link('Link Off', 'Find your week', 'https://example.com/bahia-coral/holidays')],
        },
        es: {
          specials_title: 'Dos niños se quedan gratis',
          text: 'Para las vacaciones largas, si reservas antes de que lleguen las notas.',
          links: [link('Link Off', 'Busca tu semana', 'https://example.com/bahia-coral/vacaciones')],
        },
      },
    },
    {
      id: 3602,
      name: 'Coral nursery, planting day',
      end_date: `${day(6)}T09:00`,
      locale: {
        en: {
          specials_title: 'Planting day on the reef',
          text: 'Forty fragments, forty hands. Sign up at the dive hut before it starts.',
          links: [link('Content', 'About the reef', null, 3608)],
        },
        es: {
          specials_title: 'Día de siembra en el arrecife',
          text: 'Cuarenta fragmentos, cuarenta manos. Apúntate en la caseta de buceo antes de que empiece.',
          links: [link('Content', 'Sobre el arrecife', null, 3608)],
        },
      },
    },
  ] satisfies DemoRecord<typeof clock>[];

export default clocks;
