const en = {
  title: 'How the versions fare',
  running: 'Several versions share the visitors of this page now.',
  ended: (first: string, last: string) => `From ${first} to ${last}`,
  since: (first: string) => `Since ${first}`,
  nobody: 'Nobody has been counted yet. A visitor counts a few seconds after opening the published page.',
  version: 'Version',
  visitors: 'Visitors',
  pressed: 'Pressed',
  rate: 'Rate',
  deleted: 'A version that is deleted',
  verdict: {
    few: (other: string, first: string) =>
      `“${other}” and “${first}” cannot be told apart yet: there are too few visitors or presses.`,
    chance: (other: string, first: string) =>
      `“${other}” and “${first}” are pressed about as often: the difference is no more than chance brings.`,
    more: (other: string, first: string) =>
      `“${other}” is pressed more often than “${first}”, by more than chance brings.`,
    less: (other: string, first: string) =>
      `“${other}” is pressed less often than “${first}”, by more than chance brings.`,
  },
  how: 'How this is counted',
  method:
    'Each visitor counts once, by the version that was drawn, and once more for the first press of a block’s link or of the booking button. Robots are left out, and so are presses in Firefox. Compared by a two-proportion z-test at 5 %, divided among the comparisons. Settle beforehand how long you will wait: whoever stops at the first difference finds one by chance.',
};

const es: typeof en = {
  title: 'Cómo les va a las versiones',
  running: 'Varias versiones se reparten ahora los visitantes de esta página.',
  ended: (first, last) => `Del ${first} al ${last}`,
  since: (first) => `Desde el ${first}`,
  nobody:
    'Todavía no se ha contado a nadie. Un visitante cuenta unos segundos después de abrir la página publicada.',
  version: 'Versión',
  visitors: 'Visitantes',
  pressed: 'Clics',
  rate: 'Tasa',
  deleted: 'Una versión eliminada',
  verdict: {
    few: (other, first) =>
      `«${other}» y «${first}» aún no se pueden distinguir: hay muy pocos visitantes o muy pocos clics.`,
    chance: (other, first) =>
      `«${other}» y «${first}» reciben casi los mismos clics: la diferencia no es mayor que la del azar.`,
    more: (other, first) => `«${other}» recibe más clics que «${first}», más de lo que explica el azar.`,
    less: (other, first) => `«${other}» recibe menos clics que «${first}», más de lo que explica el azar.`,
  },
  how: 'Cómo se cuenta',
  method:
    'Cada visitante cuenta una vez, en la versión que le tocó, y una vez más por el primer clic en el enlace de un bloque o en el botón para reservar. No se cuentan los robots ni los clics en Firefox. Se compara con una prueba z de dos proporciones al 5 %, repartido entre las comparaciones. Decida de antemano cuánto va a esperar: quien se detiene en la primera diferencia la encuentra por azar.',
};

export const drawPhrases = { en, es };
