import type { DemoDay, DemoRecord } from '../../demo.ts';
import type { post } from '../post.ts';

const posts = (day: DemoDay) =>
  [
    {
      id: 2401,
      category: 'blog',
      author: 'Leonor Ibarra',
      published_at: `${day(-8)}T17:30`,
      locale: {
        en: {
          title: 'Eleven minutes',
          excerpt: 'Why nobody will bring you anything while the sun goes down.',
          content: `It was a waiter who began it. In the first winter Rubén put down his tray on the western wall, and said to a table of nine that he was sorry, but look.

They looked. So did the next table. The manager came out to see why the kitchen had stopped sending plates, and he looked as well.

Now it is a rule, and the only one of the house that no guest has ever asked us to bend. A bell, eleven minutes, a bell. What was on the fire stays on the fire; the cooks have learnt to count backwards from it.

Rubén is head waiter now. He still puts his tray down in the same place.`,
          image: 'terrace-dusk',
        },
        es: {
          title: 'Once minutos',
          excerpt: 'Por qué nadie te va a traer nada mientras se mete el sol.',
          content: `Empezó un mesero. El primer invierno, Rubén dejó la charola en el muro del poniente y le dijo a una mesa de nueve que disculparan, pero que vieran.

Vieron. Y la mesa de al lado también. El gerente salió a preguntar por qué la cocina había dejado de sacar platos, y vio.

Hoy es regla, la única de la casa que ningún huésped nos ha pedido doblar. Una campana, once minutos, otra campana. Lo que estaba en la lumbre se queda en la lumbre; los cocineros ya aprendieron a contar hacia atrás.

Rubén es capitán de meseros. Sigue dejando la charola en el mismo lugar.`,
          image: 'terrace-dusk',
        },
      },
    },
    {
      id: 2402,
      category: 'press release',
      author: 'Costa Ocaso',
      published_at: `${day(-22)}T07:00`,
      locale: {
        en: {
          title: 'Costa Ocaso buries its wine',
          excerpt:
            'A cellar without air conditioning, nine metres under the desert, holds 4,200 bottles at 15 °C.',
          content: `**Los Cabos.** Cava del Desierto keeps its temperature with nothing but stone. It was dug over two years, mostly by hand, into the arroyo behind the house.

Every bottle comes from the peninsula. The agaves above the roof were planted when digging began, and will be harvested in October 2030.`,
          image: 'wine-cellar',
        },
        es: {
          title: 'Costa Ocaso entierra su vino',
          excerpt:
            'Una cava sin aire acondicionado, nueve metros bajo el desierto, guarda 4,200 botellas a 15 °C.',
          content: `**Los Cabos.** La Cava del Desierto conserva su temperatura solo con piedra. Se cavó en dos años, casi toda a mano, en el arroyo que corre detrás de la casa.

Todas las botellas son de la península. Los agaves del techo se plantaron al empezar la excavación y se cosecharán en octubre de 2030.`,
          image: 'wine-cellar',
        },
      },
    },
  ] satisfies DemoRecord<typeof post>[];

export default posts;
