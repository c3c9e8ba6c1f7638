import { airportCodesIn } from '../../../domain/fields/booking-text.ts';
import { resortsForSite } from '../../../domain/resort.ts';
import { isEngineAddress } from '../../../domain/booking/engines/link-with.ts';
import { otherLanguage } from '../../../domain/language.ts';
import { flightsPath } from '../../../domain/site/site-sections.ts';
import { dayOf, nextMidnight } from '../../../domain/time/calendar.ts';
import type { FlightForm } from '../../../site/booking-views.ts';
import { guestPhrases } from '../../delivery/guest-phrases.ts';
import type { FoundPage } from '../found-page.ts';
import type { SiteRequest } from '../site-request.ts';

/** Whether the site leads on to flights. */
export const hasFlights = ({ snapshot }: SiteRequest): boolean => isEngineAddress(snapshot.site.flights);

/** The form as it waits for a visitor, or with what was sent; null where the site leads to no flights. */
export function flightForm(
  request: SiteRequest,
  sent: Pick<FlightForm, 'asked' | 'issues'> = { asked: null, issues: [] },
): FlightForm | null {
  const { snapshot, language, now, changes } = request;
  if (!hasFlights(request)) return null;
  changes.push(nextMidnight(now));
  const [resort, ...others] = resortsForSite(snapshot.resorts, snapshot.site);
  const [nearest = null] = resort && others.length === 0 ? airportCodesIn(resort.gateways) : [];
  return { action: flightsPath(language), today: dayOf(now), nearest, ...sent };
}

/** The page on which a flight is looked for. */
export function flightsPage({ language, snapshot }: SiteRequest, form: FlightForm): FoundPage {
  const phrases = guestPhrases(snapshot).site[language];
  return {
    kind: 'website',
    body: { kind: 'flights', form },
    title: phrases['flights-title'],
    description: phrases['flights-lead'],
    picture: null,
    href: flightsPath(language),
    otherHref: snapshot.site.localized ? flightsPath(otherLanguage(language)) : null,
    above: [],
    isHidden: form.asked !== null,
    data: () => [],
  };
}
