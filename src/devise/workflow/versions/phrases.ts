const en = {
  title: 'Which version is live',
  audience: {
    Everyone: 'Everyone sees',
    Members: 'Members of the newsletter see',
    Residents: 'Residents see',
    'Travel Agents': 'Travel agents see',
  },
  until: (version: string, moment: string) => `${version}, until ${moment}`,
  always: (version: string) => `${version}, with no change ahead`,
  none: 'nothing',
  noneUntil: (moment: string) => `nothing, until ${moment}`,
  next: (version: string) => `then ${version}`,
  nextNone: 'then nothing',
  samePriority: (one: string, other: string) =>
    `“${one}” and “${other}” have the same priority on the same days, for the same people. The one that began last is shown.`,
  neverLive: (one: string, by: string | null) =>
    by === null ? `“${one}” is never shown.` : `“${one}” is never shown: “${by}” is always in front of it.`,
  over: (one: string) => `“${one}” is over.`,
  elsewhere: (one: string, special: string) =>
    `“${one}” has the same priority as a version of the special “${special}” on a page that both stand on.`,
};

const es: typeof en = {
  title: 'Qué versión está vigente',
  audience: {
    Everyone: 'Todo el público ve',
    Members: 'Los suscriptores del boletín ven',
    Residents: 'Los residentes ven',
    'Travel Agents': 'Los agentes de viajes ven',
  },
  until: (version, moment) => `${version}, hasta el ${moment}`,
  always: (version) => `${version}, sin cambios previstos`,
  none: 'nada',
  noneUntil: (moment) => `nada, hasta el ${moment}`,
  next: (version) => `después, ${version}`,
  nextNone: 'después, nada',
  samePriority: (one, other) =>
    `«${one}» y «${other}» tienen la misma prioridad en las mismas fechas y para el mismo público. Se muestra la que empezó más tarde.`,
  neverLive: (one, by) =>
    by === null ? `«${one}» no se muestra nunca.` : `«${one}» no se muestra nunca: «${by}» siempre va antes.`,
  over: (one) => `«${one}» ya terminó.`,
  elsewhere: (one, special) =>
    `«${one}» tiene la misma prioridad que una versión de la oferta «${special}» en una página que comparten.`,
};

export const versionPhrases = { en, es };
