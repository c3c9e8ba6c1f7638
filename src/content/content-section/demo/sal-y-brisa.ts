import type { DemoRecord } from '../../demo.ts';
import type { contentSection } from '../content-section.ts';

/** What guests of every property want to know about the Promenade. */
export default [
  {
    id: 101,
    label: 'Wellness 360',
    display_type: 'page',
    locale: {
      en: {
        title: 'Wellness on the Promenade',
        slug: '360-wellnez',
        image: 'yoga-sunrise',
        content: `The Promenade wakes before its kitchens do. From half past six there is yoga on the pier head, then stretching on the sand, then nothing at all, which we also recommend.

Classes are open to guests of every property and cost nothing. Mats, water and towels are there; come ten minutes early and bring only yourself.

- **Sunrise:** yoga and breathing, facing the water
- **Midday:** shade, tea and the cold plunge by the arcade
- **Sunset:** slow walking, sound bowls twice a week

The days and hours are just below.`,
        links: [{ type: 'Content', linktext: 'Health and treatments', linkurl: null, pageId: 102 }],
        rich_links: [
          {
            image: 'spa-stones',
            title: 'Treatments by the sea',
            description: 'Massage cabins behind the garden wall, from 9 in the morning.',
            type: 'Content',
            linktext: 'See treatments',
            linkurl: null,
            pageId: 102,
          },
          {
            image: 'cycling-path',
            title: 'Move on land',
            description: 'Cycling path, tennis and an outdoor gym under the palms.',
            type: 'Content',
            linktext: 'Fitness and sports',
            linkurl: null,
            pageId: 103,
          },
          {
            image: 'plate-salad',
            title: 'Lunch from the garden',
            description: 'Bowls and leaves at Mercado Verde, Monday to Friday.',
            type: 'Make Reservation',
            linktext: 'Reserve',
            linkurl: '/demo/booking/dining?site=sal-y-brisa&venue=mercado-verde',
            pageId: null,
          },
        ],
        gallery: ['yoga-sunrise', 'spa-stones', 'garden-path'],
      },
      es: {
        title: 'Bienestar en el Paseo',
        slug: '360-wellnez',
        content: `El Paseo despierta antes que sus cocinas. Desde las seis y media hay yoga en la punta del muelle, luego estiramientos en la arena y después nada, que también es recomendable.

Las clases son para huéspedes de todos los hoteles y no cuestan. Aquí hay tapetes, agua y toallas; llega diez minutos antes y tráete solo a ti.

- **Al amanecer:** yoga y respiración frente al mar
- **A mediodía:** sombra, té y la tina fría junto al portal
- **Al atardecer:** caminata lenta y, dos veces por semana, cuencos

Abajo encuentras los días y las horas.`,
        links: [{ type: 'Content', linktext: 'Salud y tratamientos', linkurl: null, pageId: 102 }],
        rich_links: [
          {
            image: 'spa-stones',
            title: 'Tratamientos junto al mar',
            description: 'Cabinas de masaje detrás del muro del jardín, desde las 9 de la mañana.',
            type: 'Content',
            linktext: 'Ver tratamientos',
            linkurl: null,
            pageId: 102,
          },
          {
            image: 'cycling-path',
            title: 'Muévete en tierra',
            description: 'Ciclovía, tenis y un gimnasio al aire libre bajo las palmas.',
            type: 'Content',
            linktext: 'Ejercicio y deportes',
            linkurl: null,
            pageId: 103,
          },
          {
            image: 'plate-salad',
            title: 'Comida de la huerta',
            description: 'Tazones y hojas verdes en Mercado Verde, de lunes a viernes.',
            type: 'Make Reservation',
            linktext: 'Reserva',
            linkurl: '/demo/booking/dining?site=sal-y-brisa&venue=mercado-verde',
            pageId: null,
          },
        ],
      },
    },
  },
  {
    id: 102,
    label: 'Health and wellness',
    display_type: 'page',
    locale: {
      en: {
        title: 'Health & Treatments',
        slug: 'health-wellness',
        image: 'spa-stones',
        content: `Six cabins stand behind the garden wall, each with a roof of palm and a door that lets in the sound of the water. Treatments can be charged to your room at any property.

| Treatment | Minutes | Price |
| --- | ---: | ---: |
| Sea-salt scrub | 45 | $85 |
| Massage with warm stones | 75 | $140 |
| Feet, after a long walk | 30 | $55 |
| Massage for two | 60 | $230 |

A nurse is on the Promenade from eight to eight, beside the lifeguards’ tower. A pharmacy stands at the north gate.

If you eat differently, every menu marks eight things, from gluten-free to nuts. A mark that is missing is not a promise: please tell your waiter.`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Reserve a treatment',
            linkurl: '/demo/booking/spa?site=sal-y-brisa',
            pageId: null,
          },
          { type: 'Click To Call', linktext: 'Call the nurse', linkurl: 'tel:+15550120', pageId: null },
        ],
        gallery: ['spa-pool', 'spa-stones', 'towels-shells', 'garden-path'],
      },
      es: {
        title: 'Salud y tratamientos',
        slug: 'health-wellness',
        content: `Detrás del muro del jardín hay seis cabinas, cada una con techo de palma y una puerta que deja entrar el ruido del agua. Puedes cargar los tratamientos a tu habitación en cualquiera de los hoteles.

| Tratamiento | Minutos | Precio |
| --- | ---: | ---: |
| Exfoliación con sal de mar | 45 | $85 |
| Masaje con piedras tibias | 75 | $140 |
| Pies, después de mucho caminar | 30 | $55 |
| Masaje para dos | 60 | $230 |

Hay enfermera en el Paseo de ocho a ocho, junto a la torre de los salvavidas. La farmacia está en la puerta norte.

Si comes distinto, las cartas marcan ocho cosas, desde sin gluten hasta nueces. Que falte una marca no es garantía: avísale a tu mesero.`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Reserva un tratamiento',
            linkurl: '/demo/booking/spa?site=sal-y-brisa',
            pageId: null,
          },
          { type: 'Click To Call', linktext: 'Llama a la enfermera', linkurl: 'tel:+15550120', pageId: null },
        ],
      },
    },
  },
  {
    id: 103,
    label: 'Fitness and land sports',
    display_type: 'page',
    locale: {
      en: {
        title: 'Fitness & Land Sports',
        slug: 'fitness-land-sports',
        image: 'cycling-path',
        content: `The cycling path runs 6.4 km from the north gate to the lighthouse, flat all the way and in shade for half of it. Bicycles stand at both ends, from child’s seat to tandem; the first hour is free.

Two tennis courts, one padel court and a gym in the open air lie behind the cinema lawn.

- Courts: 7 am to 10 pm, lights from six
- Rackets and balls: at the hut, $6
- Open-air gym: always open, busiest at seven

Running shoes and a hat; the rest we lend.`,
        links: [
          { type: 'Click To Call', linktext: 'Reserve a court', linkurl: 'tel:+15550123', pageId: null },
          {
            type: 'Link Off',
            linktext: 'Map of the cycling path',
            linkurl: 'https://example.com/sal-y-brisa/ciclovia',
            pageId: null,
          },
        ],
      },
      es: {
        title: 'Ejercicio y deportes en tierra',
        slug: 'fitness-land-sports',
        content: `La ciclovía tiene 6.4 km, de la puerta norte al faro: plana de principio a fin y con sombra en la mitad. Hay bicicletas en los dos extremos, con sillita para niños y también tándem; la primera hora va por nuestra cuenta.

Detrás del jardín del cine están dos canchas de tenis, una de pádel y un gimnasio al aire libre.

- Canchas: de 7 a. m. a 10 p. m., con luz desde las seis
- Raquetas y pelotas: en la caseta, $6
- Gimnasio: abierto siempre; a las siete es cuando más gente hay

Trae tenis y gorra; lo demás te lo prestamos.`,
        links: [
          { type: 'Click To Call', linktext: 'Reserva una cancha', linkurl: 'tel:+15550123', pageId: null },
          {
            type: 'Link Off',
            linktext: 'Mapa de la ciclovía',
            linkurl: 'https://example.com/sal-y-brisa/ciclovia',
            pageId: null,
          },
        ],
      },
    },
  },
  {
    id: 104,
    label: 'Wi-fi and charging to your room',
    display_type: 'page',
    locale: {
      en: {
        title: 'Wi-Fi & Paying',
        slug: 'wifi-and-paying',
        image: 'arcade-courtyard',
        content: `The network is called **SalyBrisa** and reaches from the north gate to the end of the pier. Sign in with your room number and surname, whichever property you are staying at; it remembers you until you leave.

## Paying

1. Say the name of your hotel and your room number.
2. Sign on the waiter’s tablet.
3. Find the bill on your room account the same evening.

Cards are welcome everywhere, cash at the market stalls only. Tips may go on the room as well.`,
        links: [
          { type: 'Click To Call', linktext: 'Help with wi-fi', linkurl: 'tel:+15550124', pageId: null },
        ],
      },
      es: {
        title: 'Wifi y pagos',
        slug: 'wifi-y-pagos',
        content: `La red se llama **SalyBrisa** y llega desde la puerta norte hasta la punta del muelle. Entra con tu número de habitación y tu apellido, estés en el hotel que estés; se acuerda de ti hasta que te vas.

## Para pagar

1. Di el nombre de tu hotel y tu número de habitación.
2. Firma en la tableta del mesero.
3. Esa misma noche verás el cargo en tu cuenta.

Aceptamos tarjeta en todas partes; efectivo, solo en los puestos del mercado. La propina también puede ir a la habitación.`,
        links: [
          { type: 'Click To Call', linktext: 'Ayuda con el wifi', linkurl: 'tel:+15550124', pageId: null },
        ],
      },
    },
  },
  {
    id: 105,
    label: 'Getting to the Promenade',
    display_type: 'page',
    locale: {
      en: {
        title: 'Getting Here & Back',
        slug: 'getting-here',
        image: 'shuttle-road',
        content: `The yellow shuttle stops at every property of the group on this coast and at both gates of the Promenade. It is free, it carries bicycles, and the driver waits when he sees you running.

| | First | Every | Last back |
| --- | --- | --- | --- |
| Sunday to Thursday | 6:30 am | 20 min | 12:30 am |
| Friday and Saturday | 6:30 am | 15 min | 2:15 am |

By bicycle it is 25 minutes along the sea from the southernmost hotel. A taxi costs between $8 and $14; the gatekeeper calls one.

Boats land at the pier until sunset, weather permitting.`,
        links: [
          { type: 'Content', linktext: 'Map of the Promenade', linkurl: null, pageId: 109 },
          { type: 'Click To Call', linktext: 'Call the gatekeeper', linkurl: 'tel:+15550125', pageId: null },
        ],
        rich_links: [
          {
            image: 'cycling-path',
            title: 'Come by bicycle',
            description: 'A flat path beside the sea, with bicycles at either end.',
            type: 'Content',
            linktext: 'About the path',
            linkurl: null,
            pageId: 103,
          },
          {
            image: 'sailing-sunset',
            title: 'Come by boat',
            description: 'The two-masted Brisa sails at half past four and lands here at sunset.',
            type: 'Click To Call',
            linktext: 'Ask for a place',
            linkurl: 'tel:+15550126',
            pageId: null,
          },
          {
            image: 'palm-sky',
            title: 'Look at the sky first',
            description: 'Wind, waves and rain for the next three days.',
            type: 'Content',
            linktext: 'Weather',
            linkurl: null,
            pageId: 110,
          },
        ],
      },
      es: {
        title: 'Cómo llegar y volver',
        slug: 'como-llegar',
        content: `El camioncito amarillo pasa por todos los hoteles del grupo en esta costa y por las dos puertas del Paseo. Es gratis, lleva bicicletas y el chofer te espera si te ve correr.

| | Primero | Cada | Último de regreso |
| --- | --- | --- | --- |
| Domingo a jueves | 6:30 a. m. | 20 min | 12:30 a. m. |
| Viernes y sábado | 6:30 a. m. | 15 min | 2:15 a. m. |

En bicicleta son 25 minutos por la orilla del mar desde el hotel más al sur. El taxi cuesta entre $8 y $14; el vigilante de la puerta te pide uno.

Las lanchas llegan al muelle hasta que se mete el sol, si el tiempo lo permite.`,
        links: [
          { type: 'Content', linktext: 'Mapa del Paseo', linkurl: null, pageId: 109 },
          { type: 'Click To Call', linktext: 'Llama a la puerta', linkurl: 'tel:+15550125', pageId: null },
        ],
        rich_links: [
          {
            image: 'cycling-path',
            title: 'Ven en bicicleta',
            description: 'Un camino plano junto al mar, con bicicletas en los dos extremos.',
            type: 'Content',
            linktext: 'Sobre la ciclovía',
            linkurl: null,
            pageId: 103,
          },
          {
            image: 'sailing-sunset',
            title: 'Ven en barco',
            description: 'El Brisa, de dos palos, zarpa a las cuatro y media y llega con el atardecer.',
            type: 'Click To Call',
            linktext: 'Pide un lugar',
            linkurl: 'tel:+15550126',
            pageId: null,
          },
          {
            image: 'palm-sky',
            title: 'Primero mira el cielo',
            description: 'Viento, oleaje y lluvia para los próximos tres días.',
            type: 'Content',
            linktext: 'El tiempo',
            linkurl: null,
            pageId: 110,
          },
        ],
      },
    },
  },
  {
    id: 106,
    label: 'For children',
    display_type: 'page',
    locale: {
      en: {
        title: 'For Children',
        slug: 'for-children',
        image: 'kites-kids',
        content: `The kite hut opens at ten and lends kites, nets and buckets against a first name. Four people who know every child’s name by noon look after the sandy end of the Promenade.

- **4 to 7 years:** sandcastles, puppets, a nap in the hammocks
- **8 to 12 years:** kites, crab watching, pizza dough at half past five
- **Parents:** within calling distance, please, for the under-fours

Every restaurant has half portions of nearly everything. High chairs, bottle warmers and a quiet room with a rocking chair are beside Mercado Verde.`,
        links: [
          { type: 'Click To Call', linktext: 'Call the kite hut', linkurl: 'tel:+15550127', pageId: null },
          { type: 'Playa Safe Stay', linktext: 'How we look after you', linkurl: null, pageId: null },
        ],
        gallery: ['kites-kids', 'ice-cream-parlor', 'beach-cinema'],
      },
      es: {
        title: 'Para los niños',
        slug: 'para-los-ninos',
        content: `La caseta de los papalotes abre a las diez y presta papalotes, redes y cubetas a cambio de un nombre. Cuatro personas que a mediodía ya se saben el de todos cuidan la punta de arena del Paseo.

- **De 4 a 7 años:** castillos, títeres y siesta en hamaca
- **De 8 a 12 años:** papalotes, cangrejos y masa de pizza a las cinco y media
- **Papás:** cerquita, por favor, si tienen menos de cuatro

En todos los restaurantes hay medias porciones de casi todo. Junto a Mercado Verde están las sillas altas, el calentador de biberones y un cuarto tranquilo con mecedora.`,
        links: [
          { type: 'Click To Call', linktext: 'Llama a la caseta', linkurl: 'tel:+15550127', pageId: null },
          { type: 'Playa Safe Stay', linktext: 'Así te cuidamos', linkurl: null, pageId: null },
        ],
      },
    },
  },
  {
    id: 107,
    label: 'Accessibility',
    display_type: 'page',
    locale: {
      en: {
        title: 'Access for Everybody',
        slug: 'access-for-everybody',
        image: 'lobby-arches',
        content: `The Promenade is level from the north gate to the pier, 4 metres wide, with benches every 50 metres. Ramps lead to the sand at three places; two chairs with wide wheels go into the water and can be borrowed at the lifeguards’ tower.

- Azotea Poniente has a lift, from the arcade, second door
- Brasa del Paseo stands three steps up; a ramp is at the kitchen side
- Menus come in large print, and the waiter reads them gladly
- Assistance dogs are welcome everywhere, water bowls included

Films on the beach have subtitles on Thursdays. Tell us what else would help: we usually find a way.`,
        links: [
          { type: 'Click To Call', linktext: 'Ask for help', linkurl: 'tel:+15550128', pageId: null },
          { type: 'Content', linktext: 'Map of the Promenade', linkurl: null, pageId: 109 },
        ],
      },
      es: {
        title: 'Para que todos pasen',
        slug: 'accesibilidad',
        content: `El Paseo está a un solo nivel desde la puerta norte hasta el muelle, tiene 4 metros de ancho y bancas cada 50 metros. Hay tres rampas a la arena; dos sillas de ruedas anchas entran al agua y se piden en la torre de los salvavidas.

- La Azotea Poniente tiene elevador: por el portal, segunda puerta
- Brasa del Paseo tiene tres escalones; la rampa está del lado de la cocina
- Hay cartas en letra grande y el mesero te las lee con gusto
- Los perros de asistencia son bienvenidos en todas partes, con su plato de agua

Los jueves, el cine en la playa lleva subtítulos. Dinos qué más te serviría: casi siempre hay manera.`,
        links: [
          { type: 'Click To Call', linktext: 'Pide ayuda', linkurl: 'tel:+15550128', pageId: null },
          { type: 'Content', linktext: 'Mapa del Paseo', linkurl: null, pageId: 109 },
        ],
      },
    },
  },
  {
    id: 108,
    label: 'Responsible stay',
    display_type: 'page',
    locale: {
      en: {
        title: 'The Beach We Share',
        slug: 'the-beach-we-share',
        image: 'beach-umbrellas',
        content: `Turtles come up here between May and October. In those months the lanterns on the sand are red, the music on the beach stops at eleven, and the roped squares are nests: please walk round them.

What we do all year:

- Water from glass carafes; no bottled water on the Promenade
- Fish by the season, and the list of closed seasons on the wall of La Lonja
- Kitchen scraps to the gardens that grow our herbs

What you can do: sun cream without oxybenzone, which the hut sells at cost, and a bag for what the sea brings in. Full bags are worth an ice.`,
        links: [
          {
            type: 'Link Off',
            linktext: 'More about the turtles',
            linkurl: 'https://example.com/sal-y-brisa/tortugas',
            pageId: null,
          },
        ],
      },
      es: {
        title: 'La playa es de todos',
        slug: 'la-playa-es-de-todos',
        content: `De mayo a octubre aquí salen las tortugas. En esos meses los faroles de la arena son rojos, la música en la playa se apaga a las once y los cuadros con cuerda son nidos: rodéalos, por favor.

Lo que hacemos todo el año:

- Agua en jarra de vidrio; en el Paseo no hay agua embotellada
- Pescado según la temporada, con las vedas anotadas en la pared de La Lonja
- Lo que sobra en la cocina va a los jardines donde crecen nuestras hierbas

Lo que puedes hacer tú: usar bloqueador sin oxibenzona, que la caseta vende al costo, y juntar en una bolsa lo que trae el mar. La bolsa llena vale un helado.`,
        links: [
          {
            type: 'Link Off',
            linktext: 'Más sobre las tortugas',
            linkurl: 'https://example.com/sal-y-brisa/tortugas',
            pageId: null,
          },
        ],
      },
    },
  },
  {
    id: 109,
    label: 'Map of the Promenade',
    display_type: 'iframe',
    locale: {
      en: {
        title: 'Map of the Promenade',
        slug: 'map',
        image: 'home-promenade',
        iframe_url: '/demo/frames/resort-map?site=sal-y-brisa',
      },
      es: { title: 'Mapa del Paseo', slug: 'mapa' },
    },
  },
  {
    id: 110,
    label: 'Weather',
    display_type: 'iframe',
    locale: {
      en: {
        title: 'Weather at Playa Dorada',
        slug: 'weather',
        image: 'palm-sky',
        iframe_url: '/demo/frames/weather?site=sal-y-brisa',
      },
      es: { title: 'El tiempo en Playa Dorada', slug: 'el-tiempo' },
    },
  },
] satisfies DemoRecord<typeof contentSection>[];
