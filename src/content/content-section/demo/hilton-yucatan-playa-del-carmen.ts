import type { DemoRecord } from '../../demo.ts';
import { link } from '../../demo-link.ts';
import type { contentSection } from '../content-section.ts';

/** A link with a picture to another page of this property. */
const toPage = (pageId: number, image: string, title: string, description: string, linktext: string) => ({
  image,
  title,
  description,
  ...link('Content', linktext, null, pageId),
});

export default [
  {
    id: 4001,
    label: '360º WellneZ',
    display_type: 'page',
    locale: {
      en: {
        title: '360º WellneZ',
        slug: '360-wellnez',
        image: 'yoga-sunrise',
        content: `Wellness here begins with the place: shade, birds, and water that has been filtered by limestone for a very long time. Nothing has to be booked to sit down and listen to it.

Our programme goes once around the day. Mornings are for moving, noon for cool water, afternoons for the spa, evenings for sleep.

- **Morning**: yoga on the cenote deck, breath work under the ceiba
- **Noon**: guided float in the cenote, garden lunch
- **Afternoon**: hydrotherapy, cacao ritual, massage with honey
- **Evening**: temazcal on Tuesdays and Fridays, lime-blossom tea

Everything listed below is open to every guest; treatments are paid, classes are not.`,
        links: [
          link(
            'Make Reservation',
            'Book a treatment',
            '/demo/booking/spa?site=hilton-yucatan-playa-del-carmen',
          ),
        ],
        rich_links: [
          toPage(4002, 'spa-stones', 'The spa', 'Stone, honey and steam in six cabins.', 'See treatments'),
          toPage(4003, 'fitness-room', 'Move', 'Gym, trails, courts and bicycles.', 'See fitness'),
          toPage(4006, 'spa-pool', 'Water', 'Cenote, pools and the beach.', 'Where to swim'),
        ],
        gallery: ['yoga-sunrise', 'spa-stones', 'spa-pool', 'garden-path'],
      },
      es: {
        title: '360º WellneZ',
        slug: '360-wellnez',
        content: `Aquí el bienestar empieza por el lugar: sombra, aves y un agua que la piedra caliza lleva siglos filtrando. Para sentarte a escucharla no hace falta reservar nada.

El programa da una vuelta completa al día. La mañana es para moverse, el mediodía para el agua fresca, la tarde para el spa y la noche para dormir bien.

- **Mañana**: yoga en el muelle del cenote, respiración bajo la ceiba
- **Mediodía**: flotación guiada en el cenote, comida del huerto
- **Tarde**: hidroterapia, ritual de cacao, masaje con miel
- **Noche**: temazcal los martes y viernes, té de tila

Todo lo que ves abajo está abierto a los huéspedes; los tratamientos tienen costo, las clases no.`,
        links: [
          link(
            'Make Reservation',
            'Reserva un tratamiento',
            '/demo/booking/spa?site=hilton-yucatan-playa-del-carmen',
          ),
        ],
        rich_links: [
          toPage(4002, 'spa-stones', 'El spa', 'Piedra, miel y vapor en seis cabinas.', 'Ver tratamientos'),
          toPage(
            4003,
            'fitness-room',
            'Muévete',
            'Gimnasio, senderos, canchas y bicicletas.',
            'Ver actividades',
          ),
          toPage(4006, 'spa-pool', 'Agua', 'El cenote, las albercas y la playa.', 'Dónde nadar'),
        ],
      },
    },
  },
  {
    id: 4002,
    label: 'Health & wellness',
    display_type: 'page',
    locale: {
      en: {
        title: 'Spa & wellness',
        slug: 'health-wellness',
        image: 'spa-stones',
        content: `Six cabins stand on stilts between the trees, each with its own outdoor tub. The spa opens from 9:00 am to 8:00 pm; come half an hour early for the steam room, which is scented with eucalyptus and lime leaf.

| Treatment | Minutes | Price |
| --- | --- | --- |
| Melipona honey massage | 60 | $115 |
| Warm limestone massage | 80 | $145 |
| Chaya and clay wrap | 50 | $98 |
| Cacao ritual for two | 90 | $240 |
| Temazcal with a guide | 75 | $85 |

Please tell us about pregnancy, high blood pressure or bee allergies when you book. Cancelling up to four hours before costs nothing.`,
        links: [
          link(
            'Make Reservation',
            'Reserve at the spa',
            '/demo/booking/spa?site=hilton-yucatan-playa-del-carmen',
          ),
          link('Click To Call', 'Call the spa, extension 4300', 'tel:+1 555 0143'),
        ],
        gallery: ['spa-stones', 'spa-pool', 'towels-shells'],
      },
      es: {
        title: 'Spa y bienestar',
        slug: 'health-wellness',
        content: `Seis cabinas sobre pilotes entre los árboles, cada una con su tina al aire libre. El spa abre de 9:00 a. m. a 8:00 p. m.; llega media hora antes para pasar por el vapor, perfumado con eucalipto y hoja de lima.

| Tratamiento | Minutos | Precio |
| --- | --- | --- |
| Masaje con miel melipona | 60 | $115 |
| Masaje con piedra caliza tibia | 80 | $145 |
| Envoltura de chaya y barro | 50 | $98 |
| Ritual de cacao para dos | 90 | $240 |
| Temazcal con guía | 75 | $85 |

Al reservar, avísanos si estás embarazada, tienes presión alta o eres alérgico a las abejas. Cancelar con cuatro horas de anticipación no cuesta nada.`,
        links: [
          link(
            'Make Reservation',
            'Reserva en el spa',
            '/demo/booking/spa?site=hilton-yucatan-playa-del-carmen',
          ),
          link('Click To Call', 'Llama al spa, extensión 4300', 'tel:+1 555 0143'),
        ],
      },
    },
  },
  {
    id: 4003,
    label: 'Fitness & land sports',
    display_type: 'page',
    locale: {
      en: {
        title: 'Fitness & land sports',
        slug: 'fitness-land-sports',
        image: 'cycling-path',
        content: `The gym is a glass room in the trees, open day and night with your room card: free weights, four rowers, two treadmills that look at a termite nest nobody has the heart to move.

Outside there are three marked trails, two clay tennis courts and forty bicycles.

- **Ceiba loop**: 1.2 km, flat, fine for prams
- **Zapote trail**: 3.5 km, roots and two small bridges
- **Four Waters**: 7 km by bicycle, past four cenotes, with a guide on Thursdays

Start before nine: it is cooler, and the motmots are out.`,
        links: [link('Click To Call', 'Reserve a court, extension 4310', 'tel:+1 555 0144')],
      },
      es: {
        title: 'Ejercicio y deportes en tierra',
        slug: 'fitness-land-sports',
        content: `El gimnasio es un cuarto de cristal entre los árboles, abierto día y noche con tu llave: pesas libres, cuatro remos y dos caminadoras con vista a un nido de termitas que nadie se ha atrevido a quitar.

Afuera hay tres senderos señalizados, dos canchas de tenis de arcilla y cuarenta bicicletas.

- **Vuelta de la ceiba**: 1.2 km, plana, apta para carriola
- **Sendero del zapote**: 3.5 km, con raíces y dos puentecitos
- **Cuatro Aguas**: 7 km en bicicleta por cuatro cenotes, con guía los jueves

Sal antes de las nueve: hace menos calor y se dejan ver los pájaros toh.`,
        links: [link('Click To Call', 'Aparta una cancha, extensión 4310', 'tel:+1 555 0144')],
      },
    },
  },
  {
    id: 4004,
    label: 'Check-in & check-out',
    display_type: 'page',
    locale: {
      en: {
        title: 'Check-in & check-out',
        slug: 'check-in-check-out',
        image: 'lobby-arches',
        content: `Your room is ready from **3:00 pm**. If you arrive earlier, we keep your bags, lend you a towel and show you the way to the pool; a locker and a shower are beside it.

Check-out is at **11:00 am**. A later departure is often possible: ask the evening before, and we tell you at once whether the room is free.

## What you need

- A passport or identity card for every adult
- The card you booked with
- For children travelling with one parent, whatever your country asks for

The bill can be sent to your phone; look it over the night before and leave the key in the wooden box.`,
        links: [
          link('Click To Call', 'Reception', 'tel:+1 555 0140'),
          link('Playa Safe Stay', 'How rooms are cleaned', null),
        ],
      },
      es: {
        title: 'Llegada y salida',
        slug: 'llegada-y-salida',
        content: `Tu habitación está lista a partir de las **3:00 p. m.** Si llegas antes, guardamos tu equipaje, te prestamos una toalla y te llevamos a la alberca; ahí junto hay casilleros y regadera.

La salida es a las **11:00 a. m.** Muchas veces se puede más tarde: pregunta la noche anterior y te decimos al momento si la habitación está libre.

## Lo que necesitas

- Pasaporte o identificación de cada adulto
- La tarjeta con la que reservaste
- Si un menor viaja con uno solo de sus padres, el permiso que pida tu país

La cuenta puede llegarte al teléfono; revísala la noche anterior y deja la llave en la caja de madera.`,
        links: [
          link('Click To Call', 'Recepción', 'tel:+1 555 0140'),
          link('Playa Safe Stay', 'Cómo limpiamos las habitaciones', null),
        ],
      },
    },
  },
  {
    id: 4005,
    label: 'Wifi & television',
    display_type: 'page',
    locale: {
      en: {
        title: 'Wifi & television',
        slug: 'wifi-television',
        image: 'room-dusk',
        content: `The network is called **Selva** and needs no password: type your room number and family name once. It reaches every room, the restaurants and the pools.

There is no signal on the trails and none in the cenote. We think of that as a feature, but carry the small map from your bedside.

| Channel | What |
| --- | --- |
| 1 | Today at Selva Yucatán |
| 2–18 | English |
| 19–40 | Spanish |
| 41 | The ceiba, live, day and night |

To see your own films on the screen, choose *Cast* on the remote and scan the code.`,
      },
      es: {
        title: 'Wifi y televisión',
        slug: 'wifi-y-television',
        content: `La red se llama **Selva** y no tiene contraseña: escribe una sola vez tu número de habitación y tu apellido. Llega a todas las habitaciones, los restaurantes y las albercas.

En los senderos y en el cenote no hay señal. Nos gusta así, pero llévate el mapita que está en tu buró.

| Canal | Qué hay |
| --- | --- |
| 1 | Hoy en Selva Yucatán |
| 2–18 | En inglés |
| 19–40 | En español |
| 41 | La ceiba en vivo, de día y de noche |

Para ver tus películas en la pantalla, elige *Transmitir* en el control y escanea el código.`,
      },
    },
  },
  {
    id: 4006,
    label: 'Cenote, pools & beach',
    display_type: 'page',
    locale: {
      en: {
        title: 'Cenote, pools & beach',
        slug: 'cenote-pools-beach',
        image: 'reef-below',
        content: `There are three ways to get wet, and each has its hour.

**The cenote** is coolest, 24 °C all year, and clearest before ten, when the sun reaches the water through the opening. It is open from 7:00 am to 5:00 pm with a lifeguard; last descent at 4:30 pm.

**The pools**: the lagoon is for everybody, the upper pool for adults and for quiet. Both are open from 8:00 am to 8:00 pm. Towels are at the hut; please hang up the ones you keep.

**The beach** is nine minutes away by shuttle. Two hundred loungers, palm shade, a reef three hundred metres out, and Mar de Palma for lunch.`,
        links: [
          link('Make Reservation', 'Reserve a cabana', '/property-hub/cabanas'),
          link('Content', 'Shuttle times', null, 4007),
        ],
        gallery: ['reef-below', 'cabana-row', 'beach-umbrellas', 'spa-pool'],
      },
      es: {
        title: 'Cenote, albercas y playa',
        slug: 'cenote-albercas-playa',
        content: `Hay tres maneras de mojarse y cada una tiene su hora.

**El cenote** es el más fresco, 24 °C todo el año, y está más claro antes de las diez, cuando el sol entra por la abertura. Abre de 7:00 a. m. a 5:00 p. m. con salvavidas; se baja por última vez a las 4:30 p. m.

**Las albercas**: la laguna es para todos; la de arriba, para adultos y para el silencio. Las dos abren de 8:00 a. m. a 8:00 p. m. Las toallas están en la caseta; cuelga la que vayas a seguir usando.

**La playa** está a nueve minutos en el transporte. Doscientos camastros, sombra de palma, un arrecife a trescientos metros y Mar de Palma para comer.`,
        links: [
          link('Make Reservation', 'Reserva una cabaña', '/property-hub/cabanas'),
          link('Content', 'Horarios del transporte', null, 4007),
        ],
      },
    },
  },
  {
    id: 4007,
    label: 'Getting around',
    display_type: 'page',
    locale: {
      en: {
        title: 'Getting around & beach shuttle',
        slug: 'getting-around',
        image: 'shuttle-road',
        content: `Inside the property you walk, cycle or wave at a green cart; nothing is further than twelve minutes. From the lobby, the blue stones lead to the cenote, the orange ones to the ceiba.

| Shuttle | First | Last | Every |
| --- | --- | --- | --- |
| To the beach club | 8:30 am | 5:30 pm, Friday and Saturday 8:30 pm | 30 minutes |
| Back to the jungle | 9:00 am | 6:00 pm, Friday and Saturday 9:30 pm | 30 minutes |
| Playa del Carmen | 10:00 am | 10:00 pm | 2 hours |

The shuttle takes wheelchairs and two prams. Seats cannot be reserved; if one is full, the next comes at once.

A taxi from the gate to Fifth Avenue takes about fifteen minutes. The porter writes the fare on a card for you.`,
        links: [
          link('Content', 'Resort map', null, 4009),
          link('Click To Call', 'Call a cart, extension 4200', 'tel:+1 555 0141'),
        ],
      },
      es: {
        title: 'Cómo moverte y transporte a la playa',
        slug: 'como-moverte',
        content: `Dentro del hotel se camina, se pedalea o se le hace la parada a un carrito verde; nada queda a más de doce minutos. Desde el lobby, las piedras azules llevan al cenote y las naranjas a la ceiba.

| Transporte | Primero | Último | Cada |
| --- | --- | --- | --- |
| Al club de playa | 8:30 a. m. | 5:30 p. m.; viernes y sábado, 8:30 p. m. | 30 minutos |
| De regreso a la selva | 9:00 a. m. | 6:00 p. m.; viernes y sábado, 9:30 p. m. | 30 minutos |
| Playa del Carmen | 10:00 a. m. | 10:00 p. m. | 2 horas |

Caben sillas de ruedas y dos carriolas. No se apartan lugares; si uno se llena, el siguiente sale de inmediato.

Un taxi de la puerta a la Quinta Avenida tarda unos quince minutos. El portero te anota la tarifa en una tarjeta.`,
        links: [
          link('Content', 'Mapa del hotel', null, 4009),
          link('Click To Call', 'Pide un carrito, extensión 4200', 'tel:+1 555 0141'),
        ],
      },
    },
  },
  {
    id: 4008,
    label: 'Responsible stay',
    display_type: 'page',
    locale: {
      en: {
        title: 'A guest of the jungle',
        slug: 'a-guest-of-the-jungle',
        image: 'garden-path',
        content: `Under your feet runs a river. Everything poured away here reaches it, so we ask three things of you:

1. Use the sun cream from the dispensers by the towels; it is free and harmless to the water.
2. Leave the room lights low after ten. Bats, owls and fireflies live next door.
3. Take home photographs, not stones, shells or seeds.

We take care of the rest: rain water for the laundry, kitchen leftovers for the compost under the chaya, no bottles of single-use plastic since the first day.

For each stay we plant one native tree with the *ejido* next to us. You may come along on the 21st of any month and dig.`,
        links: [link('Link Off', 'See the planting map', 'https://example.com/selva-yucatan/trees')],
        rich_links: [
          toPage(4006, 'reef-below', 'The water', 'When and how to swim in the cenote.', 'Read more'),
          toPage(4007, 'cycling-path', 'Two wheels', 'Forty bicycles wait by the lobby.', 'Getting around'),
          toPage(4001, 'yoga-sunrise', 'Slow mornings', 'Breath, stretch, birds.', '360º WellneZ'),
        ],
      },
      es: {
        title: 'Huésped de la selva',
        slug: 'huesped-de-la-selva',
        content: `Bajo tus pies corre un río. Todo lo que se tira aquí llega a él, así que te pedimos tres cosas:

1. Usa el bloqueador de los dispensadores que están junto a las toallas; no cuesta y no daña el agua.
2. Después de las diez, deja la luz baja. Al lado viven murciélagos, búhos y luciérnagas.
3. Llévate fotos, no piedras, caracoles ni semillas.

De lo demás nos ocupamos nosotros: agua de lluvia para la lavandería, sobras de cocina para la composta de la chaya y ni una botella de plástico desechable desde el primer día.

Por cada estancia sembramos un árbol nativo con el ejido vecino. El día 21 de cada mes puedes venir a cavar con nosotros.`,
        links: [link('Link Off', 'Ver el mapa de árboles', 'https://example.com/selva-yucatan/arboles')],
        rich_links: [
          toPage(4006, 'reef-below', 'El agua', 'Cuándo y cómo nadar en el cenote.', 'Leer más'),
          toPage(4007, 'cycling-path', 'Dos ruedas', 'Cuarenta bicicletas junto al lobby.', 'Cómo moverte'),
          toPage(
            4001,
            'yoga-sunrise',
            'Mañanas sin prisa',
            'Respirar, estirarse, oír las aves.',
            '360º WellneZ',
          ),
        ],
      },
    },
  },
  {
    id: 4009,
    label: 'Resort map',
    display_type: 'iframe',
    locale: {
      en: {
        title: 'Resort map',
        slug: 'resort-map',
        image: 'palm-sky',
        iframe_url: '/demo/frames/resort-map?site=hilton-yucatan-playa-del-carmen',
      },
      es: { title: 'Mapa del hotel', slug: 'mapa-del-hotel' },
    },
  },
  {
    id: 4010,
    label: 'Weather',
    display_type: 'iframe',
    locale: {
      en: {
        title: 'Weather today',
        slug: 'weather',
        image: 'beach-umbrellas',
        iframe_url: '/demo/frames/weather?site=hilton-yucatan-playa-del-carmen',
      },
      es: { title: 'El clima de hoy', slug: 'clima' },
    },
  },
] satisfies DemoRecord<typeof contentSection>[];
