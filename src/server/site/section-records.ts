import { type SiteSection, siteSections } from '../../domain/site/site-sections.ts';
import { postsOf, roomsOf, specialsOf } from './cards.ts';
import type { SiteRequest } from './site-request.ts';

/** The records that have pages below a section. */
export const sectionRecords = {
  rooms: roomsOf,
  dining: ({ snapshot }: SiteRequest) => snapshot.restaurants,
  events: ({ snapshot }: SiteRequest) => snapshot.events,
  specials: specialsOf,
  resorts: ({ snapshot, isGroup }: SiteRequest) => (isGroup ? snapshot.resorts : []),
  blog: postsOf,
  info: ({ snapshot }: SiteRequest) => snapshot.pages,
} satisfies Readonly<Record<SiteSection, (request: SiteRequest) => readonly unknown[]>>;

/** Sections in which a site has something to show. */
export const openSections = (request: SiteRequest): SiteSection[] =>
  (Object.keys(siteSections) as SiteSection[]).filter(
    (section) =>
      sectionRecords[section](request).length > 0 &&
      !(section === 'events' && request.snapshot.site.hideActivities),
  );
