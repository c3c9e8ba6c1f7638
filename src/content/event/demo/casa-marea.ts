import type { DemoDay, DemoRecord } from '../../demo.ts';
import type { event } from '../event.ts';
import { repeating } from './authoring.ts';

/** A week at Casa Marea, for guests of eighteen and over. */
const events = (day: DemoDay) =>
  [
    {
      id: 1501,
      label: 'Morning breath',
      start_date: '2026-01-05T07:00',
      end_date: '2031-12-31T07:30',
      ...repeating('daily', []),
      locale: {
        en: {
          title: 'Morning Breath',
          slug: 'morning-breath',
          category: 'Wellness',
          content:
            'Half an hour on the deck before the house is awake: sitting, breathing, watching the boats go out. Come in your dressing gown if you like; several do.',
          location: 'Lower deck',
          image: 'yoga-sunrise',
          links: [{ type: 'Content', linktext: '360° of Quiet', linkurl: null, pageId: 1501 }],
        },
        es: {
          title: 'Respiración de la mañana',
          slug: 'respiracion-de-la-manana',
          content:
            'Media hora en la terraza antes de que despierte la casa: sentarse, respirar, ver salir las lanchas. Puedes venir en bata; no serías el primero.',
          location: 'Terraza de abajo',
          links: [{ type: 'Content', linktext: '360° de calma', linkurl: null, pageId: 1501 }],
        },
      },
    },
    {
      id: 1502,
      label: 'Yoga above the rocks',
      start_date: '2026-01-05T08:00',
      end_date: '2031-12-31T09:15',
      ...repeating('weekly', ['monday', 'wednesday', 'friday', 'saturday'], { cancelled: [day(2)] }),
      locale: {
        en: {
          title: 'Yoga above the Rocks',
          slug: 'yoga-above-the-rocks',
          category: 'Wellness',
          content: `Seventy-five minutes, flowing on Monday and Friday, slow on Wednesday and Saturday. Mats lie in the shade of a sail; the sea sets the pace.

Ten places. Write your name on the slate by the salt pool.`,
          location: 'Spa terrace',
          image: 'spa-pool',
          gallery: ['spa-pool', 'yoga-sunrise', 'palm-sky'],
        },
        es: {
          title: 'Yoga sobre las rocas',
          slug: 'yoga-sobre-las-rocas',
          content: `Setenta y cinco minutos: con ritmo lunes y viernes, despacio miércoles y sábado. Los tapetes están a la sombra de una vela y el mar marca el paso.

Diez lugares. Anótate en el pizarrón junto a la alberca de sal.`,
          location: 'Terraza del spa',
        },
      },
    },
    {
      id: 1503,
      label: 'Stillness at dusk',
      start_date: '2026-01-04T18:30',
      end_date: '2031-12-31T19:00',
      ...repeating('weekly', ['sunday', 'tuesday', 'thursday']),
      locale: {
        en: {
          title: 'Stillness at Dusk',
          slug: 'stillness-at-dusk',
          category: 'Wellness',
          content:
            'No guide, no music, no phone: thirty minutes of sitting together while the light goes. A bell begins it and a bell ends it.',
          location: 'Rocks below the spa',
          image: 'home-marea',
        },
        es: {
          title: 'Silencio al atardecer',
          slug: 'silencio-al-atardecer',
          content:
            'Sin guía, sin música, sin celular: treinta minutos sentados juntos mientras se va la luz. Empieza con una campana y con una campana termina.',
          location: 'Rocas abajo del spa',
        },
      },
    },
    {
      id: 1504,
      label: 'Temazcal',
      start_date: '2026-01-11T17:00',
      end_date: '2031-12-31T19:00',
      ...repeating('weekly', ['sunday'], { every: 2 }),
      locale: {
        en: {
          title: 'Temazcal',
          slug: 'temazcal',
          category: 'Wellness',
          content: `Every second Sunday the stones are heated from noon. Doña Chabela, who grew up with it, leads four rounds of steam, herbs and song in the low clay dome behind the garden.

- Eat lightly before, drink a lot after
- Not with high blood pressure, please, and not when expecting
- $70 a person, eight places, by reservation`,
          location: 'Clay dome, upper garden',
          image: 'spa-stones',
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Reserve a place',
              linkurl: '/demo/booking/spa?site=casa-marea',
              pageId: null,
            },
          ],
        },
        es: {
          title: 'Temazcal',
          slug: 'temazcal',
          content: `Un domingo sí y otro no, las piedras se calientan desde mediodía. Doña Chabela, que creció con esto, guía cuatro puertas de vapor, hierbas y canto en la cúpula de barro detrás del jardín.

- Come ligero antes y toma mucha agua después
- Si tienes la presión alta o estás embarazada, mejor no
- $70 por persona, ocho lugares, con reservación`,
          location: 'Cúpula de barro, jardín de arriba',
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Reserva tu lugar',
              linkurl: '/demo/booking/spa?site=casa-marea',
              pageId: null,
            },
          ],
        },
      },
    },
    {
      id: 1505,
      label: 'The sunset bell',
      start_date: '2026-01-05T17:45',
      end_date: '2031-12-31T18:30',
      ...repeating('daily', []),
      locale: {
        en: {
          title: 'The Sunset Bell',
          slug: 'sunset-bell',
          category: 'Everyday',
          content:
            'The sun goes into the sea, the house stops talking for a minute, and a guest rings the ship’s bell on the tower. Ask at the desk for your evening; birthdays come first.',
          location: 'Bell tower, beach side',
          image: 'sailing-sunset',
        },
        es: {
          title: 'La campana del atardecer',
          slug: 'campana-del-atardecer',
          content:
            'El sol se mete al mar, la casa se queda callada un minuto y un huésped toca la campana de barco de la torre. Pide tu tarde en recepción; los cumpleaños van primero.',
          location: 'Torre de la campana, lado de la playa',
        },
      },
    },
    {
      id: 1506,
      label: 'The coconut round',
      start_date: '2026-01-05T13:00',
      end_date: '2031-12-31T13:45',
      ...repeating('daily', []),
      locale: {
        en: {
          title: 'The Coconut Round',
          slug: 'coconut-round',
          category: 'Everyday',
          content:
            'Don Fermín passes between the loungers with a barrow and a machete. Drink the water, hand the shell back, and he returns the flesh with lime and chile.',
          location: 'Beach and Palmar',
          image: 'palm-grove-table',
        },
        es: {
          title: 'La vuelta del coquero',
          slug: 'vuelta-del-coquero',
          content:
            'Don Fermín pasa entre los camastros con su carretilla y su machete. Tómate el agua, devuélvele el coco y te regresa la pulpa con limón y chile.',
          location: 'Playa y Palmar',
        },
      },
    },
    {
      id: 1507,
      label: 'Kayak to the caves',
      start_date: '2026-01-05T09:00',
      end_date: '2031-12-31T11:00',
      ...repeating('daily', [], { every: 2 }),
      locale: {
        en: {
          title: 'Kayak to the Caves',
          slug: 'kayak-to-the-caves',
          category: 'Day',
          content: `Two kilometres along the cliffs, close enough to touch them, and into a cave where the water turns green at about half past nine. Double kayaks; the guide takes the single.

Every second day, when the flag is green.`,
          location: 'Tower, beach',
          image: 'kayak-bay',
          links: [
            { type: 'Click To Call', linktext: 'Ask about the sea', linkurl: 'tel:+15550170', pageId: null },
          ],
          gallery: ['kayak-bay', 'home-marea', 'reef-below'],
        },
        es: {
          title: 'En kayak a las cuevas',
          slug: 'en-kayak-a-las-cuevas',
          content: `Dos kilómetros pegados a los acantilados, casi para tocarlos, hasta una cueva donde el agua se pone verde como a las nueve y media. Kayaks dobles; el sencillo es del guía.

Un día sí y otro no, con bandera verde.`,
          location: 'Torre de la playa',
          links: [
            {
              type: 'Click To Call',
              linktext: 'Pregunta por el mar',
              linkurl: 'tel:+15550170',
              pageId: null,
            },
          ],
        },
      },
    },
    {
      id: 1508,
      label: 'Zarandeado class',
      start_date: '2026-01-06T12:00',
      end_date: '2031-12-31T13:30',
      ...repeating('weekly', ['tuesday', 'thursday'], { moved: [{ from: day(3), to: `${day(4)}T18:00` }] }),
      locale: {
        en: {
          title: 'Fish over the Fire',
          slug: 'fish-over-the-fire',
          category: 'Day',
          content: `How to open a snapper flat, what goes into the marinade and what certainly does not, and when to turn it (once). Eight people at the trench of embers; lunch is what you have grilled.

$45 a person. Hair tied back, closed shoes.`,
          location: 'Leña y Sal',
          image: 'cooking-class',
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Reserve a place',
              linkurl: '/demo/booking/dining?site=casa-marea&venue=lena-y-sal',
              pageId: null,
            },
          ],
        },
        es: {
          title: 'Pescado zarandeado',
          slug: 'pescado-zarandeado',
          content: `Cómo se abre un pargo, qué lleva el adobo y qué de plano no, y cuándo se voltea (una vez). Ocho personas frente a la zanja de brasas; la comida es lo que asaste tú.

$45 por persona. Pelo recogido y zapato cerrado.`,
          location: 'Leña y Sal',
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Reserva tu lugar',
              linkurl: '/demo/booking/dining?site=casa-marea&venue=lena-y-sal',
              pageId: null,
            },
          ],
        },
      },
    },
    {
      id: 1509,
      label: 'Hill walk',
      start_date: '2026-01-04T07:30',
      end_date: '2031-12-31T09:30',
      ...repeating('weekly', ['sunday', 'tuesday', 'friday']),
      locale: {
        en: {
          title: 'Walk to the Saddle',
          slug: 'walk-to-the-saddle',
          category: 'Day',
          content:
            'Five kilometres up through dry forest, with a guide who knows the birds by their complaints. At the top: the whole bay, coffee from a flask, and guava paste.',
          location: 'Back gate',
          image: 'garden-path',
          links: [{ type: 'Content', linktext: 'The paths', linkurl: null, pageId: 1503 }],
        },
        es: {
          title: 'Caminata al puerto del cerro',
          slug: 'caminata-al-cerro',
          content:
            'Cinco kilómetros de subida por la selva seca, con un guía que conoce a los pájaros por sus reclamos. Arriba: toda la bahía, café de termo y ate de guayaba.',
          location: 'Puerta de atrás',
          links: [{ type: 'Content', linktext: 'Las veredas', linkurl: null, pageId: 1503 }],
        },
      },
    },
    {
      id: 1510,
      label: 'Out to the whales',
      start_date: '2026-01-07T09:30',
      end_date: '2031-12-31T12:00',
      ...repeating('weekly', ['wednesday', 'saturday']),
      locale: {
        en: {
          title: 'Out on the Bay',
          slug: 'out-on-the-bay',
          category: 'Day',
          content: `A wooden boat, ten guests, a microphone in the water. From December to March we look for humpbacks and keep eighty metres away; the rest of the year it is dolphins, rays and the islands of the boobies.

$85 a person. Bring a windproof jacket and something for your eyes.`,
          location: 'Landing stage of Caleta; shuttle at 9:00',
          image: 'reef-below',
          links: [
            { type: 'Click To Call', linktext: 'Ask for a place', linkurl: 'tel:+15550171', pageId: null },
          ],
        },
        es: {
          title: 'Salida a la bahía',
          slug: 'salida-a-la-bahia',
          content: `Un barco de madera, diez huéspedes y un micrófono en el agua. De diciembre a marzo buscamos ballenas jorobadas y guardamos ochenta metros de distancia; el resto del año hay delfines, mantarrayas y las islas de los bobos.

$85 por persona. Trae un rompevientos y lentes de sol.`,
          location: 'Embarcadero de Caleta; camioncito a las 9:00',
          links: [
            { type: 'Click To Call', linktext: 'Pide un lugar', linkurl: 'tel:+15550171', pageId: null },
          ],
        },
      },
    },
    {
      id: 1511,
      label: 'Tennis in the shade',
      start_date: '2026-01-05T16:30',
      end_date: '2031-12-31T18:00',
      ...repeating('weekly', ['monday', 'thursday']),
      locale: {
        en: {
          title: 'Tennis in the Shade',
          slug: 'tennis-in-the-shade',
          category: 'Day',
          content:
            'Doubles drawn from a hat, partners changed every four games, nobody counts beyond that. Rackets are lent; the lemonade is for both sides.',
          location: 'Court 1',
          image: 'tennis-court',
        },
        es: {
          title: 'Tenis a la sombra',
          slug: 'tenis-a-la-sombra',
          content:
            'Dobles por sorteo, cambio de pareja cada cuatro juegos y de ahí en adelante nadie lleva la cuenta. Prestamos raquetas; la limonada es para los dos lados.',
          location: 'Cancha 1',
        },
      },
    },
    {
      id: 1512,
      label: 'Paint the bay',
      start_date: '2026-01-05T15:00',
      end_date: '2031-12-31T16:30',
      ...repeating('weekly', ['monday', 'wednesday']),
      locale: {
        en: {
          title: 'Paint the Bay',
          slug: 'paint-the-bay',
          category: 'Day',
          content:
            'Three colours, one brush, ninety minutes and a view. A painter from Caleta walks round and says little; what you make is rolled into a tube for the suitcase.',
          location: 'Marea Alta, empty terrace',
          image: 'terrace-sea',
        },
        es: {
          title: 'Pinta la bahía',
          slug: 'pinta-la-bahia',
          content:
            'Tres colores, un pincel, noventa minutos y la vista. Una pintora de Caleta da la vuelta y habla poco; lo que hagas te lo llevas enrollado en un tubo para la maleta.',
          location: 'Marea Alta, terraza vacía',
        },
      },
    },
    {
      id: 1513,
      label: 'Market morning in Caleta',
      start_date: '2026-01-04T10:00',
      end_date: '2031-12-31T12:30',
      ...repeating('weekly', ['sunday']),
      locale: {
        en: {
          title: 'Market Morning in Caleta',
          slug: 'market-morning',
          category: 'Day',
          content:
            'The cook of El Patio shops with you: which jackfruit is ready, which chile is last year’s, where the cheese is smoked. You carry the baskets; she buys breakfast.',
          location: 'Lobby; back by the 12:30 shuttle',
          image: 'market-stalls',
          gallery: ['market-stalls', 'plate-fruit', 'arcade-courtyard'],
        },
        es: {
          title: 'Domingo de mercado en Caleta',
          slug: 'domingo-de-mercado',
          content:
            'La cocinera de El Patio hace las compras contigo: qué yaca está en su punto, qué chile es del año pasado, dónde ahúman el queso. Tú cargas las canastas; ella invita el desayuno.',
          location: 'Lobby; regreso en el camioncito de las 12:30',
        },
      },
    },
    {
      id: 1514,
      label: 'Piano at Caracola',
      start_date: '2026-01-06T20:30',
      end_date: '2031-12-31T22:30',
      ...repeating('weekly', ['tuesday', 'saturday']),
      locale: {
        en: {
          title: 'Piano at Caracola',
          slug: 'piano-at-caracola',
          category: 'Night',
          content:
            'Boleros, a slow waltz when the tide is in, and whatever you hum to him. Low enough to talk over, good enough to stop talking.',
          location: 'Caracola, lobby',
          image: 'lobby-bar',
        },
        es: {
          title: 'Piano en Caracola',
          slug: 'piano-en-caracola',
          content:
            'Boleros, un vals lento cuando sube la marea y lo que le tararees. Bajito como para platicar, y tan bueno que vas a dejar de platicar.',
          location: 'Caracola, lobby',
        },
      },
    },
    {
      id: 1515,
      label: 'Mountain and coast',
      start_date: '2026-01-07T18:30',
      end_date: '2031-12-31T19:30',
      ...repeating('weekly', ['wednesday', 'friday']),
      locale: {
        en: {
          title: 'Mountain & Coast: Raicilla',
          slug: 'mountain-and-coast',
          category: 'Night',
          content: `Four raicillas in pairs, from stills you would not find by yourself. Orange, salt, water, and the map on which they are drawn by hand.

$38 a person, ten chairs.`,
          location: 'Caracola, back room',
          image: 'tequila-tasting',
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Reserve a chair',
              linkurl: '/demo/booking/dining?site=casa-marea&venue=caracola',
              pageId: null,
            },
          ],
        },
        es: {
          title: 'Sierra y costa: raicilla',
          slug: 'sierra-y-costa',
          content: `Cuatro raicillas, de dos en dos, de tabernas que tú solo no encontrarías. Naranja, sal, agua y el mapa donde están dibujadas a mano.

$38 por persona, diez sillas.`,
          location: 'Caracola, salón del fondo',
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Reserva una silla',
              linkurl: '/demo/booking/dining?site=casa-marea&venue=caracola',
              pageId: null,
            },
          ],
        },
      },
    },
    {
      id: 1516,
      label: 'Five glasses in the cellar',
      start_date: '2026-01-08T19:00',
      end_date: '2031-12-31T20:15',
      ...repeating('weekly', ['thursday', 'saturday']),
      locale: {
        en: {
          title: 'Five Glasses, One Coast',
          slug: 'five-glasses',
          category: 'Night',
          content:
            'Down fourteen steps with a candle, then five small pours from north to south at the stone table. The sommelier has walked every vineyard and lost his hat in two.',
          location: 'La Cava',
          image: 'wine-cellar',
          links: [
            {
              type: 'Download File',
              linktext: 'Wine list',
              linkurl: '/demo/files/wine-list.txt',
              pageId: null,
            },
          ],
        },
        es: {
          title: 'Cinco copas, una costa',
          slug: 'cinco-copas',
          content:
            'Catorce escalones con una vela y luego cinco copas chicas, de norte a sur, en la mesa de piedra. El sommelier ha caminado todos los viñedos y en dos perdió el sombrero.',
          location: 'La Cava',
          links: [
            {
              type: 'Download File',
              linktext: 'Carta de vinos',
              linkurl: '/demo/files/wine-list.txt',
              pageId: null,
            },
          ],
        },
      },
    },
    {
      id: 1517,
      label: 'Late trio',
      start_date: '2026-01-09T22:00',
      end_date: '2031-12-28T01:00',
      ...repeating('weekly', ['friday', 'saturday']),
      locale: {
        en: {
          title: 'The Late Trio',
          slug: 'late-trio',
          category: 'Night',
          content:
            'Double bass, guitar, brushes, and the lights of one fishing boat. From ten until one, with a pause at midnight in which you hear the swell.',
          location: 'Mirador, rooftop',
          image: 'live-music-night',
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Hold two chairs',
              linkurl: '/demo/booking/dining?site=casa-marea&venue=mirador',
              pageId: null,
            },
          ],
        },
        es: {
          title: 'El trío de la medianoche',
          slug: 'trio-de-la-medianoche',
          content:
            'Contrabajo, guitarra, escobillas y las luces de una sola lancha. De diez a una, con una pausa a la medianoche para oír el oleaje.',
          location: 'Mirador, azotea',
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Aparta dos sillas',
              linkurl: '/demo/booking/dining?site=casa-marea&venue=mirador',
              pageId: null,
            },
          ],
        },
      },
    },
    {
      id: 1518,
      label: 'Stars over the bay',
      start_date: '2026-01-05T20:30',
      end_date: '2031-12-31T21:45',
      ...repeating('weekly', ['monday', 'thursday']),
      locale: {
        en: {
          title: 'Stars over the Bay',
          slug: 'stars-over-the-bay',
          category: 'Night',
          content: `The amber lamps are turned right down and mattresses laid on the sand. One telescope, one astronomer from the university across the hills, no hurry.

Blankets are there. Hot chocolate at nine.`,
          location: 'Far end of the beach',
          image: 'stargazing',
        },
        es: {
          title: 'Estrellas sobre la bahía',
          slug: 'estrellas-sobre-la-bahia',
          content: `Bajamos al mínimo las lámparas ámbar y ponemos colchones en la arena. Un telescopio, una astrónoma de la universidad del otro lado del cerro y ninguna prisa.

Hay cobijas. A las nueve, chocolate caliente.`,
          location: 'El final de la playa',
        },
      },
    },
    {
      id: 1519,
      label: 'Film in the garden',
      start_date: '2026-01-04T20:15',
      end_date: '2031-12-31T22:15',
      ...repeating('weekly', ['sunday', 'wednesday']),
      locale: {
        en: {
          title: 'Film in the Garden',
          slug: 'film-in-the-garden',
          category: 'Night',
          content:
            'A white wall, thirty armchairs, headphones so that the crickets can go on. English with Spanish subtitles on Sunday, the other way round on Wednesday.',
          location: 'Lemon garden, west wall',
          image: 'room-dusk',
        },
        es: {
          title: 'Cine en el jardín',
          slug: 'cine-en-el-jardin',
          content:
            'Una pared blanca, treinta sillones y audífonos para que los grillos sigan en lo suyo. El domingo en inglés con subtítulos en español; el miércoles, al revés.',
          location: 'Jardín de los limones, muro poniente',
        },
      },
    },
    {
      id: 1520,
      label: 'Concert by candlelight',
      start_date: '2026-01-27T20:00',
      end_date: '2031-12-31T21:30',
      ...repeating('monthly', []),
      locale: {
        en: {
          title: 'Concert by Candlelight',
          slug: 'concert-by-candlelight',
          category: 'Night',
          content:
            'On the 27th of every month a string quartet plays in the patio, with a hundred candles on the arcades and the kitchen silent for an hour and a half.',
          location: 'El Patio',
          image: 'arcade-courtyard',
        },
        es: {
          title: 'Concierto a la luz de las velas',
          slug: 'concierto-con-velas',
          content:
            'El 27 de cada mes toca un cuarteto de cuerdas en el patio, con cien velas en los portales y la cocina en silencio durante hora y media.',
          location: 'El Patio',
        },
      },
    },
    {
      id: 1521,
      label: 'An evening of letters',
      start_date: `${day(4)}T19:30`,
      end_date: `${day(4)}T20:45`,
      repeats: 0,
      locale: {
        en: {
          title: 'An Evening of Letters',
          slug: 'evening-of-letters',
          category: 'Night',
          content:
            'Two actors read letters that sailors of this bay sent home, found in a trunk in Caleta. In Spanish and English by turns; one evening only.',
          location: 'Lobby arches',
          image: 'lobby-arches',
        },
        es: {
          title: 'Noche de cartas',
          slug: 'noche-de-cartas',
          content:
            'Dos actores leen las cartas que los marineros de esta bahía mandaron a su casa, halladas en un baúl en Caleta. En español y en inglés, por turnos; una sola noche.',
          location: 'Arcos del lobby',
        },
      },
    },
    {
      id: 1522,
      label: 'Days of the oyster',
      start_date: `${day(3)}T12:00`,
      end_date: `${day(5)}T22:00`,
      repeats: 0,
      locale: {
        en: {
          title: 'Days of the Oyster',
          slug: 'days-of-the-oyster',
          category: 'Everyday',
          content: `The growers of the northern lagoons come for three days with knives, sacks and opinions.

- **First day:** raw bar on the beach from noon
- **Second day:** oysters over the fire, a walk through the mangrove
- **Third day:** opening contest at five, supper for all at seven

Eaten with lime, with nothing, or with a drop of raicilla.`,
          location: 'Beach and Leña y Sal',
          image: 'beach-grill-fire',
          links: [
            {
              type: 'Link Off',
              linktext: 'Programme of the three days',
              linkurl: 'https://example.com/casa-marea/oysters',
              pageId: null,
            },
          ],
          gallery: ['beach-grill-fire', 'plate-ceviche', 'terrace-dusk'],
        },
        es: {
          title: 'Los días del ostión',
          slug: 'los-dias-del-ostion',
          content: `Los ostioneros de las lagunas del norte vienen tres días con cuchillos, costales y opiniones.

- **Primer día:** barra de crudos en la playa desde mediodía
- **Segundo día:** ostiones a las brasas y paseo por el manglar
- **Tercer día:** concurso de abrir ostiones a las cinco y cena para todos a las siete

Con limón, sin nada o con una gota de raicilla.`,
          location: 'La playa y Leña y Sal',
          links: [
            {
              type: 'Link Off',
              linktext: 'Programa de los tres días',
              linkurl: 'https://example.com/casa-marea/ostiones',
              pageId: null,
            },
          ],
        },
      },
    },
  ] satisfies DemoRecord<typeof event>[];

export default events;
