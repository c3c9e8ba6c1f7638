import { contentTypes } from '../../../content/index.ts';
import { inEitherLanguage, inLanguage } from '../../../domain/language.ts';
import { bookingPath } from '../../../domain/site/site-sections.ts';
import { addDays, dayOf } from '../../../domain/time/calendar.ts';
import type { OfferCard, RunningClock } from '../../../site/view.ts';
import { bookedResorts } from '../../booking/booked-resorts.ts';
import { guestPhrases } from '../../delivery/guest-phrases.ts';
import { serialize } from '../../hub/serialize-record.ts';
import type { Special } from '../cards.ts';
import type { MadeRecordPage } from '../found-page.ts';
import type { SiteRequest } from '../site-request.ts';
import { offerData } from '../structured-data.ts';
import { countingDown } from './running-clock.ts';
import { offerCard } from './offer-card.ts';

const { special } = contentTypes;

/**
 * Where a stay under an offer is booked: the booking form with the offer's code, its resort where it has one, and the
 * night that was looked for. Where the site books nothing itself, the address that its contact names.
 */
export function bookOffer(
  { snapshot, language }: SiteRequest,
  record: Special,
  offer: OfferCard,
  stay: string | null = null,
): string | null {
  const booked = bookedResorts(snapshot);
  if (booked.length === 0) {
    const booking = snapshot.site.contact?.booking;
    return booking ? inEitherLanguage(booking, language) : null;
  }
  const [only, ...more] = booked.filter(({ resort }) => record.resorts.includes(resort.id));
  const pairs = [
    ['offer', offer.code],
    ['at', only && more.length === 0 && booked.length > 1 ? only.code : null],
    ['stay', stay],
  ].filter((pair): pair is [string, string] => Boolean(pair[1]));
  const query = new URLSearchParams(pairs);
  return query.size > 0 ? `${bookingPath(language)}?${query.toString()}` : bookingPath(language);
}

/** A clock on the page of an offer says what its date does not: that there are days left and no weeks. In days. */
const NEAR = 14;

function endOfOffer(request: SiteRequest, { ends }: OfferCard): RunningClock | null {
  if (ends === null) return null;
  const begins = `${addDays(dayOf(ends), -NEAR)}T00:00`;
  if (begins > request.now) {
    request.changes.push(begins);
    return null;
  }
  const phrases = guestPhrases(request.snapshot).site[request.language];
  return countingDown(request, { title: phrases['offer-ends'], text: null, ends, link: null });
}

export function offerPage(request: SiteRequest, record: Special): MadeRecordPage | undefined {
  const offer = offerCard(request, record);
  if (!offer) return undefined;
  const { snapshot, language } = request;
  const shape = serialize(special, record, ['content', 'terms', 'banner'], snapshot.context);
  const { content, terms, banner } = inLanguage(shape.locale, language);
  const resorts = snapshot.resorts.filter(({ id }) => record.resorts.includes(id));
  return {
    title: offer.title,
    description: offer.text,
    picture: offer.picture,
    body: {
      kind: 'offer',
      offer,
      book: bookOffer(request, record, offer),
      banner,
      html: content,
      terms,
      resorts: resorts.map(({ name }) => name),
      stay: { from: record.stay_from, until: record.stay_until },
      clock: endOfOffer(request, offer),
    },
    data: () => [offerData(request, offer)],
  };
}
