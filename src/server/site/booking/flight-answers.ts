import {
  type AirportMeant,
  codeIn,
  flightIssues,
  flightLink,
  readAskedFlight,
} from '../../../domain/booking/flight.ts';
import { searchTerms } from '../../../domain/search.ts';
import { dayOf } from '../../../domain/time/calendar.ts';
import type { CachedResponse } from '../../delivery/cached-response.ts';
import { readAirports } from '../../hub/airports.ts';
import { nothingPage, respondWith } from '../make-page.ts';
import type { SiteFiles } from '../site-files.ts';
import type { SiteRequest } from '../site-request.ts';
import { flightForm, flightsPage } from './flights-page.ts';
import { leadTo } from './lead-to.ts';

interface SentFlight {
  readonly request: SiteRequest;
  readonly query: Readonly<Record<string, string>>;
  readonly files: SiteFiles;
}

const MAX_TYPED = 120;
/** Airports to choose from, where several fit. */
const MAX_OFFERED = 12;

/** By its code, or by words that fit one alone; otherwise those that they fit. */
async function airportMeant(typed: string): Promise<AirportMeant> {
  if (typed === '' || typed.length > MAX_TYPED) return [];
  const airports = await readAirports();
  const code = codeIn(typed);
  if (code !== undefined && airports.withCode(code)) return code;
  const found = airports.suggest(searchTerms(typed), MAX_OFFERED);
  const [first, ...more] = found;
  return first && (more.length === 0 || first.isCity) ? first.code : found;
}

/** What the flight form of a site is answered with: the way to whoever sells flights, or the form and what it lacks. */
export async function answerFlight({ request, query, files }: SentFlight): Promise<CachedResponse> {
  const asked = readAskedFlight(query);
  const [from, to] = await Promise.all([airportMeant(asked.from), airportMeant(asked.to)]);
  const issues = flightIssues(asked, { from, to }, dayOf(request.now));
  const link =
    typeof from === 'string' && typeof to === 'string' && issues.length === 0
      ? flightLink(request.snapshot.site.flights ?? '', asked, { from, to }, request.language)
      : undefined;
  if (link !== undefined) return leadTo(link);
  const form = flightForm(request, { asked, issues });
  const page = form ? flightsPage(request, form) : nothingPage(request, 'missing');
  return respondWith({ request, page, files, status: form ? 422 : 404, alone: [] });
}
