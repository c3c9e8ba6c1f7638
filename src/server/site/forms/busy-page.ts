import type { KeptResponse } from '../../delivery/cached-response.ts';
import { nothingPage, respondWith } from '../make-page.ts';
import type { SiteFiles } from '../site-files.ts';
import { perSecond } from './per-second.ts';
import type { PostedForm } from './take-form.ts';

/** What forms are answered with while there are too many of them. */

/** Pages that are made for one visitor each, in a second: more are a flood, and other visitors wait for every one. */
const PAGES_A_SECOND = 20;
/** Seconds. */
const RETRY_SOON = 10;

/** Whether a page may be made for one visitor of this process; all forms together have these. */
export const mayMakePage = perSecond(PAGES_A_SECOND);

/** Says the same to everybody, so that a flood costs next to nothing. */
export const busyPage = (
  { open, path }: Pick<PostedForm, 'open' | 'path'>,
  files: SiteFiles,
): Promise<KeptResponse> =>
  open.visit.cache.make(
    `site ${open.origin} ${path.language} busy`,
    () => {
      const request = open.requestIn(path.language);
      const page = nothingPage(request, 'busy');
      return respondWith({
        request,
        page,
        files,
        status: 429,
        alone: ['retry-after', String(RETRY_SOON)],
      });
    },
    { keep: 'always' },
  );
