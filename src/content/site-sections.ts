import type { ContentType } from '../domain/content-type.ts';
import { type SiteSection, siteSections } from '../domain/site/site-sections.ts';
import { contentTypes } from './index.ts';

/** The type whose records have their pages below each section of a public site. */
export const sectionTypes = {
  rooms: contentTypes.room,
  dining: contentTypes.restaurant,
  events: contentTypes.event,
  specials: contentTypes.special,
  resorts: contentTypes.resort,
  blog: contentTypes.post,
  info: contentTypes.content_section,
} as const satisfies Record<SiteSection, ContentType>;

/** Undefined for a type whose records have no pages of their own. */
export const sectionOf = (type: ContentType): SiteSection | undefined =>
  (Object.keys(siteSections) as SiteSection[]).find((section) => sectionTypes[section] === type);
