import type { DemoDay, DemoRecord } from '../../demo.ts';
import type { post } from '../post.ts';

const posts = (day: DemoDay) =>
  [
    {
      id: 4001,
      category: 'blog',
      author: 'Eusebio Canul',
      published_at: `${day(-7)}T06:30`,
      locale: {
        en: {
          title: 'One hundred and forty-three birds, and the one that laughs at me',
          excerpt: 'Notes from the man who walks the garden before the guests do.',
          content: `I count from five to half past six. After that they count us.

The motmot is the one you want for your photograph: it hangs its tail like the pendulum of a clock and does not mind waiting. The oropendola falls off its branch on purpose and sings on the way down. And the laughing falcon laughs, from the ceiba, when I write down the wrong name.

Walk with me on Wednesdays. **Wear something green or brown, and leave the perfume in the room**; they know flowers, and you are not one.`,
          image: 'garden-path',
        },
        es: {
          title: 'Ciento cuarenta y tres aves, y la que se ríe de mí',
          excerpt: 'Apuntes del hombre que camina el jardín antes que los huéspedes.',
          content: `Yo cuento de cinco a seis y media. Después ellas nos cuentan a nosotros.

El pájaro toh es el que quieres para tu foto: cuelga la cola como péndulo de reloj y no le importa esperar. La oropéndola se deja caer de la rama a propósito y canta mientras cae. Y el halcón guaco se carcajea desde la ceiba cuando apunto mal un nombre.

Acompáñame los miércoles. **Ponte algo verde o café y deja el perfume en el cuarto**; ellas conocen las flores, y tú no eres una.`,
          image: 'garden-path',
        },
      },
    },
    {
      id: 4002,
      category: 'press release',
      author: 'Selva Yucatán',
      published_at: `${day(-36)}T07:00`,
      locale: {
        en: {
          title: 'Selva Yucatán closes its cenote on Mondays',
          excerpt: 'One day of rest a week, on the advice of the people who were here first.',
          content: `**Playa del Carmen.** From the first of the month nobody swims in the cenote of Selva Yucatán on Mondays. The proposal came from the neighbouring ejido, whose families have used the water for longer than there are records of it.

Visibility on Tuesdays has risen from six metres to seven, which is the bottom.`,
          image: 'home-selva',
        },
        es: {
          title: 'Selva Yucatán cierra su cenote los lunes',
          excerpt: 'Un día de descanso por semana, por consejo de quienes estaban aquí primero.',
          content: `**Playa del Carmen.** Desde el día primero nadie nada los lunes en el cenote de Selva Yucatán. La propuesta vino del ejido vecino, cuyas familias usan esa agua desde antes de que alguien lo anotara.

Los martes la visibilidad pasó de seis metros a siete, que es donde está el fondo.`,
          image: 'home-selva',
        },
      },
    },
  ] satisfies DemoRecord<typeof post>[];

export default posts;
