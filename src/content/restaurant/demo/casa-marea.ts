import { days as everyday } from '../../../domain/time/day-range.ts';
import type { DemoRecord } from '../../demo.ts';
import type { restaurant } from '../restaurant.ts';

/** Where one eats and drinks at Casa Marea. The Long Table speaks English only; Muelle Viejo is archived. */
export default [
  {
    id: 1501,
    label: 'Marea Alta',
    menus: [1501, 1510],
    dinner: { opens: '18:00', closes: '22:30', days: everyday },
    extension: '1511',
    locale: {
      en: {
        title: 'Marea Alta',
        slug: 'marea-alta',
        type: 'Seafood of the bay',
        section: 'Restaurant',
        image: 'terrace-dusk',
        logo: 'round-shell',
        content: `Twenty-two tables on a terrace above the rocks. At high tide the water moves beneath the boards and the whole room lowers its voice; the card tells you at what time that is tonight.

The fish comes from four boats whose names hang by the door. When one of them stays in, a line is missing on the card and nothing is put in its place.

- **Before seven:** the light, and the pelicans going home
- **After nine:** candles, and the bay to yourself`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Reserve a table',
            linkurl: '/demo/booking/dining?site=casa-marea&venue=marea-alta',
            pageId: null,
          },
          {
            type: 'Download File',
            linktext: 'Wine list',
            linkurl: '/demo/files/wine-list.txt',
            pageId: null,
          },
        ],
        dress_code: 'Elegant, without a tie. Long trousers and closed shoes for gentlemen',
        notes:
          'Tables on the rail are given in the order of reservation. Please tell us about allergies when you book.',
        reservations_url: '/demo/booking/dining?site=casa-marea&venue=marea-alta',
        gallery: ['terrace-dusk', 'plate-ceviche', 'plate-grilled-fish', 'plate-lobster'],
      },
      es: {
        title: 'Marea Alta',
        slug: 'marea-alta',
        type: 'Pescados y mariscos de la bahía',
        content: `Veintidós mesas en una terraza sobre las rocas. Con la marea alta el agua se mueve bajo las tablas y todo el comedor baja la voz; la carta te dice a qué hora será esta noche.

El pescado llega en cuatro lanchas cuyos nombres están junto a la puerta. Si una no sale, en la carta falta un renglón y no ponemos nada en su lugar.

- **Antes de las siete:** la luz y los pelícanos que vuelven
- **Después de las nueve:** velas y la bahía para ti`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Reserva una mesa',
            linkurl: '/demo/booking/dining?site=casa-marea&venue=marea-alta',
            pageId: null,
          },
          {
            type: 'Download File',
            linktext: 'Carta de vinos',
            linkurl: '/demo/files/wine-list.txt',
            pageId: null,
          },
        ],
        dress_code: 'Elegante, sin corbata. Caballeros: pantalón largo y zapato cerrado',
        notes:
          'Las mesas del barandal se dan según el orden de reservación. Si tienes alergias, dínoslo al reservar.',
      },
    },
  },
  {
    id: 1502,
    label: 'Leña y Sal',
    menus: [1502, 1510],
    dinner: { opens: '18:30', closes: '23:00', days: ['Mon', 'Tues', 'Thurs', 'Fri', 'Sat'] },
    extension: '1512',
    locale: {
      en: {
        title: 'Leña y Sal',
        slug: 'lena-y-sal',
        type: 'Open fire',
        section: 'Restaurant',
        image: 'beach-grill-fire',
        logo: 'round-flame',
        content: `There is no stove. There is a trench of embers, five metres long, with mesquite at one end and orange wood at the other, and cooks who walk between them.

Snapper is opened flat and grilled the way it has been done on this coast for as long as anybody remembers. Lamb goes under the ashes at noon. The garden plate, nine vegetables, is what the cooks eat themselves.`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Reserve by the fire',
            linkurl: '/demo/booking/dining?site=casa-marea&venue=lena-y-sal',
            pageId: null,
          },
          {
            type: 'Link Off',
            linktext: 'The wood we burn',
            linkurl: 'https://example.com/casa-marea/wood',
            pageId: null,
          },
        ],
        dress_code: 'Relaxed. Something warm for later, we lend shawls',
        notes: 'Closed on Wednesdays and Sundays. The one-kilo rib takes forty-five minutes.',
        reservations_url: '/demo/booking/dining?site=casa-marea&venue=lena-y-sal',
        gallery: ['beach-grill-fire', 'plate-steak', 'plate-salad'],
      },
      es: {
        title: 'Leña y Sal',
        slug: 'lena-y-sal',
        type: 'Fuego abierto',
        content: `Aquí no hay estufa. Hay una zanja de brasas de cinco metros, con mezquite en una punta y naranjo en la otra, y cocineros que caminan entre las dos.

El pargo se abre y se zarandea como se ha hecho en esta costa desde que alguien se acuerda. El borrego se entierra a mediodía. El plato de la huerta, con nueve verduras, es lo que comen los propios cocineros.`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Reserva junto al fuego',
            linkurl: '/demo/booking/dining?site=casa-marea&venue=lena-y-sal',
            pageId: null,
          },
          {
            type: 'Link Off',
            linktext: 'La leña que usamos',
            linkurl: 'https://example.com/casa-marea/lena',
            pageId: null,
          },
        ],
        dress_code: 'Relajado. Trae algo para el fresco o te prestamos un rebozo',
        notes: 'Cerramos miércoles y domingos. La costilla de un kilo tarda cuarenta y cinco minutos.',
      },
    },
  },
  {
    id: 1503,
    label: 'El Patio',
    menus: [1503, 1504, 1510],
    breakfast: { opens: '07:00', closes: '11:30', days: everyday },
    dinner: { opens: '18:00', closes: '22:00', days: ['Sun', 'Tues', 'Wed', 'Fri'] },
    extension: '1513',
    locale: {
      en: {
        title: 'El Patio',
        slug: 'el-patio',
        type: 'Mexican kitchens',
        section: 'Restaurant',
        image: 'arcade-courtyard',
        logo: 'round-leaf',
        content: `Four arcades round a lemon tree. In the morning it is the breakfast room: eggs, corn, fruit, and bread that was in the oven at five. Four evenings a week the comal is lit again and the moles come out, one from each part of the country.

The black one has thirty ingredients and takes three days. Ask for a spoonful before you decide.`,
        links: [
          { type: 'Click To Call', linktext: 'Call El Patio', linkurl: 'tel:+15550151', pageId: null },
          { type: 'Content', linktext: 'Breakfast in your room', linkurl: null, pageId: 1506 },
        ],
        dress_code: 'Casual; covered shoulders in the evening',
        notes: 'No reservations for breakfast. Coffee is out from six for early walkers.',
        gallery: ['arcade-courtyard', 'plate-pancakes', 'plate-tacos', 'plate-fruit'],
      },
      es: {
        title: 'El Patio',
        slug: 'el-patio',
        type: 'Cocinas de México',
        content: `Cuatro portales alrededor de un limonero. En la mañana es el comedor del desayuno: huevos, maíz, fruta y pan que a las cinco estaba en el horno. Cuatro noches por semana se vuelve a prender el comal y salen los moles, uno de cada rumbo del país.

El negro lleva treinta ingredientes y tres días. Pide una probadita antes de decidirte.`,
        links: [
          { type: 'Click To Call', linktext: 'Llama a El Patio', linkurl: 'tel:+15550151', pageId: null },
          { type: 'Content', linktext: 'Desayuno en tu habitación', linkurl: null, pageId: 1506 },
        ],
        dress_code: 'Casual; en la noche, hombros cubiertos',
        notes: 'Para desayunar no hace falta reservar. Desde las seis hay café para quien sale a caminar.',
      },
    },
  },
  {
    id: 1504,
    label: 'La Cava',
    menus: [1505],
    dinner: { opens: '19:00', closes: '23:30', days: ['Wed', 'Thurs', 'Fri', 'Sat'] },
    extension: '1514',
    locale: {
      en: {
        title: 'La Cava',
        slug: 'la-cava',
        type: 'Wine cellar',
        section: 'Restaurant',
        image: 'wine-cellar',
        content: `Fourteen steps down, sixteen degrees, one table of stone. Three hundred bottles, nearly all from within a day’s drive of a Mexican coast, and a sommelier who would rather pour than explain.

Five small glasses from north to south are the best way in. Plates are cold and simple: cheese, cured meat, raw tuna, a pâté of mushrooms.`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Reserve the stone table',
            linkurl: '/demo/booking/dining?site=casa-marea&venue=la-cava',
            pageId: null,
          },
          {
            type: 'Download File',
            linktext: 'Wine list',
            linkurl: '/demo/files/wine-list.txt',
            pageId: null,
          },
        ],
        dress_code: 'Smart casual, and a layer: it is cool down there',
        notes: 'Twelve guests at most. The steps have a rail but no lift.',
        reservations_url: '/demo/booking/dining?site=casa-marea&venue=la-cava',
        gallery: ['wine-cellar', 'glass-wine', 'lobby-arches'],
      },
      es: {
        title: 'La Cava',
        slug: 'la-cava',
        type: 'Cava de vinos',
        content: `Catorce escalones abajo, dieciséis grados y una mesa de piedra. Trescientas botellas, casi todas a menos de un día de camino de alguna costa mexicana, y un sommelier que prefiere servir a explicar.

La mejor manera de entrar son cinco copas chicas, de norte a sur. Los platos son fríos y sencillos: quesos, embutidos, atún crudo, un paté de setas.`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Reserva la mesa de piedra',
            linkurl: '/demo/booking/dining?site=casa-marea&venue=la-cava',
            pageId: null,
          },
          {
            type: 'Download File',
            linktext: 'Carta de vinos',
            linkurl: '/demo/files/wine-list.txt',
            pageId: null,
          },
        ],
        dress_code: 'Casual elegante y un suéter: abajo hace fresco',
        notes: 'Doce personas como máximo. La escalera tiene barandal, pero no hay elevador.',
      },
    },
  },
  {
    id: 1505,
    label: 'Palmar',
    menus: [1506],
    lunch: { opens: '12:00', closes: '17:00', days: everyday },
    extension: '1515',
    locale: {
      en: {
        title: 'Palmar',
        slug: 'palmar',
        type: 'Light lunch',
        section: 'Restaurant',
        image: 'palm-grove-table',
        content: `Tables stand between the palms, never two close together, with sand underfoot and a bell instead of a waiter’s glance: ring it when you want something, otherwise nobody comes.

Raw and green things, a fish steamed in holy-leaf, tacos in lettuce. The coconut man passes at one and at three.`,
        links: [
          { type: 'Playa Safe Stay', linktext: 'How we keep the kitchen safe', linkurl: null, pageId: null },
          { type: 'Content', linktext: 'Pools and beach', linkurl: null, pageId: 1505 },
        ],
        dress_code: 'Swimwear with a shirt or a wrap',
        notes: 'No reservations. Falling coconuts are harvested every Monday, so sit where you like.',
        gallery: ['palm-grove-table', 'glass-coconut', 'plate-fruit'],
      },
      es: {
        title: 'Palmar',
        slug: 'palmar',
        type: 'Comida ligera',
        content: `Las mesas están entre las palmas, nunca dos muy juntas, con los pies en la arena y una campanita en vez de la mirada del mesero: si quieres algo, la tocas; si no, nadie llega.

Cosas crudas y verdes, un pescado al vapor en hoja santa, tacos de lechuga. El coquero pasa a la una y a las tres.`,
        links: [
          { type: 'Playa Safe Stay', linktext: 'Así cuidamos la cocina', linkurl: null, pageId: null },
          { type: 'Content', linktext: 'Albercas y playa', linkurl: null, pageId: 1505 },
        ],
        dress_code: 'Traje de baño con camisa o pareo',
        notes: 'No hace falta reservar. Los cocos se bajan todos los lunes: siéntate sin cuidado.',
      },
    },
  },
  {
    id: 1506,
    label: 'The Long Table (English only)',
    menus: [1507],
    dinner: { opens: '19:30', closes: '22:00', days: ['Mon', 'Thurs'] },
    extension: '1516',
    locale: {
      en: {
        title: 'The Long Table',
        slug: 'the-long-table',
        type: 'Supper in company',
        section: 'Restaurant',
        image: 'jungle-table',
        content: `Twice a week, one table for twenty under the fig trees, and supper as it would be at somebody’s house: dishes passed round, a roast carved at the end, whoever you sit beside.

The hosts have lived on this bay for thirty years and tell its stories in English. There is a little rain and a lot of whales in them.`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Take a chair',
            linkurl: '/demo/booking/dining?site=casa-marea&venue=the-long-table',
            pageId: null,
          },
        ],
        dress_code: 'As for supper with friends',
        notes: 'Mondays and Thursdays at half past seven. Everybody sits down together.',
        reservations_url: '/demo/booking/dining?site=casa-marea&venue=the-long-table',
        gallery: ['jungle-table', 'garden-path', 'glass-wine'],
      },
      es: null,
    },
  },
  {
    id: 1507,
    label: 'Mirador',
    menus: [1508],
    lounge: { opens: '17:00', closes: '01:00', days: ['Wed', 'Thurs', 'Fri', 'Sat', 'Sun'] },
    extension: '1517',
    locale: {
      en: {
        title: 'Mirador',
        slug: 'mirador',
        type: 'Rooftop bar',
        section: 'Bars and Lounges',
        image: 'rooftop-night',
        logo: 'round-star',
        content: `The highest place of the house, turned to the open Pacific. The sun goes into the water in front of you; a minute afterwards somebody rings the ship’s bell, and the first drink of the evening has a name.

Between December and March keep the glasses on the rail within reach: the whales pass at about six.`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Hold two chairs for sunset',
            linkurl: '/demo/booking/dining?site=casa-marea&venue=mirador',
            pageId: null,
          },
        ],
        dress_code: 'Smart casual after sunset',
        notes: 'Closed on Mondays and Tuesdays, and in rain.',
        reservations_url: '/demo/booking/dining?site=casa-marea&venue=mirador',
        gallery: ['rooftop-night', 'glass-margarita', 'stargazing'],
      },
      es: {
        title: 'Mirador',
        slug: 'mirador',
        type: 'Bar en la azotea',
        content: `El lugar más alto de la casa, de cara al Pacífico abierto. El sol se mete al agua frente a ti; un minuto después alguien toca la campana de barco y la primera copa de la noche ya tiene nombre.

De diciembre a marzo ten a la mano los binoculares del barandal: las ballenas pasan como a las seis.`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Aparta dos sillas para el atardecer',
            linkurl: '/demo/booking/dining?site=casa-marea&venue=mirador',
            pageId: null,
          },
        ],
        dress_code: 'Casual elegante después del atardecer',
        notes: 'Cerramos lunes y martes, y cuando llueve.',
      },
    },
  },
  {
    id: 1508,
    label: 'Poza',
    menus: [1509],
    lunch: { opens: '11:00', closes: '17:00', days: everyday },
    lounge: { opens: '10:00', closes: '19:00', days: everyday },
    extension: '1518',
    locale: {
      en: {
        title: 'Poza',
        slug: 'poza',
        type: 'Pool bar',
        section: 'Bars and Lounges',
        image: 'pool-bar',
        content: `Six stools in the water, ten on dry land, and a rule that has kept the peace for years: no music before four.

Tall shrimp cocktails, tortas, and drinks with a lot of ice in them. Towels are behind the blue door; take two.`,
        links: [
          {
            type: 'Click To Call',
            linktext: 'Order to your lounger',
            linkurl: 'tel:+15550158',
            pageId: null,
          },
          { type: 'Content', linktext: 'Pools and beach', linkurl: null, pageId: 1505 },
        ],
        dress_code: 'Swimwear',
        notes: 'No glass in the water: cups are of bamboo.',
        gallery: ['pool-bar', 'glass-mojito', 'cabana-row'],
      },
      es: {
        title: 'Poza',
        slug: 'poza',
        type: 'Bar de la alberca',
        content: `Seis bancos en el agua, diez en tierra firme y una regla que lleva años manteniendo la paz: nada de música antes de las cuatro.

Cocteles de camarón en copa alta, tortas y bebidas con mucho hielo. Las toallas están detrás de la puerta azul; toma dos.`,
        links: [
          { type: 'Click To Call', linktext: 'Pide a tu camastro', linkurl: 'tel:+15550158', pageId: null },
          { type: 'Content', linktext: 'Albercas y playa', linkurl: null, pageId: 1505 },
        ],
        dress_code: 'Traje de baño',
        notes: 'Sin vidrio en el agua: los vasos son de bambú.',
      },
    },
  },
  {
    id: 1509,
    label: 'Caracola',
    menus: [1508, 1505],
    lounge: { opens: '16:00', closes: '00:30', days: everyday },
    extension: '1519',
    locale: {
      en: {
        title: 'Caracola',
        slug: 'caracola',
        type: 'Agave bar in the lobby',
        section: 'Bars and Lounges',
        image: 'lobby-bar',
        content: `A curved counter of grey stone, a shelf of raicilla from villages without a road sign, and armchairs that face the bay instead of each other.

The barman pours the mountain and the coast side by side, so that you taste the difference. Piano on Tuesdays and Saturdays, low enough to talk.`,
        links: [
          {
            type: 'Link Off',
            linktext: 'About raicilla',
            linkurl: 'https://example.com/casa-marea/raicilla',
            pageId: null,
          },
        ],
        dress_code: 'Casual; no wet swimwear, please',
        notes: 'Wine from the cellar is served here as well.',
        gallery: ['lobby-bar', 'tequila-tasting', 'glass-coffee'],
      },
      es: {
        title: 'Caracola',
        slug: 'caracola',
        type: 'Bar de agave en el lobby',
        content: `Una barra curva de piedra gris, una repisa de raicillas de pueblos que no salen en los letreros y sillones que miran a la bahía en vez de mirarse entre ellos.

El cantinero te sirve la de la sierra y la de la costa, una al lado de otra, para que notes la diferencia. Piano los martes y sábados, bajito, para poder platicar.`,
        links: [
          {
            type: 'Link Off',
            linktext: 'Qué es la raicilla',
            linkurl: 'https://example.com/casa-marea/raicilla',
            pageId: null,
          },
        ],
        dress_code: 'Casual; sin traje de baño mojado, por favor',
        notes: 'Aquí también se sirven los vinos de La Cava.',
      },
    },
  },
  {
    id: 1510,
    archived: true,
    label: 'Muelle Viejo (until last season)',
    menus: [1508],
    lounge: { opens: '17:00', closes: '23:00', days: ['Fri', 'Sat'] },
    extension: '1520',
    locale: {
      en: {
        title: 'Muelle Viejo',
        slug: 'muelle-viejo',
        type: 'Bar on the old pier',
        section: 'Bars and Lounges',
        image: 'pier-lanterns',
        content: `The bar on the old landing stage, open while the planks held. They are being replaced one by one; when the last is down, the lanterns come back.

Until then Mirador pours the same drinks, higher up and drier.`,
        links: [],
        dress_code: 'Casual, flat shoes',
        notes: 'Closed while the pier is rebuilt.',
        gallery: ['pier-lanterns', 'glass-mojito', 'sailing-sunset'],
      },
      es: {
        title: 'Muelle Viejo',
        slug: 'muelle-viejo',
        type: 'Bar en el muelle antiguo',
        content: `El bar del viejo embarcadero, abierto mientras aguantaron las tablas. Las estamos cambiando una por una; cuando pongamos la última, vuelven los faroles.

Mientras tanto, el Mirador sirve lo mismo, más alto y más seco.`,
        links: [],
        dress_code: 'Casual, zapato bajo',
        notes: 'Cerrado mientras se reconstruye el muelle.',
      },
    },
  },
] satisfies DemoRecord<typeof restaurant>[];
