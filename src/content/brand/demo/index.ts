import type { DemoRecord } from '../../demo.ts';
import type { brand } from '../brand.ts';

/** By the id of the site that the brand grew out of. */
export const demo = {
  1: {
    id: 101,
    name: 'Sal y Brisa',
    website: 'https://example.com/sal-y-brisa',
    logo: 'sal-y-brisa',
    image: 'home-promenade',
    locale: {
      en: {
        tagline: 'By the sea, since 1998',
        description: `Two sisters opened an inn above a promenade of fishermen, with nine rooms and one very long table. The group still works the way that table did: whoever comes sits down, eats well and is asked nothing twice.

Resorts that carry the name of the house have **room to walk in, several kitchens and the sea in front of the door**.`,
      },
      es: {
        tagline: 'Junto al mar desde 1998',
        description: `Dos hermanas abrieron una posada sobre un paseo de pescadores, con nueve habitaciones y una mesa larguísima. El grupo sigue funcionando como aquella mesa: quien llega se sienta, come bien y no tiene que repetir nada.

Los resorts que llevan el nombre de la casa tienen **espacio para caminar, varias cocinas y el mar frente a la puerta**.`,
      },
    },
  },
  15: {
    id: 1501,
    name: 'Casas Quietas',
    website: 'https://example.com/casas-quietas',
    logo: 'casa-marea',
    image: 'home-marea',
    locale: {
      en: {
        tagline: 'Houses for grown-ups, without loudspeakers',
        description: `Fewer than a hundred rooms, guests of eighteen and over, and a rule that staff know by heart: **if it hums, it goes to the garage**.

Casas Quietas stand on bays, never on avenues. Dinner is cooked over wood and served late.`,
      },
      es: {
        tagline: 'Casas para adultos, sin bocinas',
        description: `Menos de cien habitaciones, solo mayores de dieciocho y una regla que todo el personal se sabe de memoria: **lo que zumba se va a la cochera**.

Las Casas Quietas están en bahías, nunca en avenidas. La cena se hace a la leña y se sirve tarde.`,
      },
    },
  },
  24: {
    id: 2401,
    name: 'Desierto y Mar',
    website: 'https://example.com/desierto-y-mar',
    logo: 'costa-ocaso',
    image: 'home-ocaso',
    locale: {
      en: {
        tagline: 'Stone, fire and two seas',
        description: `For people who like their horizon empty. Terracotta, shade and water before anything else; wine from the peninsula after it.

Every house of the brand is built with its back to the wind and **faces west, without exception**.`,
      },
      es: {
        tagline: 'Piedra, fuego y dos mares',
        description: `Para quien prefiere un horizonte vacío. Primero la tierra cocida, la sombra y el agua; después, el vino de la península.

Las casas de esta marca se construyen de espaldas al viento y **todas, sin excepción, miran al poniente**.`,
      },
    },
  },
  36: {
    id: 3601,
    name: 'Brisa en Familia',
    website: 'https://example.com/brisa-en-familia',
    logo: 'bahia-coral',
    image: 'home-coral',
    locale: {
      en: {
        tagline: 'Children first, sand second',
        description: `Shallow water, early suppers, clubs with real carpenters and biologists in them. **Nobody under twelve pays for food**, and nobody over twelve has to eat at six.`,
      },
      es: {
        tagline: 'Primero los niños, luego la arena',
        description: `Agua bajita, cenas temprano y clubes con carpinteros y biólogos de verdad. **Los menores de doce no pagan la comida** y los mayores de doce no tienen que cenar a las seis.`,
      },
    },
  },
  40: {
    id: 4001,
    name: 'Tierra Adentro',
    website: 'https://example.com/tierra-adentro',
    logo: 'hilton-yucatan-playa-del-carmen',
    image: 'home-selva',
    locale: {
      en: {
        tagline: 'The sea is near. Stay under the trees.',
        description: `Houses in the jungle, an hour or less from a beach. They are built around what was there before: a tree, a spring, a wall of stones, and **never around a swimming pool**.`,
      },
      es: {
        tagline: 'El mar está cerca. Quédate bajo los árboles.',
        description: `Casas en la selva, a menos de una hora de la playa. Se construyen alrededor de lo que ya estaba: un árbol, un ojo de agua, un muro de piedra, y **nunca alrededor de una alberca**.`,
      },
    },
  },
  52: {
    id: 5201,
    name: 'The Lantern Houses',
    website: 'https://example.com/lantern-houses',
    logo: 'lantern-cay',
    image: 'home-lantern',
    locale: {
      en: {
        tagline: 'Small islands, one light each',
        description: `Old light stations with rooms for the people who come to look after the light, which after a day means you. **No bridge, no cars, one boat in the morning and one at dusk.**`,
      },
      es: {
        tagline: 'Islas pequeñas, cada una con su faro',
        description: `Antiguos faros con habitaciones para quienes vienen a cuidar la luz; al segundo día, esa persona eres tú. **Sin puente, sin coches, una lancha en la mañana y otra al oscurecer.**`,
      },
    },
  },
} satisfies Record<number, DemoRecord<typeof brand>>;
