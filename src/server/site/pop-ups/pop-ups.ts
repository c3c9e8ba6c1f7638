import { contentTypes } from '../../../content/index.ts';
import { inLanguage } from '../../../domain/language.ts';
import { isOnPage } from '../../../domain/site/pop-up.ts';
import type { PageBody, PopUpView } from '../../../site/view.ts';
import type { PublishedRecord } from '../../delivery/published-records.ts';
import { recordsOf } from '../../delivery/snapshot.ts';
import { serialize } from '../../hub/serialize-record.ts';
import { titledHere } from '../cards.ts';
import type { FoundPage } from '../found-page.ts';
import { formView } from '../forms/form-view.ts';
import type { SiteRequest } from '../site-request.ts';

/** What opens over the pages of a site. When it does is decided on the visitor's device (`src/site/islands/pop-up.ts`). */

const { pop_up } = contentTypes;

type PopUp = PublishedRecord<typeof pop_up>;

/** Nobody is interrupted who books, searches, signs in, prints, or reads what they agree to. */
const disturbed: readonly PageBody['kind'][] = [
  'slices',
  'restaurant',
  'room',
  'event',
  'offer',
  'offers',
  'resort',
  'brand',
  'collection',
  'text',
  'publications',
  'story',
];

const hasNewsletter = ({ body }: FoundPage): boolean =>
  body.kind === 'slices' &&
  body.slices.some(({ slice }) => slice.block === 'place' && slice.kind === 'newsletter');

/** The pop-up of a page: one that names it before one that stands on all pages, else the first in staff's order. */
function popUpOfPage(request: SiteRequest, page: FoundPage): PopUp | undefined {
  if (!disturbed.includes(page.body.kind)) return undefined;
  const hrefs = [page.href, ...(page.otherHref === null ? [] : [page.otherHref])];
  const here = recordsOf(request.snapshot, pop_up)
    .filter(titledHere(request))
    // A page with the form itself needs no other one.
    .filter(({ newsletter }) => !newsletter || !hasNewsletter(page))
    .filter(({ pages }) =>
      isOnPage(
        pages.flatMap(({ path }) => path ?? []),
        hrefs,
      ),
    );
  return here.find(({ pages }) => pages.length > 0) ?? here[0];
}

/** A pop-up as visitors see it. `href` is where its form is sent; undefined where nothing is sent. */
function viewOf(request: SiteRequest, record: PopUp, href: string | undefined): PopUpView {
  const names = ['title', 'text', 'image', 'link_text', 'link_url'] as const;
  const shape = serialize(pop_up, record, names, request.snapshot.context);
  const { title, text, link_text, link_url } = inLanguage(shape.locale, request.language);
  return {
    id: record.id,
    title: title ?? record.name,
    text,
    picture: shape.image,
    link: { text: link_text, address: link_url },
    form: record.newsletter ? formView('newsletter', request, href) : null,
    opens: record.opens ?? 'delay',
    delay: record.delay ?? 0,
    againAfter: record.again_after ?? 0,
    isOpen: request.drafted !== undefined || request.filled?.form === 'newsletter',
  };
}

/** Null where nothing opens over a page, or only drafts are looked at. */
export function popUpOf(request: SiteRequest, page: FoundPage): PopUpView | null {
  if (page.layer) return viewOf(request, page.layer, undefined);
  const record = request.drafted ? undefined : popUpOfPage(request, page);
  return record ? viewOf(request, record, page.href) : null;
}

/** Whether the form of the newsletter stands in what opens over a page. */
export const opensNewsletter = (request: SiteRequest, page: FoundPage): boolean =>
  popUpOfPage(request, page)?.newsletter ?? false;
