import type { DemoDay, DemoRecord } from '../../demo.ts';
import type { event } from '../event.ts';
import { repeating } from './authoring.ts';

/** What happens on the Promenade in a week, and what comes only now and then. */
const events = (day: DemoDay) =>
  [
    {
      id: 101,
      label: 'Sunrise yoga on the pier',
      start_date: '2026-01-05T06:30',
      end_date: '2031-12-31T07:30',
      ...repeating('daily', [], { cancelled: [day(2)] }),
      locale: {
        en: {
          title: 'Sunrise Yoga on the Pier',
          slug: 'sunrise-yoga',
          category: 'Wellness',
          content: `An hour at the pier head, slow at first, with the sun coming up behind the teacher. Beginners stand at the front, where there is more to see and less to fall over.

Mats and water are there. In strong wind we move to the arcade.`,
          location: 'Pier head',
          image: 'yoga-sunrise',
          links: [{ type: 'Content', linktext: 'Wellness on the Promenade', linkurl: null, pageId: 101 }],
          gallery: ['yoga-sunrise', 'palm-sky', 'garden-path'],
        },
        es: {
          title: 'Yoga al amanecer en el muelle',
          slug: 'yoga-al-amanecer',
          content: `Una hora en la punta del muelle, despacio al principio, con el sol saliendo detrás de la maestra. Si es tu primera vez, ponte adelante: se ve mejor y hay menos con qué tropezar.

Aquí hay tapetes y agua. Con viento fuerte nos pasamos al portal.`,
          location: 'Punta del muelle',
          links: [{ type: 'Content', linktext: 'Bienestar en el Paseo', linkurl: null, pageId: 101 }],
        },
      },
    },
    {
      id: 102,
      label: 'Strength on the sand',
      start_date: '2026-01-05T07:45',
      end_date: '2031-12-31T08:30',
      ...repeating('weekly', ['monday', 'wednesday', 'friday']),
      locale: {
        en: {
          title: 'Strength on the Sand',
          slug: 'strength-on-the-sand',
          category: 'Wellness',
          content:
            'Sandbags, a rope and your own weight, in the shade of the palms. Forty-five minutes, ending in the sea.',
          location: 'Open-air gym',
          image: 'fitness-room',
        },
        es: {
          title: 'Fuerza en la arena',
          slug: 'fuerza-en-la-arena',
          content:
            'Costales, una cuerda y tu propio peso, a la sombra de las palmas. Cuarenta y cinco minutos que terminan en el mar.',
          location: 'Gimnasio al aire libre',
        },
      },
    },
    {
      id: 103,
      label: 'Sound bowls at dusk',
      start_date: '2026-01-06T17:45',
      end_date: '2031-12-31T18:30',
      ...repeating('weekly', ['tuesday', 'friday']),
      locale: {
        en: {
          title: 'Sound Bowls at Dusk',
          slug: 'sound-bowls',
          category: 'Wellness',
          content: `Lie down, close your eyes, and let seven bowls and the tide do the rest. Blankets are laid out for thirty; the hammocks go first.

Please leave phones in the basket. They are guarded by a very old dog.`,
          location: 'Garden behind the arcade',
          image: 'spa-stones',
          links: [
            { type: 'Click To Call', linktext: 'Keep a hammock', linkurl: 'tel:+15550130', pageId: null },
          ],
        },
        es: {
          title: 'Cuencos al atardecer',
          slug: 'cuencos-al-atardecer',
          content: `Acuéstate, cierra los ojos y deja que siete cuencos y la marea hagan lo suyo. Hay cobijas para treinta; las hamacas son las primeras que se ocupan.

Deja el celular en la canasta, por favor. Lo cuida un perro muy viejo.`,
          location: 'Jardín detrás del portal',
          links: [
            { type: 'Click To Call', linktext: 'Aparta una hamaca', linkurl: 'tel:+15550130', pageId: null },
          ],
        },
      },
    },
    {
      id: 104,
      label: 'Promenade market',
      start_date: '2026-01-05T10:00',
      end_date: '2031-12-31T22:00',
      ...repeating('daily', []),
      locale: {
        en: {
          title: 'The Promenade Market',
          slug: 'promenade-market',
          category: 'Everyday',
          content: `Thirty stalls under striped cloth: hammocks from inland, clay from the next village, honey, hats, second-hand novels. The makers sell themselves, so ask how it is done.

- Before noon: fruit, flowers, bread
- After four: everything else`,
          location: 'North end of the Promenade',
          image: 'market-stalls',
          gallery: ['market-stalls', 'arcade-courtyard', 'plate-fruit'],
        },
        es: {
          title: 'El mercado del Paseo',
          slug: 'mercado-del-paseo',
          content: `Treinta puestos bajo manta rayada: hamacas de tierra adentro, barro del pueblo de junto, miel, sombreros, novelas de segunda mano. Venden quienes lo hacen, así que pregunta cómo.

- Antes de mediodía: fruta, flores y pan
- Después de las cuatro: todo lo demás`,
          location: 'Extremo norte del Paseo',
        },
      },
    },
    {
      id: 105,
      label: 'Lighting of the lanterns',
      start_date: '2026-01-05T18:00',
      end_date: '2031-12-31T18:20',
      ...repeating('daily', []),
      locale: {
        en: {
          title: 'Lighting of the Lanterns',
          slug: 'lighting-of-the-lanterns',
          category: 'Everyday',
          content:
            'Forty lanterns, one ladder, twenty minutes. The lamplighter starts at the gate of the pier and lets children hold the flame on the last one.',
          location: 'Muelle de los Faroles',
          image: 'pier-lanterns',
        },
        es: {
          title: 'Se prenden los faroles',
          slug: 'se-prenden-los-faroles',
          content:
            'Cuarenta faroles, una escalera, veinte minutos. El farolero empieza en la entrada del muelle y en el último deja que los niños sostengan la flama.',
          location: 'Muelle de los Faroles',
        },
      },
    },
    {
      id: 106,
      label: 'Kite hour',
      start_date: '2026-01-04T15:00',
      end_date: '2031-12-31T16:00',
      ...repeating('weekly', ['sunday', 'tuesday', 'thursday', 'saturday']),
      locale: {
        en: {
          title: 'Kite Hour',
          slug: 'kite-hour',
          category: 'Day',
          content: `The wind turns onshore at three. The hut lends kites for every size of arm; bring back whatever is left of them.

On Saturdays the big one goes up. It needs four people and has a tail of eleven metres.`,
          location: 'Kite hut, south sand',
          image: 'kites-kids',
          links: [{ type: 'Content', linktext: 'For children', linkurl: null, pageId: 106 }],
        },
        es: {
          title: 'La hora del papalote',
          slug: 'la-hora-del-papalote',
          content: `A las tres el viento entra del mar. La caseta presta papalotes para brazos de todos los tamaños; devuelve lo que quede.

Los sábados vuela el grande: hacen falta cuatro personas y la cola mide once metros.`,
          location: 'Caseta de los papalotes, arena sur',
          links: [{ type: 'Content', linktext: 'Para los niños', linkurl: null, pageId: 106 }],
        },
      },
    },
    {
      id: 107,
      label: 'Ceviche class',
      start_date: '2026-01-05T11:00',
      end_date: '2031-12-31T12:30',
      ...repeating('weekly', ['monday', 'thursday'], { moved: [{ from: day(3), to: `${day(4)}T18:00` }] }),
      locale: {
        en: {
          title: 'Ceviche, Hands On',
          slug: 'ceviche-hands-on',
          category: 'Day',
          content: `Ten people, one snapper each, and the cook who opens the ice counter every morning. You learn to fillet, to cut small and to stop squeezing the lime in time. Then you eat what you made.

$38 a person, apron included. Without fish on request: the green mango one is every bit as good.`,
          location: 'La Lonja, back table',
          image: 'cooking-class',
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Reserve a place',
              linkurl: '/demo/booking/dining?site=sal-y-brisa&venue=la-lonja',
              pageId: null,
            },
          ],
        },
        es: {
          title: 'Ceviche con tus manos',
          slug: 'ceviche-con-tus-manos',
          content: `Diez personas, un huachinango para cada una y el cocinero que abre la barra de hielo todas las mañanas. Aprendes a filetear, a picar chiquito y a dejar de exprimir el limón a tiempo. Luego te comes lo que hiciste.

$38 por persona, con mandil. Si no comes pescado, avísanos: el de mango verde queda igual de bueno.`,
          location: 'La Lonja, mesa del fondo',
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Reserva tu lugar',
              linkurl: '/demo/booking/dining?site=sal-y-brisa&venue=la-lonja',
              pageId: null,
            },
          ],
        },
      },
    },
    {
      id: 108,
      label: 'Cinema on the beach',
      start_date: '2026-01-08T20:00',
      end_date: '2031-12-31T22:10',
      ...repeating('weekly', ['thursday', 'friday', 'saturday']),
      locale: {
        en: {
          title: 'Cinema on the Beach',
          slug: 'cinema-on-the-beach',
          category: 'Night',
          content: `A screen between two masts, deckchairs in rows that nobody keeps to, and popcorn with lime. Thursday is the subtitled night, Friday for families, Saturday an old one in black and white.

The programme hangs at both gates. If it rains, the reel waits until it stops.`,
          location: 'Cinema sand, below the lawn',
          image: 'beach-cinema',
          gallery: ['beach-cinema', 'home-promenade', 'ice-cream-parlor'],
        },
        es: {
          title: 'Cine en la playa',
          slug: 'cine-en-la-playa',
          content: `Una pantalla entre dos mástiles, camastros en filas que nadie respeta y palomitas con limón. El jueves es con subtítulos, el viernes es familiar y el sábado toca una vieja en blanco y negro.

El programa está en las dos puertas. Si llueve, la película espera a que pase.`,
          location: 'Arena del cine, abajo del jardín',
        },
      },
    },
    {
      id: 109,
      label: 'Live at the Azotea',
      start_date: '2026-01-04T22:00',
      end_date: '2031-12-31T23:30',
      ...repeating('weekly', ['sunday', 'wednesday', 'thursday']),
      locale: {
        en: {
          title: 'Live at the Azotea',
          slug: 'live-at-the-azotea',
          category: 'Night',
          content:
            'Sunday: two guitars and a singer. Wednesday: son jarocho, with room to dance on the wooden board. Thursday: whoever is passing through; the slate downstairs says who.',
          location: 'Azotea Poniente, 4th floor',
          image: 'live-music-night',
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Hold a sofa',
              linkurl: '/demo/booking/dining?site=sal-y-brisa&venue=azotea-poniente',
              pageId: null,
            },
          ],
        },
        es: {
          title: 'En vivo en la Azotea',
          slug: 'en-vivo-en-la-azotea',
          content:
            'Domingo: dos guitarras y una voz. Miércoles: son jarocho, con tarima para zapatear. Jueves: quien ande de paso; el pizarrón de abajo te dice quién.',
          location: 'Azotea Poniente, 4.º piso',
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Aparta un sillón',
              linkurl: '/demo/booking/dining?site=sal-y-brisa&venue=azotea-poniente',
              pageId: null,
            },
          ],
        },
      },
    },
    {
      id: 110,
      label: 'Late set',
      start_date: '2026-01-09T22:00',
      end_date: '2031-12-28T01:00',
      ...repeating('weekly', ['friday', 'saturday']),
      locale: {
        en: {
          title: 'Late Set: Cumbia & Vinyl',
          slug: 'late-set',
          category: 'Night',
          content:
            'Crates of old cumbia, a turntable, and the lagoon gone dark. It starts gently at ten and does not stop before one; the last shuttle leaves at a quarter past two.',
          location: 'Azotea Poniente, 4th floor',
          image: 'dance-lights',
        },
        es: {
          title: 'Noche de cumbia y acetatos',
          slug: 'noche-de-cumbia',
          content:
            'Cajas de cumbia vieja, una tornamesa y la laguna ya a oscuras. Empieza suave a las diez y no para antes de la una; el último camioncito sale a las dos y cuarto.',
          location: 'Azotea Poniente, 4.º piso',
        },
      },
    },
    {
      id: 111,
      label: 'Afternoon sail on the Brisa',
      start_date: '2026-01-05T16:30',
      end_date: '2031-12-31T18:30',
      ...repeating('weekly', ['monday', 'wednesday', 'friday', 'saturday']),
      locale: {
        en: {
          title: 'Afternoon Sail on the Brisa',
          slug: 'afternoon-sail',
          category: 'Day',
          content: `Two masts, sixteen guests, and a skipper who lets you steer as soon as the reef is behind us. We come back with the light: the sun is low and the lanterns are being lit.

$65 a person, ginger lemonade and life jackets included. From six years of age.`,
          location: 'Pier, east steps',
          image: 'sailing-sunset',
          links: [
            { type: 'Click To Call', linktext: 'Ask for a place', linkurl: 'tel:+15550126', pageId: null },
          ],
          gallery: ['sailing-sunset', 'reef-below', 'home-promenade'],
        },
        es: {
          title: 'Tarde a vela en el Brisa',
          slug: 'tarde-a-vela',
          content: `Dos palos, dieciséis huéspedes y un capitán que te deja el timón en cuanto pasamos el arrecife. Volvemos con la luz: el sol ya bajo y los faroles prendiéndose.

$65 por persona, con limonada de jengibre y chaleco. A partir de los seis años.`,
          location: 'Muelle, escalones del lado este',
          links: [
            { type: 'Click To Call', linktext: 'Pide un lugar', linkurl: 'tel:+15550126', pageId: null },
          ],
        },
      },
    },
    {
      id: 112,
      label: 'Ride to the lighthouse',
      start_date: '2026-01-05T08:00',
      end_date: '2031-12-31T09:45',
      ...repeating('daily', [], { every: 2 }),
      locale: {
        en: {
          title: 'Ride to the Lighthouse',
          slug: 'ride-to-the-lighthouse',
          category: 'Day',
          content:
            'Every second morning, 12.8 km there and back, at the pace of whoever is slowest. Coffee and a cinnamon roll at the turning point; the keeper opens the stairs if you ask nicely.',
          location: 'Bicycle stand, north gate',
          image: 'cycling-path',
          links: [{ type: 'Content', linktext: 'About the path', linkurl: null, pageId: 103 }],
        },
        es: {
          title: 'En bici al faro',
          slug: 'en-bici-al-faro',
          content:
            'Un día sí y otro no: 12.8 km de ida y vuelta, al paso de quien vaya más despacio. En el faro hay café y rol de canela; si lo pides bonito, el guardafaros abre la escalera.',
          location: 'Bicicletas, puerta norte',
          links: [{ type: 'Content', linktext: 'Sobre la ciclovía', linkurl: null, pageId: 103 }],
        },
      },
    },
    {
      id: 113,
      label: 'Reef swim',
      start_date: '2026-01-06T10:00',
      end_date: '2031-12-31T11:15',
      ...repeating('weekly', ['tuesday', 'thursday', 'saturday']),
      locale: {
        en: {
          title: 'Reef Swim with a Guide',
          slug: 'reef-swim',
          category: 'Day',
          content: `The nearest coral is 140 metres from the sand, in water you can stand in most of the way. A guide goes ahead with a buoy and names what you see.

Masks, fins and shirts are lent. Only mineral sun cream, please.`,
          location: 'Lifeguards’ tower',
          image: 'snorkel-reef',
        },
        es: {
          title: 'Al arrecife con guía',
          slug: 'al-arrecife-con-guia',
          content: `El coral más cercano está a 140 metros de la arena y casi todo el camino tocas fondo. El guía va adelante con una boya y te dice cómo se llama lo que ves.

Te prestamos visor, aletas y playera. Solo bloqueador mineral, por favor.`,
          location: 'Torre de los salvavidas',
        },
      },
    },
    {
      id: 114,
      label: 'Roasting Tuesday',
      start_date: '2026-01-06T09:30',
      end_date: '2031-12-31T10:15',
      ...repeating('weekly', ['tuesday']),
      locale: {
        en: {
          title: 'Roasting Tuesday',
          slug: 'roasting-tuesday',
          category: 'Day',
          content:
            'Stand by the drum, hear the beans crack twice, and taste three roasts of the same sack. You leave with a paper bag that is still warm.',
          location: 'Café Contraviento',
          image: 'coffee-corner',
        },
        es: {
          title: 'Martes de tostado',
          slug: 'martes-de-tostado',
          content:
            'Ponte junto al tambor, oye tronar el grano dos veces y prueba tres tuestes del mismo costal. Te vas con una bolsita todavía tibia.',
          location: 'Café Contraviento',
        },
      },
    },
    {
      id: 115,
      label: 'Agave table',
      start_date: '2026-01-07T18:30',
      end_date: '2031-12-31T19:30',
      ...repeating('weekly', ['wednesday', 'saturday']),
      locale: {
        en: {
          title: 'The Agave Table',
          slug: 'agave-table',
          category: 'Night',
          content: `Five glasses: two tequilas, two mezcals and one that is neither. Orange, worm salt, plain water, and somebody who has walked the fields they come from.

$42 a person, twelve places, adults only.`,
          location: 'Brasa del Paseo, long table',
          image: 'tequila-tasting',
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Reserve a place',
              linkurl: '/demo/booking/dining?site=sal-y-brisa&venue=brasa-del-paseo',
              pageId: null,
            },
          ],
        },
        es: {
          title: 'La mesa del agave',
          slug: 'la-mesa-del-agave',
          content: `Cinco caballitos: dos tequilas, dos mezcales y uno que no es ni lo uno ni lo otro. Naranja, sal de gusano, agua, y alguien que ha caminado los campos de donde vienen.

$42 por persona, doce lugares, solo adultos.`,
          location: 'Brasa del Paseo, mesa larga',
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Reserva tu lugar',
              linkurl: '/demo/booking/dining?site=sal-y-brisa&venue=brasa-del-paseo',
              pageId: null,
            },
          ],
        },
      },
    },
    {
      id: 116,
      label: 'Puppets at five',
      start_date: '2026-01-04T17:00',
      end_date: '2031-12-31T17:40',
      ...repeating('weekly', ['sunday']),
      locale: {
        en: {
          title: 'Puppets at Five',
          slug: 'puppets-at-five',
          category: 'Day',
          content:
            'A pelican, a crab and a very vain lobster, in both languages at once. Small ones on the mats, everybody else behind.',
          location: 'Arcade, third arch',
          image: 'arcade-courtyard',
        },
        es: {
          title: 'Títeres a las cinco',
          slug: 'titeres-a-las-cinco',
          content:
            'Un pelícano, un cangrejo y una langosta muy vanidosa, en los dos idiomas a la vez. Los chiquitos en los tapetes, los demás atrás.',
          location: 'Portal, tercer arco',
        },
      },
    },
    {
      id: 117,
      label: 'Stars from the pier',
      start_date: '2026-01-05T20:30',
      end_date: '2031-12-31T21:30',
      ...repeating('weekly', ['monday', 'thursday']),
      locale: {
        en: {
          title: 'Stars from the Pier',
          slug: 'stars-from-the-pier',
          category: 'Night',
          content:
            'Half the lanterns go out for an hour. Two telescopes, a green pointer, and stories about the same stars from this coast and from elsewhere.',
          location: 'Pier head',
          image: 'stargazing',
        },
        es: {
          title: 'Estrellas desde el muelle',
          slug: 'estrellas-desde-el-muelle',
          content:
            'Durante una hora se apaga la mitad de los faroles. Dos telescopios, un láser verde e historias de las mismas estrellas, de esta costa y de otras.',
          location: 'Punta del muelle',
        },
      },
    },
    {
      id: 118,
      label: 'Supper on the sand',
      start_date: '2026-01-10T19:00',
      end_date: '2031-12-31T22:00',
      ...repeating('weekly', ['saturday'], { every: 2 }),
      locale: {
        en: {
          title: 'Supper on the Sand',
          slug: 'supper-on-the-sand',
          category: 'Night',
          content: `One table for eighty, laid at the edge of the water every second Saturday. Four courses from four kitchens, carried past you on boards; you sit beside people you do not know yet.

$75 a person, children half. Barefoot.`,
          location: 'South sand, below Brasa del Paseo',
          image: 'beach-grill-fire',
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Reserve a seat',
              linkurl: '/demo/booking/dining?site=sal-y-brisa&venue=supper',
              pageId: null,
            },
          ],
        },
        es: {
          title: 'Cena en la arena',
          slug: 'cena-en-la-arena',
          content: `Una sola mesa para ochenta, a la orilla del agua, un sábado sí y otro no. Cuatro tiempos de cuatro cocinas que pasan frente a ti en tablas; te toca junto a gente que todavía no conoces.

$75 por persona, los niños la mitad. Descalzos.`,
          location: 'Arena sur, abajo de Brasa del Paseo',
          links: [
            {
              type: 'Make Reservation',
              linktext: 'Reserva tu lugar',
              linkurl: '/demo/booking/dining?site=sal-y-brisa&venue=supper',
              pageId: null,
            },
          ],
        },
      },
    },
    {
      id: 119,
      label: 'Night of candles',
      start_date: '2026-01-21T19:00',
      end_date: '2031-12-31T21:00',
      ...repeating('monthly', []),
      locale: {
        en: {
          title: 'Night of Candles',
          slug: 'night-of-candles',
          category: 'Night',
          content:
            'On the 21st of every month the electric light stays off for two hours and a thousand candles stand along the wall. The market sells by lamplight; a cello plays under the arcade.',
          location: 'The whole Promenade',
          image: 'home-promenade',
        },
        es: {
          title: 'Noche de velas',
          slug: 'noche-de-velas',
          content:
            'El 21 de cada mes, durante dos horas, no se prende la luz eléctrica y mil velas alumbran el malecón. El mercado vende a la luz de los quinqués y bajo el portal toca un chelo.',
          location: 'Todo el Paseo',
        },
      },
    },
    {
      id: 120,
      label: 'Harbour choir',
      start_date: `${day(4)}T19:30`,
      end_date: `${day(4)}T20:30`,
      repeats: 0,
      locale: {
        en: {
          title: 'The Harbour Choir',
          slug: 'harbour-choir',
          category: 'Night',
          content:
            'Twenty-six voices from Playa Dorada, fishermen and schoolteachers mostly, with songs about going out and coming back. Once only this season; chairs from seven.',
          location: 'Arcade courtyard',
          image: 'terrace-dusk',
        },
        es: {
          title: 'El coro del puerto',
          slug: 'coro-del-puerto',
          content:
            'Veintiséis voces de Playa Dorada, casi todas de pescadores y maestras, con canciones de irse y de volver. Una sola vez esta temporada; sillas desde las siete.',
          location: 'Patio del portal',
        },
      },
    },
    {
      id: 121,
      label: 'Festival of salt',
      start_date: `${day(3)}T12:00`,
      end_date: `${day(5)}T23:00`,
      repeats: 0,
      locale: {
        en: {
          title: 'Festival of Salt',
          slug: 'festival-of-salt',
          category: 'Everyday',
          content: `Three days about the oldest seasoning. The salt rakers of the lagoon bring pink, grey and smoked; every kitchen cooks one dish baked in it; and on the last evening there is a race with full baskets.

- **First day:** opening at noon, tasting along the arcade
- **Second day:** the salt road by boat, music from six
- **Third day:** basket race at five, fire on the water at ten`,
          location: 'Promenade and lagoon landing',
          image: 'fire-dance',
          links: [
            {
              type: 'Link Off',
              linktext: 'Full programme',
              linkurl: 'https://example.com/sal-y-brisa/festival',
              pageId: null,
            },
          ],
          gallery: ['fire-dance', 'market-stalls', 'plate-grilled-fish', 'live-music-night'],
        },
        es: {
          title: 'Festival de la sal',
          slug: 'festival-de-la-sal',
          content: `Tres días para el sazón más viejo del mundo. Los salineros de la laguna traen sal rosa, gris y ahumada; cada cocina prepara un plato horneado en sal, y la última tarde hay carrera con canastas llenas.

- **Primer día:** abrimos a mediodía con degustación en el portal
- **Segundo día:** el camino de la sal en lancha y música desde las seis
- **Tercer día:** carrera de canastas a las cinco y fuego sobre el agua a las diez`,
          location: 'El Paseo y el embarcadero de la laguna',
          links: [
            {
              type: 'Link Off',
              linktext: 'Programa completo',
              linkurl: 'https://example.com/sal-y-brisa/festival',
              pageId: null,
            },
          ],
        },
      },
    },
  ] satisfies DemoRecord<typeof event>[];

export default events;
