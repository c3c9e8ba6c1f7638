import { type Day, days } from '../../../domain/time/day-range.ts';
import type { DemoRecord } from '../../demo.ts';
import type { restaurant } from '../restaurant.ts';

const open = (opens: string, closes: string, on: readonly Day[] = days) => ({ opens, closes, days: on });
const table = (venue: string) => `/demo/booking/dining?site=costa-ocaso&venue=${venue}`;

export default [
  {
    id: 2401,
    label: 'Brasa',
    menus: [2401, 2409],
    dinner: open('18:00', '22:30'),
    extension: '2411',
    locale: {
      en: {
        title: 'Brasa de Mezquite',
        slug: 'brasa-de-mezquite',
        type: 'Mesquite grill',
        section: 'Restaurant',
        image: 'beach-grill-fire',
        logo: 'round-flame',
        content: `The fire at Brasa is lit at three in the afternoon, so that by six there are embers and no flames. Everything passes over them: beef from Sonora, snapper from the morning boats, leeks buried whole in the ash.

There are eleven tables on packed sand, a long one of parota wood for twelve, and a row of stools in front of the grill. **Ask for the stools** if you like to watch the cooks work.

## What burns here

- Mesquite, dried two years, for beef and lamb
- Vine cuttings from the peninsula's vineyards for fish
- Orange wood for chicken and whatever is sweet`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Book a table',
            linkurl: table('brasa-de-mezquite'),
            pageId: null,
          },
          {
            type: 'Download File',
            linktext: 'Wine list',
            linkurl: '/demo/files/wine-list.txt',
            pageId: null,
          },
        ],
        dress_code: 'Resort evening: long trousers or a dress, sandals are fine',
        notes:
          'The grill stools are not reserved; they go to whoever comes first. Bring a wrap: the desert cools after nine.',
        reservations_url: table('brasa-de-mezquite'),
        gallery: ['beach-grill-fire', 'plate-steak', 'plate-grilled-fish', 'glass-wine'],
      },
      es: {
        title: 'Brasa de Mezquite',
        slug: 'brasa-de-mezquite',
        type: 'Parrilla de mezquite',
        content: `El fuego de Brasa se prende a las tres de la tarde para que a las seis haya brasas y ya no llamas. Por ellas pasa todo: la res de Sonora, el huachinango que trajeron las lanchas en la mañana, el poro enterrado entero en la ceniza.

Hay once mesas sobre arena apisonada, una larga de parota para doce y una fila de bancos frente a la parrilla. **Pide los bancos** si te gusta ver trabajar a los cocineros.

## Lo que arde aquí

- Mezquite secado dos años, para la res y el cordero
- Sarmientos de los viñedos de la península, para el pescado
- Leña de naranjo, para el pollo y lo dulce`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Reserva una mesa',
            linkurl: table('brasa-de-mezquite'),
            pageId: null,
          },
          {
            type: 'Download File',
            linktext: 'Carta de vinos',
            linkurl: '/demo/files/wine-list.txt',
            pageId: null,
          },
        ],
        dress_code: 'Noche de resort: pantalón largo o vestido; las sandalias son bienvenidas',
        notes:
          'Los bancos de la parrilla no se reservan: son de quien llega primero. Trae un rebozo: el desierto refresca después de las nueve.',
      },
    },
  },
  {
    id: 2402,
    label: 'Poniente',
    menus: [2402, 2409],
    dinner: open('17:30', '22:00', ['Tues', 'Wed', 'Thurs', 'Fri', 'Sat']),
    extension: '2412',
    locale: {
      en: {
        title: 'Terraza Poniente',
        slug: 'terraza-poniente',
        type: 'Mediterranean, by way of Baja',
        section: 'Restaurant',
        image: 'terrace-dusk',
        logo: 'round-sun',
        content: `Poniente means west, and every chair here faces it. The first seating is timed by the sun rather than the clock: you sit down forty minutes before it touches the water.

The kitchen cooks what this coast shares with the Mediterranean: olive oil, lemons, squid, short-grain rice. The paella takes thirty-five minutes and is made for two; order it with your first glass.`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Reserve for sunset',
            linkurl: table('terraza-poniente'),
            pageId: null,
          },
          { type: 'Content', linktext: 'Getting to the terrace', linkurl: null, pageId: 2407 },
        ],
        dress_code: 'Elegant and unhurried; no swimwear',
        notes: 'Closed on Sundays and Mondays. Children over eight are welcome at the first seating.',
        reservations_url: table('terraza-poniente'),
        gallery: ['terrace-dusk', 'plate-paella', 'glass-wine', 'arcade-courtyard'],
      },
      es: {
        title: 'Terraza Poniente',
        slug: 'terraza-poniente',
        type: 'Mediterránea con acento de Baja',
        content: `Aquí todas las sillas miran al poniente. El primer turno no lo marca el reloj sino el sol: te sientas cuarenta minutos antes de que toque el agua.

La cocina trabaja con lo que esta costa comparte con el Mediterráneo: aceite de oliva, limones, calamar, arroz de grano corto. La paella tarda treinta y cinco minutos y es para dos; pídela con la primera copa.`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Reserva al atardecer',
            linkurl: table('terraza-poniente'),
            pageId: null,
          },
          { type: 'Content', linktext: 'Cómo llegar a la terraza', linkurl: null, pageId: 2407 },
        ],
        dress_code: 'Elegante y sin prisa; sin traje de baño',
        notes: 'Cierra domingos y lunes. Los niños mayores de ocho años son bienvenidos en el primer turno.',
      },
    },
  },
  {
    id: 2403,
    label: 'La Duna',
    menus: [2403],
    breakfast: open('06:30', '11:30'),
    lunch: open('12:30', '15:30', ['Sat', 'Sun']),
    extension: '2413',
    locale: {
      en: {
        title: 'La Duna',
        slug: 'la-duna',
        type: 'Breakfast and weekend lunch',
        section: 'Restaurant',
        image: 'breakfast-verandah',
        content: `Breakfast on a shaded verandah, with the dunes in front and the sea just behind them. Coffee comes in a clay pot and stays on the table; tortillas are pressed by the door, and the bread leaves the oven at six.

Order from the card or walk over to the fruit counter. At weekends the verandah stays open for a long lunch of the same dishes, with a glass of rosé if you like.`,
        links: [
          { type: 'Click To Call', linktext: 'Call La Duna', linkurl: 'tel:+15550142', pageId: null },
          { type: 'Playa Safe Stay', linktext: 'How we handle food', linkurl: null, pageId: null },
        ],
        dress_code: 'Come as you are, with shoes and a cover-up',
        notes:
          'Tell us about allergies before you order: almonds and pecans are used in this kitchen every morning.',
        gallery: ['breakfast-verandah', 'plate-pancakes', 'plate-fruit', 'glass-coffee'],
      },
      es: {
        title: 'La Duna',
        slug: 'la-duna',
        type: 'Desayuno y comida de fin de semana',
        content: `Desayuno en una veranda con sombra, las dunas enfrente y el mar detrás. El café de olla se queda en la mesa, las tortillas se hacen junto a la puerta y el pan sale del horno a las seis.

Pide a la carta o acércate a la barra de fruta. Los sábados y domingos la veranda sigue abierta para una comida larga con los mismos platillos y, si se te antoja, una copa de rosado.`,
        links: [
          { type: 'Click To Call', linktext: 'Llama a La Duna', linkurl: 'tel:+15550142', pageId: null },
          { type: 'Playa Safe Stay', linktext: 'Cómo cuidamos los alimentos', linkurl: null, pageId: null },
        ],
        dress_code: 'Ven como estés, con zapatos y algo sobre el traje de baño',
        notes:
          'Avísanos de tus alergias antes de pedir: en esta cocina se usan almendra y nuez todas las mañanas.',
      },
    },
  },
  {
    id: 2404,
    label: 'Estero',
    menus: [2404],
    lunch: open('13:00', '16:00'),
    dinner: open('18:30', '22:00', ['Mon', 'Tues', 'Thurs', 'Fri', 'Sat']),
    extension: '2414',
    locale: {
      en: {
        title: 'Estero',
        slug: 'estero',
        type: 'Raw bar and sushi',
        section: 'Restaurant',
        image: 'sushi-counter',
        logo: 'round-fish',
        content: `Fourteen seats around a pale wood counter. Two seas meet off this cape, and the fish of both arrive before ten in the morning; what is finished is wiped off the slate.

Start with oysters or the shrimp aguachile, which is as hot as the chiltepín wants it to be that day. Then leave the rest to Renata Olmedo and her three cooks.`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Reserve at the counter',
            linkurl: table('estero'),
            pageId: null,
          },
        ],
        dress_code: 'Smart casual',
        notes: 'The counter shares knives and boards with shellfish: tell us if that matters to you.',
        reservations_url: table('estero'),
        gallery: ['sushi-counter', 'plate-sushi', 'plate-ceviche'],
      },
      es: {
        title: 'Estero',
        slug: 'estero',
        type: 'Barra fría y sushi',
        content: `Catorce lugares alrededor de una barra de madera clara. Frente a este cabo se juntan dos mares y el pescado de ambos llega antes de las diez; lo que se acaba se borra de la pizarra.

Empieza con ostiones o con el aguachile de camarón, tan bravo como ande ese día el chiltepín. Lo demás déjaselo a Renata Olmedo y a sus tres cocineros.`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Reserva en la barra',
            linkurl: table('estero'),
            pageId: null,
          },
        ],
        dress_code: 'Casual arreglado',
        notes: 'La barra comparte cuchillos y tablas con mariscos: avísanos si debemos tenerlo en cuenta.',
      },
    },
  },
  {
    id: 2405,
    label: 'Comal y Leña',
    menus: [2405],
    lunch: open('12:00', '17:00'),
    dinner: open('18:00', '23:00', ['Sun', 'Wed', 'Thurs', 'Fri', 'Sat']),
    extension: '2415',
    locale: {
      en: {
        title: 'Comal y Leña',
        slug: 'comal-y-lena',
        type: 'Mexican kitchen',
        section: 'Restaurant',
        image: 'taco-stand',
        content: `A street corner inside the resort: three comales, a spit turning since noon, enamel plates and a counter to lean on. Corn is cooked with lime in the yard behind and ground twice a day.

The black mole is made every second Wednesday by Doña Eulalia Rentería, who will not write the recipe down. It keeps, and gets better until the following week.`,
        links: [
          { type: 'Click To Call', linktext: 'Order to take away', linkurl: 'tel:+15550145', pageId: null },
          {
            type: 'Link Off',
            linktext: 'About our corn growers',
            linkurl: 'https://example.com/maiz-del-cabo',
            pageId: null,
          },
        ],
        dress_code: 'Casual; sandy feet are fine at lunch',
        notes: 'No reservations. On Thursdays there is a trio from eight.',
        gallery: ['taco-stand', 'plate-tacos', 'market-stalls', 'glass-margarita'],
      },
      es: {
        title: 'Comal y Leña',
        slug: 'comal-y-lena',
        type: 'Cocina mexicana',
        content: `Una esquina de pueblo dentro del resort: tres comales, un trompo que gira desde el mediodía, platos de peltre y una barra donde recargarse. El maíz se nixtamaliza en el patio de atrás y se muele dos veces al día.

El mole negro lo hace cada dos miércoles doña Eulalia Rentería, que no quiere escribir la receta. Aguanta bien, y a la semana está mejor.`,
        links: [
          { type: 'Click To Call', linktext: 'Pide para llevar', linkurl: 'tel:+15550145', pageId: null },
          {
            type: 'Link Off',
            linktext: 'Quién siembra nuestro maíz',
            linkurl: 'https://example.com/maiz-del-cabo',
            pageId: null,
          },
        ],
        dress_code: 'Casual; a mediodía puedes venir con arena en los pies',
        notes: 'Sin reservación. Los jueves toca un trío desde las ocho.',
      },
    },
  },
  {
    id: 2406,
    label: 'Horno Rojo',
    menus: [2406],
    lunch: open('12:30', '16:30', ['Mon', 'Tues', 'Wed', 'Thurs', 'Fri']),
    dinner: open('18:00', '22:30'),
    extension: '2416',
    locale: {
      en: {
        title: 'Horno Rojo',
        slug: 'horno-rojo',
        type: 'Wood-oven pizza',
        section: 'Restaurant',
        image: 'pizza-oven',
        content: `The oven is built of clay from the arroyo below the resort, which is why it is red. It runs at four hundred degrees and a pizza needs ninety seconds, so the wait is mostly for the dough: three days, cold.

Half the tables stand in the courtyard under a fig tree. The cauliflower base is baked on its own stone, away from flour, though flour is in the air of any pizzeria.`,
        links: [
          { type: 'Click To Call', linktext: 'Pizza to your room', linkurl: 'tel:+15550146', pageId: null },
        ],
        dress_code: 'Casual',
        notes: 'Last pizza goes into the oven fifteen minutes before closing.',
        gallery: ['pizza-oven', 'plate-pizza', 'plate-salad'],
      },
      es: {
        title: 'Horno Rojo',
        slug: 'horno-rojo',
        type: 'Pizza al horno de leña',
        content: `El horno está hecho con barro del arroyo que pasa debajo del resort; por eso es rojo. Trabaja a cuatrocientos grados y una pizza necesita noventa segundos. La espera, en realidad, es de la masa: tres días en frío.

La mitad de las mesas está en el patio, bajo una higuera. La base de coliflor se hornea en su propia piedra, lejos de la harina, aunque en el aire de una pizzería siempre hay harina.`,
        links: [
          {
            type: 'Click To Call',
            linktext: 'Pizza a tu habitación',
            linkurl: 'tel:+15550146',
            pageId: null,
          },
        ],
        dress_code: 'Casual',
        notes: 'La última pizza entra al horno quince minutos antes del cierre.',
      },
    },
  },
  {
    id: 2407,
    label: 'Bar Mirador',
    menus: [2407],
    lounge: open('17:00', '01:30'),
    extension: '2417',
    locale: {
      en: {
        title: 'Bar Mirador',
        slug: 'bar-mirador',
        type: 'Rooftop bar',
        section: 'Bars and Lounges',
        image: 'rooftop-night',
        logo: 'round-star',
        content: `The highest point of the resort, reached by the stair of blue tiles behind the lobby or by the lift at its side. Forty-two agave spirits, six cocktails, one long bench that looks west until eight and at the stars afterwards.

Music is low until ten. Between November and March, whales are sometimes seen from here; there are binoculars on the hook by the bar.`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Reserve a bench',
            linkurl: table('bar-mirador'),
            pageId: null,
          },
        ],
        dress_code: 'Smart casual after seven',
        notes: 'Guests of eighteen and over. The roof closes in high wind.',
        reservations_url: table('bar-mirador'),
        gallery: ['rooftop-night', 'glass-margarita', 'stargazing', 'tequila-tasting', 'live-music-night'],
      },
      es: {
        title: 'Bar Mirador',
        slug: 'bar-mirador',
        type: 'Bar de azotea',
        content: `El punto más alto del resort. Se sube por la escalera de azulejo azul, detrás del lobby, o por el elevador que está al lado. Cuarenta y dos destilados de agave, seis cocteles y una banca larga que hasta las ocho mira al poniente y después, a las estrellas.

La música es baja hasta las diez. De noviembre a marzo a veces se ven ballenas; los binoculares cuelgan junto a la barra.`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Aparta una banca',
            linkurl: table('bar-mirador'),
            pageId: null,
          },
        ],
        dress_code: 'Casual arreglado a partir de las siete',
        notes: 'Para mayores de dieciocho años. La azotea cierra cuando el viento es fuerte.',
      },
    },
  },
  {
    id: 2408,
    label: 'Cava del Desierto',
    menus: [2409],
    lounge: open('16:00', '23:00', ['Mon', 'Wed', 'Thurs', 'Fri', 'Sat']),
    extension: '2418',
    locale: {
      en: {
        title: 'Cava del Desierto',
        slug: 'cava-del-desierto',
        type: 'Wine cellar',
        section: 'Bars and Lounges',
        image: 'wine-cellar',
        content: `Four metres below the sand it is sixteen degrees all year. The cellar holds nine hundred bottles, most of them from the peninsula's valleys, and a table of mesquite wood for sixteen.

Tadeo Larrinaga opens eight wines by the glass each afternoon. The four-glass flight starts at the hour printed on the board, which moves with the sunset.`,
        links: [
          {
            type: 'Download File',
            linktext: 'Full wine list',
            linkurl: '/demo/files/wine-list.txt',
            pageId: null,
          },
          {
            type: 'Link Off',
            linktext: 'Valley vineyards',
            linkurl: 'https://example.com/vinos-de-la-peninsula',
            pageId: null,
          },
        ],
        dress_code: 'A light jacket: it is sixteen degrees down there',
        notes: 'Twelve steps down; there is a platform lift for wheelchairs beside the pantry.',
        reservations_url: table('cava-del-desierto'),
        gallery: ['wine-cellar', 'glass-wine', 'plate-chocolate'],
      },
      es: {
        title: 'Cava del Desierto',
        slug: 'cava-del-desierto',
        type: 'Cava de vinos',
        content: `Cuatro metros bajo la arena hay dieciséis grados todo el año. La cava guarda novecientas botellas, casi todas de los valles de la península, y una mesa de mezquite para dieciséis personas.

Tadeo Larrinaga abre cada tarde ocho vinos por copa. El vuelo de cuatro copas empieza a la hora escrita en la pizarra, que cambia con la puesta del sol.`,
        links: [
          {
            type: 'Download File',
            linktext: 'Carta de vinos completa',
            linkurl: '/demo/files/wine-list.txt',
            pageId: null,
          },
          {
            type: 'Link Off',
            linktext: 'Viñedos del valle',
            linkurl: 'https://example.com/vinos-de-la-peninsula',
            pageId: null,
          },
        ],
        dress_code: 'Trae algo ligero para cubrirte: abajo hay dieciséis grados',
        notes: 'Se bajan doce escalones; junto a la despensa hay una plataforma para sillas de ruedas.',
      },
    },
  },
  {
    id: 2409,
    label: 'Espejo',
    menus: [2408],
    lunch: open('11:30', '17:30'),
    lounge: open('10:00', '19:00'),
    extension: '2419',
    locale: {
      en: {
        title: 'Espejo',
        slug: 'espejo',
        type: 'Pool bar',
        section: 'Bars and Lounges',
        image: 'pool-bar',
        content: `The long pool is still in the morning and reflects the whole ridge: hence the name, mirror. The bar at its shallow end has eight seats in the water and a dozen under the palm roof.

Raise the little flag on your sunbed and somebody comes. The kitchen sends out salads, burgers and bowls until half past five; drinks go on until the sun is behind the hill.`,
        links: [
          { type: 'Content', linktext: 'Pools and beach', linkurl: null, pageId: 2406 },
          { type: 'Click To Call', linktext: 'Call the pool', linkurl: 'tel:+15550149', pageId: null },
        ],
        dress_code: 'Swimwear',
        notes: 'Nothing of glass leaves the bar. The green coconuts run out around three.',
        gallery: ['pool-bar', 'glass-coconut', 'glass-mojito', 'cabana-row'],
      },
      es: {
        title: 'Espejo',
        slug: 'espejo',
        type: 'Bar de alberca',
        content: `Por la mañana la alberca larga está quieta y refleja el cerro entero; de ahí el nombre. En la parte baja, la barra tiene ocho lugares dentro del agua y una docena bajo la palapa.

Levanta la banderita de tu camastro y alguien llega. La cocina manda ensaladas, hamburguesas y tazones hasta las cinco y media; las bebidas siguen hasta que el sol se mete tras el cerro.`,
        links: [
          { type: 'Content', linktext: 'Albercas y playa', linkurl: null, pageId: 2406 },
          { type: 'Click To Call', linktext: 'Llama a la alberca', linkurl: 'tel:+15550149', pageId: null },
        ],
        dress_code: 'Traje de baño',
        notes: 'El vidrio no sale de la barra. Los cocos verdes se acaban como a las tres.',
      },
    },
  },
] satisfies DemoRecord<typeof restaurant>[];
