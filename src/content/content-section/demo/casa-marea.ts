import type { DemoRecord } from '../../demo.ts';
import type { contentSection } from '../content-section.ts';

/** What a guest of Casa Marea wants to know, in the order guests ask. */
export default [
  {
    id: 1501,
    label: 'Wellness 360',
    display_type: 'page',
    locale: {
      en: {
        title: '360° of Quiet',
        slug: '360-wellnez',
        image: 'spa-pool',
        content: `Wellness at Casa Marea is mostly the absence of things: no loudspeakers, no queue, no plan that cannot be dropped. What is left is water, heat, breath and sleep.

- **Water:** the salt pool at 36 °C, from six in the morning to ten at night
- **Heat:** a temazcal twice a month, led by a woman who grew up with it
- **Breath:** every morning on the deck, half an hour
- **Sleep:** herbs and a bath drawn at nine, if you ask before six

Classes are part of your stay. The days are listed below; you need not sign up unless it says so.`,
        links: [
          { type: 'Content', linktext: 'Spa and treatments', linkurl: null, pageId: 1502 },
          { type: 'Click To Call', linktext: 'Ask the spa', linkurl: 'tel:+15550160', pageId: null },
        ],
        rich_links: [
          {
            image: 'spa-stones',
            title: 'Treatments',
            description: 'Five rooms above the rocks, from eight in the morning.',
            type: 'Content',
            linktext: 'See the list',
            linkurl: null,
            pageId: 1502,
          },
          {
            image: 'fitness-room',
            title: 'Move',
            description: 'A gym with a view, paths through the hills, two courts.',
            type: 'Content',
            linktext: 'Fitness and land sports',
            linkurl: null,
            pageId: 1503,
          },
          {
            image: 'plate-salad',
            title: 'Eat lightly',
            description: 'Palmar serves raw and green things between the palms.',
            type: 'Playa Safe Stay',
            linktext: 'How we cook safely',
            linkurl: null,
            pageId: null,
          },
        ],
        gallery: ['spa-pool', 'yoga-sunrise', 'spa-stones', 'garden-path'],
      },
      es: {
        title: '360° de calma',
        slug: '360-wellnez',
        content: `En Casa Marea el bienestar es, sobre todo, lo que no hay: ni bocinas, ni filas, ni planes que no puedas soltar. Lo que queda es agua, calor, respiración y sueño.

- **Agua:** la alberca de sal a 36 °C, de seis de la mañana a diez de la noche
- **Calor:** temazcal dos veces al mes, con una mujer que creció con él
- **Respiración:** todas las mañanas en la terraza, media hora
- **Sueño:** hierbas y tina lista a las nueve, si nos avisas antes de las seis

Las clases van incluidas en tu estancia. Abajo están los días; no tienes que apuntarte, salvo donde se indica.`,
        links: [
          { type: 'Content', linktext: 'Spa y tratamientos', linkurl: null, pageId: 1502 },
          { type: 'Click To Call', linktext: 'Pregunta en el spa', linkurl: 'tel:+15550160', pageId: null },
        ],
        rich_links: [
          {
            image: 'spa-stones',
            title: 'Tratamientos',
            description: 'Cinco cabinas sobre las rocas, desde las ocho de la mañana.',
            type: 'Content',
            linktext: 'Ver la lista',
            linkurl: null,
            pageId: 1502,
          },
          {
            image: 'fitness-room',
            title: 'Muévete',
            description: 'Gimnasio con vista, veredas en los cerros y dos canchas.',
            type: 'Content',
            linktext: 'Ejercicio y deportes',
            linkurl: null,
            pageId: 1503,
          },
          {
            image: 'plate-salad',
            title: 'Come ligero',
            description: 'Palmar sirve cosas crudas y verdes entre las palmas.',
            type: 'Playa Safe Stay',
            linktext: 'Así cuidamos la cocina',
            linkurl: null,
            pageId: null,
          },
        ],
      },
    },
  },
  {
    id: 1502,
    label: 'Health and wellness',
    display_type: 'page',
    locale: {
      en: {
        title: 'Spa & Treatments',
        slug: 'health-wellness',
        image: 'spa-stones',
        content: `Five rooms stand on the rocks above the bay, each with one open side. You hear the water; nobody sees in.

| Treatment | Minutes | Price |
| --- | ---: | ---: |
| Bay salt and lime scrub | 50 | $95 |
| Slow massage, warm stones | 80 | $165 |
| Back, neck and hands | 40 | $80 |
| For two, side by side | 80 | $310 |

Come twenty minutes early for the salt pool. The spa is open from eight in the morning to eight at night; the last treatment begins at half past six.

A doctor lives five minutes away. Dial 1500 at any hour.`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Reserve a treatment',
            linkurl: '/demo/booking/spa?site=casa-marea',
            pageId: null,
          },
          { type: 'Click To Call', linktext: 'Call the spa', linkurl: 'tel:+15550160', pageId: null },
        ],
        gallery: ['spa-stones', 'towels-shells', 'spa-pool'],
      },
      es: {
        title: 'Spa y tratamientos',
        slug: 'health-wellness',
        content: `Cinco cabinas sobre las rocas, frente a la bahía, cada una con un lado abierto. Tú oyes el agua; a ti nadie te ve.

| Tratamiento | Minutos | Precio |
| --- | ---: | ---: |
| Exfoliación con sal de la bahía y limón | 50 | $95 |
| Masaje lento con piedras tibias | 80 | $165 |
| Espalda, cuello y manos | 40 | $80 |
| Para dos, lado a lado | 80 | $310 |

Llega veinte minutos antes para la alberca de sal. El spa abre de ocho de la mañana a ocho de la noche; el último tratamiento empieza a las seis y media.

Hay un médico a cinco minutos. Marca 1500 a cualquier hora.`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Reserva un tratamiento',
            linkurl: '/demo/booking/spa?site=casa-marea',
            pageId: null,
          },
          { type: 'Click To Call', linktext: 'Llama al spa', linkurl: 'tel:+15550160', pageId: null },
        ],
      },
    },
  },
  {
    id: 1503,
    label: 'Fitness and land sports',
    display_type: 'page',
    locale: {
      en: {
        title: 'Fitness & Land Sports',
        slug: 'fitness-land-sports',
        image: 'fitness-room',
        content: `The gym stands at the end of the garden and looks at the water through one long window. It opens with your room key at any hour; between six and eight a trainer is there.

Two tennis courts lie in the shade after four. Paths lead from the back gate into the hills:

1. **To the spring:** 2 km, easy, green all year
2. **To the saddle:** 5 km, 240 m up, the whole bay at your feet
3. **To the next village:** 9 km along the cliffs; we fetch you by boat

Take water and say at the desk which way you went.`,
        links: [
          { type: 'Click To Call', linktext: 'Reserve a court', linkurl: 'tel:+15550162', pageId: null },
          {
            type: 'Link Off',
            linktext: 'Map of the paths',
            linkurl: 'https://example.com/casa-marea/paths',
            pageId: null,
          },
        ],
      },
      es: {
        title: 'Ejercicio y deportes en tierra',
        slug: 'fitness-land-sports',
        content: `El gimnasio está al fondo del jardín y mira al agua por una sola ventana larga. Se abre con la llave de tu habitación a cualquier hora; de seis a ocho de la mañana hay entrenador.

Las dos canchas de tenis quedan a la sombra después de las cuatro. Por la puerta de atrás salen veredas al cerro:

1. **Al ojo de agua:** 2 km, fácil, verde todo el año
2. **Al puerto del cerro:** 5 km, 240 m de subida y toda la bahía a tus pies
3. **Al pueblo de junto:** 9 km por los acantilados; te recogemos en lancha

Llévate agua y avisa en recepción por dónde te vas.`,
        links: [
          { type: 'Click To Call', linktext: 'Reserva una cancha', linkurl: 'tel:+15550162', pageId: null },
          {
            type: 'Link Off',
            linktext: 'Mapa de las veredas',
            linkurl: 'https://example.com/casa-marea/veredas',
            pageId: null,
          },
        ],
      },
    },
  },
  {
    id: 1504,
    label: 'Check-in and check-out',
    display_type: 'page',
    locale: {
      en: {
        title: 'Arriving & Leaving',
        slug: 'arriving-and-leaving',
        image: 'lobby-arches',
        content: `Rooms are ready at three. If you land earlier, leave your luggage, take a towel and go swimming; we bring the key to wherever you are.

| | Hour |
| --- | --- |
| Check-in | from 3 pm |
| Check-out | until noon |
| Late check-out | until 4 pm, $60, if the room is free |
| Luggage room and showers | until midnight |

On the day you leave, tell the desk the night before at what hour the car should stand at the door. Bills can be looked at on your room’s screen and paid there.

Casa Marea is for guests of eighteen and over.`,
        links: [
          { type: 'Click To Call', linktext: 'Call the desk', linkurl: 'tel:+15550150', pageId: null },
          { type: 'Content', linktext: 'Getting around', linkurl: null, pageId: 1507 },
        ],
      },
      es: {
        title: 'Llegar y salir',
        slug: 'llegar-y-salir',
        content: `Las habitaciones están listas a las tres. Si llegas antes, deja tu equipaje, toma una toalla y vete a nadar; te llevamos la llave a donde estés.

| | Hora |
| --- | --- |
| Entrada | desde las 3 p. m. |
| Salida | hasta las 12 del día |
| Salida tarde | hasta las 4 p. m., $60, si la habitación está libre |
| Guardaequipaje y regaderas | hasta la medianoche |

El día que te vas, dinos la noche anterior a qué hora quieres el coche en la puerta. Puedes revisar y pagar la cuenta en la pantalla de tu habitación.

Casa Marea es para huéspedes de dieciocho años en adelante.`,
        links: [
          { type: 'Click To Call', linktext: 'Llama a recepción', linkurl: 'tel:+15550150', pageId: null },
          { type: 'Content', linktext: 'Cómo moverte', linkurl: null, pageId: 1507 },
        ],
      },
    },
  },
  {
    id: 1505,
    label: 'Pools and beach',
    display_type: 'page',
    locale: {
      en: {
        title: 'Pools & Beach',
        slug: 'pools-and-beach',
        image: 'cabana-row',
        content: `Three pools, in order of silence: **Poza**, with the bar; the **long pool**, for swimming lengths until ten in the morning; and the **salt pool**, where nobody speaks at all.

The beach faces south-west and is sheltered by the rocks. A flag on the tower tells you how the water is: green, yellow, or red for not today.

- Loungers are free and cannot be kept with a book
- Cabanas can be reserved by the half day, with fruit and a fan
- Towels: behind the blue door, as many as you like

Pelicans have the right of way.`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Reserve a cabana',
            linkurl: '/demo/booking/cabanas?site=casa-marea',
            pageId: null,
          },
          { type: 'Content', linktext: 'Weather today', linkurl: null, pageId: 1510 },
        ],
        gallery: ['cabana-row', 'beach-umbrellas', 'pool-bar', 'towels-shells'],
      },
      es: {
        title: 'Albercas y playa',
        slug: 'albercas-y-playa',
        content: `Tres albercas, en orden de silencio: la **Poza**, con su barra; la **larga**, para nadar en forma hasta las diez de la mañana; y la **de sal**, donde no se habla.

La playa mira al suroeste y la protegen las rocas. La bandera de la torre te dice cómo está el mar: verde, amarilla o roja, que es hoy no.

- Los camastros son de quien llega; un libro no aparta lugar
- Las cabañas se reservan por medio día, con fruta y ventilador
- Toallas: detrás de la puerta azul, las que quieras

Los pelícanos tienen la preferencia.`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Reserva una cabaña',
            linkurl: '/demo/booking/cabanas?site=casa-marea',
            pageId: null,
          },
          { type: 'Content', linktext: 'El tiempo hoy', linkurl: null, pageId: 1510 },
        ],
      },
    },
  },
  {
    id: 1506,
    label: 'Room service, wi-fi and television',
    display_type: 'page',
    locale: {
      en: {
        title: 'In Your Room',
        slug: 'in-your-room',
        image: 'room-sea',
        content: `Breakfast comes at the hour you write on the card; hang it out before midnight. From noon to eleven at night the kitchen sends soup, tacos, fish and ice cream, usually within thirty-five minutes.

The wi-fi is called **CasaMarea** and asks for your room number and surname. It is good on the balcony, weaker under the shower, absent at the end of the beach, where we left it out on purpose.

- Television: 40 channels, and your own telephone’s screen by the button *Share*
- Water: in the carafe, filled twice a day
- Pillows: six kinds, dial 1500

Press the leaf on the door and nobody knocks until you press it again.`,
        links: [
          { type: 'Click To Call', linktext: 'Order to your room', linkurl: 'tel:+15550165', pageId: null },
        ],
        rich_links: [
          {
            image: 'plate-pancakes',
            title: 'Breakfast on the balcony',
            description: 'Fruit, eggs, warm bread, and the bay waking up.',
            type: 'Click To Call',
            linktext: 'Order for tomorrow',
            linkurl: 'tel:+15550165',
            pageId: null,
          },
          {
            image: 'glass-wine',
            title: 'A bottle from the cellar',
            description: 'Brought at the right temperature, with two glasses and a cheese.',
            type: 'Download File',
            linktext: 'Wine list',
            linkurl: '/demo/files/wine-list.txt',
            pageId: null,
          },
          {
            image: 'room-dusk',
            title: 'A bath at nine',
            description: 'Herbs from the garden, drawn while you are at dinner.',
            type: 'Content',
            linktext: '360° of Quiet',
            linkurl: null,
            pageId: 1501,
          },
        ],
      },
      es: {
        title: 'En tu habitación',
        slug: 'en-tu-habitacion',
        content: `El desayuno llega a la hora que escribas en la tarjeta; cuélgala antes de la medianoche. De doce del día a once de la noche la cocina manda sopa, tacos, pescado y helado, casi siempre en treinta y cinco minutos.

El wifi se llama **CasaMarea** y te pide tu número de habitación y tu apellido. Es bueno en el balcón, flojo en la regadera y no existe al final de la playa: ahí lo quitamos a propósito.

- Televisión: 40 canales y la pantalla de tu teléfono con el botón *Compartir*
- Agua: en la jarra, que llenamos dos veces al día
- Almohadas: seis tipos; marca 1500

Oprime la hoja de la puerta y nadie toca hasta que la vuelvas a oprimir.`,
        links: [
          { type: 'Click To Call', linktext: 'Pide a tu habitación', linkurl: 'tel:+15550165', pageId: null },
        ],
        rich_links: [
          {
            image: 'plate-pancakes',
            title: 'Desayuno en el balcón',
            description: 'Fruta, huevos, pan tibio y la bahía que despierta.',
            type: 'Click To Call',
            linktext: 'Pídelo para mañana',
            linkurl: 'tel:+15550165',
            pageId: null,
          },
          {
            image: 'glass-wine',
            title: 'Una botella de la cava',
            description: 'A su temperatura, con dos copas y un queso.',
            type: 'Download File',
            linktext: 'Carta de vinos',
            linkurl: '/demo/files/wine-list.txt',
            pageId: null,
          },
          {
            image: 'room-dusk',
            title: 'Tina a las nueve',
            description: 'Con hierbas del jardín, lista cuando vuelves de cenar.',
            type: 'Content',
            linktext: '360° de calma',
            linkurl: null,
            pageId: 1501,
          },
        ],
      },
    },
  },
  {
    id: 1507,
    label: 'Getting around',
    display_type: 'page',
    locale: {
      en: {
        title: 'Getting Around',
        slug: 'getting-around',
        image: 'shuttle-road',
        content: `The village of Caleta is twelve minutes on foot by the shore path, four by shuttle. The airport is an hour and ten minutes away by the new road, two hours by the beautiful one.

| Shuttle to Caleta | From the house | Back |
| --- | --- | --- |
| Morning | 9:00, 10:30, 12:00 | 9:30, 11:00, 12:30 |
| Evening | 17:00, 19:00, 21:00 | 17:30, 19:30, 22:30 |

Bicycles stand by the gate and need no key. Our boatman takes four people across the bay for $40; he prefers the morning.

The house runs on the time of the bay. Your telephone may believe the next antenna; the clock in the lobby is right.`,
        links: [
          { type: 'Click To Call', linktext: 'Ask for a car', linkurl: 'tel:+15550150', pageId: null },
          { type: 'Content', linktext: 'Map of the house', linkurl: null, pageId: 1509 },
        ],
      },
      es: {
        title: 'Cómo moverte',
        slug: 'como-moverte',
        content: `El pueblo de Caleta queda a doce minutos a pie por la vereda de la orilla, cuatro en camioncito. El aeropuerto está a una hora y diez por la carretera nueva, a dos por la bonita.

| Camioncito a Caleta | Desde la casa | De regreso |
| --- | --- | --- |
| Mañana | 9:00, 10:30, 12:00 | 9:30, 11:00, 12:30 |
| Tarde | 17:00, 19:00, 21:00 | 17:30, 19:30, 22:30 |

Las bicicletas están junto a la entrada y no llevan llave. Nuestro lanchero cruza la bahía con cuatro personas por $40; prefiere la mañana.

Aquí vivimos con la hora de la bahía. A veces el teléfono le cree a la antena de junto; el reloj del lobby es el bueno.`,
        links: [
          { type: 'Click To Call', linktext: 'Pide un coche', linkurl: 'tel:+15550150', pageId: null },
          { type: 'Content', linktext: 'Mapa de la casa', linkurl: null, pageId: 1509 },
        ],
      },
    },
  },
  {
    id: 1508,
    label: 'Accessibility and responsible stay',
    display_type: 'page',
    locale: {
      en: {
        title: 'Care for Guests & Bay',
        slug: 'care-for-guests-and-bay',
        image: 'garden-path',
        content: `The house is built on a slope, and we would rather say so: between lobby and beach there are forty-one steps, and a lift that makes them unnecessary. Six rooms have wide doors, level showers and a bed of the right height; ask for them when you book.

- La Cava cannot be reached by wheelchair; its plates and wines are served at Caracola
- A floating chair waits at the tower from nine to five
- Assistance dogs are welcome in every room

## The bay

Whales rest here between December and March. Boats keep eighty metres away, ours too. Lamps on the sea side are amber and go low at eleven. Rain fills our tanks for the garden from June to October; in the other months, two minutes less under the shower is a gift.`,
        links: [
          { type: 'Click To Call', linktext: 'Ask for help', linkurl: 'tel:+15550150', pageId: null },
          { type: 'Playa Safe Stay', linktext: 'Playa Safe Stay', linkurl: null, pageId: null },
        ],
      },
      es: {
        title: 'Cuidar a quien viene y a la bahía',
        slug: 'cuidar-la-bahia',
        content: `La casa está en una ladera y preferimos decirlo: entre el lobby y la playa hay cuarenta y un escalones, y un elevador que los vuelve innecesarios. Seis habitaciones tienen puertas anchas, regadera a nivel y cama a la altura correcta; pídelas al reservar.

- A La Cava no se llega en silla de ruedas; sus platos y vinos se sirven en Caracola
- En la torre hay una silla que flota, de nueve a cinco
- Los perros de asistencia son bienvenidos en todas las habitaciones

## La bahía

De diciembre a marzo aquí descansan las ballenas. Las lanchas guardan ochenta metros de distancia, las nuestras también. Las lámparas del lado del mar son ámbar y bajan a las once. De junio a octubre la lluvia llena los tanques del jardín; el resto del año, dos minutos menos de regadera son un regalo.`,
        links: [
          { type: 'Click To Call', linktext: 'Pide ayuda', linkurl: 'tel:+15550150', pageId: null },
          { type: 'Playa Safe Stay', linktext: 'Playa Safe Stay', linkurl: null, pageId: null },
        ],
      },
    },
  },
  {
    id: 1509,
    label: 'Map of the house',
    display_type: 'iframe',
    locale: {
      en: {
        title: 'Map of the House',
        slug: 'map',
        image: 'home-marea',
        iframe_url: '/demo/frames/resort-map?site=casa-marea',
      },
      es: { title: 'Mapa de la casa', slug: 'mapa' },
    },
  },
  {
    id: 1510,
    label: 'Weather',
    display_type: 'iframe',
    locale: {
      en: {
        title: 'Weather on the Bay',
        slug: 'weather',
        image: 'palm-sky',
        iframe_url: '/demo/frames/weather?site=casa-marea',
      },
      es: { title: 'El tiempo en la bahía', slug: 'el-tiempo' },
    },
  },
] satisfies DemoRecord<typeof contentSection>[];
