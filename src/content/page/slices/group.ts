import { reference, references } from '../../../domain/fields/index.ts';
import { label, layout, lead, link, title } from './words.ts';

/** Slices of what the group has: its brands, collections of resorts, rooms to walk through, places to meet. */

const intro = { label, text: lead };

export const brands = {
  labels: { en: 'Brands', es: 'Marcas' },
  fields: {
    title,
    layout: layout({
      chapters: { en: 'A chapter each', es: 'Un capítulo cada una' },
      index: { en: 'A list of names', es: 'Una lista de nombres' },
    }),
    ...intro,
    brands: references({
      label: 'Brands; all of them where none is chosen',
      es: 'Marcas; todas si no se elige ninguna',
      to: 'brand',
    }),
    ...link,
  },
} as const;

export const collections = {
  labels: { en: 'Collections of resorts', es: 'Colecciones de resorts' },
  fields: {
    title,
    layout: layout({
      pictures: { en: 'Pictures, shifted', es: 'Imágenes, desfasadas' },
      index: { en: 'A list of titles', es: 'Una lista de títulos' },
    }),
    ...intro,
    collections: references({
      label: 'Collections; all of them where none is chosen',
      es: 'Colecciones; todas si no se elige ninguna',
      to: 'collection',
    }),
    ...link,
  },
} as const;

export const compare = {
  labels: { en: 'Resorts side by side', es: 'Resorts lado a lado' },
  fields: {
    title,
    ...intro,
    resorts: references({
      label: 'Two or three resorts; visitors choose where none is chosen',
      es: 'Dos o tres resorts; los elige quien visita si no se elige ninguno',
      to: 'resort',
    }),
  },
} as const;

export const roomTour = {
  labels: { en: 'Room tour', es: 'Recorrido por las habitaciones' },
  fields: {
    title,
    ...intro,
    rooms: references({
      label: 'Rooms; all that have a plan where none is chosen',
      es: 'Habitaciones; todas las que tienen plano si no se elige ninguna',
      to: 'room',
    }),
    ...link,
  },
} as const;

export const meetings = {
  labels: { en: 'Meeting rooms, with a finder', es: 'Salones, con buscador' },
  fields: {
    title,
    ...intro,
    resort: reference({
      label: 'Resort; that of the site where none is chosen, all on the site of the group',
      es: 'Resort; el del sitio si no se elige ninguno, todos en el sitio del grupo',
      to: 'resort',
    }),
    ...link,
  },
} as const;

export const factSheets = {
  labels: { en: 'Fact sheets', es: 'Fichas técnicas' },
  fields: {
    title,
    ...intro,
    resort: reference({
      label: 'Resort; that of the site where none is chosen, all on the site of the group',
      es: 'Resort; el del sitio si no se elige ninguno, todos en el sitio del grupo',
      to: 'resort',
    }),
  },
} as const;
