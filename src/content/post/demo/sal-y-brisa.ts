import type { DemoDay, DemoRecord } from '../../demo.ts';
import type { post } from '../post.ts';

const posts = (day: DemoDay) =>
  [
    {
      id: 101,
      category: 'blog',
      author: 'Paloma Ferrer',
      published_at: `${day(-3)}T09:00`,
      locale: {
        en: {
          title: 'How to eat a mango standing up',
          excerpt: 'The season is short and the shirt is white. Notes from the market of the Promenade.',
          content: `There are two kinds of people at the fruit stall of Doña Celsa: those who lean forward, and those who will learn.

She sells four mangoes. **Ataulfo** is small, yellow and has no threads; children should begin with it. **Manila** is the perfumed one. **Petacón** is for whoever is really hungry. The fourth has no name and comes from her sister's yard, eleven days in June.

## The method

1. Roll it between your palms until it gives everywhere
2. Bite off the tip, not the side
3. Drink before you eat
4. Lean forward

Chilli and salt are allowed from the second mango on. Doña Celsa keeps both in a bottle cap and will not be hurried.

The stall stands at the north end of the market, mornings only. Bring nothing you love to wear.`,
          image: 'plate-fruit',
        },
        es: {
          title: 'Cómo comerse un mango de pie',
          excerpt: 'La temporada es corta y la camisa, blanca. Apuntes desde el mercado del Paseo.',
          content: `En el puesto de doña Celsa hay dos clases de gente: la que se inclina hacia adelante y la que va a aprender.

Vende cuatro mangos. El **ataulfo** es chico, amarillo y sin hebra; con ese deben empezar los niños. El **manila** es el del perfume. El **petacón**, para quien trae hambre de verdad. El cuarto no tiene nombre y viene del patio de su hermana, once días en junio.

## El método

1. Ruédalo entre las palmas hasta que ceda por todos lados
2. Muerde la punta, no el cachete
3. Primero bebe, luego come
4. Inclínate

El chile y la sal se permiten a partir del segundo. Doña Celsa los guarda en una corcholata y no se apura por nadie.

El puesto está en la esquina norte del mercado, solo en las mañanas. No traigas puesto nada que quieras mucho.`,
          image: 'plate-fruit',
        },
      },
    },
    {
      id: 102,
      category: 'blog',
      author: 'Ignacio Bermúdez',
      published_at: `${day(-12)}T08:30`,
      locale: {
        en: {
          title: 'The man who lights the pier',
          excerpt: 'Forty lanterns, one ladder, and a conversation that takes exactly forty lanterns.',
          content: `Baltazar Chi starts at the land end, eighteen minutes before sunset, and never runs. He is sixty-one, and he has fallen in twice: once for love, he says, and once because of a pelican.

The lanterns came from a shipyard that closed. None of them is like another, and he greets some by name. Number seven is Rosario. Number twenty-two is the General, because it sulks in the north wind.

> If you light them fast they know, and by nine they are out.

Guests may carry the ladder. Since spring there is a list for it at the kiosk, which Baltazar thinks is going too far. On windless evenings he lets a child light the last one, and then all of the pier is quiet for a moment, as if it had been the child's idea.

*Every evening, from the arch. Come early; bring no matches.*`,
          image: 'pier-lanterns',
        },
        es: {
          title: 'El hombre que enciende el muelle',
          excerpt: 'Cuarenta faroles, una escalera y una plática que dura justo cuarenta faroles.',
          content: `Baltazar Chi empieza del lado de tierra, dieciocho minutos antes de que se meta el sol, y nunca corre. Tiene sesenta y un años y se ha caído al agua dos veces: una por amor, dice, y otra por un pelícano.

Los faroles vienen de un astillero que cerró. No hay dos iguales, y a algunos los saluda por su nombre. El siete es Rosario. El veintidós es el General, porque con el norte se pone de malas.

> Si los prendes con prisa se dan cuenta, y a las nueve ya se apagaron.

Los huéspedes pueden cargar la escalera. Desde la primavera hay una lista en el kiosco para eso, y a Baltazar le parece un exceso. Las tardes sin viento deja que un niño encienda el último; entonces todo el muelle se queda callado un momento, como si la idea hubiera sido del niño.

*Todas las tardes, desde el arco. Llega temprano y no traigas cerillos.*`,
          image: 'pier-lanterns',
        },
      },
    },
    {
      id: 103,
      category: 'blog',
      author: 'Paloma Ferrer',
      published_at: `${day(-26)}T10:00`,
      locale: {
        en: {
          title: 'Three hours of rain, and what to do with them',
          excerpt: 'It falls straight, it is warm, and it ends. A list for the meantime.',
          content: `Between June and October it rains on the Promenade most afternoons, generally at four and always as if for the last time. Nobody runs. We asked around how the time is best spent.

- **Café Contraviento** serves chocolate the way it was served in Oaxaca when the grandmother of the owner was cross: thick
- Under the arcade there are **eleven dominoes tables** and nine players who need a partner
- The **cinema** moves into the boathouse; the film is chosen by who is wettest
- At **Horno Levante** the second bread of the day comes out at five, rain or none

And when it stops, which it does at once, walk to the pier. For ten minutes the water is the same green as the sky, and there is nobody on it but Baltazar, drying his ladder.`,
          image: 'coffee-corner',
        },
        es: {
          title: 'Tres horas de lluvia y qué hacer con ellas',
          excerpt: 'Cae derechita, es tibia y se acaba. Una lista para mientras.',
          content: `De junio a octubre llueve en el Paseo casi todas las tardes, por lo general a las cuatro y siempre como si fuera la última vez. Nadie corre. Preguntamos por ahí cómo se aprovecha mejor.

- En el **Café Contraviento** sirven el chocolate como lo servía en Oaxaca la abuela del dueño cuando estaba enojada: espeso
- Bajo el portal hay **once mesas de dominó** y nueve jugadores sin pareja
- El **cine** se cambia al cobertizo de las lanchas; la película la elige quien llegue más mojado
- En **Horno Levante** la segunda hornada sale a las cinco, llueva o no

Y cuando para, que para de golpe, camina al muelle. Durante diez minutos el agua tiene el mismo verde que el cielo y no hay nadie más que Baltazar, secando su escalera.`,
          image: 'coffee-corner',
        },
      },
    },
    {
      id: 104,
      category: 'press release',
      author: 'Sal y Brisa press office',
      published_at: `${day(-6)}T07:00`,
      locale: {
        en: {
          title: 'Sal y Brisa ends single-use bottles in all six resorts',
          excerpt: 'Glass, filters and 212 fountains replace 1.4 million plastic bottles a year.',
          content: `**Playa Dorada.** From this month no resort of Sal y Brisa hands out water in plastic. Rooms have glass carafes; 212 fountains stand along corridors, pools and courts; each guest is given a flask at check-in and may keep it.

The change took three years. It began at Lantern Cay, where every bottle had to travel by boat, and reached the largest house, Bahía Coral, in the spring.

> We did not want a sign that asks guests to care. We wanted them not to notice.
>
> Marcela Aranda, director of operations

Water is filtered and tested daily in each house. The results are posted beside the front desk and can be asked for at any time.

**About Sal y Brisa.** Six resorts in Mexico, the Dominican Republic and Florida, with 767 rooms and some 2,100 people at work in them.`,
          image: 'glass-coconut',
        },
        es: {
          title: 'Sal y Brisa elimina las botellas desechables en sus seis resorts',
          excerpt: 'Vidrio, filtros y 212 bebederos sustituyen 1.4 millones de botellas de plástico al año.',
          content: `**Playa Dorada.** Desde este mes ningún resort de Sal y Brisa entrega agua en plástico. En las habitaciones hay jarras de vidrio; en pasillos, albercas y canchas, 212 bebederos; y cada huésped recibe al llegar un termo que puede llevarse.

El cambio tomó tres años. Empezó en Lantern Cay, a donde cada botella llegaba en lancha, y alcanzó en primavera a la casa más grande, Bahía Coral.

> No queríamos un letrero que pidiera conciencia. Queríamos que no se notara.
>
> Marcela Aranda, directora de operaciones

El agua se filtra y se analiza a diario en cada casa. Los resultados se publican junto a recepción y pueden consultarse en cualquier momento.

**Acerca de Sal y Brisa.** Seis resorts en México, República Dominicana y Florida, con 767 habitaciones y cerca de 2,100 personas que trabajan en ellos.`,
          image: 'glass-coconut',
        },
      },
    },
    {
      id: 105,
      category: 'press release',
      author: 'Sal y Brisa press office',
      published_at: `${day(-33)}T07:00`,
      locale: {
        en: {
          title: 'Marcela Aranda named director of operations',
          excerpt:
            'She began at the front desk of the Posada in 2003 and has worked in five of the six houses.',
          content: `**Playa Dorada.** Marcela Aranda takes over the operations of the six resorts of Sal y Brisa. She follows Tomás Villaseñor, who retires after twenty-two years and intends to fish.

Aranda, 44, began at the front desk of Posada del Paseo, opened Selva Yucatán as its first manager, and has led the adults-only houses since 2019.

Her first decision was to move her office into the arcade, between the bakery and the barber. "Whoever wants to complain can do it with bread in hand," she says.`,
          image: 'lobby-arches',
        },
        es: {
          title: 'Marcela Aranda, nueva directora de operaciones',
          excerpt: 'Empezó en la recepción de la Posada en 2003 y ha trabajado en cinco de las seis casas.',
          content: `**Playa Dorada.** Marcela Aranda asume la dirección de operaciones de los seis resorts de Sal y Brisa. Sucede a Tomás Villaseñor, quien se retira después de veintidós años y piensa dedicarse a pescar.

Aranda, de 44 años, empezó en la recepción de la Posada del Paseo, abrió Selva Yucatán como su primera gerente y desde 2019 encabeza las casas para adultos.

Su primera decisión fue mudar la oficina al portal, entre la panadería y la peluquería. «Quien se quiera quejar, que lo haga con un pan en la mano», dice.`,
          image: 'lobby-arches',
        },
      },
    },
    {
      id: 106,
      category: 'blog',
      author: 'Ignacio Bermúdez',
      published_at: `${day(-47)}T09:30`,
      locale: {
        en: {
          title: 'What the shuttle driver hears',
          excerpt: 'Forty minutes between the sea and the jungle, eleven times a day.',
          content: `Gloria Pech drives the yellow shuttle. She will not tell you what people say in it, but she will tell you what they ask.

| Question | Times a day | Her answer |
|---|---|---|
| Are there crocodiles? | 6 | Behind the mangrove. They have seen you. |
| Is it always this hot? | 4 | No. In May it is hot. |
| Where do *you* eat? | 2 | Get in. |

The third is the reason for this page. On the way back from the jungle there is a green door without a sign, and behind it a cook who makes panuchos until there are none. Gloria stops there on Thursdays at one. There are seven seats on the shuttle, and on Thursdays they go early.`,
          image: 'shuttle-road',
        },
        es: {
          title: 'Lo que oye la chofer del transporte',
          excerpt: 'Cuarenta minutos del mar a la selva, once veces al día.',
          content: `Gloria Pech maneja el transporte amarillo. No te va a contar lo que dice la gente allí dentro, pero sí lo que pregunta.

| Pregunta | Veces al día | Su respuesta |
|---|---|---|
| ¿Hay cocodrilos? | 6 | Atrás del manglar. Ya te vieron. |
| ¿Siempre hace este calor? | 4 | No. En mayo hace calor. |
| ¿Y *tú* dónde comes? | 2 | Súbete. |

Por la tercera existe esta página. De regreso de la selva hay una puerta verde sin letrero y, detrás, una cocinera que hace panuchos hasta que se acaban. Gloria se para ahí los jueves a la una. El transporte tiene siete lugares, y los jueves se van temprano.`,
          image: 'shuttle-road',
        },
      },
    },
    {
      id: 107,
      category: 'blog',
      author: 'Paloma Ferrer',
      published_at: `${day(-61)}T08:00`,
      locale: {
        en: {
          title: 'A cinema with sand in it',
          excerpt: 'Rules of the beach screen, written by those who have broken them.',
          content: `The screen is nine metres wide, the projector is older than the projectionist, and the first row gets wet feet at high tide. Everything else is a matter of agreement.

- Beanbags belong to whoever lies on them, **not to a towel**
- Popcorn comes with lime or with nothing
- Crying is allowed from the second reel
- Dogs may stay if they do not comment

On full-moon nights we show black-and-white films. The moon improves them.`,
          image: 'beach-cinema',
        },
        // Waiting for the translator: staff see it marked, and guests in Spanish do not see it at all.
        es: null,
      },
    },
    {
      id: 108,
      category: 'press release',
      author: 'Sal y Brisa press office',
      published_at: `${day(10)}T07:00`,
      locale: {
        en: {
          title: 'The founders’ table becomes a scholarship',
          excerpt: 'Twelve young cooks a year, one long table, and no papers to sign. (Embargoed.)',
          content: `**Playa Dorada.** The table at which Sal y Brisa began will seat twelve young cooks every year. Each of them works for eleven months in the six kitchens of the Promenade, with a wage, a room and a knife.

Applications open with this announcement and close when twelve letters have been liked by all of the cooks. There is no age limit, and nobody asks for a diploma.`,
          image: 'palm-grove-table',
        },
        es: {
          title: 'La mesa de las fundadoras se vuelve beca',
          excerpt: 'Doce cocineros jóvenes al año, una mesa larga y ningún papel que firmar. (Con embargo.)',
          content: `**Playa Dorada.** En la mesa donde empezó Sal y Brisa se sentarán cada año doce cocineras y cocineros jóvenes. Trabajarán once meses en las seis cocinas del Paseo, con sueldo, cuarto y cuchillo.

Las solicitudes se abren con este anuncio y se cierran cuando doce cartas hayan gustado a todos los cocineros. No hay límite de edad y nadie pide diploma.`,
          image: 'palm-grove-table',
        },
      },
    },
  ] satisfies DemoRecord<typeof post>[];

export default posts;
