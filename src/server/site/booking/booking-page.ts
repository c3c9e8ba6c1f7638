import { otherLanguage } from '../../../domain/language.ts';
import { bookingPath } from '../../../domain/site/site-sections.ts';
import type { BookingForm } from '../../../site/booking-views.ts';
import { guestPhrases } from '../../delivery/guest-phrases.ts';
import type { FoundPage } from '../found-page.ts';
import type { SiteRequest } from '../site-request.ts';
import { soldBy } from './sold-by.ts';

/** The page on which a stay is booked, of every site that books one. */
export function bookingPage({ language, snapshot }: SiteRequest, form: BookingForm): FoundPage {
  const phrases = guestPhrases(snapshot).site[language];
  return {
    kind: 'website',
    body: { kind: 'booking', form, soldBy: soldBy(snapshot) },
    title: phrases['booking-title'],
    description: phrases['booking-lead'],
    picture: null,
    href: bookingPath(language),
    otherHref: snapshot.site.localized ? bookingPath(otherLanguage(language)) : null,
    above: [],
    isHidden: form.asked !== null || form.begun !== undefined,
    data: () => [],
  };
}
