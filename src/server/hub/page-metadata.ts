import { contentTypes } from '../../content/index.ts';
import { en, type Phrases } from '../../content/site/phrases/en.ts';
import { es } from '../../content/site/phrases/es.ts';
import type { GuestPicture } from '../../content/guest.ts';
import type { ContentType } from '../../domain/content-type.ts';
import { type HubRouteName, hubRoutes, matchHubRoute } from '../../domain/hub-routes.ts';
import { findBySlug, inLanguage, type Language, type Locales } from '../../domain/language.ts';
import type { StoredRecord } from '../content/store/record.ts';
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
  const own = inLanguage(
    site.locale as Locales<{ tagline: string | null; description: string | null }>,
    language,
  );
  return {
    title: site.name as string,
    description: own.description ?? own.tagline ?? (site.name as string),
    picture: site.homeImage ? context.picture(site.homeImage as string) : null,
  };
}

interface NamedRecords {
  readonly type: ContentType;
  readonly records: readonly StoredRecord[];
}

/** The records that the slug of a route may name. */
const recordsOf: Readonly<Partial<Record<HubRouteName, (snapshot: Snapshot) => NamedRecords>>> = {
  restaurant: ({ restaurants }) => ({ type: contentTypes.restaurant, records: restaurants }),
  menu: ({ restaurants }) => ({ type: contentTypes.restaurant, records: restaurants }),
  content: ({ pages }) => ({ type: contentTypes.content_section, records: pages }),
  event: ({ events }) => ({ type: contentTypes.event, records: events }),
};

type MetadataSource = Locales<{ title: string | null; content: string | null; image: GuestPicture | null }>;

/** Facts of a hub route like '/property-hub/dining/la-brasa'; undefined when nothing is there. */
export function pageMetadata(
  snapshot: Snapshot,
  route: string,
  language: Language,
): PageMetadata | undefined {
  const match = matchHubRoute(route);
  if (!match) return undefined;
  const home = homeMetadata(snapshot, language);
  const kind = recordsOf[match.name]?.(snapshot);
  if (!kind) return { ...home, title: routeTitle(match.name, language) ?? home.title };
  const { slug = '' } = match.params;
  const record = findBySlug(kind.records as (StoredRecord & { locale: never })[], slug, language);
  if (!record) return undefined;
  const shape = serialize<{ locale: MetadataSource }>(
    kind.type,
    record,
    ['title', 'content', 'image'],
    snapshot.context,
  );
  const own = inLanguage(shape.locale, language);
  return {
    title: own.title ?? home.title,
    description: shorten(plainText(own.content ?? '')) || home.description,
    picture: own.image ?? home.picture,
  };
}
