import { type SiteSection, siteSections } from '../../domain/site/site-sections.ts';
import type { sectionTypes } from '../../content/site-sections.ts';
import type { PublishedRecord } from '../delivery/published-records.ts';
import { postsOf, roomsOf, specialsOf } from './cards.ts';
import type { SiteRequest } from './site-request.ts';

/** The records that have pages below a section, each of the type that `sectionTypes` names. */
export const sectionRecords = {
  rooms: roomsOf,
  dining: ({ snapshot }: SiteRequest) => snapshot.restaurants,
  events: ({ snapshot }: SiteRequest) => snapshot.events,
  specials: specialsOf,
  resorts: ({ snapshot, isGroup }: SiteRequest) => (isGroup ? snapshot.resorts : []),
  blog: postsOf,
  info: ({ snapshot }: SiteRequest) => snapshot.pages,
} satisfies {
  readonly [S in SiteSection]: (request: SiteRequest) => readonly PublishedRecord<(typeof sectionTypes)[S]>[];
};

/** Sections in which a site has something to show. */
export const openSections = (request: SiteRequest): SiteSection[] =>
  (Object.keys(siteSections) as SiteSection[]).filter(
    (section) =>
      sectionRecords[section](request).length > 0 &&
      !(section === 'events' && request.snapshot.site.hideActivities),
  );
