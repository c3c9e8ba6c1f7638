import { codeIn, flightIssues, flightLink, readAskedFlight } from '../../../domain/booking/flight.ts';
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

/** The code of the airport that was meant: by its code, or by words that fit one alone. */
async function airportMeant(typed: string): Promise<string | undefined> {
  if (typed === '' || typed.length > MAX_TYPED) return undefined;
  const airports = await readAirports();
  const code = codeIn(typed);
  if (code !== undefined && airports.withCode(code)) return code;
  const [first, ...more] = airports.suggest(searchTerms(typed), 2);
  return first && (more.length === 0 || first.isCity) ? first.code : undefined;
}

/** What the flight form of a site is answered with: the way to whoever sells flights, or the form and what it lacks. */
export async function answerFlight({ request, query, files }: SentFlight): Promise<CachedResponse> {
  const asked = readAskedFlight(query);
  const [from, to] = await Promise.all([asked.from, asked.to].map(airportMeant));
  const issues = flightIssues(asked, { from, to }, dayOf(request.now));
  const link =
    from !== undefined && to !== undefined && issues.length === 0
      ? flightLink(request.snapshot.site.flights ?? '', asked, { from, to }, request.language)
      : undefined;
  if (link !== undefined) return leadTo(link);
  const form = flightForm(request, { asked, issues });
  const page = form ? flightsPage(request, form) : nothingPage(request, 'missing');
  return respondWith({ request, page, files, status: form ? 422 : 404, alone: [] });
}
