import { contentTypes } from '../../../content/index.ts';
import { inLanguage } from '../../../domain/language.ts';
import {
  type PublicationSection,
  sectionOfCategory,
} from '../../../domain/site/publications/publication-sections.ts';
import { sectionPath } from '../../../domain/site/site-sections.ts';
import { hasCome } from '../../../domain/time/has-come.ts';
import type { StoryCard } from '../../../site/publication-views.ts';
import type { PublishedRecord } from '../../delivery/published-records.ts';
import { recordsOf } from '../../delivery/snapshot.ts';
import { serialize } from '../../hub/serialize-record.ts';
import { momentOf, type SiteRequest } from '../site-request.ts';

/** Posts as the public site shows them. Whatever lists, finds, feeds or counts posts takes them from here. */

const { pc_event, pc_post, post } = contentTypes;

/** What all of them have in common, which is all that a Playa Cares post has. */
const common = pc_post;
export type Story = PublishedRecord<typeof common>;
type Post = PublishedRecord<typeof post>;

const recordsIn = ({ snapshot }: SiteRequest, section: PublicationSection): readonly Story[] => {
  if (section === 'playa-cares') return recordsOf(snapshot, pc_post);
  if (section === 'event-posts') return recordsOf(snapshot, pc_event);
  return recordsOf(snapshot, post).filter(({ category }) => sectionOfCategory(category) === section);
};

const newestFirst = (a: Story, b: Story): number =>
  b.published_at.localeCompare(a.published_at) || b.id - a.id;

/**
 * The posts of a section whose moment has come, the newest first. What is made from them changes when the next one comes.
 */
export function publicationsIn(request: SiteRequest, section: PublicationSection): Story[] {
  const moment = momentOf(request);
  const all = recordsIn(request, section);
  const standing = all.filter(({ published_at }) => hasCome(published_at, moment));
  const coming = all.filter((one) => !standing.includes(one)).map(({ published_at }) => published_at);
  if (coming.length > 0) request.changes.push(coming.reduce((a, b) => (a < b ? a : b)));
  return standing.sort(newestFirst);
}

export interface Publication {
  readonly section: PublicationSection;
  readonly record: Story;
}

/** The posts of several sections as one list. */
export const publicationsOf = (
  request: SiteRequest,
  sections: readonly PublicationSection[],
): Publication[] =>
  sections
    .flatMap((section) => publicationsIn(request, section).map((record) => ({ section, record })))
    .sort((a, b) => newestFirst(a.record, b.record));

/** The record of a post, with what posts alone have. */
export const postOf = ({ snapshot }: SiteRequest, { id }: Story): Post | undefined =>
  recordsOf(snapshot, post).find((one) => one.id === id);

/** When and where an event post calls people together. */
function gathering({ snapshot, language }: SiteRequest, { id }: Story): StoryCard['gathering'] {
  const record = recordsOf(snapshot, pc_event).find((one) => one.id === id);
  return record ? { at: record.event_date, place: inLanguage(record.locale, language).location } : null;
}

/** '/press/a-new-wing'. */
export const publicationPath = (request: SiteRequest, { section, record }: Publication): string => {
  const { slug } = inLanguage(record.locale, request.language);
  return sectionPath(section, request.language, slug ?? String(record.id));
};

export function publicationCard(request: SiteRequest, publication: Publication): StoryCard {
  const { section, record } = publication;
  const shape = serialize(common, record, ['title', 'excerpt', 'image'], request.snapshot.context);
  const { title, excerpt, image } = inLanguage(shape.locale, request.language);
  return {
    title: title ?? '',
    href: publicationPath(request, publication),
    picture: image,
    label: null,
    text: excerpt,
    published: record.published_at,
    author: record.author,
    gathering: section === 'event-posts' ? gathering(request, record) : null,
  };
}

/** The text of a post as safe HTML. */
export function publicationText({ snapshot, language }: SiteRequest, record: Story): string | null {
  const shape = serialize(common, record, ['content'], snapshot.context);
  return inLanguage(shape.locale, language).content;
}
