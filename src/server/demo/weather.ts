/** What the weather is like at each resort of the demo, by the key of its site, for the frame of that name. */

type Both = readonly [en: string, es: string];

export type WeatherLine = readonly [name: Both, text: Both];

const bay: readonly WeatherLine[] = [
  [
    ['November to May', 'De noviembre a mayo'],
    ['17–29 °C, dry; a jacket after dark', '17–29 °C, seco; chamarra en la noche'],
  ],
  [
    ['June to October', 'De junio a octubre'],
    [
      '24–33 °C, clear mornings, storms after dinner',
      '24–33 °C, mañanas claras y tormenta después de la cena',
    ],
  ],
  [
    ['Sea', 'Mar'],
    ['23 °C in February, 30 °C in September', '23 °C en febrero, 30 °C en septiembre'],
  ],
  [
    ['Whales', 'Ballenas'],
    ['December to March', 'De diciembre a marzo'],
  ],
  [
    ['Sunset', 'Puesta del sol'],
    ['6:25 pm in December, 7:40 pm in June', '6:25 p. m. en diciembre, 7:40 p. m. en junio'],
  ],
];

const cape: readonly WeatherLine[] = [
  [
    ['November to April', 'De noviembre a abril'],
    ['14–27 °C, no rain; bring a sweater', '14–27 °C, sin lluvia; trae suéter'],
  ],
  [
    ['May to July', 'De mayo a julio'],
    ['19–33 °C, dry, wind from noon', '19–33 °C, seco, con viento desde el mediodía'],
  ],
  [
    ['August to October', 'De agosto a octubre'],
    ['25–35 °C, the few rains of the year', '25–35 °C, las pocas lluvias del año'],
  ],
  [
    ['Sea', 'Mar'],
    ['21 °C in February, 28 °C in September', '21 °C en febrero, 28 °C en septiembre'],
  ],
  [
    ['Sunset', 'Puesta del sol'],
    ['5:40 pm in December, 7:05 pm in June', '5:40 p. m. en diciembre, 7:05 p. m. en junio'],
  ],
];

const antilles: readonly WeatherLine[] = [
  [
    ['December to April', 'De diciembre a abril'],
    ['22–29 °C, trade wind, short showers', '22–29 °C, brisa y aguaceros cortos'],
  ],
  [
    ['May to July', 'De mayo a julio'],
    ['24–31 °C, warm nights', '24–31 °C, noches calientes'],
  ],
  [
    ['August to November', 'De agosto a noviembre'],
    ['25–32 °C, afternoon rain; season of storms', '25–32 °C, lluvia en la tarde; temporada ciclónica'],
  ],
  [
    ['Sea', 'Mar'],
    ['27 °C in February, 29 °C in September', '27 °C en febrero, 29 °C en septiembre'],
  ],
];

const jungle: readonly WeatherLine[] = [
  [
    ['November to March', 'De noviembre a marzo'],
    ['19–28 °C, a north wind now and then', '19–28 °C, con algún norte'],
  ],
  [
    ['April to June', 'De abril a junio'],
    ['24–34 °C, dry, shade under the trees', '24–34 °C, seco, sombra bajo los árboles'],
  ],
  [
    ['July to October', 'De julio a octubre'],
    ['24–33 °C, rain after three', '24–33 °C, lluvia después de las tres'],
  ],
  [
    ['Cenote', 'Cenote'],
    ['24 °C all year', '24 °C todo el año'],
  ],
  [
    ['Sea', 'Mar'],
    ['26 °C in February, 29 °C in September', '26 °C en febrero, 29 °C en septiembre'],
  ],
];

const promenade: readonly WeatherLine[] = [
  ...jungle.slice(0, 1),
  [
    ['April to June', 'De abril a junio'],
    ['24–32 °C, dry, breeze along the Promenade', '24–32 °C, seco, brisa a lo largo del Paseo'],
  ],
  [
    ['July to October', 'De julio a octubre'],
    ['25–33 °C, short rain in the afternoon', '25–33 °C, lluvia corta por la tarde'],
  ],
  ...jungle.slice(4),
];

const key: readonly WeatherLine[] = [
  [
    ['December to April', 'De diciembre a abril'],
    ['17–26 °C, dry; a sweater on the pier', '17–26 °C, seco; suéter en el muelle'],
  ],
  [
    ['May to November', 'De mayo a noviembre'],
    ['25–32 °C, a cloudburst at four, then clear', '25–32 °C, aguacero a las cuatro y luego despeja'],
  ],
  [
    ['Sea', 'Mar'],
    ['22 °C in January, 30 °C in August', '22 °C en enero, 30 °C en agosto'],
  ],
  [
    ['Tides', 'Mareas'],
    [
      'Two high waters a day, each about fifty minutes later than the day before; sixty centimeters between high and low',
      'Dos pleamares al día, cada una unos cincuenta minutos más tarde que la víspera; sesenta centímetros entre pleamar y bajamar',
    ],
  ],
  [
    ['Round the key on foot', 'La vuelta a pie'],
    [
      'From an hour before low water to an hour after',
      'Desde una hora antes de la bajamar hasta una hora después',
    ],
  ],
];

export const weather: Readonly<Record<string, readonly WeatherLine[]>> = {
  'casa-marea': bay,
  'costa-ocaso': cape,
  'bahia-coral': antilles,
  'hilton-yucatan-playa-del-carmen': jungle,
  'sal-y-brisa': promenade,
  'lantern-cay': key,
};
