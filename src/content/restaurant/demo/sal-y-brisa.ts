import { days as everyday } from '../../../domain/time/day-range.ts';
import type { DemoRecord } from '../../demo.ts';
import type { restaurant } from '../restaurant.ts';

/** The restaurants and bars of the Promenade, in the order one walks past them. */
export default [
  {
    id: 101,
    label: 'La Lonja',
    menus: [101, 108],
    lunch: { opens: '12:30', closes: '16:30', days: everyday },
    dinner: { opens: '18:00', closes: '22:30', days: everyday },
    extension: '4101',
    locale: {
      en: {
        title: 'La Lonja',
        slug: 'la-lonja',
        type: 'Seafood hall',
        section: 'Restaurant',
        image: 'terrace-sea',
        logo: 'round-anchor',
        content: `La Lonja stands where the boats of Playa Dorada have always sold their catch. The auction is over by nine; by noon the same fish lies on our ice, and you may point at the one you want.

## How it works

- Choose a fish from the ice, or let us tell you what came in.
- Say how: raw, from the griddle, or fried whole.
- Sit where you like. The tables by the rail have the breeze; those under the arcade have the shade.

Half lobsters are on the list from July to the end of February, when the season is open.`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Reserve a table',
            linkurl: '/demo/booking/dining?site=sal-y-brisa&venue=la-lonja',
            pageId: null,
          },
          { type: 'Click To Call', linktext: 'Call La Lonja', linkurl: 'tel:+15550101', pageId: null },
          { type: 'Content', linktext: 'How to get here', linkurl: null, pageId: 105 },
        ],
        dress_code: 'Casual. Shoes and a dry shirt, please',
        notes: 'The ice counter closes half an hour before the kitchen. Groups of nine or more: please call.',
        reservations_url: '/demo/booking/dining?site=sal-y-brisa&venue=la-lonja',
        gallery: ['plate-ceviche', 'plate-lobster', 'plate-paella', 'terrace-sea'],
      },
      es: {
        title: 'La Lonja',
        slug: 'la-lonja',
        type: 'Pescados y mariscos',
        content: `La Lonja está donde las lanchas de Playa Dorada han vendido siempre su pesca. La subasta termina antes de las nueve; al mediodía ese mismo pescado ya está en nuestro hielo y tú señalas el que se te antoje.

## Así funciona

- Escoge un pescado del hielo o pregúntanos qué llegó hoy.
- Dinos cómo lo quieres: crudo, a la plancha o frito entero.
- Siéntate donde gustes. Las mesas del barandal tienen la brisa; las del portal, la sombra.

La media langosta está en la carta de julio a fines de febrero, mientras dura la temporada.`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Reserva una mesa',
            linkurl: '/demo/booking/dining?site=sal-y-brisa&venue=la-lonja',
            pageId: null,
          },
          { type: 'Click To Call', linktext: 'Llama a La Lonja', linkurl: 'tel:+15550101', pageId: null },
          { type: 'Content', linktext: 'Cómo llegar', linkurl: null, pageId: 105 },
        ],
        dress_code: 'Casual. Con zapatos y camisa seca, por favor',
        notes: 'La barra de hielo cierra media hora antes que la cocina. Si son nueve o más, llámanos.',
      },
    },
  },
  {
    id: 102,
    label: 'Brasa del Paseo',
    menus: [102],
    dinner: { opens: '18:30', closes: '23:00', days: ['Tues', 'Wed', 'Thurs', 'Fri', 'Sat', 'Sun'] },
    extension: '4102',
    locale: {
      en: {
        title: 'Brasa del Paseo',
        slug: 'brasa-del-paseo',
        type: 'Wood-fired grill',
        section: 'Restaurant',
        image: 'beach-grill-fire',
        logo: 'round-flame',
        content: `The fire is lit at four with oak from the mainland, and nothing is cooked until it has burnt down to embers. The grill stands in the open, three steps above the sand; the six seats in front of it are the warmest on the Promenade and the first to go.

Beef is cut here and weighed raw. Vegetables are not a garnish: half the card never saw an animal, and the cabbage takes longer than the rib eye.`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Reserve at the grill',
            linkurl: '/demo/booking/dining?site=sal-y-brisa&venue=brasa-del-paseo',
            pageId: null,
          },
          {
            type: 'Download File',
            linktext: 'Wine list',
            linkurl: '/demo/files/wine-list.txt',
            pageId: null,
          },
        ],
        dress_code: 'Smart casual. Long trousers after 7 pm',
        notes: 'Closed on Mondays. You will smell of smoke; we think it is worth it.',
        reservations_url: '/demo/booking/dining?site=sal-y-brisa&venue=brasa-del-paseo',
        gallery: ['plate-steak', 'beach-grill-fire', 'glass-wine'],
      },
      es: {
        title: 'Brasa del Paseo',
        slug: 'brasa-del-paseo',
        type: 'Parrilla de leña',
        content: `El fuego se prende a las cuatro con leña de encino, y no se cocina nada hasta que se vuelve brasa. La parrilla está al aire libre, tres escalones arriba de la arena; los seis lugares de enfrente son los más calientitos del Paseo y los primeros que se van.

La res se corta aquí y se pesa en crudo. Las verduras no son guarnición: la mitad de la carta no lleva carne, y la col tarda más que el rib eye.`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Reserva junto a la parrilla',
            linkurl: '/demo/booking/dining?site=sal-y-brisa&venue=brasa-del-paseo',
            pageId: null,
          },
          {
            type: 'Download File',
            linktext: 'Carta de vinos',
            linkurl: '/demo/files/wine-list.txt',
            pageId: null,
          },
        ],
        dress_code: 'Casual elegante. Pantalón largo después de las 7 p. m.',
        notes: 'Cerramos los lunes. Vas a salir oliendo a humo; creemos que vale la pena.',
      },
    },
  },
  {
    id: 103,
    label: 'Horno Levante',
    menus: [103, 108],
    lunch: { opens: '12:00', closes: '16:00', days: ['Fri', 'Sat', 'Sun'] },
    dinner: { opens: '17:30', closes: '22:30', days: everyday },
    extension: '4103',
    locale: {
      en: {
        title: 'Horno Levante',
        slug: 'horno-levante',
        type: 'Pizza and pasta',
        section: 'Restaurant',
        image: 'pizza-oven',
        content: `One oven, built of brick and beach stone, and two people who do nothing else. The dough rests for two days, the pizza is in the fire for ninety seconds, and the table has a view of both the oven and the water.

Pasta is rolled in the morning; when the tray is empty, it is empty. Children may stretch their own dough at half past five, before it gets busy.`,
        links: [
          { type: 'Click To Call', linktext: 'Order to take along', linkurl: 'tel:+15550103', pageId: null },
          { type: 'Content', linktext: 'For children', linkurl: null, pageId: 106 },
        ],
        dress_code: 'Casual',
        notes: 'No reservations for fewer than six: put your name on the slate and walk along the pier.',
        gallery: ['plate-pizza', 'plate-pasta', 'pizza-oven'],
      },
      es: {
        title: 'Horno Levante',
        slug: 'horno-levante',
        type: 'Pizza y pasta',
        content: `Un solo horno, de ladrillo y piedra de playa, y dos personas que no hacen otra cosa. La masa reposa dos días, la pizza está noventa segundos en el fuego y desde la mesa ves el horno y también el mar.

La pasta se hace en la mañana; cuando se acaba la charola, se acabó. A las cinco y media, antes de que se llene, los niños pueden estirar su propia masa.`,
        links: [
          { type: 'Click To Call', linktext: 'Pide para llevar', linkurl: 'tel:+15550103', pageId: null },
          { type: 'Content', linktext: 'Para los niños', linkurl: null, pageId: 106 },
        ],
        dress_code: 'Casual',
        notes: 'No reservamos para menos de seis: anótate en el pizarrón y date una vuelta por el muelle.',
      },
    },
  },
  {
    id: 104,
    label: 'El Farolito de Maíz',
    menus: [104],
    lunch: { opens: '11:00', closes: '17:00', days: everyday },
    dinner: { opens: '17:00', closes: '01:00', days: everyday },
    extension: '4104',
    locale: {
      en: {
        title: 'El Farolito de Maíz',
        slug: 'el-farolito-de-maiz',
        type: 'Taco stand',
        section: 'Restaurant',
        image: 'taco-stand',
        logo: 'round-corn',
        content: `A counter, nine stools and a spit that starts to turn at eleven. Corn is cooked with lime the night before and ground while you wait, so a tortilla is never older than your order.

| Salsa | Made with | Heat |
| --- | --- | --- |
| Green | Tomatillo, serrano, coriander | Mild |
| Red | Tomato, chile de árbol | Medium |
| Habanero | Charred habanero, sour orange | Hot |
| Macha | Dried chile, peanut, sesame | Hot, contains nuts |

Pay by the piece, or charge it to your room at any property of the group.`,
        links: [
          {
            type: 'Link Off',
            linktext: 'Where our corn comes from',
            linkurl: 'https://example.com/sal-y-brisa/maiz',
            pageId: null,
          },
        ],
        dress_code: 'Come as you are; sand is fine',
        notes: 'Open until one in the morning, every night.',
        gallery: ['plate-tacos', 'taco-stand', 'market-stalls'],
      },
      es: {
        title: 'El Farolito de Maíz',
        slug: 'el-farolito-de-maiz',
        type: 'Taquería',
        content: `Una barra, nueve bancos y un trompo que empieza a girar a las once. El maíz se nixtamaliza la noche anterior y se muele mientras esperas: aquí ninguna tortilla es más vieja que tu orden.

| Salsa | Lleva | Pica |
| --- | --- | --- |
| Verde | Tomate verde, serrano, cilantro | Poco |
| Roja | Jitomate, chile de árbol | Regular |
| Habanero | Habanero tatemado, naranja agria | Mucho |
| Macha | Chile seco, cacahuate, ajonjolí | Mucho; lleva cacahuate |

Paga por pieza o cárgalo a tu habitación en cualquier hotel del grupo.`,
        links: [
          {
            type: 'Link Off',
            linktext: 'De dónde viene nuestro maíz',
            linkurl: 'https://example.com/sal-y-brisa/maiz',
            pageId: null,
          },
        ],
        dress_code: 'Como vengas; con arena también',
        notes: 'Abierto hasta la una de la mañana, todas las noches.',
      },
    },
  },
  {
    id: 105,
    label: 'Ola y Arroz',
    menus: [105],
    dinner: { opens: '18:00', closes: '22:00', days: ['Mon', 'Wed', 'Thurs', 'Fri', 'Sat'] },
    extension: '4105',
    locale: {
      en: {
        title: 'Ola y Arroz',
        slug: 'ola-y-arroz',
        type: 'Sushi counter',
        section: 'Restaurant',
        image: 'sushi-counter',
        logo: 'round-wave',
        content: `Twelve places along one piece of parota wood. The cook faces you, the rice is kept at body temperature, and the fish comes from La Lonja, forty steps away.

Two sittings: six o’clock and eight. The twelve pieces at the counter take about an hour and a quarter. If there is something you do not eat, tell us when you book and it will simply not appear.`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Reserve a seat',
            linkurl: '/demo/booking/dining?site=sal-y-brisa&venue=ola-y-arroz',
            pageId: null,
          },
        ],
        dress_code: 'Smart casual. Light on perfume, please',
        notes: 'Closed on Sundays and Tuesdays. From eight years of age.',
        reservations_url: '/demo/booking/dining?site=sal-y-brisa&venue=ola-y-arroz',
        gallery: ['plate-sushi', 'sushi-counter', 'terrace-sea'],
      },
      es: {
        title: 'Ola y Arroz',
        slug: 'ola-y-arroz',
        type: 'Barra de sushi',
        content: `Doce lugares a lo largo de una sola tabla de parota. El cocinero trabaja frente a ti, el arroz se mantiene a la temperatura de la mano y el pescado viene de La Lonja, a cuarenta pasos.

Hay dos turnos: a las seis y a las ocho. Las doce piezas de la barra duran más o menos una hora y cuarto. Si hay algo que no comes, dínoslo al reservar y sencillamente no va a aparecer.`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Reserva tu lugar',
            linkurl: '/demo/booking/dining?site=sal-y-brisa&venue=ola-y-arroz',
            pageId: null,
          },
        ],
        dress_code: 'Casual elegante. Poco perfume, por favor',
        notes: 'Cerramos domingos y martes. A partir de los ocho años.',
      },
    },
  },
  {
    id: 106,
    label: 'Mercado Verde',
    menus: [106, 107, 108],
    breakfast: { opens: '07:00', closes: '11:30', days: everyday },
    lunch: { opens: '12:00', closes: '17:00', days: ['Mon', 'Tues', 'Wed', 'Thurs', 'Fri'] },
    extension: '4106',
    locale: {
      en: {
        title: 'Mercado Verde',
        slug: 'mercado-verde',
        type: 'Breakfast and garden kitchen',
        section: 'Restaurant',
        image: 'breakfast-verandah',
        content: `The verandah opens at seven, when the light comes in low under the roof and the fruit sellers are still stacking. Eggs and corn until half past eleven, then bowls, leaves and a curry from the garden kitchen.

The Promenade’s ices are churned in the back room. Ask for a spoon of two or three before you decide; everybody does.`,
        links: [
          { type: 'Playa Safe Stay', linktext: 'How we keep the kitchen safe', linkurl: null, pageId: null },
          { type: 'Content', linktext: 'Eating well here', linkurl: null, pageId: 102 },
        ],
        dress_code: 'Casual. Swimwear with something over it',
        notes: 'No reservations. On Saturday and Sunday we serve breakfast only.',
        gallery: ['plate-fruit', 'plate-pancakes', 'plate-salad', 'plate-curry', 'breakfast-verandah'],
      },
      es: {
        title: 'Mercado Verde',
        slug: 'mercado-verde',
        type: 'Desayunos y cocina de huerta',
        content: `La terraza abre a las siete, cuando la luz entra bajita por debajo del techo y los fruteros apenas están acomodando. Huevos y maíz hasta las once y media; después, tazones, hojas verdes y un curry de la huerta.

Los helados del Paseo se baten en la trastienda. Pide probar dos o tres antes de decidirte; todo el mundo lo hace.`,
        links: [
          { type: 'Playa Safe Stay', linktext: 'Así cuidamos la cocina', linkurl: null, pageId: null },
          { type: 'Content', linktext: 'Comer bien aquí', linkurl: null, pageId: 102 },
        ],
        dress_code: 'Casual. Traje de baño con algo encima',
        notes: 'No hace falta reservar. Sábado y domingo solo servimos desayuno.',
      },
    },
  },
  {
    id: 107,
    label: 'Azotea Poniente',
    menus: [109],
    lounge: { opens: '17:00', closes: '02:00', days: ['Wed', 'Thurs', 'Fri', 'Sat', 'Sun'] },
    extension: '4107',
    locale: {
      en: {
        title: 'Azotea Poniente',
        slug: 'azotea-poniente',
        type: 'Rooftop bar',
        section: 'Bars and Lounges',
        image: 'rooftop-night',
        logo: 'round-sun',
        content: `Four floors up and turned away from the sea: this roof looks west over the lagoon, where the sun actually sets. Come half an hour before; the swallows do.

Records until ten, then whoever is playing that night. The kitchen sends up olives, cheese and shrimp sliders until one.`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Hold a sofa for sunset',
            linkurl: '/demo/booking/dining?site=sal-y-brisa&venue=azotea-poniente',
            pageId: null,
          },
          {
            type: 'Download File',
            linktext: 'Wine list',
            linkurl: '/demo/files/wine-list.txt',
            pageId: null,
          },
        ],
        dress_code: 'Smart casual',
        notes: 'Adults only from 9 pm. When it rains we move down to the arcade.',
        reservations_url: '/demo/booking/dining?site=sal-y-brisa&venue=azotea-poniente',
        gallery: ['glass-margarita', 'rooftop-night', 'live-music-night'],
      },
      es: {
        title: 'Azotea Poniente',
        slug: 'azotea-poniente',
        type: 'Bar en la azotea',
        content: `Cuatro pisos arriba y de espaldas al mar: esta azotea mira al poniente, sobre la laguna, que es donde de verdad se mete el sol. Llega media hora antes, como las golondrinas.

Discos hasta las diez y luego quien toque esa noche. La cocina sube aceitunas, quesos y mini tortas de camarón hasta la una.`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Aparta un sillón para el atardecer',
            linkurl: '/demo/booking/dining?site=sal-y-brisa&venue=azotea-poniente',
            pageId: null,
          },
          {
            type: 'Download File',
            linktext: 'Carta de vinos',
            linkurl: '/demo/files/wine-list.txt',
            pageId: null,
          },
        ],
        dress_code: 'Casual elegante',
        notes: 'Solo adultos a partir de las 9 p. m. Si llueve, bajamos al portal.',
      },
    },
  },
  {
    id: 108,
    label: 'Muelle de los Faroles',
    menus: [109],
    lounge: { opens: '16:00', closes: '00:00', days: everyday },
    extension: '4108',
    locale: {
      en: {
        title: 'Muelle de los Faroles',
        slug: 'muelle-de-los-faroles',
        type: 'Bar on the pier',
        section: 'Bars and Lounges',
        image: 'pier-lanterns',
        content: `Ninety metres of pier, forty lanterns, and a bar at the very end with water on three sides. The lanterns are lit by hand at six; whoever is nearest gets to hold the ladder.

You hear the cinema from here when the wind is right. Bring your drink along: the glasses float.`,
        links: [{ type: 'Click To Call', linktext: 'Call the pier', linkurl: 'tel:+15550108', pageId: null }],
        dress_code: 'Casual. Flat shoes for the planks',
        notes: 'Closed in strong wind; the red flag on the pier head says so.',
        gallery: ['pier-lanterns', 'glass-mojito', 'sailing-sunset'],
      },
      es: {
        title: 'Muelle de los Faroles',
        slug: 'muelle-de-los-faroles',
        type: 'Bar en el muelle',
        content: `Noventa metros de muelle, cuarenta faroles y, hasta la punta, una barra con agua por tres lados. Los faroles se prenden a mano a las seis; a quien esté más cerca le toca detener la escalera.

Con buen viento, desde aquí se oye el cine. Llévate tu bebida: los vasos flotan.`,
        links: [
          { type: 'Click To Call', linktext: 'Llama al muelle', linkurl: 'tel:+15550108', pageId: null },
        ],
        dress_code: 'Casual. Zapato bajo, por las tablas',
        notes: 'Con viento fuerte cerramos; te avisa la bandera roja en la entrada del muelle.',
      },
    },
  },
  {
    id: 109,
    label: 'Café Contraviento',
    menus: [110],
    breakfast: { opens: '06:30', closes: '11:00', days: everyday },
    lounge: { opens: '11:00', closes: '21:00', days: everyday },
    extension: '4109',
    locale: {
      en: {
        title: 'Café Contraviento',
        slug: 'cafe-contraviento',
        type: 'Coffee and small things',
        section: 'Bars and Lounges',
        image: 'coffee-corner',
        content: `The corner where the wind comes round, hence the name and the paperweights. Beans from Veracruz are roasted on Tuesdays, in the window; on Tuesdays the whole Promenade smells of it.

Cinnamon rolls leave the oven at half past seven and at four. Newspapers in two languages, sockets under the bench, and nobody minds how long you stay.`,
        links: [
          {
            type: 'Link Off',
            linktext: 'Our roaster’s notebook',
            linkurl: 'https://example.com/sal-y-brisa/tostador',
            pageId: null,
          },
          { type: 'Content', linktext: 'Wi-fi on the Promenade', linkurl: null, pageId: 104 },
        ],
        dress_code: 'Casual',
        notes: 'Your own cup takes one dollar off.',
        gallery: ['coffee-corner', 'glass-coffee', 'ice-cream-parlor'],
      },
      es: {
        title: 'Café Contraviento',
        slug: 'cafe-contraviento',
        type: 'Café y bocadillos',
        content: `La esquina donde da vuelta el viento: de ahí el nombre y los pisapapeles. El grano de Veracruz se tuesta los martes, a la vista; los martes todo el Paseo huele a café.

Los roles de canela salen a las siete y media y a las cuatro. Hay periódicos en dos idiomas, contactos debajo de la banca y nadie cuenta cuánto tiempo te quedas.`,
        links: [
          {
            type: 'Link Off',
            linktext: 'El cuaderno del tostador',
            linkurl: 'https://example.com/sal-y-brisa/tostador',
            pageId: null,
          },
          { type: 'Content', linktext: 'Wifi en el Paseo', linkurl: null, pageId: 104 },
        ],
        dress_code: 'Casual',
        notes: 'Si traes tu taza, te descontamos un dólar.',
      },
    },
  },
] satisfies DemoRecord<typeof restaurant>[];
