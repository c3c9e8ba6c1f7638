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

/** Spanish stands below '/es'; English has no prefix. */
export const withLanguage = (path: string, language: Language): string =>
  language === 'en' ? path : `/es${path}`;

/** '/dining', '/es/gastronomia/arrecife'. */
export const sectionPath = (section: SiteSection, language: Language, slug?: string): string =>
  withLanguage(`/${siteSections[section][language]}${slug === undefined ? '' : `/${slug}`}`, language);

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

/** An address of the site as it is written in a language: '/dining/arrecife' is '/es/gastronomia/arrecife'. */
export function inSiteLanguage(address: string, language: Language): string {
  const read = readSitePath(address);
  if (read.language === language) return address;
  const [first, ...rest] = read.parts;
  const named = sectionNamed(first, read.language);
  const parts = named ? [siteSections[named.section][language], ...rest] : read.parts;
  return withLanguage(`/${parts.join('/')}`, language);
}
