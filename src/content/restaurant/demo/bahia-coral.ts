import { type Day, days } from '../../../domain/time/day-range.ts';
import type { DemoRecord } from '../../demo.ts';
import type { restaurant } from '../restaurant.ts';

const open = (opens: string, closes: string, on: readonly Day[] = days) => ({ opens, closes, days: on });
const table = (venue: string) => `/demo/booking/dining?site=bahia-coral&venue=${venue}`;

export default [
  {
    id: 3601,
    label: 'El Conuco',
    menus: [3601, 3605],
    lunch: open('12:30', '16:00', ['Sun']),
    dinner: open('17:30', '21:30'),
    extension: '3611',
    locale: {
      en: {
        title: 'El Conuco',
        slug: 'el-conuco',
        type: 'Dominican home cooking',
        section: 'Restaurant',
        image: 'palm-grove-table',
        logo: 'round-palm',
        content: `A conuco is the plot behind a country house where a bit of everything grows. Ours is behind the kitchen; cassava, plantain and sweet pepper travel forty steps to the pot.

Tables are long and set under the palms. Food arrives in the pot it was cooked in, for everybody to help themselves, and on Sundays the sancocho goes on the fire at six in the morning for lunch.

The crust at the bottom of the rice, *concón*, is not on the menu. Ask.`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Reserve a long table',
            linkurl: table('el-conuco'),
            pageId: null,
          },
          { type: 'Content', linktext: "Children's clubs until ten", linkurl: null, pageId: 3606 },
        ],
        dress_code: 'Family casual',
        notes:
          'High chairs and bibs are by the door. Children under six eat with our compliments before seven.',
        reservations_url: table('el-conuco'),
        gallery: ['palm-grove-table', 'plate-curry', 'garden-path', 'glass-mojito'],
      },
      es: {
        title: 'El Conuco',
        slug: 'el-conuco',
        type: 'Cocina criolla dominicana',
        content: `El conuco es el pedazo de tierra detrás de la casa donde crece de todo un poco. El nuestro está detrás de la cocina: la yuca, el plátano y el ají dulce caminan cuarenta pasos hasta el caldero.

Las mesas son largas y están bajo las palmas. La comida llega en el mismo caldero para que cada quien se sirva, y los domingos el sancocho se monta a las seis de la mañana para el almuerzo.

El concón no está en el menú. Pídelo.`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Reserva una mesa larga',
            linkurl: table('el-conuco'),
            pageId: null,
          },
          { type: 'Content', linktext: 'Clubes de niños hasta las diez', linkurl: null, pageId: 3606 },
        ],
        dress_code: 'Casual, en familia',
        notes:
          'Las sillas altas y los baberos están en la entrada. Los menores de seis años comen gratis antes de las siete.',
      },
    },
  },
  {
    id: 3602,
    label: 'Arrecife',
    menus: [3602, 3605],
    lunch: open('12:00', '16:30'),
    dinner: open('18:30', '22:00', ['Mon', 'Wed', 'Fri', 'Sat']),
    extension: '3612',
    locale: {
      en: {
        title: 'Arrecife',
        slug: 'arrecife',
        type: 'Seafood grill on the sand',
        section: 'Restaurant',
        image: 'terrace-sea',
        logo: 'round-shell',
        content: `The white line you see from your table is the reef, six hundred metres out. Nothing on the grill comes from inside it: the snapper and the mahi-mahi are caught by line beyond, by four boats from Cabeza de Toro.

Lunch is barefoot, on a deck over the sand. Three or four evenings a week the lamps are lit and the lobster comes out, from July to February, when catching it is allowed.`,
        links: [
          { type: 'Make Reservation', linktext: 'Book a table', linkurl: table('arrecife'), pageId: null },
          { type: 'Content', linktext: 'Look after the reef', linkurl: null, pageId: 3608 },
        ],
        dress_code: 'Beachwear at lunch, covered shoulders at dinner',
        notes: 'The fryer is shared with shellfish. Lobster only in season.',
        reservations_url: table('arrecife'),
        gallery: ['terrace-sea', 'plate-lobster', 'plate-grilled-fish', 'reef-below'],
      },
      es: {
        title: 'Arrecife',
        slug: 'arrecife',
        type: 'Parrilla de mar sobre la arena',
        content: `La línea blanca que ves desde tu mesa es el arrecife, a seiscientos metros. Nada de lo que hay en la parrilla sale de adentro: el chillo y el dorado los pescan afuera, a cordel, cuatro botes de Cabeza de Toro.

El almuerzo es descalzo, en una terraza de madera sobre la arena. Algunas noches de la semana se encienden las lámparas y sale la langosta, de julio a febrero, cuando la veda lo permite.`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Reserva una mesa',
            linkurl: table('arrecife'),
            pageId: null,
          },
          { type: 'Content', linktext: 'Cuida el arrecife', linkurl: null, pageId: 3608 },
        ],
        dress_code: 'Ropa de playa en el almuerzo; hombros cubiertos en la cena',
        notes: 'La freidora se comparte con mariscos. Langosta solo en temporada.',
      },
    },
  },
  {
    id: 3603,
    label: 'La Glorieta',
    menus: [3603, 3605],
    breakfast: open('06:30', '11:00'),
    extension: '3613',
    locale: {
      en: {
        title: 'La Glorieta',
        slug: 'la-glorieta',
        type: 'Breakfast',
        section: 'Restaurant',
        image: 'breakfast-verandah',
        content: `A round verandah under a sea almond tree that was here before the resort. Mangú is mashed to order, juice is pressed while you watch, and there is a low counter where children pour their own batter.

The quiet half is the left one, facing the garden. The other half faces the sea and is louder.`,
        links: [
          {
            type: 'Click To Call',
            linktext: 'Order breakfast early',
            linkurl: 'tel:+15550163',
            pageId: null,
          },
          { type: 'Playa Safe Stay', linktext: 'Allergies and our kitchen', linkurl: null, pageId: null },
        ],
        dress_code: 'Come as you are',
        notes:
          'Leaving for an early flight? A breakfast box is ready at five if you call before nine the evening before.',
        gallery: ['breakfast-verandah', 'plate-pancakes', 'plate-fruit'],
      },
      es: {
        title: 'La Glorieta',
        slug: 'la-glorieta',
        type: 'Desayuno',
        content: `Una galería redonda bajo un almendro de playa que estaba aquí antes que el hotel. El mangú se maja al momento, el jugo se exprime delante de ti y hay un mostrador bajito donde los niños echan su propia mezcla de panqueques.

La mitad tranquila es la izquierda, la que da al jardín. La otra mira al mar y es más bulliciosa.`,
        links: [
          {
            type: 'Click To Call',
            linktext: 'Pide el desayuno temprano',
            linkurl: 'tel:+15550163',
            pageId: null,
          },
          { type: 'Playa Safe Stay', linktext: 'Las alergias y nuestra cocina', linkurl: null, pageId: null },
        ],
        dress_code: 'Ven como estés',
        notes:
          '¿Sales temprano? Llama antes de las nueve de la noche y a las cinco te tenemos el desayuno en una cajita.',
      },
    },
  },
  {
    id: 3604,
    label: 'Isla Pimienta',
    menus: [3604],
    dinner: open('18:00', '22:00', ['Sun', 'Tues', 'Thurs', 'Fri', 'Sat']),
    extension: '3614',
    locale: {
      en: {
        title: 'Isla Pimienta',
        slug: 'isla-pimienta',
        type: 'Caribbean islands',
        section: 'Restaurant',
        image: 'jungle-table',
        logo: 'round-leaf',
        content: `One menu, five islands. Cook Philippa Dacres grew up between Kingston and Port of Spain and has been arguing with both kitchens ever since; the jerk is smoked over allspice wood, the roti is rolled while you wait.

Heat is marked in peppers, one to three. Three is not a joke. Every dish can be made without.`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Book a table',
            linkurl: table('isla-pimienta'),
            pageId: null,
          },
          {
            type: 'Link Off',
            linktext: "The cook's notebook",
            linkurl: 'https://example.com/cuaderno-de-islas',
            pageId: null,
          },
        ],
        dress_code: 'Casual evening',
        notes: 'Closed on Mondays and Wednesdays. Peanuts are used in this kitchen.',
        reservations_url: table('isla-pimienta'),
        gallery: ['jungle-table', 'plate-curry', 'live-music-night'],
      },
      es: {
        title: 'Isla Pimienta',
        slug: 'isla-pimienta',
        type: 'Cocina de las islas del Caribe',
        content: `Un menú, cinco islas. La cocinera Philippa Dacres creció entre Kingston y Puerto España y desde entonces discute con las dos cocinas: el jerk se ahúma con leña de malagueta y el roti se estira mientras esperas.

El picante se marca con ajíes, de uno a tres. El tres va en serio. Cualquier plato se puede pedir sin picante.`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Reserva una mesa',
            linkurl: table('isla-pimienta'),
            pageId: null,
          },
          {
            type: 'Link Off',
            linktext: 'El cuaderno de la cocinera',
            linkurl: 'https://example.com/cuaderno-de-islas',
            pageId: null,
          },
        ],
        dress_code: 'Casual de noche',
        notes: 'Cierra lunes y miércoles. En esta cocina se usa maní.',
      },
    },
  },
  {
    id: 3605,
    label: 'La Pandilla',
    menus: [3606, 3605],
    lunch: open('12:00', '17:00'),
    dinner: open('17:00', '21:30'),
    extension: '3615',
    locale: {
      en: {
        title: 'La Pandilla',
        slug: 'la-pandilla',
        type: 'Family pizzeria',
        section: 'Restaurant',
        image: 'pizza-oven',
        content: `The gang eats here. The oven has a window at a child's height, the dough table takes eight pairs of small hands at a time, and nobody minds the noise.

Grown-ups get a proper pastelón and cold white wine. Pizza comes in rounds or by the half metre, which settles most arguments about size.`,
        links: [
          { type: 'Click To Call', linktext: 'Pizza to the room', linkurl: 'tel:+15550165', pageId: null },
          {
            type: 'Download File',
            linktext: 'Wines by the glass',
            linkurl: '/demo/files/wine-list.txt',
            pageId: null,
          },
        ],
        dress_code: 'Anything that may get flour on it',
        notes: 'No reservations. The dough table opens at half past five.',
        gallery: ['pizza-oven', 'plate-pizza', 'plate-pasta', 'kites-kids'],
      },
      es: {
        title: 'La Pandilla',
        slug: 'la-pandilla',
        type: 'Pizzería familiar',
        content: `Aquí come la pandilla. El horno tiene una ventana a la altura de los niños, en la mesa de la masa caben ocho pares de manitas y a nadie le molesta el ruido.

Para los grandes hay un buen pastelón y vino blanco bien frío. La pizza sale redonda o por medio metro, y así se acaban casi todas las discusiones sobre el tamaño.`,
        links: [
          {
            type: 'Click To Call',
            linktext: 'Pizza a la habitación',
            linkurl: 'tel:+15550165',
            pageId: null,
          },
          {
            type: 'Download File',
            linktext: 'Vinos por copa',
            linkurl: '/demo/files/wine-list.txt',
            pageId: null,
          },
        ],
        dress_code: 'Cualquier ropa que se pueda llenar de harina',
        notes: 'Sin reservación. La mesa de la masa abre a las cinco y media.',
      },
    },
  },
  {
    id: 3606,
    label: 'Muelle de los Faroles',
    menus: [3607],
    dinner: open('19:00', '22:30', ['Tues', 'Wed', 'Thurs', 'Fri', 'Sat']),
    extension: '3616',
    locale: {
      en: {
        title: 'Muelle de los Faroles',
        slug: 'muelle-de-los-faroles',
        type: 'Creole, on the pier',
        section: 'Restaurant',
        image: 'pier-lanterns',
        logo: 'round-lantern',
        content: `Twelve tables for two or four at the end of the pier, each with its own lantern. Under the boards the water is lit, and rays come past around nine.

This is the evening for parents: dinner takes two hours, the children's club stays open until half past ten, and the pier telephone rings straight through to it.`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Reserve a lantern',
            linkurl: table('muelle-de-los-faroles'),
            pageId: null,
          },
          { type: 'Content', linktext: 'The evening club', linkurl: null, pageId: 3606 },
        ],
        dress_code: 'Elegant; flat shoes, because of the boards',
        notes: 'From twelve years. In wind above twenty knots we move you to Arrecife and tell you by five.',
        reservations_url: table('muelle-de-los-faroles'),
        gallery: ['pier-lanterns', 'plate-chocolate', 'plate-grilled-fish', 'glass-wine'],
      },
      es: {
        title: 'Muelle de los Faroles',
        slug: 'muelle-de-los-faroles',
        type: 'Cocina criolla en el muelle',
        content: `Doce mesas para dos o cuatro en la punta del muelle, cada una con su farol. Debajo de las tablas el agua está iluminada y, a eso de las nueve, pasan las rayas.

Es la noche de los padres: la cena dura dos horas, el club de niños abre hasta las diez y media y el teléfono del muelle llama directo allá.`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Reserva un farol',
            linkurl: table('muelle-de-los-faroles'),
            pageId: null,
          },
          { type: 'Content', linktext: 'El club de la noche', linkurl: null, pageId: 3606 },
        ],
        dress_code: 'Elegante; zapato bajo, por las tablas',
        notes:
          'Desde los doce años. Si el viento pasa de veinte nudos te mudamos a Arrecife y te avisamos antes de las cinco.',
      },
    },
  },
  {
    id: 3607,
    label: 'Bar Güira',
    menus: [3608],
    lounge: open('17:00', '00:30'),
    extension: '3617',
    locale: {
      en: {
        title: 'Bar Güira',
        slug: 'bar-guira',
        type: 'Rum bar with live music',
        section: 'Bars and Lounges',
        image: 'lobby-bar',
        content: `The güira is the metal scraper that keeps a merengue going, and one hangs over the bar for anybody who thinks they can. Thirty-one rums, mint cut at five, and a floor of old tiles made for dancing.

Children are welcome until nine; after that the band gets faster.`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Reserve by the band',
            linkurl: table('bar-guira'),
            pageId: null,
          },
        ],
        dress_code: 'Casual; shoes that turn',
        notes: 'Live music Tuesday, Thursday, Friday and Saturday.',
        reservations_url: table('bar-guira'),
        gallery: ['lobby-bar', 'glass-mojito', 'live-music-night', 'dance-lights'],
      },
      es: {
        title: 'Bar Güira',
        slug: 'bar-guira',
        type: 'Bar de ron con música en vivo',
        content: `La güira lleva el paso del merengue, y sobre la barra cuelga una para quien se atreva. Treinta y un rones, hierbabuena cortada a las cinco y un piso de mosaico viejo hecho para bailar.

Los niños son bienvenidos hasta las nueve; después la orquesta acelera.`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Reserva junto a la orquesta',
            linkurl: table('bar-guira'),
            pageId: null,
          },
        ],
        dress_code: 'Casual; zapatos que den vueltas',
        notes: 'Música en vivo martes, jueves, viernes y sábado.',
      },
    },
  },
  {
    id: 3608,
    label: 'Chapuzón',
    menus: [3609, 3605],
    lunch: open('11:00', '17:00'),
    lounge: open('10:00', '18:30'),
    extension: '3618',
    locale: {
      en: {
        title: 'Chapuzón',
        slug: 'chapuzon',
        type: 'Swim-up bar',
        section: 'Bars and Lounges',
        image: 'swim-up-bar',
        content: `A chapuzón is a quick splash. Ten stools in the water for grown-ups, six lower ones on the other side of the wall for children, and between the two a kitchen that never sends anything that cannot be eaten with wet hands.

Everything is served in cups that float.`,
        links: [
          { type: 'Content', linktext: 'Pools and beach', linkurl: null, pageId: 3605 },
          {
            type: 'Click To Call',
            linktext: 'Order to your umbrella',
            linkurl: 'tel:+15550168',
            pageId: null,
          },
        ],
        dress_code: 'Swimwear',
        notes: 'Alcohol only on the grown-ups’ side.',
        gallery: ['swim-up-bar', 'glass-coconut', 'beach-umbrellas'],
      },
      es: {
        title: 'Chapuzón',
        slug: 'chapuzon',
        type: 'Bar dentro de la piscina',
        content: `Diez banquetas dentro del agua para los grandes, seis más bajitas del otro lado del muro para los niños y, entre los dos, una cocina que no manda nada que no se pueda comer con las manos mojadas.

Todo se sirve en vasos que flotan.`,
        links: [
          { type: 'Content', linktext: 'Piscinas y playa', linkurl: null, pageId: 3605 },
          {
            type: 'Click To Call',
            linktext: 'Pide hasta tu sombrilla',
            linkurl: 'tel:+15550168',
            pageId: null,
          },
        ],
        dress_code: 'Traje de baño',
        notes: 'Alcohol solo del lado de los adultos.',
      },
    },
  },
  {
    id: 3609,
    label: 'Trapiche',
    menus: [3610],
    lounge: open('09:00', '22:00'),
    extension: '3619',
    locale: {
      en: {
        title: 'Trapiche',
        slug: 'trapiche',
        type: 'Ices and coffee',
        section: 'Bars and Lounges',
        image: 'ice-cream-parlor',
        content: `Twelve ices, churned behind the glass each morning, and coffee from the hills above Baní on the stove. The old cane press by the door still works; children turn it, and drink what comes out.

Open until ten, which is also when the last story is told on the bench outside.`,
        links: [
          {
            type: 'Click To Call',
            linktext: 'Order a birthday cake',
            linkurl: 'tel:+15550169',
            pageId: null,
          },
        ],
        dress_code: 'Shoes and a shirt',
        notes: 'Scoops are rinsed, not sterile: tell us about a nut allergy and we open a fresh tub.',
        gallery: ['ice-cream-parlor', 'coffee-corner', 'glass-coffee'],
      },
      es: {
        title: 'Trapiche',
        slug: 'trapiche',
        type: 'Helados y café',
        content: `Doce sabores que se baten cada mañana detrás del cristal, y café de las lomas de Baní en la greca. El trapiche viejo de la entrada todavía funciona: los niños le dan vueltas y se toman el guarapo.

Abre hasta las diez, la misma hora en que se cuenta el último cuento en el banco de afuera.`,
        links: [
          { type: 'Click To Call', linktext: 'Encarga un bizcocho', linkurl: 'tel:+15550169', pageId: null },
        ],
        dress_code: 'Con zapatos y camisa',
        notes:
          'Las cucharas se enjuagan, no se esterilizan: si tienes alergia al maní o a las nueces, dinos y abrimos un envase nuevo.',
      },
    },
  },
] satisfies DemoRecord<typeof restaurant>[];
