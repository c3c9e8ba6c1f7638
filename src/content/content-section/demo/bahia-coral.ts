import type { DemoRecord } from '../../demo.ts';
import type { contentSection } from '../content-section.ts';

export default [
  {
    id: 3601,
    label: 'Arriving and leaving',
    display_type: 'page',
    locale: {
      en: {
        title: 'Arriving & leaving',
        slug: 'arriving-leaving',
        image: 'lobby-arches',
        content: `Rooms are ready from three. Families who land in the morning go straight to the pool: bags are looked after, swimwear can be changed at the towel hut, and lunch is served from noon.

| | |
|---|---|
| Check-in | from 3:00 pm |
| Check-out | by 11:00 am |
| Airport | 25 minutes by van |
| Cots, bottle warmers, bed rails | ask, no charge |

Everybody gets a coral wristband. Children's bands carry the room number and a telephone, and open the clubs but not the room.

On the last day the rooms beside the spa pool are yours for a shower until seven in the evening.`,
        links: [
          { type: 'Click To Call', linktext: 'Call reception', linkurl: 'tel:+15550160', pageId: null },
          { type: 'Content', linktext: 'Find your way', linkurl: null, pageId: 3609 },
        ],
      },
      es: {
        title: 'Llegada y salida',
        slug: 'llegada-y-salida',
        content: `Las habitaciones están listas desde las tres. Si tu familia llega en la mañana, váyanse directo a la piscina: cuidamos el equipaje, hay vestidores en la caseta de toallas y el almuerzo empieza a las doce.

| | |
|---|---|
| Llegada | desde las 3:00 p. m. |
| Salida | hasta las 11:00 a. m. |
| Aeropuerto | 25 minutos en van |
| Cunas, calientabiberones, barandas | pídelos, sin costo |

Todos llevan una pulsera coral. La de los niños tiene el número de habitación y un teléfono; abre los clubes, pero no la habitación.

El último día, las duchas que están junto a la piscina del spa son tuyas hasta las siete de la noche.`,
        links: [
          { type: 'Click To Call', linktext: 'Llama a recepción', linkurl: 'tel:+15550160', pageId: null },
          { type: 'Content', linktext: 'Ubícate', linkurl: null, pageId: 3609 },
        ],
      },
    },
  },
  {
    id: 3602,
    label: 'Wifi and television',
    display_type: 'page',
    locale: {
      en: {
        title: 'Wifi & television',
        slug: 'wifi-television',
        image: 'room-sea',
        content: `The network is **Coral**; the password is your room number and the surname on the booking. It works on the beach as far as the last umbrella, and on the pier.

There is a second network, **Coral Peques**, for children's tablets. It goes to sleep at nine.

- Channels 1–30: in English and Spanish
- Channel 31: the fish under the pier, live
- Your own films: press the coral button on the remote and follow the picture

No adapter? Reception lends them, and we would like them back.`,
        links: [{ type: 'Click To Call', linktext: 'Ask for help', linkurl: 'tel:+15550161', pageId: null }],
      },
      es: {
        title: 'Wifi y televisión',
        slug: 'wifi-y-television',
        content: `La red es **Coral**; la clave es tu número de habitación y el apellido de la reserva. Llega hasta la última sombrilla de la playa, y también al muelle.

Hay otra red, **Coral Peques**, para las tabletas de los niños. Se duerme a las nueve.

- Canales 1 al 30: en español y en inglés
- Canal 31: los peces debajo del muelle, en vivo
- Tus películas: pulsa el botón coral del control y sigue el dibujo

¿Se te quedó el adaptador? En recepción te lo prestan, y nos gusta que vuelva.`,
        links: [{ type: 'Click To Call', linktext: 'Pide ayuda', linkurl: 'tel:+15550161', pageId: null }],
      },
    },
  },
  {
    id: 3603,
    label: '360 Wellnez',
    display_type: 'page',
    locale: {
      en: {
        title: '360° Wellnez for families',
        slug: '360-wellnez',
        image: 'yoga-sunrise',
        content: `Feeling well on holiday is simpler when it is done together. The programme has something for each age, and an hour a day that belongs to nobody but you.

Yoga on the pier is for grown-ups at half past six and for everybody at half past eight. The breathing walk along the tide line takes twenty minutes; children count crabs, which comes to the same thing.

- **Early:** yoga on the pier, swim to the first buoy
- **Midday:** shade, fruit, a nap (curtains and silence from one to three in the garden wing)
- **Evening:** stretching under the palms, chamomile by the fire`,
        rich_links: [
          {
            image: 'spa-pool',
            title: 'Health and wellness',
            description: 'The spa, its two pools, and treatments for parents and teenagers.',
            type: 'Content',
            linktext: 'See the spa',
            linkurl: null,
            pageId: 3604,
          },
          {
            image: 'fitness-room',
            title: 'Fitness and land sports',
            description: 'Gym, courts, bicycles with child seats.',
            type: 'Content',
            linktext: 'See the sports',
            linkurl: null,
            pageId: 3607,
          },
          {
            image: 'plate-fruit',
            title: 'Eating well',
            description: 'Vegan, vegetarian, keto and gluten-free dishes, kitchen by kitchen.',
            type: 'Link Off',
            linktext: 'Open the finder',
            linkurl: '/property-hub/dietary-dishes',
            pageId: null,
          },
        ],
        gallery: ['yoga-sunrise', 'spa-stones', 'garden-path'],
      },
      es: {
        title: 'Bienestar 360° en familia',
        slug: '360-wellnez',
        content: `Sentirse bien de vacaciones es más fácil cuando se hace en familia. El programa tiene algo para cada edad y una hora al día que es solo tuya.

El yoga en el muelle es para los grandes a las seis y media y para todos a las ocho y media. La caminata de respiración por la orilla dura veinte minutos; los niños cuentan cangrejos, que viene a ser lo mismo.

- **Temprano:** yoga en el muelle, nado hasta la primera boya
- **Mediodía:** sombra, fruta y siesta (silencio y cortinas de una a tres en el ala del jardín)
- **Noche:** estiramientos bajo las palmas y manzanilla junto al fuego`,
        rich_links: [
          {
            image: 'spa-pool',
            title: 'Salud y bienestar',
            description: 'El spa, sus dos piscinas y tratamientos para padres y adolescentes.',
            type: 'Content',
            linktext: 'Conoce el spa',
            linkurl: null,
            pageId: 3604,
          },
          {
            image: 'fitness-room',
            title: 'Ejercicio y deportes',
            description: 'Gimnasio, canchas y bicicletas con silla para niños.',
            type: 'Content',
            linktext: 'Conoce los deportes',
            linkurl: null,
            pageId: 3607,
          },
          {
            image: 'plate-fruit',
            title: 'Comer bien',
            description: 'Platos veganos, vegetarianos, keto y sin gluten, cocina por cocina.',
            type: 'Link Off',
            linktext: 'Abrir el buscador',
            linkurl: '/property-hub/dietary-dishes',
            pageId: null,
          },
        ],
      },
    },
  },
  {
    id: 3604,
    label: 'Health and wellness',
    display_type: 'page',
    locale: {
      en: {
        title: 'Health & wellness',
        slug: 'health-wellness',
        image: 'spa-stones',
        content: `The spa stands among mangroves at the quiet end of the bay, six minutes along the boardwalk. Ten rooms, a warm pool open to the sky and a cold one in the shade.

| Treatment | Minutes | Price |
|---|---|---|
| Cacao and sea-salt scrub | 50 | $110 |
| Deep massage | 80 | $150 |
| First massage, 13 to 17 years, parent in the room | 30 | $60 |
| After-sun coconut and aloe | 40 | $85 |

Mornings are for adults; from two to five teenagers are welcome with a parent. The nurse sees guests of every age next to reception, day and night, and the first visit is free.`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Reserve a treatment',
            linkurl: '/demo/booking/spa?site=bahia-coral',
            pageId: null,
          },
          { type: 'Click To Call', linktext: 'Call the nurse', linkurl: 'tel:+15550162', pageId: null },
        ],
        gallery: ['spa-pool', 'spa-stones', 'palm-sky'],
      },
      es: {
        title: 'Salud y bienestar',
        slug: 'health-wellness',
        content: `El spa está entre manglares, en el extremo tranquilo de la bahía, a seis minutos por la pasarela. Tiene diez cabinas, una piscina tibia a cielo abierto y otra fría a la sombra.

| Tratamiento | Minutos | Precio |
|---|---|---|
| Exfoliación de cacao y sal de mar | 50 | 110 USD |
| Masaje profundo | 80 | 150 USD |
| Primer masaje, de 13 a 17 años, con uno de los padres | 30 | 60 USD |
| Coco y sábila para después del sol | 40 | 85 USD |

Las mañanas son para los adultos; de dos a cinco los adolescentes pueden venir con uno de sus padres. La enfermera atiende a huéspedes de todas las edades junto a recepción, de día y de noche, y la primera visita no se cobra.`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Reserva un tratamiento',
            linkurl: '/demo/booking/spa?site=bahia-coral',
            pageId: null,
          },
          { type: 'Click To Call', linktext: 'Llama a la enfermera', linkurl: 'tel:+15550162', pageId: null },
        ],
      },
    },
  },
  {
    id: 3605,
    label: 'Pools and beach',
    display_type: 'page',
    locale: {
      en: {
        title: 'Pools & beach',
        slug: 'pools-beach',
        image: 'beach-umbrellas',
        content: `The reef keeps the bay calm, and the water stays shallow for forty metres. Lifeguards are on the towers from eight to six, every day.

| Pool | Depth | For |
|---|---|---|
| Burbuja | 0.3 m | babies, shaded |
| Chapuzón | 1.2 m | families, swim-up bar |
| Largo | 1.8 m | lengths, until ten at night |

Armbands and life vests in every size hang at the towel hut; take one. Umbrellas cost nothing and are not reserved. Cabanas have a low bed for naps and a fan.`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Reserve a cabana',
            linkurl: '/demo/booking/cabanas?site=bahia-coral',
            pageId: null,
          },
          { type: 'Playa Safe Stay', linktext: 'Flags and lifeguards', linkurl: null, pageId: null },
        ],
        gallery: ['beach-umbrellas', 'swim-up-bar', 'cabana-row', 'towels-shells'],
      },
      es: {
        title: 'Piscinas y playa',
        slug: 'piscinas-y-playa',
        content: `El arrecife mantiene la bahía tranquila y el agua sigue bajita por cuarenta metros. Los salvavidas están en las torres de ocho a seis, todos los días.

| Piscina | Profundidad | Para |
|---|---|---|
| Burbuja | 0,3 m | bebés, con sombra |
| Chapuzón | 1,2 m | familias, bar dentro del agua |
| Largo | 1,8 m | nadar, hasta las diez de la noche |

En la caseta de toallas hay flotadores y chalecos de todos los tamaños; toma el tuyo. Las sombrillas no cuestan nada y no se reservan. Las cabañas tienen una camita baja para la siesta y abanico.`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Reserva una cabaña',
            linkurl: '/demo/booking/cabanas?site=bahia-coral',
            pageId: null,
          },
          { type: 'Playa Safe Stay', linktext: 'Banderas y salvavidas', linkurl: null, pageId: null },
        ],
      },
    },
  },
  {
    id: 3606,
    label: "Kids' clubs",
    display_type: 'page',
    locale: {
      en: {
        title: "Kids' clubs",
        slug: 'kids-clubs',
        image: 'kites-kids',
        content: `There are three clubs, each with its own garden, its own door and people who stay the whole season. Yokasta Peralta runs them and knows most names by the second day.

| Club | Ages | Hours |
|---|---|---|
| Caracolas | 1–3, with a carer each | 9 to 5 |
| Cangrejos | 4–8 | 9 to 9 |
| Mareas | 9–13 | 10 to 10:30 |

Days are spent outside: kites, hermit-crab races, a raft that is rebuilt every week. It costs nothing; Caracolas asks for a place the day before.

## Before the first visit

- Fill in the card with allergies and who may collect
- Pack a hat, a change of clothes and the toy that matters
- Leave a telephone that you will answer`,
        links: [
          { type: 'Click To Call', linktext: 'Call the clubs', linkurl: 'tel:+15550164', pageId: null },
        ],
        rich_links: [
          {
            image: 'snorkel-reef',
            title: 'First snorkel',
            description: 'From six years, in the pool first and then over the sand.',
            type: 'Link Off',
            linktext: 'When it is on',
            linkurl: '/property-hub/events/first-snorkel',
            pageId: null,
          },
          {
            image: 'ice-cream-parlor',
            title: 'Stories at Trapiche',
            description: 'A story in two languages on the bench, every evening before ten.',
            type: 'Link Off',
            linktext: 'See the parlour',
            linkurl: '/property-hub/dining/trapiche',
            pageId: null,
          },
          {
            image: 'pier-lanterns',
            title: 'An evening for two',
            description: 'The clubs stay open while you have dinner on the pier.',
            type: 'Make Reservation',
            linktext: 'Reserve a lantern',
            linkurl: '/demo/booking/dining?site=bahia-coral&venue=muelle-de-los-faroles',
            pageId: null,
          },
        ],
      },
      es: {
        title: 'Clubes de niños',
        slug: 'clubes-de-ninos',
        content: `Son tres clubes, cada uno con su jardín, su puerta y gente que se queda toda la temporada. Los dirige Yokasta Peralta, que al segundo día ya se sabe casi todos los nombres.

| Club | Edades | Horario |
|---|---|---|
| Caracolas | 1–3, con una cuidadora por niño | 9 a 5 |
| Cangrejos | 4–8 | 9 a 9 |
| Mareas | 9–13 | 10 a 10:30 |

El día se pasa afuera: chichiguas, carreras de cangrejos ermitaños y una balsa que se vuelve a armar cada semana. No cuesta nada; para Caracolas hay que pedir cupo el día antes.

## Antes de la primera visita

- Llena la ficha con las alergias y quién puede recoger al niño
- Trae gorra, una muda de ropa y el juguete que no puede faltar
- Deja un teléfono que vayas a contestar`,
        links: [
          { type: 'Click To Call', linktext: 'Llama a los clubes', linkurl: 'tel:+15550164', pageId: null },
        ],
        rich_links: [
          {
            image: 'snorkel-reef',
            title: 'Primer snorkel',
            description: 'Desde los seis años, primero en la piscina y luego sobre la arena.',
            type: 'Link Off',
            linktext: 'Mira cuándo hay',
            linkurl: '/property-hub/events/primer-snorkel',
            pageId: null,
          },
          {
            image: 'ice-cream-parlor',
            title: 'Cuentos en Trapiche',
            description: 'Un cuento en dos idiomas en el banco, todas las noches antes de las diez.',
            type: 'Link Off',
            linktext: 'Conoce la heladería',
            linkurl: '/property-hub/dining/trapiche',
            pageId: null,
          },
          {
            image: 'pier-lanterns',
            title: 'Una noche para dos',
            description: 'Los clubes siguen abiertos mientras cenas en el muelle.',
            type: 'Make Reservation',
            linktext: 'Reserva un farol',
            linkurl: '/demo/booking/dining?site=bahia-coral&venue=muelle-de-los-faroles',
            pageId: null,
          },
        ],
      },
    },
  },
  {
    id: 3607,
    label: 'Fitness and land sports',
    display_type: 'page',
    locale: {
      en: {
        title: 'Fitness & land sports',
        slug: 'fitness-land-sports',
        image: 'fitness-room',
        content: `The gym opens at half past five and closes at ten; from fourteen with a parent, from sixteen alone. There is a corner with mats and toys in sight of the treadmills.

- **Tennis and pickleball:** four courts, lit until nine; small rackets at the hut
- **Bicycles:** sixty, some with a child seat; the palm path is flat for five kilometres
- **Beach volleyball:** five o'clock, whoever comes
- **Baseball:** Sundays at four, and everybody gets to bat

Sports are included. Lessons with Ramón Tavárez cost $30 for half an hour.`,
        links: [
          { type: 'Click To Call', linktext: 'Call the sports hut', linkurl: 'tel:+15550167', pageId: null },
        ],
      },
      es: {
        title: 'Ejercicio y deportes',
        slug: 'fitness-land-sports',
        content: `El gimnasio abre a las cinco y media y cierra a las diez; desde los catorce años con uno de los padres, desde los dieciséis sin compañía. A la vista de las caminadoras hay un rincón con colchonetas y juguetes.

- **Tenis y pickleball:** cuatro canchas con luz hasta las nueve; raquetas pequeñas en la caseta
- **Bicicletas:** sesenta, algunas con silla para niños; el camino de las palmas es llano por cinco kilómetros
- **Voleibol de playa:** a las cinco, con los que lleguen
- **Pelota:** los domingos a las cuatro, y todo el mundo batea

Los deportes están incluidos. Las clases con Ramón Tavárez cuestan 30 USD la media hora.`,
        links: [
          { type: 'Click To Call', linktext: 'Llama a la caseta', linkurl: 'tel:+15550167', pageId: null },
        ],
      },
    },
  },
  {
    id: 3608,
    label: 'Look after the reef',
    display_type: 'page',
    locale: {
      en: {
        title: 'Look after the reef',
        slug: 'look-after-the-reef',
        image: 'reef-below',
        content: `The reef in front of you is eleven kilometres long and the reason the bay is calm. It grows about a centimetre a year, so we ask for some patience with it.

Please wear a shirt in the water rather than ordinary sun cream; the hut has mineral cream if you prefer. Keep your fins off the bottom, and leave shells where the crabs can find them.

Behind the pier is the coral nursery: four hundred fragments on strings, looked after by biologist Altagracia Montero. Children may scrub algae on Tuesday and Friday mornings. It is the most popular chore in the resort.`,
        links: [
          {
            type: 'Link Off',
            linktext: 'The nursery diary',
            linkurl: 'https://example.com/coral-nursery',
            pageId: null,
          },
        ],
      },
      es: {
        title: 'Cuida el arrecife',
        slug: 'cuida-el-arrecife',
        content: `El arrecife que tienes enfrente mide once kilómetros y es la razón de que la bahía sea mansa. Crece más o menos un centímetro al año, así que te pedimos un poco de paciencia con él.

En el agua, mejor una camiseta que un bloqueador común; si lo prefieres, en la caseta hay crema mineral. No apoyes las chapaletas en el fondo y deja los caracoles donde los cangrejos puedan encontrarlos.

Detrás del muelle está el vivero de coral: cuatrocientos fragmentos colgados de cuerdas, al cuidado de la bióloga Altagracia Montero. Los martes y viernes en la mañana los niños pueden cepillar las algas. Es el oficio más solicitado del resort.`,
        links: [
          {
            type: 'Link Off',
            linktext: 'El diario del vivero',
            linkurl: 'https://example.com/coral-nursery',
            pageId: null,
          },
        ],
      },
    },
  },
  {
    id: 3609,
    label: 'Resort map',
    display_type: 'iframe',
    locale: {
      en: {
        title: 'Resort map',
        slug: 'resort-map',
        image: 'garden-path',
        iframe_url: '/demo/frames/resort-map?site=bahia-coral',
      },
      es: { title: 'Mapa del resort', slug: 'mapa-del-resort' },
    },
  },
  {
    id: 3610,
    label: 'Weather and sea',
    display_type: 'iframe',
    locale: {
      en: {
        title: 'Weather & sea',
        slug: 'weather-sea',
        image: 'palm-sky',
        iframe_url: '/demo/frames/weather?site=bahia-coral',
      },
      es: { title: 'El tiempo y el mar', slug: 'el-tiempo-y-el-mar' },
    },
  },
] satisfies DemoRecord<typeof contentSection>[];
