import { type Link, resolveLink } from '../link.ts';

interface Reservable {
  readonly reservations_url: string | null;
  readonly links: readonly Link[] | null;
}

interface Reservation {
  /** What the one button to reserve opens in a frame; null where the place takes no reservations online. */
  readonly url: string | null;
  /** The links that are left for the text. */
  readonly links: readonly Link[];
}

/** Where a link to reserve opens a frame of its own; a page of the hub is no frame. */
function frameOf(link: Link): string | undefined {
  if (link.type !== 'Make Reservation') return undefined;
  const target = resolveLink(link, { language: 'en', pages: [] });
  return target?.kind === 'overlay' ? target.url : undefined;
}

/**
 * One way to reserve, however often staff have written it: the restaurant's own address, otherwise that of its first
 * link to reserve. A link that reserves something else stays where it is.
 */
export function reservationOf({ reservations_url, links }: Reservable): Reservation {
  const all = links ?? [];
  const url = reservations_url?.trim() || (all.map(frameOf).find(Boolean) ?? null);
  return { url, links: all.filter((link) => url === null || frameOf(link) !== url) };
}
