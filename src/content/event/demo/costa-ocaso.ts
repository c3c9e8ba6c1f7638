import type { DemoDay, DemoRecord } from '../../demo.ts';
import type { event } from '../event.ts';
import { daily, repeating, weekly } from './authoring.ts';

const events = (day: DemoDay) =>
  [
    {
      id: 2401,
      label: 'Dune yoga',
      ...daily('07:00', '08:00'),
      locale: {
        en: {
          title: 'Yoga on the dune',
          slug: 'yoga-on-the-dune',
          category: 'Wellness',
          content: `Inés Barragán unrolls forty mats on the flat top of the dune while it is still blue. The sun is over the ridge by the third salutation.

All levels; both languages. There is tea with mint and desert honey afterwards.`,
          location: 'Top of the big dune',
          image: 'yoga-sunrise',
          links: [{ type: 'Content', linktext: 'The 360° programme', linkurl: null, pageId: 2403 }],
          gallery: ['yoga-sunrise', 'palm-sky', 'garden-path'],
        },
        es: {
          title: 'Yoga en la duna',
          slug: 'yoga-en-la-duna',
          content: `Inés Barragán extiende cuarenta tapetes en lo alto de la duna cuando todavía está azul. En el tercer saludo, el sol ya asoma por el cerro.

Para todos los niveles y en los dos idiomas. Al final hay té de menta con miel del desierto.`,
          location: 'En lo alto de la duna grande',
          links: [{ type: 'Content', linktext: 'El programa 360°', linkurl: null, pageId: 2403 }],
        },
      },
    },
    {
      id: 2402,
      label: 'Breathing at last light',
      ...daily('17:20', '17:45'),
      locale: {
        en: {
          title: 'Breathing at last light',
          slug: 'breathing-at-last-light',
          category: 'Wellness',
          content:
            'Twenty-five minutes of slow breathing on the roof, sitting or lying down, ending when the lower edge of the sun touches the sea. Late arrivals are asked to wait on the stairs.',
          location: 'Mirador roof, west side',
          image: 'palm-sky',
        },
        es: {
          title: 'Respirar con la última luz',
          slug: 'respirar-con-la-ultima-luz',
          content:
            'Veinticinco minutos de respiración lenta en la azotea, sentados o recostados, hasta que el borde del sol toca el mar. Si llegas tarde, te pedimos esperar en la escalera.',
          location: 'Azotea del Mirador, lado poniente',
        },
      },
    },
    {
      id: 2403,
      label: 'Lighting the mesquite',
      ...daily('15:00', '15:30'),
      locale: {
        en: {
          title: 'Lighting of the fire',
          slug: 'lighting-of-the-fire',
          category: 'Everyday',
          content:
            'At three sharp the grill at Brasa is lit with one match and a handful of dry cholla. The cooks say which wood goes where, and what came off the boats. Stay for a taste of ember-roasted onion.',
          location: 'Brasa de Mezquite',
          image: 'beach-grill-fire',
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Come back for dinner',
              linkurl: '/demo/booking/dining?site=costa-ocaso&venue=brasa-de-mezquite',
              pageId: null,
            },
          ],
        },
        es: {
          title: 'Se prende el fuego',
          slug: 'se-prende-el-fuego',
          content:
            'A las tres en punto se enciende la parrilla de Brasa con un solo cerillo y un puñado de choya seca. Los cocineros cuentan qué leña va en cada lado y qué trajeron las lanchas. Quédate a probar la cebolla asada al rescoldo.',
          location: 'Brasa de Mezquite',
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Regresa a cenar',
              linkurl: '/demo/booking/dining?site=costa-ocaso&venue=brasa-de-mezquite',
              pageId: null,
            },
          ],
        },
      },
    },
    {
      id: 2404,
      label: 'Games under the arches',
      ...daily('10:00', '22:00'),
      locale: {
        en: {
          title: 'Games under the arches',
          slug: 'games-under-the-arches',
          category: 'Everyday',
          content:
            'Dominoes, lotería, chess with pieces of carved cactus wood, and a shelf of novels in six languages. Take what you like; leave what you have finished.',
          location: 'Library, beside reception',
          image: 'arcade-courtyard',
        },
        es: {
          title: 'Juegos bajo los arcos',
          slug: 'juegos-bajo-los-arcos',
          content:
            'Dominó, lotería, ajedrez con piezas talladas en madera de cardón y un librero con novelas en seis idiomas. Toma lo que quieras y deja lo que ya leíste.',
          location: 'Biblioteca, junto a recepción',
        },
      },
    },
    {
      id: 2405,
      label: 'Ridge ride',
      ...daily('06:45', '09:00', 2),
      locale: {
        en: {
          title: 'Ride along the ridge',
          slug: 'ride-along-the-ridge',
          category: 'Day',
          content:
            'Eighteen kilometres on a sandy track, every other morning, before the heat. There is one long climb and a coffee stop at the ranch of the Cota family, who make the goat cheese you had at dinner.',
          location: 'Sports hut',
          image: 'cycling-path',
          links: [
            { type: 'Click To Call', linktext: 'Reserve a bicycle', linkurl: 'tel:+15550147', pageId: null },
          ],
        },
        es: {
          title: 'En bici por el filo',
          slug: 'en-bici-por-el-filo',
          content:
            'Dieciocho kilómetros de brecha, un día sí y otro no, antes de que apriete el calor. Hay una subida larga y una parada a tomar café en el rancho de la familia Cota, que hace el queso de cabra que cenaste anoche.',
          location: 'Caseta de deportes',
          links: [
            {
              type: 'Click To Call',
              linktext: 'Aparta una bicicleta',
              linkurl: 'tel:+15550147',
              pageId: null,
            },
          ],
        },
      },
    },
    {
      id: 2406,
      label: 'Arroyo walk',
      ...weekly('08:30', '10:00', ['monday', 'wednesday', 'friday']),
      locale: {
        en: {
          title: 'Walk up the arroyo',
          slug: 'walk-up-the-arroyo',
          category: 'Day',
          content: `The dry riverbed behind the spa is the oldest road on the cape. Naturalist Martina Ceseña walks it slowly, two kilometres out and back.

You will probably see:

- cardón cactus two hundred years old
- a pair of caracaras
- the tracks of last night's fox`,
          location: 'Meet at the spa gate',
          image: 'garden-path',
        },
        es: {
          title: 'Caminata por el arroyo',
          slug: 'caminata-por-el-arroyo',
          content: `El cauce seco detrás del spa es el camino más viejo del cabo. La naturalista Martina Ceseña lo recorre sin prisa, dos kilómetros de ida y vuelta.

Lo más probable es que veas:

- cardones de doscientos años
- una pareja de quelelis
- las huellas del zorro de anoche`,
          location: 'Punto de encuentro: la puerta del spa',
        },
      },
    },
    {
      id: 2407,
      label: 'Tennis clinic',
      ...weekly('09:00', '10:30', ['monday', 'wednesday', 'friday']),
      locale: {
        en: {
          title: 'Tennis with Braulio',
          slug: 'tennis-with-braulio',
          category: 'Day',
          content:
            'An open clinic on both courts: half an hour of strokes, an hour of games. Rackets are at the hut. Eight places, so put your name on the board the evening before.',
          location: 'Tennis courts',
          image: 'tennis-court',
          links: [{ type: 'Content', linktext: 'Courts and lessons', linkurl: null, pageId: 2405 }],
        },
        es: {
          title: 'Tenis con Braulio',
          slug: 'tenis-con-braulio',
          content:
            'Clínica abierta en las dos canchas: media hora de golpes y una hora de juego. Las raquetas están en la caseta. Hay ocho lugares; anótate en la pizarra desde la tarde anterior.',
          location: 'Canchas de tenis',
          links: [{ type: 'Content', linktext: 'Canchas y clases', linkurl: null, pageId: 2405 }],
        },
      },
    },
    {
      id: 2408,
      label: 'Cove swim',
      ...weekly('07:30', '09:00', ['tuesday', 'saturday']),
      locale: {
        en: {
          title: 'Open-water swim',
          slug: 'open-water-swim',
          category: 'Wellness',
          content:
            'Eight hundred metres across the swimming cove and back, with a kayak alongside. Goggles and a bright cap are lent. If the flag is yellow, we swim along the shore instead.',
          location: 'Van from the lobby at 7:15',
          image: 'snorkel-reef',
        },
        es: {
          title: 'Nado en mar abierto',
          slug: 'nado-en-mar-abierto',
          content:
            'Ochocientos metros de ida y vuelta en la caleta, con un kayak al lado. Te prestamos goggles y una gorra de color vivo. Con bandera amarilla nadamos pegados a la orilla.',
          location: 'La camioneta sale del lobby a las 7:15',
        },
      },
    },
    {
      id: 2409,
      label: 'Tortilla class',
      ...weekly('11:00', '12:15', ['tuesday', 'thursday']),
      locale: {
        en: {
          title: 'Corn, stone and comal',
          slug: 'corn-stone-and-comal',
          category: 'Day',
          content:
            'From kernel to tortilla in an hour and a quarter with Doña Eulalia Rentería: rinsing the corn, grinding, pressing by hand. You eat what you make, with beans and two salsas.',
          location: 'Yard behind Comal y Leña',
          image: 'cooking-class',
          links: [
            { type: 'Click To Call', linktext: 'Keep me a place', linkurl: 'tel:+15550145', pageId: null },
          ],
          gallery: ['cooking-class', 'taco-stand', 'plate-tacos'],
        },
        es: {
          title: 'Maíz, metate y comal',
          slug: 'maiz-metate-y-comal',
          content:
            'Del grano a la tortilla en una hora y cuarto con doña Eulalia Rentería: lavar el maíz, moler y echar tortillas a mano. Te comes lo que haces, con frijoles y dos salsas.',
          location: 'Patio de Comal y Leña',
          links: [
            { type: 'Click To Call', linktext: 'Guárdame un lugar', linkurl: 'tel:+15550145', pageId: null },
          ],
        },
      },
    },
    {
      id: 2410,
      label: 'Watercolour hour',
      ...weekly('16:00', '17:15', ['monday', 'sunday']),
      locale: {
        en: {
          title: 'Watercolour of the ridge',
          slug: 'watercolour-of-the-ridge',
          category: 'Day',
          content:
            'Five earth colours, a brush and a sheet of heavy paper, when the ridge turns from ochre to violet. Painter Aurelio Santibáñez shows a wash and then mostly keeps quiet.',
          location: 'La Duna verandah',
          image: 'breakfast-verandah',
        },
        es: {
          title: 'Acuarela del cerro',
          slug: 'acuarela-del-cerro',
          content:
            'Cinco colores de tierra, un pincel y una hoja de papel grueso, a la hora en que el cerro pasa del ocre al violeta. El pintor Aurelio Santibáñez enseña una aguada y después casi no habla.',
          location: 'Veranda de La Duna',
        },
      },
    },
    {
      id: 2411,
      label: 'Agave tasting',
      ...weekly('18:00', '19:00', ['monday', 'wednesday', 'friday']),
      locale: {
        en: {
          title: 'Four agaves, four soils',
          slug: 'four-agaves-four-soils',
          category: 'Night',
          content:
            'A tequila, two mezcals and a wild one from the sierra, side by side, with orange slices and worm salt on request. Eighteen and over. $28 a person.',
          location: 'Bar Mirador',
          image: 'tequila-tasting',
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Reserve a seat',
              linkurl: '/demo/booking/dining?site=costa-ocaso&venue=bar-mirador',
              pageId: null,
            },
          ],
        },
        es: {
          title: 'Cuatro agaves, cuatro suelos',
          slug: 'cuatro-agaves-cuatro-suelos',
          content:
            'Un tequila, dos mezcales y un silvestre de la sierra, uno junto al otro, con gajos de naranja y, si la pides, sal de gusano. Para mayores de dieciocho años. 28 USD por persona.',
          location: 'Bar Mirador',
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Aparta tu lugar',
              linkurl: '/demo/booking/dining?site=costa-ocaso&venue=bar-mirador',
              pageId: null,
            },
          ],
        },
      },
    },
    {
      id: 2412,
      label: 'Stargazing',
      ...weekly('21:00', '22:15', ['tuesday', 'thursday', 'saturday']),
      locale: {
        en: {
          title: 'Stars over the arroyo',
          slug: 'stars-over-the-arroyo',
          category: 'Night',
          content:
            'No lamp for two kilometres. Two telescopes, thirty blankets and Martina Ceseña with a green pointer: the planets first, then whatever you ask for. Hot chocolate is in the flask.',
          location: 'Arroyo behind the spa',
          image: 'stargazing',
          gallery: ['stargazing', 'rooftop-night', 'palm-sky'],
        },
        es: {
          title: 'Estrellas sobre el arroyo',
          slug: 'estrellas-sobre-el-arroyo',
          content:
            'Ni una lámpara en dos kilómetros. Dos telescopios, treinta cobijas y Martina Ceseña con un apuntador verde: primero los planetas y luego lo que tú quieras. En el termo hay chocolate caliente.',
          location: 'Arroyo detrás del spa',
        },
      },
    },
    {
      id: 2413,
      label: 'Trio at Comal',
      ...weekly('20:00', '22:00', ['thursday']),
      locale: {
        en: {
          title: 'Trio Los Medanales',
          slug: 'trio-los-medanales',
          category: 'Night',
          content:
            'Two guitars and a double bass among the tables, playing boleros and whatever table four insists on. The first set is quiet enough to talk through.',
          location: 'Comal y Leña',
          image: 'live-music-night',
        },
        es: {
          title: 'Trío Los Medanales',
          slug: 'trio-los-medanales-en-vivo',
          content:
            'Dos guitarras y un contrabajo entre las mesas, con boleros y lo que se le ocurra pedir a la mesa cuatro. En la primera tanda todavía se puede platicar.',
          location: 'Comal y Leña',
        },
      },
    },
    {
      id: 2414,
      label: 'Fire dance',
      ...weekly('20:30', '21:15', ['saturday']),
      locale: {
        en: {
          title: 'Dance of the embers',
          slug: 'dance-of-the-embers',
          category: 'Night',
          content:
            'Six dancers, four drums and no electric light. Sit on the upwind side, on the stone steps, and keep small children beside you: the torches come close.',
          location: 'Beach in front of Brasa',
          image: 'fire-dance',
          gallery: ['fire-dance', 'beach-grill-fire', 'live-music-night'],
        },
        es: {
          title: 'Danza de las brasas',
          slug: 'danza-de-las-brasas',
          content:
            'Seis bailarines, cuatro tambores y ni una luz eléctrica. Siéntate en los escalones de piedra, de espaldas al viento, y ten cerca a los niños: las antorchas pasan a un paso.',
          location: 'Playa frente a Brasa',
        },
      },
    },
    {
      id: 2415,
      label: 'Cinema on the sand',
      ...weekly('19:30', '21:30', ['wednesday', 'sunday']),
      locale: {
        en: {
          title: 'Cinema on the sand',
          slug: 'cinema-on-the-sand',
          category: 'Night',
          content:
            'A sheet between two palms, low chairs, popcorn with chile and lime. On Wednesdays the film is in English with Spanish subtitles, on Sundays the other way round. The title is on channel 1.',
          location: 'South beach',
          image: 'beach-cinema',
        },
        es: {
          title: 'Cine en la arena',
          slug: 'cine-en-la-arena',
          content:
            'Una sábana entre dos palmas, sillas bajas y palomitas con chile y limón. Los miércoles la película es en inglés con subtítulos en español; los domingos, al revés. El título está en el canal 1.',
          location: 'Playa sur',
        },
      },
    },
    {
      id: 2416,
      label: 'Late set at Mirador',
      ...weekly('22:00', '01:00', ['friday', 'saturday']),
      locale: {
        en: {
          title: 'Late set on the roof',
          slug: 'late-set-on-the-roof',
          category: 'Night',
          content:
            'Vinyl until one in the morning: cumbia, soul, and slow disco once the wind drops. No cover; eighteen and over. The kitchen sends up the last peanuts at half past midnight.',
          location: 'Bar Mirador',
          image: 'dance-lights',
        },
        es: {
          title: 'Música tarde en la azotea',
          slug: 'musica-tarde-en-la-azotea',
          content:
            'Viniles hasta la una de la mañana: cumbia, soul y disco lento cuando baja el viento. Sin cover; para mayores de dieciocho años. A las doce y media suben los últimos cacahuates.',
          location: 'Bar Mirador',
        },
      },
    },
    {
      id: 2417,
      label: 'Sunset sail',
      ...weekly('16:30', '18:30', ['tuesday', 'wednesday', 'saturday'], { cancelled: [day(2)] }),
      locale: {
        en: {
          title: 'Sunset under sail',
          slug: 'sunset-under-sail',
          category: 'Day',
          content:
            'Two hours on the wooden ketch *Mansedumbre*, around the last rocks of the cape and back with the wind behind. Ceviche and rosé on board; bring a jacket. $85 a person, twelve places.',
          location: 'Cove jetty',
          image: 'sailing-sunset',
          links: [
            { type: 'Click To Call', linktext: 'Reserve on board', linkurl: 'tel:+15550147', pageId: null },
          ],
        },
        es: {
          title: 'A vela al atardecer',
          slug: 'a-vela-al-atardecer',
          content:
            'Dos horas en el queche de madera *Mansedumbre*: rodeamos las últimas rocas del cabo y regresamos con el viento a favor. A bordo hay ceviche y rosado; trae chamarra. 85 USD por persona, doce lugares.',
          location: 'Muelle de la caleta',
          links: [
            { type: 'Click To Call', linktext: 'Reserva a bordo', linkurl: 'tel:+15550147', pageId: null },
          ],
        },
      },
    },
    {
      id: 2418,
      label: 'Cove by kayak',
      ...weekly('09:00', '11:00', ['thursday'], { moved: [{ from: day(3), to: `${day(4)}T15:00` }] }),
      locale: {
        en: {
          title: 'The cove by kayak',
          slug: 'the-cove-by-kayak',
          category: 'Day',
          content:
            'Double kayaks, flat water, a stop at the sea-lion rock at a polite distance. Two hours in all. No experience needed; you should be able to swim.',
          location: 'Swimming cove',
          image: 'kayak-bay',
        },
        es: {
          title: 'La caleta en kayak',
          slug: 'la-caleta-en-kayak',
          content:
            'Kayaks dobles, agua quieta y una parada frente a la roca de los lobos marinos, a distancia respetuosa. Son dos horas. No necesitas experiencia, pero sí saber nadar.',
          location: 'Caleta para nadar',
        },
      },
    },
    {
      id: 2419,
      label: 'Ranch market',
      ...weekly('09:00', '13:00', ['sunday'], { every: 2 }),
      locale: {
        en: {
          title: 'Ranch market',
          slug: 'ranch-market',
          category: 'Day',
          content:
            'Every second Sunday eleven ranches from the sierra set up in the courtyard: goat cheese, dried beef, damiana, baskets of palm. Dollars and pesos; they pack for the suitcase.',
          location: 'Courtyard of the arches',
          image: 'market-stalls',
        },
        es: {
          title: 'Mercado de ranchos',
          slug: 'mercado-de-ranchos',
          content:
            'Un domingo sí y otro no, once ranchos de la sierra se instalan en el patio: queso de cabra, machaca, damiana, cestas de palma. Aceptan pesos y dólares y te lo empacan para la maleta.',
          location: 'Patio de los arcos',
        },
      },
    },
    {
      id: 2420,
      label: 'Long table',
      start_date: '2026-01-20T19:30',
      end_date: '2031-12-20T22:30',
      ...repeating('monthly'),
      locale: {
        en: {
          title: 'The long table',
          slug: 'the-long-table',
          category: 'Night',
          content:
            'On the twentieth of each month the cellar sets one table for sixteen. Six courses, six wines, nobody next to the person they came with. $140 a person.',
          location: 'Cava del Desierto',
          image: 'wine-cellar',
        },
        es: {
          title: 'La mesa larga',
          slug: 'la-mesa-larga',
          content:
            'El día veinte de cada mes la cava pone una sola mesa para dieciséis. Seis tiempos, seis vinos y nadie se sienta junto a quien lo acompaña. 140 USD por persona.',
          location: 'Cava del Desierto',
        },
      },
    },
    {
      id: 2421,
      label: 'Winemaker dinner',
      start_date: `${day(4)}T19:30`,
      end_date: `${day(4)}T22:00`,
      repeats: 0,
      locale: {
        en: {
          title: 'Dinner with the winemaker',
          slug: 'dinner-with-the-winemaker',
          category: 'Night',
          content: `Olimpia Arriaga of Piedra Mansa brings five vintages of her nebbiolo and one white she has never sold. The kitchen at Poniente cooks towards them.

One evening only. $160 a person, wine included.`,
          location: 'Terraza Poniente',
          image: 'terrace-dusk',
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Reserve your seat',
              linkurl: '/demo/booking/dining?site=costa-ocaso&venue=terraza-poniente',
              pageId: null,
            },
          ],
        },
        es: {
          title: 'Cena con la enóloga',
          slug: 'cena-con-la-enologa',
          content: `Olimpia Arriaga, de Piedra Mansa, trae cinco añadas de su nebbiolo y un blanco que nunca ha vendido. La cocina de Poniente prepara el menú a partir de ellos.

Una sola noche. 160 USD por persona, con vinos.`,
          location: 'Terraza Poniente',
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Reserva tu lugar',
              linkurl: '/demo/booking/dining?site=costa-ocaso&venue=terraza-poniente',
              pageId: null,
            },
          ],
        },
      },
    },
    {
      id: 2422,
      label: 'Smoke and Salt festival',
      start_date: `${day(3)}T17:00`,
      end_date: `${day(6)}T23:00`,
      repeats: 0,
      locale: {
        en: {
          title: 'Smoke & Salt festival',
          slug: 'smoke-and-salt-festival',
          category: 'Day',
          content: `Four days of fire by the sea. Eight cooks from both coasts of the peninsula share one line of grills on the beach.

| Day | From five |
|---|---|
| First | Fish on vine cuttings |
| Second | Clams and oysters |
| Third | Beef, goat and bread |
| Fourth | Everything that is left |

Plates from $9; music until eleven.`,
          location: 'Beach in front of Brasa',
          image: 'taco-stand',
          gallery: ['beach-grill-fire', 'plate-grilled-fish', 'market-stalls', 'live-music-night'],
        },
        es: {
          title: 'Festival Humo y Sal',
          slug: 'festival-humo-y-sal',
          content: `Cuatro días de fuego junto al mar. Ocho cocineros de las dos costas de la península comparten una hilera de parrillas en la playa.

| Día | Desde las cinco |
|---|---|
| Primero | Pescado con sarmientos |
| Segundo | Almejas y ostiones |
| Tercero | Res, chivo y pan |
| Cuarto | Todo lo que quede |

Platos desde 9 USD; música hasta las once.`,
          location: 'Playa frente a Brasa',
        },
      },
    },
    {
      id: 2423,
      label: 'Sound bath',
      ...weekly('18:30', '19:30', ['sunday']),
      locale: {
        en: {
          title: 'Bowls in the clay room',
          slug: 'bowls-in-the-clay-room',
          category: 'Wellness',
          content:
            'An hour lying on warm clay while bowls and ocean drums are played around you. Nothing to do; many fall asleep. Sixteen mats.',
          location: 'Spa, clay room',
          image: 'spa-stones',
          links: [
            { type: 'Click To Call', linktext: 'Call the spa', linkurl: 'tel:+15550143', pageId: null },
          ],
        },
        es: {
          title: 'Cuencos en la sala de barro',
          slug: 'cuencos-en-la-sala-de-barro',
          content:
            'Una hora sobre el barro tibio mientras a tu alrededor suenan cuencos y tambores de mar. No hay que hacer nada; muchos se duermen. Hay dieciséis tapetes.',
          location: 'Spa, sala de barro',
          links: [
            { type: 'Click To Call', linktext: 'Llama al spa', linkurl: 'tel:+15550143', pageId: null },
          ],
        },
      },
    },
  ] satisfies DemoRecord<typeof event>[];

export default events;
