import type { PublicationSection } from '../../domain/site/publications/publication-sections.ts';
import { type SiteSection, siteSections } from '../../domain/site/site-sections.ts';
import type { sectionTypes } from '../../content/site-sections.ts';
import type { PublishedRecord } from '../delivery/published-records.ts';
import { roomsOf, specialsOf } from './cards.ts';
import { brandsOf } from './group/brands.ts';
import { collectionsOf } from './group/collections.ts';
import { factSheetsOf } from './group/fact-sheets.ts';
import { meetingResorts } from './group/meetings.ts';
import { publicationsIn, type Story } from './publications/publications.ts';
import type { SiteRequest } from './site-request.ts';

const postsIn = (section: PublicationSection) => (request: SiteRequest) => publicationsIn(request, section);

/** The records that have pages below a section, each of the type that `sectionTypes` names. */
export const sectionRecords = {
  rooms: roomsOf,
  dining: ({ snapshot }: SiteRequest) => snapshot.restaurants,
  events: ({ snapshot }: SiteRequest) => snapshot.events,
  specials: specialsOf,
  resorts: ({ snapshot, isGroup }: SiteRequest) => (isGroup ? snapshot.resorts : []),
  brands: brandsOf,
  collection: collectionsOf,
  meetings: meetingResorts,
  'fact-sheets': factSheetsOf,
  blog: postsIn('blog'),
  press: postsIn('press'),
  'playa-cares': postsIn('playa-cares'),
  'event-posts': postsIn('event-posts'),
  info: ({ snapshot }: SiteRequest) => snapshot.pages,
} satisfies Record<PublicationSection, (request: SiteRequest) => readonly Story[]> & {
  readonly [S in Exclude<SiteSection, PublicationSection>]: (
    request: SiteRequest,
  ) => readonly PublishedRecord<(typeof sectionTypes)[S]>[];
};

/** Sections in which a site has something to show. */
export const openSections = (request: SiteRequest): SiteSection[] =>
  (Object.keys(siteSections) as SiteSection[]).filter(
    (section) =>
      sectionRecords[section](request).length > 0 &&
      !(section === 'events' && request.snapshot.site.hideActivities),
  );
