import type { FastifyRequest } from 'fastify';
import { asksForBooking, beginsBooking } from '../../domain/booking/asked-booking.ts';
import { asksForFlight } from '../../domain/booking/flight.ts';
import { offerFields } from '../../domain/site/offer-filter.ts';
import {
  bookingPath,
  flightsPath,
  ownPageAt,
  sectionNamed,
  type SitePath,
  withLanguage,
} from '../../domain/site/site-sections.ts';
import { visitorPlace } from '../booking/visitor-place.ts';
import type { CachedResponse } from '../delivery/cached-response.ts';
import { pageQuery } from '../http/page-query.ts';
import { answerAsked, askedOfPage } from './asked-of-page.ts';
import { answerBooking } from './booking/booking-answers.ts';
import { answerFlight } from './booking/flight-answers.ts';
import { findPage } from './find-page.ts';
import { answerOffers } from './offers/offer-answers.ts';
import type { OpenSite } from './open-site.ts';
import type { SearchAnswers } from './search/search-answers.ts';
import type { SiteFiles } from './site-files.ts';
import type { SiteRequest } from './site-request.ts';

/** Which addresses are answered for one visitor, because their query asks for something: a search, a form, a filter. */

type Request = FastifyRequest;
type Make = (wanted: SiteRequest) => Promise<CachedResponse>;

/** How it is answered, or where the page stands that it asks. */
type QueryAnswer =
  { readonly is: 'made'; readonly make: Make } | { readonly is: 'moved'; readonly to: string };

interface AskedAddress {
  readonly request: Request;
  readonly open: OpenSite;
  readonly path: SitePath;
  readonly files: SiteFiles;
  readonly search: SearchAnswers;
}

/** The form whose values an address carries; undefined where it is that of a page. */
function sentForm(path: SitePath, request: Request): 'booking' | 'flights' | undefined {
  const own = ownPageAt(path);
  if (own === 'booking') {
    const query = pageQuery(request);
    return asksForBooking(query) || beginsBooking(query) ? 'booking' : undefined;
  }
  return own === 'flights' && asksForFlight(pageQuery(request)) ? 'flights' : undefined;
}

/** Whether an address looks for something among the offers of a site. */
function looksForOffers({ parts: [first, ...more], language }: SitePath, request: Request): boolean {
  if (more.length > 0 || sectionNamed(first, language)?.section !== 'specials') return false;
  const query = pageQuery(request);
  return offerFields.some((name) => name in query);
}

/** What a form was sent with. The form of a page that staff made at the address is sent there too. */
function answerForm(form: 'booking' | 'flights', { request, open, path, files }: AskedAddress): QueryAnswer {
  const own = form === 'booking' ? bookingPath(path.language) : flightsPath(path.language);
  if (withLanguage(path.path, path.language) !== own) return { is: 'moved', to: own };
  const query = pageQuery(request);
  if (form === 'flights') {
    return { is: 'made', make: (wanted) => answerFlight({ request: wanted, query, files }) };
  }
  const whole = open.visit.cache.snapshot;
  const cameFrom = request.headers.referer;
  const place = visitorPlace(request);
  return {
    is: 'made',
    make: (wanted) => answerBooking({ request: wanted, whole, query, cameFrom, place, files }),
  };
}

/** Undefined where everybody gets the same page. Throws BadRequest for a query of more than anybody needs. */
export function answerToQuery(address: AskedAddress): QueryAnswer | undefined {
  const { request, open, path, files, search } = address;
  const mark = request.url.indexOf('?');
  if (mark === -1 || mark === request.url.length - 1) return undefined;
  const form = sentForm(path, request);
  if (form) return answerForm(form, address);
  const values = askedOfPage(path, request);
  const isSearch = ownPageAt(path) === 'search';
  const isOffers = looksForOffers(path, request);
  if (!values && !isSearch && !isOffers) return undefined;
  const found = findPage(open.requestIn(path.language), path);
  if (found?.is !== 'page') return found;
  // Staff may have made a page at the address: it is no search then.
  const { kind } = found.page.body;
  if (isSearch && kind === 'search') {
    const whole = open.visit.cache.snapshot;
    return { is: 'made', make: (wanted) => search({ request: wanted, whole, url: request.url, files }) };
  }
  if (isOffers && kind === 'offers') {
    return {
      is: 'made',
      make: (wanted) => answerOffers({ request: wanted, query: pageQuery(request), files }),
    };
  }
  const query = request.url.slice(mark);
  return (
    values && { is: 'made', make: (wanted) => answerAsked({ request: wanted, path, values, query, files }) }
  );
}
