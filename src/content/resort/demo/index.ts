import type { DemoRecord } from '../../demo.ts';
import type { resort } from '../resort.ts';

/** By the id of the resort's own site. Codes are what the triggers of the demo name. */
export const demo = {
  1: {
    id: 101,
    name: 'Posada del Paseo',
    brand_id: 101,
    site: 1,
    city: 'Playa Dorada',
    country: 'MX',
    url_partial: 'posada-del-paseo',
    adults_only: false,
    code: 'sal-y-brisa',
    triggers: [],
    logo: 'sal-y-brisa',
    locale: {
      en: {
        tagline: 'Nine rooms above the Promenade',
        description: `The first house of the group, and still the smallest: nine rooms over the arcade of the Promenade, with shutters onto the sea and the smell of bread from Horno Levante at six.

There is no restaurant of its own. Downstairs there are six, and the table of the founders stands in the yard for anybody who wants to sit at it.`,
        image: 'arcade-courtyard',
        gallery: ['arcade-courtyard', 'room-sea', 'market-stalls', 'pier-lanterns', 'coffee-corner'],
      },
      es: {
        tagline: 'Nueve habitaciones sobre el Paseo',
        description: `Es la primera casa del grupo y la más chica: nueve habitaciones sobre el portal del Paseo, con postigos al mar y, a las seis, el olor a pan de Horno Levante.

No tiene restaurante. Abajo hay seis, y la mesa de las fundadoras sigue en el patio para quien quiera sentarse.`,
        image: 'arcade-courtyard',
        gallery: ['arcade-courtyard', 'room-sea', 'market-stalls', 'pier-lanterns', 'coffee-corner'],
      },
    },
  },
  15: {
    id: 1501,
    name: 'Casa Marea',
    brand_id: 1501,
    site: 15,
    city: 'Riviera Nayarit',
    country: 'MX',
    url_partial: 'casa-marea',
    adults_only: true,
    code: 'casa-marea',
    triggers: [],
    logo: 'casa-marea',
    locale: {
      en: {
        tagline: 'Adults only, on a quiet Pacific bay',
        description: `Eighty-four rooms stand on the slope above a sheltered bay; from most of them you see the boats come in, and from all of them you hear the water and little else.

Four boats fish for the house. Whales pass from December to March, close enough for breakfast to go cold.`,
        image: 'home-marea',
        gallery: ['room-dusk', 'spa-pool', 'terrace-sea', 'kayak-bay', 'plate-grilled-fish'],
      },
      es: {
        tagline: 'Solo adultos, en una bahía tranquila del Pacífico',
        description: `Ochenta y cuatro habitaciones en la ladera de una bahía protegida; desde casi todas ves llegar las lanchas y desde todas oyes el agua y muy poco más.

Cuatro lanchas pescan para la casa. De diciembre a marzo pasan las ballenas, tan cerca que se enfría el desayuno.`,
        image: 'home-marea',
        gallery: ['room-dusk', 'spa-pool', 'terrace-sea', 'kayak-bay', 'plate-grilled-fish'],
      },
    },
  },
  24: {
    id: 2401,
    name: 'Costa Ocaso',
    brand_id: 2401,
    site: 24,
    city: 'Los Cabos',
    country: 'MX',
    url_partial: 'costa-ocaso',
    adults_only: false,
    code: 'costa-ocaso',
    // Neighbours from across the gulf have their rate here too.
    triggers: [1501],
    logo: 'costa-ocaso',
    locale: {
      en: {
        tagline: 'Where the desert meets two seas',
        description: `A terracotta resort on a cape of saguaros and rock. The sea in front is for looking at; for swimming there are four pools and a beach twelve minutes away by van.

Every evening the house stops for eleven minutes. It is the length of a sunset here, and nobody is served in the meantime.`,
        image: 'home-ocaso',
        gallery: ['terrace-dusk', 'wine-cellar', 'beach-grill-fire', 'tequila-tasting', 'stargazing'],
      },
      es: {
        tagline: 'Donde el desierto llega a dos mares',
        description: `Un resort de tierra cocida sobre un cabo de saguaros y piedra. El mar de enfrente es para mirarlo; para nadar hay cuatro albercas y una playa a doce minutos en camioneta.

Cada tarde la casa se detiene once minutos. Es lo que aquí dura un ocaso, y mientras tanto no se sirve nada.`,
        image: 'home-ocaso',
        gallery: ['terrace-dusk', 'wine-cellar', 'beach-grill-fire', 'tequila-tasting', 'stargazing'],
      },
    },
  },
  36: {
    id: 3601,
    name: 'Bahía Coral',
    brand_id: 3601,
    site: 36,
    city: 'Punta Cana',
    country: 'DO',
    url_partial: 'bahia-coral',
    adults_only: false,
    code: 'bahia-coral',
    triggers: [],
    logo: 'bahia-coral',
    locale: {
      en: {
        tagline: 'A calm bay behind the reef',
        description: `The reef breaks the waves half a mile out, so the bay in front of the house is warm, clear and rarely deeper than a ten-year-old.

Three clubs by age, a biologist in the mornings, and a pier for parents that closes to anyone under eighteen at seven sharp.`,
        image: 'home-coral',
        gallery: ['beach-umbrellas', 'kites-kids', 'snorkel-reef', 'ice-cream-parlor', 'swim-up-bar'],
      },
      es: {
        tagline: 'Una bahía tranquila detrás del arrecife',
        description: `El arrecife frena las olas a casi un kilómetro, así que la bahía es tibia, clara y rara vez más honda que un niño de diez años.

Hay tres clubes por edades, una bióloga por las mañanas y un muelle para los papás donde, a las siete en punto, ya no entra ningún menor.`,
        image: 'home-coral',
        gallery: ['beach-umbrellas', 'kites-kids', 'snorkel-reef', 'ice-cream-parlor', 'swim-up-bar'],
      },
    },
  },
  40: {
    id: 4001,
    name: 'Selva Yucatán',
    brand_id: 4001,
    site: 40,
    city: 'Playa del Carmen',
    country: 'MX',
    url_partial: 'selva-yucatan',
    adults_only: false,
    code: 'hilton-yucatan-playa-del-carmen',
    triggers: [],
    logo: 'hilton-yucatan-playa-del-carmen',
    locale: {
      en: {
        tagline: 'Rooms between the ceiba and the cenote',
        description: `Ninety rooms in low houses of limestone and thatch. The cenote in the middle is seven metres deep, 25 °C all year and open from first light.

The beach is nine minutes away in a green shuttle that leaves every twenty. Most guests find that they take it once.`,
        image: 'home-selva',
        gallery: ['jungle-table', 'garden-path', 'spa-pool', 'plate-tacos', 'yoga-sunrise'],
      },
      es: {
        tagline: 'Habitaciones entre la ceiba y el cenote',
        description: `Noventa habitaciones en casas bajas de piedra caliza y palma. El cenote de en medio tiene siete metros de hondo, está a 25 °C todo el año y abre con la primera luz.

La playa queda a nueve minutos en un transporte verde que sale cada veinte. Casi todos lo toman una sola vez.`,
        image: 'home-selva',
        gallery: ['jungle-table', 'garden-path', 'spa-pool', 'plate-tacos', 'yoga-sunrise'],
      },
    },
  },
  52: {
    id: 5201,
    name: 'Lantern Cay',
    brand_id: 5201,
    site: 52,
    city: 'Florida Keys',
    country: 'US',
    url_partial: 'lantern-cay',
    adults_only: false,
    code: 'lantern-cay',
    triggers: [],
    logo: 'lantern-cay',
    locale: {
      en: {
        tagline: 'Thirty-four rooms and one light',
        description: `A key four hundred paces long with a lighthouse of 1886, twenty minutes by launch from the Overseas Highway. No cars, two bicycles for every room, forty lanterns on the pier.

Sundays have no program. Guests who come for the weekend usually ask for another one.`,
        image: 'home-lantern',
        gallery: ['pier-lanterns', 'room-sea', 'kayak-bay', 'plate-lobster', 'sailing-sunset'],
      },
      es: {
        tagline: 'Treinta y cuatro habitaciones y un faro',
        description: `Un cayo de cuatrocientos pasos de largo con un faro de 1886, a veinte minutos en lancha de la carretera de los Cayos. Sin coches, con dos bicicletas por habitación y cuarenta faroles en el muelle.

Los domingos no hay programa. Quien viene un fin de semana suele pedir otro.`,
        image: 'home-lantern',
        gallery: ['pier-lanterns', 'room-sea', 'kayak-bay', 'plate-lobster', 'sailing-sunset'],
      },
    },
  },
} satisfies Record<number, DemoRecord<typeof resort>>;
