import type { KeptResponse } from '../../delivery/cached-response.ts';
import { nothingPage, respondWith } from '../make-page.ts';
import { RETRY_SOON } from './filled-form.ts';
import type { SiteFiles } from '../site-files.ts';
import { perSecond } from './per-second.ts';
import type { PostedForm } from './take-form.ts';

/** What forms are answered with while there are too many of them. */

/** Pages that are made for one visitor each, in a second: more are a flood, and other visitors wait for every one. */
const PAGES_A_SECOND = 20;

/** Whether a page may be made for one visitor of this process; all forms together have these. */
export const mayMakePage = perSecond(PAGES_A_SECOND);

/**
 * Says the same to everybody who waits for the same minute, so that a flood costs next to nothing. `wait` is the time
 * until it is worth trying again, in seconds.
 */
export function busyPage(
  { open, path }: Pick<PostedForm, 'open' | 'path'>,
  files: SiteFiles,
  wait: number = RETRY_SOON,
): Promise<KeptResponse> {
  const seconds = wait > RETRY_SOON ? Math.ceil(wait / 60) * 60 : RETRY_SOON;
  return open.visit.cache.make(
    `site ${open.origin} ${path.language} busy ${seconds}`,
    () => {
      const request = open.requestIn(path.language);
      const page = nothingPage(request, 'busy');
      return respondWith({
        request,
        page,
        files,
        status: 429,
        alone: ['retry-after', String(seconds)],
      });
    },
    { keep: 'always' },
  );
}
