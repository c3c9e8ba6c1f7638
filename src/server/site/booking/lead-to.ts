import { CachedResponse } from '../../delivery/cached-response.ts';

/** Leads a visitor on with what they asked for. The way is another one for each of them, so that no cache keeps it. */
export const leadTo = (link: string): Promise<CachedResponse> =>
  CachedResponse.make({
    text: '',
    status: 303,
    type: 'text/plain; charset=utf-8',
    headers: ['location', link, 'cache-control', 'private, no-store', 'referrer-policy', 'no-referrer'],
  });
