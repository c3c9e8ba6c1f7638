import { contentTypes } from '../../../content/index.ts';
import { inLanguage } from '../../../domain/language.ts';
import { sectionPath } from '../../../domain/site/site-sections.ts';
import type { BrandCard } from '../../../site/group-views.ts';
import type { PublishedRecord } from '../../delivery/published-records.ts';
import { recordsOf } from '../../delivery/snapshot.ts';
import { plainBeginning } from '../../hub/page-metadata.ts';
import { serialize } from '../../hub/serialize-record.ts';
import { resortCard, slugOrId } from '../cards.ts';
import type { MadeRecordPage } from '../found-page.ts';
import { siteMeta } from '../site-meta.ts';
import type { SiteRequest } from '../site-request.ts';
import { phrasesOf } from './group-words.ts';
import { brandData } from './group-structured-data.ts';

/** The names under which the group runs resorts, each with its own. */

const { brand } = contentTypes;

export type Brand = PublishedRecord<typeof brand>;

/** Brands have pages on the site of the group alone. */
export const brandsOf = ({ snapshot, isGroup }: SiteRequest): readonly Brand[] =>
  isGroup ? recordsOf(snapshot, brand) : [];

const brandHref = (record: Brand, { language }: SiteRequest): string =>
  sectionPath('brands', language, slugOrId(record));

export function brandCard(request: SiteRequest, record: Brand): BrandCard {
  const { snapshot, language } = request;
  const shape = serialize(brand, record, ['logo', 'image', 'tagline'], snapshot.context);
  return {
    title: record.name,
    href: brandHref(record, request),
    picture: shape.image,
    label: null,
    text: inLanguage(shape.locale, language).tagline,
    logo: shape.logo,
    resorts: snapshot.resorts
      .filter(({ brand_id }) => brand_id === record.id)
      .map((one) => resortCard(request, one)),
  };
}

export function brandPage(request: SiteRequest, record: Brand): MadeRecordPage {
  const card = brandCard(request, record);
  const shape = serialize(brand, record, ['description'], request.snapshot.context);
  const { description } = inLanguage(shape.locale, request.language);
  return {
    title: card.title,
    metaTitle: siteMeta(request.snapshot, request.language).titleOf(
      phrasesOf(request)['brand-title'].replace('{name}', () => card.title),
    ),
    description: plainBeginning(description ?? '') || card.text,
    picture: card.picture,
    body: { kind: 'brand', card, html: description, website: record.website },
    data: () => [brandData(request, card)],
  };
}
