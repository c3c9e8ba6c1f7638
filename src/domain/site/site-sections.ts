import { type Language, languages, type Locales } from '../language.ts';

/** The parts of a public site that stand at an address of their own, without a page being made for them. */
export const siteSections = {
  rooms: { en: 'rooms', es: 'habitaciones' },
  dining: { en: 'dining', es: 'gastronomia' },
  events: { en: 'events', es: 'eventos' },
  specials: { en: 'specials', es: 'ofertas' },
  resorts: { en: 'resorts', es: 'resorts' },
  brands: { en: 'brands', es: 'marcas' },
  collection: { en: 'collection', es: 'coleccion' },
  meetings: { en: 'meetings', es: 'reuniones' },
  'fact-sheets': { en: 'fact-sheets', es: 'fichas' },
  blog: { en: 'blog', es: 'blog' },
  press: { en: 'press', es: 'prensa' },
  'playa-cares': { en: 'playa-cares', es: 'playa-cares' },
  'event-posts': { en: 'event-posts', es: 'convocatorias' },
  info: { en: 'info', es: 'informacion' },
} as const satisfies Record<string, Locales<string>>;

export type SiteSection = keyof typeof siteSections;

const sections = Object.keys(siteSections) as SiteSection[];

/**
 * Pages that a site has by itself: where it is searched, where a stay is booked, where flights are looked for, its terms,
 * how it keeps its guests well, its rooms as plans, and resorts side by side.
 */
const ownPages = {
  search: { en: 'search', es: 'buscar' },
  booking: { en: 'book', es: 'reservar' },
  flights: { en: 'flights', es: 'vuelos' },
  terms: { en: 'terms', es: 'terminos' },
  'stay-safe': { en: 'stay-safe', es: 'estancia-segura' },
  'room-tour': { en: 'room-tour', es: 'recorrido' },
  compare: { en: 'compare', es: 'comparar' },
  brochure: { en: 'brochure', es: 'folleto' },
} as const satisfies Record<string, Locales<string>>;

export type OwnPage = keyof typeof ownPages;

/** Spanish stands below '/es'; English has no prefix. */
export const withLanguage = (path: string, language: Language): string =>
  language === 'en' ? path : `/es${path}`;

/** '/dining', '/es/gastronomia/arrecife'. */
export const sectionPath = (section: SiteSection, language: Language, slug?: string): string =>
  withLanguage(`/${siteSections[section][language]}${slug === undefined ? '' : `/${slug}`}`, language);

/** '/search', '/es/buscar'. */
export const ownPath = (page: OwnPage, language: Language): string =>
  withLanguage(`/${ownPages[page][language]}`, language);

/** '/search', '/es/buscar'. */
export const searchPath = (language: Language): string => ownPath('search', language);

/** '/book', '/es/reservar'. */
export const bookingPath = (language: Language): string => ownPath('booking', language);

/** '/flights', '/es/vuelos'. */
export const flightsPath = (language: Language): string => ownPath('flights', language);

/** '/terms', '/es/terminos'; a version that is not in force stands below: '/terms/2026-01-01'. */
export const termsPath = (language: Language, version?: string): string =>
  `${ownPath('terms', language)}${version === undefined ? '' : `/${version}`}`;

/** '/stay-safe', '/es/estancia-segura'. */
export const staySafePath = (language: Language): string => ownPath('stay-safe', language);

/** '/room-tour', '/es/recorrido'. */
export const roomTourPath = (language: Language): string => ownPath('room-tour', language);

/** '/compare', '/es/comparar'. */
export const comparePath = (language: Language): string => ownPath('compare', language);

/** '/brochure', '/es/folleto'. */
export const brochurePath = (language: Language): string => ownPath('brochure', language);

/** The hub of the site's host, in the language of the page that leads there. */
export const hubPath = (language: Language): string => `/app/?lang=${language}`;

export interface SitePath {
  readonly language: Language;
  /** Without the language, '/' for the home page. */
  readonly path: string;
  readonly parts: readonly string[];
}

/** Reads an address without its query: '/es/gastronomia/arrecife'. */
export function readSitePath(address: string): SitePath {
  const all = address.split('/').filter(Boolean);
  const language = all[0] === 'es' ? 'es' : 'en';
  const parts = language === 'es' ? all.slice(1) : all;
  return { language, parts, path: `/${parts.join('/')}` };
}

/**
 * The page of every site that an address is, written in its own language or in the other one. Below the terms stand their
 * versions.
 */
export function ownPageAt({ parts: [first, ...more] }: SitePath): OwnPage | undefined {
  const found = (Object.keys(ownPages) as OwnPage[]).find((page) =>
    languages.some((language) => ownPages[page][language] === first),
  );
  return more.length > (found === 'terms' ? 1 : 0) ? undefined : found;
}

/** The section that the first part of an address names, and in which language it names it. */
export function sectionNamed(
  part: string | undefined,
  language: Language,
): { readonly section: SiteSection; readonly isOwnWord: boolean } | undefined {
  const own = sections.find((name) => siteSections[name][language] === part);
  if (own) return { section: own, isOwnWord: true };
  const other = sections.find((name) => languages.some((one) => siteSections[name][one] === part));
  return other && { section: other, isOwnWord: false };
}

/** What a host shows beside its public site, in whatever language. */
const ELSEWHERE = /^\/(?:api|app|devise|media|demo|site)(?:[/?#]|$)/;

/** Whether an address may be a page of a public site. */
export const isSiteAddress = (address: string): boolean => !ELSEWHERE.test(address);

/**
 * An address of the site as it is written in a language: '/dining/arrecife' is '/es/gastronomia/arrecife'. What stands
 * beside the site stays as it is.
 */
export function inSiteLanguage(address: string, language: Language): string {
  if (!isSiteAddress(address)) return address;
  const end = address.search(/[?#]/);
  if (end > 0) return inSiteLanguage(address.slice(0, end), language) + address.slice(end);
  const read = readSitePath(address);
  if (read.language === language) return address;
  const own = ownPageAt(read);
  const [first, ...rest] = read.parts;
  if (own) return [ownPath(own, language), ...rest].join('/');
  const named = sectionNamed(first, read.language);
  const parts = named ? [siteSections[named.section][language], ...rest] : read.parts;
  return withLanguage(`/${parts.join('/')}`, language);
}
