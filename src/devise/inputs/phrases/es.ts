import { counted, every, languageNames, translations } from './counted.ts';
import type { en } from './en.ts';

/** Staff are addressed as usted. */
export const es: typeof en = {
  languages: languageNames,
  readBy: { staff: 'solo lo ve el personal', guests: 'lo lee el huésped' },
  translation: translations('inglés', 'español', (original, translation) => ({
    due: `El ${original} ha cambiado`,
    stillRight: `El ${translation} sigue siendo correcto`,
    dueCount: (count: number) =>
      count === 1
        ? `El ${original} de 1 campo cambió después de traducirlo.`
        : `El ${original} de ${count} campos cambió después de traducirlos.`,
    missing: (count: number) =>
      count === 0
        ? `Aquí todo está también en ${translation}.`
        : `${counted(count, 'texto aún no está', 'textos aún no están')} en ${translation}.`,
    copy: `Copiar el ${original}`,
    readsAsOriginal: `En ${translation} se lee como en ${original}.`,
    originalShown: `Mientras tanto, el huésped ve el ${original}.`,
    copyReplaces: `Esto reemplaza lo que ya está en ${translation}.`,
  })),
  stillRightNote: 'El aviso desaparece al guardar.',
  toFirstMissing: 'Ir al primero',
  sameCount: (count) =>
    `${counted(count, 'texto de la lista se lee', 'textos de la lista se leen')} igual en los dos idiomas.`,
  replace: 'Reemplazar',
  keep: 'Conservar',

  choose: 'Elija una opción',
  clear: 'Borrar',
  noneOfThem: 'Ninguna',
  nothingMatches: 'Nada coincide',
  nothingFound: 'No se encontró nada.',
  looking: 'Buscando…',
  lookingFailed: 'No se pudo cargar. Inténtelo de nuevo.',
  searchFor: (many) => `Buscar ${many}`,
  addressHelp: 'Empieza con / si es una página nuestra y con https:// si es de otro sitio.',
  slugHelp: 'Minúsculas, números y guiones. Si lo deja vacío, se forma con el título.',
  slugDrawn: (slug) => `Se forma con el título: ${slug}`,
  propertyTime: (zone) => (zone ? `Hora de la propiedad (${zone}).` : 'Hora de la propiedad.'),

  isOpen: 'Hay servicio',
  hours: {
    everyDay: 'Todos los días',
    weekdays: 'Entre semana',
    weekend: 'Fin de semana',
    spanNumber: (n: number) => `Horario ${n}`,
    addSpan: 'Añadir horario',
    copyFrom: 'Copiar de otra comida',
    remove: (what: string) => `Quitar: ${what}`,
    season: 'Cada año en esta temporada',
    seasonHelp: 'En temporada, este horario sustituye al de todo el año en esos mismos días.',
    onlyInSeason: 'Solo en una temporada…',
    allYear: 'Todo el año',
    day: 'Día',
    month: 'Mes',
    exceptions: (n: number) =>
      n === 0
        ? 'Excepciones en fechas…'
        : n === 1
          ? '1 excepción en una fecha'
          : `${n} excepciones en fechas`,
    addException: 'Añadir una excepción',
    newException: 'Excepción nueva',
    removeOver: (n: number) => (n === 1 ? 'Quitar 1 que ya pasó' : `Quitar ${n} que ya pasaron`),
    onTheseDates: 'Ese día está',
    closed: 'Cerrado',
    otherHours: 'Abierto en otro horario',
  },
  days: 'Estos días',
  guestsRead: 'El huésped lee:',

  noEntries: 'Aquí todavía no hay nada.',
  unnamed: 'Aún sin nombre',
  add: (one) => (one ? `Agregar ${one.toLowerCase()}` : 'Agregar una entrada'),
  onlyIn: {
    en: 'Solo en inglés',
    es: 'Solo en español',
    both: 'Mostrar en ambos idiomas',
  },
  addBlock: (list) => (list ? `Agregar un bloque a «${list}»` : 'Agregar un bloque'),
  whichBlock: '¿Qué bloque?',
  full: (max) => `Caben ${max} como máximo.`,
  entryRemoved: (name) => (name ? `Se quitó «${name}».` : 'Se quitó.'),
  undo: 'Deshacer',
  actionsFor: (name) => `Acciones: ${name}`,
  moveUp: 'Subir',
  moveDown: 'Bajar',
  duplicate: 'Duplicar',
  remove: 'Quitar',
  moveTo: 'Mover a',
  wrongInside: (count) => counted(count, 'dato por corregir', 'datos por corregir'),

  choosePicture: 'Elegir una imagen',
  otherPicture: 'Elegir otra imagen',
  noPicture: 'Sin imagen',
  noPictureYet: 'Aún sin imagen.',
  addPicture: 'Agregar imágenes',
  pictureGone: 'Esta imagen ya no existe.',
  takeDown: (name) => `Quitar: ${name}`,
  pictures: {
    title: 'Imágenes',
    close: 'Cerrar',
    search: 'Buscar por lo que muestra la imagen',
    upload: 'Subir una imagen',
    describe: (file) => `¿Qué muestra ${file}? Dígalo para quien no puede verla.`,
    keep: 'Subir',
    cancel: 'Cancelar',
    uploadFailed: 'No se pudo subir la imagen. Inténtelo de nuevo.',
    loading: 'Cargando las imágenes…',
    failed: 'No se pudieron cargar las imágenes.',
    again: 'Intentar de nuevo',
    nothing: 'Ninguna imagen se describe con esas palabras.',
    empty: 'Todavía no hay imágenes. Suba la primera.',
    more: 'Mostrar más',
  },

  takeOut: (name) => `Quitar: ${name}`,
  recordGone: 'ya no existe o usted no puede verlo',
  recordDeleted: 'en la papelera',
  recordArchived: 'archivado',

  link: {
    address: 'Dirección web',
    number: 'Número de teléfono',
    numberHelp: 'Con el país, como +52 998 555 0101, o una extensión.',
    file: 'Dirección web del archivo',
    fileHelp: 'Empieza con / si es un archivo nuestro y con https:// si es de otro sitio.',
  },

  markdown: {
    loading: 'Cargando el editor…',
    failed: 'No se pudo cargar el editor. Puede seguir escribiendo texto simple.',
    refused: 'Este texto contiene algo que el editor no puede mostrar. Puede cambiarlo como texto simple.',
    toPlain: 'Escribir texto simple',
    toRich: 'Escribir con el editor',
    cell: 'Celda de la tabla',
    addColumn: 'Agregar una columna',
    addRow: 'Agregar una fila',
  },

  order: {
    role: 'ordenable',
    handle: (name) => `Mover: ${name}`,
    howTo:
      'Pulse la barra espaciadora para tomarlo, las flechas para llevarlo, la barra espaciadora para soltarlo y Escape para dejarlo donde estaba.',
    taken: (name) => `Tomó ${name}.`,
    over: (name, place) => `${name} sobre el lugar ${place}.`,
    put: (name, place) => `${name} quedó en el lugar ${place}.`,
    back: (name) => `${name} volvió a su lugar.`,
  },

  paste: {
    open: 'Pegar una tabla',
    label: 'Platillos de una hoja de cálculo',
    help: 'Copie las celdas y péguelas aquí: platillo, descripción, precio, etiquetas. La primera fila puede traer los encabezados.',
    preview: 'Lo que se agregará',
    leftOut: (words) => `No se incluye: ${words}`,
    nameless: (words) => `No se incluye porque falta el nombre del platillo: ${words}`,
    nothing: 'No se reconoce ningún platillo.',
    tooMany: (count, room) => `Son ${count} platillos y solo caben ${room}.`,
    take: (count) => (count === 0 ? 'Agregar' : `Agregar ${counted(count, 'platillo', 'platillos')}`),
    cancel: 'Cancelar',
  },

  repetition: {
    every: every('Cada cuántos días', 'Cada cuántas semanas', 'Cada cuántos meses'),
    onDays: 'Qué días',
    noDays: 'Si no marca ninguno, se repite el día de la semana en que empieza.',
    until: 'Último día',
    untilHelp: 'Vacío: se repite sin fin.',
    next: 'Próximas fechas',
    noStart: 'Indique cuándo empieza para ver las próximas fechas.',
    noDates: 'No hay ninguna fecha a partir de hoy.',
    more: 'Mostrar más fechas',
    cancel: 'Cancelar',
    move: 'Mover',
    elsewhere: 'Otro lugar',
    newPlace: 'Lugar, en inglés',
    newPlaceSpanish: 'Lugar, en español',
    heldAt: (place) => `será en: ${place}`,
    newTime: 'Nueva fecha y hora',
    asPlanned: 'Restablecer',
    cancelled: 'cancelada',
    movedTo: (when) => `se movió al ${when}`,
    otherExceptions: (count) =>
      `Más adelante hay ${counted(count, 'fecha cancelada, movida o en otro lugar', 'fechas canceladas, movidas o en otro lugar')}.`,
  },
};
