import { boolean, choice, integer, reference, references } from '../../../domain/fields/index.ts';
import { publicationSections } from '../../../domain/site/publications/publication-sections.ts';
import { image, label, layout, lead, link, title } from './words.ts';

/** Slices fed by records of the site; where none are chosen, by a query. */

const intro = { label, text: lead };

export const rooms = {
  labels: { en: 'Rooms', es: 'Habitaciones' },
  fields: {
    title,
    layout: layout({
      feature: { en: 'One large, the others beside it', es: 'Una grande y las demás al lado' },
      compare: { en: 'Side by side, to compare', es: 'Lado a lado, para comparar' },
      turns: { en: 'One after the other, in turns', es: 'Una tras otra, alternadas' },
    }),
    ...intro,
    rooms: references({
      label: 'Rooms; all of them where none is chosen',
      es: 'Habitaciones; todas si no se elige ninguna',
      to: 'room',
    }),
    ...link,
  },
} as const;

export const restaurants = {
  labels: { en: 'Restaurants', es: 'Restaurantes' },
  fields: {
    title,
    layout: layout({
      feature: { en: 'One large, the others in a list', es: 'Uno grande y los demás en lista' },
      tables: { en: 'Pictures in two columns, shifted', es: 'Imágenes en dos columnas, desfasadas' },
      index: { en: 'A list of names', es: 'Una lista de nombres' },
    }),
    ...intro,
    restaurants: references({
      label: 'Restaurants; all of them where none is chosen',
      es: 'Restaurantes; todos si no se elige ninguno',
      to: 'restaurant',
    }),
    ...link,
  },
} as const;

export const evening = {
  labels: { en: "A restaurant's evening", es: 'La noche de un restaurante' },
  fields: {
    title,
    layout: layout({
      card: { en: 'Picture with the menu on it', es: 'Imagen con el menú encima' },
      beside: { en: 'Menu beside the picture', es: 'Menú junto a la imagen' },
    }),
    ...intro,
    restaurant: reference({ label: 'Restaurant', es: 'Restaurante', to: 'restaurant' }),
    image,
    dishes: integer({ label: 'How many dishes', es: 'Cuántos platillos', min: 0, max: 12 }),
  },
} as const;

export const events = {
  labels: { en: 'Events', es: 'Eventos' },
  fields: {
    title,
    layout: layout({
      week: { en: 'The days of the week', es: 'Los días de la semana' },
      evenings: { en: 'Pictures of a few', es: 'Imágenes de algunos' },
      list: { en: 'A list', es: 'Una lista' },
    }),
    ...intro,
    when: choice({
      label: 'Which events',
      es: 'Qué eventos',
      options: ['week', 'today', 'rare'],
      labels: {
        week: { en: 'Of the next seven days', es: 'De los próximos siete días' },
        today: { en: 'Of today', es: 'De hoy' },
        rare: { en: 'Those that do not come every day', es: 'Los que no son de todos los días' },
      },
    }),
    most: integer({ label: 'How many at most', es: 'Cuántos como máximo', min: 1, max: 60 }),
    ...link,
  },
} as const;

export const offers = {
  labels: { en: 'Offers', es: 'Ofertas' },
  fields: {
    title,
    layout: layout({
      lead: { en: 'The first with a large picture', es: 'La primera con imagen grande' },
      rows: { en: 'Three lines each', es: 'Tres líneas cada una' },
    }),
    ...intro,
    specials: references({
      label: 'Offers; those that are on where none is chosen',
      es: 'Ofertas; las vigentes si no se elige ninguna',
      to: 'special',
    }),
    ...link,
  },
} as const;

export const clock = {
  labels: { en: 'Countdown clock', es: 'Cuenta regresiva' },
  fields: {
    clock: reference({ label: 'Clock', es: 'Reloj', to: 'clock' }),
    layout: layout({
      line: { en: 'One line', es: 'Una línea' },
      panel: { en: 'Large numbers', es: 'Números grandes' },
    }),
  },
} as const;

export const resorts = {
  labels: { en: 'Resorts', es: 'Resorts' },
  fields: {
    title,
    layout: layout({
      chapters: { en: 'A chapter each', es: 'Un capítulo cada uno' },
      shore: { en: 'Tall pictures, shifted', es: 'Imágenes altas, desfasadas' },
      index: { en: 'A list of places', es: 'Una lista de lugares' },
    }),
    ...intro,
    resorts: references({
      label: 'Resorts; all of them where none is chosen',
      es: 'Resorts; todos si no se elige ninguno',
      to: 'resort',
    }),
    filters: boolean({
      label: 'Visitors may filter them',
      es: 'Se pueden filtrar',
      help: {
        en: 'By place, kind and amenity. A page needs this once at most.',
        es: 'Por lugar, tipo y servicios. Basta una vez por página.',
      },
    }),
  },
} as const;

export const stories = {
  labels: { en: 'Stories', es: 'Historias' },
  fields: {
    title,
    layout: layout({
      lead: { en: 'The first one large', es: 'La primera grande' },
      list: { en: 'A list', es: 'Una lista' },
    }),
    ...intro,
    category: choice({
      label: 'Which posts; blog and press where none is chosen',
      es: 'Qué publicaciones; blog y prensa si no se elige ninguna',
      options: publicationSections,
      labels: {
        blog: { en: 'Blog', es: 'Blog' },
        press: { en: 'Press releases', es: 'Comunicados de prensa' },
        'playa-cares': { en: 'Playa Cares', es: 'Playa Cares' },
        'event-posts': { en: 'Event posts', es: 'Publicaciones de eventos' },
      },
    }),
    year: integer({ label: 'Only of this year', es: 'Solo de este año', min: 1990, max: 2100 }),
    most: integer({ label: 'How many at most', es: 'Cuántas como máximo', min: 1, max: 24 }),
    ...link,
  },
} as const;

export const pages = {
  labels: { en: 'Pages of this site', es: 'Páginas de este sitio' },
  fields: {
    title,
    layout: layout({
      index: { en: 'A list of titles', es: 'Una lista de títulos' },
      pictures: { en: 'With pictures', es: 'Con imágenes' },
    }),
    pages: references({
      label: 'Pages; those below this one where none is chosen',
      es: 'Páginas; las que están debajo de esta si no se elige ninguna',
      to: 'page',
    }),
  },
} as const;
