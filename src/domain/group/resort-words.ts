import type { Locales } from '../language.ts';

/** What resorts are told apart by: filters, the rules of collections and the pages of resorts say it in these words. */

/** What a resort is for, and what is around it. */
export const resortKinds = {
  beach: { en: 'On the beach', es: 'En la playa' },
  island: { en: 'On an island', es: 'En una isla' },
  jungle: { en: 'In the jungle', es: 'En la selva' },
  desert: { en: 'In the desert', es: 'En el desierto' },
  town: { en: 'In town', es: 'En el pueblo' },
  family: { en: 'With children', es: 'Con niños' },
  couples: { en: 'For two', es: 'En pareja' },
  wellness: { en: 'To rest', es: 'Para descansar' },
} as const satisfies Readonly<Record<string, Locales<string>>>;

/** Filters and rules know one more: it follows from the resort's own field, so that nothing is said twice. */
export const soughtKinds = {
  ...resortKinds,
  'adults-only': { en: 'Adults only', es: 'Solo adultos' },
} as const satisfies Readonly<Record<string, Locales<string>>>;

export type SoughtKind = keyof typeof soughtKinds;

export const amenities = {
  'swimming-beach': { en: 'Beach to swim from', es: 'Playa para nadar' },
  pool: { en: 'Pool', es: 'Alberca' },
  spa: { en: 'Spa', es: 'Spa' },
  gym: { en: 'Gym', es: 'Gimnasio' },
  'kids-club': { en: 'Children’s club', es: 'Club infantil' },
  'water-sports': { en: 'Boats and boards', es: 'Lanchas y tablas' },
  diving: { en: 'Diving and snorkelling', es: 'Buceo y esnórquel' },
  tennis: { en: 'Tennis', es: 'Tenis' },
  bicycles: { en: 'Bicycles', es: 'Bicicletas' },
  library: { en: 'Library', es: 'Biblioteca' },
  cinema: { en: 'Open-air cinema', es: 'Cine al aire libre' },
  transfer: { en: 'Transfer from the airport', es: 'Traslado del aeropuerto' },
  charging: { en: 'Charging for electric cars', es: 'Carga de coches eléctricos' },
  'step-free': { en: 'Step-free ways', es: 'Sin escalones' },
  pets: { en: 'Pets welcome', es: 'Se aceptan mascotas' },
} as const satisfies Readonly<Record<string, Locales<string>>>;

export type Amenity = keyof typeof amenities;

/** How the land meets the water on a drawn map. */
export const shores = {
  bay: { en: 'A bay', es: 'Una bahía' },
  island: { en: 'An island', es: 'Una isla' },
  coast: { en: 'A straight coast', es: 'Una costa recta' },
  forest: { en: 'A forest with a cenote, near the sea', es: 'Una selva con cenote, cerca del mar' },
} as const satisfies Readonly<Record<string, Locales<string>>>;

export type Shore = keyof typeof shores;

export const namesOf = <T extends Readonly<Record<string, unknown>>>(words: T) =>
  Object.keys(words) as (keyof T & string)[];
