import { contentTypes } from '../../content/index.ts';
import { en, type Phrases } from '../../content/site/phrases/en.ts';
import { es } from '../../content/site/phrases/es.ts';
import type { GuestPicture } from '../../content/guest.ts';
import { type HubRouteName, hubRoutes, matchHubRoute } from '../../domain/hub-routes.ts';
import { findBySlug, inLanguage, type Language, type Locales } from '../../domain/language.ts';
import { serialize } from './serialize-record.ts';
import type { Snapshot } from '../delivery/snapshot.ts';

/** What a link preview shows of a hub page, and what a browser tab is called before the app has started. */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  readonly picture: GuestPicture | null;
}

const phrases: Locales<Phrases> = { en, es };

/** What a page without a record of its own is called; undefined for the others. */
export function routeTitle(name: HubRouteName, language: Language): string | undefined {
  const { title } = hubRoutes[name] as { title?: keyof Phrases };
  return title && phrases[language][title];
}

const MAX_DESCRIPTION = 160;

const plainText = (html: string) =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:#39|amp|quot);/g, (one) => ({ '&#39;': "'", '&amp;': '&', '&quot;': '"' })[one] ?? one)
    .replace(/\s+/g, ' ')
    .trim();

/** At most so many characters and no part of a word. Words are one blank apart. */
function shorten(text: string): string {
  if (text.length <= MAX_DESCRIPTION) return text;
  const cut = text.slice(0, MAX_DESCRIPTION);
  const blank = cut.lastIndexOf(' ');
  return `${blank === -1 ? cut : cut.slice(0, blank)}…`;
}

function homeMetadata({ site, context }: Snapshot, language: Language): PageMetadata {
  const { description, tagline } = inLanguage(site.locale, language);
  return {
    title: site.name,
    description: description ?? tagline ?? site.name,
    picture: site.homeImage ? context.picture(site.homeImage) : null,
  };
}

/** What the metadata of a record's page is drawn from. */
interface MetadataSource {
  readonly locale: Locales<{
    readonly title: string | null;
    readonly content: string | null;
    readonly image: GuestPicture | null;
  }>;
}

const sourceFields = ['title', 'content', 'image'] as const;
const { restaurant, content_section: page, event } = contentTypes;

type FindSource = (snapshot: Snapshot, slug: string, language: Language) => MetadataSource | undefined;

const restaurantOf: FindSource = ({ restaurants, context }, slug, language) => {
  const found = findBySlug(restaurants, slug, language);
  return found && serialize(restaurant, found, sourceFields, context);
};

/** The record that the slug of a route names. */
const findSource: Readonly<Partial<Record<HubRouteName, FindSource>>> = {
  restaurant: restaurantOf,
  menu: restaurantOf,
  content({ pages, context }, slug, language) {
    const found = findBySlug(pages, slug, language);
    return found && serialize(page, found, sourceFields, context);
  },
  event({ events, context }, slug, language) {
    const found = findBySlug(events, slug, language);
    return found && serialize(event, found, sourceFields, context);
  },
};

/** Facts of a hub route like '/property-hub/dining/la-brasa'; undefined when nothing is there. */
export function pageMetadata(
  snapshot: Snapshot,
  route: string,
  language: Language,
): PageMetadata | undefined {
  const match = matchHubRoute(route);
  if (!match) return undefined;
  const home = homeMetadata(snapshot, language);
  const find = findSource[match.name];
  if (!find) return { ...home, title: routeTitle(match.name, language) ?? home.title };
  const source = find(snapshot, match.params.slug ?? '', language);
  if (!source) return undefined;
  const own = inLanguage(source.locale, language);
  return {
    title: own.title ?? home.title,
    description: shorten(plainText(own.content ?? '')) || home.description,
    picture: own.image ?? home.picture,
  };
}
