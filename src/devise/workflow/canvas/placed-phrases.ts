const en = {
  places: (count: number) =>
    count === 1
      ? 'It stands on one page, which changes with it.'
      : `It stands on ${count} pages, which all change with it.`,
  nowhere: 'It stands on no page yet: add it to one as a “Shared slice”.',
  unknown: 'On which pages it stands is not known just now.',
  makeShared: 'Keep once, for several pages',
  madeShared: (name: string) =>
    `“${name}” is kept as a shared slice now. Other pages can show it too, and it is changed for all of them at once.`,
};

const es: typeof en = {
  places: (count) =>
    count === 1
      ? 'Está en una página, que cambia con él.'
      : `Está en ${count} páginas; todas cambian con él.`,
  nowhere: 'Todavía no está en ninguna página: agréguelo a una como «Bloque compartido».',
  unknown: 'En este momento no se sabe en qué páginas está.',
  makeShared: 'Guardar una sola vez, para varias páginas',
  madeShared: (name) =>
    `«${name}» ya es un bloque compartido. Otras páginas también pueden mostrarlo, y se cambia para todas a la vez.`,
};

export const placedPhrases = { en, es };
