import { type FormName, isFormName } from '../../../domain/forms/form.ts';
import type { SitePath } from '../../../domain/site/site-sections.ts';
import { findPage } from '../find-page.ts';
import type { FoundPage } from '../found-page.ts';
import { opensNewsletter } from '../pop-ups/pop-ups.ts';
import type { SiteRequest } from '../site-request.ts';

interface Standing {
  readonly request: SiteRequest;
  readonly page: FoundPage;
}

const holdsForm = (request: SiteRequest, page: FoundPage, form: FormName): boolean =>
  standsOn(page, form) || (form === 'newsletter' && opensNewsletter(request, page));

const standsOn = ({ body }: FoundPage, form: FormName): boolean =>
  (body.kind === 'brochures' && form === 'brochure') ||
  (body.kind === 'slices' && body.slices.some(({ slice }) => slice.block === 'place' && slice.kind === form));

/** The page of a path on which a form stands; of versions that share the visitors, the first one that has it. */
export function pageWithForm(request: SiteRequest, path: SitePath, form: FormName): Standing | undefined {
  const found = findPage(request, path);
  if (found?.is !== 'page') return undefined;
  const { draw } = found.page;
  if (!draw) return holdsForm(request, found.page, form) ? { request, page: found.page } : undefined;
  for (const { version } of draw.versions) {
    const drawn: SiteRequest = {
      ...request,
      drawn: { version, origin: request.origin },
      placed: new Set(),
      changes: [],
    };
    const one = findPage(drawn, path);
    if (one?.is === 'page' && holdsForm(drawn, one.page, form)) return { request: drawn, page: one.page };
  }
  return undefined;
}

/** Which form was sent just before, as the address to which it led says: '/contact?sent=contact'. */
export function sentForm(search: string): FormName | undefined {
  const name = new URLSearchParams(search).get('sent');
  return isFormName(name) ? name : undefined;
}
