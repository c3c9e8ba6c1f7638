import type { DemoRecord } from '../../demo.ts';
import { link } from '../../demo-link.ts';
import type { restaurant } from '../restaurant.ts';

const everyday = ['Sun', 'Mon', 'Tues', 'Wed', 'Thurs', 'Fri', 'Sat'] as const;

const table = (venue: string) => `/demo/booking/dining?site=hilton-yucatan-playa-del-carmen&venue=${venue}`;

export default [
  {
    id: 4001,
    label: 'Raíz de Ceiba',
    menus: [4001, 4008],
    dinner: { opens: '18:00', closes: '22:30', days: ['Sun', 'Tues', 'Wed', 'Thurs', 'Fri', 'Sat'] },
    extension: '4101',
    locale: {
      en: {
        title: 'Raíz de Ceiba',
        slug: 'raiz-de-ceiba',
        type: 'Yucatecan kitchen',
        section: 'Restaurant',
        image: 'jungle-table',
        logo: 'round-leaf',
        content: `Twelve tables stand between the roots of a ceiba that was already tall when the first path was cut. There is no roof but the crown, and no music but what the frogs agree on after dark.

The kitchen cooks the way the villages inland do: cochinita goes into the ground at four in the afternoon and comes out the next day, tortillas are pressed while you sit down, and the habanero is served beside the plate so that you decide.

If it rains, we move the tables under the thatch in five minutes. Nobody has lost a papadzul yet.`,
        links: [
          link('Make Reservation', 'Book a table', table('raiz-de-ceiba')),
          link('Content', 'How to find the ceiba', null, 4007),
        ],
        dress_code: 'Relaxed elegance: long trousers or a dress, shoes that like a gravel path.',
        notes: 'Closed on Mondays. Insect repellent made with citronella is on every table.',
        reservations_url: table('raiz-de-ceiba'),
        gallery: ['jungle-table', 'plate-tacos', 'garden-path', 'plate-grilled-fish'],
      },
      es: {
        title: 'Raíz de Ceiba',
        slug: 'raiz-de-ceiba',
        type: 'Cocina yucateca',
        content: `Doce mesas entre las raíces de una ceiba que ya era alta cuando se abrió el primer sendero. No hay más techo que la copa del árbol ni más música que la de las ranas cuando cae la noche.

Cocinamos como se cocina en los pueblos de tierra adentro: la cochinita entra al pib a las cuatro de la tarde y sale al día siguiente, las tortillas se tortean mientras te sientas y el habanero va aparte, para que tú decidas.

Si llueve, pasamos las mesas bajo la palapa en cinco minutos. Hasta hoy no hemos perdido ni un papadzul.`,
        links: [
          link('Make Reservation', 'Reserva tu mesa', table('raiz-de-ceiba')),
          link('Content', 'Cómo llegar a la ceiba', null, 4007),
        ],
        dress_code: 'Casual elegante: pantalón largo o vestido, y zapatos para camino de grava.',
        notes: 'Cerrado los lunes. En cada mesa hay repelente de citronela.',
      },
    },
  },
  {
    id: 4002,
    label: 'La Milpa',
    menus: [4002, 4003],
    breakfast: { opens: '06:30', closes: '11:00', days: everyday },
    lunch: { opens: '12:00', closes: '16:00', days: everyday },
    extension: '4102',
    locale: {
      en: {
        title: 'La Milpa',
        slug: 'la-milpa',
        type: 'Breakfast and comal',
        section: 'Restaurant',
        image: 'breakfast-verandah',
        logo: 'round-sun',
        content: `A long verandah with a view of the kitchen garden, where corn, beans and squash grow in the same bed as they do in a milpa. Toucans come for the papaya at about seven.

Breakfast is cooked to order at two comales; from noon the same comales make tacos, salbutes and sopes by the piece. Mondays there is *frijol con puerco*, as in every house of the peninsula.`,
        links: [link('Click To Call', 'Order a picnic', 'tel:+1 555 0142')],
        dress_code: 'Come as you are, with a shirt and sandals.',
        notes: 'No reservations. The quietest half hour is 6:30 to 7:00.',
        gallery: ['breakfast-verandah', 'plate-pancakes', 'plate-fruit'],
      },
      es: {
        title: 'La Milpa',
        slug: 'la-milpa',
        type: 'Desayunos y comal',
        content: `Una terraza larga frente al huerto, donde el maíz, el frijol y la calabaza crecen juntos, como en la milpa. Los tucanes llegan por la papaya cerca de las siete.

El desayuno se prepara al momento en dos comales; a partir del mediodía, de ahí mismo salen tacos, salbutes y sopes por pieza. Los lunes hay frijol con puerco, como en toda casa de la península.`,
        links: [link('Click To Call', 'Pide tu canasta de pícnic', 'tel:+1 555 0142')],
        dress_code: 'Ven como estés, con camisa y sandalias.',
        notes: 'Sin reservación. La media hora más tranquila es de 6:30 a 7:00.',
      },
    },
  },
  {
    id: 4003,
    label: 'Pib',
    menus: [4004],
    dinner: { opens: '18:30', closes: '22:00', days: ['Wed', 'Thurs', 'Fri', 'Sat'] },
    extension: '4103',
    locale: {
      en: {
        title: 'Pib',
        slug: 'pib',
        type: 'Fire and earth oven',
        section: 'Restaurant',
        image: 'beach-grill-fire',
        logo: 'round-flame',
        content: `*Pib* is Maya for what is cooked in the ground. Ours is a pit lined with limestone, fired with jabín wood, closed with leaves and earth, and opened every evening at seven in front of whoever wants to watch.

Lamb, chicken and sweet potatoes come out of the earth; rib eye, longaniza and lobster go over the embers beside it. One long table, sixteen places at each side, and blankets for January.`,
        links: [
          link('Make Reservation', 'Save a place at the fire', table('pib')),
          link('Download File', 'Wine list', '/demo/files/wine-list.txt'),
        ],
        dress_code: 'Casual. Your shirt will smell of smoke, in the good way.',
        notes: 'The pit is opened at 7:00 pm. Lobster only from July to February.',
        reservations_url: table('pib'),
        gallery: ['beach-grill-fire', 'plate-steak', 'fire-dance', 'plate-lobster'],
      },
      es: {
        title: 'Pib',
        slug: 'pib',
        type: 'Fuego y horno de tierra',
        content: `En maya, *pib* es lo que se cuece bajo tierra. El nuestro es un hoyo forrado de piedra caliza que se enciende con leña de jabín, se cierra con hojas y tierra, y se abre cada noche a las siete, frente a quien quiera mirar.

De la tierra salen el cordero, el pollo y los camotes; al lado, sobre las brasas, van el rib eye, la longaniza y la langosta. Una sola mesa larga, dieciséis lugares por lado y cobijas para enero.`,
        links: [
          link('Make Reservation', 'Aparta tu lugar junto al fuego', table('pib')),
          link('Download File', 'Carta de vinos', '/demo/files/wine-list.txt'),
        ],
        dress_code: 'Casual. Tu camisa va a oler a leña, del modo bueno.',
        notes: 'El pib se abre a las 7:00 p. m. Langosta solo de julio a febrero.',
      },
    },
  },
  {
    id: 4004,
    label: 'Mesa del Cenote',
    menus: [4005],
    lunch: { opens: '12:30', closes: '15:30', days: ['Mon', 'Tues', 'Wed', 'Thurs', 'Fri'] },
    dinner: { opens: '18:00', closes: '21:30', days: ['Mon', 'Wed', 'Fri', 'Sat'] },
    extension: '4104',
    locale: {
      en: {
        title: 'Mesa del Cenote',
        slug: 'mesa-del-cenote',
        type: 'Garden kitchen',
        section: 'Restaurant',
        image: 'arcade-courtyard',
        content: `Stone arches, eight tables, and through the last arch a rope stair down to the water. The kitchen cooks only what grows: leaves from the *ka’anché*, the raised beds behind the wall, beans from two milpas nearby, honey from stingless bees.

Most of the menu is vegan and says so; eggs and fresh cheese appear here and there. Ask for the tasting and you eat what the gardener cut this morning.`,
        links: [
          link('Make Reservation', 'Book lunch or dinner', table('mesa-del-cenote')),
          link('Content', '360º WellneZ', null, 4001),
        ],
        dress_code: 'Casual at lunch, relaxed elegance in the evening.',
        notes: 'Please no swimwear; changing rooms are beside the cenote stair.',
        reservations_url: table('mesa-del-cenote'),
        gallery: ['arcade-courtyard', 'plate-salad', 'garden-path'],
      },
      es: {
        title: 'Mesa del Cenote',
        slug: 'mesa-del-cenote',
        type: 'Cocina del huerto',
        content: `Arcos de piedra, ocho mesas y, detrás del último arco, la escalera de cuerda que baja al agua. Aquí solo se cocina lo que crece: hojas del *ka’anché*, frijoles de dos milpas vecinas, miel de abejas sin aguijón.

Casi toda la carta es vegana y lo dice; de vez en cuando aparecen huevo y queso fresco. Pide la degustación y comerás lo que el jardinero cortó esta mañana.`,
        links: [
          link('Make Reservation', 'Reserva comida o cena', table('mesa-del-cenote')),
          link('Content', '360º WellneZ', null, 4001),
        ],
        dress_code: 'Casual a mediodía, casual elegante por la noche.',
        notes: 'Sin traje de baño, por favor; hay vestidores junto a la escalera del cenote.',
      },
    },
  },
  {
    id: 4005,
    label: 'Mar de Palma',
    menus: [4006, 4009],
    lunch: { opens: '12:00', closes: '17:00', days: everyday },
    dinner: { opens: '18:00', closes: '21:00', days: ['Fri', 'Sat'] },
    extension: '4105',
    locale: {
      en: {
        title: 'Mar de Palma',
        slug: 'mar-de-palma',
        type: 'Seafood at the beach club',
        section: 'Restaurant',
        image: 'palm-grove-table',
        logo: 'round-fish',
        content: `Nine minutes by shuttle from the jungle gate, in the palms behind our stretch of beach. Two boats land here before ten, and what they bring is written on the board.

Start with ceviche, share the coconut rice, and keep an hour for the hammocks. The last shuttle leaves at half past nine on Fridays and Saturdays, at six on other days.`,
        links: [
          link('Click To Call', 'Ask for today’s catch', 'tel:+1 555 0145'),
          link('Content', 'Shuttle times', null, 4007),
        ],
        dress_code: 'Beachwear with a cover-up, sandals or sand.',
        gallery: ['palm-grove-table', 'plate-ceviche', 'plate-paella', 'beach-umbrellas', 'palm-sky'],
      },
      es: {
        title: 'Mar de Palma',
        slug: 'mar-de-palma',
        type: 'Mariscos en el club de playa',
        content: `A nueve minutos en el transporte desde la puerta de la selva, entre las palmas que dan a nuestra playa. Antes de las diez llegan dos lanchas, y lo que traen queda escrito en el pizarrón.

Empieza con un ceviche, comparte el arroz con coco y guarda una hora para las hamacas. El último transporte sale a las nueve y media los viernes y sábados, y a las seis los demás días.`,
        links: [
          link('Click To Call', 'Pregunta por la pesca del día', 'tel:+1 555 0145'),
          link('Content', 'Horarios del transporte', null, 4007),
        ],
        dress_code: 'Ropa de playa con algo encima; sandalias o pura arena.',
      },
    },
  },
  {
    id: 4006,
    label: 'Horno Maculís',
    menus: [4007],
    lunch: { opens: '13:00', closes: '16:00', days: ['Sun', 'Sat'] },
    dinner: { opens: '17:30', closes: '22:00', days: everyday },
    extension: '4106',
    locale: {
      en: {
        title: 'Horno Maculís',
        slug: 'horno-maculis',
        type: 'Wood oven, pizza and pasta',
        section: 'Restaurant',
        image: 'pizza-oven',
        content: `A white oven under a maculís tree, which drops pink flowers on the tables every March. Dough rests two days; pizzas take ninety seconds.

Children may shape their own between half past five and half past six. The pasta is rolled in the open kitchen, and one dish is made with corn for those who leave wheat aside.`,
        links: [link('Link Off', 'Our miller’s story', 'https://example.com/molino-del-maculis')],
        dress_code: 'Casual.',
        notes: 'Tell us about coeliac disease: the oven is shared with wheat flour.',
        gallery: ['pizza-oven', 'plate-pizza', 'plate-pasta'],
      },
      es: {
        title: 'Horno Maculís',
        slug: 'horno-maculis',
        type: 'Horno de leña, pizza y pasta',
        content: `Un horno blanco bajo un maculís que cada marzo deja caer flores rosas sobre las mesas. La masa reposa dos días; la pizza tarda noventa segundos.

De cinco y media a seis y media, los niños pueden hacer la suya. La pasta se estira a la vista, y hay un plato de maíz para quien no come trigo.`,
        links: [link('Link Off', 'La historia de nuestro molino', 'https://example.com/molino-del-maculis')],
        dress_code: 'Casual.',
        notes: 'Si eres celíaco, avísanos: en el horno también se usa harina de trigo.',
      },
    },
  },
  {
    id: 4007,
    label: 'Bar Xtabentún',
    menus: [4008],
    lounge: { opens: '18:00', closes: '01:00', days: everyday },
    extension: '4107',
    locale: {
      en: {
        title: 'Bar Xtabentún',
        slug: 'bar-xtabentun',
        type: 'Cocktails above the trees',
        section: 'Bars and Lounges',
        image: 'rooftop-night',
        content: `Sixty-two steps, or a slow lift, to a deck at the height of the canopy. The sun goes down behind green, then the sky fills.

Xtabentún is the liqueur of the peninsula: anise, rum and the honey of bees that feed on a white morning glory. We pour it neat, over coffee ice, or shaken with sour orange.`,
        links: [
          link('Make Reservation', 'Hold a sofa at sunset', table('bar-xtabentun')),
          link('Download File', 'Mezcal and wine list', '/demo/files/wine-list.txt'),
        ],
        dress_code: 'Evening casual; no swimwear.',
        notes: 'Adults only from 9:00 pm. Last orders half an hour before closing.',
        reservations_url: table('bar-xtabentun'),
        gallery: ['rooftop-night', 'glass-margarita', 'glass-mojito', 'stargazing'],
      },
      es: {
        title: 'Bar Xtabentún',
        slug: 'bar-xtabentun',
        type: 'Cocteles sobre los árboles',
        content: `Sesenta y dos escalones, o un elevador sin prisa, hasta una terraza a la altura de las copas. El sol se mete detrás del verde y luego el cielo se llena.

El xtabentún es el licor de la península: anís, ron y miel de las abejas que visitan la flor blanca del mismo nombre. Lo servimos derecho, con hielo de café o batido con naranja agria.`,
        links: [
          link('Make Reservation', 'Aparta un sillón al atardecer', table('bar-xtabentun')),
          link('Download File', 'Carta de mezcales y vinos', '/demo/files/wine-list.txt'),
        ],
        dress_code: 'Casual de noche; sin traje de baño.',
        notes: 'Solo adultos a partir de las 9:00 p. m. La última ronda se pide media hora antes del cierre.',
      },
    },
  },
  {
    id: 4008,
    label: 'La Poza',
    menus: [4009],
    lounge: { opens: '10:00', closes: '18:30', days: everyday },
    extension: '4108',
    locale: {
      en: {
        title: 'La Poza',
        slug: 'la-poza',
        type: 'Swim-up bar',
        section: 'Bars and Lounges',
        image: 'swim-up-bar',
        content: `Stone stools stand knee-deep in the lagoon pool, under a roof of guano palm. Frozen mango, coconuts opened with one blow, and food that can be eaten with wet hands.

Raise the small flag on your lounger and we come to you.`,
        links: [link('Playa Safe Stay', 'How we keep the water clean', null)],
        dress_code: 'Swimwear.',
        notes: 'Glasses in the water are made of recycled plastic.',
        gallery: ['swim-up-bar', 'glass-coconut', 'cabana-row'],
      },
      es: {
        title: 'La Poza',
        slug: 'la-poza',
        type: 'Bar dentro de la alberca',
        content: `Bancos de piedra con el agua a la rodilla, bajo un techo de palma de guano. Mango frapé, cocos abiertos de un solo golpe y comida que se come con las manos mojadas.

Levanta la banderita de tu camastro y vamos contigo.`,
        links: [link('Playa Safe Stay', 'Cómo cuidamos el agua', null)],
        dress_code: 'Traje de baño.',
        notes: 'Dentro del agua, los vasos son de plástico reciclado.',
      },
    },
  },
  {
    id: 4009,
    label: 'Cacao y Café',
    menus: [4010],
    lounge: { opens: '06:00', closes: '20:00', days: ['Mon', 'Tues', 'Wed', 'Thurs', 'Fri', 'Sat'] },
    breakfast: { opens: '06:00', closes: '11:00', days: ['Sun'] },
    extension: '4109',
    locale: {
      en: {
        title: 'Cacao y Café',
        slug: 'cacao-y-cafe',
        type: 'Coffee and cacao counter',
        section: 'Bars and Lounges',
        image: 'coffee-corner',
        content: `The first light that goes on in the morning. Cacao is ground on stone behind the counter and beaten with water, as it was drunk here long before milk arrived; coffee comes from one hillside in Chiapas.

Cakes leave the oven at ten. The almond one is usually gone by four.`,
        links: [link('Click To Call', 'Have a cake sent to your room', 'tel:+1 555 0149')],
        dress_code: 'Casual.',
        gallery: ['coffee-corner', 'glass-coffee', 'plate-chocolate'],
      },
      es: {
        title: 'Cacao y Café',
        slug: 'cacao-y-cafe',
        type: 'Barra de café y cacao',
        content: `La primera luz que se enciende por la mañana. El cacao se muele en piedra detrás de la barra y se bate con agua, como se tomaba aquí mucho antes de que llegara la leche; el café viene de una sola ladera de Chiapas.

Los pasteles salen del horno a las diez. El de almendra casi siempre se acaba antes de las cuatro.`,
        links: [link('Click To Call', 'Pide un pastel a tu habitación', 'tel:+1 555 0149')],
        dress_code: 'Casual.',
      },
    },
  },
] satisfies DemoRecord<typeof restaurant>[];
