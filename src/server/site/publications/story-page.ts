import { inLanguage } from '../../../domain/language.ts';
import { relatedPosts } from '../../../domain/site/publications/related-posts.ts';
import type { PublicationSection } from '../../../domain/site/publications/publication-sections.ts';
import type { FoundPage, StructuredData } from '../found-page.ts';
import { titledHere } from '../cards.ts';
import { serialize } from '../../hub/serialize-record.ts';
import { contentTypes } from '../../../content/index.ts';
import { readsAddress } from '../reads/reads-address.ts';
import type { SiteRequest } from '../site-request.ts';
import { eventPostData, storyData } from '../story-data.ts';
import { feedPath, otherSections } from './publication-list.ts';
import { pressContact } from './press-contact.ts';
import { pressPictures } from './press-pictures.ts';
import { postOf, publicationCard, publicationsIn, publicationText, type Story } from './publications.ts';

/** The page of one post. */

const RELATED = 3;

type Made = Pick<FoundPage, 'title' | 'description' | 'picture' | 'body' | 'kind' | 'data' | 'feed'>;

function related(request: SiteRequest, section: PublicationSection, own: Story) {
  const toCompare = (record: Story) => {
    const { title, excerpt } = inLanguage(record.locale, request.language);
    return {
      id: record.id,
      published_at: record.published_at,
      author: record.author,
      words: `${title} ${excerpt}`,
      record,
    };
  };
  const others = publicationsIn(request, section).filter(titledHere(request)).map(toCompare);
  return relatedPosts(toCompare(own), others, RELATED).map(({ record }) =>
    publicationCard(request, { section, record }),
  );
}

/** Pictures beside the one that the page opens with. */
function furtherPictures(request: SiteRequest, record: Story) {
  const own = postOf(request, record);
  if (!own) return [];
  const shape = serialize(contentTypes.post, own, ['gallery'], request.snapshot.context);
  return inLanguage(shape.locale, request.language).gallery ?? [];
}

export const storyPage =
  (section: PublicationSection) =>
  (request: SiteRequest, record: Story): Made => {
    const card = publicationCard(request, { section, record });
    const isPress = section === 'press';
    const isOfPosts = section === 'blog' || isPress;
    const data = (): StructuredData[] => [
      storyData(request, section, card, record),
      ...(card.gathering ? [eventPostData(request, card, card.gathering)] : []),
    ];
    return {
      title: card.title,
      description: card.text,
      picture: card.picture,
      kind: 'article',
      body: {
        kind: 'story',
        section,
        card,
        html: publicationText(request, record),
        gallery: isOfPosts ? furtherPictures(request, record) : [],
        pictures: isPress ? pressPictures(request, record) : [],
        contact: isPress ? pressContact(request.snapshot) : null,
        related: related(request, section, record),
        others: otherSections(request, section),
        reads: request.drafted ? null : readsAddress(section, record.id),
      },
      feed: feedPath(section, request.language),
      data,
    };
  };
