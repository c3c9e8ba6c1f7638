import { eq } from 'drizzle-orm';
import { contentTypes } from '../../content/index.ts';
import { sectionOf, sectionOfRecord } from '../../content/site-sections.ts';
import type { ContentType } from '../../domain/content-type.ts';
import { inLanguage, type Language, languages, type Locales } from '../../domain/language.ts';
import { statesOf } from '../../domain/publication/state.ts';
import { laterMoments } from '../../domain/publication/summary.ts';
import { idsBelow, pathOfPage } from '../../domain/site/page-tree.ts';
import { sectionPath, type SiteSection, withLanguage } from '../../domain/site/site-sections.ts';
import type { StoredRecord } from '../content/store/record.ts';
import { findRecord, type Queries } from '../content/store/repository.ts';
import { tablesOf } from '../content/store/tables.ts';
import { type PublishedRecord, readPublished } from '../delivery/published-records.ts';

/** At which addresses of a public site visitors find a record. */

const { page, site } = contentTypes;

export const hasAddress = (type: ContentType): boolean =>
  type.name === 'page' || sectionOf(type) !== undefined;

/** One address per language, null where visitors of the language find nothing. */
export type Addresses = Locales<string | null>;

export interface PublishedAddresses {
  readonly siteId: number;
  /** By id: those of the record, and of the pages that stand below it. */
  readonly standing: ReadonlyMap<number, Addresses>;
}

const nowhere: Addresses = { en: null, es: null };

interface Slugged {
  readonly id: number;
  readonly locale?: Locales<{ readonly slug?: string | null }>;
  readonly url_partial?: string | null;
  readonly hidden_in?: readonly Language[];
  readonly category?: unknown;
}

function recordAddress(section: SiteSection, record: Slugged, language: Language): string | null {
  if (record.hidden_in?.includes(language)) return null;
  // Resorts have one word for both languages.
  const slug = record.locale ? inLanguage(record.locale, language).slug : undefined;
  return sectionPath(section, language, record.url_partial ?? slug ?? String(record.id));
}

const inBoth = (isLocalized: boolean, make: (language: Language) => string | null): Addresses => ({
  en: make('en'),
  es: isLocalized ? make('es') : null,
});

/** The site whose visitors find the record; that of the group for what belongs to all. */
async function siteFor(db: Queries, record: StoredRecord): Promise<StoredRecord<typeof site> | undefined> {
  if (record.site_id !== null) return findRecord(db, site, record.site_id);
  const { records } = tablesOf(site);
  const [row] = await db.select({ id: records.id }).from(records).where(eq(records.isDefault, true)).limit(1);
  return row && findRecord(db, site, row.id as number);
}

type Page = PublishedRecord<typeof page>;

function pageAddress(pages: readonly Page[], own: Page, language: Language): string | null {
  if (own.hidden_in?.includes(language)) return null;
  return withLanguage(pathOfPage(pages, own, language), language);
}

/** A page with all that are below it, whether their addresses name it or not: those below the home page do not. */
function addressesFrom(
  pages: readonly Page[],
  ids: ReadonlySet<number>,
  isLocalized: boolean,
): ReadonlyMap<number, Addresses> {
  const standing = pages.filter(({ id }) => ids.has(id));
  return new Map(
    standing.map((own) => [own.id, inBoth(isLocalized, (language) => pageAddress(pages, own, language))]),
  );
}

/**
 * The addresses at which visitors find a record and the pages below it: those of now, or those once all that is scheduled
 * for it has taken effect. A record in the trash has none, and the pages that stood below it have theirs. Undefined for
 * what has no site.
 */
export async function publishedAddresses(
  db: Queries,
  type: ContentType,
  id: number,
  when: 'now' | 'in the end',
): Promise<PublishedAddresses | undefined> {
  const record = await findRecord(db, type, id, { alsoDeleted: true });
  const own = record && (await siteFor(db, record));
  if (!record || !own) return undefined;
  const now = new Date().toISOString();
  const moment =
    when === 'now' ? now : laterMoments(record.publication, now).reduce((a, b) => (a > b ? a : b), now);
  const isLocalized = own.localized ?? false;
  if (type.name === 'page') {
    const pages = (await readPublished(db, page, { siteIds: [own.id] }, now)).at(moment).records;
    return { siteId: own.id, standing: addressesFrom(pages, idsBelow(pages, id), isLocalized) };
  }
  const [read] = (await readPublished(db, type, { ids: [id] }, now)).at(moment).records as readonly Slugged[];
  const addresses = read
    ? inBoth(isLocalized, (language) => recordAddress(sectionOfRecord(type, read)!, read, language))
    : nowhere;
  return { siteId: own.id, standing: new Map([[id, addresses]]) };
}

const savedAddress = (type: ContentType, record: StoredRecord, language: Language): string | null =>
  recordAddress(sectionOfRecord(type, record as Slugged)!, record, language);

/**
 * Where visitors find a record, told by what is saved of it, without asking the database; undefined where they may read
 * something else or nothing, where something is scheduled, and for pages, whose addresses hang on those above them.
 */
export function savedAddresses(type: ContentType, record: StoredRecord, now: string): Addresses | undefined {
  if (type.name === page.name || record.archived_at !== null || record.deleted_at !== null) return undefined;
  const states = statesOf(record.publication, now);
  if (Object.values(states).some(({ due, is_changed }) => due.length > 0 || is_changed)) return undefined;
  return inBoth(true, (language) =>
    states[language].revision === null ? null : savedAddress(type, record, language),
  );
}

/** Whether what is saved of a record leads to the address at which it was found, in each language that it was found in. */
export const isStillAt = (type: ContentType, record: StoredRecord, found: Addresses): boolean =>
  languages.every((one) => found[one] === null || savedAddress(type, record, one) === found[one]);

/** Where visitors found a record, and where they find it now. */
export interface Moved {
  readonly from: string;
  readonly to: string;
}

/**
 * Where visitors found something and where they find it now, for each address that changed: what stands above comes before
 * what stands below it.
 */
export const movedAddresses = (before: PublishedAddresses, after: PublishedAddresses): Moved[] =>
  languages
    .flatMap((language) =>
      [...before.standing].flatMap(([id, addresses]) => {
        const [from, to] = [addresses[language], after.standing.get(id)?.[language] ?? null];
        return from !== null && to !== null && from !== to ? [{ from, to }] : [];
      }),
    )
    .toSorted((one, other) => one.from.length - other.from.length);
