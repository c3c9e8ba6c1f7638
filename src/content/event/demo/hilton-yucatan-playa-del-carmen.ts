import type { DemoDay, DemoRecord } from '../../demo.ts';
import { link } from '../../demo-link.ts';
import type { event } from '../event.ts';
import { repeating, type Weekday } from './authoring.ts';

const weekly = (...on: Weekday[]) => repeating('weekly', on);

const key = 'hilton-yucatan-playa-del-carmen';

const events = (day: DemoDay) =>
  [
    {
      id: 4001,
      label: 'Cenote open',
      start_date: '2026-01-05T07:00',
      end_date: '2031-12-31T17:00',
      ...repeating('daily'),
      locale: {
        en: {
          title: 'The cenote is open',
          slug: 'the-cenote-is-open',
          category: 'Everyday',
          content: `Clear water at 24 °C under a roof of roots. A lifeguard is at the platform all day; vests in every size hang by the stair.

Please shower first, and leave sun cream for afterwards. The light comes through the opening between nine and ten.`,
          location: 'Cenote stair, behind Mesa del Cenote',
          image: 'reef-below',
          links: [link('Content', 'Where and when to swim', null, 4006)],
          gallery: ['reef-below', 'garden-path', 'spa-pool'],
        },
        es: {
          title: 'El cenote está abierto',
          slug: 'el-cenote-esta-abierto',
          content: `Agua clara a 24 °C bajo un techo de raíces. Todo el día hay salvavidas en la plataforma y chalecos de todas las tallas junto a la escalera.

Báñate antes de entrar y deja el bloqueador para después. La luz entra por la abertura entre las nueve y las diez.`,
          location: 'Escalera del cenote, detrás de Mesa del Cenote',
          links: [link('Content', 'Dónde y cuándo nadar', null, 4006)],
        },
      },
    },
    {
      id: 4002,
      label: 'Xtabentún hour',
      start_date: '2026-01-05T18:00',
      end_date: '2031-12-31T19:00',
      ...repeating('daily'),
      locale: {
        en: {
          title: 'The xtabentún hour',
          slug: 'the-xtabentun-hour',
          category: 'Everyday',
          content:
            'Two glasses for one while the sun goes down behind the trees. Ask for it with coffee ice if you take it for the first time.',
          location: 'Bar Xtabentún',
          image: 'glass-margarita',
          links: [link('Link Off', 'See the bar', '/property-hub/dining/bar-xtabentun')],
        },
        es: {
          title: 'La hora del xtabentún',
          slug: 'la-hora-del-xtabentun',
          content:
            'Dos copas por una mientras el sol se mete detrás de los árboles. Si es tu primera vez, pídelo con hielo de café.',
          location: 'Bar Xtabentún',
          links: [link('Link Off', 'Conoce el bar', '/property-hub/dining/bar-xtabentun')],
        },
      },
    },
    {
      id: 4003,
      label: 'Sunrise yoga',
      start_date: '2026-01-05T06:30',
      end_date: '2031-12-31T07:30',
      ...repeating('daily'),
      locale: {
        en: {
          title: 'Sunrise yoga on the deck',
          slug: 'sunrise-yoga-on-the-deck',
          category: 'Wellness',
          content: `An hour of slow flow on the wooden deck above the cenote, with the chachalacas for company. Mats, blankets and ginger tea are there.

All levels; come ten minutes early for a place at the rail.`,
          location: 'Cenote deck',
          image: 'yoga-sunrise',
          gallery: ['yoga-sunrise', 'garden-path', 'towels-shells'],
        },
        es: {
          title: 'Yoga al amanecer en el muelle',
          slug: 'yoga-al-amanecer',
          content: `Una hora de movimiento pausado en el muelle de madera sobre el cenote, con las chachalacas de compañía. Hay tapetes, cobijas y té de jengibre.

Para todos los niveles; llega diez minutos antes si quieres lugar junto al barandal.`,
          location: 'Muelle del cenote',
        },
      },
    },
    {
      id: 4004,
      label: 'Breath under the ceiba',
      start_date: '2026-01-06T08:00',
      end_date: '2031-12-31T08:45',
      ...weekly('tuesday', 'thursday', 'saturday'),
      locale: {
        en: {
          title: 'Breath under the ceiba',
          slug: 'breath-under-the-ceiba',
          category: 'Wellness',
          content:
            'Forty-five minutes of guided breathing, seated between the roots. Marisol Canul leads in English and Spanish; no experience needed.',
          location: 'The great ceiba',
          image: 'garden-path',
        },
        es: {
          title: 'Respiración bajo la ceiba',
          slug: 'respiracion-bajo-la-ceiba',
          content:
            'Cuarenta y cinco minutos de respiración guiada, sentados entre las raíces. Marisol Canul la guía en español e inglés; no hace falta experiencia.',
          location: 'La gran ceiba',
        },
      },
    },
    {
      id: 4005,
      label: 'Cenote float',
      start_date: '2026-01-05T12:00',
      end_date: '2031-12-31T12:40',
      ...weekly('monday', 'wednesday', 'friday'),
      locale: {
        en: {
          title: 'Guided float in the cenote',
          slug: 'guided-float-in-the-cenote',
          category: 'Wellness',
          content:
            'On your back, ears under water, a hand beneath your neck if you want one. Six guests at a time, with soft vests.',
          location: 'Cenote platform',
          image: 'spa-pool',
          links: [link('Click To Call', 'Put down your name, extension 4300', 'tel:+1 555 0143')],
        },
        es: {
          title: 'Flotación guiada en el cenote',
          slug: 'flotacion-guiada-en-el-cenote',
          content:
            'Boca arriba, con los oídos bajo el agua y una mano en la nuca, si la quieres. Seis huéspedes a la vez, con chaleco suave.',
          location: 'Plataforma del cenote',
          links: [link('Click To Call', 'Anótate en la extensión 4300', 'tel:+1 555 0143')],
        },
      },
    },
    {
      id: 4006,
      label: 'Temazcal',
      start_date: '2026-01-06T17:30',
      end_date: '2031-12-31T18:45',
      ...weekly('tuesday', 'friday'),
      locale: {
        en: {
          title: 'Temazcal at dusk',
          slug: 'temazcal-at-dusk',
          category: 'Wellness',
          content: `Four doors of steam in a low stone dome, with rue, copal and songs. It is dark and hot and over sooner than you think.

$85 a person, ten places. Not for guests who are pregnant or have heart trouble. Eat lightly at noon.`,
          location: 'Stone dome, by the spa',
          image: 'spa-stones',
          links: [link('Make Reservation', 'Reserve a place', `/demo/booking/spa?site=${key}`)],
        },
        es: {
          title: 'Temazcal al anochecer',
          slug: 'temazcal-al-anochecer',
          content: `Cuatro puertas de vapor en una bóveda baja de piedra, con ruda, copal y cantos. Es oscuro, es caliente y termina antes de lo que crees.

$85 por persona, diez lugares. No se recomienda durante el embarazo ni con problemas del corazón. Come ligero a mediodía.`,
          location: 'Bóveda de piedra, junto al spa',
          links: [link('Make Reservation', 'Aparta tu lugar', `/demo/booking/spa?site=${key}`)],
        },
      },
    },
    {
      id: 4007,
      label: 'Bird walk',
      start_date: '2026-01-05T06:00',
      end_date: '2031-12-31T07:30',
      ...repeating('daily', [], { every: 2 }),
      locale: {
        en: {
          title: 'Motmots before breakfast',
          slug: 'motmots-before-breakfast',
          category: 'Day',
          content:
            'A slow walk of two kilometres with Don Eusebio, who knows which branch the motmot likes. Binoculars are lent; wear something green or brown.',
          location: 'Lobby steps',
          image: 'palm-sky',
        },
        es: {
          title: 'Pájaros toh antes del desayuno',
          slug: 'pajaros-toh-antes-del-desayuno',
          content:
            'Dos kilómetros sin prisa con don Eusebio, que sabe en qué rama se para el toh. Te prestamos binoculares; ven de verde o café.',
          location: 'Escalinata del lobby',
        },
      },
    },
    {
      id: 4008,
      label: 'Tortilla class',
      start_date: '2026-01-05T11:00',
      end_date: '2031-12-31T12:15',
      ...repeating('weekly', ['monday', 'wednesday', 'saturday'], { cancelled: [day(2)] }),
      locale: {
        en: {
          title: 'From corn to tortilla',
          slug: 'from-corn-to-tortilla',
          category: 'Day',
          content: `Doña Lupita Chablé shows how corn is cooked with lime, ground and patted into shape. Your first three will be square; hers have been round for fifty years.

You eat what you make, with sikil pak and beans.`,
          location: 'Comal of La Milpa',
          image: 'cooking-class',
          gallery: ['cooking-class', 'plate-tacos', 'breakfast-verandah'],
        },
        es: {
          title: 'Del maíz a la tortilla',
          slug: 'del-maiz-a-la-tortilla',
          content: `Doña Lupita Chablé enseña cómo se nixtamaliza, se muele y se tortea el maíz. Las tres primeras te saldrán cuadradas; las de ella llevan cincuenta años redondas.

Se come lo que se hace, con sikil pak y frijol.`,
          location: 'Comal de La Milpa',
        },
      },
    },
    {
      id: 4009,
      label: 'Young naturalists',
      start_date: '2026-01-05T10:00',
      end_date: '2031-12-31T12:30',
      ...weekly('monday', 'tuesday', 'wednesday', 'thursday', 'friday'),
      locale: {
        en: {
          title: 'Young naturalists',
          slug: 'young-naturalists',
          category: 'Day',
          content:
            'For guests from 5 to 12: leaf prints, ant roads, a visit to the stingless bees. Closed shoes and a water bottle, please.',
          location: 'The tree house',
          image: 'kites-kids',
        },
        es: {
          title: 'Pequeños naturalistas',
          slug: 'pequenos-naturalistas',
          content:
            'Para huéspedes de 5 a 12 años: huellas de hojas, caminos de hormigas y una visita a las abejas sin aguijón. Con zapato cerrado y botella de agua, por favor.',
          location: 'La casa del árbol',
        },
      },
    },
    {
      id: 4010,
      label: 'Four Waters ride',
      start_date: '2026-01-08T08:00',
      end_date: '2031-12-31T11:00',
      ...repeating('weekly', ['thursday'], { moved: [{ from: day(3), to: `${day(4)}T08:30` }] }),
      locale: {
        en: {
          title: 'Four Waters by bicycle',
          slug: 'four-waters-by-bicycle',
          category: 'Day',
          content:
            'Seven kilometres on packed earth past four cenotes, with a swim in the last. Helmets, water and oranges are on the cart behind you.',
          location: 'Bicycle shed, by the lobby',
          image: 'cycling-path',
          links: [link('Content', 'Fitness & land sports', null, 4003)],
        },
        es: {
          title: 'Cuatro Aguas en bicicleta',
          slug: 'cuatro-aguas-en-bicicleta',
          content:
            'Siete kilómetros de terracería por cuatro cenotes, con un chapuzón en el último. Cascos, agua y naranjas van en el carrito de atrás.',
          location: 'Caseta de bicicletas, junto al lobby',
          links: [link('Content', 'Ejercicio y deportes en tierra', null, 4003)],
        },
      },
    },
    {
      id: 4011,
      label: 'Reef snorkel',
      start_date: '2026-01-05T09:30',
      end_date: '2031-12-31T11:00',
      ...weekly('monday', 'wednesday', 'friday'),
      locale: {
        en: {
          title: 'Out to the near reef',
          slug: 'out-to-the-near-reef',
          category: 'Day',
          content:
            'By boat to the reef three hundred metres out, then an hour face down among parrotfish and sea fans. $35 with mask and vest; from 8 years.',
          location: 'Beach club pier',
          image: 'snorkel-reef',
          links: [link('Content', 'Shuttle times', null, 4007)],
        },
        es: {
          title: 'Al arrecife de enfrente',
          slug: 'al-arrecife-de-enfrente',
          content:
            'En lancha hasta el arrecife, a trescientos metros, y una hora boca abajo entre peces loro y abanicos de mar. $35 con visor y chaleco; desde los 8 años.',
          location: 'Muelle del club de playa',
          links: [link('Content', 'Horarios del transporte', null, 4007)],
        },
      },
    },
    {
      id: 4012,
      label: 'Tennis round robin',
      start_date: '2026-01-05T09:00',
      end_date: '2031-12-31T10:30',
      ...weekly('sunday', 'monday'),
      locale: {
        en: {
          title: 'Tennis, all against all',
          slug: 'tennis-all-against-all',
          category: 'Day',
          content:
            'Short sets, partners drawn from a hat, orange quarters in between. Rackets are lent at the court.',
          location: 'Clay courts',
          image: 'tennis-court',
        },
        es: {
          title: 'Tenis, todos contra todos',
          slug: 'tenis-todos-contra-todos',
          content:
            'Sets cortos, parejas a la suerte y gajos de naranja entre juego y juego. En la cancha te prestamos raqueta.',
          location: 'Canchas de arcilla',
        },
      },
    },
    {
      id: 4013,
      label: 'Cacao grinding',
      start_date: '2026-01-06T16:00',
      end_date: '2031-12-31T17:00',
      ...weekly('tuesday', 'saturday'),
      locale: {
        en: {
          title: 'Cacao on the stone',
          slug: 'cacao-on-the-stone',
          category: 'Day',
          content:
            'Roast, peel and grind a handful of cacao, then beat it with water until it foams. Bitter first, then less so: you decide how much sugar.',
          location: 'Cacao y Café',
          image: 'coffee-corner',
        },
        es: {
          title: 'Cacao en metate',
          slug: 'cacao-en-metate',
          content:
            'Tuesta, pela y muele un puño de cacao; luego bátelo con agua hasta que haga espuma. Primero amarga y después no tanto: tú decides cuánta azúcar.',
          location: 'Cacao y Café',
        },
      },
    },
    {
      id: 4014,
      label: 'Lotería',
      start_date: '2026-01-07T15:00',
      end_date: '2031-12-31T16:00',
      ...weekly('sunday', 'wednesday'),
      locale: {
        en: {
          title: 'Lotería by the pool',
          slug: 'loteria-by-the-pool',
          category: 'Day',
          content:
            'Mexican bingo with beans for counters and cards painted by our gardener: the iguana, the ceiba, the leaky boat. Prizes are edible.',
          location: 'La Poza',
          image: 'swim-up-bar',
        },
        es: {
          title: 'Lotería junto a la alberca',
          slug: 'loteria-junto-a-la-alberca',
          content:
            'Con frijolitos y cartas pintadas por nuestro jardinero: la iguana, la ceiba, la lancha que hace agua. Los premios se comen.',
          location: 'La Poza',
        },
      },
    },
    {
      id: 4015,
      label: 'Opening of the pit',
      start_date: '2026-01-07T19:00',
      end_date: '2031-12-31T19:30',
      ...weekly('wednesday', 'thursday', 'friday', 'saturday'),
      locale: {
        en: {
          title: 'The pit is opened',
          slug: 'the-pit-is-opened',
          category: 'Night',
          content:
            'Earth is swept off, leaves are lifted, and the first smoke of achiote comes out. Watching is free; a taste of whatever it is goes round.',
          location: 'Pib',
          image: 'beach-grill-fire',
          links: [link('Make Reservation', 'Stay for dinner', `/demo/booking/dining?site=${key}&venue=pib`)],
        },
        es: {
          title: 'Se abre el pib',
          slug: 'se-abre-el-pib',
          content:
            'Se barre la tierra, se levantan las hojas y sale el primer humo de achiote. Mirar no cuesta; la probada de lo que haya pasa de mano en mano.',
          location: 'Pib',
          links: [link('Make Reservation', 'Quédate a cenar', `/demo/booking/dining?site=${key}&venue=pib`)],
        },
      },
    },
    {
      id: 4016,
      label: 'Trova trio',
      start_date: '2026-01-06T20:00',
      end_date: '2031-12-31T22:00',
      ...weekly('sunday', 'tuesday', 'thursday'),
      locale: {
        en: {
          title: 'Trova for three guitars',
          slug: 'trova-for-three-guitars',
          category: 'Night',
          content:
            'Three voices, three guitars and a hundred years of Yucatecan love songs. Trío Luz de Maní plays near the bar; requests on a napkin.',
          location: 'Terrace of Raíz de Ceiba; Sundays in the lobby',
          image: 'live-music-night',
        },
        es: {
          title: 'Trova a tres guitarras',
          slug: 'trova-a-tres-guitarras',
          content:
            'Tres voces, tres guitarras y cien años de canciones de amor yucatecas. Toca el Trío Luz de Maní; las peticiones, en servilleta.',
          location: 'Terraza de Raíz de Ceiba; los domingos, en el lobby',
        },
      },
    },
    {
      id: 4017,
      label: 'Stargazing',
      start_date: '2026-01-07T21:00',
      end_date: '2031-12-31T22:15',
      ...repeating('weekly', ['wednesday'], { every: 2 }),
      locale: {
        en: {
          title: 'The sky of the milpa',
          slug: 'the-sky-of-the-milpa',
          category: 'Night',
          content:
            'Every second Wednesday we turn off the deck lights and set up the telescope. Ariel Pech tells which stars say it is time to sow.',
          location: 'Upper deck, above Bar Xtabentún',
          image: 'stargazing',
        },
        es: {
          title: 'El cielo de la milpa',
          slug: 'el-cielo-de-la-milpa',
          content:
            'Un miércoles sí y otro no, apagamos las luces de la terraza y sacamos el telescopio. Ariel Pech cuenta qué estrellas avisan que es hora de sembrar.',
          location: 'Terraza alta, sobre el Bar Xtabentún',
        },
      },
    },
    {
      id: 4018,
      label: 'Canopy nights',
      start_date: '2026-01-09T22:00',
      end_date: '2031-12-31T01:00',
      ...weekly('friday', 'saturday'),
      locale: {
        en: {
          title: 'Canopy nights',
          slug: 'canopy-nights',
          category: 'Night',
          content:
            'Vinyl cumbia, slow house and the lights down low until one in the morning. The deck holds sixty; after that the stair is the dance floor.',
          location: 'Bar Xtabentún',
          image: 'dance-lights',
          gallery: ['dance-lights', 'rooftop-night', 'glass-mojito'],
        },
        es: {
          title: 'Noches en la copa',
          slug: 'noches-en-la-copa',
          content:
            'Cumbia en vinil, house sin prisa y luz baja hasta la una de la mañana. En la terraza caben sesenta; después, la pista es la escalera.',
          location: 'Bar Xtabentún',
        },
      },
    },
    {
      id: 4019,
      label: 'Jarana evening',
      start_date: '2026-01-10T20:30',
      end_date: '2031-12-31T22:00',
      ...weekly('saturday'),
      locale: {
        en: {
          title: 'Vaquería and jarana',
          slug: 'vaqueria-and-jarana',
          category: 'Night',
          content:
            'White dresses, ribbons, and trays of glasses balanced on the head. After the third dance, the company teaches you the step.',
          location: 'Lobby courtyard',
          image: 'fire-dance',
        },
        es: {
          title: 'Vaquería y jarana',
          slug: 'vaqueria-y-jarana',
          content:
            'Ternos blancos, cintas y charolas con vasos en equilibrio sobre la cabeza. Después del tercer baile, la compañía te enseña el paso.',
          location: 'Patio del lobby',
        },
      },
    },
    {
      id: 4020,
      label: 'Tree planting',
      start_date: '2026-01-21T09:00',
      end_date: '2031-12-31T11:00',
      ...repeating('monthly'),
      locale: {
        en: {
          title: 'Planting day with the ejido',
          slug: 'planting-day-with-the-ejido',
          category: 'Day',
          content:
            'On the 21st of each month we plant ramón, ceiba and zapote with our neighbours. Gloves and spades are there; lunch is tamales.',
          location: 'Jungle gate',
          image: 'shuttle-road',
          links: [link('Content', 'A guest of the jungle', null, 4008)],
        },
        es: {
          title: 'Día de siembra con el ejido',
          slug: 'dia-de-siembra-con-el-ejido',
          content:
            'El 21 de cada mes sembramos ramón, ceiba y zapote con nuestros vecinos. Hay guantes y palas; se almuerzan tamales.',
          location: 'Puerta de la selva',
          links: [link('Content', 'Huésped de la selva', null, 4008)],
        },
      },
    },
    {
      id: 4021,
      label: 'Guest cook dinner',
      start_date: `${day(4)}T19:30`,
      end_date: `${day(4)}T22:00`,
      repeats: 0,
      locale: {
        en: {
          title: 'A cook from Maní',
          slug: 'a-cook-from-mani',
          category: 'Night',
          content: `Doña Aurelia Tzuc comes for one evening with her own recado and her own opinions about poc chuc. Five plates, $62, one seating.

Tell us about allergies when you book; she cooks with lard and says so.`,
          location: 'Raíz de Ceiba',
          image: 'jungle-table',
          links: [
            link(
              'Make Reservation',
              'Book the evening',
              `/demo/booking/dining?site=${key}&venue=raiz-de-ceiba`,
            ),
          ],
        },
        es: {
          title: 'Una cocinera de Maní',
          slug: 'una-cocinera-de-mani',
          content: `Doña Aurelia Tzuc viene una sola noche con su propio recado y sus propias ideas sobre el poc chuc. Cinco tiempos, $62, un solo turno.

Al reservar, cuéntanos de tus alergias; ella cocina con manteca y lo dice.`,
          location: 'Raíz de Ceiba',
          links: [
            link(
              'Make Reservation',
              'Reserva la cena',
              `/demo/booking/dining?site=${key}&venue=raiz-de-ceiba`,
            ),
          ],
        },
      },
    },
    {
      id: 4022,
      label: 'Honey and corn fair',
      start_date: `${day(3)}T10:00`,
      end_date: `${day(6)}T18:00`,
      repeats: 0,
      locale: {
        en: {
          title: 'Honey and corn fair',
          slug: 'honey-and-corn-fair',
          category: 'Day',
          content: `Four days of stalls under the arcades: eleven kinds of corn, honey by the spoon, hammocks tried before they are bought.

- Thursday: beekeepers
- Friday: seed exchange at noon
- Saturday: hammock weavers
- Sunday: children’s market`,
          location: 'Arcades of the courtyard',
          image: 'market-stalls',
          gallery: ['market-stalls', 'arcade-courtyard', 'plate-fruit'],
        },
        es: {
          title: 'Feria de la miel y el maíz',
          slug: 'feria-de-la-miel-y-el-maiz',
          content: `Cuatro días de puestos bajo los arcos: once maíces distintos, miel a cucharadas y hamacas que se prueban antes de comprarse.

- Jueves: apicultores
- Viernes: intercambio de semillas a mediodía
- Sábado: urdidoras de hamacas
- Domingo: mercadito de los niños`,
          location: 'Arcos del patio',
        },
      },
    },
  ] satisfies DemoRecord<typeof event>[];

export default events;
