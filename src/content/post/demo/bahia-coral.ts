import type { DemoDay, DemoRecord } from '../../demo.ts';
import type { post } from '../post.ts';

const posts = (day: DemoDay) =>
  [
    {
      id: 3601,
      category: 'blog',
      author: 'Altagracia Montero',
      published_at: `${day(-4)}T10:00`,
      locale: {
        en: {
          title: 'Questions from the reef, answered',
          excerpt: 'Collected in the boat, from guests between four and nine years old.',
          content: `**Do fish sleep?** Yes, with their eyes open. The parrotfish makes itself a sleeping bag out of slime, which you would too if you could.

**Does coral hurt?** It does if you stand on it, and then it is you who hurt *it*. That is why we float.

**Are you married to the sea?** My husband asks the same.

**What is the oldest one?** A brain coral by the second buoy, about two hundred and eighty years old. When it was small there were pirates, and it did not look up.

**Can I take it home?** You already have. Tell somebody about it.`,
          image: 'snorkel-reef',
        },
        es: {
          title: 'Preguntas del arrecife, con respuesta',
          excerpt: 'Recogidas en el bote, de huéspedes de cuatro a nueve años.',
          content: `**¿Los peces duermen?** Sí, con los ojos abiertos. El pez loro se hace un saco de dormir de baba, y tú también te lo harías si pudieras.

**¿El coral duele?** Si te paras encima, sí, y a quien le duele es *a él*. Por eso flotamos.

**¿Usted está casada con el mar?** Lo mismo pregunta mi esposo.

**¿Cuál es el más viejo?** Un coral cerebro que está en la segunda boya, de unos doscientos ochenta años. Cuando era chiquito había piratas, y ni los miró.

**¿Me lo puedo llevar?** Ya te lo llevaste. Cuéntaselo a alguien.`,
          image: 'snorkel-reef',
        },
      },
    },
    {
      id: 3602,
      category: 'press release',
      author: 'Bahía Coral',
      published_at: `${day(-29)}T07:00`,
      locale: {
        en: {
          title: 'A fourth of the reef is back',
          excerpt: 'Six years after the first fragments, divers count 1,900 living colonies in the bay.',
          content: `**Punta Cana.** The nursery behind the pier of Bahía Coral was begun with four hundred fragments on strings. This month's count found 1,900 colonies growing on the old reef, an area of two football pitches.

Children of guests have scrubbed algae from the frames on some six hundred mornings. The resort publishes every count, including the two bad ones.`,
          image: 'reef-below',
        },
        es: {
          title: 'Vuelve la cuarta parte del arrecife',
          excerpt:
            'Seis años después de los primeros fragmentos, los buzos cuentan 1,900 colonias vivas en la bahía.',
          content: `**Punta Cana.** El vivero que está detrás del muelle de Bahía Coral empezó con cuatrocientos fragmentos en cuerdas. El conteo de este mes encontró 1,900 colonias sobre el arrecife viejo, en un área de dos canchas de fútbol.

Los hijos de los huéspedes han cepillado las algas de los marcos unas seiscientas mañanas. El resort publica todos los conteos, también los dos malos.`,
          image: 'reef-below',
        },
      },
    },
  ] satisfies DemoRecord<typeof post>[];

export default posts;
