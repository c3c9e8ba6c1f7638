import { type Language, languages, type Locales } from '../language.ts';

/** The parts of a public site that stand at an address of their own, without a page being made for them. */
export const siteSections = {
  rooms: { en: 'rooms', es: 'habitaciones' },
  dining: { en: 'dining', es: 'gastronomia' },
  events: { en: 'events', es: 'eventos' },
  specials: { en: 'specials', es: 'ofertas' },
  resorts: { en: 'resorts', es: 'resorts' },
  blog: { en: 'blog', es: 'blog' },
  info: { en: 'info', es: 'informacion' },
} as const satisfies Record<string, Locales<string>>;

export type SiteSection = keyof typeof siteSections;

const sections = Object.keys(siteSections) as SiteSection[];

/** Where a site is searched. */
const searchWord: Locales<string> = { en: 'search', es: 'buscar' };

/** Spanish stands below '/es'; English has no prefix. */
export const withLanguage = (path: string, language: Language): string =>
  language === 'en' ? path : `/es${path}`;

/** '/dining', '/es/gastronomia/arrecife'. */
export const sectionPath = (section: SiteSection, language: Language, slug?: string): string =>
  withLanguage(`/${siteSections[section][language]}${slug === undefined ? '' : `/${slug}`}`, language);

/** '/search', '/es/buscar'. */
export const searchPath = (language: Language): string => withLanguage(`/${searchWord[language]}`, language);

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

/** Whether an address is that of the search, written in its own language or in the other one. */
export const isSearchPath = ({ parts: [first, ...more] }: SitePath): boolean =>
  more.length === 0 && languages.some((language) => searchWord[language] === first);

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
  if (isSearchPath(read)) return searchPath(language);
  const [first, ...rest] = read.parts;
  const named = sectionNamed(first, read.language);
  const parts = named ? [siteSections[named.section][language], ...rest] : read.parts;
  return withLanguage(`/${parts.join('/')}`, language);
}
