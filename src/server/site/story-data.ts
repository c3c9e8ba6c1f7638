import type { PublicationSection } from '../../domain/site/publications/publication-sections.ts';
import { instantAt } from '../../domain/time/zone-time.ts';
import type { StoryCard } from '../../site/publication-views.ts';
import type { StructuredData } from './found-page.ts';
import type { Story } from './publications/publications.ts';
import type { SiteRequest } from './site-request.ts';
import { absolute, addressOfHouse, hotelId, pictureOf } from './structured-data.ts';

/** What search engines are told of a post. */

const inUtc = (wallClock: string, { snapshot }: SiteRequest): string =>
  instantAt(wallClock, snapshot.site.timeZone).toISOString();

/** A release is news of the house and signed by it; everything else is written by somebody. */
export function storyData(
  request: SiteRequest,
  section: PublicationSection,
  card: StoryCard,
  record: Story,
): StructuredData {
  const isNews = section === 'press';
  const published = inUtc(card.published, request);
  return {
    '@type': isNews ? 'NewsArticle' : 'BlogPosting',
    headline: card.title,
    url: absolute(card.href, request),
    mainEntityOfPage: absolute(card.href, request),
    datePublished: published,
    // What was written before its moment was not changed after it.
    dateModified: record.updated_at > published ? record.updated_at : published,
    author: isNews
      ? { '@type': 'Organization', name: card.author, url: `${request.origin}/` }
      : { '@type': 'Person', name: card.author },
    inLanguage: request.language,
    ...(card.text ? { description: card.text } : {}),
    ...pictureOf(card.picture, request),
    publisher: { '@id': hotelId(request) },
  };
}

/** The day to which an event post calls. */
export const eventPostData = (
  request: SiteRequest,
  card: StoryCard,
  { at, place }: NonNullable<StoryCard['gathering']>,
): StructuredData => {
  const { site } = request.snapshot;
  return {
    '@type': 'Event',
    name: card.title,
    url: absolute(card.href, request),
    startDate: inUtc(at, request),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(card.text ? { description: card.text } : {}),
    ...pictureOf(card.picture, request),
    location: {
      '@type': 'Place',
      name: place ?? site.name,
      address: addressOfHouse(request) ?? site.name,
    },
    organizer: { '@id': hotelId(request) },
  };
};
