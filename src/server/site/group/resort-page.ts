import { contentTypes } from '../../../content/index.ts';
import { amenities, namesOf, soughtKinds } from '../../../domain/group/resort-words.ts';
import { isOfKind, noFilter, type ResortFilter, writeFilter } from '../../../domain/group/resort-filter.ts';
import { inEitherLanguage, inLanguage } from '../../../domain/language.ts';
import { sectionPath } from '../../../domain/site/site-sections.ts';
import type { MeetingPlace, ResortMap } from '../../../site/group-views.ts';
import type { Card, NavigationLink } from '../../../site/view.ts';
import type { Snapshot } from '../../delivery/snapshot.ts';
import { plainBeginning } from '../../hub/page-metadata.ts';
import { serialize } from '../../hub/serialize-record.ts';
import { resortCard, titledHere } from '../cards.ts';
import type { MadeRecordPage } from '../found-page.ts';
import type { SiteRequest } from '../site-request.ts';
import { resortData } from '../structured-data.ts';
import { brandCard, brandsOf } from './brands.ts';
import { collectionCard, collectionsOf, resortsIn } from './collections.ts';
import { factSheetCard, factSheetsOf } from './fact-sheets.ts';
import { said } from './group-words.ts';
import { stayOf } from './stay-of-resort.ts';
import { meetingRoomsOf, meetingsHref, meetingsOf } from './meetings.ts';

/** A resort on the site of the group. */

type Resort = Snapshot['resorts'][number];

const { resort } = contentTypes;

const filteredBy = (request: SiteRequest, text: string, filter: Partial<ResortFilter>): NavigationLink => ({
  text,
  href: sectionPath('resorts', request.language) + writeFilter({ ...noFilter, ...filter }),
  isCurrent: false,
});

function mapOf(request: SiteRequest, record: Resort): ResortMap | null {
  const { language } = request;
  if (record.shore === null) return null;
  const places = record.places.map(({ name, note, across, down }) => ({
    name: inEitherLanguage(name, language) ?? '',
    note: inEitherLanguage(note, language),
    across,
    down,
  }));
  return { shore: record.shore, places };
}

const meetingsAt = (request: SiteRequest, record: Resort): MeetingPlace | null => {
  if (meetingRoomsOf(request, record.id).length === 0) return null;
  const [place] = meetingsOf(request, [record]).places;
  return place ? { ...place, resort: { ...place.resort, href: meetingsHref(request, record) } } : null;
};

function brandOf(request: SiteRequest, record: Resort): Card | null {
  const brand = brandsOf(request).find(({ id }) => id === record.brand_id);
  return brand ? brandCard(request, brand) : null;
}

export function resortPage(request: SiteRequest, record: Resort): MadeRecordPage {
  const card = resortCard(request, record);
  const shape = serialize(resort, record, ['description', 'gallery'], request.snapshot.context);
  const { description, gallery } = inLanguage(shape.locale, request.language);
  const isElsewhere = record.site !== null && record.site !== request.snapshot.site.id;
  return {
    title: card.title,
    description: plainBeginning(description ?? '') || card.text,
    picture: card.picture,
    body: {
      kind: 'resort',
      resort: card,
      html: description,
      gallery: gallery ?? [],
      site: isElsewhere ? (request.homeOf(record.site, request.language)?.href ?? null) : null,
      kinds: namesOf(soughtKinds)
        .filter((kind) => isOfKind(record, kind))
        .map((kind) => filteredBy(request, said(soughtKinds[kind], request), { kind })),
      amenities: record.amenities.map((one) =>
        filteredBy(request, said(amenities[one], request), { amenities: [one] }),
      ),
      airports: record.gateways ? record.gateways.split(/[,\s]+/).filter(Boolean) : [],
      brand: brandOf(request, record),
      collections: collectionsOf(request)
        .filter(titledHere(request))
        .filter((one) => resortsIn(request, one).includes(record))
        .map((one) => collectionCard(request, one)),
      stay: stayOf(request, record),
      map: mapOf(request, record),
      meetings: meetingsAt(request, record),
      factSheets: factSheetsOf(request)
        .filter(titledHere(request))
        .filter((one) => one.resort === record.id)
        .map((one) => factSheetCard(request, one)),
    },
    data: () => [
      {
        ...resortData(request, card),
        amenityFeature: record.amenities.map((one) => ({
          '@type': 'LocationFeatureSpecification',
          name: said(amenities[one], request),
          value: true,
        })),
      },
    ],
  };
}
