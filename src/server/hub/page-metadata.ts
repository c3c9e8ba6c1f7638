import { allContentTypes } from '../../content/index.ts';
import type { Phrases } from '../../content/site/phrases/en.ts';
import type { GuestPicture } from '../../content/guest.ts';
import { type HubMatch, type HubRouteName, hubRoutes, matchHubRoute } from '../../domain/hub-routes.ts';
import type { OwnScreens } from '../../domain/appearance.ts';
import type { ContentType } from '../../domain/content-type.ts';
import { inLanguage, type Language, type Locales } from '../../domain/language.ts';
import type { AnyValues } from '../../domain/record/record-of.ts';
import { guestPhrases } from '../delivery/guest-phrases.ts';
import { plainText } from '../http/html-text.ts';
import { type SiteMeta, siteMeta } from '../site/site-meta.ts';
import { recordsOf, type Snapshot } from '../delivery/snapshot.ts';
import { listTitle, screenPaths, typeAtPath } from './hub-lists.ts';
import { recordNamed, recordWithSlug } from './record-named.ts';
import { serialize } from './serialize-record.ts';

/** What a link preview shows of a hub page, and what a browser tab is called before the app has started. */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  readonly picture: GuestPicture | null;
  /** As a browser tab and search results show it: with the name of the site. */
  readonly fullTitle: string;
  /** Elements for search engines: whether they may list the page, and whose it is. */
  readonly engines: string;
}

/** What a page without a record of its own is called; undefined for the others. */
export function routeTitle(
  { name, params }: HubMatch,
  language: Language,
  phrases: Locales<Phrases>,
): string | undefined {
  const { title } = hubRoutes[name] as { title?: keyof Phrases };
  return name === 'records' ? listTitle(params.type, language) : title && phrases[language][title];
}

const MAX_DESCRIPTION = 160;

/** At most so many characters and no part of a word. Words are one blank apart. */
function shorten(text: string): string {
  if (text.length <= MAX_DESCRIPTION) return text;
  const cut = text.slice(0, MAX_DESCRIPTION);
  const blank = cut.lastIndexOf(' ');
  return `${blank === -1 ? cut : cut.slice(0, blank)}…`;
}

/** The words of a text that staff wrote, as a sentence or two for a card or a description. */
export const plainBeginning = (html: string): string => shorten(plainText(html));

type Described = Omit<PageMetadata, 'fullTitle' | 'engines'>;

function homeMetadata({ site }: Snapshot, language: Language, meta: SiteMeta): Described {
  const { tagline } = inLanguage(site.locale, language);
  return {
    title: site.name,
    description: meta.description ?? tagline ?? site.name,
    picture: meta.picture,
  };
}

const allRoutes = Object.entries(hubRoutes) as [HubRouteName, { path: string }][];

/** The types whose records the slugs of pages name: those of a page, or by way of which its records are reached. */
const typesBySlug = new Map(
  allContentTypes.flatMap((type): [HubRouteName, ContentType][] => {
    const { record, through } = (type.appears?.guests?.hub ?? {}) as OwnScreens;
    const named = through ? allContentTypes.find(({ name }) => name === through.type)! : type;
    return allRoutes.flatMap(([name, { path }]) =>
      name === record && path.includes(':slug') ? [[name, named]] : [],
    );
  }),
);

const typeNamedBy = ({ name, params }: HubMatch): ContentType | undefined =>
  name === 'record' ? typeAtPath(params.type) : typesBySlug.get(name);

/** The record that a match names. Only the general pages know records by their ids, too. */
function recordOf(snapshot: Snapshot, { name, params }: HubMatch, type: ContentType, language: Language) {
  const { slug = '' } = params;
  const records = recordsOf(snapshot, type);
  return name === 'record' ? recordNamed(records, slug, language) : recordWithSlug(records, slug, language);
}

/** Facts of a hub route like '/property-hub/dining/la-brasa'; undefined when nothing is there. */
export function pageMetadata(
  snapshot: Snapshot,
  route: string,
  language: Language,
): PageMetadata | undefined {
  const meta = siteMeta(snapshot, language);
  const described = describe(snapshot, route, language, homeMetadata(snapshot, language, meta));
  if (!described) return undefined;
  const robots = meta.isIndexed ? '' : '<meta name="robots" content="noindex">';
  return { ...described, fullTitle: meta.titleOf(described.title), engines: robots + meta.proofs };
}

function describe(
  snapshot: Snapshot,
  route: string,
  language: Language,
  home: Described,
): Described | undefined {
  const match = matchHubRoute(route, screenPaths);
  if (!match) return undefined;
  const type = typeNamedBy(match);
  if (!type) return { ...home, title: routeTitle(match, language, guestPhrases(snapshot).hub) ?? home.title };
  const record = recordOf(snapshot, match, type, language);
  if (!record) return undefined;
  const { title, text, picture } = type.appears!.guests!.known!;
  const names = [title, text, picture].filter((name) => name !== undefined);
  const { locale, ...plain } = serialize(type, record, names, snapshot.context);
  const own: AnyValues = { ...plain, ...inLanguage(locale, language) };
  return {
    title: (own[title] as string | null) ?? home.title,
    description: plainBeginning((text && (own[text] as string | null)) ?? '') || home.description,
    picture: (picture ? (own[picture] as GuestPicture | null) : null) ?? home.picture,
  };
}
