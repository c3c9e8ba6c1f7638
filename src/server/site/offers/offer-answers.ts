import type { CachedResponse } from '../../delivery/cached-response.ts';
import { nothingPage, respondWith } from '../make-page.ts';
import type { SiteFiles } from '../site-files.ts';
import type { SiteRequest } from '../site-request.ts';
import { askedOffers, offersPage } from './offers-page.ts';

interface LookedFor {
  readonly request: SiteRequest;
  readonly query: Readonly<Record<string, string>>;
  readonly files: SiteFiles;
}

/** The offers that somebody looked for: made for whoever asks, and kept by nobody. */
export function answerOffers({ request, query, files }: LookedFor): Promise<CachedResponse> {
  const asked = askedOffers(request, query);
  const page = offersPage(request, asked, query) ?? nothingPage(request, 'missing');
  const status = page.body.kind !== 'offers' ? 404 : asked.issues.length > 0 ? 400 : 200;
  return respondWith({ request, page, files, status, alone: [] });
}
