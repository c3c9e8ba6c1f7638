import { contentTypes } from '../../../content/index.ts';
import { resortsOfCollection } from '../../../domain/group/collection-rule.ts';
import { inLanguage } from '../../../domain/language.ts';
import { sectionPath } from '../../../domain/site/site-sections.ts';
import type { CollectionCard } from '../../../site/group-views.ts';
import type { PublishedRecord } from '../../delivery/published-records.ts';
import { recordsOf, type Snapshot } from '../../delivery/snapshot.ts';
import { serialize } from '../../hub/serialize-record.ts';
import { resortCard, slugIn, titledHere } from '../cards.ts';
import type { MadeRecordPage } from '../found-page.ts';
import type { SiteRequest } from '../site-request.ts';
import { collectionData } from './group-structured-data.ts';
import { compareHref } from './resorts-data.ts';

/** Resorts that staff put together, by hand or by a rule. */

const { collection } = contentTypes;

export type Collection = PublishedRecord<typeof collection>;

export const resortsIn = ({ snapshot }: SiteRequest, record: Collection): Snapshot['resorts'] =>
  resortsOfCollection(record, snapshot.resorts);

/** Those that hold a resort: one that holds none yet is a page for its writer alone. On the site of the group. */
export const collectionsOf = (request: SiteRequest): readonly Collection[] =>
  request.isGroup
    ? recordsOf(request.snapshot, collection).filter(
        (one) => request.drafted || resortsIn(request, one).length > 0,
      )
    : [];

export function collectionCard(request: SiteRequest, record: Collection): CollectionCard {
  const shape = serialize(collection, record, ['title', 'excerpt', 'image'], request.snapshot.context);
  const { title, excerpt, image } = inLanguage(shape.locale, request.language);
  const resorts = resortsIn(request, record);
  // Without a picture of its own it shows that of its first resort.
  const picture = image ?? (resorts[0] ? resortCard(request, resorts[0]).picture : null);
  return {
    title: title ?? record.label,
    href: sectionPath('collection', request.language, slugIn(record, request)),
    picture,
    label: null,
    text: excerpt,
    count: resorts.length,
  };
}

export function collectionPage(request: SiteRequest, record: Collection): MadeRecordPage {
  const card = collectionCard(request, record);
  const shape = serialize(collection, record, ['content'], request.snapshot.context);
  const { content } = inLanguage(shape.locale, request.language);
  const resorts = resortsIn(request, record);
  const cards = resorts.map((one) => resortCard(request, one));
  return {
    title: card.title,
    description: card.text,
    picture: card.picture,
    body: {
      kind: 'collection',
      card,
      html: content,
      resorts: cards,
      compare: compareHref(resorts, request),
      others: collectionsOf(request)
        .filter((one) => one !== record)
        .filter(titledHere(request))
        .map((one) => collectionCard(request, one)),
    },
    data: () => [collectionData(request, card, cards)],
  };
}
