import { contentTypes } from '../../content/index.ts';
import { en, type Phrases } from '../../content/site/phrases/en.ts';
import { es } from '../../content/site/phrases/es.ts';
import type { GuestPicture } from '../../content/guest.ts';
import type { ContentType } from '../../domain/content-type.ts';
import { findBySlug, inLanguage, type Language, type Locales } from '../../domain/language.ts';
import type { StoredRecord } from '../content/store/record.ts';
import { type HubPlaceName, placeOf } from './hub-places.ts';
import { present } from './present.ts';
import type { Snapshot } from '../delivery/snapshot.ts';

/** What a link preview shows of a hub page, and what a browser tab is called before the app has started. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  readonly picture: GuestPicture | null;
}

/** What the pages without a record of their own are called: the hub's own phrases. */
export const pageTitles: Readonly<Partial<Record<HubPlaceName, keyof Phrases>>> = {
  dining: 'dining',
  info: 'hotel-information',
  events: 'activities-and-entertainment',
  'dietary-dishes': 'dietary-dishes',
  'playa-safe-stay': 'safe-stay',
  cabanas: 'cabana-reservations',
  'spa-reservations': 'spa-reservations',
  'dining-reservations': 'dining-reservations',
};

const phrases: Locales<Phrases> = { en, es };

const DESCRIPTION_MOST = 160;

const plainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#39|amp|quot);/g, (one) => ({ '&#39;': "'", '&amp;': '&', '&quot;': '"' })[one] ?? one)
    .replace(/\s+/g, ' ')
    .trim();

function shorten(text: string): string {
  return text.length <= DESCRIPTION_MOST
    ? text
    : `${text.slice(0, DESCRIPTION_MOST).replace(/\s+\S*$/, '')}…`;
}

function homeFacts({ site, showing }: Snapshot, language: Language): PageFacts {
  const own = inLanguage(
    site.locale as Locales<{ tagline: string | null; description: string | null }>,
    language,
  );
  return {
    title: site.name as string,
    description: own.description ?? own.tagline ?? (site.name as string),
    picture: site.homeImage ? showing.picture(site.homeImage as string) : null,
  };
}

const recordsOf: Readonly<
  Record<string, (snapshot: Snapshot) => { type: ContentType; records: readonly StoredRecord[] }>
> = {
  dining: ({ restaurants }) => ({ type: contentTypes.restaurant, records: restaurants }),
  info: ({ pages }) => ({ type: contentTypes.content_section, records: pages }),
  events: ({ events }) => ({ type: contentTypes.event, records: events }),
};

type Told = Locales<{ title: string | null; content: string | null; image: GuestPicture | null }>;

/** Facts of a hub route like '/property-hub/dining/la-brasa'; undefined when nothing is there. */
export function pageFacts(snapshot: Snapshot, route: string, language: Language): PageFacts | undefined {
  const place = placeOf(route);
  if (!place) return undefined;
  const home = homeFacts(snapshot, language);
  const kind = place.slug === '' ? undefined : recordsOf[place.name.split('/')[0]!]?.(snapshot);
  const title = pageTitles[place.name];
  if (!kind) return { ...home, title: title ? phrases[language][title] : home.title };
  const record = findBySlug(kind.records as (StoredRecord & { locale: never })[], place.slug, language);
  if (!record) return undefined;
  const shape = present<{ locale: Told }>(kind.type, record, ['title', 'content', 'image'], snapshot.showing);
  const own = inLanguage(shape.locale, language);
  return {
    title: own.title ?? home.title,
    description: shorten(plainText(own.content ?? '')) || home.description,
    picture: own.image ?? home.picture,
  };
}
