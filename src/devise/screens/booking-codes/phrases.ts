const en = {
  triggers: 'Booking Code Triggers',
  title: 'Try booking codes',
  lead: 'Which codes a visitor gets, and why. What visitors read counts, not what is being written.',
  visitor: 'A visitor',
  resort: 'books at',
  resortHelp: 'A resort by its code.',
  place: 'from',
  placeHelp: 'A country, MX, or a region of one, MX-JAL. Empty: nobody knows.',
  unknownPlace: (place: string) =>
    `“${place}” is no country and no region. Write the two letters of a country, MX, or a region after them, MX-JAL.`,
  address: 'on the page',
  addressHelp: 'Its web address, or what stands behind the question mark: utm_campaign=summer.',
  typed: 'and types',
  typedHelp: 'A code. Empty: none.',
  day: 'on',
  dayHelp: 'Empty: today. A day to come shows what is published by its noon.',
  choose: 'Choose a resort',
  go: 'Show',
  gets: (codes: string, currency: string) => `gets ${codes}, and prices in ${currency},`,
  getsNone: 'gets no codes,',
  why: {
    typed: (because: string, trigger: string | null) =>
      trigger === null
        ? `because “${because}” was typed; no trigger knows it, so it is sent as it is.`
        : `because “${because}” was typed, which the trigger ${trigger} knows.`,
    url: (because: string, trigger: string | null) =>
      `because the page’s address has ${because} (trigger ${trigger}).`,
    geography: (because: string, trigger: string | null) =>
      `because the visitor is in ${because} (trigger ${trigger}).`,
  },
  whyNone: 'because no trigger that holds there matches.',
  unknownResort: 'No resort that visitors see has this code.',
  warnings: 'What will surprise',
  warningsLead: 'Of the triggers that visitors meet today.',
  noWarnings: 'Every trigger can match, and none is in another’s way.',
  warning: {
    'gives-nothing': () => 'gives no code that a booking engine knows.',
    'unknown-resort': ({ resorts }: { resorts: string }) => `names resorts that are not there: ${resorts}.`,
    'not-taken': ({ resorts }: { resorts: string }) =>
      `gives nothing at ${resorts}: the booking engine there takes none of its codes.`,
    'never-matches': () => 'never matches: no resort that it names is there.',
    hidden: ({ by, cause }: { by: string; cause: string }) =>
      `never counts for ${cause}: ${by} is older and goes first.`,
    clash: ({ by, cause }: { by: string; cause: string }) =>
      `clashes with ${by} over ${cause}: at some resorts the older one goes first.`,
  },
};

const es: typeof en = {
  triggers: 'Activadores de códigos de reservación',
  title: 'Probar los códigos de reservación',
  lead: 'Qué códigos obtiene un visitante y por qué. Cuenta lo publicado, no lo que se está escribiendo.',
  visitor: 'Un visitante',
  resort: 'que reserva en',
  resortHelp: 'Un resort por su código.',
  place: 'desde',
  placeHelp: 'Un país, MX, o una región, MX-JAL. Vacío: no se sabe.',
  unknownPlace: (place) =>
    `«${place}» no es un país ni una región. Escriba las dos letras de un país, MX, o una región detrás de ellas, MX-JAL.`,
  address: 'en la página',
  addressHelp: 'Su dirección web, o lo que va detrás del signo de interrogación: utm_campaign=summer.',
  typed: 'y que escribe',
  typedHelp: 'Un código. Vacío: ninguno.',
  day: 'el día',
  dayHelp: 'Vacío: hoy. Un día futuro muestra lo publicado hasta su mediodía.',
  choose: 'Elija un resort',
  go: 'Mostrar',
  gets: (codes, currency) => `obtiene ${codes}, con precios en ${currency},`,
  getsNone: 'no obtiene códigos,',
  why: {
    typed: (because, trigger) =>
      trigger === null
        ? `porque escribió «${because}»; ningún activador lo conoce y se envía tal cual.`
        : `porque escribió «${because}», que conoce el activador ${trigger}.`,
    url: (because, trigger) => `porque la dirección de la página lleva ${because} (activador ${trigger}).`,
    geography: (because, trigger) => `porque está en ${because} (activador ${trigger}).`,
  },
  whyNone: 'porque ningún activador que valga ahí coincide.',
  unknownResort: 'Ningún resort visible para los visitantes tiene este código.',
  warnings: 'Lo que puede sorprender',
  warningsLead: 'De los activadores que hoy encuentran los visitantes.',
  noWarnings: 'Todos los activadores pueden coincidir y ninguno estorba a otro.',
  warning: {
    'gives-nothing': () => 'no otorga ningún código que conozca un motor de reservaciones.',
    'unknown-resort': ({ resorts }) => `nombra resorts que no existen: ${resorts}.`,
    'not-taken': ({ resorts }) =>
      `no otorga nada en ${resorts}: su motor de reservaciones no toma ninguno de estos códigos.`,
    'never-matches': () => 'nunca coincide: no existe ninguno de los resorts que nombra.',
    hidden: ({ by, cause }) => `nunca cuenta para ${cause}: ${by} es anterior y va primero.`,
    clash: ({ by, cause }) => `choca con ${by} por ${cause}: en algunos resorts va primero el anterior.`,
  },
};

export const simulatorPhrases = { en, es };
