import { contentTypes } from '../../../content/index.ts';
import { otherLanguage } from '../../../domain/language.ts';
import {
  type AskedOffers,
  blankOfferFilter,
  isBlankFilter,
  kindInAddress,
  matchesOffer,
  type OfferFilter,
  readOfferFilter,
  savings,
  writeOfferFilter,
} from '../../../domain/site/offer-filter.ts';
import { sectionPath } from '../../../domain/site/site-sections.ts';
import { type SpecialKind, specialKinds } from '../../../domain/special.ts';
import { dayOf } from '../../../domain/time/calendar.ts';
import type { OffersView } from '../../../site/view.ts';
import { guestPhrases } from '../../delivery/guest-phrases.ts';
import { type Special, specialsOf, titledHere } from '../cards.ts';
import type { FoundPage } from '../found-page.ts';
import { wordsOf } from '../search/record-words.ts';
import { sayIn } from '../say.ts';
import type { SiteRequest } from '../site-request.ts';
import { offerCatalogData } from '../structured-data.ts';
import { kindLabel, offerCard } from './offer-card.ts';
import { bookOffer } from './offer-page.ts';

/** The page of all offers of a site, with what a visitor looked for among them. */

interface Offered {
  readonly record: Special;
  readonly offer: NonNullable<ReturnType<typeof offerCard>>;
}

const offeredNow = (request: SiteRequest): Offered[] =>
  specialsOf(request)
    .filter(titledHere(request))
    .flatMap((record) => {
      const offer = offerCard(request, record);
      return offer ? [{ record, offer }] : [];
    });

/** Resorts that an offer of the site is for; those of one resort alone leave nothing to choose. */
function offeredResorts({ snapshot }: SiteRequest, offered: readonly Offered[]) {
  const named = new Set(offered.flatMap(({ record }) => record.resorts));
  const resorts = snapshot.resorts.filter(({ id }) => named.has(id));
  return resorts.length > 1 ? resorts : [];
}

/** The parameters of the page as a visitor gave them. */
export const askedOffers = (request: SiteRequest, query: Readonly<Record<string, string>>): AskedOffers =>
  readOfferFilter(
    query,
    offeredResorts(request, offeredNow(request)).map(({ id }) => id),
  );

const wordsOfOffer = (request: SiteRequest, { record, offer }: Offered) =>
  [
    offer.title,
    offer.label,
    offer.code,
    ...wordsOf(contentTypes.special, record, ['excerpt', 'content', 'terms'], request),
  ].join(' ');

function choicesOf(request: SiteRequest, offered: readonly Offered[]): OffersView['choices'] {
  const { language } = request;
  const kinds = specialKinds.filter((kind) => offered.some(({ record }) => record.kind === kind));
  const found = savings.filter((least) => offered.some(({ offer }) => offer.percent >= least));
  const kindChoice = (kind: SpecialKind) => ({
    value: kindInAddress(kind),
    text: kindLabel(kind, language) ?? kind,
  });
  return {
    resort: offeredResorts(request, offered).map(({ id, name }) => ({ value: String(id), text: name })),
    kind: kinds.map(kindChoice),
    saves: found.map((least) => ({
      value: String(least),
      text: sayIn(request)('offers-saves-least', { percent: least }),
    })),
  };
}

/** Fewer offers are seen at a glance. */
const SEARCHED = 3;

const blank: AskedOffers = { filter: blankOfferFilter, issues: [] };

/** `typed` is what stands in the address, so that a value that cannot be read is not lost. */
export function offersPage(
  request: SiteRequest,
  { filter, issues }: AskedOffers = blank,
  typed: Readonly<Record<string, string>> = {},
): FoundPage | undefined {
  const { language, snapshot } = request;
  const offered = offeredNow(request);
  // A site that has specials has the page, also while none is offered to everybody.
  if (specialsOf(request).length === 0) return undefined;
  const phrases = guestPhrases(snapshot).site[language];
  const found = offered.filter((one) =>
    matchesOffer(filter, {
      ...one.record,
      percent: one.offer.percent,
      words: () => wordsOfOffer(request, one),
    }),
  );
  const isFiltered = !isBlankFilter(filter);
  const href = sectionPath('specials', language);
  const query = new URLSearchParams(writeOfferFilter(filter)).toString();
  const { q = '', resort = '', kind = '', saves = '', stay = '' } = typed;
  return {
    kind: 'website',
    body: {
      kind: 'offers',
      action: href,
      values: { q, resort, kind, saves, stay },
      choices: choicesOf(request, offered),
      issues,
      today: dayOf(request.now),
      offers: found.map(({ record, offer }) => ({
        offer,
        book: bookOffer(request, record, offer, stayToBook(filter, request)),
      })),
      isFiltered,
      canSearch: isFiltered || issues.length > 0 || offered.length >= SEARCHED,
    },
    title: phrases.specials,
    description: phrases['specials-lead'],
    picture: null,
    href,
    otherHref: snapshot.site.localized
      ? sectionPath('specials', otherLanguage(language)) + (query && `?${query}`)
      : null,
    above: [],
    isHidden: isFiltered || issues.length > 0,
    data: () => [
      offerCatalogData(
        request,
        { title: phrases.specials, href },
        found.map(({ offer }) => offer),
      ),
    ],
  };
}

/** A night that is still to come. */
const stayToBook = ({ stay }: OfferFilter, { now }: SiteRequest): string | null =>
  stay !== null && stay >= dayOf(now) ? stay : null;
