import { contentTypes } from '../../../content/index.ts';
import type { SiteSection } from '../../../domain/site/site-sections.ts';
import { titledHere } from '../cards.ts';
import { brandCard } from '../group/brands.ts';
import { collectionCard, resortsIn } from '../group/collections.ts';
import { factSheetCard } from '../group/fact-sheets.ts';
import { meetingRoomsOf, meetingsCard } from '../group/meetings.ts';
import { sectionRecords } from '../section-records.ts';
import type { SiteRequest } from '../site-request.ts';
import { listed, type Lister, wordsOf } from './record-words.ts';

/** What is searched of the group: brands, collections, meeting rooms, fact sheets. */

const { brand, collection, fact_sheet, meeting_room } = contentTypes;

export const groupListers = {
  brands: (request) =>
    listed(
      'brands',
      sectionRecords.brands(request),
      (record) => brandCard(request, record),
      (record) => wordsOf(brand, record, ['tagline', 'description'], request),
    ),
  collection: (request) =>
    listed(
      'collection',
      sectionRecords.collection(request).filter(titledHere(request)),
      (record) => collectionCard(request, record),
      (record) => [
        ...wordsOf(collection, record, ['excerpt', 'content'], request),
        ...resortsIn(request, record).map(({ name }) => name),
      ],
    ),
  // On its own site a resort's meeting rooms are on the page of the section.
  meetings: (request) =>
    request.isGroup
      ? listed(
          'meetings',
          sectionRecords.meetings(request),
          (record) => meetingsCard(request, record),
          (record) => meetingWords(request, record.id),
        )
      : [],
  'fact-sheets': (request) =>
    listed(
      'fact-sheets',
      sectionRecords['fact-sheets'](request).filter(titledHere(request)),
      (record) => factSheetCard(request, record),
      (record) => wordsOf(fact_sheet, record, ['content'], request),
    ),
} satisfies Partial<Record<SiteSection, Lister>>;

const meetingWords = (request: SiteRequest, resort: number): string[] =>
  meetingRoomsOf(request, resort).flatMap((record) =>
    wordsOf(meeting_room, record, ['title', 'excerpt', 'content'], request),
  );
