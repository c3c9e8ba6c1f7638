import type { DemoDay, DemoRecord } from '../../demo.ts';
import type { event } from '../event.ts';
import { daily, repeating, weekly } from './authoring.ts';

const events = (day: DemoDay) =>
  [
    {
      id: 3601,
      label: 'Pier yoga',
      ...daily('06:30', '07:20'),
      locale: {
        en: {
          title: 'Yoga on the pier',
          slug: 'yoga-on-the-pier',
          category: 'Wellness',
          content: `Fifty minutes for grown-ups while the water is flat and the pelicans are still asleep on their posts. Mats are laid out with the heads to the east.

Coffee from the greca is on the rail afterwards.`,
          location: 'End of the pier',
          image: 'yoga-sunrise',
          links: [{ type: 'Content', linktext: 'The 360° programme', linkurl: null, pageId: 3603 }],
        },
        es: {
          title: 'Yoga en el muelle',
          slug: 'yoga-en-el-muelle',
          content: `Cincuenta minutos para los grandes, cuando el agua está como un plato y los pelícanos todavía duermen en sus postes. Las colchonetas miran al este.

Después hay café de greca en la baranda.`,
          location: 'Punta del muelle',
          links: [{ type: 'Content', linktext: 'El programa 360°', linkurl: null, pageId: 3603 }],
        },
      },
    },
    {
      id: 3602,
      label: 'Family yoga',
      ...weekly('08:30', '09:10', ['monday', 'wednesday', 'friday', 'sunday']),
      locale: {
        en: {
          title: 'Family animal yoga',
          slug: 'family-animal-yoga',
          category: 'Wellness',
          content:
            'Crab, turtle, heron, and a long lizard at the end. From four years, each child with somebody to lean on.',
          location: 'Lawn of the garden wing',
          image: 'garden-path',
        },
        es: {
          title: 'Yoga de animales en familia',
          slug: 'yoga-de-animales-en-familia',
          content:
            'El cangrejo, la tortuga, la garza y, para terminar, un largo lagarto. Desde los cuatro años, cada niño con alguien en quien apoyarse.',
          location: 'Grama del ala del jardín',
        },
      },
    },
    {
      id: 3603,
      label: 'Clubs open',
      ...daily('09:00', '22:30'),
      locale: {
        en: {
          title: 'The three clubs are open',
          slug: 'the-three-clubs-are-open',
          category: 'Everyday',
          content:
            'Caracolas until five, Cangrejos until nine, Mareas until half past ten. Come when you like; the day’s plan hangs on the gate and somebody is always building something.',
          location: 'Club gardens',
          image: 'palm-sky',
          links: [{ type: 'Content', linktext: 'Ages and hours', linkurl: null, pageId: 3606 }],
        },
        es: {
          title: 'Los tres clubes están abiertos',
          slug: 'los-tres-clubes-estan-abiertos',
          content:
            'Caracolas hasta las cinco, Cangrejos hasta las nueve y Mareas hasta las diez y media. Ven cuando quieras; el plan del día cuelga en la puerta y siempre hay alguien construyendo algo.',
          location: 'Jardines de los clubes',
          links: [{ type: 'Content', linktext: 'Edades y horarios', linkurl: null, pageId: 3606 }],
        },
      },
    },
    {
      id: 3604,
      label: 'Beach volleyball',
      ...daily('17:00', '18:00'),
      locale: {
        en: {
          title: 'Beach volleyball at five',
          slug: 'beach-volleyball-at-five',
          category: 'Everyday',
          content:
            'Teams are made from whoever stands there at five. One court for those under twelve, with a lower net and a softer ball.',
          location: 'Beach, north nets',
          image: 'beach-umbrellas',
        },
        es: {
          title: 'Voleibol de playa a las cinco',
          slug: 'voleibol-de-playa-a-las-cinco',
          content:
            'Los equipos se arman con quien esté ahí a las cinco. Hay una cancha para menores de doce, con la malla más baja y la bola más suave.',
          location: 'Playa, mallas del norte',
        },
      },
    },
    {
      id: 3605,
      label: 'First snorkel',
      ...weekly('10:30', '11:45', ['monday', 'wednesday', 'thursday', 'saturday']),
      locale: {
        en: {
          title: 'First snorkel',
          slug: 'first-snorkel',
          category: 'Day',
          content: `From six years. Twenty minutes in the pool to make friends with the mask, then over the sand to the first coral heads with a float to hold on to.

- Masks from size one, with lenses if you need them
- A shirt instead of sun cream, please
- Parents swim along`,
          location: 'Water-sports hut',
          image: 'snorkel-reef',
          links: [
            { type: 'Click To Call', linktext: 'Reserve a mask', linkurl: 'tel:+15550167', pageId: null },
            { type: 'Content', linktext: 'Look after the reef', linkurl: null, pageId: 3608 },
          ],
          gallery: ['snorkel-reef', 'reef-below', 'towels-shells'],
        },
        es: {
          title: 'Primer snorkel',
          slug: 'primer-snorkel',
          content: `Desde los seis años. Veinte minutos en la piscina para hacerse amigo de la careta y luego, sobre la arena, hasta los primeros corales, agarrados de un flotador.

- Caretas desde la talla uno, con lentes si los necesitas
- Camiseta en vez de bloqueador, por favor
- Los padres nadan al lado`,
          location: 'Caseta de deportes acuáticos',
          links: [
            { type: 'Click To Call', linktext: 'Aparta una careta', linkurl: 'tel:+15550167', pageId: null },
            { type: 'Content', linktext: 'Cuida el arrecife', linkurl: null, pageId: 3608 },
          ],
        },
      },
    },
    {
      id: 3606,
      label: 'Coral nursery',
      ...weekly('09:00', '10:30', ['tuesday', 'friday']),
      locale: {
        en: {
          title: 'Morning at the coral nursery',
          slug: 'morning-at-the-coral-nursery',
          category: 'Day',
          content:
            'Biologist Altagracia Montero hands out toothbrushes. Ten strings of young coral are lifted, scrubbed of algae and hung back; then everybody swims out to see where the grown ones live. From eight years.',
          location: 'Behind the pier',
          image: 'reef-below',
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
          title: 'Mañana en el vivero de coral',
          slug: 'manana-en-el-vivero-de-coral',
          content:
            'La bióloga Altagracia Montero reparte cepillos de dientes. Se levantan diez cuerdas de corales jóvenes, se les quitan las algas y se vuelven a colgar; después nadamos hasta donde viven los grandes. Desde los ocho años.',
          location: 'Detrás del muelle',
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
      id: 3607,
      label: 'Kite workshop',
      ...weekly('10:00', '11:30', ['saturday']),
      locale: {
        en: {
          title: 'Kite workshop',
          slug: 'kite-workshop',
          category: 'Day',
          content: `Don Nicanor Reynoso has made kites for sixty years, of reed, tissue and a strip of old sheet for the tail. He brings the string; you bring the colours.

They are flown at four, from the sandbar, when the trade wind is steady.`,
          location: 'Cangrejos garden',
          image: 'kites-kids',
          gallery: ['kites-kids', 'palm-sky', 'beach-umbrellas'],
        },
        es: {
          title: 'Taller de chichiguas',
          slug: 'taller-de-chichiguas',
          content: `Don Nicanor Reynoso lleva sesenta años haciendo chichiguas de caña, papel de seda y una tira de sábana vieja para la cola. Él pone el hilo; tú, los colores.

Se vuelan a las cuatro, desde el banco de arena, cuando la brisa ya está pareja.`,
          location: 'Jardín de Cangrejos',
        },
      },
    },
    {
      id: 3608,
      label: 'Bay by kayak',
      ...daily('08:00', '09:30', 2),
      locale: {
        en: {
          title: 'The bay by kayak',
          slug: 'the-bay-by-kayak',
          category: 'Day',
          content:
            'Every other morning, before the wind. Family kayaks take two adults and a child; the route follows the mangroves, where starfish lie in water to your knee.',
          location: 'Water-sports hut',
          image: 'kayak-bay',
          links: [
            { type: 'Click To Call', linktext: 'Reserve a kayak', linkurl: 'tel:+15550167', pageId: null },
          ],
        },
        es: {
          title: 'La bahía en kayak',
          slug: 'la-bahia-en-kayak',
          content:
            'Un día sí y otro no, antes de que sople. En los kayaks familiares caben dos adultos y un niño; la ruta bordea los manglares, donde las estrellas de mar están en agua a la rodilla.',
          location: 'Caseta de deportes acuáticos',
          links: [
            { type: 'Click To Call', linktext: 'Aparta un kayak', linkurl: 'tel:+15550167', pageId: null },
          ],
        },
      },
    },
    {
      id: 3609,
      label: 'Tostones class',
      ...weekly('11:00', '12:00', ['tuesday', 'thursday']),
      locale: {
        en: {
          title: 'Tostones and mangú',
          slug: 'tostones-and-mangu',
          category: 'Day',
          content:
            'Cook Mercedes Alcántara peels a green plantain in four seconds; you will need longer. Everybody mashes, fries with help, and eats at the long table. Children from five.',
          location: 'Kitchen garden, El Conuco',
          image: 'cooking-class',
        },
        es: {
          title: 'Tostones y mangú',
          slug: 'tostones-y-mangu',
          content:
            'La cocinera Mercedes Alcántara pela un plátano verde en cuatro segundos; tú vas a necesitar más. Todos majan, fríen con ayuda y comen en la mesa larga. Desde los cinco años.',
          location: 'Huerto de El Conuco',
        },
      },
    },
    {
      id: 3610,
      label: 'Palm path ride',
      ...weekly('07:30', '08:45', ['monday', 'thursday', 'saturday'], {
        moved: [{ from: day(3), to: `${day(4)}T16:30` }],
      }),
      locale: {
        en: {
          title: 'Ride under the palms',
          slug: 'ride-under-the-palms',
          category: 'Day',
          content:
            'Ten flat kilometres at the pace of the smallest wheel, with a stop for coconut water at the halfway hut. Child seats and tag-along bicycles are there.',
          location: 'Sports hut',
          image: 'cycling-path',
        },
        es: {
          title: 'En bicicleta bajo las palmas',
          slug: 'en-bicicleta-bajo-las-palmas',
          content:
            'Diez kilómetros llanos al paso de la rueda más chiquita, con parada para tomar agua de coco a mitad de camino. Hay sillas para niños y bicicletas de remolque.',
          location: 'Caseta de deportes',
        },
      },
    },
    {
      id: 3611,
      label: 'Small rackets',
      ...weekly('16:00', '17:00', ['monday', 'wednesday', 'friday']),
      locale: {
        en: {
          title: 'Tennis with small rackets',
          slug: 'tennis-with-small-rackets',
          category: 'Day',
          content:
            'Ramón Tavárez teaches six to twelve-year-olds with foam balls and a great deal of running. Parents may use the court beside it.',
          location: 'Court 2',
          image: 'tennis-court',
          links: [{ type: 'Content', linktext: 'Courts and lessons', linkurl: null, pageId: 3607 }],
        },
        es: {
          title: 'Tenis con raquetas chiquitas',
          slug: 'tenis-con-raquetas-chiquitas',
          content:
            'Ramón Tavárez enseña a niños de seis a doce años con bolas de espuma y mucha carrera. Los padres pueden usar la cancha de al lado.',
          location: 'Cancha 2',
          links: [{ type: 'Content', linktext: 'Canchas y clases', linkurl: null, pageId: 3607 }],
        },
      },
    },
    {
      id: 3612,
      label: 'Family baseball',
      ...weekly('16:00', '17:30', ['sunday']),
      locale: {
        en: {
          title: 'Everybody bats',
          slug: 'everybody-bats',
          category: 'Day',
          content:
            'Guests against staff, grandparents against under-tens: it changes every Sunday and nobody writes the score down. Gloves in all sizes, a soft ball, oranges at half-time.',
          location: 'Field behind the courts',
          image: 'towels-shells',
        },
        es: {
          title: 'Aquí batea todo el mundo',
          slug: 'aqui-batea-todo-el-mundo',
          content:
            'Huéspedes contra empleados, abuelos contra menores de diez: cada domingo cambia y nadie apunta las carreras. Hay guantes de todos los tamaños, pelota suave y chinas para el descanso.',
          location: 'Play detrás de las canchas',
        },
      },
    },
    {
      id: 3613,
      label: 'Stretching under the palms',
      ...weekly('18:00', '18:40', ['monday', 'wednesday', 'saturday']),
      locale: {
        en: {
          title: 'Stretching under the palms',
          slug: 'stretching-under-the-palms',
          category: 'Wellness',
          content:
            'Forty slow minutes for backs that have carried children all day. Chamomile by the fire afterwards.',
          location: 'Palm grove',
          image: 'palm-grove-table',
        },
        es: {
          title: 'Estiramientos bajo las palmas',
          slug: 'estiramientos-bajo-las-palmas',
          content:
            'Cuarenta minutos lentos para espaldas que han cargado niños todo el día. Al final, manzanilla junto al fuego.',
          location: 'Palmar',
        },
      },
    },
    {
      id: 3614,
      label: 'Spa teens',
      ...weekly('15:00', '16:00', ['tuesday', 'thursday']),
      locale: {
        en: {
          title: 'Spa hour for two generations',
          slug: 'spa-hour-for-two-generations',
          category: 'Wellness',
          content:
            'A teenager and a parent, two stone beds, one cacao mask each. Includes the pools until five. $75 for both.',
          location: 'Spa',
          image: 'spa-stones',
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Reserve the hour',
              linkurl: '/demo/booking/spa?site=bahia-coral',
              pageId: null,
            },
          ],
        },
        es: {
          title: 'Spa para dos generaciones',
          slug: 'spa-para-dos-generaciones',
          content:
            'Un adolescente y uno de sus padres, dos camillas de piedra y una mascarilla de cacao para cada uno. Incluye las piscinas hasta las cinco. 75 USD los dos.',
          location: 'Spa',
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Reserva la hora',
              linkurl: '/demo/booking/spa?site=bahia-coral',
              pageId: null,
            },
          ],
        },
      },
    },
    {
      id: 3615,
      label: 'Last story at Trapiche',
      ...daily('21:30', '22:00'),
      locale: {
        en: {
          title: 'The last story',
          slug: 'the-last-story',
          category: 'Night',
          content:
            'One story, two languages, on the bench outside the ice parlour. The teller changes sides of the bench when she changes language. For whoever is still awake.',
          location: 'Bench at Trapiche',
          image: 'ice-cream-parlor',
        },
        es: {
          title: 'El último cuento',
          slug: 'el-ultimo-cuento',
          content:
            'Un cuento en dos idiomas, en el banco de la heladería. La cuentista cambia de lado cuando cambia de lengua. Para quien siga despierto.',
          location: 'Banco de Trapiche',
        },
      },
    },
    {
      id: 3616,
      label: 'Band at Güira',
      ...weekly('20:00', '22:00', ['tuesday', 'thursday']),
      locale: {
        en: {
          title: 'Perico ripiao at Bar Güira',
          slug: 'perico-ripiao-at-bar-guira',
          category: 'Night',
          content:
            'Accordion, tambora, güira: country merengue as it is played on porches. Steps are shown in the first quarter of an hour; then you are on your own.',
          location: 'Bar Güira',
          image: 'live-music-night',
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Reserve by the band',
              linkurl: '/demo/booking/dining?site=bahia-coral&venue=bar-guira',
              pageId: null,
            },
          ],
          gallery: ['live-music-night', 'lobby-bar', 'dance-lights'],
        },
        es: {
          title: 'Perico ripiao en Bar Güira',
          slug: 'perico-ripiao-en-bar-guira',
          content:
            'Acordeón, tambora y güira: merengue típico, como se toca en las galerías del campo. Los primeros quince minutos enseñamos el paso; después, cada quien por su cuenta.',
          location: 'Bar Güira',
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Reserva junto a la orquesta',
              linkurl: '/demo/booking/dining?site=bahia-coral&venue=bar-guira',
              pageId: null,
            },
          ],
        },
      },
    },
    {
      id: 3617,
      label: 'Bachata night',
      ...weekly('22:00', '01:00', ['friday', 'saturday']),
      locale: {
        en: {
          title: 'Bachata until one',
          slug: 'bachata-until-one',
          category: 'Night',
          content:
            'The tables move to the walls at ten and the orchestra stays until one in the morning. Eighteen and over after midnight. The bar brings water without being asked.',
          location: 'Courtyard of Bar Güira',
          image: 'dance-lights',
        },
        es: {
          title: 'Bachata hasta la una',
          slug: 'bachata-hasta-la-una',
          content:
            'A las diez las mesas se arriman a la pared y la orquesta sigue hasta la una de la mañana. Después de las doce, solo mayores de dieciocho. El agua llega sin que la pidas.',
          location: 'Patio de Bar Güira',
        },
      },
    },
    {
      id: 3618,
      label: 'Family cinema',
      ...weekly('18:45', '20:30', ['wednesday', 'sunday'], { cancelled: [day(2)] }),
      locale: {
        en: {
          title: 'Family cinema on the beach',
          slug: 'family-cinema-on-the-beach',
          category: 'Night',
          content:
            'Cushions in the first three rows, chairs behind, a blanket for each family. Wednesdays in Spanish, Sundays in English. In rain it is called off by five.',
          location: 'South beach',
          image: 'beach-cinema',
        },
        es: {
          title: 'Cine familiar en la playa',
          slug: 'cine-familiar-en-la-playa',
          content:
            'Cojines en las tres primeras filas, sillas detrás y una frazada por familia. Los miércoles en español y los domingos en inglés. Si llueve, se suspende antes de las cinco.',
          location: 'Playa sur',
        },
      },
    },
    {
      id: 3619,
      label: 'Fire on the sandbar',
      ...weekly('19:00', '19:45', ['saturday']),
      locale: {
        en: {
          title: 'Fire on the sandbar',
          slug: 'fire-on-the-sandbar',
          category: 'Night',
          content:
            'Drummers from the east of the island, torches, and a line on the sand that children sit behind. At the end the smallest ones light a lantern each (with a bulb in it).',
          location: 'Sandbar',
          image: 'fire-dance',
          gallery: ['fire-dance', 'pier-lanterns', 'live-music-night'],
        },
        es: {
          title: 'Fuego en el banco de arena',
          slug: 'fuego-en-el-banco-de-arena',
          content:
            'Atabaleros del este de la isla, antorchas y una raya en la arena detrás de la cual se sientan los niños. Al final, los más chiquitos encienden cada uno su farol (de bombillo).',
          location: 'Banco de arena',
        },
      },
    },
    {
      id: 3620,
      label: 'Farm market',
      ...weekly('16:00', '20:00', ['friday'], { every: 2 }),
      locale: {
        en: {
          title: 'Market of the hills',
          slug: 'market-of-the-hills',
          category: 'Day',
          content:
            'Every second Friday fourteen families come down with cacao, honey, cassava bread and carved calabashes. Children get a token at the gate, good for one juice or one spinning top.',
          location: 'Front courtyard',
          image: 'market-stalls',
        },
        es: {
          title: 'Mercado de la loma',
          slug: 'mercado-de-la-loma',
          content:
            'Un viernes sí y otro no, catorce familias bajan con cacao, miel, casabe e higüeros tallados. En la entrada cada niño recibe una ficha que vale un jugo o un trompo.',
          location: 'Patio de la entrada',
        },
      },
    },
    {
      id: 3621,
      label: 'Night of stars',
      start_date: '2026-01-21T20:00',
      end_date: '2031-12-21T21:15',
      ...repeating('monthly'),
      locale: {
        en: {
          title: 'Lights out, stars on',
          slug: 'lights-out-stars-on',
          category: 'Night',
          content:
            'On the twenty-first of each month the beach lamps go off for an hour and a quarter. One telescope, many blankets, and a competition for the first shooting star.',
          location: 'North beach',
          image: 'stargazing',
        },
        es: {
          title: 'Se apagan las luces, salen las estrellas',
          slug: 'se-apagan-las-luces-salen-las-estrellas',
          content:
            'El veintiuno de cada mes las lámparas de la playa se apagan una hora y cuarto. Un telescopio, muchas frazadas y un premio para quien vea la primera estrella fugaz.',
          location: 'Playa norte',
        },
      },
    },
    {
      id: 3622,
      label: 'Lantern dinner concert',
      start_date: `${day(4)}T19:30`,
      end_date: `${day(4)}T21:30`,
      repeats: 0,
      locale: {
        en: {
          title: 'Boleros on the pier',
          slug: 'boleros-on-the-pier',
          category: 'Night',
          content:
            'One evening only: singer Casandra Veloz, a guitar and the twelve lanterns of the pier. Three courses, $95 a person; the clubs know and stay open.',
          location: 'Muelle de los Faroles',
          image: 'pier-lanterns',
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Reserve a lantern',
              linkurl: '/demo/booking/dining?site=bahia-coral&venue=muelle-de-los-faroles',
              pageId: null,
            },
          ],
        },
        es: {
          title: 'Boleros en el muelle',
          slug: 'boleros-en-el-muelle',
          content:
            'Una sola noche: la cantante Casandra Veloz, una guitarra y los doce faroles del muelle. Tres tiempos, 95 USD por persona; los clubes están avisados y siguen abiertos.',
          location: 'Muelle de los Faroles',
          links: [
            {
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
      id: 3623,
      label: 'Raft week',
      start_date: `${day(3)}T10:00`,
      end_date: `${day(6)}T18:00`,
      repeats: 0,
      locale: {
        en: {
          title: 'Festival of the rafts',
          slug: 'festival-of-the-rafts',
          category: 'Day',
          content: `Four days, one bay, as many rafts as there are families. Bamboo, rope and barrels are on the beach; engines are not allowed and neither is winning twice.

| Day | What happens |
|---|---|
| First | Drawing and gathering |
| Second | Building |
| Third | Painting, launching of the small ones |
| Fourth | Regatta to the first buoy, prizes at five |`,
          location: 'Main beach',
          image: 'sailing-sunset',
          links: [{ type: 'Content', linktext: 'Join with the clubs', linkurl: null, pageId: 3606 }],
          gallery: ['sailing-sunset', 'kayak-bay', 'beach-umbrellas', 'kites-kids'],
        },
        es: {
          title: 'Festival de las balsas',
          slug: 'festival-de-las-balsas',
          content: `Cuatro días, una bahía y tantas balsas como familias. En la playa hay bambú, soga y tanques; no se permiten motores ni ganar dos veces.

| Día | Qué pasa |
|---|---|
| Primero | Dibujar y buscar materiales |
| Segundo | Construir |
| Tercero | Pintar y botar las pequeñas |
| Cuarto | Regata hasta la primera boya, premios a las cinco |`,
          location: 'Playa principal',
          links: [{ type: 'Content', linktext: 'Participa con los clubes', linkurl: null, pageId: 3606 }],
        },
      },
    },
  ] satisfies DemoRecord<typeof event>[];

export default events;
