import { HUB } from '../../domain/hub-routes.ts';
import type { Link } from '../../domain/link.ts';
import { sectionPath } from '../../domain/site/site-sections.ts';
import type { WrittenLink } from '../../site/view.ts';
import { slugIn } from './cards.ts';
import type { SiteRequest } from './site-request.ts';
import { staySafePage } from './stay-safe-page.ts';

function addressOfLink({ type, linkurl, pageId }: Link, request: SiteRequest): string | null {
  const { snapshot, language } = request;
  if (type === 'Playa Safe Stay') return staySafePage(request)?.href ?? null;
  // Written for the hub, whose own addresses begin there.
  if (type !== 'Content') return linkurl?.startsWith(`${HUB}/`) ? `/app${linkurl}` : linkurl;
  const page = snapshot.pages.find(({ id }) => id === pageId);
  return page ? sectionPath('info', language, slugIn(page, request)) : null;
}

/** The links that staff wrote at a record, as the public site leads there; without those that lead nowhere. */
export const recordLinks = (links: readonly Link[] | null, request: SiteRequest): WrittenLink[] =>
  (links ?? []).flatMap((link) => {
    const address = addressOfLink(link, request);
    const { linktext: text, type } = link;
    return text && address ? { text, address, isReservation: type === 'Make Reservation' } : [];
  });
