import {
  type AskedBooking,
  type BegunBooking,
  beginsBooking,
  readAskedBooking,
  readBegunBooking,
} from '../../../domain/booking/asked-booking.ts';
import { bookingEngines, bookingLink } from '../../../domain/booking/engines/index.ts';
import { limitsOf, stayIssues } from '../../../domain/booking/stay.ts';
import type { Booking } from '../../../domain/booking/trigger-index.ts';
import { fold } from '../../../domain/fold.ts';
import { isDay } from '../../../domain/time/time-format.ts';
import { dayOf } from '../../../domain/time/calendar.ts';
import type { BookingIssue } from '../../../site/booking-views.ts';
import { bookedResorts } from '../../booking/booked-resorts.ts';
import { triggerIndexOf } from '../../booking/trigger-index-of.ts';
import type { CachedResponse } from '../../delivery/cached-response.ts';
import type { Snapshot } from '../../delivery/snapshot.ts';
import { BadRequest } from '../../http/errors.ts';
import { pageQuery } from '../../http/page-query.ts';
import { nothingPage, respondWith } from '../make-page.ts';
import type { SiteFiles } from '../site-files.ts';
import type { SiteRequest } from '../site-request.ts';
import { bookingForm } from './booking-form.ts';
import { bookingPage } from './booking-page.ts';
import { leadTo } from './lead-to.ts';

/**
 * What the booking form of a site is answered with: the way to the engine with the stay and its codes, or the form with
 * what cannot be booked. It is made for whoever asks, and kept by nobody.
 */

interface SentForm {
  readonly request: SiteRequest;
  /** The snapshot of the site cache, from which the request was made. */
  readonly whole: Snapshot;
  /** The query of the form. */
  readonly query: Readonly<Record<string, string>>;
  /** The page that the form stands on, with its query; a visitor without script brings codes only there. */
  readonly cameFrom: string | undefined;
  readonly place: Pick<Booking, 'country' | 'region'>;
  readonly files: SiteFiles;
}

const MAX_CODE = 80;

const isCode = (code: string): boolean => code.length <= MAX_CODE && !/\p{Cc}/u.test(code);

function codeIssues({ code }: AskedBooking): BookingIssue[] {
  return isCode(code) ? [] : [{ field: 'code', is: 'code', value: MAX_CODE }];
}

/** The query of the page on which the visit began; nothing where it is more than anybody needs. */
function landingQuery({ landing }: AskedBooking, cameFrom: string | undefined): Record<string, string> {
  try {
    return pageQuery({ url: landing === '' ? (cameFrom ?? '') : `?${landing.replace(/^\?/, '')}` });
  } catch (error) {
    if (error instanceof BadRequest) return {};
    throw error;
  }
}

/** The form with what an offer brought along. What nobody could choose in it is left out. */
function beginWith({ request, files }: SentForm, given: BegunBooking): Promise<CachedResponse> {
  const resort = bookedResorts(request.snapshot).find(({ code }) => fold(code) === fold(given.resort));
  const begun = {
    resort: resort?.code ?? '',
    arrive: isDay(given.arrive) && given.arrive >= dayOf(request.now) ? given.arrive : '',
    code: isCode(given.code) ? given.code : '',
    codeAs: given.codeAs,
  };
  const form = bookingForm(request, { asked: null, begun, issues: [] });
  const page = form ? bookingPage(request, form) : nothingPage(request, 'missing');
  return respondWith({ request, page, files, status: form ? 200 : 404, alone: [] });
}

export function answerBooking(sent: SentForm): Promise<CachedResponse> {
  const { request, whole, query, cameFrom, place, files } = sent;
  if (beginsBooking(query)) return beginWith(sent, readBegunBooking(query));
  const asked = readAskedBooking(query);
  const resorts = bookedResorts(request.snapshot);
  const chosen =
    asked.resort === '' && resorts.length === 1
      ? resorts[0]
      : resorts.find(({ code }) => fold(code) === fold(asked.resort));
  const today = dayOf(request.now);
  const issues: BookingIssue[] = [
    ...(chosen
      ? stayIssues(asked, limitsOf(chosen.resort, today), today)
      : [{ field: 'resort', is: 'resort' } as const]),
    ...codeIssues(asked),
  ];
  if (!chosen || issues.length > 0) {
    const form = bookingForm(request, { asked, issues });
    const page = form ? bookingPage(request, form) : nothingPage(request, 'missing');
    return respondWith({ request, page, files, status: form ? 422 : 404, alone: [] });
  }
  const { hotel, engine, address } = chosen;
  const { takes, codeFor } = bookingEngines[engine];
  const as = codeFor(asked.codeAs ?? 'promo');
  const given = triggerIndexOf(whole).codesFor({
    resort: chosen.code,
    query: landingQuery(asked, cameFrom),
    typed: asked.code === '' ? undefined : { code: asked.code, as },
    ...place,
  });
  // A trigger may give codes of the other family alone: then the engine is told what the visitor typed.
  const codes =
    asked.code === '' || takes.some((name) => given[name] !== null) ? given : { ...given, [as]: asked.code };
  const link = bookingLink(engine, address, { hotel, stay: asked, codes, language: request.language });
  if (link === undefined) throw new Error(`The booking engine of ${chosen.code} has no address.`);
  return leadTo(link);
}
