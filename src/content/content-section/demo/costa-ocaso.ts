import type { DemoRecord } from '../../demo.ts';
import type { contentSection } from '../content-section.ts';

export default [
  {
    id: 2401,
    label: 'Check-in and check-out',
    display_type: 'page',
    locale: {
      en: {
        title: 'Check-in & check-out',
        slug: 'check-in-check-out',
        image: 'lobby-arches',
        content: `Your room is ready from three in the afternoon. If you land early, leave your luggage under the arches: there are changing rooms, showers and towels beside the spa pool, and your wristband already opens the restaurants.

| | |
|---|---|
| Check-in | from 3:00 pm |
| Check-out | by noon |
| Late check-out | until 4:00 pm, when the house allows, $60 |

On the last morning a porter comes within ten minutes of your call to extension 2400. The drive to the airport takes fifty minutes, seventy on Fridays; we will tell you when to leave.`,
        links: [
          { type: 'Click To Call', linktext: 'Call reception', linkurl: 'tel:+15550140', pageId: null },
          { type: 'Content', linktext: 'Rides to the airport', linkurl: null, pageId: 2407 },
        ],
      },
      es: {
        title: 'Llegada y salida',
        slug: 'llegada-y-salida',
        content: `Tu habitación está lista a partir de las tres de la tarde. Si llegas antes, deja tu equipaje bajo los arcos: junto a la alberca del spa hay vestidores, regaderas y toallas, y con tu pulsera ya puedes entrar a los restaurantes.

| | |
|---|---|
| Llegada | desde las 3:00 p. m. |
| Salida | hasta las 12:00 p. m. |
| Salida tardía | hasta las 4:00 p. m., según ocupación, 60 USD |

La última mañana, un botones llega en menos de diez minutos si marcas la extensión 2400. El trayecto al aeropuerto toma cincuenta minutos, setenta los viernes; te avisamos a qué hora conviene salir.`,
        links: [
          { type: 'Click To Call', linktext: 'Llama a recepción', linkurl: 'tel:+15550140', pageId: null },
          { type: 'Content', linktext: 'Traslados al aeropuerto', linkurl: null, pageId: 2407 },
        ],
      },
    },
  },
  {
    id: 2402,
    label: 'Wifi and television',
    display_type: 'page',
    locale: {
      en: {
        title: 'Wifi & television',
        slug: 'wifi-television',
        image: 'room-dusk',
        content: `The network is called **Ocaso**. Sign in once with your room number and surname; it then reaches from the lobby to the last row of umbrellas.

The signal is weakest in the cellar and behind the big dune. If you have a call to make, the library next to reception has four quiet desks and a door that closes.

## Television

- Channels 1 to 40 in English and Spanish
- Your own films: choose *Share a screen* and type the code that appears
- The resort's day, with tonight's sunset time, on channel 1`,
        links: [
          {
            type: 'Click To Call',
            linktext: 'Something does not work',
            linkurl: 'tel:+15550141',
            pageId: null,
          },
        ],
      },
      es: {
        title: 'Wifi y televisión',
        slug: 'wifi-y-television',
        content: `La red se llama **Ocaso**. Entra una sola vez con tu número de habitación y tu apellido; llega desde el lobby hasta la última fila de sombrillas.

Donde menos señal hay es en la cava y detrás de la duna grande. Si tienes una llamada importante, la biblioteca, junto a recepción, tiene cuatro escritorios tranquilos y una puerta que cierra.

## Televisión

- Canales 1 a 40 en español y en inglés
- Tus propias películas: elige *Compartir pantalla* y escribe el código que aparece
- El día en el resort y la hora del atardecer, en el canal 1`,
        links: [
          { type: 'Click To Call', linktext: 'Algo no funciona', linkurl: 'tel:+15550141', pageId: null },
        ],
      },
    },
  },
  {
    id: 2403,
    label: '360 Wellnez',
    display_type: 'page',
    locale: {
      en: {
        title: '360° Wellnez',
        slug: '360-wellnez',
        image: 'yoga-sunrise',
        content: `A day here can be arranged around how you would like to feel at the end of it. The programme has four quarters (move, rest, eat, breathe) and you may join any part of it on the day, without a fee.

Begin on the dune at seven with Inés Barragán, who teaches yoga in both languages. Take the cold plunge before breakfast, walk the arroyo at ten, sleep through the afternoon. The last quarter is breathing on the roof as the light goes.

- **Move:** yoga, desert walks, open-water swimming
- **Rest:** hammock garden, siesta hour from two to four
- **Eat:** dishes marked low in calories at every restaurant
- **Breathe:** twenty minutes each evening, mats provided`,
        rich_links: [
          {
            image: 'spa-stones',
            title: 'Health and wellness',
            description: 'Treatments, sauna, and the two pools of the spa.',
            type: 'Content',
            linktext: 'See the spa',
            linkurl: null,
            pageId: 2404,
          },
          {
            image: 'cycling-path',
            title: 'Fitness and land sports',
            description: 'A gym with a view, tennis under lights and desert trails.',
            type: 'Content',
            linktext: 'See the sports',
            linkurl: null,
            pageId: 2405,
          },
          {
            image: 'plate-salad',
            title: 'Lighter dishes',
            description: 'Find vegan, vegetarian, keto and gluten-free dishes across the resort.',
            type: 'Link Off',
            linktext: 'Open the finder',
            linkurl: '/property-hub/dietary-dishes',
            pageId: null,
          },
        ],
        gallery: ['yoga-sunrise', 'spa-stones', 'garden-path', 'plate-fruit'],
      },
      es: {
        title: 'Bienestar 360°',
        slug: '360-wellnez',
        content: `Aquí puedes armar el día según cómo quieras sentirte al final. El programa tiene cuatro partes (moverse, descansar, comer y respirar) y te puedes sumar a cualquiera en el momento, sin costo.

Empieza a las siete en la duna con Inés Barragán, que da yoga en los dos idiomas. Métete al agua fría antes del desayuno, camina el arroyo a las diez, duerme la tarde. La última parte es respirar en la azotea mientras se va la luz.

- **Moverse:** yoga, caminatas en el desierto, nado en mar abierto
- **Descansar:** jardín de hamacas, hora de la siesta de dos a cuatro
- **Comer:** platillos bajos en calorías en todos los restaurantes
- **Respirar:** veinte minutos cada tarde; los tapetes los ponemos nosotros`,
        rich_links: [
          {
            image: 'spa-stones',
            title: 'Salud y bienestar',
            description: 'Tratamientos, sauna y las dos albercas del spa.',
            type: 'Content',
            linktext: 'Conoce el spa',
            linkurl: null,
            pageId: 2404,
          },
          {
            image: 'cycling-path',
            title: 'Ejercicio y deportes',
            description: 'Un gimnasio con vista, tenis con luz y senderos en el desierto.',
            type: 'Content',
            linktext: 'Conoce los deportes',
            linkurl: null,
            pageId: 2405,
          },
          {
            image: 'plate-salad',
            title: 'Platillos más ligeros',
            description: 'Encuentra platillos veganos, vegetarianos, keto y sin gluten en todo el resort.',
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
    id: 2404,
    label: 'Health and wellness',
    display_type: 'page',
    locale: {
      en: {
        title: 'Health & wellness',
        slug: 'health-wellness',
        image: 'spa-pool',
        content: `The spa lies in a fold of the desert, five minutes on foot from the lobby along the path of cardón cactus. There are nine rooms, a warm pool, a cold one, and a clay steam room fired with mesquite.

| Treatment | Minutes | Price |
|---|---|---|
| Hot stone massage | 80 | $165 |
| Clay and agave wrap | 60 | $140 |
| After-sun aloe | 45 | $95 |
| Massage for two, on the terrace | 80 | $320 |

The pools and the steam room are open to every guest from eight to eight; phones stay in the basket at the door. Please call ahead for treatments: the book is kept by hand.`,
        links: [{ type: 'Click To Call', linktext: 'Call the spa', linkurl: 'tel:+15550143', pageId: null }],
        gallery: ['spa-pool', 'spa-stones', 'garden-path'],
      },
      es: {
        title: 'Salud y bienestar',
        slug: 'health-wellness',
        content: `El spa está en un pliegue del desierto, a cinco minutos a pie del lobby por el sendero de los cardones. Tiene nueve cabinas, una alberca tibia, otra fría y un temazcal de barro que se calienta con mezquite.

| Tratamiento | Minutos | Precio |
|---|---|---|
| Masaje con piedras calientes | 80 | 165 USD |
| Envoltura de barro y agave | 60 | 140 USD |
| Sábila para después del sol | 45 | 95 USD |
| Masaje para dos en la terraza | 80 | 320 USD |

Las albercas y el temazcal están abiertos a todos los huéspedes de ocho a ocho; los teléfonos se quedan en la canasta de la entrada. Para los tratamientos, llama antes: la agenda se lleva a mano.`,
        links: [{ type: 'Click To Call', linktext: 'Llama al spa', linkurl: 'tel:+15550143', pageId: null }],
      },
    },
  },
  {
    id: 2405,
    label: 'Fitness and land sports',
    display_type: 'page',
    locale: {
      en: {
        title: 'Fitness & land sports',
        slug: 'fitness-land-sports',
        image: 'fitness-room',
        content: `The gym is open all night with your room key. Its long window faces east, so the hour to come is half past five.

Two hard tennis courts are lit until ten. Rackets and balls are at the hut; Braulio Cota gives lessons on Mondays, Wednesdays and Fridays ($45 for an hour, $60 for two people).

## Out of the gate

- **Arroyo trail**, 4 km: flat, sandy, shade until nine
- **Ridge trail**, 7 km: 240 m of climb, water at the top
- **Bicycles** from the hut, by the half day, helmet included

Tell the hut when you go and when you are back, and carry a litre of water for each hour.`,
        links: [{ type: 'Content', linktext: 'How to reach the trails', linkurl: null, pageId: 2407 }],
      },
      es: {
        title: 'Ejercicio y deportes',
        slug: 'fitness-land-sports',
        content: `El gimnasio abre toda la noche con la llave de tu habitación. El ventanal mira al oriente, así que la mejor hora son las cinco y media.

Hay dos canchas de tenis de superficie dura con luz hasta las diez. Las raquetas y las pelotas están en la caseta; Braulio Cota da clases los lunes, miércoles y viernes (45 USD la hora, 60 USD para dos).

## Fuera del portón

- **Sendero del arroyo**, 4 km: plano, arenoso, con sombra hasta las nueve
- **Sendero del filo**, 7 km: 240 m de subida, agua en la cima
- **Bicicletas** en la caseta, por medio día, con casco

Avisa en la caseta cuando salgas y cuando regreses, y lleva un litro de agua por cada hora.`,
        links: [{ type: 'Content', linktext: 'Cómo llegar a los senderos', linkurl: null, pageId: 2407 }],
      },
    },
  },
  {
    id: 2406,
    label: 'Pools and beach',
    display_type: 'page',
    locale: {
      en: {
        title: 'Pools & beach',
        slug: 'pools-beach',
        image: 'cabana-row',
        content: `There are three pools. **Espejo** is long and has the bar; **Cardón** is round, quiet, and for guests over sixteen; **Charco** is knee-deep and shaded for small children.

The beach in front is for walking, not swimming: the shelf drops quickly and the current runs along it. A red flag means stay out of the water, and most days it is red. The swimming cove is twelve minutes away and a van leaves on the hour.

- Towels: at the hut, against your room number
- Sunbeds: first come, first served; empty for an hour and they are free again
- Cabanas: by the day, from $120, with fruit, water and somebody who looks after you`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Reserve a cabana',
            linkurl: '/demo/booking/cabanas?site=costa-ocaso',
            pageId: null,
          },
          { type: 'Playa Safe Stay', linktext: 'Flags and safety', linkurl: null, pageId: null },
        ],
        gallery: ['cabana-row', 'beach-umbrellas', 'pool-bar', 'towels-shells', 'palm-sky'],
      },
      es: {
        title: 'Albercas y playa',
        slug: 'albercas-y-playa',
        content: `Hay tres albercas. **Espejo** es larga y tiene el bar; **Cardón** es redonda, tranquila y para mayores de dieciséis años; **Charco** llega a la rodilla y tiene sombra para los más chicos.

La playa de enfrente es para caminar, no para nadar: el fondo baja de golpe y hay corriente. La bandera roja quiere decir que no te metas, y casi todos los días está roja. La caleta para nadar queda a doce minutos y la camioneta sale cada hora en punto.

- Toallas: en la caseta, con tu número de habitación
- Camastros: de quien llega primero; si pasan una hora vacíos, vuelven a quedar libres
- Cabañas: por día, desde 120 USD, con fruta, agua y alguien que te atiende`,
        links: [
          {
            type: 'Make Reservation',
            linktext: 'Reserva una cabaña',
            linkurl: '/demo/booking/cabanas?site=costa-ocaso',
            pageId: null,
          },
          { type: 'Playa Safe Stay', linktext: 'Banderas y seguridad', linkurl: null, pageId: null },
        ],
      },
    },
  },
  {
    id: 2407,
    label: 'Getting around',
    display_type: 'page',
    locale: {
      en: {
        title: 'Getting around',
        slug: 'getting-around',
        image: 'shuttle-road',
        content: `Nothing in the resort is more than nine minutes on foot, but the ground rises thirty metres from the beach to the terrace. Carts pass every ten minutes along the lit road; raise a hand.

| To | By | When |
|---|---|---|
| Swimming cove | van, included | on the hour, 9 to 5 |
| Old town | bus, $6 | 10:00, 16:00, 19:00 |
| Airport | car, $70 | book the day before |
| Trailheads | bicycle, included | from the hut |

If you rent a car, park under the solar roof by the gate; charging is included. Cattle cross the coast road at night, so drive slowly after sunset.`,
        rich_links: [
          {
            image: 'garden-path',
            title: 'Map of the resort',
            description: 'Buildings, pools, paths without steps.',
            type: 'Content',
            linktext: 'Open the map',
            linkurl: null,
            pageId: 2409,
          },
          {
            image: 'market-stalls',
            title: 'Old town on Thursdays',
            description: 'Galleries stay open late and the square fills with stalls.',
            type: 'Link Off',
            linktext: 'What is on in town',
            linkurl: 'https://example.com/art-walk',
            pageId: null,
          },
          {
            image: 'shuttle-road',
            title: 'Book a car',
            description: 'The concierge answers from six in the morning until midnight.',
            type: 'Click To Call',
            linktext: 'Call the concierge',
            linkurl: 'tel:+15550144',
            pageId: null,
          },
        ],
      },
      es: {
        title: 'Cómo moverte',
        slug: 'como-moverte',
        content: `Dentro del resort nada queda a más de nueve minutos a pie, pero de la playa a la terraza se suben treinta metros. Los carritos pasan cada diez minutos por el camino iluminado; solo levanta la mano.

| A | En | Horario |
|---|---|---|
| Caleta para nadar | camioneta, incluida | cada hora, de 9 a 5 |
| Centro histórico | autobús, 6 USD | 10:00, 16:00, 19:00 |
| Aeropuerto | auto, 70 USD | reserva un día antes |
| Senderos | bicicleta, incluida | en la caseta |

Si rentas auto, estaciónate bajo el techo solar junto al portón; la carga eléctrica está incluida. De noche cruza ganado por la carretera costera: después del atardecer, maneja despacio.`,
        rich_links: [
          {
            image: 'garden-path',
            title: 'Mapa del resort',
            description: 'Edificios, albercas y caminos sin escalones.',
            type: 'Content',
            linktext: 'Abrir el mapa',
            linkurl: null,
            pageId: 2409,
          },
          {
            image: 'market-stalls',
            title: 'Jueves en el centro',
            description: 'Las galerías cierran tarde y la plaza se llena de puestos.',
            type: 'Link Off',
            linktext: 'Qué hay en el centro',
            linkurl: 'https://example.com/art-walk',
            pageId: null,
          },
          {
            image: 'shuttle-road',
            title: 'Pide un auto',
            description: 'El concierge contesta de las seis de la mañana a la medianoche.',
            type: 'Click To Call',
            linktext: 'Llama al concierge',
            linkurl: 'tel:+15550144',
            pageId: null,
          },
        ],
      },
    },
  },
  {
    id: 2408,
    label: 'A desert in good hands',
    display_type: 'page',
    locale: {
      en: {
        title: 'A desert in good hands',
        slug: 'a-desert-in-good-hands',
        image: 'stargazing',
        content: `It rains about fifteen days a year here. All the water in the taps is made from the sea, by the sun that falls on our roofs, and the gardens drink what the showers leave.

From August to December turtles come ashore at night in front of the rooms. Beach lights are then amber and low; please keep torches off, and call extension 2400 if you see one. Nests are moved by biologists, never by guests.

- Sheets are changed every third day; leave the clay disc on the bed to change them sooner
- Water stations stand on every floor; plastic bottles are not sold
- Stay on the paths: a small cardón may be older than you are`,
        links: [
          {
            type: 'Link Off',
            linktext: 'The turtle count',
            linkurl: 'https://example.com/turtle-count',
            pageId: null,
          },
        ],
      },
      es: {
        title: 'Un desierto bien cuidado',
        slug: 'un-desierto-bien-cuidado',
        content: `Aquí llueve unos quince días al año. Toda el agua de la llave viene del mar, gracias al sol que cae en nuestros techos, y los jardines beben lo que dejan las regaderas.

De agosto a diciembre, las tortugas salen de noche frente a las habitaciones. En esos meses las luces de la playa son ámbar y bajas; no prendas linternas y, si ves una tortuga, marca la extensión 2400. Los nidos los mueven biólogos, nunca los huéspedes.

- Las sábanas se cambian cada tercer día; si las quieres antes, deja el disco de barro sobre la cama
- Hay agua potable en cada piso; no vendemos botellas de plástico
- No salgas de los senderos: un cardón pequeño puede ser mayor que tú`,
        links: [
          {
            type: 'Link Off',
            linktext: 'El conteo de tortugas',
            linkurl: 'https://example.com/turtle-count',
            pageId: null,
          },
        ],
      },
    },
  },
  {
    id: 2409,
    label: 'Resort map',
    display_type: 'iframe',
    locale: {
      en: {
        title: 'Resort map',
        slug: 'resort-map',
        image: 'garden-path',
        iframe_url: '/demo/frames/resort-map?site=costa-ocaso',
      },
      es: { title: 'Mapa del resort', slug: 'mapa-del-resort' },
    },
  },
  {
    id: 2410,
    label: 'Weather and sunset',
    display_type: 'iframe',
    locale: {
      en: {
        title: 'Weather & sunset',
        slug: 'weather-sunset',
        image: 'palm-sky',
        iframe_url: '/demo/frames/weather?site=costa-ocaso',
      },
      es: { title: 'Clima y atardecer', slug: 'clima-y-atardecer' },
    },
  },
] satisfies DemoRecord<typeof contentSection>[];
