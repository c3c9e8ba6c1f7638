import type { ContentType } from '../domain/content-type.ts';
import { sectionOfCategory } from '../domain/site/publications/publication-sections.ts';
import { type SiteSection, siteSections } from '../domain/site/site-sections.ts';
import { contentTypes } from './index.ts';

/** The type whose records have their pages below each section of a public site. */
export const sectionTypes = {
  rooms: contentTypes.room,
  dining: contentTypes.restaurant,
  events: contentTypes.event,
  specials: contentTypes.special,
  resorts: contentTypes.resort,
  brands: contentTypes.brand,
  collection: contentTypes.collection,
  // Below it stands a page for each resort that has any.
  meetings: contentTypes.resort,
  'fact-sheets': contentTypes.fact_sheet,
  blog: contentTypes.post,
  press: contentTypes.post,
  'playa-cares': contentTypes.pc_post,
  'event-posts': contentTypes.pc_event,
  info: contentTypes.content_section,
} as const satisfies Record<SiteSection, ContentType>;

/** The section in which a record has its page: of a post its category says which. */
export const sectionOfRecord = (
  type: ContentType,
  record: { readonly category?: unknown },
): SiteSection | undefined =>
  type.name === contentTypes.post.name ? sectionOfCategory(record.category) : sectionOf(type);

/** Undefined for a type whose records have no pages of their own. */
export const sectionOf = (type: ContentType): SiteSection | undefined =>
  (Object.keys(siteSections) as SiteSection[]).find((section) => sectionTypes[section] === type);
