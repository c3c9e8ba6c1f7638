const en = {
  title: 'Find any record or action',
  placeholder: 'Name of a record, or what you want to do',
  results: 'Found',
  searching: 'Searching …',
  nothing: (q: string) => `Nothing is called “${q}” here.`,
  failed: 'The search did not answer. Change a letter to try again.',
  create: (one: string) => `Create: ${one}`,
  calendar: (many: string) => `Calendar: ${many}`,
  goTo: 'Go to',
};

const es: typeof en = {
  title: 'Buscar cualquier registro o acción',
  placeholder: 'Nombre de un registro, o lo que quiere hacer',
  results: 'Resultados',
  searching: 'Buscando…',
  nothing: (q) => `Aquí no hay nada llamado «${q}».`,
  failed: 'La búsqueda no respondió. Cambie una letra para intentarlo de nuevo.',
  create: (one) => `Crear: ${one}`,
  calendar: (many) => `Calendario: ${many}`,
  goTo: 'Ir a',
};

export const findPhrases = { en, es };
